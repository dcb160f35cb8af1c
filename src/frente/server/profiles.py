"""What others see of a person: ratings, statistics, and the matches that anybody may watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from frente.engine import Result
from frente.server import present
from frente.server.days import when
from frente.server.people import Person
from frente.server.ratings import NOT_PLAYED
from frente.server.sentences import refuse
from frente.server.store import Record
from frente.server.tables import rated, ratings

if TYPE_CHECKING:
    from frente.server.matches import Matches

SHOWN = 100
CURVE = 500


class Profiles:
    """Tells of people."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def card(self, name: str, viewer: Person | None) -> dict[str, Any]:
        """Of somebody; to oneself also what is private. Denied: there is nobody of that name."""
        person = await self.find(name)
        own = viewer is not None and viewer.id == person.id
        held_in = [
            (record, held)
            for record, held in await self.here.store.matches_of(person.id)
            if record.kind == "play" and record.result is not None and record.game in self.here.sources
        ]
        agreed = await self.here.store.terms([record.id for record, _ in held_in])
        public = {id for id, terms in agreed.items() if terms.watched}
        shown = [(record, held) for record, held in held_in if own or record.id in public]
        return {
            "name": person.name,
            "since": when(person.created),
            "yours": own,
            "ratings": await self._ratings(person, {record.id for record, _ in shown}),
            "statistics": self._statistics(shown),
            "matches": [await self._row(record, held, record.id in public) for record, held in shown[:SHOWN]],
        }

    async def find(self, name: str) -> Person:
        """Somebody by name. Denied: there is nobody, or not any more."""
        person = await self.here.people.find(name)
        if person is None or (await self.here.standings.of(person.id)).closed:
            raise refuse("person", "unknown")
        return person

    async def _ratings(self, person: Person, shown: set[str]) -> list[dict[str, Any]]:
        store = self.here.store
        rows = await store.read(select(ratings).where(ratings.c.person == person.id).order_by(ratings.c.game))
        counted = select(rated).where(rated.c.person == person.id).order_by(rated.c.at.desc()).limit(CURVE)
        moments = (await store.read(counted))[::-1]
        return [
            {
                "game": row.game,
                "title": self.here.game(row.game).title,
                "rating": round(row.rating),
                "deviation": round(row.deviation),
                "played": row.played,
                "curve": [
                    {
                        "match": one.match if one.match in shown else None,
                        "score": one.score,
                        "rating": round(one.rating),
                        "deviation": round(one.deviation),
                        "at": when(one.at),
                    }
                    for one in moments
                    if one.game == row.game
                ],
            }
            for row in rows
            if row.game in self.here.sources
        ]

    def _statistics(self, shown: list[tuple[Record, tuple[str, ...]]]) -> list[dict[str, Any]]:
        """Won, drawn and lost, by game and side; what was played against bots stands apart."""
        found: dict[tuple[str, str, bool], dict[str, Any]] = {}
        for record, held in shown:
            if record.result["text"] in NOT_PLAYED or set(record.seats) <= set(held):
                continue
            bots = any(who != "person" for who in record.seats.values())
            for seat in held:
                row = found.setdefault(
                    (record.game, seat, bots),
                    {
                        "game": record.game,
                        "title": self.here.game(record.game).title,
                        "seat": seat,
                        "bots": bots,
                        "won": 0,
                        "drawn": 0,
                        "lost": 0,
                    },
                )
                row[outcome(record, held)] += 1
        return [found[key] for key in sorted(found)]

    async def _row(self, record: Record, held: tuple[str, ...], public: bool) -> dict[str, Any]:
        return {
            "id": record.id,
            "game": record.game,
            "title": self.here.game(record.game).title,
            "scenario": record.scenario,
            "held": list(held),
            "people": await self.here.store.names(record.id),
            "seats": record.seats,
            "result": present.result(Result(**record.result)),
            "ended": when(record.changed),
            "public": public,
        }


def outcome(record: Record, held: tuple[str, ...]) -> str:
    winners = set(record.result["winners"])
    return "drawn" if not winners else "won" if winners & set(held) else "lost"
