// The rules drawer: which game's rules, and at which rule it is open. They are fetched when first wanted.
import { api } from "../lib/api";
import type { Rule } from "../lib/protocol";
import { language } from "../lib/spoken.svelte";

class Rulebook {
  private found = $state.raw<{ rules: Rule[]; language: string } | null>(null);
  /** None while they are not here in the language that is spoken. */
  readonly rules = $derived(this.found?.language === language() ? this.found.rules : null);
  title = $state("");
  at = $state<string | null>(null);
  /** They could not be fetched. */
  missing = $state(false);
  game = $state("");
  private readonly lines = $derived(new Map((this.rules ?? []).map((r) => [r.id, r.text])));

  use(game: string, title: string): void {
    if (game === this.game) return;
    [this.game, this.title, this.found] = [game, title, null];
  }

  /** Have the rules ready: someone points at one of them. */
  async fetch(): Promise<void> {
    const [game, spoken] = [this.game, language()];
    if (this.rules || !game) return;
    try {
      const found = await api.rules(game);
      this.missing = false;
      if (game === this.game) this.found = { rules: found, language: spoken };
    } catch {
      this.missing = true;
    }
  }

  line(rule: string): string {
    return this.lines.get(rule) ?? "";
  }

  open(rule = ""): void {
    this.at = rule;
    void this.fetch();
  }

  close(): void {
    this.at = null;
  }
}

export const rulebook = new Rulebook();
