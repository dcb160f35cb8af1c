"""Chapter 11: supply, judged at each moment it matters (11.1.2-a)."""

from __future__ import annotations

from frente.games.arriba.definitions import (
    BIT,
    BY_FRANCE,
    BY_PORTUGAL,
    CAPITAL,
    EVERYWHERE,
    FR,
    GOBERNITOS,
    MOROCCO,
    NEIGHBOURS,
    PO,
    REGION_AREAS,
    UNIT_FACTION,
    R,
    areas_of,
)
from frente.games.arriba.state import Arriba, helps, occupied


def supplied_areas(s: Arriba, side: str) -> int:
    """The areas in which units of the side (Gobernitos apart) are in supply."""
    if s.turn == 1:
        return EVERYWHERE  # 14.2-e: everybody is in supply on turn 1
    friendly = contested = 0
    for r, holder in enumerate(s.control):  # 11.1-e: control is that of the last Inter-Phase
        if holder == side:
            friendly |= REGION_AREAS[r]
        elif holder == "":
            contested |= REGION_AREAS[r]
    sources = friendly | (contested & occupied(s, side))  # 11.1-a, 11.1-b
    mask = sources
    for area in areas_of(sources):
        mask |= NEIGHBOURS[area]  # 11.1-c: next to such an area, whoever stands in it
    if helps(s, FR, side):
        mask |= BY_FRANCE  # 11.1-d, 5.4.1-c
    if helps(s, PO, side):
        mask |= BY_PORTUGAL
    return mask


def home_open(s: Arriba, faction: int) -> bool:
    """11.1.3: a Gobernito is in supply while the enemy does not occupy its capital; all are on turn 1."""
    return s.turn == 1 or not occupied(s, R) & BIT[CAPITAL[faction]]


def in_supply(s: Arriba, unit: int, area: int, supplied: int) -> bool:
    """Is the unit, standing in this area, in supply? `supplied` are the `supplied_areas` of its side."""
    if area == MOROCCO:
        return True  # 11.1-e: Spanish Morocco is always under Rebel control
    faction = UNIT_FACTION[unit]
    if faction in GOBERNITOS:  # 11.1.3
        return home_open(s, faction)
    return bool(supplied & BIT[area])
