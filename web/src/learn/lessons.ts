// The server's lessons.
import { ask, once } from "../lib/api";
import type { LessonList, LessonRequest, LessonTold, NewMatch } from "../lib/protocol";

const path = (slug: string, id = ""): string => `/api/games/${encodeURIComponent(slug)}/lessons${id && `/${encodeURIComponent(id)}`}`;

export const lessons = {
  of: once((slug) => ask<LessonList>(path(slug)).then((found) => found.lessons)),
  one: (slug: string, id: string) => ask<LessonTold>(path(slug, id)),
  begin: (slug: string, id: string, step: number) => ask<NewMatch>(path(slug, id), "", { step } satisfies LessonRequest),
  tryRule: (slug: string, rule: string) => ask<NewMatch>(`/api/rules/${encodeURIComponent(slug)}/${encodeURIComponent(rule)}/try`, "", {}),
  playOn: (id: string, link: string) => ask<NewMatch>(`/api/matches/${encodeURIComponent(id)}/play-on`, link, {}),
};
