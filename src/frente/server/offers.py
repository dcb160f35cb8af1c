"""Tables where people look for a match. It begins when all seats are taken; the table is gone then.

Who sits down agrees to the game, its scenario and options as they stand there: nothing of it changes then.
"""

from __future__ import annotations

import json
import logging
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from frente import bots
from frente.engine import Match
from frente.engine.message import sentence
from frente.server.clock import Pace
from frente.server.days import when
from frente.server.denial import Denied
from frente.server.links import Holder
from frente.server.live import Live
from frente.server.matches import Matches
from frente.server.people import Person, known_as
from frente.server.sentences import refuse
from frente.server.store import Terms
from frente.server.tables import offers, people

log = logging.getLogger("frente.server.offers")

MOST = 10
"""Tables that one person may have open."""
SHOWN = 200
_TEXTS = ("options", "bots", "sitters", "wishes", "invited", "pace")
_LOTS = secrets.SystemRandom()


@dataclass(slots=True)
class Offer:
    """A table."""

    id: str
    version: int
    owner: str
    game: str
    scenario: str
    options: dict[str, Any]
    bots: dict[str, str]
    sitters: list[str]
    wishes: dict[str, str]
    """The seats that people want, also people who do not sit there yet."""
    invited: list[str]
    watched: bool
    rated: bool
    """Its result counts for ratings: who sits down agrees."""
    pace: dict[str, Any] | None
    """As `Pace.to_plain` has it; None: nobody's time is counted."""
    created: int

    def free(self, seats: list[str]) -> list[str]:
        """The seats that whoever comes next may choose; several people may be about to draw lots for them."""
        return [seat for seat in seats if seat not in self.bots and seat not in self.wishes.values()]

    def room(self, seats: list[str]) -> int:
        """How many people may still sit down."""
        return len(seats) - len(self.bots) - len(self.sitters)


class Offers:
    """All tables of a server."""

    def __init__(self, here: Matches) -> None:
        self.here, self.store = here, here.store

    # --- looking --------------------------------------------------------------------------------
    async def shown(self, person: Person | None) -> list[dict[str, Any]]:
        """The tables that somebody may see: open ones, own ones, and those one is invited to."""
        rows = await self.store.read(select(offers).order_by(offers.c.created.desc()).limit(SHOWN))
        found = [_offer(row) for row in rows]
        mine = person.id if person else ""
        seen = [o for o in found if not o.invited or mine in o.invited or mine in o.sitters]
        names = await self._names({id for o in seen for id in (*o.sitters, o.owner, *o.wishes)})
        return [self._card(o, names, mine) for o in seen if o.game in self.here.sources]

    async def find(self, id: str, person: Person) -> Offer:
        rows = await self.store.read(select(offers).where(offers.c.id == id))
        found = _offer(rows[0]) if rows else None
        if found is None or (found.invited and person.id not in (*found.invited, *found.sitters)):
            raise Denied("unknown", sentence("error-there-no-such-table-taken"))
        return found

    async def card(self, offer: Offer, person: Person) -> dict[str, Any]:
        names = await self._names({*offer.sitters, *offer.wishes, offer.owner})
        return self._card(offer, names, person.id)

    def _card(self, offer: Offer, names: dict[str, str], mine: str) -> dict[str, Any]:
        seats = self._seats(offer)
        return {
            "id": offer.id,
            "game": offer.game,
            "title": self.here.game(offer.game).title,
            "scenario": offer.scenario,
            "options": offer.options,
            "owner": names.get(offer.owner, ""),
            "bots": offer.bots,
            "seated": {seat: names[id] for id, seat in offer.wishes.items() if id in offer.sitters},
            "lots": [names[id] for id in offer.sitters if id not in offer.wishes],
            "free": offer.free(seats),
            "room": offer.room(seats),
            "kept": offer.wishes.get(mine),
            "yours": offer.owner == mine,
            "sitting": mine in offer.sitters,
            "invited": mine in offer.invited and mine not in offer.sitters,
            "closed": bool(offer.invited),
            "watched": offer.watched,
            "rated": offer.rated,
            "pace": offer.pace,
            "created": when(offer.created),
            "match": None,
        }

    async def _names(self, ids: set[str]) -> dict[str, str]:
        rows = await self.store.read(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        return {row.id: row.name for row in rows}

    def _seats(self, offer: Offer) -> list[str]:
        return list(self.here.game(offer.game).seats(offer.scenario, offer.options))

    # --- making ---------------------------------------------------------------------------------
    async def make(
        self,
        person: Person,
        game: str,
        scenario: str | None,
        options: dict[str, Any],
        seat: str,
        bots_at: dict[str, str],
        invited: list[str],
        watched: bool,
        pace: dict[str, Any] | None = None,
        rated: bool = False,
    ) -> Offer:
        """A new table, at which its maker sits. Denied: no match could begin there."""
        match = self._tried(game, scenario, options)
        seats = list(match.setup.seats)
        known = [f"bot:{name}" for name in bots.names(self.here.game(game))]
        if set(bots_at) - set(seats) or set(bots_at.values()) - set(known):
            raise Denied("unreadable", sentence("error-there-no-such-seat-no"))
        if seat and (seat not in seats or seat in bots_at):
            raise Denied("unreadable", sentence("error-there-no-free-seat", seat=repr(seat)))
        if len(seats) - len(bots_at) < 2:
            raise Denied("unreadable", sentence("error-table-two-people-more-begin"))
        if rated and (bots_at or len(seats) != 2):
            raise refuse("rated-two", "unreadable")
        guests = await self._people(invited, person)
        offer = Offer(
            id=secrets.token_urlsafe(9),
            version=0,
            owner=person.id,
            game=game,
            scenario=match.setup.scenario,
            options=match.setup.options,
            bots=bots_at,
            sitters=[person.id],
            wishes={person.id: seat} if seat else {},
            invited=guests,
            watched=watched,
            rated=rated,
            pace=pace,
            created=self.here.now(),
        )
        await self._keep(offer)
        return offer

    def _tried(self, slug: str, scenario: str | None, options: dict[str, Any]) -> Match[Any]:
        """A match as it would begin."""
        try:
            return Match.start(self.here.game(slug), scenario, options, secrets.token_hex(16))
        except ValueError as error:
            raise Denied("unreadable", str(error)) from None

    async def _people(self, names: list[str], person: Person) -> list[str]:
        """The ids of people by their names."""
        wanted = {known_as(name): name for name in names}
        found = select(people.c.id, people.c.known_as).where(people.c.known_as.in_(wanted))
        rows = {row.known_as: row.id for row in await self.store.read(found)}
        for key, name in wanted.items():
            if key not in rows:
                raise Denied("refused", sentence("error-nobody-called-here", name=name[:40]))
        if person.id in rows.values():
            raise Denied("refused", sentence("error-you-sit-your-table-already"))
        return sorted(rows.values())

    async def _keep(self, offer: Offer) -> None:
        own = select(func.count()).select_from(offers).where(offers.c.owner == offer.owner)

        def work(connection: Connection) -> bool:
            if connection.execute(own).scalar_one() >= MOST:
                return False
            connection.execute(insert(offers), _row(offer))
            return True

        if not await self.store.write(work):
            raise Denied("refused", sentence("error-you-have-tables-open-take", most=MOST))

    async def rematch(self, live: Live, holder: Holder, person: Person) -> Offer:
        """A table for those who have just played, with their sides exchanged."""
        if live.match.result is None:
            raise Denied("refused", sentence("error-match-not-over-yet"))
        held = await self.store.holders(live.record.id)
        seats = [seat for seat, who in live.record.seats.items() if who == "person"]
        if person.id not in held.values() or any(seat not in held for seat in seats):
            raise Denied("refused", sentence("error-rematch-people-have-played-their"))
        # Each moves on to the next one's seat: of two they change places.
        wishes = {held[seat]: seats[(n + 1) % len(seats)] for n, seat in enumerate(seats)}
        if len(wishes) < len(seats):
            raise Denied("refused", sentence("error-one-you-held-several-seats"))
        agreed = await self.here.accord.terms(live.record.id)
        offer = Offer(
            id=secrets.token_urlsafe(9),
            version=0,
            owner=person.id,
            game=live.record.game,
            scenario=live.record.scenario,
            options=live.record.options,
            bots={seat: who for seat, who in live.record.seats.items() if who != "person"},
            sitters=[person.id],
            wishes=wishes,
            invited=sorted(set(wishes) - {person.id}),
            watched=agreed.watched,
            rated=agreed.rated,
            pace=None if live.clock is None else live.clock.pace.to_plain(),
            created=self.here.now(),
        )
        self._tried(offer.game, offer.scenario, offer.options)
        await self._keep(offer)
        return offer

    # --- sitting down and standing up -----------------------------------------------------------
    async def sit(self, id: str, person: Person, seat: str, address: str = "") -> tuple[Offer, str | None]:
        """Take a seat, or a lot for one; the match, where that was the last."""
        for _ in range(5):
            offer = await self.find(id, person)
            seats = self._seats(offer)
            kept = offer.wishes.get(person.id)
            if person.id in offer.sitters:
                raise Denied("refused", sentence("error-you-sit-table-already"))
            if offer.room(seats) < 1:
                raise Denied("refused", sentence("error-all-seats-table-taken"))
            if kept is not None and seat not in ("", kept):
                raise Denied("refused", sentence("error-another-seat-kept-you"))
            if kept is None and seat and seat not in offer.free(seats):
                raise Denied("refused", sentence("error-seat-taken-choose-another-draw"))
            offer.sitters.append(person.id)
            if seat and kept is None:
                offer.wishes[person.id] = seat
            full = offer.room(seats) == 0
            if await self._change(offer, gone=full):
                return offer, await self._begin(offer, seats, address) if full else None
        raise Denied("refused", sentence("error-others-quicker-look-again"))

    async def leave(self, id: str, person: Person) -> None:
        """Stand up; whoever made the table takes it back; who is invited declines."""
        for _ in range(5):
            offer = await self.find(id, person)
            gone = offer.owner == person.id
            if not gone and person.id not in offer.sitters and person.id not in offer.invited:
                raise Denied("refused", sentence("error-you-do-not-sit-table"))
            declines = person.id in offer.invited and person.id not in offer.sitters
            offer.sitters = [one for one in offer.sitters if one != person.id]
            if declines:
                offer.invited = [one for one in offer.invited if one != person.id]
                gone = gone or not offer.invited  # nobody is left whom it was for
            if declines or not offer.invited:
                offer.wishes.pop(person.id, None)
            if await self._change(offer, gone=gone):
                return
        raise Denied("refused", sentence("error-others-quicker-look-again"))

    async def _change(self, offer: Offer, gone: bool) -> bool:
        """Store a table as it is now; False where somebody was quicker."""
        same = (offers.c.id == offer.id, offers.c.version == offer.version)
        offer.version += 1
        change = delete(offers).where(*same) if gone else update(offers).where(*same).values(**_row(offer))
        return bool(await self.store.write(lambda connection: connection.execute(change).rowcount))

    async def _begin(self, offer: Offer, seats: list[str], address: str) -> str:
        """All are there: draw lots for the seats that nobody has chosen, and begin."""
        left = [seat for seat in seats if seat not in offer.bots and seat not in offer.wishes.values()]
        _LOTS.shuffle(left)
        by_lot = iter(left)
        sits = {offer.wishes.get(id) or next(by_lot): id for id in offer.sitters}
        given = {seat: offer.bots.get(seat, "me") for seat in seats}
        # The link to all these seats is told to nobody.
        made = await self.here.maker.create(offer.game, offer.scenario, offer.options, given, address=address)
        live = made.live
        for seat, id in sits.items():
            await self.store.keep_for(id, [Holder("", live.record.id, (seat,))])
        await self.store.agree(Terms(live.record.id, watched=offer.watched, closes=True, rated=offer.rated))
        if offer.pace is not None:
            await self.here.clocks.begin(live, Pace.of(offer.pace))
        live.known(await self.store.names(live.record.id))
        return live.record.id


def _offer(row: Any) -> Offer:
    values = dict(row._mapping)
    return Offer(**values | {name: json.loads(values[name] or "null") for name in _TEXTS})


def _row(offer: Offer) -> dict[str, Any]:
    row = {name: getattr(offer, name) for name in Offer.__slots__}
    return row | {name: json.dumps(row[name]) for name in _TEXTS}
