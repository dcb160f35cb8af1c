"""Where matches are kept: journals, links, and what each match was set up from.

Changes of many matches that come at the same moment share one transaction; nobody is told of a
change before its transaction is committed. One thread writes, beside the event loop: a whole
transaction is then one step out of the loop and back.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from frente.engine import Event
from frente.engine.journal import Entry
from frente.engine.past import Moment, event_from_plain, event_to_plain
from frente.engine.relic import Base, Kept
from frente.server import database
from frente.server.clock import Clock, Pace
from frente.server.database import StoreFault
from frente.server.links import Holder, Invitation
from frente.server.peers import Changed, notify
from frente.server.tables import (
    clocks,
    events,
    invitations,
    journal,
    kept,
    links,
    matches,
    people,
    pulse,
    terms,
)

Row = dict[str, Any]
T = TypeVar("T")


class Overtaken(StoreFault):
    """Another server has changed the match in the meantime."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Record:
    """A match as the store has it, without its journal."""

    id: str
    kind: str
    game: str
    rules: int
    scenario: str
    options: dict[str, Any]
    seats: dict[str, str]
    """Who plays each seat: `person` or `bot:NAME`."""
    start: Any
    auto: bool
    forced: list[list[int]]
    seed: str
    commitment: str
    version: int
    ply: int
    digest: str
    result: Any
    origin: str | None
    origin_ply: int | None
    created: int
    changed: int
    parts: list[list[int]] | None = None
    """What was played under older rules, and how far: rules, ply, events."""
    undone: int = 0
    """How often an answer was taken back."""
    waiting: list[str] | None = None
    """The seats that are to answer; None: not known."""

    @property
    def branched(self) -> dict[str, Any] | None:
        """Where a branch was taken from. Of a lesson and of a puzzle `origin` is which one it is."""
        branched = self.origin is not None and self.kind not in ("lesson", "puzzle")
        return {"match": self.origin, "ply": self.origin_ply} if branched else None


@dataclass(slots=True)
class Stored:
    """A match as the store has it."""

    record: Record
    entries: list[Any]
    """Of its journal, as plain data."""
    messages: list[str]
    """What made them."""
    kept: tuple[list[int], int, int]
    """The plies of the kept moments, the base of the last kept state (-1: none), and how many events."""
    clock: Clock | None = None


@dataclass(slots=True)
class Terms:
    """What the players of a match have agreed on beside the board."""

    match: str
    watched: bool = False
    """Anybody may watch."""
    closes: bool = False
    """It began at a table: it is closed when nobody plays."""
    rated: bool = False
    """Its result counts for the ratings of its players."""
    draws: list[str] = field(default_factory=list)
    """The seats that offer a draw."""
    warned: int = 0
    """How often it was said that nobody plays ..."""
    warned_of: int = -1
    """... in this version of the match ..."""
    warned_on: int = 0
    """... and when last."""


_TEXTS = ("options", "seats", "start", "forced", "result", "parts", "waiting")


@dataclass(slots=True)
class Keeping:
    """What is to be kept of a match with a change, beside its journal."""

    ply: int
    rules: int
    first: int
    """Events from this number on are replaced ..."""
    events: list[Event]
    """... by these."""
    base: Base | None = None
    """The state to go on from, where it is another than before."""
    shown: bytes | None = None
    """The views of everybody, where this is a moment to keep."""
    dropped: list[int] = field(default_factory=list)
    """Moments at these plies go."""


@dataclass(slots=True)
class Renewal:
    """A match goes on under other rules than it was stored with."""

    rules: int
    start: Any
    parts: list[list[int]] | None


@dataclass(slots=True)
class Change:
    """What one answer, undo or resignation does to a stored match."""

    match: str
    version: int
    """The version it makes; the one before must be the stored one."""
    ply: int
    digest: str
    result: Any
    forced: list[list[int]]
    cut: int
    """Entries from this ply on are replaced ..."""
    entries: list[Entry]
    """... by these."""
    undone: bool = False
    waiting: list[str] = field(default_factory=list)
    message: str | None = None
    seed: str | None = None
    """The seed of a match that this ends: from now on it may be known."""
    keeping: Keeping | None = None
    renewal: Renewal | None = None
    clock: Clock | None = None
    """How its clock stands then; the version before must be the stored one."""
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


_INSERT = insert(journal)
_CUT = delete(journal).where(journal.c.match == bindparam("m"), journal.c.ply >= bindparam("p"))
_RENEW = (
    update(matches)
    .where(matches.c.id == bindparam("m"))
    .values(rules=bindparam("rules"), start=bindparam("start"), parts=bindparam("parts"))
)
_FORGET = delete(events).where(events.c.match == bindparam("m"), events.c.number >= bindparam("n"))
_TELL = insert(events)
_OUTDATE = delete(kept).where(
    kept.c.match == bindparam("m"), (kept.c.ply >= bindparam("p")) | kept.c.shown.is_(None)
)
_THIN = delete(kept).where(kept.c.match == bindparam("m"), kept.c.ply == bindparam("p"))
_KEEP = insert(kept)
_HEAD = (
    update(matches)
    .where(matches.c.id == bindparam("m"), matches.c.version == bindparam("before"))
    .values(
        version=bindparam("v"),
        ply=bindparam("p"),
        digest=bindparam("d"),
        result=bindparam("r"),
        forced=bindparam("f"),
        changed=bindparam("t"),
        undone=matches.c.undone + bindparam("u"),
        waiting=bindparam("w"),
    )
)


_CLOCK_TEXTS = ("pace", "left", "used", "since", "pauses", "away", "holidays")
_TURNED = ("version", "left", "used", "since", "paused", "pauses", "away", "holidays", "due")
_TURN = (
    update(clocks)
    .where(clocks.c.match == bindparam("m"), clocks.c.version == bindparam("before"))
    .values({name: bindparam(f"b_{name}") for name in _TURNED})
)
_REVEAL = update(matches).where(matches.c.id == bindparam("m")).values(seed=bindparam("s"))


class Store:
    """The database. One thread writes, a few read."""

    def __init__(self, url: str, synchronous: str = "FULL") -> None:
        self.engine = database.connect(url, synchronous)
        self.shared = database.is_shared(url)
        """May other workers change its matches?"""
        self.name = secrets.token_hex(6)
        """Who changes them here."""
        self.measured: Callable[[float], None] = lambda seconds: None
        """Hears how long each transaction took."""
        self._waiting: asyncio.Queue[Change] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._writer = ThreadPoolExecutor(1, "store")
        self._prepared = False

    def prepare(self) -> None:
        """See that the database is whole and bring its tables up to date. StoreFault says what is wrong."""
        with database.said():
            database.check(self.engine)
            database.migrate(self.engine)
        self._prepared = True

    async def open(self) -> None:
        """Begin to write, in tables that are up to date."""
        if not self._prepared:
            await asyncio.to_thread(self.prepare)
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what is being written."""
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._writer.shutdown()
        await database.let_go(self.engine)

    async def ping(self) -> None:
        """Write something that changes nothing. StoreFault where that fails."""

        def work() -> None:
            with self.engine.begin() as connection:
                connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self._written(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it in one transaction. StoreFault: nothing was written."""

        def whole() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self._written(whole)

    async def read(self, wanted: Select[Any]) -> Sequence[Any]:
        """The rows of it."""
        with database.said():
            return await asyncio.to_thread(self._read, wanted)

    async def _written(self, work: Callable[[], T]) -> T:
        """What the writing thread makes of it. StoreFault: nothing was written."""
        with database.said():
            return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    # --- writing --------------------------------------------------------------------------------
    async def create(
        self,
        record: Record,
        entries: list[Entry],
        holders: Iterable[Holder],
        invited: Iterable[Invitation] = (),
        keepings: Iterable[Keeping] = (),
    ) -> None:
        """Store a new match with its links and invitations, and what is kept of it beside its journal."""
        row = {name: getattr(record, name) for name in Record.__slots__}
        for name in _TEXTS:
            row[name] = None if row[name] is None else json.dumps(row[name])
        given = [_link_row(holder) for holder in holders]
        offered = [_invitation_row(invitation) for invitation in invited]

        def work() -> None:
            with self.engine.begin() as connection:
                connection.execute(insert(matches), row)
                if entries:
                    connection.execute(_INSERT, _rows(record.id, 0, entries, None))
                if given:
                    connection.execute(insert(links), given)
                if offered:
                    connection.execute(insert(invitations), offered)
                for keeping in keepings:
                    _keep(connection, [(record.id, keeping)])

        await self._written(work)

    async def invite(self, invitation: Invitation) -> bool:
        """Put an invitation in the place of the seat's unclaimed one; False where there is none."""
        i = invitations.c
        old = delete(invitations).where(
            i.match == invitation.match,
            i.seat == invitation.seat,
            i.creator == invitation.creator,
            i.claimed.is_(None),
        )

        def work() -> bool:
            with self.engine.begin() as connection:
                if not connection.execute(old).rowcount:
                    return False
                connection.execute(insert(invitations), _invitation_row(invitation))
                return True

        return await self._written(work)

    async def claim(self, invitation: Invitation, holder: Holder) -> bool:
        """Give the invitation's seat to the holder; False where somebody was quicker."""
        i = invitations.c
        spent = (
            update(invitations).where(i.hash == invitation.hash, i.claimed.is_(None)).values(claimed=now())
        )

        def work() -> bool:
            with self.engine.begin() as connection:
                if not connection.execute(spent).rowcount:
                    return False
                connection.execute(insert(links), _link_row(holder))
                return True

        return await self._written(work)

    async def let_watch(self, holder: Holder) -> bool:
        """Keep a link; False where it was kept already."""

        def work(connection: Connection) -> bool:
            with contextlib.suppress(IntegrityError):
                connection.execute(insert(links), _link_row(holder))
                return True
            return False

        return await self.write(work)

    async def append(self, change: Change) -> None:
        """Store a change; returns when it is committed. StoreFault: nothing of it is."""
        self._waiting.put_nowait(change)
        await change.done

    async def _write(self) -> None:
        """Take all changes that wait, commit them together, tell those who wait. For ever."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < 200:
                batch.append(self._waiting.get_nowait())
            began = time.perf_counter()
            faults = await loop.run_in_executor(self._writer, self._commit_each, batch)
            self.measured(time.perf_counter() - began)
            for change, fault in zip(batch, faults, strict=True):
                if change.done.done():
                    continue
                if fault is None:
                    change.done.set_result(None)
                else:
                    change.done.set_exception(fault)

    def _commit_each(self, batch: list[Change]) -> list[StoreFault | None]:
        """Commit all together; where that fails, each alone, to find the one at fault."""
        fault = self._commit(batch)
        if fault is None or len(batch) == 1:
            return [fault] * len(batch)
        return [self._commit([change]) for change in batch]

    def _commit(self, batch: list[Change]) -> StoreFault | None:
        try:
            with self.engine.begin() as connection:
                _apply(connection, batch)
                if self.shared:
                    notify(connection, [Changed(c.match, self.name, c.version) for c in batch])
        except StoreFault as error:
            return error
        except (SQLAlchemyError, OSError) as error:
            return StoreFault(database.reason(error))
        return None

    # --- reading --------------------------------------------------------------------------------
    async def record(self, id: str) -> Record | None:
        rows = await asyncio.to_thread(self._read, select(matches).where(matches.c.id == id))
        return _record(rows[0]) if rows else None

    async def stored(self, id: str, since: int = 0) -> Stored | None:
        """A match with its journal from a ply on, all as it stood at one moment."""
        return await asyncio.to_thread(self._stored, id, since)

    def _stored(self, id: str, since: int) -> Stored | None:
        j, k = journal.c, kept.c
        lines = select(j.kind, j.who, j.key, j.value, j.message).where(j.match == id, j.ply >= since)
        plies = select(k.ply, k.base, k.shown.is_not(None)).where(k.match == id).order_by(k.ply)
        count = select(func.count()).select_from(events).where(events.c.match == id)
        with self.engine.connect() as connection:
            if self.shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            found = connection.execute(select(matches).where(matches.c.id == id)).first()
            if found is None:
                return None
            rows = connection.execute(lines.order_by(j.ply)).all()
            moments = connection.execute(plies).all()
            told = int(connection.execute(count).scalar_one())
            timed = connection.execute(select(clocks).where(clocks.c.match == id)).first()
        return Stored(
            _record(found),
            [[row[0], row[1], row[2], json.loads(row[3])] for row in rows],
            [row[4] for row in rows if row[4]],
            ([row[0] for row in moments if row[2]], moments[-1][1] if moments else -1, told),
            None if timed is None else _clock(timed),
        )

    async def knows(self, id: str) -> bool:
        """Is there such a match?"""
        return bool(await asyncio.to_thread(self._read, select(matches.c.id).where(matches.c.id == id)))

    async def invitation(self, hash: str) -> Invitation | None:
        """The invitation with this hash."""
        found = select(invitations).where(invitations.c.hash == hash)
        rows = await asyncio.to_thread(self._read, found)
        return Invitation(**rows[0]._mapping) if rows else None

    async def unclaimed(self, id: str) -> set[str]:
        """The seats of a match that wait for somebody to claim them."""
        i = invitations.c
        rows = await asyncio.to_thread(self._read, select(i.seat).where(i.match == id, i.claimed.is_(None)))
        return {row[0] for row in rows}

    async def kept(self, id: str) -> Kept:
        """All that is kept of a match beside its journal."""
        k, e = kept.c, events.c
        wanted = select(k.ply, k.base, k.events, k.state, k.shown).where(k.match == id).order_by(k.ply)
        rows = await asyncio.to_thread(self._read, wanted)
        told = select(e.event).where(e.match == id).order_by(e.number)
        log = await asyncio.to_thread(self._read, told)

        def read() -> Kept:
            last = Base(rows[-1].base, rows[-1].events, json.loads(rows[-1].state)) if rows else None
            moments = [Moment(row.ply, row.shown) for row in rows if row.shown]
            return Kept(last, tuple(event_from_plain(json.loads(row.event)) for row in log), tuple(moments))

        return await asyncio.to_thread(read)

    async def holder(self, link: str) -> tuple[Holder, int] | None:
        """What the link with this hash gives, and the version that its match stands at."""
        wanted = select(links, matches.c.version).join(matches).where(links.c.hash == link)
        rows = await asyncio.to_thread(self._read, wanted)
        return _held(rows) if rows else None

    async def held_by(self, person: str, match: str) -> tuple[Holder, int] | None:
        """The seats that a person's account holds in a match, and the version that it stands at."""
        mine = (links.c.person == person, links.c.match == match)
        wanted = select(links, matches.c.version).join(matches).where(*mine).order_by(links.c.hash)
        rows = await asyncio.to_thread(self._read, wanted)
        return _held(rows) if rows else None

    async def keep_for(self, person: str, holders: Iterable[Holder]) -> int:
        """Let an account hold seats, those it does not hold yet; of how many matches it is some."""
        given = list(holders)

        def work(connection: Connection) -> int:
            theirs = select(links.c.match, links.c.seats).where(links.c.person == person)
            held: dict[str, set[str]] = {}
            for row in connection.execute(theirs):
                held.setdefault(row.match, set()).update(json.loads(row.seats))
            new: dict[str, list[str]] = {}
            for holder in given:
                mine = held.setdefault(holder.match, set())
                new.setdefault(holder.match, []).extend(seat for seat in holder.seats if seat not in mine)
                mine.update(holder.seats)
            rows = [
                _link_row(Holder(secrets.token_hex(32), match, tuple(seats))) | {"person": person}
                for match, seats in new.items()
                if seats
            ]
            if rows:
                connection.execute(insert(links), rows)
            return len(rows)

        return await self.write(work)

    async def names(self, id: str) -> dict[str, str]:
        """The names of the people who hold seats of a match by their accounts."""
        wanted = select(links.c.seats, people.c.name).join(people, people.c.id == links.c.person)
        rows = await asyncio.to_thread(self._read, wanted.where(links.c.match == id).order_by(links.c.hash))
        return {seat: row.name for row in rows for seat in json.loads(row.seats)}

    async def holders(self, id: str) -> dict[str, str]:
        """The people who hold seats of a match by their accounts."""
        wanted = select(links.c.seats, links.c.person).where(links.c.match == id, links.c.person.is_not(None))
        rows = await asyncio.to_thread(self._read, wanted.order_by(links.c.hash))
        return {seat: row.person for row in rows for seat in json.loads(row.seats)}

    async def matches_of(self, person: str) -> list[tuple[Record, tuple[str, ...]]]:
        """The matches that a person's account holds seats in, with these; the latest first."""
        mine = select(matches, links.c.seats.label("held")).join(links).where(links.c.person == person)
        rows = await asyncio.to_thread(self._read, mine.order_by(matches.c.changed.desc()))
        found: dict[str, tuple[Record, tuple[str, ...]]] = {}
        for row in rows:
            values = dict(row._mapping)
            held = tuple(json.loads(values.pop("held")))
            before = found[values["id"]][1] if values["id"] in found else ()
            found[values["id"]] = (_record_of(values), (*before, *held))
        return list(found.values())

    async def terms(self, ids: Sequence[str]) -> dict[str, Terms]:
        """What the players of matches have agreed on, where they have."""
        rows = await asyncio.to_thread(self._read, select(terms).where(terms.c.match.in_(ids)))
        return {row.match: _terms(row) for row in rows}

    async def agree(self, agreed: Terms) -> None:
        """Store what the players of a match have agreed on."""
        row = {name: getattr(agreed, name) for name in Terms.__slots__} | {"draws": json.dumps(agreed.draws)}

        def work(connection: Connection) -> None:
            connection.execute(delete(terms).where(terms.c.match == agreed.match))
            connection.execute(insert(terms), row)

        await self.write(work)

    async def offer_draw(self, match: str, before: list[str], after: list[str]) -> bool:
        """Store who offers a draw; False where somebody else has changed that meanwhile."""
        same = (terms.c.match == match, terms.c.draws == json.dumps(before))
        row = {name: getattr(Terms(match), name) for name in Terms.__slots__} | {"draws": json.dumps(after)}

        def work(connection: Connection) -> bool:
            known = connection.execute(select(terms.c.match).where(terms.c.match == match)).first()
            if known:
                changed = update(terms).where(*same).values(draws=json.dumps(after))
                return bool(connection.execute(changed).rowcount)
            try:
                connection.execute(insert(terms), row)
            except IntegrityError:  # somebody was quicker
                return False
            return not before

        return await self.write(work)

    async def clocks(self, ids: Sequence[str]) -> dict[str, Clock]:
        """The clocks of matches, where they have one."""
        rows = await asyncio.to_thread(self._read, select(clocks).where(clocks.c.match.in_(ids)))
        return {row.match: _clock(row) for row in rows}

    async def set_clock(self, clock: Clock) -> None:
        """Store a new clock."""
        await self.write(lambda connection: connection.execute(insert(clocks), _clock_row(clock)))

    async def turn_clock(self, clock: Clock) -> bool:
        """Store a clock as it stands now, of the version after the stored one; False where it is not."""
        return bool(await self.write(lambda c: c.execute(_TURN, [_turned(clock)]).rowcount))

    async def due(self, at: int) -> list[str]:
        """Matches in which somebody's time was up by then."""
        wanted = select(clocks.c.match).join(matches).where(clocks.c.due <= at, matches.c.result.is_(None))
        return [row[0] for row in await self.read(wanted.order_by(clocks.c.due).limit(200))]

    async def beat(self, at: int, nap: int) -> int:
        """Some worker is awake; how long none has been in all. Naps up to `nap` do not count."""
        gap = at - pulse.c.at
        fell = case((gap > nap, gap), else_=0)
        alive = case((gap > 0, at), else_=pulse.c.at)

        def work(connection: Connection) -> int:
            if not connection.execute(update(pulse).values(slept=pulse.c.slept + fell, at=alive)).rowcount:
                connection.execute(insert(pulse), {"id": 1, "at": at, "slept": 0})
            return int(connection.execute(select(pulse.c.slept)).scalar_one())

        return await self.write(work)

    async def untouched(self, since: int) -> list[tuple[Record, Terms]]:
        """Matches that began at a table, and in which nobody has played since then."""
        wanted = select(matches).join(terms).where(matches.c.result.is_(None), matches.c.changed < since)
        rows = await asyncio.to_thread(self._read, wanted.where(terms.c.closes).limit(200))
        records = [_record(row) for row in rows]
        agreed = await self.terms([record.id for record in records])
        return [(record, agreed[record.id]) for record in records]

    async def warn(self, record: Record, times: int, at: int) -> bool:
        """Note that it was said so often that nobody plays in a match; False where it was already."""
        said = (terms.c.warned_of == record.version) & (terms.c.warned >= times)
        noted = update(terms).where(terms.c.match == record.id, ~said)
        changed = noted.values(warned=times, warned_of=record.version, warned_on=at)
        return bool(await self.write(lambda connection: connection.execute(changed).rowcount))

    async def note_waiting(self, record: Record, waiting: list[str]) -> None:
        """Who is to answer in a match of before such things were stored."""
        same = (matches.c.id == record.id, matches.c.version == record.version)
        await self.write(
            lambda connection: connection.execute(
                update(matches).where(*same).values(waiting=json.dumps(waiting))
            )
        )

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions that matches stand at."""
        wanted = select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids))
        return {row[0]: row[1] for row in await asyncio.to_thread(self._read, wanted)}

    def _read(self, wanted: Select[Any]) -> Sequence[Any]:
        with self.engine.connect() as connection:
            return connection.execute(wanted).all()


def _apply(connection: Connection, batch: list[Change]) -> None:
    """Whoever changes the head of a match holds its row until all is committed: one at a time."""
    batch = sorted(batch, key=lambda change: change.match)  # in one order everywhere: no deadlocks
    at = now()
    heads = [
        {
            "m": c.match,
            "before": c.version - 1,
            "v": c.version,
            "p": c.ply,
            "d": c.digest,
            "r": None if c.result is None else json.dumps(c.result),
            "f": json.dumps(c.forced),
            "t": at,
            "u": int(c.undone),
            "w": json.dumps(c.waiting),
        }
        for c in batch
    ]
    written = connection.execute(_HEAD, heads)
    if written.rowcount != len(heads):
        raise Overtaken("another server has changed the match")
    cuts = [{"m": c.match, "p": c.cut} for c in batch if c.undone]
    if cuts:
        connection.execute(_CUT, cuts)
    rows = [row for c in batch for row in _rows(c.match, c.cut, c.entries, c.message)]
    if rows:
        connection.execute(_INSERT, rows)
    _keep(connection, [(c.match, c.keeping) for c in batch if c.keeping is not None])
    renewed = [
        {
            "m": c.match,
            "rules": c.renewal.rules,
            "start": None if c.renewal.start is None else json.dumps(c.renewal.start),
            "parts": None if c.renewal.parts is None else json.dumps(c.renewal.parts),
        }
        for c in batch
        if c.renewal is not None
    ]
    if renewed:
        connection.execute(_RENEW, renewed)
    turned = [_turned(c.clock) for c in batch if c.clock is not None]
    if turned and connection.execute(_TURN, turned).rowcount != len(turned):
        raise Overtaken("another server has changed the clock")
    ended = [{"m": c.match, "s": c.seed} for c in batch if c.seed is not None]
    if ended:
        connection.execute(_REVEAL, ended)


def _clock_row(clock: Clock) -> Row:
    row = {name: getattr(clock, name) for name in Clock.__slots__} | {"pace": clock.pace.to_plain()}
    return row | {name: json.dumps(row[name]) for name in _CLOCK_TEXTS} | {"due": clock.due}


def _turned(clock: Clock) -> Row:
    row = _clock_row(clock)
    return {f"b_{name}": row[name] for name in _TURNED} | {"m": clock.match, "before": clock.version - 1}


def _clock(row: Any) -> Clock:
    values = {name: json.loads(row._mapping[name]) for name in _CLOCK_TEXTS}
    pace = Pace.of(values.pop("pace"))
    return Clock(match=row.match, version=row.version, paused=row.paused, pace=pace, **values)


def _terms(row: Any) -> Terms:
    return Terms(**dict(row._mapping) | {"draws": json.loads(row.draws)})


def _held(rows: Sequence[Any]) -> tuple[Holder, int]:
    """What links give together."""
    first = rows[0]
    seats = tuple(dict.fromkeys(seat for row in rows for seat in json.loads(row.seats)))
    return Holder(first.hash, first.match, seats), first.version


def _record(row: Any) -> Record:
    return _record_of(dict(row._mapping))


def _record_of(values: Row) -> Record:
    for name in _TEXTS:
        values[name] = None if values[name] is None else json.loads(values[name])
    return Record(**values)


def _link_row(holder: Holder) -> Row:
    return {"hash": holder.link, "match": holder.match, "seats": json.dumps(holder.seats)}


def _invitation_row(invitation: Invitation) -> Row:
    return {name: getattr(invitation, name) for name in Invitation.__slots__}


def _keep(connection: Connection, found: list[tuple[str, Keeping]]) -> None:
    """Store what outlives the rules."""
    cuts = [{"m": match, "n": keeping.first} for match, keeping in found]
    if cuts:
        connection.execute(_FORGET, cuts)
    log = [
        {"match": match, "number": keeping.first + i, "event": json.dumps(event_to_plain(event))}
        for match, keeping in found
        for i, event in enumerate(keeping.events)
    ]
    if log:
        connection.execute(_TELL, log)
    bases = [(match, keeping) for match, keeping in found if keeping.base is not None]
    if bases:
        connection.execute(_OUTDATE, [{"m": match, "p": keeping.ply} for match, keeping in bases])
    thinned = [{"m": match, "p": ply} for match, keeping in found for ply in keeping.dropped]
    if thinned:
        connection.execute(_THIN, thinned)
    states = [
        {
            "match": match,
            "ply": keeping.ply,
            "rules": keeping.rules,
            "base": base.ply,
            "events": base.events,
            "state": json.dumps(base.state, separators=(",", ":")),
            "shown": keeping.shown,
        }
        for match, keeping in bases
        if (base := keeping.base) is not None
    ]
    if states:
        connection.execute(_KEEP, states)


def _rows(match: str, first: int, entries: list[Entry], message: str | None) -> list[Row]:
    at = now()
    return [
        {
            "match": match,
            "ply": first + i,
            "kind": entry.kind,
            "who": entry.who,
            "key": entry.key,
            "value": json.dumps(entry.value),
            "message": message if i == 0 else None,
            "at": at,
        }
        for i, entry in enumerate(entries)
    ]
