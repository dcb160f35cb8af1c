// What the server tells the page, as TypeScript. docs/protocol.md is the contract.

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

export interface Message {
  id: string;
  args?: Record<string, Plain>;
}

export interface Refusal {
  rule: string;
  message: Message;
}

// --- layout ------------------------------------------------------------------------------------
export type Point = [number, number];

export interface GroundRef {
  name: string;
  scale?: number;
  x?: number;
  y?: number;
}

export interface Area {
  id: string;
  name?: string;
  polygons?: Point[][];
  shapes?: string[];
  group?: string;
  tint?: string;
  code?: string;
  label?: Point;
  beyond?: string[];
}

export interface Seat {
  id: string;
  dx: number;
  dy: number;
  side?: string;
  name?: string;
  capacity?: number;
}

export interface Place {
  id: string;
  name: string;
  x: number;
  y: number;
  kind?: string;
  shape?: "disc" | "box" | "hex" | "area" | "square";
  size?: number;
  height?: number;
  glyphs?: string[];
  seats?: Seat[];
  group?: string;
  area?: string;
  rank?: number;
}

export interface Link {
  a: string;
  b: string;
  kind?: string;
  via?: Point[];
}

export interface Hex {
  id: string;
  x: number;
  y: number;
  terrain: string;
  level?: number;
  name?: string;
  art?: string;
  glyphs?: string[];
  side?: string;
}

export interface Hexes {
  orientation: "pointy" | "flat";
  size: number;
  x: number;
  y: number;
  cells: Hex[];
  sides?: { hex: string; side: number; style: string }[];
  roads?: { points: Point[]; style?: string }[];
}

export interface TrackBox {
  id: string;
  label: string;
  glyph?: string;
  note?: string;
}

export interface Track {
  id: string;
  name: string;
  boxes: TrackBox[];
  at?: Point;
  columns?: number;
}

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

export interface Label {
  text: string;
  x: number;
  y: number;
  style?: string;
  angle?: number;
  spread?: number;
}

export interface Line {
  id: string;
  points: Point[];
  style: string;
  closed?: boolean;
}

export interface Layout {
  width: number;
  height: number;
  ground?: GroundRef;
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

// --- view --------------------------------------------------------------------------------------
export interface Face {
  bottom?: string[];
  top?: string;
  top_left?: string;
  top_right?: string;
  joint?: string;
}

export interface Piece {
  id: string;
  side: string;
  symbol?: string;
  name?: string;
  band?: string;
  code?: string;
  echelon?: string;
  faces?: Face[];
  face?: number;
  steps?: number;
  full_steps?: number;
  marks?: string[];
  facing?: number | null;
  scale?: number;
  hidden?: boolean;
  place: string;
  seat?: string;
  stack?: string;
  order?: number;
}

export interface Stack {
  id: string;
  side: string;
  place: string;
  seat?: string;
  label?: string;
  name?: Message | null;
  marks?: string[];
}

export interface Card {
  id: string;
  title: string;
  side?: string;
  corner?: string;
  lines?: Message[];
  text?: Message | null;
  kind?: string;
  marks?: string[];
}

export interface CardZone {
  id: string;
  label: Message;
  count: number;
  top?: Card | null;
  side?: string;
  /** Those that lie open, where they are worth reading. */
  cards?: Card[];
}

export interface Overlay {
  id: string;
  label: Message;
  places?: string[];
  bad?: string[];
  lines?: [string, string][];
}

export interface Status {
  id: string;
  label: Message;
  value: string;
  side?: string;
  of?: number | null;
}

export interface View {
  turn?: { number: number; of?: number; label?: Message | null; phase?: Message | null; active?: string };
  status?: Status[];
  pieces?: Piece[];
  stacks?: Stack[];
  places?: Record<string, { control?: string; marks?: string[]; note?: Message | null }>;
  areas?: Record<string, { control?: string }>;
  tracks?: Record<string, { markers: { id: string; box: string; side?: string; label?: string }[] }>;
  cards?: { hand?: Card[]; zones?: CardZone[] };
  overlays?: Overlay[];
  battle?: { place: string; attacker: string[]; defender: string[] } | null;
}

// --- asks, events, odds ------------------------------------------------------------------------
export interface Option {
  token: string;
  verb: string;
  subjects: string[];
  label: Message;
  /** Its words tell of a loss: they are shown before it is taken. */
  warns?: boolean;
}

/** An option as it is told: what follows from its token and the prompt is left out. */
export type ToldOption = Pick<Option, "token"> & Partial<Option>;

export interface Ask {
  seat: string;
  kind: string;
  rule: string;
  prompt: Message;
  commits: boolean;
  /** Others choose at the same time, unseen. */
  sealed: boolean;
  undo: Refusal | null;
  options: Option[];
}

export interface Waiting {
  waiting: string[];
  kind: string;
  rule: string;
  prompt: Message | null;
  undo: Refusal | null;
}

export interface Event {
  n: number;
  ply: number;
  kind: string;
  rule: string;
  message: Message;
  dice?: number[] | null;
  subjects?: string[];
}

export interface Odds {
  title: Message;
  lines: { label: Message; value: string; rule?: string }[];
  outcomes: { label: Message; chance: number; good?: number }[];
  notes?: Message[];
}

/** An ask as it is told (see `options.ts`). */
export type ToldAsk = Omit<Ask, "options"> & { options: ToldOption[] };

export const isAsk = <A extends { options: ToldOption[] }>(ask: A | Waiting | null | undefined): ask is A => !!ask && "options" in ask;

// --- games and matches ---------------------------------------------------------------------------
export type OptionValue = boolean | number | string;

export interface GameCard {
  slug: string;
  title: string;
  playable: boolean;
  facts: Record<string, Plain>;
}

export interface Scenario {
  id: string;
  name: Message;
  about: Message | null;
  turns: number;
  source: string;
  seats: string[];
}

export interface OptionSpec {
  id: string;
  rule: string;
  values: OptionValue[];
  default: OptionValue;
  only: string[];
}

export interface Rule {
  id: string;
  text: string;
  kind: string;
  chapter: string;
}

export interface Catalog {
  slug: string;
  title: string;
  version: number;
  facts: Record<string, Plain>;
  hides: boolean;
  /** One may ask what a place sees. */
  sight: boolean;
  /** How a match stands can be written as a position file. */
  positions: boolean;
  seats: string[];
  scenarios: Scenario[];
  options: OptionSpec[];
  bots: string[];
  names: Record<string, string>;
  words: Record<string, string>;
  theme: Record<string, Plain>;
}

export interface SeatHolder {
  seat: string;
  who: string;
  yours: boolean;
  online: boolean;
  /** False: the seat was offered, and nobody has claimed it yet. */
  joined: boolean;
}

export interface Result {
  winners: string[];
  rule: string;
  message: Message;
  score: Record<string, number>;
}

export interface MatchCard {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, OptionValue>;
  seats: SeatHolder[];
  yours: string[];
  ply: number;
  version: number;
  turn: View["turn"] | null;
  waiting: string[];
  result: Result | null;
  commitment: string;
  created: string;
  changed: string;
  kind: "play" | "upload";
  origin: { match: string; ply: number } | null;
  /** It began with a position that somebody arranged. */
  arranged: boolean;
  open: boolean;
}

export interface NewLink {
  link: string;
  seats: string[];
}

export interface NewInvitation {
  invitation: string;
  seats: string[];
}

export interface NewMatch {
  match: MatchCard;
  mine: NewLink;
  invitations: NewInvitation[];
  watch: NewLink;
}

/** What somebody is invited to, before it is claimed. */
export type InvitationCard = Pick<MatchCard, "game" | "title" | "scenario" | "options" | "origin" | "arranged"> & { match: string; seats: string[] };

/** A claimed seat. */
export type Joined = Pick<NewMatch, "match" | "mine">;

/** What a position file says; `position` goes into the request for a new match. */
export interface PositionCard {
  title: string;
  game: string;
  scenario: string;
  options: Record<string, OptionValue>;
  position: Record<string, unknown>;
}

export interface Moment {
  ply: number;
  last: number;
  seat: string | null;
  view: View;
  ask: ToldAsk | Waiting;
  events: Event[];
  result: Result | null;
}

export interface Tick {
  ply: number;
  to: number;
  seat: string;
  kind: string;
  rule: string;
  turn: number;
  token: string | null;
  message: Message | null;
  events: string[];
  values: Record<string, number> | null;
}

export interface Timeline {
  start: number;
  ticks: Tick[];
}

export interface Verdict {
  fair: boolean;
  proven: number;
  forced: number;
  text: string;
}

export interface Problem {
  kind: string;
  text: string;
  refusal: Refusal | null;
}

// --- live messages -------------------------------------------------------------------------------
export type Told =
  | { type: "view"; ply: number; version: number; seat: string | null; view: View; ask: ToldAsk | Waiting; events: Event[]; seats: SeatHolder[]; result: Result | null }
  | {
      type: "delta";
      since: number;
      ply: number;
      version: number;
      seat: string | null;
      changes: [string[], unknown?][];
      ask: ToldAsk | Waiting;
      events_from: number;
      events: Event[];
      result: Result | null;
    }
  | { type: "done"; re: string; ply: number; version: number }
  | { type: "refused"; re: string; kind: string; text: string; refusal: Refusal | null }
  | { type: "why"; re: string; reasons: Refusal[] }
  | { type: "odds"; re: string; odds: Odds | null }
  | { type: "sight"; re: string; origin: string; seen: string[]; target: string | null; reason: Refusal | null }
  | { type: "thinking"; seat: string; bot: string }
  | { type: "presence"; seats: Record<string, boolean>; watching: number }
  | { type: "fault"; text: string; code: string };
