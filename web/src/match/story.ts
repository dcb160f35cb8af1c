// What others did, step by step, and what is different for me; made from events and views where the server
// tells no story of its own.
import type { Change, Event, Layout, Piece, Plain, StoryStep, Trail, View } from "../lib/protocol";
import { actionsOf, type Action } from "./actions";

const KINDS: Record<Action["kind"], StoryStep["kind"]> = { dice: "roll", card: "card", move: "move", other: "other" };

/** One step for each action of others. `sideOf` tells whose a piece is, where the event does not. */
export function stepsFromEvents(events: Event[], yours: string[], sideOf: (id: string) => string = () => ""): StoryStep[] {
  const out: StoryStep[] = [];
  for (const action of actionsOf(events, sideOf)) {
    if (action.heading || yours.includes(action.seat)) continue;
    out.push({
      n: out.length + 1, plies: [action.events[0]!.ply, action.events.at(-1)!.ply], seat: action.seat || (out.at(-1)?.seat ?? ""), kind: action.battle ? "battle" : KINDS[action.kind],
      message: action.head.message, rule: action.head.rule, trails: [], arrows: [], card: null, battle: action.battle || (action.dice.length ? `n${action.n}` : null), dice: action.dice.flatMap((d) => d.values), changes: [],
    });
  }
  return out;
}

export interface Moved {
  trails: Trail[];
  /** Pieces that are gone, as they last stood. */
  lost: Piece[];
}

/** Who went where between two views. A tray is off the map. */
export function movedBetween(before: View, after: View, layout: Layout | null): Moved {
  const trays = new Set((layout?.trays ?? []).map((tray) => tray.id));
  const now = new Map((after.pieces ?? []).map((p) => [p.id, p]));
  const off = (place: string | undefined): boolean => !place || trays.has(place);
  const ways = new Map<string, Trail>();
  const lost: Piece[] = [];
  const was = new Set<string>();
  for (const piece of before.pieces ?? []) {
    was.add(piece.id);
    const to = now.get(piece.id);
    if (to?.place === piece.place) continue;
    if (off(to?.place)) {
      if (!off(piece.place) && !piece.hidden) lost.push(piece);
    } else if (off(piece.place)) go(ways, to!.place, to!.place, piece.id, "enter");
    else go(ways, piece.place, to!.place, piece.id, "move");
  }
  for (const piece of after.pieces ?? []) if (!was.has(piece.id) && !off(piece.place) && !piece.hidden) go(ways, piece.place, piece.place, piece.id, "enter");
  return { trails: [...ways.values()], lost };
}

function go(ways: Map<string, Trail>, from: string, to: string, piece: string, kind: Trail["kind"]): void {
  const key = `${kind} ${from} ${to}`;
  const found = ways.get(key);
  if (found) found.pieces.push(piece);
  else ways.set(key, { pieces: [piece], path: from === to ? [to] : [from, to], kind });
}

const change = (kind: Change["kind"], id: string, args: Record<string, Plain>, subjects: string[], good: number, before = "", after = ""): Change => ({ kind, message: { id, args }, subjects, good, before, after });

/** What is different for me: places, units, cards, tracks. */
export function changesBetween(before: View, after: View, events: Event[], yours: string[], layout: Layout | null): Change[] {
  const out: Change[] = [];
  const goodFor = (side: string): number => (yours.includes(side) ? 1 : side ? -1 : 0);
  for (const [id, place] of Object.entries(after.places ?? {})) {
    const was = before.places?.[id]?.control ?? "";
    if (was === place.control) continue;
    const side = place.control === "contested" ? "" : place.control;
    out.push(side ? change("place", "change-place", { place: id, side }, [id], goodFor(side), was, side) : change("place", place.control ? "change-contested" : "change-nobody", { place: id }, [id], -goodFor(was), was, place.control));
  }
  const { trails, lost } = movedBetween(before, after, layout);
  for (const side of new Set(lost.map((p) => p.side))) {
    const gone = lost.filter((p) => p.side === side);
    out.push(change("loss", "change-lost", { side, count: gone.length }, gone.map((p) => p.id), -goodFor(side)));
  }
  const sideOf = new Map((after.pieces ?? []).map((p) => [p.id, p.side]));
  const come = new Map<string, string[]>();
  for (const id of trails.filter((x) => x.kind === "enter").flatMap((x) => x.pieces)) come.set(sideOf.get(id) ?? "", [...(come.get(sideOf.get(id) ?? "") ?? []), id]);
  for (const [side, pieces] of come) out.push(change("gain", "change-gained", { side, count: pieces.length }, pieces, goodFor(side)));
  for (const action of actionsOf(events)) {
    const told = action.events.find((e) => typeof e.message.args?.card === "string");
    if (!told || !action.seat || yours.includes(action.seat)) continue;
    const card = told.message.args.card as string;
    if (!out.some((c) => c.kind === "card" && c.subjects[0] === card)) out.push(change("card", "change-card", { seat: action.seat, card }, [card], 0));
  }
  const figures = new Map((before.status ?? []).map((s) => [s.id, s.value]));
  for (const line of after.status ?? []) {
    const was = figures.get(line.id);
    if (typeof was === "string" && typeof line.value === "string" && was !== line.value) out.push(change("track", "change-track", { label: line.label as unknown as Plain, side: line.side }, [], 0, was, line.value));
  }
  return out;
}

export const PACES = ["step", "slow", "normal", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

const SECONDS: Record<Pace, number> = { step: Infinity, slow: 2.5, normal: 1.2, quick: 0.4, once: 0 };

/** How long a step stays, in milliseconds: a battle and a card want reading. */
export const stays = (pace: Pace, step: Pick<StoryStep, "battle" | "card" | "kind">): number => {
  const seconds = SECONDS[pace];
  const read = step.battle !== null || step.card !== null || step.kind === "card";
  return seconds === Infinity || seconds === 0 ? seconds : (seconds + (read ? 1 : 0)) * 1000;
};

