"""What players answer, as values: each says all that the rules need to carry it out."""

from __future__ import annotations

from typing import Any, NamedTuple

Pairs = tuple[tuple[int, int], ...]
"""Counters that meet: the chooser's, the other side's."""


# --- movement (11, 12, 13, 22.4) ----------------------------------------------------------------------
class March(NamedTuple):
    unit: int


class Fly(NamedTuple):
    plane: int


class Go(NamedTuple):
    """A unit, a general or a ship goes to a place."""

    unit: int
    place: int


class Sortie(NamedTuple):
    """An aircraft goes to a place, `detail` "sea" against ships there."""

    plane: int
    place: int
    detail: str


class Decoy(NamedTuple):
    box: int


class Undecoy(NamedTuple):
    box: int


class Top(NamedTuple):
    unit: int


class Done(NamedTuple): ...


class Lose(NamedTuple):
    unit: int


class Ferry(NamedTuple):
    unit: int
    shore: int


# --- generals and battles (14, 15, 16) ----------------------------------------------------------------
class Assign(NamedTuple):
    general: int


class Battle(NamedTuple):
    general: int


class Rest(NamedTuple):
    """The general does not attack."""

    general: int


class Attack(NamedTuple):
    troop: int
    target: int


class End(NamedTuple): ...


class Support(NamedTuple):
    unit: int


class Enough(NamedTuple): ...


class Lay(NamedTuple):
    """A card face down, as a bonus or a penalty."""

    use: str
    card: str


class NoCard(NamedTuple): ...


class Pair(NamedTuple):
    """One pair more, after those made before."""

    made: Pairs
    own: int
    foe: int


class Best(NamedTuple): ...


class Put(NamedTuple):
    """A modifier on a die."""

    source: str
    value: int
    die: int


class As(NamedTuple):
    model: str


class Claim(NamedTuple): ...


class Leave(NamedTuple): ...


# --- cards and points (18, 19, 20) --------------------------------------------------------------------
class Play(NamedTuple):
    card: str


class Pass(NamedTuple): ...


class Let(NamedTuple):
    """The event happens."""

    event: str


class Cancel(NamedTuple):
    event: str
    card: str


class Place(NamedTuple):
    """A counter of a type or model comes to a box."""

    model: str
    box: int


class Settle(NamedTuple):
    """A captured tank comes to a box."""

    tank: int
    box: int


class Choose(NamedTuple):
    """A counter that a card strengthens, changes, harms, brings, takes away or repairs."""

    unit: int


class Effect(NamedTuple):
    """One of a card's effects: its operations."""

    ops: Any


class Raise(NamedTuple):
    troop: int


class New(NamedTuple):
    box: int


class Repair(NamedTuple):
    ship: int


class Stop(NamedTuple): ...


class Discard(NamedTuple):
    card: str


class Finish(NamedTuple): ...


class GoOn(NamedTuple): ...


# --- the war at sea (25) ------------------------------------------------------------------------------
class Sail(NamedTuple):
    ship: int


class Station(NamedTuple):
    """A ship goes to a place; in a coastal box with a duty."""

    ship: int
    place: int
    duty: str


class Engage(NamedTuple):
    place: int


class Decline(NamedTuple):
    place: int


class Help(NamedTuple):
    """One counter acts on another: escorts, backs, attacks it."""

    unit: int
    target: int


class Hold(NamedTuple): ...


class Suffer(NamedTuple):
    plane: int


Results = tuple[int, int]
"""What the guns of a port have brought: hits (6 or more), and fives."""


class PortFire(NamedTuple):
    """The guns of a port, as far as they have fired: dice, targets, what each has taken, what is left."""

    box: int
    dice: tuple[int, ...]
    targets: tuple[int, ...]
    given: tuple[Results, ...]
    left: Results


class Aim(NamedTuple):
    """The +1 of the guns on a die."""

    fire: PortFire
    die: int


class Allot(NamedTuple):
    """One result falls on one target, by its number among them."""

    fire: PortFire
    target: int
    hit: bool
