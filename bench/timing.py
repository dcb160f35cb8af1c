"""CPU time, measured so that a busy machine spoils little: best and median of several short runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median


def cpu() -> float:
    return time.process_time()


def seconds(work: Callable[[], object]) -> float:
    """CPU seconds of one call."""
    start = cpu()
    work()
    return cpu() - start


def micro(work: Callable[[], object], times: int = 5) -> float:
    """Microseconds of a call: the best of a few, since other programs only ever add."""
    return min(_once(work) for _ in range(times)) * 1e6


def _once(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


__all__ = ["cpu", "median", "micro", "seconds"]
