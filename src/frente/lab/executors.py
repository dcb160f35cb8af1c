"""Where rounds are played: processes of this machine, or a Dask cluster; both are concurrent.futures."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from frente.lab.pool import worker_pool

WAIT = 20
"""Seconds to look for a scheduler."""
RETRIES = 5
"""How often a cluster gives a round to another worker when the one that had it is gone."""


@contextmanager
def executor(workers: int | None = None, cluster: str | None = None) -> Iterator[tuple[Executor, int]]:
    """An executor, and how many rounds it plays at once."""
    if cluster is not None:
        with _cluster(cluster) as found:
            yield found
        return
    if workers is not None and workers < 1:
        raise ValueError("at least one worker is needed")
    count = workers or os.cpu_count() or 1
    with worker_pool(count) as pool:
        yield pool, count


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        import distributed
    except ImportError:
        raise ValueError("a cluster is reached with Dask: pip install 'frente[cluster]'") from None
    try:
        client: Any = distributed.Client(address, timeout=WAIT)
    except (OSError, TimeoutError) as error:
        raise ValueError(f"no Dask scheduler answers at {address}: {error}") from None
    try:
        count = sum(client.ncores().values())
        if not count:
            raise ValueError(f"the Dask scheduler at {address} has no workers")
        yield client.get_executor(pure=False, retries=RETRIES), count
    finally:
        client.close()
