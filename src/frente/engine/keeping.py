"""Matches that outlive their rules.

Beside its journal a match keeps what another version of the rules needs: its state at the last checkpoint
as plain data, its log as it was told, and at some plies the views as they were shown. A match of other
rules is opened in one of three ways, the first that will do:

1. Its journal leads to the same state under the rules at hand: it is a match of theirs.
2. It goes on from the state that was kept, and a line of its log says so. What came before is its past:
   settled, to be looked at, its dice still provable.
3. It is a relic: it can be looked at, replayed by its kept views and saved, not played.
"""

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
from frente.engine.past import SPECTATOR, Moment, Part, Past, last_before, told, untold
from frente.engine.plain import Plain, PlainError, agrees, digest, from_plain, to_plain
from frente.engine.refusal import MatchError, SaveError
from frente.engine.rerun import again, rerun
from frente.engine.state import Result, State

STRIDE = 32
"""Entries of the journal between two moments, at first."""
MOST = 32
"""Moments that are kept of a match; of more, every second one goes."""


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


# --- keeping --------------------------------------------------------------------------------------
def base_ply(match: Match[Any]) -> int:
    """Where the last state stands that a match can go on from: more than a state is not copied."""
    return match.ply if match.result is not None else match._trail[-1].entries


def base(match: Match[Any]) -> Base:
    """The last state that a match can go on from; of one that is over, the last of all."""
    if match.result is not None:
        return Base(match.ply, len(match.state.log.events), to_plain(match.state))
    mark = match._trail[-1]
    return Base(mark.entries, mark.events, to_plain(match._base))


def moment(match: Match[Any]) -> Moment:
    """The match as it is shown now to everybody."""
    common, board = match.view(None), match.board(None)
    views: dict[str, Any] = {SPECTATOR: common}
    boards = {SPECTATOR: board}
    for seat in match.setup.seats:
        view = match.view(seat)
        views[seat] = {part: view[part] for part in view if part not in common or common[part] != view[part]}
        if (lines := match.board(seat)) != board:
            boards[seat] = lines
    return Moment.of(match.ply, views, boards)


def thinned(plies: list[int]) -> list[int]:
    """Those of the kept moments that are to go: every second one, once there are too many."""
    return plies[1:-1:2] if len(plies) > MOST else []


def file(
    match: Match[Any], moments: Iterable[Moment] | None = None, *, with_seed: bool = True
) -> dict[str, Plain]:
    """The match file with all that outlives the rules. Moments not given are made by going through it."""
    data = MatchFile.of(match.save(with_seed=with_seed))
    if data.kept is not None:
        return data.to_plain()
    past = match.setup.past
    if isinstance(match, Relic):
        kept = match.kept
    else:
        shown = tuple(_walked(match) if moments is None else moments)
        if not shown or shown[-1].ply != match.ply:
            shown = (*shown, moment(match))
        kept = Kept(base(match), tuple(match.state.log.events), shown)
    kept_here = kept.to_plain(0 if past is None else len(past.events), match.setup.first)
    return replace(data, kept=kept_here).to_plain()


def _walked(match: Match[Any]) -> Iterable[Moment]:
    """Moments along a match, the last where it stands now."""
    first = match.setup.first
    asked = [n for n in range(first, match.ply) if match.journal[n].kind in ("answer", "auto", "resign")]
    stride = max(STRIDE, (match.ply - first) // MOST)
    if asked and asked[-1] - asked[0] > stride:
        here = match.at(asked[0])
        here.auto = False  # what was answered for a seat is in the journal too
        due = here.ply
        for number, following in zip(asked, [*asked[1:], match.ply], strict=True):
            if number >= due:
                yield moment(here)
                due = number + stride
            again(here, match.journal[number:following])
    yield moment(match)


# --- looking --------------------------------------------------------------------------------------
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
        self.dice, self.forced, self.journal = Dice(seed), [], list(entries)
        self.state = State(result=result, log=Log(list(kept.log)))
        self._base, self._since, self._sealed, self._trail = self.state, [], {}, []
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
            raise MatchError(f"the match has plies 0 to {self.ply}")
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
            raise MatchError("the rules have changed since: an earlier ply can be looked at, not played on")
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


# --- opening --------------------------------------------------------------------------------------
def opened(game: Game[Any], data: Any, *, check: bool = True, store: Kept | None = None) -> Match[Any]:
    """The match of a file, whatever version of the rules it was played under.

    SaveError where it is damaged or changed, or where it is older and keeps nothing to read it by. With
    `store`, what a store of our own keeps, it opens in any case: rules that changed without saying so are
    changed rules too.
    """
    said = MatchFile.of(data)
    older = type(said.rules) is int and said.rules < game.version
    if store is None and not older:
        return Match.load(game, data, check=check)
    if said.rules == game.version:
        try:
            return Match.load(game, data, check=check)
        except SaveError:
            pass  # the rules have changed, and nobody has said so
    older_match = _Older(game, said, store)
    match = older_match.repeated(check)
    if match is None and older_match.kept is None:
        return Match.load(game, data)  # which says that it cannot
    return match or older_match.gone_on() or older_match.relic()


class _Older:
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
            raise SaveError("the set-up in the file is damaged")
        names = tuple(str(seat) for seat in seats)
        setup = Setup(self.game.slug, file.rules, str(file.scenario), options, names, file.start, self.past)
        try:
            over = (
                Result((), "table", "outdated") if result is None else from_plain(Result, result, loose=True)
            )
        except PlainError:
            raise SaveError("the result in the file is damaged") from None
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
        raise SaveError("the state that the file keeps is damaged")
    if type(base.events) is not int or not 0 <= base.events <= len(events):
        raise SaveError("the log that the file keeps is damaged")
    return Kept(base, tuple(events), tuple(moments))
