"""The JSON of docs/protocol.md as types: the source of the OpenAPI description and of the contract tests.

What games give (views, layouts) is plain data; it is not converted on its way out, only described here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

OptionValue: TypeAlias = bool | int | str


class Message(msgspec.Struct):
    """A sentence of the catalogs and what fills it."""

    id: str
    args: dict[str, Any]


class Refusal(msgspec.Struct):
    """Why not: the rule and a sentence `no-...`."""

    rule: str
    message: Message


# --- games ------------------------------------------------------------------------------------------------


class GameCard(msgspec.Struct):
    """A game on the home page. `playable` is false for one that is not installed."""

    slug: str
    title: str
    playable: bool
    facts: dict[str, Any]


class GameList(msgspec.Struct):
    games: list[GameCard]


class ScenarioCard(msgspec.Struct):
    id: str
    name: Message
    about: Message | None
    turns: int
    source: str
    seats: list[str]


class OptionCard(msgspec.Struct):
    id: str
    rule: str
    values: list[OptionValue]
    default: OptionValue
    only: list[str]


class Rule(msgspec.Struct):
    id: str
    text: str
    kind: str
    chapter: str


class Catalog(msgspec.Struct):
    """All that a client needs to know of a game before a match."""

    slug: str
    title: str
    version: int
    facts: dict[str, Any]
    hides: bool
    """Seats cannot see everything: a shared screen must be handed over."""
    sight: bool
    """One may ask what a place sees."""
    positions: bool
    """How a match stands can be written as a position file."""
    seats: list[str]
    scenarios: list[ScenarioCard]
    options: list[OptionCard]
    bots: list[str]
    names: dict[str, str]
    words: dict[str, str]
    theme: dict[str, Any]


class RuleList(msgspec.Struct):
    rules: list[Rule]


class Layout(msgspec.Struct):
    """The board, see frente.boards.layout; what is empty is left out."""

    width: float
    height: float
    ground: dict[str, Any] | None = None
    theme: list[str] = []
    areas: list[dict[str, Any]] = []
    places: list[dict[str, Any]] = []
    links: list[dict[str, Any]] = []
    hexes: dict[str, Any] | None = None
    tracks: list[dict[str, Any]] = []
    trays: list[dict[str, Any]] = []
    labels: list[dict[str, Any]] = []
    lines: list[dict[str, Any]] = []


# --- what a seat sees -------------------------------------------------------------------------------------


class Turn(msgspec.Struct):
    number: int
    of: int | None
    label: Message
    phase: Message
    active: str


class Status(msgspec.Struct):
    id: str
    label: Message
    value: str
    side: str
    of: int | None = None


class Piece(msgspec.Struct):
    """A counter of frente.boards.counters with where it is. A hidden one tells its side only."""

    id: str
    side: str
    place: str
    seat: str
    stack: str
    order: int
    hidden: bool = False


class Stack(msgspec.Struct):
    id: str
    side: str
    place: str
    seat: str
    label: str
    name: Message | None
    marks: list[str]


class PlaceState(msgspec.Struct):
    control: str
    marks: list[str]
    note: Message | None = None


class AreaState(msgspec.Struct):
    control: str


class Marker(msgspec.Struct):
    id: str
    box: str
    side: str
    label: str


class TrackState(msgspec.Struct):
    markers: list[Marker]


class Card(msgspec.Struct):
    id: str
    title: str
    side: str
    corner: str
    lines: list[Message]
    text: Message | None
    kind: str
    marks: list[str]


class CardZone(msgspec.Struct):
    id: str
    label: Message
    count: int
    side: str
    top: Card | None = None
    cards: list[Card] = []
    """Those that lie open, where they are worth reading."""


class Cards(msgspec.Struct):
    hand: list[Card]
    zones: list[CardZone]


class Overlay(msgspec.Struct):
    id: str
    label: Message
    places: list[str]
    bad: list[str]
    lines: list[list[str]]


class Battle(msgspec.Struct):
    place: str
    attacker: list[str]
    defender: list[str]


class View(msgspec.Struct):
    """What a seat, or a spectator, may see."""

    turn: Turn
    status: list[Status]
    pieces: list[Piece]
    stacks: list[Stack]
    places: dict[str, PlaceState]
    areas: dict[str, AreaState]
    tracks: dict[str, TrackState]
    cards: Cards
    overlays: list[Overlay]
    battle: Battle | None


class Choice(msgspec.Struct, omit_defaults=True):
    """An option. What is left out follows from the token and the prompt: see docs/protocol.md."""

    token: str
    verb: str = ""
    subjects: list[str] | None = None
    label: Message | None = None
    warns: bool = False


class Ask(msgspec.Struct):
    """What is wanted of the seat that looks."""

    seat: str
    kind: str
    rule: str
    prompt: Message
    commits: bool
    sealed: bool
    """Others choose at the same time; nobody sees another's choice before all have chosen."""
    undo: Refusal | None
    options: list[Choice]


class Waiting(msgspec.Struct):
    """Somebody else must answer (or nobody: the match is over)."""

    waiting: list[str]
    kind: str
    rule: str
    prompt: Message | None
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
    n: int
    ply: int
    kind: str
    rule: str
    message: Message
    dice: list[int] | None
    subjects: list[str]


class Result(msgspec.Struct):
    winners: list[str]
    rule: str
    message: Message
    score: dict[str, float]


class OddsLine(msgspec.Struct):
    label: Message
    value: str
    rule: str


class Outcome(msgspec.Struct):
    label: Message
    chance: float
    good: float


class Odds(msgspec.Struct):
    title: Message
    lines: list[OddsLine]
    outcomes: list[Outcome]
    notes: list[Message]


# --- matches ----------------------------------------------------------------------------------------------


class PositionCard(msgspec.Struct):
    """What a position file says; `position` goes into the request for a new match."""

    title: str
    game: str
    scenario: str
    options: dict[str, bool | int | str]
    position: dict[str, Any]


class SeatHolder(msgspec.Struct):
    """Who plays a seat. `who` is `person` or `bot:NAME`; `yours`: the link holds it."""

    seat: str
    who: str
    yours: bool
    online: bool
    joined: bool
    """False: the seat was offered, and nobody has claimed it yet."""


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
    ply: int
    version: int
    turn: Turn | None
    waiting: list[str]
    result: Result | None
    commitment: str
    created: str
    changed: str
    kind: Literal["play", "upload"]
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
    start: int
    """The ply of the first ask."""
    ticks: list[Tick]


class Verdict(msgspec.Struct):
    """Dice proven against the published commitment."""

    fair: bool
    proven: int
    forced: int
    text: str


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

    kind: Literal["unreadable", "too-large", "too-many", "unknown", "not-your-seat", "refused", "fault"]
    text: str
    refusal: Refusal | None = None


class Health(msgspec.Struct):
    status: Literal["ok"]
    version: str
    games: list[str]
    matches: int
    connections: int
