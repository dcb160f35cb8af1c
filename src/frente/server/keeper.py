"""What is kept of a live match for programs with other rules (frente.engine.keeping), change by change.

With every change go the events it brought. The state to go on from is kept whenever the match has taken a
new checkpoint, in place of the one before. Every so many entries, and at the end, the views of everybody
are kept too; of many such moments every second one goes.
"""

from __future__ import annotations

from typing import Any

from frente.engine import Match, Relic
from frente.engine.keeping import STRIDE, base, base_ply, moment, thinned
from frente.engine.relic import Base, Kept
from frente.server.store import Keeping

NOTHING = Base(0, 0, None)
"""A state that nothing can go on from."""


class Keeper:
    """Knows what the store keeps of one match."""

    def __init__(self, moments: list[int] | None = None, base: int = -1, events: int = 0) -> None:
        self.moments = [] if moments is None else moments
        self._base = base
        self._events = events

    def keep(self, match: Match[Any], floor: int, undone: bool = False) -> Keeping:
        """What to store with a change, where the events before number `floor` still stand."""
        log = match.state.log.events
        first = min(floor, self._events)
        keeping = Keeping(match.ply, match.setup.rules, first, log[first:])
        if undone:
            self.moments = [ply for ply in self.moments if ply < match.ply]
        due = match.result is not None or match.ply >= self._next()
        if due or undone or base_ply(match) != self._base:
            keeping.base = base(match)
        if due:
            keeping.shown = moment(match).packed
            self.moments = [ply for ply in self.moments if ply < match.ply] + [match.ply]
            keeping.dropped = thinned(self.moments)
            self.moments = [ply for ply in self.moments if ply not in keeping.dropped]
        return keeping

    def kept(self, keeping: Keeping) -> None:
        """It is stored."""
        self._events = keeping.first + len(keeping.events)
        if keeping.base is not None:
            self._base = keeping.base.ply

    def _next(self) -> int:
        """The ply from which on the next moment is due: the further apart they lie, the later."""
        if not self.moments:
            return 0
        apart = (self.moments[-1] - self.moments[0]) // max(1, len(self.moments) - 1)
        return self.moments[-1] + max(STRIDE, apart)


def begun(match: Match[Any], kept: Kept | None = None) -> tuple[Keeper, list[Keeping]]:
    """What to store with a new match; what the file keeps that it came as goes with it."""
    keeper = Keeper()
    past = match.setup.past
    moments = kept.moments if kept is not None else () if past is None else past.moments
    if isinstance(match, Relic):
        last = Keeping(match.ply, match.setup.rules, 0, match.state.log.events, match.kept.base or NOTHING)
    else:
        last = keeper.keep(match, 0)
    before = {shown.ply: shown.packed for shown in moments if shown.ply <= match.ply}
    last.shown = last.shown or before.pop(match.ply, None)
    keepings = [Keeping(ply, match.setup.rules, 0, [], last.base, shown) for ply, shown in before.items()]
    keeper.moments = sorted({*keeper.moments, *before})
    keeper.kept(last)
    return keeper, [k for k in keepings if k.ply < match.ply] + [last]
