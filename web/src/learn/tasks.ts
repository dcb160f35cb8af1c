// The first steps of a side: what a player has seen to of them, by what his answers were about.
export interface Seen {
  /** The things and places that his answers named. */
  named: string[];
  /** What he ticked or unticked himself, by number. */
  ticked: Record<number, boolean>;
}

/** A step is seen to when answers named at least half of what it is about; the player's own tick goes before that. */
export function isDone(seen: Seen, n: number, subjects: string[]): boolean {
  const own = seen.ticked[n];
  if (own !== undefined) return own;
  const named = subjects.filter((id) => seen.named.includes(id)).length;
  return subjects.length > 0 && named * 2 >= subjects.length;
}

const keyOf = (match: string): string => `frente-tasks/${match}`;

export function kept(match: string): Seen {
  try {
    return { named: [], ticked: {}, ...(JSON.parse(localStorage.getItem(keyOf(match)) ?? "{}") as Partial<Seen>) };
  } catch {
    return { named: [], ticked: {} };
  }
}

export function keep(match: string, seen: Seen): void {
  try {
    localStorage.setItem(keyOf(match), JSON.stringify(seen));
  } catch {
    // a private window may refuse: it is then known until the page is left
  }
}
