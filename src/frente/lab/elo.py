"""How strong players are, from who beat whom: Bradley-Terry strengths on the scale of Elo."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias

Score: TypeAlias = tuple[str, str, float, int]
"""Two players, the first one's points (a draw is half a point), and out of how many matches."""

PER_LOG = 400 / math.log(10)
RESAMPLED = 200
"""How often the matches are drawn anew to see how sure a strength is."""
PRIOR = 1.0
"""Matches added to each duel as if drawn: who has won all of a few is not without bound."""


def strength_of(share: float) -> float:
    """The difference in Elo that a share of the points stands for."""
    share = min(max(share, 1e-6), 1 - 1e-6)
    return PER_LOG * math.log(share / (1 - share))


def strengths(scores: Sequence[Score], anchor: str) -> dict[str, float]:
    """The Elo of each player, with the anchor at 0."""
    points: dict[str, float] = {}
    met: dict[tuple[str, str], float] = {}
    for one, two, won, matches in scores:
        points[one] = points.get(one, 0.0) + won + PRIOR / 2
        points[two] = points.get(two, 0.0) + matches - won + PRIOR / 2
        met[one, two] = met.get((one, two), 0.0) + matches + PRIOR
    power = dict.fromkeys(points, 1.0)
    for _ in range(2000):  # Hunter's minorization: slow at the end, but sure
        load = dict.fromkeys(points, 0.0)
        for (one, two), total in met.items():
            share = total / (power[one] + power[two])
            load[one] += share
            load[two] += share
        fresh = {name: points[name] / load[name] for name in points}
        scale = fresh[anchor]
        fresh = {name: value / scale for name, value in fresh.items()}
        done = max(abs(fresh[name] / power[name] - 1) for name in points) < 1e-9
        power = fresh
        if done:
            break
    return {name: PER_LOG * math.log(value) for name, value in power.items()}


def intervals(
    rounds: Mapping[tuple[str, str], Sequence[tuple[float, int]]], anchor: str, seed: str
) -> dict[str, tuple[float, float]]:
    """The 95 % interval of each strength, by drawing the rounds (points, matches) of each duel anew.

    Rounds are drawn and not matches, since those of one round share their dice.
    """
    luck = Random(seed)
    found: dict[str, list[float]] = {}
    for _ in range(RESAMPLED):
        scores: list[Score] = []
        for (one, two), played in rounds.items():
            drawn = [luck.choice(played) for _ in played]
            scores.append((one, two, sum(won for won, _ in drawn), sum(total for _, total in drawn)))
        for name, elo in strengths(scores, anchor).items():
            found.setdefault(name, []).append(elo)
    cut = RESAMPLED // 40
    return {name: (sorted(elos)[cut], sorted(elos)[-1 - cut]) for name, elos in found.items()}
