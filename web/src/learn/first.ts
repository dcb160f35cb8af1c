// The match after the lessons: a short scenario against the lowest level.
import { api } from "../lib/api";
import type { NewMatch } from "../lib/protocol";

export const LOWEST = "recruit";

/** Begin the match that follows a course. */
export async function firstMatch(game: string, scenario: string, seat: string): Promise<NewMatch> {
  const catalog = await api.game(game);
  const found = catalog.scenarios.find((s) => s.id === scenario);
  const other = catalog.bots.includes(LOWEST) ? LOWEST : (catalog.bots[0] ?? "random");
  const seats = Object.fromEntries((found?.seats ?? catalog.seats).map((s) => [s, s === seat ? "me" : `bot:${other}`]));
  return api.create({ game, scenario, options: {}, seats });
}
