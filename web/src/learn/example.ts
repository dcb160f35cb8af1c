// The example of a rule, as a lesson of one step: whoever leads through lessons leads through it as well.
import type { LessonTold, Rule } from "../lib/protocol";

export function asLesson(rule: Rule): LessonTold {
  const refused = rule.shows === "refused";
  const acts = rule.tries ? [{ token: rule.tries, at: 0, refused }] : [];
  const step = { heading: "", say: rule.example, rule: rule.id, ring: rule.ring, acts, free: [], stop: false, ends: refused || !acts.length ? 0 : 1 };
  return { id: rule.id, title: "", goal: "", minutes: 0, seat: "", match: "", steps: [step], dice: false };
}
