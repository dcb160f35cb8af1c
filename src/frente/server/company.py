"""Matches among other workers: what they have changed is done again here, and what they left goes on."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from frente.engine import MatchError, Relic
from frente.engine.message import sentence
from frente.server import messages as m
from frente.server import peers
from frente.server.database import StoreFault
from frente.server.denial import Denied
from frente.server.live import Live
from frente.server.loader import remember
from frente.server.store import Record, Stored

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.company")


class Company:
    """Follows the other workers."""

    def __init__(self, here: Matches) -> None:
        self.here = here
        self._expecting = asyncio.Semaphore()

    def hear(self, news: peers.News) -> None:
        """What another worker tells."""
        if isinstance(news, peers.SignedOut):
            self.here.seats.dismiss(news.person, everywhere=False)
        elif isinstance(news, peers.Muted):
            self.here.errand(self.here.talk.look_muted(news.person))
        elif isinstance(news, peers.Moves):
            self.here.errand(self.expect(news.match))
            return
        live = self.here.lives.get(news.match)
        if live is None:
            return
        match news:
            case peers.Changed() if news.version > live.version:
                self.here.errand(self.follow(live, news.version))
            case peers.Claimed():
                live.claimed(news.seat)
                self.here.errand(self.meet(live))
            case peers.Agreed():
                live.tell_all(m.TermsTold(news.draws))
            case peers.Timed():
                self.here.errand(self.here.clocks.look(live))
            case peers.Said():
                self.here.errand(self.here.talk.tell(live, news.line))
            case peers.Ordered():
                self.here.errand(self.here.orders.look(live))
            case peers.Here():
                live.mention_elsewhere(news.by, news.seats, news.watching)
                if live.idling and live.watched:
                    self.here.drivers.attended(live, "")
            case peers.Who():
                live.mention_here()
            case peers.Thinks():
                live.tell_all(m.Thinking(news.seat, news.bot))

    def move(self) -> None:
        """This worker ends soon: let the others have ready what somebody plays or watches here."""
        for id, live in self.here.lives.items():
            if live.onlookers:
                self.here.peers.tell(peers.Moves(id, self.here.peers.name))

    async def expect(self, id: str) -> None:
        """Have a match in memory before those come who play it; one after the other, beside all else."""
        async with self._expecting:
            try:
                if not self.here.closing:
                    await self.here.open(id)
            except (Denied, StoreFault) as error:
                said = {"match": id, "fault": str(error)}
                log.warning("a match that moves here does not open", extra={"said": said})

    async def meet(self, live: Live) -> None:
        """See who holds the seats of a match."""
        live.known(await self.here.store.names(live.record.id))

    def catch_all_up(self) -> None:
        """News were lost: see where all matches stand."""

        async def look() -> None:
            for id, version in (await self.here.store.versions(list(self.here.lives))).items():
                live = self.here.lives.get(id)
                if live is not None:
                    live.mention_here()
                    if version > live.version:
                        await self.follow(live, version)

        if self.here.lives:
            self.here.errand(look())

    def waiting_for_bots(self) -> list[str]:
        """Matches whose bots are to answer, and do not think here."""
        return [
            id for id, live in self.here.lives.items() if not live.driven and self.here.drivers.goes_on(live)
        ]

    def outlive(self, beat: peers.Beat) -> None:
        """Take over what dead workers have left, and let bots think that nobody lets think."""
        for live in self.here.lives.values():
            live.mention_dead(beat.alive)
        for live in [self.here.lives[id] for id in beat.free if id in self.here.lives]:
            self.here.drivers.drive(live)
        orphans = [id for id in beat.orphans if id not in self.here.lives and id not in self.here.opening]
        if orphans and not self.here.closing:
            log.info("matches of another worker go on here", extra={"said": {"matches": len(orphans)}})
            for id in orphans:
                self.here.errand(self._adopt(id))

    async def _adopt(self, id: str) -> None:
        try:
            if not await self.here.peers.lease(id):
                return
            live = await self.here.open(id)
        except (Denied, StoreFault) as error:
            log.error("a match does not go on", extra={"said": {"match": id, "fault": str(error)}})
            return
        if not self.here.drivers.goes_on(live) and not live.busy:
            await self.here.peers.release([id])  # nobody waits for a bot there: whoever opens it goes on

    async def follow(self, live: Live, version: int) -> None:
        """Show what another worker has changed, and go on from there."""
        if live.version < version:
            try:
                await self.catch_up(live, version)
            except (Denied, StoreFault) as error:
                said = {"match": live.record.id, "fault": str(error)}
                log.error("a change elsewhere cannot be followed", extra={"said": said})
                return
        self.here.drivers.drive(live)

    async def catch_up(self, live: Live, version: int) -> None:
        async with live.lock:
            if live.version < version:
                await self.stand_with_store(live)

    async def stand_with_store(self, live: Live) -> None:
        """Do again what others have done, in a match whose lock is held; or take the stored one whole."""
        stored = await self.here.store.stored(live.record.id, live.match.ply)
        if stored is None or stored.record.version <= live.version:
            return
        if not _fits(live, stored.record):
            live.become(await self.here.loader.load(live.record.id))
            live.show()
            return
        try:
            _do_again(live, stored)
        except MatchError as error:
            said = {"match": live.record.id, "fault": str(error)}
            log.error("a change elsewhere does not fit the rules here", extra={"said": said})
            live.become(await self.here.loader.load(live.record.id))
        live.show()


def _fits(live: Live, now: Record) -> bool:
    """Does the stored journal only go on from the one at hand?"""
    then = live.record
    same = (then.rules, then.parts, then.undone) == (now.rules, now.parts, now.undone)
    return same and not isinstance(live.match, Relic) and now.ply >= then.ply == live.match.ply


def _do_again(live: Live, stored: Stored) -> None:
    """Go on along the journal that others have written. MatchError: it does not lead where it led there."""
    match, record = live.match, stored.record
    steps = [entry for entry in stored.entries if entry[0] in ("answer", "resign", "ended")]
    singly = len(steps) == record.version - live.version
    first, events = match.ply, len(match.state.log.events)
    for n, (kind, who, how, token) in enumerate(steps, 1):
        plies, told = match.ply, len(match.state.log.events)
        if kind == "answer":
            live.give(who, token)
        elif kind == "resign":
            match.resign(who, how)
        else:
            match.end(how)
        if singly and n < len(steps):  # the last one is told with what the store says of it
            live.record.version, live.record.ply = live.version + 1, match.ply
            live.changed(told, plies, False)
            live.show()
        else:
            first, events = (plies, told) if singly else (first, events)
    done = [entry.to_plain() for entry in match.journal[len(match.journal) - len(stored.entries) :]]
    if done != stored.entries or match.digest() != record.digest:
        raise MatchError(sentence("error-journal-leads-elsewhere"))
    before, live.record = live.version, record
    if record.version == before + 1 and len(steps) > 1:
        match.groups.append((first, match.ply))  # several answers that were one gesture
    live.clock = stored.clock
    live.keeper = None  # what is kept beside the journal, the store knows
    for version in range(before + 1, record.version):
        live.skipped(version, events)
    live.changed(events, first, False)
    remember(live, stored.messages)
