"""What a player can answer, as values: one for each verb, in the order of play."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

NEW = 0
"""Stands for a battlegroup that is still to be formed."""


class Fort(NamedTuple):
    """A fortification as a target (15.3-b)."""

    area: int


class Points(NamedTuple):
    """Asset points of one kind in a battlegroup."""

    group: int
    asset: str


class Bought(NamedTuple):
    """An asset point that came by sea in this phase, and the port of one on the map (15.4-c)."""

    asset: str
    area: int = -1


class Step(NamedTuple):
    """A unit comes down to a remnant, a brigade, or goes (9.2-c)."""

    unit: int
    becomes: str


Target: TypeAlias = int | Fort
"""A battlegroup by its number, or a fortification."""
Thing: TypeAlias = int | str
"""A unit by its number, or the name of an asset."""
Part: TypeAlias = Step | str
"""One loss: a unit's step, or the name of an asset or `fort`."""


class Done(NamedTuple):
    """The end of a seat's part of a phase."""


class Enough(NamedTuple): ...


# --- politics (5) ----------------------------------------------------------------------------------
class Influence(NamedTuple):
    country: int
    extra: int


class Purge(NamedTuple):
    faction: int


class Shift(NamedTuple):
    toward: str
    boxes: int


# --- strategy (6) ----------------------------------------------------------------------------------
class Create(NamedTuple):
    faction: int
    kind: str


class Rebuild(NamedTuple):
    faction: int
    kind: str


class Convert(NamedTuple):
    unit: int


class Improve(NamedTuple):
    unit: int


class Replenish(NamedTuple):
    unit: int


class Buy(NamedTuple):
    asset: str


class Fortify(NamedTuple):
    area: int


class NewDoctrine(NamedTuple): ...


class Pay(NamedTuple):
    price: int
    marker: str


class Decline(NamedTuple): ...


class Put(NamedTuple):
    area: int
    city: bool = False


class Land(NamedTuple):
    area: int


class Grant(NamedTuple):
    seat: str
    ep: int


class Sink(NamedTuple):
    bought: Bought


# --- transport (6.7) -------------------------------------------------------------------------------
class Carry(NamedTuple):
    mode: str
    unit: int


class Sail(NamedTuple):
    area: int


class Arrive(NamedTuple):
    area: int


class Load(NamedTuple):
    asset: str


class Sailed(NamedTuple): ...


# --- organization (7) ------------------------------------------------------------------------------
class Open(NamedTuple):
    area: int


class Close(NamedTuple):
    area: int


class Join(NamedTuple):
    unit: int
    group: int


class Seat(NamedTuple):
    group: int
    city: bool


class Hand(NamedTuple):
    points: Points
    group: int


# --- movement (8) ----------------------------------------------------------------------------------
class March(NamedTuple):
    group: int


class To(NamedTuple):
    group: int
    area: int
    city: bool


class Via(NamedTuple):
    group: int
    area: int


class Drop(NamedTuple):
    thing: Thing
    city: bool


class Apart(NamedTuple):
    thing: Thing
    city: bool


class Stay(NamedTuple): ...


# --- combat (9, 15.1) --------------------------------------------------------------------------------
class Attack(NamedTuple):
    group: int


class Guerrilla(NamedTuple):
    area: int


class Counter(NamedTuple):
    group: int


class Aim(NamedTuple):
    group: int
    kind: str
    target: Target


class PayOffensive(NamedTuple): ...


class Spare(NamedTuple): ...


class Air(NamedTuple):
    group: int
    own: int
    german: int


class Guns(NamedTuple):
    group: int
    armor: int
    artillery: int


class LoseAir(NamedTuple):
    german: bool


class Press(NamedTuple):
    defender: int
    attacker: int


class Lose(NamedTuple):
    parts: tuple[Part, ...]

    @classmethod
    def of(cls, *parts: Part) -> Lose:
        return cls(parts)


class Again(NamedTuple): ...


class Stop(NamedTuple): ...


class Strike(NamedTuple):
    group: int
    target: int


class Halt(NamedTuple): ...


class Van(NamedTuple):
    """A breakthrough as it is being formed (9.3-b): whose armor, against whom, with which units so far."""

    group: int
    target: int
    units: tuple[int, ...] = ()


class Take(NamedTuple):
    van: Van
    unit: int


class Go(NamedTuple):
    van: Van


class Advance(NamedTuple):
    group: int


class Hold(NamedTuple): ...


class Freeze(NamedTuple): ...


# --- events (4) --------------------------------------------------------------------------------------
class DisruptGroup(NamedTuple):
    group: int


class DisruptUnit(NamedTuple):
    unit: int


class Withdraw(NamedTuple):
    unit: int
