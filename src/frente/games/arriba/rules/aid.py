"""Chapter 5.3 and 5.4: the foreign powers, their track, and what a turn to neutrality takes away."""

from __future__ import annotations

from frente.games.arriba.definitions import (
    COUNTRIES,
    GE,
    IT,
    ITALIAN,
    OF_FACTION,
    PO,
    PORTUGUESE,
    TRACK_END,
    UNITS,
    R,
)
from frente.games.arriba.state import Arriba, clear_marks, helps, level, put_group

AIR_SLOT, ARMOR_SLOT = 0, 1


def move_marker(s: Arriba, country: int, boxes: int, rule: str) -> None:
    """Move a marker (left negative); it stays at the last box (5.3.1-m)."""
    before = s.boxes[country]
    s.boxes[country] = min(TRACK_END, max(-TRACK_END, before + boxes))
    if s.boxes[country] == before:
        return
    name, side = level(s, country)
    s.note("marker", rule, country=COUNTRIES[country], box=s.boxes[country], level=name, side=side)
    # 5.4-a: only a change to neutrality (or to the other side) acts at once.
    if country == IT and not helps(s, IT, R):
        remove_faction(s, ITALIAN, "5.4.2-d")
    if country == PO and not helps(s, PO, R):
        remove_faction(s, PORTUGUESE, "5.4.2-j")
    if country == GE and not helps(s, GE, R):
        remove_condor(s)


def remove_faction(s: Arriba, faction: int, rule: str) -> None:
    """5.4.2-d, 5.4.2-j: units that have come leave the game for good, the eliminated too.

    Forces that never came may still come at a first intervention (5.4.2-k).
    """
    key = "ctv" if faction == ITALIAN else "portuguese"
    if key not in s.came:
        return
    leaving = OF_FACTION[faction] & ~s.gone
    if not leaving:
        return
    for g in list(s.groups.values()):
        put_group(s, g._replace(units=tuple(u for u in g.units if not leaving >> u & 1)))
    for unit in range(len(UNITS)):
        if leaving >> unit & 1:
            clear_marks(s, unit)
    s.unbuilt &= ~leaving
    s.eliminated &= ~leaving
    s.gone |= leaving
    s.note("left", rule, country=COUNTRIES[IT if faction == ITALIAN else PO])


def remove_condor(s: Arriba) -> None:
    """5.4.2-e: the German points go for good, without PSP; those never come may still come (5.4.2-k)."""
    if "condor" not in s.came or s.condor == ["gone", "gone"]:
        return
    if s.condor == ["waiting", "waiting"]:
        s.came.remove("condor")
        s.condor = ["", ""]
        return
    for g in list(s.groups.values()):
        put_group(s, g._replace(german=0))
    s.condor = ["gone", "gone"]
    s.note("left", "5.4.2-e", country=COUNTRIES[GE])
