"""The state of a match: flat plain data, changed only by the small functions below."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from frente.engine import State
from frente.engine.copying import copier
from frente.games.crusade.definitions import (
    BEACH,
    BEACH_BIT,
    ELIMINATED,
    FACTORS,
    KIND_NUMBER,
    LAND,
    NAT,
    NEAR,
    REMOVED,
    REP,
    RESERVE,
    SIDE_OF,
    UNITS,
    UNITS_OF,
    next_to,
)


@dataclass(slots=True)
class Battle:
    """One combat or one Siege assault, from its designation to the last advance (11.2.1)."""

    side: str
    """The Attacker."""
    space: int
    number: int
    siege: str = ""
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    """The spaces attacked from, as declared."""
    attacker_cards: tuple[str, ...] = ()
    defender_cards: tuple[str, ...] = ()
    armor: bool = False
    """The armor DRM is claimed (16.6.2)."""
    bonus: bool = False
    """A named Event bonus is given to this attack."""
    cancel: bool = False
    """An Event cancels the terrain of this attack."""
    attacker_oos: bool = False
    defender_oos: bool = False
    attacker_ln: int = -1
    """The Loss Number the Attacker inflicts; -1 before the dice."""
    defender_ln: int = -1
    left: int = 0
    """What is left to absorb of the Loss Number being taken."""
    afr_hit: bool = False
    armor_hit: bool = False
    division_hit: bool = False
    phantoms: tuple[int, ...] = ()
    """Steps left of each division that is reckoned with but is not there (11.3.5.1)."""
    lost: tuple[tuple[int, int, int, int], ...] = ()
    """Steps the Attacker lost: counter, space, whether it was full, its replacement or -1."""
    retreat: int = 0
    waiting: tuple[int, ...] = ()
    """Defenders still to retreat."""
    vacated: int = 0
    retreated: bool = False
    deep: bool = False
    """The Attacker may go on beyond the defending space (11.5.3, 11.5.7)."""
    stood: bool = False
    advanced: tuple[int, ...] = ()

    def copy(self) -> Battle:
        """An independent copy."""
        twin: Battle = copier(Battle)(self)
        return twin


@dataclass(slots=True, kw_only=True)
class Crusade(State):
    """Everything on the table."""

    scenario: str = "campaign"
    corridor: bool = False
    turn: int = 1
    round: int = 0
    side: str = NAT
    phase: str = "draw"
    vp: int = 0  # 2.2.2.1
    rm: int = 0  # 16.3.2-b: no floor, no ceiling
    rp: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """NAT, AXIS, REP, SOV in half points (14.1.3)."""

    # the board
    control: int = 0
    """The spaces the Nationalists control; all others in use are Republican (2.2.2.8)."""
    beach: int = -1
    """The space the Beach Head lies beside, or -1 (2.1.2-d)."""
    beach_mode: str = ""
    deadline: int = 0
    where: list[int] = field(default_factory=list)
    reduced: int = 0
    stacks: list[tuple[int, ...]] = field(default_factory=list)
    nat_in: int = 0
    rep_in: int = 0
    works: dict[int, str] = field(default_factory=dict)  # 2.2.2.10, 10.2.6
    build_drm: dict[int, int] = field(default_factory=dict)
    extra: dict[str, int] = field(default_factory=dict)
    """Extra Trenches that Events can still place (10.2.9-b)."""
    sieges: dict[str, int] = field(default_factory=dict)  # 2.2.2.5
    isolated: int = 0
    bonus: dict[int, str] = field(default_factory=dict)
    """Bonus markers: the card that put them (8.5.5.4, 2.2.2.12)."""

    # lasting facts (2.2.2.2, 2.2.2.4): markers only record them (2.2.2-c)
    ammo: bool = False
    madrid: int = 0
    strait: str = REP
    marks: list[str] = field(default_factory=list)
    """Changes of morale that happened or stand (16.3.3, 2.2.2.3)."""
    played: dict[str, int] = field(default_factory=dict)
    """Cards played as Events: turn * 10 + round of the last time, 0 for the set-up's."""
    returning: dict[int, int] = field(default_factory=dict)
    missed_afr: int = 0
    ctv_waits: bool = False
    ops_cut: int = 0
    barred: int = 0
    barred_until: int = 0
    released: int = 0
    """Regional counters that the Northern rule no longer binds (16.4.2.4-b)."""

    # cards
    hands: dict[str, list[str]] = field(default_factory=lambda: {NAT: [], REP: []})
    draws: dict[str, list[str]] = field(default_factory=lambda: {NAT: [], REP: []})
    discards: dict[str, list[str]] = field(default_factory=lambda: {NAT: [], REP: []})
    facedown: list[str] = field(default_factory=list)
    """Discarded cards the enemy has not seen."""
    retained: dict[str, list[str]] = field(default_factory=lambda: {NAT: [], REP: []})
    removed: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """Combat Cards used in this round (8.5.3.4)."""
    playing: str = ""
    """The card whose Event is being carried out."""

    # this turn
    # 2.2.2.6, 4.1.1: the kind of action of each round
    actions: dict[str, list[str]] = field(default_factory=lambda: {NAT: [], REP: []})
    reinforced: list[str] = field(default_factory=list)
    isolated_rp: int = 0
    isolated_sr: int = 0
    siege_rp: list[str] = field(default_factory=list)

    # this round
    start_control: int = 0
    points: int = 0
    move_marks: int = 0  # 2.2.2.7
    attack_marks: int = 0
    moved: int = 0
    builders: tuple[int, ...] = ()
    mover: int = -1
    origin: int = -1
    """Where the moving unit began its move."""
    mf_left: int = 0
    entered: tuple[int, ...] = ()
    goals: int = -1
    """Where the moving unit may end its move."""
    attacked: int = 0
    fought: int = 0
    retreated: int = 0  # 2.2.2.13
    bonus_left: int = 0
    cancel_left: int = 0
    victories: tuple[int, ...] = ()
    afr_sr: int = 0
    combats: int = 0
    battle: Battle | None = None
    battle_only: bool = False
    """Only Attack markers may be placed (Condor Legion)."""
    to_place: tuple[int, ...] = ()
    to_deploy: dict[str, list[int]] = field(default_factory=lambda: {NAT: [], REP: []})


# --- reading ------------------------------------------------------------------------------------
def active(s: Crusade) -> int:
    """The spaces in use: all land, and the Beach Head while its marker lies (2.1.2-d, 2.2.2.11-a)."""
    return LAND if s.beach < 0 else LAND | BEACH_BIT


def own(s: Crusade, side: str) -> int:
    """The spaces a side controls."""
    if side == NAT:
        return s.control
    return active(s) & ~s.control


def owner(s: Crusade, space: int) -> str:
    """Who controls the space."""
    return NAT if s.control >> space & 1 else REP


def near(s: Crusade, space: int) -> int:
    """The spaces Adjacent to one (2.1.2-b)."""
    if s.beach < 0:
        return NEAR[space]
    if space == BEACH:
        return 1 << s.beach
    if space == s.beach:
        return NEAR[space] | BEACH_BIT
    return NEAR[space]


def spread(s: Crusade, mask: int) -> int:
    """All spaces Adjacent to one of a set."""
    found = next_to(mask)
    if s.beach >= 0:  # 2.1.2-d
        if mask >> s.beach & 1:
            found |= BEACH_BIT
        if mask & BEACH_BIT:
            found |= 1 << s.beach
    return found


def units_in(s: Crusade, side: str) -> int:
    """The spaces where a side has counters."""
    return s.nat_in if side == NAT else s.rep_in


def is_reduced(s: Crusade, unit: int) -> bool:
    """Does the counter show its back?"""
    return bool(s.reduced >> unit & 1)


def factors(s: Crusade, unit: int) -> tuple[int, int, int]:
    """CF, LF and MF of the side showing (2.2.1-b)."""
    return FACTORS[s.reduced >> unit & 1][unit]


def steps_left(s: Crusade, unit: int) -> int:
    """One for a reduced or one-step counter, else two (2.2.1-a)."""
    return 1 if s.reduced >> unit & 1 or UNITS[unit].kind.steps == 1 else 2


Likeness = tuple[int, int, int]


def likeness(s: Crusade, unit: int) -> Likeness:
    """All that tells a counter from another: type, place, strength, what binds it and what it has done."""
    facts = (
        s.reduced >> unit & 1
        | (s.released >> unit & 1) << 1
        | (s.moved >> unit & 1) << 2
        | (s.fought >> unit & 1) << 3
        | (s.retreated >> unit & 1) << 4
    )
    if s.battle is not None and unit in s.battle.attackers:
        facts |= 1 << 5
    return KIND_NUMBER[unit], s.where[unit], facts


def one_of_each(s: Crusade, units: Iterable[int]) -> list[int]:
    """Of counters that are alike the first: choosing another of them would come to the same."""
    found: dict[Likeness, int] = {}
    for u in units:
        found.setdefault(likeness(s, u), u)
    return list(found.values())


def has_room(s: Crusade, space: int) -> bool:
    """Is there room for one more (9.1.1)?"""
    return len(s.stacks[space]) < 3


def in_box(s: Crusade, side: str, box: int) -> list[int]:
    """A side's counters in a box, in order."""
    where = s.where
    return [u for u in UNITS_OF[side] if where[u] == box]


def now(s: Crusade) -> int:
    """The round of the match, as `played` keeps it."""
    return s.turn * 10 + s.round


def turn_played(s: Crusade, card: str) -> int:
    """The turn the card was last played as an Event; 0 for the set-up, -1 for never."""
    return s.played[card] // 10 if card in s.played else -1


# --- changing -----------------------------------------------------------------------------------
def put(s: Crusade, unit: int, place: int) -> None:
    """Put a counter on a space or into a box. Control is not touched."""
    old = s.where[unit]
    stacks = s.stacks
    if old >= 0:
        rest = tuple(u for u in stacks[old] if u != unit)
        stacks[old] = rest
        if not rest:
            if SIDE_OF[unit] == NAT:
                s.nat_in &= ~(1 << old)
            else:
                s.rep_in &= ~(1 << old)
    s.where[unit] = place
    if place >= 0:
        stacks[place] = (*stacks[place], unit)
        if SIDE_OF[unit] == NAT:
            s.nat_in |= 1 << place
        else:
            s.rep_in |= 1 << place


def reduce(s: Crusade, unit: int) -> None:
    """Turn a counter to its reduced side."""
    s.reduced |= 1 << unit


def restore(s: Crusade, unit: int) -> None:
    """Turn a counter to its full side."""
    s.reduced &= ~(1 << unit)


def eliminate(s: Crusade, unit: int, for_good: bool) -> None:
    """Take a counter off: to the Eliminated Units Box, or out of the game (3.0-permanent)."""
    # 17.6.5-a, 14.1.6: AFR and INS never come back
    gone = for_good or UNITS[unit].type in ("AFR", "INS")
    put(s, unit, REMOVED if gone else ELIMINATED)
    restore(s, unit)
    s.released &= ~(1 << unit)  # 16.4.2.4-b: free was this unit, not one rebuilt from its counter


def to_reserve(s: Crusade, unit: int) -> None:
    """Put a counter into its side's Reserve Box, at its strength."""
    put(s, unit, RESERVE)


def change_vp(s: Crusade, change: int, rule: str, why: str) -> None:
    """Change the Victory Points (5.1.2-a)."""
    if change:
        s.vp += change
        s.note("vp", rule, change=f"{change:+d}", vp=s.vp, why=why)


def change_rm(s: Crusade, change: int, rule: str, why: str) -> None:
    """Change Republican Morale (16.3.2-a)."""
    if change:
        s.rm += change
        s.note("rm", rule, change=f"{change:+d}", rm=s.rm, why=why)


def clear_round(s: Crusade) -> None:
    """Forget what belongs to one Action Round only: its markers leave the map (4.1.3)."""
    s.start_control = s.control
    s.points = 0
    s.move_marks = 0
    s.attack_marks = 0
    s.moved = 0
    s.builders = ()
    s.mover = -1
    s.origin = -1
    s.mf_left = 0
    s.entered = ()
    s.goals = -1
    s.attacked = 0
    s.fought = 0
    s.retreated = 0
    s.bonus_left = 0
    s.cancel_left = 0
    s.victories = ()
    s.afr_sr = 0
    s.battle = None
    s.battle_only = False
    s.to_place = ()
    s.used = []
