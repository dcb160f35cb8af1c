"""What happened, typed, with the rule behind it. The log of a match is a list of events."""

from __future__ import annotations

from typing import Any

from frente.engine.message import Message
from frente.engine.plain import Plain


class Event:
    """`kind` names the sentence (`event-<kind>`); `data` fills it. Like a `Refusal`, it is never changed.

    `secret` says which entries of `data` only some seats may read; the others are told how many
    things there were, no more. `ply` is how many entries the journal had when it happened.

    An entry of `data` may be given as a function: it is called when somebody first reads the event, which
    nobody does in most matches of bots. So it must not look at what may have changed by then.
    """

    __slots__ = ("_given", "_read", "kind", "ply", "rule", "secret")

    def __init__(
        self,
        kind: str,
        rule: str,
        data: dict[str, Any],
        secret: dict[str, tuple[str, ...]] | None = None,
        ply: int = 0,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self._given = data
        self._read = False
        self.secret = secret if secret is not None else {}
        self.ply = ply

    @property
    def data(self) -> dict[str, Any]:
        """What fills the sentence."""
        data = self._given
        if not self._read:
            self._read = True
            for name, value in data.items():
                if callable(value):
                    data[name] = value()
        return data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.kind, self.rule, self.data, self.secret, self.ply) == (
            other.kind,
            other.rule,
            other.data,
            other.secret,
            other.ply,
        )

    __hash__ = None  # type: ignore[assignment]  # as of anything that holds a dictionary

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.data!r}, {self.secret!r}, {self.ply!r})"

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
