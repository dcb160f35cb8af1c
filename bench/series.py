"""Many matches between bots, and how the tracks went from turn to turn.

    python -m bench.series crusade --scenario war-of-the-columns --matches 100 --seed final
    python -m bench.series arriba --matches 40 --show ps-government ps-rebel

Prints each seat's share of wins with its 95 % Wilson interval, how matches ended, and for every turn the
mean of the numbers a view shows in its status rows at the last decision of that turn (`--show` chooses
among them). The figures follow from the seed alone, whatever the number of workers.
"""

from __future__ import annotations

import argparse
import contextlib
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from frente import bots, games
from frente.engine import Game, Match
from frente.lab import wilson
from frente.lab.pool import worker_pool

Turns = dict[int, dict[str, float]]
"""By turn, what the status rows showed when it ended."""


@dataclass(frozen=True, slots=True)
class Course:
    """One match: who won, how it ended, and its tracks by turn."""

    winners: tuple[str, ...]
    text: str
    decisions: int
    seconds: float
    turns: Turns


def main() -> None:
    asked = arguments()
    game = games.load(asked.game)
    scenario = game.scenario(asked.scenario).id
    seats = game.seats(scenario, game.full_options(scenario, {}))
    courses = list(played(asked, scenario, seats))
    print(f"{game.slug}, {scenario}, {asked.matches} matches, bot {asked.bot}, seed {asked.seed}")
    for line in [*shares(seats, courses), *tracks(courses, asked.show)]:
        print(line)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.series", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("game", help="a slug, or module:NAME")
    parser.add_argument("--scenario")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", default="series")
    parser.add_argument("--bot", default="steady", help="who sits in every seat")
    parser.add_argument("--show", nargs="*", default=[], help="status rows to show; default: every number")
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def played(asked: argparse.Namespace, scenario: str, seats: tuple[str, ...]) -> Iterator[Course]:
    """All courses in the order of their numbers."""
    work = [(asked.game, scenario, seats, asked.bot, f"{asked.seed}:{n}") for n in range(asked.matches)]
    if asked.workers <= 1:
        for task in work:
            yield play_one(*task)
        return
    with worker_pool(asked.workers) as pool:
        waiting = {pool.submit(play_one, *task): n for n, task in enumerate(work)}
        found = {waiting[future]: future.result() for future in as_completed(waiting)}
    yield from (found[n] for n in sorted(found))


def play_one(name: str, scenario: str, seats: tuple[str, ...], bot: str, seed: str) -> Course:
    """One match from its seed."""
    game = games.load(name)
    match: Match[Any] = Match.start(game, scenario, {}, seed, events=False)
    turns: Turns = {}
    started = time.process_time()

    def told(_seat: str, _choice: bots.Choice) -> None:
        number, rows = shown(game, match.state)
        turns[number] = rows

    players = {seat: bots.make(game, bot) for seat in seats}
    decisions = bots.play(match, players, f"bots:{seed}", told=told)
    result = match.result
    assert result is not None
    return Course(result.winners, result.text, decisions, time.process_time() - started, turns)


def shown(game: Game[Any], state: Any) -> tuple[int, dict[str, float]]:
    """The turn, and the status rows that are numbers."""
    rows: Any = game.view(state, None)["status"]
    found: dict[str, float] = {}
    for row in rows:
        with contextlib.suppress(ValueError):
            found[row["id"]] = float(row["value"])
    return state.turn, found


def shares(seats: tuple[str, ...], courses: list[Course]) -> Iterator[str]:
    """Wins, ends and length."""
    total = len(courses)
    for seat in seats:
        wins = sum(seat in course.winners for course in courses)
        low, high = wilson(wins, total)
        yield f"  {seat:12} {wins:4} wins  {wins / total:6.1%}  ({low:.1%} to {high:.1%})"
    yield f"  draws        {sum(not course.winners for course in courses):4}"
    ends = Counter(f"{course.text} ({', '.join(course.winners) or 'nobody'})" for course in courses)
    yield "  ends: " + ", ".join(f"{text} {count}" for text, count in sorted(ends.items()))
    length, decisions = fmean(max(c.turns) for c in courses), fmean(c.decisions for c in courses)
    seconds = fmean(c.seconds for c in courses)
    yield f"  means: {length:.1f} turns, {decisions:.0f} decisions, {seconds:.1f} CPU seconds"


def tracks(courses: list[Course], wanted: list[str]) -> Iterator[str]:
    """A table: by turn the matches that saw its end, and the mean of each track."""
    found: dict[int, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for course in courses:
        for turn, rows in course.turns.items():
            for id, value in rows.items():
                found[turn][id].append(value)
    names = wanted or list(dict.fromkeys(id for turn in sorted(found) for id in found[turn]))
    yield "  turn  matches  " + "  ".join(f"{name:>9}" for name in names)
    for turn in sorted(found):
        counts = [len(values) for values in found[turn].values()]
        means = [f"{fmean(found[turn][n]):9.1f}" if found[turn][n] else " " * 9 for n in names]
        yield f"  {turn:4}  {max(counts, default=0):7}  " + "  ".join(means)


if __name__ == "__main__":
    main()
