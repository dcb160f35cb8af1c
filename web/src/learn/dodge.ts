// A card at the foot of the map never lies on what is to be clicked.
import type { Box } from "./Rings.svelte";

const GAP = 14;

type Rect = Pick<Box, "x" | "y" | "w" | "h">;

/** Should a card change to the other side of its stage? It stands at the right one where `right`. Where it lies on
 * nothing that is to be clicked, it keeps off panels as well. */
export function dodges(card: HTMLElement | null, right: boolean, boxes: Rect[]): boolean {
  const here = card?.getBoundingClientRect();
  const stage = card?.parentElement?.getBoundingClientRect();
  if (!here || !stage) return false;
  const under = (left: number, of: Rect[]): boolean => of.some((b) => b.x < left + here.width && b.x + b.w > left && b.y < here.bottom && b.y + b.h > here.top);
  const [left, far] = [stage.left + GAP, stage.right - GAP - here.width];
  const [mine, other] = right ? [far, left] : [left, far];
  if (under(other, boxes)) return false;
  const panels = [...document.querySelectorAll("[data-field]")].map((panel) => panel.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
  return under(mine, boxes) || (under(mine, panels) && !under(other, panels));
}
