// The board in words: for screen readers, the footer line and the command line.
import type { Piece } from "../lib/protocol";
import { t } from "../lib/words";
import type { Table } from "./table.svelte";

/** A piece in words: its name, figures and states. */
export function pieceInWords(table: Pick<Table, "words">, piece: Piece): string {
  if (piece.hidden) return t("hidden-piece-of", { side: table.words.name(piece.side) });
  const face = piece.faces?.[piece.face ?? 0];
  const figures = (face?.bottom ?? []).join(face?.joint ?? "-");
  const marks = (piece.marks ?? []).map((m) => table.words.find(`mark-${m}`) ?? m.replaceAll("-", " "));
  return [table.words.called(piece.id, piece.name ?? ""), figures, ...marks].filter(Boolean).join(", ");
}

/** Terrain, control and what stands in a place, without its name. */
export function placeInWords(table: Table, id: string): string {
  const { layout, view, words } = table;
  const parts: string[] = [];
  const place = layout?.places?.find((p) => p.id === id);
  const hex = layout?.hexes?.cells.find((h) => h.id === id);
  if (place?.kind && place.kind !== "space") parts.push(words.find(`kind-${place.kind}`) ?? place.kind.replaceAll("-", " "));
  if (hex) parts.push(words.find(`terrain-${hex.terrain}`) ?? hex.terrain.replaceAll("-", " "));
  if (hex?.level) parts.push(t("level", { level: hex.level }));
  for (const glyph of place?.glyphs ?? hex?.glyphs ?? []) parts.push(words.find(`glyph-${glyph}`) ?? glyph.replaceAll("-", " "));
  const state = view?.places?.[id];
  if (state?.control) parts.push(state.control === "contested" ? t("contested") : words.name(state.control));
  for (const mark of state?.marks ?? []) parts.push(words.find(`mark-${mark}`) ?? mark.replaceAll("-", " "));
  const area = place?.group;
  if (area) parts.push(words.name(area));
  return [...new Set(parts)].join(", ");
}

/** The whole of a place: name, ground, pieces, what can be done. */
export function narrate(table: Table, id: string, most = 6): string {
  const pieces = (table.view?.pieces ?? []).filter((p) => p.place === id);
  const spoken = pieces.slice(0, most).map((p) => pieceInWords(table, p));
  if (pieces.length > most) spoken.push(t("and-more", { count: pieces.length - most }));
  const head = [table.words.name(id), placeInWords(table, id)].filter(Boolean).join(", ");
  const can = actionAt(table, id);
  return [`${head}.`, spoken.length ? `${spoken.join("; ")}.` : "", can].filter(Boolean).join(" ");
}

function actionAt(table: Table, id: string): string {
  const { targets } = table.narrowed;
  if (targets.has(id)) return t("can-choose");
  const here = (table.view?.pieces ?? []).filter((p) => p.place === id && (targets.has(p.id) || (p.stack && targets.has(p.stack))));
  return here.length ? t("can-choose-pieces", { count: here.length }) : "";
}
