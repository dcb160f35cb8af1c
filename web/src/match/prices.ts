// A price list out of the options of an ask: alike things are one row, and what is chosen is added up.
import type { Option } from "../lib/options";
import type { Purse } from "../lib/protocol";

export interface PriceRow {
  key: string;
  text: string;
  options: Option[];
  /** The whole price of one. */
  amount: number;
  /** Dice tell what comes with it: it is bought one by one. */
  single: boolean;
}

const cost = (o: Option): number => (o.price ?? []).reduce((all, p) => all + p.amount, 0);

/** Options with a price that name nothing on the board: the same words at the same price are one row. */
export function rowsOf(options: Option[], say: (o: Option) => string, pointable: (id: string) => boolean = () => false): PriceRow[] {
  const rows = new Map<string, PriceRow>();
  const tried = new Set(triesOf(options, pointable).flatMap((row) => row.options));
  for (const o of options) {
    if (!o.price?.length || tried.has(o) || o.subjects.some(pointable)) continue;
    const text = say(o);
    const key = `${o.verb}|${text}|${JSON.stringify(o.price)}`;
    const row = rows.get(key) ?? { key, text, options: [], amount: cost(o), single: o.final === "dice" };
    row.options.push(o);
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => a.amount - b.amount || a.text.localeCompare(b.text));
}

/** The same done with several things: what all of it costs. */
export function together(options: Option[]): Option {
  const price: NonNullable<Option["price"]> = [];
  for (const p of options.flatMap((o) => o.price ?? [])) {
    const same = price.find((q) => q.of === p.of);
    if (same) same.amount += p.amount;
    else price.push({ ...p });
  }
  return { ...options[0]!, price };
}

/** One attempt with a number of something to add: all that differ in their last figure. */
export interface TryRow {
  key: string;
  options: Option[];
}

/** What rolls dice for a price goes one by one; how much is added to it is a figure, not a list of buttons. */
export function triesOf(options: Option[], pointable: (id: string) => boolean = () => false): TryRow[] {
  const rows = new Map<string, Option[]>();
  for (const o of options) {
    const [, key] = /^(.*) \d+$/.exec(o.token) ?? [];
    if (key && o.final === "dice" && !o.subjects.some(pointable)) rows.set(key, [...(rows.get(key) ?? []), o]);
  }
  return [...rows].filter(([, all]) => all.length > 1 && all.some((o) => o.price?.length)).map(([key, all]) => ({ key, options: all }));
}

export interface Bill {
  options: Option[];
  total: number;
  /** What stays in each purse. */
  left: Record<string, number>;
  /** How much is missing for one more. */
  short: (row: PriceRow) => number;
  /** How many more can be paid and are there. */
  more: (row: PriceRow) => number;
}

export function bill(rows: PriceRow[], wanted: Record<string, number>, purses: Purse[]): Bill {
  const options = rows.flatMap((row) => Array.from({ length: wanted[row.key] ?? 0 }, (_, n) => row.options[Math.min(n, row.options.length - 1)]!));
  const left = Object.fromEntries(purses.map((p) => [p.id, p.have]));
  for (const o of options) for (const p of o.price ?? []) left[p.of] = (left[p.of] ?? 0) - p.amount;
  const short = (row: PriceRow): number => Math.max(0, ...(row.options[0]!.price ?? []).map((p) => p.amount - (left[p.of] ?? Infinity)));
  const stock = (row: PriceRow): number => (row.options[0]!.stock ?? Infinity) - (wanted[row.key] ?? 0);
  const more = (row: PriceRow): number => Math.min(stock(row), ...(row.options[0]!.price ?? []).map((p) => (p.amount > 0 ? Math.floor((left[p.of] ?? Infinity) / p.amount) : Infinity)));
  return { options, total: options.reduce((all, o) => all + cost(o), 0), left, short, more };
}
