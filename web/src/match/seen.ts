// How far a match was last seen on this device: what happened since is told on coming back.
const KEY = "frente-seen";
const MATCHES = 40;

export interface Seen {
  ply: number;
  /** So many events. */
  n: number;
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

export const seen = {
  of: (match: string): Seen | null => read()[match] ?? null,
  note(match: string, now: Seen): void {
    const { [match]: _old, ...rest } = read();
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(Object.entries(rest).slice(-MATCHES)), [match]: now }));
    } catch {
      // a private window may refuse: then nothing is told on coming back
    }
  },
};
