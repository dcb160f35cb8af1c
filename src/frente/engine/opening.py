"""A match file opened, whatever version of the rules it was played under.

A match of other rules is opened in one of three ways, the first that will do:

1. Its journal leads to the same state under the rules at hand: it is a match of theirs.
2. It goes on from the state that was kept, and a line of its log says so. What came before is its past:
   settled, to be looked at, its dice still provable.
3. It is a relic: it can be looked at, replayed by its kept views and saved, not played.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from frente.engine.event import Event
from frente.engine.files import MatchFile
from frente.engine.game import Game
from frente.engine.journal import Entry, Setup
from frente.engine.match import Match
from frente.engine.message import sentence
from frente.engine.past import Part, Past, untold
from frente.engine.plain import Plain, PlainError, agrees, digest, from_plain, to_plain
from frente.engine.refusal import SaveError
from frente.engine.relic import Base, Kept, Relic
from frente.engine.rerun import rerun
from frente.engine.state import Result, State


def opened(game: Game[Any], data: Any, *, check: bool = True, store: Kept | None = None) -> Match[Any]:
    """The match of a file, whatever version of the rules it was played under.

    SaveError where it is damaged or changed, or where it is older and keeps nothing to read it by. With
    `store`, what a store of our own keeps, it opens in any case: rules that changed without saying so are
    changed rules too.
    """
    file = MatchFile.of(data)
    older = type(file.rules) is int and file.rules < game.version
    if store is None and not older:
        return Match.load(game, data, check=check)
    if file.rules == game.version:
        try:
            return Match.load(game, data, check=check)
        except SaveError:
            pass  # the rules have changed, and nobody has said so
    found = _Outdated(game, file, store)
    match = found.repeated(check)
    if match is None and found.kept is None:
        return Match.load(game, data)  # which says that it cannot
    return match or found.gone_on() or found.relic()


class _Outdated:
    """A match of other rules, as its file tells of it."""

    def __init__(self, game: Game[Any], file: MatchFile, store: Kept | None) -> None:
        self.game, self.file = game, file
        self.entries = file.journal()
        self.seed = file.true_seed()
        self.auto = file.takes_only_option()
        self.past = file.past_of(self.entries)
        self.kept = store or _kept_from(file, self.past, len(self.entries))
        self.over = file.result is not None
        self.setup = self._setup()

    def _setup(self) -> Setup | None:
        """The set-up as the rules at hand know it: options that there are no more are left out."""
        game = self.game
        if self.file.scenario is None:
            return None
        try:
            scenario = game.scenario(self.file.scenario).id
            known = {o.id: o.values for o in game.options if not o.only or scenario in o.only}
            given = self.file.options.items()
            options = game.full_options(scenario, {k: v for k, v in given if v in known.get(k, ())})
            if list(game.seats(scenario, options)) != self.file.seats:
                return None
        except (KeyError, TypeError, AttributeError, ValueError):
            return None
        seats = tuple(self.file.seats)
        return Setup(game.slug, game.version, scenario, options, seats, self.file.start, self.past)

    def repeated(self, check: bool) -> Match[Any] | None:
        """1. The match, where its journal still leads to the same state."""
        if self.setup is None:
            return None
        base = None if self.kept is None else self.kept.base
        try:
            witness = _Witness(self.game, self.setup, self.seed, self.auto)
        except Exception:  # what it was set up from may be anything to other rules
            return None
        witness.wanted, witness.seen = -1 if base is None else base.ply, []
        if not self._runs(witness, self.entries[self.setup.first :], check):
            return None
        match = _plain_match(witness)
        if to_plain(match.result) != self.file.result:
            return None
        if match.digest() == self.file.digest:
            return match
        if base is None:
            return None
        # The digest tells nothing where the state has other fields now; what both have must agree.
        for state in witness.seen:
            if agrees(base.state, state) and digest(to_plain(state)) != digest(base.state):
                return match
        return None

    def _runs(self, match: Match[Any], entries: list[Entry], check: bool) -> bool:
        try:
            rerun(match, entries, check)
            match.forced = self.file.forced_rolls()
        except Exception:  # whatever an answer of other rules does to these
            return False
        return True

    def gone_on(self) -> Match[Any] | None:
        """2. The match from its kept state on: with the answers given since, else before them."""
        kept, setup = self.kept, self.setup
        if self.over or setup is None or kept is None or kept.base is None:
            return None
        base = kept.base
        try:
            start = to_plain(from_plain(self.game.state, base.state, loose=True))
        except PlainError:
            return None
        same_shape = digest(start) == digest(base.state)
        onward = Event("updated", "table", {}, ply=base.ply)
        match = self._from(start, base.ply, (*kept.log[: base.events], onward))
        if self._runs(match, self.entries[base.ply :], True) and _stands(match):
            if not same_shape or match.digest() == self.file.digest:
                return match
        again = sum(entry.kind == "answer" for entry in self.entries[base.ply :])
        back = Event("updated-back", "table", {"count": again}, ply=len(self.entries))
        match = self._from(start, len(self.entries), (*kept.log, back))
        try:
            match.forced = self.file.forced_rolls()
            match._run()
        except Exception:  # no seed in the file, or a step that there is no more
            return None
        return match if _stands(match) else None

    def _from(self, start: Plain, ply: int, log: tuple[Event, ...]) -> Match[Any]:
        """A match that starts in a state, with all before that ply as its past."""
        assert self.setup is not None
        assert self.kept is not None
        before = () if self.past is None else self.past.parts
        moments = tuple(m for m in self.kept.moments if m.ply <= ply)
        part = Part(self.file.rules, ply, len(log))
        past = Past((*before, part), tuple(self.entries[:ply]), log, moments)
        return Match(self.game, replace(self.setup, start=start, past=past), self.seed, self.auto)

    def relic(self) -> Relic:
        """3. What can still be looked at."""
        file = self.file
        seats, options, result = file.seats, file.options, file.result
        if not isinstance(seats, list) or not isinstance(options, dict):
            raise SaveError(sentence("error-set-up-file-damaged"))
        names = tuple(str(seat) for seat in seats)
        setup = Setup(self.game.slug, file.rules, str(file.scenario), options, names, file.start, self.past)
        try:
            over = (
                Result((), "table", "outdated") if result is None else from_plain(Result, result, loose=True)
            )
        except PlainError:
            raise SaveError(sentence("error-result-file-damaged")) from None
        return Relic(self.game, setup, self.seed, self.entries, self.kept or Kept(None), over, file)


class _Witness(Match[Any]):
    """A match that remembers its state wherever a step begins at one ply."""

    __slots__ = ("seen", "wanted")

    wanted: int
    seen: list[State]

    def _begin_step(self) -> None:
        if len(self.journal) == self.wanted:
            self.seen.append(self.state.copy())
        super()._begin_step()


def _stands(match: Match[Any]) -> bool:
    """Can a match that goes on from a state of other rules be shown and answered?"""
    try:
        for seat in (*match.setup.seats, None):
            match.view(seat)
            match.board(seat)
        return all(ask.options() for ask in match.asks)
    except Exception:  # a state of other rules may be anything to these
        return False


def _plain_match(witness: Match[Any]) -> Match[Any]:
    match: Match[Any] = Match.__new__(Match)
    match._become(witness)
    return match


def kept_in(data: dict[str, Any]) -> Kept:
    """What a file keeps beside its journal. SaveError where it is damaged."""
    file = MatchFile.of(data)
    entries = file.journal()
    past = file.past_of(entries)
    before = Kept(None, *(() if past is None else (past.events, past.moments)))
    return _kept_from(file, past, len(entries)) or before


def _kept_from(file: MatchFile, past: Past | None, plies: int) -> Kept | None:
    """What a file keeps; None where it keeps nothing."""
    raw = file.kept
    if raw is None:
        return None
    events, moments = untold(raw.get("told") if isinstance(raw, dict) else None)
    if past is not None:
        events, moments = [*past.events, *events], [*past.moments, *moments]
    base = Base(*(raw.get(name) for name in Base._fields))
    first = 0 if past is None else len(past.entries)
    if type(base.ply) is not int or not first <= base.ply <= plies:
        raise SaveError(sentence("error-state-file-keeps-damaged"))
    if type(base.events) is not int or not 0 <= base.events <= len(events):
        raise SaveError(sentence("error-log-file-keeps-damaged"))
    return Kept(base, tuple(events), tuple(moments))
