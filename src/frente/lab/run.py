"""Playing the matches: many, in parallel, each a function of the experiment and its number.

Seeds are keyed: matches of one seed share the dice of every stream. Where the bots differ, matches go in
rounds of one seed in which every bot sits in every seat once, so that neither luck nor a better seat
decides between them. The number of workers never changes a result.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from frente import bots, games
from frente.bots import LONGEST
from frente.engine import Game, Match, MatchError, OptionValue
from frente.engine.files import write_file
from frente.lab.gauge import Gauge, Moved, told_as_completed, use, used
from frente.lab.pool import unheard_interrupts, worker_pool
from frente.lab.report import Fault, Report, summed


@dataclass(frozen=True, slots=True)
class Experiment:
    """What is played. `game` is a slug or `module:NAME`; `bots` name one bot for every seat."""

    game: str
    bots: Mapping[str, str]
    seed: str
    scenario: str | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    limit: int = LONGEST
    keep: str = ""
    """The folder for the files of matches that went wrong (empty: none are kept)."""

    def round(self) -> int:
        """How many matches share their dice: one for each way to seat the bots in turn."""
        return len(self.bots) if len(set(self.bots.values())) > 1 else 1

    def dice_seed(self, number: int) -> str:
        return f"{self.seed}:{number // self.round()}"

    def seating(self, number: int) -> dict[str, str]:
        """Who sits where in that match; within a round, the bots move on by one seat."""
        seats, names = list(self.bots), list(self.bots.values())
        turn = number % self.round()
        return dict(zip(seats, names[turn:] + names[:turn], strict=True))


@dataclass(frozen=True, slots=True)
class Row:
    """One match played."""

    number: int
    seed: str
    seating: dict[str, str]
    winners: tuple[str, ...]
    text: str
    turns: int
    decisions: int
    evaluations: int
    seconds: float
    fault: Fault | None = None


class Interrupted(KeyboardInterrupt):
    """Ctrl+C amid the matches: the report of those that had ended."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


def run(
    experiment: Experiment,
    matches: int,
    *,
    workers: int | None = None,
    done: Callable[[Row], None] | None = None,
    moved: Moved | None = None,
) -> Report:
    """Play the matches and sum them up; Interrupted has the sum of those that ended before Ctrl+C.

    `done` hears of each match as it ends, in no fixed order. `moved` hears how far all of them are.
    """
    game = games.load(experiment.game)
    check(game, experiment)
    rows: list[Row] = []
    try:
        tasks = [(experiment, number) for number in range(matches)]
        for _, row in played(tasks, workers, moved):
            rows.append(row)
            if done is not None:
                done(row)
    except KeyboardInterrupt:
        raise Interrupted(_summed(game, experiment, rows)) from None
    return _summed(game, experiment, rows)


def _summed(game: Game[Any], experiment: Experiment, rows: list[Row]) -> Report:
    return summed(game, experiment, sorted(rows, key=lambda row: row.number))


def check(game: Game[Any], experiment: Experiment) -> None:
    """ValueError where the seats or bots of an experiment are not those of the game."""
    scenario = game.scenario(experiment.scenario).id
    seats = game.seats(scenario, game.full_options(scenario, experiment.options))
    if set(seats) != set(experiment.bots):
        raise ValueError(
            f"the seats are {', '.join(seats)}, bots were given for {', '.join(experiment.bots)}"
        )
    for name in experiment.bots.values():
        bots.make(game, name)


def _workers(wanted: int | None, matches: int) -> int:
    if wanted is not None and wanted < 1:
        raise ValueError("at least one worker is needed")
    return min(wanted or os.cpu_count() or 1, max(1, matches))


Task: TypeAlias = tuple[Experiment, int]
"""An experiment, and which of its matches."""


def played(
    tasks: Sequence[Task], workers: int | None, moved: Moved | None = None
) -> Iterator[tuple[Experiment, Row]]:
    """Matches of one or several experiments, as they end."""
    gauge, count = Gauge(len(tasks), moved), _workers(workers, len(tasks))
    if count == 1:
        for place, (experiment, number) in enumerate(tasks):
            yield experiment, play_one(experiment, number, gauge, place)
        return
    with worker_pool(count, use, gauge) as pool:
        with unheard_interrupts():
            waiting = [pool.submit(_play_in_worker, task, place) for place, task in enumerate(tasks)]
        yield from told_as_completed(waiting, gauge)


def _play_in_worker(task: Task, place: int) -> tuple[Experiment, Row]:
    experiment, number = task
    return experiment, play_one(experiment, number, used(), place)


def play_one(experiment: Experiment, number: int, gauge: Gauge | None = None, place: int = 0) -> Row:
    """Play one match of an experiment; whatever goes wrong is told in its row.

    `place` is where the gauge counts it.
    """
    game = games.load(experiment.game)
    seating = experiment.seating(number)
    seed = experiment.dice_seed(number)
    players = {seat: bots.make(game, name) for seat, name in seating.items()}
    decisions = evaluations = 0

    def told(_seat: str, choice: bots.Choice) -> None:
        nonlocal decisions, evaluations
        decisions += 1
        evaluations += choice.evaluations
        if gauge is not None:
            gauge.decided(place, lambda: _share(game, match))

    started = time.process_time()
    match = Match.start(game, experiment.scenario, dict(experiment.options), seed, events=False)
    fault = None
    try:
        bots.play(match, players, f"bots:{experiment.seed}:{number}", limit=experiment.limit, told=told)
    except MatchError as error:
        fault = Fault(number, seed, str(error), _kept(experiment, number, match))
    seconds = time.process_time() - started
    if gauge is not None:
        gauge.ended(place)
    result = match.result
    return Row(
        number=number,
        seed=seed,
        seating=seating,
        winners=result.winners if result else (),
        text=result.text if result else "",
        turns=_turns(game, match),
        decisions=decisions,
        evaluations=evaluations,
        seconds=seconds,
        fault=fault,
    )


def _kept(experiment: Experiment, number: int, match: Match[Any]) -> str:
    if not experiment.keep:
        return ""
    file = Path(experiment.keep) / f"{match.game.slug}-{_plain(experiment.seed)}-{number}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    write_file(file, match.save())
    return str(file)


def _plain(seed: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in seed)


def _share(game: Game[Any], match: Match[Any]) -> float:
    """How much of a match is played, by its turns."""
    turn = game.view(match.state, None).get("turn")
    number, last = (turn.get("number"), turn.get("of")) if isinstance(turn, dict) else (None, None)
    if not isinstance(number, int) or not isinstance(last, int) or last < 1:
        return 0.0
    return min(max(number - 1, 0) / last, 0.99)


def _turns(game: Game[Any], match: Match[Any]) -> int:
    turn = game.view(match.state, None).get("turn")
    number = turn.get("number") if isinstance(turn, dict) else None
    return number if isinstance(number, int) else 0
