"""The state of a match, and the small changes that can be made to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from frente.engine import State
from frente.games.espana.definitions import (
    BOARD,
    BOXES,
    CAPTURED,
    CM,
    COUNTERS,
    GONE,
    LAND_UNITS,
    LARGE,
    LARGE_OF,
    MODEL,
    POOL,
    SIDE,
    SMALL_OF,
    SPOTS,
    TROOPS,
    N,
)

FREE, BY_N, BY_R, DISPUTED = 0, 1, 2, 3
"""Who holds a sea zone."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The options of the match."""

    naval: bool = False
    fog: bool = False
    generals: bool = False
    tanks: bool = False
    optional_cards: bool = False
    san_sebastian: bool = False
    early_end: bool = False
    variant: str = "standard"

    @property
    def combat_cards(self) -> bool:
        """23.1-d, 23.2-e: in the variants cards are events only."""
        return self.variant == "standard"


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect kept aside until it works (18.5). `turn` 0: at the next occasion, whichever turn."""

    card: str
    kind: str
    side: int = 0
    turn: int = 0
    boxes: int = 0
    value: int = 0
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Fight:
    """The battle being fought (15, 16), as far as it has come. Counters are numbers, -1 is none."""

    side: int
    box: int
    general: int
    bonus_turn: bool = False
    first: bool = True
    attacker: int = -1
    defender: int = -1
    support: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Counters that support, by side."""
    announced: tuple[str, str] = ("", "")
    """What each side said its card is: bonus, penalty, none or nothing yet."""
    shown: tuple[str, str] = ("", "")
    """The cards turned up, by side."""
    grounded: tuple[int, ...] = ()
    """Aircraft that the air combat put out of action."""
    no_icon: bool = False
    """22.1-a: the general leads troops none of which bears his icon."""


@dataclass(slots=True, kw_only=True)
class EspanaState(State):
    """A match of España 1936. Lists of two are by side: Nationalist, Republican."""

    scenario: str
    chosen: Chosen
    turn: int
    phase: str = "setup"
    active: int = N
    where: list[int] = field(default_factory=lambda: [POOL] * COUNTERS)
    strength: list[int] = field(default_factory=lambda: [0] * len(TROOPS))
    at: list[tuple[int, ...]] = field(default_factory=lambda: [()] * (2 * SPOTS))
    """Counters by place and side: entry 2 * place + side."""
    held: list[int] = field(default_factory=lambda: [0, 0])
    """Boxes with troops or tanks."""
    marks: list[int] = field(default_factory=lambda: [0, 0])
    """Boxes with a control marker; as many as are needed (3.8, 4.8)."""
    moved: int = 0
    used: int = 0
    picked: int = 0
    defended: int = 0
    attacked: int = 0
    damaged: int = 0
    captured: int = 0
    at_sea: int = 0
    harboured: int = 0
    guarding: int = 0
    kc: tuple[int, int, int] = (0, 0, 0)
    decks: list[list[str]] = field(default_factory=lambda: [[], [], [], []])
    """By side and period: entry 2 * side + period. The next card is the last."""
    thrown: list[list[str]] = field(default_factory=lambda: [[], [], [], []])
    """Discarded unseen, by side and period."""
    hands: list[list[str]] = field(default_factory=lambda: [[], []])
    laid: list[list[str]] = field(default_factory=lambda: [[], []])
    spent: list[str] = field(default_factory=list)
    in_force: list[str] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    plays: list[int] = field(default_factory=lambda: [0, 0])
    passed: list[bool] = field(default_factory=lambda: [False, False])
    batch: list[list[str]] = field(default_factory=lambda: [[], []])
    """23.2-f: the open cards of the turn, in order."""
    rp: list[int] = field(default_factory=lambda: [0, 0])
    rp_boxes: list[int] = field(default_factory=lambda: [0, 0])
    tied: dict[int, int] = field(default_factory=dict)
    """Aircraft and generals bound to a box and those linked to it (12.4-b, 13.3, 14.4)."""
    zone_marks: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    zones_found: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    extra: list[int] = field(default_factory=lambda: [0, 0])
    extra_next: list[int] = field(default_factory=lambda: [0, 0])
    blocked: list[int] = field(default_factory=lambda: [0, 0])
    coast_fought: int = 0
    fight: Fight | None = None
    fights: int = 0
    decoys: dict[int, int] = field(default_factory=dict)
    tops: dict[int, int] = field(default_factory=dict)
    seen_battle: int = -1
    """22.4-b: under fog the box whose stacks lie open while a battle is fought."""
    openings: int = 0
    """22.4-b: how often a battle has opened stacks; what was seen then cannot be unseen."""
    decoys_laid: bool = False
    topped: int = 0


# --- reading --------------------------------------------------------------------------------------
def side_of(s: EspanaState, counter: int) -> int:
    """Whose counter it is: a captured tank is Nationalist (22.2-b)."""
    return N if s.captured >> counter & 1 else SIDE[counter]


def troops_in(s: EspanaState, side: int, box: int) -> tuple[int, ...]:
    return tuple([c for c in s.at[2 * box + side] if c < TROOPS.stop])


def land_units_in(s: EspanaState, side: int, box: int) -> tuple[int, ...]:
    return tuple([c for c in s.at[2 * box + side] if c < LAND_UNITS])


def some_in(s: EspanaState, side: int, place: int, kind: range) -> tuple[int, ...]:
    """The side's counters of one kind at a place."""
    return tuple([c for c in s.at[2 * place + side] if c in kind])


def modifier_of(s: EspanaState, counter: int) -> int:
    """The printed modifier, as permanent cards leave it (18.6)."""
    cm = CM[counter]
    if cm < 0 and counter < TROOPS.stop:
        model = MODEL[counter]
        if model == "n-fal" and "n-20" in s.in_force:
            return 0
        if model in ("r-com", "r-ana") and "r-20" in s.in_force:
            return 0
    return cm


def free_counter(s: EspanaState, model: str, strength: int) -> int:
    """A counter of the type in the pool that can show this strength; -1 where there is none (18.10)."""
    for counter in LARGE_OF[model] if strength >= 3 else SMALL_OF[model]:
        if s.where[counter] == POOL:
            return counter
    return -1


# --- changing -------------------------------------------------------------------------------------
def put(s: EspanaState, counter: int, spot: int) -> None:
    """Put a counter somewhere. Land units take the markers of a box away (11.3-c, 11.6-b)."""
    side = side_of(s, counter)
    old = s.where[counter]
    key = 2 * old + side
    rest = tuple([c for c in s.at[key] if c != counter])
    s.at[key] = rest
    if counter < LAND_UNITS:
        if old < BOXES and min(rest, default=LAND_UNITS) >= LAND_UNITS:
            s.held[side] &= ~(1 << old)
        if spot < BOXES:
            s.held[side] |= 1 << spot
            s.marks[0] &= ~(1 << spot)
            s.marks[1] &= ~(1 << spot)
        elif counter < TROOPS.stop:
            s.strength[counter] = 0
    s.at[2 * spot + side] += (counter,)
    s.where[counter] = spot


def mark(s: EspanaState, side: int, box: int) -> None:
    """Lay a control marker; the box stays the side's (3.8)."""
    s.marks[side] |= 1 << box
    s.marks[1 - side] &= ~(1 << box)


def mark_if_empty(s: EspanaState, side: int, box: int) -> None:
    """3.8, 11.6-a: a box left empty keeps its owner's marker."""
    if box < BOXES and not (s.held[0] | s.held[1]) >> box & 1:
        mark(s, side, box)


def enter(s: EspanaState, counter: int, box: int, strength: int = 0) -> None:
    """A counter of the pool comes into play."""
    put(s, counter, box)
    if strength:
        s.strength[counter] = strength


def exchange(s: EspanaState, counter: int, other: int, strength: int) -> None:
    """One counter takes another's place, with all that is known of it (16.6-b, 19.5)."""
    box = s.where[counter]
    side = SIDE[counter]
    put(s, other, box)
    s.strength[other] = strength
    for name in ("moved", "attacked"):
        if getattr(s, name) >> counter & 1:
            setattr(s, name, getattr(s, name) & ~(1 << counter) | 1 << other)
    if s.tops.get(2 * box + side) == counter:
        s.tops[2 * box + side] = other
    put(s, counter, POOL)


def take_off(s: EspanaState, counter: int) -> None:
    """A destroyed troop goes back to the pool (16.6-k); anything else is out of the game."""
    put(s, counter, POOL if counter < TROOPS.stop else GONE)
    s.moved &= ~(1 << counter)
    s.attacked &= ~(1 << counter)


def capture(s: EspanaState, tank: int) -> None:
    """22.2-a: the tank is turned over and waits for the end of the Events phase."""
    put(s, tank, CAPTURED)
    old = s.at[2 * CAPTURED + SIDE[tank]]
    s.at[2 * CAPTURED + SIDE[tank]] = tuple(c for c in old if c != tank)
    s.captured |= 1 << tank
    s.at[2 * CAPTURED + N] += (tank,)


def to_board(s: EspanaState, counter: int) -> None:
    """Back to the player board (13.2, 14.3)."""
    put(s, counter, BOARD)
    s.at_sea &= ~(1 << counter)


def is_large(counter: int) -> bool:
    return LARGE[counter]
