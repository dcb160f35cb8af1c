declare module "virtual:symbols" {
  /** The sprite: `<symbol>` elements. */
  export const markup: string;
  /** Symbols that stand in the unit frame. */
  export const framed: string[];
  /** Symbols without a frame. */
  export const bare: string[];
  export const badges: string[];
}
