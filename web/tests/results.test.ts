import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Battle } from "../src/lib/protocol";
import { Results } from "../src/match/results.svelte";

const battle = (id: string): Battle => ({ id, state: "settled" }) as Battle;

describe("unread results", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
  });
  const three = (): Results => {
    const results = new Results("m");
    for (const id of ["b1", "b2", "b3"]) results.add(battle(id));
    return results;
  };
  it("open at the newest, with the earlier ones to page back to", () => {
    const results = three();
    expect([results.current?.id, results.queue]).toEqual(["b3", { earlier: 2, later: 0 }]);
    results.page(-1);
    expect([results.current?.id, results.queue]).toEqual(["b2", { earlier: 1, later: 1 }]);
    results.page(1);
    expect(results.current?.id).toBe("b3");
  });
  it("close the one that is read, and show the newest of the rest", () => {
    const results = three();
    results.page(-1);
    results.close();
    expect(results.unread.map((b) => b.id)).toEqual(["b1", "b3"]);
    expect(results.current?.id).toBe("b3");
    results.close();
    expect(results.current?.id).toBe("b1");
  });
  it("give way to a newer one, and close all at once for good", () => {
    const results = three();
    results.page(-1);
    results.add(battle("b4"));
    expect(results.current?.id).toBe("b4");
    results.closeAll();
    expect([results.current, new Results("m").current]).toEqual([null, null]);
  });
});
