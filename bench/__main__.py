"""Measure every game beside catanatron in one run, and print a Markdown table.

Rounds alternate between the programs, so that what else the machine does hits all alike. Nothing is
asserted: these are figures to read, and to write down in docs/performance.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys

from bench import frente_games, yardstick
from bench.timing import median
from frente import games


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    arguments.add_argument("games", nargs="*", help="slugs or module:NAME (default: all installed)")
    arguments.add_argument("--quick", action="store_true", help="a few seconds only; rough figures")
    arguments.add_argument("--rounds", type=int, default=0, help="how often each is measured")
    given = arguments.parse_args()
    names = given.games or list(games.slugs())
    rounds = given.rounds or (2 if given.quick else 7)
    wanted = 0.7 if given.quick else 3.0
    copies = 1 if given.quick else 3
    try:
        found = [games.load(name) for name in names]
    except ValueError as error:
        sys.exit(f"bench: {error}")
    figures = [frente_games.Figures(game.title) for game in found]
    other = yardstick.Yardstick()
    yardstick.play(0)  # whatever is loaded or cached at first use is not counted
    for game in found:
        frente_games.play(game, "warm", events=True)
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        other.rates.append(yardstick.rate(number, wanted))
        for game, figure in zip(found, figures, strict=True):
            figure.rates.append(frente_games.rate(game, f"bench:{number}", wanted))
            figure.silent.append(frente_games.rate(game, f"bench:{number}", wanted / 2, events=False))
    say("copies and files")
    yardstick.measure_copies(other, copies)
    for game, figure in zip(found, figures, strict=True):
        frente_games.measure_copies(game, figure, copies)
    print_table(figures, other)


def say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


def print_table(figures: list[frente_games.Figures], other: yardstick.Yardstick) -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; one process.\n")
    head = ["", *(f.name for f in figures), other.name]
    rows = [
        ["decisions per CPU-second, events on", *(_rate(f.rates) for f in figures), _rate(other.rates)],
        ["ratio to catanatron", *(f"{f.rate / other.rate:.2f}" for f in figures), "1.00"],
        ["decisions per CPU-second, events off", *(_rate(f.silent) for f in figures), ""],
        ["options listed per decision", *(f"{f.options:.1f}" for f in figures), f"{other.options:.1f}"],
        ["decisions per match, median", *(f"{f.decisions:.0f}" for f in figures), f"{other.decisions:.0f}"],
        ["clone, median (µs)", *(f"{f.clone:.0f}" for f in figures), f"{other.clone:.0f}"],
        ["clone in mid-procedure, median (µs)", *(f"{f.clone_mid:.0f}" for f in figures), ""],
        ["clone, slowest (µs)", *(f"{f.clone_worst:.0f}" for f in figures), ""],
        ["save a whole match to text (ms)", *(f"{f.save / 1000:.2f}" for f in figures), ""],
        ["load a whole match, judged again (ms)", *(f"{f.load / 1000:.1f}" for f in figures), ""],
        ["file of a whole match (kB)", *(f"{f.size / 1000:.1f}" for f in figures), ""],
    ]
    print(f"| {' | '.join(head)} |")
    print(f"|---|{'---:|' * (len(head) - 1)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def _rate(rates: list[float]) -> str:
    return f"{median(rates):,.0f} ({min(rates):,.0f}-{max(rates):,.0f})"


if __name__ == "__main__":
    main()
