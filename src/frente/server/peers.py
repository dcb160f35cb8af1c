"""The workers that serve one database: who is alive, whose bots think for a match, and the news between them.

Every worker may change every match: the row of the match in the store decides who was first
(frente.server.store), and the news only say that somebody was. News may be lost, with a connection or with
a worker; whoever has lost some looks into the store. A worker that has not been heard of for a while is
dead to the others. If it only slept, its bots' next answers come too late and are not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    delete,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError

from frente.server import database
from frente.server.tables import leases, workers

log = logging.getLogger("frente.server.peers")

CHANNEL = "frente"
BEAT = 0.4
"""Seconds between two signs of life."""
DEAD = 2.0
"""Seconds without one after which a worker's matches are for the others."""
FORGOTTEN = 600.0
MOST = 200
"""Matches of dead workers that are taken over at once; the next ones a beat later."""
_PIECE = 100
"""News that are told in one go."""


class News(msgspec.Struct, tag_field="type", tag=str.lower):
    """What one worker tells the others of a match. It must fit into 8,000 bytes."""

    match: str
    by: str


class Changed(News):
    """It stands at this version now."""

    version: int


class Claimed(News):
    """Somebody has taken a seat."""

    seat: str


class Here(News):
    """Who is connected to it there."""

    seats: list[str]
    watching: int


class Who(News):
    """Who is connected to it elsewhere?"""


class Thinks(News):
    """A bot is at it."""

    seat: str
    bot: str


class Agreed(News):
    """These seats offer a draw."""

    draws: list[str]


class Timed(News):
    """Its clock stands otherwise than it did."""


class Ordered(News):
    """Some seat's orders are others than they were."""


class Moves(News):
    """Those who are connected to it there will look for it elsewhere in a moment."""


class SignedOut(News):
    """A person is, everywhere but in one session."""

    person: str


class Said(News):
    """A line was said."""

    line: str


class Muted(News):
    """Whom a person does not want to read has changed."""

    person: str


Any_: TypeAlias = (
    Changed | Claimed | Here | Who | Thinks | Agreed | Timed | Ordered | Moves | SignedOut | Said | Muted
)
_read = msgspec.json.Decoder(Any_).decode


def written(news: News) -> str:
    return msgspec.json.encode(news).decode()


@dataclass(frozen=True, slots=True)
class Beat:
    """What a worker learns with each sign of life."""

    alive: frozenset[str]
    orphans: tuple[str, ...]
    """Matches whose bots nobody thinks for any more."""
    free: frozenset[str]
    """Of the matches that were asked about: those that no other worker thinks for."""


class Stranger(Exception):
    """Another server uses the database with another secret: its matches would not go on here."""


MOMENT: ColumnElement[int] = literal_column("CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
"""Now, by the clock of the database."""
ALIVE = select(workers.c.id).where(workers.c.seen > MOMENT - int(DEAD * 1000))


class Peers:
    """This worker among the others."""

    def __init__(self, engine: Engine, name: str, secret: str) -> None:
        self.engine, self.name, self._secret = engine, name, secret
        self.metrics: Callable[[], str] = str
        """What this worker says of itself with every sign of life."""
        self.heard: Callable[[Any_], None] = lambda news: None
        self.lost: Callable[[], None] = lambda: None
        """News were lost: look into the store."""
        self.beaten: Callable[[Beat], None] = lambda beat: None
        self.wanted: Callable[[], Collection[str]] = tuple
        """Matches whose bots are to answer, and do not think here."""
        self.connected = False
        self._beat_at = -DEAD
        self._held: set[str] = set()
        self._out: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: threading.Thread | None = None
        self._ending = threading.Event()

    # --- coming and going -----------------------------------------------------------------------
    async def open(self) -> None:
        """Be one of them. Stranger: the others have another secret."""
        await asyncio.to_thread(self._enter)
        await self._live_on()
        loop = asyncio.get_running_loop()
        self._listener = threading.Thread(target=self._listen, args=(loop,), name="peers", daemon=True)
        self._listener.start()
        self._tasks = [asyncio.create_task(self._beat_on()), asyncio.create_task(self._tell_on())]

    async def close(self) -> None:
        """Be none of them any more: the others go on with what was ours at once."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._ending.set()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join, 5)
            with contextlib.suppress(SQLAlchemyError):
                await asyncio.to_thread(self._leave)

    def _enter(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(text("LOCK TABLE workers IN SHARE ROW EXCLUSIVE MODE"))
            if estranged(connection, self._secret):
                raise Stranger
            connection.execute(insert(workers).values(**self._row()))

    def _row(self) -> dict[str, Any]:
        return {"id": self.name, "seen": MOMENT, "secret": self._secret, "metrics": self.metrics()}

    def _leave(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(workers).where(workers.c.id == self.name))

    # --- signs of life --------------------------------------------------------------------------
    @property
    def well(self) -> bool:
        """Do the others hear of us, and we of them?"""
        return self.connected and asyncio.get_running_loop().time() - self._beat_at < DEAD

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._live_on()

    async def _live_on(self) -> None:
        loop = asyncio.get_running_loop()
        late = loop.time() - self._beat_at > DEAD
        try:
            beat, gone = await asyncio.to_thread(self._beat, tuple(self.wanted()))
        except SQLAlchemyError as error:
            log.error("no sign of life", extra={"said": {"fault": database.reason(error)}})
            return
        if late or gone:
            self._held.clear()  # others may have taken them
        self._beat_at = loop.time()
        self.beaten(beat)

    def _beat(self, wanted: tuple[str, ...]) -> tuple[Beat, bool]:
        """Say that we live, and hear who else does; were we dead to the others?"""
        mine = update(workers).where(workers.c.id == self.name)
        orphans = select(leases.c.match).where(leases.c.worker.not_in(ALIVE)).limit(MOST)
        with self.engine.begin() as connection:
            gone = not connection.execute(mine.values(seen=MOMENT, metrics=self.metrics())).rowcount
            if gone:
                connection.execute(insert(workers).values(**self._row()))
            old = workers.c.seen < MOMENT - int(FORGOTTEN * 1000)
            connection.execute(delete(workers).where(old))
        with self.engine.connect() as connection:
            living = alive(connection)
            alone = tuple(connection.execute(orphans).scalars())
            taken: set[str] = set()
            if wanted:
                l = leases.c
                busy = select(l.match).where(l.match.in_(wanted), l.worker != self.name, l.worker.in_(ALIVE))
                taken.update(connection.execute(busy).scalars())
        return Beat(living, alone, frozenset(wanted) - taken), gone

    def reports(self) -> dict[str, str]:
        """What each worker that lives says of itself."""
        wanted = select(workers.c.id, workers.c.metrics).where(workers.c.id.in_(ALIVE))
        with database.said(), self.engine.connect() as connection:
            return {row.id: row.metrics for row in connection.execute(wanted)}

    # --- whose bots think -----------------------------------------------------------------------
    async def lease(self, match: str) -> bool:
        """May our bots think for the match? Nobody else's do then, while we live."""
        if match in self._held:
            return True
        with database.said():
            got = await asyncio.to_thread(self._take, match)
        if got:
            self._held.add(match)
        return got

    def _take(self, match: str) -> bool:
        taking = postgresql.insert(leases).values(match=match, worker=self.name)
        free = or_(leases.c.worker == self.name, leases.c.worker.not_in(ALIVE))
        taking = taking.on_conflict_do_update(
            index_elements=[leases.c.match], set_={"worker": self.name}, where=free
        )
        with self.engine.begin() as connection:
            return bool(connection.execute(taking).rowcount)

    async def release(self, matches: Collection[str]) -> None:
        """Let others think for them."""
        ours = [match for match in matches if match in self._held]
        self._held.difference_update(ours)
        if ours:
            with contextlib.suppress(SQLAlchemyError):  # then the others wait for our end
                await asyncio.to_thread(self._drop, ours)

    def _drop(self, matches: list[str]) -> None:
        ours = delete(leases).where(leases.c.match.in_(matches), leases.c.worker == self.name)
        with self.engine.begin() as connection:
            connection.execute(ours)

    # --- news -----------------------------------------------------------------------------------
    def tell(self, news: News) -> None:
        """Let the others know, soon. Where too much is to be told, it is not."""
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait(news)

    async def _tell_on(self) -> None:
        while True:
            piece = [await self._out.get()]
            while not self._out.empty() and len(piece) < _PIECE:
                piece.append(self._out.get_nowait())
            try:
                await asyncio.to_thread(self._tell, piece)
            except SQLAlchemyError as error:
                log.warning("news were not told", extra={"said": {"fault": database.reason(error)}})

    def _tell(self, piece: list[News]) -> None:
        with self.engine.begin() as connection:
            notify(connection, piece)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own, on a connection of its own."""
        while not self._ending.is_set():
            try:
                self._listen_once(loop)
            except Exception as error:  # whatever it is, the next connection may do better
                self.connected = False
                log.warning("the others are not heard", extra={"said": {"fault": database.reason(error)}})
                self._ending.wait(BEAT)
        self.connected = False

    def _listen_once(self, loop: asyncio.AbstractEventLoop) -> None:
        # Not through the pool: what was listened for would go on with whoever gets the connection next.
        with contextlib.closing(_line(self.engine)) as line:
            line.autocommit = True
            line.execute(f"LISTEN {CHANNEL}")
            self.connected = True
            _call(loop, self.lost)
            while not self._ending.is_set():
                for note in line.notifies(timeout=0.5):
                    _call(loop, self._pass_on, note.payload)
                line.execute("SELECT 1")  # a line that is dead does not say so by itself

    def _pass_on(self, payload: str) -> None:
        try:
            news = _read(payload)
        except msgspec.DecodeError:
            return  # from a newer version; what matters is in the store
        if news.by != self.name:
            self.heard(news)


class Alone:
    """Where one worker is all there is: nobody hears, nobody else thinks."""

    name = "alone"
    well = True

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def lease(self, match: str) -> bool:
        return True

    async def release(self, matches: Collection[str]) -> None: ...

    def tell(self, news: News) -> None: ...


def alive(connection: Connection) -> frozenset[str]:
    """The workers that have been heard of just now."""
    return frozenset(connection.execute(ALIVE).scalars())


def estranged(connection: Connection, secret: str) -> bool:
    """Is there a worker alive that has another secret?"""
    others = select(workers.c.id).where(workers.c.id.in_(ALIVE), workers.c.secret != secret).limit(1)
    return connection.execute(others).first() is not None


def notify(connection: Connection, news: Iterable[News]) -> None:
    """Let the others know when the transaction is committed."""
    connection.execute(_NOTIFY, {"said": [written(one) for one in news]})


_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:said AS text[])) AS said")


def _line(engine: Engine) -> Any:
    """A connection of the database's own kind, outside the pool."""
    positional, named = engine.dialect.create_connect_args(engine.url)
    return engine.dialect.connect(*positional, **named, connect_timeout=10, application_name="frente listens")


def _call(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *args: Any) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(what, *args)
