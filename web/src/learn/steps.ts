// Where a reader stands in a lesson, from how far its line has come.
import type { Act, LessonStep } from "../lib/protocol";

export interface Standing {
  step: number;
  /** How many acts of the step are done. */
  act: number;
}

/** How many answers of the line lie before a step. */
export const startOf = (steps: LessonStep[], step: number): number => (step > 0 ? steps[step - 1]!.ends : 0);

/** What is to be done next; null: nothing more in this step. */
export const pending = (steps: LessonStep[], at: Standing): Act | null => steps[at.step]?.acts[at.act] ?? null;

/** Go on as far as the answers of the line have come, or back where some were taken back. */
export function follow(steps: LessonStep[], from: Standing, answers: number): Standing {
  let { step, act } = from;
  const next = pending(steps, from);
  if (answers < (next ? next.at : startOf(steps, step))) {
    while (step > 0 && startOf(steps, step) > answers) step--;
    return { step, act: steps[step]!.acts.filter((a) => a.at < answers).length };
  }
  while (true) {
    const wanted = pending(steps, { step, act });
    if (!wanted || wanted.refused || wanted.at >= answers) return { step, act };
    act++;
  }
}

/** Is there nothing left to be done in the step, by anybody? */
export const isOver = (steps: LessonStep[], at: Standing, answers: number): boolean => {
  const step = steps[at.step];
  return !!step && step.acts.length > 0 && at.act >= step.acts.length && answers >= step.ends;
};
