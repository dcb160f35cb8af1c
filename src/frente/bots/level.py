"""The levels: how players think, from one who sees half to one who plays many matches out in thought.

A level is weak by seeing less and thinking less, never by blundering on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Level:
    """How a player thinks."""

    overlooks: float = 0.0
    """The share of his options that he does not see."""
    width: int = 1
    """How many choices he weighs; with one he does what first comes to his mind."""
    evaluations: int = 0
    """How many matches he plays on in thought for one answer, about."""
    kinds: int = 0
    """How many of the kinds of ask worth weighing he thinks about: the weightiest ones."""
    doubt: float = 6.0
    """How many times the squared error of its gain another choice must be better than the one that first came
    to his mind. That one is mostly right: the less sure a gain is, the less it is believed."""
    risk: float = 0.0
    """How much of the spread of results he adds to their mean: who gambles adds, who is careful takes off."""
    politics: float = 1.0
    """How many times more the features count that his game calls political."""


LEVELS = {
    "recruit": Level(overlooks=0.75),
    "sergeant": Level(overlooks=0.4),
    "captain": Level(width=3, evaluations=12, kinds=2),
    "colonel": Level(width=4, evaluations=24, kinds=3),
    "general": Level(width=4, evaluations=48, kinds=9),
}
"""By name, the weakest first."""


class Character(NamedTuple):
    """A way to be a level that thinks: what differs in it."""

    risk: float = 0.0
    politics: float = 1.0


CHARACTERS = {
    "bold": Character(risk=0.25),
    "careful": Character(risk=-0.25),
    "political": Character(politics=1.5),
}
"""By name; a bot is called by its level and this, `captain-bold`."""
ABOVE_SCRIPT = "captain"
"""The first level that is stronger than the game's own script."""


def level(name: str) -> Level | None:
    """The level of that name, perhaps with a character; None where there is none."""
    rank, _, character = name.partition("-")
    if rank not in LEVELS or (character and character not in CHARACTERS):
        return None
    ways = CHARACTERS.get(character, Character())
    return replace(LEVELS[rank], risk=ways.risk, politics=ways.politics)
