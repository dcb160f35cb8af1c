// The rules drawer: which game's rules, and at which rule it is open.
import type { Rule } from "../lib/protocol";

class Rulebook {
  rules = $state.raw<Rule[]>([]);
  title = $state("");
  at = $state<string | null>(null);
  private lines = new Map<string, string>();

  use(title: string, rules: Rule[]): void {
    this.title = title;
    this.rules = rules;
    this.lines = new Map(rules.map((r) => [r.id, r.text]));
  }

  line(rule: string): string {
    return this.lines.get(rule) ?? "";
  }

  open(rule = ""): void {
    this.at = rule;
  }

  close(): void {
    this.at = null;
  }
}

export const rulebook = new Rulebook();
