// Where the map is looked at from: screen = canvas * k + (x, y).
//
// Drawing a map anew takes a while, so a gesture only moves the picture that is there (`shift`); when it
// rests at another size or has come to the picture's edge, the map is drawn anew (`drawn`).
import type { Box } from "./geometry";

const RESTED = 140;

/** Pixels that a counter has at first sight on a desk. */
export const READABLE = 28;

/** How far the map is drawn beyond the window, so that a drag does not show bare paper at once. */
export const BEYOND = 0.18;

export type Inset = [number, number, number, number];

/** Where the map is looked at from, and whether nobody has moved it yet. */
export interface Look {
  x: number;
  y: number;
  k: number;
  fresh: boolean;
}

interface Point {
  x: number;
  y: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(800);
  height = $state(600);
  /** The look that the map is drawn for. */
  drawn = $state.raw({ x: 0, y: 0, k: 1 });
  private timer = 0;
  /** How long the last drawing took: a slow one is not begun in the middle of a gesture. */
  private cost = 0;
  /** Screen edges covered by panels: top, right, bottom, left. */
  private inset: Inset = [0, 0, 0, 0];
  /** Nobody has moved the map yet: it goes on showing everything as panels come and go. */
  private fresh = true;
  private least = 0.2;
  private all = false;
  /** Where a moved map was looked at from before all of it was shown. */
  private left: { x: number; y: number; k: number } | null = null;

  /** Where something is to be done: looked at first where not all of the map fits. */
  private wanted: Point[] = [];

  constructor(
    private readonly bounds: Box,
    private readonly home: Box,
    /** The size of a counter, in canvas units. */
    private readonly unit: number = 0,
  ) {}

  /** How the drawn picture is moved meanwhile; "" where it stands as drawn. */
  get shift(): string {
    const { x, y, k } = this.drawn;
    if (x === this.x && y === this.y && k === this.k) return "";
    const s = this.k / k;
    return `translate(${this.x - x * s}px, ${this.y - y * s}px) scale(${s})`;
  }

  /** Draw anew, now or when the gesture rests. */
  private redraw(at: "now" | "rest"): void {
    clearTimeout(this.timer);
    const draw = (): void => {
      this.drawn = { x: this.x, y: this.y, k: this.k };
      const began = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => (this.cost = performance.now() - began)));
    };
    if (at === "now") draw();
    else this.timer = window.setTimeout(() => this.worn() && draw(), Math.min(900, Math.max(RESTED, this.cost * 2)));
  }

  /** The picture that is there does not serve any more: other size, or bare paper in the window. */
  private worn(): boolean {
    const { x, y, k } = this.drawn;
    return k !== this.k || Math.abs(x - this.x) > this.width * BEYOND || Math.abs(y - this.y) > this.height * BEYOND;
  }

  resize(width: number, height: number): void {
    const [cx, cy] = [(this.width / 2 - this.x) / this.k, (this.height / 2 - this.y) / this.k];
    this.width = width;
    this.height = height;
    if (this.fresh || this.all) return this.begin();
    this.x = width / 2 - cx * this.k;
    this.y = height / 2 - cy * this.k;
    this.redraw("now");
  }

  cover(inset: Inset): void {
    if (inset.every((edge, n) => edge === this.inset[n])) return;
    this.inset = inset;
    if (this.fresh || this.all) this.begin();
  }

  /** Show all of the map, however small the counters, or so that they can be read. */
  survey(all: boolean): void {
    if (all === this.all) return;
    this.all = all;
    if (all && !this.fresh) this.left = { x: this.x, y: this.y, k: this.k };
    // What moved the map while all of it was shown (the others' first steps) has not chosen how large it is.
    if (all || this.fresh || !this.left) return this.begin();
    [this.x, this.y, this.k] = [this.left.x, this.left.y, this.left.k];
    this.redraw("now");
  }

  /** What to look at first, until somebody moves the map. */
  mind(wanted: Point[]): void {
    this.wanted = wanted;
    if (this.fresh) this.begin();
  }

  /** The first look: everything, but with counters that can be read, and on a phone pointed at with a finger. */
  private begin(): void {
    const phone = this.width < 700;
    this.fit(this.home, 2.2, this.all ? 0 : phone ? 0.75 : this.unit ? READABLE / this.unit : 0);
    if (this.all || !this.wanted.length) return;
    const [top, right, bottom, left] = this.inset;
    const [w, h] = [this.width - left - right, this.height - top - bottom];
    const heart = phone ? this.thick(w, h) : this.middle();
    const { x, y, w: bw, h: bh } = this.home;
    // Only as far as the map's own edge, and only where it does not fit.
    const along = (at: number, from: number, size: number, room: number): number => {
      const half = room / this.k / 2;
      return size <= half * 2 ? from + size / 2 : Math.min(from + size - half, Math.max(from + half, at));
    };
    this.x = left + w / 2 - along(heart.x, x, bw, w) * this.k;
    this.y = top + h / 2 - along(heart.y, y, bh, h) * this.k;
    this.redraw("now");
  }

  private middle(): Point {
    const mean = (axis: "x" | "y"): number => this.wanted.reduce((all, p) => all + p[axis], 0) / this.wanted.length;
    return { x: mean("x"), y: mean("y") };
  }

  /** The one with most of them around it: a phone shows so little that their middle may be bare. */
  private thick(w: number, h: number): Point {
    const around = (p: Point): number => this.wanted.filter((o) => Math.abs(o.x - p.x) < w / this.k / 2 && Math.abs(o.y - p.y) < h / this.k / 2).length;
    return this.wanted.reduce((best, p) => (around(p) > around(best) ? p : best));
  }

  /** Show what is looked at first, as large as it goes. */
  fit(box: Box = this.home, most = 2.2, least = 0): void {
    const [top, right, bottom, left] = this.inset;
    const w = Math.max(80, this.width - left - right);
    const h = Math.max(80, this.height - top - bottom);
    this.least = Math.min(w / this.bounds.w, h / this.bounds.h) * 0.7;
    this.k = Math.max(least, Math.min(most, w / box.w, h / box.h));
    this.x = left + w / 2 - (box.x + box.w / 2) * this.k;
    this.y = top + h / 2 - (box.y + box.h / 2) * this.k;
    this.redraw("now");
  }

  /** The whole map was asked for: kept until somebody moves it, whatever then covers an edge. */
  whole(): void {
    this.fresh = false;
    this.fit();
  }

  zoom(by: number, atX = this.width / 2, atY = this.height / 2): void {
    this.fresh = false;
    const k = Math.min(5, Math.max(this.least, this.k * by));
    const f = k / this.k;
    this.x = atX - (atX - this.x) * f;
    this.y = atY - (atY - this.y) * f;
    this.k = k;
    this.hold();
  }

  /** Bring a point of the canvas to the middle of the window. */
  centre(x: number, y: number): void {
    this.jump(this.width / 2 - x * this.k - this.x, this.height / 2 - y * this.k - this.y);
  }

  pan(dx: number, dy: number): void {
    this.fresh = false;
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  /** Moved by no hand: nothing is to be waited for, and bare paper would stand in the window meanwhile. */
  jump(dx: number, dy: number): void {
    this.pan(dx, dy);
    if (this.worn()) this.redraw("now");
  }

  look(): Look {
    return { x: this.x, y: this.y, k: this.k, fresh: this.fresh };
  }

  /** Look from there again, unless somebody has come nearer or gone farther meanwhile. */
  back(to: Look): void {
    if (to.k !== this.k) return;
    if (!to.fresh) return this.jump(to.x - this.x, to.y - this.y);
    // What was shown has chosen nothing: the first look is still to come, or comes again.
    this.fresh = true;
    this.begin();
  }

  /** Keep some of the map in the window. */
  private hold(): void {
    const b = this.bounds;
    // Less of it in a small window, where a place at the map's edge would never come to the middle else.
    const [w, h] = [Math.min(120, this.width / 2), Math.min(120, this.height / 2)];
    this.x = Math.min(this.width - w - b.x * this.k, Math.max(w - (b.x + b.w) * this.k, this.x));
    this.y = Math.min(this.height - h - b.y * this.k, Math.max(h - (b.y + b.h) * this.k, this.y));
    this.redraw("rest");
  }

  toScreen(x: number, y: number): [number, number] {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  sees(x: number, y: number): boolean {
    const [sx, sy] = this.toScreen(x, y);
    const [top, right, bottom, left] = this.inset;
    return sx > left && sx < this.width - right && sy > top && sy < this.height - bottom;
  }

  /** Bring a point to the middle that lies out of sight, or at the very edge of a small window. */
  keep(x: number, y: number): void {
    const [sx, sy] = this.toScreen(x, y);
    const [top, right, bottom, left] = this.inset;
    const [w, h] = [this.width - left - right, this.height - top - bottom];
    const [mx, my] = [Math.min(28, w / 4), Math.min(28, h / 4)];
    const out = sx < left + mx || sx > left + w - mx || sy < top + my || sy > top + h - my;
    if (out) this.pan(left + w / 2 - sx, top + h / 2 - sy);
  }

  /** Move only if the point lies outside what can be seen; and then some way in, but not past the middle. */
  reveal(x: number, y: number): void {
    const [sx, sy] = this.toScreen(x, y);
    const [top, right, bottom, left] = this.inset;
    const along = (at: number, from: number, to: number, further: number): number => {
      const edge = Math.min(48, (to - from) / 3);
      const out = at < from + edge ? from + edge - at : at > to - edge ? to - edge - at : 0;
      return Math.sign(out) * Math.min(Math.abs(out) + further, Math.abs((from + to) / 2 - at));
    };
    const [dx, dy] = [along(sx, left, this.width - right, 120), along(sy, top, this.height - bottom, 90)];
    if (dx || dy) this.jump(dx, dy);
  }
}

/** Dragging, pinching and the wheel, for the element that shows the map. */
export interface Hands {
  camera: Camera;
  /** May what is under the pointer be dragged? Then the map stays where it is. */
  grabs: (e: PointerEvent) => boolean;
  /** It has left its place. */
  lifted: () => void;
  dropped: (e: PointerEvent) => void;
}

export function gestures(node: HTMLElement, { camera, grabs, lifted, dropped }: Hands) {
  const held = new Map<number, { x: number; y: number }>();
  let moved = 0;
  let dragging = false;
  let grabbed = false;
  let spread = 0;

  const local = (e: PointerEvent | WheelEvent): [number, number] => {
    const box = node.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  };

  function down(e: PointerEvent): void {
    if (e.button > 1) return;
    held.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (held.size === 1) {
      moved = 0;
      dragging = false;
      grabbed = e.button === 0 && e.pointerType !== "touch" && grabs(e);
    }
    spread = 0;
  }

  function move(e: PointerEvent): void {
    const last = held.get(e.pointerId);
    if (!last) return;
    const [dx, dy] = [e.clientX - last.x, e.clientY - last.y];
    held.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (held.size === 2) {
      const [a, b] = [...held.values()] as [{ x: number; y: number }, { x: number; y: number }];
      const now = Math.hypot(a.x - b.x, a.y - b.y);
      const box = node.getBoundingClientRect();
      if (spread) camera.zoom(now / spread, (a.x + b.x) / 2 - box.left, (a.y + b.y) / 2 - box.top);
      spread = now;
      camera.pan(dx / 2, dy / 2);
      dragging = true;
      return;
    }
    moved += Math.abs(dx) + Math.abs(dy);
    if (!dragging && moved > 6) {
      dragging = true;
      node.classList.add("dragging");
      if (grabbed) lifted();
      else node.setPointerCapture(e.pointerId);
    }
    if (dragging && !grabbed) camera.pan(dx, dy);
  }

  function up(e: PointerEvent): void {
    held.delete(e.pointerId);
    spread = 0;
    if (grabbed && dragging && e.type === "pointerup") dropped(e);
    grabbed = false;
    if (held.size === 0) node.classList.remove("dragging");
  }

  /** A click that ends a drag is no click. */
  function click(e: MouseEvent): void {
    if (!dragging) return;
    e.stopPropagation();
    e.preventDefault();
    dragging = false;
  }

  function wheel(e: WheelEvent): void {
    e.preventDefault();
    const [x, y] = local(e);
    const step = e.deltaMode === 1 ? e.deltaY * 24 : e.deltaY;
    camera.zoom(Math.exp(-step * (e.ctrlKey ? 0.01 : 0.0016)), x, y);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
    },
  };
}
