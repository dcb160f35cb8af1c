import { describe, expect, it } from "vitest";
import type { Aim } from "../src/lib/protocol";
import { foremost } from "../src/match/aims";

const aim = (id: string, now: number, need: number, more: Partial<Aim> = {}): Aim => ({
  id, seat: "republican", end: "win", label: { id, args: {} }, rule: "21.2", now, need, tested: { id: "tested", args: {} }, sudden: true, at_most: false, parts: [], places: [], from_turn: null, to_turn: null, open: true, ...more,
});

describe("the aim in the bar", () => {
  const cities = aim("cities", 2, 8);
  const boxes = aim("boxes", 36, 7, { at_most: true });
  const holdOut = aim("hold-out", 6, 4, { sudden: false, open: false, from_turn: 10 });
  const both = aim("both", 2, 3, { parts: [{ label: { id: "part", args: {} }, done: true, subjects: [] }] as unknown as Aim["parts"] });

  it("is the nearest of one's own, also where it counts only later", () => {
    expect(foremost([cities, boxes, holdOut, both], ["republican"], 6)?.id).toBe("hold-out");
  });

  it("is none that can no longer come about, and none made of conditions alone", () => {
    const late = aim("late", 1, 1, { open: false, to_turn: 3 });
    expect(foremost([late, both, cities], ["republican"], 6)?.id).toBe("cities");
  });

  it("is none of the other side's", () => {
    expect(foremost([cities], ["nationalist"], 6)).toBeUndefined();
  });
});
