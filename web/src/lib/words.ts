// Sentences from Fluent catalogs: the page's own, the common ones of the server, and a game's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Layout, Message, Plain } from "./protocol";
import english from "../words/en.ftl?raw";

const LOCALE = "en";

function bundle(...sources: string[]): FluentBundle {
  const made = new FluentBundle(LOCALE, { useIsolating: false });
  // Of two messages of one name the first counts: a game's own stand before the common ones.
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const page = bundle(english);

/** More sentences of the page, for parts of it that come later. */
export function addWords(source: string): void {
  page.addResource(new FluentResource(source));
}

function format(from: FluentBundle, id: string, args: Record<string, FluentVariable>): string | null {
  const [name, attribute] = id.split(".");
  const message = from.getMessage(name!);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? from.formatPattern(pattern, args, []) : null;
}

/** A sentence of the page itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  const plain: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) plain[key] = figure(value);
  return format(page, id, plain) ?? id;
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

/** The sentences of one game, with its proper names. */
export class Words {
  private readonly game: FluentBundle;

  constructor(
    sources: string[],
    readonly names: Record<string, string>,
  ) {
    this.game = bundle(...sources);
  }

  has(id: string): boolean {
    return this.game.hasMessage(id);
  }

  /** The words of a message; a readable form of its name where no catalog knows it. */
  say(message: Message | null | undefined): string {
    if (!message) return "";
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) {
      args[key] = this.filling(value);
      if (typeof value === "string") args[`${key}-id`] = value; // for a sentence that selects by the id
    }
    return format(this.game, message.id, args) ?? format(page, message.id, args) ?? plainly(message);
  }

  /** The words of a message by its name, or null where there is none. */
  find(id: string): string | null {
    return format(this.game, id, {}) ?? format(page, id, {});
  }

  /** The proper name of a thing, a seat's name, or the id itself. */
  name(id: string): string {
    return this.names[id] ?? format(this.game, `seat-${id}`, {}) ?? format(this.game, `side-${id}`, {}) ?? id;
  }

  private filling(value: Plain): FluentVariable {
    if (typeof value === "number") return figure(value);
    return this.text(value);
  }

  private text(value: Plain): string {
    if (value === null) return "";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string") return this.name(value);
    if (typeof value === "number") return String(value);
    if (Array.isArray(value)) return value.map((item) => this.text(item)).join(", ");
    if (typeof value.hidden === "number") return this.say({ id: "hidden-things", args: { count: value.hidden } });
    if (typeof value.id === "string") return this.say(value as unknown as Message);
    return Object.entries(value)
      .map(([key, item]) => `${this.name(key)} ${this.text(item)}`)
      .join(", ");
  }
}

/** A readable form of a message that no catalog knows. */
function plainly(message: Message): string {
  const words = message.id.replace(/^(do|ask|event|no|over|phase|seat|side|mark|track|roll|overlay)-/, "").replaceAll("-", " ");
  const args = Object.values(message.args ?? {}).filter((a) => typeof a === "string" || typeof a === "number");
  return [words.charAt(0).toUpperCase() + words.slice(1), ...args].join(" ");
}
