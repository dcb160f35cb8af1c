"""A match on its way to another process."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from frente.engine.chance import Dice
from frente.engine.game import Game
from frente.engine.journal import Setup
from frente.engine.rerun import reopen, settle

if TYPE_CHECKING:
    from frente.engine.match import Match


class Packet(NamedTuple):
    """A match without its past: everything in it can be pickled."""

    setup: Setup
    auto: bool
    seed: str
    counts: dict[str, int]
    base: Any
    since: list[Any]
    sealed: dict[str, str]

    @classmethod
    def of(cls, match: Match[Any]) -> Packet:
        settle(match)
        setup, dice = replace(match.setup, start=None, past=None), match.dice
        base = match._base.copy()
        return cls(setup, match.auto, dice.seed, dice.counts, base, match._since, match._sealed)

    def fill(self, match: Match[Any], game: Game[Any]) -> None:
        """Make a match of it, one that has no journal to go back in."""
        match.game, match.setup, match.auto = game, self.setup, self.auto
        match.dice = Dice(self.seed, self.counts)
        match.forced, match.journal, match.groups, match._trail = [], [], [], []
        match.checkpoints, match.whole = True, False
        match._base, match._since, match._sealed = self.base, self.since, self.sealed
        match._runner, match._open, match._due = None, None, True
        match._steps, match._step = 0, (0, 0)
        match.state = match._base.copy()
        if match.state.result is None:
            reopen(match)
