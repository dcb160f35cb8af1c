"""Playing the matches: many, in parallel, each a function of the experiment and its number.

Seeds are keyed: matches of one seed share the dice of every stream. Where the bots differ, matches go in
rounds of one seed in which every bot sits in every seat once, so that neither luck nor a better seat
decides between them. The number of workers never changes a result.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from frente import bots, games
from frente.bots import LONGEST
from frente.engine import Game, Match, MatchError, OptionValue
from frente.engine.journal import write_file
from frente.lab.pool import worker_pool
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
    seconds: float
    fault: Fault | None = None


def run(
    experiment: Experiment,
    matches: int,
    *,
    workers: int | None = None,
    done: Callable[[Row], None] | None = None,
) -> Report:
    """Play the matches and sum them up. `done` hears of each as it ends, in no fixed order."""
    game = games.load(experiment.game)
    _check(game, experiment)
    rows: list[Row] = []
    for row in _played(experiment, matches, _workers(workers, matches)):
        rows.append(row)
        if done is not None:
            done(row)
    rows.sort(key=lambda row: row.number)
    return summed(game, experiment, rows)


def _check(game: Game[Any], experiment: Experiment) -> None:
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


def _played(experiment: Experiment, matches: int, workers: int) -> Iterator[Row]:
    if workers == 1:
        for number in range(matches):
            yield play_one(experiment, number)
        return
    with worker_pool(workers) as pool:
        size = max(1, min(16, matches // (workers * 4)))
        batches = [range(start, min(start + size, matches)) for start in range(0, matches, size)]
        waiting: list[Future[list[Row]]] = [pool.submit(play_batch, experiment, batch) for batch in batches]
        for future in as_completed(waiting):
            yield from future.result()


def play_batch(experiment: Experiment, numbers: range) -> list[Row]:
    return [play_one(experiment, number) for number in numbers]


def play_one(experiment: Experiment, number: int) -> Row:
    """Play one match of an experiment; whatever goes wrong is told in its row."""
    game = games.load(experiment.game)
    seating = experiment.seating(number)
    seed = experiment.dice_seed(number)
    players = {seat: bots.make(game, name) for seat, name in seating.items()}
    decisions = 0

    def told(_seat: str, _choice: bots.Choice) -> None:
        nonlocal decisions
        decisions += 1

    started = time.process_time()
    match = Match.start(game, experiment.scenario, dict(experiment.options), seed, events=False)
    fault = None
    try:
        bots.play(match, players, f"bots:{experiment.seed}:{number}", limit=experiment.limit, told=told)
    except MatchError as error:
        fault = Fault(number, seed, str(error), _kept(experiment, number, match))
    seconds = time.process_time() - started
    result = match.result
    return Row(
        number=number,
        seed=seed,
        seating=seating,
        winners=result.winners if result else (),
        text=result.text if result else "",
        turns=_turns(game, match),
        decisions=decisions,
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


def _turns(game: Game[Any], match: Match[Any]) -> int:
    turn = game.view(match.state, None).get("turn")
    number = turn.get("number") if isinstance(turn, dict) else None
    return number if isinstance(number, int) else 0
