"""What the lab costs beside the matches themselves: one worker, two, and a Dask cluster of two.

    python -m bench.throughput arriba --matches 24

Prints for each the matches per hour of the clock and of CPU, and the CPU that is no match: starting
processes, sending rounds about, writing the run. On a busy machine only the CPU figures mean anything.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from frente.lab import study
from frente.lab.conduct import conduct
from frente.lab.store import Run, library


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.throughput")
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--matches", type=int, default=24)
    asked = parser.parse_args()
    library()
    head = (
        "where",
        "matches",
        "clock s",
        "CPU s",
        "of that play",
        "an hour",
        "a CPU-hour",
        "beside play, s each",
    )
    print(f"| {' | '.join(head)} |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|", flush=True)
    digests = set()
    for name, workers in (("pool, 1 worker", 1), ("pool, 2 workers", 2), ("Dask, 2 workers", 0)):
        with tempfile.TemporaryDirectory() as folder:
            planned = study.quick(asked.game, [asked.bot], asked.matches, "throughput", asked.scenario, {})
            run = Run.begin(planned, Path(folder))
            clock, cpu = time.monotonic(), spent()
            if workers:
                conduct(run, workers=workers)
            else:
                with cluster() as address:
                    conduct(run, cluster=address)
            clock, cpu, play = time.monotonic() - clock, spent() - cpu, sum(run.seconds())
            digests.add(run.digest())
        n = asked.matches
        rates = (f"{3600 * n / clock:.0f}", f"{3600 * n / cpu:.0f}", f"{(cpu - play) / n:.3f}")
        figures = (n, f"{clock:.1f}", f"{cpu:.1f}", f"{play:.1f}", *rates)
        print(f"| {name} | {' | '.join(map(str, figures))} |", flush=True)
    assert len(digests) == 1, "the runs differ"


def spent() -> float:
    """CPU seconds of this process and of those of its children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


@contextmanager
def cluster() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        yield local.scheduler_address


if __name__ == "__main__":
    main()
