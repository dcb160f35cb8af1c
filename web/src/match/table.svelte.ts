// A match on the table: what the server told, what is picked, and everything one can do.
import { api, Denied } from "../lib/api";
import { applyChanges } from "../lib/delta";
import { Live, Refused, type Standing } from "../lib/live";
import { isListed, mine } from "../lib/mine.svelte";
import { isAsk, wholeAsk, type Option, type WholeAsk } from "../lib/options";
import { narrow, point, wayThere, type Narrowed } from "../lib/narrow";
import type { AnswersReply, Battle, Catalog, ClockCard, Delta, Event, Layout, MatchCard, Odds, OddsReply, Piece, ReachReply, Refusal, Result, SeatHolder, SightReply, StoryTold, TalkLine, ToClient, View, Waiting, Warning, WeighReply, Whole, WhyReply } from "../lib/protocol";
import { setLooks, type Look } from "../lib/sides";
import { settings } from "../lib/settings.svelte";
import { t, namesOn, spokenLayout, textsOf, Words } from "../lib/words";
import { battleOf } from "./actions";
import { battleFromOdds, battlesOf, inShort, isMine, percent } from "./battle";
import { isDecline } from "./buttons";
import { Placing } from "./placing.svelte";
import { Results } from "./results.svelte";
import { seen } from "./seen";
import { Sets, stepwise } from "./sets.svelte";
import { Show } from "./show.svelte";
import { sound } from "./sound";
import { changesBetween, stepsFromEvents } from "./story";

export interface Toast {
  kind: "why" | "news" | "fault";
  text: string;
  reasons: Refusal[];
}

/** What may follow from an answer, and how the stage shows it. */
interface Weighed {
  odds: Odds | null;
  battle: Battle | null;
}

/** An answer that was given here. */
interface Done {
  seat: string;
  token: string;
  subjects: string[];
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

/** Somebody who leads through a match: hears what is pointed at and what is answered before the table does. */
export interface Lead {
  /** True: it was seen to. */
  pointed(ids: string[]): boolean;
  /** True: the answer is not given. */
  takes(option: Option): boolean;
}

/** How many seconds each answer stays when one watches computers play; 0: as the answers come. */
export const PACES = [0, 1, 2, 4] as const;

/** Of so many buttons the odds are looked up unasked: nobody has to point at one to see them. */
const WEIGHED = 6;

/** How long a dropped piece waits for the answer that lifting it gave. */
const PATIENCE = 3000;

/** Somebody else's answer came first. */
const isOvertaken = (error: unknown): boolean => error instanceof Refused && (error.reply.kind === "stale" || error.reply.kind === "not-your-ask");

const NOTHING: Narrowed = { left: [], buttons: [], targets: new Set(), only: null };

export class Table {
  game = $state.raw<Catalog | null>(null);
  card = $state.raw<MatchCard | null>(null);
  private printed = $state.raw<Layout | null>(null);
  words = $state.raw(new Words([], {}));
  layout = $derived(this.printed && spokenLayout(this.printed, this.words));
  seat = $state<string | null>(null);
  ply = $state(0);
  version = -1;
  view = $state.raw<View | null>(null);
  ask = $state.raw<WholeAsk | Waiting | null>(null);
  events = $state.raw<Event[]>([]);
  result = $state.raw<Result | null>(null);
  seats = $state.raw<SeatHolder[]>([]);
  online = $state.raw<Record<string, boolean>>({});
  /** How the clock stood, and when that was told. */
  clock = $state.raw<ClockCard | null>(null);
  clockAt = 0;
  /** What is said here, as far as one may read it, and whether anything can be. */
  lines = $state.raw<TalkLine[]>([]);
  talks = $state(false);
  silenced = $state<string | null>(null);
  private heardAt = $state("");
  thinking = $state.raw<{ seat: string; bot: string } | null>(null);
  standing = $state<Standing>("opening");
  retryAt = $state(0);
  problem = $state("");

  picks = $state.raw<string[]>([]);
  /** The option a pointer or the focus rests on. */
  considered = $state.raw<Option | null>(null);
  /** The answer that waits for the main button: chosen, not given. */
  meant = $state.raw<Option | null>(null);
  /** What the answer on the stage would cost beyond the usual. */
  caution = $state.raw<Warning | null>(null);
  toast = $state.raw<Toast | null>(null);
  odds = $state.raw<Odds | null>(null);
  sight = $state.raw<Sight | null>(null);
  busy = $state(false);
  /** What would be fought if the dice fell now. */
  before = $state.raw<Battle | null>(null);
  /** Buttons that end in dice, with their odds. */
  weighed = $state.raw<{ option: Option; battle: Battle }[]>([]);
  /** The answer whose odds are on the stage. */
  shownToken = $state("");
  /** When it became somebody else's turn to answer. */
  since = $state(Date.now());
  /** Answers of one gesture are being given. */
  running = $state(false);
  lead: Lead | null = null;
  /** What the card of a lesson covers at the foot of the map, and how high the map is. */
  led = $state.raw({ covers: 0, high: 0 });
  readonly sets: Sets;
  readonly placing = new Placing();
  readonly results: Results;
  readonly story: Show;
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
  /** One step on was wanted before anything had come. */
  private wished = false;
  private come: ToClient[] = [];
  private paceTimer = 0;

  /** What was taken back last and can be done again, while nothing else was done. */
  redoable = $state.raw<Done[]>([]);
  private done: Done[] = [];
  /** What answers given here were about: things, and the places where they were. */
  acted = $state.raw<string[]>([]);
  /** The answer that one click on a counter gave, while nothing else was done. */
  private clicked = "";
  private live: Live | null = null;
  private readonly oddsKept = new Map<string, Weighed>();
  private readonly cautions = new Map<string, Promise<Warning | null>>();
  /** The answer whose danger has been read. */
  private warned = "";
  /** What is still to be bought of what one button paid for. */
  private pending: { kind: string; tokens: string[] } | null = null;
  /** Pieces that are no longer on the board, as they last were. */
  private readonly gone = new Map<string, Piece>();
  private spokeOfOdds = 0;
  private toastTimer = 0;
  private ended = false;
  private atScreen = "";

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    this.results = new Results(id);
    this.sets = new Sets({
      options: () => this.myAsk?.options ?? [],
      version: () => this.version,
      reach: (pieces) => this.reach(pieces),
      isPlace: (x) => this.places.has(x),
    });
    this.story = new Show({
      yours: () => this.yours,
      layout: () => this.layout,
      sideOf: (id) => this.sideOf(id),
      moment: (ply) => api.moment(id, link, ply, this.seat ?? "spectator").then((m) => m.view),
      // A lesson tells it itself; within one battle its card does.
      sums: (base) => settings.changes && !this.lead && !(base?.battle && base.battle.place === this.view?.battle?.place),
    });
  }

  async open(): Promise<void> {
    try {
      const card = await api.match(this.id, this.link);
      const [game, layout] = await Promise.all([api.game(card.game), api.matchLayout(this.id, this.link)]);
      if (this.ended) return;
      setLooks(game.theme.sides as Record<string, Look> | undefined);
      this.words = new Words(game, namesOn(game.names, layout));
      [this.card, this.game, this.printed, this.seats] = [card, game, layout, card.seats];
      const listed = isListed(card);
      if (listed && !mine.find(card.id) && (card.arranged || card.origin)) this.show({ kind: "news", text: t(card.origin ? "joined-branch" : "joined-arranged"), reasons: [] });
      if (listed) mine.note(card, this.link);
      void this.listen();
      this.live = new Live(api.liveAddress(this.id, this.link), {
        told: (told) => this.heard(told),
        standing: (standing, retryAt) => {
          if (standing === "open" && this.broken) void this.listen(); // what was said meanwhile
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
    this.story.close();
    clearTimeout(this.toastTimer);
    clearTimeout(this.paceTimer);
  }

  retry(): void {
    this.live?.retry();
  }

  // --- talk --------------------------------------------------------------------------------------
  private async listen(): Promise<void> {
    if (this.card?.kind !== "play") return;
    const told = await api.talk(this.id, this.link).catch(() => null);
    if (!told) return;
    const here = new Set(told.lines.map((line) => line.id));
    [this.talks, this.silenced, this.lines] = [told.on, told.silenced, [...told.lines, ...this.lines.filter((line) => !here.has(line.id))]];
    this.heardAt = [told.heard ?? "", localStorage.getItem(`frente-heard/${this.id}`) ?? ""].sort().at(-1)!;
  }

  readonly unread = $derived(this.lines.filter((line) => !line.yours && line.at > this.heardAt).length);

  /** What was said has been read. */
  hear(): void {
    const last = this.lines.at(-1)?.at ?? "";
    if (last <= this.heardAt) return;
    this.heardAt = last;
    localStorage.setItem(`frente-heard/${this.id}`, last);
    this.live?.tell({ type: "heard" });
  }

  /** Say something; what went wrong, or nothing. */
  async say(text: string): Promise<string> {
    try {
      await this.live?.say({ type: "say", text, seat: this.seat });
      return "";
    } catch (error) {
      return error instanceof Refused ? error.reply.text : t("problem-unreachable");
    }
  }

  /** Do not show what somebody says any more. */
  unhear(name: string): void {
    this.lines = this.lines.filter((line) => line.name !== name);
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
    if (this.wished) this.next();
    else if (!this.paceTimer) this.schedule();
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

  /** The next answer; where none has come yet, the first one that comes. */
  private next(): void {
    const told = this.come.shift();
    this.wished = !told;
    if (told) this.told(told);
  }

  /** Stand still, or go on. */
  hold(paused = !this.paused): void {
    this.paused = paused;
    this.wished = false;
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
  private told(told: ToClient | ({ type: "story" } & StoryTold)): void {
    switch (told.type) {
      case "story":
        this.story.tell(told);
        break;
      case "view":
        this.goOn(told.view);
        this.seats = told.seats;
        this.news(told.events, told.events, told, this.version < 0);
        break;
      case "delta":
        if (told.since !== this.version && told.version !== this.version) return;
        if (this.view) this.goOn(applyChanges(this.view, told.changes));
        this.news([...this.events.slice(0, told.events_from), ...told.events], told.events, told, false);
        break;
      case "thinking":
        this.thinking = { seat: told.seat, bot: told.bot };
        break;
      case "presence":
        this.online = told.seats;
        break;
      case "terms":
        if (this.yours.length && told.draws.some((seat) => !this.yours.includes(seat))) this.show({ kind: "news", text: t("draw-offered"), reasons: [] });
        break;
      case "said":
        this.lines = [...this.lines.filter((line) => line.id !== told.line.id), told.line];
        break;
      case "ordered":
        this.show({ kind: "news", text: t("order-carried", { act: this.words.find(`order-${told.ask}-${told.act}`) ?? "" }), reasons: [] });
        break;
      case "clock":
        [this.clock, this.clockAt] = [told.clock, performance.now()];
        break;
      case "fault":
        this.show({ kind: "fault", text: t("fault-server", { text: told.text, code: told.code }), reasons: [] });
        break;
      case "refused":
        if (!told.re) this.problem = told.text;
        break;
    }
  }

  /** The next view; who is gone can still be shown by those who tell of it. */
  private goOn(next: View): void {
    const here = new Set(next.pieces?.map((p) => p.id));
    for (const piece of this.view?.pieces ?? []) if (!here.has(piece.id)) this.gone.set(piece.id, piece);
    this.view = next;
  }

  private readonly sides = $derived(new Map((this.view?.pieces ?? []).map((p) => [p.id, p.side])));

  /** Whose a piece is; "" for what is no piece. */
  readonly sideOf = (id: string): string => this.sides.get(id) ?? this.gone.get(id)?.side ?? "";

  /** A piece as it is, or as it last was. */
  pieceOf(id: string): Piece | null {
    return this.view?.pieces?.find((p) => p.id === id) ?? this.gone.get(id) ?? null;
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
    [this.meant, this.caution, this.warned] = [null, null, ""];
    if (!this.running) this.sets.drop();
    this.cautions.clear();
    [this.odds, this.before, this.shownToken, this.weighed] = [null, null, "", []];
    if (wasMine || first) this.since = Date.now();
    if (this.sight) void this.see(this.sight.origin, this.sight.target);
    this.oddsKept.clear();
    this.busy = this.live?.underWay ?? false;
    if (!first) {
      const happened = fresh.slice(-3).map((e) => this.words.say(e.message));
      const asked: string = this.myAsk ? this.words.say(this.myAsk.prompt) : "";
      // What is asked next within one's own turn is said after what happened.
      if (asked && wasMine && (asked !== wasAsked || fresh.length)) happened.push(asked);
      this.speak(happened.join(" "));
      if (asked && !wasMine) {
        this.interrupt(`${t("your-move")} ${asked}`);
        sound("turn");
      }
    }
    this.mindResults(fresh, first, wasMine);
    this.mindShow(first, wasMine);
    this.mindHandover();
    if (this.pending && this.myAsk?.kind === this.pending.kind) queueMicrotask(() => void this.buyOn());
    this.consider(this.narrowed.only); // a last step before the dice shows its odds by itself
    void this.weigh();
    if (!this.running) void this.lookAhead();
    this.remember();
  }

  // --- results and the show --------------------------------------------------------------------
  /** What the dice brought to me goes on the stage and stays there. */
  private mindResults(fresh: Event[], first: boolean, wasMine: boolean): void {
    if (!this.yours.length || this.handover) return;
    const told = this.view?.battles;
    for (const battle of told ?? []) {
      const known = this.results.unread.some((b) => b.id === battle.id);
      const now = !first && fresh.some((e) => battleOf(e) === battle.id);
      const waits = battle.steps.some((s) => s.waits && this.yours.includes(s.waits));
      const attacks = this.yours.includes(battle.sides[0]?.seat ?? "");
      const begun = battle.state === "ready" && attacks; // what one is about to do oneself is no result yet
      const concerns = isMine(battle, this.yours) && (wasMine || waits || attacks) && !begun;
      if (known || (now && concerns)) this.resolved(battle);
    }
    if (first || told) return;
    // A server that tells of no battles: they are read from the log.
    const oldest = this.results.unread.map((b) => Number(b.id.slice(1))).find((n) => n >= 0) ?? fresh[0]?.n ?? 0;
    for (const battle of battlesOf(this.events.filter((e) => e.n >= oldest), this.view)) {
      const known = this.results.unread.some((b) => b.id === battle.id);
      const now = fresh.some((e) => battle.id === `n${e.n}`) || (fresh.length > 0 && battle.steps.some((s) => s.n === fresh[0]!.n));
      if (known || (wasMine && now && isMine(battle, this.yours) && battle.sides[0]?.seat)) this.resolved(battle);
    }
  }

  private resolved(battle: Battle): void {
    if (!this.results.add(battle)) return;
    sound("dice");
    const losses = battle.steps.filter((s) => s.kind === "loss").map((s) => this.words.say(s.message));
    this.interrupt([battle.verdict ? this.words.say(battle.verdict) : "", ...losses].filter(Boolean).join(" "));
  }

  /** A battle of this match by its id, as far as the server or the log tells it. */
  async battle(id: string): Promise<Battle | null> {
    const kept = this.view?.battles?.find((b) => b.id === id) ?? this.results.unread.find((b) => b.id === id);
    if (kept) return kept;
    const made = /^n\d+$/.test(id) ? battlesOf(this.events.filter((e) => e.n >= Number(id.slice(1))), this.view).find((b) => b.id === id) : undefined;
    return made ?? (await api.battle(this.id, this.link, id, this.seat ?? "spectator").catch(() => null));
  }

  /** Open a battle of the log again. */
  async openBattle(id: string): Promise<void> {
    this.results.again = await this.battle(id);
  }

  /** What others do is kept, to be shown at the pace that one likes. */
  private mindShow(first: boolean, wasMine: boolean): void {
    const view = this.view;
    if (this.yours.length !== 1 || !view) return;
    const mine = this.myAsk !== null || this.result !== null;
    if (first) {
      const last = seen.of(this.id);
      const missed = last !== null && last.n < this.events.length && last.ply < this.ply;
      if (!mine) this.story.begin(missed ? null : view, missed ? last.ply : this.ply, missed ? last.n : this.events.length);
      else if (missed) void this.wasAway(last.ply, this.events.slice(last.n));
    } else if (this.story.phase === "live") {
      this.story.more(view, this.ply, this.events);
      if (mine) this.story.arrive(view, this.events);
    } else if (wasMine && !mine) this.story.begin(view, this.ply, this.events.length);
    if (document.visibilityState === "visible") seen.note(this.id, { ply: this.ply, n: this.events.length });
  }

  private async wasAway(since: number, events: Event[]): Promise<void> {
    const ply = this.ply;
    const steps = stepsFromEvents(events, this.yours, this.sideOf);
    if (!steps.length) return;
    const told = await api.story(this.id, this.link, since, ply, this.seat ?? "").catch(() => null);
    const base = await api.moment(this.id, this.link, since, this.seat ?? "spectator").then((m) => m.view).catch(() => null);
    if (ply !== this.ply || this.story.phase !== "off" || !this.view) return;
    this.story.away(base, told ?? { since, to: ply, seat: this.seat ?? "", steps, summary: base ? changesBetween(base, this.view, events, this.yours, this.layout) : [] });
  }

  /** Keep on this device whose move it is, when that changes. */
  private remember(): void {
    if (!this.card || !isListed(this.card)) return;
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
    [this.view, this.events, this.ask, this.before, this.weighed] = [null, [], null, null, []];
    this.results.forget();
    this.story.close();
    this.gone.clear();
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

  private readonly places = $derived(new Set([...(this.layout?.places ?? []), ...(this.layout?.hexes?.cells ?? []), ...(this.layout?.trays ?? []), ...(this.layout?.areas ?? [])].map((x) => x.id)));

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

  /** What a thing is called: a stack has its name from the view. */
  readonly called = (id: string): string => this.words.say(this.view?.stacks.find((stack) => stack.id === id)?.name) || this.words.name(id);

  /** The things the prompt speaks of: the unit that moves, the place that is attacked. */
  readonly spoken: Set<string> = $derived(new Set(textsOf(this.myAsk?.prompt.args ?? {}).filter(this.pointable)));

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
  /** Point at something, perhaps a counter; gives false where nothing came of it but an explanation. */
  point(ids: string[], other = false, counter = false): boolean {
    const ask = this.myAsk;
    if (!ask || this.busy || this.cutOff()) return false;
    const found = point(ask.options, this.picks, ids, this.pointable);
    this.toast = null;
    this.weighed = [];
    this.meant = null;
    this.results.front = false;
    if (found.kind === "dropped") {
      this.picks = found.picks;
      this.consider(null);
      void this.weigh();
      return true;
    }
    if (found.kind === "refused") {
      void this.why(ids);
      return false;
    }
    const alone = counter && !this.picks.length;
    this.picks = found.picks;
    const option = found.option ?? wayThere(this.narrowed.left, other);
    if (option && !option.warns && !(ask.commits && option.final) && !settings.confirm) {
      this.clicked = alone ? option.token : "";
      void this.give(option);
    } else {
      this.consider(this.narrowed.only);
      void this.weigh();
    }
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

  /** Choose an answer by anything but the main button: what is final or dangerous then waits for that. */
  async give(option: Option): Promise<void> {
    if (!this.myAsk || this.busy || this.cutOff()) return;
    if (option.final && settings.asks) return this.mean(option);
    const version = this.version;
    const danger = (await this.cautionOf(option))?.level === "danger";
    if (version !== this.version) return;
    if (danger) this.mean(option);
    else await this.take(option);
  }

  /** The main button: a danger that has not been read is shown first. */
  async commit(option: Option): Promise<void> {
    const version = this.version;
    const danger = (await this.cautionOf(option))?.level === "danger";
    if (version !== this.version) return;
    if (danger && this.warned !== option.token) this.mean(option);
    else await this.take(option);
  }

  private mean(option: Option): void {
    this.meant = option;
    this.results.front = false;
    this.consider(option);
  }

  /** What an answer would cost; null where it costs nothing that is worth a word. */
  private cautionOf({ token, tokens }: Option): Promise<Warning | null> {
    const ask = this.myAsk;
    const [first, ...then] = tokens ?? [token];
    if (!ask || !this.live || !first || first.startsWith("@")) return Promise.resolve(null);
    const key = [first, ...then].join("\n");
    let asked = this.cautions.get(key);
    if (!asked) {
      asked = this.live.say<WeighReply>({ type: "weigh", seat: ask.seat, token: first, ...(then.length ? { then } : {}) }).then((r) => r.caution, () => null);
      this.cautions.set(key, asked);
    }
    return asked;
  }

  // --- several at once -------------------------------------------------------------------------
  private async reach(pieces: string[]): Promise<ReachReply | null> {
    const ask = this.myAsk;
    if (!ask || !this.live) return null;
    return this.live.say<ReachReply>({ type: "reach", seat: ask.seat, pieces }).catch(() => null);
  }

  /** A way that is asked for a step at a time, as a flight is, can be gone by pointing at its end. */
  private async lookAhead(): Promise<void> {
    const [ask, version] = [this.myAsk, this.version];
    const piece = ask && !this.lead ? stepwise(ask.options, [...this.spoken], (id) => this.places.has(id)) : null;
    const at = piece ? this.view?.pieces?.find((p) => p.id === piece)?.place : undefined;
    if (!piece || !at || this.layout?.trays?.some((tray) => tray.id === at)) return;
    const told = await this.reach([piece]);
    if (!told || version !== this.version || this.picks.length || this.sets.chosen.length) return;
    if (Object.values(told.places).some((route) => route.tokens.length > 1)) this.sets.follow(piece, told.places);
  }

  /** Send the set in hand to a place; what others would see waits for the main button. */
  async goTo(place: string): Promise<void> {
    const plan = this.sets.plans.get(place);
    if (!plan || this.busy || this.cutOff()) return;
    const label = { id: "set-go", args: { count: this.sets.chosen.length, place } };
    await this.gesture({ token: `@go ${place}`, verb: "@go", subjects: [...this.sets.chosen, place], label, tokens: plan.tokens, ...(plan.final ? { final: plan.final } : {}) });
  }

  /** Why a place takes only some of the set in hand; false where that is not what is the matter. */
  whyNotAll(ids: string[]): boolean {
    const reason = ids.map((id) => this.sets.barred[id]).find((r) => r !== undefined);
    if (!reason) return false;
    this.show({ kind: "why", text: this.words.say(reason.message), reasons: [reason] });
    return true;
  }

  /** The same with each of several things. */
  async doAll(options: Option[]): Promise<void> {
    const [first, ...rest] = options;
    if (!first || this.busy || this.cutOff()) return;
    if (!rest.length) return this.give(first);
    const label = { id: "set-do", args: { count: options.length, what: first.label as never } };
    await this.gesture({ ...first, token: `@do ${first.verb}`, subjects: options.flatMap((o) => o.subjects), label, tokens: options.map((o) => o.token) });
  }

  /** Things bought by one button that says what they cost. Where each asks for a place, the next one follows that. */
  async buy(options: Option[]): Promise<void> {
    const ask = this.myAsk;
    if (!ask || this.busy || this.cutOff() || !options.length) return;
    this.pending = { kind: ask.kind, tokens: options.map((o) => o.token) };
    await this.buyOn();
  }

  private async buyOn(): Promise<void> {
    const [ask, wanted] = [this.myAsk, this.pending];
    const [token, ...rest] = wanted?.tokens ?? [];
    if (!ask || !wanted || ask.kind !== wanted.kind) return;
    this.pending = rest.length ? { ...wanted, tokens: rest } : null;
    const option = ask.options.find((o) => o.token === token);
    if (option) await this.take(option);
    else this.pending = null;
  }

  private async gesture(option: Option): Promise<void> {
    if ((option.final && settings.asks) || settings.confirm) return this.mean(option);
    const version = this.version;
    const danger = (await this.cautionOf(option))?.level === "danger";
    if (version !== this.version) return;
    if (danger) this.mean(option);
    else await this.take(option);
  }

  /** Several answers in order, as one to be taken back where that is possible at all. */
  private async giveAll(tokens: string[]): Promise<void> {
    const ask = this.myAsk;
    if (!ask || !this.live || !tokens.length) return;
    const seat = ask.seat;
    let [left, at, refusal, closed] = [tokens, { ply: this.ply, version: this.version }, null as Refusal | null, false];
    this.running = true;
    try {
      while (left.length) {
        const told = await this.live.say<AnswersReply>({ type: "answers", seat, tokens: left, ...at });
        [left, at, refusal] = [left.slice(told.done), { ply: told.ply, version: told.version }, told.refusal];
        if (told.done) closed = false;
        if (!left.length) break;
        await this.comeTo(at.version);
        // The other side has its say before the next step: the way ends here, and the player goes on by hand. But who
        // still has to join the set does so when nothing came of it.
        if (!refusal && (this.myAsk?.seat !== seat || this.version !== at.version)) {
          if (!(await this.joins(seat, left[0]!, at.ply))) break;
          at = { ply: this.ply, version: this.version };
          continue;
        }
        // Units on the march stop before the next ones go.
        const stop = refusal && !closed ? this.myAsk?.options.find((o) => isDecline(o) && !o.final) : undefined;
        if (stop && this.myAsk?.kind !== ask.kind) {
          closed = true;
          left = [stop.token, ...left];
          continue;
        }
        if (refusal) break;
        // What others see ends a group; the main button has been pressed for all of it. Dice are another matter.
        const { final } = await this.live.say<WeighReply>({ type: "weigh", seat, token: left[0]! });
        if (final === "dice" || (final === "turn" && left.length > 1)) break;
        const done = await this.live.say<{ type: "done"; re: string; ply: number; version: number }>({ type: "answer", seat, token: left[0]!, ...at });
        [left, at] = [left.slice(1), { ply: done.ply, version: done.version }];
      }
    } catch (error) {
      // The other side's say came while the next step was on its way to the server.
      if (left.length === tokens.length || !isOvertaken(error)) throw error;
      refusal = null;
    } finally {
      this.placing.note(tokens.slice(0, tokens.length - left.length));
      await this.comeTo(at.version);
      this.running = false;
      [this.done, this.redoable] = [[], []];
      this.sets.drop();
      this.busy = this.live?.underWay ?? false;
    }
    if (!left.some((token) => token.includes(" "))) return; // all have gone: that they stop needs no word any more
    if (!refusal && this.myAsk?.kind !== ask.kind) return this.halted(tokens.slice(0, tokens.length - left.length));
    if (refusal) this.show({ kind: "why", text: `${t("set-part", { done: tokens.length - left.length, count: tokens.length })} ${this.words.say(refusal.message)}`, reasons: [refusal] });
  }

  /** Can an answer that leads nowhere by itself still be given when the others have had their say, without dice? */
  private async joins(seat: string, token: string, since: number): Promise<boolean> {
    if (token.split(" ").some((word) => this.places.has(word))) return false;
    for (let waited = 0; this.myAsk?.seat !== seat && waited < PATIENCE; waited += 20) await new Promise((go) => setTimeout(go, 20));
    const rolled = this.events.some((e) => e.ply > since && e.dice?.length);
    return !rolled && this.myAsk?.seat === seat && token.includes(" ") && this.myAsk.options.some((o) => o.token === token);
  }

  /** A way that ended before its goal, since the other side may answer where it has come to. */
  private halted(done: string[]): void {
    const place = done.flatMap((token) => token.split(" ")).findLast((word) => this.places.has(word));
    if (place) this.show({ kind: "news", text: t("set-halted", { place: this.words.name(place) }), reasons: [] });
  }

  // --- setting out -----------------------------------------------------------------------------
  /** The answers that put the next of some pieces where the last one went; null where that cannot be done. */
  repeatable(pieces: Piece[]): Option | null {
    const [ask, last] = [this.myAsk, this.placing.last];
    if (!ask || !last || this.picks.length) return null;
    if (last.split(" ").some((word) => this.spoken.has(word) && this.pieceOf(word))) return null; // a piece was taken in hand, and not yet placed
    const same = ask.options.find((o) => o.token === last);
    if (same) return same;
    const next = pieces.map((p) => ask.options.find((o) => o.subjects.length === 1 && o.subjects[0] === p.id && !o.final)).find((o) => o !== undefined);
    return next ? { ...next, tokens: [next.token, last] } : null;
  }

  /** Would the answers of one gesture all be taken? */
  async accepts({ token, tokens }: Option): Promise<boolean> {
    const [ask, [first, ...then]] = [this.myAsk, tokens ?? [token]];
    if (!ask || !this.live || !first) return false;
    if (!then.length) return true;
    return this.live.say<WeighReply>({ type: "weigh", seat: ask.seat, token: first, then }).then((r) => r.stop === null, () => false);
  }

  /** Put the next piece to the place of the last one. */
  async repeat(option: Option): Promise<void> {
    await (option.tokens ? this.take(option) : this.give(option));
  }

  /** Set out as last time: what cannot be done now is left out, and dice end it. */
  async placeAgain(): Promise<void> {
    const [ask, tokens] = [this.myAsk, this.placing.before];
    if (!ask || !this.live || this.busy || this.cutOff() || !tokens.length) return;
    let [left, done] = [tokens, 0];
    [this.busy, this.running] = [true, true];
    try {
      while (left.length && this.myAsk?.seat === ask.seat) {
        const told = await this.live.say<AnswersReply>({ type: "answers", seat: ask.seat, tokens: left, ply: this.ply, version: this.version });
        this.placing.note(left.slice(0, told.done));
        done += told.done;
        left = left.slice(told.done + (told.refusal ? 1 : 0));
        await this.comeTo(told.version);
        if (told.refusal || !left.length) continue;
        // What others see ends a group, and goes by itself; dice and the end of a turn are the player's.
        const { final } = await this.live.say<WeighReply>({ type: "weigh", seat: ask.seat, token: left[0]! });
        if (final === "dice" || final === "turn") break;
        const one = await this.live.say<{ type: "done"; re: string; ply: number; version: number }>({ type: "answer", seat: ask.seat, token: left[0]!, ply: this.ply, version: this.version });
        this.placing.note([left[0]!]);
        [left, done] = [left.slice(1), done + 1];
        await this.comeTo(one.version);
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.running = false;
      [this.done, this.redoable] = [[], []];
      this.busy = this.live?.underWay ?? false;
    }
    this.show({ kind: "news", text: t("tray-again", { done, count: tokens.length }), reasons: [] });
  }

  /** Wait for the news of a version that is stored. */
  private async comeTo(version: number): Promise<void> {
    for (let waited = 0; this.version < version && waited < PATIENCE; waited += 20) await new Promise((go) => setTimeout(go, 20));
  }

  async take(option: Option, again = false): Promise<void> {
    const ask = this.myAsk;
    if (!ask || !this.live || this.cutOff() || this.busy || this.lead?.takes(option)) return;
    this.busy = true;
    this.toast = null;
    this.story.leave();
    const named = [...option.subjects, ...this.spoken, ...(option.tokens ?? []).flatMap((token) => token.split(" "))];
    const places = named.flatMap((id) => this.view?.pieces?.find((p) => p.id === id || p.stack === id)?.place ?? []);
    try {
      if (option.tokens) {
        await this.giveAll(option.tokens);
        this.acted = [...new Set([...this.acted, ...named, ...places])];
        return;
      }
      await this.live.say({ type: "answer", seat: ask.seat, token: option.token, ply: this.ply, version: this.version });
      this.acted = [...new Set([...this.acted, ...named, ...places])];
      this.placing.note([option.token]);
      this.done = [...this.done, { seat: ask.seat, token: option.token, subjects: option.subjects }].slice(-50);
      if (!again) this.redoable = [];
    } catch (error) {
      this.failed(error);
    }
  }

  async undo(): Promise<void> {
    const seat = this.myAsk?.seat ?? this.seat;
    if (!seat || !this.live) return;
    if (this.meant || this.picks.length) {
      this.picks = this.picks.slice(0, -1);
      this.meant = null;
      this.consider(null);
      return;
    }
    if (this.cutOff()) return;
    this.clicked = "";
    this.pending = null;
    const refusal = this.ask?.undo ?? null;
    if (refusal) {
      this.show({ kind: "why", text: this.words.say(refusal.message), reasons: [refusal] });
      return;
    }
    try {
      await this.live.say({ type: "undo", seat, ply: this.ply, version: this.version });
      this.placing.undo();
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

  /**
   * The last answer took up what is asked about now and nothing has come of it, or one click on a counter gave it: to
   * let go is to take it back.
   */
  private get lifted(): boolean {
    const last = this.done.at(-1);
    if (!last || this.myAsk?.undo !== null) return false;
    return last.token === this.clicked || (last.subjects.length > 0 && last.subjects.every((id) => this.spoken.has(id)));
  }

  unpick(): void {
    if (!this.picks.length && !this.meant && !this.busy && this.lifted) return void this.undo();
    [this.picks, this.weighed] = [[], []];
    [this.toast, this.meant] = [null, null];
    this.consider(null);
    void this.weigh();
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
    return (await this.weight(token)).odds;
  }

  private async weight(token: string): Promise<Weighed> {
    const ask = this.myAsk;
    if (!ask || !this.live) return { odds: null, battle: null };
    const kept = this.oddsKept.get(token);
    if (kept) return kept;
    const version = this.version;
    const { odds, battle: told } = await this.live.say<OddsReply>({ type: "odds", seat: ask.seat, token });
    const option = ask.options.find((o) => o.token === token);
    const battle = told ? told : odds && option ? battleFromOdds(odds, { ...option, subjects: [...this.spoken, ...option.subjects] }, ask.seat, this.view) : null;
    const found = { odds, battle };
    if (version === this.version) this.oddsKept.set(token, found);
    return found;
  }

  /** The odds of the few buttons there are, unasked: by touch nothing can be hovered. */
  private async weigh(): Promise<void> {
    const [version, picks, ask] = [this.version, this.picks, this.myAsk];
    const buttons = this.narrowed.buttons.filter((o) => !isDecline(o) || o.final === "dice");
    this.weighed = [];
    if (!ask || !buttons.length || buttons.length > WEIGHED) return;
    const found: { option: Option; battle: Battle }[] = [];
    for (const option of buttons) {
      const { battle } = await this.weight(option.token).catch(() => ({ battle: null }));
      if (version !== this.version || picks !== this.picks) return;
      if (battle) found.push({ option, battle });
    }
    this.weighed = found;
    if (!this.considered) this.consider(null);
  }

  /** Look at an option before taking it: its odds come by themselves. */
  consider(option: Option | null): void {
    this.considered = option;
    const looked = option ?? this.meant ?? this.narrowed.only ?? this.weighed[0]?.option;
    const token = looked?.token ?? "";
    if (token === this.shownToken) return;
    this.shownToken = token;
    this.caution = null;
    if (looked) void this.warn(looked);
    if (token.startsWith("@")) return void ([this.odds, this.before] = [null, null]);
    if (token) void this.bring(token);
    else {
      [this.odds, this.before] = [null, null];
      if (this.picks.length) void this.form();
    }
  }

  /** Put what an answer would cost on the stage. */
  private async warn(option: Option): Promise<void> {
    const [version, { token }] = [this.version, option];
    const caution = await this.cautionOf(option);
    if (!caution || version !== this.version || this.shownToken !== token) return;
    this.caution = caution;
    if (caution.level !== "danger") return;
    this.warned = token;
    this.interrupt(this.words.say(caution.message));
  }

  /** What would be fought with what is chosen so far. */
  private async form(): Promise<void> {
    const [version, picks, ask] = [this.version, this.picks, this.myAsk];
    if (!ask || !this.live || !this.view?.battles) return;
    const found = await this.live.say<OddsReply>({ type: "odds", seat: ask.seat, picks }).catch(() => null);
    if (found && version === this.version && picks === this.picks && !this.shownToken) this.before = found.battle;
  }

  /** Put the odds of an answer on the stage. */
  private async bring(token: string): Promise<void> {
    const version = this.version;
    const { odds, battle } = await this.weight(token).catch((): Weighed => ({ odds: null, battle: null }));
    if (version !== this.version || this.shownToken !== token) return;
    [this.odds, this.before] = [odds, battle];
    if (!battle || Date.now() - this.spokeOfOdds < 1000) return;
    this.spokeOfOdds = Date.now();
    this.speak(inShort(battle.cases).map(({ label, chance }) => `${this.words.say(label)} ${percent(chance)}`).join(", "));
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
    const { refusal, text } = error.reply;
    if (isOvertaken(error)) this.show({ kind: "news", text: t("stale"), reasons: [] });
    else if (refusal) this.show({ kind: "why", text: this.words.say(refusal.message), reasons: [refusal] });
    else this.show({ kind: "fault", text, reasons: [] });
  }
}
