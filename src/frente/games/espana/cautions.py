"""What an answer would bring about beyond the usual, told before it is given.

A move is tried on a copy of the board: what threatens after it and did not before is its price.
"""

from __future__ import annotations

from frente.engine import Ask, Message, Warning
from frente.games.espana.answers import Done, Go, March, Pass, Stop
from frente.games.espana.dangers import crowd, dangers
from frente.games.espana.definitions import (
    BOXES,
    COUNTER_ID,
    LAND_UNITS,
    NEIGHBOURS,
    PLACE_ID,
    POOL,
    SIDE_OF,
    STACKING,
    TROOPS,
)
from frente.games.espana.rules.board import is_contested, own
from frente.games.espana.rules.events import limit, playable
from frente.games.espana.rules.generals import SIDE_GENERALS, boxes_for, why_not_assign
from frente.games.espana.rules.movement import heaps
from frente.games.espana.state import EspanaState, mark_if_empty, put, troops_in

RANK = {"note": 0, "care": 1, "danger": 2}


def caution(s: EspanaState, ask: Ask, token: str) -> Warning | None:
    side = SIDE_OF[ask.seat]
    match ask.kind, ask.value(token):
        case "move", March(unit):
            return _worse(s, side, moved(s, side, unit, POOL), ("danger",))
        case "march", Go(unit, box):
            return _going(s, side, unit, box)
        case "move", Done():
            return _ending(s, side)
        case "event", Pass():
            return _passing(s, side)
        case "spend", Stop():
            args = {"number": s.rp[side]}
            return Warning("rp-lost", "note", Message("warn-points-lost", args), "19.9")
        case "ferry", Done():
            args = {"number": ask.about.get("landed", 0)}
            return Warning("ferry-over", "note", Message("warn-ferry-over", args), "12.1-a")
    return None


def moved(s: EspanaState, side: int, unit: int, spot: int) -> EspanaState:
    """The board with the unit elsewhere."""
    twin = s.copy()
    start = twin.where[unit]
    put(twin, unit, spot)
    mark_if_empty(twin, side, start)
    return twin


def _worse(s: EspanaState, side: int, after: EspanaState, levels: tuple[str, ...]) -> Warning | None:
    """The gravest thing that threatens afterwards and did not before, or not as gravely."""
    before = {(one.id, one.subjects): RANK[one.level] for one in dangers(s, side)}
    for warning in dangers(after, side):
        known = before.get((warning.id, warning.subjects), -1)
        if warning.level in levels and RANK[warning.level] > known:
            return warning
    return None


def _going(s: EspanaState, side: int, unit: int, box: int) -> Warning | None:
    """What the move leaves open, and what becomes of the unit where it goes."""
    if unit >= LAND_UNITS or box >= BOXES:
        return None
    after = moved(s, side, unit, box)
    grave = _worse(s, side, after, ("danger",))
    number = len(troops_in(after, side, box))
    if grave is not None and grave.id != "fifth-troop":
        return grave
    if unit < TROOPS.stop and number > STACKING:
        return crowd(box, number, number - STACKING, "care")
    args = {"unit": COUNTER_ID[unit], "place": PLACE_ID[box]}
    if not NEIGHBOURS[box] & own(after, side):
        cure = Message("cure-no-supply")
        return Warning("no-supply", "care", Message("warn-no-supply", args), "10.3-a", (PLACE_ID[box],), cure)
    careful = _worse(s, side, after, ("care",))
    if careful is not None:
        return careful
    if is_contested(after, box):
        return _into_the_fight(after, side, box)
    return None


def _into_the_fight(after: EspanaState, side: int, box: int) -> Warning:
    """What awaits a unit in a contested box."""
    args = {"place": PLACE_ID[box]}
    if not any(boxes_for(after, side, general) >> box & 1 for general in _ready(after, side)):
        return Warning("no-general", "note", Message("warn-no-general", args), "14.2", (PLACE_ID[box],))
    return Warning("stuck", "note", Message("warn-stuck", args), "11.4-a", (PLACE_ID[box],))


def _ready(s: EspanaState, side: int) -> list[int]:
    """Generals who will be assigned this turn."""
    return [g for g in SIDE_GENERALS[side] if why_not_assign(s, side, g) is None]


def _ending(s: EspanaState, side: int) -> Warning | None:
    """The movement ends as things stand: troops too many first, then what the enemy can do at once."""
    crowds = heaps(s, side)
    for box, many in crowds.items():
        return crowd(box, STACKING + many, many, "danger")
    return next((one for one in dangers(s, side) if one.level == "danger"), None)


def _passing(s: EspanaState, side: int) -> Warning | None:
    """18.2-a: a pass is final."""
    left = min(len(playable(s, side)), limit(s, side) - s.plays[side])
    if left < 1:
        return None
    return Warning("pass-final", "note", Message("warn-pass", {"number": left}), "18.2-a")
