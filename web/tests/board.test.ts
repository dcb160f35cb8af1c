import { describe, expect, it } from "vitest";
import { corner, extent, hexPath, home, nearest, placeLabels, spotsOf } from "../src/board/geometry";
import { decode } from "../src/board/ground";
import { coveredSums, pilesOf, unitOf, type Pile } from "../src/board/piles";
import { joined, sidePaths, terrainArt } from "../src/board/terrain";
import type { Hexes, Layout, Piece } from "../src/lib/protocol";
import { curve, ticksOf, turnStarts } from "../src/replay/timeline";

const near = (a: [number, number], b: [number, number]) => expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(1e-6);

describe("hexes", () => {
  it("start pointy ones at the top and flat ones at the upper left", () => {
    near(corner("pointy", 10, 0), [0, -10]);
    near(corner("flat", 10, 0), [-5, -10 * Math.sin(Math.PI / 3)]);
  });

  it("go clockwise and close", () => {
    near(corner("pointy", 10, 3), [0, 10]);
    near(corner("flat", 10, 6), corner("flat", 10, 0));
    expect(hexPath("flat", 10, 0, 0)).toMatch(/^M.*z$/);
  });

  it("draw every terrain, also an unknown one, and hachures along a crest", () => {
    const cells = ["clear", "hill", "mountain", "sea", "fields", "orchard", "woods", "light-woods", "rough", "marsh", "built-up", "dispersed-buildings", "off-map", "lava"].map((terrain, n) => ({ id: `h${n}`, x: n * 60, y: 0, terrain, level: n % 3 }));
    const hexes: Hexes = { orientation: "pointy", size: 30, x: 0, y: 0, cells, sides: [{ hex: "h0", side: 1, style: "crest" }, { hex: "gone", side: 0, style: "river" }] };
    const art = terrainArt(hexes);
    expect(art.fills.get("open")).toBeTruthy();
    expect(art.marks.get("tree-a")).toBeTruthy();
    expect(sidePaths(hexes).get("hachure")).toBeTruthy();
    expect(sidePaths(hexes).has("river")).toBe(false);
    expect(terrainArt(hexes).marks.get("stone")).toBe(art.marks.get("stone")); // scattered, yet always the same
  });
});

describe("roads", () => {
  it("are joined where two pieces meet, not at a crossing", () => {
    expect(joined([[[0, 0], [10, 0]], [[20, 0], [10, 0]]])).toHaveLength(1);
    expect(joined([[[0, 0], [10, 0]], [[20, 0], [10, 0]], [[10, 0], [10, 10]]])).toHaveLength(3);
  });
});

describe("labels and counters", () => {
  const wanted = [
    { id: "small", text: "Small", x: 100, y: 100, r: 10, rank: 0 },
    { id: "main", text: "Main", x: 300, y: 100, r: 10, rank: 1 },
  ];
  const below = (x: number) => ({ x: x - 20, y: 112, w: 40, h: 20 });

  it("moves a label that a counter hides, and no other", () => {
    const [before, after] = [placeLabels(wanted, []), placeLabels(wanted, [], 1, [below(100)])];
    const at = (list: typeof before, id: string) => list.find((l) => l.id === id)!;
    expect(at(after, "small").ly).not.toBe(at(before, "small").ly);
    expect(at(after, "main")).toEqual(at(before, "main"));
  });

  it("drops a label where there is no room beside the counters", () => {
    const everywhere = [{ x: 0, y: 0, w: 400, h: 200 }];
    expect(placeLabels(wanted, [], 1, everywhere).map((l) => l.id)).toEqual([]);
  });
});

const layout: Layout = {
  width: 400,
  height: 300,
  places: [
    { id: "a", name: "A", x: 100, y: 100, seats: [{ id: "city", dx: 0, dy: 0 }, { id: "large", dx: 20, dy: 40 }] },
    { id: "b", name: "B", x: 200, y: 100 },
    { id: "c", name: "C", x: 100, y: 200 },
  ],
  trays: [{ id: "pool", name: "Pool", x: 300, y: 200, w: 90, h: 190 }],
};
const spots = spotsOf(layout);

describe("finding one's way", () => {
  it("goes to the nearest place in a direction", () => {
    expect(nearest([100, 100], spots.values(), "right")).toBe("b");
    expect(nearest([100, 100], spots.values(), "down")).toBe("c");
    expect(nearest([100, 100], spots.values(), "left")).toBeNull();
  });

  it("looks first at all places and trays, without the rest of the sheet", () => {
    const first = home(layout);
    expect(first.x + first.w).toBeGreaterThan(390);
    expect(first.x).toBeGreaterThan(0);
    expect(extent(layout).h).toBeGreaterThan(390);
  });
});

describe("labels", () => {
  it("give way to each other, main places first", () => {
    const wanted = [0, 2].map((rank, n) => ({ id: `l${n}`, text: "Salamanca", x: 100, y: 100 + n, r: 8, rank }));
    const placed = placeLabels(wanted, []);
    expect(placed[0]!.rank).toBe(2);
    expect([placed[0]!.lx, placed[0]!.ly]).not.toEqual([placed[1]!.lx, placed[1]!.ly]);
  });

  it("are dropped from afar rather than overlapped", () => {
    const crowd = Array.from({ length: 40 }, (_, n) => ({ id: `l${n}`, text: "Villafranca", x: 100 + n, y: 100, r: 4, rank: 0 }));
    expect(placeLabels(crowd, [], 1.6).length).toBeLessThan(20);
    expect(placeLabels(crowd, [], 1)).toHaveLength(40);
  });

  it("stand a little off rather than on another name", () => {
    const crowd = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ id: `l${n}`, text: "Villafranca", x: 100 + 8 * (n % 3), y: 100 + 8 * Math.floor(n / 3), r: 8, rank: 0 }));
    const placed = placeLabels(crowd, []);
    const at = new Set(placed.map((l) => `${Math.round(l.ly)} ${l.anchor} ${Math.round(l.lx / 20)}`));
    expect(at.size).toBe(placed.length);
  });
});

describe("piles", () => {
  const piece = (id: string, place: string, more: Partial<Piece> = {}): Piece => ({ id, side: "rebel", place, seat: "", stack: "", order: 0, ...more });
  const view = {
    pieces: [piece("p1", "a", { seat: "city", order: 1 }), piece("p2", "a", { seat: "city", order: 0 }), piece("p3", "a", { seat: "large", stack: "g1" }), piece("p4", "b", { side: "government" }), piece("p5", "b"), piece("p6", "nowhere"), ...Array.from({ length: 30 }, (_, n) => piece(`t${n}`, "pool", { symbol: n % 2 ? "infantry" : "cavalry" }))],
    stacks: [{ id: "g1", side: "rebel", place: "a", seat: "large", label: "4", name: null, marks: [] }],
  };
  const piles = pilesOf(view, spots, layout.trays!, unitOf(layout));

  it("gather pieces of one side and seat, the top one first", () => {
    const city = piles.find((p) => p.place === "a" && p.seat === "city")!;
    expect(city.pieces.map((p) => p.id)).toEqual(["p2", "p1"]);
    expect([city.x, city.y]).toEqual([100, 100]);
  });

  it("keep stacks apart, at their seat", () => {
    const group = piles.find((p) => p.stack?.id === "g1")!;
    expect([group.x, group.y]).toEqual([120, 140]);
  });

  it("stand beside each other where two sides share a place", () => {
    const [one, other] = piles.filter((p) => p.place === "b");
    expect(Math.abs(one!.x - other!.x)).toBeGreaterThan(20);
  });

  it("keep their number from the name of a tray", () => {
    expect(piles.filter((p) => p.headed).map((p) => p.place)).toEqual(["pool", "pool"]);
  });

  it("lie in a tray by kind, inside it", () => {
    const pool = piles.filter((p) => p.place === "pool");
    expect(pool).toHaveLength(2);
    for (const p of pool) expect(p.x).toBeLessThan(390);
  });
});

describe("the ground", () => {
  it("is decoded from arcs, forwards and backwards", () => {
    const ground = decode({
      name: "toy", unit: 0.1, width: 10, height: 10, margin: [1, 1],
      arcs: [[0, 0, 100, 0, 0, 100], [0, 0, 0, 100, 100, 0]],
      shapes: [{ id: "s", name: "S", kind: "province", at: [50, 50, 5], rings: [[0, -2]] }],
      borders: [{ a: "s", b: "t", arcs: [0] }], coasts: [{ a: "s", arcs: [1] }], outline: [0],
      rivers: [{ id: "r", name: "R", weight: 1, points: [0, 0, 10, 10] }], ranges: [{ id: "m", points: [50, 50, 2] }], names: [{ id: "n", text: "N", kind: "sea", at: [10, 10] }],
    });
    expect(ground.shapes.get("s")!.d).toBe("M0 0L10 0L10 10L0 10L0 0z");
    expect(ground.peaks).toEqual([{ x: 5, y: 5, size: 2 }]);
  });
});

describe("the timeline", () => {
  const tick = (ply: number, turn: number, events: string[], value: number) => ({ ply, to: ply + 1, seat: "rebel", kind: "move", rule: "1", turn, token: null, message: null, events, values: { rebel: value } });
  const ticks = [tick(0, 1, [], 0.5), tick(1, 1, ["combat"], 0.6), tick(2, 2, [], 0.4)];

  it("marks turns and fights", () => {
    expect(turnStarts(ticks)).toEqual([{ index: 0, turn: 1 }, { index: 2, turn: 2 }]);
    const drawn = ticksOf(ticks, 300);
    expect(drawn.fights).toBe("M200 60v-13");
    expect(drawn.turns).toBe("M0 60v-22M200 60v-22");
  });

  it("draws how it stands only where that is told", () => {
    expect(curve(ticks, "rebel", 300, 40)).toMatch(/^M100 22L200 18L300 26$/);
    expect(curve([...ticks, { ...ticks[0]!, values: null }], "rebel", 300, 40)).toBe("");
  });
});

describe("the sums of stacks", () => {
  const at = (key: string, x: number, label = "5"): Pile => ({
    key, slideKey: key, place: "p", seat: "", side: "nat", x, y: 0, size: 40,
    stack: { id: key, label } as Pile["stack"], pieces: [{ id: `${key}1` }, { id: `${key}2` }] as Piece[],
  });
  it("are told again where a counter lies over them", () => {
    expect(coveredSums([at("a", 0), at("b", 30)], 1).map((p) => p.key)).toEqual(["a"]);
  });
  it("are told again where only their last figure is covered: 1 would be read for 11", () => {
    expect(coveredSums([at("a", 0, "11"), at("b", 60)], 1).map((p) => p.key)).toEqual(["a"]);
    expect(coveredSums([at("a", 0, "5"), at("b", 60)], 1)).toEqual([]);
  });
  it("are left where they stand when nothing covers them, or nothing is drawn of them", () => {
    expect(coveredSums([at("a", 0), at("b", 90)], 1)).toEqual([]);
    expect(coveredSums([at("a", 0), at("b", 30)], 0.5)).toEqual([]);
    expect(coveredSums([at("a", 0, ""), at("b", 30, "")], 1)).toEqual([]);
  });
});
