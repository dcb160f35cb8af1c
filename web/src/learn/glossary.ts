// Words of wargames, found in any text: each is explained by a sentence of the catalog.
import "./words";
import { t } from "../lib/words";

export const TERMS = [
  "counter", "hex", "box", "stack", "steps", "strength", "movement-points", "terrain", "zone", "supply", "control", "contested",
  "phase", "activation", "operation", "odds", "column", "die", "hit", "loss", "retreat", "advance", "disrupted", "rout", "morale", "sight",
  "range", "reaction", "headquarters", "general", "trench", "reinforcement", "replacement", "victory-points", "battlegroup", "garrison",
  "formation", "assault", "bombardment", "event", "support",
] as const;

export type Term = (typeof TERMS)[number];

/** The first of its forms is how a word is called. */
export const formsOf = (term: Term): string[] => t(`term-${term}`).split(",").map((form) => form.trim());
export const meaningOf = (term: Term): string => t(`term-${term}.about`);

export interface Piece {
  text: string;
  term: Term | null;
}

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
let finder: { words: RegExp; terms: Map<string, Term> } | null = null;

function found(): { words: RegExp; terms: Map<string, Term> } {
  if (!finder) {
    const terms = new Map(TERMS.flatMap((term) => formsOf(term).map((form) => [form, term] as const)));
    const forms = [...terms.keys()].sort((a, b) => b.length - a.length); // the longest is meant
    finder = { words: new RegExp(`\\b(${forms.map(plain).join("|")})\\b`, "gi"), terms };
  }
  return finder;
}

/** A text in pieces: those that are words of the glossary, and what stands between them. */
export function explained(text: string): Piece[] {
  const { words, terms } = found();
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(words)) {
    if (match.index > last) pieces.push({ text: text.slice(last, match.index), term: null });
    pieces.push({ text: match[0], term: terms.get(match[0].toLowerCase()) ?? null });
    last = match.index + match[0].length;
  }
  if (last < text.length) pieces.push({ text: text.slice(last), term: null });
  return pieces;
}
