import { describe, expect, it } from "vitest";
import { firstSentence, withoutEmpty } from "../src/lib/sentences";

describe("sentences", () => {
  it("end where they end, not after a rank", () => {
    expect(firstSentence("C708, Capt. Serrano cannot fire. The wood blocks.")).toEqual(["C708, Capt. Serrano cannot fire.", " The wood blocks."]);
    expect(firstSentence("Nothing ends")).toEqual(["Nothing ends", ""]);
    expect(firstSentence("Column 3.5 is too much. No.")[0]).toBe("Column 3.5 is too much.");
  });

  it("are left out where their list is empty", () => {
    expect(withoutEmpty("Two units move. Chosen: .")).toBe("Two units move.");
    expect(withoutEmpty("Losses: Capt. Roca.")).toBe("Losses: Capt. Roca.");
    expect(withoutEmpty("Chosen: .")).toBe("");
  });
});
