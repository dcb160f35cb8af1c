"""A match over again: as it stood after any answer, and the timeline of all of them.

The rules run once through the journal, with every recorded roll forced; a copy is kept every few
answers, so that any moment is a few answers away. What was played under older rules is shown by the
views that were kept of it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from frente.engine import Event, Match, MatchError, Relic
from frente.engine.journal import Entry
from frente.engine.keeping import at, begun
from frente.engine.past import last_before
from frente.server import present

STRIDE = 16


@dataclass(slots=True)
class Step:
    """One answer: the ask it answers, where it was given, where it led."""

    entry: Entry
    kind: str
    rule: str
    ply: int
    to: int
    events: int
    """How many events there were before it."""
    turn: int
    values: dict[str, float]


class Replay:
    """Runs along a journal and remembers where it has been."""

    def __init__(self, match: Match[Any]) -> None:
        self._origin = match
        self._journal: list[Entry] = []
        self.steps: list[Step] = []

    def _begin(self, journal: list[Entry]) -> None:
        origin, setup = self._origin, self._origin.setup
        if isinstance(origin, Relic):
            self._tip: Match[Any] = origin
            first = origin.ply
        else:
            self._tip = begun(origin.game, setup, origin.auto, _rolls(journal[setup.first :]))
            first = setup.first
        self.steps = list(_past(origin, first, self._tip.ply))
        self.start = self.steps[0].ply if self.steps else self._tip.ply
        self._older = len(self.steps)
        self._kept: list[Match[Any]] = [] if isinstance(origin, Relic) else [self._tip.clone()]
        self._journal = journal[: self._tip.ply]

    def follow(self, journal: list[Entry]) -> None:
        """Go to the end of the journal: on from where this replay stands, or anew if it went another way."""
        seen = len(self._journal)
        if not self.steps or journal[:seen] != self._journal:
            self._begin(journal)
        else:
            self._tip.forced = _rolls(journal[seen:])
        tip = self._tip
        while tip.ply < len(journal):
            entry = journal[tip.ply]
            ply, before, turn = tip.ply, len(tip.state.log.events), _turn(tip.view(None))
            if entry.kind == "resign":
                kind, rule = "resign", ""
                tip.resign(entry.who)
            elif entry.kind == "answer":
                ask = tip.ask(entry.who)
                kind, rule = ask.kind, ask.rule
                tip.answer(entry.who, entry.value)
            else:
                raise MatchError(f"entry {tip.ply} of the journal is not an answer")
            values = {seat: tip.game.value(tip.state, seat) for seat in tip.setup.seats}
            self.steps.append(Step(entry, kind, rule, ply, tip.ply, before, turn, values))
            if (len(self.steps) - self._older) % STRIDE == 0:
                self._kept.append(tip.clone())
        self._journal = journal[: tip.ply]

    def at(self, ply: int) -> tuple[Match[Any], list[Event], int]:
        """The match at the last ask not after `ply`; the last answer's events, and the first one's number."""
        number = bisect_right([step.to for step in self.steps], ply)
        first = self.steps[number - 1].events if number else 0
        happened = self._tip.state.log.events[first : self._events_by(number)]
        run = number - self._older
        if run < 0 or not self._kept:
            return at(self._origin, self.steps[number - 1].to if number else self.start), happened, first
        match = self._kept[run // STRIDE].clone()
        for step in self.steps[number - run % STRIDE : number]:
            if step.entry.kind == "resign":
                match.resign(step.entry.who)
            else:
                match.answer(step.entry.who, step.entry.value)
        return match, happened, first

    def _events_by(self, number: int) -> int:
        """How many events there were after so many answers."""
        return self.steps[number].events if number < len(self.steps) else len(self._tip.state.log.events)

    def timeline(self, seat: str | None, everything: bool) -> dict[str, Any]:
        """Every answer as `seat` may know of it; after the end (`everything`) with what was answered."""
        log = self._tip.state.log.events
        told = everything or not present.hides(self._tip.game)
        ticks = []
        for i, step in enumerate(self.steps):
            happened = [event.seen_by(seat) for event in log[step.events : self._events_by(i + 1)]]
            weighty = _weightiest(happened)
            ticks.append(
                {
                    "ply": step.ply,
                    "to": step.to,
                    "seat": step.entry.who,
                    "kind": step.kind,
                    "rule": step.rule,
                    "turn": step.turn,
                    "token": step.entry.value if everything else None,
                    "message": present.event(weighty, 0)["message"] if weighty else None,
                    "events": [event.kind for event in happened],
                    "values": step.values or None if told else None,
                }
            )
        return {"start": self.start, "ticks": ticks}


def _rolls(journal: list[Entry]) -> list[tuple[int, ...]]:
    return [entry.value for entry in journal if entry.kind in ("roll", "forced")]


def _past(match: Match[Any], first: int, ply: int) -> Iterator[Step]:
    """The answers given under older rules; where the last of them led, the match stands at `ply`."""
    past = match.setup.past
    moments = match.kept.moments if isinstance(match, Relic) else () if past is None else past.moments
    turns = {shown.ply: _turn(shown.view(None)) for shown in moments}
    plies = [event.ply for event in match.state.log.events]
    given = [n for n in range(first) if match.journal[n].kind in ("answer", "resign")]
    for number, to in zip(given, [*given[1:], ply], strict=False):
        entry = match.journal[number]
        shown = last_before(moments, number)
        turn = 0 if shown is None else turns[shown.ply]
        yield Step(entry, entry.key.rpartition("/")[2], "", number, to, bisect_right(plies, number), turn, {})


def _turn(view: dict[str, Any]) -> int:
    turn = view.get("turn")
    number = turn.get("number") if isinstance(turn, dict) else None
    return number if isinstance(number, int) else 0


def _weightiest(events: list[Event]) -> Event | None:
    """What a tick's one line says: the first event that is not a mere roll."""
    return next((e for e in events if e.kind != "roll"), events[0] if events else None)
