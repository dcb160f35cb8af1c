"""The contract over many matches, in parallel. Each match follows from the seed and its number alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from pathlib import Path

from frente import games
from frente.engine.contract import Report, check
from frente.lab.pool import worker_pool

MOST = 5
"""Failures after which to stop: they tend to be the same one."""


def hold(
    game: str,
    matches: int,
    seed: str,
    *,
    first: int = 0,
    workers: int = 1,
    folder: Path | None = None,
    done: Callable[[], None] | None = None,
) -> Report:
    """Hold random matches of a game (a slug or `module:NAME`) to the contract."""
    whole = Report(games.load(game).slug, seed)
    for part in _parts(game, range(first, first + matches), seed, min(workers, matches), folder):
        _add(whole, part)
        if done is not None:
            done()
        if len(whole.failures) >= MOST:
            break
    whole.failures.sort(key=lambda failure: failure.match)
    return whole


def _parts(game: str, numbers: range, seed: str, workers: int, folder: Path | None) -> Iterator[Report]:
    if workers <= 1:
        for number in numbers:
            yield _one(game, seed, number, folder)
        return
    with worker_pool(workers) as pool:
        waiting = [pool.submit(_one, game, seed, number, folder) for number in numbers]
        for future in as_completed(waiting):
            yield future.result()


def _one(game: str, seed: str, number: int, folder: Path | None) -> Report:
    return check(games.load(game), 1, seed, first=number, folder=folder)


def _add(whole: Report, part: Report) -> None:
    whole.matches += part.matches
    whole.decisions += part.decisions
    whole.longest = max(whole.longest, part.longest)
    whole.seconds += part.seconds
    whole.failures += part.failures
    whole.pointings += part.pointings
    for where, count in part.unexplained.items():
        whole.unexplained[where] = whole.unexplained.get(where, 0) + count
    for text, count in part.results.items():
        whole.results[text] = whole.results.get(text, 0) + count
