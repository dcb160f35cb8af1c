// The show of what others did: its steps, which of them is on the map, and how it goes on.
import type { Change, Event, Layout, StoryStep, StoryTold, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { changesBetween, movedBetween, stays, stepsFromEvents, type Moved } from "./story";

/** Where the show finds a view that it has not kept, and what it must know of the table. */
export interface Source {
  yours: () => string[];
  layout: () => Layout | null;
  sideOf: (id: string) => string;
  moment: (ply: number) => Promise<View | null>;
  /** Is it told at the end what has changed? */
  sums: (base: View | null) => boolean;
}

const NOTHING: Moved = { trails: [], lost: [] };

export class Show {
  steps = $state.raw<StoryStep[]>([]);
  /** The step on the map, from 0; -1: none. */
  at = $state(-1);
  /** live: they act still. waiting: it happened while I was away. mine: my turn has come. */
  phase = $state<"off" | "live" | "waiting" | "mine">("off");
  playing = $state(false);
  summary = $state.raw<Change[]>([]);
  summaryOpen = $state(false);
  /** The board as it stood after the step; null: as it stands. */
  view = $state.raw<View | null>(null);
  moved = $state.raw<Moved>(NOTHING);
  private timer = 0;
  private base: View | null = null;
  private first = 0;
  /** The ply that it begins after. */
  since = $state(0);
  /** The ply that they have come to. */
  reached = $state(-1);
  private told: StoryTold | null = null;
  /** The show came to its end, and what changed is to be told: also where it is known only later. */
  private ended = false;
  private views = new Map<number, View>();
  private turn = 0;

  constructor(private readonly source: Source) {}

  /** Is the board shown as it stood? */
  get showing(): boolean {
    return this.at >= 0 && this.phase !== "off";
  }

  get step(): StoryStep | null {
    return this.steps[this.at] ?? null;
  }

  /** Others are to act: from here on everything is theirs. */
  begin(view: View | null, ply: number, first: number): void {
    this.reset();
    [this.base, this.since, this.first, this.phase] = [view, ply, first, "live"];
    this.playing = settings.pace !== "step";
  }

  private reset(): void {
    clearTimeout(this.timer);
    [this.timer, this.ended] = [0, false];
    this.views.clear();
    [this.steps, this.at, this.phase, this.playing, this.summary, this.summaryOpen, this.view, this.moved, this.told] = [[], -1, "off", false, [], false, null, NOTHING, null];
  }

  /** They did something more. */
  more(view: View, ply: number, events: Event[]): void {
    if (this.phase !== "live") return;
    this.reached = ply;
    this.views.set(ply, view);
    this.steps = stepsFromEvents(events.slice(this.first), this.source.yours(), this.source.sideOf);
    if (settings.pace !== "once") this.go();
  }

  /** It is my turn: what changed since I last answered. */
  arrive(view: View, events: Event[]): void {
    if (this.phase !== "live") return;
    this.phase = "mine";
    const mine = this.source.yours();
    if (this.told) this.steps = this.told.steps;
    this.summary = this.told?.summary ?? (this.base ? changesBetween(this.base, view, events.slice(this.first), mine, this.source.layout()) : []);
    if (!this.steps.length) this.reset();
    else if (settings.pace === "once" || (!this.playing && this.at < 0)) this.finish(settings.pace === "once");
    else this.go();
    if (this.phase === "mine" && settings.pace === "step" && this.at < 0) void this.to(0);
  }

  /** The server tells the story itself: its steps take the place of those made here. */
  tell(story: StoryTold): void {
    this.told = story;
    if (story.since !== this.since) this.base = null; // the board that it begins with is another one
    if (this.phase === "off") return;
    const at = this.step?.plies[1] ?? -1;
    this.since = story.since;
    this.steps = story.steps;
    this.summary = story.summary;
    if (this.at >= 0) this.at = Math.max(0, story.steps.findIndex((s) => s.plies[1] >= at));
    if (!this.steps.length) this.reset();
    else if (this.ended && this.at < 0) this.summaryOpen = this.source.sums(this.base) && this.summary.length > 0;
  }

  /** It happened while I was away: it waits until I want to see it. */
  away(base: View | null, story: StoryTold): void {
    this.reset();
    [this.base, this.since, this.told, this.steps, this.summary, this.phase] = [base, story.since, story, story.steps, story.summary, "waiting"];
  }

  // --- going through it ------------------------------------------------------------------------
  private go(): void {
    if (this.timer || !this.playing) return;
    const next = this.at + 1;
    if (next >= this.steps.length) {
      if (this.phase !== "live") this.finish(true);
      return;
    }
    void this.to(next, true);
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.go();
    }, stays(settings.pace, this.steps[next]!));
  }

  /** Show one step; by hand it stays. */
  async to(n: number, byItself = false): Promise<void> {
    if (n >= this.steps.length) return this.phase === "live" ? undefined : this.finish(true);
    if (!byItself) this.stop();
    this.at = Math.max(0, n);
    if (this.phase === "waiting") this.phase = "mine";
    this.summaryOpen = false;
    const mine = ++this.turn;
    const step = this.steps[this.at]!;
    const [before, after] = await Promise.all([this.viewAt(this.at ? this.steps[this.at - 1]!.plies[1] : this.since, this.at === 0), this.viewAt(step.plies[1])]);
    if (mine !== this.turn || this.at < 0) return;
    this.view = after;
    const seen = before && after ? movedBetween(before, after, this.source.layout()) : NOTHING;
    this.moved = { trails: step.trails.length ? step.trails : seen.trails, lost: seen.lost };
  }

  private async viewAt(ply: number, first = false): Promise<View | null> {
    if (first && this.base) return this.base;
    const kept = this.views.get(ply) ?? this.views.get([...this.views.keys()].filter((p) => p >= ply).sort((a, b) => a - b)[0] ?? -1);
    if (kept) return kept;
    const found = await this.source.moment(ply).catch(() => null);
    if (found) this.views.set(ply, found);
    return found;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.playing = false;
  }

  play(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.at >= this.steps.length - 1 && this.phase !== "live") this.at = -1;
    this.go();
  }

  back(): void {
    void this.to(Math.max(0, this.at < 0 ? this.steps.length - 1 : this.at - 1));
  }

  forward(): void {
    void this.to(this.at + 1);
  }

  /** From the first step again. */
  again(): void {
    if (!this.steps.length) return;
    this.stop();
    [this.at, this.summaryOpen] = [-1, false];
    if (this.phase === "waiting") this.phase = "mine";
    if (settings.pace === "step" || settings.pace === "once") void this.to(0);
    else this.play();
  }

  /** The board as it stands; what changed is told where that is wanted. */
  finish(tell: boolean): void {
    this.stop();
    this.turn++;
    [this.at, this.view, this.moved] = [-1, null, NOTHING];
    if (this.phase === "waiting") this.phase = "mine";
    this.ended = tell;
    this.summaryOpen = tell && this.phase === "mine" && this.source.sums(this.base) && this.summary.length > 0;
  }

  /** I did something: the show is over, and can be had again. */
  leave(): void {
    if (this.phase === "mine" || this.phase === "waiting") this.finish(false);
  }

  close(): void {
    this.reset();
  }
}
