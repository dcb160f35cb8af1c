// The server's lessons and puzzles.
import { ask, once } from "../lib/api";
import { language } from "../lib/spoken.svelte";
import type { DailyPuzzle, LessonList, LessonRequest, LessonTold, NewMatch, PuzzleList } from "../lib/protocol";

const path = (slug: string, id = ""): string => `/api/games/${encodeURIComponent(slug)}/lessons${id && `/${encodeURIComponent(id)}`}`;

const spoken = (address: string): string => `${address}?lang=${language()}`;
/** What is told in the language of the page: asked for once in each. */
const listed = once((address) => ask<LessonList>(address).then((found) => found.lessons));
const posed = once((address) => ask<PuzzleList>(address).then((found) => found.puzzles));

export const lessons = {
  of: (slug: string) => listed(spoken(path(slug))),
  one: (slug: string, id: string) => ask<LessonTold>(spoken(path(slug, id))),
  begin: (slug: string, id: string, step: number) => ask<NewMatch>(path(slug, id), "", { step } satisfies LessonRequest),
  puzzles: (slug: string) => posed(spoken(`/api/games/${encodeURIComponent(slug)}/puzzles`)),
  daily: () => ask<DailyPuzzle>(spoken("/api/puzzles/daily")).then((told) => told.puzzle),
  pose: (slug: string, id: string) => ask<NewMatch>(`/api/games/${encodeURIComponent(slug)}/puzzles/${encodeURIComponent(id)}`, "", {}),
  tryRule: (slug: string, rule: string) => ask<NewMatch>(`/api/rules/${encodeURIComponent(slug)}/${encodeURIComponent(rule)}/try`, "", {}),
  playOn: (id: string, link: string) => ask<NewMatch>(`/api/matches/${encodeURIComponent(id)}/play-on`, link, {}),
};
