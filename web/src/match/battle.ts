// Battles as the card shows them; and those that the page makes itself where the server tells none.
import type { Option } from "../lib/options";
import type { Battle, BattleStep, Case, Event, Message, Odds, Outcome, Piece, Side, View } from "../lib/protocol";
import { figures } from "../lib/words";
import { actionsOf, follows, seatOf, type Action } from "./actions";

export const MOST_ROWS = 6;

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1 %";
  if (chance < 1 && chance > 0.99) return ">99 %";
  return `${Math.round(chance * 100)} %`;
}

export interface Row {
  /** Null: all the others together. */
  label: Message | null;
  chance: number;
  good: number;
}

/** The outcomes best for me first; beyond six the unlikeliest are told together, what is good apart from what is bad. */
export function rowsOf(outcomes: Outcome[], most = MOST_ROWS): Row[] {
  const kept = outcomes.filter((o) => o.chance > 0);
  const order = (a: Row, b: Row): number => b.good - a.good || b.chance - a.chance;
  if (kept.length <= most) return [...kept].sort(order);
  const likely = [...kept].sort((a, b) => b.chance - a.chance);
  for (let told = most - 1; ; told--) {
    const rest = likely.slice(told);
    const together = [1, 0, -1].flatMap((good): Row[] => {
      const some = rest.filter((o) => Math.sign(o.good) === good);
      return some.length ? [{ label: null, chance: some.reduce((sum, o) => sum + o.chance, 0), good }] : [];
    });
    if (told + together.length <= most || told <= 0) return [...likely.slice(0, told).sort(order), ...together];
  }
}

/** How outcomes that are told together are called. */
export const restName = (good: number): string => (good > 0 ? "battle-other-good" : good < 0 ? "battle-other-bad" : "battle-other");

/** The columns of a chart that are shown: those near the lit one, and the one the sum began with. */
export function columnsOf(count: number, base: number, column: number, reach = 3): (number | null)[] {
  const near = (n: number): boolean => Math.abs(n - column) <= reach || n === base;
  const out: (number | null)[] = [];
  for (let n = 0; n < count; n++) {
    if (near(n)) out.push(n);
    else if (out.at(-1) !== null) out.push(null);
  }
  return out;
}

/** The columns that the shifts pass on their way from the base to the final one. */
export function hopsOf(base: number, column: number): number[] {
  const step = Math.sign(column - base);
  return step === 0 ? [] : Array.from({ length: Math.abs(column - base) + 1 }, (_, n) => base + n * step);
}

/** The sum in one line, for where it is folded. */
export function sumInShort(side: Side): { count: number; total: string } {
  const shifts = side.sum.filter((line) => line.kind !== "base");
  const total = shifts.reduce((sum, line) => sum + (/^[+-]?\d+(\.\d+)?$/.test(line.value) ? Number(line.value) : NaN), 0);
  return { count: shifts.length, total: Number.isNaN(total) ? "" : figures(total > 0 ? `+${total}` : String(total)) };
}

/** A side that has no role of its own. */
const NOBODY: Message = { id: "", args: {} };

const EMPTY_SIDE: Side = { seat: "", role: NOBODY, rolls: false, pieces: [], out: [], unknown: null, strength: "", sum: [], chart: null, dice: null };

/** What would be fought, from the odds of an answer. */
export function battleFromOdds(odds: Odds, option: Pick<Option, "token" | "verb" | "subjects">, seat: string, view: View | null): Battle {
  const pieces = new Map((view?.pieces ?? []).map((p) => [p.id, p]));
  const stacked = (id: string): Piece[] => (view?.pieces ?? []).filter((p) => p.stack === id);
  const named = option.subjects.flatMap((id) => (pieces.has(id) ? [pieces.get(id)!] : stacked(id)));
  const places = option.subjects.filter((id) => view?.places?.[id] !== undefined || (view?.pieces ?? []).some((p) => p.place === id));
  const mine = named.filter((p) => p.side === seat);
  const theirs = named.filter((p) => p.side && p.side !== seat);
  const place = theirs[0]?.place ?? places.at(-1) ?? mine[0]?.place ?? "";
  const facing = theirs.length ? theirs : (view?.pieces ?? []).filter((p) => place === places.at(-1) && p.place === place && p.side && p.side !== seat);
  const sum = odds.lines.map((line, n) => ({ ...line, kind: n === 0 ? ("base" as const) : ("shift" as const), of: [] }));
  const sides: Side[] = [{ ...EMPTY_SIDE, seat, rolls: true, pieces: mine.map((p) => p.id), sum }];
  if (facing.length) sides.push({ ...EMPTY_SIDE, seat: facing[0]!.side, pieces: facing.map((p) => p.id) });
  return {
    id: `odds:${option.token}`, state: "ready", kind: option.verb, title: odds.title, place, from: [...new Set(mine.map((p) => p.place))], rule: "", needs: null,
    sides, cases: [{ label: null, outcomes: odds.outcomes }], follows: odds.notes ?? [], steps: [], verdict: null, plies: [0, 0],
  };
}

const STEP_KINDS: [RegExp, BattleStep["kind"]][] = [
  [/retreat|withdraw|rout/, "retreat"],
  [/advance|occup|captur/, "advance"],
  [/loss|lose|lost|reduc|eliminat|destroy|surrender/, "loss"],
  [/morale|support|will/, "morale"],
  [/hits|inflict|fire|result|check/, "inflict"],
];

function stepOf(e: Event, pieces: Set<string>): BattleStep {
  const kind = e.dice?.length ? "dice" : (STEP_KINDS.find(([kinds]) => kinds.test(e.kind))?.[1] ?? "note");
  return { kind, seat: seatOf(e), message: e.message, rule: e.rule, pieces: (e.subjects ?? []).filter((id) => pieces.has(id)), from: "", to: "", waits: null, n: e.n };
}

/** What was rolled and what came of it, from the events of one action and of those that carry it out. */
export function battleFromActions(fought: Action, after: Action[], view: View | null): Battle {
  const events = [fought, ...after].flatMap((a) => a.events);
  const pieces = new Set((view?.pieces ?? []).map((p) => p.id));
  const places = new Set([...Object.keys(view?.places ?? {}), ...(view?.pieces ?? []).map((p) => p.place)]);
  const subjects = events.flatMap((e) => e.subjects ?? []);
  const sides: Side[] = [];
  for (const dice of fought.dice) {
    const side = sides.find((s) => s.seat === dice.seat);
    if (side) side.dice = [...(side.dice ?? []), ...dice.values];
    else sides.push({ ...EMPTY_SIDE, seat: dice.seat, role: dice.purpose ?? NOBODY, rolls: true, dice: dice.values });
  }
  return {
    id: `n${fought.n}`, state: "settled", kind: fought.head.kind, title: fought.dice[0]?.purpose ?? fought.head.message, place: subjects.find((id) => places.has(id)) ?? "",
    from: [], rule: fought.head.rule, needs: null, sides, cases: [], follows: [], steps: events.map((e) => stepOf(e, pieces)),
    verdict: fought.head.dice?.length ? null : fought.head.message, plies: [events[0]!.ply, events.at(-1)!.ply],
  };
}

/** All battles that the log tells of, where the server numbers none of them. */
export function battlesOf(events: Event[], view: View | null): Battle[] {
  const actions = actionsOf(events);
  return actions.flatMap((a, n) => {
    if (!a.dice.length || a.battle) return [];
    let end = n + 1;
    while (actions[end] && follows(actions[end]!)) end++;
    return [battleFromActions(a, actions.slice(n + 1, end), view)];
  });
}

/** The case that tells how it stands in a sentence: what is good for me, and the likeliest of the rest. */
export function inShort(cases: Case[]): { label: Message; chance: number }[] {
  const rows = rowsOf(cases[0]?.outcomes ?? []).filter((r): r is Row & { label: Message } => r.label !== null);
  return [...rows].sort((a, b) => b.chance - a.chance).slice(0, 2);
}

/** Does one of these seats fight in it? */
export const isMine = (battle: Battle, yours: string[]): boolean => battle.sides.length === 0 || battle.sides.some((s) => yours.includes(s.seat));
