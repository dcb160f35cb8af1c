"""What the matches of an experiment say together."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from frente.engine import Game
from frente.lab.wilson import wilson

if TYPE_CHECKING:
    from frente.lab.run import Experiment, Row


@dataclass(frozen=True, slots=True)
class Fault:
    """A match that went wrong: its seed, what happened, and the file that shows it."""

    number: int
    seed: str
    text: str
    file: str


@dataclass(frozen=True, slots=True)
class Share:
    """Wins of a seat or a bot, with the 95 % Wilson interval. Allied bots share a win."""

    wins: float
    matches: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Spread:
    """How long matches were."""

    least: int
    median: float
    mean: float
    most: int


@dataclass(frozen=True, slots=True)
class Report:
    """The sum of an experiment. The same experiment gives the same report, but for `seconds`."""

    game: str
    scenario: str
    options: dict[str, Any]
    seed: str
    bots: dict[str, str]
    round: int
    """So many matches share their dice, with the bots in every seat once."""
    matches: int
    draws: int
    seats: dict[str, Share]
    by_bot: dict[str, Share]
    ends: dict[str, int]
    """How often a match ended in which way (the `over-` message)."""
    turns: Spread
    decisions: Spread
    seconds: float
    faults: tuple[Fault, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def summed(game: Game[Any], experiment: Experiment, rows: Sequence[Row]) -> Report:
    """The report of the matches that were played."""
    ended = [row for row in rows if row.fault is None]
    scenario = game.scenario(experiment.scenario).id
    return Report(
        game=game.slug,
        scenario=scenario,
        options=dict(game.full_options(scenario, experiment.options)),
        seed=experiment.seed,
        bots=dict(experiment.bots),
        round=experiment.round(),
        matches=len(rows),
        draws=sum(not row.winners for row in ended),
        seats={seat: _seat_share(seat, ended) for seat in experiment.bots},
        by_bot={name: _bot_share(name, ended) for name in sorted(set(experiment.bots.values()))},
        ends=dict(sorted(Counter(row.text for row in ended).items())),
        turns=_spread(row.turns for row in ended),
        decisions=_spread(row.decisions for row in ended),
        seconds=sum(row.seconds for row in rows),
        faults=tuple(row.fault for row in rows if row.fault is not None),
    )


def _seat_share(seat: str, rows: Sequence[Row]) -> Share:
    return _share(sum(seat in row.winners for row in rows), len(rows))


def _bot_share(name: str, rows: Sequence[Row]) -> Share:
    wins = 0.0
    for row in rows:
        if row.winners:
            wins += sum(row.seating[seat] == name for seat in row.winners) / len(row.winners)
    return _share(wins, len(rows))


def _share(wins: float, matches: int) -> Share:
    low, high = wilson(wins, matches)
    return Share(wins, matches, wins / matches if matches else 0.0, low, high)


def _spread(values: Iterable[int]) -> Spread:
    found = sorted(values)
    if not found:
        return Spread(0, 0.0, 0.0, 0)
    return Spread(found[0], float(statistics.median(found)), statistics.fmean(found), found[-1])
