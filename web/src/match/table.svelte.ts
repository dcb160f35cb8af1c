// A match on the table: what the server told, what is picked, and everything one can do.
import { api, Denied } from "../lib/api";
import { applyChanges } from "../lib/delta";
import { Live, Refused, type Standing } from "../lib/live";
import { mine } from "../lib/mine.svelte";
import { isAsk, wholeAsk, type Option, type WholeAsk } from "../lib/options";
import { narrow, point, wayThere, type Narrowed } from "../lib/narrow";
import type { Catalog, Delta, Event, Layout, MatchCard, Odds, OddsReply, Refusal, Result, SeatHolder, SightReply, ToClient, View, Waiting, Whole, WhyReply } from "../lib/protocol";
import { setLooks, type Look } from "../lib/sides";
import { settings } from "../lib/settings.svelte";
import { t, Words } from "../lib/words";

export interface Toast {
  kind: "why" | "news" | "fault";
  text: string;
  reasons: Refusal[];
}

export interface Roll {
  n: number;
  dice: number[];
  text: string;
}

/** An answer that was given here. */
interface Done {
  seat: string;
  token: string;
}

/** What a place sees, and why it does not see the one that was asked about. */
export interface Sight {
  origin: string;
  seen: Set<string>;
  target: string | null;
  reason: Refusal | null;
}

/** What a screen reader is told; the number makes the same words said twice two things. */
export interface Speech {
  text: string;
  n: number;
}

/** How many seconds each answer stays when one watches computers play; 0: as the answers come. */
export const PACES = [0, 1, 2, 4] as const;

/** How long a dropped piece waits for the answer that lifting it gave. */
const PATIENCE = 3000;

const NOTHING: Narrowed = { left: [], buttons: [], targets: new Set(), only: null };

export class Table {
  game = $state.raw<Catalog | null>(null);
  card = $state.raw<MatchCard | null>(null);
  layout = $state.raw<Layout | null>(null);
  words = $state.raw(new Words([], {}));
  seat = $state<string | null>(null);
  ply = $state(0);
  version = -1;
  view = $state.raw<View | null>(null);
  ask = $state.raw<WholeAsk | Waiting | null>(null);
  events = $state.raw<Event[]>([]);
  result = $state.raw<Result | null>(null);
  seats = $state.raw<SeatHolder[]>([]);
  online = $state.raw<Record<string, boolean>>({});
  thinking = $state.raw<{ seat: string; bot: string } | null>(null);
  standing = $state<Standing>("opening");
  retryAt = $state(0);
  problem = $state("");

  picks = $state.raw<string[]>([]);
  /** The option a pointer or the focus rests on. */
  considered = $state.raw<Option | null>(null);
  toast = $state.raw<Toast | null>(null);
  odds = $state.raw<Odds | null>(null);
  sight = $state.raw<Sight | null>(null);
  busy = $state(false);
  roll = $state.raw<Roll | null>(null);
  /** What screen readers are told: in its turn, and at once. */
  said = $state.raw<Speech>({ text: "", n: 0 });
  urgent = $state.raw<Speech>({ text: "", n: 0 });
  /** There was a line to the server, and there is none now. */
  broken = $state(false);
  /** The seat that must take the shared screen before anything is shown. */
  handover = $state<string | null>(null);

  /** Watching: seconds to an answer, and whether it stands still. What has come meanwhile waits. */
  pace = $state<number>(0);
  paused = $state(false);
  private come: ToClient[] = [];
  private paceTimer = 0;

  /** What was taken back last and can be done again, while nothing else was done. */
  redoable = $state.raw<Done[]>([]);
  private done: Done[] = [];
  private live: Live | null = null;
  private oddsFor = "";
  private readonly oddsKept = new Map<string, Odds | null>();
  private toastTimer = 0;
  private ended = false;
  private atScreen = "";

  constructor(
    readonly id: string,
    readonly link: string,
  ) {}

  async open(): Promise<void> {
    try {
      const card = await api.match(this.id, this.link);
      const [game, layout] = await Promise.all([api.game(card.game), api.matchLayout(this.id, this.link)]);
      if (this.ended) return;
      setLooks(game.theme.sides as Record<string, Look> | undefined);
      this.words = new Words([game.words.en ?? ""], game.names);
      [this.card, this.game, this.layout, this.seats] = [card, game, layout, card.seats];
      if (!mine.find(card.id) && (card.arranged || card.origin)) this.show({ kind: "news", text: t(card.origin ? "joined-branch" : "joined-arranged"), reasons: [] });
      mine.note(card, this.link);
      this.live = new Live(api.liveAddress(this.id, this.link), {
        told: (told) => this.heard(told),
        standing: (standing, retryAt) => {
          if (standing === "open") [this.broken, this.come] = [false, []]; // the server goes on from what was shown
          else if (this.standing === "open") {
            this.broken = true;
            this.interrupt(t("connection-lost"));
          }
          [this.standing, this.retryAt] = [standing, retryAt];
        },
        seen: () => ({ ply: this.ply, version: this.version, seat: this.seat }),
      });
    } catch (error) {
      this.problem = error instanceof Denied ? error.problem.text : t("problem-unreachable");
    }
  }

  close(): void {
    this.ended = true;
    this.live?.close();
    clearTimeout(this.toastTimer);
    clearTimeout(this.paceTimer);
  }

  retry(): void {
    this.live?.retry();
  }

  // --- watching ----------------------------------------------------------------------------------
  /** Computers alone play, and nobody here has a seat: the watcher sets the pace. */
  get watching(): boolean {
    return this.yours.length === 0 && this.seats.length > 0 && this.seats.every((s) => s.who.startsWith("bot:"));
  }

  private heard(told: ToClient): void {
    const news = told.type === "view" || told.type === "delta";
    if (!this.watching || !news || this.version < 0 || (!this.paused && !this.pace && !this.come.length)) {
      this.told(told);
      return;
    }
    this.come.push(told);
    if (!this.paceTimer) this.schedule();
  }

  /** Show the next answer when its time has come. */
  private schedule(): void {
    clearTimeout(this.paceTimer);
    this.paceTimer = 0;
    if (this.paused || !this.come.length) return;
    this.paceTimer = window.setTimeout(() => {
      this.paceTimer = 0;
      this.next();
      this.schedule();
    }, this.pace * 1000);
  }

  private next(): void {
    const told = this.come.shift();
    if (told) this.told(told);
  }

  /** Stand still, or go on. */
  hold(paused = !this.paused): void {
    this.paused = paused;
    this.schedule();
  }

  /** One answer, and stand still. */
  step(): void {
    this.hold(true);
    this.next();
  }

  setPace(seconds: number): void {
    this.pace = seconds;
    this.schedule();
  }

  // --- what the server tells -------------------------------------------------------------------
  private told(told: ToClient): void {
    switch (told.type) {
      case "view":
        this.view = told.view;
        this.seats = told.seats;
        this.news(told.events, told.events, told, this.version < 0);
        break;
      case "delta":
        if (told.since !== this.version && told.version !== this.version) return;
        if (this.view) this.view = applyChanges(this.view, told.changes);
        this.news([...this.events.slice(0, told.events_from), ...told.events], told.events, told, false);
        break;
      case "thinking":
        this.thinking = { seat: told.seat, bot: told.bot };
        break;
      case "presence":
        this.online = told.seats;
        break;
      case "fault":
        this.show({ kind: "fault", text: t("fault-server", { text: told.text, code: told.code }), reasons: [] });
        break;
      case "refused":
        if (!told.re) this.problem = told.text;
        break;
    }
  }

  private news(all: Event[], fresh: Event[], told: Whole | Delta, first: boolean): void {
    const wasMine: boolean = this.myAsk !== null;
    const wasAsked = wasMine ? this.words.say(this.myAsk!.prompt) : "";
    this.events = all;
    [this.ask, this.result, this.ply, this.version] = [wholeAsk(told.ask), told.result, told.ply, told.version];
    this.seat = told.seat;
    this.thinking = null;
    this.picks = [];
    this.considered = null;
    this.odds = null;
    if (this.sight) void this.see(this.sight.origin, this.sight.target);
    this.oddsFor = "";
    this.oddsKept.clear();
    this.busy = this.live?.underWay ?? false;
    if (!first) {
      const rolled = fresh.filter((e) => e.dice?.length).at(-1);
      if (rolled && settings.dice) this.roll = { n: rolled.n, dice: rolled.dice!, text: this.words.say(rolled.message) };
      const happened = fresh.slice(-3).map((e) => this.words.say(e.message));
      const asked: string = this.myAsk ? this.words.say(this.myAsk.prompt) : "";
      // What is asked next within one's own turn is said after what happened.
      if (asked && wasMine && (asked !== wasAsked || fresh.length)) happened.push(asked);
      this.speak(happened.join(" "));
      if (asked && !wasMine) this.interrupt(`${t("your-move")} ${asked}`);
    }
    this.mindHandover();
    this.consider(this.narrowed.only); // a last step before the dice shows its odds by itself
    this.remember();
  }

  /** Keep on this device whose move it is, when that changes. */
  private remember(): void {
    if (!this.card) return;
    const kept = mine.find(this.id);
    const yourMove = this.waiting.some((seat) => this.yours.includes(seat));
    if (kept && kept.yourMove === yourMove && kept.over === (this.result !== null)) return;
    mine.note({ ...this.card, result: this.result, waiting: this.waiting, changed: new Date().toISOString() }, this.link);
  }

  /** On a shared screen of a game with secrets the other player must take over first. */
  private mindHandover(): void {
    if (!this.game?.hides || this.yours.length < 2 || this.result) return;
    const next = this.waiting.find((seat) => this.yours.includes(seat));
    if (!next || next === this.atScreen) return;
    this.handover = next;
    // Nothing of the former seat may remain in the page.
    [this.view, this.events, this.ask, this.roll] = [null, [], null, null];
    this.speak("");
  }

  /** The player of the asked seat sits at the screen now. */
  takeOver(): void {
    if (!this.handover) return;
    this.atScreen = this.handover;
    this.seat = this.handover;
    this.handover = null;
    this.version = -1;
    this.live?.tell({ type: "look", seat: this.atScreen });
  }

  // --- speaking --------------------------------------------------------------------------------
  private speak(text: string): void {
    this.said = { text, n: this.said.n + 1 };
  }

  private interrupt(text: string): void {
    this.urgent = { text, n: this.urgent.n + 1 };
  }

  // --- who and what ----------------------------------------------------------------------------
  get yours(): string[] {
    return this.card?.yours ?? [];
  }

  get myAsk(): WholeAsk | null {
    return isAsk(this.ask) && this.yours.includes(this.ask.seat) ? this.ask : null;
  }

  get waiting(): string[] {
    if (!this.ask) return [];
    return isAsk(this.ask) ? [this.ask.seat] : this.ask.waiting;
  }

  private readonly ids = $derived.by(() => {
    const known = new Set<string>();
    for (const p of this.layout?.places ?? []) known.add(p.id);
    for (const a of this.layout?.areas ?? []) known.add(a.id);
    for (const h of this.layout?.hexes?.cells ?? []) known.add(h.id);
    for (const x of this.layout?.trays ?? []) known.add(x.id);
    for (const p of this.view?.pieces ?? []) known.add(p.id);
    for (const s of this.view?.stacks ?? []) known.add(s.id);
    for (const c of this.view?.cards?.hand ?? []) known.add(c.id);
    return known;
  });

  readonly pointable = (id: string): boolean => this.ids.has(id);

  /** The things the prompt speaks of: the unit that moves, the place that is attacked. */
  readonly spoken: Set<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const value of Object.values(this.myAsk?.prompt.args ?? {})) {
      for (const id of Array.isArray(value) ? value : [value]) if (typeof id === "string" && this.pointable(id)) found.add(id);
    }
    return found;
  });

  /** What it takes to get to the places that may be chosen next, where the game says it. */
  readonly costs: Map<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    for (const { label, subjects } of this.narrowed.left) {
      const [place, cost] = [subjects.at(-1), label.args?.cost];
      if (place && this.narrowed.targets.has(place) && (typeof cost === "string" || typeof cost === "number")) found.set(place, String(cost));
    }
    return found;
  });

  readonly narrowed: Narrowed = $derived.by(() => (this.myAsk ? narrow(this.myAsk.options, this.picks, this.pointable) : NOTHING));

  /** The option that the primary button takes. */
  get ready(): Option | null {
    return this.picks.length || (this.myAsk?.options.length === 1) ? this.narrowed.only : null;
  }

  // --- doing -----------------------------------------------------------------------------------
  /** Point at something; gives false where nothing came of it but an explanation. */
  point(ids: string[], other = false): boolean {
    const ask = this.myAsk;
    if (!ask || this.busy || this.cutOff()) return false;
    const found = point(ask.options, this.picks, ids, this.pointable);
    this.toast = null;
    if (found.kind === "dropped") {
      this.picks = found.picks;
      this.consider(null);
      return true;
    }
    if (found.kind === "refused") {
      void this.why(ids);
      return false;
    }
    this.picks = found.picks;
    const option = found.option ?? wayThere(this.narrowed.left, other);
    if (option && !option.warns && !ask.commits && !settings.confirm) void this.take(option);
    else this.consider(this.narrowed.only);
    return true;
  }

  /** Let a dragged piece go over something: what it was asked to do may be known only now. */
  async drop(ids: string[]): Promise<void> {
    for (let waited = 0; this.busy && waited < PATIENCE; waited += 20) await new Promise((go) => setTimeout(go, 20));
    this.point(ids);
  }

  /** Without a line to the server nothing new is taken: the player is told so. */
  private cutOff(): boolean {
    if (!this.broken) return false;
    this.show({ kind: "news", text: t("connection-nothing"), reasons: [] });
    return true;
  }

  async take(option: Option, again = false): Promise<void> {
    const ask = this.myAsk;
    if (!ask || !this.live || this.cutOff() || this.busy) return;
    this.busy = true;
    this.toast = null;
    try {
      await this.live.say({ type: "answer", seat: ask.seat, token: option.token, ply: this.ply, version: this.version });
      this.done = [...this.done, { seat: ask.seat, token: option.token }].slice(-50);
      if (!again) this.redoable = [];
    } catch (error) {
      this.failed(error);
    }
  }

  async undo(): Promise<void> {
    const seat = this.myAsk?.seat ?? this.seat;
    if (!seat || !this.live) return;
    if (this.picks.length) {
      this.picks = this.picks.slice(0, -1);
      return;
    }
    if (this.cutOff()) return;
    const refusal = this.ask?.undo ?? null;
    if (refusal) {
      this.show({ kind: "why", text: this.words.say(refusal.message), reasons: [refusal] });
      return;
    }
    try {
      await this.live.say({ type: "undo", seat, ply: this.ply, version: this.version });
      const last = this.done.at(-1);
      this.done = this.done.slice(0, -1);
      if (last) this.redoable = [...this.redoable, last];
    } catch (error) {
      this.failed(error);
    }
  }

  /** Do again what was taken back last. */
  async redo(): Promise<void> {
    if (this.cutOff()) return;
    const last = this.redoable.at(-1);
    const option = this.myAsk?.options.find((o) => o.token === last?.token);
    if (!last || !option || this.myAsk?.seat !== last.seat) {
      this.show({ kind: "news", text: t("redo-nothing"), reasons: [] });
      return;
    }
    this.redoable = this.redoable.slice(0, -1);
    await this.take(option, true);
  }

  async resign(seat: string): Promise<void> {
    if (this.cutOff()) return;
    await this.live?.say({ type: "resign", seat }).catch((error: unknown) => this.failed(error));
  }

  unpick(): void {
    this.picks = [];
    this.toast = null;
    this.consider(null);
  }

  /** Which rules forbid it, and what would help. */
  async why(ids: string[]): Promise<void> {
    const ask = this.myAsk;
    if (!ask || !this.live || this.cutOff()) return;
    const version = this.version;
    const subjects = [...new Set([...this.picks, ids[0]!])];
    try {
      const found = await this.reasons({ subjects });
      if (version !== this.version) return;
      const reasons = found.length ? found : [{ rule: ask.rule, message: { id: "no-nothing-here", args: { things: subjects } } }];
      this.show({ kind: "why", text: this.words.say(reasons[0]!.message), reasons });
    } catch (error) {
      this.failed(error);
    }
  }

  /** The reasons against a token or against pointing at some things; Refused where the token means nothing. */
  async reasons(about: { token: string } | { subjects: string[] }): Promise<Refusal[]> {
    const ask = this.myAsk;
    if (!ask || !this.live) return [];
    const reply = await this.live.say<WhyReply>({ type: "why", seat: ask.seat, ...about });
    return reply.reasons;
  }

  /** What the dice can bring if a token is answered; null where none are rolled. */
  async oddsOf(token: string): Promise<Odds | null> {
    const ask = this.myAsk;
    if (!ask || !this.live) return null;
    const kept = this.oddsKept.get(token);
    if (kept !== undefined) return kept;
    const version = this.version;
    const reply = await this.live.say<OddsReply>({ type: "odds", seat: ask.seat, token });
    if (version === this.version) this.oddsKept.set(token, reply.odds);
    return reply.odds;
  }

  /** Look at an option before taking it: its odds come by themselves. */
  consider(option: Option | null): void {
    this.considered = option;
    const token = (option ?? this.narrowed.only)?.token ?? "";
    if (token === this.oddsFor) return;
    this.oddsFor = token;
    if (!token) {
      this.odds = null;
      return;
    }
    const kept = this.oddsKept.get(token);
    if (kept !== undefined) {
      this.odds = kept;
      return;
    }
    void this.fetchOdds(token);
  }

  private async fetchOdds(token: string): Promise<void> {
    const version = this.version;
    try {
      const odds = await this.oddsOf(token);
      if (version === this.version && this.oddsFor === token) this.odds = odds;
    } catch {
      if (this.oddsFor === token) this.odds = null;
    }
  }

  /** Ask what a place sees, and why it does not see another. */
  async see(origin: string, target: string | null = null): Promise<void> {
    if (!this.game?.sight || !this.live) return;
    try {
      const reply = await this.live.say<SightReply>({ type: "sight", origin, target });
      this.sight = { origin, seen: new Set(reply.seen), target: reply.target, reason: reply.reason };
      if (target) this.speak(this.sightInWords);
    } catch (error) {
      this.failed(error);
    }
  }

  get sightInWords(): string {
    const at = this.sight;
    if (!at) return "";
    const origin = this.words.name(at.origin);
    if (at.reason) return this.words.say(at.reason.message);
    if (at.target) return t("sight-sees", { origin, target: this.words.name(at.target) });
    return t("sight-from", { origin, count: at.seen.size });
  }

  show(toast: Toast): void {
    this.toast = toast;
    this.interrupt(toast.text);
    clearTimeout(this.toastTimer);
    this.toastTimer = window.setTimeout(() => (this.toast = null), toast.kind === "why" ? 9000 : 12000);
  }

  private failed(error: unknown): void {
    this.busy = this.live?.underWay ?? false;
    if (!(error instanceof Refused)) {
      if (this.standing === "open") this.show({ kind: "fault", text: t("fault-no-reply"), reasons: [] });
      return;
    }
    const { kind, refusal, text } = error.reply;
    if (kind === "stale") this.show({ kind: "news", text: t("stale"), reasons: [] });
    else if (refusal) this.show({ kind: "why", text: this.words.say(refusal.message), reasons: [refusal] });
    else this.show({ kind: "fault", text, reasons: [] });
  }
}
