// The server's lessons and puzzles.
import { ask, once } from "../lib/api";
import type { LessonList, LessonRequest, LessonTold, NewMatch, PuzzleList } from "../lib/protocol";

const path = (slug: string, id = ""): string => `/api/games/${encodeURIComponent(slug)}/lessons${id && `/${encodeURIComponent(id)}`}`;

export const lessons = {
  of: once((slug) => ask<LessonList>(path(slug)).then((found) => found.lessons)),
  one: (slug: string, id: string) => ask<LessonTold>(path(slug, id)),
  begin: (slug: string, id: string, step: number) => ask<NewMatch>(path(slug, id), "", { step } satisfies LessonRequest),
  puzzles: once((slug) => ask<PuzzleList>(`/api/games/${encodeURIComponent(slug)}/puzzles`).then((found) => found.puzzles)),
  pose: (slug: string, id: string) => ask<NewMatch>(`/api/games/${encodeURIComponent(slug)}/puzzles/${encodeURIComponent(id)}`, "", {}),
  tryRule: (slug: string, rule: string) => ask<NewMatch>(`/api/rules/${encodeURIComponent(slug)}/${encodeURIComponent(rule)}/try`, "", {}),
  playOn: (id: string, link: string) => ask<NewMatch>(`/api/matches/${encodeURIComponent(id)}/play-on`, link, {}),
};
