"""What was answered and rolled, run again through the rules.

A generator cannot be copied or saved: a match from a file, a copy and an undo are all made here, from a
journal or from the replies since the last checkpoint.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from frente.engine.ask import Ask, Roll, Sealed
from frente.engine.game import Game
from frente.engine.journal import ENDINGS, ROLLS, Entry
from frente.engine.message import Message, sentence
from frente.engine.refusal import SaveError
from frente.engine.runner import Runner
from frente.engine.state import Over, S

if TYPE_CHECKING:
    from frente.engine.match import Match


class Redeal(NamedTuple):
    """Stands in the replies of a copy whose hidden things were exchanged at that point."""

    seat: str | None
    seed: str

    def make(self, game: Game[S], state: S) -> None:
        game.redeal(state, self.seat, Random(self.seed))


def rerun(match: Match[Any], entries: Sequence[Entry], check: bool = False) -> None:
    """Run a journal through a match that is about to begin a step. SaveError where it does not fit.

    With `check` every answer is judged; else only that it was wanted.
    """
    match._begin_step()
    left = iter(enumerate(entries, len(match.journal)))
    reply: Any = None
    while True:
        wanted = _next_wanted(match, reply)
        if wanted is None:
            if next(left, None) is not None:
                raise SaveError(sentence("error-journal-goes-after-end-match"))
            return
        if isinstance(wanted, Roll):
            number, entry = next(left, (-1, None))
            if entry is None:
                # The journal ends in the middle of chance: the match rolls on by itself.
                match._open = None
                match._send(match._roll(wanted))
                return
            if entry.kind not in ROLLS or entry.who != wanted.stream:
                raise SaveError(_misfit(number, entry, _rolled(wanted.kind)))
            if not wanted.fits(entry.value):
                raise SaveError(
                    sentence(
                        "error-entry-journal-no-result-roll",
                        number=number,
                        kind=wanted.kind,
                        what=", ".join(map(str, entry.value)) or "-",
                    )
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
            if entry.kind in ("resign", "ended"):
                if entry.kind == "ended" and entry.key not in ENDINGS:
                    raise SaveError(_misfit(number, entry, sentence("error-entry-end")))
                if entry.kind == "ended":
                    match.end(entry.key)
                else:
                    match._enter(entry)
                    match._end(match._given_up(entry.who, entry.key))
                if next(left, None) is not None:
                    raise SaveError(sentence("error-journal-goes-after-end-match"))
                return
            asks = (wanted,) if isinstance(wanted, Ask) else match.asks
            ask: Ask | None = None
            for known in asks:
                if known.seat == entry.who and known.key == entry.key:
                    ask = known
            if ask is None or entry.kind not in ("answer", "auto"):
                answers = [_answered(a.seat, a.kind) for a in match.asks]
                told = [{"id": one.id, "args": one.args} for one in answers]
                raise SaveError(_misfit(number, entry, sentence("error-entry-any", answers=told)))
            if check and not match._reads(ask, entry.value):
                raise SaveError(
                    sentence("error-entry-journal-not-legal", number=number, value=repr(entry.value))
                )
            if len(match._trail) > 1 and entry.kind == "answer" and match._foreign(entry.who):
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


def again(match: Match[Any], entries: Sequence[Entry]) -> None:
    """Give what a journal has next to a match that asks for it: answers with the rolls that follow them."""
    match.forced = [entry.value for entry in entries if entry.kind in ROLLS]
    for entry in entries:
        if entry.kind == "resign":
            match.resign(entry.who, entry.key)
        elif entry.kind == "ended":
            match.end(entry.key)
        elif entry.kind not in ROLLS:
            match._take(match.ask(entry.who), entry.value, entry.kind)  # judged when it was given


def reopen(match: Match[Any]) -> None:
    """Stand where a match stood: from its checkpoint on, with the replies since."""
    state = match.state
    runner = match._runner = Runner(match.game.steps, state)
    runner.begin()
    wanted = runner.resume(None)
    for reply in match._since:
        if isinstance(reply, Redeal):
            reply.make(match.game, state)
            continue
        state.log.ply += len(reply) if isinstance(reply, dict) else 1
        if isinstance(wanted, Roll) and not wanted.secret and state.log.on:
            state.note("roll", wanted.rule, **wanted.told(reply))
        wanted = runner.resume(reply)
    assert not isinstance(wanted, Roll)
    match._open = wanted


def settle(match: Match[Any]) -> None:
    """Make up for the checkpoint that was left out when the step at hand began.

    What was answered in earlier steps is settled: it must not be run again with other hidden things.
    """
    if not match._steps or match._runner is None:
        return
    state = match._base.copy()
    runner = Runner(match.game.steps, state)
    runner.begin()
    replies = iter(match._since)
    reply, left = None, match._steps
    while left:
        if runner.advance(reply) is None:
            left -= 1
            if left:
                runner.begin()
            reply = None
            continue
        reply = next(replies)
        while isinstance(reply, Redeal):
            reply.make(match.game, state)
            reply = next(replies)
    match._base, match._since, match._steps = state, list(replies), 0
    if match._trail:  # no die was rolled since the last checkpoint, or one would have followed
        entries, events = match._step
        match._trail.append(match._trail[-1]._replace(entries=entries, state=state, events=events))


def _misfit(number: int, entry: Entry, wanted: Message) -> Message:
    """That the journal has something else than the rules want, in a sentence."""
    if entry.kind in ROLLS:
        there = _rolled(entry.key)
    else:
        there = _answered(entry.who, entry.key.rpartition("/")[2])
    return sentence("error-entry-misfit", entry=number, there=there, wanted=wanted)


def _rolled(kind: str) -> Message:
    return sentence("error-entry-roll", kind=kind)


def _answered(seat: str, ask: str) -> Message:
    return sentence("error-entry-answer", seat=seat, ask=ask)


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
