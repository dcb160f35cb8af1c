"""Worker processes."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from typing import Any


@contextmanager
def worker_pool(
    workers: int, begin: Callable[..., None] | None = None, *given: Any
) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes, not forked ones: a fork copies the locks of whatever threads run here.

    `begin` is called in each with what is given. Whoever leaves early (an interrupt, enough failures)
    does not wait for matches under way.
    """
    before = set(active_children())
    pool = ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_begin, initargs=(begin, given)
    )
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown()


@contextmanager
def unheard_interrupts() -> Iterator[None]:
    """Processes that begin now never hear Ctrl+C, also not before they have come to `_begin`."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _begin(begin: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    """Ctrl+C is for the command, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if begin is not None:
        begin(*given)


def _end_with_parent() -> None:
    """A command that was killed leaves nobody playing on for it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
