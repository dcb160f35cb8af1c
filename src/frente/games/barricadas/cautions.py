"""What an answer would cost beyond the usual, told before it is given."""

from __future__ import annotations

from frente.engine import Ask, Message
from frente.engine.aims import Level, Warning
from frente.games.barricadas.aims import short
from frente.games.barricadas.answers import Another, Coordinate, End, Exit, Form, Pass, Slip, Stop, To
from frente.games.barricadas.dangers import alone, enterable, last_turn, open_warning
from frente.games.barricadas.definitions import OF_SIDE, PIECES, SIDE
from frente.games.barricadas.reach import eyes
from frente.games.barricadas.rules.artillery import Mission
from frente.games.barricadas.rules.morale import in_range
from frente.games.barricadas.rules.movement import with_loads
from frente.games.barricadas.rules.officers import coordination_need
from frente.games.barricadas.rules.reaction import may_react
from frente.games.barricadas.rules.sequence import formation_can_act, only_ready_left
from frente.games.barricadas.state import (
    Battlefield,
    code,
    each,
    formation_of,
    has,
    ids,
    in_force,
    is_unit,
    the_board,
    units_in,
)

SURE = 4
"""Sides of the die on which a joint activation should succeed."""


def caution(s: Battlefield, ask: Ask, token: str) -> Warning | None:
    side = SIDE[ask.seat]
    match ask.value(token):
        case Pass():
            return _passing(s, side)
        case End():
            return _idle(s)
        case Coordinate(first, second):
            return _joint(s, first, second)
        case Another():
            return _twice(s, str(ask.about["officer"]))
        case Form(_, mission):
            return _own_fire(s, side, mission)
        case Exit() if s.march is not None:
            units = tuple(ids(s.march.units))
            return Warning(
                "exit",
                "care",
                Message("warn-exit"),
                "2.3-o",
                units,
                None if last_turn(s) else Message("cure-exit"),
            )
        case To(h) | Slip(h) if s.march is not None:
            return _leaving(s, side) or _under_fire(s, side, h)
        case Stop() if s.march is not None:
            return _ending(s, side)
    return None


# --- the turn -------------------------------------------------------------------------------------
def _passing(s: Battlefield, side: int) -> Warning | None:
    """3.3.1-f: a second pass ends the turn, and the last turn ends the match."""
    if not (s.passed or only_ready_left(s, 1 - side)):
        return None
    idle = [
        f.officer
        for n, f in enumerate(s.formations)
        if f.side == side
        and f.officer in s.at
        and not has(s.finished | s.routed, f.officer)
        and formation_can_act(s, n)
    ]
    over = last_turn(s)
    if not idle and not over:
        return None
    level: Level = "danger" if over and short(s, side) else "care"
    args = {"officers": ids(idle), "count": len(idle)}
    message = Message("warn-pass-match" if over else "warn-pass", args)
    cure = Message("cure-activate") if idle else None
    return Warning("pass-ends", level, message, "3.3.1-f", tuple(ids(idle)), cure)


def _idle(s: Battlefield) -> Warning | None:
    """3.3.1-g: who has done nothing does nothing more."""
    busy = s.used | s.reaction
    idle = [u for u in each(s.acting & ~busy) if is_unit(u) and u in s.at and u not in s.spent]
    if not idle:
        return None
    message = Message("warn-idle", {"units": ids(idle), "count": len(idle)})
    return Warning("bare-finish", "note", message, "3.3.1-g", tuple(ids(idle)), Message("cure-idle"))


def _joint(s: Battlefield, first: int, second: int) -> Warning | None:
    need, modifier = coordination_need(s, first, second)
    good = sum(die + modifier <= need for die in range(1, 7))
    if good >= SURE:
        return None
    message = Message("warn-joint", {"officer": PIECES[second].id, "good": good})
    return Warning("coordination", "note", message, "7.3-d", (PIECES[second].id,))


def _twice(s: Battlefield, officer: str) -> Warning | None:
    """3.3.2-d: for a second mission the whole formation does nothing."""
    leader = next(u for u in s.at if PIECES[u].id == officer)
    f = formation_of(s, leader)
    idle = [u for u in (f.units if f else ()) if has(s.acting, u) and is_unit(u)]
    if not idle:
        return None
    message = Message("warn-twice", {"units": ids(idle), "count": len(idle)})
    return Warning("two-missions", "care", message, "3.3.2-d", tuple(ids(idle)))


def _own_fire(s: Battlefield, side: int, mission: Mission) -> Warning | None:
    """8.1.2-c: dispersed fire hits the neighbours too, whoever is there; any marker may drift that far."""
    hexes = [h for h in each(the_board(s).grid.area(mission.aim, 1)) if units_in(s, h, side)]
    if not hexes:
        return None
    places = [code(s, h) for h in hexes]
    level: Level = "care" if mission.spread else "note"
    message = Message("warn-own-fire" if mission.spread else "warn-drift", {"hexes": places})
    return Warning("own-fire", level, message, "8.1.2-c", tuple(places))


# --- the march ------------------------------------------------------------------------------------
def _leaving(s: Battlefield, side: int) -> Warning | None:
    """15-s: the last units go out of an objective that an enemy can enter."""
    assert s.march is not None
    goers = with_loads(s, s.march)
    here = s.at.get(goers[0], -1)
    worth = [(h, vp) for h, vp in s.brief.objectives if h == here and s.control[side] >> h & 1]
    gone = bool(worth) and enterable(s, side, here, goers)
    return open_warning(s, side, worth, "warn-leave") if gone else None


def _under_fire(s: Battlefield, side: int, h: int) -> Warning | None:
    """3.4-a, 3.4-j: who of the enemy sees the next hex and may react."""
    assert s.march is not None
    if s.march.held or in_force(s, "no_reaction", 1 - side):
        return None
    guns = [u for u in eyes(s, 1 - side, h) if may_react(s, u)]
    if not guns:
        return None
    full = sum(has(s.reaction & OF_SIDE[1 - side], u) for u in guns)
    args = {"hex": code(s, h), "count": len(guns), "full": full, "units": ids(guns)}
    return Warning("reaction-fire", "note", Message("warn-react", args), "3.4-a", tuple(ids(guns)))


def _ending(s: Battlefield, side: int) -> Warning | None:
    """Where a march ends: an officer alone under the enemy's guns, a unit beyond its officer's range."""
    assert s.march is not None
    for u in s.march.units:
        if PIECES[u].leader and alone(s, u) and eyes(s, 1 - side, s.at[u]):
            message = Message("warn-alone", {"units": [PIECES[u].id], "count": 1})
            return Warning("officer-alone", "care", message, "7.1-b", (PIECES[u].id,), Message("cure-stack"))
    stray = []
    for u in s.march.units:
        f = formation_of(s, u)
        if f is not None and f.officer in s.at and is_unit(u) and not in_range(s, f.officer, u):
            stray.append(u)
    if not stray:
        return None
    message = Message("warn-stray", {"units": ids(stray), "count": len(stray)})
    return Warning("out-of-command", "note", message, "3.1-a", tuple(ids(stray)), Message("cure-out"))
