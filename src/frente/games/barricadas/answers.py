"""What players answer: one small value for each way, with what the ask is about where others want it.

Tell them apart by their kind: values of two kinds are equal where their entries are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from frente.games.barricadas.rules.artillery import Mission


# --- before the battle (2.3, 15) ------------------------------------------------------------------
class Auto(NamedTuple): ...


class Skip(NamedTuple): ...


class On(NamedTuple):
    hex: int


class Take(NamedTuple):
    unit: int


class Put(NamedTuple):
    hex: int


class Ready(NamedTuple):
    unit: int


class Face(NamedTuple):
    corner: int


class Inside(NamedTuple):
    unit: int


class Done(NamedTuple): ...


class Edge(NamedTuple):
    name: str


class Goal(NamedTuple):
    hex: int


class Usual(NamedTuple): ...


class Propose(NamedTuple): ...


class Agree(NamedTuple): ...


class Refuse(NamedTuple): ...


class BuyFormation(NamedTuple):
    name: str
    quality: str

    @classmethod
    def of(cls, ware: tuple[str, str]) -> BuyFormation:
        return cls(*ware)


class BuyVehicle(NamedTuple):
    kind: str
    officer: int


class BuyGuns(NamedTuple):
    caliber: int
    state: str

    @classmethod
    def of(cls, ware: tuple[int, str]) -> BuyGuns:
        return cls(*ware)


class BuySortie(NamedTuple): ...


class BuyWork(NamedTuple):
    kind: str


class Enough(NamedTuple): ...


# --- the turn (3) ---------------------------------------------------------------------------------
class First(NamedTuple): ...


class Second(NamedTuple): ...


class With(NamedTuple):
    unit: int


class Activate(NamedTuple):
    unit: int


class Coordinate(NamedTuple):
    first: int
    second: int


class Pass(NamedTuple): ...


class Keep(NamedTuple): ...


class Drop(NamedTuple):
    unit: int


class Lay(NamedTuple):
    hex: int


class Later(NamedTuple): ...


# --- actions (3.3.2) ------------------------------------------------------------------------------
class Move(NamedTuple):
    unit: int


class Double(NamedTuple):
    unit: int


class Charge(NamedTuple):
    unit: int


class Fire(NamedTuple):
    unit: int


class Assault(NamedTuple):
    unit: int
    hex: int


class Direct(NamedTuple):
    officer: int


class Air(NamedTuple):
    officer: int


class Rally(NamedTuple):
    officer: int


class Prepare(NamedTuple):
    unit: int


class Dig(NamedTuple):
    unit: int


class Limber(NamedTuple):
    unit: int
    truck: int


class Unlimber(NamedTuple):
    unit: int


class Cross(NamedTuple):
    unit: int
    wire: int
    goal: int


class Clear(NamedTuple):
    unit: int
    hex: int


class Build(NamedTuple):
    unit: int
    kind: str
    hex: int


class Boat(NamedTuple):
    unit: int
    river: int
    goal: int


class End(NamedTuple): ...


# --- the march (5) --------------------------------------------------------------------------------
class To(NamedTuple):
    hex: int


class Slip(NamedTuple):
    hex: int


class Mount(NamedTuple):
    ride: int


class In(NamedTuple): ...


class Out(NamedTuple): ...


class Dismount(NamedTuple): ...


class Exit(NamedTuple): ...


class Unhitch(NamedTuple): ...


class Stop(NamedTuple): ...


# --- fire (3.4, 8) --------------------------------------------------------------------------------
class Join(NamedTuple):
    unit: int


class At(NamedTuple):
    """Fire in an activation."""

    group: tuple[int, ...]
    hex: int
    attack: str


class Reply(NamedTuple):
    """Fire out of turn, in full only by those marked for reaction."""

    group: tuple[int, ...]
    hex: int
    attack: str


class Shoot(NamedTuple): ...


class Hold(NamedTuple): ...


class HoldAll(NamedTuple): ...


class Hit(NamedTuple):
    unit: int


class Battery(NamedTuple):
    number: int


class Gun(NamedTuple):
    unit: int


class Guns(NamedTuple):
    unit: int


class Aim(NamedTuple):
    hex: int


class Nothing(NamedTuple): ...


class Form(NamedTuple):
    """A mission in the form in which it will be fired."""

    officer: int
    mission: Mission


class Another(NamedTuple): ...


class Attack(NamedTuple):
    """A mission whose marker has come to lie."""

    officer: int
    mission: Mission


class Save(NamedTuple): ...


class Flight(NamedTuple):
    number: int


class Raid(NamedTuple):
    officer: int
    flight: int
    hex: int


class Bomb(NamedTuple):
    hex: int


class Flak(NamedTuple): ...


# --- assault (9) ----------------------------------------------------------------------------------
class Declare(NamedTuple):
    party: tuple[int, ...]
    hex: int


class Volley(NamedTuple):
    """Defensive fire at a launching hex; `met`: at those who have come on from it."""

    unit: int
    hex: int
    attack: str
    met: bool = False


class Strike(NamedTuple):
    unit: int
    tank: int


class Against(NamedTuple):
    vehicle: int


class GoOn(NamedTuple): ...


class Support(NamedTuple): ...


class Apart(NamedTuple): ...


class Together(NamedTuple): ...


class Lead(NamedTuple): ...


class Stay(NamedTuple): ...


class Return(NamedTuple): ...


class Fall(NamedTuple):
    hex: int


class Leave(NamedTuple):
    hex: int


# --- morale (10) ----------------------------------------------------------------------------------
class Flee(NamedTuple):
    hex: int


class Try(NamedTuple):
    officer: int
    unit: int
