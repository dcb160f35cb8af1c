// The matches of this device: kept here, nowhere else.
import type { MatchCard, NewInvitation, NewMatch } from "./protocol";

export interface Kept {
  id: string;
  link: string;
  game: string;
  title: string;
  scenario: string;
  seats: string[];
  watch?: string;
  invitations?: NewInvitation[];
  /** Matches from before invitations have links of their own for friends. */
  friends?: { seats: string[]; link: string }[];
  changed: string;
  over: boolean;
  yourMove: boolean;
}

const KEY = "frente-matches";

function load(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Lessons, examples and puzzles are in nobody's list. */
export const isListed = (card: MatchCard): boolean => card.kind === "play" || card.kind === "upload";

class Mine {
  all = $state.raw<Kept[]>(load());

  private store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // no room or not allowed: the list then lasts as long as the page
    }
  }

  find(id: string): Kept | undefined {
    return this.all.find((k) => k.id === id);
  }

  keep(made: NewMatch): void {
    this.put({
      ...this.card(made.match, made.mine.link),
      watch: made.watch.link,
      invitations: made.invitations,
    });
  }

  /** What is new of a match; a match from a link given by a friend is kept too. */
  note(card: MatchCard, link: string): void {
    const old = this.find(card.id);
    if (!link && !old) return; // an account's: the server remembers it
    this.put({ ...old, ...this.card(card, old?.link ?? link) });
  }

  /** A new invitation takes the place of the one to the same seat. */
  invite(id: string, made: NewInvitation): void {
    const kept = this.find(id);
    if (kept) this.put({ ...kept, invitations: [...(kept.invitations ?? []).filter((i) => i.seats[0] !== made.seats[0]), made] });
  }

  forget(id: string): void {
    this.all = this.all.filter((k) => k.id !== id);
    this.store();
  }

  private card(match: MatchCard, link: string): Kept {
    return {
      id: match.id,
      link,
      game: match.game,
      title: match.title,
      scenario: match.scenario,
      seats: match.yours,
      changed: match.changed,
      over: match.result !== null,
      yourMove: match.waiting.some((seat) => match.yours.includes(seat)),
    };
  }

  private put(kept: Kept): void {
    this.all = [kept, ...this.all.filter((k) => k.id !== kept.id)].slice(0, 200);
    this.store();
  }
}

export const mine = new Mine();
