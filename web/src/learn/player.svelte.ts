// A lesson that is played: the step at hand, what is ringed, and what comes of what the reader does.
import type { Option } from "../lib/options";
import type { Act, LessonAt, LessonStep, LessonTold } from "../lib/protocol";
import type { Lead, Table } from "../match/table.svelte";
import { motion } from "../lib/settings.svelte";
import { follow, isOver, pending, type Standing } from "./steps";

/** How long a tick is seen before the next step. */
const TICK = 400;

/** Something that is ringed: a thing of the match (for an answer), an answer's button, or a part of the page. */
export type Ringed = { thing: string; by?: string } | { token: string } | { part: "prompt" | "main" | "hand" | "log" | "aims" | "facts" };

const PARTS = new Set(["prompt", "main", "hand", "log", "aims", "facts"]);

export interface Hooks {
  /** A step begins here, in this match. */
  begun(step: number): void;
  /** A step is wanted as it was: in a fresh match. */
  anew(step: number): void;
  finished(): void;
}

export class Player implements Lead {
  /** Told anew in another language; what is wanted stays the same. */
  lesson: LessonTold = $state.raw(undefined!);
  private standing = $state.raw<Standing>({ step: 0, act: 0 });
  /** The reader has gone a way of his own: any, or one as good as the lesson's. */
  off = $state<"" | "other" | "praised">("");
  /** The step is done: its tick is seen for a moment. */
  ticked = $state(false);
  finished = $state(false);
  private answers = 0;
  private timer = 0;

  constructor(
    lesson: LessonTold,
    readonly table: Table,
    first: number,
    private readonly hooks: Hooks,
  ) {
    this.lesson = lesson;
    this.standing = { step: first, act: 0 };
    table.lead = this;
    hooks.begun(first);
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.table.lead === this) this.table.lead = null;
  }

  get number(): number {
    return this.standing.step;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.standing.step]!;
  }

  get wanted(): Act | null {
    return this.off || this.finished ? null : pending(this.lesson.steps, this.standing);
  }

  /** Nothing is to be clicked but the button that goes on. */
  get reads(): boolean {
    return this.step.acts.length === 0 && !this.off && !this.finished;
  }

  // --- following the match -----------------------------------------------------------------------
  /** What the server tells of the line. */
  heard(told: LessonAt | null | undefined): void {
    if (!told || this.finished) return;
    if (told.at === null) {
      this.off = told.praised ? "praised" : "other";
      return;
    }
    [this.off, this.answers] = ["", told.at];
    const next = follow(this.lesson.steps, this.standing, told.at);
    if (next.step !== this.standing.step) this.hooks.begun(next.step);
    if (next.step !== this.standing.step || next.act !== this.standing.act) this.standing = next;
    this.mind();
  }

  /** Go on where the step is over. */
  private mind(): void {
    if (this.ticked || !isOver(this.lesson.steps, this.standing, this.answers)) return;
    this.ticked = true;
    this.timer = window.setTimeout(() => this.next(), motion() ? TICK : 0);
  }

  /** The next step, or the end. */
  next(): void {
    this.ticked = false;
    const step = this.standing.step + 1;
    if (step >= this.lesson.steps.length) return this.end();
    if (this.off) return this.hooks.anew(step);
    this.standing = { step, act: 0 };
    this.hooks.begun(step);
    // What the server did by itself may have been part of this step.
    this.heard({ at: this.answers, praised: false });
  }

  private end(): void {
    this.finished = true;
    this.hooks.finished();
  }

  /** The step at hand from its beginning, or the one before. */
  back(): void {
    const begun = this.standing.act > 0 || this.off || this.finished;
    this.hooks.anew(begun ? this.standing.step : Math.max(0, this.standing.step - 1));
  }

  // --- what is ringed ----------------------------------------------------------------------------
  readonly rings: Ringed[] = $derived.by(() => {
    if (this.off || this.finished || this.ticked) return [];
    const act = this.wanted;
    if (!act) return this.reads ? this.step.ring.map(told) : [];
    const { table } = this;
    if (act.refused) return this.things(act.token).map((thing) => ({ thing }));
    const good = this.good(act);
    if (table.meant && good.includes(table.meant.token)) return [{ part: "main" }];
    const options = good.flatMap((token) => this.option(token) ?? []);
    const buttons = options.filter((o) => table.narrowed.buttons.includes(o)).map(({ token }) => ({ token }));
    if (buttons.length && table.picks.length) return buttons; // it is chosen: now it is to be done
    const pointed = options.filter((o) => !table.narrowed.buttons.includes(o)).toReversed();
    const things = new Map(pointed.flatMap((o) => this.things(o.token).slice(0, 1).map((thing) => [thing, o.token] as const)));
    return [...[...things].toReversed().map(([thing, by]) => ({ thing, by })), ...buttons];
  });

  /** The answers that do an act. */
  private good(act: Act): string[] {
    return act === this.step.acts.at(-1) && this.step.free.length ? this.step.free : [act.token];
  }

  private option(token: string): Option | undefined {
    return this.table.myAsk?.options.find((o) => o.token === token);
  }

  /** What is still to be pointed at for an answer. */
  private things(token: string): string[] {
    const { table } = this;
    const option = this.option(token);
    const named = option?.subjects ?? token.split(" ").slice(1).map((word) => word.split(":")[0]!);
    const open = named.filter((id) => table.pointable(id) && !table.picks.includes(id));
    const next = option ? open.filter((id) => table.narrowed.targets.has(id)) : [];
    return next.length ? next : open;
  }

  /** Can the act be done by pointing? Else the card has a button for it. */
  get byCard(): boolean {
    const act = this.wanted;
    return !!act?.refused && this.things(act.token).length === 0;
  }

  // --- what the reader does ----------------------------------------------------------------------
  /** Pointing at what is ringed is doing what is wanted; anything else is the page's own affair. */
  pointed(ids: string[]): boolean {
    const act = this.wanted;
    if (!act || !this.table.myAsk || this.table.meant) return false;
    const hit = this.rings.flatMap((ring) => ("thing" in ring ? [ring.thing] : [])).find((thing) => this.is(thing, ids));
    if (!hit) return false;
    if (act.refused) void this.attempt();
    else this.table.point([hit]);
    return true;
  }

  /** A counter is pointed at by its stack and by its place, too. */
  private is(thing: string, ids: string[]): boolean {
    if (ids.includes(thing)) return true;
    const pieces = (this.table.view?.pieces ?? []).filter((p) => p.id === thing || p.stack === thing);
    return pieces.some((p) => ids.includes(p.id) || ids.includes(p.place) || ids.includes(p.stack ?? ""));
  }

  /** An answer that ends the lesson is not given: the board stays as it is. */
  takes(option: Option): boolean {
    const act = this.wanted;
    if (!act || !this.step.stop || act !== this.step.acts.at(-1)) return false;
    if (!this.good(act).includes(option.token)) return false;
    this.table.unpick();
    this.end();
    return true;
  }

  /** Try what is forbidden; it is done when it was refused. */
  async attempt(): Promise<void> {
    const act = this.wanted;
    if (!act?.refused) return;
    const reasons = await this.table.reasons({ token: act.token }).catch(() => []);
    if (!reasons.length || act !== this.wanted) return;
    this.table.show({ kind: "why", text: this.table.words.say(reasons[0]!.message), reasons });
    this.standing = { ...this.standing, act: this.standing.act + 1 };
    this.heard({ at: this.answers, praised: false });
  }

  /** Do what is wanted in the reader's place; going back lets him do it himself. */
  async show(): Promise<void> {
    const act = this.wanted;
    if (!act) return this.reads ? this.next() : undefined;
    if (act.refused) return this.attempt();
    const option = this.option(act.token);
    if (option) await this.table.take(option);
  }
}

function told(ring: string): Ringed {
  const part = ring.slice(1);
  return ring.startsWith("@") && PARTS.has(part) ? { part: part as never } : { thing: ring };
}
