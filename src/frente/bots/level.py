"""The levels: how players think, from one who sees half to one who plays many matches out in thought.

A level is weak by seeing less and thinking less, never by blundering on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass


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
    doubt: float = 0.5
    """By how many standard errors another choice must do better than the one that first came to his mind."""


LEVELS = {
    "recruit": Level(overlooks=0.75),
    "sergeant": Level(overlooks=0.4),
    "captain": Level(width=3, evaluations=9, kinds=2),
    "colonel": Level(width=4, evaluations=16, kinds=3),
    "general": Level(width=4, evaluations=24, kinds=9),
}
"""By name, the weakest first."""
ABOVE_SCRIPT = "captain"
"""The first level that is stronger than the game's own script."""
