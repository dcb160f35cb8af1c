"""What clients are told, as types. From them are made the OpenAPI, the page's types and the tables of
docs/protocol.md (`python -m tools.protocol --write`), and the contract tests hold the games to them.

What games give (views, layouts) is plain data; it is not converted on its way out, only described here. A
board and a counter are described by their own dataclasses (frente.boards), which leave out what is at its
default. `Any` is plain JSON.
"""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from frente.boards.counters import Counter
from frente.boards.layout import Layout

OptionValue: TypeAlias = bool | int | str


class Message(msgspec.Struct):
    """A sentence of the catalogs and what fills it."""

    id: str
    args: dict[str, Any]
    """A text that is a key of the catalog's `names` is shown by its name, a list with commas."""


class Refusal(msgspec.Struct):
    """Why not: the rule and a sentence `no-<text>`."""

    rule: str
    message: Message


# --- games ------------------------------------------------------------------------------------------------


class GameCard(msgspec.Struct):
    """A game on the home page. `playable` is false for one that is not installed."""

    slug: str
    title: str
    playable: bool
    facts: dict[str, Any]
    """What is known of designer, players, minutes, complexity (1 to 5), scale, year, publisher."""


class GameList(msgspec.Struct):
    """The games, playable ones first."""

    games: list[GameCard]
    lab: bool
    """There is a lab here."""


class ScenarioCard(msgspec.Struct):
    """What a match can begin with."""

    id: str
    name: Message
    about: Message | None
    turns: int
    source: str
    """`rulebook`, `public` or `made`: where the set-up comes from."""
    seats: list[str]
    """Its seats by default options."""


class OptionCard(msgspec.Struct):
    """An optional or variant rule."""

    id: str
    rule: str
    values: list[OptionValue]
    default: OptionValue
    only: list[str]
    """The scenarios that have it; none: all."""


class Rule(msgspec.Struct):
    """A rule in our own words."""

    id: str
    text: str
    kind: str
    chapter: str
    example: str
    """What to try in the position that shows it; empty where there is none."""
    tries: str
    """The answer to try there; empty where looking is enough."""
    ring: list[str]
    """What to look at there, as in a LessonStep; of what is tried the ring follows by itself."""
    shows: str
    """How the rule shows itself then: refused, event, odds, asked, holds; empty without an example."""


class ActCard(msgspec.Struct):
    """Something that an order may answer; its words are `order-ASK-ID`."""

    id: str
    measured: bool
    """The order may ask a least of what is likely to come of it."""


class ReactionCard(msgspec.Struct):
    """A kind of ask that standing orders can be left for; its words are `order-ASK`."""

    ask: str
    acts: list[ActCard]
    subject: bool
    """It is about a place or a thing: an order may hold for some of these only, or for all but some."""
    measure: Literal["", "steps", "chance"]
    """What is measured: steps that are likely lost, or the chance in 100 of a good end."""


class Catalog(msgspec.Struct):
    """All that a client needs to know of a game before a match."""

    slug: str
    title: str
    version: int
    """Of its rules."""
    facts: dict[str, Any]
    """As in its GameCard."""
    hides: bool
    """Seats cannot see everything: a shared screen must be handed over."""
    sight: bool
    """One may ask what a place sees."""
    positions: bool
    """How a match stands can be written as a position file."""
    seats: list[str]
    """Those of the first scenario by default options."""
    scenarios: list[ScenarioCard]
    options: list[OptionCard]
    bots: list[str]
    reactions: list[ReactionCard]
    """What standing orders can be left for."""
    names: dict[str, str]
    """How ids are shown."""
    words: dict[str, str]
    """The Fluent catalog of one language, by its name: the game's own messages and the common ones."""
    theme: dict[str, Any]
    """Hints for the looks of it."""


class RuleList(msgspec.Struct):
    """The rules of a game, or those that were searched for."""

    rules: list[Rule]


# --- lessons ----------------------------------------------------------------------------------------------


class LessonCard(msgspec.Struct):
    """A lesson as a list shows it."""

    id: str
    title: str
    goal: str
    """What one can do afterwards."""
    minutes: int
    seat: str
    """Who learns."""
    steps: int
    match: str
    """The scenario that is played after it, against the lowest level; mostly empty."""


class LessonList(msgspec.Struct):
    """The lessons of a game, in order."""

    lessons: list[LessonCard]


class Act(msgspec.Struct):
    """Something that the reader does: an answer, or one that is to be refused."""

    token: str
    at: int
    """How many answers of the line lie before it."""
    refused: bool


class LessonStep(msgspec.Struct):
    """What is said, what to look at, what to do; nothing to do: read it and go on."""

    heading: str
    say: str
    rule: str
    ring: list[str]
    """Ids of places, pieces, stacks and cards; `@prompt`, `@main`, `@hand`, `@log`, `@aims`, `@facts`."""
    acts: list[Act]
    free: list[str]
    """All answers that are praised in the place of the last act."""
    ends: int
    """So many answers of the line are given when the step is over."""
    stop: bool
    """The last act is not to be given: the board stays as it is."""


class LessonTold(msgspec.Struct):
    """A whole lesson."""

    id: str
    title: str
    goal: str
    minutes: int
    seat: str
    match: str
    steps: list[LessonStep]
    dice: bool
    """Dice fall in it, as it has them."""


# --- puzzles ----------------------------------------------------------------------------------------------


class PuzzleCard(msgspec.Struct):
    """A puzzle as a list shows it."""

    game: str
    id: str
    title: str
    """What is asked."""
    seat: str
    """Who is to find the answer."""


class PuzzleList(msgspec.Struct):
    """The puzzles of a game."""

    puzzles: list[PuzzleCard]


class DailyPuzzle(msgspec.Struct):
    """The puzzle of the day."""

    day: str
    """By universal time."""
    puzzle: PuzzleCard | None
    """Null: the server has none."""


# --- what a seat sees -------------------------------------------------------------------------------------


class Turn(msgspec.Struct):
    """Where the match is in its sequence of play."""

    number: int
    of: int | None
    label: Message
    phase: Message
    active: str
    """The side whose turn it is, or empty."""


class Status(msgspec.Struct):
    """A figure that is always in sight: points, resources, will."""

    id: str
    label: Message
    value: str | Message
    """A figure, or a word."""
    side: str
    """Whose it is, or empty."""
    of: int | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Piece(Counter):
    """A counter with where it is. A hidden one tells its side, and nothing else that tells it apart."""

    place: str
    """A place, a hex or a tray."""
    seat: str
    """A named seat of the place; empty where it has none."""
    stack: str
    """The stack it belongs to, or empty."""
    order: int
    """0 is on top."""


class Stack(msgspec.Struct):
    """Pieces that are chosen and moved as one."""

    id: str
    side: str
    place: str
    seat: str
    label: str
    name: Message | None
    marks: list[str]


class PlaceState(msgspec.Struct):
    """What changes of a place in play."""

    control: str
    """A side, `contested` or empty."""
    marks: list[str]
    note: Message | None = None


class AreaState(msgspec.Struct):
    """What changes of an area in play."""

    control: str
    """A side, `contested` or empty."""


class Marker(msgspec.Struct):
    """A marker on a track."""

    id: str
    box: str
    side: str
    label: str | Message
    """What is printed on it."""


class TrackState(msgspec.Struct):
    """What lies on a track."""

    markers: list[Marker]


class Card(msgspec.Struct):
    """A card as somebody sees it who may read it."""

    id: str
    title: str
    side: str
    corner: str
    """What stands in its corner: its points."""
    lines: list[Message]
    text: Message | None
    kind: str
    marks: list[str]


class CardZone(msgspec.Struct):
    """A deck or a pile: how many cards, and which of them are seen."""

    id: str
    label: Message
    count: int
    side: str
    top: Card | None = None
    cards: list[Card] = []
    """Those that lie open, where they are worth reading."""


class Cards(msgspec.Struct):
    """The cards of the seat that looks, and the piles on the table."""

    hand: list[Card]
    zones: list[CardZone]


class Overlay(msgspec.Struct):
    """Something to be shown over the map when it is asked for, such as supply."""

    id: str
    label: Message
    places: list[str]
    bad: list[str]
    """Places in trouble."""
    lines: list[tuple[str, str]]
    """From place to place."""


class Fight(msgspec.Struct):
    """Where a battle is under way, and who fights in it, by piece."""

    place: str
    attacker: list[str]
    defender: list[str]


class SumLine(msgspec.Struct):
    """One term of a side's sum; `of` are the pieces it comes from."""

    label: Message
    value: str
    """As it is written, sign included."""
    rule: str
    kind: Literal["base", "shift", "die", "divide", "card"]
    of: list[str]


class Chart(msgspec.Struct):
    """A printed table. `cells` are its rows; what is lit is told by position."""

    label: Message
    across: list[str]
    down: list[str]
    cells: list[list[str]]
    base: int | None
    """The column before shifts."""
    column: int | None
    """The column after them."""
    row: int | None
    """The row of the die, once it has fallen."""


class ChartList(msgspec.Struct):
    """The printed tables of a game: figures, and words whose message is `cell-WORD`."""

    charts: list[Chart]


class Unknown(msgspec.Struct):
    """How strong pieces may be that the seat cannot see."""

    least: int
    most: int


class Side(msgspec.Struct):
    """One of those who fight."""

    seat: str
    role: Message
    rolls: bool
    pieces: list[str]
    out: list[str]
    """Pieces of the place that take no part."""
    unknown: Unknown | None
    strength: str
    sum: list[SumLine]
    chart: Chart | None
    dice: list[int] | None


class Outcome(msgspec.Struct):
    """What may come of it."""

    label: Message
    chance: float
    """0 to 1."""
    good: float
    """How good it is for who answers, -1 to 1."""


class Case(msgspec.Struct):
    """Every outcome; several cases where the strength of the defenders is not known."""

    label: Message | None
    outcomes: list[Outcome]


class BattleStep(msgspec.Struct, rename={"origin": "from"}):
    """One thing that came of it, in order."""

    kind: Literal["dice", "inflict", "loss", "retreat", "advance", "morale", "track", "note"]
    message: Message
    rule: str
    seat: str
    pieces: list[str]
    origin: str
    to: str
    waits: str | None
    """The seat that has still to choose."""
    n: int | None
    """Its event."""


class Battle(msgspec.Struct, rename={"origin": "from"}):
    """A fight: what would be fought if the dice fell now, or what came of it."""

    id: str
    """Empty before the dice."""
    state: Literal["forming", "ready", "rolled", "settled"]
    kind: str
    title: Message
    rule: str
    place: str
    origin: list[str]
    needs: Message | None
    """What must still be chosen."""
    sides: list[Side]
    cases: list[Case]
    follows: list[Message]
    steps: list[BattleStep]
    verdict: Message | None
    plies: tuple[int, int]
    """How far the journal had come at its first event and at its last."""


class Part(msgspec.Struct):
    """One of the things that an aim is made of."""

    label: Message
    done: bool
    subjects: list[str]


class Aim(msgspec.Struct):
    """One way in which the match ends for `seat`: so much `now` of what it takes (`need`)."""

    id: str
    seat: str
    end: Literal["win", "lose", "draw"]
    label: Message
    rule: str
    now: float
    need: float
    tested: Message
    """When it is looked at."""
    sudden: bool
    """The match ends there and then."""
    at_most: bool
    """It is met where there is no more than `need`."""
    parts: list[Part]
    places: list[str]
    from_turn: int | None
    to_turn: int | None
    open: bool
    """False: it cannot come about any more, or does not count yet."""


class Cost(msgspec.Struct):
    """What it costs, with its sign."""

    label: Message
    value: str


class Warning(msgspec.Struct):
    """What threatens, or what an answer would bring about. It never forbids."""

    id: str
    seat: str
    """Whom it concerns."""
    level: Literal["note", "care", "danger"]
    message: Message
    rule: str
    subjects: list[str]
    cure: Message | None
    """What would help."""
    cost: list[Cost]


class LessonAt(msgspec.Struct):
    """How far a lesson has come."""

    at: int | None
    """So many answers of its line are given; null: another was given, and the match goes its own way."""
    praised: bool
    """That other answer was as good."""


class WeighedAnswer(msgspec.Struct):
    """An answer to a puzzle, and what the dice bring after it."""

    token: str
    label: Message
    rolls: bool
    worth: float
    """Each outcome by its chance and by how good it is for the seat, from -1 to 1; 0: nothing is rolled."""
    well: float
    badly: float


class PuzzleTell(msgspec.Struct):
    """A line of the sum in which the best answer to a puzzle and the next best differ."""

    label: Message
    best: str
    second: str


class PuzzleJudged(msgspec.Struct):
    """How good the answer to a puzzle was."""

    chosen: str
    best: str
    second: str
    """The next best."""
    tells: list[PuzzleTell]
    """Why the best is better than that."""
    answers: list[WeighedAnswer]
    """All that could be answered, the best first."""


class View(msgspec.Struct):
    """What a seat, or a spectator, may see."""

    turn: Turn
    status: list[Status]
    pieces: list[Piece]
    stacks: list[Stack]
    places: dict[str, PlaceState]
    areas: dict[str, AreaState]
    tracks: dict[str, TrackState]
    """By the layout's ids, as are places and areas."""
    cards: Cards
    overlays: list[Overlay]
    battle: Fight | None
    """The battle that is under way, to be marked on the map."""
    battles: list[Battle] = []
    """The latest battles, the newest last: each stays while others follow it."""
    aims: list[Aim] = []
    """How everybody can win and lose, as far as the seat may know."""
    warnings: list[Warning] = []
    """What threatens the seat that looks; where nothing is hidden, what threatens any seat."""
    lesson: LessonAt | None = None
    """In a match of the kind `lesson`."""
    puzzle: PuzzleJudged | None = None
    """In a match of the kind `puzzle`, once it is answered."""


class Price(msgspec.Struct):
    """So much of a purse."""

    of: str
    amount: int


class Choice(msgspec.Struct):
    """An option: one legal answer. What is left out follows from the token and the prompt."""

    token: str
    verb: str | UnsetType = UNSET
    """Left out: the token's first word."""
    subjects: list[str] | UnsetType = UNSET
    """The things it names. Left out: the token's other words, each up to a colon."""
    label: Message | UnsetType = UNSET
    """Left out: `do-<verb>`. Its arguments add to the prompt's and to the other words as `a`, `b`, `c`..."""
    warns: bool | UnsetType = UNSET
    """Its words tell of a loss: they are shown before it is taken."""
    final: Literal["dice", "reveal", "turn", "cost"] | UnsetType = UNSET
    """Why it is given by the main button alone: it cannot be taken back, or is paid. Left out: it is not."""
    price: list[Price] | UnsetType = UNSET
    """What it costs, out of the ask's purse."""
    brings: Message | UnsetType = UNSET
    """What is had for it."""
    stock: int | UnsetType = UNSET
    """How many of it are left. Left out: only the purse bounds them."""


class Absent(msgspec.Struct):
    """A button that is not there: its words, why not, and what to point at to have it."""

    verb: str
    label: Message
    why: Refusal
    cure: list[str]
    price: list[Price] | UnsetType = UNSET
    """It is a line of the price list, not a button."""


class Purse(msgspec.Struct):
    """What there is to pay with."""

    id: str
    label: Message
    have: int


class Count(msgspec.Struct):
    """Something that a set is counted by; `limit` is the most it may come to."""

    id: str
    label: Message
    limit: int | None
    value: dict[str, int]


class Choose(msgspec.Struct):
    """A set is wanted: how many of which things."""

    least: int
    most: int
    of: list[str]
    counts: list[Count]


class Ask(msgspec.Struct):
    """What is wanted of the seat that looks."""

    seat: str
    kind: str
    rule: str
    prompt: Message
    commits: bool
    """The answer is given by the primary button, not at once."""
    sealed: bool
    """Others choose at the same time; nobody sees another's choice before all have chosen."""
    undo: Refusal | None
    """Null where the seat can take back its last answer, else why not."""
    options: list[Choice]
    absent: list[Absent] = []
    """Buttons that somebody will look for and that are not there now."""
    purse: list[Purse] = []
    choose: Choose | None = None
    """The set that is wanted, where one is."""


class Waiting(msgspec.Struct):
    """Somebody else must answer."""

    waiting: list[str]
    """The seats that are asked; none: the match is over."""
    kind: str
    rule: str
    prompt: Message | None
    """Not told in a game that hides things."""
    undo: Refusal | None


def one_of(*shapes: type, many: bool = False, none: bool = False) -> msgspec.Meta:
    """Describes plain data by shapes, where it is sent without being converted."""
    kinds: list[dict[str, Any]] = [{"$ref": f"#/components/schemas/{shape.__name__}"} for shape in shapes]
    if none:
        kinds.append({"type": "null"})
    schema = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
    return msgspec.Meta(extra_json_schema={"type": "array", "items": schema} if many else schema)


AskOrWaiting: TypeAlias = Annotated[Any, one_of(Ask, Waiting)]


class Event(msgspec.Struct):
    """Something that happened; a line of the log."""

    n: int
    """Its number in the log, from 0."""
    ply: int
    """How many entries the journal had when it happened."""
    kind: str
    rule: str
    message: Message
    dice: list[int] | None
    subjects: list[str]
    """The things it names, to be lit up where they are on the board."""
    battle: str | None = None
    """The battle that it belongs to: `GET /api/matches/{id}/battles/{n}`."""
    verdict: Message | UnsetType = UNSET
    """What the battle has come to by now, in one line: on the last of its events."""


class Result(msgspec.Struct):
    """How a match ended."""

    winners: list[str]
    """Several where they are allied; none: a draw."""
    rule: str
    message: Message
    score: dict[str, float]


class OddsLine(msgspec.Struct):
    """One term of the sum that the dice are read by."""

    label: Message
    value: str
    """As it is written, sign included."""
    rule: str


class Odds(msgspec.Struct):
    """What follows from an answer, before the dice are rolled."""

    title: Message
    lines: list[OddsLine]
    outcomes: list[Outcome]
    notes: list[Message]


class Trail(msgspec.Struct):
    """Pieces that went one way."""

    pieces: list[str]
    path: list[str]
    kind: Literal["move", "retreat", "advance", "enter", "leave", "rail", "sea", "air"]


class Arrow(msgspec.Struct, rename={"origin": "from"}):
    """An attack, fire or a flight."""

    origin: str
    to: str
    kind: Literal["attack", "fire", "air"]


class StoryStep(msgspec.Struct):
    """One action of somebody: a stack's move, a battle, a card."""

    n: int
    plies: tuple[int, int]
    seat: str
    kind: Literal["move", "battle", "card", "place", "build", "roll", "track", "control", "hidden", "other"]
    message: Message
    rule: str
    trails: list[Trail]
    arrows: list[Arrow]
    card: Card | None
    battle: str | None
    dice: list[int]
    changes: list[Any]
    """What it changed of the view's pieces, stacks, places and tracks, as in a `delta`."""


class Change(msgspec.Struct):
    """One thing that is otherwise than before."""

    kind: Literal["place", "loss", "gain", "track", "threat", "card"]
    message: Message
    subjects: list[str]
    good: float
    """For the seat that it is told to, -1 to 1."""
    before: str
    after: str


class StoryTold(msgspec.Struct):
    """What was done between two plies, as a seat saw it, and what it came to."""

    since: int
    to: int
    seat: str
    steps: list[StoryStep]
    summary: list[Change]


class Task(msgspec.Struct):
    """Something to do in the first turn."""

    message: Message
    subjects: list[str]
    rule: str


class Briefing(msgspec.Struct):
    """What a player should know before the first answer."""

    about: list[Message]
    aims: list[Aim]
    first: list[Task]
    lesson: str | None


class Advice(msgspec.Struct):
    """What a bot would do in a seat's place, and why."""

    ply: int
    seat: str
    bot: str
    token: str
    label: Message
    said: list[Message]
    """Why: what was hoped for, what decided, what was given up, which answer is expected."""


class Reason(msgspec.Struct):
    """Why a bot gave the last answer that it weighed, as far as everybody may know."""

    seat: str
    ply: int
    said: list[Message]


class Reasons(msgspec.Struct):
    """Of every bot that has weighed an answer."""

    reasons: list[Reason]


class Route(msgspec.Struct):
    """How pieces come to a place: by these answers, in order. Empty figures are not known."""

    path: list[str]
    tokens: list[str]
    cost: str
    left: str
    stops: bool
    """They go no further from there."""
    final: Literal["", "reveal", "turn"]
    """The last answer shows something to others or ends the turn: it is given by the main button."""


# --- matches ----------------------------------------------------------------------------------------------


class PositionCard(msgspec.Struct):
    """What a position file says; `position` goes into the request for a new match."""

    title: str
    game: str
    scenario: str
    options: dict[str, OptionValue]
    position: dict[str, Any]


class SeatHolder(msgspec.Struct):
    """Who plays a seat."""

    seat: str
    who: str
    """`person` or `bot:NAME`."""
    yours: bool
    """The link holds it."""
    online: bool
    joined: bool
    """False: the seat was offered, and nobody has claimed it yet."""
    name: str | None
    """Of the person who holds it by an account."""


class Origin(msgspec.Struct):
    """The match and ply that a branch was taken from."""

    match: str
    ply: int


class MatchCard(msgspec.Struct):
    """A match as a list shows it and as its page needs it to begin."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, OptionValue]
    seats: list[SeatHolder]
    yours: list[str]
    """The seats that the link holds."""
    ply: int
    """The length of the journal."""
    version: int
    """Grows with every change, also with an undo, which makes the journal shorter."""
    turn: Turn | None
    waiting: list[str]
    result: Result | None
    commitment: str
    """SHA-256 of the seed of its dice."""
    created: str
    changed: str
    kind: Literal["play", "upload", "lesson", "try", "puzzle"]
    origin: Origin | None
    arranged: bool
    """It did not begin with the scenario's set-up but with a position that somebody arranged."""
    open: bool
    """Everything may be seen: the match is over, or it came as a file."""


class NewLink(msgspec.Struct):
    """A link is told once, when it is made; the server keeps only its hash."""

    link: str
    seats: list[str]


class NewInvitation(msgspec.Struct):
    """An invitation is told once, to whoever made the match; one person can claim its seat with it."""

    invitation: str
    seats: list[str]


class NewMatch(msgspec.Struct):
    """`mine` holds the creator's seats (none: only bots play), `watch` looks on; friends are invited."""

    match: MatchCard
    mine: NewLink
    invitations: list[NewInvitation]
    watch: NewLink


class InvitationCard(msgspec.Struct):
    """What somebody is invited to, before it is claimed."""

    match: str
    game: str
    title: str
    scenario: str
    options: dict[str, OptionValue]
    seats: list[str]
    origin: Origin | None
    arranged: bool


class Joined(msgspec.Struct):
    """A claimed seat: `mine` is its link, told to the claimant alone."""

    match: MatchCard
    mine: NewLink


class Moment(msgspec.Struct):
    """A match as it stood after an answer."""

    ply: int
    last: int
    """The ply of the newest moment."""
    seat: str | None
    """As whom it is seen; null: a spectator."""
    view: View
    ask: AskOrWaiting
    events: list[Event]
    """What happened since the moment before."""
    result: Result | None


class Tick(msgspec.Struct):
    """One decision on the timeline: who answered what at `ply`, and what came of it by ply `to`."""

    ply: int
    to: int
    seat: str
    kind: str
    rule: str
    turn: int
    token: str | None
    """What was answered; not told while somebody may not know it."""
    message: Message | None
    """The weightiest thing that happened."""
    events: list[str]
    """The kinds of the events it brought."""
    values: dict[str, float] | None
    """How the match then stood for each seat, 0 to 1; not told while it could give hidden things away."""


class Timeline(msgspec.Struct):
    """One tick an answer."""

    start: int
    """The ply of the first ask."""
    ticks: list[Tick]


class Verdict(msgspec.Struct):
    """Dice proven against the published commitment."""

    fair: bool
    proven: int
    """So many rolls are what the seed says."""
    forced: int
    """So many rolls were given by hand."""
    text: str
    """Why it is not fair, or up to which ply older rules held."""


class MatchFile(msgspec.Struct):
    """A match as a file, see frente.engine.files."""

    format: str
    format_version: int
    game: str
    rules: int
    scenario: str
    options: dict[str, OptionValue]
    seats: list[str]
    commitment: str
    seed: str | None
    start: Any
    auto: bool
    forced: list[list[int]]
    entries: list[list[Any]]
    digest: str
    result: Any
    kept: dict[str, Any]
    """What outlives the rules: the last checkpoint's `ply`, `events`, `state`; log and views (`told`)."""
    past: dict[str, Any] | None = None
    """What was played under older rules: `parts` [rules, ply, events], log and views (`told`)."""


class Problem(msgspec.Struct):
    """Why a request was not done; nothing was changed."""

    kind: Literal[
        "unreadable", "too-large", "too-many", "unknown", "signed-out", "not-your-seat", "refused", "fault"
    ]
    text: str
    refusal: Refusal | None


# --- people -----------------------------------------------------------------------------------------------


class Me(msgspec.Struct):
    """Who is signed in."""

    name: str
    mail: str
    """Empty: none was given."""
    confirmed: bool
    """Mail arrives there."""
    created: str
    sessions: int
    """On so many browsers."""
    can_mail: bool
    """The server sends mail: a forgotten password can be chosen anew."""
    operator: bool
    """Looks after reports."""
    warning: str
    """What an operator has to say; empty: nothing."""
    language: str = ""
    """What its owner reads; empty: not known."""


class Pace(msgspec.Struct):
    """How much time players have, in seconds.

    `per` for each stretch, from being asked until others are; then the bank, which grows by `add` with each.
    """

    kind: Literal["live", "days"]
    per: int
    bank: int
    add: int
    holidays: int
    """Days that each may take off in all."""


class ClockCard(msgspec.Struct):
    """How a clock stands at this moment, in seconds."""

    pace: Pace
    left: dict[str, int]
    """What each seat has until it loses, the bank included."""
    bank: dict[str, int]
    running: list[str]
    """Whose time runs."""
    paused: bool
    pauses: list[str]
    """Who wants a pause; while there is one, who wants it to end."""
    away: dict[str, int]
    """Who is on holiday, and for how long."""
    holidays: dict[str, int]
    """Days off that each has left."""


class MyMatch(msgspec.Struct):
    """A match in which an account holds seats."""

    id: str
    game: str
    title: str
    scenario: str
    yours: list[str]
    people: dict[str, str]
    """The names of those who hold seats by an account."""
    seats: dict[str, str]
    """Who plays each seat: `person` or `bot:NAME`."""
    waiting: list[str]
    """The seats that are to answer."""
    result: Result | None
    created: str
    changed: str
    draws: list[str]
    """The seats that offer a draw."""
    closes: str | None
    """Nobody has played for long: then the match is closed."""
    clock: ClockCard | None
    unread: bool
    """Something has changed since the account last looked."""
    said: int
    """So many lines of the other players have not been read."""
    rated: bool
    """It counts for the ratings of its players."""


class MyMatches(msgspec.Struct):
    """The matches of an account: those that wait for it, the nearest deadline first; then the latest."""

    matches: list[MyMatch]


class TableCard(msgspec.Struct):
    """A table where a match is looked for."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, OptionValue]
    owner: str
    """The name of who made it."""
    bots: dict[str, str]
    """The computer's seats."""
    seated: dict[str, str]
    """Who has chosen which seat."""
    lots: list[str]
    """Who sits there and draws lots."""
    free: list[str]
    """The seats that can still be chosen."""
    room: int
    """So many people may still sit down."""
    kept: str | None
    """The seat that is kept for whoever asks."""
    yours: bool
    """Whoever asks made it."""
    sitting: bool
    invited: bool
    """Whoever asks is invited, and has not sat down yet."""
    closed: bool
    """Only who is invited may sit down."""
    rated: bool
    """The match counts for the ratings of those who sit down."""
    watched: bool
    """Anybody may watch the match."""
    pace: Pace | None
    """Null: everybody has as much time as they like."""
    created: str
    match: str | None
    """The match that has begun there."""


class TableList(msgspec.Struct):
    """The tables that somebody may see, the latest first."""

    tables: list[TableCard]


class TermsCard(msgspec.Struct):
    """What is agreed on beside the board."""

    watched: bool
    """Anybody may watch."""
    rated: bool
    """It counts for the ratings of its players."""
    draws: list[str]
    """The seats that offer a draw."""
    can_draw: bool
    can_abort: bool
    can_rematch: bool
    closes: str | None
    """When the match is closed where nobody plays before."""
    clock: ClockCard | None


class TalkLine(msgspec.Struct):
    """Something that was said at a match."""

    id: str
    room: Literal["seats", "watch"]
    """By a player, or by somebody who watches."""
    seat: str | None
    name: str | None
    """Of who said it by an account."""
    yours: bool
    text: str
    """As it was written: to be shown as text, never as anything else."""
    ply: int
    """Where the match stood."""
    at: str


class TalkCard(msgspec.Struct):
    """What is said at a match, as far as one may read it: the latest lines."""

    on: bool
    """False: nobody else is here to be talked to."""
    room: Literal["seats", "watch"]
    """Who hears what one says: the other players, or the others who watch."""
    heard: str | None
    """Up to when the account has read it."""
    silenced: str | None
    """Until when an operator lets the account say nothing."""
    lines: list[TalkLine]


class Note(msgspec.Struct):
    """What somebody has noted for oneself."""

    id: str
    ply: int
    turn: int
    text: str
    at: str


class NoteList(msgspec.Struct):
    """One's own notes at a match, in the order of its turns."""

    notes: list[Note]


class MuteList(msgspec.Struct):
    """The names of those whose lines one does not read."""

    muted: list[str]


class ContextLine(msgspec.Struct):
    """What was said around a line that was reported."""

    id: str
    seat: str
    name: str | None
    text: str
    ply: int
    at: str


class ReportCard(msgspec.Struct):
    """What somebody has told the operators."""

    id: str
    by: str | None
    """Null: a guest, or one who is gone."""
    about: str | None
    """The name of whom it is about now; null: a guest, or one who is gone."""
    named: str
    """The name or seat of whom it is about as it was then."""
    match: str | None
    line: str | None
    reason: str
    context: list[ContextLine]
    at: str
    settled: str | None
    settler: str | None
    verdict: Literal["", "none", "warn", "silence", "close"]
    remark: str


class ReportList(msgspec.Struct):
    """Reports."""

    reports: list[ReportCard]


class RatedMoment(msgspec.Struct):
    """A rating after a match."""

    match: str | None
    """Null: it is not for whoever asks."""
    score: float
    """1 won, 0.5 drawn, 0 lost."""
    rating: int
    deviation: int
    at: str


class RatingCard(msgspec.Struct):
    """How strong somebody is at a game (Glicko-2): surely within two deviations of the rating."""

    game: str
    title: str
    rating: int
    deviation: int
    played: int
    curve: list[RatedMoment]


class Statistic(msgspec.Struct):
    """How matches of a side have ended, against people or against bots."""

    game: str
    title: str
    seat: str
    bots: bool
    won: int
    drawn: int
    lost: int


class PastMatch(msgspec.Struct):
    """A match that is over, in somebody's profile."""

    id: str
    game: str
    title: str
    scenario: str
    held: list[str]
    people: dict[str, str]
    seats: dict[str, str]
    result: Result | None
    ended: str
    public: bool
    """Anybody may watch its replay."""


class ProfileCard(msgspec.Struct):
    """What one sees of a person. Private matches are in it for the person alone."""

    name: str
    since: str
    yours: bool
    ratings: list[RatingCard]
    statistics: list[Statistic]
    matches: list[PastMatch]


class ReplayLink(msgspec.Struct):
    """A link to a match that is over: whoever has it may watch the replay."""

    link: str


class TokenCard(msgspec.Struct):
    """A token by which a program plays for an account."""

    id: str
    name: str
    created: str
    token: str | None
    """Told once, when it is made: as a Bearer token it stands for the account."""


class TokenList(msgspec.Struct):
    """The tokens of an account."""

    tokens: list[TokenCard]


class NoticeCard(msgspec.Struct):
    """What an account wants to be told."""

    mail: Literal["none", "turn", "daily"]
    """Mail at each turn, or once a day where matches wait."""
    hook: str
    """The address of a webhook that takes what Discord takes; empty: none."""
    can_mail: bool
    """The server sends mail, and the account's address is confirmed."""


class PushCard(msgspec.Struct):
    """How browsers are told of turns though no page is open."""

    key: str
    """What a browser is to take notices from (its applicationServerKey), base64url."""
    browsers: int
    """So many of the account's browsers are told."""


class PasskeyCard(msgspec.Struct):
    """A key of somebody's device that opens the account."""

    id: str
    name: str
    created: str


class PasskeyList(msgspec.Struct):
    """The passkeys of an account."""

    passkeys: list[PasskeyCard]


class PasskeyOptions(msgspec.Struct):
    """What `navigator.credentials` is given."""

    options: dict[str, Any]


class OrderCard(msgspec.Struct):
    """A standing order: the first of a seat's that holds answers."""

    ask: str
    act: str
    least: float
    only: list[str]
    but: list[str]


class CarriedOrder(msgspec.Struct):
    """An answer that an order has given."""

    ply: int
    ask: str
    act: str
    at: str


class AskedNow(msgspec.Struct):
    """What a seat is asked at this moment, where an order can be left for it."""

    ask: str
    subject: str | None


class OrdersCard(msgspec.Struct):
    """The standing orders of a seat, told to its holder alone; and what they did, the latest first."""

    seat: str
    orders: list[OrderCard]
    now: AskedNow | None
    carried: list[CarriedOrder]


class Taken(msgspec.Struct):
    """What an account holds now that it did not hold before."""

    matches: int


class WasDone(msgspec.Struct):
    """It was done."""

    done: Literal[True]


class Export(msgspec.Struct):
    """All that is stored of a person. Times are milliseconds since 1970."""

    account: dict[str, Any]
    tokens: list[dict[str, Any]]
    notices: list[dict[str, Any]]
    browsers: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    seen: list[dict[str, Any]]
    sessions: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    muted: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    """What the person has told the operators, and what was told of the person, without who told it."""
    standing: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    rated: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    """Those that the person has open."""
    matches: list[dict[str, Any]]
    """With the answers and standing orders of the person's seats."""
    runs: list[dict[str, Any]]
    """Of the lab."""


class LabRun(msgspec.Struct):
    """A run of the lab: many matches between bots."""

    id: str
    game: str
    title: str
    scenario: str
    bots: list[str]
    seed: str
    varied: list[str]
    """The names of the values that it varies."""
    begun: str
    by: str
    """The account that began it; empty: nobody's."""
    yours: bool
    """Whoever asks may stop it, go on with it and remove it."""
    state: Literal["waiting", "playing", "reckoning", "ended", "stopped", "failed"]
    played: int
    matches: int
    seconds_left: float | None
    """An estimate; None: nothing to go by yet."""
    problem: str
    report: bool
    """There is a report to read."""


class LabState(msgspec.Struct):
    """The lab of a server, and its runs, the latest first."""

    state: Literal["on", "off", "no-library", "sign-in"]
    """`no-library`: it could be on, if what keeps runs were installed. `sign-in`: for accounts only."""
    left: int | None
    """How many matches whoever asks may still have played today; None: as many as are wanted."""
    each: int | None
    """Of how many a day."""
    runs: list[LabRun]


class LabValue(msgspec.Struct):
    """A number in a game's data that is not from its rulebook: a run may try others."""

    name: str
    value: int | float


class LabValues(msgspec.Struct):
    """Such numbers, by their names."""

    values: list[LabValue]
    all: int
    """How many there are with these words in their names."""


class LabMatch(msgspec.Struct):
    """A match of a run."""

    key: str
    who: str
    """The variant and the bots, in words."""
    seats: dict[str, str]
    winners: list[str]
    """Nobody: a draw."""
    turns: int
    decisions: int
    varied: dict[str, Any]
    fault: str


class LabMatches(msgspec.Struct):
    """Matches of a run in their order."""

    matches: list[LabMatch]
    first: int
    all: int


class Health(msgspec.Struct):
    """The server is well."""

    status: Literal["ok"]
    version: str
    games: list[str]
    matches: int
    connections: int


def every() -> list[type]:
    """All shapes: the board, then those above in their order."""
    here = (found for found in globals().values() if isinstance(found, type) and found.__module__ == __name__)
    return [Layout, *here]
