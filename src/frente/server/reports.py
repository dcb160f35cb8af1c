"""What people tell the operators of lines and of people, with what was said around it; and what follows."""

from __future__ import annotations

import json
import logging
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, func, insert, select, update

from frente.server import peers
from frente.server.days import DAY, when
from frente.server.links import Holder
from frente.server.live import Live
from frente.server.people import Person
from frente.server.sentences import refuse
from frente.server.tables import mutes, people, reports

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.reports")

MOST = 10
"""So many reports may one have open; of a match that many by guests."""
KEPT = 180 * DAY
"""So long a report is kept once it is settled."""
SHOWN = 200


class Reports:
    """Takes reports, and settles them."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    # --- telling --------------------------------------------------------------------------------
    async def of_line(
        self, live: Live, holder: Holder, person: Person | None, line: str, reason: str
    ) -> None:
        """Report a line that one may read."""
        row = await self.here.talk.line(live, holder, line)
        held = await self.here.store.holders(live.record.id)
        about = row.person or held.get(row.seat)
        named = row.name or (await self.here.store.names(live.record.id)).get(row.seat) or row.seat
        await self._keep(
            {
                "by": person.id if person else None,
                "about": about,
                "named": named,
                "match": live.record.id,
                "line": row.id,
                "reason": reason,
                "context": json.dumps(await self.here.talk.around(row)),
            }
        )

    async def of_person(self, person: Person, about: Person, reason: str) -> None:
        """Report somebody, wherever that was."""
        row = {"by": person.id, "about": about.id, "named": about.name, "match": None, "line": None}
        await self._keep(row | {"reason": reason, "context": "[]"})

    async def _keep(self, row: dict[str, Any]) -> None:
        r = reports.c
        same = (r.by == row["by"],) if row["by"] else (r.by.is_(None), r.match == row["match"])
        row |= {"id": secrets.token_urlsafe(9), "at": self.here.now(), "verdict": "", "remark": ""}

        def work(connection: Connection) -> bool:
            open = select(func.count()).select_from(reports).where(*same, r.settled.is_(None))
            if connection.execute(open).scalar_one() >= MOST:
                return False
            connection.execute(insert(reports), row)
            return True

        if not await self.here.store.write(work):
            raise refuse("report-many")
        said = {"report": row["id"], "about": row["about"], "match": row["match"]}
        log.info("somebody reports", extra={"said": said})

    # --- judging --------------------------------------------------------------------------------
    async def all(self, settled: bool) -> list[dict[str, Any]]:
        """Reports that wait, the oldest first; or those that do not any more, the latest first."""
        r = reports.c
        order = r.settled.desc() if settled else r.at
        which = r.settled.is_not(None) if settled else r.settled.is_(None)
        rows = await self.here.store.read(select(reports).where(which).order_by(order).limit(SHOWN))
        ids = {id for row in rows for id in (row.by, row.about, row.settler) if id}
        known = await self.here.store.read(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        names = {row.id: row.name for row in known}
        return [
            {
                "id": row.id,
                "by": names.get(row.by),
                "about": names.get(row.about),
                "named": row.named,
                "match": row.match,
                "line": row.line,
                "reason": row.reason,
                "context": json.loads(row.context),
                "at": when(row.at),
                "settled": None if row.settled is None else when(row.settled),
                "settler": names.get(row.settler),
                "verdict": row.verdict,
                "remark": row.remark,
            }
            for row in rows
        ]

    async def settle(self, operator: Person, id: str, verdict: str, days: int, remark: str) -> None:
        """Say what follows from a report, once, and see to it."""
        rows = await self.here.store.read(select(reports).where(reports.c.id == id))
        if not rows:
            raise refuse("report-gone", "unknown")
        about = rows[0].about
        if verdict != "none" and about is None:
            raise refuse("report-guest")
        if about == operator.id:
            raise refuse("report-own")
        settled = {"settled": self.here.now(), "settler": operator.id, "verdict": verdict, "remark": remark}
        open = (reports.c.id == id, reports.c.settled.is_(None))
        done = update(reports).where(*open).values(**settled)
        if not await self.here.store.write(lambda connection: connection.execute(done).rowcount):
            raise refuse("report-settled")
        standings = self.here.standings
        if verdict == "warn":
            await standings.set(about, warning=remark)
        elif verdict == "silence":
            await standings.set(about, silenced=self.here.now() + days * DAY, warning=remark)
        elif verdict == "close":
            await self.here.seats.close(about)
        said = {"report": id, "operator": operator.id, "about": about, "verdict": verdict}
        log.info("an operator settles a report", extra={"said": said})

    async def sweep(self) -> None:
        """Forget what was settled long ago."""
        old = delete(reports).where(reports.c.settled < self.here.now() - KEPT)
        await self.here.store.write(lambda connection: connection.execute(old))

    # --- muting ---------------------------------------------------------------------------------
    async def muted(self, person: Person) -> list[str]:
        """The names of those whose lines a person does not want to read."""
        wanted = select(people.c.name).join(mutes, mutes.c.muted == people.c.id)
        rows = await self.here.store.read(wanted.where(mutes.c.person == person.id).order_by(people.c.name))
        return [row.name for row in rows]

    async def mute(self, person: Person, other: Person, wanted: bool) -> None:
        if person.id == other.id:
            raise refuse("mute-own")
        row = {"person": person.id, "muted": other.id}
        gone = delete(mutes).where(mutes.c.person == person.id, mutes.c.muted == other.id)

        def work(connection: Connection) -> None:
            connection.execute(gone)
            if wanted:
                connection.execute(insert(mutes), row | {"at": self.here.now()})

        await self.here.store.write(work)
        await self.here.talk.look_muted(person.id)
        self.here.peers.tell(peers.Muted("", self.here.peers.name, person.id))
