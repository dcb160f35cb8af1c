import { describe, expect, it } from "vitest";
import { isOnlyHere } from "../src/lib/hosts";

describe("links to hand on", () => {
  it("are of no use where they begin with this machine's own address", () => {
    for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "::1"]) expect(isOnlyHere(host)).toBe(true);
  });

  it("are good where others know the name", () => {
    for (const host of ["192.168.1.7", "frente.example", "localhost.example", "1270.0.0.1"]) expect(isOnlyHere(host)).toBe(false);
  });
});
