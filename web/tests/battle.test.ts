import { describe, expect, it } from "vitest";
import type { Event, Odds, Piece, View } from "../src/lib/protocol";
import { battleFromOdds, battlesOf, columnsOf, hopsOf, isMine, percent, rowsOf, sumInShort } from "../src/match/battle";
import { figures } from "../src/lib/words";

const label = (id: string) => ({ id, args: {} });
const piece = (id: string, side: string, place: string): Piece => ({ id, side, place, seat: "", stack: "", order: 0 });
const view = { pieces: [piece("a", "rep", "x"), piece("b", "nat", "y"), piece("c", "nat", "y")], places: { x: { control: "", marks: [] }, y: { control: "", marks: [] } } } as unknown as View;
const odds: Odds = {
  title: label("odds-attack"),
  lines: [{ label: label("base"), value: "6", rule: "1" }, { label: label("river"), value: "-1", rule: "2" }],
  outcomes: [{ label: label("lost"), chance: 0.25, good: -1 }, { label: label("won"), chance: 0.75, good: 1 }],
  notes: [label("note")],
};

describe("the figures of a battle", () => {
  it("rounds, but never to nothing and never to all", () => {
    expect([0, 0.004, 0.25, 0.996, 1].map(percent)).toEqual(["0 %", "<1 %", "25 %", ">99 %", "100 %"]);
    expect(figures("-2")).toBe("−2");
  });

  it("shows the best on top, at most six rows, and all of the chance", () => {
    expect(rowsOf(odds.outcomes).map((r) => r.label?.id)).toEqual(["won", "lost"]);
    const many = Array.from({ length: 9 }, (_, n) => ({ label: label(`o${n}`), chance: (n + 1) / 45, good: n % 2 }));
    const rows = rowsOf(many);
    expect(rows).toHaveLength(6);
    expect(rows.slice(-2).map((r) => [r.label, r.good])).toEqual([[null, 1], [null, 0]]);
    expect(rows.reduce((sum, r) => sum + r.chance, 0)).toBeCloseTo(1);
  });

  it("folds the columns of a chart that are far from the lit one", () => {
    expect(columnsOf(12, 6, 4)).toEqual([null, 1, 2, 3, 4, 5, 6, 7, null]);
    expect(hopsOf(6, 4)).toEqual([6, 5, 4]);
    expect(hopsOf(4, 4)).toEqual([]);
  });

  it("sums the modifiers up where they are folded", () => {
    const battle = battleFromOdds(odds, { token: "attack y", verb: "attack", subjects: ["a", "y"] }, "rep", view);
    expect(sumInShort(battle.sides[0]!)).toEqual({ count: 1, total: "−1" });
  });
});

describe("battles that the page makes itself", () => {
  it("faces my pieces with those in the place that is attacked", () => {
    const battle = battleFromOdds(odds, { token: "attack y", verb: "attack", subjects: ["a", "y"] }, "rep", view);
    expect(battle.sides.map((s) => [s.seat, s.pieces])).toEqual([["rep", ["a"]], ["nat", ["b", "c"]]]);
    expect([battle.state, battle.place, battle.from]).toEqual(["ready", "y", ["x"]]);
    expect(battle.cases[0]!.outcomes).toHaveLength(2);
  });

  it("reads dice, owners and steps from the log, and what follows in answers of its own", () => {
    const e = (n: number, kind: string, ply: number, dice: number[] | null, seat = ""): Event => ({ n, ply, kind, rule: "9", message: { id: `event-${kind}`, args: { seat, roll: { id: "roll-attack", args: {} } } }, dice, subjects: ["y"] });
    const [battle, ...more] = battlesOf([e(0, "roll", 5, [3, 1], "rep"), e(1, "roll", 6, [6], "nat"), e(2, "hits", 6, null), e(3, "destroyed", 8, null), e(4, "bought", 9, null)], view);
    expect(more).toEqual([]);
    expect(battle!.sides.map((s) => [s.seat, s.dice])).toEqual([["rep", [3, 1]], ["nat", [6]]]);
    expect(battle!.steps.map((s) => s.kind)).toEqual(["dice", "dice", "inflict", "loss"]);
    expect([battle!.verdict?.id, battle!.place]).toEqual(["event-hits", "y"]);
    expect([isMine(battle!, ["nat"]), isMine(battle!, ["other"])]).toEqual([true, false]);
  });
});
