"""What happened, typed, with the rule behind it. The log of a match is a list of events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from frente.engine.message import Message
from frente.engine.plain import Plain


@dataclass(frozen=True, slots=True)
class Event:
    """`kind` names the sentence (`event-<kind>`); `data` fills it.

    `secret` says which entries of `data` only some seats may read; the others are told how many
    things there were, no more. `ply` is how many entries the journal had when it happened.
    """

    kind: str
    rule: str
    data: dict[str, Any]
    secret: dict[str, tuple[str, ...]] = field(default_factory=dict)
    ply: int = 0

    def seen_by(self, seat: str | None) -> Event:
        """The event as `seat` (None: a spectator) may read it."""
        hidden = [name for name, seats in self.secret.items() if seat not in seats]
        if not hidden:
            return self
        data = {name: (_veil(v) if name in hidden else v) for name, v in self.data.items()}
        return Event(self.kind, self.rule, data, ply=self.ply)

    def message(self) -> Message:
        """The sentence that tells it."""
        args = dict(self.data)
        name = self.kind
        if name == "roll":
            args["roll"] = {"id": f"roll-{args['roll']}", "args": {}}
            name = "roll" if args.get("seat") else "roll-nobody"
        elif name == "over":
            name = "over" if args.get("winners") else "over-draw"
        return Message(f"event-{name}", args)

    def things(self) -> list[str]:
        """Every text in it: those that are on a board are what it is about."""
        if self.kind in ("roll", "over"):
            return []
        found: dict[str, None] = {}
        for value in self.data.values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str) and item:
                    found[item] = None
        return list(found)


def _veil(value: Plain) -> Plain:
    return {"hidden": len(value) if isinstance(value, list) else 1}


class Log:
    """Takes the events of a match as they happen."""

    __slots__ = ("events", "on", "ply")

    def __init__(self, events: list[Event] | None = None, on: bool = True) -> None:
        self.events: list[Event] = [] if events is None else events
        self.on = on
        self.ply = 0

    def note(self, event: Event) -> None:
        if self.on:
            self.events.append(event)


SILENT = Log(on=False)
