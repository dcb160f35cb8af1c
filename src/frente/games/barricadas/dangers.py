"""What threatens a seat now: everything lies open on the board (6-b), so it is read from the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from copy import copy

from frente.engine import Message
from frente.engine.aims import Level, Warning
from frente.games.barricadas.aims import margin, short, swing
from frente.games.barricadas.definitions import GUNS, PIECES, SIDE, TROOPS
from frente.games.barricadas.reach import able, could_enter, eyes
from frente.games.barricadas.rules.morale import ROUT, ROUT_VEHICLE
from frente.games.barricadas.rules.movement import near_officer
from frente.games.barricadas.state import (
    Battlefield,
    carried,
    code,
    each,
    has,
    ids,
    in_force,
    is_unit,
    members,
    steps_lost,
    the_board,
    units_in,
)

NEAR = 2
"""Hexes from which an enemy on foot is soon next to a unit."""
LATE = 2
"""So many turns before the end the margin is told as a warning."""


def dangers(s: Battlefield, seat: str) -> list[Warning]:
    """One of each kind at most, the gravest first."""
    if not s.turn:
        return []
    side = SIDE[seat]
    found = [warning for tell in _KINDS for warning in tell(s, side)]
    return sorted(found, key=lambda warning: _GRAVE[warning.level])


_GRAVE: dict[Level, int] = {"danger": 0, "care": 1, "note": 2}


def last_turn(s: Battlefield) -> bool:
    return s.turn >= s.brief.turns


# --- the end --------------------------------------------------------------------------------------
def _late(s: Battlefield, side: int) -> Iterator[Warning]:
    """2.3-j, 2.3-k: the last turns, and not enough yet."""
    lacks = short(s, side)
    if s.turn <= s.brief.turns - LATE or not lacks:
        return
    level: Level = "danger" if last_turn(s) else "care"
    goals = [(swing(s, side, h, vp), h) for h, vp in s.brief.objectives if not s.control[side] >> h & 1]
    left = s.brief.turns - s.turn + 1
    if s.brief.kind:
        message = Message("warn-late-goals", {"left": left, "count": lacks})
        places = tuple(code(s, h) for _, h in goals)
        yield Warning(
            "last-turns", level, message, "15-b", places, Message("cure-goals", {"hexes": [*places]})
        )
        return
    message = Message("warn-late", {"left": left, "margin": _signed(margin(s, side)), "short": lacks})
    cure = None
    if goals:
        worth, h = max(goals)
        cure = Message("cure-objective", {"hex": code(s, h), "swing": worth})
    yield Warning("last-turns", level, message, "2.3-j", tuple(code(s, h) for _, h in goals), cure)


def _open_objectives(s: Battlefield, side: int) -> Iterator[Warning]:
    """15-s: own objectives that nobody stands in and an enemy can march into."""
    lost = [(h, vp) for h, vp in s.brief.objectives if s.control[side] >> h & 1 and enterable(s, side, h)]
    if lost:
        yield open_warning(s, side, lost, "warn-open")


def enterable(s: Battlefield, side: int, h: int, without: Collection[int] = ()) -> bool:
    """Once some have gone, is nobody of a side in a hex, and could an enemy be there soon?

    In the last turn: before it ends. An officer alone does not keep him out (7.1-b).
    """
    if any(u not in without for u in units_in(s, h, side)):
        return False
    bare = copy(s)
    bare.stacks = {where: pieces for where, pieces in s.stacks.items() if where != h}
    over = s.finished if last_turn(s) else 0
    return any(not has(over, u) and could_enter(bare, u, h) for u in able(s, 1 - side))


def open_warning(s: Battlefield, side: int, lost: list[tuple[int, int]], text: str) -> Warning:
    """Objectives that may go: a danger where the match may be lost with them."""
    places = tuple(code(s, h) for h, _ in lost)
    swings = sum(2 * vp for _, vp in lost)
    decides = s.brief.kind or margin(s, side) - swings < s.brief.levels[2]
    level: Level = "danger" if last_turn(s) and decides else "care"
    name = f"{text}-goals" if s.brief.kind else text
    message = Message(name, {"hexes": [*places], "swing": swings})
    return Warning("objective-open", level, message, "15-s", places, Message("cure-stand"))


# --- units ----------------------------------------------------------------------------------------
def _routed(s: Battlefield, side: int) -> Iterator[Warning]:
    """9.1.1-b, 10.3.4-a: who is routed surrenders to an assault."""
    foes = [u for u in able(s, 1 - side) if PIECES[u].category in TROOPS or PIECES[u].is_afv]
    near = [u for u in each(s.routed) if is_unit(u) and PIECES[u].side == side and _beside(s, u, foes, NEAR)]
    if near:
        message = Message("warn-routed", {"units": ids(near), "count": len(near)})
        yield Warning("routed-near", "care", message, "10.3.4-a", tuple(ids(near)), Message("cure-rally"))


def _beside(s: Battlefield, u: int, foes: list[int], far: int) -> bool:
    here = s.at.get(u, -1)
    return here >= 0 and any(the_board(s).grid.distance(here, s.at[x]) <= far for x in foes)


def alone(s: Battlefield, officer: int) -> bool:
    """7.1-b: an officer, commissar or chaplain on the board without a unit in his hex."""
    h = s.at.get(officer, -1)
    return h >= 0 and officer not in s.load and not units_in(s, h, PIECES[officer].side)


def _lone(s: Battlefield, side: int) -> Iterator[Warning]:
    lone = [
        u
        for u in s.at
        if PIECES[u].leader and PIECES[u].side == side and alone(s, u) and eyes(s, 1 - side, s.at[u])
    ]
    if lone:
        message = Message("warn-alone", {"units": ids(lone), "count": len(lone)})
        yield Warning("officer-alone", "care", message, "7.1-b", tuple(ids(lone)), Message("cure-stack"))


def _guns(s: Battlefield, side: int) -> Iterator[Warning]:
    """9.1.1-a, 10.2-f: guns that nobody covers."""
    foes = [u for u in able(s, 1 - side) if PIECES[u].category in TROOPS or PIECES[u].is_afv]
    bare = [
        u
        for u in able(s, side)
        if PIECES[u].category in GUNS
        and not any(PIECES[x].category in TROOPS for x in units_in(s, s.at[u], side))
        and _beside(s, u, foes, NEAR)
    ]
    if bare:
        message = Message("warn-guns", {"units": ids(bare), "count": len(bare)})
        yield Warning("guns", "care", message, "9.1.1-a", tuple(ids(bare)), Message("cure-cover"))


def _brink(s: Battlefield, side: int) -> Iterator[Warning]:
    """14-e, 10.1-c: formations that have lost as many steps as they had units."""
    worn = [
        (n, f)
        for n, f in enumerate(s.formations)
        if f.side == side and members(s, n) and steps_lost(s, n) >= len(f.units) > 0
    ]
    if worn:
        leaders = [PIECES[f.officer if f.officer >= 0 else members(s, n)[0]].id for n, f in worn]
        units = sum(is_unit(u) for n, _ in worn for u in members(s, n))
        message = Message("warn-brink", {"officers": leaders, "units": units, "count": len(worn)})
        yield Warning("brink", "care", message, "14-e", tuple(leaders), Message("cure-withdraw"))


def _edge(s: Battlefield, side: int) -> Iterator[Warning]:
    """10.3.2-c: units under the enemy's guns that would rout off the board."""
    if in_force(s, "rout_stops_at_board_edge", side):
        return
    board, edge = the_board(s), s.brief.edges[side]
    near = []
    for u in able(s, side):
        far = ROUT_VEHICLE if PIECES[u].category in ("afv", "transport") else ROUT
        if board.line_distance(s.at[u], edge) < 2 * far and eyes(s, 1 - side, s.at[u]):
            near.append(u)
    if near:
        message = Message("warn-edge", {"units": ids(near), "count": len(near)})
        yield Warning("rout-edge", "note", message, "10.3.2-c", tuple(ids(near)), Message("cure-edge"))


# --- command --------------------------------------------------------------------------------------
def _stray(s: Battlefield, side: int) -> Iterator[Warning]:
    stray = [u for u in able(s, side) if has(s.out, u) and not has(s.finished, u)]
    if stray:
        message = Message("warn-out", {"units": ids(stray), "count": len(stray)})
        yield Warning("out-of-command", "note", message, "3.3.1-d", tuple(ids(stray)), Message("cure-out"))


def _dark(s: Battlefield, side: int) -> Iterator[Warning]:
    if not in_force(s, "rule_5_8_applies"):
        return
    lost = [
        u for u in able(s, side) if not has(s.finished, u) and not near_officer(s, u) and not carried(s, u)
    ]
    if lost:
        message = Message("warn-dark", {"units": ids(lost), "count": len(lost)})
        yield Warning("dark", "note", message, "5.8-a", tuple(ids(lost)), Message("cure-dark"))


_KINDS: tuple[Callable[[Battlefield, int], Iterator[Warning]], ...] = (
    _late,
    _open_objectives,
    _routed,
    _lone,
    _guns,
    _brink,
    _edge,
    _stray,
    _dark,
)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"
