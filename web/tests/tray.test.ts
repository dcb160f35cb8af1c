import { describe, expect, it } from "vitest";
import type { Piece } from "../src/lib/protocol";
import { formationOf, waiting } from "../src/match/tray";

const words = { name: (id: string) => id } as never;
const called = (name: string, top_left = ""): string => formationOf({ words }, { id: "x", name, faces: [{ top_left }] } as Piece);

describe("what a waiting piece belongs to", () => {
  it("is its kind, without the number it bears among its like", () => {
    expect(called("1st CR-32 group")).toBe("CR-32 group");
    expect(called("12.ª Brigada")).toBe("Brigada");
  });

  it("keeps the figure that is part of a name", () => {
    expect(called("He-51")).toBe("He-51");
    expect(called("Bf-109")).toBe("Bf-109");
  });

  it("is the formation on the counter, where there is one", () => {
    expect(called("3rd Navarre battalion", "I NAV")).toBe("I NAV");
  });
});

const piece = (id: string, name = id) => ({ id, name, place: "morocco", side: "nat", hidden: false, faces: [], face: 0 });
const table = (more: object) =>
  ({ myAsk: {}, layout: { trays: [{ id: "morocco" }] }, view: { pieces: [piece("afr-2"), piece("afr-3")] }, narrowed: { targets: new Set<string>() }, picks: [], spoken: new Set<string>(), ...more }) as never;

describe("the tray", () => {
  it("stays away where the prompt has said which piece is placed: it would cover the map", () => {
    expect(waiting(table({ spoken: new Set(["afr-2"]), narrowed: { targets: new Set(["sevilla", "cadiz"]) } }))).toEqual([]);
  });
  it("shows all that wait where one of them may be chosen, and stays while one is chosen", () => {
    expect(waiting(table({ narrowed: { targets: new Set(["afr-3"]) } })).map((p) => p.id)).toEqual(["afr-2", "afr-3"]);
    expect(waiting(table({ picks: ["afr-3"], narrowed: { targets: new Set(["sevilla"]) } })).map((p) => p.id)).toEqual(["afr-2", "afr-3"]);
  });
  it("names a group by what the pieces are, not by the end of a number", () => {
    const words = { words: { name: (id: string) => id } } as never;
    expect(formationOf(words, piece("x", "2nd Army of Africa Column") as never)).toBe("Army of Africa Column");
    expect(formationOf(words, piece("x", "13th Nationalist Militia Column") as never)).toBe("Nationalist Militia Column");
    expect(formationOf(words, piece("x", "Tabor 3") as never)).toBe("Tabor");
  });
});
