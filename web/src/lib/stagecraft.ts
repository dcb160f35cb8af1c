// What the stage shows: battles before and after the dice, and what others did, step by step.
// A server may leave any of it out; the page then makes it from odds, events and views.
import type { Card, Message, Piece } from "./protocol";

/** One term of a side's sum. */
export interface SumLine {
  label: Message;
  /** As it is written, sign included. */
  value: string;
  rule: string;
  kind: "base" | "shift" | "die" | "divide" | "card";
  of: string[];
}

/** The printed chart: `base` and `column` count from 0 in `across`, `row` in `down`. */
export interface Chart {
  label: Message;
  across: string[];
  down: string[];
  cells: string[][];
  base: number;
  column: number;
  row: number | null;
}

export interface BattleSide {
  seat: string;
  role: Message | null;
  rolls: boolean;
  pieces: string[];
  /** Those that could take part and do not. */
  out: string[];
  unknown: { least: number; most: number } | null;
  strength: string;
  sum: SumLine[];
  chart: Chart | null;
  dice: number[] | null;
}

export interface BattleOutcome {
  label: Message;
  /** 0 to 1. */
  chance: number;
  /** How good it is for who looks, -1 to 1. */
  good: number;
}

/** The outcomes for one thing that is not known; one case without a label where all is known. */
export interface Case {
  label: Message | null;
  outcomes: BattleOutcome[];
}

export interface BattleStep {
  kind: "dice" | "inflict" | "loss" | "retreat" | "advance" | "morale" | "track" | "note";
  seat: string;
  message: Message;
  rule: string;
  pieces: string[];
  from: string;
  to: string;
  after: Piece | null;
  /** The seat that must choose before it is done. */
  waits: string | null;
  /** The event it is. */
  n: number | null;
}

/** A fight, a shot, a check: before the dice, and what came of it. */
export interface Battle {
  id: string;
  state: "forming" | "ready" | "rolled" | "settled";
  kind: string;
  title: Message;
  place: string;
  from: string[];
  rule: string;
  needs: Message | null;
  sides: BattleSide[];
  cases: Case[];
  follows: Message[];
  steps: BattleStep[];
  verdict: Message | null;
}

export interface Trail {
  pieces: string[];
  path: string[];
  kind: "move" | "retreat" | "advance" | "enter" | "leave" | "rail" | "sea" | "air";
}

export interface Arrow {
  from: string;
  to: string;
  kind: "attack" | "fire" | "air";
}

/** One thing that somebody did, from ply to ply. */
export interface StoryStep {
  n: number;
  plies: [number, number];
  seat: string;
  kind: "move" | "battle" | "card" | "place" | "build" | "roll" | "track" | "control" | "hidden" | "other";
  message: Message;
  rule: string;
  trails: Trail[];
  arrows: Arrow[];
  card: Card | null;
  battle: string | null;
  dice: number[];
}

/** Something that is different from when I last answered. */
export interface StoryChange {
  kind: "place" | "loss" | "gain" | "track" | "threat" | "card";
  message: Message;
  subjects: string[];
  good: number;
  before: string;
  after: string;
}

export interface Story {
  since: number;
  to: number;
  steps: StoryStep[];
  summary: StoryChange[];
}
