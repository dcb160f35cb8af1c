import { describe, expect, it } from "vitest";
import type { Event, Layout, Piece, Plain, View } from "../src/lib/protocol";
import { changesBetween, movedBetween, stays, stepsFromEvents } from "../src/match/story";

const piece = (id: string, side: string, place: string): Piece => ({ id, side, place, seat: "", stack: "", order: 0 });
const board = (pieces: Piece[], control: Record<string, string>, points = "7"): View =>
  ({ pieces, places: Object.fromEntries(Object.entries(control).map(([id, c]) => [id, { control: c, marks: [] }])), status: [{ id: "vp", label: { id: "status-vp", args: {} }, value: points, side: "" }] }) as unknown as View;
const layout = { width: 1, height: 1, trays: [{ id: "dead", name: "", x: 0, y: 0, w: 1, h: 1 }] } as Layout;
let n = 0;
const event = (kind: string, ply: number, args: Record<string, Plain>): Event => ({ n: n++, ply, kind, rule: "", message: { id: `event-${kind}`, args }, dice: null, subjects: [] });

const before = board([piece("a", "nat", "x"), piece("b", "nat", "x"), piece("m", "rep", "y"), piece("r", "nat", "dead")], { x: "nat", y: "rep" });
const after = board([piece("a", "nat", "y"), piece("b", "nat", "y"), piece("m", "rep", "dead"), piece("r", "nat", "x")], { x: "nat", y: "nat" }, "9");

describe("what others did", () => {
  it("is one step for each of their actions, without mine", () => {
    const steps = stepsFromEvents([event("bought", 1, { side: "nat" }), event("moved", 2, { unit: "a", side: "nat" }), event("moved", 3, { unit: "a", side: "nat" }), event("bought", 5, { side: "rep" })], ["rep"]);
    expect(steps.map((s) => [s.n, s.kind, s.plies])).toEqual([[1, "other", [1, 1]], [2, "move", [2, 3]]]);
  });

  it("draws a stack as one trail, arrivals and losses apart", () => {
    const { trails, lost } = movedBetween(before, after, layout);
    expect(trails).toEqual([{ pieces: ["a", "b"], path: ["x", "y"], kind: "move" }, { pieces: ["r"], path: ["x"], kind: "enter" }]);
    expect(lost.map((p) => p.id)).toEqual(["m"]);
  });

  it("ends in what changed: places, losses, arrivals, cards, figures", () => {
    const played = event("played", 4, { side: "nat", card: "N3" });
    const found = changesBetween(before, after, [played], ["rep"], layout);
    expect(found.map((c) => [c.kind, c.message.id, c.good])).toEqual([
      ["place", "change-place", -1], ["loss", "change-lost", -1], ["gain", "change-gained", -1], ["card", "change-card", 0], ["track", "change-track", 0],
    ]);
    expect([found[4]!.before, found[4]!.after]).toEqual(["7", "9"]);
  });

  it("stays longer where there is something to read, and for ever step by step", () => {
    const step = { battle: null, card: null, kind: "move" as const };
    expect(stays("normal", step)).toBe(1200);
    expect(stays("quick", { ...step, battle: "b1" })).toBe(1400);
    expect(stays("step", step)).toBe(Infinity);
    expect(stays("once", step)).toBe(0);
  });
});
