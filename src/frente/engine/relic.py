"""A match that the rules at hand cannot repeat, shown by what was kept of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from frente.engine.chance import Dice
from frente.engine.event import Event, Log
from frente.engine.files import MatchFile
from frente.engine.game import Game
from frente.engine.journal import Entry, Setup
from frente.engine.match import Match
from frente.engine.message import sentence
from frente.engine.past import Moment, last_before, told
from frente.engine.plain import Plain, from_plain
from frente.engine.refusal import MatchError
from frente.engine.state import Result, State


class Base(NamedTuple):
    """The state where a step begins, and how far journal and log had come: a match can go on from it."""

    ply: int
    events: int
    state: Plain


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of a match beside its journal."""

    base: Base | None
    log: tuple[Event, ...] = ()
    moments: tuple[Moment, ...] = ()

    def to_plain(self, events: int = 0, ply: int = 0) -> Plain:
        """As a file has it: log and moments from there on, the rest is its past."""
        ply_of, count, state = self.base or Base(0, 0, None)
        text = told(self.log[events:], (m for m in self.moments if m.ply >= ply))
        return {"ply": ply_of, "events": count, "state": state, "told": text}


class Relic(Match[Any]):
    """A match, or an earlier ply of one, that the rules at hand cannot repeat: nothing is asked in it."""

    __slots__ = ("_file", "_shown", "kept")

    kept: Kept
    _file: MatchFile | None
    _shown: Moment | None

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: str,
        entries: Iterable[Entry],
        kept: Kept,
        result: Result | None,
        file: MatchFile | None = None,
    ) -> None:
        self.game, self.setup, self.auto, self.whole = game, setup, False, True
        self.checkpoints = True
        self.dice, self.forced, self.journal = Dice(seed), [], list(entries)
        self.state = State(result=result, log=Log(list(kept.log)))
        self._base, self._since, self._sealed, self._trail = self.state, [], {}, []
        self.groups = []
        self._runner, self._open, self._due, self._steps, self._step = None, None, True, 0, (0, 0)
        self._file, self.kept = file, kept
        self._shown = last_before(kept.moments, self.ply)

    @property
    def whence(self) -> int | None:
        """The ply of the kept view that is shown; None where there is none."""
        return None if self._shown is None else self._shown.ply

    def view(self, seat: str | None) -> dict[str, Plain]:
        if self._shown is not None:
            return self._shown.view(seat)
        try:  # nothing was kept: the beginning is all that can be drawn
            state = self.game.setup(self.setup.scenario, self.setup.options)
            return self.game.view(state, seat)
        except Exception:  # not even that, under these rules
            return {}

    def board(self, seat: str | None) -> list[str]:
        return [] if self._shown is None else self._shown.board(seat)

    def digest(self) -> str:
        return str(self._file.digest) if self._file else ""

    def hides_from(self, seat: str | None) -> bool:
        return False

    def at(self, ply: int) -> Match[Any]:
        if not 0 <= ply <= self.ply:
            raise MatchError(sentence("error-match-has-plies", count=self.ply))
        log = tuple(event for event in self.state.log.events if event.ply <= ply)
        kept = Kept(None, log, self.kept.moments)
        over = self.result if ply == self.ply else None
        return Relic(self.game, self.setup, self.dice.seed, self.journal[:ply], kept, over)

    def map(self) -> dict[str, Plain]:
        """What it was played on, as far as the rules at hand know it."""
        game, setup = self.game, self.setup
        try:
            state = from_plain(game.state, self.kept.base.state if self.kept.base else None, loose=True)
            return game.board(state, setup.scenario, setup.options)
        except Exception:  # a state of other rules may be anything to these
            pass
        try:
            return game.layout(setup.scenario, setup.options)
        except Exception:
            first = game.scenarios[0].id
            return game.layout(first, game.full_options(first, {}))

    def save(self, *, with_seed: bool = True) -> dict[str, Plain]:
        """The file as it was: newer rules have added nothing to it."""
        if self._file is None:
            raise MatchError(sentence("error-rules-have-changed-since-earlier"))
        told = with_seed or self._file.result is not None
        return replace(self._file, seed=(self.dice.seed or None) if told else None).to_plain()


def at(match: Match[Any], ply: int) -> Match[Any]:
    """A match as it stood at an earlier ply, in its past too."""
    past = match.setup.past
    if past is None or ply >= match.setup.first or isinstance(match, Relic):  # a relic knows its past
        return match.at(ply)
    log = tuple(event for event in past.events if event.ply <= ply)
    return Relic(
        match.game, match.setup, match.dice.seed, past.entries[:ply], Kept(None, log, past.moments), None
    )
