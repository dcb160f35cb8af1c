import { beforeEach, describe, expect, it } from "vitest";
import { Marks } from "../src/match/marks.svelte";

const kept = new Map<string, string>();
Object.assign(globalThis, { localStorage: { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) } });
beforeEach(() => kept.clear());

function marks(match = "m", turn = 1): Marks {
  const all = new Marks(match);
  all.open(turn);
  return all;
}

describe("marks of one's own", () => {
  it("keeps them for each match and turn", () => {
    const mine = marks();
    mine.take("ring");
    mine.draw("madrid");
    expect(marks().all).toEqual([{ kind: "ring", at: "madrid" }]);
    expect(marks("m", 2).all).toEqual([]);
    expect(marks("other").all).toEqual([]);
  });

  it("draws an arrow from one place to another, and the same again rubs it out", () => {
    const mine = marks();
    mine.take("arrow");
    mine.draw("a");
    expect(mine.from).toBe("a");
    mine.draw("b");
    expect(mine.all).toEqual([{ kind: "arrow", from: "a", to: "b" }]);
    mine.draw("a");
    mine.draw("b");
    expect(mine.all).toEqual([]);
  });

  it("undoes stroke by stroke, a clearing too", () => {
    const mine = marks();
    mine.take("question");
    mine.draw("a");
    mine.draw("b");
    mine.clear();
    expect(mine.all).toEqual([]);
    mine.undo();
    expect(mine.all.length).toBe(2);
    mine.undo();
    expect(mine.all).toEqual([{ kind: "question", at: "a" }]);
  });
});
