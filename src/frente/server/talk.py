"""What is said at a match: by its players among themselves, and apart from them by those who watch.

Players do not see what watchers say while the match runs, and watchers never see what players say. It is
kept with the match and told at once to whoever may read it.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from frente.engine.message import sentence
from frente.server import messages as m
from frente.server import peers
from frente.server.database import StoreFault
from frente.server.days import when
from frente.server.denial import Denied
from frente.server.links import Holder
from frente.server.live import Live, Onlooker
from frente.server.sentences import refuse
from frente.server.tables import attention, invitations, links, mutes, people, talk

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.talk")

LONGEST = 500
A_MINUTE = 12
"""So many lines may one say in a minute, at one match; all who watch without an account are one."""
MINUTE = 60_000
MOST = 2000
"""So many lines a match keeps of each of the two rooms."""
SHOWN = 200
JOINER = "\u200d"


def cleaned(text: str) -> str:
    """A line of text: without what cannot be seen, and what would turn the letters around."""
    seen = "".join(c if c.isprintable() or c == JOINER else " " for c in text)
    return " ".join(seen.split())


class Talk:
    """Lets people talk."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    # --- who may --------------------------------------------------------------------------------
    async def has_company(self, live: Live) -> bool:
        """Do people play here who do not share a screen?"""
        persons = {seat for seat, who in live.record.seats.items() if who == "person"}
        if live.record.kind != "play" or len(persons) < 2:
            return False
        id, store = live.record.id, self.here.store
        if await store.read(select(invitations.c.hash).where(invitations.c.match == id).limit(1)):
            return True
        rows = await store.read(select(links.c.seats).where(links.c.match == id).distinct())
        return any(held and not persons <= held for held in (set(json.loads(row.seats)) for row in rows))

    async def _must_be_on(self, live: Live) -> None:
        if not await self.has_company(live):
            raise refuse("talk-here")

    # --- saying ---------------------------------------------------------------------------------
    async def say(self, live: Live, holder: Holder, person: str, said: m.Say) -> None:
        """Keep a line and tell it, once for each id. Denied: it is not said."""
        await self._must_be_on(live)
        text = cleaned(said.text)
        if not text:
            raise refuse("talk-empty", "unreadable")
        seat = said.seat if said.seat is not None else next(iter(holder.seats), "")
        if holder.seats and seat not in holder.seats:
            raise refuse("talk-seat", "not-your-seat")
        if holder.seats and not person:  # who comes by a link to a seat that an account holds is that one
            person = (await self.here.store.holders(live.record.id)).get(seat, "")
        if person:
            await self.here.standings.must_speak(person)
        at, speaker = self.here.now(), person or holder.link
        id = hashlib.sha256(f"{live.record.id} {speaker} {said.id}".encode()).hexdigest()[:24]
        row = {
            "id": id,
            "match": live.record.id,
            "room": "seats" if holder.seats else "watch",
            "seat": seat if holder.seats else "",
            "person": person or None,
            "speaker": speaker,
            "text": text,
            "ply": live.match.ply,
            "at": at,
        }
        try:
            new = await self.here.store.write(lambda connection: _kept(connection, row))
        except (StoreFault, SQLAlchemyError) as error:
            log.error("a line was not kept", extra={"said": {"fault": str(error)}})
            raise Denied("fault", sentence("error-could-not-stored")) from None
        if new:
            await self.tell(live, id)
            self.here.peers.tell(peers.Said(live.record.id, self.here.peers.name, id))

    async def tell(self, live: Live, line: str) -> None:
        """Tell a line to all here who may read it."""
        rows = await self.here.store.read(_LINES.where(talk.c.id == line))
        for row in rows:
            for onlooker in [o for o in live.onlookers if may_read(live, o.holder, row.room)]:
                if row.person is None or row.person not in onlooker.muted:
                    live.tell(onlooker, m.write(m.Said(_line(row, onlooker.holder, onlooker.person))))

    # --- reading --------------------------------------------------------------------------------
    async def card(self, live: Live, holder: Holder, person: str) -> dict[str, Any]:
        """What one may read here, the latest lines; and whether anything can be said."""
        heard = 0
        if person:
            mine = (attention.c.person == person, attention.c.match == live.record.id)
            heard = next((row.heard for row in await self.here.store.read(_HEARD.where(*mine))), 0)
        muted = await self.muted(person)
        rows = [row for row in await self._latest(live, holder) if row.person not in muted]
        return {
            "on": await self.has_company(live),
            "room": "seats" if holder.seats else "watch",
            "heard": when(heard, exact=True) if heard else None,
            "silenced": await self.here.standings.silenced(person) if person else None,
            "lines": [_line(row, holder, person) for row in rows],
        }

    async def _latest(self, live: Live, holder: Holder) -> Sequence[Any]:
        rooms = [room for room in ("seats", "watch") if may_read(live, holder, room)]
        wanted = _LINES.where(talk.c.match == live.record.id, talk.c.room.in_(rooms))
        rows = await self.here.store.read(wanted.order_by(talk.c.at.desc(), talk.c.id).limit(SHOWN))
        return rows[::-1]

    async def line(self, live: Live, holder: Holder, id: str) -> Any:
        """A line that one may read. Denied: there is none."""
        rows = await self.here.store.read(_LINES.where(talk.c.match == live.record.id, talk.c.id == id))
        if not rows or not may_read(live, holder, rows[0].room):
            raise refuse("talk-line", "unknown")
        return rows[0]

    async def around(self, row: Any, many: int = 20) -> list[dict[str, Any]]:
        """What was said around a line, for whoever has to judge it."""
        same = _LINES.where(talk.c.match == row.match, talk.c.room == row.room)
        before = same.where(talk.c.at <= row.at).order_by(talk.c.at.desc()).limit(many)
        after = same.where(talk.c.at > row.at).order_by(talk.c.at).limit(many // 2)
        rows = [*(await self.here.store.read(before))[::-1], *await self.here.store.read(after)]
        return [
            {"id": r.id, "seat": r.seat, "name": r.name, "text": r.text, "ply": r.ply, "at": when(r.at)}
            for r in rows
        ]

    async def hear(self, person: str, match: str) -> None:
        """A person has read what is said at a match."""
        mine = (attention.c.person == person, attention.c.match == match)
        heard = update(attention).where(*mine).values(heard=self.here.now())
        row = {"person": person, "match": match, "seen": -1, "told_of": -2, "worker": ""}

        def work(connection: Connection) -> None:
            if not connection.execute(heard).rowcount:
                connection.execute(insert(attention), {**row, "heard": self.here.now()})

        try:
            await self.here.store.write(work)
        except (StoreFault, SQLAlchemyError) as error:  # it is only a mark
            log.warning("what was read was not noted", extra={"said": {"fault": str(error)}})

    async def unread(self, person: str, held: dict[str, tuple[str, ...]]) -> dict[str, int]:
        """How many lines of other players a person has not read, by match."""
        mine = (attention.c.person == person) & (attention.c.match == talk.c.match)
        muted = select(mutes.c.muted).where(mutes.c.person == person)
        wanted = (
            select(talk.c.match, talk.c.seat, func.count().label("lines"))
            .join(attention, mine, isouter=True)
            .where(talk.c.match.in_(held), talk.c.room == "seats", talk.c.speaker != person)
            .where(talk.c.at > func.coalesce(attention.c.heard, 0))
            .where(talk.c.person.is_(None) | talk.c.person.not_in(muted))
            .group_by(talk.c.match, talk.c.seat)
        )
        found: dict[str, int] = {}
        for row in await self.here.store.read(wanted):
            if row.seat not in held[row.match]:
                found[row.match] = found.get(row.match, 0) + row.lines
        return found

    # --- muting ---------------------------------------------------------------------------------
    async def muted(self, person: str) -> frozenset[str]:
        """Whose lines a person does not want to read."""
        if not person:
            return frozenset()
        rows = await self.here.store.read(select(mutes.c.muted).where(mutes.c.person == person))
        return frozenset(row.muted for row in rows)

    async def look_muted(self, person: str) -> None:
        """Whom somebody connected here does not want to read has changed."""
        muted = await self.muted(person)
        for live in self.here.lives.values():
            for onlooker in [o for o in live.onlookers if o.person == person]:
                onlooker.muted = muted

    async def arrived(self, onlooker: Onlooker) -> None:
        onlooker.muted = await self.muted(onlooker.person)


_LINES = select(talk, people.c.name).join(people, people.c.id == talk.c.person, isouter=True)
_HEARD = select(attention.c.heard)


def may_read(live: Live, holder: Holder, room: str) -> bool:
    """Players read what players say, watchers what watchers say; after the end players read that too."""
    if room == "seats":
        return bool(holder.seats)
    return not holder.seats or live.record.result is not None


def _kept(connection: Connection, row: dict[str, Any]) -> bool:
    """Keep a line; False where it was kept already. Denied: too many."""
    t = talk.c
    if connection.execute(select(t.id).where(t.id == row["id"])).first():
        return False
    here = (t.match == row["match"], t.room == row["room"])
    own = select(t.at).where(*here, t.speaker == row["speaker"], t.at > row["at"] - MINUTE).order_by(t.at)
    lately = connection.execute(own).all()
    if len(lately) >= A_MINUTE:
        raise refuse("talk-often", "too-many", wait=(lately[0].at + MINUTE - row["at"]) / 1000)
    if connection.execute(select(func.count()).select_from(talk).where(*here)).scalar_one() >= MOST:
        raise refuse("talk-full")
    connection.execute(insert(talk), row)
    return True


def _line(row: Any, holder: Holder, person: str) -> dict[str, Any]:
    own = row.seat in holder.seats if row.room == "seats" else bool(person) and row.speaker == person
    return {
        "id": row.id,
        "room": row.room,
        "seat": row.seat or None,
        "name": row.name,
        "yours": own,
        "text": row.text,
        "ply": row.ply,
        "at": when(row.at, exact=True),
    }
