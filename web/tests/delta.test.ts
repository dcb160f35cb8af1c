import { describe, expect, it } from "vitest";
import { applyChanges, type Change } from "../src/lib/delta";

const view = {
  turn: { number: 1, phase: "move" },
  pieces: [
    { id: "a", place: "x", marks: ["moved"] },
    { id: "b", place: "y", marks: [] },
    { id: "c", place: "z", marks: [] },
  ],
  places: { x: { control: "rebel" }, y: { control: "" } } as Record<string, { control: string }>,
};

const apply = (...changes: Change[]) => applyChanges(view, changes);

describe("changes of a view", () => {
  it("puts a value into a table", () => {
    expect(apply([["turn", "number"], 2]).turn).toEqual({ number: 2, phase: "move" });
  });

  it("finds items of a list by their id", () => {
    expect(apply([["pieces", "b", "place"], "x"]).pieces.map((p) => p.place)).toEqual(["x", "x", "z"]);
  });

  it("adds a new item at the end and takes one away", () => {
    const next = apply([["pieces", "a"]], [["pieces", "d"], { id: "d", place: "x", marks: [] }]);
    expect(next.pieces.map((p) => p.id)).toEqual(["b", "c", "d"]);
  });

  it("gives the order of a list", () => {
    expect(apply([["pieces", "*"], ["c", "a", "b"]]).pieces.map((p) => p.id)).toEqual(["c", "a", "b"]);
  });

  it("takes an entry of a table away", () => {
    expect(Object.keys(apply([["places", "y"]]).places)).toEqual(["x"]);
  });

  it("puts a list without ids whole", () => {
    expect(apply([["pieces", "a", "marks"], []]).pieces[0]!.marks).toEqual([]);
  });

  it("keeps the identity of what did not change, and never touches the old view", () => {
    const before = JSON.stringify(view);
    const next = apply([["pieces", "b", "place"], "x"], [["places", "x", "control"], "government"]);
    expect(next.pieces[0]).toBe(view.pieces[0]);
    expect(next.pieces[1]).not.toBe(view.pieces[1]);
    expect(next.turn).toBe(view.turn);
    expect(next.places.y).toBe(view.places.y);
    expect(JSON.stringify(view)).toBe(before);
  });
});
