"""Does the lab find what is there, and nothing else? Its tests on matches whose truth is known.

The matches are made up: two bots whose strength differs by a known Elo play rounds in which one seat is
better than the other and both matches share a part of their luck, as ours do. That is the only thing made up:
the test that judges them is the one that judges real matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from statistics import NormalDist, median
from typing import Any

from frente.lab.sequential import Test, Trial, Verdict
from frente.lab.shares import share_of_rounds
from frente.lab.wilson import wilson

SEAT, SHARED, DRAWS = 0.12, 0.5, 0.06
"""How much better the first seat is (in shares), how much of a match's luck is that of its dice, draws."""


def made_up(elo: float, rounds: int, luck: Random) -> Iterator[float]:
    """Scores of mirrored rounds between bots of which one is stronger by `elo`."""
    edge = NormalDist().inv_cdf(1 / (1 + 10 ** (-elo / 400)))
    seat = NormalDist().inv_cdf(0.5 + SEAT)
    shut = NormalDist().inv_cdf(0.5 + DRAWS / 2)
    common, own = SHARED**0.5, (1 - SHARED) ** 0.5
    for _ in range(rounds):
        dice, points = luck.gauss(0, 1), 0.0
        for sign in (1, -1):  # the bots change seats, the dice stay with the seat
            lead = edge + sign * (seat + common * dice) + own * luck.gauss(0, 1)
            points += 0.5 if abs(lead) < shut else float(lead > 0)
        yield points / 2


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of many runs of the test on made-up matches."""

    elo: float
    runs: int
    matches: int
    """The most a run may play."""
    different: int
    """Runs that took the bots for different."""
    alike: int
    low: float
    high: float
    """The 95 % interval of the share of `different`."""
    median_matches: float
    covered: float
    """Share of runs in which the 95 % interval of the score held the truth, all rounds played."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def prove(elo: float, runs: int, matches: int, test: Test, seed: str) -> Proof:
    """Run the test so often on bots that differ by `elo`; each run plays at most so many matches."""
    verdicts: list[Verdict] = []
    lengths, covered = [], 0
    truth = true_share(elo)
    for run in range(runs):
        scores = list(made_up(elo, matches // 2, Random(f"{seed}:{elo}:{run}")))
        trial = Trial(test, 2)
        for score in scores:
            if trial.hear(score):
                break
        verdicts.append(trial.verdict)
        lengths.append(2 * trial.rounds)
        found = share_of_rounds(scores)
        covered += found.low <= truth <= found.high
    different = sum(verdict == "better" for verdict in verdicts)
    low, high = wilson(different, runs)
    return Proof(
        elo,
        runs,
        matches,
        different,
        sum(verdict == "no better" for verdict in verdicts),
        low,
        high,
        median(lengths),
        covered / runs,
    )


def true_share(elo: float) -> float:
    """The share that bots of that difference get in such rounds (by playing very many)."""
    scores = list(made_up(elo, 40_000, Random("truth")))
    return sum(scores) / len(scores)
