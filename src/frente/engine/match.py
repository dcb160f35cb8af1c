"""A match: one play of a game, from set-up to result.

Rules are generators, and a generator cannot be copied or saved. So between steps the match is plain
data: every few answers a checkpoint of the state is taken there, and a copy, an undo or a save is that
checkpoint plus the answers since, run again through the same rules (frente.engine.rerun).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple

from frente.engine import files, redaction, undo
from frente.engine.ask import Ask, Roll, Sealed, Values
from frente.engine.chance import Dice, commitment, new_seed
from frente.engine.event import SILENT, Event, Log
from frente.engine.game import Game, OptionValue
from frente.engine.gesture import Final
from frente.engine.journal import ENDINGS, GIVEN_UP, ROLLS, Entry, Setup
from frente.engine.message import sentence
from frente.engine.packet import Packet
from frente.engine.plain import Plain, digest
from frente.engine.refusal import (
    DiceError,
    MatchError,
    NotYourAsk,
    Refusal,
    Refused,
    RulesFault,
    Stale,
    Unreadable,
)
from frente.engine.rerun import reopen, rerun
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
        "checkpoints",
        "dice",
        "forced",
        "game",
        "groups",
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
        self.checkpoints = True  # False: only the first is taken, until somebody wants a copy
        self.whole = True  # False: a redacted copy, whose journal does not lead from the set-up to here
        past = setup.past
        self.dice = Dice(seed, None if past is None else past.counts)
        self.forced: list[Values] = []
        self.groups: list[tuple[int, int]] = []  # plies between which several answers were one gesture
        self.journal: list[Entry] = [] if past is None else list(past.entries)
        self.state: S = setup.beginning(game)
        self.state.log = Log(None if past is None else list(past.events))
        self.state.log.ply = setup.first
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
        checkpoints: bool = True,
    ) -> Match[S]:
        """Set up a match and run it to its first ask. ValueError on unknown scenario or option.

        Without checkpoints it is played more quickly, up to the first copy, undo or save: that one runs
        the whole journal again.
        """
        chosen = game.scenario(scenario).id
        full = game.full_options(chosen, options or {})
        seats = game.seats(chosen, full)
        setup = Setup(game.slug, game.version, chosen, full, seats, start)
        match = cls(game, setup, seed or new_seed(), auto)
        match.forced = list(forced)
        if not events:
            match.state.log = SILENT
        match.checkpoints = checkpoints
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
            raise NotYourAsk(
                sentence("error-there-no-seat-seats", seat=repr(seat), seats=[*self.setup.seats])
            )
        if self.result is not None:
            raise NotYourAsk(sentence("error-match-over"))
        raise NotYourAsk(
            sentence("error-nothing-asked-now-must-answer", seat=seat, to_answer=[*self.to_answer])
        )

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
        for token in () if ask.menu is None else ask.menu.pointed(subjects):
            refusal = ask.why_not(token)
            if refusal is None:
                return ()
            if refusal not in reasons:
                reasons.append(refusal)
        return tuple(reasons) or (self.game.why_nothing(self.state, ask, subjects),)

    def final(self, seat: str, token: str) -> Final:
        """Why a legal answer is given by the main button alone: mostly since it cannot be taken back."""
        found = self.game.choice(self.state, self.ask(seat), token).final
        if found != "perhaps":
            return found
        twin = self.clone(events=True)
        try:
            twin.answer(seat, token)
        except MatchError:
            return "turn"  # what cannot be tried out is not done by a stray click
        refusal = None if twin.result is not None else twin.why_no_undo(seat)
        told: dict[str, Final] = {"undo-roll": "dice", "undo-reveal": "reveal"}
        return "turn" if twin.result is not None else told.get(refusal.text, "") if refusal else ""

    # --- answering ------------------------------------------------------------------------------
    def answer(self, seat: str, token: str, ply: int | None = None) -> None:
        """Give an answer. AnswerError (of four kinds) where it is not taken; nothing is changed then."""
        if ply is not None and self.is_stale(seat, ply):
            raise Stale(sentence("error-match-stands-ply-answer-meant", count=len(self.journal), ply=ply))
        ask = self.ask(seat)
        if not ask.listed(token):  # what was offered need not be judged again
            refusal = self.why_not(seat, token)
            if refusal is not None:
                raise Refused(refusal)
        self._take(ask, token, "answer")

    def take(self, ask: Ask, token: str) -> None:
        """Give an answer that an open ask has offered, without judging it again."""
        self._take(ask, token, "answer")

    def answer_all(self, seat: str, tokens: Sequence[str]) -> tuple[int, Refusal | None]:
        """Give several answers in order, to be taken back as one; how many were taken, and why not more.

        It stops before one that could not be taken back, and before the first that is refused.
        AnswerError where the first cannot even be read.
        """
        first, done = len(self.journal), 0
        refusal: Refusal | None = None
        for token in tokens:
            ask = self.ask(seat) if not done else next((a for a in self.asks if a.seat == seat), None)
            if ask is None:
                break
            try:
                refusal = None if ask.listed(token) else self.why_not(seat, token)
                if refusal is not None or self.final(seat, token) not in ("", "cost"):
                    break
                self._take(ask, token, "answer")
            except MatchError:
                if done:
                    break  # those before it stand; whoever gives this one again is told what is wrong
                raise
            done += 1
        if done > 1:
            self.groups.append((first, len(self.journal)))
        return done, refusal

    def is_stale(self, seat: str, ply: int) -> bool:
        """Is what a seat says of that ply out of date? Others' sealed answers do not make its own so."""
        sealed = len(self._sealed) if seat in self.to_answer else 0
        return not len(self.journal) - sealed <= ply <= len(self.journal)

    def resign(self, seat: str, how: str = "resign") -> None:
        """Give up, or be out of time (see GIVEN_UP); the game says who has won."""
        if how not in GIVEN_UP:
            raise Unreadable(sentence("error-nobody-gives-up-like", how=repr(how)))
        if seat not in self.setup.seats:
            raise NotYourAsk(sentence("error-there-no-seat", seat=repr(seat)))
        if self.result is not None:
            raise NotYourAsk(sentence("error-match-over"))
        outcome = self._given_up(seat, how)
        self._enter(Entry("resign", seat, how, ""))
        self._end(outcome)

    def _given_up(self, seat: str, how: str) -> Result:
        """Who has won; of time the rulebooks know nothing."""
        outcome = self.game.resigned(self.state, seat)
        if how != "time":
            return outcome
        return Result(outcome.winners, "", "time", {"seat": seat}, outcome.score)

    def end(self, how: str) -> None:
        """End it beside the board, in one of ENDINGS; nobody wins."""
        if how not in ENDINGS:
            raise Unreadable(sentence("error-no-match-ends-like", how=repr(how)))
        if self.result is not None:
            raise NotYourAsk(sentence("error-match-over"))
        self._enter(Entry("ended", "", how, ""))
        self._end(Result((), "", how))

    def _verb(self, token: Any) -> str:
        if not isinstance(token, str) or not token or len(token) > LONGEST_TOKEN:
            raise Unreadable(sentence("error-answer-short-text-such-as"))
        if not token.isprintable() or not token.isascii():
            raise Unreadable(sentence("error-answer-holds-plain-letters-digits"))
        if token != " ".join(token.split()):
            raise Unreadable(sentence("error-words-answer-parted-single-spaces"))
        verb: str = token.split(" ", 1)[0]
        if verb not in self.game.verbs:
            raise Unreadable(sentence("error-no-word", verb=repr(verb), title=self.game.title))
        return verb

    def _reads(self, ask: Ask, token: str) -> bool:
        try:
            self._verb(token)
        except Unreadable:
            return False
        return ask.accepts(token)

    def _take(self, ask: Ask, token: str, kind: Any) -> None:
        journal, trail, since = self.journal, self._trail, self._since
        entries, base, replies = len(journal), self._base, len(since)
        steps, step = self._steps, self._step
        mark = trail[-1] if trail else None
        forced = self.forced.copy() if self.forced else []
        sealed = self._sealed.copy() if self._sealed else {}
        if len(trail) > 1 and kind == "answer" and self._foreign(ask.seat):
            del trail[:-1]  # another seat has answered: nothing before can be undone any more
        journal.append(Entry(kind, ask.seat, ask.key, token))
        self.state.log.ply = entries + 1
        try:
            if isinstance(self._open, Sealed):
                self._sealed[ask.seat] = token
                if len(self._sealed) < len(self._open.asks):
                    return
                answers = {a.seat: self._sealed[a.seat] for a in self._open.asks}
                self._sealed = {}
                since.append(answers)
                self._send(answers)
            else:
                since.append(token)
                self._send(token)
        except Exception as error:
            self._base, self._since, self._steps, self._step = base, since[:replies], steps, step
            self._restore(entries, mark)
            self.forced, self._sealed = forced, sealed
            if isinstance(error, DiceError):
                raise
            text = f"{type(error).__name__}: {error} (after {kind} {ask.key} {token!r})"
            raise RulesFault(sentence("error-rules-broke", slug=self.game.slug, text=text)) from error

    def _foreign(self, seat: str) -> bool:
        for entry in reversed(self.journal):
            if entry.kind == "answer":
                who: str = entry.who
                return who != seat
        return False

    def _restore(self, entries: int, mark: _Checkpoint | None) -> None:
        """Stand again before the answer that broke the rules, after so many entries of the journal."""
        for entry in self.journal[entries:]:
            if entry.kind in ROLLS:
                self.dice.unroll(entry.who)
        del self.journal[entries:]
        trail = [m for m in self._trail if m.entries <= entries]
        self._trail = trail or ([mark] if mark is not None else [])
        log = self.state.log
        self.state = self._base.copy()
        if log.on:
            self.state.log = Log(log.events[: len(log.events) if mark is None else mark.events])
            self.state.log.ply = 0 if mark is None else mark.entries
        reopen(self)

    # --- running --------------------------------------------------------------------------------
    def _run(self) -> None:
        """From a point where no step is open, on to the next ask."""
        self._begin_step()
        self._send(None)

    def _begin_step(self) -> None:
        """Open the step on top of the agenda, after a checkpoint if one is due."""
        if self._due or (self.checkpoints and len(self._since) >= REPLIES_KEPT):
            state = self.state
            base = state.copy()
            self._base = base
            self._since = []
            self._steps = 0
            self._due = False
            self._trail.append(_Checkpoint(len(self.journal), base, self.dice.counts, len(state.log.events)))
        elif self.checkpoints:
            self._steps += 1
            self._step = (len(self.journal), len(self.state.log.events))
        assert self._runner is not None
        self._runner.begin()

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
        raise RulesFault(sentence("error-runs-without-ask", slug=self.game.slug))

    def _enter(self, entry: Entry) -> None:
        """Write an entry into the journal; what is noted from here on happened after it."""
        self.journal.append(entry)
        self.state.log.ply = len(self.journal)

    def _roll(self, wanted: Roll) -> Values:
        if self.forced:
            values = self.forced.pop(0)
            if not wanted.fits(values):
                raise DiceError(
                    sentence("error-forced-but-rolled", values=str(list(values)), wanted=repr(wanted))
                )
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
        # What hidden things led to this roll is settled: no redeal goes behind it.
        self._due = self.checkpoints
        if not wanted.secret:
            self.state.note("roll", wanted.rule, **wanted.told(values))

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
        self._keep()
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.setup = self.setup
        twin.auto = self.auto
        twin.checkpoints = True
        twin.whole = self.whole
        twin.dice = self.dice.copy(seed)
        twin.forced = self.forced.copy() if seed is None else []
        twin.journal = self.journal.copy()
        twin.groups = self.groups.copy()
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
            reopen(twin)
        elif events:
            twin.state.log = Log(self.state.log.events.copy())
        return twin

    def redacted(self, seat: str | None, seed: str, *, events: bool = False) -> Match[S]:
        """A match that fits what `seat` may see, with dice of its own. Bots get this and nothing else."""
        self._keep()
        return redaction.redacted(self, seat, seed, events)

    def hides_from(self, seat: str | None) -> bool:
        """Is there anything now that the seat cannot see?"""
        return redaction.hides_from(self, seat)

    def packet(self) -> Packet:
        """What another process needs to stand at the same point; it holds no journal and no log."""
        self._keep()
        return Packet.of(self)

    @classmethod
    def unpack(cls, game: Game[S], packet: Packet) -> Match[S]:
        """The match of a packet, with an empty journal."""
        match: Match[S] = Match.__new__(Match)
        packet.fill(match, game)
        return match

    # --- taking back ----------------------------------------------------------------------------
    def why_no_undo(self, seat: str) -> Refusal | None:
        """Why this seat cannot take back its last answer; None where it can."""
        self._keep()
        point = undo.point(self, seat)
        return point if isinstance(point, Refusal) else None

    def undo(self, seat: str) -> None:
        """Take back the seat's last answer. Refused past a die, a reveal or another seat's answer."""
        self._keep()
        point = undo.point(self, seat)
        if isinstance(point, Refusal):
            raise Refused(point)
        past = self._at(point)
        past.groups = [group for group in self.groups if group[1] <= point]
        if seat in self._sealed:
            for entry in self.journal[point + 1 :]:  # the others' sealed answers stand
                past._take(past.ask(entry.who), entry.value, entry.kind)
        self._become(past)

    def _at(self, entries: int) -> Match[S]:
        """This match as it stood after so many entries of its journal."""
        for mark in reversed(self._trail):
            if mark.entries <= entries:
                break
        else:
            return self._replay(entries, self.state.log.on)
        past: Match[S] = Match.__new__(Match)
        past.game, past.setup, past.auto, past.whole = self.game, self.setup, self.auto, self.whole
        past.checkpoints = True
        past.dice = Dice(self.dice.seed, mark.counts)
        past.forced = self.forced.copy()
        past.journal = self.journal[: mark.entries]
        past.groups = []
        past.state = mark.state.copy()
        past.state.log = Log(self.state.log.events[: mark.events]) if self.state.log.on else SILENT
        past.state.log.ply = mark.entries
        past._trail = self._trail[: self._trail.index(mark)]
        past._since, past._sealed, past._open = [], {}, None
        past._runner = Runner(past.game.steps, past.state)
        past._due, past._steps, past._step = True, 0, (0, 0)
        past._base = past.state
        rerun(past, self.journal[mark.entries : entries])
        return past

    def _replay(self, entries: int, events: bool) -> Match[S]:
        """The same from the set-up on."""
        past = Match(self.game, self.setup, self.dice.seed, self.auto)
        if not events:
            past.state.log = SILENT
        rerun(past, self.journal[self.setup.first : entries])
        past.forced = self.forced.copy()
        return past

    def _keep(self) -> None:
        """Take checkpoints from here on, and make up for those that were left out."""
        if not self.checkpoints:
            self._become(self._replay(len(self.journal), self.state.log.on))

    def _become(self, other: Match[S]) -> None:
        for name in Match.__slots__:
            setattr(self, name, getattr(other, name))

    # --- looking --------------------------------------------------------------------------------
    def view(self, seat: str | None) -> dict[str, Plain]:
        """What the seat (None: a spectator) may see of the state."""
        return self.game.view(self.state, seat)

    def board(self, seat: str | None) -> list[str]:
        """The same in lines, for the terminal."""
        return self.game.summary(self.state, seat)

    def events(self, seat: str | None, since: int = 0) -> list[Event]:
        """The log as the seat may read it, from entry `since` on."""
        return [event.seen_by(seat) for event in self.state.log.events[since:]]

    def digest(self) -> str:
        """The hash of the state; equal positions share it."""
        return digest(self.state)

    def at(self, ply: int) -> Match[S]:
        """This match as it stood at an earlier ply, for replay and branching."""
        if not 0 <= ply <= len(self.journal):
            raise MatchError(sentence("error-match-has-plies", count=len(self.journal)))
        if ply < self.setup.first:
            raise MatchError(sentence("error-rules-have-changed-ply-before", first=self.setup.first))
        self._must_be_whole()
        while ply < len(self.journal) and self.journal[ply].kind in ROLLS:
            ply += 1  # nobody is asked in the middle of chance
        return self._replay(ply, True)

    def _must_be_whole(self) -> None:
        if not self.whole:
            raise MatchError(sentence("error-redacted-copy-has-no-journal"))

    # --- files ----------------------------------------------------------------------------------
    def save(self, *, with_seed: bool = True) -> dict[str, Plain]:
        """The match as a file. Without the seed it can be read and replayed, not played on."""
        self._must_be_whole()
        self._keep()
        return files.of_match(self, with_seed).to_plain()

    @classmethod
    def load(cls, game: Game[S], data: Any, *, check: bool = True) -> Match[S]:
        """A match from a file: every answer is judged again and the digest compared.

        `check=False` trusts the answers (a store of our own) and still compares the digest.
        """
        return files.loaded(cls, game, data, check)
