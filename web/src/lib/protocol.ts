// Made from src/frente/server by `python -m tools.protocol --write`: do not edit.
// What the server and the page tell each other; docs/protocol.md tells the story.

/** Any JSON. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

export type OptionValue = boolean | number | string;

export type Point = [number, number];

export type AskOrWaiting = Ask | Waiting;

export type Kind = "fault" | "not-your-ask" | "not-your-seat" | "refused" | "signed-out" | "stale" | "too-large" | "too-many" | "unknown" | "unreadable";

export type ToServer = Hello | Look | Answer | Answers | Undo | Why | OddsOf | Weigh | ReachOf | SightOf | Resign | Say | Heard;

export type ToClient = Whole | Delta | Done | AnswersReply | RefusedMessage | WhyReply | OddsReply | WeighReply | ReachReply | SightReply | Story | Thinking | TermsTold | ClockTold | OrderCarried | Said | Presence | Fault;

// --- frente.server.shapes ------------------------------------------------------------------------

/** A sentence of the catalogs and what fills it. */
export interface Message {
  id: string;
  /** A text that is a key of the catalog's `names` is shown by its name, a list with commas. */
  args: Record<string, Plain>;
}

/** Why not: the rule and a sentence `no-<text>`. */
export interface Refusal {
  rule: string;
  message: Message;
}

/** A game on the home page. `playable` is false for one that is not installed. */
export interface GameCard {
  slug: string;
  title: string;
  playable: boolean;
  /** What is known of designer, players, minutes, complexity (1 to 5), scale, year, publisher. */
  facts: Record<string, Plain>;
}

/** The games, playable ones first. */
export interface GameList {
  games: GameCard[];
  /** There is a lab here. */
  lab: boolean;
}

/** What a match can begin with. */
export interface ScenarioCard {
  id: string;
  name: Message;
  about: Message | null;
  turns: number;
  /** `rulebook`, `public` or `made`: where the set-up comes from. */
  source: string;
  /** Its seats by default options. */
  seats: string[];
}

/** An optional or variant rule. */
export interface OptionCard {
  id: string;
  rule: string;
  values: OptionValue[];
  default: OptionValue;
  /** The scenarios that have it; none: all. */
  only: string[];
}

/** A rule in our own words. */
export interface Rule {
  id: string;
  text: string;
  kind: string;
  chapter: string;
  /** What to try in the position that shows it; empty where there is none. */
  example: string;
  /** The answer to try there; empty where looking is enough. */
  tries: string;
  /** What to look at there, as in a LessonStep; of what is tried the ring follows by itself. */
  ring: string[];
  /** How the rule shows itself then: refused, event, odds, asked, holds; empty without an example. */
  shows: string;
}

/** Something that an order may answer; its words are `order-ASK-ID`. */
export interface ActCard {
  id: string;
  /** The order may ask a least of what is likely to come of it. */
  measured: boolean;
}

/** A kind of ask that standing orders can be left for; its words are `order-ASK`. */
export interface ReactionCard {
  ask: string;
  acts: ActCard[];
  /** It is about a place or a thing: an order may hold for some of these only, or for all but some. */
  subject: boolean;
  /** What is measured: steps that are likely lost, or the chance in 100 of a good end. */
  measure: "" | "chance" | "steps";
}

/** All that a client needs to know of a game before a match. */
export interface Catalog {
  slug: string;
  title: string;
  /** Of its rules. */
  version: number;
  /** As in its GameCard. */
  facts: Record<string, Plain>;
  /** Seats cannot see everything: a shared screen must be handed over. */
  hides: boolean;
  /** One may ask what a place sees. */
  sight: boolean;
  /** How a match stands can be written as a position file. */
  positions: boolean;
  /** Those of the first scenario by default options. */
  seats: string[];
  scenarios: ScenarioCard[];
  options: OptionCard[];
  bots: string[];
  /** What standing orders can be left for. */
  reactions: ReactionCard[];
  /** How ids are shown. */
  names: Record<string, string>;
  /** The Fluent catalog of one language, by its name: the game's own messages and the common ones. */
  words: Record<string, string>;
  /** Hints for the looks of it. */
  theme: Record<string, Plain>;
}

/** The rules of a game, or those that were searched for. */
export interface RuleList {
  rules: Rule[];
}

/** A lesson as a list shows it. */
export interface LessonCard {
  id: string;
  title: string;
  /** What one can do afterwards. */
  goal: string;
  minutes: number;
  /** Who learns. */
  seat: string;
  steps: number;
  /** The scenario that is played after it, against the lowest level; mostly empty. */
  match: string;
}

/** The lessons of a game, in order. */
export interface LessonList {
  lessons: LessonCard[];
}

/** Something that the reader does: an answer, or one that is to be refused. */
export interface Act {
  token: string;
  /** How many answers of the line lie before it. */
  at: number;
  refused: boolean;
}

/** What is said, what to look at, what to do; nothing to do: read it and go on. */
export interface LessonStep {
  heading: string;
  say: string;
  rule: string;
  /** Ids of places, pieces, stacks and cards; `@prompt`, `@main`, `@hand`, `@log`, `@aims`, `@facts`. */
  ring: string[];
  acts: Act[];
  /** All answers that are praised in the place of the last act. */
  free: string[];
  /** So many answers of the line are given when the step is over. */
  ends: number;
  /** The last act is not to be given: the board stays as it is. */
  stop: boolean;
}

/** A whole lesson. */
export interface LessonTold {
  id: string;
  title: string;
  goal: string;
  minutes: number;
  seat: string;
  match: string;
  steps: LessonStep[];
  /** Dice fall in it, as it has them. */
  dice: boolean;
}

/** A puzzle as a list shows it. */
export interface PuzzleCard {
  game: string;
  id: string;
  /** What is asked. */
  title: string;
  /** Who is to find the answer. */
  seat: string;
}

/** The puzzles of a game. */
export interface PuzzleList {
  puzzles: PuzzleCard[];
}

/** The puzzle of the day. */
export interface DailyPuzzle {
  /** By universal time. */
  day: string;
  /** Null: the server has none. */
  puzzle: PuzzleCard | null;
}

/** Where the match is in its sequence of play. */
export interface Turn {
  number: number;
  of: number | null;
  label: Message;
  phase: Message;
  /** The side whose turn it is, or empty. */
  active: string;
}

/** A figure that is always in sight: points, resources, will. */
export interface Status {
  id: string;
  label: Message;
  /** A figure, or a word. */
  value: string | Message;
  /** Whose it is, or empty. */
  side: string;
  of?: number | null;
}

/** A counter with where it is. A hidden one tells its side, and nothing else that tells it apart. */
export interface Piece {
  id: string;
  side: string;
  /** A place, a hex or a tray. */
  place: string;
  /** A named seat of the place; empty where it has none. */
  seat: string;
  /** The stack it belongs to, or empty. */
  stack: string;
  /** 0 is on top. */
  order: number;
  symbol?: string;
  name?: string;
  /** Who they are within the side: faction, nationality, arm. */
  band?: string;
  /** The band in two or three letters. */
  code?: string;
  echelon?: string;
  faces?: Face[];
  /** Which face is up. */
  face?: number;
  /** Steps left, of `full_steps`. */
  steps?: number;
  /** Steps when fresh, where they are shown as squares; 0: not shown. */
  full_steps?: number;
  marks?: string[];
  /** The hexside it looks to, counted as in `layout.corner`. */
  facing?: number;
  scale?: number;
  hidden?: boolean;
}

/** Pieces that are chosen and moved as one. */
export interface Stack {
  id: string;
  side: string;
  place: string;
  seat: string;
  label: string;
  name: Message | null;
  marks: string[];
}

/** What changes of a place in play. */
export interface PlaceState {
  /** A side, `contested` or empty. */
  control: string;
  marks: string[];
  note?: Message | null;
}

/** What changes of an area in play. */
export interface AreaState {
  /** A side, `contested` or empty. */
  control: string;
}

/** A marker on a track. */
export interface Marker {
  id: string;
  box: string;
  side: string;
  /** What is printed on it. */
  label: string | Message;
}

/** What lies on a track. */
export interface TrackState {
  markers: Marker[];
}

// --- frente.server.lab ---------------------------------------------------------------------------

/** A card as somebody sees it who may read it. */
export interface Card {
  id: string;
  title: string;
  side: string;
  corner: string;
  lines: Message[];
  /** Its experiment file. */
  text: Message | null;
  kind: string;
  marks: string[];
}

// --- frente.server.shapes ------------------------------------------------------------------------

/** A deck or a pile: how many cards, and which of them are seen. */
export interface CardZone {
  id: string;
  label: Message;
  count: number;
  side: string;
  top?: Card | null;
  /** Those that lie open, where they are worth reading. */
  cards?: Card[];
}

/** The cards of the seat that looks, and the piles on the table. */
export interface Cards {
  hand: Card[];
  zones: CardZone[];
}

/** Something to be shown over the map when it is asked for, such as supply. */
export interface Overlay {
  id: string;
  label: Message;
  places: string[];
  /** Places in trouble. */
  bad: string[];
  /** From place to place. */
  lines: [string, string][];
}

/** Where a battle is under way, and who fights in it, by piece. */
export interface Fight {
  place: string;
  attacker: string[];
  defender: string[];
}

/** One term of a side's sum; `of` are the pieces it comes from. */
export interface SumLine {
  label: Message;
  /** As it is written, sign included. */
  value: string;
  rule: string;
  kind: "base" | "card" | "die" | "divide" | "shift";
  of: string[];
}

/** A printed table. `cells` are its rows; what is lit is told by position. */
export interface Chart {
  label: Message;
  across: string[];
  down: string[];
  cells: string[][];
  /** The column before shifts. */
  base: number | null;
  /** The column after them. */
  column: number | null;
  /** The row of the die, once it has fallen. */
  row: number | null;
}

/** The printed tables of a game: figures, and words whose message is `cell-WORD`. */
export interface ChartList {
  charts: Chart[];
}

/** How strong pieces may be that the seat cannot see. */
export interface Unknown {
  least: number;
  most: number;
}

/** One of those who fight. */
export interface Side {
  seat: string;
  role: Message;
  rolls: boolean;
  pieces: string[];
  /** Pieces of the place that take no part. */
  out: string[];
  unknown: Unknown | null;
  strength: string;
  sum: SumLine[];
  chart: Chart | null;
  dice: number[] | null;
}

/** What may come of it. */
export interface Outcome {
  label: Message;
  /** 0 to 1. */
  chance: number;
  /** How good it is for who answers, -1 to 1. */
  good: number;
}

/** Every outcome; several cases where the strength of the defenders is not known. */
export interface Case {
  label: Message | null;
  outcomes: Outcome[];
}

/** One thing that came of it, in order. */
export interface BattleStep {
  kind: "advance" | "dice" | "inflict" | "loss" | "morale" | "note" | "retreat" | "track";
  message: Message;
  rule: string;
  seat: string;
  pieces: string[];
  from: string;
  to: string;
  /** The seat that has still to choose. */
  waits: string | null;
  /** Its event. */
  n: number | null;
}

/** A fight: what would be fought if the dice fell now, or what came of it. */
export interface Battle {
  /** Empty before the dice. */
  id: string;
  state: "forming" | "ready" | "rolled" | "settled";
  kind: string;
  title: Message;
  rule: string;
  place: string;
  from: string[];
  /** What must still be chosen. */
  needs: Message | null;
  sides: Side[];
  cases: Case[];
  follows: Message[];
  steps: BattleStep[];
  verdict: Message | null;
  /** How far the journal had come at its first event and at its last. */
  plies: [number, number];
}

/** One of the things that an aim is made of. */
export interface Part {
  label: Message;
  done: boolean;
  subjects: string[];
}

/** One way in which the match ends for `seat`: so much `now` of what it takes (`need`). */
export interface Aim {
  id: string;
  seat: string;
  end: "draw" | "lose" | "win";
  label: Message;
  rule: string;
  now: number;
  need: number;
  /** When it is looked at. */
  tested: Message;
  /** The match ends there and then. */
  sudden: boolean;
  /** It is met where there is no more than `need`. */
  at_most: boolean;
  parts: Part[];
  places: string[];
  from_turn: number | null;
  to_turn: number | null;
  /** False: it cannot come about any more, or does not count yet. */
  open: boolean;
}

/** What it costs, with its sign. */
export interface Cost {
  label: Message;
  value: string;
}

/** What threatens, or what an answer would bring about. It never forbids. */
export interface Warning {
  id: string;
  /** Whom it concerns. */
  seat: string;
  level: "care" | "danger" | "note";
  message: Message;
  rule: string;
  subjects: string[];
  /** What would help. */
  cure: Message | null;
  cost: Cost[];
}

/** How far a lesson has come. */
export interface LessonAt {
  /** So many answers of its line are given; null: another was given, and the match goes its own way. */
  at: number | null;
  /** That other answer was as good. */
  praised: boolean;
}

/** An answer to a puzzle, and what the dice bring after it. */
export interface WeighedAnswer {
  token: string;
  label: Message;
  rolls: boolean;
  /** Each outcome by its chance and by how good it is for the seat, from -1 to 1; 0: nothing is rolled. */
  worth: number;
  well: number;
  badly: number;
}

/** A line of the sum in which the best answer to a puzzle and the next best differ. */
export interface PuzzleTell {
  label: Message;
  best: string;
  second: string;
}

/** How good the answer to a puzzle was. */
export interface PuzzleJudged {
  chosen: string;
  best: string;
  /** The next best. */
  second: string;
  /** Why the best is better than that. */
  tells: PuzzleTell[];
  /** All that could be answered, the best first. */
  answers: WeighedAnswer[];
}

/** What a seat, or a spectator, may see. */
export interface View {
  turn: Turn;
  status: Status[];
  pieces: Piece[];
  stacks: Stack[];
  places: Record<string, PlaceState>;
  areas: Record<string, AreaState>;
  /** By the layout's ids, as are places and areas. */
  tracks: Record<string, TrackState>;
  cards: Cards;
  overlays: Overlay[];
  /** The battle that is under way, to be marked on the map. */
  battle: Fight | null;
  /** The latest battles, the newest last: each stays while others follow it. */
  battles?: Battle[];
  /** How everybody can win and lose, as far as the seat may know. */
  aims?: Aim[];
  /** What threatens the seat that looks; where nothing is hidden, what threatens any seat. */
  warnings?: Warning[];
  /** In a match of the kind `lesson`. */
  lesson?: LessonAt | null;
  /** In a match of the kind `puzzle`, once it is answered. */
  puzzle?: PuzzleJudged | null;
}

/** So much of a purse. */
export interface Price {
  of: string;
  amount: number;
}

/** An option: one legal answer. What is left out follows from the token and the prompt. */
export interface Choice {
  token: string;
  /** Left out: the token's first word. */
  verb?: string;
  /** The things it names. Left out: the token's other words, each up to a colon. */
  subjects?: string[];
  /** Left out: `do-<verb>`. Its arguments add to the prompt's and to the other words as `a`, `b`, `c`... */
  label?: Message;
  /** Its words tell of a loss: they are shown before it is taken. */
  warns?: boolean;
  /** Why it is given by the main button alone: it cannot be taken back, or is paid. Left out: it is not. */
  final?: "cost" | "dice" | "reveal" | "turn";
  /** What it costs, out of the ask's purse. */
  price?: Price[];
  /** What is had for it. */
  brings?: Message;
  /** How many of it are left. Left out: only the purse bounds them. */
  stock?: number;
}

/** A button that is not there: its words, why not, and what to point at to have it. */
export interface Absent {
  verb: string;
  label: Message;
  why: Refusal;
  cure: string[];
  /** It is a line of the price list, not a button. */
  price?: Price[];
}

/** What there is to pay with. */
export interface Purse {
  id: string;
  label: Message;
  have: number;
}

/** Something that a set is counted by; `limit` is the most it may come to. */
export interface Count {
  id: string;
  label: Message;
  limit: number | null;
  value: Record<string, number>;
}

/** A set is wanted: how many of which things. */
export interface Choose {
  least: number;
  most: number;
  of: string[];
  counts: Count[];
}

/** What is wanted of the seat that looks. */
export interface Ask {
  seat: string;
  kind: string;
  rule: string;
  prompt: Message;
  /** The answer is given by the primary button, not at once. */
  commits: boolean;
  /** Others choose at the same time; nobody sees another's choice before all have chosen. */
  sealed: boolean;
  /** Null where the seat can take back its last answer, else why not. */
  undo: Refusal | null;
  options: Choice[];
  /** Buttons that somebody will look for and that are not there now. */
  absent?: Absent[];
  purse?: Purse[];
  /** The set that is wanted, where one is. */
  choose?: Choose | null;
}

/** Somebody else must answer. */
export interface Waiting {
  /** The seats that are asked; none: the match is over. */
  waiting: string[];
  kind: string;
  rule: string;
  /** Not told in a game that hides things. */
  prompt: Message | null;
  undo: Refusal | null;
}

/** Something that happened; a line of the log. */
export interface Event {
  /** Its number in the log, from 0. */
  n: number;
  /** How many entries the journal had when it happened. */
  ply: number;
  kind: string;
  rule: string;
  message: Message;
  dice: number[] | null;
  /** The things it names, to be lit up where they are on the board. */
  subjects: string[];
  /** The battle that it belongs to: `GET /api/matches/{id}/battles/{n}`. */
  battle?: string | null;
  /** What the battle has come to by now, in one line: on the last of its events. */
  verdict?: Message;
}

/** How a match ended. */
export interface Result {
  /** Several where they are allied; none: a draw. */
  winners: string[];
  rule: string;
  message: Message;
  score: Record<string, number>;
}

/** One term of the sum that the dice are read by. */
export interface OddsLine {
  label: Message;
  /** As it is written, sign included. */
  value: string;
  rule: string;
}

/** What follows from an answer, before the dice are rolled. */
export interface Odds {
  title: Message;
  lines: OddsLine[];
  outcomes: Outcome[];
  notes: Message[];
}

/** Pieces that went one way. */
export interface Trail {
  pieces: string[];
  path: string[];
  kind: "advance" | "air" | "enter" | "leave" | "move" | "rail" | "retreat" | "sea";
}

/** An attack, fire or a flight. */
export interface Arrow {
  from: string;
  to: string;
  kind: "air" | "attack" | "fire";
}

/** One action of somebody: a stack's move, a battle, a card. */
export interface StoryStep {
  n: number;
  plies: [number, number];
  seat: string;
  kind: "battle" | "build" | "card" | "control" | "hidden" | "move" | "other" | "place" | "roll" | "track";
  message: Message;
  rule: string;
  trails: Trail[];
  arrows: Arrow[];
  card: Card | null;
  battle: string | null;
  dice: number[];
  /** What it changed of the view's pieces, stacks, places and tracks, as in a `delta`. */
  changes: Plain[];
}

/** One thing that is otherwise than before. */
export interface Change {
  kind: "card" | "gain" | "loss" | "place" | "threat" | "track";
  message: Message;
  subjects: string[];
  /** For the seat that it is told to, -1 to 1. */
  good: number;
  before: string;
  after: string;
}

/** What was done between two plies, as a seat saw it, and what it came to. */
export interface StoryTold {
  since: number;
  to: number;
  seat: string;
  steps: StoryStep[];
  summary: Change[];
}

/** Something to do in the first turn. */
export interface Task {
  message: Message;
  subjects: string[];
  rule: string;
}

/** What a player should know before the first answer. */
export interface Briefing {
  about: Message[];
  aims: Aim[];
  first: Task[];
  lesson: string | null;
}

/** What a bot would do in a seat's place, and why. */
export interface Advice {
  ply: number;
  seat: string;
  bot: string;
  token: string;
  label: Message;
  /** Why: what was hoped for, what decided, what was given up, which answer is expected. */
  said: Message[];
}

/** Why a bot gave the last answer that it weighed, as far as everybody may know. */
export interface Reason {
  seat: string;
  ply: number;
  said: Message[];
}

/** Of every bot that has weighed an answer. */
export interface Reasons {
  reasons: Reason[];
}

/** How pieces come to a place: by these answers, in order. Empty figures are not known. */
export interface Route {
  path: string[];
  tokens: string[];
  cost: string;
  left: string;
  /** They go no further from there. */
  stops: boolean;
  /** The last answer shows something to others or ends the turn: it is given by the main button. */
  final: "" | "reveal" | "turn";
}

/** What a position file says; `position` goes into the request for a new match. */
export interface PositionCard {
  title: string;
  game: string;
  scenario: string;
  options: Record<string, OptionValue>;
  position: Record<string, Plain>;
}

/** Who plays a seat. */
export interface SeatHolder {
  seat: string;
  /** `person` or `bot:NAME`. */
  who: string;
  /** The link holds it. */
  yours: boolean;
  online: boolean;
  /** False: the seat was offered, and nobody has claimed it yet. */
  joined: boolean;
  /** Of the person who holds it by an account. */
  name: string | null;
}

/** The match and ply that a branch was taken from. */
export interface Origin {
  match: string;
  ply: number;
}

/** A match as a list shows it and as its page needs it to begin. */
export interface MatchCard {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, OptionValue>;
  seats: SeatHolder[];
  /** The seats that the link holds. */
  yours: string[];
  /** The length of the journal. */
  ply: number;
  /** Grows with every change, also with an undo, which makes the journal shorter. */
  version: number;
  turn: Turn | null;
  waiting: string[];
  result: Result | null;
  /** SHA-256 of the seed of its dice. */
  commitment: string;
  created: string;
  changed: string;
  kind: "lesson" | "play" | "puzzle" | "try" | "upload";
  origin: Origin | null;
  /** It did not begin with the scenario's set-up but with a position that somebody arranged. */
  arranged: boolean;
  /** Everything may be seen: the match is over, or it came as a file. */
  open: boolean;
}

/** A link is told once, when it is made; the server keeps only its hash. */
export interface NewLink {
  link: string;
  seats: string[];
}

/** An invitation is told once, to whoever made the match; one person can claim its seat with it. */
export interface NewInvitation {
  invitation: string;
  seats: string[];
}

/** `mine` holds the creator's seats (none: only bots play), `watch` looks on; friends are invited. */
export interface NewMatch {
  match: MatchCard;
  mine: NewLink;
  invitations: NewInvitation[];
  watch: NewLink;
}

/** What somebody is invited to, before it is claimed. */
export interface InvitationCard {
  match: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, OptionValue>;
  seats: string[];
  origin: Origin | null;
  arranged: boolean;
}

/** A claimed seat: `mine` is its link, told to the claimant alone. */
export interface Joined {
  match: MatchCard;
  mine: NewLink;
}

/** A match as it stood after an answer. */
export interface Moment {
  ply: number;
  /** The ply of the newest moment. */
  last: number;
  /** As whom it is seen; null: a spectator. */
  seat: string | null;
  view: View;
  ask: AskOrWaiting;
  /** What happened since the moment before. */
  events: Event[];
  result: Result | null;
}

/** One decision on the timeline: who answered what at `ply`, and what came of it by ply `to`. */
export interface Tick {
  ply: number;
  to: number;
  seat: string;
  kind: string;
  rule: string;
  turn: number;
  /** What was answered; not told while somebody may not know it. */
  token: string | null;
  /** The weightiest thing that happened. */
  message: Message | null;
  /** The kinds of the events it brought. */
  events: string[];
  /** How the match then stood for each seat, 0 to 1; not told while it could give hidden things away. */
  values: Record<string, number> | null;
}

/** One tick an answer. */
export interface Timeline {
  /** The ply of the first ask. */
  start: number;
  ticks: Tick[];
}

/** Dice proven against the published commitment. */
export interface Verdict {
  fair: boolean;
  /** So many rolls are what the seed says. */
  proven: number;
  /** So many rolls were given by hand. */
  forced: number;
  /** Why it is not fair, or up to which ply older rules held. */
  text: string;
}

/** A match as a file, see frente.engine.files. */
export interface MatchFile {
  format: string;
  format_version: number;
  game: string;
  rules: number;
  scenario: string;
  options: Record<string, OptionValue>;
  seats: string[];
  commitment: string;
  seed: string | null;
  start: Plain;
  auto: boolean;
  forced: number[][];
  entries: Plain[][];
  digest: string;
  result: Plain;
  /** What outlives the rules: the last checkpoint's `ply`, `events`, `state`; log and views (`told`). */
  kept: Record<string, Plain>;
  /** What was played under older rules: `parts` [rules, ply, events], log and views (`told`). */
  past?: Record<string, Plain> | null;
}

/** Why a request was not done; nothing was changed. */
export interface Problem {
  kind: "fault" | "not-your-seat" | "refused" | "signed-out" | "too-large" | "too-many" | "unknown" | "unreadable";
  text: string;
  refusal: Refusal | null;
}

/** Who is signed in. */
export interface Me {
  name: string;
  /** Empty: none was given. */
  mail: string;
  /** Mail arrives there. */
  confirmed: boolean;
  created: string;
  /** On so many browsers. */
  sessions: number;
  /** The server sends mail: a forgotten password can be chosen anew. */
  can_mail: boolean;
  /** Looks after reports. */
  operator: boolean;
  /** What an operator has to say; empty: nothing. */
  warning: string;
  /** What its owner reads; empty: not known. */
  language?: string;
}

/**
 * How much time players have, in seconds.
 *
 * `per` for each stretch, from being asked until others are; then the bank, which grows by `add` with each.
 */
export interface Pace {
  kind: "days" | "live";
  per: number;
  bank: number;
  add: number;
  /** Days that each may take off in all. */
  holidays: number;
}

/** How a clock stands at this moment, in seconds. */
export interface ClockCard {
  pace: Pace;
  /** What each seat has until it loses, the bank included. */
  left: Record<string, number>;
  bank: Record<string, number>;
  /** Whose time runs. */
  running: string[];
  paused: boolean;
  /** Who wants a pause; while there is one, who wants it to end. */
  pauses: string[];
  /** Who is on holiday, and for how long. */
  away: Record<string, number>;
  /** Days off that each has left. */
  holidays: Record<string, number>;
}

/** A match in which an account holds seats. */
export interface MyMatch {
  id: string;
  game: string;
  title: string;
  scenario: string;
  yours: string[];
  /** The names of those who hold seats by an account. */
  people: Record<string, string>;
  /** Who plays each seat: `person` or `bot:NAME`. */
  seats: Record<string, string>;
  /** The seats that are to answer. */
  waiting: string[];
  result: Result | null;
  created: string;
  changed: string;
  /** The seats that offer a draw. */
  draws: string[];
  /** Nobody has played for long: then the match is closed. */
  closes: string | null;
  clock: ClockCard | null;
  /** Something has changed since the account last looked. */
  unread: boolean;
  /** So many lines of the other players have not been read. */
  said: number;
  /** It counts for the ratings of its players. */
  rated: boolean;
}

/** The matches of an account: those that wait for it, the nearest deadline first; then the latest. */
export interface MyMatches {
  matches: MyMatch[];
}

/** A table where a match is looked for. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, OptionValue>;
  /** The name of who made it. */
  owner: string;
  /** The computer's seats. */
  bots: Record<string, string>;
  /** Who has chosen which seat. */
  seated: Record<string, string>;
  /** Who sits there and draws lots. */
  lots: string[];
  /** The seats that can still be chosen. */
  free: string[];
  /** So many people may still sit down. */
  room: number;
  /** The seat that is kept for whoever asks. */
  kept: string | null;
  /** Whoever asks made it. */
  yours: boolean;
  sitting: boolean;
  /** Whoever asks is invited, and has not sat down yet. */
  invited: boolean;
  /** Only who is invited may sit down. */
  closed: boolean;
  /** The match counts for the ratings of those who sit down. */
  rated: boolean;
  /** Anybody may watch the match. */
  watched: boolean;
  /** Null: everybody has as much time as they like. */
  pace: Pace | null;
  created: string;
  /** The match that has begun there. */
  match: string | null;
}

/** The tables that somebody may see, the latest first. */
export interface TableList {
  tables: TableCard[];
}

/** What is agreed on beside the board. */
export interface TermsCard {
  /** Anybody may watch. */
  watched: boolean;
  /** It counts for the ratings of its players. */
  rated: boolean;
  /** The seats that offer a draw. */
  draws: string[];
  can_draw: boolean;
  can_abort: boolean;
  can_rematch: boolean;
  /** When the match is closed where nobody plays before. */
  closes: string | null;
  clock: ClockCard | null;
}

/** Something that was said at a match. */
export interface TalkLine {
  id: string;
  /** By a player, or by somebody who watches. */
  room: "seats" | "watch";
  seat: string | null;
  /** Of who said it by an account. */
  name: string | null;
  yours: boolean;
  /** As it was written: to be shown as text, never as anything else. */
  text: string;
  /** Where the match stood. */
  ply: number;
  at: string;
}

/** What is said at a match, as far as one may read it: the latest lines. */
export interface TalkCard {
  /** False: nobody else is here to be talked to. */
  on: boolean;
  /** Who hears what one says: the other players, or the others who watch. */
  room: "seats" | "watch";
  /** Up to when the account has read it. */
  heard: string | null;
  /** Until when an operator lets the account say nothing. */
  silenced: string | null;
  lines: TalkLine[];
}

/** What somebody has noted for oneself. */
export interface Note {
  id: string;
  ply: number;
  turn: number;
  text: string;
  at: string;
}

/** One's own notes at a match, in the order of its turns. */
export interface NoteList {
  notes: Note[];
}

/** The names of those whose lines one does not read. */
export interface MuteList {
  muted: string[];
}

/** What was said around a line that was reported. */
export interface ContextLine {
  id: string;
  seat: string;
  name: string | null;
  text: string;
  ply: number;
  at: string;
}

/** What somebody has told the operators. */
export interface ReportCard {
  id: string;
  /** Null: a guest, or one who is gone. */
  by: string | null;
  /** The name of whom it is about now; null: a guest, or one who is gone. */
  about: string | null;
  /** The name or seat of whom it is about as it was then. */
  named: string;
  match: string | null;
  line: string | null;
  reason: string;
  context: ContextLine[];
  at: string;
  settled: string | null;
  settler: string | null;
  verdict: "" | "close" | "none" | "silence" | "warn";
  remark: string;
}

/** Reports. */
export interface ReportList {
  reports: ReportCard[];
}

/** A rating after a match. */
export interface RatedMoment {
  /** Null: it is not for whoever asks. */
  match: string | null;
  /** 1 won, 0.5 drawn, 0 lost. */
  score: number;
  rating: number;
  deviation: number;
  at: string;
}

/** How strong somebody is at a game (Glicko-2): surely within two deviations of the rating. */
export interface RatingCard {
  game: string;
  title: string;
  rating: number;
  deviation: number;
  played: number;
  curve: RatedMoment[];
}

/** How matches of a side have ended, against people or against bots. */
export interface Statistic {
  game: string;
  title: string;
  seat: string;
  bots: boolean;
  won: number;
  drawn: number;
  lost: number;
}

/** A match that is over, in somebody's profile. */
export interface PastMatch {
  id: string;
  game: string;
  title: string;
  scenario: string;
  held: string[];
  people: Record<string, string>;
  seats: Record<string, string>;
  result: Result | null;
  ended: string;
  /** Anybody may watch its replay. */
  public: boolean;
}

/** What one sees of a person. Private matches are in it for the person alone. */
export interface ProfileCard {
  name: string;
  since: string;
  yours: boolean;
  ratings: RatingCard[];
  statistics: Statistic[];
  matches: PastMatch[];
}

/** A link to a match that is over: whoever has it may watch the replay. */
export interface ReplayLink {
  link: string;
}

/** A token by which a program plays for an account. */
export interface TokenCard {
  id: string;
  name: string;
  created: string;
  /** Told once, when it is made: as a Bearer token it stands for the account. */
  token: string | null;
}

/** The tokens of an account. */
export interface TokenList {
  tokens: TokenCard[];
}

/** What an account wants to be told. */
export interface NoticeCard {
  /** Mail at each turn, or once a day where matches wait. */
  mail: "daily" | "none" | "turn";
  /** The address of a webhook that takes what Discord takes; empty: none. */
  hook: string;
  /** The server sends mail, and the account's address is confirmed. */
  can_mail: boolean;
}

/** How browsers are told of turns though no page is open. */
export interface PushCard {
  /** What a browser is to take notices from (its applicationServerKey), base64url. */
  key: string;
  /** So many of the account's browsers are told. */
  browsers: number;
}

/** A key of somebody's device that opens the account. */
export interface PasskeyCard {
  id: string;
  name: string;
  created: string;
}

/** The passkeys of an account. */
export interface PasskeyList {
  passkeys: PasskeyCard[];
}

/** What `navigator.credentials` is given. */
export interface PasskeyOptions {
  options: Record<string, Plain>;
}

/** A standing order: the first of a seat's that holds answers. */
export interface OrderCard {
  ask: string;
  act: string;
  least: number;
  only: string[];
  but: string[];
}

/** An answer that an order has given. */
export interface CarriedOrder {
  ply: number;
  ask: string;
  act: string;
  at: string;
}

/** What a seat is asked at this moment, where an order can be left for it. */
export interface AskedNow {
  ask: string;
  subject: string | null;
}

/** The standing orders of a seat, told to its holder alone; and what they did, the latest first. */
export interface OrdersCard {
  seat: string;
  orders: OrderCard[];
  now: AskedNow | null;
  carried: CarriedOrder[];
}

/** What an account holds now that it did not hold before. */
export interface Taken {
  matches: number;
}

/** It was done. */
export interface WasDone {
  done: true;
}

/** All that is stored of a person. Times are milliseconds since 1970. */
export interface Export {
  account: Record<string, Plain>;
  tokens: (Record<string, Plain>)[];
  notices: (Record<string, Plain>)[];
  browsers: (Record<string, Plain>)[];
  passkeys: (Record<string, Plain>)[];
  seen: (Record<string, Plain>)[];
  sessions: (Record<string, Plain>)[];
  talk: (Record<string, Plain>)[];
  notes: (Record<string, Plain>)[];
  muted: (Record<string, Plain>)[];
  /** What the person has told the operators, and what was told of the person, without who told it. */
  reports: (Record<string, Plain>)[];
  standing: (Record<string, Plain>)[];
  ratings: (Record<string, Plain>)[];
  rated: (Record<string, Plain>)[];
  /** Those that the person has open. */
  tables: (Record<string, Plain>)[];
  /** With the answers and standing orders of the person's seats. */
  matches: (Record<string, Plain>)[];
  /** Of the lab. */
  runs: (Record<string, Plain>)[];
}

/** A run of the lab: many matches between bots. */
export interface LabRun {
  id: string;
  game: string;
  title: string;
  scenario: string;
  bots: string[];
  seed: string;
  /** The names of the values that it varies. */
  varied: string[];
  begun: string;
  /** The account that began it; empty: nobody's. */
  by: string;
  /** Whoever asks may stop it, go on with it and remove it. */
  yours: boolean;
  state: "ended" | "failed" | "playing" | "reckoning" | "stopped" | "waiting";
  played: number;
  matches: number;
  /** An estimate; None: nothing to go by yet. */
  seconds_left: number | null;
  problem: string;
  /** There is a report to read. */
  report: boolean;
}

/** The lab of a server, and its runs, the latest first. */
export interface LabState {
  /** `no-library`: it could be on, if what keeps runs were installed. `sign-in`: for accounts only. */
  state: "no-library" | "off" | "on" | "sign-in";
  /** How many matches whoever asks may still have played today; None: as many as are wanted. */
  left: number | null;
  /** Of how many a day. */
  each: number | null;
  runs: LabRun[];
}

/** A number in a game's data that is not from its rulebook: a run may try others. */
export interface LabValue {
  name: string;
  value: number;
}

/** Such numbers, by their names. */
export interface LabValues {
  values: LabValue[];
  /** How many there are with these words in their names. */
  all: number;
}

/** A match of a run. */
export interface LabMatch {
  key: string;
  /** The variant and the bots, in words. */
  who: string;
  seats: Record<string, string>;
  /** Nobody: a draw. */
  winners: string[];
  turns: number;
  decisions: number;
  varied: Record<string, Plain>;
  fault: string;
}

/** Matches of a run in their order. */
export interface LabMatches {
  matches: LabMatch[];
  first: number;
  all: number;
}

/** The server is well. */
export interface Health {
  status: "ok";
  version: string;
  games: string[];
  matches: number;
  connections: number;
}

// --- frente.boards.layout ------------------------------------------------------------------------

/** The geographic picture below the board: canvas = ground * scale + (x, y). */
export interface GroundRef {
  name: string;
  scale?: number;
  x?: number;
  y?: number;
}

/**
 * A patch of the map that can be tinted, lit and clicked.
 *
 * Its outline is either its own polygons or shapes of the ground. `group` is the region: where two neighbours
 * differ in group the client draws the border heavier. `beyond` names, for each edge of a single polygon, the
 * area across it ("" for none), so that a client can draw a front.
 */
export interface Area {
  id: string;
  name?: string;
  polygons?: Point[][];
  shapes?: string[];
  group?: string;
  /** A tint's name (`region-1` to `region-15`, `sea`, `neutral`) or a colour as a mere hint. */
  tint?: string;
  code?: string;
  label?: Point;
  beyond?: string[];
}

/** A named spot of a place where pieces stand, as an offset from the place's own point. */
export interface Seat {
  id: string;
  dx: number;
  dy: number;
  side?: string;
  name?: string;
  /** How many pieces it shows before it stacks them; 0: as many as one stack holds. */
  capacity?: number;
}

/** Where pieces can be. Without seats they stand on the place's own point. */
export interface Place {
  id: string;
  name: string;
  x: number;
  y: number;
  kind?: string;
  shape?: "area" | "box" | "disc" | "hex" | "square";
  /** Diameter, or width of a box. */
  size?: number;
  /** Height of a box; 0: as wide. */
  height?: number;
  glyphs?: string[];
  seats?: Seat[];
  group?: string;
  /** The area that lights up with the place. */
  area?: string;
  /** Whose label is placed first: 2 main cities, 1 larger places, 0 others. */
  rank?: number;
}

/** A line between two places. */
export interface Link {
  a: string;
  b: string;
  kind?: string;
  /** Waypoints from a to b; none: straight. */
  via?: Point[];
}

/** One hex, by its centre. A hex is a place too: its id may stand wherever a place's id may. */
export interface Hex {
  id: string;
  x: number;
  y: number;
  terrain: string;
  level?: number;
  name?: string;
  /** Another look of the same terrain, such as `orchard` for fields. */
  art?: string;
  glyphs?: string[];
  /** Whose half of the map it is at the start, where that is printed. */
  side?: string;
}

/** Something along one side of a hex, drawn once. `side` counts as in `corner`. */
export interface HexSide {
  hex: string;
  side: number;
  style: string;
}

/** Something that runs through hexes, as a line of points. */
export interface Road {
  points: Point[];
  style?: string;
}

/** A field of hexes. `size` is the distance from centre to corner; `x`, `y` the first centre. */
export interface Hexes {
  orientation: "flat" | "pointy";
  size: number;
  x: number;
  y: number;
  cells: Hex[];
  sides?: HexSide[];
  roads?: Road[];
}

/** What stands in words on a board: a message of the catalogs and what fills it. */
export interface Legend {
  id: string;
  args: Record<string, Plain>;
}

/** One box of a track. */
export interface TrackBox {
  id: string;
  label: string | Legend;
  glyph?: string;
  note?: Legend;
}

/**
 * A row of boxes with markers on it. Without a position it is drawn beside the map only.
 *
 * It is called what the message `track-ID` says.
 */
export interface Track {
  id: string;
  boxes: TrackBox[];
  at?: Point;
  /** Boxes in a row before the next row begins; 0: one row. */
  columns?: number;
}

/** A holding box off the map. A tray is a place too: its id may stand wherever a place's id may. */
export interface Tray {
  id: string;
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  side?: string;
  seats?: Seat[];
}

/** Lettering that belongs to no place. */
export interface Label {
  text: string;
  x: number;
  y: number;
  style?: string;
  angle?: number;
  /** How wide the letters are spaced out; 0: not. */
  spread?: number;
  /** What it names, where a language may have another name for it. */
  id?: string;
}

/** A line that belongs to no two places: a front as printed, a border, a sea zone's edge. */
export interface Line {
  id: string;
  points: Point[];
  style: string;
  closed?: boolean;
}

/** All that a client needs to draw the empty board. */
export interface Layout {
  width: number;
  height: number;
  ground?: GroundRef;
  /** Hints such as `relief`, `rivers`, `provinces`, `region-tints`, `control-cells`, `hex-codes`. */
  theme?: string[];
  areas?: Area[];
  places?: Place[];
  links?: Link[];
  hexes?: Hexes;
  tracks?: Track[];
  trays?: Tray[];
  labels?: Label[];
  lines?: Line[];
}

// --- frente.boards.counters ----------------------------------------------------------------------

/** The figures of one side of a counter. */
export interface Face {
  /** Factors in printed order, the first one shown when small: ("3", "1", "4"). */
  bottom?: string[];
  /** Text over the symbol where the echelon does not say it. */
  top?: string;
  /** Formation or id. */
  top_left?: string;
  /** Modifier, sign included. */
  top_right?: string;
  /** What stands between the factors: "-", "·" or a space. */
  joint?: string;
}

// --- frente.server.api ---------------------------------------------------------------------------

/** A match that is to begin. */
export interface NewMatchRequest {
  /** Who plays each seat: `me`, `friend` (who is invited) or `bot:NAME`. Not named: me. */
  seats?: Record<string, string>;
  game: string;
  scenario?: string | null;
  options?: Record<string, OptionValue>;
  /** The `[set]` table of a position file, in the game's own words. */
  position?: Record<string, Plain> | null;
  /** The only option is taken by the program. */
  auto?: boolean;
}

/** A position file that is to be read. */
export interface PositionText {
  /** A position file (TOML). */
  text: string;
}

/** A match that is to begin where another one stood. */
export interface BranchRequest {
  /** Who plays each seat: `me`, `friend` (who is invited) or `bot:NAME`. Not named: me. */
  seats?: Record<string, string>;
  /** The last ask not after this ply is where it begins. */
  ply: number;
}

/** Somebody takes the seat of an invitation. */
export interface ClaimRequest {
  invitation: string;
  /** The claimant's own, made at random: who repeats it gets the same link again. */
  claimant?: string;
}

/** A seat that nobody has claimed is offered anew. */
export interface InviteRequest {
  seat: string;
}

// --- frente.server.accounts ----------------------------------------------------------------------

/** An account that is to be. */
export interface SignUpRequest {
  /** 3 to 24 Latin letters, digits, - and _. */
  name: string;
  /** 8 characters or more. */
  password: string;
  /** Needed for a forgotten password and for notices. */
  mail?: string;
}

/** Somebody who has an account. */
export interface SignInRequest {
  name: string;
  password: string;
}

/** Where mail goes from now on. Empty: nowhere. */
export interface MailRequest {
  mail: string;
  password: string;
}

/** A new password for the old one. */
export interface PasswordRequest {
  password: string;
  new: string;
}

/** The account is to be forgotten: its password again. */
export interface DeleteRequest {
  password: string;
}

/** Somebody has forgotten a password, and gets a mail. */
export interface ResetRequest {
  mail: string;
}

/** A new password, with what the mail brought. */
export interface NewPasswordRequest {
  token: string;
  password: string;
}

/** What the mail brought: it has arrived. */
export interface ConfirmRequest {
  token: string;
}

/** A link that holds seats of a match. */
export interface HeldLink {
  match: string;
  link: string;
}

/** Links of this device, whose seats the account is to hold. */
export interface TakeRequest {
  links: HeldLink[];
}

/** What somebody wants to be told when it is their turn. */
export interface NoticeRequest {
  mail: "none" | "turn" | "daily";
  /** A webhook that takes what Discord takes; empty: none. */
  hook?: string;
}

/** The language that somebody reads. */
export interface LanguageRequest {
  /** Such as `es`; one that there are words in. */
  language: string;
}

/** A program is to play for the account. */
export interface TokenRequest {
  /** What it is for. */
  name: string;
}

// --- frente.server.devices -----------------------------------------------------------------------

/** A browser wants to be told of turns: what its PushManager gave it. */
export interface PushRequest {
  endpoint: string;
  /** p256dh, base64url. */
  key: string;
  /** base64url. */
  auth: string;
}

/** It wants so no more. */
export interface PushEndRequest {
  endpoint: string;
}

/** What a browser made of the options: a PublicKeyCredential as JSON. */
export interface PasskeyRequest {
  credential: Record<string, Plain>;
}

/** The same for a new one, with the account's password. */
export interface NewPasskeyRequest {
  credential: Record<string, Plain>;
  /** What it is called in the list. */
  name: string;
  password: string;
}

// --- frente.server.lessons -----------------------------------------------------------------------

/** A lesson that is to begin, at a step of it. */
export interface LessonRequest {
  /** Counted from 0. */
  step?: number;
}

// --- frente.server.lobby -------------------------------------------------------------------------

/** How much time everybody is to have, in seconds; see the shape `Pace`. */
export interface PaceRequest {
  kind: "live" | "days";
  /** For each stretch; live: 0. */
  per?: number;
  /** Beyond that, for the whole match. */
  bank: number;
  /** What the bank grows by with each stretch. */
  add?: number;
  /** Days that each may take off in all. */
  holidays?: number;
}

/** A table that is to be: what is played there, by whom, and where its maker sits. */
export interface TableRequest {
  game: string;
  scenario?: string | null;
  options?: Record<string, OptionValue>;
  /** Where the maker sits. Empty: by lot. */
  seat?: string;
  /** The computer's seats: `bot:NAME`. */
  bots?: Record<string, string>;
  /** Names. Empty: anybody may sit down. */
  invited?: string[];
  /** Anybody may watch the match. */
  watched?: boolean;
  /** The result counts for ratings: two people, no bots. */
  rated?: boolean;
  /** Null: nobody's time is counted. */
  pace?: PaceRequest | null;
}

/** Somebody sits down at a table. */
export interface SitRequest {
  /** Empty: the seat that is kept for me, or by lot. */
  seat?: string;
}

/** A draw is offered, or accepted; or not. */
export interface DrawRequest {
  /** False: the offer is declined or taken back. */
  offer: boolean;
}

/** A pause of the clock is wanted (while there is one, its end), or not any more. */
export interface PauseRequest {
  wanted: boolean;
}

/** Somebody takes days off. */
export interface HolidayRequest {
  days: number;
}

/** A standing order; see the shape `OrderCard`. */
export interface OrderRequest {
  ask: string;
  act: string;
  least?: number;
  only?: string[];
  but?: string[];
}

/** All orders that a seat is to have from now on. */
export interface OrdersRequest {
  seat: string;
  orders: OrderRequest[];
}

// --- frente.server.society -----------------------------------------------------------------------

/** Something to be noted for oneself. */
export interface NoteRequest {
  text: string;
  /** Where the match stood. */
  ply: number;
  /** In which turn. */
  turn?: number;
}

/** A note as it is to be now. Empty: it is gone. */
export interface NoteChange {
  text: string;
}

/** What is wrong, for those who look after the server. */
export interface ReportRequest {
  reason: string;
}

/** Somebody whose lines one does not want to read, or does again. */
export interface MuteRequest {
  name: string;
  muted: boolean;
}

/** What follows from a report. */
export interface SettleRequest {
  verdict: "none" | "warn" | "silence" | "close";
  /** For how long somebody says nothing. */
  days?: number;
  /** Of `warn` and `silence`: what the person reads. */
  remark?: string;
}

// --- frente.server.lab ---------------------------------------------------------------------------

/** A run that is to be played. */
export interface RunRequest {
  game: string;
  scenario?: string | null;
  options?: Record<string, OptionValue>;
  /** Two play each other, in each seat as often and on the same dice; one plays itself. */
  bots: string[];
  /** For each variant. */
  matches: number;
  seed?: string;
  /** Values to try by their names. Those of one table go together, tables are multiplied. */
  vary?: (Record<string, number[]>)[];
}

// --- frente.server.messages ----------------------------------------------------------------------

/**
 * The first message: `ply` and `version` of what was last seen (-1: nothing), and as which seat.
 *
 * `view` follows, or `delta` from that version.
 */
export interface Hello {
  type: "hello";
  id: string;
  ply?: number;
  version?: number;
  seat?: string | null;
}

/** Look as another of the link's seats (a shared screen was handed over). `view` follows. */
export interface Look {
  type: "look";
  id: string;
  seat: string;
}

/** Answer what the seat is asked. `done` or `refused` follows. */
export interface Answer {
  type: "answer";
  id: string;
  seat: string;
  token: string;
  ply: number;
  version?: number | null;
}

/** Take back the seat's last answer. `done` or `refused` follows. */
export interface Undo {
  type: "undo";
  id: string;
  seat: string;
  ply: number;
  version?: number | null;
}

/** Why is a token no answer, or why can nothing be done with the subjects? `why` follows. */
export interface Why {
  type: "why";
  id: string;
  seat: string;
  token?: string | null;
  subjects?: string[] | null;
}

/** What may follow from an answer, or from what is chosen so far (`picks`). `odds` follows. */
export interface OddsOf {
  type: "odds";
  id: string;
  seat: string;
  token?: string | null;
  picks?: string[] | null;
}

/** What would an answer cost beyond the usual, with those that follow in one gesture? `weigh` follows. */
export interface Weigh {
  type: "weigh";
  id: string;
  seat: string;
  token: string;
  then?: string[];
}

/** Where can these pieces go? `reach` follows. */
export interface ReachOf {
  type: "reach";
  id: string;
  seat: string;
  pieces: string[];
}

/**
 * Several answers in order, taken back together. It stops before what is final or refused.
 *
 * `answers` follows with how many were done.
 */
export interface Answers {
  type: "answers";
  id: string;
  seat: string;
  tokens: string[];
  ply: number;
  version?: number | null;
}

/** What a place sees, and why it does not see another. `sight` follows. */
export interface SightOf {
  type: "sight";
  id: string;
  origin: string;
  target?: string | null;
}

/** Give up. `done` or `refused` follows. */
export interface Resign {
  type: "resign";
  id: string;
  seat: string;
}

/** Say something to the other players; who watches, to others who watch. `done` or `refused` follows. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  /** As which of the link's seats; null: its first. */
  seat?: string | null;
}

/** What was said up to now has been read. `done` follows. */
export interface Heard {
  type: "heard";
  id: string;
}

/** Everything: the client forgets what it had. `seat` is who it looks as (null: a spectator). */
export interface Whole {
  type: "view";
  ply: number;
  version: number;
  seat: string | null;
  view: View;
  ask: AskOrWaiting;
  events: Event[];
  seats: SeatHolder[];
  result: Result | null;
}

/**
 * What is different since version `since`, which is the one the client has.
 *
 * Events numbered `events_from` and up are dropped, then `events` are added.
 */
export interface Delta {
  type: "delta";
  since: number;
  ply: number;
  version: number;
  seat: string | null;
  /** What to put where in the view, or to take away from it: docs/protocol.md, Changes. */
  changes: [string[], Plain?][];
  ask: AskOrWaiting;
  events_from: number;
  events: Event[];
  result: Result | null;
}

/** It is stored; the `view` or `delta` with that version follows, or came already. */
export interface Done {
  type: "done";
  re: string;
  ply: number;
  version: number;
}

/** A message was not done, nothing was changed; `re` is empty where it had no readable id. */
export interface RefusedMessage {
  type: "refused";
  re: string;
  kind: Kind;
  text: string;
  refusal: Refusal | null;
}

/** The reasons, in the order of the rulebook; none: it is allowed. */
export interface WhyReply {
  type: "why";
  re: string;
  reasons: Refusal[];
}

/** The odds and the whole battle; null where no dice follow. For `picks` there is only the battle. */
export interface OddsReply {
  type: "odds";
  re: string;
  odds: Odds | null;
  battle: Battle | null;
}

/** What the answer would cost, and why it is given by the main button alone (empty: it is not). */
export interface WeighReply {
  type: "weigh";
  re: string;
  caution: Warning | null;
  final: "" | "dice" | "reveal" | "turn" | "cost";
  /** Why those that follow it cannot all be given; null: they can, or none were told. */
  stop: Refusal | null;
}

/** The places that all of them reach, each with the answers that lead there; the slowest of the pieces. */
export interface ReachReply {
  type: "reach";
  re: string;
  places: Record<string, Route>;
  slowest: string;
  /** Places where each of them could go, but not all: what stops the rest. */
  barred: Record<string, Refusal>;
  /** By verb: what one of them may do and then no other, with the reason. */
  alone: Record<string, Refusal>;
}

/** So many of the answers are stored; why it went no further (null: all were done, or dice come next). */
export interface AnswersReply {
  type: "answers";
  re: string;
  done: number;
  ply: number;
  version: number;
  refusal: Refusal | null;
}

/** What others did since the seat's last answer: told with the ask that ends it. */
export interface Story {
  type: "story";
  since: number;
  to: number;
  seat: string;
  steps: StoryStep[];
  summary: Change[];
}

/**
 * The places seen from `origin`, and why `target` is not among them (null: it is).
 *
 * `reason.message.args.at` is the place that blocks.
 */
export interface SightReply {
  type: "sight";
  re: string;
  origin: string;
  seen: string[];
  target: string | null;
  reason: Refusal | null;
}

/** A bot is at it. */
export interface Thinking {
  type: "thinking";
  seat: string;
  bot: string;
}

/** What is agreed on beside the board has changed: the seats that offer a draw. */
export interface TermsTold {
  type: "terms";
  draws: string[];
}

/** How the clock stands at this moment. It comes after the view, and when it was stopped or set going. */
export interface ClockTold {
  type: "clock";
  clock: ClockCard;
}

/** A standing order of the seat has answered; only its holder is told so. */
export interface OrderCarried {
  type: "ordered";
  seat: string;
  ask: string;
  act: string;
  ply: number;
}

/** Somebody has said something that you may read. */
export interface Said {
  type: "said";
  line: TalkLine;
}

/** Who is online: told at once to who comes, a little later and together to the others. */
export interface Presence {
  type: "presence";
  seats: Record<string, boolean>;
  watching: number;
}

/** Something broke on the server. The match stands where it stood. */
export interface Fault {
  type: "fault";
  text: string;
  code: string;
}
