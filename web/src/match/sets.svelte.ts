// Several counters in hand: which of them, where they can go together, and the answers that bring them there.
import type { Option } from "../lib/options";
import type { Count, Piece, ReachReply, Refusal, Route } from "../lib/protocol";

/** What the sets need to know of the table. */
export interface Around {
  options: () => Option[];
  version: () => number;
  reach: (pieces: string[]) => Promise<ReachReply | null>;
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
  final: Route["final"];
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

/** Of so many the best set is looked for; of more it is made up one by one. */
const WEIGHED = 12;

/**
 * All of them, or, where a limit does not let all go together, those that come to the most in what is counted without
 * one (their strength); of equal sets the one that comes first.
 */
export function strongest(pieces: Piece[], counts: Count[]): Piece[] {
  const limits = counts.filter((c) => c.limit !== null);
  const worth = counts.find((c) => c.limit === null);
  const fits = (some: Piece[]): boolean => limits.every((c) => some.reduce((all, p) => all + (c.value[p.id] ?? 0), 0) <= c.limit!);
  if (!worth || fits(pieces)) return pieces;
  const sum = (some: Piece[]): number => some.reduce((all, p) => all + (worth.value[p.id] ?? 0), 0);
  if (pieces.length > WEIGHED) {
    const inTurn = [...pieces].sort((a, b) => sum([b]) - sum([a]));
    return inTurn.reduce<Piece[]>((some, p) => (fits([...some, p]) ? [...some, p] : some), []);
  }
  const better = (a: Piece[], b: Piece[]): boolean => sum(a) > sum(b) || (sum(a) === sum(b) && a.length > b.length);
  const find = (n: number, some: Piece[]): Piece[] => {
    if (n === pieces.length) return some;
    const along = [...some, pieces[n]!];
    const [taken, left] = [fits(along) ? find(n + 1, along) : null, find(n + 1, some)];
    return taken && !better(left, taken) ? taken : left;
  };
  return find(0, []);
}

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

/** A hex has so many neighbours: where there are more to choose from, it is no step of a way. */
const NEIGHBOURS = 6;

/** The one piece that is asked about where every answer is a bare place beside it; null where it is anything else. */
export function stepwise(options: Option[], spoken: string[], isPlace: (id: string) => boolean): string | null {
  const [piece, ...others] = spoken.filter((id) => !isPlace(id));
  const steps = options.length > 1 && options.length <= NEIGHBOURS && options.every((o) => o.subjects.length === 1 && isPlace(o.subjects[0]!) && !single(o));
  return piece && !others.length && steps ? piece : null;
}

/** So many can be asked about at once. */
const MOST = 40;

/** What is told of a set. */
type Told = Pick<ReachReply, "slowest" | "barred" | "alone"> & { places: Map<string, Route> };

const NOWHERE: Told = { places: new Map(), slowest: "", barred: {}, alone: {} };

export class Sets {
  /** The pieces in hand. */
  chosen = $state.raw<string[]>([]);
  plans = $state.raw<Map<string, Plan>>(new Map());
  /** Places that take only some of them, with what stops the rest. */
  barred = $state.raw<Record<string, Refusal>>({});
  /** What only one of them may do, by verb. */
  alone = $state.raw<Record<string, Refusal>>({});
  slowest = $state("");
  /** It is a way that is asked for a step at a time. */
  followed = $state(false);
  /** Ways are being looked up. */
  busy = $state(false);
  private readonly told = new Map<string, Told>();
  private at = -1;
  private last = "";

  constructor(private readonly around: Around) {}

  /** Take just these in hand. */
  async take(pieces: Piece[]): Promise<void> {
    const ids = pieces.map((p) => p.id);
    this.clear();
    this.chosen = ids;
    if (!ids.length) return;
    const wanted = `${this.around.version()} ${ids.join(" ")}`;
    this.last = wanted;
    this.busy = true;
    const { places, slowest, barred, alone } = await this.waysOf(pieces);
    if (this.last !== wanted) return;
    [this.busy, this.slowest, this.barred, this.alone] = [false, slowest, barred, alone];
    this.plans = new Map([...places].map(([place, route]) => [place, { place, ...route }]));
  }

  /** Take the one in hand that is asked about, a step at a time: its whole ways. */
  follow(piece: string, places: ReachReply["places"]): void {
    this.drop();
    [this.chosen, this.followed] = [[piece], true];
    this.plans = new Map(Object.entries(places).map(([place, route]) => [place, { place, ...route }]));
  }

  drop(): void {
    this.last = "";
    this.clear();
    [this.chosen, this.busy, this.followed] = [[], false, false];
  }

  private clear(): void {
    [this.plans, this.barred, this.alone, this.slowest] = [new Map(), {}, {}, ""];
  }

  /** Where they can go together, by one answer or by several. */
  private async waysOf(pieces: Piece[]): Promise<Told> {
    if (this.at !== this.around.version()) {
      this.told.clear();
      this.at = this.around.version();
    }
    const options = this.around.options();
    const own = pieces.map((p) => about(options, p));
    const subjects = [...new Set(pieces.map((p, n) => own[n]![0]?.subjects.find((id) => id === p.id || id === p.stack) ?? p.id))];
    const key = subjects.join(" ");
    const kept = this.told.get(key);
    if (kept) return kept;
    const at = this.at;
    const near = subjects.length === 1 ? straight(own[0]!, this.around.isPlace) : new Map<string, Route>();
    let found: Told = { ...NOWHERE, places: near };
    if (!near.size && subjects.length <= MOST && own.some((some) => some.some((o) => o.subjects.length === 1 || subjects.length > 1))) {
      const told = await this.around.reach(subjects);
      if (told) found = { ...told, places: new Map(Object.entries(told.places)) };
    }
    if (at === this.at) this.told.set(key, found);
    return found;
  }

  /** What can be done without a place: by verb, the answers in order; dice, and what only one may do, one by one. */
  deeds(pieces: Piece[]): { verb: string; options: Option[] }[] {
    const options = this.around.options();
    const byVerb = new Map<string, Option[]>();
    for (const piece of pieces) {
      for (const o of about(options, piece)) {
        if (o.subjects.some(this.around.isPlace) || o.subjects.length !== 1) continue;
        byVerb.set(o.verb, [...(byVerb.get(o.verb) ?? []).filter((x) => x.token !== o.token), o]);
      }
    }
    return [...byVerb].flatMap(([verb, all]) => (all.length > 1 && (verb in this.alone || all.some(single)) ? all.map((o) => ({ verb: o.token, options: [o] })) : [{ verb, options: all }]));
  }
}
