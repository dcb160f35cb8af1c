// The signs of what was built or broken on a hex, each in a box of 24 by 16 round its middle.

const WALL = "M-10 5V-4H-6V-1H-2V-4H2V-1H6V-4H10V5z";

export const SIGNS: Record<string, string> = {
  wire: "M-10 0H10M-8-4L-4 4M-4-4L-8 4M-2-4L2 4M2-4L-2 4M4-4L8 4M8-4L4 4",
  mine: "M-4 2a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM0-2V-6M-4-1L-7-4M4-1L7-4M-10 6H10",
  roadblock: "M-10-3H10V2H-10zM-6 2L-2-3M0 2L4-3M6 2L10-3M-7 2V6M7 2V6",
  ditch: "M-11-4H-6L-3 5H3L6-4H11",
  teeth: "M-11 5L-7-5-3 5zM-4 5L0-5 4 5zM3 5L7-5 11 5z",
  trench: "M-11 3H-6V-4H0V3H6V-4H11",
  boat: "M-10 0H10L6 5H-6zM0 0V-6L6-2H0",
  position: "M-10 5A10 10 0 0 1 10 5M-5 5A5 5 0 0 1 5 5",
  work: "M-8 6L3-5M0-7L6-1M-1 3H10V6H-1z",
  pontoon: "M-11-1H11M-8-1V3H-4V-1M-2-1V3H2V-1M4-1V3H8V-1",
  rubble: "M-10 5L-6-1-2 5zM-3 5L1-5 5 5zM4 5L7 0 11 5z",
  "rubble-plus": "M-9 5V-3L-5-6-2-2 2-5V5zM5 5L8 1 11 5z",
  "bridge-out": "M-11-3H-3M3-3H11M-11 3H-3M3 3H11M-3-6L-1-3-4 0-1 3-3 6M3-6L5-3 2 0 5 3 3 6",
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`fort-${n}`, WALL])),
};

/** How strong a work is, where its sign says it by a figure. */
export const figureOf = (mark: string): string => /^fort-(\d)$/.exec(mark)?.[1] ?? "";
