"""3 Board and 10 Supply: whose a box is, and whether it is supplied."""

from __future__ import annotations

from functools import lru_cache

from frente.games.espana.definitions import (
    BOXES,
    CANTABRICO,
    MOROCCO,
    NEIGHBOURS,
    NORTH_COAST,
    PORTS,
    SAN_SEBASTIAN,
    N,
    R,
    neighbours_of,
)
from frente.games.espana.state import BY_R, EspanaState


def own(s: EspanaState, side: int) -> int:
    """Boxes friendly or contested to the side.

    A marker never lies beside a land unit, so whoever has either in a box has it friendly or contested;
    every other box is the enemy's (3.7-c).
    """
    return s.held[side] | s.marks[side]


def contested(s: EspanaState) -> int:
    """3.3, 3.7-b: both sides have troops or tanks there; nothing else counts (3.7-e, 25.7-b)."""
    return s.held[N] & s.held[R]


def friendly(s: EspanaState, side: int) -> int:
    """3.7-a, 21.5: only this side has units or a marker there. An empty box is nobody's (3.7-d)."""
    return (s.held[side] | s.marks[side]) & ~s.held[1 - side]


def is_own(s: EspanaState, side: int, box: int) -> bool:
    return bool((s.held[side] | s.marks[side]) >> box & 1)


def is_friendly(s: EspanaState, side: int, box: int) -> bool:
    return bool(friendly(s, side) >> box & 1)


def is_contested(s: EspanaState, box: int) -> bool:
    return bool(contested(s) >> box & 1)


def is_supplied(s: EspanaState, side: int, box: int) -> bool:
    """10.1, 10.2, 10.7: one adjacent box that is not the enemy's is enough."""
    if box == MOROCCO:
        return True  # 10.4
    if NEIGHBOURS[box] & (s.held[side] | s.marks[side]):
        return True
    return _supplied_by_sea(s, side) and bool(NORTH_COAST >> box & 1)


def supplied(s: EspanaState, side: int) -> int:
    """All boxes in which the side's units are or would be in supply; asked for afresh each time (10.5)."""
    boxes = neighbours_of(own(s, side)) | 1 << MOROCCO
    if _supplied_by_sea(s, side):
        boxes |= NORTH_COAST
    return boxes


def _supplied_by_sea(s: EspanaState, side: int) -> bool:
    """25.11-f: the Republican hold on Cantábrico feeds the northern coast."""
    return side == R and s.chosen.naval and s.zones_found[CANTABRICO - BOXES] == BY_R


def ports(s: EspanaState, side: int) -> int:
    """3.5, 12.3: Morocco is a port for N, San Sebastián by option for R while he controls it (22.5)."""
    if side == N:
        return PORTS
    found = PORTS & ~(1 << MOROCCO)
    if s.chosen.san_sebastian and is_friendly(s, R, SAN_SEBASTIAN):
        found |= 1 << SAN_SEBASTIAN
    return found


def largest_group(s: EspanaState, side: int) -> int:
    """21.2-b: how many boxes the side's largest joined group has; Morocco has no lines."""
    return group_size(own(s, side) & ~(1 << MOROCCO))


@lru_cache(maxsize=4096)
def group_size(left: int) -> int:
    """The size of the largest group of joined boxes in a set."""
    best = 0
    while left:
        group = left & -left
        while True:
            wider = group | neighbours_of(group) & left
            if wider == group:
                break
            group = wider
        best = max(best, group.bit_count())
        left &= ~group
    return best
