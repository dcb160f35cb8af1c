// Where a reader stands in a lesson, and the words that are explained.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { explained, formsOf, meaningOf, pictureOf, SEEN, TERMS, termsOf } from "../src/learn/glossary";
import { hintOf } from "../src/learn/hints";
import { following } from "../src/learn/puzzles";
import { isDone } from "../src/learn/tasks";
import { follow, isOver, pending, startOf } from "../src/learn/steps";
import type { LessonStep } from "../src/lib/protocol";

const step = (ends: number, ...acts: [string, number, boolean?][]): LessonStep => ({
  heading: "", say: "", rule: "", ring: [], free: [], stop: false, ends,
  acts: acts.map(([token, at, refused = false]) => ({ token, at, refused })),
});
// To read; one answer; a refusal and then an answer, after which the other side answers; two answers.
const STEPS = [step(0), step(1, ["move a", 0]), step(3, ["go x", 1, true], ["go y", 1]), step(5, ["fire", 3], ["stop", 4])];

describe("a reader", () => {
  it("goes on with every answer of the line", () => {
    expect(follow(STEPS, { step: 1, act: 0 }, 1)).toEqual({ step: 1, act: 1 });
    expect(follow(STEPS, { step: 3, act: 0 }, 5)).toEqual({ step: 3, act: 2 });
  });

  it("does not get past a refusal without having tried it", () => {
    expect(follow(STEPS, { step: 2, act: 0 }, 1)).toEqual({ step: 2, act: 0 });
    expect(pending(STEPS, { step: 2, act: 0 })?.token).toBe("go x");
  });

  it("waits for what the other side does", () => {
    expect(isOver(STEPS, { step: 2, act: 2 }, 2)).toBe(false);
    expect(isOver(STEPS, { step: 2, act: 2 }, 3)).toBe(true);
  });

  it("is not past a step that is only read", () => {
    expect(isOver(STEPS, { step: 0, act: 0 }, 0)).toBe(false);
  });

  it("goes back with an answer that is taken back", () => {
    expect(follow(STEPS, { step: 3, act: 1 }, 3)).toEqual({ step: 3, act: 0 });
    expect(follow(STEPS, { step: 2, act: 1 }, 0)).toEqual({ step: 1, act: 0 });
    expect(startOf(STEPS, 3)).toBe(3);
  });
});

describe("the glossary", () => {
  const games = join(import.meta.dirname, "../../src/frente/games");
  const texts = readdirSync(games, { recursive: true, encoding: "utf8" })
    .filter((f) => /lessons.[^/\\]+\.toml$/.test(f))
    .map((f) => readFileSync(join(games, f), "utf8"))
    .join("\n")
    .toLowerCase();

  it("has a meaning for every word", () => {
    for (const term of TERMS) {
      expect(formsOf(term)[0], term).not.toContain("term-");
      expect(meaningOf(term), term).not.toContain("term-");
    }
  });

  it("stands behind a word wherever a text has it", () => {
    const pieces = explained("Zones close gaps: enter a zone of control and stop. The ozone does not.");
    expect(pieces.filter((p) => p.term).map((p) => [p.text, p.term])).toEqual([["Zones", "zone"], ["zone of control", "zone"]]);
    expect(pieces.map((p) => p.text + p.tail).join("")).toBe("Zones close gaps: enter a zone of control and stop. The ozone does not.");
  });

  it("ends no line between a word and what closes it", () => {
    expect(explained("Hold the box. A hex!").map((p) => [p.text, p.tail])).toEqual([["Hold the ", ""], ["box", "."], [" A ", ""], ["hex", "!"]]);
  });

  it("has a picture of every word", () => {
    expect(TERMS.filter((term) => !pictureOf(term).includes(term))).toEqual([]);
    expect(termsOf("A hex, a stack and another hex.")).toEqual(["hex", "stack"]);
  });

  it("explains only what the lessons say", () => {
    const unused = TERMS.filter((term) => !formsOf(term).some((form) => new RegExp(`\\b${form}\\b`).test(texts)));
    expect(unused).toEqual([]);
  });
});

describe("hints of a first match", () => {
  const at = { mine: true, meant: false, picked: false, targets: 0, buttons: 0 };

  it("says what to do next from how the page stands", () => {
    expect(hintOf({ ...at, mine: false })).toBe("wait");
    expect(hintOf({ ...at, targets: 3 })).toBe("choose");
    expect(hintOf({ ...at, picked: true, targets: 3 })).toBe("target");
    expect(hintOf({ ...at, picked: true, buttons: 2 })).toBe("button");
    expect(hintOf({ ...at, meant: true, picked: true, targets: 3 })).toBe("commit");
  });
});

describe("the glossary", () => {
  it("shows every word on a board", () => {
    expect(Object.keys(SEEN).sort()).toEqual([...TERMS].sort());
  });
});

describe("puzzles", () => {
  const every = ["a", "b", "c"].map((id) => ({ game: "arriba", id, title: id, seat: "rebel" }));

  it("goes on with what is not solved, in order and around the end", () => {
    expect(following(every, "a", () => false)?.id).toBe("b");
    expect(following(every, "a", (id) => id === "b")?.id).toBe("c");
    expect(following(every, "c", () => false)?.id).toBe("a");
    expect(following(every, "b", () => true)?.id).toBe("c");
    expect(following(every.slice(0, 1), "a", () => true)).toBeNull();
  });
});

describe("a first step", () => {
  const road = ["sevilla", "zafra", "merida", "caceres"];
  it("is struck off when answers named half of what it is about", () => {
    expect(isDone({ named: ["sevilla"], ticked: {} }, 0, road)).toBe(false);
    expect(isDone({ named: ["sevilla", "merida"], ticked: {} }, 0, road)).toBe(true);
    expect(isDone({ named: ["sevilla"], ticked: {} }, 0, [])).toBe(false);
  });

  it("is what the player says it is", () => {
    expect(isDone({ named: [], ticked: { 1: true } }, 1, [])).toBe(true);
    expect(isDone({ named: road, ticked: { 0: false } }, 0, road)).toBe(false);
  });
});
