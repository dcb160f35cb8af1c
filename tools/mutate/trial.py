"""Tries mutants: pytest collects the tests once, and each mutant runs some of them in a fork.

In the fork the function gets the mutant's code in place: whoever imported it has the mutant. The fork ends at
the first test that fails, so that most mutants cost milliseconds.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import time
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from tools.judged import beside
from tools.mutate.mutants import Mutant

from frente import games
from frente.engine import opened

SLOWEST = 2.0
"""Seconds of the processor: tests that take longer alone are not tried on mutants."""
PATIENCE = 5.0
"""Seconds of the processor that one test may take with a mutant, or ten times what it takes alone if that is
more, before the mutant counts as one that never ends."""
SURVIVED, KILLED_BY_OWN, KILLED, SKIPPED = 0, 10, 11, 12


@dataclass(slots=True)
class Verdict:
    """How a mutant came out: survived, killed, endless or skipped. `own`: by a test that names its rule."""

    mutant: Mutant
    how: str
    own: bool


@dataclass
class Trials:
    """A pytest plugin that tries mutants instead of running the tests."""

    game: str
    choose: Callable[[], list[Mutant]]
    cited: dict[str, frozenset[str]]
    """The rules that each module cites."""
    workers: int = 2
    progress: Callable[[int, int, int], None] | None = None
    verdicts: list[Verdict] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    _failed: bool = False
    _times: dict[str, float] = field(default_factory=dict)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        named = {item: rules_of(item, self.game) for item in session.items}
        named = {item: rules for item, rules in named.items() if rules}
        times = self._times = self._alone(list(named))
        self.broken = [item.nodeid for item in named if times.get(item.nodeid, 0.0) < 0]
        fit = [item for item in named if 0 <= times.get(item.nodeid, -1.0) <= SLOWEST]
        fit.sort(key=lambda item: times[item.nodeid])
        self._try_all(self.choose(), fit, named)
        return True

    # --- running tests in forks -----------------------------------------------------------------
    def _alone(self, items: list[pytest.Item]) -> dict[str, float]:
        """How long each test takes without a mutant; below zero where it fails."""
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            _quiet()
            with os.fdopen(write, "w") as out:
                for item in items:
                    began = time.process_time()
                    good = self._passes(item)
                    out.write(f"{time.process_time() - began if good else -1.0} {item.nodeid}\n")
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as told:
            lines = told.read().splitlines()
        os.waitpid(child, 0)
        return {name: float(number) for number, name in (line.split(" ", 1) for line in lines)}

    def _passes(self, item: pytest.Item) -> bool:
        self._failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self._failed

    def _try_all(
        self, mutants: list[Mutant], items: list[pytest.Item], named: dict[pytest.Item, set[str]]
    ) -> None:
        waiting = list(reversed(mutants))
        running: dict[int, Mutant] = {}
        while waiting or running:
            while waiting and len(running) < self.workers:
                mutant = waiting.pop()
                own = [item for item in items if named[item] & set(mutant.rules)]
                others = self.cited[mutant.module]
                rest = [item for item in items if item not in own and named[item] & others]
                child = os.fork()
                if child == 0:
                    self._try(mutant, own, rest)
                running[child] = mutant
            child, status = os.wait()
            self.verdicts.append(_verdict(running.pop(child), status))
            if self.progress is not None:
                survived = sum(v.how == "survived" for v in self.verdicts)
                self.progress(len(self.verdicts), len(mutants), survived)

    def _try(self, mutant: Mutant, own: Iterable[pytest.Item], rest: Iterable[pytest.Item]) -> None:
        _quiet()
        try:
            become(mutant)
        except ValueError:
            os._exit(SKIPPED)
        for code, items in ((KILLED_BY_OWN, own), (KILLED, rest)):
            for item in items:
                signal.setitimer(signal.ITIMER_VIRTUAL, max(PATIENCE, 10 * self._times[item.nodeid]))
                if not self._passes(item):
                    os._exit(code)
        os._exit(SURVIVED)


def _quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _verdict(mutant: Mutant, status: int) -> Verdict:
    if os.WIFSIGNALED(status):
        return Verdict(mutant, "endless", False)
    code = os.WEXITSTATUS(status)
    how = {SURVIVED: "survived", SKIPPED: "skipped"}.get(code, "killed")
    return Verdict(mutant, how, code == KILLED_BY_OWN)


def become(mutant: Mutant) -> None:
    """Give the function the mutant's code. ValueError where it does not fit."""
    owner: Any = importlib.import_module(mutant.module)
    for name in mutant.function.split("."):
        owner = owner.__dict__[name]
    while not isinstance(owner, FunctionType):
        if hasattr(owner, "cache_clear"):
            owner.cache_clear()
        inner = getattr(owner, "__wrapped__", None) or getattr(owner, "fget", None)
        inner = inner or getattr(owner, "__func__", None) or getattr(owner, "func", None)
        if inner is None:
            raise ValueError(f"{mutant.function} is no function")
        owner = inner
    if owner.__code__.co_flags != mutant.code.co_flags:
        raise ValueError("it would no longer be a generator")
    owner.__code__ = mutant.code


# --- which tests name which rules ---------------------------------------------------------------


def rules_of(item: pytest.Item, game: str) -> set[str]:
    """The rules of a game that a test names: by its marks, by the position file it plays, or by the log and
    the judgements of the kept match that it replays."""
    found: set[str] = set()
    for mark in item.iter_markers("rule"):
        if mark.args and mark.args[0] == game:
            found.update(mark.args[1:])
    for value in getattr(getattr(item, "callspec", None), "params", {}).values():
        if isinstance(value, Path) and value.suffix == ".toml":
            found.update(tomllib.loads(value.read_text(encoding="utf-8")).get("rules", []))
        elif isinstance(value, Path) and value.suffix == ".json":
            found.update(_logged(value, game))
    return found


@cache
def _logged(file: Path, game: str) -> frozenset[str]:
    """The rules in the log of a kept match and in how it was judged, if it is one of the present rules."""
    data = json.loads(file.read_text(encoding="utf-8"))
    played = games.load(game)
    if (data["game"], data["rules"]) != (game, played.version):
        return frozenset()
    log = {event.rule for event in opened(played, data).state.log.events}
    return frozenset(log | set(beside(file).read_text(encoding="utf-8").replace(",", " ").split()))
