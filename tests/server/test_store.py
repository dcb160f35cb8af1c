"""The store: migrations, one transaction for many, and refusing what does not fit."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

import frente.server.store
from frente.engine.journal import Entry
from frente.server.links import Holder, hashed, new_link
from frente.server.store import NEWEST, Change, Record, Store, StoreFault
from frente.server.tables import metadata


def a_record(id: str) -> Record:
    return Record(
        id=id, kind="play", game="toy", rules=1, scenario="line", options={"forts": True},
        seats={"red": "person", "blue": "bot:steady"}, start=None, auto=True, forced=[], seed="s",
        commitment="c", version=0, ply=0, digest="d", result=None, origin=None, origin_ply=None,
        created=1, changed=1,
    )  # fmt: skip


def a_change(id: str, version: int, ply: int = 0) -> Change:
    entries = [Entry("answer", "red", "red/bid", "bid 1"), Entry("roll", "deck", "shuffle", (2, 1))]
    return Change(id, version, ply + 2, f"d{version}", None, [], ply, entries, message=f"x {version} 2 m")


@pytest.fixture
async def store(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path / 'db'}", "OFF")
    await store.open()
    yield store
    await store.close()


async def test_the_migrations_make_the_tables_that_the_code_uses(store: Store, tmp_path: Path):
    def differences(connection: Connection) -> object:
        assert inspect(connection).get_table_names()
        return compare_metadata(MigrationContext.configure(connection), metadata)

    with store.engine.connect() as connection:
        assert differences(connection) == []
    folder = str(Path(frente.server.store.__file__).parent / "migrations")
    assert ScriptDirectory(folder).get_current_head() == NEWEST
    again = Store(str(store.engine.url), "OFF")  # a second start finds nothing to do
    await again.open()
    await again.close()


async def test_what_is_stored_comes_back(store: Store):
    link = new_link()
    holder = Holder(hashed(link), "m", ("red",))
    await store.create(a_record("m"), [], [holder])
    assert await store.record("m") == a_record("m")
    assert await store.record("other") is None
    assert await store.holder(hashed(link)) == holder
    assert await store.holder(link) is None
    await store.append(a_change("m", 1))
    record = await store.record("m")
    assert record is not None
    assert (record.version, record.ply, record.digest) == (1, 2, "d1")
    entries, told = await store.entries("m")
    assert entries == [["answer", "red", "red/bid", "bid 1"], ["roll", "deck", "shuffle", [2, 1]]]
    assert told == ["x 1 2 m"]


async def test_one_bad_change_does_not_take_others_along(store: Store):
    for id in "abc":
        await store.create(a_record(id), [], [])
    changes = [a_change("a", 1), a_change("b", 7), a_change("c", 1)]
    results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
    assert isinstance(results[1], StoreFault)  # another server went on without us
    assert results[0] is results[2] is None
    assert (await store.entries("b"))[0] == []
    with pytest.raises(StoreFault):
        await store.append(a_change("a", 2, ply=1))  # ply 1 is taken
    record = await store.record("a")
    assert record is not None
    assert record.version == 1


async def test_an_undo_replaces_the_end_of_the_journal(store: Store):
    await store.create(a_record("m"), [], [])
    await store.append(a_change("m", 1))
    await store.append(a_change("m", 2, ply=2))
    undo = Change("m", 3, 2, "d1", None, [], 2, [], undone=True)
    await store.append(undo)
    assert len((await store.entries("m"))[0]) == 2
