"""The clocks of matches: pressed with every change, and what follows when one has run out.

Their moments are milliseconds since 1970 less all that the server has slept: while no worker is awake nobody
loses time. What is awake says so in the store every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from frente.engine.message import sentence
from frente.server import peers
from frente.server.clock import Clock, Pace
from frente.server.database import StoreFault
from frente.server.denial import PATIENCE, Behind, Denied
from frente.server.links import Holder
from frente.server.live import Live

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.clocks")

Work: TypeAlias = Callable[[Clock], bool]

TICK = 1.0
"""Seconds between two looks for time that is up."""
BEAT = 5_000
"""Milliseconds after which it is said again that somebody is awake."""


class Clocks:
    """Keeps the time of matches."""

    def __init__(self, here: Matches) -> None:
        self.here = here
        self._slept = 0
        self._beaten = -1

    def at(self) -> int:
        """The moment, as of the last beat."""
        return self.here.now() - self._slept

    async def moment(self) -> int:
        """The moment; where the last beat is long ago, we may have slept."""
        at = self.here.now()
        if self._beaten < 0 or not 0 <= at - self._beaten < BEAT:
            self._slept = await self.here.store.beat(at, int(self.here.settings.nap * 1000))
            self._beaten = at
        return at - self._slept

    # --- what players do ------------------------------------------------------------------------
    async def begin(self, live: Live, pace: Pace) -> None:
        """Set the clock of a match that begins."""
        persons = [seat for seat, who in live.record.seats.items() if who == "person"]
        clock = Clock.set(live.record.id, pace, persons, live.match.to_answer, await self.moment())
        await self.here.store.set_clock(clock)
        live.clock = clock
        live.tell_clock()

    async def pause(self, live: Live, holder: Holder, wanted: bool) -> None:
        """Want a pause (or its end), or no more; it comes when all want it."""
        at = await self.moment()

        def work(clock: Clock) -> bool:
            clock.wish(holder.seats, wanted, at)
            return True

        await self._turn(live, holder, work)

    async def holiday(self, live: Live, holder: Holder, days: int) -> None:
        """Take days off: one's time does not run then."""
        at = await self.moment()
        if not await self._turn(live, holder, lambda clock: clock.go_away(holder.seats, days, at)):
            raise Denied("refused", sentence("error-you-have-not-so-many"))

    async def _turn(self, live: Live, holder: Holder, work: Work) -> bool:
        """Change a clock beside the board."""
        async with live.lock:
            for _ in range(PATIENCE):
                if live.clock is None or not holder.seats or live.match.result is not None:
                    raise Denied("refused", sentence("error-no-clock-yours-runs-here"))
                clock = live.clock.copy()
                if not work(clock):
                    return False
                clock.version += 1
                try:
                    if await self.here.store.turn_clock(clock):
                        live.clock = clock
                        break
                except StoreFault as error:
                    log.error("a clock was not stored", extra={"said": {"fault": str(error)}})
                    raise Denied("fault", sentence("error-could-not-stored")) from None
                await self.look(live)  # another worker was quicker
            else:
                raise Denied("stale", sentence("error-clock-changed-elsewhere-look-again"))
        live.tell_clock()
        self.here.peers.tell(peers.Timed(live.record.id, self.here.peers.name))
        return True

    async def look(self, live: Live) -> None:
        """Take the clock as it is stored."""
        live.clock = (await self.here.store.clocks([live.record.id])).get(live.record.id)
        live.tell_clock()

    # --- what follows ---------------------------------------------------------------------------
    def pressed(self, live: Live, at: int, undone: bool) -> Clock | None:
        """The clock after a change of the match."""
        if live.clock is None:
            return None
        clock = live.clock.copy()
        clock.press([] if live.match.result is not None else live.match.to_answer, at, undone)
        clock.version += 1
        return clock

    async def must_be_in_time(self, live: Live) -> None:
        """Denied: somebody's time is up, and the match is over now. Its lock is held."""
        if live.clock is not None and live.match.result is None:
            if live.clock.out(await self.moment()):
                await self._end(live)
                live.show()
                raise Denied("refused", sentence("error-time-up-match-over"))

    async def _end(self, live: Live) -> None:
        """The match of a clock that has run out, whose lock is held, is lost by who is out of time."""
        for _ in range(PATIENCE):
            if live.clock is None or live.match.result is not None:
                return
            out = live.clock.out(await self.moment())
            if not out:
                return
            with contextlib.suppress(Behind):
                await self.here.umpire.change(live, partial(live.match.resign, out[0], "time"), None)
                log.info("a clock ran out", extra={"said": {"match": live.record.id, "seat": out[0]}})
                return

    async def tick(self) -> None:
        """End the matches in which somebody's time is up."""
        for id in await self.here.store.due(await self.moment()):
            with contextlib.suppress(Denied, StoreFault):
                live = await self.here.open(id)
                async with live.lock:
                    await self._end(live)
                    live.show()

    async def tick_on(self) -> None:
        while True:
            try:
                await self.tick()
            except (StoreFault, SQLAlchemyError) as error:
                log.error("no clock was looked at", extra={"said": {"fault": str(error)}})
            await asyncio.sleep(TICK)
