// Marks and arrows that a player draws on the map for himself. They stay on this device, for each match and turn.
export type Mark = { kind: "ring" | "question"; at: string } | { kind: "arrow"; from: string; to: string };
export type Pen = "" | Mark["kind"];

const KEY = "frente-marks";
const MATCHES = 30;
/** Older turns are dropped: what was planned then is past. */
const TURNS = 3;

type Turns = Record<string, Mark[]>;

function read(): Record<string, Turns> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Turns>;
  } catch {
    return {};
  }
}

const same = (a: Mark, b: Mark): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Marks {
  all = $state.raw<Mark[]>([]);
  /** What the next click draws; "" while nobody draws. */
  pen = $state<Pen>("");
  /** Where the arrow that is being drawn begins. */
  from = $state<string | null>(null);
  private turn = 0;
  private past: Mark[][] = [];

  constructor(private readonly match: string) {}

  /** Those of a turn. */
  open(turn: number): void {
    this.turn = turn;
    this.all = read()[this.match]?.[String(turn)] ?? [];
    [this.past, this.from] = [[], null];
  }

  take(pen: Pen): void {
    [this.pen, this.from] = [this.pen === pen ? "" : pen, null];
  }

  /** Draw at a place; the same again rubs it out. */
  draw(place: string): void {
    if (this.pen === "arrow") {
      if (this.from === null || this.from === place) return void (this.from = this.from === place ? null : place);
      this.put({ kind: "arrow", from: this.from, to: place });
      this.from = null;
    } else if (this.pen) this.put({ kind: this.pen, at: place });
  }

  private put(mark: Mark): void {
    this.past = [...this.past, this.all];
    const others = this.all.filter((m) => !same(m, mark));
    this.keep(others.length < this.all.length ? others : [...this.all, mark]);
  }

  /** Take back the last stroke. */
  undo(): void {
    if (this.from !== null) return void (this.from = null);
    const last = this.past.at(-1) ?? this.all.slice(0, -1);
    this.past = this.past.slice(0, -1);
    this.keep(last);
  }

  clear(): void {
    this.past = [...this.past, this.all];
    this.from = null;
    this.keep([]);
  }

  private keep(marks: Mark[]): void {
    this.all = marks;
    const { [this.match]: mine = {}, ...others } = read();
    const turns = Object.fromEntries(Object.entries({ ...mine, [String(this.turn)]: marks }).filter(([, m]) => m.length).slice(-TURNS));
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(Object.entries(others).slice(-MATCHES)), [this.match]: turns }));
    } catch {
      // a private window may refuse: they last as long as the page
    }
  }
}
