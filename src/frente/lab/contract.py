"""The contract over many matches, in parallel. Each match follows from the seed and its number alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from frente import games
from frente.engine.contract import Findings, check
from frente.lab.gauge import Gauge, Moved, told_as_completed, use, used
from frente.lab.pool import unheard_interrupts, worker_pool

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
    moved: Moved | None = None,
) -> Findings:
    """Hold random matches of a game (a slug or `module:NAME`) to the contract.

    `moved` hears how many matches have ended, and how many decisions were made in all.
    """
    whole = Findings(games.load(game).slug, seed)
    task = _Task(game, seed, first, folder)
    for part in _parts(task, matches, min(workers, matches), Gauge(matches, moved)):
        _add(whole, part)
        if len(whole.failures) >= MOST:
            break
    whole.failures.sort(key=lambda failure: failure.match)
    return whole


@dataclass(frozen=True, slots=True)
class _Task:
    game: str
    seed: str
    first: int
    folder: Path | None

    def one(self, number: int, gauge: Gauge) -> Findings:
        found = check(
            games.load(self.game),
            1,
            self.seed,
            first=self.first + number,
            folder=self.folder,
            decided=lambda: gauge.decided(number, lambda: 0.0),
        )
        gauge.ended(number)
        return found


def _parts(task: _Task, matches: int, workers: int, gauge: Gauge) -> Iterator[Findings]:
    if workers <= 1:
        for number in range(matches):
            yield task.one(number, gauge)
        return
    with worker_pool(workers, use, gauge) as pool:
        with unheard_interrupts():
            waiting = [pool.submit(_in_worker, task, number) for number in range(matches)]
        yield from told_as_completed(waiting, gauge)


def _in_worker(task: _Task, number: int) -> Findings:
    return task.one(number, used())


def _add(whole: Findings, part: Findings) -> None:
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
