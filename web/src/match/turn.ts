// The turn in words. Before the first one there is none to number: the phase alone tells where we are.
import type { Turn } from "../lib/protocol";
import { t, type Words } from "../lib/words";

const begun = (turn: Turn): boolean => turn.number > 0 || !turn.phase;

/** What the turn is called. */
export function turnName(turn: Turn, words: Words): string {
  if (!begun(turn)) return words.say(turn.phase);
  return turn.label ? words.say(turn.label) : t("turn-number", { number: turn.number });
}

/** The phase of it, where the name does not tell it already. */
export const turnPhase = (turn: Turn, words: Words): string => (begun(turn) && turn.phase ? words.say(turn.phase) : "");

/** "3 of 14"; "" where turns are not counted or have not begun. */
export const turnCount = (turn: Turn): string => (begun(turn) && turn.of ? t("turn-of", { number: turn.number, of: turn.of }) : "");
