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

/** What it belongs to: the formation on the counter, else what it is. */
export function formationOf(table: Pick<Table, "words">, piece: Piece): string {
  const face = piece.faces?.[piece.face ?? 0];
  const name = piece.name || table.words.name(piece.id);
  // Without the number it bears among its like; the figure of a CR-32 is part of its name.
  const kind = name.replace(/^\d+(st|nd|rd|th|[.ºª]+)?\s+/, "").replace(/\s+\d+$/, "");
  return face?.top_left || (kind !== name ? kind : name.split(/\s+/)[0]!);
}
