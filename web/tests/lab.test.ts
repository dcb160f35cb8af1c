// What the form of the lab makes of what somebody writes.
import { describe, expect, it } from "vitest";
import { counted, numbers } from "../src/lab/api";

describe("the form of the lab", () => {
  it("reads values however they are separated, and nothing else", () => {
    expect(numbers("1, 2;3  0.5")).toEqual([1, 2, 3, 0.5]);
    expect(numbers("1, two")).toBeNull();
    expect(numbers(" ")).toBeNull();
  });

  it("counts matches in rounds: two bots sit in every seat as often", () => {
    expect(counted(5, 2, 2, 3)).toBe(12);
    expect(counted(5, 1, 2, 3)).toBe(15);
    expect(counted(1, 2, 2, 1)).toBe(2);
  });
});
