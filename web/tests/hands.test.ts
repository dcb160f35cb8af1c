import { describe, expect, it } from "vitest";
import type { Option } from "../src/lib/options";
import type { Aim, Piece, ReachReply, Route, Warning } from "../src/lib/protocol";
import { bothWays, figureOf, inOrder, meter, met, nearness, objectives, ours, short } from "../src/match/aims";
import { primaryOf } from "../src/match/buttons";
import { bill, rowsOf, together, triesOf } from "../src/match/prices";
import { about, Sets, stepwise, straight, strongest } from "../src/match/sets.svelte";
import { fresh, lapsed, steady } from "../src/match/steady";

const option = (token: string, more: Partial<Option> = {}): Option => {
  const [verb, ...subjects] = token.split(" ");
  return { token, verb: verb!, subjects, label: { id: `do-${verb}`, args: {} }, ...more };
};
const aim = (id: string, more: Partial<Aim> = {}): Aim => ({
  id, seat: "rebel", end: "win", label: { id, args: {} }, rule: "1", now: 4, need: 8, tested: { id: "t", args: {} }, sudden: false, at_most: false, parts: [], places: [], from_turn: null, to_turn: null, open: true, ...more,
});
const isPlace = (id: string): boolean => /^[A-Z]/.test(id);
const route = (tokens: string[], cost = "", final: Route["final"] = ""): Route => ({ path: ["B"], tokens, cost, left: "", stops: false, final });

describe("lists under a pointer", () => {
  const line = (key: string) => ({ key, item: key });
  it("keep what was answered in its place, greyed, and put what is new at the end", () => {
    const shown = [line("a"), line("b"), line("c")].map((l) => ({ ...l, gone: false }));
    const now = steady(shown, [line("x"), line("a"), line("c")]);
    expect(now.map((l) => `${l.key}${l.gone ? "-" : ""}`)).toEqual(["a", "b-", "c", "x"]);
  });
  it("know that a line has gone, until they are made anew", () => {
    const next = [line("x"), line("a")];
    const held = steady(fresh([line("a"), line("b")]), next);
    expect([lapsed(held, next), lapsed(fresh(next), next), lapsed(fresh([line("a")]), next)]).toEqual([true, false, false]);
  });
});

describe("the main button", () => {
  it("holds what was chosen elsewhere and cannot be taken back", () => {
    const meant = option("on g3", { final: "dice" });
    const ask = { seat: "s", kind: "k", rule: "", prompt: { id: "p", args: {} }, commits: false, sealed: false, undo: null, options: [meant, option("done")] };
    const narrowed = { left: ask.options, buttons: ask.options, targets: new Set<string>(), only: null };
    expect(primaryOf({ myAsk: ask, picks: [], narrowed, meant }, false)).toBe(meant);
  });
});

describe("aims", () => {
  it("come sudden deaths first, then the nearest", () => {
    const all = [aim("far", { now: 1 }), aim("near", { now: 7 }), aim("sudden", { now: 0, sudden: true }), aim("shut", { open: false, now: 8 })];
    expect(inOrder(all).map((a) => a.id)).toEqual(["sudden", "near", "far", "shut"]);
  });
  it("know how much is missing, upwards and downwards", () => {
    expect([short(aim("a")), met(aim("a"))]).toEqual([4, false]);
    expect([short(aim("b", { at_most: true, now: 20, need: 8 })), met(aim("b", { at_most: true, now: 8, need: 8 }))]).toEqual([12, true]);
    expect(nearness(aim("c", { at_most: true, now: 16, need: 8 }))).toBe(0.5);
    expect(meter(aim("d"))).toEqual({ of: 8, full: 4, mark: 8 });
  });
  it("are mine to win or to lose", () => {
    const all = [aim("mine"), aim("theirs", { seat: "government" }), aim("my end", { end: "lose" })];
    const { win, lose } = bothWays(all, ["rebel"]);
    expect(win.map((a) => a.id)).toEqual(["mine"]);
    expect(lose.map((a) => a.id).sort()).toEqual(["my end", "theirs"]);
  });
  it("are behind below nothing, and enough above what it takes", () => {
    expect(figureOf(aim("a", { now: -10, need: 1 }))).toEqual(["aims-behind", { now: 10, need: 1 }]);
    expect(figureOf(aim("a", { now: 0, need: 1 }))[0]).toBe("aims-of");
    expect(figureOf(aim("a", { now: 3, need: 1 }))[0]).toBe("aims-over");
    expect(figureOf(aim("a", { now: -1, need: 0, at_most: true }))[0]).toBe("aims-has");
  });
  it("number each place once", () => {
    expect(objectives([aim("a", { places: ["x", "y"] }), aim("b", { places: ["y"], parts: [{ label: { id: "p", args: {} }, done: false, subjects: ["z"] }] })])).toEqual(["x", "y", "z"]);
  });
});

describe("all of a stack", () => {
  const brigades = ["a", "b", "c", "d"].map((id) => ({ id }) as Piece);
  const strength = { id: "strength", label: { id: "s", args: {} }, limit: null, value: { a: 2, b: 5, c: 4, d: 9 } };
  const stacking = (limit: number) => ({ id: "stacking", label: { id: "t", args: {} }, limit, value: { a: 2, b: 2, c: 2, d: 4 } });
  it("is all of it, where all may go", () => {
    expect(strongest(brigades, [strength, stacking(10)])).toEqual(brigades);
    expect(strongest(brigades, [])).toEqual(brigades);
  });
  it("is what is strongest within the limit, not what comes first", () => {
    expect(strongest(brigades, [strength, stacking(4)]).map((p) => p.id)).toEqual(["b", "c"]);
    expect(strongest(brigades, [strength, stacking(6)]).map((p) => p.id)).toEqual(["b", "d"]);
  });
});

describe("a way a step at a time", () => {
  it("is that of the one piece spoken of, where all that is asked is the next place", () => {
    const steps = [option("flee B"), option("flee C")];
    expect(stepwise(steps, ["u1", "A"], isPlace)).toBe("u1");
    expect(stepwise([...steps, option("stay")], ["u1", "A"], isPlace)).toBeNull();
    expect(stepwise(steps, ["u1", "u2"], isPlace)).toBeNull();
    expect(stepwise([option("flee B", { final: "dice" }), option("flee C", { final: "dice" })], ["u1"], isPlace)).toBeNull();
  });
});

describe("sets", () => {
  it("go by one answer where it names the piece and the place", () => {
    const options = [option("move u1 B", { label: { id: "l", args: { cost: 2 } } }), option("move u1 C", { final: "dice" }), option("rest u1")];
    expect([...straight(about(options, { id: "u1", stack: "" }), isPlace)]).toEqual([["B", route(["move u1 B"], "2")]]);
  });
  const pieces = (...ids: string[]): Piece[] => ids.map((id) => ({ id, stack: "" }) as Piece);
  const reply = (more: Partial<ReachReply>): ReachReply => ({ type: "reach", re: "", places: {}, slowest: "", barred: {}, alone: {}, ...more });
  const full = { rule: "9.1", message: { id: "no-full", args: {} } };
  it("ask for all that are chosen at once, and keep what was told", async () => {
    const asked: string[][] = [];
    const told = reply({ places: { B: route(["move u1", "go B", "move u2", "go B"], "3", "reveal") }, slowest: "u2", barred: { C: full } });
    const sets = new Sets({ options: () => [option("move u1"), option("move u2")], version: () => 1, reach: (ids) => (asked.push(ids), Promise.resolve(told)), isPlace });
    await sets.take(pieces("u1", "u2"));
    await sets.take(pieces("u1", "u2"));
    expect(asked).toEqual([["u1", "u2"]]);
    expect([...sets.plans.values()]).toEqual([{ place: "B", path: ["B"], tokens: ["move u1", "go B", "move u2", "go B"], cost: "3", left: "", stops: false, final: "reveal" }]);
    expect([sets.barred, sets.slowest]).toEqual([{ C: full }, "u2"]);
  });
  it("of one answer each ask as a set, too: a place may have room for one alone", async () => {
    const asked: string[][] = [];
    const options = [option("put u1 B"), option("put u2 B")];
    const sets = new Sets({ options: () => options, version: () => 1, reach: (ids) => (asked.push(ids), Promise.resolve(reply({ barred: { B: full } }))), isPlace });
    await sets.take(pieces("u1"));
    expect([[...sets.plans.keys()], asked]).toEqual([["B"], []]);
    await sets.take(pieces("u1", "u2"));
    expect([[...sets.plans.keys()], asked]).toEqual([[], [["u1", "u2"]]]);
  });
  it("do by one button only what all of them may do", async () => {
    const options = [option("build u1"), option("build u2"), option("rest u1"), option("rest u2")];
    const sets = new Sets({ options: () => options, version: () => 1, reach: () => Promise.resolve(reply({ alone: { build: full } })), isPlace });
    await sets.take(pieces("u1", "u2"));
    expect(sets.deeds(pieces("u1", "u2")).map((d) => d.options.map((o) => o.token))).toEqual([["build u1"], ["build u2"], ["rest u1", "rest u2"]]);
  });
  it("roll dice one by one, and do the rest together", () => {
    const options = [option("rest u1"), option("rest u2"), option("fire u1", { final: "dice" }), option("fire u2", { final: "dice" })];
    const sets = new Sets({ options: () => options, version: () => 1, reach: () => Promise.resolve(null), isPlace });
    const deeds = sets.deeds([{ id: "u1", stack: "" }, { id: "u2", stack: "" }] as Piece[]);
    expect(deeds.map((d) => d.options.map((o) => o.token))).toEqual([["rest u1", "rest u2"], ["fire u1"], ["fire u2"]]);
  });
});

describe("what threatens", () => {
  const warning = (seat: string): Warning => ({ id: `${seat}:low`, seat, level: "danger", message: { id: "low", args: {} }, rule: "1", subjects: [], cure: null, cost: [] });
  const all = [warning("government"), warning("rebel")];
  it("is told to whom it threatens, for it says you; who only watches reads all", () => {
    expect(ours(all, ["rebel"]).map((w) => w.seat)).toEqual(["rebel"]);
    expect(ours(all, [])).toEqual(all);
  });
});

describe("a price list", () => {
  const priced = (token: string, amount: number, of = "ep"): Option => option(token, { price: [{ of, amount }] });
  const rows = rowsOf([priced("create brigade", 1), priced("create division", 3), option("done"), priced("fortify Madrid", 2)], (o) => o.token, isPlace);
  const purse = [{ id: "ep", label: { id: "l", args: {} }, have: 4 }];
  it("adds up what several things cost together", () => {
    const both = [priced("convert b1", 2), priced("convert b2", 2)];
    expect(together(both).price).toEqual([{ of: both[0]!.price![0]!.of, amount: 4 }]);
    expect(both[0]!.price![0]!.amount).toBe(2);
  });
  it("lists what has a price and no place", () => expect(rows.map((r) => [r.text, r.amount])).toEqual([["create brigade", 1], ["create division", 3]]));
  it("never orders more than there are", () => {
    const [row] = rowsOf([{ ...priced("create brigade", 1), stock: 2 }], (o) => o.token, isPlace);
    expect(bill([row!], {}, purse).more(row!)).toBe(2);
    expect(bill([row!], { [row!.key]: 2 }, purse).more(row!)).toBe(0);
  });
  it("has attempts apart, each with a figure to add, and no number of them", () => {
    const all = [0, 1, 2].map((n) => ({ ...option(`influence italy ${n}`, { final: "dice" }), ...(n ? {} : { price: [{ of: "ps", amount: 1 }] }) }));
    expect(rowsOf(all, (o) => o.token, isPlace)).toEqual([]);
    expect(triesOf(all, isPlace).map((r) => [r.key, r.options.length])).toEqual([["influence italy", 3]]);
  });
  it("lists what is bought with dice to follow, one by one", () => {
    const [row] = rowsOf([{ ...priced("formation legion", 18), final: "dice" }], (o) => o.token, () => false);
    expect([row!.amount, row!.single]).toEqual([18, true]);
  });
  it("adds up what is chosen and says what is short", () => {
    const cart = bill(rows, { [rows[0]!.key]: 2 }, purse);
    expect([cart.total, cart.left.ep, cart.short(rows[1]!), cart.more(rows[0]!)]).toEqual([2, 2, 1, 2]);
    expect(cart.options.map((o) => o.token)).toEqual(["create brigade", "create brigade"]);
  });
});
