"""What of a match outlives its rules: the log as it was told, and views of it as they were shown.

A journal needs the rules it was played under. So that a match stays readable after they have changed, its
events and, at some plies, the finished views of every seat are kept beside the journal. A match that goes
on under other rules carries what came before as its past.
"""

from __future__ import annotations

import base64
import json
import lzma
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from frente.engine.event import Event
from frente.engine.message import sentence
from frente.engine.plain import Plain
from frente.engine.refusal import SaveError

if TYPE_CHECKING:
    from frente.engine.journal import Entry

LARGEST = 48_000_000
"""Bytes that a packed text may have when it is unpacked: a long match has some 8 million."""
SPECTATOR = ""
"""How the views of a moment name the one that any spectator has."""


class Part(NamedTuple):
    """A part of a match that was played under one version of the rules: where it ended."""

    rules: int
    ply: int
    events: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A match as it was shown at a ply: to each seat and to spectators, in the page and in the terminal.

    It stays packed till somebody looks: unpacked, those of one match would take the room of a hundred
    matches. Of a seat's view only those parts are in it that spectators saw otherwise; of boards likewise.
    """

    ply: int
    packed: bytes

    @classmethod
    def of(cls, ply: int, views: dict[str, Any], boards: dict[str, list[str]]) -> Moment:
        return cls(ply, packed([views, boards]))

    def shown(self) -> tuple[dict[str, Any], dict[str, list[str]]]:
        views, boards = unpacked(self.packed)
        return views, boards

    def view(self, seat: str | None) -> dict[str, Plain]:
        views, _ = self.shown()
        return {**views.get(SPECTATOR, {}), **views.get(seat or SPECTATOR, {})}

    def board(self, seat: str | None) -> list[str]:
        _, boards = self.shown()
        return boards.get(seat or SPECTATOR) or boards.get(SPECTATOR) or []


@dataclass(frozen=True, slots=True)
class Past:
    """All that was played before the rules changed for the last time."""

    parts: tuple[Part, ...]
    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    moments: tuple[Moment, ...]

    @property
    def counts(self) -> dict[str, int]:
        """How many results of each stream have been used up."""
        return dict(Counter(entry.who for entry in self.entries if entry.kind in ("roll", "forced")))

    def to_plain(self) -> Plain:
        """The past in a file; its entries stand in the journal."""
        return {"parts": [list(part) for part in self.parts], "told": told(self.events, self.moments)}


def past_from(data: Any, entries: list[Entry]) -> Past | None:
    """The past of a match file; SaveError where it is damaged."""
    if data is None:
        return None
    try:
        parts = tuple(Part(*(_count(n) for n in part)) for part in data["parts"])
        events, moments = untold(data["told"])
        last = parts[-1]
    except (KeyError, TypeError, IndexError, ValueError):
        raise SaveError(sentence("error-file-keeps-past-damaged")) from None
    if last.ply > len(entries) or last.events != len(events):
        raise SaveError(sentence("error-file-keeps-past-does-not"))
    return Past(parts, tuple(entries[: last.ply]), tuple(events), tuple(moments))


def last_before(moments: Iterable[Moment], ply: int) -> Moment | None:
    """The last moment that is not after a ply; where all are, the first of them."""
    found: Moment | None = None
    for moment in moments:
        if moment.ply > ply and found is not None:
            break
        found = moment
    return found


# --- packed ---------------------------------------------------------------------------------------
def told(events: Iterable[Event], moments: Iterable[Moment]) -> str:
    """Log and moments as one text. Views are much alike: packed together they need a fiftieth."""
    shown: list[Any] = [[moment.ply, *moment.shown()] for moment in moments]
    raw = packed({"events": [event_to_plain(e) for e in events], "moments": shown})
    return base64.b64encode(raw).decode()


def untold(text: Any) -> tuple[list[Event], list[Moment]]:
    """Log and moments read back; SaveError where the text is damaged or too large."""
    try:
        data = unpacked(base64.b64decode(text, validate=True))
        events = [event_from_plain(item) for item in data["events"]]
        return events, [moment_from(*item) for item in data["moments"]]
    except (KeyError, TypeError, ValueError, AttributeError):
        raise SaveError(sentence("error-file-keeps-log-damaged")) from None


def packed(data: Any) -> bytes:
    """JSON made small. What is alike in it lies far apart: zlib would not see it."""
    return lzma.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), preset=0)


def unpacked(raw: bytes) -> Any:
    """What was packed; ValueError where it cannot be read."""
    try:
        opener = lzma.LZMADecompressor(memlimit=LARGEST)
        text = opener.decompress(raw, LARGEST)
        if not opener.eof:
            raise ValueError("too large, or cut off")
        return json.loads(text)
    except (lzma.LZMAError, EOFError, RecursionError):
        raise ValueError("not packed by this program") from None


def event_to_plain(event: Event) -> Plain:
    secret: dict[str, Plain] = {name: list(seats) for name, seats in event.secret.items()}
    return [event.ply, event.kind, event.rule, event.data, secret]


def event_from_plain(data: Any) -> Event:
    """An event read back; ValueError or TypeError where it is none."""
    ply, kind, rule, about, secret = data
    if not (isinstance(kind, str) and isinstance(rule, str) and isinstance(about, dict)):
        raise ValueError("not an event")
    if kind == "roll" and not isinstance(about.get("roll"), str):
        raise ValueError("not a roll")
    return Event(kind, rule, about, {name: tuple(seats) for name, seats in secret.items()}, _count(ply))


def moment_from(ply: Any, views: Any, boards: Any) -> Moment:
    """A moment read back; ValueError where it is none."""
    if not all(isinstance(v, dict) for v in (views, boards, *views.values())):
        raise ValueError("not a moment")
    if not all(isinstance(lines, list) for lines in boards.values()):
        raise ValueError("not a moment")
    lines = {seat: [str(line) for line in board] for seat, board in boards.items()}
    return Moment.of(_count(ply), views, lines)


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("not a count")
    return value
