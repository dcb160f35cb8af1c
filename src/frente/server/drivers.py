"""Bots, and what else answers by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from frente import bots
from frente.engine import Relic
from frente.engine.message import in_words, sentence
from frente.engine.packet import Packet
from frente.server import messages as m
from frente.server import peers, thinking
from frente.server.denial import Behind, Denied
from frente.server.lanes import WorkFault
from frente.server.links import Holder
from frente.server.live import Live

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.drivers")

ADVISER = "captain"
"""Who advises: a player who waits for advice does not wait long."""


class Drivers:
    """Sees to it that bots answer."""

    def __init__(self, here: Matches) -> None:
        self.here = here
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def drive(self, live: Live) -> None:
        """See to it that bots answer while it is theirs to answer."""
        if not live.driven and not self.here.closing and self.goes_on(live):
            live.driver = asyncio.create_task(self._drive(live))

    @staticmethod
    def goes_on(live: Live) -> bool:
        """Does it go on without anybody's answer?"""
        if live.record.kind == "upload":
            return False
        if live.bot_to_answer() is not None or live.by_itself() is not None:
            return True
        return bool(live.may_be_ordered())

    def attended(self, live: Live, address: str) -> None:
        """Somebody has come to look: what waits where nobody waits for it steps forward."""
        live.turn = self.turn(address)
        if live.idling and live.driver is not None:
            live.driver.cancel()
            live.driver = None
        self.drive(live)

    def turn(self, address: str) -> asyncio.Semaphore:
        found = self._turns.get(address)
        if found is None:
            found = self._turns[address] = asyncio.Semaphore(self.here.settings.allowed.bots_each)
        return found

    async def think(self, live: Live, packet: Packet, seat: str, bot: str) -> thinking.Thought:
        """What the bot answers; where one that thinks ahead takes too long, what its script does."""
        try:
            return await self._at_work(live, packet, seat, bot)
        except WorkFault as error:
            craft = live.game.craft
            if craft is None or bot not in bots.LEVELS:
                raise
            said = {"match": live.record.id, "seat": seat, "bot": bot, "fault": str(error)}
            log.warning("a bot thought too long, its script answers for it", extra={"said": said})
            return await self._at_work(live, packet, seat, craft.script)

    async def advise(self, live: Live, holder: Holder, seat: str) -> dict[str, Any]:
        """What a bot would do in a seat's place: only where no other person plays against it."""
        persons = {seat for seat, who in live.record.seats.items() if who == "person"}
        if seat not in holder.seats:
            raise Denied("not-your-seat", sentence("error-advice-sits-there"))
        if not persons <= set(holder.seats):
            raise Denied("refused", sentence("error-somebody-else-plays-match-nobody"))
        if live.line is not None or live.judge is not None:
            raise Denied("refused", sentence("error-lesson-puzzle-finding-out-oneself"))
        async with live.lock:
            match = live.match
            if isinstance(match, Relic) or seat not in match.to_answer:
                raise Denied("refused", sentence("error-nothing-asked-seat-now"))
            ply = match.ply
            luck = self.here.secret.luck(match.dice.seed, live.version, seat)
            packet = match.redacted(seat, luck).packet()
        names = bots.names(live.game)
        bot = ADVISER if ADVISER in names else names[-1]
        try:
            async with live.turn:
                advice = await self.here.bots.run(thinking.advise, packet, live.source, seat, bot)
        except WorkFault as error:
            raise Denied("refused", sentence("error-adviser", error=error)) from None
        return {"ply": ply, "seat": seat, "bot": bot, **advice}

    async def _at_work(self, live: Live, packet: Packet, seat: str, bot: str) -> thinking.Thought:
        """Where somebody looks on, a bot thinks before all those that nobody sees."""
        if live.watched:
            async with live.turn:
                return await self.here.bots.run(thinking.think, packet, live.source, seat, bot)
        live.idling = True
        try:
            return await self.here.idle_bots.run(thinking.think, packet, live.source, seat, bot)
        finally:
            live.idling = False

    async def _drive(self, live: Live) -> None:
        try:
            while self.goes_on(live) and await self.here.peers.lease(live.record.id):
                with contextlib.suppress(Behind):  # another worker was quicker: see what it has done
                    if live.by_itself() is not None:
                        await self._lesson_goes_on(live)
                    elif live.bot_to_answer() is not None:
                        await self._bot_answers(live)
                    else:
                        async with live.lock:
                            await self.here.orders.carry_out(live)
                            live.show()
            if live.match.result is not None:
                await self.here.peers.release([live.record.id])
        except Denied as error:
            live.tell_all(m.Fault(in_words(sentence("fault-computer-answer", reason=error.text)), ""))
        except Exception:
            code = secrets.token_hex(4)
            log.exception("a bot's turn broke", extra={"said": {"match": live.record.id, "code": code}})
            live.tell_all(m.Fault(in_words(sentence("fault-computer")), code))

    async def _lesson_goes_on(self, live: Live) -> None:
        """Give the next answer that a lesson gives by itself."""
        await asyncio.sleep(self.here.settings.bot_pause if live.eventful else 0)
        async with live.lock:
            said = live.by_itself()
            if said is None:
                return  # taken back meanwhile
            told = len(live.match.state.log.events)
            await self.here.umpire.change(live, lambda: live.give(said.seat, said.token), None)
            live.eventful = len(live.match.state.log.events) != told
            live.show()

    async def _bot_answers(self, live: Live) -> None:
        async with live.lock:
            wanted = live.bot_to_answer()
            if wanted is None:
                return
            seat, bot = wanted
            version = live.version
            luck = self.here.secret.luck(live.match.dice.seed, version, seat)
            packet = live.match.redacted(seat, luck).packet()
        live.tell_all(m.Thinking(seat, bot))
        self.here.peers.tell(peers.Thinks(live.record.id, self.here.peers.name, seat, bot))
        # Time to see what happened; where nothing did (a unit stays, a choice is opened), none is needed.
        pause = asyncio.sleep(self.here.settings.bot_pause if live.eventful else 0)
        thinks = self.think(live, packet, seat, bot)
        _, found = await asyncio.gather(pause, thinks, return_exceptions=True)
        async with live.lock:
            if live.version != version:
                return  # somebody took back or resigned meanwhile
            match = live.match
            thought = found if isinstance(found, thinking.Thought) else None
            token = thought.token if thought is not None else ""
            if thought is None or not match.ask(seat).accepts(token):
                broke = f"{type(found).__name__}: {found}"[:200]
                fault = broke if thought is None else f"{token!r:.200} is no option"
                said = {"match": live.record.id, "seat": seat, "bot": bot, "ply": match.ply, "fault": fault}
                log.error("a bot failed, a random one answers for it", extra={"said": said})
                self.here.metrics.count("frente_bot_failures_total")
                token = secrets.choice(match.ask(seat).options())
            elif thought.said:
                live.reasons[seat] = {"seat": seat, "ply": match.ply, "said": thought.said}
            told = len(match.state.log.events)
            await self.here.umpire.change(live, lambda: live.give(seat, token), None)
            self.here.metrics.count("frente_bot_answers_total")
            live.eventful = len(live.match.state.log.events) != told
            live.show()
