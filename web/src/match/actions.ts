// The log by actions: what one answer brought about is one thing, however many events it has.
import type { Event, Message } from "../lib/protocol";

export type ActionKind = "dice" | "card" | "move" | "other";

/** An answer, or a heading of the turn, with all that came of it. */
export interface Action {
  /** The number of its first event. */
  n: number;
  heading: boolean;
  /** What tells the whole in one line. */
  head: Event;
  /** The rest, in order; none where the head says it all. */
  detail: Event[];
  events: Event[];
  seat: string;
  kind: ActionKind;
  dice: Dice[];
  /** The unit that does nothing but move. */
  mover: string;
  /** The battle that the server told of, or empty. */
  battle: string;
}

/** Dice with their owner and what they were rolled for. */
export interface Dice {
  seat: string;
  purpose: Message | null;
  values: number[];
}

export const isHeading = (e: Event): boolean => e.kind === "turn" || e.kind === "phase" || e.kind === "round" || e.kind.startsWith("turn-");

const MOVES = /^(move|moved|moves|march|redeploy|redeployed|advance|advanced|retreat|retreated|entered|arrived|ferried|placed|deployed|landed)/;
/** What can still follow a fight in answers of its own: who loses what, who goes where. */
const FOLLOWS = /loss|lose|lost|reduc|eliminat|destroy|retreat|advance|rout|step|hit|withdraw|surrender|captur|battle-over|control/;

/** Who did it, as far as the event tells. */
export function seatOf(e: Event): string {
  const args = e.message.args ?? {};
  for (const name of ["seat", "side", "pool", "winner"]) {
    const value = args[name];
    if (typeof value === "string" && value) return value;
  }
  return "";
}

/** The battle that an event belongs to, where the server says so. */
export const battleOf = (e: Event): string => e.battle ?? "";

export function diceOf(e: Event): Dice | null {
  if (!e.dice?.length) return null;
  const purpose = e.message.args?.roll;
  const told = purpose !== null && typeof purpose === "object" && !Array.isArray(purpose) && typeof purpose.id === "string";
  return { seat: seatOf(e), purpose: told ? (purpose as unknown as Message) : null, values: e.dice };
}

/** Every roll is an entry of the journal, and so is every answer: a gap between plies is an answer. */
export function actionsOf(events: Event[], sideOf: (id: string) => string = () => ""): Action[] {
  const out: Action[] = [];
  let run: Event[] = [];
  let last = -1;
  const close = (): void => {
    if (!run.length) return;
    const now = actionOf(run, sideOf);
    const before = out.at(-1);
    // A unit that moves on and on is one action.
    if (before && now.mover && before.mover === now.mover) out[out.length - 1] = onward(before, now);
    else out.push(now);
    run = [];
  };
  for (const e of events) {
    const battle = battleOf(e);
    const same = run.length > 0 && (battle ? battleOf(run.at(-1)!) === battle : e.ply === last + (e.dice?.length ? 1 : 0) && !battleOf(run.at(-1)!));
    if (isHeading(e)) {
      // A heading may be the last event of a fight: what it came to belongs to the fight, not to the heading.
      const { verdict, ...heading } = e;
      if (verdict && run.length && battleOf(run.at(-1)!) === battle) run.push({ ...run.pop()!, verdict });
      close();
      out.push({ ...actionOf([heading], sideOf), heading: true });
    } else if (same) run.push(e);
    else {
      close();
      run = [e];
    }
    last = e.ply;
  }
  close();
  return out;
}

/** A march of several answers, told from where it began to where it ended; its legs are the detail. */
function onward(before: Action, now: Action): Action {
  const [first, last] = [before.events[0]!.message.args ?? {}, now.head.message.args ?? {}];
  const goal = last.place ?? last.box;
  let head = now.head;
  if ("start" in first && "start" in last && first.start !== goal) head = { ...head, message: { ...head.message, args: { ...last, start: first.start! } } };
  // Out and back: from a place to itself would be no march. One that is hidden is told by its last leg.
  else if (goal !== undefined && first.start === goal && typeof last.unit === "string") head = { ...head, message: { id: "story-returned", args: { pieces: [last.unit], place: goal } } };
  return { ...now, ...whole([...before.events, ...now.events], head), head, n: before.n };
}

const whole = (events: Event[], head: Event): Pick<Action, "events" | "detail"> => ({ events, detail: events.filter((e) => e !== head) });

/** What a battle came to, as the server sums it up: mostly no event says it all. */
function verdictOf(events: Event[]): Event | null {
  const last = events.findLast((e) => e.verdict);
  if (!last) return null;
  const said = JSON.stringify(last.verdict);
  return events.find((e) => JSON.stringify(e.message) === said) ?? { ...last, rule: events[0]!.rule, message: last.verdict! };
}

function actionOf(events: Event[], sideOf: (id: string) => string): Action {
  const dice = events.map(diceOf).filter((d): d is Dice => d !== null);
  const lastRoll = events.findLastIndex((e) => e.dice?.length);
  // What the dice brought tells more than that they were rolled.
  const head = verdictOf(events) ?? (lastRoll >= 0 ? events[lastRoll + 1] : undefined) ?? events.find((e) => !e.dice?.length) ?? events[0]!;
  const seat = events.map(seatOf).find(Boolean) || (head.subjects ?? []).map(sideOf).find(Boolean) || "";
  const kind: ActionKind = dice.length ? "dice" : events.some((e) => e.message.args?.card !== undefined) ? "card" : MOVES.test(head.kind) ? "move" : "other";
  // What it takes on its way belongs to the march.
  const moving = kind === "move" && head === events[0] && !events.slice(1).some((e) => MOVES.test(e.kind)) ? (head.message.args?.unit ?? head.message.args?.units ?? null) : null;
  return { n: events[0]!.n, heading: false, head, ...whole(events, head), mover: moving === null ? "" : JSON.stringify(moving), seat, kind, dice, battle: events.map(battleOf).find(Boolean) ?? "" };
}

/** Does the action only carry out what a fight before it decided? */
export const follows = (a: Action): boolean => !a.heading && !a.dice.length && !a.battle && a.events.every((e) => FOLLOWS.test(e.kind));
