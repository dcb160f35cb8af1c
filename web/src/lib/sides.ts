// Which of the two looks a side has. A game may say so in its theme; else its own name tells.
export type Look = "rep" | "nat" | "none";

const REPUBLICAN = /^(rep|gov|loyal|pop)/i;
const NATIONALIST = /^(nat|reb|nac|fran)/i;

let given: Record<string, Look> = {};

export function setLooks(looks: Record<string, Look> | undefined): void {
  given = looks ?? {};
}

export function lookOf(side: string | undefined | null): Look {
  if (!side) return "none";
  const look = given[side];
  if (look) return look;
  if (REPUBLICAN.test(side)) return "rep";
  if (NATIONALIST.test(side)) return "nat";
  return "none";
}
