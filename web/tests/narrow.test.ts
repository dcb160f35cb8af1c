import { describe, expect, it } from "vitest";
import { narrow, point, wayThere } from "../src/lib/narrow";
import type { Option } from "../src/lib/options";

const option = (token: string): Option => {
  const [verb, ...words] = token.split(" ");
  return { token, verb: verb!, subjects: words.map((w) => w.split(":")[0]!), label: { id: `do-${verb}`, args: {} } };
};
const options = ["move g1 toledo", "move g1 madrid", "move g2 madrid", "pass"].map(option);
const known = (id: string) => !["7"].includes(id);

describe("narrowing", () => {
  it("shows what can be pointed at, and buttons for the rest", () => {
    const now = narrow(options, [], known);
    expect([...now.targets].sort()).toEqual(["g1", "g2", "madrid", "toledo"]);
    expect(now.buttons.map((o) => o.token)).toEqual(["pass"]);
    expect(now.only).toBeNull();
  });

  it("keeps the options that name everything picked", () => {
    const now = narrow(options, ["g1"], known);
    expect(now.left.map((o) => o.token)).toEqual(["move g1 toledo", "move g1 madrid"]);
    expect([...now.targets].sort()).toEqual(["madrid", "toledo"]);
    expect(now.buttons).toEqual([]);
  });

  it("knows the one option that is left", () => {
    expect(narrow(options, ["g2"], known).only?.token).toBe("move g2 madrid");
    expect(narrow(options, ["madrid", "g1"], known).only?.token).toBe("move g1 madrid");
  });

  it("does not ask for what all options share", () => {
    const shared = ["to g1 a", "to g1 b"].map(option);
    expect([...narrow(shared, [], known).targets].sort()).toEqual(["a", "b"]);
  });

  it("makes buttons of options that differ only in details or in what is not on the board", () => {
    const detailed = ["fire g1 madrid:air", "fire g1 madrid:guns", "buy 7"].map(option);
    expect(narrow(detailed, ["g1", "madrid"], known).buttons.map((o) => o.token)).toEqual(["fire g1 madrid:air", "fire g1 madrid:guns"]);
    expect(narrow(detailed, [], known).buttons.map((o) => o.token)).toEqual(["buy 7"]);
  });
});

describe("pointing", () => {
  it("means the nearest thing that some option names", () => {
    expect(point(options, [], ["p9", "g1", "toledo"], known)).toEqual({ kind: "picked", picks: ["g1"], option: null });
  });

  it("takes the last one left", () => {
    const found = point(options, ["g1"], ["toledo"], known);
    expect(found.kind === "picked" && found.option?.token).toBe("move g1 toledo");
  });

  it("drops what is pointed at again", () => {
    expect(point(options, ["g1"], ["g1"], known)).toEqual({ kind: "dropped", picks: [] });
  });

  it("begins anew with another piece", () => {
    const found = point(options, ["g1"], ["g2"], known);
    expect(found.kind === "picked" && found.option?.token).toBe("move g2 madrid");
  });

  it("refuses what no option names", () => {
    expect(point(options, [], ["burgos"], known)).toEqual({ kind: "refused", id: "burgos" });
  });
});

describe("two ways to the same place", () => {
  const way = (token: string, cost?: number): Option => ({ token, verb: token.split(" ")[0]!, subjects: ["1420"], label: { id: "do", args: cost === undefined ? {} : { cost } } });

  it("takes the one that says its cost, and the other when asked for it", () => {
    const left = [way("go 1420", 2), way("step 1420")];
    expect(wayThere(left, false)?.token).toBe("go 1420");
    expect(wayThere(left, true)?.token).toBe("step 1420");
  });

  it("leaves the choice where they lead elsewhere or none says its cost", () => {
    expect(wayThere([way("go 1420"), way("step 1420")], false)).toBeNull();
    expect(wayThere([way("go 1420", 2), { ...way("step 1421"), subjects: ["1421"] }], false)).toBeNull();
    expect(wayThere([way("go 1420", 2)], false)).toBeNull();
  });
});
