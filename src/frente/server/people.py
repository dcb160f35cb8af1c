"""People with an account: their names, passwords and sessions, and what is sent to them by mail.

Nobody needs one: whoever has a link plays its seat. An account holds seats besides, on every device of its
owner. Of what opens an account the store knows hashes only.
"""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from frente.engine.message import Message, Told, sentence
from frente.server.days import DAY
from frente.server.limits import Clock, Turnstile, retry_after
from frente.server.links import Holder
from frente.server.mail import Mail, Undeliverable, is_address
from frente.server.passwords import LONGEST, SHORTEST, Passwords
from frente.server.store import Store
from frente.server.tables import (
    attention,
    journal,
    links,
    mutes,
    notes,
    notices,
    offers,
    orders,
    passkeys,
    people,
    pushes,
    rated,
    ratings,
    reports,
    sessions,
    slips,
    standings,
    talk,
    tokens,
)
from frente.words import SPOKEN, Words

log = logging.getLogger("frente.server.people")

LASTS = 90 * DAY
"""A session ends when it was not used for so long."""
NOTED = 3600 * 1000
"""That it was used is written down no oftener."""
SLIP = {"confirm": 7 * DAY, "reset": 3600 * 1000}
"""For how long what was mailed is good."""
NAME = (3, 24)
TOKEN = "frente_"
"""What a program shows begins so: it is no link."""
MOST_TOKENS = 10


class Unwelcome(Told):
    """Something about an account that is not done; says why. `wait`: come again after so many seconds."""

    def __init__(self, why: Message, wait: float = 0) -> None:
        super().__init__(why)
        self.why = why
        self.wait = wait


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    mail: str
    """Empty: none was given."""
    confirmed: bool
    """Mail arrives there: its owner has said so."""
    created: int
    language: str = ""
    """What its owner reads; empty: not known."""


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody is signed in."""

    hash: str
    person: Person


def known_as(name: str) -> str:
    """Names that read alike are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def why_no_name(name: str) -> Message | None:
    """Why nobody can be called that."""
    least, most = NAME
    if not least <= len(name) <= most:
        return sentence("error-name-length", least=least, most=most)
    # Of other scripts some letters look like these: nobody must be able to pass for another.
    plain = all(c in "-_" or (c.isascii() and c.isdigit()) or _latin(c) for c in name)
    if not plain or unicodedata.normalize("NFC", name) != name or not name[0].isalpha():
        return sentence("error-name-letters")
    return None


def _latin(c: str) -> bool:
    return (
        c.isalpha()
        and unicodedata.name(c, "").startswith("LATIN ")
        and "FULLWIDTH" not in unicodedata.name(c)
    )


def why_no_password(password: str, name: str) -> Message | None:
    if not SHORTEST <= len(password) <= LONGEST:
        return sentence("error-password-length", least=SHORTEST, most=LONGEST)
    if known_as(password) == known_as(name) or len(set(password)) < 3:
        return sentence("error-password-guessed")
    return None


def hashed(token: str) -> str:
    """What the store knows of a session or a slip."""
    return hashlib.sha256(f"frente person {token}".encode()).hexdigest()


class People:
    """All who have an account."""

    def __init__(self, store: Store, mail: Mail, site: str, now: Callable[[], int], clock: Clock) -> None:
        self.store, self.mail, self.site, self.now = store, mail, site.rstrip("/"), now
        self._passwords = Passwords()
        self._tries = Turnstile("tries", (10, 1 / 60), (1000, 10), clock)
        self._letters = Turnstile("letters", (3, 1 / 600), (100, 0.5), clock)

    def close(self) -> None:
        self._passwords.close()

    # --- coming and going -----------------------------------------------------------------------
    async def sign_up(self, name: str, password: str, mail: str = "") -> Person:
        """A new account. Unwelcome: not by that name, with that password, or to that address."""
        why = why_no_name(name) or why_no_password(password, name)
        if why:
            raise Unwelcome(why)
        mail = self._address(mail)
        person = Person(secrets.token_urlsafe(9), name, mail, False, self.now(), SPOKEN.get())
        row = {
            "id": person.id,
            "name": name,
            "known_as": known_as(name),
            "password": await self._passwords.hashed(password),
            "mail": mail,
            "confirmed": False,
            "created": person.created,
            "language": person.language,
        }

        def work(connection: Connection) -> bool:
            taken = select(people.c.id).where(people.c.known_as == row["known_as"])
            if connection.execute(taken).first():
                return False
            try:
                connection.execute(insert(people), row)
            except IntegrityError:  # somebody was quicker
                return False
            return True

        if not await self.store.write(work):
            raise Unwelcome(sentence("error-name-taken", name=name))
        log.info("somebody signed up", extra={"said": {"person": person.id}})
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """Whose name and password these are. Unwelcome: nobody's, or this was tried too often."""
        wait = self._tries.enter(known_as(name))
        if wait:
            raise Unwelcome(sentence("error-name-tried", wait=retry_after(wait)), wait)
        row = await self._by(people.c.known_as == known_as(name))
        if not await self._passwords.fits(row.password if row else None, password):
            raise Unwelcome(sentence("error-no-such-account"))
        return _person(row)

    async def begin_session(self, person: Person, agent: str = "") -> str:
        """What the browser shows from now on."""
        token, at = secrets.token_urlsafe(32), self.now()
        row = {"hash": hashed(token), "person": person.id, "agent": agent[:200], "created": at, "seen": at}

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.seen < at - LASTS))
            connection.execute(insert(sessions), row)

        await self.store.write(work)
        return token

    async def session(self, token: str) -> Session | None:
        """Who is signed in with it."""
        if not 0 < len(token) <= 100:
            return None
        at = self.now()
        wanted = select(people, sessions.c.hash, sessions.c.seen).join(sessions)
        rows = await self.store.read(wanted.where(sessions.c.hash == hashed(token)))
        if not rows or rows[0].seen < at - LASTS:
            return None
        row = rows[0]
        if row.seen < at - NOTED:
            noted = update(sessions).where(sessions.c.hash == row.hash).values(seen=at)
            await self.store.write(lambda connection: connection.execute(noted))
        return Session(row.hash, _person(row))

    async def count_sessions(self, person: Person) -> int:
        wanted = select(sessions.c.hash).where(sessions.c.person == person.id)
        return len(await self.store.read(wanted.where(sessions.c.seen >= self.now() - LASTS)))

    async def end_session(self, session: Session) -> None:
        ended = delete(sessions).where(sessions.c.hash == session.hash)
        await self.store.write(lambda connection: connection.execute(ended))

    async def end_sessions(self, person: str, besides: str = "") -> None:
        """Sign a person out everywhere, or everywhere else."""
        ended = delete(sessions).where(sessions.c.person == person, sessions.c.hash != besides)

        def work(connection: Connection) -> None:
            connection.execute(ended)
            connection.execute(delete(pushes).where(pushes.c.person == person))

        await self.store.write(work)

    # --- programs -------------------------------------------------------------------------------
    async def new_token(self, person: Person, name: str) -> tuple[str, str]:
        """Let a program play for a person: the token, told this once, and its id. Unwelcome: one too many."""
        token, id = TOKEN + secrets.token_urlsafe(32), secrets.token_urlsafe(9)
        row = {"hash": hashed(token), "id": id, "person": person.id, "name": name, "created": self.now()}

        def work(connection: Connection) -> bool:
            mine = select(tokens.c.id).where(tokens.c.person == person.id)
            if len(connection.execute(mine).all()) >= MOST_TOKENS:
                return False
            connection.execute(insert(tokens), row)
            return True

        if not await self.store.write(work):
            raise Unwelcome(sentence("error-most-tokens", most=MOST_TOKENS))
        return token, id

    async def tokens(self, person: Person) -> Sequence[Any]:
        wanted = select(tokens).where(tokens.c.person == person.id)
        return await self.store.read(wanted.order_by(tokens.c.created))

    async def end_token(self, person: Person, id: str) -> bool:
        ended = delete(tokens).where(tokens.c.person == person.id, tokens.c.id == id)
        return bool(await self.store.write(lambda connection: connection.execute(ended).rowcount))

    async def by_token(self, token: str) -> Person | None:
        """Whose program shows it."""
        if not token.startswith(TOKEN) or len(token) > 100:
            return None
        rows = await self.store.read(select(people).join(tokens).where(tokens.c.hash == hashed(token)))
        return _person(rows[0]) if rows else None

    async def by_id(self, id: str) -> Person | None:
        row = await self._by(people.c.id == id)
        return _person(row) if row else None

    # --- what can be changed --------------------------------------------------------------------
    async def must_know(self, person: Person, password: str) -> None:
        """Unwelcome: that is not the person's password."""
        wait = self._tries.enter(known_as(person.name))
        if wait:
            raise Unwelcome(sentence("error-password-tried", wait=retry_after(wait)), wait)
        row = await self._by(people.c.id == person.id)
        if not await self._passwords.fits(row.password if row else None, password):
            raise Unwelcome(sentence("error-not-your-password"))

    async def set_password(self, person: Person, password: str) -> None:
        """All else that opens the account ends with the old one, and so does what was mailed for it."""
        why = why_no_password(password, person.name)
        if why:
            raise Unwelcome(why)
        hash = await self._passwords.hashed(password)

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person.id).values(password=hash))
            for table in (sessions, tokens, passkeys, pushes):
                connection.execute(delete(table).where(table.c.person == person.id))
            connection.execute(delete(slips).where(slips.c.person == person.id, slips.c.kind == "reset"))

        await self.store.write(work)

    async def set_mail(self, person: Person, mail: str) -> None:
        """Where mail goes; it is to be confirmed. Empty: nowhere."""
        address = self._address(mail)

        def work(connection: Connection) -> None:
            changed = update(people).where(people.c.id == person.id)
            connection.execute(changed.values(mail=address, confirmed=False))
            connection.execute(delete(slips).where(slips.c.person == person.id))

        await self.store.write(work)

    def _address(self, mail: str) -> str:
        address = mail.strip().lower()
        if address and not is_address(address):
            raise Unwelcome(sentence("error-no-mail-address"))
        return address

    # --- by mail --------------------------------------------------------------------------------
    @property
    def can_write(self) -> bool:
        """Can mail with a link in it be sent?"""
        return self.mail.there and bool(self.site)

    async def ask_to_confirm(self, person: Person) -> None:
        """Send a mail that shows that mail arrives."""
        if person.mail and self.can_write and not self._letters.enter(person.mail):
            await self._letter(person, "confirm")

    async def set_language(self, person: Person, language: str) -> None:
        """What is written to somebody is written in it."""
        changed = update(people).where(people.c.id == person.id).values(language=language)
        await self.store.write(lambda connection: connection.execute(changed))

    async def ask_to_reset(self, mail: str) -> None:
        """Send a link to choose a new password to who has confirmed the address; nobody learns whether."""
        address = mail.strip().lower()
        if not self.can_write or not is_address(address) or self._letters.enter(address):
            return
        wanted = select(people).where(people.c.mail == address, people.c.confirmed)
        for row in await self.store.read(wanted.limit(5)):
            await self._letter(_person(row), "reset")

    async def _letter(self, person: Person, kind: str) -> None:
        token = await self.slip(person, kind)
        link = f"{self.site}/#/account/{kind}/{token}"
        # In the language of the account, else in that of the request that it answers.
        say = Words(locale=person.language).say
        text = say(f"mail-{kind}", name=person.name, link=link, site=self.site)
        try:
            await self.mail.send(person.mail, say(f"mail-{kind}-subject"), text + "\n")
        except Undeliverable as error:
            said = {"person": person.id, "kind": kind, "fault": str(error)}
            log.error("a mail did not go", extra={"said": said})

    async def tell_untouched(self, match: str, title: str, day: str) -> None:
        """Mail to those who play in a match that it is closed on a day unless somebody plays."""
        if not self.can_write:
            return
        wanted = select(people).join(links, links.c.person == people.c.id)
        mine = wanted.where(links.c.match == match, people.c.confirmed)
        link = f"{self.site}/#/match/{match}/"
        for row in await self.store.read(mine):
            say = Words(locale=row.language).say
            text = say("mail-untouched", title=title, site=self.site, day=day, link=link)
            try:
                await self.mail.send(row.mail, say("mail-untouched-subject", title=title), text + "\n")
            except Undeliverable as error:
                log.error("a mail did not go", extra={"said": {"person": row.id, "fault": str(error)}})

    async def slip(self, person: Person, kind: str) -> str:
        """What is mailed: good once, for a time."""
        token, at = secrets.token_urlsafe(24), self.now()
        row = {
            "hash": hashed(token),
            "person": person.id,
            "kind": kind,
            "mail": person.mail,
            "until": at + SLIP[kind],
        }

        def work(connection: Connection) -> None:
            old = (slips.c.person == person.id) & (slips.c.kind == kind)
            connection.execute(delete(slips).where(old | (slips.c.until < at)))
            connection.execute(insert(slips), row)

        await self.store.write(work)
        return token

    async def confirm(self, token: str) -> Person:
        """Mail arrives. Unwelcome: this was no slip for it."""
        person = await self._spend(token, "confirm")
        changed = update(people).where(people.c.id == person.id, people.c.mail == person.mail)
        await self.store.write(lambda connection: connection.execute(changed.values(confirmed=True)))
        return person

    async def reset(self, token: str, password: str) -> Person:
        """Choose a password without the old one."""
        row = await self._slip(token, "reset")
        why = why_no_password(password, row.name)
        if why:
            raise Unwelcome(why)
        person = await self._spend(token, "reset")
        await self.set_password(person, password)
        return person

    async def _slip(self, token: str, kind: str) -> Any:
        good = (slips.c.hash == hashed(token), slips.c.kind == kind, slips.c.until >= self.now())
        # What was mailed to an address is good while it is the person's address.
        wanted = select(people).join(slips).where(*good, slips.c.mail == people.c.mail)
        rows = await self.store.read(wanted)
        if not rows:
            raise Unwelcome(sentence("error-link-spent"))
        return rows[0]

    async def _spend(self, token: str, kind: str) -> Person:
        row = await self._slip(token, kind)
        spent = delete(slips).where(slips.c.hash == hashed(token))
        if not await self.store.write(lambda connection: connection.execute(spent).rowcount):
            raise Unwelcome(sentence("error-link-spent"))
        return _person(row)

    # --- everything one has ---------------------------------------------------------------------
    async def find(self, name: str) -> Person | None:
        row = await self._by(people.c.known_as == known_as(name))
        return _person(row) if row else None

    async def everybody(self) -> list[Person]:
        return [_person(row) for row in await self.store.read(select(people).order_by(people.c.created))]

    async def export(self, person: Person) -> dict[str, Any]:
        """All that is stored of a person: account, sessions, matches, and what was answered in them."""
        signed = select(sessions).where(sessions.c.person == person.id).order_by(sessions.c.created)
        found = []
        for record, held in await self.store.matches_of(person.id):
            own = (
                journal.c.match == record.id,
                journal.c.who.in_(held),
                journal.c.kind.in_(("answer", "resign")),
            )
            ordered = (orders.c.match == record.id, orders.c.seat.in_(held))
            answers = select(journal.c.ply, journal.c.who, journal.c.value, journal.c.at).where(*own)
            found.append(
                {
                    "id": record.id,
                    "game": record.game,
                    "scenario": record.scenario,
                    "seats": list(held),
                    "created": record.created,
                    "changed": record.changed,
                    "result": record.result,
                    "answers": [
                        {"ply": row.ply, "seat": row.who, "token": json.loads(row.value), "at": row.at}
                        for row in await self.store.read(answers.order_by(journal.c.ply))
                    ],
                    "orders": [
                        {"seat": row.seat, "orders": json.loads(row.orders)}
                        for row in await self.store.read(select(orders).where(*ordered))
                    ],
                }
            )
        return {
            "account": {
                "name": person.name,
                "mail": person.mail,
                "confirmed": person.confirmed,
                "created": person.created,
                "language": person.language,
            },
            "tokens": [
                {"name": row.name, "created": row.created}
                for row in await self.store.read(select(tokens).where(tokens.c.person == person.id))
            ],
            "notices": [
                {"mail": row.mail, "hook": row.hook}
                for row in await self.store.read(select(notices).where(notices.c.person == person.id))
            ],
            "browsers": [
                {"agent": row.agent, "endpoint": row.endpoint, "created": row.created}
                for row in await self.store.read(select(pushes).where(pushes.c.person == person.id))
            ],
            "passkeys": [
                {"name": row.name, "created": row.created}
                for row in await self.store.read(select(passkeys).where(passkeys.c.person == person.id))
            ],
            "seen": [
                {"match": row.match, "version": row.seen}
                for row in await self.store.read(select(attention).where(attention.c.person == person.id))
            ],
            "sessions": [
                {"agent": row.agent, "created": row.created, "seen": row.seen}
                for row in await self.store.read(signed)
            ],
            "talk": await self._rows(talk, talk.c.person == person.id, "match", "seat", "text", "at"),
            "notes": await self._rows(
                notes, notes.c.owner == person.id, "match", "ply", "turn", "text", "at"
            ),
            "muted": await self._rows(mutes, mutes.c.person == person.id, "muted", "at"),
            "reports": [
                *await self._rows(reports, reports.c.by == person.id, "named", "match", "reason", "at"),
                *await self._rows(reports, reports.c.about == person.id, "match", "at", "verdict", "remark"),
            ],
            "standing": await self._rows(
                standings, standings.c.person == person.id, "operator", "silenced", "closed", "warning"
            ),
            "ratings": await self._rows(
                ratings, ratings.c.person == person.id, "game", "rating", "deviation", "volatility", "played"
            ),
            "rated": await self._rows(rated, rated.c.person == person.id, "match", "game", "score", "rating"),
            "tables": await self._rows(
                offers,
                offers.c.owner == person.id,
                "game",
                "scenario",
                "options",
                "wishes",
                "pace",
                "created",
            ),
            "matches": found,
        }

    async def _rows(self, table: Table, whose: Any, *columns: str) -> list[dict[str, Any]]:
        """What a table holds of somebody."""
        wanted = select(*(table.c[name] for name in columns)).where(whose)
        return [dict(row._mapping) for row in await self.store.read(wanted)]

    async def delete(self, person: Person) -> None:
        """Forget a person. What was played stays, with nobody's name on it."""

        def work(connection: Connection) -> None:
            _stand_up(connection, person.id)
            for told in (reports.c.by, reports.c.settler):
                connection.execute(update(reports).where(told == person.id).values({told.name: None}))
            connection.execute(delete(reports).where(reports.c.about == person.id))
            connection.execute(delete(mutes).where(mutes.c.muted == person.id))
            connection.execute(delete(notes).where(notes.c.owner == person.id))
            for table in (
                slips, sessions, tokens, links, notices, attention, talk, mutes, standings, ratings, rated,
                pushes, passkeys,
            ):  # fmt: skip
                connection.execute(delete(table).where(table.c.person == person.id))
            connection.execute(delete(people).where(people.c.id == person.id))

        await self.store.write(work)
        log.info("somebody's account was deleted", extra={"said": {"person": person.id}})

    async def keep(self, person: Person, holders: Sequence[Holder]) -> int:
        """Let the account hold what links hold; in how many matches that is new."""
        return await self.store.keep_for(person.id, [holder for holder in holders if holder.seats])

    async def _by(self, which: Any) -> Any:
        rows = await self.store.read(select(people).where(which))
        return rows[0] if rows else None


def _stand_up(connection: Connection, person: str) -> None:
    """Nobody waits at a table for one who is gone."""
    connection.execute(delete(offers).where(offers.c.owner == person))
    named = offers.c.sitters.contains(person) | offers.c.invited.contains(person)
    for row in connection.execute(select(offers).where(named)).all():
        left = {
            "sitters": json.dumps([one for one in json.loads(row.sitters) if one != person]),
            "invited": json.dumps([one for one in json.loads(row.invited) if one != person]),
            "wishes": json.dumps({k: v for k, v in json.loads(row.wishes).items() if k != person}),
        }
        if json.loads(row.invited) == [person]:  # it was for that one alone
            connection.execute(delete(offers).where(offers.c.id == row.id))
        else:
            changed = update(offers).where(offers.c.id == row.id)
            connection.execute(changed.values(version=row.version + 1, **left))


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.mail, bool(row.confirmed), row.created, row.language)
