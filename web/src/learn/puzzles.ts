// Which puzzle comes after which.
import type { PuzzleCard } from "../lib/protocol";

/** The next one that is not solved, else simply the next; null where there is no other. */
export function following(every: PuzzleCard[], id: string, isSolved: (id: string) => boolean): PuzzleCard | null {
  const at = every.findIndex((one) => one.id === id);
  const rest = [...every.slice(at + 1), ...every.slice(0, Math.max(0, at))];
  return rest.find((one) => !isSolved(one.id)) ?? rest[0] ?? null;
}
