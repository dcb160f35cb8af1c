// How one wins and loses, put in order: what ends the match at once first, then what is nearest.
import type { Aim, Warning } from "../lib/protocol";

export const met = (aim: Aim): boolean => aim.open && (aim.at_most ? aim.now <= aim.need : aim.now >= aim.need);

/** What is missing; 0 where it is met. */
export const short = (aim: Aim): number => Math.max(0, aim.at_most ? aim.now - aim.need : aim.need - aim.now);

/** Conditions that are no places: each is told, for a bare number of them says nothing. */
export const conditionsOf = (aim: Aim): Aim["parts"] => (aim.parts.some((p) => p.subjects.length) ? [] : aim.parts);

/** How much there is of it, in words: what is below nothing is behind, what is more than enough is enough. */
export function figureOf(aim: Aim): [string, { now: number; need: number }] {
  const [now, need] = [aim.now, aim.need];
  if (aim.at_most) return ["aims-has", { now, need }];
  if (now < 0) return ["aims-behind", { now: -now, need }];
  return [now > need ? "aims-over" : "aims-of", { now, need }];
}

/** How near it is, 0 to 1. */
export function nearness(aim: Aim): number {
  if (met(aim)) return 1;
  if (aim.at_most) return aim.now > 0 ? Math.min(1, Math.max(0, aim.need / aim.now)) : 1;
  return aim.need > 0 ? Math.min(1, Math.max(0, aim.now / aim.need)) : 0;
}

/** Sudden deaths first, then what is open, then what is nearest. */
export function inOrder(aims: Aim[]): Aim[] {
  return [...aims].sort((a, b) => Number(b.open) - Number(a.open) || Number(b.sudden) - Number(a.sudden) || nearness(b) - nearness(a));
}

/** Is it good for these seats that it comes about? */
export const isGood = (aim: Aim, yours: string[]): boolean => yours.includes(aim.seat) === (aim.end === "win");

/** The one to tell in a word: the nearest of their own, also one that counts only later. What is made of conditions
 * has no figure that says anything. */
export function foremost(aims: Aim[], yours: string[], turn: number): Aim | undefined {
  const counts = (a: Aim): boolean => a.open || (a.from_turn !== null && turn < a.from_turn);
  const near = aims.filter((a) => a.end !== "draw" && counts(a) && isGood(a, yours) && !conditionsOf(a).length);
  return [...near].sort((a, b) => nearness(b) - nearness(a) || Number(b.sudden) - Number(a.sudden))[0];
}

/** The aims in two lists: what these seats win with, and what they lose by. A draw is neither's. */
export function bothWays(aims: Aim[], yours: string[]): { win: Aim[]; lose: Aim[]; draw: Aim[] } {
  const own = aims.filter((a) => a.end !== "draw");
  return { win: inOrder(own.filter((a) => isGood(a, yours))), lose: inOrder(own.filter((a) => !isGood(a, yours))), draw: aims.filter((a) => a.end === "draw") };
}

/** What threatens these seats. A warning says "you": another's would mislead, so only who plays none reads all. */
export const ours = (warnings: Warning[], yours: string[]): Warning[] => warnings.filter((w) => !yours.length || !w.seat || yours.includes(w.seat));

const LEVELS = ["danger", "care", "note"] as const;
/** The worst first. */
export const worst = (warnings: Warning[]): Warning[] => [...warnings].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));

/** The places that the aims speak of, each once, in order: they are numbered on the map. */
export function objectives(aims: Aim[]): string[] {
  return [...new Set(aims.flatMap((a) => [...a.places, ...a.parts.flatMap((p) => p.subjects)]))];
}

/** The pieces of a meter: so many full of so many, and where it is met. Long ones are one bar. */
export function meter(aim: Aim): { of: number; full: number; mark: number } {
  const of = Math.max(aim.need, aim.now, 1);
  return { of, full: Math.max(0, aim.now), mark: Math.max(0, aim.need) };
}
