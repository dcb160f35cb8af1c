import { describe, expect, it } from "vitest";
import { formationOf } from "../src/match/tray";

const piece = (id: string, name = id) => ({ id, name, place: "morocco", side: "nat", hidden: false, faces: [], face: 0 });

describe("the tray", () => {
  it("names a group by what the pieces are, not by the end of a number", () => {
    const words = { words: { name: (id: string) => id } } as never;
    expect(formationOf(words, piece("x", "2nd Army of Africa Column") as never)).toBe("Army of Africa Column");
    expect(formationOf(words, piece("x", "13th Nationalist Militia Column") as never)).toBe("Nationalist Militia Column");
    expect(formationOf(words, piece("x", "Tabor 3") as never)).toBe("Tabor");
  });
});
