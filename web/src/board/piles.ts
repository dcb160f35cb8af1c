// Where counters stand: pieces gathered into piles at the seats of places.
import type { Layout, Piece, Stack, Tray, View } from "../lib/protocol";
import type { Box, Spot } from "./geometry";

export interface Pile {
  key: string;
  /** What stays the same when the pile moves: its stack, else its top piece. */
  slideKey: string;
  place: string;
  seat: string;
  side: string;
  stack: Stack | null;
  /** Top first. */
  pieces: Piece[];
  /** The middle of the top counter. */
  x: number;
  y: number;
  size: number;
  /** A name stands right above it, which its number must not cover. */
  headed?: boolean;
}

/** The size of a counter on this board, in canvas units. */
export function unitOf(layout: Layout): number {
  return layout.hexes ? Math.round(layout.hexes.size * 0.9) : layout.areas?.length && !layout.theme?.includes("control-cells") ? 38 : 34;
}

const TRAY_HEAD = 22;

export function pilesOf(view: Pick<View, "pieces" | "stacks">, spots: Map<string, Spot>, trays: Tray[], unit: number): Pile[] {
  const stacks = new Map((view.stacks ?? []).map((s) => [s.id, s]));
  const trayOf = new Map(trays.map((t) => [t.id, t]));
  const bySpot = new Map<string, Map<string, Pile>>();
  for (const piece of view.pieces ?? []) {
    const spot = spots.get(piece.place);
    if (!spot) continue;
    const seat = piece.seat ?? "";
    const where = `${piece.place}/${seat}`;
    let piles = bySpot.get(where);
    if (!piles) bySpot.set(where, (piles = new Map()));
    const capacity = spot.seats.find((s) => s.id === seat)?.capacity ?? 0;
    const inTray = trayOf.has(piece.place);
    const own = inTray ? kindOf(piece) : capacity > 1 ? piece.id : piece.side;
    const key = `${where}/${piece.stack || own}`;
    let pile = piles.get(key);
    if (!pile) {
      pile = { key, slideKey: "", place: piece.place, seat, side: piece.side, stack: stacks.get(piece.stack ?? "") ?? null, pieces: [], x: 0, y: 0, size: unit };
      piles.set(key, pile);
    }
    pile.pieces.push(piece);
  }
  const out: Pile[] = [];
  for (const piles of bySpot.values()) {
    const list = [...piles.values()];
    for (const pile of list) pile.pieces.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    const first = list[0]!;
    const spot = spots.get(first.place)!;
    const tray = trayOf.get(first.place);
    if (tray && !spot.seats.length) inTray(list, tray, unit);
    else beside(list, spot, unit);
    out.push(...list);
  }
  const used = new Set<string>();
  for (const pile of out) {
    const wanted = pile.stack?.id ?? "";
    pile.slideKey = wanted && !used.has(wanted) ? wanted : pile.pieces[0]!.id;
    used.add(pile.slideKey);
  }
  return out.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Pieces in a tray that look alike lie on one pile. */
function kindOf(p: Piece): string {
  const face = p.faces?.[p.face ?? 0];
  return [p.side, p.symbol, p.band, p.echelon, p.hidden ? "?" : (face?.bottom ?? []).join("-"), (p.marks ?? []).join()].join("|");
}

function beside(list: Pile[], spot: Spot, unit: number): void {
  const seat = spot.seats.find((s) => s.id === list[0]!.seat);
  const x = spot.x + (seat?.dx ?? 0);
  const y = spot.y + (seat?.dy ?? 0);
  // A hex and the seat of a box have little room: counters there overlap, the more of them the more; none shrinks.
  const box = spot.place?.shape === "box";
  const tight = spot.kind === "hex" ? 0.6 : 1;
  const size = unit;
  for (const [n, pile] of list.entries()) {
    const wide = (size * 1.12 + (pile.stack?.label ? size * 0.4 : 0)) * tight;
    const step = box ? Math.min(wide * 0.6, (size * 0.6) / Math.max(1, list.length - 1)) : spot.kind === "hex" ? Math.min(wide, (size * 1.2) / Math.max(1, list.length - 1)) : wide;
    pile.size = size * (pile.pieces[0]?.scale ?? 1);
    pile.x = x + (n - (list.length - 1) / 2) * step;
    pile.y = y + (list.length > 1 && spot.kind === "hex" ? (n % 2 ? 1 : -1) * size * 0.14 : 0);
  }
}

function inTray(list: Pile[], tray: Tray, unit: number): void {
  const room = { w: tray.w - 12, h: tray.h - TRAY_HEAD - 6 };
  // Where they do not fit side by side they overlap, as evenly as the tray allows: a smaller counter could not be read.
  const size = unit;
  const gap = (space: number, count: number): number => (count < 2 ? size * 1.2 : Math.min(size * 1.2, Math.max(0, space - size * 1.1) / (count - 1)));
  let best = { columns: 1, dx: 0, dy: 0, least: -1 };
  for (let rows = 1; rows <= Math.min(4, list.length); rows++) {
    const columns = Math.ceil(list.length / rows);
    const [dx, dy] = [gap(room.w, columns), gap(room.h, rows)];
    const least = Math.min(columns > 1 ? dx : size * 1.2, rows > 1 ? dy : size * 1.2);
    if (least > best.least + 0.5) best = { columns, dx, dy, least };
  }
  for (const [n, pile] of list.entries()) {
    pile.size = size;
    pile.headed = true;
    pile.x = tray.x + 8 + size * 0.55 + (n % best.columns) * best.dx;
    pile.y = tray.y + TRAY_HEAD + size * 0.55 + Math.floor(n / best.columns) * best.dy;
  }
}

/** Pixels below which a stack is drawn as a chip with its sum. */
export const CHIP = 27;

/** A stack that moves as one shows its sum; near by, its two upper counters too. */
export const framed = (pile: Pile): boolean => !!pile.stack?.label && (pile.pieces.length > 1 || !!pile.stack.marks?.length);
export const shownOf = (pile: Pile, scale: number): Piece[] => pile.pieces.slice(0, pile.size * scale > 42 ? 2 : 1);

/** What a pile covers of the map. */
export function coverOf(pile: Pile, scale: number): Box {
  const k = pile.size / 100;
  if (!framed(pile) || pile.size * scale < CHIP) {
    // The edges of those beneath stand out, and their number.
    const edges = Math.min(3, pile.pieces.length - 1) * 8;
    const out = (edges ? edges + 19 : 0) * k;
    return { x: pile.x - 50 * k, y: pile.y - 50 * k - out, w: 100 * k + out, h: 100 * k + out };
  }
  const two = shownOf(pile, scale).length > 1;
  return { x: pile.x - (two ? 116 : 78) * k, y: pile.y - 62 * k, w: (two ? 262 : 156) * k, h: 124 * k };
}

/** Stacks whose sum lies under a counter that is drawn later: it is told again on top of all, at their lower corner: above them is the name. */
export function coveredSums(piles: Pile[], scale: number): Pile[] {
  return piles.filter((pile, n) => {
    if (!framed(pile) || pile.size * scale < CHIP) return false;
    const k = pile.size / 100;
    const [x, y] = [pile.x + (shownOf(pile, scale).length > 1 ? 124 : 55) * k, pile.y - 14 * k];
    const half = 13 * String(pile.stack!.label).length * k; // of 11 covered in part, 1 would be read
    return piles.slice(n + 1).some((other) => {
      const box = coverOf(other, scale);
      return x + half > box.x && x - half < box.x + box.w && y > box.y && y < box.y + box.h;
    });
  });
}
