"""The ladder: every bot of a game against its neighbours, and how strong each is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from frente import bots, games
from frente.lab.elo import intervals, strengths
from frente.lab.gauge import Moved
from frente.lab.run import Experiment, Row, check, played
from frente.lab.wilson import wilson


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot and its strength, with the 95 % interval; the anchor stands at 0."""

    name: str
    elo: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Duel:
    """Two neighbours: the share of `one`, a draw counting half, with its 95 % Wilson interval."""

    one: str
    two: str
    points: float
    matches: int
    share: float
    low: float
    high: float
    seats: dict[str, float]
    """The share of `one` from each seat."""
    evaluations: float
    """By both together, a match."""
    seconds: float
    """Of CPU, a match."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """What the duels say together."""

    game: str
    scenario: str
    seed: str
    anchor: str
    rungs: tuple[Rung, ...]
    duels: tuple[Duel, ...]
    wanted: int
    """Matches for each duel; fewer were played where it was interrupted."""
    faults: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(slots=True)
class Climb:
    """A ladder being played. `report` can be asked for at any moment: whole rounds count."""

    game: str
    matches: int
    seed: str
    scenario: str | None = None
    names: Sequence[str] = ()
    anchor: str = "steady"
    rows: dict[tuple[str, str], list[Row]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game = games.load(self.game)
        known = bots.names(game)
        self.names = tuple(name for name in known if name in self.names) if self.names else known
        if len(self.names) < 2:
            raise ValueError(f"a ladder needs two bots or more; {game.slug} has {', '.join(known)}")
        if self.anchor not in self.names:
            self.anchor = self.names[0]
        self.scenario = game.scenario(self.scenario).id
        self.rows = {pair: [] for pair in zip(self.names[1:], self.names, strict=False)}

    def experiments(self) -> dict[tuple[str, str], Experiment]:
        """Each bot against the one below it; all on the same dice."""
        game = games.load(self.game)
        assert self.scenario is not None
        first, *others = game.seats(self.scenario, game.full_options(self.scenario, {}))
        return {
            (one, two): Experiment(
                self.game, {first: one, **dict.fromkeys(others, two)}, self.seed, self.scenario
            )
            for one, two in self.rows
        }

    def run(self, workers: int | None = None, moved: Moved | None = None) -> Ladder:
        """Play all of it. Whoever interrupts can still ask for the report."""
        experiments = self.experiments()
        for experiment in experiments.values():
            check(games.load(self.game), experiment)
        # Round by round through all duels, so that an early end leaves all of them alike.
        numbers = range(self.matches)
        step = max(experiment.round() for experiment in experiments.values())
        tasks = [
            (experiment, number)
            for start in range(0, self.matches, step)
            for experiment in experiments.values()
            for number in numbers[start : start + step]
        ]
        pairs = {tuple(experiment.bots.values()): pair for pair, experiment in experiments.items()}
        for experiment, row in played(tasks, workers, moved):
            self.rows[pairs[tuple(experiment.bots.values())]].append(row)
        return self.report()

    def report(self) -> Ladder:
        """How it stands."""
        assert self.scenario is not None
        whole = {pair: self._whole_rounds(pair) for pair in self.rows}
        rounds = {pair: _scored(pair[0], rows) for pair, rows in whole.items() if rows}
        scores = [(one, two, sum(p for p, _ in r), sum(n for _, n in r)) for (one, two), r in rounds.items()]
        rungs: tuple[Rung, ...] = ()
        if len(scores) == len(self.rows):
            elos, bounds = strengths(scores, self.anchor), intervals(rounds, self.anchor, self.seed)
            rungs = tuple(
                Rung(name, round(elos[name], 1), *(round(bound, 1) for bound in bounds[name]))
                for name in self.names
            )
        return Ladder(
            game=games.load(self.game).slug,
            scenario=self.scenario,
            seed=self.seed,
            anchor=self.anchor,
            rungs=rungs,
            duels=tuple(_duel(pair, [row for r in rows for row in r]) for pair, rows in whole.items()),
            wanted=self.matches,
            faults=tuple(
                f"{one} against {two}, match {row.number} (seed {row.seed}): {row.fault.text}"
                for (one, two), rows in self.rows.items()
                for row in rows
                if row.fault is not None
            ),
        )

    def _whole_rounds(self, pair: tuple[str, str]) -> list[list[Row]]:
        """The matches by round; of a round that was broken off nothing counts, or a seat would count more."""
        by_seed: dict[str, list[Row]] = {}
        for row in sorted(self.rows[pair], key=lambda row: row.number):
            if row.fault is None:
                by_seed.setdefault(row.seed, []).append(row)
        seats = self.experiments()[pair].round()
        return [rows for rows in by_seed.values() if len(rows) == seats]


def _points(name: str, row: Row) -> float:
    """What a bot got of a match; allied bots share a win."""
    if not row.winners:
        return 0.5
    return sum(row.seating[seat] == name for seat in row.winners) / len(row.winners)


def _scored(name: str, rounds: list[list[Row]]) -> list[tuple[float, int]]:
    return [(sum(_points(name, row) for row in rows), len(rows)) for rows in rounds]


def _duel(pair: tuple[str, str], rows: list[Row]) -> Duel:
    one, two = pair
    points = sum(_points(one, row) for row in rows)
    low, high = wilson(points, len(rows))
    seats: dict[str, list[float]] = {}
    for row in rows:
        for seat, name in row.seating.items():
            if name == one:
                seats.setdefault(seat, []).append(_points(one, row))
    count = len(rows) or 1
    return Duel(
        one=one,
        two=two,
        points=points,
        matches=len(rows),
        share=round(points / count, 4),
        low=round(low, 4),
        high=round(high, 4),
        seats={seat: round(sum(won) / len(won), 4) for seat, won in sorted(seats.items())},
        evaluations=round(sum(row.evaluations for row in rows) / count, 1),
        seconds=round(sum(row.seconds for row in rows) / count, 2),
    )
