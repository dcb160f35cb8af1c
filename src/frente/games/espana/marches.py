"""Where counters can go in a Movement phase, with the boxes on their way: a whole move as one gesture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from frente.engine import Ask
from frente.engine.gesture import Reach, Route
from frente.games.espana.definitions import (
    AIRCRAFT,
    BOXES,
    COUNTER,
    COUNTER_ID,
    LAND_UNITS,
    NEIGHBOURS,
    PLACE_ID,
    SIDE_OF,
    STACKING,
    TROOPS,
    boxes_in,
)
from frente.games.espana.rules.board import friendly
from frente.games.espana.rules.movement import reach as ends
from frente.games.espana.rules.movement import sorties, why_not_fly, why_not_march
from frente.games.espana.state import EspanaState, mark_if_empty, put, troops_in


def reach(s: EspanaState, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
    """The places to which all of the pieces can go one after the other; None in other asks than these."""
    if not pieces or any(id not in COUNTER for id in pieces):
        return None
    side, units = SIDE_OF[ask.seat], [COUNTER[id] for id in pieces]
    if ask.kind in ("march", "fly"):
        if pieces != (ask.about["unit"],):
            return None
        [unit] = units
        return Reach(_sky(s, side, unit, ()) if unit in AIRCRAFT else _land(s, side, [unit], begun=True))
    if ask.kind != "move":
        return None
    if all(unit < LAND_UNITS for unit in units):
        return Reach(_land(s, side, units))
    if len(units) == 1 and units[0] in AIRCRAFT:
        [plane] = units
        may = why_not_fly(s, side, plane) is None
        return Reach(_sky(s, side, plane, (f"fly {pieces[0]}",)) if may else {})
    return None


# --- on land (11) ---------------------------------------------------------------------------------
def _land(s: EspanaState, side: int, units: Sequence[int], begun: bool = False) -> dict[str, Route]:
    """Box by box; a set only into boxes that hold it (11.8-a)."""
    first = units[0]
    if not begun and why_not_march(s, side, first) is not None:
        return {}
    found = {}
    for box in boxes_in(ends(s, side, first)):
        if len(units) == 1 or _all_come(s, side, units, box):
            path = _way(s, side, s.where[first], box)
            stops = not friendly(s, side) >> box & 1  # 11.3-b
            shown: Literal["", "reveal"] = "reveal" if s.chosen.fog else ""  # 22.4-a
            found[PLACE_ID[box]] = Route(path, _tokens(units, box, begun), stops=stops, final=shown)
    return found


def _tokens(units: Iterable[int], box: int, begun: bool) -> tuple[str, ...]:
    going = f"to {PLACE_ID[box]}"
    return (going,) if begun else tuple(t for u in units for t in (f"march {COUNTER_ID[u]}", going))


def _all_come(s: EspanaState, side: int, units: Sequence[int], box: int) -> bool:
    """May they go there in this order, as each leaves the board to the next, and stay (11.5, 11.8-a)?"""
    arriving = sum(unit < TROOPS.stop for unit in units)
    if arriving and len(troops_in(s, side, box)) + arriving > STACKING:
        return False
    twin = s.copy()
    for unit in units:
        if why_not_march(twin, side, unit) is not None or not ends(twin, side, unit) >> box & 1:
            return False
        start = twin.where[unit]
        put(twin, unit, box)
        mark_if_empty(twin, side, start)
    return True


def _way(s: EspanaState, side: int, start: int, goal: int) -> tuple[str, ...]:
    """The shortest way there through friendly boxes (11.3-a)."""
    clear = friendly(s, side) | 1 << goal
    came = {start: start}
    level = [start]
    while goal not in came:
        after = []
        for box in level:
            for there in boxes_in(NEIGHBOURS[box] & clear):
                if there not in came:
                    came[there] = box
                    after.append(there)
        level = after
    path = [goal]
    while came[path[-1]] != start:
        path.append(came[path[-1]])
    return tuple(PLACE_ID[box] for box in reversed(path))


# --- in the air (13) ------------------------------------------------------------------------------
def _sky(s: EspanaState, side: int, plane: int, before: tuple[str, ...]) -> dict[str, Route]:
    """Wherever it may support troops (13.1-b: no lines, no limits), and the zones of the sea."""
    return {
        PLACE_ID[place]: Route((PLACE_ID[place],), (*before, f"to {PLACE_ID[place]}"))
        for place, detail in sorties(s, side, plane)
        if not detail or place >= BOXES
    }
