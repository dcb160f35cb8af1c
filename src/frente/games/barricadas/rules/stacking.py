"""Chapter 4: how much fits into a hex."""

from __future__ import annotations

from frente.games.barricadas.definitions import CHARTS, COUNTED, PIECES, STEPS
from frente.games.barricadas.state import Battlefield

MOST: int = CHARTS["stacking"]["steps_per_side"]
SHELTERED: int = CHARTS["stacking"]["trench_steps"]


def counted(s: Battlefield, u: int) -> int:
    """4-a, 4-c, 4-f, 5.5-n, 5.6-f: officers, horses and transports count nothing, loads do."""
    return STEPS - s.lost.get(u, 0) if COUNTED[u] else 0


def stacked(s: Battlefield, h: int, side: int) -> int:
    """The steps of a side in a hex."""
    total = 0
    for u in s.stacks.get(h, ()):
        if PIECES[u].side == side:
            total += counted(s, u)
    return total


def fits(s: Battlefield, h: int, units: tuple[int, ...] | list[int]) -> bool:
    """4-a, 4-d: would these units, arriving, leave the hex within its limit?"""
    if not units:
        return True
    here = s.stacks.get(h, ())
    arriving = 0
    for u in units:
        if u not in here:
            arriving += counted(s, u)
    if arriving == 0 or not here:
        return arriving <= MOST
    return stacked(s, h, PIECES[units[0]].side) + arriving <= MOST


def sheltered(s: Battlefield, h: int) -> int:
    """13.5-b, 13.6-e: the steps inside a trench or fortification."""
    return sum(counted(s, u) for u in s.stacks.get(h, ()) if s.inside >> u & 1)


def room_inside(s: Battlefield, h: int, *units: int) -> bool:
    """13.5-b, 13.6-e: at most six steps and no AFVs; officers do not count."""
    if any(PIECES[u].category in ("afv", "transport", "horses") for u in units):
        return False
    return sheltered(s, h) + sum(counted(s, u) for u in units) <= SHELTERED
