"""What ground is worth: points, morale, and the way to more of them. One victory point is the measure."""

from __future__ import annotations

from functools import lru_cache

from frente.games.crusade.definitions import (
    BEACH,
    CHARTS,
    GUADARRAMA,
    LAND,
    MADRID,
    NAT,
    NEAR_MADRID,
    NORTH,
    OVIEDO,
    REP,
    SCENARIOS,
    SIEGE_SPACE,
    SPACES,
    bits,
    graph,
    mask_of,
    next_to,
)
from frente.games.crusade.rules.control import capture_rm, capture_vp
from frente.games.crusade.rules.supply import supplied
from frente.games.crusade.state import Crusade

MORALE = (0.5, 0.8, 1.2)
"""A point of Republican Morale: far from an Automatic Victory, near one, at its brink."""
PLAIN = 0.10
"""Any space at all."""
FADE = 0.68
"""How the draw of a goal fades from space to space."""
REACH = 5
"""How far it is felt at all."""
DEPTH = (1.2, 0.8, 0.4, 0.2)
"""How near the loss of an empty space is, by the moves an enemy needs to enter it."""

WORTHS = tuple(tuple(capture_vp(s.index) + weight * capture_rm(s.index) for s in SPACES) for weight in MORALE)
"""What changing hands is worth by the tables of chapters 5 and 16."""

ARAGON = mask_of(["lerida", "tarragona", "castellon"])
SOUTH = mask_of(["badajoz", "malaga"])
GUIPUZCOA = mask_of(["san-sebastian"])
LINK = mask_of(["merida"])
PASSES = mask_of(["puerto-de-leitariegos", "puerto-de-la-espina"])
RELIEF = 0.8
"""What a pass on the way to isolated Oviedo is worth."""
SUBURBS = NEAR_MADRID & ~(1 << GUADARRAMA)
ROADS_TO_MADRID = mask_of(["talavera-de-la-reina", "maqueda", "cebreros", "somosierra", "guadarrama"])
JOIN = 1
"""The Nationalists must join their two zones (17.1.1-a)."""
DRIVE = 2
"""They must come to Madrid by turn 5 (17.3.2-a)."""
RELIEVE = 4
"""They must reach Oviedo before its units starve on turn 6 (16.2.6-a)."""
BRINK = 8
"""From here on: how near morale is to deciding the war."""
BARS = CHARTS["automatic_victory"]


def aims_of(s: Crusade) -> int:
    """What the Nationalists must do beside taking ground."""
    drive = s.turn <= 5 and s.madrid < -1 and SCENARIOS[s.scenario]["first_turn"] == 1
    cut_off = s.turn <= 6 and s.control >> OVIEDO & 1 and not supplied(s, NAT) >> OVIEDO & 1
    aims = (JOIN if s.ammo else 0) | (DRIVE if drive else 0) | (RELIEVE if cut_off else 0)
    return aims | brink(s) * BRINK


def brink(s: Crusade) -> int:
    """5.2.2-a: how near morale is to deciding the war this turn or, before turn 4, on turn 4."""
    turn = str(max(4, s.turn))
    if turn not in BARS["rep"]:
        return 0
    margin = min(BARS["rep"][turn] - s.rm, s.rm - BARS["nat"][turn])
    return 2 if margin <= 2 else 1 if margin <= 4 else 0


@lru_cache(maxsize=1)
def distances() -> tuple[tuple[int, ...], ...]:
    """Steps between any two spaces by land."""
    lines = graph(-1, False)
    return tuple(tuple(lines.distances(1 << p)) for p in range(len(SPACES)))


@lru_cache(maxsize=1)
def fading() -> tuple[tuple[tuple[int, float], ...], ...]:
    """For each goal: the spaces its draw reaches, and the share that does."""
    return tuple(tuple((p, FADE**d) for p, d in enumerate(row) if 0 <= d <= REACH) for row in distances())


def focus(side: str, space: int, turn: int) -> float:
    """Where a side should look now: the columns to Madrid, then the north, then Aragon and the sea."""
    bit = 1 << space
    if side == REP:
        return 0.8
    if turn <= 5:
        if space == MADRID:
            return 2.0
        if bit & (SOUTH | GUIPUZCOA):
            return 1.3
        return 0.6 if bit & NORTH else 0.8
    if bit & NORTH:
        return 1.3
    if bit & ARAGON:
        return 1.3
    return 1.0


@lru_cache(maxsize=4096)
def prizes(side: str, control: int, turn: int, sieges: tuple[str, ...], aims: int) -> tuple[float, ...]:
    """What it is worth to a side to take each space, or to the enemy not to lose it."""
    own = [0.0] * len(SPACES)
    worths = WORTHS[aims // BRINK]
    for space in SPACES:
        p = space.index
        if p == BEACH:
            continue
        value = worths[p]
        if side == NAT and 1 << p & NORTH:
            value += 0.15
        if side == NAT and aims & JOIN and 1 << p & LINK:
            value += 0.8
        if side == NAT and aims & RELIEVE and 1 << p & PASSES:
            value += RELIEF
        if side == NAT and aims & DRIVE:
            value += 1.2 if 1 << p & SUBURBS else 0.7 if 1 << p & ROADS_TO_MADRID else 0.0
            value += 2.0 if p == MADRID else 0.0
        own[p] = value
    for siege in sieges:
        if side == NAT:
            own[SIEGE_SPACE[siege]] += MORALE[aims // BRINK] + (1.0 if siege == "alcazar" else 0.0)
    found = [PLAIN + value for value in own]
    rows = fading()
    for g, value in enumerate(own):
        if value and bool(control >> g & 1) != (side == NAT):
            share = 0.12 * value * focus(side, g, turn)
            for p, fade in rows[g]:
                if p != g:
                    found[p] += share * fade
    return tuple(found)


@lru_cache(maxsize=4096)
def draw(side: str, control: int, turn: int, sieges: tuple[str, ...], aims: int) -> tuple[float, ...]:
    """How much each space draws a side's units on: the enemy's goals near by."""
    held = prizes(side, control, turn, sieges, aims)
    rows = fading()
    found = [0.0] * len(SPACES)
    for g, worth in enumerate(WORTHS[0]):
        if worth and bool(control >> g & 1) != (side == NAT):
            value = (held[g] - PLAIN) * focus(side, g, turn)
            for p, fade in rows[g]:
                found[p] += value * fade
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def exposure(side: str, mine: int, theirs: int, control: int, loss: tuple[float, ...]) -> float:
    """What enemies could walk into if a side stood in these spaces, in one move or in several."""
    ground = control if side == NAT else LAND & ~control
    value = 0.0
    seen = edge = theirs
    for share in DEPTH:
        edge = next_to(edge) & ~mine & ~seen
        if not edge:
            break
        seen |= edge
        value += share * sum([loss[p] for p in bits(edge & ground)])
    return value


def prizes_of(s: Crusade, side: str) -> tuple[float, ...]:
    """What the spaces are worth to a side now."""
    return prizes(side, s.control, s.turn, tuple(s.sieges), aims_of(s))


def draw_of(s: Crusade, side: str) -> tuple[float, ...]:
    """Where a side is drawn now."""
    return draw(side, s.control, s.turn, tuple(s.sieges), aims_of(s))
