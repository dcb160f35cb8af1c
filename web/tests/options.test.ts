import { describe, expect, it } from "vitest";
import { wholeAsk, wholeOption } from "../src/lib/options";

describe("options made whole", () => {
  it("derives verb, subjects and label from the token and the prompt", () => {
    expect(wholeOption({ token: "hand g7:armor 3 g12" }, { place: "toledo" })).toEqual({
      token: "hand g7:armor 3 g12",
      verb: "hand",
      subjects: ["g7", "3", "g12"],
      label: { id: "do-hand", args: { place: "toledo", a: "g7:armor", b: 3, c: "g12" } },
    });
  });

  it("keeps what is told", () => {
    const told = { token: "go 1420", subjects: ["1420", "u1"], label: { id: "do-go-far", args: { cost: 2, a: "x" } } };
    const { verb, subjects, label } = wholeOption(told, {});
    expect([verb, subjects, label]).toEqual(["go", ["1420", "u1"], { id: "do-go-far", args: { a: "x", cost: 2 } }]);
  });

  it("keeps a warning, and tells of none where there is none", () => {
    expect(wholeOption({ token: "to burgos", warns: true }, {}).warns).toBe(true);
    expect(wholeOption({ token: "to leon" }, {})).not.toHaveProperty("warns");
  });

  it("leaves a seat that waits alone", () => {
    const waiting = { waiting: ["rebel"], kind: "march", rule: "8", prompt: null, undo: null };
    expect(wholeAsk(waiting)).toBe(waiting);
  });
});
