"""22.4 Fog of war: only the top unit of a stack is seen, and decoys may lie under it.

A stack is the troops and tanks of one side in one box; generals, aircraft and ships stand beside it.
"""

from __future__ import annotations

from frente.engine import Refusal
from frente.engine.plain import Plain
from frente.games.espana.definitions import (
    BOXES,
    COUNTER_ID,
    DECOYS,
    LAND_UNITS,
    PLACE_ID,
    SEATS,
    TROOPS,
)
from frente.games.espana.state import EspanaState, land_units_in, side_of, troops_in


def top_of(s: EspanaState, side: int, box: int) -> int:
    """22.4-a: the visible unit of a stack; -1 where there is none."""
    units = land_units_in(s, side, box)
    top = s.tops.get(2 * box + side, -1)
    if top in units:
        return top
    return next((u for u in units if u < TROOPS.stop), units[0] if units else -1)


def is_hidden(s: EspanaState, unit: int, viewer: int | None) -> bool:
    """May this viewer (None: a spectator) not see which unit it is? (22.4-b)"""
    if not s.chosen.fog or unit >= LAND_UNITS:
        return False
    box = s.where[unit]
    side = side_of(s, unit)
    if box >= BOXES or side == viewer or box == s.seen_battle:
        return False
    return top_of(s, side, box) != unit


def decoys_out(s: EspanaState, side: int) -> int:
    return sum(n for key, n in s.decoys.items() if key % 2 == side)


def why_not_show(s: EspanaState, side: int, unit: int) -> Refusal | None:
    """22.4-d: the owner names the top unit, once a phase and box; a troop before a tank."""
    if unit >= LAND_UNITS or side_of(s, unit) != side or s.where[unit] >= BOXES:
        return Refusal("22.4-a", "no-land-unit", {"unit": COUNTER_ID[unit]})
    box = s.where[unit]
    if top_of(s, side, box) == unit or s.topped >> box & 1:
        return Refusal("22.4-d", "top-chosen", {"box": PLACE_ID[box]})
    if unit >= TROOPS.stop and troops_in(s, side, box):
        return Refusal("22.4-d", "troop-on-top", {"box": PLACE_ID[box]})
    return None


def why_not_lay(s: EspanaState, side: int, box: int) -> Refusal | None:
    """22.4-c, 22.4-d: decoys lie under real troops, so many and no more."""
    if not troops_in(s, side, box):
        return Refusal("22.4-d", "no-troop-over-decoy", {"box": PLACE_ID[box]})
    if decoys_out(s, side) >= DECOYS:
        return Refusal("22.4-c", "decoys-out", {"limit": DECOYS})
    return None


def why_not_take_back(s: EspanaState, side: int, box: int) -> Refusal | None:
    """22.4-d: a decoy comes back only before the first one is laid in the phase."""
    if not s.decoys.get(2 * box + side):
        return Refusal("22.4-c", "no-decoy", {"box": PLACE_ID[box]})
    if s.decoys_laid:
        return Refusal("22.4-d", "decoys-laid", {"box": PLACE_ID[box]})
    return None


def show(s: EspanaState, side: int, unit: int) -> None:
    """Name the top unit of its stack."""
    box = s.where[unit]
    s.tops[2 * box + side] = unit
    s.topped |= 1 << box
    s.note("topped", "22.4-d", unit=COUNTER_ID[unit], box=PLACE_ID[box])


_OWNER: tuple[dict[str, tuple[str, ...]], ...] = tuple({"box": (seat,), "seen": (seat,)} for seat in SEATS)
"""Only who lays a decoy knows where."""


def lay(s: EspanaState, side: int, box: int) -> None:
    """Lay a decoy."""
    key = 2 * box + side
    s.decoys[key] = s.decoys.get(key, 0) + 1
    s.decoys_laid = True
    s.note_secret("decoy", "22.4-c", _OWNER[side], box=PLACE_ID[box], side=SEATS[side], seen=True)


def take_back(s: EspanaState, side: int, box: int) -> None:
    """Take a decoy back."""
    drop(s, 2 * box + side, 1)
    s.note_secret("undecoy", "22.4-c", _OWNER[side], box=PLACE_ID[box], side=SEATS[side], seen=True)


def drop(s: EspanaState, key: int, number: int) -> None:
    left = s.decoys.get(key, 0) - number
    if left > 0:
        s.decoys[key] = left
    else:
        s.decoys.pop(key, None)


def unit_left(s: EspanaState, side: int, box: int) -> None:
    """22.4-d: decoys need a real troop over them; if the top unit went, its owner names another."""
    if not s.chosen.fog:
        return
    key = 2 * box + side
    if key in s.decoys and not troops_in(s, side, box):
        del s.decoys[key]
    if key in s.tops and s.tops[key] not in land_units_in(s, side, box):
        del s.tops[key]
        s.topped &= ~(1 << box)


def reveal(s: EspanaState, box: int) -> None:
    """22.4-b, 22.4-d: a battle opens the stacks and takes the decoys away."""
    if not s.chosen.fog:
        return
    s.seen_battle = box
    s.openings += 1
    for side in (0, 1):
        number = s.decoys.pop(2 * box + side, 0)
        if number:
            s.note("decoys-found", "22.4-d", box=PLACE_ID[box], side=SEATS[side], number=number)


def tell(s: EspanaState, kind: str, rule: str, unit: int, **data: Plain) -> None:
    """Say what a unit did. Under fog the other side hears only what it could see.

    That is where a stack grew or shrank (`start`, `box` of kinds that change heights), never which unit
    it was, nor that a unit within a stack was turned over. `seen`: for the sentences.
    """
    side = SEATS[side_of(s, unit)]
    if not s.chosen.fog or unit >= LAND_UNITS:
        s.note(kind, rule, unit=COUNTER_ID[unit], side=side, seen=True, **data)
        return
    more = [name for name in data if name == "after" or kind not in HEIGHT_CHANGES]
    secret: dict[str, tuple[str, ...]] = dict.fromkeys(("unit", "seen", *more), (side,))
    s.note_secret(kind, rule, secret, unit=COUNTER_ID[unit], side=side, seen=True, **data)


HEIGHT_CHANGES = frozenset({"marched", "entered", "overstacked", "ferried", "destroyed"})
