"""The command: `python -m tools.mutate GAME [MODULE...] [--sample N] [--seed S] [--again REPORT]`."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tools.mutate.mutants import Module, Mutant
from tools.mutate.report import Tally, equivalents
from tools.mutate.trial import Trials

from frente.conformance import folder_of, rules_of

ROOMS = ("rules", "cards")


def modules(game: str, wanted: list[str]) -> Iterator[Module]:
    """The modules of a game's rules and cards; with `wanted` those of that name."""
    known = frozenset(rule.id for rule in rules_of(folder_of(game)))
    base = f"frente.games.{game}"
    for room in ROOMS:
        if not (folder_of(game) / room).is_dir():
            continue
        package = importlib.import_module(f"{base}.{room}")
        for found in pkgutil.walk_packages(package.__path__, f"{base}.{room}."):
            short = found.name.removeprefix(f"{base}.")
            if not found.ispkg and (not wanted or any(f"{short}.".startswith(f"{w}.") for w in wanted)):
                file = importlib.import_module(found.name).__file__
                assert file is not None
                yield Module(found.name, Path(file), known)


def chosen(parts: list[Module], sample: int | None, seed: str, again: Path | None) -> list[Mutant]:
    every = [mutant for module in parts for mutant in module.mutants()]
    if again is not None:
        survived = set(json.loads(again.read_text(encoding="utf-8"))["survivors"])
        every = [mutant for mutant in every if mutant.key in survived]
    if sample is None or sample >= len(every):
        return every
    return Random(seed).sample(every, sample)


def told(done: int, of: int, survived: int) -> None:
    if sys.stderr.isatty() or done % 50 == 0 or done == of:
        end = "\r" if sys.stderr.isatty() and done < of else "\n"
        print(f"{done} of {of} mutants tried, {survived} survived", end=end, file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py mutate", description="Break the rules code of a game and see whether its tests notice."
    )
    parser.add_argument("game", help="a game's slug")
    parser.add_argument(
        "module", nargs="*", help="modules such as rules.combat (default: all of rules/, cards/)"
    )
    parser.add_argument("--sample", type=int, metavar="N", help="try only so many, chosen by the seed")
    parser.add_argument("--seed", default="sample", help="which ones --sample takes")
    parser.add_argument("--again", type=Path, metavar="REPORT", help="try only the survivors of a report")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2, help="forks at a time")
    parser.add_argument("--least", type=float, default=0.0, metavar="SHARE", help="fail where fewer die")
    parser.add_argument("--json", action="store_true", help="one object instead of lines")
    parser.add_argument("--write", action="store_true", help="keep the report for `frente conformance`")
    given = parser.parse_args(arguments)
    try:
        parts = list(modules(given.game, given.module))
    except (ValueError, LookupError, ModuleNotFoundError) as error:
        parser.error(str(error))
    if not parts:
        parser.error(f"{given.game} has no module {' or '.join(given.module)} in rules/ or cards/")
    trials = Trials(
        given.game,
        lambda: chosen(parts, given.sample, given.seed, given.again),
        {module.name: module.rules for module in parts},
        given.workers,
        None if given.json else told,
    )
    kept = ["tests/test_kept.py::test_a_kept_match_replays_or_goes_on", "tests/test_judged.py"]
    where = [f"tests/games/{given.game}", *kept]
    quiet = ["-pno:terminal", "-pno:cacheprovider", "-pno:logging", "-pno:schemathesis", "-pno:xdist", "-s"]
    how = ["-o", "addopts=", "--import-mode=importlib", "-mnot browser", *quiet]
    code = pytest.main([*where, *how], plugins=[trials])
    if code not in (0, 5) and not trials.verdicts:
        print("the tests could not be collected", file=sys.stderr)
        return 2
    if trials.broken:
        print(f"these tests fail without any mutant: {', '.join(trials.broken)}", file=sys.stderr)
    whole = given.sample is None and given.again is None and not given.module
    report = Tally(given.game, trials.verdicts, whole, equivalents(given.game))
    print(json.dumps(report.to_json(), ensure_ascii=False) if given.json else "\n".join(report.lines()))
    if given.write:
        report.write()
    return 1 if report.share < given.least else 0


if __name__ == "__main__":
    sys.exit(main())
