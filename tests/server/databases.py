"""The databases that the tests of the server run over: an SQLite file for each data folder, or PostgreSQL."""

from __future__ import annotations

import secrets
from pathlib import Path

from sqlalchemy import Engine, create_engine, text
from sqlalchemy.pool import NullPool

from frente.server.settings import Settings

KINDS = ("sqlite", "postgres")


class Databases:
    """Which kind is used at the moment, and the PostgreSQL databases of the folders that have one."""

    def __init__(self) -> None:
        self.server: str | None = None
        """The address of a PostgreSQL server; None: SQLite is used."""
        self._made: dict[Path, str] = {}

    def url(self, data: Path) -> str:
        """What `Settings.url` is for a data folder."""
        if self.server is None:
            return ""
        if data not in self._made:
            self._made[data] = new_database(self.server)
        return self._made[data]

    def engine(self, data: Path) -> Engine:
        """For a look into what a server has stored for a data folder."""
        return create_engine(Settings(data=data, url=self.url(data)).database, poolclass=NullPool)


CURRENT = Databases()


def new_database(server: str) -> str:
    """An empty database of a PostgreSQL server."""
    name = f"t{secrets.token_hex(6)}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return server.replace("/postgres?", f"/{name}?")
