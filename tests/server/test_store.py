"""The store: migrations, one transaction for many, and refusing what does not fit."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from tests.server.databases import CURRENT

import frente.server.store
from frente.engine import Event
from frente.engine.journal import Entry
from frente.engine.past import Moment
from frente.engine.relic import Base
from frente.server.database import NEWEST, StoreFault
from frente.server.links import Holder, hashed, new_link
from frente.server.settings import Settings
from frente.server.store import Change, Keeping, Record, Store, Stored
from frente.server.tables import metadata

pytestmark = pytest.mark.usefixtures("database")


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


async def a_stored(store: Store, id: str, since: int = 0) -> Stored:
    found = await store.stored(id, since)
    assert found is not None
    return found


@pytest.fixture
async def store(tmp_path: Path):
    store = Store(Settings(data=tmp_path, url=CURRENT.url(tmp_path)).database, "OFF")
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
    again = Store(store.engine.url.render_as_string(False), "OFF")  # a second start finds nothing to do
    await again.open()
    await again.close()


async def test_the_tables_go_down_a_version_and_up_again_with_their_matches(tmp_path: Path):
    store = Store(Settings(data=tmp_path, url=CURRENT.url(tmp_path)).database, "OFF")
    await store.open()
    await store.create(a_record("m"), [], [])
    await store.append(a_change("m", 1))
    config = Config()
    config.set_main_option("script_location", str(Path(frente.server.store.__file__).parent / "migrations"))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    with store.engine.connect() as connection:
        assert not {"kept", "invitations"} & set(inspect(connection).get_table_names())
        assert "parts" not in {column["name"] for column in inspect(connection).get_columns("matches")}
    await store.close()
    again = Store(store.engine.url.render_as_string(False), "OFF")
    await again.open()
    with again.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    record = await again.record("m")
    assert record is not None
    assert (record.version, record.parts) == (1, None)
    assert len((await a_stored(again, "m")).entries) == 2
    await again.close()


async def test_what_is_kept_comes_back_and_follows_an_undo(store: Store):
    await store.create(a_record("m"), [], [])
    log = [Event("turn", "2", {"turn": 1}, ply=n) for n in range(6)]
    shown = Moment.of(2, {"": {"turn": 1}, "red": {}}, {"": ["turn 1"]}).packed
    first = a_change("m", 1)
    first.keeping = Keeping(2, 1, 0, log[:3], Base(0, 0, {"turn": 1}), shown)
    await store.append(first)
    second = a_change("m", 2, ply=2)
    second.keeping = Keeping(4, 1, 3, log[3:], Base(4, 6, {"turn": 2}))
    await store.append(second)
    kept = await store.kept("m")
    assert kept.base == Base(4, 6, {"turn": 2})
    assert kept.log == tuple(log)
    assert [moment.view("red") for moment in kept.moments] == [{"turn": 1}]
    assert (await a_stored(store, "m")).kept == ([2], 4, 6)
    undo = Change("m", 3, 3, "d1", None, [], 3, [], undone=True)
    undo.keeping = Keeping(3, 1, 4, [], Base(0, 0, {"turn": 1}))
    await store.append(undo)
    kept = await store.kept("m")
    assert kept.base == Base(0, 0, {"turn": 1})
    assert kept.log == tuple(log[:4])


async def test_what_is_stored_comes_back(store: Store):
    link = new_link()
    holder = Holder(hashed(link), "m", ("red",))
    await store.create(a_record("m"), [], [holder])
    assert await store.record("m") == a_record("m")
    assert await store.record("other") is None
    assert await store.holder(hashed(link)) == (holder, 0)
    assert await store.holder(link) is None
    await store.append(a_change("m", 1))
    record = await store.record("m")
    assert record is not None
    assert (record.version, record.ply, record.digest) == (1, 2, "d1")
    stored = await a_stored(store, "m")
    assert stored.entries == [["answer", "red", "red/bid", "bid 1"], ["roll", "deck", "shuffle", [2, 1]]]
    assert stored.messages == ["x 1 2 m"]
    assert (await a_stored(store, "m", 1)).entries == stored.entries[1:]
    assert await store.stored("other") is None
    assert await store.versions(["m", "other"]) == {"m": 1}


async def test_one_bad_change_does_not_take_others_along(store: Store):
    for id in "abc":
        await store.create(a_record(id), [], [])
    changes = [a_change("a", 1), a_change("b", 7), a_change("c", 1)]
    results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
    assert isinstance(results[1], StoreFault)  # another server went on without us
    assert results[0] is results[2] is None
    assert (await a_stored(store, "b")).entries == []
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
    stored = await a_stored(store, "m")
    assert (len(stored.entries), stored.record.undone) == (2, 1)
