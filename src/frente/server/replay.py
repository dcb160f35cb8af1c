"""A match over again: as it stood after any answer, and the timeline of all of them.

The rules run once through the journal, with every recorded roll forced; a copy is kept every few
answers, so that any moment is a few answers away.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from frente.engine import Event, Game, Match, MatchError
from frente.engine.journal import Entry, Setup
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

    def __init__(self, game: Game[Any], setup: Setup, auto: bool) -> None:
        self._fresh = (game, setup, auto)
        self._begin([])

    def _begin(self, journal: list[Entry]) -> None:
        game, setup, auto = self._fresh
        self._journal: list[Entry] = []
        self._tip: Match[Any] = Match.start(
            game,
            setup.scenario,
            setup.options,
            "replay",
            auto=auto,
            start=setup.start,
            forced=_rolls(journal),
        )
        self.start = self._tip.ply
        self.steps: list[Step] = []
        self._kept: list[Match[Any]] = [self._tip.clone()]
        self._journal = journal[: self.start]

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
            ply, before, turn = tip.ply, len(tip.state.log.events), _turn(tip)
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
            if len(self.steps) % STRIDE == 0:
                self._kept.append(tip.clone())
        self._journal = journal[: tip.ply]

    def at(self, ply: int) -> tuple[Match[Any], list[Event], int]:
        """The match at the last ask not after `ply`; the last answer's events, and the first one's number."""
        number = bisect_right([step.to for step in self.steps], ply)
        match = self._kept[number // STRIDE].clone()
        for step in self.steps[number - number % STRIDE : number]:
            if step.entry.kind == "resign":
                match.resign(step.entry.who)
            else:
                match.answer(step.entry.who, step.entry.value)
        first = self.steps[number - 1].events if number else 0
        return match, self._tip.state.log.events[first : self._events_by(number)], first

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
                    "values": step.values if told else None,
                }
            )
        return {"start": self.start, "ticks": ticks}


def _rolls(journal: list[Entry]) -> list[tuple[int, ...]]:
    return [entry.value for entry in journal if entry.kind in ("roll", "forced")]


def _turn(match: Match[Any]) -> int:
    turn = match.view(None).get("turn")
    number = turn.get("number") if isinstance(turn, dict) else None
    return number if isinstance(number, int) else 0


def _weightiest(events: list[Event]) -> Event | None:
    """What a tick's one line says: the first event that is not a mere roll."""
    return next((e for e in events if e.kind != "roll"), events[0] if events else None)
