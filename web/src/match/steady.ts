// Lists that do not move under a pointer: what was answered stays where it was, what is new comes last.

export interface Line<T> {
  key: string;
  item: T;
  /** It can be chosen no longer. */
  gone: boolean;
}

/** The lines as they stand now, laid over those that somebody points at. */
export function steady<T>(shown: Line<T>[], now: { key: string; item: T }[]): Line<T>[] {
  const fresh = new Map(now.map((line) => [line.key, line.item]));
  const kept = shown.map((line) => ({ key: line.key, item: fresh.get(line.key) ?? line.item, gone: !fresh.has(line.key) }));
  const known = new Set(kept.map((line) => line.key));
  return [...kept, ...now.filter((line) => !known.has(line.key)).map((line) => ({ ...line, gone: false }))];
}

/** The lines as they stand now, and no others. */
export const fresh = <T>(now: { key: string; item: T }[]): Line<T>[] => now.map((line) => ({ ...line, gone: false }));

/** Has a line gone from among those that are shown? */
export function lapsed<T>(shown: Line<T>[], now: { key: string }[]): boolean {
  const known = new Set(now.map((line) => line.key));
  return shown.some((line) => !known.has(line.key));
}

/** How long lines that have gone stay under a pointer that rests on them. */
export const RESTS = 1500;

/** How long a thing under the pointer must have meant the same before a click on it counts. */
export const SETTLES = 400;
