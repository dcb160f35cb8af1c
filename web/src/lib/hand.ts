// Which hand acted last: Enter belongs to what the keyboard stands on, but not to what a mouse left its focus on.
let mouse = false;
const MOVES = /^(?:Tab|Arrow\w+|[.,wWgG])$/; // keys that put the focus somewhere

addEventListener("pointerdown", () => (mouse = true), true);
addEventListener("keydown", (e) => { if (MOVES.test(e.key)) mouse = false; }, true);

/** The focus lies where a pointer has put it. */
export const byMouse = (): boolean => mouse;
