import type { Plugin } from "vite";

export interface Sprite {
  markup: string;
  framed: string[];
  bare: string[];
  badges: string[];
}
export function sprite(): Sprite;
export function symbols(): Plugin;
