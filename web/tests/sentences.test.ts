import { describe, expect, it } from "vitest";
import { firstSentence, withoutEmpty } from "../src/lib/sentences";

describe("sentences", () => {
  it("end where they end, not after a rank", () => {
    expect(firstSentence("C708, Capt. Serrano cannot fire. The wood blocks.")).toEqual(["C708, Capt. Serrano cannot fire.", " The wood blocks."]);
    expect(firstSentence("Nothing ends")).toEqual(["Nothing ends", ""]);
    expect(firstSentence("Column 3.5 is too much. No.")[0]).toBe("Column 3.5 is too much.");
  });

  it("go on after an ordinal", () => {
    expect(firstSentence("Wybierz miejsce: 1. grupa CR-32. Możliwości: 13.")).toEqual(["Wybierz miejsce: 1. grupa CR-32.", " Możliwości: 13."]);
    expect(firstSentence("Cofa się 35. Dywizja. Potem walka.")[0]).toBe("Cofa się 35. Dywizja.");
    expect(firstSentence("Od tury 2. Cztery dywizje.")[0]).toBe("Od tury 2.");
    expect(firstSentence("Quedan 3. Elige una.")[0]).toBe("Quedan 3.");
  });

  it("are left out where their list is empty", () => {
    expect(withoutEmpty("Two units move. Chosen: .")).toBe("Two units move.");
    expect(withoutEmpty("Losses: Capt. Roca.")).toBe("Losses: Capt. Roca.");
    expect(withoutEmpty("Chosen: .")).toBe("");
  });
});
