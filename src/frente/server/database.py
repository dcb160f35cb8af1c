"""The database that matches are kept in: an SQLite file, or PostgreSQL, which several servers may share."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from frente.engine.message import Mistaken, Told, sentence

NEWEST = "0013"
"""The version of the tables that this code works with: the last module of `migrations.versions`."""
MIGRATING = 8036
"""The number of the lock that whoever changes the tables of a shared database holds."""


class StoreFault(Told):
    """A change could not be stored; nothing of it was."""


class Misnamed(Mistaken):
    """No database has such an address."""


def address(named: str) -> str:
    """A database as people name it (a file, or an URL) as SQLAlchemy wants it. Misnamed: it is neither."""
    if "://" not in named:
        return f"sqlite:///{Path(named).absolute()}"
    scheme, _, rest = named.partition("://")
    drivers = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
    whole = f"{drivers.get(scheme, scheme)}://{rest}"
    try:
        backend = make_url(whole).get_backend_name()
    except ArgumentError:
        backend = ""
    if backend not in ("sqlite", "postgresql"):
        raise Misnamed(
            sentence("error-database-sqlite-file-postgresql-host", address=without_password(named))
        )
    return whole


def is_shared(url: str) -> bool:
    """May several servers use it at the same time?"""
    return url.startswith("postgresql")


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    found = None if is_shared(url) else make_url(url).database
    return Path(found) if found else None


def without_password(named: str) -> str:
    """A database's name that may be told."""
    return re.sub(r"(://[^:/@\s]*):[^@\s]*@", r"\1:***@", named)


def connect(url: str, synchronous: str = "FULL") -> Engine:
    """The database at the address; it is reached for when first used."""
    if is_shared(url):
        try:
            return create_engine(
                url, pool_pre_ping=True, connect_args={"connect_timeout": 10, "application_name": "frente"}
            )
        except ModuleNotFoundError:
            raise StoreFault(sentence("error-postgresql-needs-its-driver-pip")) from None
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


async def let_go(engine: Engine, patience: float = 10.0) -> None:
    """Close all connections, once those are back that threads of cancelled tasks still hold.

    Nothing opens another from now on: it would be left open in a pool that nobody knows.
    """
    pool = engine.pool
    assert isinstance(pool, QueuePool)
    event.listen(engine, "do_connect", _closed)
    until = time.monotonic() + patience
    while pool.checkedout() and time.monotonic() < until:
        await asyncio.sleep(0.01)
    engine.dispose()


def _closed(*_: Any) -> None:
    raise InvalidRequestError("the database is closed")


@contextmanager
def said() -> Iterator[None]:
    """What goes wrong with a database, as a StoreFault that says it in a few words."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StoreFault(reason(error)) from None


def reason(error: Exception) -> str:
    """What went wrong, without the statement that met it."""
    found = str(error.orig) if isinstance(error, DBAPIError) else f"{type(error).__name__}: {error}"
    return without_password(found)


def check(engine: Engine) -> None:
    """See that the database is whole. StoreFault says what is wrong."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
    if found != "ok":
        raise StoreFault(sentence("error-damaged", reason=str(found).splitlines()[-1]))


def stands_at(connection: Connection) -> str | None:
    """The version of the tables in the database; None where there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def migrate(engine: Engine, to: str = NEWEST) -> tuple[str | None, str]:
    """Bring the tables to a version, up or down, in one transaction: where they stood, where they stand.

    StoreFault where there is no such version, or where a newer program wrote them.
    """
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATING})
        before = stands_at(connection)
        if before == to:
            return before, to
        from alembic import command  # slow to import, and mostly there is nothing to do
        from alembic.config import Config
        from alembic.script import ScriptDirectory
        from alembic.util.exc import CommandError

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        if before is not None and before not in known:
            raise StoreFault(sentence("error-written-newer-version-program"))
        if to not in known:
            raise StoreFault(sentence("error-there-no-version-tables-only", to=to, known=[*sorted(known)]))
        config.attributes["connection"] = connection
        try:
            if before is not None and to < before:
                command.downgrade(config, to)
            else:
                command.upgrade(config, to)
        except CommandError as error:
            raise StoreFault(str(error)) from None
        return before, to
