// The arithmetic of the board: hexes, outlines, spots, where labels go.
import type { Hexes, Layout, Place, Point, Seat } from "../lib/protocol";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The offset of a hex's corner from its centre: clockwise, side n runs from corner n to n + 1. */
export function corner(orientation: Hexes["orientation"], size: number, number: number): Point {
  const angle = ((number * 60 - (orientation === "pointy" ? 90 : 120)) * Math.PI) / 180;
  return [size * Math.cos(angle), size * Math.sin(angle)];
}

export const r1 = (n: number): number => Math.round(n * 10) / 10;

/** The outline of a hex as path data. */
export function hexPath(orientation: Hexes["orientation"], size: number, x: number, y: number): string {
  let d = "";
  for (let n = 0; n < 6; n++) {
    const [dx, dy] = corner(orientation, size, n);
    d += `${n ? "L" : "M"}${r1(x + dx)} ${r1(y + dy)}`;
  }
  return `${d}z`;
}

export function path(points: Point[], closed = false): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${r1(x)} ${r1(y)}`).join("") + (closed ? "z" : "");
}

/** A smooth line through points (Catmull-Rom turned to Bezier). */
export function smooth(points: Point[]): string {
  if (points.length < 3) return path(points);
  let d = `M${r1(points[0]![0])} ${r1(points[0]![1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[i]!;
    const c = points[i + 1]!;
    const e = points[Math.min(points.length - 1, i + 2)]!;
    const p1 = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const p2 = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${r1(p1[0]!)} ${r1(p1[1]!)} ${r1(p2[0]!)} ${r1(p2[1]!)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return d;
}

/** A steady number from 0 to 1 for a text and a count: scattered trees must not dance. */
export function chance(seed: string, n: number): number {
  let h = 2166136261 ^ n;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h ^= h >>> 13;
  return ((h >>> 0) % 10007) / 10007;
}

/** Somewhere pieces can stand. */
export interface Spot {
  id: string;
  name: string;
  x: number;
  y: number;
  /** Half the size of what is drawn there. */
  r: number;
  kind: "place" | "hex" | "tray";
  seats: Seat[];
  place?: Place;
  area?: string;
}

/** Every spot of a layout by its id. */
export function spotsOf(layout: Layout): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const p of layout.places ?? []) {
    spots.set(p.id, {
      id: p.id,
      name: p.name,
      x: p.x,
      y: p.y,
      r: (p.size ?? 24) / 2,
      kind: "place",
      seats: p.seats ?? [],
      place: p,
      area: p.area,
    });
  }
  for (const h of layout.hexes?.cells ?? []) {
    spots.set(h.id, { id: h.id, name: h.name ?? h.id, x: h.x, y: h.y, r: layout.hexes!.size, kind: "hex", seats: [] });
  }
  for (const t of layout.trays ?? []) {
    spots.set(t.id, { id: t.id, name: t.name, x: t.x + t.w / 2, y: t.y + t.h / 2, r: t.w / 2, kind: "tray", seats: t.seats ?? [] });
  }
  return spots;
}

/** The box round some points, with some air. */
export function around(points: Point[], air: number): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x, y, w: Math.max(...xs) + air - x, h: Math.max(...ys) + air - y };
}

const AIR = 14;

/** What is looked at first: all that can be pointed at, the trays too. */
export function home(layout: Layout): Box {
  const corners = (x: number, y: number, rx: number, ry = rx): Point[] => [[x - rx, y - ry], [x + rx, y + ry]];
  const size = layout.hexes?.size ?? 0;
  const points = [
    ...(layout.places ?? []).flatMap((p) => corners(p.x, p.y, Math.max(44, (p.size ?? 0) / 2), Math.max(34, (p.height ?? 0) / 2))),
    ...(layout.hexes?.cells ?? []).flatMap((c) => corners(c.x, c.y, size)),
    ...(layout.trays ?? []).flatMap((t): Point[] => [[t.x, t.y], [t.x + t.w, t.y + t.h]]),
    ...(layout.labels ?? []).filter((l) => l.style === "title").flatMap((l) => corners(l.x, l.y, 40)),
  ];
  return points.length ? around(points, AIR) : { x: 0, y: 0, w: layout.width, h: layout.height };
}

/** The box round everything there is. */
export function extent(layout: Layout): Box {
  const trays = (layout.trays ?? []).flatMap((t): Point[] => [[t.x, t.y], [t.x + t.w, t.y + t.h]]);
  return around([[0, 0], [layout.width, layout.height], ...trays], 24);
}

// --- labels --------------------------------------------------------------------------------------
export interface LabelWanted {
  id: string;
  text: string;
  x: number;
  y: number;
  r: number;
  rank: number;
  /** How far from the middle it stands clear of a counter there, where that is more than `r`. */
  clear?: number;
}

export interface LabelPlaced extends LabelWanted {
  lx: number;
  ly: number;
  anchor: "start" | "middle" | "end";
}

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const labelSize = (rank: number): number => (rank >= 2 ? 18 : rank === 1 ? 13 : 11.5);

type Anchored = [number, number, LabelPlaced["anchor"]];
type Try = { at: Anchored; box: Box };
/** So many tries are the nearest ones. */
const NEAR = 8;

/** Where a label may stand, best first: below, right, left, above, then the diagonals. */
function triesOf({ text, rank, x, y, r }: LabelWanted, scale: number): Try[] {
  const h = labelSize(rank) * scale;
  const w = text.length * h * (rank >= 2 ? 0.42 : 0.47) + 4;
  const d = r + 3;
  const all: Anchored[] = [
    [x, y + d + h * 0.82, "middle"],
    [x + d * 1.25, y + h * 0.35, "start"],
    [x - d * 1.25, y + h * 0.35, "end"],
    [x, y - d, "middle"],
    [x + d * 0.8, y + d + h * 0.4, "start"],
    [x - d * 0.8, y + d + h * 0.4, "end"],
    [x + d * 0.8, y - d * 0.6, "start"],
    [x - d * 0.8, y - d * 0.6, "end"],
  ];
  return all.map((at) => ({ at, box: { x: at[2] === "middle" ? at[0] - w / 2 : at[2] === "start" ? at[0] : at[0] - w, y: at[1] - h * 0.8, w, h } }));
}

/**
 * Labels placed greedily, main places first. Then those that counters hide look for another place, and go
 * where there is none: the others stay where they are, whatever the counters do.
 */
export function placeLabels(wanted: LabelWanted[], taken: Box[], scale = 1, counters: Box[] = []): LabelPlaced[] {
  const placed: { label: LabelWanted; at: Anchored; box: Box }[] = [];
  for (const label of [...wanted].sort((a, b) => b.rank - a.rank)) {
    let best: (Try & { cost: number }) | null = null;
    // Seen from near, a name rather stands a little off, or on a mark, than on another name.
    const tries = scale > 1 ? triesOf(label, scale) : [1, 1.5, 2].flatMap((far) => triesOf({ ...label, r: label.r * far }, scale));
    for (const [n, tried] of tries.entries()) {
      const [names, marks] = [placed.filter((p) => overlaps(p.box, tried.box)).length, taken.filter((b) => overlaps(b, tried.box)).length];
      const cost = (names * 3 + marks) * 10 + n * 0.1;
      if (!best || cost < best.cost) best = { ...tried, cost };
      if (cost < 0.1 * tries.length) break;
    }
    if (best!.cost >= 10 && scale > 1 && label.rank < 2) continue; // seen from afar: dropped rather than overlapped
    placed.push({ label, ...best! });
  }
  const out: LabelPlaced[] = [];
  const cities: Box[] = []; // names of main cities that had to go: lesser ones make room for them
  for (const one of placed) {
    if ([...counters, ...cities].some((c) => overlaps(c, one.box))) {
      const others = [...counters, ...taken, ...placed.filter((p) => p !== one).map((p) => p.box)];
      const r = Math.max(one.label.r, one.label.clear ?? 0);
      const tries = [1, 1.5, 2, 2.7].flatMap((far) => triesOf({ ...one.label, r: r * far }, scale));
      const free = tries.find((tried) => !others.some((b) => overlaps(b, tried.box)));
      // A main place may stand over the mark of another one, but no name lies under a counter.
      const names = placed.filter((p) => p !== one && p.label.rank >= Math.min(1, one.label.rank - 1)).map((p) => p.box);
      const over = one.label.rank >= 1 ? tries.find((tried) => ![...counters, ...names].some((b) => overlaps(b, tried.box))) : undefined;
      // The name of a main city stays beside it, on a small mark if need be.
      const found = over && one.label.rank >= 2 && (!free || tries.indexOf(over) < NEAR) ? over : (free ?? over);
      if (!found) continue;
      [one.at, one.box] = [found.at, found.box];
      if (one.label.rank >= 2) cities.push(one.box);
    }
    out.push({ ...one.label, lx: one.at[0], ly: one.at[1], anchor: one.at[2] });
  }
  return out;
}

// --- finding one's way ---------------------------------------------------------------------------
export type Direction = "up" | "down" | "left" | "right";

/** The nearest spot in a direction, for the arrow keys: near and straight ahead win. */
export function nearest(from: Point, spots: Iterable<{ id: string; x: number; y: number }>, way: Direction): string | null {
  const [ux, uy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[way] as Point;
  let best: string | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from[0];
    const dy = spot.y - from[1];
    const ahead = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy - dy * ux);
    if (ahead < 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 1.8;
    if (cost < least) [least, best] = [cost, spot.id];
  }
  return best;
}
