declare module "virtual:symbols" {
  /** The sprite: `<symbol>` elements. */
  export const markup: string;
  /** Symbols that stand in the unit frame. */
  export const framed: string[];
  /** Symbols without a frame. */
  export const bare: string[];
  export const badges: string[];
}

declare module "virtual:words" {
  type Fetch = () => Promise<{ default: string }>;
  /** The languages that the page has words in. */
  export const languages: string[];
  /** For each part of the page its words in each language. */
  export const parts: Record<"words" | "learn" | "people" | "lab", Record<string, Fetch>>;
}
