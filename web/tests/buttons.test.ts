import { describe, expect, it } from "vitest";
import { narrow } from "../src/lib/narrow";
import type { Option, WholeAsk } from "../src/lib/options";
import { primaryOf } from "../src/match/buttons";

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
