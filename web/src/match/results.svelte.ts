// What the dice brought: results stay until they are closed, also over a reload.
import type { Battle } from "../lib/protocol";

const KEY = "frente-results";
/** So many matches keep their unread results on this device. */
const MATCHES = 20;

/** So many closed ones are known by their ids: the server tells the last battle for a while. */
const CLOSED = 30;

type Kept = Record<string, { unread: Battle[]; closed: string[] }>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export class Results {
  /** Unread, the oldest first. */
  unread = $state.raw<Battle[]>([]);
  /** One from the log, opened again. */
  again = $state.raw<Battle | null>(null);
  /** The unread ones are a bar at the foot of the stage. */
  folded = $state(false);
  /** They were asked for: they stand before the battle in hand. */
  front = $state(false);
  /** The result whose dice fall just now. */
  fresh = $state("");
  /** So many of the newest were paged back over. */
  private over = $state(0);
  /** The last one that was seen, for `O` with nothing in hand. */
  last = $state.raw<Battle | null>(null);

  private closed: string[] = [];

  constructor(private readonly match: string) {
    const { unread = [], closed = [] } = kept()[match] ?? {};
    [this.unread, this.closed] = [unread, closed];
  }

  /** The newest, or the one that was paged back to. */
  get current(): Battle | null {
    return this.unread[this.at] ?? null;
  }

  private get at(): number {
    return this.unread.length - 1 - Math.min(this.over, this.unread.length - 1);
  }

  /** How many are older than the one on the stage, and how many newer. */
  get queue(): { earlier: number; later: number } {
    return { earlier: Math.max(0, this.at), later: Math.max(0, this.unread.length - 1 - this.at) };
  }

  /** To the one before, or back to the one after. */
  page(step: -1 | 1): void {
    this.over = Math.max(0, Math.min(this.unread.length - 1, this.unread.length - 1 - this.at - step));
  }

  /** A result, or one that is known by now in a later state; true where it is new. */
  add(battle: Battle): boolean {
    this.last = battle;
    if (this.closed.includes(battle.id)) return false;
    const at = this.unread.findIndex((b) => b.id === battle.id);
    if (at >= 0) this.unread = this.unread.map((b, n) => (n === at ? battle : b));
    else {
      this.unread = [...this.unread, battle];
      [this.over, this.fresh, this.folded] = [0, battle.id, false];
    }
    this.keep();
    return at < 0;
  }

  close(): void {
    if (this.again) {
      this.again = null;
      return;
    }
    const read = this.current;
    if (!read) return;
    this.closed = [...this.closed, read.id].slice(-CLOSED);
    this.unread = this.unread.filter((b) => b !== read);
    this.over = Math.max(0, this.over - 1);
    if (!this.unread.length) this.front = false;
    this.keep();
  }

  /** Read them now, or later. */
  open(front: boolean): void {
    [this.again, this.front, this.folded] = [null, front, !front];
  }

  closeAll(): void {
    this.closed = [...this.closed, ...this.unread.map((b) => b.id)].slice(-CLOSED);
    [this.unread, this.again, this.over, this.front] = [[], null, 0, false];
    this.keep();
  }

  /** Nothing of it may stay in the page: somebody else takes the screen. */
  forget(): void {
    this.closeAll();
    [this.last, this.fresh, this.closed] = [null, "", []];
    this.keep();
  }

  private keep(): void {
    try {
      const { [this.match]: _old, ...rest } = kept();
      const others = Object.entries(rest).slice(-MATCHES);
      const all = this.unread.length || this.closed.length ? [...others, [this.match, { unread: this.unread, closed: this.closed }]] : others;
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // a private window may refuse; the results then last as long as the page
    }
  }
}
