"""How much one address, one person, and all together may ask of all workers.

Each worker counts in memory. Where several share a database it counts what it has fetched from there: a grain
of an allowance at a time, so that what is cheap and frequent seldom asks. What is dear has the smallest one,
and is counted exactly. If the database does not answer, a worker goes on with its own count.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError

from frente.server import database
from frente.server.limits import ADDRESSES, Bucket, Clock, Rate, Room
from frente.server.peers import ALIVE, MOMENT
from frente.server.settings import Allowed
from frente.server.store import Store
from frente.server.tables import allowances, rooms

T = TypeVar("T")
log = logging.getLogger("frente.server.gate")

DAY = 24 * 3600 * 1000
SWEPT = 1000
"""After so many grains, what nobody has asked for in a day is forgotten."""
EVERYBODY = ""


@dataclass(frozen=True, slots=True)
class Limit:
    """What one may do in a time, and what all may; and how much of it is fetched at once."""

    what: str
    each: Rate
    together: Rate
    grain: float = 1.0


def limits_of(allowed: Allowed) -> list[Limit]:
    """What a server counts."""
    a = allowed
    return [
        Limit("requests", a.requests_each, a.requests, grain=60),
        Limit("new-matches", a.matches_each, a.matches),
        Limit("match-files", a.uploads_each, a.uploads),
        Limit("position-files", a.positions_each, a.positions),
        Limit("sign-ins", a.sign_ins_each, a.sign_ins),
        Limit("new-accounts", a.sign_ups_each, a.sign_ups),
        Limit("messages", a.said_each, a.said, grain=600),
        Limit("questions", a.work_each, a.work, grain=1),
    ]


@dataclass(slots=True)
class _Share:
    """What this worker holds of an allowance."""

    left: float = 0.0
    closed: float = 0.0
    """Nothing is to be had before this moment."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Gate:
    """Counts for one worker, with the others."""

    def __init__(self, limits: Iterable[Limit], clock: Clock = time.monotonic, salt: str = "") -> None:
        self._limits = {limit.what: limit for limit in limits}
        self._clock, self._salt = clock, salt
        self._store: Store | None = None
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._shares: OrderedDict[tuple[str, str], _Share] = OrderedDict()
        self._grains = 0

    def share(self, store: Store, salt: str) -> None:
        """Count with the other workers of a database, from now on."""
        self._store, self._salt = store, salt

    async def enter(self, what: str, *who: str, cost: float = 1.0) -> float:
        """0 where all of these may go on; else the seconds after which to come again."""
        wait = await self.lacks(what, *who, cost=cost)
        if not wait:
            self.spend(what, *who, cost=cost)
        return wait

    async def lacks(self, what: str, *who: str, cost: float = 1.0) -> float:
        """The same, and nothing is taken."""
        limit = self._limits[what]
        return max([await self._lacks(limit, name, rate, cost) for name, rate in _named(limit, who)])

    def spend(self, what: str, *who: str, cost: float) -> None:
        """Take it, on credit where it is not there."""
        limit = self._limits[what]
        for name, rate in _named(limit, who):
            if self._store is None:
                self._bucket(limit, name, rate).spend(cost)
            else:
                self._held(limit, name).left -= cost

    async def _lacks(self, limit: Limit, who: str, rate: Rate, cost: float) -> float:
        """The seconds until somebody may; 0 where it is so."""
        if self._store is None:
            return self._bucket(limit, who, rate).lacks(cost)
        share = self._held(limit, who)
        if share.left >= cost:
            return 0.0
        async with share.lock:
            now = self._clock()
            if share.left >= cost or share.closed > now:
                return 0.0 if share.left >= cost else share.closed - now
            need = cost - share.left
            try:
                got, wait = await asyncio.to_thread(
                    self._fetch, self._id(limit.what, who), rate, need, max(need, limit.grain)
                )
            except SQLAlchemyError as error:
                log.warning("limits are not shared", extra={"said": {"fault": database.reason(error)}})
                return self._bucket(limit, who, rate).lacks(cost)
            share.left += got
            share.closed = now + wait
            return wait

    def _fetch(self, id: str, rate: Rate, need: float, grain: float) -> tuple[float, float]:
        """A grain of what all share, where there is as much as is needed; else when there will be."""
        assert self._store is not None
        size, per_second = rate
        a = allowances.c
        new = postgresql.insert(allowances).values(id=id, left=size, at=MOMENT).on_conflict_do_nothing()
        wanted = select(a.left, a.at, MOMENT.label("now")).where(a.id == id).with_for_update()
        with self._store.engine.begin() as connection:
            connection.execute(new)
            row = connection.execute(wanted).one()
            left = min(size, row.left + max(0, row.now - row.at) / 1000 * per_second)
            got = min(grain, left) if left >= need else 0.0
            connection.execute(update(allowances).where(a.id == id).values(left=left - got, at=row.now))
            self._grains += 1
            if self._grains % SWEPT == 0:
                connection.execute(delete(allowances).where(a.at < row.now - DAY))
        return got, 0.0 if got else (need - left) / per_second

    def _id(self, what: str, who: str) -> str:
        """Addresses are in no table: only what nobody without the server's secret can compare."""
        return hashlib.sha256(f"frente {self._salt} {what} {who}".encode()).hexdigest()

    def _bucket(self, limit: Limit, who: str, rate: Rate) -> Bucket:
        key = (limit.what, who)
        if key not in self._buckets:
            self._buckets[key] = Bucket(rate, self._clock)
        return _latest(self._buckets, key)

    def _held(self, limit: Limit, who: str) -> _Share:
        key = (limit.what, who)
        if key not in self._shares:
            self._shares[key] = _Share()
        return _latest(self._shares, key)


def _latest(kept: OrderedDict[tuple[str, str], T], key: tuple[str, str]) -> T:
    """The one of that key; those that were asked for longest ago are forgotten."""
    kept.move_to_end(key)
    while len(kept) > 4 * ADDRESSES:
        kept.popitem(last=False)
    return kept[key]


def _named(limit: Limit, who: Iterable[str]) -> list[tuple[str, Rate]]:
    """Whose allowances something takes from."""
    return [(name, limit.together if name == EVERYBODY else limit.each) for name in who]


class Rooms:
    """How many things somebody has open, at all workers."""

    def __init__(self, what: str, each: int, together: int) -> None:
        self.what, self.each = what, each
        self._here = Room(each, together)
        self._people = Room(each, together)
        self._store: Store | None = None
        self._salt = ""
        self._entered = 0

    def share(self, store: Store, salt: str) -> None:
        """Count with the other workers of a database, from now on."""
        self._store, self._salt = store, salt

    @property
    def all(self) -> int:
        """How many there are at this worker."""
        return self._here.all

    async def enter(self, address: str, person: str = "") -> bool:
        """One more; False where there is no room."""
        if not self._here.enter(address):
            return False
        if person and not self._people.enter(person):
            self._here.leave(address)
            return False
        if self._store is None or await self._told(address, person, True):
            return True
        self._gone(address, person)
        return False

    async def leave(self, address: str, person: str = "") -> None:
        self._gone(address, person)
        if self._store is not None:
            await self._told(address, person, False)

    def _gone(self, address: str, person: str) -> None:
        self._here.leave(address)
        if person:
            self._people.leave(person)

    async def _told(self, address: str, person: str, more: bool) -> bool:
        """Let the other workers know how much is held here; False where all together hold too much."""
        held = {address: self._here.held(address)}
        if person:
            held[f"person {person}"] = self._people.held(person)
        try:
            return await asyncio.to_thread(self._note, held, more)
        except SQLAlchemyError as error:
            log.warning("rooms are not shared", extra={"said": {"fault": database.reason(error)}})
            return True

    def _note(self, held: dict[str, int], more: bool) -> bool:
        assert self._store is not None
        r, name = rooms.c, self._store.name
        with self._store.engine.begin() as connection:
            for who, count in sorted(held.items()):
                id = hashlib.sha256(f"frente {self._salt} {self.what} {who}".encode()).hexdigest()
                # Nobody else counts the same ones meanwhile.
                connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:id))"), {"id": id})
                others = select(func.coalesce(func.sum(r.count), 0)).where(
                    r.id == id, r.worker != name, r.worker.in_(ALIVE)
                )
                if more and connection.execute(others).scalar_one() + count > self.each:
                    connection.rollback()
                    return False
                mine = postgresql.insert(rooms).values(worker=name, id=id, count=count)
                connection.execute(
                    mine.on_conflict_do_update(index_elements=[r.worker, r.id], set_={"count": count})
                )
                connection.execute(delete(rooms).where(r.worker == name, r.id == id, r.count == 0))
            self._entered += 1
            if self._entered % SWEPT == 1:
                connection.execute(delete(rooms).where(r.worker != name, r.worker.not_in(ALIVE)))
        return True
