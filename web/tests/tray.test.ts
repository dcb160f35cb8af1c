import { describe, expect, it } from "vitest";
import type { Piece } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import { boxName, formationOf, seat, standing } from "../src/match/tray";

const words = new Words([], {});
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

describe("the tray", () => {
  it("names a group by what the pieces are, not by the end of a number", () => {
    expect(formationOf({ words }, piece("x", "2nd Army of Africa Column") as never)).toBe("Army of Africa Column");
    expect(formationOf({ words }, piece("x", "13th Nationalist Militia Column") as never)).toBe("Nationalist Militia Column");
    expect(formationOf({ words }, piece("x", "Tabor 3") as never)).toBe("Tabor");
  });
});

describe("where the tray lies", () => {
  const frame = { left: 60, top: 100, bottom: 900 };
  const [whole, line] = [{ width: 800, height: 110 }, { width: 500, height: 40 }];
  const foot = { top: false, small: false };
  const lies = (points: [number, number][], now = foot) => seat(frame, whole, line, points, now);
  it("is where it was, while no place is under it", () => {
    expect(lies([[400, 500], [1200, 880]])).toEqual(foot);
    expect(lies([[400, 500]], { top: true, small: false })).toEqual({ top: true, small: false });
  });
  it("is at the other edge, or one line, when a place is wanted that it covers", () => {
    expect(lies([[400, 850]])).toEqual({ top: true, small: false });
    expect(lies([[400, 810], [400, 200]])).toEqual({ top: false, small: true });
    expect(lies([[400, 880], [400, 200]])).toEqual({ top: true, small: true });
  });
});

describe("what lies in one box of the board", () => {
  const layout = { trays: [{ id: "morocco", name: "Spanish Morocco" }, { id: "air", name: "Air" }] };
  const table = { layout, words, narrowed: { targets: new Set(["b1", "g7"]) }, view: { pieces: [{ id: "b1", place: "morocco" }, { id: "b2", place: "sevilla", stack: "g7" }, { id: "b3", place: "burgos" }] } } as never;
  const lies = (...places: string[]) => boxName(table, places.map((place, n) => ({ id: `p${n}`, place }) as Piece));

  it("is called by the name of the box; of several boxes it is off the map", () => {
    expect(lies("morocco", "morocco")).toBe("Spanish Morocco");
    expect([lies("morocco", "air"), lies()]).toEqual([null, null]);
  });
  it("leaves in sight what can be pointed at on the map", () => {
    expect(standing(table)).toEqual(["sevilla"]);
  });
});
