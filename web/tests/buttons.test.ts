import { describe, expect, it } from "vitest";
import { narrow } from "../src/lib/narrow";
import type { Option, WholeAsk } from "../src/lib/options";
import { enterOf, fitsBar, inBar, primaryOf, standing } from "../src/match/buttons";

const option = (token: string, warns = false): Option => {
  const [verb, ...subjects] = token.split(" ");
  return { token, verb: verb!, subjects, label: { id: `do-${verb}`, args: {} }, ...(warns ? { warns } : {}) };
};
const options = [option("move g1 burgos", true), option("move g2 leon")];
const ask: WholeAsk = { seat: "nationalist", kind: "march", rule: "11.3-a", prompt: { id: "ask-march", args: {} }, commits: false, sealed: false, undo: null, options };
const picked = (id: string) => ({ myAsk: ask, picks: [id], narrowed: narrow(options, [id], () => true) });

describe("the primary button", () => {
  it("holds an option that warns, so that its words are read before it is taken", () => {
    expect(primaryOf(picked("g1"), false)?.token).toBe("move g1 burgos");
  });

  it("holds no option that is taken by pointing", () => {
    expect(primaryOf(picked("g2"), false)).toBeNull();
  });
});

describe("what stands in the bar", () => {
  const pointable = (id: string) => /^[a-z]{2}-/.test(id);
  const bar = (tokens: string[], picks: string[] = []) => standing({ picks, narrowed: narrow(tokens.map((token) => option(token)), picks, pointable) }).map((o) => o.token);

  it("is never a part of a few choices", () => {
    expect(bar(["hold", "advance na-d1"])).toEqual(["hold", "advance na-d1"]);
    expect(bar(["lose it-d1", "lose it-b1 it-d1"])).toEqual(["lose it-d1", "lose it-b1 it-d1"]);
  });

  it("is what needs no pointing, where the map holds many or all of them", () => {
    expect(bar(["done", "march na-b1", "march na-b2", "march na-b3"])).toEqual(["done"]);
    expect(bar(["on na-b1", "on na-b2"])).toEqual([]);
    expect(bar(["to na-b1 city", "to na-b1 large", "stay"], ["na-b1"])).toEqual(["to na-b1 city", "to na-b1 large"]);
  });
});

describe("Enter", () => {
  const none = { briefing: false, changes: false, result: false };
  const [one, other] = [options[0]!, options[1]!];

  it("is one button's: what is to be read first, then the bar's, then the battle card's", () => {
    expect(enterOf({ briefing: true, changes: true, result: true }, one, other)).toBe("briefing");
    expect(enterOf({ ...none, changes: true, result: true }, one, other)).toBe("changes");
    expect(enterOf({ ...none, result: true }, one, other)).toBe("result");
    expect(enterOf(none, one, other)).toBe("main");
    expect(enterOf(none, null, other)).toBe("battle");
    expect(enterOf(none, null, null)).toBe("");
  });
});

describe("the bar", () => {
  it("keeps four buttons, and a few more with short words", () => {
    expect(fitsBar(["A long sentence about what is to be done", "Another long sentence", "A third long sentence of words", "No card"])).toBe(true);
    expect(fitsBar(["Most hits", "+1 on die 1 (6)", "+1 on die 2 (2)", "+2 on die 1 (6)", "+2 on die 2 (2)"])).toBe(true);
    expect(fitsBar(Array.from({ length: 5 }, () => "Juan Yagüe starts a battle in Teruel"))).toBe(false);
    expect(fitsBar(Array.from({ length: 7 }, (_, n) => String(n)))).toBe(false);
  });

  it("keeps, of a long list, what declines and what needs no more than its verb", () => {
    const dice = Array.from({ length: 10 }, (_, n) => option(`put plus:1 die:${n}`));
    const { order, most } = inBar([option("best"), ...dice, option("none")], (o) => o.token);
    expect(order.slice(0, most).map((o) => o.token)).toEqual(["none", "best"]);
    expect(order).toHaveLength(12);
    expect(inBar([option("put plus:1 die:0"), option("best")], (o) => o.token).order.map((o) => o.token)).toEqual(["put plus:1 die:0", "best"]);
  });
});
