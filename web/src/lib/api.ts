// The server's HTTP side. A link travels as a bearer token, never in an address.
import type { Advice, Battle, BranchRequest, Briefing, Catalog, ChartList, ClaimRequest, GameList, InvitationCard, InviteRequest, Joined, Layout, MatchCard, Moment, NewInvitation, NewMatch, NewMatchRequest, PositionCard, PositionText, Problem, Reasons, RuleList, StoryTold, TalkCard, Timeline, Verdict } from "./protocol";
import { offered } from "./offered.svelte";
import { language } from "./spoken.svelte";

/** A request that was not done, in the server's words. */
export class Denied extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** What shows the server that a change comes from our own page; empty where nobody is signed in. */
export const mark = (): string => /(?:^|; )frente-mark=([^;]*)/.exec(document.cookie)?.[1] ?? "";

export async function ask<T>(path: string, link = "", body?: unknown): Promise<T> {
  const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  const headers: Record<string, string> = { "accept-language": language() };
  if (link) headers.authorization = `Bearer ${link}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (body !== undefined && mark()) headers["x-frente-mark"] = mark();
  const answer = await fetch(path, { method: body === undefined ? "GET" : "POST", headers, body: text });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({ kind: "fault", text: answer.statusText, refusal: null }))) as Problem;
    throw new Denied(answer.status, problem);
  }
  return (await answer.json()) as T;
}

const matchPath = (id: string, rest = ""): string => `/api/matches/${encodeURIComponent(id)}${rest}`;

/** Asks for each thing once; what failed is asked for again. */
export function once<T>(find: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    let wanted = asked.get(key);
    if (!wanted) {
      wanted = find(key);
      asked.set(key, wanted);
      wanted.catch(() => asked.delete(key));
    }
    return wanted;
  };
}

const gameIn = once((key) => ask<Catalog>(`/api/games/${encodeURIComponent(key.split("/")[1]!)}?lang=${key.split("/")[0]}`));
const rulesIn = once((key) => ask<RuleList>(`/api/rules/${encodeURIComponent(key.split("/")[1]!)}?lang=${key.split("/")[0]}`).then((found) => found.rules));

export const api = {
  games: () =>
    ask<GameList>("/api/games").then((found) => {
      offered.lab = found.lab;
      return found.games;
    }),
  /** Its words are those of the language at that time; see Words. */
  game: (slug: string) => gameIn(`${language()}/${slug}`),
  /** The sentences of a game, by LANGUAGE/GAME. */
  words: (key: string) => gameIn(key).then((found) => Object.values(found.words)[0] ?? ""),
  rules: (slug: string) => rulesIn(`${language()}/${slug}`),
  charts: once((slug) => ask<ChartList>(`/api/games/${encodeURIComponent(slug)}/charts`).then((found) => found.charts)),
  layout: (slug: string, scenario = "") => ask<Layout>(`/api/games/${encodeURIComponent(slug)}/layout${scenario ? `?scenario=${encodeURIComponent(scenario)}` : ""}`),
  create: (wanted: NewMatchRequest) => ask<NewMatch>("/api/matches", "", wanted),
  match: (id: string, link: string) => ask<MatchCard>(matchPath(id), link),
  invitation: (id: string, token: string) => ask<InvitationCard>(matchPath(id, "/invitation"), token),
  claim: (id: string, invitation: string, claimant: string) => ask<Joined>(matchPath(id, "/claim"), "", { invitation, claimant } satisfies ClaimRequest),
  invite: (id: string, link: string, seat: string) => ask<NewInvitation>(matchPath(id, "/invite"), link, { seat } satisfies InviteRequest),
  matchLayout: (id: string, link: string) => ask<Layout>(matchPath(id, "/layout"), link),
  timeline: (id: string, link: string, seat: string) => ask<Timeline>(matchPath(id, `/timeline?seat=${encodeURIComponent(seat)}`), link),
  moment: (id: string, link: string, ply: number, seat: string) => ask<Moment>(matchPath(id, `/replay?ply=${ply}&seat=${encodeURIComponent(seat)}`), link),
  battle: (id: string, link: string, battle: string, seat: string) => ask<Battle>(matchPath(id, `/battles/${encodeURIComponent(battle)}?seat=${encodeURIComponent(seat)}`), link),
  briefing: (id: string, link: string, seat: string) => ask<Briefing>(matchPath(id, `/briefing?seat=${encodeURIComponent(seat)}`), link),
  advice: (id: string, link: string, seat: string) => ask<Advice>(matchPath(id, `/advice?seat=${encodeURIComponent(seat)}`), link, {}),
  reasons: (id: string, link: string) => ask<Reasons>(matchPath(id, "/why"), link).then((found) => found.reasons),
  talk: (id: string, link: string) => ask<TalkCard>(matchPath(id, "/talk"), link),
  story: (id: string, link: string, since: number, to: number, seat: string) => ask<StoryTold>(matchPath(id, `/story?since=${since}&to=${to}&seat=${encodeURIComponent(seat)}`), link),
  branch: (id: string, link: string, ply: number, seats: Record<string, string>) => ask<NewMatch>(matchPath(id, "/branch"), link, { ply, seats } satisfies BranchRequest),
  verify: (id: string, link: string) => ask<Verdict>(matchPath(id, "/verify"), link, {}),
  /** The file goes as it is: its large numbers would not survive being read here. */
  upload: (file: string) => ask<NewMatch>("/api/matches/upload", "", file),
  position: (text: string) => ask<PositionCard>("/api/positions", "", { text } satisfies PositionText),

  /** A match as a file: all of it, how it stands, or a picture of its end. */
  async file(id: string, link: string, kind: "file" | "position" | "picture.svg" = "file"): Promise<Blob> {
    const answer = await fetch(matchPath(id, `/${kind}`), { headers: link ? { authorization: `Bearer ${link}` } : {} });
    if (!answer.ok) throw new Denied(answer.status, (await answer.json()) as Problem);
    return answer.blob();
  },

  liveAddress(id: string, link: string): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${matchPath(id, "/live")}?link=${encodeURIComponent(link)}&lang=${language()}`;
  },
};
