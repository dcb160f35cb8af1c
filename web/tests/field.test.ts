import { describe, expect, it } from "vitest";
import type { Piece } from "../src/lib/protocol";
import { fieldOf, sidesAt } from "../src/match/field";

const piece = (id: string, side: string, place: string, order = 0): Piece => ({ id, side, place, order }) as Piece;
const pieces = [piece("b", "nat", "madrid", 2), piece("a", "nat", "madrid", 1), piece("c", "rep", "madrid"), piece("d", "rep", "toledo")];

describe("the field of a battle", () => {
  it("lays out both sides of a place, mine first, each in its order", () => {
    expect(sidesAt({ pieces }, "madrid", ["rep"]).map((s) => s.pieces.map((p) => p.id))).toEqual([["c"], ["a", "b"]]);
  });
  it("is that of the fight under way, else of the battle on the stage, where both stand in one place", () => {
    const view = { pieces, battle: null };
    expect(fieldOf(view, { place: "madrid" }, ["nat"])).toBe("madrid");
    expect(fieldOf(view, { place: "toledo" }, ["nat"])).toBe("");
    expect(fieldOf({ ...view, battle: { place: "madrid", attacker: [], defender: [] } }, null, ["nat"])).toBe("madrid");
    expect(fieldOf(view, null, ["nat"])).toBe("");
  });
});
