// The sprite draws everything the boards can name.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SIGNS } from "../src/board/works";
import { sprite } from "../build/symbols.mjs";

const counters = readFileSync(join(import.meta.dirname, "../../src/frente/boards/counters.py"), "utf8");
const names = (table: string): string[] => {
  const body = counters.match(new RegExp(`^${table} = \\(([\\s\\S]*?)^\\)`, "m"))![1]!;
  return [...body.matchAll(/"([^"]+)"/g)].map((m) => m[1]!);
};
const made = sprite();

describe("the sprite", () => {
  it("has every symbol of a counter", () => {
    const missing = names("SYMBOLS").filter((s) => s !== "none" && !made.framed.includes(s) && !made.bare.includes(s));
    expect(missing).toEqual([]);
  });

  it("has a badge for every state but the stripe of a reduced unit", () => {
    expect(names("MARKS").filter((m) => m !== "reduced" && !made.badges.includes(m))).toEqual([]);
  });

  it("stays small and carries no colours or styles of its own", () => {
    expect(made.markup.length).toBeLessThan(24_000);
    expect(made.markup).not.toMatch(/style=|#[0-9a-f]{3,6}\b/i);
  });
});

describe("works on hexes", () => {
  it("each have a sign", () => {
    expect(names("WORKS").filter((name) => !SIGNS[name])).toEqual([]);
  });
});
