"""A match over again: as it stood before any of its answers.

The rules run once along the journal, with every recorded roll forced, as far as somebody looks; a copy is
kept every few answers, so that any station is a few answers away. What was played under older rules is shown
by the views that were kept of it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from frente.engine.event import Event
from frente.engine.journal import ROLLS, Entry
from frente.engine.match import Match
from frente.engine.relic import Relic, at
from frente.engine.rerun import again

STRIDE = 16
"""Answers between two copies that are kept."""


@dataclass(slots=True)
class Station:
    """Where a seat was to answer, or where the match ends."""

    ply: int
    events: int
    """How many had been told."""
    rules: dict[str, str] = field(default_factory=dict)
    """The rule that asked each seat; of what was played under older rules, nothing."""
    values: dict[str, float] = field(default_factory=dict)
    """How the match stood for each seat, 0 to 1; likewise."""


class Replay:
    """A match gone through again from station to station, never between two dice."""

    def __init__(self, match: Match[Any], journal: list[Entry] | None = None, *, autos: bool = False) -> None:
        """`journal`, of a match that is played on, is a copy to go by.

        With `autos` there is a station also where the program answered for a seat.
        """
        self.match = match
        self._chosen = ("answer", "auto", "resign", "ended") if autos else ("answer", "resign", "ended")
        self._journal: list[Entry] = []
        self.follow(match.journal if journal is None else journal)

    def follow(self, journal: list[Entry]) -> None:
        """The journal has grown, or goes another way since something was taken back."""
        kept = self._journal and journal[: len(self._journal)] == self._journal
        self._journal = journal.copy()
        self.plies = [n for n, entry in enumerate(journal) if entry.kind in self._chosen]
        self.plies.append(len(journal))
        if not kept:
            self._begin()

    def _begin(self) -> None:
        """Stand at the first station that the rules at hand can run to, with those before it known."""
        match, first = self.match, self.match.setup.first
        self._kept: list[Match[Any]] = []
        self._turns: dict[int, int] = {}
        if isinstance(match, Relic):
            self._tip: Match[Any] = match
            self._stations = list(_past(match, self.plies))
            self.older = len(self._stations)
            return
        self.older = bisect_right(self.plies[:-1], first - 1)
        self._stations = list(_past(match, self.plies[: self.older]))
        opening = self._journal[first : self.plies[self.older]]
        rolls = list(takewhile(lambda entry: entry.kind in ROLLS, opening))
        self._tip = Match(match.game, match.setup, "replay")
        self._tip.forced = [entry.value for entry in rolls]
        self._tip._run()
        again(self._tip, opening[len(rolls) :])
        self._arrive()

    def _arrive(self) -> None:
        """Note how things are where the rules have come to."""
        tip = self._tip
        rules = {ask.seat: ask.rule for ask in tip.asks}
        values = {seat: tip.game.value(tip.state, seat) for seat in tip.setup.seats}
        if (len(self._stations) - self.older) % STRIDE == 0:
            self._kept.append(tip.clone())
        self._stations.append(Station(tip.ply, len(tip.state.log.events), rules, values))

    def reach(self, number: int) -> None:
        """Run on to a station, if that is further than anybody has looked yet."""
        while len(self._stations) <= number:
            here = len(self._stations) - 1
            again(self._tip, self._journal[self.plies[here] : self.plies[here + 1]])
            self._arrive()

    def station(self, number: int) -> Station:
        """What is known of a station."""
        self.reach(number)
        return self._stations[number]

    def turn(self, number: int) -> int:
        """The number of the turn at a station; 0 where the game has none.

        It takes a whole view to know, and turns only go up: between two stations of one turn none is made.
        """
        low = max(0, number - (number - self.older) % STRIDE)
        high = min(low + STRIDE, len(self.plies) - 1)
        while high - low > 1 and self._turn_at(low) != self._turn_at(high):
            middle = (low + high) // 2
            low, high = (middle, high) if middle <= number else (low, middle)
        return self._turn_at(high if number >= high else low)

    def _turn_at(self, number: int) -> int:
        if number not in self._turns:
            turn = self.at(number).view(None).get("turn")
            found = turn.get("number") if isinstance(turn, dict) else None
            self._turns[number] = found if isinstance(found, int) else 0
        return self._turns[number]

    def number_at(self, ply: int) -> int:
        """The last station that is not after a ply; the first where all are."""
        return max(0, bisect_right(self.plies, ply) - 1)

    def answer(self, number: int) -> Entry:
        """What was answered at a station that is not the last."""
        return self._journal[self.plies[number]]

    def told(self, since: int, number: int) -> list[Event]:
        """The events between two stations; since -1 those from the beginning on."""
        first, last = 0 if since < 0 else self.station(since).events, self.station(number).events
        log: list[Event] = self._tip.state.log.events
        return log[first:last]

    def at(self, number: int) -> Match[Any]:
        """The match as it stood at a station, without its log; a copy of one's own."""
        if number < self.older:
            return at(self.match, self.plies[number])
        self.reach(number)
        run = number - self.older
        match = self._kept[run // STRIDE].clone()
        again(match, self._journal[self.plies[number - run % STRIDE] : self.plies[number]])
        match.auto = self.match.auto
        return match


def _past(match: Match[Any], plies: list[int]) -> Iterator[Station]:
    """The stations under older rules, by what was kept of them."""
    log = match.state.log.events
    told = [event.ply for event in log]
    for ply in plies:
        yield Station(ply, len(log) if ply == match.ply else bisect_right(told, ply))
