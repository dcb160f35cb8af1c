"""Changes of matches: judged by the rules, stored, then told."""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from frente.engine import MatchError, Refusal, Refused, RulesFault, to_plain
from frente.engine.journal import Entry
from frente.engine.message import in_words, sentence
from frente.server import keeper, present
from frente.server import messages as m
from frente.server.database import StoreFault
from frente.server.denial import PATIENCE, Behind, Denied, denied
from frente.server.links import Holder
from frente.server.live import Live
from frente.server.store import Change, Keeping, Overtaken, now

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.umpire")


class Umpire:
    """Changes matches."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def told(self, live: Live, holder: Holder, said: m.Change) -> bytes:
        """Do what a holder wants done, once; the reply. The lock must not be held."""
        began = time.perf_counter()
        try:
            return await self._told(live, holder, said)
        finally:
            self.here.metrics.observe("frente_message_seconds", time.perf_counter() - began)

    async def _told(self, live: Live, holder: Holder, said: m.Change) -> bytes:
        key = f"{holder.link[:16]} {said.id}"
        async with live.lock:
            if key in live.replies:
                return live.replies[key]
            try:
                try:
                    done = await self._first(live, holder, said)
                except Behind:
                    if key in live.replies:  # it was done elsewhere
                        return live.replies[key]
                    raise Denied("stale", sentence("error-match-changed-elsewhere-look-again")) from None
                if isinstance(said, m.Answers):
                    reply = m.write(m.AnswersReply(said.id, done[0], live.match.ply, live.version, done[1]))
                else:
                    reply = m.write(m.Done(said.id, live.match.ply, live.version))
                self.here.metrics.count("frente_messages_total", became="done")
            except Denied as refused:
                self.here.metrics.count("frente_messages_total", became=refused.kind)
                reply = m.write(m.RefusedMessage(said.id, refused.kind, refused.text, refused.refusal))
                if refused.kind == "fault":
                    return reply
            live.remember(key, reply)
            return reply

    async def _first(self, live: Live, holder: Holder, said: m.Change) -> tuple[int, dict[str, Any] | None]:
        """Do it, before or after what other workers do at the same moment."""
        ahead = not isinstance(said, m.Resign) and (
            said.ply > live.match.ply or (said.version or 0) > live.version
        )
        if ahead and self.here.store.shared:  # the client has seen more than we have
            await self.here.company.stand_with_store(live)
        key = f"{holder.link[:16]} {said.id}"
        for _ in range(PATIENCE if self.here.store.shared else 1):
            if key in live.replies:
                raise Behind
            with contextlib.suppress(Behind):
                return await self._do(live, holder, said)
        raise Behind

    async def _do(self, live: Live, holder: Holder, said: m.Change) -> tuple[int, dict[str, Any] | None]:
        """Of a group of answers: how many were done, and why not more."""
        if said.seat not in holder.seats:
            raise Denied("not-your-seat", sentence("error-link-does-not-hold-seat", seat=repr(said.seat)))
        if live.record.kind == "upload":
            raise Denied("not-your-ask", sentence("error-match-came-as-file-branch"))
        await self.here.clocks.must_be_in_time(live)
        match = live.match
        if not isinstance(said, m.Resign):
            if live.is_stale(said.seat, said.ply, said.version):
                raise Denied(
                    "stale", sentence("error-match-stands-ply-message", ply=match.ply, ply2=said.ply)
                )
        key = (holder.link[:16], said.id)
        live.ordered_after.pop(said.seat, None)
        match said:
            case m.Answer():
                await self.change(live, lambda: live.give(said.seat, said.token), key)
            case m.Answers():
                return await self._answer_all(live, said, key)
            case m.Undo():
                await self.change(live, lambda: match.undo(said.seat), key)
                live.unordered(said.seat)
            case m.Resign():
                await self.change(live, lambda: match.resign(said.seat), key)
        return 1, None

    async def _answer_all(
        self, live: Live, said: m.Answers, key: tuple[str, str]
    ) -> tuple[int, dict[str, Any] | None]:
        """Several answers as one; those before the one that is not taken stand."""
        match, first = live.match, said.tokens[0]
        done: tuple[int, Refusal | None] = (0, None)

        def work() -> None:
            nonlocal done
            done = live.give_all(said.seat, said.tokens)

        try:
            refusal = match.why_not(said.seat, first)
        except MatchError as error:
            raise denied(error) from None
        if refusal is not None:
            raise denied(Refused(refusal))
        if match.final(said.seat, first) in ("", "cost"):
            await self.change(live, work, key)
        return done[0], None if done[1] is None else present.refusal(done[1])

    async def change(self, live: Live, work: Callable[[], None], key: tuple[str, str] | None) -> None:
        """Change a match and store the change. Denied: nothing is changed, neither here nor there."""
        if live.keeper is None:
            stored = await self.here.store.stored(live.record.id, live.match.ply)
            if stored is None or stored.record.version != live.version:
                await self.here.company.stand_with_store(live)
                raise Behind
            live.keeper = keeper.Keeper(*stored.kept)
        at = 0 if live.clock is None else await self.here.clocks.moment()
        match = live.match
        before, plies, events = match.journal, match.ply, len(match.state.log.events)
        try:
            work()
        except RulesFault as error:
            code = secrets.token_hex(4)
            log.error(
                "the rules broke", extra={"said": {"match": live.record.id, "code": code}}, exc_info=True
            )
            live.tell_all(m.Fault(in_words(sentence("fault-rules", reason=error)), code))
            raise Denied("fault", sentence("error-rules-broke-code", code=code)) from None
        except MatchError as error:
            raise denied(error) from None
        undone = match.journal is not before
        cut = _common(before, match.journal) if undone else plies
        floor = min(events, len(match.state.log.events))
        change = Change(
            match=live.record.id,
            version=live.version + 1,
            ply=match.ply,
            digest=match.digest(),
            result=to_plain(match.result),
            forced=[list(v) for v in match.forced],
            cut=cut,
            entries=match.journal[cut:],
            waiting=list(match.to_answer),
            undone=undone,
            message=None if key is None else f"{key[0]} {live.version + 1} {match.ply} {key[1]}",
            seed=match.dice.seed if match.result is not None else None,
            keeping=_keeping(live, floor, undone),
            clock=self.here.clocks.pressed(live, at, undone),
        )
        try:
            await self.here.store.append(change)
        except StoreFault as error:
            await self._go_back(live, error)
        if change.keeping is not None and live.keeper is not None:
            live.keeper.kept(change.keeping)
        record = live.record
        record.undone += undone
        record.version, record.ply, record.digest = change.version, change.ply, change.digest
        record.result, record.changed, record.waiting = change.result, now(), change.waiting
        record.seed = change.seed or record.seed
        live.clock = change.clock
        live.changed(floor, cut, undone)
        if record.result is not None and record.kind == "play":
            self.here.errand(self.here.ratings.settle(record.id))

    async def end(self, live: Live, how: str) -> None:
        """End a match whose lock is held, beside the board."""
        for _ in range(PATIENCE):
            try:
                await self.change(live, lambda: live.match.end(how), None)
            except Behind:
                continue
            live.show()
            return
        raise Denied("stale", sentence("error-match-changed-elsewhere-look-again"))

    async def _go_back(self, live: Live, error: StoreFault) -> None:
        """Nothing was stored: stand again where the store stands."""
        code = secrets.token_hex(4)
        said = {"match": live.record.id, "code": code, "fault": str(error)}
        if isinstance(error, Overtaken):
            self.here.metrics.count("frente_overtaken_total")
        else:
            log.error("a change was not stored", extra={"said": said})
        try:
            stored = await self.here.loader.load(live.record.id)
            live.become(stored)
            live.show()  # what came before ours; nobody tells it again
        except Exception:
            self.here.lives.pop(live.record.id, None)
            log.exception("a match was given up", extra={"said": said})
        else:
            if isinstance(error, Overtaken):
                raise Behind from None
        raise Denied("fault", sentence("error-change-could-not-stored-code", code=code)) from None


def _keeping(live: Live, floor: int, undone: bool) -> Keeping | None:
    """What to keep with a change. A view that cannot be made must not cost the answer that was given."""
    assert live.keeper is not None
    try:
        return live.keeper.keep(live.match, floor, undone)
    except Exception:
        log.exception("a moment was not kept", extra={"said": {"match": live.record.id}})
        return None


def _common(old: list[Entry], new: list[Entry]) -> int:
    """How many entries two journals share from the beginning."""
    for i, (a, b) in enumerate(zip(old, new, strict=False)):
        if a != b:
            return i
    return min(len(old), len(new))
