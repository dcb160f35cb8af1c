"""How a match is won and lost, how near that is, and what an answer would cost: told before it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from frente.engine.message import Message

End: TypeAlias = Literal["win", "lose", "draw"]
Level: TypeAlias = Literal["note", "care", "danger"]


@dataclass(frozen=True, slots=True)
class Part:
    """One of the things an aim is made of: a city, a box, a unit."""

    label: Message
    done: bool
    subjects: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Aim:
    """One way in which the match ends for a seat: what there is `now` of what it takes (`need`).

    `at_most`: it is met where there is no more than that. `tested` says when. `rule` is the one a result
    would name. `open` is false where it cannot come about any more, or does not count yet (`from_turn`).
    """

    id: str
    seat: str
    end: End
    label: Message
    rule: str
    now: float
    need: float
    tested: Message
    sudden: bool = False
    """The match ends there and then."""
    at_most: bool = False
    parts: tuple[Part, ...] = ()
    places: tuple[str, ...] = ()
    from_turn: int | None = None
    to_turn: int | None = None
    open: bool = True

    @property
    def met(self) -> bool:
        return self.now <= self.need if self.at_most else self.now >= self.need


@dataclass(frozen=True, slots=True)
class Cost:
    """What a warning's matter costs, with its sign."""

    label: Message
    value: str


@dataclass(frozen=True, slots=True)
class Warning:
    """What threatens, or what an answer would bring about, and what would help.

    Danger: the enemy could end the match in his next turn, or the answer loses at once. Care: hard to mend.
    Note: costs something usual. A warning never forbids.
    """

    id: str
    level: Level
    message: Message
    rule: str
    subjects: tuple[str, ...] = ()
    cure: Message | None = None
    cost: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class Task:
    """Something to do in the first turn."""

    message: Message
    subjects: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Briefing:
    """What a player of a seat should know before the first answer."""

    about: tuple[Message, ...]
    aims: tuple[Aim, ...]
    first: tuple[Task, ...] = ()
    lesson: str | None = None


EVERY_TURN = Message("aims-tested-turn")
AT_THE_END = Message("aims-tested-end")
ALWAYS = Message("aims-tested-always")
