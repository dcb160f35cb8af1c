// The art of hex terrain, gathered into few paths: one for each fill and one for each kind of stroke.
import type { Hex, Hexes, Point } from "../lib/protocol";
import { chance, corner, hexPath, r1 } from "./geometry";

export interface TerrainArt {
  /** Fill class -> path data. */
  fills: Map<string, string>;
  /** Ornament class -> path data. */
  marks: Map<string, string>;
  grid: string;
}

/** The fill of each terrain; an unknown one is open ground. */
const FILL: Record<string, string> = {
  clear: "open", open: "open", hill: "hill", mountain: "rock", sea: "sea", city: "open", fields: "field", orchard: "open",
  "light-woods": "wood-light", woods: "wood", rough: "open", marsh: "marsh", "dispersed-buildings": "open", "built-up": "open", "off-map": "off",
};

class Sheet {
  readonly paths = new Map<string, string>();
  add(name: string, d: string): void {
    this.paths.set(name, (this.paths.get(name) ?? "") + d);
  }
}

const disc = (x: number, y: number, r: number): string => `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 0 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-2 * r)} 0`;

function turned(points: Point[], x: number, y: number, angle: number): string {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return points.map(([a, b], i) => `${i ? "L" : "M"}${r1(x + a * c - b * s)} ${r1(y + a * s + b * c)}`).join("");
}

/** Points scattered in a hex, well apart, always the same for the same hex. */
function scatter(hex: Hex, size: number, count: number): Point[] {
  const out: Point[] = [];
  for (let n = 0; out.length < count && n < count * 8; n++) {
    const a = chance(hex.id, n * 2) * Math.PI * 2;
    const d = Math.sqrt(chance(hex.id, n * 2 + 1)) * size * 0.74;
    const p: Point = [hex.x + Math.cos(a) * d, hex.y + Math.sin(a) * d];
    if (out.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > size * 0.2)) out.push(p);
  }
  return out;
}

function trees(sheet: Sheet, hex: Hex, size: number, count: number): void {
  for (const [n, [x, y]] of scatter(hex, size, count).entries()) {
    const r = size * (0.13 + 0.06 * chance(hex.id, 100 + n));
    sheet.add("tree-shade", disc(x + 2, y + 2, r));
    sheet.add(n % 3 ? (n % 3 === 1 ? "tree-b" : "tree-c") : "tree-a", disc(x, y, r));
  }
}

function furrows(sheet: Sheet, hex: Hex, size: number): void {
  const angle = (Math.floor(chance(hex.id, 1) * 6) * 30 * Math.PI) / 180 + 0.2;
  const inner = size * 0.84;
  for (let k = -4; k <= 4; k++) {
    const off = (k * inner) / 5;
    const half = Math.sqrt(Math.max(0, (inner * 0.9) ** 2 - off * off));
    sheet.add("furrow", turned([[-half, off], [half, off]], hex.x, hex.y, angle));
  }
}

function houses(sheet: Sheet, hex: Hex, size: number, count: number): void {
  for (const [n, [x, y]] of scatter(hex, size * 0.85, count).entries()) {
    const angle = (chance(hex.id, 50 + n) - 0.5) * 1.2;
    const w = size * (0.17 + 0.08 * chance(hex.id, 60 + n));
    const h = w * 0.66;
    const rect: Point[] = [[-w, -h], [w, -h], [w, h], [-w, h]];
    sheet.add("house-shade", `${turned(rect, x + 2, y + 2.5, angle)}z`);
    sheet.add("house", `${turned(rect, x, y, angle)}z`);
    sheet.add("ridge", turned([[-w, 0], [w, 0]], x, y, angle));
  }
}

function ornaments(sheet: Sheet, hex: Hex, size: number): void {
  const { x, y } = hex;
  switch (hex.art || hex.terrain) {
    case "hill":
      for (const [dx, dy] of [[-0.42, -0.1], [0.05, 0.32], [-0.05, -0.5]] as Point[]) {
        sheet.add("arc", `M${r1(x + dx * size)} ${r1(y + dy * size)}q${r1(size * 0.22)} ${r1(-size * 0.3)} ${r1(size * 0.45)} 0`);
      }
      break;
    case "mountain":
      for (const [dx, dy, k] of [[-0.3, -0.12, 0.8], [0.32, -0.02, 0.62], [-0.02, 0.42, 0.9]] as [number, number, number][]) {
        const [px, py, w] = [x + dx * size, y + dy * size, size * 0.3 * k];
        sheet.add("peak", `M${r1(px - w)} ${r1(py + w * 0.75)}L${r1(px)} ${r1(py - w * 0.9)}L${r1(px + w)} ${r1(py + w * 0.75)}z`);
        sheet.add("peak-shade", `M${r1(px)} ${r1(py - w * 0.9)}L${r1(px + w)} ${r1(py + w * 0.75)}L${r1(px + w * 0.1)} ${r1(py + w * 0.75)}z`);
      }
      break;
    case "fields":
      furrows(sheet, hex, size);
      break;
    case "orchard":
      for (let i = -2; i <= 2; i++) for (let j = -2; j <= 2; j++) {
        if (Math.abs(i) + Math.abs(j) < 4) sheet.add("orchard", disc(x + i * size * 0.27, y + j * size * 0.27, size * 0.07));
      }
      break;
    case "light-woods":
      trees(sheet, hex, size, 6);
      break;
    case "woods":
      trees(sheet, hex, size, 13);
      break;
    case "rough":
      for (const [px, py] of scatter(hex, size, 11)) sheet.add("stone", `M${r1(px - 3)} ${r1(py + 2)}l3-5 3 5z`);
      break;
    case "marsh":
      for (const [px, py] of scatter(hex, size, 9)) sheet.add("reed", `M${r1(px - 5)} ${r1(py)}h10M${r1(px - 2)} ${r1(py)}v-4M${r1(px + 2)} ${r1(py)}v-5`);
      break;
    case "dispersed-buildings":
      houses(sheet, hex, size, 3);
      break;
    case "built-up":
    case "city":
      houses(sheet, hex, size, 6);
      break;
  }
}

export function terrainArt(hexes: Hexes): TerrainArt {
  const fills = new Sheet();
  const marks = new Sheet();
  let grid = "";
  for (const hex of hexes.cells) {
    const outline = hexPath(hexes.orientation, hexes.size + 0.4, hex.x, hex.y);
    fills.add(FILL[hex.terrain] ?? "open", outline);
    if (hex.level) fills.add(`lvl${Math.min(3, hex.level)}`, outline);
    if (hex.terrain === "woods" || hex.terrain === "light-woods") fills.add("wooded", outline);
    if (hex.terrain !== "sea" && hex.terrain !== "off-map") grid += outline;
    else if (hex.terrain === "sea") fills.add("sea-grid", outline);
    ornaments(marks, hex, hexes.size);
  }
  return { fills: fills.paths, marks: marks.paths, grid };
}

const same = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 0.6 && Math.abs(a[1] - b[1]) < 0.6;

/** Pieces of road joined end to end wherever no third piece meets, so that they can be drawn as one curve. */
export function joined(roads: Point[][]): Point[][] {
  const key = (p: Point): string => `${Math.round(p[0])},${Math.round(p[1])}`;
  const ends = new Map<string, number>();
  for (const road of roads) for (const p of [road[0]!, road.at(-1)!]) ends.set(key(p), (ends.get(key(p)) ?? 0) + 1);
  const left = roads.filter((r) => r.length > 1).map((r) => r.slice());
  const out: Point[][] = [];
  while (left.length) {
    let line = left.pop()!;
    for (let grown = true; grown; ) {
      grown = false;
      for (const [n, other] of left.entries()) {
        const tail = line.at(-1)!;
        const head = line[0]!;
        if (ends.get(key(tail)) === 2 && same(tail, other[0]!)) line = [...line, ...other.slice(1)];
        else if (ends.get(key(tail)) === 2 && same(tail, other.at(-1)!)) line = [...line, ...other.reverse().slice(1)];
        else if (ends.get(key(head)) === 2 && same(head, other.at(-1)!)) line = [...other, ...line.slice(1)];
        else if (ends.get(key(head)) === 2 && same(head, other[0]!)) line = [...other.reverse(), ...line.slice(1)];
        else continue;
        left.splice(n, 1);
        grown = true;
        break;
      }
    }
    out.push(line);
  }
  return out;
}

/** Hexsides gathered by style; crests get hachures pointing away from the hex they belong to. */
export function sidePaths(hexes: Hexes): Map<string, string> {
  const sheet = new Sheet();
  const cells = new Map(hexes.cells.map((h) => [h.id, h]));
  for (const { hex, side, style } of hexes.sides ?? []) {
    const cell = cells.get(hex);
    if (!cell) continue;
    const [ax, ay] = corner(hexes.orientation, hexes.size, side);
    const [bx, by] = corner(hexes.orientation, hexes.size, side + 1);
    sheet.add(style, `M${r1(cell.x + ax)} ${r1(cell.y + ay)}L${r1(cell.x + bx)} ${r1(cell.y + by)}`);
    if (style === "crest") {
      const mid = Math.hypot((ax + bx) / 2, (ay + by) / 2);
      const [ux, uy] = [(ax + bx) / 2 / mid, (ay + by) / 2 / mid];
      for (let k = 1; k < 6; k++) {
        const [px, py] = [cell.x + ax + ((bx - ax) * k) / 6, cell.y + ay + ((by - ay) * k) / 6];
        sheet.add("hachure", `M${r1(px)} ${r1(py)}l${r1(ux * hexes.size * 0.13)} ${r1(uy * hexes.size * 0.13)}`);
      }
    }
  }
  return sheet.paths;
}
