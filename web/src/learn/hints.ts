// What somebody who has never played does next, from how the page stands.
export interface Standing {
  /** I am asked. */
  mine: boolean;
  /** An answer waits for the main button. */
  meant: boolean;
  picked: boolean;
  /** How many things can be pointed at. */
  targets: number;
  buttons: number;
}

export type Hint = "wait" | "commit" | "target" | "choose" | "button";

export function hintOf(at: Standing): Hint {
  if (!at.mine) return "wait";
  if (at.meant) return "commit";
  if (at.picked && at.targets) return "target";
  return at.targets ? "choose" : "button";
}
