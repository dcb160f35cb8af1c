"""Speed of our games: random play with full option lists, copies, files."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bench.timing import cpu, median, micro
from frente.engine import Ask, Game, Match


@dataclass(slots=True)
class Figures:
    """What was measured of one game."""

    name: str
    rates: list[float] = field(default_factory=list)
    """Decisions per CPU-second with events on, one for each round."""
    silent: list[float] = field(default_factory=list)
    """The same with events off."""
    options: float = 0.0
    decisions: float = 0.0
    clone: float = 0.0
    clone_mid: float = 0.0
    clone_worst: float = 0.0
    save: float = 0.0
    load: float = 0.0
    size: int = 0

    @property
    def rate(self) -> float:
        return median(self.rates)


def choose(ask: Ask, luck: Random) -> str:
    """Any of the full list, as catanatron's random player does."""
    return luck.choice(ask.options())


def play(game: Game[Any], seed: str, events: bool) -> int:
    """One random match; gives its decisions."""
    match = Match.start(game, seed=seed, events=events)
    luck = Random(seed)
    decisions = 0
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.seat, choose(ask, luck))
        decisions += 1
    return decisions


def rate(game: Game[Any], seed: str, wanted: float, events: bool = True) -> float:
    """Decisions per CPU-second over whole matches that take at least `wanted` seconds together."""
    start, decisions, number = cpu(), 0, 0
    while cpu() - start < wanted:
        decisions += play(game, f"{seed}:{number}", events)
        number += 1
    return decisions / (cpu() - start)


def measure_copies(game: Game[Any], figures: Figures, matches: int) -> None:
    """Clones at every decision of some matches; saving and loading at their ends."""
    clones: list[float] = []
    inside: list[float] = []
    saves: list[float] = []
    loads: list[float] = []
    options: list[int] = []
    lengths: list[int] = []
    for number in range(matches):
        match = Match.start(game, seed=f"copies:{number}")
        luck = Random(number)
        length = 0
        while match.asks:
            ask = match.asks[0]
            options.append(len(ask.options()))
            if length % 5 == 0:
                time = micro(match.clone, 3)
                clones.append(time)
                if match._since:  # a step has begun: the copy runs it again up to here
                    inside.append(time)
            match.answer(ask.seat, choose(ask, luck))
            length += 1
        lengths.append(length)
        saves.append(micro(lambda m=match: json.dumps(m.save()), 3))  # type: ignore[misc]
        text = json.dumps(match.save())
        figures.size = max(figures.size, len(text))
        loads.append(micro(lambda t=text: Match.load(game, json.loads(t)), 2))  # type: ignore[misc]
    figures.clone, figures.clone_worst = median(clones), max(clones)
    figures.clone_mid = median(inside) if inside else figures.clone
    figures.save, figures.load = median(saves), median(loads)
    figures.options, figures.decisions = sum(options) / len(options), median(lengths)
