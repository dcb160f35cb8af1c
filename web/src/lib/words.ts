// Sentences from Fluent catalogs: the page's own, the common ones of the server, and a game's.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Catalog, Layout, Message, Plain } from "./protocol";
import { accented, ENGLISH, gameSentences, isComing, keepGame, language, pageSentences, PSEUDO, sentences, type Sentences } from "./spoken.svelte";

function format(from: Sentences, id: string, args: Record<string, FluentVariable>): string | null {
  const [name, attribute] = id.split(".");
  const message = from.bundle.getMessage(name!);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? from.bundle.formatPattern(pattern, args, []) : null;
}

/** A sentence of the page itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  const plain: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) plain[key] = figure(value);
  return format(pageSentences(), id, plain) ?? (isComing() ? "" : id);
}

/** Figures stand as they are: 1936 is a year, not one thousand. */
const figure = (value: string | number): FluentVariable =>
  typeof value === "number" ? new FluentNumber(value, { useGrouping: false } as never) : value;

/** Every text that a message is told with, also in the messages that stand in it: "the garrison of Toledo" names Toledo. */
export function textsOf(told: Plain): string[] {
  if (typeof told === "string") return [told];
  return told && typeof told === "object" ? Object.values(told).flatMap(textsOf) : [];
}

/** Proper names for a match: a tray is called what is printed on it, where its game has no other name for it. */
export const namesOn = (names: Record<string, string>, layout: Layout): Record<string, string> => ({
  ...Object.fromEntries((layout.trays ?? []).filter((tray) => tray.name).map((tray) => [tray.id, tray.name])),
  ...names,
});

/** The board as it is printed, with what stands on it in the language that is spoken. */
export function spokenLayout(layout: Layout, words: Words): Layout {
  const called = <T extends { id: string; name?: string }>(thing: T): T => (thing.name ? { ...thing, name: words.called(thing.id, thing.name) } : thing);
  return {
    ...layout,
    ...(layout.places ? { places: layout.places.map(called) } : {}),
    ...(layout.trays ? { trays: layout.trays.map(called) } : {}),
    ...(layout.hexes ? { hexes: { ...layout.hexes, cells: layout.hexes.cells.map(called) } } : {}),
    ...(layout.labels ? { labels: layout.labels.map((label) => (label.id ? { ...label, text: words.called(label.id, label.text) } : label)) } : {}),
  };
}

/** The language whose rules of writing hold. */
export const written = (): string => (language() === PSEUDO ? ENGLISH : language());

/** A number with so many decimals, as the language writes it. */
export const decimal = (value: number, digits: number): string => new Intl.NumberFormat(written(), { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(value);

/** Figures of a game as the language writes them: its decimal sign, and a true minus. */
export const figures = (text: string): string => text.replace(/^-(?=\d)/, "−").replace(/(\d)\.(?=\d)/g, `$1${decimal(0.5, 1).charAt(1)}`);

/** Several things as one: with commas, and with "and" where the language wants it. */
function listed(parts: string[]): string {
  const lister = (listers[written()] ??= new Intl.ListFormat(written(), { type: "conjunction", style: "narrow" }));
  return lister.format(parts);
}
const listers: Record<string, Intl.ListFormat> = {};

/** The messages that may name a thing, first one first, each with the number it is told: `name-pa-b-n` names `pa-b14`. */
function nameMessages(id: string): [string, Record<string, FluentVariable>][] {
  const plain = id.replaceAll(":", "_"); // which no message can be called
  const numbered = /^(.+?)-?0*(\d+)$/.exec(plain);
  const own: [string, Record<string, FluentVariable>] = [`name-${plain}`, {}];
  return numbered ? [own, [`name-${numbered[1]}-n`, { number: figure(Number(numbered[2])) }]] : [own];
}

/** The sentences of one game, with its proper names. Those of a catalog follow the language of the page. */
export class Words {
  private readonly own: Sentences;
  private readonly slug: string = "";

  constructor(
    from: Catalog | string[],
    readonly names: Record<string, string>,
  ) {
    if (Array.isArray(from)) this.own = sentences(written(), ...from);
    else {
      const [language, text] = Object.entries(from.words)[0] ?? [ENGLISH, ""];
      this.slug = from.slug;
      this.own = keepGame(from.slug, language, text);
    }
  }

  private get game(): Sentences {
    return (this.slug && gameSentences(this.slug)) || this.own;
  }

  has(id: string): boolean {
    return this.game.bundle.hasMessage(id);
  }

  /** The words of a message; a readable form of its name where no catalog knows it. */
  say(message: Message | null | undefined): string {
    if (!message) return "";
    const args = this.fillings(message.args ?? {});
    return format(this.game, message.id, args) ?? format(pageSentences(), message.id, args) ?? plainly(message);
  }

  /** The words of a message by its name, or null where there is none. */
  find(id: string): string | null {
    return format(this.game, id, {}) ?? format(pageSentences(), id, {});
  }

  /** The proper name of a thing, a seat's name, or the id itself; or a form of it. */
  name(id: string, form = ""): string {
    for (const [message, args] of nameMessages(id)) if (this.has(message)) return this.formed(message, args, form)!;
    const given = this.names[id];
    if (given !== undefined) return form === "gender" ? "" : language() === PSEUDO ? accented(given) : given;
    return this.formed(`seat-${id}`, {}, form) ?? this.formed(`side-${id}`, {}, form) ?? (form === "gender" ? "" : id);
  }

  /** What a thing is called where it is shown: as this language does, else as it is printed. */
  called(id: string, printed: string): string {
    return printed && !nameMessages(id).some(([message]) => this.has(message)) ? (language() === PSEUDO ? accented(printed) : printed) : this.name(id);
  }

  /** What stands there: a figure as it is, or a message in words. */
  told(text: string | Message | null | undefined): string {
    return typeof text === "string" ? figures(text) : this.say(text);
  }

  /** A form of a name; the name as it is where it has no such form, and nothing for a gender. */
  private formed(id: string, args: Record<string, FluentVariable>, form: string): string | null {
    const plain = format(this.game, id, args);
    if (!form || plain === null) return plain;
    return format(this.game, `${id}.${form}`, args) ?? (form === "gender" ? "" : plain);
  }

  /** Beside each text stands its id (`$seat-id`), for sentences that select by it, and the forms that are asked for. */
  private fillings(args: Record<string, Plain>): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number") {
        filled[key] = figure(value);
        continue;
      }
      // A sentence selects by yes and no: those are keys, in every language alike.
      filled[key] = typeof value === "boolean" ? (value ? "yes" : "no") : this.text(value);
      if (typeof value === "string") filled[`${key}-id`] = value;
      for (const form of this.game.forms[key] ?? []) filled[`${key}-${form}`] = this.text(value, form);
    }
    return filled;
  }

  private text(value: Plain, form = ""): string {
    if (typeof value === "string") return this.name(value, form);
    if (Array.isArray(value)) {
      const parts = value.map((item) => this.text(item, form));
      if (form === "gender") return new Set(parts).size === 1 ? parts[0]! : ""; // of several things only where they agree
      return listed(parts);
    }
    if (value && typeof value === "object") return this.table(value, form);
    if (value === null || form === "gender") return "";
    if (typeof value === "boolean") return this.find(value ? "truth-yes" : "truth-no") ?? "";
    return new Intl.NumberFormat(written(), { useGrouping: false }).format(value);
  }

  private table(value: { [key: string]: Plain }, form: string): string {
    const hidden = typeof value.hidden === "number" ? { id: "hidden-things", args: { count: value.hidden } } : null;
    const message = hidden ?? (typeof value.id === "string" ? (value as unknown as Message) : null);
    if (message) return form ? (this.formed(message.id, this.fillings(message.args ?? {}), form) ?? "") : this.say(message);
    const pairs = Object.entries(value).map(([key, item]) => `${this.name(key)} ${this.text(item)}`);
    return form === "gender" ? "" : listed(pairs);
  }
}

/** A readable form of a message that no catalog knows. */
function plainly(message: Message): string {
  const words = message.id.replace(/^(do|ask|event|no|over|phase|seat|side|mark|track|roll|overlay)-/, "").replaceAll("-", " ");
  const args = Object.values(message.args ?? {}).filter((a) => typeof a === "string" || typeof a === "number");
  return [words.charAt(0).toUpperCase() + words.slice(1), ...args].join(" ");
}
