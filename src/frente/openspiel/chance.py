"""Dice that somebody else rolls: the match stops where one is wanted, and goes on with what was rolled."""

from __future__ import annotations

from frente.engine import DiceError, Roll, Shuffle, Values
from frente.engine.chance import Dice, result

DEALS = 1024
"""Results of a shuffle that a chance node tells apart."""


class Wanted(DiceError):
    """The rules want a roll."""

    def __init__(self, roll: Roll) -> None:
        super().__init__(f"{roll!r} is wanted")
        self.roll = roll


class Awaited(Dice):
    """Dice that never roll by themselves."""

    __slots__ = ()

    def copy(self, seed: str | None = None) -> Dice:
        return Awaited("", self.counts)

    def roll(self, wanted: Roll) -> Values:
        raise Wanted(wanted)


def outcomes(roll: Roll) -> int:
    """How many equal outcomes a chance node of a roll has: dice fall one after the other."""
    return DEALS if isinstance(roll, Shuffle) else roll.sides


def fallen(roll: Roll, faces: Values, number: int) -> Values:
    """The dice of a roll that lie after one more outcome; a shuffle is done at once."""
    if isinstance(roll, Shuffle):
        return result(f"outcome {number}", roll.stream, 0, roll)
    return (*faces, number + 1)
