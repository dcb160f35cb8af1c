// A card at the foot of the map never lies on what is to be clicked.
import type { Box } from "./Rings.svelte";

const GAP = 14;

/** Should a card change to the other side of its stage? It stands at the right one where `right`. */
export function dodges(card: HTMLElement | null, right: boolean, boxes: Box[]): boolean {
  const here = card?.getBoundingClientRect();
  const stage = card?.parentElement?.getBoundingClientRect();
  if (!here || !stage) return false;
  const under = (left: number): boolean => boxes.some((b) => b.x < left + here.width && b.x + b.w > left && b.y < here.bottom && b.y + b.h > here.top);
  const [left, far] = [stage.left + GAP, stage.right - GAP - here.width];
  return under(right ? far : left) && !under(right ? left : far);
}
