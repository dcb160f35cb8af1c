// The drawing of a timeline: one tick for each decision, taller at turns, bold where something was fought.
import { r1 } from "../board/geometry";
import type { Tick } from "../lib/protocol";

export interface TurnStart {
  index: number;
  turn: number;
}

/** Where each turn begins, as a number of decisions made before it. */
export function turnStarts(ticks: Tick[]): TurnStart[] {
  const out: TurnStart[] = [];
  for (const [index, tick] of ticks.entries()) {
    if (index === 0 || tick.turn !== ticks[index - 1]!.turn) out.push({ index, turn: tick.turn });
  }
  return out;
}

const FOUGHT = /combat|battle|attack|fire|assault|capture|captured|control|destroyed|eliminated|retreat/;

/** Ticks as three paths, on a line at height 60 of a given width. */
export function ticksOf(ticks: Tick[], width: number): { plain: string; fights: string; turns: string } {
  let plain = "";
  let fights = "";
  let turns = "";
  const starts = new Set(turnStarts(ticks).map((s) => s.index));
  const dense = ticks.length > width / 2;
  for (const [n, tick] of ticks.entries()) {
    const x = r1(((n + 1) / ticks.length) * width);
    if (starts.has(n)) turns += `M${r1((n / ticks.length) * width)} 60v-22`;
    if (tick.events.some((kind) => FOUGHT.test(kind))) fights += `M${x} 60v-13`;
    else if (!dense) plain += `M${x} 60v-6`;
  }
  return { plain, fights, turns };
}

/** How the match stood for a seat after each decision; "" where it is not told. */
export function curve(ticks: Tick[], seat: string, width: number, height: number): string {
  if (ticks.length < 2 || ticks.some((x) => x.values?.[seat] === undefined)) return "";
  if (new Set(ticks.map((x) => x.values![seat])).size < 2) return "";
  return ticks.map((x, n) => `${n ? "L" : "M"}${r1(((n + 1) / ticks.length) * width)} ${r1(2 + (1 - x.values![seat]!) * height)}`).join("");
}

/** A decision after which the match stood otherwise: its number, and by how much a seat's chance changed. */
export interface Swing {
  index: number;
  change: number;
}

const swings = (ticks: Tick[], seat: string): Swing[] =>
  ticks.slice(1).map((tick, n) => ({ index: n + 1, change: (tick.values?.[seat] ?? 0) - (ticks[n]!.values?.[seat] ?? 0) }));

/** The decisions that changed most, in the order of the match; none where it is not told how it stood. */
export function turningPoints(ticks: Tick[], seat: string, most: number, least = 0.05): Swing[] {
  if (ticks.some((x) => x.values?.[seat] === undefined)) return [];
  const great = swings(ticks, seat).filter((x) => Math.abs(x.change) >= least);
  great.sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.index - b.index);
  return great.slice(0, most).sort((a, b) => a.index - b.index);
}

const DRAWN = /^(drew|draw|dealt|deal|shuffled)$/;

/** What dice, cards drawn and plain decisions did to a seat's chance, all together. */
export function ledger(ticks: Tick[], seat: string): { dice: number; cards: number; decisions: number } {
  const sums = { dice: 0, cards: 0, decisions: 0 };
  if (ticks.some((x) => x.values?.[seat] === undefined)) return sums;
  for (const { index, change } of swings(ticks, seat)) {
    const events = ticks[index]!.events;
    sums[events.includes("roll") ? "dice" : events.some((kind) => DRAWN.test(kind)) ? "cards" : "decisions"] += change;
  }
  return sums;
}
