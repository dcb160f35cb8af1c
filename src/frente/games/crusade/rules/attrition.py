"""6.C and 13.3: Attrition. Supply is judged once; all removals and changes then happen together (6.C-a)."""

from __future__ import annotations

from frente.engine import Flow
from frente.games.crusade.definitions import (
    BEACH_BIT,
    FOE,
    OF_REGION,
    REGION,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    bits,
)
from frente.games.crusade.rules.control import change, end_beach_head, settle
from frente.games.crusade.rules.supply import counted, limited
from frente.games.crusade.state import Crusade, eliminate, own, units_in


def doomed_spaces(s: Crusade, side: str) -> int:
    """13.3.5-a, 13.3.6-a: the spaces that would change sides now; 13.3.6-c and 13.4.4 save some."""
    lost = own(s, side) & ~counted(s, side) & ~limited(s, side)
    for p in bits(lost & REGION["asturias"]):
        if any(hardy(u) for u in s.stacks[p]):  # 13.1.5-b: occupied it stays Republican
            lost &= ~(1 << p)
    return lost


def hardy(unit: int) -> bool:
    """13.1.5-a: Asturian divisions inside Asturias always live; corps do not."""
    return bool(OF_REGION["asturias"] >> unit & 1) and not UNITS[unit].corps


def doomed_units(s: Crusade, side: str) -> list[int]:
    """13.3.5-a: the units that would be removed now."""
    bad = units_in(s, side) & ~counted(s, side) & ~limited(s, side)
    return [u for p in bits(bad) for u in s.stacks[p] if not (REGION["asturias"] >> p & 1 and hardy(u))]


def attrition(s: Crusade, side: str) -> Flow[None]:
    """6.C.1, 6.C.2, 13.3.7, 13.1.1.1-d: a side's Attrition Segment, right after its AR 6."""
    s.phase = "attrition"
    s.side = side
    units = doomed_units(s, side)
    spaces = doomed_spaces(s, side)
    for u in units:
        s.note("starved", "13.3.5-a", unit=UNIT_IDS[u], place=SPACE_IDS[s.where[u]])
        eliminate(s, u, True)  # 13.3.5-b: a corps is not replaced
    for p in bits(spaces & ~BEACH_BIT):
        change(s, p, FOE[side], "13.3.6-a", by_attrition=True)
    if spaces & BEACH_BIT:
        end_beach_head(s, "8.5.4.8")
    if spaces:
        settle(s)  # 6.C-b
    yield from ()
