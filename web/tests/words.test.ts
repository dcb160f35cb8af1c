// Every message the page names is in its catalog, and every message of the catalog is named.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { words as catalogs } from "../build/words.mjs";
import { say } from "../src/lib/spoken.svelte";
import { t, textsOf, Words } from "../src/lib/words";
import type { Catalog, Message } from "../src/lib/protocol";

const root = join(import.meta.dirname, "../src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((f) => /\.(svelte|ts)$/.test(f));
const sources = files.map((f) => readFileSync(join(root, f), "utf8")).join("\n");
const catalog = ["words/en.ftl", "learn/en.ftl", "people/en.ftl", "lab/en.ftl"].map((file) => readFileSync(join(root, file), "utf8")).join("\n");
const messages = new FluentResource(catalog).body.map((m) => m.id);

/** Names given whole, and the parts of names that are put together. */
const whole = new Set([...sources.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)].map((m) => m[1]!));
const named = new Set([...sources.matchAll(/\bt\(\s*"([^"]+)"/g)].map((m) => m[1]!));
const prefixes = [...sources.matchAll(/\b(?:t|find)\(`([a-z-]+)\$\{/g)].map((m) => m[1]!);

describe("the page's words", () => {
  it("are all there", () => {
    expect([...named].filter((id) => !messages.includes(id))).toEqual([]);
  });

  it("are all used", () => {
    expect(messages.filter((id) => !whole.has(id) && !prefixes.some((p) => id.startsWith(p)))).toEqual([]);
  });

  it("can all be read", () => {
    const written = [...catalog.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]);
    expect(messages).toEqual(written);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it("leave years alone", () => {
    expect(t("turn-of", { number: 1936, of: 1939 })).toBe("1936 of 1939");
  });
});

describe("another language", () => {
  const MOST = 5 * 1024;
  const packed = (language: string): number => gzipSync(catalogs().load.call({ addWatchFile: () => undefined }, `\0virtual:words/words/${language}`)!).length;
  const languages = readdirSync(join(root, "words")).map((file) => file.replace(".ftl", "")).filter((name) => !name.includes("."));

  it("makes the first load little larger, and brings no other with it", () => {
    const english = packed("en");
    expect(languages.filter((language) => packed(language) - english > MOST)).toEqual([]);
  });
});

interface Case {
  story: string;
  language: string;
  catalogs: Record<string, string[]>;
  names: Record<string, string>;
  messages: Message[];
  said: string[];
}
const cases = JSON.parse(readFileSync(join(root, "../../tests/words/cases.json"), "utf8")) as Case[];

/** One catalog of two: of two messages of one name the first counts. */
const merged = (of: Case): string => [of.language, "en"].map((l) => (of.catalogs[l] ?? []).join("\n")).join("\n\n");

describe("page and program say the same", () => {
  for (const one of cases) {
    it(one.story, async () => {
      await say(one.language, { story: merged(one) });
      const catalog = { slug: "story", words: { [one.language]: merged(one) } } as unknown as Catalog;
      expect(one.messages.map((m) => new Words(catalog, one.names).say(m))).toEqual(one.said);
      await say("en");
    });
  }
});

describe("a game's words", () => {
  const words = new Words(["event-moved = { $group } moves to { $place }.\nseat-rebel = the Rebel\nno-a = { $things }\nmark-x = { $seat-id ->\n    [rebel] R\n   *[other] O\n}", "event-moved = not this one"], { g1: "1st Division", toledo: "Toledo" });

  it("show ids by their names, lists with commas", () => {
    expect(words.say({ id: "event-moved", args: { group: "g1", place: "toledo" } })).toBe("1st Division moves to Toledo.");
    expect(words.say({ id: "no-a", args: { things: ["g1", "rebel", 3] } })).toBe("1st Division, the Rebel, 3");
  });

  it("may select by an id", () => {
    expect(words.say({ id: "mark-x", args: { seat: "rebel" } })).toBe("R");
  });

  it("take messages as arguments", () => {
    expect(words.say({ id: "no-a", args: { things: { id: "seat-rebel" } } })).toBe("the Rebel");
  });

  it("name what is named in the messages within them", () => {
    const group = { id: "group-garrison", args: { group: "g6", place: "toledo" } };
    expect(textsOf({ group, others: ["g7", 2], none: null })).toEqual(expect.arrayContaining(["g6", "toledo", "g7"]));
  });

  it("stay readable where a message is missing", () => {
    expect(words.say({ id: "do-march-on", args: { a: "x" } })).toBe("March on x");
  });
});
