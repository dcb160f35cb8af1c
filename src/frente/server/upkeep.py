"""Backups, restoring and migrating: what an operator does to a database.

A backup is an SQLite file of the same tables, whatever it was taken from, and can be restored into an SQLite
file or into PostgreSQL alike. So it is also the way from the one to the other.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, func, insert, inspect, select

from frente.engine.message import sentence
from frente.server import database
from frente.server.database import NEWEST, StoreFault
from frente.server.peers import alive
from frente.server.tables import (
    allowances,
    challenges,
    leases,
    matches,
    metadata,
    people,
    rooms,
    sessions,
    slips,
    workers,
)

MANY = 1000
"""Rows that are copied at a time."""
PASSING = (allowances, challenges, leases, rooms, sessions, slips, workers)
"""Tables of the moment: they say who serves and who is signed in, and belong into no backup."""


def backup(url: str, file: Path) -> int:
    """Write everything to a new file while servers may run; how many matches. StoreFault: it was not."""
    if file.exists():
        raise StoreFault(sentence("error-there-already", file=file))
    with database.said(), tempfile.TemporaryDirectory(dir=file.parent) as folder:
        made = Path(folder) / "backup"
        os.close(os.open(made, os.O_CREAT | os.O_WRONLY, 0o600))
        with _opened(url) as source, _opened(f"sqlite:///{made}") as target:
            _must_be_newest(source)
            database.migrate(target, NEWEST)
            count = _copy(source, target)
            database.check(target)
            _close_journal(target)
        with made.open("rb") as written:
            os.fsync(written.fileno())
        os.link(made, file)  # all of it or nothing, and never over another
    return count


def restore(file: Path, url: str) -> int:
    """Put a backup into a database that holds no match yet; how many came. StoreFault: none did."""
    if not file.is_file():
        raise StoreFault(sentence("error-there-no-file", file=file))
    with database.said(), tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup"
        shutil.copyfile(file, copy)  # older ones are brought up to date, and stay as they are
        for ending in ("-wal", "-shm"):
            if (beside := file.with_name(file.name + ending)).exists():
                shutil.copyfile(beside, copy.with_name(copy.name + ending))
        with _opened(f"sqlite:///{copy}") as source, _opened(url) as target:
            database.check(source)
            with source.connect() as connection:
                if database.stands_at(connection) is None:
                    raise StoreFault(sentence("error-no-backup-holds-no-matches", file=file))
            database.migrate(source, NEWEST)
            _must_be_idle(target)
            database.migrate(target, NEWEST)
            return _copy(source, target)


def migrate(url: str, to: str | None = None) -> tuple[str | None, str]:
    """Bring the tables of a database that no server uses to a version: where they stood, where they stand."""
    with database.said(), _opened(url) as engine:
        _must_be_idle(engine)
        return database.migrate(engine, NEWEST if to is None else to)


def stands_at(url: str) -> str | None:
    """The version of a database's tables."""
    with database.said(), _opened(url) as engine, engine.connect() as connection:
        return database.stands_at(connection)


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    engine = database.connect(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _must_be_idle(engine: Engine) -> None:
    if engine.dialect.name != "postgresql":
        return  # a file is held by its server
    with engine.connect() as connection:
        if inspect(connection).has_table(workers.name) and alive(connection):
            raise StoreFault(sentence("error-servers-use-end-them-first"))


def _must_be_newest(engine: Engine) -> None:
    with engine.connect() as connection:
        found = database.stands_at(connection)
    if found != NEWEST:
        raise StoreFault(sentence("error-its-tables-stand-version-not", found=found, newest=NEWEST))


def _copy(source: Engine, target: Engine) -> int:
    """Everything as it stands at one moment, into tables that are empty."""
    with source.connect() as old, target.begin() as new:
        if source.dialect.name == "postgresql":
            old = old.execution_options(isolation_level="REPEATABLE READ")
        else:
            old.exec_driver_sql("BEGIN")  # what is written meanwhile is not seen
        for table in (matches, people):
            if new.execute(select(func.count()).select_from(table)).scalar_one():
                raise StoreFault(sentence("error-there-already-backup-put-into", name=table.name))
        for table in metadata.sorted_tables:
            if table not in PASSING:
                _copy_table(old, new, table)
        return int(new.execute(select(func.count()).select_from(matches)).scalar_one())


def _copy_table(old: Connection, new: Connection, table: Table) -> None:
    rows = old.execution_options(stream_results=True).execute(select(table))
    for piece in rows.partitions(MANY):
        new.execute(insert(table), [dict(row._mapping) for row in piece])


def _close_journal(engine: Engine) -> None:
    """One file, with nothing beside it."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
