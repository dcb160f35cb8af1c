// Several counters in hand: which of them, where they can go together, and the answers that bring them there.
import type { Option } from "../lib/options";
import type { Piece, ReachReply, Route } from "../lib/protocol";

/** What the sets need to know of the table. */
export interface Around {
  options: () => Option[];
  version: () => number;
  reach: (piece: string) => Promise<ReachReply | null>;
  isPlace: (id: string) => boolean;
}

/** A way for the whole set to one place. */
export interface Plan {
  place: string;
  path: string[];
  tokens: string[];
  cost: string;
  left: string;
  stops: boolean;
  final: boolean;
}

/** The options that are about one piece: by itself, and with a place to go to. */
export function about(options: Option[], piece: Pick<Piece, "id" | "stack">): Option[] {
  const own = options.filter((o) => o.subjects.includes(piece.id));
  return own.length || !piece.stack ? own : options.filter((o) => o.subjects.includes(piece.stack));
}

/** Does one answer name several of them? Then picking goes by the ask's own grammar. */
export const asOne = (options: Option[], pieces: Pick<Piece, "id">[]): boolean => options.some((o) => o.subjects.filter((id) => pieces.some((p) => p.id === id)).length > 1);

/** Dice and the end of a turn come one answer at a time: never for several counters by one button. */
export const single = (o: Option): boolean => o.final === "dice" || o.final === "turn";

/** Ways that one answer gives: the piece and a place. */
export function straight(options: Option[], isPlace: (id: string) => boolean): Map<string, Route> {
  const found = new Map<string, Route>();
  for (const o of options) {
    const [place, ...others] = o.subjects.filter(isPlace);
    if (!place || others.length || o.subjects.length !== 2 || single(o)) continue;
    const cost = o.label.args?.cost;
    found.set(place, { path: [place], tokens: [o.token], cost: cost === undefined || cost === null ? "" : String(cost), left: "", stops: false, final: o.final === "reveal" ? "reveal" : "" });
  }
  return found;
}

/** Where all can go: what is not to be had for one is not to be had for the set. */
export function together(ways: Map<string, Route>[]): Map<string, Plan> {
  const [first, ...rest] = ways;
  const plans = new Map<string, Plan>();
  for (const [place, route] of first ?? []) {
    const others = rest.map((w) => w.get(place));
    if (others.some((r) => !r)) continue;
    const all = [route, ...(others as Route[])];
    const most = all.reduce((a, b) => (Number(b.cost) > Number(a.cost) ? b : a));
    const tokens = all.flatMap((r) => r.tokens).filter((token, n, whole) => n === 0 || token !== whole[n - 1]);
    plans.set(place, { place, path: most.path, tokens, cost: most.cost, left: most.left, stops: all.some((r) => r.stops), final: all.some((r) => r.final !== "") });
  }
  return plans;
}

export class Sets {
  /** The pieces in hand. */
  chosen = $state.raw<string[]>([]);
  plans = $state.raw<Map<string, Plan>>(new Map());
  slowest = $state("");
  /** Ways are being looked up. */
  busy = $state(false);
  private readonly ways = new Map<string, Map<string, Route>>();
  private at = -1;
  private last = "";

  constructor(private readonly around: Around) {}

  /** Take just these in hand. */
  async take(pieces: Piece[]): Promise<void> {
    const ids = pieces.map((p) => p.id);
    this.chosen = ids;
    this.plans = new Map();
    this.slowest = "";
    if (!ids.length) return;
    const wanted = `${this.around.version()} ${ids.join(" ")}`;
    this.last = wanted;
    this.busy = true;
    const ways: Map<string, Route>[] = [];
    for (const piece of pieces) {
      const found = await this.waysOf(piece);
      if (this.last !== wanted) return;
      ways.push(found);
    }
    this.busy = false;
    this.plans = together(ways);
    const fewest = ways.reduce((a, b, n) => (b.size < ways[a]!.size ? n : a), 0);
    if (ways.some((w) => w.size !== ways[fewest]!.size)) this.slowest = ids[fewest]!;
  }

  drop(): void {
    this.last = "";
    [this.chosen, this.plans, this.slowest, this.busy] = [[], new Map(), "", false];
  }

  /** Where one piece can go, by one answer or by several. */
  private async waysOf(piece: Piece): Promise<Map<string, Route>> {
    if (this.at !== this.around.version()) {
      this.ways.clear();
      this.at = this.around.version();
    }
    const kept = this.ways.get(piece.id);
    if (kept) return kept;
    const at = this.at;
    const own = about(this.around.options(), piece);
    let found = straight(own, this.around.isPlace);
    if (!found.size && own.some((o) => o.subjects.length === 1)) {
      const subject = own[0]!.subjects.find((id) => id === piece.id || id === piece.stack) ?? piece.id;
      const told = await this.around.reach(subject);
      found = new Map(Object.entries(told?.places ?? {}));
    }
    if (at === this.at) this.ways.set(piece.id, found);
    return found;
  }

  /** What can be done with each of them by itself, without a place: by verb, the answers in order; dice one by one. */
  deeds(pieces: Piece[]): { verb: string; options: Option[] }[] {
    const options = this.around.options();
    const byVerb = new Map<string, Option[]>();
    for (const piece of pieces) {
      for (const o of about(options, piece)) {
        if (o.subjects.some(this.around.isPlace) || o.subjects.length !== 1) continue;
        byVerb.set(o.verb, [...(byVerb.get(o.verb) ?? []).filter((x) => x.token !== o.token), o]);
      }
    }
    return [...byVerb].flatMap(([verb, all]) => (all.length > 1 && all.some(single) ? all.map((o) => ({ verb: o.token, options: [o] })) : [{ verb, options: all }]));
  }
}
