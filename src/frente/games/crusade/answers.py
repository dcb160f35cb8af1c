"""The answers of players, as values."""

from __future__ import annotations

from typing import NamedTuple


class Pick(NamedTuple):
    """One counter of several: to be lost, to take a place, to go first."""

    unit: int


class Place(NamedTuple):
    """One space of several: to enter, to mark, to strike."""

    space: int


class Put(NamedTuple):
    """A space for a counter that is placed."""

    unit: int
    space: int


class Done(NamedTuple):
    """Nothing more of this."""


# --- cards ----------------------------------------------------------------------------------------------
class Discard(NamedTuple):
    card: str


class Redraw(NamedTuple): ...


class Keep(NamedTuple): ...


class Play(NamedTuple):
    """A card in one of its four uses."""

    use: str
    card: str


class Automatic(NamedTuple):
    """One OPS Point without a card."""


class DisbandBefore(NamedTuple): ...


class DisbandAfter(NamedTuple): ...


# --- operations -----------------------------------------------------------------------------------------
class ForMovement(NamedTuple):
    space: int


class ForCombat(NamedTuple):
    space: int


class Move(NamedTuple):
    unit: int


class Build(NamedTuple):
    unit: int


class Go(NamedTuple):
    """One step of a move."""

    space: int


class Stop(NamedTuple): ...


# --- combat ---------------------------------------------------------------------------------------------
class Attack(NamedTuple):
    space: int


class Assault(NamedTuple):
    space: int


class Join(NamedTuple):
    unit: int


class Fight(NamedTuple): ...


class UseBonus(NamedTuple): ...


class NoBonus(NamedTuple): ...


class UseCard(NamedTuple):
    card: str


class ClaimArmor(NamedTuple): ...


class Retreat(NamedTuple): ...


class Stand(NamedTuple):
    unit: int


class Path(NamedTuple):
    """A counter's way of retreat, space by space."""

    unit: int
    spaces: tuple[int, ...]

    @classmethod
    def of(cls, unit: int, *spaces: int) -> Path:
        return cls(unit, spaces)


class Advance(NamedTuple):
    unit: int
    space: int


# --- redeployment and replacements ----------------------------------------------------------------------
class Redeploy(NamedTuple):
    unit: int


class Cross(NamedTuple):
    """Special SR over the border."""

    unit: int


class ToReserve(NamedTuple): ...


class Restore(NamedTuple):
    unit: int
    pool: str


class Rebuild(NamedTuple):
    unit: int
    pool: str


class Relieve(NamedTuple):
    siege: str
