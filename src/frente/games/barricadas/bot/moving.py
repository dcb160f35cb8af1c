"""`steady` on the march: nearer to the goal, in cover, its formation together."""

from __future__ import annotations

from random import Random
from typing import Any

from frente.games.barricadas import charts
from frente.games.barricadas.answers import Dismount, Exit, Lay, Slip, Stop, To, Unhitch, With
from frente.games.barricadas.bot.judgement import Answers, charges, foes_near, goal_of, safe_ways
from frente.games.barricadas.definitions import AP, PIECES
from frente.games.barricadas.rules.movement import terrain, with_loads
from frente.games.barricadas.rules.stacking import MOST, counted
from frente.games.barricadas.state import Battlefield, held, is_unit, stack, the_board


def march(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    now = s.march
    assert now is not None
    u = now.units[0]
    here = s.at.get(u, -1)
    steps: dict[str, int] = {}
    off = ""
    for token, answer in answers:
        match answer:
            case Exit():
                return token
            case With(x) if comes_along(s, u, x):
                return token
            case To(h) | Slip(h):
                steps[token] = h
            case Dismount() | Unhitch():
                off = off or token
    halt = next((token for token, answer in answers if isinstance(answer, Stop)), "")
    if PIECES[u].leader:
        return _lead_on(s, u, here, steps, halt) or answers[0][0]
    start = here if here >= 0 else next(iter(steps.values()), 0)
    goal = goal_of(s, u, start)
    # 5.5-h, 5.6-d: nobody fights well from a saddle or a truck
    if off and (not goal or goal >> here & 1 or foes_near(s, side, here, 3)):
        return off
    if not goal and here < 0:
        goal = sum(1 << h for h, _ in s.brief.objectives) or 1 << start
    if not goal or not steps:
        return halt or answers[0][0]
    ways = safe_ways(s, u, goal)

    def far(h: int) -> float:
        return ways[h] + 0.4 * sum(1 for x in stack(s, h) if is_unit(x) and x not in now.units)

    best = min(steps, key=lambda t: (far(steps[t]), t))
    if here >= 0 and halt:
        if ways[steps[best]] >= ways[here] and not goal >> steps[best] & 1:
            return halt
        if the_board(s).grid.touching[here] & held(s, 1 - side) and not goal >> steps[best] & 1:
            return halt
    return best


def comes_along(s: Battlefield, u: int, x: int) -> bool:
    """A formation goes forward as one stack, so that it stays in command; 4-a: no larger than a hex holds."""
    if s.member.get(x, -1) != s.member.get(u, -2) or s.march is None:
        return False
    if sum(counted(s, y) for y in (*with_loads(s, s.march), x)) > MOST:
        return False
    return PIECES[x].leader or PIECES[x].mp >= PIECES[u].mp or PIECES[x].category == "mg"


def _lead_on(s: Battlefield, u: int, here: int, steps: dict[str, int], halt: str) -> str:
    """An officer goes where most of his units are; commissars and chaplains to those who run."""
    grid = the_board(s).grid
    mates = [s.at[x] for x in charges(s, u)]

    def far(h: int) -> float:
        alone = 0.0 if any(is_unit(x) for x in stack(s, h)) else 0.6
        return sum(grid.distance(h, m) for m in mates) + alone - 0.1 * charts.defense(AP, terrain(s, h))

    if not steps or (here >= 0 and not mates):
        return halt
    best = min(steps, key=lambda t: (far(steps[t]), t))
    return halt if here >= 0 and halt and far(steps[best]) >= far(here) else best


def flee(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """Back towards the own edge, through cover."""
    ground = the_board(s)
    edge = s.brief.edges[side]

    def worth(one: tuple[str, Any]) -> tuple[float, str]:
        token, answer = one
        cover = 0.6 * charts.defense(AP, terrain(s, answer.hex))
        return cover - 0.5 * ground.line_distance(answer.hex, edge), token

    return max(answers, key=worth)[0]


def bridge(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """13.4-b: the pontoon goes where the way to the objectives is shortest."""
    grid = the_board(s).grid
    goals = [h for h, _ in s.brief.objectives]
    lays = [(token, answer.hex) for token, answer in answers if isinstance(answer, Lay)]

    def far(one: tuple[str, int]) -> tuple[int, str]:
        return min(grid.distance(one[1], g) for g in goals), one[0]

    return min(lays, key=far)[0] if goals else answers[0][0]
