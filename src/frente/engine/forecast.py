"""Who will win: a game's forecast, which reads a few features of a position and weighs them.

The weights come from matches that bots have played (`frente tune GAME`) and lie in the game's
`data/forecast.toml`, with the command that made them. Each feature has two, for the beginning and the end
of a match; between them the weight moves with the time.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

FILE = "forecast.toml"
SUREST = 8.0
"""No position is judged surer than this, in log odds."""


def chance(lean: float) -> float:
    """Log odds as a chance, 0 to 1."""
    return 1.0 / (1.0 + exp(-min(SUREST, max(-SUREST, lean))))


class Feature(NamedTuple):
    """A number read from a position. `sign` 1: more of it helps its side, -1 the other, 0 either."""

    name: str
    sign: int = 1
    secret: bool = False
    """It is read from what a seat hides, a hand of cards perhaps."""


EVEN = Feature("even", 0)
"""Always 1: how the sides stand where nothing else tells."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """Tells the chance of `side` to win, for whole states: what is hidden is read as well.

    `read` gives the features in their order, `progress` how far the match has come, 0 to 1.
    """

    side: str
    features: tuple[Feature, ...]
    read: Callable[[Any], Sequence[float]]
    progress: Callable[[Any], float]
    early: tuple[float, ...] = ()
    late: tuple[float, ...] = ()

    @classmethod
    def of(
        cls,
        folder: Path,
        side: str,
        features: tuple[Feature, ...],
        read: Callable[[Any], Sequence[float]],
        progress: Callable[[Any], float],
    ) -> Forecast:
        """A forecast with the weights that lie in a game's folder; without them it knows nothing."""
        found: dict[str, list[float]] = {}
        file = folder / "data" / FILE
        if file.exists():
            found = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
        pairs = [found.get(feature.name, (0.0, 0.0)) for feature in (*features, EVEN)]
        return cls(side, features, read, progress, tuple(p[0] for p in pairs), tuple(p[1] for p in pairs))

    def parts(self, state: Any) -> list[float]:
        """What each feature adds to the log odds of the forecast's side; last, how the sides stand anyway."""
        time = min(1.0, max(0.0, self.progress(state)))
        values = [*self.read(state), 1.0]
        pairs = zip(values, self.early, self.late, strict=True)
        return [value * (early + time * (late - early)) for value, early, late in pairs]

    def chance(self, state: Any) -> float:
        """The chance of the forecast's side, 0 to 1."""
        return chance(sum(self.parts(state)))
