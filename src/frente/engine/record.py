"""What a seat sees, as numbers: the quick, plain form for whoever learns from many positions.

A game's record has numbers (a turn, points, where each piece stands) and masks (sets of places, pieces, cards
as bits). It tells what the seat may know and nothing else, like a view, but costs microseconds. Its names are
for documents; their order is the format, to which a new version of a game only adds at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Any, NamedTuple


class Field(NamedTuple):
    """A row of numbers or bits: its name, and what each stands for."""

    name: str
    of: tuple[str, ...]

    @property
    def bytes(self) -> int:
        """How many bytes its bits take."""
        return (len(self.of) + 7) // 8


@dataclass(frozen=True, slots=True)
class Record:
    """How a game's positions are written as numbers.

    `read(state, seat)` gives all numbers in the order of `numbers`, two bytes each, and the masks in that of
    `masks`, each in whole bytes, lowest bit first. Where a piece stands is the number of its place; any other
    number means beside the map, and -1 also that the seat cannot see it.
    """

    places: tuple[str, ...]
    numbers: tuple[Field, ...]
    masks: tuple[Field, ...]
    read: Callable[[Any, str], tuple[bytes, bytes]]
    pieces: Field
    """The field among the numbers that tells where pieces stand."""
    sides: tuple[str, ...]
    """Whose each piece is."""
    strengths: tuple[int, ...]
    """What it is worth in a fight, by its print."""


def scalars(*names: str) -> tuple[Field, ...]:
    """Single numbers, each a field of its own."""
    return tuple(Field(name, (name,)) for name in names)


def written(fields: Sequence[Field]) -> Callable[..., bytes]:
    """A function that writes numbers in the order of their fields."""
    return Struct(f"<{sum(len(field.of) for field in fields)}h").pack


def packed(fields: Sequence[Field]) -> Callable[[Sequence[int]], bytes]:
    """A function that writes masks in the order of their fields."""
    sizes = [field.bytes for field in fields]

    def pack(masks: Sequence[int]) -> bytes:
        return b"".join([m.to_bytes(n, "little") for m, n in zip(masks, sizes, strict=True)])

    return pack
