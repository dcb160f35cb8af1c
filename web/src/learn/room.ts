// How much of the map a card at its foot covers, and how high the map is.
import type { Table } from "../match/table.svelte";

const GAP = 12;

/** Tells the table for as long as the card is there. */
export function room(card: HTMLElement | null, table: Table): (() => void) | undefined {
  const stage = card?.parentElement;
  if (!card || !stage) return undefined;
  const watch = new ResizeObserver(() => (table.led = { covers: card.offsetHeight + GAP, high: stage.clientHeight }));
  watch.observe(card);
  watch.observe(stage);
  return () => {
    watch.disconnect();
    table.led = { covers: 0, high: 0 };
  };
}
