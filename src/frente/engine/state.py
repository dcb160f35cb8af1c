"""The state of a match: plain data, cheap to copy, with the steps still to run."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias, TypeVar

from frente.engine.copying import copier
from frente.engine.event import SILENT, Event, Log

Step: TypeAlias = tuple[Any, ...]
"""A step still to run: its name, then its arguments (ints and strings)."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. `winners` may be empty (a draw) or hold several allied seats."""

    winners: tuple[str, ...]
    rule: str
    text: str
    args: dict[str, Any] = field(default_factory=dict)
    score: dict[str, float] = field(default_factory=dict)


class Over(Exception):
    """Raised by rules, at any depth, when the match is decided."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.text)
        self.result = result


@dataclass(slots=True, kw_only=True)
class State:
    """What every game's state has. Games add their own fields.

    `agenda` is a stack: its last entry runs next. `begun` is the step under way as long as it has had no
    reply, neither an answer nor a roll: put back on the agenda it begins again in the same way, unless it
    changes something before its first ask.
    """

    agenda: list[Step] = field(default_factory=list)
    result: Result | None = None
    begun: Step = field(default=(), repr=False, compare=False, metadata={"stored": False})
    log: Log = field(default=SILENT, repr=False, compare=False, metadata={"stored": False})

    def copy(self) -> Self:
        """An independent copy with a silent log."""
        twin: Self = copier(type(self))(self)
        return twin

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first of them runs next."""
        self.agenda.extend(reversed(steps))

    def note(self, kind: str, rule: str, /, **data: Any) -> None:
        """Say that something happened."""
        log = self.log
        if log.on:
            log.events.append(Event(kind, rule, data, None, log.ply))

    def note_secret(self, kind: str, rule: str, secret: dict[str, tuple[str, ...]], /, **data: Any) -> None:
        """Say that something happened of which only some seats may know all."""
        if self.log.on:
            self.log.events.append(Event(kind, rule, data, secret, self.log.ply))


S = TypeVar("S", bound=State)
