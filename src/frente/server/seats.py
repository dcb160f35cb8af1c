"""Who holds the seats of matches: invitations, and what accounts hold."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from frente.engine import Result
from frente.engine.message import sentence
from frente.server import messages as m
from frente.server import peers, present
from frente.server.accord import closes
from frente.server.database import StoreFault
from frente.server.days import when
from frente.server.denial import Denied
from frente.server.links import LONGEST, Holder, Invitation, hashed, new_link
from frente.server.live import Live
from frente.server.people import Person
from frente.server.tables import people

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.seats")

FORGETS = 2.0
"""Seconds between two looks for accounts that are to be forgotten."""
SPENT = sentence("error-invitation-used")


class Seats:
    """Gives seats to people."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    # --- inviting -------------------------------------------------------------------------------
    async def invitation(self, id: str, token: str) -> Invitation:
        """An invitation that can still be claimed."""
        found = await self._invitation(id, token)
        if found.claimed is not None:
            raise Denied("refused", SPENT)
        return found

    async def invitation_card(self, id: str, token: str) -> dict[str, Any]:
        """What somebody is invited to."""
        invitation = await self.invitation(id, token)
        record = await self.here.store.record(id)
        assert record is not None  # the invitation is stored with it
        return {
            "match": id,
            "game": record.game,
            "title": self.here.game(record.game).title,
            "scenario": record.scenario,
            "options": record.options,
            "seats": [invitation.seat],
            "origin": record.branched,
            "arranged": record.start is not None,
        }

    async def _invitation(self, id: str, token: str) -> Invitation:
        found = await self.here.store.invitation(hashed(token)) if 0 < len(token) <= LONGEST else None
        if found is None or found.match != id:
            raise Denied(
                "unknown",
                sentence("error-there-no-such-invitation-taken"),
            )
        return found

    async def claim(
        self, id: str, token: str, claimant: str, person: Person | None = None
    ) -> tuple[Live, str, Holder]:
        """Give a seat to the first who claims it; that one may ask again. Others are refused."""
        invitation = await self._invitation(id, token)
        link = self.here.secret.link(token, claimant)
        holder = Holder(hashed(link), id, (invitation.seat,))
        if not await self._stored(self.here.store.claim(invitation, holder)):
            if await self.here.store.holder(holder.link) is None:
                raise Denied("refused", SPENT)
        live = await self.here.open(id)
        live.claimed(invitation.seat)
        if person is not None:
            await self.hold(person, [holder])
        self.here.peers.tell(peers.Claimed(id, self.here.peers.name, invitation.seat))
        return live, link, holder

    async def invite(self, live: Live, holder: Holder, seat: str) -> str:
        """A new invitation in the place of one that nobody has claimed, which is worth nothing then."""
        token = new_link()
        invitation = Invitation(hashed(token), live.record.id, seat, holder.link)
        if not await self._stored(self.here.store.invite(invitation)):
            raise Denied(
                "refused",
                sentence("error-nobody-can-invited-seat-from"),
            )
        return token

    async def _stored(self, work: Awaitable[bool]) -> bool:
        try:
            return await work
        except StoreFault as error:
            log.error("something was not stored", extra={"said": {"fault": str(error)}})
            raise Denied("fault", sentence("error-could-not-stored")) from None

    # --- people ---------------------------------------------------------------------------------
    async def hold(self, person: Person, holders: list[Holder]) -> int:
        """Let an account hold what links hold; in how many matches that is new."""
        try:
            new = await self.here.people.keep(person, holders)
        except StoreFault as error:
            log.error("seats were not kept", extra={"said": {"fault": str(error)}})
            raise Denied("fault", sentence("error-could-not-stored")) from None
        for id in {holder.match for holder in holders}:
            live = self.here.lives.get(id)
            if live is not None:
                live.known(await self.here.store.names(id))
        return new

    async def take(self, person: Person, given: list[tuple[str, str]]) -> int:
        """Let an account hold what links hold, each with its match; in how many matches that is new."""
        found = []
        for id, link in given:
            held = await self.here.store.holder(hashed(link)) if 0 < len(link) <= LONGEST else None
            if held is not None and held[0].match == id:
                found.append(held[0])
        new = await self.hold(person, found)
        await self.here.notes.move(found, person.id)
        return new

    async def mine(self, person: Person) -> list[dict[str, Any]]:
        """The matches of an account: those that wait for it, the nearest deadline first; then the latest."""
        rows = []
        held_in = await self.here.store.matches_of(person.id)
        ids = [record.id for record, _ in held_in]
        agreed, clocks = await self.here.store.terms(ids), await self.here.store.clocks(ids)
        said = await self.here.talk.unread(person.id, {record.id: held for record, held in held_in})
        at, seen = await self.here.clocks.moment(), await self.here.notices.seen(person.id)
        for record, held in held_in:
            if record.game not in self.here.sources:
                continue
            if record.waiting is None:  # from before it was stored
                with contextlib.suppress(Denied, StoreFault):
                    live = await self.here.open(record.id)
                    record.waiting = list(live.match.to_answer)
                    await self.here.store.note_waiting(live.record, record.waiting)
            rows.append(
                {
                    "id": record.id,
                    "game": record.game,
                    "title": self.here.game(record.game).title,
                    "scenario": record.scenario,
                    "yours": list(held),
                    "people": await self.here.store.names(record.id),
                    "seats": record.seats,
                    "waiting": record.waiting or [],
                    "result": present.result(None if record.result is None else Result(**record.result)),
                    "created": when(record.created),
                    "changed": when(record.changed),
                    "draws": agreed[record.id].draws if record.id in agreed else [],
                    "closes": closes(record, agreed.get(record.id)),
                    "clock": present.clock(clocks.get(record.id), at),
                    "unread": record.version > seen.get(record.id, -1),
                    "said": said.get(record.id, 0),
                    "rated": record.id in agreed and agreed[record.id].rated,
                }
            )
        return sorted(rows, key=_urgency)

    async def leave(self, person: Person) -> None:
        """Give up the matches of an account that others wait in."""
        for record, held in await self.here.store.matches_of(person.id):
            others = [seat for seat, who in record.seats.items() if who == "person" and seat not in held]
            if record.kind != "play" or record.result is not None or not others:
                continue
            with contextlib.suppress(Denied):
                live, holder = await self.here.enter(record.id, "", person)
                if live.match.result is None:
                    await self.here.umpire.told(live, holder, m.Resign(secrets.token_hex(8), held[0]))
                    async with live.lock:
                        live.show()

    async def forget(self, person: Person) -> None:
        """Delete an account: all that is a person's, and the name at every table."""
        await self.leave(person)
        ids = [record.id for record, _ in await self.here.store.matches_of(person.id)]
        for id in ids:
            await self.here.ratings.settle(id)  # while it is known who played
        await self.here.people.delete(person)
        self.dismiss(person.id)
        for say in self.here.farewells:
            say(person.id)
        for live in [self.here.lives[id] for id in ids if id in self.here.lives]:
            live.known(await self.here.store.names(live.record.id))

    async def replay_link(self, id: str) -> str:
        """A link by which anybody may watch a match that is over; the same whenever it is asked for."""
        link = self.here.secret.link("replay", id)
        if await self.here.store.holder(hashed(link)) is None:
            await self._stored(self.here.store.let_watch(Holder(hashed(link), id, ())))
        return link

    async def close(self, id: str) -> None:
        """Let nobody use an account any more; what others wait in is given up."""
        rows = await self.here.store.read(select(people).where(people.c.id == id))
        await self.here.standings.close(id)
        for row in rows:
            await self.leave(Person(row.id, row.name, row.mail, bool(row.confirmed), row.created))
        self.dismiss(id)

    async def forget_marked(self) -> None:
        for id in await self.here.standings.leaving():
            for row in await self.here.store.read(select(people).where(people.c.id == id)):
                await self.forget(Person(row.id, row.name, row.mail, bool(row.confirmed), row.created))

    async def forget_on(self) -> None:
        """Forget those whose accounts an operator has deleted at the command line."""
        while True:
            try:
                await self.forget_marked()
            except (StoreFault, SQLAlchemyError) as error:
                log.error("nobody was forgotten", extra={"said": {"fault": str(error)}})
            await asyncio.sleep(FORGETS)

    def dismiss(self, person: str, everywhere: bool = True) -> None:
        """End the connections that a person has by the account."""
        for live in self.here.lives.values():
            for onlooker in [o for o in live.onlookers if o.person == person]:
                onlooker.drop()
        if everywhere:
            self.here.peers.tell(peers.SignedOut("", self.here.peers.name, person))


def _urgency(row: dict[str, Any]) -> tuple[bool, float]:
    """Those that wait for one first: whose time is up soonest, then the others."""
    mine = set(row["yours"]) & set(row["waiting"])
    clock = row["clock"]
    running = [clock["left"][seat] for seat in clock["running"] if seat in mine] if clock else []
    return not mine, min(running, default=math.inf)
