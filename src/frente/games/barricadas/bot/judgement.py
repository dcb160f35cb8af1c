"""What `steady` reckons with: expected losses, danger, ways, and what a formation is there for."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, TypeAlias

from frente.boards.hexes import OFF, bits
from frente.games.barricadas import charts, odds
from frente.games.barricadas.board import Sheet, board
from frente.games.barricadas.definitions import AP, PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.movement import move_type, terrain
from frente.games.barricadas.sight import visible
from frente.games.barricadas.state import Battlefield, effects, has, is_unit, stack, the_board

Answers: TypeAlias = list[tuple[str, Any]]
"""The legal answers: how each is written, and its value."""
Gun: TypeAlias = tuple[int, int, int]
NEVER = 9999
WEAPONS = ("artillery", "infantry-gun", "mortar", "aa-gun", "transport")
"""These stay where they are: they fire from afar, or wait for a load."""


# --- losses ---------------------------------------------------------------------------------------
def expected(s: Battlefield, shot: fire.Shot) -> float:
    """The mean of the steps an attack costs."""
    if shot.victims and not any(is_unit(u) for u in shot.victims):
        return sum(share for hits, share in odds.hit_shares(shot).items() if hits)
    return sum(n * share for n, share in odds.step_shares(s, shot).items())


def best_shot(s: Battlefield, group: list[int]) -> float:
    """What the best target of its first unit loses to a group."""
    best = 0.0
    for h, attack in fire.targets(s, group[0]):
        best = max(best, expected(s, fire.fire_shot(s, group, attack, h)))
    return best


def danger(s: Battlefield, side: int, h: int) -> float:
    """The enemy fire that can reach a hex, divided by its cover: about the hits of one volley by all."""
    return 0.25 * _under_fire(s.brief.sheets, _guns(s, side))[h] / charts.defense(AP, terrain(s, h))


def _guns(s: Battlefield, side: int) -> tuple[Gun, ...]:
    """Hex, factor and range of everything on the other side that fires at infantry."""
    return tuple(
        (where, PIECES[u].fire[AP][0], PIECES[u].fire[AP][1])
        for u, where in s.at.items()
        if PIECES[u].side != side and AP in PIECES[u].fire and not has(s.routed, u)
    )


@lru_cache(maxsize=64)
def _under_fire(sheets: tuple[Sheet, ...], guns: tuple[Gun, ...]) -> tuple[float, ...]:
    """By hex: the factors that can be brought to bear on it."""
    ground = board(sheets)
    total = [0.0] * len(ground.grid)
    for where, factor, reach in guns:
        seen = visible(ground, where)
        near = ground.grid.area(where, reach)
        for h in bits(seen & ground.grid.area(where, 2 * reach)):
            total[h] += factor if near >> h & 1 else factor / 2
    return tuple(total)


def foes_near(s: Battlefield, side: int, h: int, radius: int) -> int:
    """Enemy units that can still fight, within so many hexes."""
    around = the_board(s).grid.area(h, radius)
    return sum(
        1
        for u, where in s.at.items()
        if around >> where & 1 and PIECES[u].side != side and is_unit(u) and not has(s.routed, u)
    )


# --- ways -----------------------------------------------------------------------------------------
@lru_cache(maxsize=512)
def _field(
    sheets: tuple[Sheet, ...],
    kind: str,
    goals: int,
    wet: str,
    closed: int,
    crossings: int,
    guns: tuple[Gun, ...] = (),
    care: float = 0.0,
) -> tuple[float, ...]:
    """The cost in halves of the way from every hex to the nearest of some: ground, and fire on the way."""
    ground = board(sheets)
    fire_on = _under_fire(sheets, guns)
    far = [float(NEVER)] * len(ground.grid)
    heap = []
    for goal in bits(goals):
        far[goal] = 0.0
        heap.append((0.0, goal))
    while heap:
        spent, b = heappop(heap)
        if spent > far[b] or (closed >> b & 1 and not goals >> b & 1):
            continue
        price = charts.move_cost("wheeled" if kind == "wheeled-t" else kind, ground.terrain[b])
        if price < 0 and not ground.road[b]:
            continue
        if wet == "major" and ground.river[b] and not crossings >> b & 1:
            continue
        risk = care * fire_on[b] / charts.defense(AP, ground.terrain[b])
        for d, a in enumerate(ground.grid.sides[b]):
            if a == OFF:
                continue
            cost = risk + 2 if ground.way(b, d) else risk + max(2, price)
            climb = ground.level[b] - ground.level[a]
            cost += max(0, climb) * 2 + (4 if ground.river[b] and wet == "minor" else 0)
            if spent + cost < far[a]:
                far[a] = spent + cost
                heappush(heap, (far[a], a))
    return tuple(far)


@lru_cache(maxsize=32)
def _bridges(sheets: tuple[Sheet, ...]) -> int:
    return sum(1 << i for i, bridge in enumerate(board(sheets).bridge) if bridge)


def distance(s: Battlefield, u: int, h: int, goals: int) -> float:
    """What the way from a hex to the nearest of a set of hexes costs this unit, in halves."""
    return _ways(s, u, goals)[h]


def safe_ways(s: Battlefield, u: int, goals: int) -> tuple[float, ...]:
    """The same for every hex with the fire on the way counted: what a march goes by."""
    return _ways(s, u, goals, _guns(s, PIECES[u].side), 0.6)


def _ways(
    s: Battlefield, u: int, goals: int, guns: tuple[Gun, ...] = (), care: float = 0.0
) -> tuple[float, ...]:
    crossings = s.boats | _bridges(s.brief.sheets) & ~s.brief.blown
    for x in s.pontoons:
        crossings |= 1 << x
    kind = move_type(s, u)
    closed = s.wire | (s.roadblocks if kind != "foot" else 0)
    return _field(s.brief.sheets, kind, goals, s.brief.river, closed, crossings, guns, care)


# --- purpose --------------------------------------------------------------------------------------
def open_goals(s: Battlefield, side: int) -> list[tuple[int, int]]:
    """The objectives still to be taken, with their points."""
    return [(h, vp) for h, vp in s.brief.objectives if not s.control[side] >> h & 1]


def exit_hexes(s: Battlefield, u: int) -> int:
    """2.3-o: where this unit leaves the board for points, once there is nothing better to do."""
    for effect in effects(s, "exit_for_vp", PIECES[u].side):
        if PIECES[u].type in effect.words:
            return the_board(s).edge[effect.words[0]]
    return 0


def hurry(s: Battlefield) -> float:
    """How far the day has gone, 0 to 1: late, more is risked."""
    return min(1.0, s.turn / max(1, s.brief.turns))


def holds(s: Battlefield, u: int) -> bool:
    """Is it the one unit that keeps an objective of its side against enemies near by?"""
    h = s.at.get(u, -1)
    side = PIECES[u].side
    if not any(h == g for g, _ in s.brief.objectives) or not foes_near(s, side, h, 5):
        return False
    others = [x for x in stack(s, h) if is_unit(x) and PIECES[x].category not in WEAPONS]
    return u == min(others, key=lambda x: (-s.lost.get(x, 0), x), default=-1)


def charges(s: Battlefield, leader: int) -> list[int]:
    """The units a leader cares for now: those who run, if they are many, else those he leads."""
    side = PIECES[leader].side
    n = s.member.get(leader, -1)
    if n < 0:  # commissars and chaplains only rally
        return [u for u in bits(s.routed) if u in s.at and PIECES[u].side == side]
    units = [u for u in s.formations[n].units if u in s.at]
    running = [u for u in units if has(s.routed, u)]
    return running if 2 * len(running) >= len(units) else [u for u in units if u not in running]


def _unguarded(s: Battlefield, side: int) -> int:
    """The objectives of a side on which none of its units stands."""
    return sum(
        1 << g
        for g, _ in s.brief.objectives
        if s.control[side] >> g & 1 and not any(is_unit(x) and not has(s.routed, x) for x in stack(s, g))
    )


def bare_guard(s: Battlefield, u: int, h: int) -> bool:
    """Does it stand on an objective where no comrade would be left?"""
    if not any(h == g for g, _ in s.brief.objectives):
        return False
    return not any(x != u and is_unit(x) and not has(s.routed, x) for x in stack(s, h))


def goal_of(s: Battlefield, u: int, h: int) -> int:
    """The hexes a unit in `h` makes for, as a set; none where it stays.

    The attacker goes for what he does not hold, near and valuable things first. The defender takes back only
    what was lost close by, and never with the guard of another objective.
    """
    side = PIECES[u].side
    wanted = open_goals(s, side)
    attacking = s.brief.attacker in (side, -1)
    out = exit_hexes(s, u)
    if out and (not wanted or distance(s, u, h, out) >= (s.brief.turns - s.turn - 1) * PIECES[u].mp * 0.7):
        return out
    if h >= 0 and holds(s, u):
        return 0
    if not wanted or not attacking:
        bare = _unguarded(s, side)
        if bare and not bare_guard(s, u, h) and distance(s, u, h, bare) <= 24:
            return bare
        posts = sum(1 << g for g, _ in s.brief.objectives if s.control[side] >> g & 1)
        if posts and not the_board(s).grid.widened(the_board(s).grid.widened(posts)) >> h & 1:
            return posts  # reserves come up
    if not wanted:
        return 0
    best, least = 0, float(NEVER)
    worn = s.lost.get(u, 0) >= 2
    for g, vp in wanted:
        if worn and foes_near(s, side, g, 2):
            continue  # one more hit and it is a point for the enemy
        far = distance(s, u, h, 1 << g)
        if far >= NEVER or (not attacking and far > 14):
            continue
        cost = far - 2.0 * vp
        if cost < least:
            best, least = 1 << g, cost
    return best
