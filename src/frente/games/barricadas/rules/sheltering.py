"""13.5, 13.6: into trenches and fortifications, out of them, and along trenches."""

from __future__ import annotations

from dataclasses import replace

from frente.engine import Refusal
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.movement import ONE, here, move_type, wet
from frente.games.barricadas.rules.stacking import fits, room_inside
from frente.games.barricadas.state import Battlefield, March, code, has, the_board


def afford(now: March, halves: int) -> bool:
    return all(used + halves <= limit for used, limit in zip(now.spent, now.limits, strict=True))


def _spend(s: Battlefield, halves: int) -> None:
    now = s.march
    assert now is not None
    s.march = replace(now, spent=tuple(x + halves for x in now.spent), roads=False)


def why_not_in(s: Battlefield) -> Refusal | None:
    """13.5-d, 13.6-k: one point to get into the trench or fortification of the hex."""
    now = s.march
    assert now is not None
    h = here(s)
    if h < 0:
        return Refusal("13.5-d", "not-on-board", {"unit": PIECES[now.units[0]].id})
    own_fort = h in s.forts and s.forts[h].side == PIECES[now.units[0]].side
    if not (has(s.trenches, h) or own_fort):
        return Refusal("13.5-d", "no-shelter", {"hex": code(s, h)})
    rule = "13.6-k" if own_fort else "13.5-d"
    for u in now.units:
        if has(s.inside, u):
            return Refusal(rule, "already", {"unit": PIECES[u].id})
        if move_type(s, u) != "foot" or not room_inside(s, h, *now.units):
            return Refusal("13.5-b" if not own_fort else "13.6-e", "no-room", {"unit": PIECES[u].id})
    if not afford(now, ONE):
        return Refusal(rule, "no-points", {})
    return None


def why_not_out(s: Battlefield) -> Refusal | None:
    """13.6-k: one point to leave a fortification; a trench is left for nothing (13.5-d)."""
    now = s.march
    assert now is not None
    h = here(s)
    if h < 0:
        return Refusal("13.6-k", "not-on-board", {"unit": PIECES[now.units[0]].id})
    if h not in s.forts or not any(has(s.inside, u) for u in now.units):
        return Refusal("13.6-k", "no-shelter", {"hex": code(s, h)})
    return None if afford(now, ONE) else Refusal("13.6-k", "no-points", {})


def shelter(s: Battlefield, goes_in: bool) -> None:
    now = s.march
    assert now is not None
    _spend(s, ONE)
    for u in now.units:
        if goes_in:
            s.inside |= 1 << u
        else:
            s.inside &= ~(1 << u)


def why_not_slip(s: Battlefield, h: int) -> Refusal | None:
    """13.5-c: from trench to adjacent trench at the same level for one point."""
    now = s.march
    assert now is not None
    at = here(s)
    board = the_board(s)
    if at < 0 or not board.grid.touch(at, h):
        return Refusal("13.5-c", "not-next", {"hex": code(s, h)})
    if not (has(s.trenches, at) and has(s.trenches, h)) or board.level[at] != board.level[h]:
        return Refusal("13.5-c", "no-trench", {"hex": code(s, h)})
    if not all(has(s.inside, u) for u in now.units) or any(move_type(s, u) != "foot" for u in now.units):
        return Refusal("13.5-c", "not-inside", {})
    side = PIECES[now.units[0]].side
    if any(PIECES[u].side != side for u in s.stacks.get(h, ())):
        return Refusal("5.2-g", "enemy-there", {"hex": code(s, h)})
    if wet(s, at) or wet(s, h):
        return Refusal("13.5-c", "no-trench", {"hex": code(s, h)})
    if not afford(now, ONE):
        return Refusal("13.5-c", "no-points", {})
    if not fits(s, h, now.units) or not room_inside(s, h, *now.units):
        return Refusal("13.5-b", "overstacked", {"hex": code(s, h)})
    return None
