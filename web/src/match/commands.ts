// The command line's vocabulary: what the terminal knows, answered in sentences.
import { api, Denied } from "../lib/api";
import { keepFile } from "../lib/files";
import { Refused } from "../lib/live";
import type { Option } from "../lib/options";
import type { Card, Odds, Refusal } from "../lib/protocol";
import { router, to } from "../lib/route.svelte";
import { t } from "../lib/words";
import { rulebook } from "../parts/rulebook.svelte";
import { narrate, pieceInWords } from "./narration";
import type { Table } from "./table.svelte";

/** So many choices are read out at a time. */
const PAGE = 20;
/** So many odds are worked out unasked; of more, one is asked for by its number. */
const MOST_ODDS = 8;
const MOST_RULES = 20;
const LOG = 5;

/** A text as somebody without a Spanish keyboard types it. */
export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The sum with its rules and every outcome, in sentences. */
export function oddsInWords(table: Pick<Table, "words">, odds: Odds): string[] {
  const say = table.words.say.bind(table.words);
  const percent = (chance: number): string => (chance > 0 && chance < 0.01 ? "<1 %" : `${Math.round(chance * 100)} %`);
  const outcomes = [...odds.outcomes].sort((a, b) => (b.good ?? 0) - (a.good ?? 0));
  return [
    `${say(odds.title)}.`,
    ...odds.lines.map((line) => `${say(line.label)}: ${line.value}${line.rule ? ` (${line.rule})` : ""}`),
    ...outcomes.map((outcome) => `${percent(outcome.chance)}: ${say(outcome.label)}`),
    ...(odds.notes ?? []).map(say),
  ];
}

/** A choice in words; a unit that it names is followed by where it stands, since no map shows it. */
export function choiceInWords(table: Pick<Table, "words" | "view">, option: Option): string {
  const label = table.words.say(option.label);
  const places = option.subjects.flatMap((id) => {
    const place = (table.view?.pieces ?? []).find((p) => p.id === id)?.place ?? (table.view?.stacks ?? []).find((s) => s.id === id)?.place;
    return place ? [table.words.name(place)] : [];
  });
  const unsaid = [...new Set(places)].filter((name) => !label.includes(name));
  return unsaid.length ? `${label} (${unsaid.join(", ")})` : label;
}

export class Commands {
  private listed: number[] = [];
  private from = 0;
  private readonly known: Record<string, (rest: string) => string[] | Promise<string[]>>;

  constructor(private readonly table: Table) {
    this.known = {
      help: () => [t("command-help")],
      "?": () => [t("command-help")],
      prompt: () => [table.myAsk ? this.say(table.myAsk.prompt) : t("choices-none")],
      options: () => this.list(this.options.map((_, n) => n)),
      more: () => this.more(),
      do: (rest) => this.answer(rest),
      why: (rest) => this.why(rest),
      odds: (rest) => this.odds(rest),
      board: () => this.board(),
      look: (rest) => this.look(rest),
      units: (rest) => this.units(rest),
      hand: () => this.hand(),
      status: () => this.status(),
      tracks: () => this.tracks(),
      sees: (rest) => this.sees(rest),
      log: (rest) => this.log(rest),
      last: (rest) => this.log(rest),
      rules: (rest) => this.rules(rest),
      rule: (rest) => this.rules(rest),
      undo: () => this.undo(),
      redo: () => this.redo(),
      save: () => this.keep("file", "json"),
      position: () => (table.game?.positions ? this.keep("position", "toml") : [t("command-no-position")]),
      resign: (rest) => this.resign(rest),
      quit: () => this.leave(),
      exit: () => this.leave(),
    };
  }

  /** What a line means: a number, a choice's own words, a command, else words that narrow the choices. */
  async run(text: string): Promise<string[]> {
    const line = text.trim();
    const [word = "", ...rest] = line.replace(/^\//, "").split(/\s+/);
    try {
      if (/^\d+$/.test(line)) return await this.answer(line);
      if (!line.startsWith("/") && this.options.some((o) => verbOf(o) === word)) return await this.answer(line);
      const command = this.known[word.toLowerCase()];
      return command ? await command(rest.join(" ")) : await this.narrow(line);
    } catch (error) {
      if (error instanceof Refused) return error.reply.refusal ? this.refused([error.reply.refusal]) : [error.reply.text];
      if (error instanceof Denied) return [error.problem.text];
      return [t(this.table.broken ? "connection-nothing" : "fault-no-reply")];
    }
  }

  private get options(): Option[] {
    return this.table.myAsk?.options ?? [];
  }

  private say(...message: Parameters<Table["words"]["say"]>): string {
    return this.table.words.say(...message);
  }

  private name(id: string): string {
    return this.table.words.name(id);
  }

  private refused(reasons: Refusal[]): string[] {
    return reasons.map((r) => `${this.say(r.message)} (${r.rule})`);
  }

  /** The choice of a number or of a token. */
  private meant(text: string): Option | null {
    return /^\d+$/.test(text) ? (this.options[Number(text) - 1] ?? null) : (this.options.find((o) => o.token === text) ?? null);
  }

  // --- choices -----------------------------------------------------------------------------------
  private async answer(text: string): Promise<string[]> {
    const { table } = this;
    if (table.broken) return [t("connection-nothing")];
    if (!table.myAsk) return [t("choices-none")];
    const option = this.meant(text);
    if (!option && /^\d*$/.test(text)) return [t("command-no-number", { count: this.options.length })];
    if (!option) return this.refused(await table.reasons({ token: text }));
    if (table.busy) return [t("command-busy")];
    const label = choiceInWords(table, option);
    await table.take(option);
    return [label];
  }

  private list(found: number[]): string[] {
    [this.listed, this.from] = [found, 0];
    return this.page();
  }

  private more(): string[] {
    this.from = this.from + PAGE < this.listed.length ? this.from + PAGE : 0;
    return this.page();
  }

  private page(): string[] {
    const all = this.options;
    if (!all.length) return [t("choices-none")];
    const shown = this.listed.slice(this.from, this.from + PAGE);
    const rest = this.listed.slice(this.from + PAGE);
    // What ends a phase is one word and stands last; it must not drown in a long list.
    const plain = rest.filter((n) => all[n] && !all[n].token.includes(" "));
    const lines = [...shown, ...plain].filter((n) => all[n]).map((n) => `${n + 1}. ${choiceInWords(this.table, all[n]!)} [${all[n]!.token}]`);
    const left = rest.length - plain.length;
    return [t("choices-count", { count: this.listed.length }), ...lines, ...(left > 0 ? [t("command-more", { count: left })] : [])];
  }

  private async narrow(line: string): Promise<string[]> {
    const wanted = folded(line).split(/\s+/);
    const found = this.options.flatMap((o, n) => {
      const text = folded(`${choiceInWords(this.table, o)} ${o.token}`);
      return wanted.every((word) => text.includes(word)) ? [n] : [];
    });
    if (found.length) return this.list(found);
    if (!this.table.myAsk) return [t("choices-none"), t("command-help")];
    try {
      // Perhaps it is an answer that another moment would allow.
      const reasons = await this.table.reasons({ token: line });
      if (reasons.length) return this.refused(reasons);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    return [t("command-nothing", { text: line }), t("command-help")];
  }

  // --- questions ---------------------------------------------------------------------------------
  private async why(rest: string): Promise<string[]> {
    const { table } = this;
    if (table.broken) return [t("connection-nothing")];
    if (!table.myAsk) return [t("choices-none")];
    const option = this.meant(rest);
    if (option) return [t("command-legal")];
    if (/^\d*$/.test(rest) && !this.things(rest).length) return [t("command-no-number", { count: this.options.length })];
    if (this.options.some((o) => verbOf(o) === rest.split(" ")[0])) return this.refused(await table.reasons({ token: rest }));
    const subjects = this.things(rest);
    if (!subjects.length) {
      const reasons = await table.reasons({ token: rest }).catch((error: unknown) => {
        if (error instanceof Refused) return [];
        throw error;
      });
      return reasons.length ? this.refused(reasons) : [t("command-no-place", { name: rest })];
    }
    const reasons = await table.reasons({ subjects });
    if (reasons.length) return this.refused(reasons);
    const possible = this.options.flatMap((o, n) => (subjects.every((id) => o.subjects.includes(id)) ? [n] : []));
    return possible.length ? [t("command-legal"), ...this.list(possible)] : [this.say({ id: "no-nothing-here", args: { things: subjects } })];
  }

  private async odds(rest: string): Promise<string[]> {
    const { table } = this;
    if (table.broken) return [t("connection-nothing")];
    if (rest) {
      const option = this.meant(rest);
      if (!option && /^\d+$/.test(rest)) return [t("command-no-number", { count: this.options.length })];
      const odds = await table.oddsOf(option?.token ?? rest);
      return odds ? oddsInWords(table, odds) : [t("command-no-odds")];
    }
    if (!this.options.length) return [t("choices-none")];
    if (this.options.length > MOST_ODDS) return [t("command-odds-which")];
    const found: string[] = [];
    for (const option of this.options) {
      const odds = await table.oddsOf(option.token);
      if (odds) found.push(...oddsInWords(table, odds));
    }
    return found.length ? found : [t("command-no-odds")];
  }

  // --- looking -----------------------------------------------------------------------------------
  private get spots(): { id: string; name?: string }[] {
    const layout = this.table.layout;
    return [...(layout?.places ?? []), ...(layout?.hexes?.cells ?? []), ...(layout?.trays ?? [])];
  }

  private get cards(): Card[] {
    const cards = this.table.view?.cards;
    return [...(cards?.hand ?? []), ...(cards?.zones ?? []).flatMap((zone) => [...(zone.cards ?? []), ...(zone.top ? [zone.top] : [])])];
  }

  /** The ids that a typed text names: an id, several ids, or a name of one thing. */
  private things(text: string): string[] {
    const { view, words } = this.table;
    if (!text) return [];
    const named = new Map<string, string>(Object.keys(words.names).map((id) => [id, words.name(id)]));
    for (const spot of this.spots) named.set(spot.id, named.get(spot.id) ?? spot.name ?? spot.id);
    for (const piece of view?.pieces ?? []) named.set(piece.id, words.called(piece.id, piece.name ?? ""));
    for (const stack of view?.stacks ?? []) named.set(stack.id, named.get(stack.id) ?? stack.id);
    for (const card of this.cards) named.set(card.id, words.called(card.id, card.title));
    if (named.has(text)) return [text];
    const parts = text.replaceAll(",", " ").split(/\s+/).filter(Boolean);
    if (parts.length > 1 && parts.every((part) => named.has(part))) return parts;
    const wanted = folded(text);
    const pairs = [...named].map(([id, name]) => ({ id, name: folded(name) }));
    const found = pairs.find((p) => p.name === wanted || folded(p.id) === wanted) ?? pairs.find((p) => p.name.startsWith(wanted)) ?? pairs.find((p) => p.name.includes(wanted));
    return found ? [found.id] : [];
  }

  private look(rest: string): string[] {
    const found = this.things(rest);
    return found.length ? found.flatMap((id) => this.thing(id)) : [t("command-no-place", { name: rest })];
  }

  private thing(id: string): string[] {
    const pieces = this.table.view?.pieces ?? [];
    const card = this.cards.find((c) => c.id === id);
    if (card) return [this.card(card)];
    if (this.spots.some((s) => s.id === id)) return [narrate(this.table, id, Infinity)];
    const here = pieces.filter((p) => p.id === id || p.stack === id);
    return here.length ? here.map((p) => `${pieceInWords(this.table, p)}: ${this.name(p.place)}`) : [this.name(id)];
  }

  private card(card: Card): string {
    const lines = [card.text ?? null, ...(card.lines ?? [])].map((line) => this.say(line)).filter(Boolean);
    return `${[this.table.words.called(card.id, card.title), card.corner].filter(Boolean).join(" ")}: ${lines.join(" ")} [${card.id}]`;
  }

  private hand(): string[] {
    const hand = this.table.view?.cards?.hand ?? [];
    return hand.length ? hand.map((card) => this.card(card)) : [t("command-no-hand")];
  }

  private board(): string[] {
    const filled = new Set((this.table.view?.pieces ?? []).map((p) => p.place));
    return this.spots.filter((spot) => filled.has(spot.id)).map((spot) => narrate(this.table, spot.id, Infinity));
  }

  private units(rest: string): string[] {
    const wanted = folded(rest).split(/\s+/);
    const found = (this.table.view?.pieces ?? []).flatMap((p) => {
      const line = `${pieceInWords(this.table, p)}: ${this.name(p.place)}`;
      const text = folded(`${this.name(p.side)} ${p.side} ${p.id} ${this.name(p.id)} ${line}`);
      return wanted.every((word) => text.includes(word)) ? [`${line} [${p.id}]`] : [];
    });
    return found.length ? found : [t("command-no-place", { name: rest })];
  }

  private status(): string[] {
    const { turn, status } = this.table.view ?? {};
    const when = [turn?.label ? this.say(turn.label) : "", turn?.phase ? this.say(turn.phase) : ""].filter(Boolean).join(", ");
    return [when, ...(status ?? []).map((s) => `${s.side ? `${this.name(s.side)}: ` : ""}${this.say(s.label)} ${this.table.words.told(s.value)}`)].filter(Boolean);
  }

  private tracks(): string[] {
    const lines = (this.table.layout?.tracks ?? []).flatMap((track) =>
      (this.table.view?.tracks?.[track.id]?.markers ?? []).map((marker) => {
        const { words } = this.table;
        const box = words.told(track.boxes.find((b) => b.id === marker.box)?.label) || marker.box;
        return `${words.find(`track-${track.id}`)}: ${[marker.side ? this.name(marker.side) : "", words.told(marker.label)].filter(Boolean).join(" ")} ${box}`;
      }),
    );
    return lines.length ? lines : [t("tracks-none")];
  }

  private async sees(rest: string): Promise<string[]> {
    const { table } = this;
    if (!table.game?.sight) return [t("command-no-sight")];
    if (table.broken) return [t("connection-nothing")];
    const [origin, target] = rest.split(/\s+/).map((word) => this.things(word)[0]);
    if (!origin) return [t("command-no-place", { name: rest })];
    await table.see(origin, target ?? null);
    const seen = target ? [] : [...(table.sight?.seen ?? [])].map((id) => this.name(id));
    const lines = [table.sightInWords, ...(seen.length ? [seen.join(", ")] : [])];
    table.sight = null;
    return lines;
  }

  private log(rest: string): string[] {
    const events = this.table.events.slice(-(Number(rest) || LOG));
    return events.length ? events.map((e) => this.say(e.message)) : [t("log-empty")];
  }

  private async rules(rest: string): Promise<string[]> {
    await rulebook.fetch();
    const wanted = rest || this.table.ask?.rule || "";
    const all = rulebook.rules ?? [];
    const under = all.filter((r) => r.id === wanted || (r.id.startsWith(wanted) && ".-".includes(r.id[wanted.length] ?? "x")));
    const words = folded(wanted).split(/\s+/);
    const found = under.length ? under : all.filter((r) => words.every((word) => folded(`${r.chapter} ${r.text}`).includes(word)));
    return found.length ? found.slice(0, MOST_RULES).map((r) => `${r.id} ${r.text}`) : [t("command-no-rule", { text: wanted })];
  }

  // --- the table ---------------------------------------------------------------------------------
  private async undo(): Promise<string[]> {
    const { table } = this;
    if (table.broken) return [t("connection-nothing")];
    const refusal = table.ask?.undo;
    if (refusal && !table.picks.length) return this.refused([refusal]);
    await table.undo();
    return [t("command-undone")];
  }

  private async redo(): Promise<string[]> {
    if (!this.table.redoable.length) return [t("redo-nothing")];
    await this.table.redo();
    return [];
  }

  private async keep(kind: "file" | "position", ending: string): Promise<string[]> {
    const name = `${this.table.card?.game ?? "match"}-${this.table.id}.${ending}`;
    keepFile(await api.file(this.table.id, this.table.link, kind), name);
    return [t("command-saved", { file: name })];
  }

  private async resign(rest: string): Promise<string[]> {
    const seat = this.table.myAsk?.seat ?? this.table.yours[0];
    if (!seat) return [t("choices-none")];
    if (rest !== "yes") return [t("command-sure-resign", { seat: this.name(seat) })];
    await this.table.resign(seat);
    return [];
  }

  private leave(): string[] {
    router.go(to.home());
    return [];
  }
}

const verbOf = (option: Option): string => option.token.split(" ", 1)[0]!;
