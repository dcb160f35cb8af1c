"""The sequential test: are two bots (or two seats) alike, or not? It ends as soon as that is clear.

The unit is the round: matches on the same dice with the bots in every seat once, whose score is the mean of
its matches. With two seats and draws there are five scores. The generalised likelihood ratio compares, among
all ways in which scores could be spread, the likeliest with one mean against the likeliest with the other, so
that what the matches of a round have in common neither feigns nor hides a difference. Rounds are read in
order: how many were played at once never changes the verdict.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["", "no better", "better"]
"""What the test says: nothing yet, or which of its two means it takes."""

ALPHA, BETA = 0.03, 0.05
"""How often bots that are alike are taken for different, and those as different as the test asks for alike.

The test looks again after every round, which makes it a little bolder than its bounds say: with these,
simulated runs (`frente lab prove`) stay below one error in twenty.
"""
FEWEST = 20
"""Rounds before the first verdict: the spread of fewer says too little."""
UNSEEN = 1e-3
"""What a score counts that has not come up: it is rare, not impossible."""


@dataclass(frozen=True, slots=True)
class Test:
    """Two means of a round's score, and how often either may be taken wrongly."""

    __test__ = False  # not one of pytest's

    alike: float = 0.5
    better: float = 0.55
    alpha: float = ALPHA
    beta: float = BETA

    def __post_init__(self) -> None:
        if not 0 < self.alike < self.better < 1:
            raise ValueError("a test compares two shares between 0 and 1, the lower first")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("the errors of a test lie between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first it is no better, above the second better."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Mapping[float, int], scores: Iterable[float]) -> float:
        """The log likelihood ratio of rounds counted by score; `scores` are those that can come up."""
        seen = {score: counts.get(score, 0) + UNSEEN for score in {*scores, *counts}}
        total = sum(seen.values())
        spread = {score: count / total for score, count in seen.items()}
        one, two = _likeliest(spread, self.alike), _likeliest(spread, self.better)
        return total * sum(share * math.log(two[s] / one[s]) for s, share in spread.items())


def _likeliest(spread: Mapping[float, float], mean: float) -> dict[float, float]:
    """Of all spreads over the same scores with that mean, the one under which these shares are likeliest."""
    low, high = -1 / (max(spread) - mean), 1 / (mean - min(spread))
    for _ in range(50):  # the slope falls from one end to the other: halve what is left
        x = (low + high) / 2
        slope = sum(share * (score - mean) / (1 + x * (score - mean)) for score, share in spread.items())
        low, high = (x, high) if slope > 0 else (low, x)
    return {score: share / (1 + x * (score - mean)) for score, share in spread.items()}


@dataclass(slots=True)
class Trial:
    """A test under way: give it the scores of rounds in order."""

    test: Test
    matches: int
    """Of a round: its score is a number of half matches out of these."""
    rounds: int = 0
    ratio: float = 0.0
    verdict: Verdict = ""
    counts: dict[float, int] | None = None

    def hear(self, score: float) -> Verdict:
        """One more round; after the verdict nothing changes it."""
        if self.verdict:
            return self.verdict
        self.counts = self.counts or {}
        self.counts[score] = self.counts.get(score, 0) + 1
        self.rounds += 1
        if self.rounds >= FEWEST:
            possible = (half / (2 * self.matches) for half in range(2 * self.matches + 1))
            self.ratio = self.test.ratio(self.counts, possible)
            low, high = self.test.bounds
            self.verdict = "no better" if self.ratio <= low else "better" if self.ratio >= high else ""
        return self.verdict
