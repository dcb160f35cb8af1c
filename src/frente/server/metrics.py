"""What a worker counts and measures, and all workers' figures as the text that Prometheus reads."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds up to which times are counted together."""

ABOUT = {
    "frente_messages_total": ("counter", "Answers, takings back and resignations, by what became of them."),
    "frente_message_seconds": ("histogram", "From such a message to its reply."),
    "frente_bot_answers_total": ("counter", "Answers that bots have given."),
    "frente_bot_failures_total": ("counter", "Answers that a random bot gave for one that failed."),
    "frente_orders_total": ("counter", "Answers that standing orders have given."),
    "frente_overtaken_total": ("counter", "Changes that another worker's came before."),
    "frente_commit_seconds": ("histogram", "Transactions that stored changes of matches."),
    "frente_requests_total": ("counter", "HTTP requests by the first digit of their status."),
    "frente_matches": ("gauge", "Matches in memory."),
    "frente_connections": ("gauge", "Live connections."),
    "frente_bots": ("gauge", "Matches that a bot thinks for."),
    "process_cpu_seconds_total": ("counter", "CPU time of the worker itself."),
    "process_resident_memory_bytes": ("gauge", "Its memory."),
    "process_start_time_seconds": ("gauge", "When it began, since 1970."),
}


class Metrics:
    """Of one worker."""

    def __init__(self) -> None:
        self._counted: dict[str, float] = {}
        self._began = time.time()
        self.gauges: Callable[[], Mapping[str, float]] = dict
        """What is as it is at the moment, by name."""

    def count(self, name: str, **labels: str) -> None:
        """One more."""
        self._add(_sample(name, labels), 1)

    def observe(self, name: str, seconds: float) -> None:
        """Something took so long."""
        self._add(f"{name}_sum", seconds)
        self._add(f"{name}_count", 1)
        for bucket in (*BUCKETS, float("inf")):
            self._add(_sample(f"{name}_bucket", {"le": _number(bucket)}), seconds <= bucket)

    def _add(self, sample: str, value: float) -> None:
        self._counted[sample] = self._counted.get(sample, 0) + value

    def report(self) -> str:
        """All of it, for other workers to pass on."""
        times = os.times()
        found = {**self._counted, **self.gauges(), "process_cpu_seconds_total": times.user + times.system}
        found["process_start_time_seconds"] = self._began
        memory = _memory()
        if memory:
            found["process_resident_memory_bytes"] = memory
        return json.dumps(found)


def text(reports: Mapping[str, str]) -> str:
    """The figures of workers, by their names, in Prometheus' format."""
    lines: dict[str, list[str]] = {}
    for worker, report in sorted(reports.items()):
        for sample, value in json.loads(report or "{}").items():
            name, _, labels = sample.partition("{")
            labelled = f'{name}{{worker="{worker}"{"," + labels if labels else "}"}'
            lines.setdefault(_family(name), []).append(f"{labelled} {_number(value)}")
    told = []
    for family, samples in sorted(lines.items()):
        kind, about = ABOUT.get(family, ("untyped", family))
        told += [f"# HELP {family} {about}", f"# TYPE {family} {kind}", *samples]
    return "\n".join(told) + "\n"


def _family(name: str) -> str:
    """The name that a histogram's samples have in common."""
    for ending in ("_bucket", "_sum", "_count"):
        if ABOUT.get(name.removesuffix(ending), ("", ""))[0] == "histogram":
            return name.removesuffix(ending)
    return name


def _sample(name: str, labels: Mapping[str, str]) -> str:
    inside = ",".join(f'{key}="{value}"' for key, value in labels.items())
    return f"{name}{{{inside}}}" if inside else name


def _number(value: float) -> str:
    return "+Inf" if value == float("inf") else f"{value:.10g}"


def _memory() -> int:
    """Resident bytes; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
