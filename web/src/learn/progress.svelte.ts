// What of the lessons and puzzles was done on this device: kept here, nowhere else.
export interface Done {
  /** The step to come back to. */
  step: number;
  finished: boolean;
}

function load(store: string): Record<string, Done> {
  try {
    return JSON.parse(localStorage.getItem(store) ?? "{}") as Record<string, Done>;
  } catch {
    return {};
  }
}

const key = (game: string, lesson: string): string => `${game}/${lesson}`;

class Progress {
  private all = $state.raw<Record<string, Done>>({});

  constructor(private readonly store: string) {
    this.all = load(store);
  }

  /** Has anybody learnt anything here? */
  get any(): boolean {
    return Object.keys(this.all).length > 0;
  }

  of(game: string, lesson: string): Done | null {
    return this.all[key(game, lesson)] ?? null;
  }

  /** A step begins; a lesson that was finished once stays so. */
  note(game: string, lesson: string, step: number): void {
    this.put(game, lesson, { step, finished: this.of(game, lesson)?.finished ?? false });
  }

  finish(game: string, lesson: string): void {
    this.put(game, lesson, { step: 0, finished: true });
  }

  private put(game: string, lesson: string, done: Done): void {
    this.all = { ...this.all, [key(game, lesson)]: done };
    try {
      localStorage.setItem(this.store, JSON.stringify(this.all));
    } catch {
      // no room or not allowed: it then lasts as long as the page
    }
  }
}

export const progress = new Progress("frente-lessons");
/** Of puzzles: begun, and finished where the best answer was found. */
export const solved = new Progress("frente-puzzles");
