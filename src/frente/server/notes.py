"""What people note for themselves at a match, bound to a turn. Nobody else ever sees it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, func, insert, select, update

from frente.server.days import when
from frente.server.links import Holder
from frente.server.live import Live
from frente.server.sentences import refuse
from frente.server.tables import notes

if TYPE_CHECKING:
    from frente.server.matches import Matches

LONGEST = 2000
MOST = 200
"""So many may one have at one match."""


def owner_of(holder: Holder, person: str) -> str:
    """Whose notes these are: an account's, or a seat's link. A link to watch is many people's."""
    if not person and not holder.seats:
        raise refuse("note-owner")
    return person or holder.link


class Notes:
    """Keeps notes."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def all(self, live: Live, holder: Holder, person: str) -> list[dict[str, Any]]:
        """One's own notes at a match, in the order of its turns; none where one can have none."""
        if not person and not holder.seats:
            return []
        own = (notes.c.match == live.record.id, notes.c.owner == owner_of(holder, person))
        rows = await self.here.store.read(select(notes).where(*own).order_by(notes.c.ply, notes.c.at))
        return [
            {"id": row.id, "ply": row.ply, "turn": row.turn, "text": row.text, "at": when(row.at)}
            for row in rows
        ]

    async def add(self, live: Live, holder: Holder, person: str, text: str, ply: int, turn: int) -> None:
        owner = owner_of(holder, person)
        row = {
            "id": secrets.token_urlsafe(9),
            "match": live.record.id,
            "owner": owner,
            "ply": min(ply, live.match.ply),
            "turn": turn,
            "text": text,
            "at": self.here.now(),
        }

        def work(connection: Connection) -> bool:
            own = (notes.c.match == live.record.id, notes.c.owner == owner)
            count = select(func.count()).select_from(notes).where(*own)
            if connection.execute(count).scalar_one() >= MOST:
                return False
            connection.execute(insert(notes), row)
            return True

        if not await self.here.store.write(work):
            raise refuse("note-many", most=MOST)

    async def change(self, live: Live, holder: Holder, person: str, id: str, text: str) -> None:
        """Write a note anew; without a text it is gone."""
        own = (
            notes.c.id == id,
            notes.c.match == live.record.id,
            notes.c.owner == owner_of(holder, person),
        )
        changed = update(notes).where(*own).values(text=text) if text else delete(notes).where(*own)
        if not await self.here.store.write(lambda connection: connection.execute(changed).rowcount):
            raise refuse("note-gone", "unknown")

    async def move(self, holders: list[Holder], person: str) -> None:
        """An account takes over what links hold: their notes as well."""
        taken = notes.c.owner.in_([holder.link for holder in holders if holder.seats])
        moved = update(notes).where(taken).values(owner=person)
        await self.here.store.write(lambda connection: connection.execute(moved))
