"""`steady` on the march: nearer to the goal, in cover, its formation together."""

from __future__ import annotations

from random import Random

from frente.boards.hexes import bits
from frente.engine import Ask
from frente.games.barricadas import charts
from frente.games.barricadas.bot.judgement import charges, foes_near, goal_of, safe_ways
from frente.games.barricadas.definitions import AP, NUMBER, PIECES
from frente.games.barricadas.rules.movement import terrain, with_loads
from frente.games.barricadas.rules.stacking import MOST, counted
from frente.games.barricadas.state import State, held, hex_of, is_unit, stack, the_board


def march(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    now = s.march
    assert now is not None
    u = now.units[0]
    here = s.at.get(u, -1)
    for token in options:
        if token == "exit":
            return token
        if token.startswith("with ") and comes_along(s, u, NUMBER[token.split()[1]]):
            return token
    steps = {t: hex_of(s, t.split()[1]) for t in options if t.startswith(("to ", "slip "))}
    if PIECES[u].leader:
        return _lead_on(s, u, here, steps, options)
    start = here if here >= 0 else next(iter(steps.values()), 0)
    goal = goal_of(s, u, start)
    for off in ("dismount", "unlimber"):
        # 5.5-h, 5.6-d: nobody fights well from a saddle or a truck
        if off in options and (not goal or goal >> here & 1 or foes_near(s, side, here, 3)):
            return off
    if not goal and here < 0:
        goal = sum(1 << h for h, _ in s.brief.objectives) or 1 << start
    if not goal or not steps:
        return _halt(options)
    ways = safe_ways(s, u, goal)

    def far(h: int) -> float:
        return ways[h] + 0.4 * sum(1 for x in stack(s, h) if is_unit(x) and x not in now.units)

    best = min(steps, key=lambda t: (far(steps[t]), t))
    if here >= 0 and "stop" in options:
        if ways[steps[best]] >= ways[here] and not goal >> steps[best] & 1:
            return "stop"
        if the_board(s).grid.touching[here] & held(s, 1 - side) and not goal >> steps[best] & 1:
            return "stop"
    return best


def comes_along(s: State, u: int, x: int) -> bool:
    """A formation goes forward as one stack, so that it stays in command; 4-a: no larger than a hex holds."""
    if s.member.get(x, -1) != s.member.get(u, -2) or s.march is None:
        return False
    if sum(counted(s, y) for y in (*with_loads(s, s.march), x)) > MOST:
        return False
    return PIECES[x].leader or PIECES[x].mp >= PIECES[u].mp or PIECES[x].category == "mg"


def _halt(options: list[str]) -> str:
    return "stop" if "stop" in options else options[0]


def _lead_on(s: State, u: int, here: int, steps: dict[str, int], options: list[str]) -> str:
    """An officer goes where most of his units are; commissars and chaplains to those who run."""
    grid = the_board(s).grid
    mates = [s.at[x] for x in charges(s, u)]

    def far(h: int) -> float:
        alone = 0.0 if any(is_unit(x) for x in stack(s, h)) else 0.6
        return sum(grid.distance(h, m) for m in mates) + alone - 0.1 * charts.defense(AP, terrain(s, h))

    if not steps or (here >= 0 and not mates):
        return _halt(options)
    best = min(steps, key=lambda t: (far(steps[t]), t))
    if here >= 0 and "stop" in options and far(steps[best]) >= far(here):
        return "stop"
    return best


def flee(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """Back towards the own edge, through cover."""
    ground = the_board(s)
    edge = s.brief.edges[side]

    def worth(token: str) -> tuple[float, str]:
        words = token.split()
        if len(words) < 2:
            return -99.0, token
        h = hex_of(s, words[1])
        return 0.6 * charts.defense(AP, terrain(s, h)) - 0.5 * ground.line_distance(h, edge), token

    return max(options, key=worth)


def bridge(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """13.4-b: the pontoon goes where the way to the objectives is shortest."""
    goals = sum(1 << h for h, _ in s.brief.objectives)
    grid = the_board(s).grid
    lays = [t for t in options if t != "later"]

    def far(token: str) -> tuple[int, str]:
        h = hex_of(s, token.split()[1])
        return min(grid.distance(h, g) for g in bits(goals)), token

    return min(lays, key=far) if lays and goals else options[0]
