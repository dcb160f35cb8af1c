"""What changes in a match, and the small functions that change it.

Sets of pieces are ints (bit n stands for piece n of `definitions.PIECES`), sets of hexes too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from frente.boards.hexes import bits
from frente.engine import State
from frente.games.barricadas.board import Board, Sheet, board
from frente.games.barricadas.definitions import NUMBER, PIECES, SIDES, STEPS, UNITS, Piece


@dataclass(frozen=True, slots=True)
class Formation:
    """2.2.1.1-f: the land units under one officer."""

    side: int
    officer: int
    """-1 while it has none."""
    fallen: int
    """The officer it had last: his morale counts until he is replaced (7.2.1-b)."""
    kind: str
    """infantry, support or tank: the type of a replacement officer (7.2-a)."""
    faction: str
    quality: int
    """1 veteran, 0 regular, -1 green (2.3-c)."""
    units: tuple[int, ...]
    """Its original units, horses and transports not counted (10-a)."""
    zone: int
    """Which deployment of the brief it has."""
    replaced: bool = True
    """Whether a lost officer is replaced (7.1-h, 10.1-c)."""


@dataclass(frozen=True, slots=True)
class StartZone:
    """Where a formation starts: `hexes` at set-up, or from `turn` on by the edge hexes `hexes`."""

    hexes: int
    turn: int
    """0: deploys at set-up (2.3-m)."""
    edge: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """A special rule of a scenario (2.3-l)."""

    key: str
    side: int
    """-1: both."""
    turns: tuple[int, ...]
    """Empty: always."""
    value: int = 0
    words: tuple[str, ...] = ()
    hexes: int = 0


@dataclass(frozen=True, slots=True)
class Battery:
    """8.1.3.1-a: off-board artillery."""

    side: int
    caliber: int
    state: str
    missions: int
    used: int
    """The turn of its last mission; at most one in a turn."""


@dataclass(frozen=True, slots=True)
class Flight:
    """8.2.1-a: air missions; without an aircraft one is drawn at the first attack (15-n)."""

    side: int
    aircraft: str
    mission: str
    missions: int


@dataclass(frozen=True, slots=True)
class Fort:
    """13.6-a."""

    side: int
    value: int
    vertex: int
    """Its arrow points to the vertex between side `vertex` - 1 and side `vertex`."""


@dataclass(frozen=True, slots=True)
class March:
    """A move in progress: who moves, what each has spent and may spend (in halves)."""

    units: tuple[int, ...]
    spent: tuple[int, ...]
    limits: tuple[int, ...]
    kind: str
    """move, double or charge."""
    entered: int = 0
    """How many hexes were entered."""
    roads: bool = True
    """Every hex so far was entered along a road (5.4-b)."""
    bank: int = -1
    """The bank on which it stands in a river hex; -1: either."""
    wading: bool = False
    """It is in a river hex and has not paid for the river (12.9.1-c)."""
    bridge: bool = False
    """It stands on a bridge (12.9.2-f)."""
    held: bool = False
    """The opponent holds his fire until this move ends."""
    whole: bool = False
    """It spent all its points on one hex (5.2-c)."""


@dataclass(frozen=True, slots=True)
class Work:
    """13.1.1-b, 13.3-c, 13.4-c: two-turn work."""

    kind: str
    hex: int
    turn: int


@dataclass(frozen=True, slots=True)
class Brief:
    """What a scenario says (2.3-a), fixed for the match."""

    id: str
    sheets: tuple[Sheet, ...]
    turns: int
    attacker: int
    """-1 in a meeting engagement."""
    first: int
    """Who deploys first (2.3-m)."""
    initiative: tuple[int, int]
    edges: tuple[str, str]
    river: str
    blown: int
    """Hexes whose bridge is destroyed (12.9.2-f)."""
    night: tuple[int, ...]
    rubble: bool
    fords: int
    """12.9.2-b."""
    objectives: tuple[tuple[int, int], ...]
    """Hex and victory points."""
    holder: int
    per_unit: int
    levels: tuple[int, int, int]
    """Margins of a decisive, tactical and marginal victory (2.3-j)."""
    anti_air: tuple[int, int]
    effects: tuple[Effect, ...]
    zones: tuple[StartZone, ...]
    owner_hits: bool = False
    """8.4.1-e: the owner chooses among equals instead of a die."""
    points: tuple[int, int] = (0, 0)
    """15-f: what each side may spend; 0 for a printed scenario."""
    kind: str = ""
    """15-a: meeting or attack."""


@dataclass(slots=True, kw_only=True)
class Battlefield(State):
    """A match of A las Barricadas!"""

    brief: Brief
    turn: int = 0
    phase: str = "setup"
    initiative: int = -1
    """Who has it this turn (3.2-a)."""
    active: int = 0
    """Whose activation it is, or comes next."""
    passed: int = 0
    """How many passes in a row (3.3.1-f)."""
    fights: int = 0
    """Numbers the combats of a turn, for their luck."""
    activations: tuple[int, int] = (0, 0)
    """How many activations each side has begun this turn."""
    officers_used: tuple[int, int] = (0, 0)
    fired: int = 0
    """The sides that have fired in the match."""

    formations: list[Formation] = field(default_factory=list)
    member: dict[int, int] = field(default_factory=dict)
    """Piece -> its formation."""
    at: dict[int, int] = field(default_factory=dict)
    """Piece on the board -> its hex."""
    stacks: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Hex -> the pieces in it, in order of arrival."""
    waiting: dict[int, int] = field(default_factory=dict)
    """Piece still to deploy or to enter -> its zone."""
    lost: dict[int, int] = field(default_factory=dict)
    """Unit -> steps lost (2.2.1-e)."""
    load: dict[int, int] = field(default_factory=dict)
    """What rides or is towed -> its transport; a squadron -> its horses; a tank officer -> his AFV."""
    works: dict[int, Work] = field(default_factory=dict)
    fled: dict[int, int] = field(default_factory=dict)
    """Routed piece -> the hex it fled from last."""

    gone: int = 0
    """Eliminated pieces."""
    left: int = 0
    """Pieces that left by an exit rule (2.3-o)."""
    finished: int = 0
    reaction: int = 0
    fresh: int = 0
    """Reaction markers placed this turn (3.5-d)."""
    out: int = 0
    """Out of command."""
    routed: int = 0
    moved: int = 0
    """Has moved this turn (6.1-b)."""
    doubled: int = 0
    doubled_before: int = 0
    charged: int = 0
    charged_before: int = 0
    discipline: int = 0
    rallied: int = 0
    """Rallied this turn before any enemy activation since (10.4.2-c)."""
    tried: int = 0
    """A rally was tried on it this turn (10.4.2-f)."""
    inside: int = 0
    """In the trench or fortification of its hex."""
    risky: int = 0
    used: int = 0
    """Units that have fired or assaulted in the activation at hand."""
    flak: int = 0
    flak_ready: int = 0
    """88mm guns that fire at aircraft in the activation at hand; those that were marked Reaction."""
    answered: int = 0
    """Vehicles that have fired at an anti-armor assault this turn (9.5-b)."""

    acting: int = 0
    """Pieces that may act in the activation at hand."""
    leaders: tuple[int, ...] = ()
    spent: dict[int, int] = field(default_factory=dict)
    """Halves spent in this activation by units that moved."""
    began: dict[int, int] = field(default_factory=dict)
    """Where the units that moved in this activation began."""
    march: March | None = None

    control: tuple[int, int] = (0, 0)
    """15-s: the hexes each side controls."""
    positions: dict[int, int] = field(default_factory=dict)
    """Hex -> side of its Improved Position."""
    wire: int = 0
    mines: int = 0
    roadblocks: int = 0
    ditches: int = 0
    teeth: int = 0
    trenches: int = 0
    crossings: int = 0
    """Ditches with a crossing."""
    boats: int = 0
    boat_steps: dict[int, int] = field(default_factory=dict)
    pontoons: dict[int, str] = field(default_factory=dict)
    """Hex -> who may cross: foot or all."""
    forts: dict[int, Fort] = field(default_factory=dict)
    rubble: dict[int, int] = field(default_factory=dict)
    """Hex -> the marker's value; 99: rubble."""
    bridge_out: dict[int, int] = field(default_factory=dict)
    """Hex -> the first turn in which the bridge stands again."""
    done: int = 0
    """Special rules already used up, by their number in the brief."""
    batteries: list[Battery] = field(default_factory=list)
    flights: list[Flight] = field(default_factory=list)
    kits: dict[str, int] = field(default_factory=dict)
    """Markers still to place, as `side marker`."""
    vp: tuple[int, int] = (0, 0)
    """Points from exits."""
    budget: tuple[int, int] = (0, 0)
    open: tuple[Any, ...] = ()
    """The step whose first ask is put: with it the state can be written down whole (see `sharing`)."""


# --- reading --------------------------------------------------------------------------------------
class _Latest:
    """The board asked for last: nearly always the one wanted again."""

    sheets: tuple[Sheet, ...] = ()
    board: Board


def the_board(s: Battlefield) -> Board:
    sheets = s.brief.sheets
    if sheets is not _Latest.sheets:
        _Latest.board = board(sheets)
        _Latest.sheets = sheets
    return _Latest.board


def code(s: Battlefield, h: int) -> str:
    """The printed code of a hex."""
    return the_board(s).grid.codes[h]


def hex_of(s: Battlefield, text: str) -> int:
    """The hex of a code, -1 where it is none of this board."""
    return the_board(s).grid.number.get(text, -1)


def ids(units: Iterable[int]) -> list[str]:
    return [PIECES[u].id for u in units]


def stack(s: Battlefield, h: int) -> tuple[int, ...]:
    return s.stacks.get(h, ())


def is_unit(u: int) -> bool:
    """A combat unit with steps: no officer, no horses."""
    return UNITS[u]


def units_in(s: Battlefield, h: int, side: int) -> list[int]:
    """A side's combat units in a hex, what they carry included."""
    return [u for u in s.stacks.get(h, ()) if PIECES[u].side == side and is_unit(u)]


def targets_in(s: Battlefield, h: int, side: int) -> list[int]:
    """A side's units that can be hit by themselves: what rides or is towed shares its transport's fate."""
    return [u for u in units_in(s, h, side) if not carried(s, u)]


def steps(s: Battlefield, u: int) -> int:
    """4-f: the steps a unit has left."""
    return STEPS - s.lost.get(u, 0)


def carried(s: Battlefield, u: int) -> bool:
    """Does it ride or is it towed on a transport (not on horses, not inside its own tank)?"""
    on = s.load.get(u, -1)
    return on >= 0 and PIECES[on].category == "transport"


def mounted(s: Battlefield, u: int) -> bool:
    """5.6-b: cavalry on its horses."""
    on = s.load.get(u, -1)
    return on >= 0 and PIECES[on].category == "horses"


def cargo(s: Battlefield, transport: int) -> list[int]:
    if not s.load:
        return []
    return [u for u, on in s.load.items() if on == transport]


def held(s: Battlefield, side: int) -> int:
    """The hexes with combat units of a side."""
    mask = 0
    for h, pieces in s.stacks.items():
        for u in pieces:
            if PIECES[u].side == side and is_unit(u):
                mask |= 1 << h
                break
    return mask


def manned(s: Battlefield, side: int) -> int:
    """The hexes with any pieces of a side, officers included, horses not."""
    mask = 0
    for h, pieces in s.stacks.items():
        for u in pieces:
            if PIECES[u].side == side and PIECES[u].category != "horses":
                mask |= 1 << h
                break
    return mask


def formation_of(s: Battlefield, u: int) -> Formation | None:
    n = s.member.get(u, -1)
    return s.formations[n] if n >= 0 else None


def quality(s: Battlefield, u: int) -> int:
    f = formation_of(s, u)
    return f.quality if f else 0


def members(s: Battlefield, n: int) -> list[int]:
    """The units of a formation that are on the board."""
    return [u for u in s.formations[n].units if u in s.at]


def steps_lost(s: Battlefield, n: int) -> int:
    """10-a: all steps a formation has lost."""
    return sum(s.lost.get(u, 0) for u in s.formations[n].units)


def effects(s: Battlefield, key: str, side: int = -1) -> Iterator[Effect]:
    """2.3-l: the special rules of that kind in force now."""
    for effect in s.brief.effects:  # nearly always none
        if effect.key != key or (effect.turns and s.turn not in effect.turns):
            continue
        if side < 0 or effect.side in (-1, side):
            yield effect


def in_force(s: Battlefield, key: str, side: int = -1) -> bool:
    """2.3-l: is there such a special rule now?"""
    return bool(s.brief.effects) and any(True for _ in effects(s, key, side))


def piece(s: Battlefield, text: str) -> Piece | None:
    """The piece an id names, if it is in this match."""
    n = NUMBER.get(text, -1)
    return PIECES[n] if n >= 0 and (n in s.at or n in s.waiting) else None


def seat(side: int) -> str:
    return SIDES[side]


# --- changing -------------------------------------------------------------------------------------
def place(s: Battlefield, u: int, h: int) -> None:
    """Put a piece into a hex, from wherever it was, with everything it carries."""
    old = s.at.get(u, -1)
    if old == h:
        return
    if old >= 0:
        _unstack(s, u, old)
    s.waiting.pop(u, None)
    s.at[u] = h
    s.stacks[h] = (*s.stacks.get(h, ()), u)
    s.inside &= ~(1 << u)
    for other, on in list(s.load.items()):
        if on == u:
            place(s, other, h)
    mount = s.load.get(u, -1)
    if mount >= 0 and PIECES[mount].category == "horses" and s.at.get(mount, -1) != h:
        place(s, mount, h)


def _unstack(s: Battlefield, u: int, h: int) -> None:
    rest = tuple(x for x in s.stacks[h] if x != u)
    if rest:
        s.stacks[h] = rest
    else:
        del s.stacks[h]


def take_control(s: Battlefield, h: int) -> None:
    """15-s: the last side with a combat unit in a hex controls it."""
    sides = {PIECES[u].side for u in s.stacks.get(h, ()) if is_unit(u)}
    if len(sides) == 1:
        side = sides.pop()
        bit = 1 << h
        own, other = s.control[side] | bit, s.control[1 - side] & ~bit
        s.control = (own, other) if side == 0 else (other, own)


def off_board(s: Battlefield, u: int) -> None:
    """Take a piece from the board, off every list of those that act."""
    if u in s.at:
        _unstack(s, u, s.at.pop(u))
    s.waiting.pop(u, None)
    s.load.pop(u, None)
    s.works.pop(u, None)
    s.spent.pop(u, None)
    bit = ~(1 << u)
    s.reaction &= bit
    s.fresh &= bit
    s.routed &= bit
    s.acting &= bit
    s.inside &= bit
    s.discipline &= bit
    s.risky &= bit
    s.out &= bit


def abandon(s: Battlefield, u: int) -> None:
    """11-c, 13.3-d: work that is left is lost, and its danger with it."""
    if s.works.pop(u, None) is not None:
        s.risky &= ~(1 << u)


def finish(s: Battlefield, *units: int) -> None:
    """3.3.2-a: mark as Finished; a Reaction marker goes (3.4-h, 3.5-b)."""
    for u in units:
        if u in s.at or u in s.waiting:
            bit = 1 << u
            s.finished |= bit
            s.acting &= ~bit
            s.reaction &= ~bit
            s.fresh &= ~bit


def has(mask: int, u: int) -> bool:
    return bool(mask >> u & 1)


def each(mask: int) -> Iterator[int]:
    return bits(mask)
