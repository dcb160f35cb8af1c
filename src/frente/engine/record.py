"""What a seat sees, as numbers: the quick, plain form for whoever learns from many positions.

A game's record has numbers (a turn, points, where each piece stands) and masks (sets of places, pieces, cards
as bits). It tells what the seat may know and nothing else, like a view, but costs microseconds. Its names are
for documents; their order is the format, to which a new version of a game only adds at the end.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from struct import Struct
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

P = TypeVar("P")
T = TypeVar("T")


class Field(NamedTuple):
    """A row of numbers or bits: its name, and what each stands for."""

    name: str
    of: tuple[str, ...]

    @property
    def bytes(self) -> int:
        """How many bytes its bits take."""
        return (len(self.of) + 7) // 8


Row: TypeAlias = "array[int]"
"""Numbers of sixteen bits. A row is never changed: where something has, there is another one."""
Reading: TypeAlias = tuple[tuple[int, ...], tuple[Row, ...], tuple[int, ...]]
"""The single numbers, the rows of the fields that have several, and the masks."""


@dataclass(frozen=True, slots=True)
class Record:
    """How a game's positions are written as numbers.

    `read(state, seat)` gives all numbers in the order of `numbers`, each of sixteen bits: single numbers
    first, then every field of several as a row of its own; and the masks in the order of `masks`. A row that
    has not changed is the same row: who writes a position down need only write what has. Where a piece
    stands is the number of its place; any other number means beside the map, and -1 also that the seat
    cannot see it.
    """

    places: tuple[str, ...]
    numbers: tuple[Field, ...]
    masks: tuple[Field, ...]
    read: Callable[[Any, str], Reading]
    pieces: Field
    """The field among the numbers that tells where pieces stand."""
    sides: tuple[str, ...]
    """Whose each piece is."""
    strengths: tuple[int, ...]
    """What it is worth in a fight, by its print."""


def scalars(*names: str) -> tuple[Field, ...]:
    """Single numbers, each a field of its own."""
    return tuple(Field(name, (name,)) for name in names)


class Kept(Generic[P, T]):
    """What follows from a part of a state (a list, a dictionary): made anew where that part has changed."""

    __slots__ = ("_given", "_made", "_make")

    def __init__(self, make: Callable[[P], T]) -> None:
        self._make = make
        self._given: P | None = None
        self._made: T

    def of(self, given: P) -> T:
        if given != self._given:
            self._made = self._make(given)
            self._given = copy(given)
        return self._made


class Listed:
    """A list of a state as a row: the last one is kept, and made anew where the list has changed."""

    __slots__ = ("_given", "_pack", "last")

    def __init__(self, length: int) -> None:
        self._pack = Struct(f"={length}h").pack  # many times quicker than an array made of the list
        self._given: list[int] = []
        self.last: Row = array("h")

    def row(self, given: list[int]) -> Row:
        if given != self._given:
            self.last = array("h", self._pack(*given))
            self._given = given.copy()
        return self.last


class Placed:
    """Numbers that some pieces have, as a row over all of them; likewise."""

    __slots__ = ("_last",)

    def __init__(self, length: int, otherwise: int) -> None:
        self._last: tuple[dict[int, int], Row, int] = ({}, array("h", [otherwise]) * length, otherwise)

    def row(self, given: dict[int, int]) -> Row:
        known, row, otherwise = self._last
        if given == known:
            return row
        row = row[:]
        for piece in known.keys() - given.keys():
            row[piece] = otherwise
        for piece, number in given.items():
            row[piece] = number
        self._last = (given.copy(), row, otherwise)
        return row
