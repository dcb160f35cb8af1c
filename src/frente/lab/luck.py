"""How much was dice.

A roll's pips above what was to be expected have the mean 0, whoever rolls them and whatever was decided
before. So any fixed sum of them, each kind of roll weighted by what a pip is worth, can be taken off a result
without changing what the result is on average; with good weights less luck is left in it. Weights must be
fixed before a run is played (`luck` in its experiment file): weights fitted to the run they adjust could be
bent to any conclusion.
Decks are no pips: what they deal is not taken off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean, pvariance
from typing import TYPE_CHECKING

from frente.lab.shares import NOTHING, Figure, resampled

if TYPE_CHECKING:
    import polars

STIFF = 30.0
"""How reluctantly a weight leaves 0, in matches: a kind of roll that is seldom made says little."""
Pips = Mapping[str, float]


def pips_by_match(counts: polars.DataFrame) -> dict[tuple[int, int, int], dict[str, float]]:
    """By match: pips above expectation, by `roll/seat`."""
    found: dict[tuple[int, int, int], dict[str, float]] = {}
    for row in counts.filter(counts["topic"] == "roll").iter_rows(named=True):
        name = f"{row['what']}/{row['seat']}"
        found.setdefault((row["arm"], row["round"], row["half"]), {})[name] = row["n"] / 2
    return found


def fitted(pips: Sequence[Pips], results: Sequence[float]) -> dict[str, float]:
    """What a pip of each kind was worth, by least squares that prefer small weights."""
    names = sorted({name for one in pips for name in one})
    if not names or len(results) < 2:
        return {}
    mean = fmean(results)
    scales = {n: max(fmean([one.get(n, 0.0) ** 2 for one in pips]) ** 0.5, 1e-9) for n in names}
    rows = [[one.get(n, 0.0) / scales[n] for n in names] for one in pips]
    size = len(names)
    table = [[sum(row[i] * row[j] for row in rows) for j in range(size)] for i in range(size)]
    for i in range(size):
        table[i][i] += STIFF
    wanted = [sum(row[i] * (y - mean) for row, y in zip(rows, results, strict=True)) for i in range(size)]
    return {n: w / scales[n] for n, w in zip(names, _solved(table, wanted), strict=True)}


def _solved(table: list[list[float]], wanted: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    size = len(wanted)
    rows = [[*row, y] for row, y in zip(table, wanted, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(i + 1, size):
            part = rows[r][i] / rows[i][i]
            if part:
                rows[r] = [a - part * b for a, b in zip(rows[r], rows[i], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def lucky(pips: Pips, weights: Mapping[str, float], kind: str = "") -> float:
    """What the dice gave the first seat; of one kind of roll only, where one is named."""
    return sum(
        n * weights.get(name, 0.0) for name, n in pips.items() if not kind or name.split("/")[0] == kind
    )


def shares(pips: Sequence[Pips], results: Sequence[float], seed: str) -> dict[str, Figure]:
    """Which part of the spread of results is that of the dice: in all (""), and by kind of roll.

    Each half of the matches is judged by the weights of the other half, so that nothing is explained by
    having been seen.
    """
    if len(results) < 8 or pvariance(results) == 0:
        return {"": NOTHING}
    halves = [list(range(0, len(results), 2)), list(range(1, len(results), 2))]
    weights = [fitted([pips[i] for i in half], [results[i] for i in half]) for half in halves]
    kinds = sorted({name.split("/")[0] for one in pips for name in one})
    told: list[tuple[float, dict[str, float]]] = []
    for i, result in enumerate(results):
        other = weights[1 - i % 2]
        told.append((result, {kind: lucky(pips[i], other, kind) for kind in kinds}))

    def part(kind: str, rows: Sequence[tuple[float, dict[str, float]]]) -> float:
        ys = [y for y, _ in rows]
        spread = pvariance(ys)
        if spread == 0:
            return 0.0
        if not kind:
            return 1 - pvariance([y - sum(lots.values()) for y, lots in rows]) / spread
        mean = fmean(ys)
        return fmean([(y - mean) * lots[kind] for y, lots in rows]) / spread

    found = {"": resampled(told, lambda rows: part("", rows), seed)}
    for kind in kinds:
        found[kind] = resampled(told, lambda rows, kind=kind: part(kind, rows), f"{seed}:{kind}")
    return found
