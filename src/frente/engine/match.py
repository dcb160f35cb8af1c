"""A match: one play of a game, from set-up to result.

Rules are generators, and a generator cannot be copied or saved. So between steps the match is plain
data: every few answers a checkpoint of the state is taken there, and a copy, an undo or a save is that
checkpoint plus the answers since, run again through the same rules. Nobody outside this module knows
of generators.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Generic, NamedTuple

from frente.engine import redaction
from frente.engine.ask import Ask, Roll, Sealed, Values
from frente.engine.chance import Dice, commitment, new_seed
from frente.engine.event import SILENT, Event, Log
from frente.engine.game import Game, OptionValue
from frente.engine.hidden import named
from frente.engine.journal import FORMAT, FORMAT_VERSION, Entry, Setup, entry_from_plain, migrated
from frente.engine.plain import Plain, PlainError, digest, from_plain, to_plain
from frente.engine.redaction import Redeal
from frente.engine.refusal import (
    DiceError,
    MatchError,
    NotYourAsk,
    Refusal,
    Refused,
    RulesFault,
    SaveError,
    Stale,
    Unreadable,
)
from frente.engine.runner import LONGEST_RUN, Runner
from frente.engine.state import Over, Result, S

LONGEST_TOKEN = 400
REPLIES_KEPT = 4
"""Answers after which the next step begins with a checkpoint: more make play quicker and copies slower."""


class _Checkpoint(NamedTuple):
    """The state where a step begins, and how far journal, dice and log had come."""

    entries: int
    state: Any
    counts: dict[str, int]
    events: int


class Packet(NamedTuple):
    """A match without its past, for another process: everything in it can be pickled."""

    setup: Setup
    auto: bool
    seed: str
    counts: dict[str, int]
    base: Any
    since: list[Any]
    sealed: dict[str, str]


class Match(Generic[S]):
    """One play of a game. Ask it who is to answer and what is legal; give it answers."""

    __slots__ = (
        "_base",
        "_due",
        "_open",
        "_runner",
        "_sealed",
        "_since",
        "_step",
        "_steps",
        "_trail",
        "auto",
        "dice",
        "forced",
        "game",
        "journal",
        "setup",
        "state",
        "whole",
    )

    def __init__(self, game: Game[S], setup: Setup, seed: str, auto: bool = False) -> None:
        """Use `Match.start` or `Match.load`."""
        self.game = game
        self.setup = setup
        self.auto = auto
        self.whole = True  # False: a redacted copy, whose journal does not lead from the set-up to here
        self.dice = Dice(seed)
        self.forced: list[Values] = []
        self.journal: list[Entry] = []
        self.state: S = _starting_state(game, setup)
        self.state.log = Log()
        self._base: S = self.state
        self._due = True  # the next step begins with a checkpoint, however few answers there were
        self._since: list[Any] = []
        self._steps = 0  # how many steps have begun since the checkpoint, besides the one it was made for
        self._step = (0, 0)  # where the last of them began: entries of the journal, events
        self._runner: Runner[S] | None = Runner(game.steps, self.state)  # None: the match is over
        self._open: Ask | Sealed | None = None
        self._sealed: dict[str, str] = {}
        self._trail: list[_Checkpoint] = []

    # --- beginning ------------------------------------------------------------------------------
    @classmethod
    def start(
        cls,
        game: Game[S],
        scenario: str | None = None,
        options: dict[str, OptionValue] | None = None,
        seed: str | None = None,
        *,
        auto: bool = False,
        start: Plain = None,
        forced: Iterable[Values] = (),
        events: bool = True,
    ) -> Match[S]:
        """Set up a match and run it to its first ask. ValueError on unknown scenario or option."""
        chosen = game.scenario(scenario).id
        full = game.full_options(chosen, options or {})
        seats = game.seats(chosen, full)
        setup = Setup(game.slug, game.version, chosen, full, seats, start)
        match = cls(game, setup, seed or new_seed(), auto)
        match.forced = list(forced)
        if not events:
            match.state.log = SILENT
        match._run()
        return match

    # --- what is wanted -------------------------------------------------------------------------
    @property
    def asks(self) -> tuple[Ask, ...]:
        """The asks that wait for an answer: none when the match is over."""
        waiting = self._open
        if waiting is None:
            return ()
        if isinstance(waiting, Ask):
            return (waiting,)
        return tuple(a for a in waiting.asks if a.seat not in self._sealed)

    @property
    def in_secret(self) -> bool:
        """Is the choice at hand one that several seats make at once, unseen by each other?"""
        return isinstance(self._open, Sealed) and len(self._open.asks) > 1

    @property
    def _wanted(self) -> tuple[Ask, ...]:
        """The open asks, sealed answers or not."""
        return self._open.asks if isinstance(self._open, Sealed) else self.asks

    @property
    def to_answer(self) -> tuple[str, ...]:
        """The seats whose answer is wanted."""
        return tuple(a.seat for a in self.asks)

    def ask(self, seat: str) -> Ask:
        """The ask put to this seat; NotYourAsk where there is none."""
        if isinstance(self._open, Ask) and self._open.seat == seat:
            return self._open
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        if seat not in self.setup.seats:
            raise NotYourAsk(f"there is no seat {seat!r}; the seats are {', '.join(self.setup.seats)}")
        if self.result is not None:
            raise NotYourAsk("the match is over")
        raise NotYourAsk(f"nothing is asked of {seat} now; {' and '.join(self.to_answer)} must answer")

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self.state.result

    @property
    def ply(self) -> int:
        """How many entries the journal has: the number a client answers to."""
        return len(self.journal)

    @property
    def commitment(self) -> str:
        """The published commitment to the seed."""
        return commitment(self.dice.seed)

    def why_not(self, seat: str, token: str) -> Refusal | None:
        """The rule that forbids this answer of this seat now; None where it is legal."""
        ask = self.ask(seat)
        verb = self._verb(token)
        refusal = ask.why_not(token)
        if ask.menu is not None:
            if refusal is not None and refusal.text == "not-now":  # the sequence of play forbids it
                return replace(refusal, rule=self.game.verbs[verb])
            return refusal
        if refusal is not None and refusal.text == "not-offered":
            # A word of another phase: the sequence of play forbids it, not this ask.
            here = any(option.split(" ", 1)[0] == verb for option in ask.options())
            if not here:
                return Refusal(self.game.verbs[verb], "not-now", {"token": token})
        return refusal

    def why_nothing_at(self, seat: str, subjects: tuple[str, ...]) -> tuple[Refusal, ...]:
        """Why pointing at these things does nothing: each reason once, in rulebook order."""
        ask = self.ask(seat)
        reasons: list[Refusal] = []
        menu = ask.menu
        meant = self.game.candidates(self.state, ask, subjects) if menu is None else menu.pointed(subjects)
        for token in meant:
            refusal = ask.why_not(token)
            if refusal is None:
                return ()
            if refusal not in reasons:
                reasons.append(refusal)
        return tuple(reasons) or (self.game.why_nothing(self.state, ask, subjects),)

    # --- answering ------------------------------------------------------------------------------
    def answer(self, seat: str, token: str, ply: int | None = None) -> None:
        """Give an answer. AnswerError (of four kinds) where it is not taken; nothing is changed then."""
        if ply is not None and not self._still_at(ply):
            raise Stale(f"the match stands at ply {len(self.journal)}, the answer was meant for {ply}")
        ask = self.ask(seat)
        if not ask.listed(token):  # what was offered need not be judged again
            refusal = self.why_not(seat, token)
            if refusal is not None:
                raise Refused(refusal)
        self._take(ask, token, "answer")

    def _still_at(self, ply: int) -> bool:
        """Is an answer meant for that ply still good? Sealed answers of others do not make it stale."""
        return len(self.journal) - len(self._sealed) <= ply <= len(self.journal)

    def resign(self, seat: str) -> None:
        """Give up; the game says who has won."""
        if seat not in self.setup.seats:
            raise NotYourAsk(f"there is no seat {seat!r}")
        if self.result is not None:
            raise NotYourAsk("the match is over")
        outcome = self.game.resigned(self.state, seat)
        self._enter(Entry("resign", seat, "resign", ""))
        self._end(outcome)

    def _verb(self, token: Any) -> str:
        if not isinstance(token, str) or not token or len(token) > LONGEST_TOKEN:
            raise Unreadable("an answer is a short text such as one of the options")
        if not token.isprintable() or not token.isascii():
            raise Unreadable("an answer holds plain letters, digits and signs only")
        if token != " ".join(token.split()):
            raise Unreadable("the words of an answer are parted by single spaces")
        verb: str = token.split(" ", 1)[0]
        if verb not in self.game.verbs:
            raise Unreadable(f"{verb!r} is no word of {self.game.title}")
        return verb

    def _reads(self, ask: Ask, token: str) -> bool:
        try:
            self._verb(token)
        except Unreadable:
            return False
        return ask.accepts(token)

    def _take(self, ask: Ask, token: str, kind: Any) -> None:
        entries, base, since, replies = len(self.journal), self._base, self._since, len(self._since)
        steps, step = self._steps, self._step
        mark = self._trail[-1] if self._trail else None
        forced = self.forced.copy() if self.forced else []
        sealed = self._sealed.copy() if self._sealed else {}
        if len(self._trail) > 1 and kind == "answer" and self._foreign(ask.seat):
            del self._trail[:-1]  # another seat has answered: nothing before can be undone any more
        self._enter(Entry(kind, ask.seat, ask.key, token))
        try:
            if isinstance(self._open, Sealed):
                self._sealed[ask.seat] = token
                if len(self._sealed) < len(self._open.asks):
                    return
                answers = {a.seat: self._sealed[a.seat] for a in self._open.asks}
                self._sealed = {}
                self._since.append(answers)
                self._send(answers)
            else:
                self._since.append(token)
                self._send(token)
        except Exception as error:
            self._base, self._since, self._steps, self._step = base, since[:replies], steps, step
            self._restore(entries, mark)
            self.forced, self._sealed = forced, sealed
            if isinstance(error, DiceError):
                raise
            text = f"{type(error).__name__}: {error} (after {kind} {ask.key} {token!r})"
            raise RulesFault(f"the rules of {self.game.slug} broke: {text}") from error

    def _foreign(self, seat: str) -> bool:
        for entry in reversed(self.journal):
            if entry.kind == "answer":
                who: str = entry.who
                return who != seat
        return False

    def _restore(self, entries: int, mark: _Checkpoint | None) -> None:
        """Stand again before the answer that broke the rules, after so many entries of the journal."""
        for entry in self.journal[entries:]:
            if entry.kind in ("roll", "forced"):
                self.dice.unroll(entry.who)
        del self.journal[entries:]
        trail = [m for m in self._trail if m.entries <= entries]
        self._trail = trail or ([mark] if mark is not None else [])
        log = self.state.log
        self.state = self._base.copy()
        if log.on:
            self.state.log = Log(log.events[: len(log.events) if mark is None else mark.events])
            self.state.log.ply = 0 if mark is None else mark.entries
        self._reopen()

    # --- running --------------------------------------------------------------------------------
    def _run(self) -> None:
        """From a point where no step is open, on to the next ask."""
        self._begin_step()
        self._send(None)

    def _begin_step(self) -> None:
        """Open the step on top of the agenda, after a checkpoint if one is due."""
        if self._due or len(self._since) >= REPLIES_KEPT:
            state = self.state
            base = state.copy()
            self._base = base
            self._since = []
            self._steps = 0
            self._due = False
            self._trail.append(_Checkpoint(len(self.journal), base, self.dice.counts, len(state.log.events)))
        else:
            self._steps += 1
            self._step = (len(self.journal), len(self.state.log.events))
        assert self._runner is not None
        self._runner.begin()

    def _settle(self) -> None:
        """Make up for the checkpoint that was left out when the step at hand began.

        What was answered in earlier steps is settled: it must not be run again with other hidden things.
        """
        if not self._steps or self._runner is None:
            return
        state: S = self._base.copy()
        runner = Runner(self.game.steps, state)
        runner.begin()
        replies = iter(self._since)
        reply, left = None, self._steps
        while left:
            if runner.advance(reply) is None:
                left -= 1
                if left:
                    runner.begin()
                reply = None
                continue
            reply = next(replies)
            while isinstance(reply, Redeal):
                reply.make(self.game, state)
                reply = next(replies)
        self._base, self._since, self._steps = state, list(replies), 0
        if self._trail:  # no die was rolled since the last checkpoint, or one would have followed
            self._trail.append(_Checkpoint(self._step[0], state, self._trail[-1].counts, self._step[1]))

    def _send(self, reply: Any) -> None:
        runner = self._runner
        assert runner is not None
        for _ in range(LONGEST_RUN):
            try:
                wanted = runner.advance(reply)
            except Over as over:
                self._end(over.result)
                return
            if wanted is None:
                self._begin_step()
                reply = None
                continue
            if isinstance(wanted, Roll):
                reply = self._roll(wanted)
                continue
            self._open = wanted
            if self.auto and isinstance(wanted, Ask) and not wanted.commits and len(wanted.options()) == 1:
                token = wanted.options()[0]
                self._enter(Entry("auto", wanted.seat, wanted.key, token))
                self._since.append(token)
                reply = token
                continue
            return
        raise RulesFault(f"{self.game.slug} runs on and on without an ask")

    def _enter(self, entry: Entry) -> None:
        """Write an entry into the journal; what is noted from here on happened after it."""
        self.journal.append(entry)
        self.state.log.ply = len(self.journal)

    def _roll(self, wanted: Roll) -> Values:
        if self.forced:
            values = self.forced.pop(0)
            if not wanted.fits(values):
                raise DiceError(f"{list(values)} was forced, but {wanted!r} is rolled")
            self.dice.skip(wanted.stream)
            kind: Any = "forced"
        else:
            values = self.dice.roll(wanted)
            kind = "roll"
        if len(self._trail) > 1:
            del self._trail[:-1]  # a die was rolled: nothing before it can be undone any more
        self._rolled(wanted, values, kind)
        return values

    def _rolled(self, wanted: Roll, values: Values, kind: Any) -> None:
        self._enter(Entry(kind, wanted.stream, wanted.kind, values))
        self._since.append(values)
        self._due = True  # what hidden things led to this roll is settled: no redeal goes behind it
        if not wanted.secret:
            self.state.note("roll", wanted.rule, roll=wanted.kind, seat=wanted.seat, dice=list(values))

    def _end(self, outcome: Result) -> None:
        state = self.state
        state.result = outcome
        state.agenda.clear()
        state.note(
            "over", outcome.rule, winners=list(outcome.winners), text=outcome.text, args=dict(outcome.args)
        )
        self._runner = None
        self._open = None
        self._sealed = {}
        self._base = state.copy()
        self._since = []
        self._steps = 0

    # --- copies ---------------------------------------------------------------------------------
    def clone(self, seed: str | None = None, *, events: bool = False) -> Match[S]:
        """An independent match at the same point; with a seed its dice go their own way."""
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.setup = self.setup
        twin.auto = self.auto
        twin.whole = self.whole
        twin.dice = self.dice.copy(seed)
        twin.forced = self.forced.copy() if seed is None else []
        twin.journal = self.journal.copy()
        twin._base = self._base
        twin._steps, twin._step = self._steps, self._step
        twin._due = self._due
        self._due = True  # who copies once copies again: keep the way from the checkpoint short
        twin._since = self._since.copy()
        twin._sealed = self._sealed.copy()
        twin._trail = self._trail[-1:]
        twin._runner = None
        twin._open = None
        twin.state = self._base.copy()
        if events:
            # What was noted before the step; the replay notes the rest again.
            done = self._trail[-1].events if self._trail else len(self.state.log.events)
            twin.state.log = Log(self.state.log.events[:done])
            twin.state.log.ply = self._trail[-1].entries if self._trail else 0
        if self._runner is not None:
            twin._reopen()
        elif events:
            twin.state.log = Log(self.state.log.events.copy())
        return twin

    def _reopen(self) -> None:
        """Run again from the checkpoint with the replies since."""
        state = self.state
        runner = self._runner = Runner(self.game.steps, state)
        runner.begin()
        wanted = runner.resume(None)
        for reply in self._since:
            if isinstance(reply, Redeal):
                reply.make(self.game, state)
                continue
            state.log.ply += len(reply) if isinstance(reply, dict) else 1
            if isinstance(wanted, Roll) and not wanted.secret and state.log.on:
                state.note("roll", wanted.rule, roll=wanted.kind, seat=wanted.seat, dice=list(reply))
            wanted = runner.resume(reply)
        assert not isinstance(wanted, Roll)
        self._open = wanted

    def redacted(self, seat: str | None, seed: str, *, events: bool = False) -> Match[S]:
        """A match that fits what `seat` may see, with dice of its own. Bots get this and nothing else."""
        return redaction.redacted(self, seat, seed, events)

    def hides_from(self, seat: str | None) -> bool:
        """Is there anything now that the seat cannot see?"""
        return redaction.hides_from(self, seat)

    def packet(self) -> Packet:
        """What another process needs to stand at the same point; it holds no journal and no log."""
        self._settle()
        setup = replace(self.setup, start=None)
        return Packet(
            setup, self.auto, self.dice.seed, self.dice.counts, self._base.copy(), self._since, self._sealed
        )

    @classmethod
    def unpack(cls, game: Game[S], packet: Packet) -> Match[S]:
        """The match of a packet, with an empty journal."""
        match: Match[S] = Match.__new__(Match)
        match.game, match.setup, match.auto = game, packet.setup, packet.auto
        match.dice = Dice(packet.seed, packet.counts)
        match.forced, match.journal, match._trail = [], [], []
        match.whole = False
        match._base, match._since, match._sealed = packet.base, packet.since, packet.sealed
        match._runner, match._open, match._due = None, None, True
        match._steps, match._step = 0, (0, 0)
        match.state = match._base.copy()
        if match.state.result is None:
            match._reopen()
        return match

    # --- taking back ----------------------------------------------------------------------------
    def why_no_undo(self, seat: str) -> Refusal | None:
        """Why this seat cannot take back its last answer; None where it can."""
        point = self._undo_point(seat)
        return point if isinstance(point, Refusal) else None

    def undo(self, seat: str) -> None:
        """Take back the seat's last answer. Refused past a die, a reveal or another seat's answer."""
        point = self._undo_point(seat)
        if isinstance(point, Refusal):
            raise Refused(point)
        past = self._at(point)
        if seat in self._sealed:
            for entry in self.journal[point + 1 :]:  # the others' sealed answers stand
                past._take(past.ask(entry.who), entry.value, entry.kind)
        self._become(past)

    def _undo_point(self, seat: str) -> int | Refusal:
        if self.result is not None:
            return Refusal("table", "undo-over")
        for i in range(len(self.journal) - 1, -1, -1):
            entry = self.journal[i]
            if entry.kind == "auto":
                continue
            if entry.kind in ("roll", "forced"):
                return Refusal("table", "undo-roll", {"roll": entry.key})
            if entry.who != seat:
                sealed = isinstance(self._open, Sealed) and entry.who in self._sealed
                if sealed and seat in self._sealed:
                    continue  # the other's sealed answer stands untouched while this one is reopened
                return Refusal("table", "undo-other", {"seat": entry.who})
            if not self._can_go_to(i):
                break
            return self._undo_if_unseen(seat, i)
        return Refusal("table", "undo-start")

    def _can_go_to(self, entries: int) -> bool:
        return self.whole or any(mark.entries <= entries for mark in self._trail)

    def _undo_if_unseen(self, seat: str, i: int) -> int | Refusal:
        past = self._at(i)
        if isinstance(past._open, Sealed) and len(past._open.asks) > 1 and seat not in self._sealed:
            return Refusal("table", "undo-reveal")  # the others' answers have been opened
        since = self.state.log.events[len(past.state.log.events) :]
        for viewer in (*self.setup.seats, None):
            if self.game.known(self.state, viewer) - self.game.known(past.state, viewer):
                return Refusal("table", "undo-reveal")
            # What was shown and is gone again (destroyed, played) was shown all the same: the log names it.
            hidden = self.game.unknown(past.state, viewer)
            if hidden and any(named(hidden, event.seen_by(viewer).data) for event in since):
                return Refusal("table", "undo-reveal")
        return i

    def _at(self, entries: int) -> Match[S]:
        """This match as it stood after so many entries of its journal."""
        for mark in reversed(self._trail):
            if mark.entries <= entries:
                break
        else:
            return self._replay(entries, self.state.log.on)
        past: Match[S] = Match.__new__(Match)
        past.game, past.setup, past.auto, past.whole = self.game, self.setup, self.auto, self.whole
        past.dice = Dice(self.dice.seed, mark.counts)
        past.forced = self.forced.copy()
        past.journal = self.journal[: mark.entries]
        past.state = mark.state.copy()
        past.state.log = Log(self.state.log.events[: mark.events]) if self.state.log.on else SILENT
        past.state.log.ply = mark.entries
        past._trail = self._trail[: self._trail.index(mark)]
        past._since, past._sealed, past._open = [], {}, None
        past._runner = Runner(past.game.steps, past.state)
        past._due, past._steps, past._step = True, 0, (0, 0)
        past._base = past.state
        past._begin_step()
        feed(past, self.journal[mark.entries : entries])
        return past

    def _replay(self, entries: int, events: bool) -> Match[S]:
        """The same from the set-up on."""
        whole = self.journal[:entries]
        past = _replayed(self.game, self.setup, self.dice.seed, self.auto, whole, events)
        past.forced = self.forced.copy()
        return past

    def _become(self, other: Match[S]) -> None:
        for name in Match.__slots__:
            setattr(self, name, getattr(other, name))

    # --- looking --------------------------------------------------------------------------------
    def view(self, seat: str | None) -> dict[str, Plain]:
        """What the seat (None: a spectator) may see of the state."""
        return self.game.view(self.state, seat)

    def events(self, seat: str | None, since: int = 0) -> list[Event]:
        """The log as the seat may read it, from entry `since` on."""
        return [event.seen_by(seat) for event in self.state.log.events[since:]]

    def digest(self) -> str:
        """The hash of the state; equal positions share it."""
        return digest(self.state)

    def at(self, ply: int) -> Match[S]:
        """This match as it stood at an earlier ply, for replay and branching."""
        if not 0 <= ply <= len(self.journal):
            raise MatchError(f"the match has plies 0 to {len(self.journal)}")
        self._must_be_whole()
        while ply < len(self.journal) and self.journal[ply].kind in ("roll", "forced"):
            ply += 1  # nobody is asked in the middle of chance
        return self._replay(ply, True)

    def _must_be_whole(self) -> None:
        if not self.whole:
            raise MatchError("a redacted copy has no journal to go back in or to save")

    # --- files ----------------------------------------------------------------------------------
    def save(self, *, with_seed: bool = True) -> dict[str, Plain]:
        """The match as a file. Without the seed it can be read and replayed, not played on."""
        self._must_be_whole()
        over = self.result is not None
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.setup.game,
            "rules": self.setup.rules,
            "scenario": self.setup.scenario,
            "options": to_plain(self.setup.options),
            "seats": list(self.setup.seats),
            "commitment": self.commitment,
            "seed": self.dice.seed if with_seed or over else None,
            "start": self.setup.start,
            "auto": self.auto,
            "forced": [list(v) for v in self.forced],
            "entries": [entry.to_plain() for entry in self.journal],
            "digest": self.digest(),
            "result": to_plain(self.result),
        }

    @classmethod
    def load(cls, game: Game[S], data: Any, *, check: bool = True) -> Match[S]:
        """A match from a file: every answer is judged again and the digest compared.

        `check=False` trusts the answers (a store of our own) and still compares the digest.
        """
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise SaveError("this is not a match file of this program")
        data = migrated(data)
        seed = data.get("seed")
        if seed is not None and (not isinstance(seed, str) or commitment(seed) != data.get("commitment")):
            raise SaveError("the seed in the file does not fit the commitment: the file was changed")
        setup, entries = setup_and_journal(game, data)
        try:
            match = _replayed(game, setup, seed or "", bool(data.get("auto")), entries, True, check=check)
        except SaveError:
            raise
        except DiceError:
            raise SaveError(
                "the journal ends in the middle of a roll, and the seed is not in the file"
            ) from None
        except Exception as error:
            raise SaveError(
                f"the journal breaks the rules, so it was changed ({type(error).__name__}: {error})"
            ) from error
        match.forced = _forced_from(data.get("forced"))
        if to_plain(match.result) != data.get("result"):
            raise SaveError("the journal leads to another result than the file says: it was changed")
        if data.get("digest") != match.digest():
            raise SaveError("the journal leads to another position than the file says: it was changed")
        return match


def setup_and_journal(game: Game[S], data: dict[str, Any]) -> tuple[Setup, list[Entry]]:
    """What a match file was set up from, and its entries, read and not yet played."""
    setup = _setup_from(game, data)
    raw = data.get("entries")
    if not isinstance(raw, list):
        raise SaveError("the file has no journal")
    return setup, [entry_from_plain(i, item) for i, item in enumerate(raw)]


def _setup_from(game: Game[S], data: dict[str, Any]) -> Setup:
    if data.get("game") != game.slug:
        raise SaveError(f"the file is a match of {data.get('game')!r}, not of {game.slug}")
    if data.get("rules") != game.version:
        raise SaveError(
            f"the match was played under rules version {data.get('rules')} of {game.title}; "
            f"this program has version {game.version} and cannot repeat it"
        )
    try:
        scenario = game.scenario(data["scenario"]).id
        options = game.full_options(scenario, data["options"])
        seats = game.seats(scenario, options)
        if list(seats) != data["seats"]:
            raise SaveError("the seats in the file do not fit its options")
    except (KeyError, TypeError, AttributeError):
        raise SaveError("the set-up in the file is damaged") from None
    except ValueError as error:
        raise SaveError(str(error)) from None
    return Setup(game.slug, game.version, scenario, options, seats, data.get("start"))


def _forced_from(data: Any) -> list[Values]:
    rolls = data if isinstance(data, list) else [data]
    if not all(isinstance(roll, list) and all(type(face) is int for face in roll) for roll in rolls):
        raise SaveError("the forced rolls in the file are damaged")
    return [tuple(roll) for roll in rolls]


def _starting_state(game: Game[S], setup: Setup) -> S:
    if setup.start is None:
        return game.setup(setup.scenario, setup.options)
    try:
        state: S = from_plain(game.state, setup.start)
    except PlainError as error:
        raise SaveError(f"the starting position is damaged: {error}") from None
    return state


def _replayed(
    game: Game[S],
    setup: Setup,
    seed: str,
    auto: bool,
    entries: list[Entry],
    events: bool,
    check: bool = False,
) -> Match[S]:
    match = Match(game, setup, seed, auto)
    if not events:
        match.state.log = SILENT
    match._begin_step()
    feed(match, entries, check)
    return match


def feed(match: Match[Any], entries: list[Entry], check: bool = False) -> None:
    """Run a journal through a match whose first step has just begun. SaveError where it does not fit."""
    left = iter(enumerate(entries))
    reply: Any = None
    while True:
        wanted = _next_wanted(match, reply)
        if wanted is None:
            if next(left, None) is not None:
                raise SaveError("the journal goes on after the end of the match")
            return
        if isinstance(wanted, Roll):
            number, entry = next(left, (-1, None))
            if entry is None:
                # The journal ends in the middle of chance: the match rolls on by itself.
                match._open = None
                match._send(match._roll(wanted))
                return
            if entry.kind not in ("roll", "forced") or entry.who != wanted.stream:
                raise SaveError(_misfit(number, entry, f"a roll for {wanted.kind}"))
            if not wanted.fits(entry.value):
                raise SaveError(
                    f"entry {number} of the journal is no result of a roll for {wanted.kind}: "
                    f"{', '.join(map(str, entry.value)) or 'nothing'}; the file was changed"
                )
            match.dice.skip(wanted.stream)
            if len(match._trail) > 1:
                del match._trail[:-1]
            match._rolled(wanted, entry.value, entry.kind)
            reply = entry.value
            continue
        match._open = wanted
        while match._open is wanted:
            number, entry = next(left, (-1, None))
            if entry is None:
                return
            if entry.kind == "resign":
                match._enter(entry)
                match._end(match.game.resigned(match.state, entry.who))
                if next(left, None) is not None:
                    raise SaveError("the journal goes on after the end of the match")
                return
            ask = next((a for a in match.asks if a.key == entry.key and a.seat == entry.who), None)
            if ask is None or entry.kind not in ("answer", "auto"):
                asked = " or ".join(f"{a.seat}'s answer to {a.kind}" for a in match.asks)
                raise SaveError(_misfit(number, entry, asked))
            if check and not match._reads(ask, entry.value):
                raise SaveError(f"entry {number} of the journal is not legal: {entry.value!r}")
            if entry.kind == "answer" and match._foreign(entry.who):
                del match._trail[:-1]
            match._enter(entry)
            if isinstance(wanted, Sealed):
                match._sealed[entry.who] = entry.value
                if len(match._sealed) < len(wanted.asks):
                    continue
                reply = {a.seat: match._sealed[a.seat] for a in wanted.asks}
                match._sealed = {}
            else:
                reply = entry.value
            match._since.append(reply)
            match._open = None


def _misfit(number: int, entry: Entry, wanted: str) -> str:
    """That the journal has something else than the rules want, in a sentence."""
    if entry.kind in ("roll", "forced"):
        there = f"a roll for {entry.key}"
    else:
        there = f"{entry.who}'s answer to {entry.key.rpartition('/')[2]}"
    return (
        f"entry {number} of the journal does not fit these rules: it is {there}, they want {wanted}; "
        "this entry or one before it was changed"
    )


def _next_wanted(match: Match[Any], reply: Any) -> Ask | Sealed | Roll | None:
    """Send a reply to the rules and give what they want next, over the ends of steps."""
    while True:
        assert match._runner is not None
        try:
            wanted = match._runner.advance(reply)
        except Over as over:
            match._end(over.result)
            return None
        if wanted is not None:
            return wanted
        match._begin_step()
        reply = None
