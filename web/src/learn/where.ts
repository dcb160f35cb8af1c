// Where on the page something is that is ringed.
import type { Table } from "../match/table.svelte";
import type { Ringed } from "./player.svelte";

const PARTS = { prompt: ".prompt", main: ".prompt .btn.p", hand: ".hand", log: "#tab-log", aims: '[data-aims="bar"]', facts: ".inspector" };

const seen = (selector: string): Element | null => [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length > 0) ?? null;

export function elementOf(ring: Ringed, table: Table): Element | null {
  if ("part" in ring) return seen(PARTS[ring.part]);
  if ("token" in ring) {
    const token = CSS.escape(ring.token);
    // A long list of answers stands under Choices: the way there is its tab, on a phone behind a result or another thumb.
    return seen(`.prompt [data-token="${token}"], .prices [data-token="${token}"]`) ?? seen(`.choices [data-token="${token}"]`) ?? seen("#tab-choices") ?? seen("[data-battle] [data-close]") ?? seen('[data-thumb="map"]');
  }
  const id = CSS.escape(ring.thing);
  const place = placeOf(ring.thing, table);
  return (
    // The hand of a phone has a button for each use of a card; these lie over the foot of a long one.
    (ring.by ? seen(`[data-use="${CSS.escape(ring.by)}"]`) : null) ??
    seen(`[data-hand] li > [data-card="${id}"] strong`) ??
    seen(`[data-card="${id}"]`) ??
    seen(`[data-pile][data-pieces~="${id}"]`) ??
    seen(`[data-pile="${CSS.escape(pileOf(ring.thing, table))}"]`) ??
    seen(`[data-spot="${CSS.escape(place)}"]`) ??
    // A card that a phone does not show: the way there is the thumb of the hand.
    (table.view?.cards?.hand?.some((card) => card.id === ring.thing) ? seen('[data-thumb="hand"]') : null)
  );
}

/** The place of a thing: its own where it is one. */
export function placeOf(thing: string, table: Table): string {
  return (table.view?.pieces ?? []).find((p) => p.id === thing || p.stack === thing)?.place ?? thing;
}

function pileOf(stack: string, table: Table): string {
  const piece = (table.view?.pieces ?? []).find((p) => p.stack === stack);
  const pile = piece && document.querySelector<HTMLElement>(`[data-pile][data-pieces~="${CSS.escape(piece.id)}"]`);
  return pile?.dataset.pile ?? "";
}
