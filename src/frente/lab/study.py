"""A study: an experiment file, read and checked. Its hash is the name of its run.

game = "crusade"
scenario = "war-of-the-columns"
bots = ["steady", { name = "captain", evaluations = 12 }]
pairing = "mirror"                     # each against each; "self": each against itself; "all": both
seeds = "lab-2026-a:0..199"            # a name, and the numbers of the rounds
stop = { test = [0.50, 0.55] }         # without: all rounds are played
record = ["counts", "turns", "journals"]

[[vary]]                               # values that go together; several [[vary]] are multiplied
"setups.scenario.war-of-the-columns.victory.nat_min" = [12, 13]
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, TypeAlias

from frente import bots, games
from frente.bots import LEVELS, Bot, SearchBot
from frente.engine import Game, OptionValue
from frente.lab import variants
from frente.lab.sequential import ALPHA, BETA, Test

RECORDS = ("counts", "turns", "journals")
"""What can be kept of each match besides its result."""
PAIRINGS = ("mirror", "self", "all")
LENGTH = 12
"""Letters of a run's id."""
KEYS = frozenset(
    ("game", "scenario", "options", "rules_version", "bots", "pairing", "seeds", "stop", "record", "vary",
     "printed", "depth", "luck", "limit")
)  # fmt: skip
Weights: TypeAlias = Mapping[str, float]
"""What a pip is worth to the first seat, by `roll/seat`; fixed before the run."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot of the study: one of the game's, perhaps with another budget or sight."""

    name: str
    label: str
    evaluations: int = 0
    overlooks: float | None = None

    def make(self, game: Game[Any]) -> Bot:
        bot = bots.make(game, self.name)
        if not self.evaluations and self.overlooks is None:
            return bot
        if not isinstance(bot, SearchBot):
            raise ValueError(f"{self.name} does not think: it has no evaluations and overlooks nothing")
        level = replace(bot.level, evaluations=self.evaluations or bot.level.evaluations)
        if self.overlooks is not None:
            level = replace(level, overlooks=self.overlooks)
        return SearchBot(self.name, game, bot.craft, level)


@dataclass(frozen=True, slots=True)
class Arm:
    """One line of a study: a variant, and who plays it. All arms share their dice, round by round."""

    number: int
    variant: str
    changes: dict[str, Any]
    seats: dict[str, str]
    """The labels of the bots, as they sit in the first match of a round."""
    mirrored: bool

    @property
    def matches(self) -> int:
        """In a round."""
        return len(self.seats) if self.mirrored else 1

    @property
    def label(self) -> str:
        names = list(dict.fromkeys(self.seats.values()))
        who = " : ".join(names) if self.mirrored else f"{names[0]} alone"
        return f"{self.variant}, {who}" if self.variant else who

    def seating(self, half: int) -> dict[str, str]:
        """Who sits where in that match of a round; the bots move on by one seat."""
        names = list(self.seats.values())
        return dict(zip(self.seats, names[half:] + names[:half], strict=True))


@dataclass(frozen=True, slots=True)
class Study:
    """What is played, and when it ends."""

    game: str
    players: tuple[Player, ...]
    seed: str
    first: int
    last: int
    scenario: str
    options: dict[str, OptionValue]
    pairing: str = "self"
    test: Test | None = None
    record: tuple[str, ...] = RECORDS
    vary: tuple[dict[str, tuple[Any, ...]], ...] = ()
    depth: bool = False
    printed: bool = False
    luck: dict[str, float] = field(default_factory=dict)
    limit: int = bots.LONGEST

    @property
    def rounds(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def id(self) -> str:
        text = json.dumps(asdict(self), sort_keys=True, ensure_ascii=False, default=list)
        return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]

    def player(self, label: str) -> Player:
        return next(player for player in self.players if player.label == label)

    def arms(self) -> list[Arm]:
        """Every variant with every pairing."""
        game = games.load(self.game)
        seats = game.seats(self.scenario, self.options)
        found: list[Arm] = []
        for variant, changes in self._variants():
            for one, two in self._pairings():
                seating = {seat: one if place == 0 else two for place, seat in enumerate(seats)}
                found.append(Arm(len(found), variant, changes, seating, one != two))
        return found

    def _pairings(self) -> Iterator[tuple[str, str]]:
        labels = [player.label for player in self.players if not player.label.endswith(QUARTER)]
        if self.pairing in ("self", "all"):
            yield from ((label, label) for label in labels)
        if self.pairing in ("mirror", "all"):
            yield from itertools.combinations(labels, 2)
        yield from (
            (player.label.removesuffix(QUARTER), player.label)
            for player in self.players
            if player.label.endswith(QUARTER)
        )

    def _variants(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Each way to take one value of every group."""
        if not self.vary:
            yield "", {}
            return
        groups = [
            [
                {name: values[i] for name, values in group.items()}
                for i in range(len(next(iter(group.values()))))
            ]
            for group in self.vary
        ]
        for chosen in itertools.product(*groups):
            changes = {name: value for part in chosen for name, value in part.items()}
            heads = [next(iter(part.items())) for part in chosen]
            yield ", ".join(f"{name.rpartition('.')[2]} {value}" for name, value in heads), changes

    def to_toml(self) -> str:
        """The study as a file that reads back the same."""
        table: dict[str, Any] = {"game": self.game, "scenario": self.scenario, "options": self.options}
        table["bots"] = [
            {key: value for key, value in asdict(player).items() if value not in (None, 0)}
            for player in self.players
            if not player.label.endswith(QUARTER)
        ]
        table["pairing"] = self.pairing
        table["seeds"] = f"{self.seed}:{self.first}..{self.last}"
        if self.test is not None:
            table["stop"] = {
                "test": [self.test.alike, self.test.better],
                "alpha": self.test.alpha,
                "beta": self.test.beta,
            }
        table["record"] = list(self.record)
        table["limit"] = self.limit
        for name in ("depth", "printed"):
            if getattr(self, name):
                table[name] = True
        if self.luck:
            table["luck"] = self.luck
        if self.vary:
            table["vary"] = [{name: list(values) for name, values in group.items()} for group in self.vary]
        return variants.toml(table)


QUARTER = "/4"
"""What the label of a bot ends with that thinks a quarter as much as another."""


def read(path: Path) -> Study:
    """The study of an experiment file; ValueError says what is wrong with it."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: {error}") from None
    if isinstance(table.get("luck"), str):
        weights = path.parent / table["luck"]
        table["luck"] = tomllib.loads(weights.read_text(encoding="utf-8"))
    try:
        return of_table(table)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None


def of_table(table: Mapping[str, Any]) -> Study:
    """The study of a table; every default is filled in, so that what is meant is hashed."""
    unknown = sorted(set(table) - KEYS)
    if unknown:
        raise ValueError(
            f"there is no {', '.join(unknown)} in an experiment; there are {', '.join(sorted(KEYS))}"
        )
    if not isinstance(table.get("game"), str):
        raise ValueError("an experiment names its game")
    game = games.load(table["game"])
    scenario = game.scenario(table.get("scenario")).id
    if table.get("rules_version", game.version) != game.version:
        raise ValueError(f"it is for rules version {table['rules_version']}; {game.slug} has {game.version}")
    seed, first, last = _seeds(table.get("seeds", f"{game.slug}:0..99"))
    depth = _switch(table, "depth")
    players = _players(game, table.get("bots", ["steady"]), depth)
    pairing = table.get("pairing", "mirror" if len(players) > 1 and not depth else "self")
    if pairing not in PAIRINGS:
        raise ValueError(f"the pairing is one of {', '.join(PAIRINGS)}, not {pairing!r}")
    record = tuple(name for name in RECORDS if name in table.get("record", RECORDS))
    if len(record) != len(table.get("record", RECORDS)):
        raise ValueError(f"what can be recorded is {', '.join(RECORDS)}")
    printed = _switch(table, "printed")
    vary = tuple(_vary(game, table.get("vary", []), printed))
    study = Study(
        game=table["game"],
        players=players,
        seed=seed,
        first=first,
        last=last,
        scenario=scenario,
        options=dict(game.full_options(scenario, table.get("options", {}))),
        pairing=pairing,
        test=_test(table.get("stop")),
        record=record,
        vary=vary,
        depth=depth,
        printed=printed,
        luck={str(name): float(value) for name, value in dict(table.get("luck", {})).items()},
        limit=int(table.get("limit", bots.LONGEST)),
    )
    if not study.arms():
        raise ValueError("nobody plays: one bot can only play itself (pairing self)")
    return study


def _switch(table: Mapping[str, Any], name: str) -> bool:
    value = table.get(name, False)
    if not isinstance(value, bool):
        raise ValueError(f"{name} is true or false")
    return value


def _seeds(text: Any) -> tuple[str, int, int]:
    found = re.fullmatch(r"(.+):(\d+)\.\.(\d+)", text) if isinstance(text, str) else None
    if found is None or int(found[2]) > int(found[3]):
        raise ValueError('seeds are a name and numbers, such as "autumn:0..99"')
    return found[1], int(found[2]), int(found[3])


def _test(stop: Any) -> Test | None:
    if stop in (None, "all"):
        return None
    if not isinstance(stop, dict) or len(stop.get("test", ())) != 2 or set(stop) - {"test", "alpha", "beta"}:
        raise ValueError('stop is "all", or the two shares of a test, such as { test = [0.50, 0.55] }')
    low, high = stop["test"]
    return Test(float(low), float(high), float(stop.get("alpha", ALPHA)), float(stop.get("beta", BETA)))


def _players(game: Game[Any], given: Any, depth: bool) -> tuple[Player, ...]:
    found: list[Player] = []
    for one in given:
        table = {"name": one} if isinstance(one, str) else dict(one)
        unknown = sorted(set(table) - {"name", "label", "evaluations", "overlooks"})
        if unknown or "name" not in table:
            raise ValueError(f"a bot has a name, and perhaps label, evaluations, overlooks; not {unknown}")
        extra = [f"{key[0]}{table[key]}" for key in ("evaluations", "overlooks") if key in table]
        table.setdefault("label", "-".join([table["name"], *extra]))
        found.append(Player(**table))
    if depth:
        found += [_quarter(player) for player in found if LEVELS.get(player.name) and _budget(player) >= 4]
    if len({player.label for player in found}) < len(found):
        raise ValueError("two bots have the same label")
    for player in found:
        player.make(game)
    return tuple(found)


def _budget(player: Player) -> int:
    return player.evaluations or LEVELS[player.name].evaluations


def _quarter(player: Player) -> Player:
    return replace(player, label=player.label + QUARTER, evaluations=_budget(player) // 4)


def _vary(game: Game[Any], given: Any, printed: bool) -> Iterator[dict[str, tuple[Any, ...]]]:
    groups = [{name: values} for name, values in given.items()] if isinstance(given, dict) else given
    for group in groups:
        lengths = {len(values) for values in group.values()}
        if len(lengths) != 1 or lengths == {0}:
            raise ValueError("values that are varied together are lists of the same length")
        for name, values in group.items():
            for value in values:
                variants.check(game.slug, name, value, printed)
        yield {name: tuple(values) for name, values in group.items()}


def quick(game: str, names: list[str], matches: int, seed: str, scenario: str | None, options: Any) -> Study:
    """A study without a file: these bots, about so many matches for each pairing."""
    loaded = games.load(game)
    chosen = loaded.scenario(scenario).id
    full = loaded.full_options(chosen, options)
    seats = len(loaded.seats(chosen, full)) if len(names) > 1 else 1
    return of_table(
        {
            "game": game,
            "scenario": chosen,
            "options": full,
            "bots": names,
            "seeds": f"{seed}:0..{max(1, matches // seats) - 1}",
        }
    )


__all__ = ["Arm", "Player", "Study", "of_table", "quick", "read"]
