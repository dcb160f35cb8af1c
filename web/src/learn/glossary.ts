// Words of wargames, found in any text: each is explained by a sentence of the catalog.
import "./words";
import { pageSentences, type Sentences } from "../lib/spoken.svelte";
import { t } from "../lib/words";

export const TERMS = [
  "counter", "hex", "box", "stack", "steps", "strength", "movement-points", "terrain", "zone", "supply", "control", "contested",
  "phase", "activation", "operation", "odds", "column", "die", "hit", "loss", "retreat", "advance", "disrupted", "rout", "morale", "sight",
  "range", "reaction", "headquarters", "general", "trench", "reinforcement", "replacement", "victory-points", "battlegroup", "garrison",
  "formation", "assault", "bombardment", "event", "support",
] as const;

export type Term = (typeof TERMS)[number];

/** Where each is seen on a board, to try: game, lesson, step (from 0). */
export const SEEN: Record<Term, [string, string, number]> = {
  counter: ["santander", "1-reinosa", 1],
  hex: ["santander", "1-reinosa", 3],
  box: ["espana", "1-toledo", 2],
  stack: ["santander", "2-zones", 4],
  steps: ["santander", "3-guns", 8],
  strength: ["santander", "1-reinosa", 5],
  "movement-points": ["santander", "1-reinosa", 3],
  terrain: ["barricadas", "1-crossroads", 4],
  zone: ["santander", "2-zones", 2],
  supply: ["crusade", "2-supply", 0],
  control: ["crusade", "1-sevilla", 8],
  contested: ["espana", "1-toledo", 3],
  phase: ["arriba", "2-battlegroups", 2],
  activation: ["barricadas", "1-crossroads", 1],
  operation: ["crusade", "1-sevilla", 2],
  odds: ["santander", "1-reinosa", 6],
  column: ["crusade", "3-battle", 2],
  die: ["santander", "3-guns", 6],
  hit: ["barricadas", "3-assault", 1],
  loss: ["crusade", "3-battle", 6],
  retreat: ["santander", "3-guns", 7],
  advance: ["crusade", "1-sevilla", 8],
  disrupted: ["santander", "3-guns", 6],
  rout: ["barricadas", "3-assault", 6],
  morale: ["santander", "3-guns", 7],
  sight: ["barricadas", "1-crossroads", 3],
  range: ["barricadas", "1-crossroads", 2],
  reaction: ["barricadas", "2-reaction", 4],
  headquarters: ["barricadas", "1-crossroads", 1],
  general: ["espana", "1-toledo", 5],
  trench: ["santander", "3-guns", 0],
  reinforcement: ["espana", "4-recruits", 3],
  replacement: ["crusade", "4-cards", 4],
  "victory-points": ["crusade", "1-sevilla", 0],
  battlegroup: ["arriba", "1-toledo", 1],
  garrison: ["arriba", "2-battlegroups", 4],
  formation: ["barricadas", "1-crossroads", 1],
  assault: ["barricadas", "3-assault", 2],
  bombardment: ["santander", "3-guns", 1],
  event: ["espana", "3-battle", 4],
  support: ["arriba", "1-toledo", 0],
};

/** The first of its forms is how a word is called. */
export const formsOf = (term: Term): string[] => t(`term-${term}`).split(",").map((form) => form.trim());
export const meaningOf = (term: Term): string => t(`term-${term}.about`);

const PICTURES = import.meta.glob<string>("./terms/*.webp", { eager: true, query: "?url", import: "default" });
/** A piece of a board where it is met; `python -m tests.browser.terms` takes them. */
export const pictureOf = (term: Term): string => PICTURES[`./terms/${term}.webp`] ?? "";

export interface Piece {
  text: string;
  term: Term | null;
  /** What follows a word without a space: no line ends between the two. */
  tail: string;
}

const TAIL = /[.,;:!?)”’]*/y;
const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
let finder: { of: Sentences; words: RegExp; terms: Map<string, Term> } | null = null;

function found(): { words: RegExp; terms: Map<string, Term> } {
  if (finder?.of !== pageSentences()) {
    const terms = new Map(TERMS.flatMap((term) => formsOf(term).map((form) => [form, term] as const)));
    const forms = [...terms.keys()].sort((a, b) => b.length - a.length); // the longest is meant
    // \b knows no letters with accents.
    finder = { of: pageSentences(), words: new RegExp(`(?<![\\p{L}\\d])(${forms.map(plain).join("|")})(?![\\p{L}\\d])`, "giu"), terms };
  }
  return finder;
}

/** A text in pieces: those that are words of the glossary, and what stands between them. */
export function explained(text: string): Piece[] {
  const { words, terms } = found();
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(words)) {
    if (match.index > last) pieces.push({ text: text.slice(last, match.index), term: null, tail: "" });
    last = TAIL.lastIndex = match.index + match[0].length;
    const [tail] = TAIL.exec(text)!;
    pieces.push({ text: match[0], term: terms.get(match[0].toLowerCase()) ?? null, tail });
    last += tail.length;
  }
  if (last < text.length) pieces.push({ text: text.slice(last), term: null, tail: "" });
  return pieces;
}

/** The words of the glossary in a text, each once. */
export const termsOf = (text: string): Term[] => [...new Set(explained(text).flatMap(({ term }) => term ?? []))];
