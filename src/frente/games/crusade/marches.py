"""Where units can march or redeploy and at what cost: many answers, or many units, as one gesture."""

from __future__ import annotations

from typing import NamedTuple

from frente.engine import Ask
from frente.engine.gesture import Reach, Route
from frente.games.crusade.definitions import AT, BEACH, LIMIT, NAT, SIDE_OF, SPACE_IDS, UNIT, UNIT_IDS, bits
from frente.games.crusade.rules import movement, redeployment
from frente.games.crusade.rules.movement import bound_for, may_leave, was_enemy, why_not_step, why_not_stop
from frente.games.crusade.rules.north import is_homebound, release
from frente.games.crusade.state import Crusade, factors, near


class March(NamedTuple):
    """A unit on its way: the spaces it has come through, and which of them were the enemy's."""

    path: tuple[int, ...]
    entered: tuple[int, ...]


def reach(s: Crusade, ask: Ask, pieces: tuple[str, ...]) -> Reach | None:
    """The spaces that all of the pieces can come to; None where the ask is about something else."""
    units = [UNIT[id] for id in pieces if id in UNIT]
    if not units or len(units) < len(pieces):
        return None
    match ask.kind:
        case "move":
            return _together(s, units, [_picked_up(s, unit) for unit in units])
        case "march" if units == [s.mover]:
            return Reach(_marches(s, s.mover, s.mf_left, s.entered, s.goals, ()), pieces[0])
        case "redeploy" if sum(map(redeployment.cost, units)) > s.points:
            return Reach()
        case "redeploy":
            return _together(s, units, [_redeployed(s, unit, (f"sr {UNIT_IDS[unit]}",)) for unit in units])
        case "redeploy-to" if [*pieces] == [ask.about["unit"]]:
            return Reach(_redeployed(s, units[0], ()), pieces[0])
    return None


def _together(s: Crusade, units: list[int], ways: list[dict[str, Route]]) -> Reach:
    """What is open to all of them and has room for all; the cost is that of the slowest."""
    slow = min(range(len(units)), key=lambda i: (factors(s, units[i])[2], i))
    places = {}
    for place, route in ways[slow].items():
        if all(place in other for other in ways) and _room(s, units, route):
            tokens = tuple(token for one in ways for token in one[place].tokens)
            places[place] = Route(route.path, tokens, route.cost, route.left, route.stops)
    return Reach(places, UNIT_IDS[units[slow]])


def _room(s: Crusade, units: list[int], route: Route) -> bool:
    """9.1.1: do all of them fit in beside those who cannot leave any more?"""
    if len(units) == 1:
        return True
    there = s.stacks[AT[route.path[-1]]]
    return len(units) + sum(1 for u in there if not may_leave(s, u)) <= LIMIT


# --- marching (10.1) --------------------------------------------------------------------------------
def _picked_up(s: Crusade, unit: int) -> dict[str, Route]:
    """The march of a unit that still stands."""
    if movement.why_not_move(s, unit) is not None:
        return {}
    goals, bound = bound_for(s, unit), s.released
    if goals == -1 and is_homebound(s, unit):
        release(s, unit)  # 16.4.2.4-b: as it will be when it is picked up
    found = _marches(s, unit, factors(s, unit)[2], (), goals, (f"move {UNIT_IDS[unit]}",))
    s.released = bound
    return found


def _marches(
    s: Crusade, unit: int, mf: int, entered: tuple[int, ...], goals: int, before: tuple[str, ...]
) -> dict[str, Route]:
    """Each space by the shortest way; of equal ones by that which takes most from the enemy."""
    found: dict[str, Route] = {}
    start = s.where[unit]
    level = [March((start,), entered)]
    for cost in range(1, mf + 1):
        after: dict[tuple[int, frozenset[int]], March] = {}
        for march in level:
            for to in bits(near(s, march.path[-1])):
                if why_not_step(s, unit, march.path[-1], to, mf - cost + 1, march.entered) is None:
                    taken = march.entered
                    if was_enemy(s, SIDE_OF[unit], to) and to not in taken:
                        taken = (*taken, to)
                    after.setdefault((to, frozenset(taken)), March((*march.path, to), taken))
        level = sorted(after.values(), key=lambda march: -len(march.entered))
        ashore = [march for march in level if march.path[-1] == BEACH and SIDE_OF[unit] == NAT]
        level = [march for march in level if march not in ashore]
        for march in (*ashore, *level):
            here = march.path[-1]
            lands = march in ashore  # 8.5.4.3, 8.5.6.4: the move ends there
            if here == start or SPACE_IDS[here] in found:
                continue
            if not lands and (
                not goals >> here & 1 or why_not_stop(s, unit, here, march.entered) is not None
            ):
                continue
            steps = tuple(SPACE_IDS[p] for p in march.path[1:])
            tokens = (*before, *(f"step {p}" for p in steps))
            if not lands and movement.steps(s, unit, here, mf - cost, march.entered, goals):
                tokens = (*tokens, "stop")  # who can go no further is not asked
            found[steps[-1]] = Route(steps, tokens, str(cost), str(mf - cost), lands)
    return found


# --- redeployment (12) ------------------------------------------------------------------------------
def _redeployed(s: Crusade, unit: int, before: tuple[str, ...]) -> dict[str, Route]:
    """12.1.2: any space costs the same; the price is the unit's."""
    full = redeployment.full_spaces(s)
    if before and redeployment.why_not_sr(s, unit, full) is not None:
        return {}
    price, left = redeployment.cost(unit), s.points - redeployment.cost(unit)
    return {
        SPACE_IDS[p]: Route(
            (SPACE_IDS[p],), (*before, f"to {SPACE_IDS[p]}"), f"{price / 2:g}", f"{left / 2:g}"
        )
        for p in bits(redeployment.targets(s, unit, full))
    }
