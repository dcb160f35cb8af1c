"""Telling people that it is their turn: by mail, webhook or browser, once a turn; or once a day in all.

What somebody is told of is found in the store, so that nothing is forgotten when a worker ends; whichever is
first to note that it is told tells it. Who is connected to the match sees it there and is told nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from frente.server import hook, peers
from frente.server.database import StoreFault
from frente.server.days import DAY, when
from frente.server.denial import Denied
from frente.server.mail import Undeliverable
from frente.server.people import Person
from frente.server.push import Sender, Subscription, why_no_subscription
from frente.server.tables import attention, journal, links, matches, notices, people, pushes
from frente.words import Words

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.notices")

LATELY = 2 * DAY
"""Nobody is told of what has waited for longer: that server was asleep."""
AT_ONCE = 8
MAILS = ("none", "turn", "daily")
NOBODY = -1
MOST_BROWSERS = 10
_BROWSERS = select(pushes.c.person)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person wants to be told, and where."""

    mail: str = "none"
    """When mail comes: never, at each turn, or once a day."""
    hook: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody is to answer, and has not been told."""

    person: str
    match: str
    game: str
    turn: int
    """The ply of the person's last answer before."""


class Notices:
    """Tells people."""

    def __init__(self, here: Matches) -> None:
        self.here = here
        self._room = asyncio.Semaphore(AT_ONCE)

    # --- what is wanted -------------------------------------------------------------------------
    async def wishes(self, person: str) -> Wishes:
        rows = await self.here.store.read(select(notices).where(notices.c.person == person))
        return Wishes(rows[0].mail, rows[0].hook) if rows else Wishes()

    async def wish(self, person: Person, wishes: Wishes) -> None:
        """Denied: nothing can be sent there."""
        why = hook.why_no_hook(wishes.hook, self.here.settings.private_hooks) if wishes.hook else None
        if why:
            raise Denied("refused", why)
        row = {"person": person.id, "mail": wishes.mail, "hook": wishes.hook, "digested": self.here.now()}

        def work(connection: Connection) -> None:
            connection.execute(delete(notices).where(notices.c.person == person.id))
            connection.execute(insert(notices), row)

        await self.here.store.write(work)

    # --- browsers -------------------------------------------------------------------------------
    @cached_property
    def sender(self) -> Sender:
        """Who signs what browsers are told."""
        sender = self.here.settings.mail_from
        contact = f"mailto:{sender}" if sender else self.here.people.site or "https://localhost"
        return Sender(self.here.secret.of_push(), contact)

    async def subscriptions(self, person: str) -> list[Subscription]:
        rows = await self.here.store.read(select(pushes).where(pushes.c.person == person))
        return [Subscription(row.endpoint, row.key, row.auth) for row in rows]

    async def subscribe(self, person: Person, to: Subscription, agent: str) -> None:
        """Tell a browser too; of too many the oldest is told no more. Denied: it cannot be told."""
        why = why_no_subscription(to, self.here.settings.private_hooks)
        if why:
            raise Denied("refused", why)
        p = pushes.c
        row = {
            "id": to.id, "person": person.id, "endpoint": to.endpoint, "key": to.key, "auth": to.auth,
            "agent": agent[:200], "created": self.here.now(),
        }  # fmt: skip

        def work(connection: Connection) -> None:
            connection.execute(delete(pushes).where(p.id == to.id))  # whoever used the browser before
            mine = select(p.id).where(p.person == person.id).order_by(p.created.desc())
            old = list(connection.execute(mine).scalars())[MOST_BROWSERS - 1 :]
            connection.execute(delete(pushes).where(p.id.in_(old)))
            connection.execute(insert(pushes), row)

        await self.here.store.write(work)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        gone = delete(pushes).where(pushes.c.person == person, pushes.c.endpoint == endpoint)
        await self.here.store.write(lambda connection: connection.execute(gone))

    async def _push(self, turn: Turn, to: Subscription, words: Words, args: dict[str, Any]) -> None:
        say = words.say
        said = {
            "title": say("push-turn-title", **args),
            "text": say("push-turn", **args),
            "tag": turn.match,
            "link": f"/#/match/{turn.match}/",
        }
        topic = hashlib.sha256(turn.match.encode()).hexdigest()[:32]
        try:
            await self.sender.send(to, said, topic, self.here.settings.private_hooks)
        except hook.Undelivered as error:
            told = {"person": turn.person, "fault": str(error)}
            log.warning("a browser was not told", extra={"said": told})
            if error.gone:
                await self.unsubscribe(turn.person, to.endpoint)

    # --- what is seen ---------------------------------------------------------------------------
    async def look(self, person: str, match: str, version: int, stays: bool) -> None:
        """A person has seen a match as it stands, and stays connected or leaves."""
        mine = (attention.c.person == person, attention.c.match == match)
        values = {"seen": version, "worker": self.here.store.name if stays else ""}
        row = {"person": person, "match": match, "told_of": NOBODY - 1, **values}

        def work(connection: Connection) -> None:
            if not connection.execute(update(attention).where(*mine).values(**values)).rowcount:
                connection.execute(insert(attention), row)

        try:
            await self.here.store.write(work)
        except (StoreFault, SQLAlchemyError) as error:  # it is only a mark
            log.warning("what was seen was not noted", extra={"said": {"fault": str(error)}})

    async def seen(self, person: str) -> dict[str, int]:
        """The versions of matches that a person has seen."""
        rows = await self.here.store.read(select(attention).where(attention.c.person == person))
        return {row.match: row.seen for row in rows}

    # --- telling --------------------------------------------------------------------------------
    async def tell(self) -> None:
        """Tell everybody whose turn it is and who wants to know and does not; and once a day the others."""
        turns = [self._tell(turn) for turn in await self._turns()]
        days = [self._digest(row) for row in await self._days()]
        await asyncio.gather(*turns, *days)

    async def tell_on(self) -> None:
        while True:
            await asyncio.sleep(self.here.settings.notice_every)
            try:
                await self.tell()
            except (StoreFault, SQLAlchemyError) as error:
                log.error("nobody was told anything", extra={"said": {"fault": str(error)}})

    async def _turns(self) -> list[Turn]:
        store, at = self.here.store, self.here.now()
        since, until = at - LATELY, at - int(self.here.settings.notice_after * 1000)
        m, a = matches.c, attention.c
        wanted = (
            select(m.id, m.game, m.seats.label("who"), m.waiting, links.c.person, links.c.seats)
            .join(links, links.c.match == m.id)
            .outerjoin(notices, notices.c.person == links.c.person)
            .where(m.result.is_(None), m.kind == "play", m.changed > since, m.changed <= until)
            .where((notices.c.mail == "turn") | (notices.c.hook != "") | links.c.person.in_(_BROWSERS))
        )
        held: dict[tuple[str, str], tuple[Any, set[str]]] = {}
        for row in await store.read(wanted):
            held.setdefault((row.person, row.id), (row, set()))[1].update(json.loads(row.seats))
        ids = {match for _, match in held}
        marks = {
            (row.person, row.match): row
            for row in await store.read(select(attention).where(a.match.in_(ids)))
        }
        awake = await self._awake()
        found = []
        for (person, match), (row, seats) in held.items():
            people_of = {seat for seat, who in json.loads(row.who).items() if who == "person"}
            mark = marks.get((person, match))
            connected = mark is not None and mark.worker in awake
            if not seats & set(json.loads(row.waiting or "[]")) or connected or people_of <= seats:
                continue
            turn = await self._answered(match, seats)
            if mark is None or mark.told_of != turn:
                found.append(Turn(person, match, row.game, turn))
        return found

    async def _awake(self) -> set[str]:
        """The workers that somebody can be connected to."""
        if not self.here.store.shared:
            return {self.here.store.name}
        return {row.id for row in await self.here.store.read(peers.ALIVE)}

    async def _answered(self, match: str, seats: Iterable[str]) -> int:
        """The ply of the last answer of some seats: with each of them another turn begins."""
        own = (journal.c.match == match, journal.c.who.in_(list(seats)), journal.c.kind == "answer")
        rows = await self.here.store.read(select(func.max(journal.c.ply)).where(*own))
        return NOBODY if rows[0][0] is None else int(rows[0][0])

    async def _claim(self, turn: Turn) -> bool:
        """Are we the first to tell it?"""
        a = attention.c
        mine = and_(a.person == turn.person, a.match == turn.match)
        row = {"person": turn.person, "match": turn.match, "seen": -1, "told_of": turn.turn, "worker": ""}

        def work(connection: Connection) -> bool:
            if connection.execute(select(a.person).where(mine)).first() is None:
                try:
                    connection.execute(insert(attention), row)
                except IntegrityError:
                    return False
                return True
            told = update(attention).where(mine, a.told_of != turn.turn).values(told_of=turn.turn)
            return bool(connection.execute(told).rowcount)

        return await self.here.store.write(work)

    async def _tell(self, turn: Turn) -> None:
        async with self._room:
            if turn.game not in self.here.sources or not await self._claim(turn):
                return
            wishes = await self.wishes(turn.person)
            rows = await self.here.store.read(select(people).where(people.c.id == turn.person))
            if not rows:
                return
            words = Words(locale=rows[0].language)
            args = await self._about(turn, words)
            if wishes.mail == "turn":
                await self._write(rows[0], "turn", args)
            if wishes.hook:
                await self._post(turn.person, wishes.hook, words, args)
            for to in await self.subscriptions(turn.person):
                await self._push(turn, to, words, args)

    async def _about(self, turn: Turn, words: Words) -> dict[str, Any]:
        """The match that somebody is to answer in, for words."""
        store = self.here.store
        held = await store.holders(turn.match)
        names = await store.names(turn.match)
        others = sorted({names[seat] for seat, person in held.items() if person != turn.person})
        clock = (await store.clocks([turn.match])).get(turn.match)
        until = ""
        if clock is not None and not clock.paused:
            at = await self.here.clocks.moment()
            left = [clock.remains(s, at) for s in clock.used if held.get(s) == turn.person]
            until = when(self.here.now() + min(left))[:16].replace("T", " ") if left else ""
        return {
            "match": self._named(turn.game, others, words),
            "link": f"{self.here.people.site}/#/match/{turn.match}/",
            "until": until or "none",
            "site": self.here.people.site,
        }

    async def _write(self, row: Any, kind: str, args: dict[str, Any]) -> None:
        """Mail, to who has shown that it arrives."""
        if not row.confirmed or not self.here.people.can_write:
            return
        say = Words(locale=row.language).say
        try:
            text = say(f"mail-{kind}", name=row.name, **args)
            await self.here.people.mail.send(row.mail, say(f"mail-{kind}-subject", **args), text + "\n")
        except Undeliverable as error:
            log.error("a notice did not go", extra={"said": {"person": row.id, "fault": str(error)}})

    async def _post(self, person: str, url: str, words: Words, args: dict[str, Any]) -> None:
        try:
            await hook.post(url, words.say("hook-turn", **args), self.here.settings.private_hooks)
        except hook.Undelivered as error:
            log.warning("a webhook did not take it", extra={"said": {"person": person, "fault": str(error)}})
            if error.gone:
                same = (notices.c.person == person, notices.c.hook == url)
                gone = update(notices).where(*same).values(hook="")
                await self.here.store.write(lambda connection: connection.execute(gone))

    # --- once a day -----------------------------------------------------------------------------
    async def _days(self) -> list[Any]:
        """Those who want one mail a day, and have had none for a day."""
        due = notices.c.digested <= self.here.now() - DAY
        wanted = select(people, notices.c.digested).join(notices, notices.c.person == people.c.id)
        rows = await self.here.store.read(wanted.where(notices.c.mail == "daily", due).limit(200))
        return list(rows)

    async def _digest(self, row: Any) -> None:
        async with self._room:
            same = (notices.c.person == row.id, notices.c.digested == row.digested)
            noted = update(notices).where(*same).values(digested=self.here.now())
            if not await self.here.store.write(lambda connection: connection.execute(noted).rowcount):
                return
            person = Person(row.id, row.name, row.mail, row.confirmed, row.created, row.language)
            mine = [one for one in await self.here.seats.mine(person) if one["result"] is None]
            waits = [one for one in mine if set(one["yours"]) & set(one["waiting"])]
            told = [one for one in mine if one in waits or one["said"]]
            if told:
                lines = [self._line(person, one) for one in told]
                args = {"count": len(waits), "lines": "\n".join(lines), "site": self.here.people.site}
                await self._write(row, "digest", args)

    def _line(self, person: Person, row: dict[str, Any]) -> str:
        others = sorted({name for name in row["people"].values() if name != person.name})
        link = f"{self.here.people.site}/#/match/{row['id']}/"
        words = Words(locale=person.language)
        match = self._named(row["game"], others, words)
        return words.say("mail-digest-line", match=match, link=link, said=row["said"])

    def _named(self, game: str, others: list[str], words: Words) -> str:
        """A match by its game, and by those who play in it by their accounts."""
        title, names = self.here.game(game).title, ", ".join(others)
        return words.say("notice-match", title=title, names=names) if names else title
