"""Shares with their intervals. Matches of a round share their dice: the round is what is counted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import fmean, stdev
from typing import Any

from frente.lab.wilson import Z95, wilson

RESAMPLED = 400


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its 95 % interval, and from how many things it comes."""

    value: float
    low: float
    high: float
    n: int

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def rounded(self, digits: int = 4) -> Figure:
        return Figure(round(self.value, digits), round(self.low, digits), round(self.high, digits), self.n)


NOTHING = Figure(0.0, 0.0, 0.0, 0)


def share_of(wins: float, total: int) -> Figure:
    """A share of matches that have nothing in common (Wilson)."""
    low, high = wilson(wins, total)
    return Figure(wins / total if total else 0.0, low, high, total)


def share_of_rounds(scores: Sequence[float]) -> Figure:
    """The mean score of rounds. Its interval comes from how rounds differ, not matches.

    It is Wilson's for as many independent matches as would differ so much.
    """
    if not scores:
        return NOTHING
    mean = fmean(scores)
    if len(scores) < 2 or not 0 < mean < 1:
        return share_of(mean * len(scores), len(scores))
    spread = stdev(scores) ** 2
    if spread == 0:
        return Figure(mean, mean, mean, len(scores))
    worth = len(scores) * mean * (1 - mean) / spread
    low, high = _wilson(mean, worth)
    return Figure(mean, low, high, len(scores))


def _wilson(share: float, worth: float) -> tuple[float, float]:
    scale = 1 + Z95 * Z95 / worth
    centre = share + Z95 * Z95 / (2 * worth)
    spread = Z95 * math.sqrt(share * (1 - share) / worth + Z95 * Z95 / (4 * worth * worth))
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_of(values: Sequence[float], least: float = -math.inf, most: float = math.inf) -> Figure:
    """A mean, with the usual interval of means, within what values can be."""
    if not values:
        return NOTHING
    mean = fmean(values)
    error = Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else abs(mean)
    return Figure(mean, max(least, mean - error), min(most, mean + error), len(values))


def difference(one: Sequence[float], two: Sequence[float]) -> Figure:
    """By how much the mean of one lot is above that of another."""
    if len(one) < 2 or len(two) < 2:
        return NOTHING
    gap = fmean(one) - fmean(two)
    error = Z95 * math.sqrt(stdev(one) ** 2 / len(one) + stdev(two) ** 2 / len(two))
    return Figure(gap, gap - error, gap + error, len(one) + len(two))


def resampled(values: Sequence[Any], measure: Any, seed: str) -> Figure:
    """Any measure of a lot, with the interval that drawing the lot anew gives."""
    if len(values) < 2:
        return NOTHING
    luck = Random(seed)
    found = sorted(measure([luck.choice(values) for _ in values]) for _ in range(RESAMPLED))
    cut = RESAMPLED // 40
    return Figure(measure(values), found[cut], found[-1 - cut], len(values))
