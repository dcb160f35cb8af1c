"""Processes for work that may take long, break or never end: the thinking of bots, files from outside."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from frente.server import thinking

P = ParamSpec("P")
T = TypeVar("T")


class WorkFault(Exception):
    """The work took too long, or its process crashed."""


class Workers:
    """They start with the first piece of work, and again after a crash."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._free = asyncio.Semaphore(count)  # so that nobody's time runs while it waits in a queue
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """What the work gives, or the exception it raises. WorkFault where it gives nothing."""
        async with self._free:
            for attempt in (1, 2):
                pool = self._started()
                future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                try:
                    return await asyncio.wait_for(future, self._seconds)
                except TimeoutError:
                    self._stop(pool)
                    raise WorkFault(f"took more than {self._seconds:g} s") from None
                except BrokenProcessPool:
                    # One crash takes all processes along: those at work beside it try once more.
                    self._stop(pool)
                    if attempt == 2:
                        raise WorkFault("crashed its process") from None
        raise AssertionError

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=thinking.begin)
        return self._pool

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        """Give a pool up; what does not end is ended."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._stop(self._pool)
