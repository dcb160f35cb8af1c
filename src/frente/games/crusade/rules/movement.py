"""Chapter 10.1: movement, one unit at a time and one space at a time.

Moving the units of a stack one after the other comes to the same as moving them together: limits
are counted for each unit (10.1.3, 10.1.12-a), and stacking is judged when all have moved (9.1.2-a).
"""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, StandingWay
from frente.engine import put as answer_to
from frente.games.crusade.answers import Build, Done, Go, Move, Stop
from frente.games.crusade.cards.lasting import barred
from frente.games.crusade.definitions import (
    BEACH,
    FOE,
    LIMIT,
    NAT,
    REGION,
    SPACE_IDS,
    UNIT_IDS,
    UNITS,
    bits,
)
from frente.games.crusade.nouns import SPACE_NOUN, UNIT_NOUN
from frente.games.crusade.rules.control import enter, storm_beach_head
from frente.games.crusade.rules.north import is_homebound, release, why_not_end
from frente.games.crusade.rules.works import why_not_build
from frente.games.crusade.state import Crusade, factors, near, put, to_reserve, units_in

STEP_TOKENS = tuple(f"step {id}" for id in SPACE_IDS)


def may_leave(s: Crusade, unit: int) -> bool:
    """Can this unit still move away in this Movement step?"""
    space = s.where[unit]
    return (
        space >= 0 and bool(s.move_marks >> space & 1) and not s.moved >> unit & 1 and factors(s, unit)[2] > 0
    )


def why_not_step(
    s: Crusade, unit: int, here: int, to: int, mf: int, entered: tuple[int, ...]
) -> Refusal | None:
    """May a moving unit go on from `here` into the space `to`?"""
    u = UNITS[unit]
    args = {"unit": u.id, "place": SPACE_IDS[to]}
    if here == to:
        return Refusal("10.1.4", "already-there", dict(args))
    if not near(s, here) >> to & 1:
        # 10.1.4, 10.1.5, 10.1.8: along lines only, never a border, never a Beach Head that is not there
        return Refusal("10.1.4", "not-adjacent", {**args, "from": SPACE_IDS[here]})
    if mf <= 0:
        return Refusal("10.1.6", "no-mf", {**args, "mf": factors(s, unit)[2]})
    if units_in(s, FOE[u.side]) >> to & 1:
        return Refusal("10.1.7", "enemy-there", dict(args))
    if barred(s, u.side) >> to & 1:
        return Refusal("CL-R51", "france-threatens", dict(args))
    if to not in entered and was_enemy(s, u.side, to) and len(entered) >= 2:
        return Refusal("10.1.12-a", "two-enemy-spaces", dict(args))
    return None


def was_enemy(s: Crusade, side: str, space: int) -> bool:
    """10.1.12-b: was the space enemy-controlled when the AR began?"""
    return bool(s.start_control >> space & 1) != (side == NAT)


def why_not_stop(s: Crusade, unit: int, space: int, entered: tuple[int, ...] = ()) -> Refusal | None:
    """May a unit end its move here, having entered these enemy spaces on the way?"""
    args = {"unit": UNIT_IDS[unit], "place": SPACE_IDS[space]}
    if s.attack_marks >> space & 1:
        return Refusal("10.1.11", "attack-marker", dict(args))
    others = [u for u in s.stacks[space] if u != unit]
    if len(others) >= LIMIT and sum(1 for u in others if not may_leave(s, u)) >= LIMIT:
        return Refusal("9.1.2-b", "full", {"place": SPACE_IDS[space], "limit": LIMIT})
    return why_not_end(s, unit, space, sum(1 << p for p in entered))


def bound_for(s: Crusade, unit: int) -> int:
    """Where the unit may want to end: everywhere, or at home where it must go home (16.4.2.4-a)."""
    if is_homebound(s, unit):
        home = REGION[UNITS[unit].region]
        space = s.where[unit]
        if any(_leads(s, unit, space, to, factors(s, unit)[2], (), home) for to in bits(near(s, space))):
            return home
    return -1


def _leads(s: Crusade, unit: int, here: int, to: int, mf: int, entered: tuple[int, ...], goals: int) -> bool:
    """Is the step legal, and can the unit then end its move legally somewhere among the goals?"""
    if why_not_step(s, unit, here, to, mf, entered) is not None:
        return False
    if to == BEACH and UNITS[unit].side == NAT:
        return True  # 8.5.4.3, 8.5.6.4: it is put ashore at once
    if was_enemy(s, UNITS[unit].side, to) and to not in entered:
        entered = (*entered, to)
    if goals >> to & 1 and why_not_stop(s, unit, to, entered) is None:
        return True
    return mf > 1 and any(_leads(s, unit, to, on, mf - 1, entered, goals) for on in bits(near(s, to)))


def steps(s: Crusade, unit: int, here: int, mf: int, entered: tuple[int, ...], goals: int) -> list[int]:
    """The spaces a moving unit may enter next."""
    if mf <= 0:
        return []
    return [to for to in bits(near(s, here)) if _leads(s, unit, here, to, mf, entered, goals)]


def can_move(s: Crusade, unit: int) -> bool:
    """Has the unit any legal move?"""
    if not may_leave(s, unit) or unit in s.builders:
        return False
    here, mf = s.where[unit], factors(s, unit)[2]
    goals = bound_for(s, unit)
    bound = s.released
    if goals == -1 and is_homebound(s, unit):
        release(s, unit)  # 16.4.2.4-b: as it will be when it is picked up
    found = any(_leads(s, unit, here, to, mf, (), goals) for to in bits(near(s, here)))
    s.released = bound
    return found


def why_not_move(s: Crusade, unit: int) -> Refusal | None:
    """May this unit be picked up?"""
    u = UNITS[unit]
    space = s.where[unit]
    args = {"unit": u.id, "place": SPACE_IDS[space] if space >= 0 else ""}
    if u.side != s.side:
        return Refusal("10.1.1-a", "not-your-unit", {"unit": u.id})
    if space < 0 or not s.move_marks >> space & 1:
        return Refusal("10.1.1-a", "not-activated-to-move", dict(args))
    if s.moved >> unit & 1:
        return Refusal("10.1.1-b", "already-moved", dict(args))
    if factors(s, unit)[2] == 0:
        return Refusal("10.1.6", "no-mf", {**args, "mf": 0})
    if not can_move(s, unit):
        return Refusal("10.1.2", "nowhere-to-go", dict(args))
    return None


def why_not_dig(s: Crusade, unit: int) -> Refusal | None:
    """May this unit build instead of moving? Not if it must go home and can (16.4.2.4-a)."""
    refusal = why_not_build(s, unit)
    if refusal is None and is_homebound(s, unit) and bound_for(s, unit) != -1:
        return Refusal("16.4.2.4-a", "must-go-home", {"unit": UNIT_IDS[unit]})
    return refusal


def why_not_done(s: Crusade) -> Refusal | None:
    """May the Movement step end?"""
    for space in bits(s.move_marks & units_in(s, s.side)):
        for unit in s.stacks[space]:
            if not may_leave(s, unit):
                continue
            if len(s.stacks[space]) > LIMIT and can_move(s, unit):
                return Refusal("9.1.2-b", "must-leave", {"place": SPACE_IDS[space], "limit": LIMIT})
            if is_homebound(s, unit) and bound_for(s, unit) != -1 and can_move(s, unit):
                return Refusal("16.4.2.4-a", "must-go-home", {"unit": UNIT_IDS[unit]})
    return None


def ready(s: Crusade) -> list[int]:
    """The units under a Move marker that have neither moved nor built."""
    return [u for p in bits(s.move_marks & units_in(s, s.side)) for u in s.stacks[p] if not s.moved >> u & 1]


MOVES = (
    StandingWay(
        "move",
        Move,
        UNIT_NOUN,
        rule="10.1.1-a",
        why_not=why_not_move,
        among=lambda s: [u for u in ready(s) if can_move(s, u)],
        judged=True,
    ),
    StandingWay("build", Build, UNIT_NOUN, rule="10.2.1", why_not=why_not_dig, among=ready),
    StandingWay("done", Done, rule="10.1.2", why_not=why_not_done),
)


def move(s: Crusade) -> Flow[None]:
    """8.2.4, 10.1.2: pick a unit to move or to build; the others stay."""
    waiting = ready(s)
    if not waiting:
        end_movement(s)
        return
    menu = Menu(s, *MOVES)
    # the last builder's word, or the last unit's, rolls the dice of construction
    dice = bool(s.builders) or len(waiting) == 1
    match (yield from answer_to(Ask.of(s.side, "move", "10.1.2", menu, commits=dice))):
        case Move(unit):
            s.moved |= 1 << unit
            pick_up(s, unit)
        case Build(unit):
            s.moved |= 1 << unit
            s.builders = (*s.builders, unit)
            s.note("builds", "10.2.1", unit=UNIT_IDS[unit], place=SPACE_IDS[s.where[unit]])
            s.push(("move",))
        case Done():
            end_movement(s)


def pick_up(s: Crusade, unit: int) -> None:
    """A unit begins its move."""
    if is_homebound(s, unit) and bound_for(s, unit) == -1:
        release(s, unit)
    s.mover = unit
    s.origin = s.where[unit]
    s.mf_left = factors(s, unit)[2]
    s.entered = ()
    s.push(("march",), ("move",))


def end_movement(s: Crusade) -> None:
    """10.2.2-a, 9.1.4-a: after all movement, construction is checked and stacking is judged."""
    if any(len(s.stacks[p]) > LIMIT for p in bits(units_in(s, s.side))):
        s.push(("cull", s.side))
    if s.builders:
        s.push(("construct",))


def onward(s: Crusade) -> list[int]:
    """The spaces the unit on the march may enter next."""
    return steps(s, s.mover, s.where[s.mover], s.mf_left, s.entered, s.goals)


def sets_out(s: Crusade) -> bool:
    """Has the unit on the march not moved yet?"""
    return s.mf_left == factors(s, s.mover)[2]


def why_not_halt(s: Crusade, ways_on: list[int] | None = None) -> Refusal | None:
    """May the unit on the march end its move? The caller may know already where else it can go."""
    unit, here = s.mover, s.where[s.mover]
    if not (onward(s) if ways_on is None else ways_on):
        return None  # 9.1.4 cures what a changed map leaves without a legal end
    if sets_out(s):
        return Refusal("10.1.2", "not-moved-yet", {"unit": UNIT_IDS[unit]})
    if not s.goals >> here & 1:
        return Refusal("16.4.2.4-a", "must-go-home", {"unit": UNIT_IDS[unit]})
    return why_not_stop(s, unit, here)


def march_tokens(s: Crusade) -> list[str]:
    """Every step, and the end of the move."""
    found = onward(s)
    tokens = [STEP_TOKENS[to] for to in found]
    return [*tokens, "stop"] if why_not_halt(s, found) is None else tokens


def march(s: Crusade) -> Flow[None]:
    """10.1.1-a, 10.1.3: one step of the moving unit, for one of its MF, or the end of its move."""
    unit = s.mover
    if sets_out(s):
        s.goals = bound_for(s, unit)
    menu = Menu(s, *MARCH, tokens=partial(march_tokens, s))
    # 10.1.10: what MF are left at the end of the move are lost
    about = {"unit": UNIT_IDS[unit], "mf": s.mf_left}
    match (yield from answer_to(Ask.of(s.side, "march", "10.1.3", menu, about, bool(s.builders)))):
        case Go(to):
            step(s, unit, to)
        case Stop():
            s.mover = -1


def why_not_go(s: Crusade, to: int) -> Refusal | None:
    """May the moving unit enter this space next, and end its move legally there or further on?"""
    unit, here = s.mover, s.where[s.mover]
    refusal = why_not_step(s, unit, here, to, s.mf_left, s.entered)
    if refusal is not None or _leads(s, unit, here, to, s.mf_left, s.entered, s.goals):
        return refusal
    if not s.goals >> to & 1:
        return Refusal("16.4.2.4-a", "must-go-home", {"unit": UNIT_IDS[unit]})
    return why_not_stop(s, unit, to, (*s.entered, to) if was_enemy(s, s.side, to) else s.entered)


MARCH = (
    StandingWay("step", Go, SPACE_NOUN, rule="10.1.3", why_not=why_not_go, among=onward, judged=True),
    StandingWay("stop", Stop, rule="10.1.3", why_not=why_not_halt),
)


def step(s: Crusade, unit: int, to: int) -> None:
    """The moving unit enters a space, for one of its MF."""
    here = s.where[unit]
    side = UNITS[unit].side
    s.note("moved", "10.1.3", unit=UNIT_IDS[unit], start=SPACE_IDS[here], place=SPACE_IDS[to])
    if to == BEACH and side == NAT:
        land(s, unit)
        s.mover = -1
        return
    put(s, unit, to)
    s.mf_left -= 1
    if was_enemy(s, side, to) and to not in s.entered:
        s.entered = (*s.entered, to)
    enter(s, side, to)
    if s.mf_left > 0 or why_not_stop(s, unit, to) is not None:
        s.push(("march",))
    else:
        s.mover = -1


def land(s: Crusade, unit: int) -> None:
    """8.5.4.3, 8.5.6.4: the Beach Head is over; above the limit the entering unit goes to the RB."""
    storm_beach_head(s)
    if len(s.stacks[s.where[unit]]) > LIMIT:
        to_reserve(s, unit)
