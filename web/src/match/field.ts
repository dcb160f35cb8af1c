// Battles that are fought within one place, and who stands there.
import type { Piece, View } from "../lib/protocol";

export interface FieldSide {
  side: string;
  pieces: Piece[];
}

/** Both sides in a place, mine first; fewer than two where nobody faces anybody there. */
export function sidesAt(view: Pick<View, "pieces"> | null, place: string, yours: string[]): FieldSide[] {
  const found = new Map<string, Piece[]>();
  for (const piece of view?.pieces ?? []) if (piece.place === place && piece.side) found.set(piece.side, [...(found.get(piece.side) ?? []), piece]);
  const rank = (side: string): number => (yours.includes(side) ? 0 : 1);
  return [...found].map(([side, pieces]) => ({ side, pieces: pieces.sort((a, b) => (a.order ?? 0) - (b.order ?? 0)) })).sort((a, b) => rank(a.side) - rank(b.side));
}

/** The place whose field is laid out: that of the fight under way, else of the battle on the stage. */
export function fieldOf(view: Pick<View, "pieces" | "battle"> | null, staged: { place: string } | null, yours: string[]): string {
  const place = view?.battle?.place || staged?.place || "";
  return place && sidesAt(view, place, yours).length > 1 ? place : "";
}
