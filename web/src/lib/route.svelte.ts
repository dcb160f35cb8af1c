// Addresses: everything after `#`, so that links to seats never reach a server's log.
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "match"; id: string; link: string }
  | { page: "join"; id: string; invitation: string }
  | { page: "replay"; id: string; link: string; ply: number | null }
  | { page: "mine" }
  | { page: "lobby" }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; lesson: string; step: number }
  | { page: "try"; game: string; rule: string }
  | { page: "puzzle"; game: string; id: string }
  | { page: "account"; act: string; token: string }
  | { page: "people"; name: string }
  | { page: "reports" }
  | { page: "lab"; run: string }
  | { page: "about" };

export function read(hash: string): Route {
  const [path, query] = hash.replace(/^#\/?/, "").split("?") as [string, string | undefined];
  const [page, ...rest] = path.split("/").map(decodeURIComponent);
  const given = new URLSearchParams(query);
  switch (page) {
    case "new":
      return { page, game: rest[0] ?? "" };
    case "match":
      return { page, id: rest[0] ?? "", link: rest[1] ?? "" };
    case "join":
      return { page, id: rest[0] ?? "", invitation: rest[1] ?? "" };
    case "replay":
      return { page, id: rest[0] ?? "", link: rest[1] ?? "", ply: given.has("ply") ? Number(given.get("ply")) : null };
    case "account":
      return { page, act: rest[0] ?? "", token: rest[1] ?? "" };
    case "people":
      return { page, name: rest[0] ?? "" };
    case "mine":
    case "reports":
    case "lobby":
    case "about":
      return { page };
    case "lab":
      return { page, run: rest[0] ?? "" };
    case "rules":
    case "try":
      return { page, game: rest[0] ?? "", rule: rest[1] ?? "" };
    case "puzzle":
      return { page, game: rest[0] ?? "", id: rest[1] ?? "" };
    case "learn":
      return { page, game: rest[0] ?? "" };
    case "lesson":
      return { page, game: rest[0] ?? "", lesson: rest[1] ?? "", step: Math.max(0, Number(given.get("step") ?? 1) - 1 || 0) };
    default:
      return { page: "home" };
  }
}

export const to = {
  home: () => "#/",
  create: (game: string) => `#/new/${encodeURIComponent(game)}`,
  match: (id: string, link: string) => `#/match/${encodeURIComponent(id)}/${encodeURIComponent(link)}`,
  join: (id: string, invitation: string) => `#/join/${encodeURIComponent(id)}/${encodeURIComponent(invitation)}`,
  replay: (id: string, link: string, ply?: number) => `#/replay/${encodeURIComponent(id)}/${encodeURIComponent(link)}${ply === undefined ? "" : `?ply=${ply}`}`,
  mine: () => "#/mine",
  account: () => "#/account",
  lobby: () => "#/lobby",
  people: (name: string) => `#/people/${encodeURIComponent(name)}`,
  reports: () => "#/reports",
  rules: (game = "", rule = "") => `#/rules${game ? `/${encodeURIComponent(game)}` : ""}${rule ? `/${encodeURIComponent(rule)}` : ""}`,
  try: (game: string, rule: string) => `#/try/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`,
  puzzle: (game: string, id: string) => `#/puzzle/${encodeURIComponent(game)}/${encodeURIComponent(id)}`,
  learn: (game = "") => `#/learn${game ? `/${encodeURIComponent(game)}` : ""}`,
  lesson: (game: string, lesson: string, step = 0) => `#/lesson/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}${step ? `?step=${step + 1}` : ""}`,
  lab: (run = "") => `#/lab${run ? `/${encodeURIComponent(run)}` : ""}`,
  about: () => "#/about",
};

class Router {
  route = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = read(location.hash)));
  }

  go(address: string): void {
    location.hash = address.replace(/^#/, "");
  }
}

export const router = new Router();

/** The address of a replay that other sites show with a picture of its end. */
export const shownAddress = (id: string, link: string): string => `${location.origin}/replay/${encodeURIComponent(id)}${link ? `?link=${encodeURIComponent(link)}` : ""}`;

/** A whole address to hand to somebody. */
export const wholeAddress = (hash: string): string => `${location.origin}${location.pathname}${hash}`;
