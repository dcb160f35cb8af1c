"""What dice can bring, told before they are rolled."""

from __future__ import annotations

from dataclasses import dataclass

from frente.engine.message import Message


@dataclass(frozen=True, slots=True)
class OddsLine:
    """One line of the sum: what it is, what it gives, by which rule."""

    label: Message
    value: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way it can end, with its exact share as a float for display."""

    label: Message
    chance: float
    good: float = 0.0
    """-1 worst for the asking seat, +1 best: clients sort and colour by it."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What the dice can bring before they are rolled."""

    title: Message
    lines: tuple[OddsLine, ...]
    outcomes: tuple[Outcome, ...]
    notes: tuple[Message, ...] = ()
