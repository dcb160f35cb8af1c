"""How far matches under way have come, seen from another process."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from multiprocessing import get_context
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Moved: TypeAlias = Callable[[float, int], None]
"""Called with (matches played, those under way as fractions; decisions made)."""

OFTEN = 0.25
"""Seconds between two looks."""


class Gauge:
    """For each match a share (0 to 1) and its decisions, in memory that worker processes write to.

    Each number has one writer, and nobody minds a number that is a moment old: there is no lock that a
    process stopped halfway could keep.
    """

    def __init__(self, matches: int, heard: Moved | None = None) -> None:
        memory = get_context("spawn")
        self._shares: Any = memory.RawArray("d", matches)
        self._decisions: Any = memory.RawArray("q", matches)
        self._heard = heard
        self._next = 0.0

    def __getstate__(self) -> dict[str, Any]:
        """What a worker gets: the memory, not who listens."""
        return {"_shares": self._shares, "_decisions": self._decisions, "_heard": None, "_next": 0.0}

    def decided(self, number: int, share: Callable[[], float]) -> None:
        """Count a decision of a match; its share is asked for now and then only."""
        self._decisions[number] += 1
        now = time.monotonic()
        if now >= self._next:
            self._next = now + OFTEN
            self._shares[number] = share()
            self.tell()

    def ended(self, number: int) -> None:
        self._shares[number] = 1.0

    def tell(self) -> None:
        if self._heard is not None:
            self._heard(sum(self._shares), sum(self._decisions))


_gauges: list[Gauge] = []
"""In a worker process: the one gauge of its pool."""


def use(gauge: Gauge) -> None:
    """Begin a worker process with a gauge."""
    _gauges[:] = [gauge]


def used() -> Gauge:
    return _gauges[0]


def told_as_completed(waiting: list[Future[T]], gauge: Gauge) -> Iterator[T]:
    """Results as they come; meanwhile the gauge is read again and again."""
    left = set(waiting)
    while left:
        done, left = wait(left, OFTEN, FIRST_COMPLETED)
        gauge.tell()
        for future in done:
            yield future.result()
