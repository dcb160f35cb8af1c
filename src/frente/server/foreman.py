"""Several workers at one address: started, watched, and replaced one after the other when asked to.

The listening socket is the foreman's. Whatever becomes of a worker, who knocks is heard by another one, or
waits at the door until the next one stands there. A worker that dies is replaced. SIGHUP replaces
all of them, each by one that is ready before the old one goes (where the database is a file, which has one
server at a time, by one that has all in memory but the matches, and waits): so a newer version is taken up.
An old one first says which matches are played there, so that the others have them ready. SIGTERM and SIGINT
end them all.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from frente.server import logs
from frente.server.database import is_shared
from frente.server.settings import Settings

log = logging.getLogger("frente.server.foreman")

SLOWEST_START = 60.0
SLOWEST_END = 15.0
SOON = 5.0
"""Seconds: a worker that ends sooner after its start than this has not served."""
MOVING = 2.5
"""Seconds in which the others read the matches of a worker that is about to end."""
TRIES = 5
"""Workers that may end so soon in a row before the foreman gives up."""


@dataclass(eq=False, slots=True)
class _Worker:
    process: BaseProcess
    line: Connection
    """Says when it is ready."""
    go: Connection
    """Lets one begin that was held back."""
    since: float
    loaded: bool = False
    """It has said something: all programs it needs are in memory."""
    ready: bool = False


class Foreman:
    """Keeps so many workers at work."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self.settings, self.listening, self.count = settings, listening, count
        self.overlap = is_shared(settings.database)
        self._workers: list[_Worker] = []
        self._ending = self._renewing = False
        self._failed = 0

    def run(self) -> int:
        """Until told to end; the exit status."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        while not self._ending and self._failed < TRIES:
            while len(self._workers) < self.count:
                self._workers.append(self._start())
            self._look(0.5)
            if self._renewing:
                self._renewing = False
                self._replace_all()
        if self._failed >= TRIES:
            log.critical("workers end as soon as they start: see what they say")
        self._stop(self._workers)
        return 1 if self._failed >= TRIES else 0

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ending = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True

    def _start(self, held: bool = False) -> _Worker:
        """Begin one; `held`: it waits to be let go."""
        context = multiprocessing.get_context("spawn")  # a new program, as it lies on the disk now
        ours, theirs = context.Pipe(duplex=False)
        waits, go = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(self.settings, self.listening, theirs, waits))
        process.start()
        theirs.close()
        waits.close()
        worker = _Worker(process, ours, go, time.monotonic())
        if not held:
            self._let_go(worker)
        return worker

    @staticmethod
    def _let_go(worker: _Worker) -> None:
        with contextlib.suppress(OSError):  # it is dead already
            worker.go.send(True)

    def _look(self, seconds: float) -> None:
        """Wait for something to happen: a worker that is ready, one that is no more."""
        watched: list[Any] = [w.process.sentinel for w in self._workers]
        watched += [w.line for w in self._workers if not w.ready]
        wait(watched, seconds)
        for worker in list(self._workers):
            if not worker.ready and worker.line.poll():
                worker.ready, worker.loaded = _is_told(worker.line), True
                self._failed = 0 if worker.ready else self._failed
            if worker.process.exitcode is not None:
                self._bury(worker)

    def _bury(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.line.close()
        worker.go.close()
        said = {"worker": worker.process.pid, "status": worker.process.exitcode}
        if not self._ending:
            log.error("a worker has ended: another one begins", extra={"said": said})
        if not worker.ready:
            self._failed += 1
            time.sleep(min(SOON, 0.2 * self._failed))

    def _replace_all(self) -> None:
        log.info("all workers are replaced", extra={"said": {"workers": len(self._workers)}})
        for old in list(self._workers):
            if self._ending:
                return
            new = self._start(held=not self.overlap)
            self._workers.append(new)
            if not self.overlap:
                self._until(new, lambda worker: worker.loaded)
                self._stop([old])
                self._let_go(new)
            if not self._until(new, lambda worker: worker.ready):
                log.error("a new worker does not begin: the old ones go on")
                self._stop([new])
                return
            if self.overlap and old in self._workers:
                self._move(old)
                self._stop([old])

    def _move(self, old: _Worker) -> None:
        """Let the others read what is played at one that ends, while it goes on."""
        if not old.ready or not hasattr(signal, "SIGUSR1"):
            return
        with contextlib.suppress(OSError):
            os.kill(old.process.pid or 0, signal.SIGUSR1)
        end = time.monotonic() + MOVING
        while not self._ending and time.monotonic() < end:
            self._look(max(0.0, end - time.monotonic()))

    def _until(self, worker: _Worker, what: Callable[[_Worker], bool]) -> bool:
        """Wait until it is so; False where that does not come about."""
        end = time.monotonic() + SLOWEST_START
        while worker in self._workers and not self._ending and time.monotonic() < end:
            if what(worker):
                return True
            self._look(0.2)
        return what(worker)

    def _stop(self, workers: list[_Worker]) -> None:
        """Let them finish what they do; who does not is ended."""
        leaving = list(workers)
        for worker in leaving:
            worker.process.terminate()
        end = time.monotonic() + SLOWEST_END
        for worker in leaving:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.exitcode is None:
                worker.process.kill()
                worker.process.join()
            worker.line.close()
            worker.go.close()
            if worker in self._workers:
                self._workers.remove(worker)


def _is_told(line: Connection) -> bool:
    try:
        return bool(line.recv())
    except (EOFError, OSError):
        return False


def _work(settings: Settings, listening: socket.socket, line: Connection, go: Connection) -> None:
    """What a worker does, in a process of its own."""
    from frente.server.matches import sources
    from frente.server.serve import attend

    logs.set_up()
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    sources(settings)  # the games, too
    line.send(False)
    go.recv()
    # Ctrl+C goes to all of a terminal's processes; the foreman ends us when we should end.
    attend(settings, listening, ready=lambda: line.send(True), deaf=True)


def _outlive_nobody() -> None:
    """Whose foreman is gone goes too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
