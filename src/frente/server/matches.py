"""All matches of a server: made, opened, changed, handed to bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from frente import games
from frente.engine import Game
from frente.engine.message import in_words, sentence
from frente.server import messages as m
from frente.server import metrics, peers, present
from frente.server.accord import Accord
from frente.server.clocks import Clocks
from frente.server.company import Company
from frente.server.database import StoreFault
from frente.server.days import when
from frente.server.denial import Denied
from frente.server.drivers import Drivers
from frente.server.gate import Gate, Rooms, limits_of
from frente.server.lanes import Lane
from frente.server.limits import Clock
from frente.server.links import LONGEST, Holder, hashed
from frente.server.live import Live
from frente.server.load import LATE_ALONE, Load
from frente.server.loader import Loader
from frente.server.mail import Mail
from frente.server.maker import Maker
from frente.server.metrics import Metrics
from frente.server.notes import Notes
from frente.server.notices import Notices
from frente.server.orders import Orders
from frente.server.packed import Packed
from frente.server.passkeys import Passkeys
from frente.server.peers import Alone, Peers
from frente.server.people import People, Person
from frente.server.profiles import Profiles
from frente.server.ratings import Ratings
from frente.server.reports import Reports
from frente.server.seats import Seats
from frente.server.secret import Secret
from frente.server.settings import Settings
from frente.server.standings import Standings
from frente.server.store import Store, now
from frente.server.talk import Talk
from frente.server.umpire import Umpire

log = logging.getLogger("frente.server.matches")

PACKED = 200
"""Catalogs and boards that are kept ready to be sent."""


class Matches:
    """The matches in memory, over those in the store."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        secret: Secret,
        metrics: Metrics,
        now: Callable[[], int] = now,
        clock: Clock = time.monotonic,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.store = store
        self.secret = secret
        self.now = now
        self.people = People(store, Mail(settings.smtp, settings.mail_from), settings.site, now, clock)
        allowed = settings.allowed
        # A lane for each kind of work: none waits for another's.
        self.bots = Lane(settings.bot_processes, settings.bot_seconds)
        self.idle_bots = Lane(1, settings.bot_seconds, niceness=19)
        self.uploads = Lane(1, allowed.file_seconds, line=allowed.line)
        self.positions = Lane(1, allowed.position_seconds, line=allowed.line)
        self.sockets = Rooms("sockets", allowed.sockets_each, allowed.sockets)
        self.gate = Gate(limits_of(allowed), clock)
        # Whoever plays on his own machine is not sent away because it is busy.
        self.load = Load(allowed.late if settings.public else max(allowed.late, LATE_ALONE), allowed.spare)
        self.sources = sources(settings)
        self.loader, self.maker, self.umpire = Loader(self), Maker(self), Umpire(self)
        self.drivers, self.company = Drivers(self), Company(self)
        self.seats, self.accord, self.clocks = Seats(self), Accord(self), Clocks(self)
        self.notices, self.orders, self.passkeys = Notices(self), Orders(self), Passkeys(self)
        self.standings = Standings(store, now)
        self.talk, self.notes, self.reports = Talk(self), Notes(self), Reports(self)
        self.ratings, self.profiles = Ratings(self), Profiles(self)
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.opening: dict[str, asyncio.Future[Live]] = {}
        self._packed: OrderedDict[tuple[Any, ...], Packed] = OrderedDict()
        self._well = (0.0, "")
        self.closing = False
        self.farewells: list[Callable[[str], None]] = []
        """Who else keeps something of a person: called with the id of an account that is gone."""
        self.peers: Peers | Alone = Alone()
        self._errands: set[asyncio.Task[None]] = set()
        if store.shared:
            self.gate.share(store, secret.mark())
            self.sockets.share(store, secret.mark())
            self.peers = peers = Peers(store.engine, store.name, secret.mark())
            peers.heard, peers.lost, peers.beaten = (
                self.company.hear,
                self.company.catch_all_up,
                self.company.outlive,
            )
            peers.wanted = self.company.waiting_for_bots
            peers.metrics = metrics.report
        store.measured = partial(metrics.observe, "frente_commit_seconds")
        metrics.gauges = self._gauges

    async def begin(self) -> None:
        """Serve, beside other workers where there are any."""
        await self.peers.open()
        await self.clocks.moment()
        self.errand(self.load.watch())
        self.errand(self.accord.sweep_on())
        self.errand(self.clocks.tick_on())
        self.errand(self.notices.tell_on())
        self.errand(self.seats.forget_on())
        if self.store.shared:  # whose matches must go on at once when they end
            self.errand(self.idle_bots.warm())

    @property
    def count(self) -> int:
        return len(self.lives)

    @property
    def connections(self) -> int:
        return sum(len(live.onlookers) for live in self.lives.values())

    def _gauges(self) -> dict[str, float]:
        bots = sum(live.driven for live in self.lives.values())
        return {"frente_matches": self.count, "frente_connections": self.connections, "frente_bots": bots}

    async def figures(self) -> str:
        """What all workers have counted and measured."""
        reports = {} if isinstance(self.peers, Alone) else await asyncio.to_thread(self.peers.reports)
        return metrics.text({**reports, self.peers.name: self.metrics.report()})

    def game(self, slug: str) -> Game[Any]:
        if slug not in self.sources:
            raise Denied("unknown", sentence("error-there-no-game-here", slug=repr(slug)))
        return games.load(self.sources[slug])

    def packed(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Packed:
        """What is the same whoever asks, and does not change while the server runs."""
        found = self._packed.get(key)
        if found is None:
            found = self._packed[key] = Packed(m.write(make()))
            while len(self._packed) > PACKED:
                self._packed.popitem(last=False)
        self._packed.move_to_end(key)
        return found

    async def fault(self) -> str:
        """Why nothing can be stored at the moment; empty where all is well. Tried once a second."""
        at, found = self._well
        if time.monotonic() >= at:
            try:
                await self.store.ping()
                found = ""
            except StoreFault as error:
                found = str(error)
                log.error("nothing can be stored", extra={"said": {"fault": found}})
            self._well = (time.monotonic() + 1, found)
        return found

    async def why_not_ready(self) -> str:
        """Why nobody should be sent here; empty where all is well."""
        if self.closing:
            return "this worker is about to end"
        if not self.peers.well:
            return "this worker does not hear the others"
        if self.load.full:
            return "this worker has as much to do as it can"
        fault = await self.fault()
        return in_words(sentence("error-nothing-stored", reason=fault)) if fault else ""

    # --- opening --------------------------------------------------------------------------------
    async def enter(self, id: str, link: str, person: Person | None = None) -> tuple[Live, Holder]:
        """The match and what the link gives in it; without one, what the account holds."""
        found = await self.store.holder(hashed(link)) if 0 < len(link) <= LONGEST else None
        if not link and person is not None:
            found = await self.store.held_by(person.id, id)
        if not link and found is None and (await self.accord.terms(id)).watched:
            found = Holder("", id, ()), 0
        if found is None or found[0].match != id:
            if not await self.store.knows(id):
                raise Denied("unknown", sentence("error-there-no-such-match-here"))
            raise Denied("not-your-seat", sentence("error-link-does-not-open-match"))
        holder, version = found
        live = await self.open(id)
        if live.version < version:
            await self.company.catch_up(live, version)
        return live, holder

    async def open(self, id: str) -> Live:
        """The match of that id, from memory or replayed from the store."""
        live = self.lives.get(id)
        if live is not None:
            self.lives.move_to_end(id)
            return live
        if id in self.opening:
            return await asyncio.shield(self.opening[id])
        future: asyncio.Future[Live] = asyncio.get_running_loop().create_future()
        self.opening[id] = future
        try:
            live = await self.loader.load(id)
            live.invited = await self.store.unclaimed(id)
            live.people = await self.store.names(id)
            await self.orders.look(live)
            live.turn = self.drivers.turn("")
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # seen here, whoever else waits
            raise
        finally:
            del self.opening[id]
        self.know(live)
        future.set_result(live)
        self.shrink()
        self.drivers.drive(live)
        return live

    def know(self, live: Live) -> None:
        """Have a match in memory, and let the other workers know who is connected to it here."""
        id, name = live.record.id, self.peers.name
        self.lives[id] = live
        if not isinstance(self.peers, Alone):
            live.mentioned = lambda seats, watching: self.peers.tell(peers.Here(id, name, seats, watching))
            self.peers.tell(peers.Who(id, name))

    def shrink(self) -> None:
        """Forget matches that nobody looks at, the longest unused first."""
        spare = len(self.lives) - self.settings.matches_in_memory
        gone = [id for id, live in self.lives.items() if not live.busy][: max(spare, 0)]
        for id in gone:
            del self.lives[id]
        if gone:
            self.errand(self.peers.release(gone))

    def errand(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def close(self) -> None:
        """Stop the bots; everything told to anybody is stored already."""
        self.closing = True
        await self.peers.close()
        for errand in list(self._errands):
            errand.cancel()
        for live in self.lives.values():
            if live.driver is not None:
                live.driver.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await live.driver
        for lane in (self.bots, self.idle_bots, self.uploads, self.positions):
            lane.close()
        self.people.close()

    # --- describing -----------------------------------------------------------------------------
    def card(self, live: Live, holder: Holder) -> dict[str, Any]:
        record = live.record
        view = live.match.view(holder.seats[0] if holder.seats else None)
        return {
            "id": record.id,
            "game": record.game,
            "title": live.game.title,
            "scenario": record.scenario,
            "options": record.options,
            "seats": live.seats(holder.seats),
            "yours": list(holder.seats),
            "ply": live.match.ply,
            "version": record.version,
            "turn": view.get("turn"),
            "waiting": list(live.match.to_answer),
            "result": present.result(live.match.result),
            "commitment": record.commitment,
            "created": when(record.created),
            "changed": when(record.changed),
            "kind": record.kind,
            "origin": record.branched,
            "arranged": record.start is not None,
            "open": live.open,
        }


def sources(settings: Settings) -> dict[str, str]:
    """Where each game of this server comes from, by slug."""
    found = {}
    for source in settings.games or games.slugs():
        try:
            found[games.load(source).slug] = source
        except Exception:  # one broken game must not keep the others from being played
            log.exception("a game does not load", extra={"said": {"game": source}})
    return found
