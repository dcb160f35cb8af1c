import { expect, test } from "vitest";
import type { Tick } from "../src/lib/protocol";
import { ledger, turningPoints } from "../src/replay/timeline";

const tick = (chance: number | null, ...events: string[]): Tick => ({ ply: 0, to: 0, seat: "red", kind: "turn", rule: "", turn: 1, token: null, message: null, events, values: chance === null ? null : { red: chance, blue: 1 - chance } });
const match = [tick(0.5), tick(0.52, "moved"), tick(0.8, "attack", "roll"), tick(0.7, "drew"), tick(0.69), tick(0.2, "roll")];

test("turning points are the greatest changes, in the order of the match", () => {
  expect(turningPoints(match, "red", 2).map((x) => x.index)).toEqual([2, 5]);
  expect(turningPoints(match, "blue", 9).map((x) => Math.round(x.change * 100))).toEqual([-28, 10, 49]);
  expect(turningPoints([...match, tick(null)], "red", 2)).toEqual([]);
});

test("the ledger tells dice, cards and decisions apart, and leaves nothing out", () => {
  const { dice, cards, decisions } = ledger(match, "red");
  expect(dice).toBeCloseTo(-0.21);
  expect(cards).toBeCloseTo(-0.1);
  expect(decisions).toBeCloseTo(0.01);
  expect(dice + cards + decisions).toBeCloseTo(0.2 - 0.5);
});
