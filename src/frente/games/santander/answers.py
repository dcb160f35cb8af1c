"""What a player may answer: one value for each way of every ask, with pieces and hexes as their numbers."""

from __future__ import annotations

from typing import NamedTuple

# --- set-up (4) -----------------------------------------------------------------------------------


class Place(NamedTuple):
    """Pick a piece up, to set it up."""

    piece: int


class On(NamedTuple):
    """Set it up in a hex."""

    hex: int


class Aside(NamedTuple):
    """Keep it in hand."""


class Dig(NamedTuple):
    hex: int


class Fill(NamedTuple):
    """Take a trench back."""

    hex: int


class Ready(NamedTuple):
    """Take the ready-made deployment of the stage."""


class Done(NamedTuple):
    """The end of a stage or a segment."""


# --- movement (8, 9.3-a) --------------------------------------------------------------------------


class Arrive(NamedTuple):
    hex: int


class Move(NamedTuple):
    piece: int


class Go(NamedTuple):
    """To the end of the move by the cheapest way."""

    hex: int


class Step(NamedTuple):
    """One hex, and the move goes on."""

    hex: int


class Stay(NamedTuple): ...


# --- combat (9, 10) -------------------------------------------------------------------------------


class Attack(NamedTuple):
    hex: int


class Join(NamedTuple):
    piece: int


class Launch(NamedTuple): ...


class CallOff(NamedTuple): ...


class Fire(NamedTuple):
    """Commit an air unit or an HQ."""

    piece: int


class Spend(NamedTuple):
    """Commit a supply column."""

    piece: int


class Enough(NamedTuple): ...


class Lose(NamedTuple):
    """A step, or an air unit that is shot down."""

    piece: int


class Stand(NamedTuple): ...


class Retreat(NamedTuple):
    hex: int


class Roll(NamedTuple):
    """The stack of this hex rolls for its morale next."""

    hex: int


class Advance(NamedTuple):
    piece: int


class Pursue(NamedTuple):
    hex: int


class Halt(NamedTuple): ...


# --- events (12, 13) ------------------------------------------------------------------------------


class Withdraw(NamedTuple):
    piece: int


class Replace(NamedTuple):
    """A battalion stays for this brigade."""

    piece: int
