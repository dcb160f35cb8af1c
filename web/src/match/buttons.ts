// Which option the big button takes, and which one says no.
import type { Option } from "../lib/options";
import type { Table } from "./table.svelte";

const DECLINE = new Set(["pass", "done", "end", "none", "no", "stop", "decline", "skip", "finish", "refuse", "hold", "stay", "keep"]);

export const isDecline = (option: Option): boolean => option.subjects.length === 0 && (DECLINE.has(option.verb) || /^(no|end|done|pass|stop)-/.test(option.verb));

/** Do these buttons stand in the bar? Four always do, and a few more with short words. */
export const fitsBar = (labels: string[]): boolean => labels.length <= 4 || (labels.length <= 6 && labels.join(" ").length <= 80);

const FEW = 3;

/**
 * The choices that may stand in the bar: those that need no pointing. Where they are some of a few, the others stand
 * beside them: a bar with one of two ways in it reads as if there were no other.
 */
export function standing({ narrowed, picks }: Pick<Table, "narrowed" | "picks">): Option[] {
  const { buttons, left } = narrowed;
  return buttons.length && !picks.length && left.length <= FEW ? left : buttons;
}

/** How many of these stand in the bar, and in which order: all, where they fit; else what declines, and what its
 * verb alone says ("most hits"), which spares the long list. */
export function inBar(buttons: Option[], say: (option: Option) => string): { order: Option[]; most: number } {
  const declines = buttons.filter(isDecline);
  const order = [...declines, ...buttons.filter((o) => !isDecline(o))];
  if (fitsBar(order.map(say))) return { order, most: order.length };
  const plain = order.filter((o) => !isDecline(o) && o.token === o.verb);
  const first = [...declines, ...plain];
  const rest = order.filter((o) => !first.includes(o));
  return fitsBar(first.map(say)) ? { order: [...first, ...rest], most: first.length } : { order, most: declines.length };
}

/** Whose button Enter takes: only that one shows the key. */
export type Enter = "briefing" | "changes" | "result" | "main" | "battle" | "";

/** What is to be read comes first; the battle card's button is the bar's, where the bar has one. */
export const enterOf = (open: { briefing: boolean; changes: boolean; result: boolean }, primary: Option | null, weighed: Option | null): Enter =>
  open.briefing ? "briefing" : open.changes ? "changes" : open.result ? "result" : primary ? "main" : weighed ? "battle" : "";

/** What Enter does: the choice that waits to be confirmed, or the only thing there is to do. */
export function primaryOf(table: Pick<Table, "myAsk" | "narrowed" | "picks"> & { meant?: Option | null }, confirmAll: boolean): Option | null {
  const ask = table.myAsk;
  if (!ask) return null;
  if (table.meant) return table.meant;
  const { only, buttons, targets } = table.narrowed;
  if (only && (table.picks.length === 0 || ask.commits || only.warns || only.final || confirmAll)) return only;
  if (targets.size > 0) return null;
  const real = buttons.filter((o) => !isDecline(o));
  return real.length === 1 && buttons.length <= 3 ? real[0]! : null;
}
