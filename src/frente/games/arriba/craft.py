"""What tells who wins Arriba España: support first, then cities, forces, friends abroad and money."""

from __future__ import annotations

from math import log

from frente.engine import Craft, Feature, Forecast
from frente.games.arriba.definitions import (
    BIT,
    FOLDER,
    INDEX,
    LAST_TURN,
    NEIGHBOURS,
    PORTS,
    TRACK_END,
    TURNS,
    G,
    R,
)
from frente.games.arriba.keen import KEEN
from frente.games.arriba.state import Arriba, any_intervention, cf, group_cf, occupied

FEATURES = (
    Feature("support"),
    Feature("despair"),
    Feature("cities"),
    Feature("rich-cities"),
    Feature("ports"),
    Feature("regions"),
    Feature("forces"),
    Feature("divisions"),
    Feature("shaken"),
    Feature("in-africa", 0),
    Feature("friends"),
    Feature("intervention"),
    Feature("money"),
    Feature("guns-and-tanks"),
    Feature("air"),
    Feature("losses"),
    Feature("threatened", -1),
    Feature("threatening"),
)
STAGES = {"movement": 1, "combat": 1, "counterattack": 1}


def read(s: Arriba) -> list[float]:
    ours, theirs = max(1, s.ps[0]), max(1, s.ps[1])
    held = (occupied(s, G), occupied(s, R))
    force, large, shaken, guns = [0, 0], [0, 0], [0, 0], [0, 0]
    here = ({}, {})  # type: tuple[dict[int, int], dict[int, int]]
    for g in s.groups.values():
        side = INDEX[g.side]
        strength = group_cf(s, g)
        force[side] += strength
        guns[side] += g.armor + g.artillery + g.german
        for u in g.units:
            large[side] += cf(s, u) > 2
            shaken[side] += s.disrupted >> u & 1
        here[side][g.area] = here[side].get(g.area, 0) + strength
    rich = [0.0, 0.0]
    for area, ep in TURNS[s.turn].domestic if s.turn <= LAST_TURN else ():
        for side in (0, 1):
            if held[side] & BIT[area]:
                rich[side] += ep
    danger = [0, 0]
    for side in (0, 1):
        for area, strength in here[1 - side].items():
            for near in (area, *_NEAR[area]):
                if held[side] & BIT[near] and strength >= 2 * here[side].get(near, 0):
                    danger[side] += 1
    regions = sum((c == G) - (c == R) for c in s.control)
    abroad = -sum(s.boxes) / TRACK_END
    return [
        log(ours / theirs),
        10 / theirs - 10 / ours,
        (held[0].bit_count() - held[1].bit_count()) / 10,
        (rich[0] - rich[1]) / 5,
        ((held[0] & PORTS).bit_count() - (held[1] & PORTS).bit_count()) / 5,
        regions / 5,
        4 * (force[0] - force[1]) / (force[0] + force[1] + 1),
        (large[0] - large[1]) / 10,
        (shaken[1] - shaken[0]) / 10,
        len(s.morocco) / 5,
        abroad,
        float(any_intervention(s, G)) - any_intervention(s, R),
        (s.ep[0] + s.replacement[0] - s.ep[1] - s.replacement[1]) / 10,
        (guns[0] - guns[1]) / 5,
        (s.air_ready[0] + s.air_used[0] - s.air_ready[1] - s.air_used[1]) / 5,
        (s.cf_lost[1] - s.cf_lost[0]) / 10,
        danger[0] / 10,
        danger[1] / 10,
    ]


_NEAR = tuple(tuple(b for b in range(len(NEIGHBOURS)) if near >> b & 1) for near in NEIGHBOURS)


def clock(s: Arriba) -> int:
    """The turn's beginning, the first side's moves and fights, the second side's."""
    if s.phase not in STAGES:
        return 3 * s.turn
    return 3 * s.turn + (1 if s.phasing == s.first else 2)


def progress(s: Arriba) -> float:
    return clock(s) / (3 * LAST_TURN + 3)


FORECAST = Forecast.of(FOLDER, G, FEATURES, read, progress)
CRAFT = Craft(
    weighs=("politics", "attack", "target", "counter", "offensive"),
    keen=KEEN,
    clock=clock,
    ahead=6,
    political=("support", "despair", "friends", "intervention"),
    forecast=FORECAST,
)
"""Politics and attacks."""
