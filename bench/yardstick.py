"""The yardstick: catanatron from PyPI, two random players, its own loop."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.timing import cpu, median, micro


@dataclass(slots=True)
class Yardstick:
    """What was measured of catanatron."""

    rates: list[float] = field(default_factory=list)
    clone: float = 0.0
    options: float = 0.0
    decisions: float = 0.0

    @property
    def name(self) -> str:
        return f"catanatron {version('catanatron')}"

    @property
    def rate(self) -> float:
        return median(self.rates)


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + 1)


def play(seed: int) -> int:
    """One match by its own `play`; every decision is an entry of its action log."""
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def rate(seed: int, wanted: float) -> float:
    """Decisions per CPU-second over whole matches that take at least `wanted` seconds together."""
    start, decisions, number = cpu(), 0, 0
    while cpu() - start < wanted:
        decisions += play(seed * 1000 + number)
        number += 1
    return decisions / (cpu() - start)


def measure_copies(figures: Yardstick, matches: int) -> None:
    clones: list[float] = []
    options: list[int] = []
    lengths: list[int] = []
    for seed in range(matches):
        game = new_game(seed)
        count = 0
        while game.winning_color() is None and count < 5000:
            options.append(len(game.state.playable_actions))
            if count % 25 == 0:
                clones.append(micro(game.copy, 3))
            game.play_tick()
            count += 1
        lengths.append(count)
    figures.clone = median(clones)
    figures.options, figures.decisions = sum(options) / len(options), median(lengths)
