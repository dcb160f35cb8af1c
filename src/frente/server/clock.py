"""How much time the players of a match have, and how much of it they have used.

A stretch is what lies between being asked and not being asked any more: one answer or many. For each stretch
a seat has the time `per`; what it takes beyond that is taken from its bank, which grows by `add` with each
stretch. So a live clock has a bank and adds to it, and one over days has days for each stretch and a reserve.
All times are milliseconds, all moments those of `frente.server.clocks`, where the server's sleep is no time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from frente.server.days import DAY

SECOND = 1000
LIVE, OVER_DAYS = "live", "days"


@dataclass(frozen=True, slots=True)
class Pace:
    """What players agree on at the table."""

    kind: str
    per: int
    bank: int
    add: int = 0
    holidays: int = 0
    """Days that each may take off in all."""

    def to_plain(self) -> dict[str, Any]:
        """In seconds, and days off, as the protocol has it."""
        return {
            "kind": self.kind,
            "per": self.per // SECOND,
            "bank": self.bank // SECOND,
            "add": self.add // SECOND,
            "holidays": self.holidays,
        }

    @staticmethod
    def of(plain: dict[str, Any]) -> Pace:
        times = {name: int(plain[name]) * SECOND for name in ("per", "bank", "add")}
        return Pace(plain["kind"], **times, holidays=int(plain["holidays"]))


@dataclass(slots=True)
class Clock:
    """The clock of a match. Only people's seats have time to lose."""

    match: str
    pace: Pace
    version: int = 0
    left: dict[str, int] = field(default_factory=dict)
    """What each seat's bank holds."""
    used: dict[str, int] = field(default_factory=dict)
    """Of the seats that are asked: what of this stretch ran before `since`."""
    since: dict[str, int] = field(default_factory=dict)
    """Of the seats that are asked: from when on their time runs; later than now: they are on holiday."""
    paused: bool = False
    pauses: list[str] = field(default_factory=list)
    """The seats that want a pause or, while there is one, want it to end."""
    away: dict[str, int] = field(default_factory=dict)
    """Who is on holiday, and until when."""
    holidays: dict[str, int] = field(default_factory=dict)
    """Days off that each has left."""

    @staticmethod
    def set(match: str, pace: Pace, seats: Iterable[str], waiting: Iterable[str], at: int) -> Clock:
        """The clock of a match that begins."""
        seats = list(seats)
        clock = Clock(
            match, pace, left=dict.fromkeys(seats, pace.bank), holidays=dict.fromkeys(seats, pace.holidays)
        )
        clock._begin([seat for seat in waiting if seat in clock.left], at)
        return clock

    def copy(self) -> Clock:
        """For a change that may not come about."""
        return replace(
            self,
            left=dict(self.left),
            used=dict(self.used),
            since=dict(self.since),
            pauses=list(self.pauses),
            away=dict(self.away),
            holidays=dict(self.holidays),
        )

    # --- reading --------------------------------------------------------------------------------
    def ran(self, seat: str, at: int) -> int:
        """How long the seat has been asked in this stretch."""
        running = 0 if self.paused else max(0, at - self.since[seat])
        return self.used[seat] + running

    def remains(self, seat: str, at: int) -> int:
        """What a seat has until it loses."""
        ran = self.ran(seat, at) if seat in self.used else 0
        return self.pace.per + self.left[seat] - ran

    def bank(self, seat: str, at: int) -> int:
        """What of that is its bank."""
        return min(self.left[seat], self.remains(seat, at))

    @property
    def due(self) -> int | None:
        """When the first of those who are asked loses."""
        if self.paused or not self.used:
            return None
        return min(self.since[s] + self.pace.per + self.left[s] - self.used[s] for s in self.used)

    def out(self, at: int) -> list[str]:
        """Who has no time left, the one who has been without for longest first."""
        late = [seat for seat in self.used if not self.paused and self.remains(seat, at) <= 0]
        return sorted(late, key=lambda seat: self.remains(seat, at))

    def is_away(self, seat: str, at: int) -> bool:
        return self.away.get(seat, 0) > at

    # --- running --------------------------------------------------------------------------------
    def press(self, waiting: Iterable[str], at: int, undone: bool = False) -> None:
        """These seats are asked now."""
        asked = [seat for seat in waiting if seat in self.left]
        for seat in [seat for seat in self.used if seat not in asked]:
            over = max(0, self.ran(seat, at) - self.pace.per)
            # What was taken back is no stretch that earns time.
            self.left[seat] = max(0, self.left[seat] - over) + (0 if undone else self.pace.add)
            del self.used[seat], self.since[seat]
        self._begin([seat for seat in asked if seat not in self.used], at)

    def _begin(self, seats: Iterable[str], at: int) -> None:
        for seat in seats:
            self.used[seat], self.since[seat] = 0, max(at, self.away.get(seat, 0))

    def _halt(self, seat: str, at: int, until: int) -> None:
        """A seat's time does not run for a while."""
        if seat in self.used:
            self.used[seat], self.since[seat] = self.ran(seat, at), until

    def wish(self, seats: Iterable[str], pause: bool, at: int) -> None:
        """Some want a pause (or its end), or do not any more; it begins (or ends) when all want it."""
        self.pauses = sorted({*self.pauses, *seats} if pause else set(self.pauses) - set(seats))
        if set(self.pauses) != set(self.left):
            return
        for seat in list(self.used):
            self._halt(seat, at, max(at, self.away.get(seat, 0)))
        self.paused, self.pauses = not self.paused, []

    def go_away(self, seats: Iterable[str], days: int, at: int) -> bool:
        """Some take days off; False where they have not so many left."""
        mine = list(seats)
        if any(self.holidays.get(seat, 0) < days for seat in mine):
            return False
        for seat in mine:
            self.holidays[seat] -= days
            self.away[seat] = max(at, self.away.get(seat, 0)) + days * DAY
            self._halt(seat, at, self.away[seat])
        return True
