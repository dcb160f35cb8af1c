"""Processes for work that may take long, break or never end: the thinking of bots, files from outside."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from frente.engine.message import Told, sentence
from frente.server import thinking

P = ParamSpec("P")
T = TypeVar("T")

SLOWEST_START = 60.0
"""Seconds that a process may take to start; they do not count as its work's."""


class WorkFault(Told):
    """The work took too long, or its process crashed."""


class Busy(Exception):
    """Too many wait already."""


class Lane:
    """One lane of work. Its processes start with the first piece of it, and again after a crash."""

    def __init__(self, count: int, seconds: float, *, line: int | None = None, niceness: int = 0) -> None:
        self._count = count
        self._seconds = seconds
        self._line = line
        self._niceness = niceness
        self._waiting = 0
        self._free = asyncio.Semaphore(count)  # so that nobody's time runs while it waits in a queue
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def warm(self) -> None:
        """Start a process before there is work for it."""
        with contextlib.suppress(WorkFault, Busy):
            await self.run(thinking.ready)

    async def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the work gives, or the exception it raises. WorkFault: it gives nothing. Busy: not begun."""
        if self._line is not None and self._waiting >= self._line:
            raise Busy
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            return await self._run(work, *args, **named)
        finally:
            self._free.release()

    async def _run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            pool = self._pool
            try:
                if pool is None:
                    pool = self._start()
                    await asyncio.wait_for(loop.run_in_executor(pool, thinking.ready), SLOWEST_START)
                return await asyncio.wait_for(loop.run_in_executor(pool, work, *args), self._seconds)
            except TimeoutError:
                self._stop(pool)
                raise WorkFault(sentence("error-took-long", seconds=self._seconds)) from None
            except BrokenProcessPool:
                # One crash takes all processes along: those at work beside it try once more.
                self._stop(pool)
                if attempt == 2 or self._closed:
                    raise WorkFault(sentence("error-crashed-its-process")) from None
        raise AssertionError

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            self._count, mp_context=context, initializer=thinking.begin, initargs=(self._niceness,)
        )
        return self._pool

    def _stop(self, pool: ProcessPoolExecutor | None) -> None:
        """Give a pool up; what does not end is ended."""
        if pool is None:
            return
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._closed = True
        self._stop(self._pool)
