"""What the players of a match agree on beside the board, and the end of matches that nobody plays."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from frente.engine.message import sentence
from frente.server import messages as m
from frente.server import peers, present
from frente.server.database import StoreFault
from frente.server.days import DAY, when
from frente.server.denial import PATIENCE, Denied
from frente.server.links import Holder
from frente.server.live import Live
from frente.server.store import Record, Terms

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.accord")

QUIET = 30 * DAY
"""A match of a table in which nobody has played for so long is closed, after its players were told twice."""
NOTICE = (0, 7 * DAY, DAY)
"""So long after it was said never, once or twice."""
SWEEP = 3600.0
"""Seconds between two looks for such matches."""


class Accord:
    """What is agreed on."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def terms(self, id: str) -> Terms:
        """What the players of a match have agreed on."""
        return (await self.here.store.terms([id])).get(id) or Terms(id)

    async def terms_card(self, live: Live, holder: Holder) -> dict[str, Any]:
        agreed, record = await self.terms(live.record.id), live.record
        playing = bool(holder.seats) and record.kind == "play" and live.match.result is None
        persons = [seat for seat, who in record.seats.items() if who == "person"]
        over = bool(holder.seats) and record.kind == "play" and live.match.result is not None
        held = await self.here.store.holders(record.id) if over else {}
        return {
            "watched": agreed.watched,
            "rated": agreed.rated,
            "draws": agreed.draws,
            "can_draw": playing and len(persons) == len(record.seats) > len(holder.seats),
            "can_abort": playing and len(persons) > len(holder.seats) and not _begun(live, persons),
            "can_rematch": len({held.get(seat, seat) for seat in persons}) > 1 and set(persons) <= set(held),
            "closes": closes(record, agreed) if live.match.result is None else None,
            "clock": present.clock(live.clock, await self.here.clocks.moment()),
        }

    async def draw(self, live: Live, holder: Holder, offered: bool) -> None:
        """Offer a draw or agree to one, or do not; the match is over when all its players have."""
        async with live.lock:
            card = await self.terms_card(live, holder)
            if not card["can_draw"]:
                raise Denied("refused", sentence("error-here-nobody-can-agree-draw"))
            draws = await self._offered(live, holder, offered)
            if set(draws) == set(live.record.seats):
                await self.here.umpire.end(live, "agreed")
                await self._agree(live, draws, [])
                draws = []
        self._tell_terms(live, draws)

    async def abort(self, live: Live, holder: Holder) -> None:
        """Call a match off that has not begun."""
        async with live.lock:
            if not (await self.terms_card(live, holder))["can_abort"]:
                raise Denied("refused", sentence("error-match-has-begun-give-up"))
            await self.here.umpire.end(live, "aborted")

    async def _offered(self, live: Live, holder: Holder, offered: bool) -> list[str]:
        """Who offers a draw now; another worker's player may offer one at the same moment."""
        for _ in range(PATIENCE):
            before = (await self.terms(live.record.id)).draws
            after = sorted({*before, *holder.seats}) if offered else []
            if before == after or await self._agree(live, before, after):
                return after
        raise Denied("stale", sentence("error-match-changed-elsewhere-look-again"))

    async def _agree(self, live: Live, before: list[str], after: list[str]) -> bool:
        try:
            return await self.here.store.offer_draw(live.record.id, before, after)
        except StoreFault as error:
            log.error("terms were not stored", extra={"said": {"fault": str(error)}})
            raise Denied("fault", sentence("error-could-not-stored")) from None

    def _tell_terms(self, live: Live, draws: list[str]) -> None:
        live.tell_all(m.TermsTold(draws))
        self.here.peers.tell(peers.Agreed(live.record.id, self.here.peers.name, draws))

    async def sweep(self) -> None:
        """Close matches of tables in which nobody plays, after saying so twice."""
        at = self.here.now()
        for record, agreed in await self.here.store.untouched(at - QUIET):
            said = agreed.warned if agreed.warned_of == record.version else 0
            if record.game not in self.here.sources or (said == 2 and at < agreed.warned_on + NOTICE[2]):
                continue
            if said == 2:
                with contextlib.suppress(Denied, StoreFault):
                    live = await self.here.open(record.id)
                    async with live.lock:
                        if live.version == record.version and live.match.result is None:
                            await self.here.umpire.end(live, "closed")
                            log.info("a match was closed", extra={"said": {"match": record.id}})
            elif not said or at >= agreed.warned_on + NOTICE[1] - NOTICE[2]:
                if await self.here.store.warn(record, said + 1, at):
                    title, day = self.here.game(record.game).title, when(at + NOTICE[said + 1])[:10]
                    await self.here.people.tell_untouched(record.id, title, day)

    async def sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
                await self.here.ratings.sweep()
                await self.here.reports.sweep()
            except (StoreFault, SQLAlchemyError) as error:
                log.error("nothing was swept", extra={"said": {"fault": str(error)}})
            await asyncio.sleep(SWEEP)


def _begun(live: Live, persons: list[str]) -> bool:
    """Has everybody answered something?"""
    return set(persons) <= {entry.who for entry in live.match.journal if entry.kind == "answer"}


def closes(record: Record, agreed: Terms | None) -> str | None:
    """When a match in which nobody plays is closed, once that was said."""
    if agreed is None or not agreed.warned or agreed.warned_of != record.version:
        return None
    return when(agreed.warned_on + NOTICE[agreed.warned])
