"""Ratings: what matches say of the strength of those who agreed that they count. Each counts once.

Only matches of two people count, and only those whose table said so before anybody sat down; given up and out
of time are lost, called off and closed count for nothing. Bots have no rating.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, exists, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from frente.server.database import StoreFault
from frente.server.days import DAY
from frente.server.glicko import Strength, aged, updated
from frente.server.store import Record
from frente.server.tables import matches, people, rated, ratings, terms

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.ratings")

PERIOD = 30 * DAY
"""In so long a rating grows less sure by one volatility."""
NOT_PLAYED = ("aborted", "closed")


def scores(record: Record, held: dict[str, str]) -> dict[str, float] | None:
    """What each of the two who played has made of it; None: it counts for nothing."""
    players = sorted(set(held.values()))
    if record.result is None or record.result["text"] in NOT_PLAYED:
        return None
    if len(players) != 2 or set(held) != set(record.seats) or set(record.seats.values()) != {"person"}:
        return None
    won = {held[seat] for seat in record.result["winners"]}
    return {player: 0.5 if len(won) != 1 else float(player in won) for player in players}


class Ratings:
    """Counts matches."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def settle(self, id: str) -> None:
        """Count a match that is over, if it is one that counts and was not counted before."""
        store = self.here.store
        record, agreed = await store.record(id), (await store.terms([id])).get(id)
        if record is None or agreed is None or not agreed.rated or record.result is None:
            return
        made = scores(record, await store.holders(id))
        try:
            await store.write(lambda connection: _count(connection, record, made))
        except (StoreFault, SQLAlchemyError) as error:  # the next sweep comes to it
            log.error("a match was not counted", extra={"said": {"match": id, "fault": str(error)}})

    async def sweep(self) -> None:
        """Count what a worker did not come to."""
        counted = exists().where(rated.c.match == matches.c.id)
        wanted = (
            select(matches.c.id).join(terms).where(terms.c.rated, matches.c.result.is_not(None), ~counted)
        )
        for row in await self.here.store.read(wanted.order_by(matches.c.changed).limit(200)):
            await self.settle(row.id)


def _count(connection: Connection, record: Record, made: dict[str, float] | None) -> None:
    if made is None:
        connection.execute(update(terms).where(terms.c.match == record.id).values(rated=False))
        return
    # Whoever counts a match of one of them holds both rows: another worker waits.
    both = select(people.c.id).where(people.c.id.in_(made)).order_by(people.c.id).with_for_update()
    if len(connection.execute(both).all()) < 2:
        return
    if connection.execute(select(rated.c.match).where(rated.c.match == record.id)).first():
        return
    theirs = select(ratings).where(ratings.c.person.in_(made), ratings.c.game == record.game)
    known = {row.person: row for row in connection.execute(theirs)}
    stood = {player: _aged(known.get(player), record.changed) for player in made}
    for player, score in made.items():
        (other,) = set(made) - {player}
        now = updated(stood[player], [(stood[other], score)], periods=0)
        row = {"person": player, "game": record.game, "rating": now.rating, "deviation": now.deviation}
        moment = {"match": record.id, "score": score, "at": record.changed}
        connection.execute(insert(rated), row | moment)
        values = row | {"volatility": now.volatility, "at": record.changed}
        before = known.get(player)
        values["played"] = (before.played if before else 0) + 1
        if before is None:
            connection.execute(insert(ratings), values)
        else:
            mine = (ratings.c.person == player, ratings.c.game == record.game)
            connection.execute(update(ratings).where(*mine).values(**values))


def _aged(row: Any, at: int) -> Strength:
    if row is None:
        return Strength()
    return aged(Strength(row.rating, row.deviation, row.volatility), max(0, at - row.at) / PERIOD)
