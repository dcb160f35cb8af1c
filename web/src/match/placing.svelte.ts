// How pieces were set out last: by game, scenario and seat, on this device, to be offered again.
const KEY = "frente-placed";
const KEPT = 24;
/** Fewer answers than this are as quickly given anew. */
const WORTH = 2;

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export class Placing {
  /** Answers of the setting out that goes on, as they were given: each group is one to take back. */
  private groups: string[][] = [];
  private key = "";
  /** The last answer: repeated, it puts the next piece to the same place. */
  last = $state("");
  /** What was done last time; [] where nothing is known or something has been done already. */
  before = $state.raw<string[]>([]);

  /** Pieces are being set out for a seat. */
  begin(key: string): void {
    if (key === this.key) return;
    this.end();
    this.key = key;
    this.before = read()[key] ?? [];
  }

  note(tokens: string[]): void {
    if (!this.key || !tokens.length) return;
    this.groups = [...this.groups, tokens];
    this.last = tokens.at(-1)!;
    this.before = [];
  }

  /** The last group was taken back. */
  undo(): void {
    this.groups = this.groups.slice(0, -1);
    this.last = this.groups.at(-1)?.at(-1) ?? "";
    if (!this.groups.length && this.key) this.before = read()[this.key] ?? [];
  }

  /** Nothing is left to set out. */
  end(): void {
    const tokens = this.groups.flat();
    if (this.key && tokens.length >= WORTH) {
      const { [this.key]: _old, ...others } = read();
      try {
        localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(Object.entries(others).slice(1 - KEPT)), [this.key]: tokens }));
      } catch {
        // a private window may refuse: then nothing is offered next time
      }
    }
    [this.groups, this.key, this.last, this.before] = [[], "", "", []];
  }
}
