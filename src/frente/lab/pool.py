"""Worker processes."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes, not forked ones: a fork copies the locks of whatever threads run here.

    Whoever leaves early (an interrupt, enough failures) does not wait for matches under way.
    """
    before = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown()


def _leave_interrupts() -> None:
    """Ctrl+C is for the command, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
