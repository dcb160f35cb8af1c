"""What tells who wins a battle of A las Barricadas!: points, steps, order, and who is near the objectives."""

from __future__ import annotations

from frente.engine import Craft, Feature, Forecast
from frente.games.barricadas.definitions import FOLDER, PIECES, SIDES
from frente.games.barricadas.rules import sequence
from frente.games.barricadas.state import Battlefield, has, is_unit, steps, the_board

NEAR = 4
"""Hexes around an objective within which a unit counts for it."""
FEATURES = (
    Feature("lead"),
    Feature("clear-lead"),
    Feature("steps"),
    Feature("units"),
    Feature("routed", -1),
    Feature("officers"),
    Feature("near-objectives"),
    Feature("holding"),
    Feature("bare", -1),
    Feature("worn", -1),
    Feature("waiting", 0),
    Feature("attacker", 0),
    Feature("initiative"),
)


def read(s: Battlefield) -> list[float]:
    vp = sequence.points(s)
    brief = s.brief
    bar = max(1, brief.levels[2])
    margin = vp[0] - vp[1]
    near = 0
    goals = dict(brief.objectives)
    grid = the_board(s).grid
    total = sum(goals.values()) or 1
    strength, units, routed, officers, worn = [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]
    close = [0.0, 0.0]
    stands: tuple[set[int], set[int]] = (set(), set())
    for h in goals:
        near |= grid.area(h, NEAR)
    for u, h in s.at.items():
        side = PIECES[u].side
        if not is_unit(u):
            officers[side] += PIECES[u].category != "horses"
            continue
        left = steps(s, u)
        strength[side] += left
        units[side] += 1
        if has(s.routed, u):
            routed[side] += 1
            continue
        worn[side] += left == 1
        stands[side].add(h)
        if near >> h & 1:
            close[side] += left * sum(v / (1.0 + grid.distance(h, g)) for g, v in goals.items())
    bare = [0.0, 0.0]
    manned = [0.0, 0.0]
    for h, value in goals.items():
        for side in (0, 1):
            if s.control[side] >> h & 1:
                if h in stands[side]:
                    manned[side] += value
                else:
                    bare[side] += value
    all_steps = sum(strength) + 1
    attacker = 0.0 if brief.attacker < 0 else 1.0 if brief.attacker == 0 else -1.0
    return [
        max(-2.0, min(2.0, margin / bar)),
        max(-2.0, min(2.0, margin / max(1, brief.levels[0]))),
        4 * (strength[0] - strength[1]) / all_steps,
        (units[0] - units[1]) / 5,
        (routed[0] - routed[1]) / 5,
        (officers[0] - officers[1]) / 3,
        4 * (close[0] - close[1]) / (close[0] + close[1] + 1.0),
        (manned[0] - manned[1]) / total,
        (bare[0] - bare[1]) / total,
        (worn[0] - worn[1]) / 5,
        sum(1 if PIECES[u].side == 0 else -1 for u in s.waiting) / 5,
        attacker,
        0.0 if s.initiative < 0 else 1.0 if s.initiative == 0 else -1.0,
    ]


def progress(s: Battlefield) -> float:
    return s.turn / max(1, s.brief.turns)


FORECAST = Forecast.of(FOLDER, SIDES[0], FEATURES, read, progress)
CRAFT = Craft(
    weighs=("activate", "assault", "act", "fire"),
    overlooks={"sergeant": 0.55},  # who misses less is no weaker than the script here
    clock=lambda s: int(s.turn),
    ahead=4,
    political=("lead", "clear-lead", "holding"),
    forecast=FORECAST,
)
"""Who acts next, and what he does; how he gets there and what hits whom the script knows as well."""
