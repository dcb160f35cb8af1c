// Pieces that wait off the map to be placed.
import type { Piece } from "../lib/protocol";
import type { Table } from "./table.svelte";

type Seen = Pick<Table, "layout" | "view" | "narrowed" | "picks" | "spoken" | "words" | "myAsk">;

/** All that lie in the trays from which something may be placed now; none where nothing may. */
export function waiting(table: Seen): Piece[] {
  if (!table.myAsk) return [];
  const trays = new Set((table.layout?.trays ?? []).map((x) => x.id));
  const off = (table.view?.pieces ?? []).filter((p) => trays.has(p.place) && !p.hidden);
  const now = (p: Piece): boolean => [p.id, p.stack ?? ""].some((id) => id && (table.narrowed.targets.has(id) || table.picks.includes(id) || table.spoken.has(id)));
  const open = new Set(off.filter(now).map((p) => `${p.place}/${p.side}`));
  return off.filter((p) => open.has(`${p.place}/${p.side}`));
}

/** The name of the one box of the board that all of them lie in; null where they lie in several. */
export function boxName(table: Pick<Table, "layout" | "words">, pieces: Piece[]): string | null {
  const [place, ...others] = new Set(pieces.map((p) => p.place));
  const tray = others.length ? undefined : table.layout?.trays?.find((x) => x.id === place);
  return tray ? table.words.called(tray.id, tray.name) : null;
}

/** Where pieces stand on the map that can be pointed at beside those of the trays. */
export function standing(table: Pick<Table, "layout" | "view" | "narrowed">): string[] {
  const trays = new Set((table.layout?.trays ?? []).map((x) => x.id));
  const wanted = (table.view?.pieces ?? []).filter((p) => !trays.has(p.place) && [p.id, p.stack ?? ""].some((id) => id && table.narrowed.targets.has(id)));
  return [...new Set(wanted.map((p) => p.place))];
}

/** What it belongs to: the formation on the counter, else what it is. */
export function formationOf(table: Pick<Table, "words">, piece: Piece): string {
  const face = piece.faces?.[piece.face ?? 0];
  const name = table.words.called(piece.id, piece.name ?? "");
  // Without the number it bears among its like; the figure of a CR-32 is part of its name.
  const kind = name.replace(/^\d+(st|nd|rd|th|[.ºª]+)?\s+/, "").replace(/\s+\d+$/, "");
  return face?.top_left || (kind !== name ? kind : name.split(/\s+/)[0]!);
}

/** Where the tray lies: at the foot of the map or at its head, whole or as one line. */
export interface Seat {
  top: boolean;
  small: boolean;
}
export interface Size {
  width: number;
  height: number;
}
/** What a place needs to be seen and hit, in pixels to each side of its middle. */
const ROOM = 14;

/**
 * Where the tray covers no place that is wanted: where it is, if it can stay; else at the other edge; else as one
 * line. `frame` is the map without what lies at its foot; `points` are the middles of the places.
 */
export function seat(frame: { left: number; top: number; bottom: number }, whole: Size, line: Size, points: [number, number][], now: Seat): Seat {
  const all = [now, { top: false, small: false }, { top: true, small: false }, { top: false, small: true }, { top: true, small: true }];
  const covered = ({ top, small }: Seat): number => {
    const { width, height } = small ? line : whole;
    const y = top ? frame.top : frame.bottom - height;
    return points.filter(([px, py]) => px > frame.left - ROOM && px < frame.left + width + ROOM && py > y - ROOM && py < y + height + ROOM).length;
  };
  return all.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
