// The geographic ground below a board, decoded from its compact file. Loaded only when a board asks for it.
import iberia from "../../../src/frente/boards/data/iberia.json?url";
import type { Area, Layout, Point } from "../lib/protocol";
import { path, r1, smooth } from "./geometry";

interface GroundFile {
  name: string;
  unit: number;
  width: number;
  height: number;
  margin: Point;
  arcs: number[][];
  shapes: { id: string; name: string; kind: string; at: [number, number, number]; rings: number[][] }[];
  borders: { a: string; b: string; arcs: number[] }[];
  coasts: { a: string; arcs: number[] }[];
  outline: number[];
  rivers: { id: string; name: string; weight: number; points: number[] }[];
  ranges: { id: string; points: number[] }[];
  names: { id: string; text: string; kind: string; at: Point }[];
}

/** The ground as path data, in its own units. */
export interface Ground {
  name: string;
  box: { x: number; y: number; w: number; h: number };
  shapes: Map<string, { d: string; kind: string; at: Point }>;
  /** All of Spain in one path, for clipping and the poster. */
  land: string;
  abroad: string;
  coast: string;
  outline: string;
  borders: { a: string; b: string; d: string }[];
  rivers: { d: string; weight: number }[];
  peaks: { x: number; y: number; size: number }[];
  names: { text: string; kind: string; x: number; y: number }[];
}

export function decode(file: GroundFile): Ground {
  const points = (flat: number[]): Point[] => {
    const out: Point[] = [];
    let x = 0;
    let y = 0;
    for (let i = 0; i < flat.length; i += 2) {
      x += flat[i]!;
      y += flat[i + 1]!;
      out.push([x * file.unit, y * file.unit]);
    }
    return out;
  };
  const arcs = file.arcs.map(points);
  const arc = (n: number): Point[] => (n < 0 ? arcs[~n]!.slice().reverse() : arcs[n]!);
  const ring = (list: number[]): Point[] => list.flatMap((n, i) => (i ? arc(n).slice(1) : arc(n)));
  const lines = (list: number[]): string => list.map((n) => path(arc(n))).join("");
  const shapes = new Map<string, { d: string; kind: string; at: Point }>();
  let land = "";
  let abroad = "";
  for (const shape of file.shapes) {
    const d = shape.rings.map((r) => path(ring(r), true)).join("");
    shapes.set(shape.id, { d, kind: shape.kind, at: [shape.at[0] * file.unit, shape.at[1] * file.unit] });
    if (shape.kind === "country") abroad += d;
    else land += d;
  }
  const peaks: Ground["peaks"] = [];
  for (const range of file.ranges) {
    for (let i = 0; i < range.points.length; i += 3) {
      peaks.push({ x: range.points[i]! * file.unit, y: range.points[i + 1]! * file.unit, size: range.points[i + 2]! });
    }
  }
  const [mx, my] = file.margin;
  return {
    name: file.name,
    box: { x: -mx, y: -my, w: file.width + 2 * mx, h: file.height + 2 * my },
    shapes,
    land,
    abroad,
    coast: file.coasts.map((c) => lines(c.arcs)).join(""),
    outline: lines(file.outline),
    borders: file.borders.map((b) => ({ a: b.a, b: b.b, d: lines(b.arcs) })),
    rivers: file.rivers.map((r) => ({ d: smooth(points(r.points)), weight: r.weight })),
    peaks,
    names: file.names.map((n) => ({ text: n.text, kind: n.kind, x: n.at[0] * file.unit, y: n.at[1] * file.unit })),
  };
}

/** Where the grounds lie: beside the page, fetched only when a board asks. */
const GROUNDS: Record<string, string> = { iberia };

const loaded = new Map<string, Promise<Ground | null>>();

/** The ground of that name; null where there is none. */
export function loadGround(name: string): Promise<Ground | null> {
  let wanted = loaded.get(name);
  if (!wanted) {
    wanted = (GROUNDS[name] ? fetch(GROUNDS[name]) : Promise.reject(new Error(name)))
      .then(async (answer) => (answer.ok ? decode((await answer.json()) as GroundFile) : null))
      .catch(() => null);
    loaded.set(name, wanted);
    void wanted.then((ground) => ground ?? loaded.delete(name));
  }
  return wanted;
}

/** The pictorial hills of a range: one path for the lit and one for the shaded slopes. */
export function hills(peaks: Ground["peaks"]): { lines: string; shade: string } {
  let lines = "";
  let shade = "";
  for (const { x, y, size } of peaks) {
    const w = 3.5 + 2.2 * size;
    const h = 4.5 + 2.8 * size;
    lines += `M${r1(x - w)} ${r1(y + 3)}L${r1(x)} ${r1(y + 3 - h)}L${r1(x + w)} ${r1(y + 3)}`;
    shade += `M${r1(x)} ${r1(y + 3 - h)}L${r1(x + w)} ${r1(y + 3)}L${r1(x + w * 0.15)} ${r1(y + 3)}z`;
  }
  return { lines, shade };
}

/** The outline of an area: its own polygons, or shapes of the ground moved to the canvas. */
export function areaPath(area: Area, ground: Ground | null): { d: string; onGround: boolean } {
  if (area.polygons?.length) return { d: area.polygons.map((p) => path(p, true)).join(""), onGround: false };
  const d = (area.shapes ?? []).map((id) => ground?.shapes.get(id)?.d ?? "").join("");
  return { d, onGround: true };
}

export const groundTransform = (layout: Layout): string => {
  const g = layout.ground;
  return g ? `translate(${g.x ?? 0} ${g.y ?? 0}) scale(${g.scale ?? 1})` : "";
};
