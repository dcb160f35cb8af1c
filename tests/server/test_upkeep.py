"""Looking after a server: figures, readiness, backups, restoring, migrating."""

from __future__ import annotations

import logging
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect
from starlette.testclient import TestClient
from tests.server.databases import CURRENT
from tests.server.table import HERE, TOY, begin, serving, sitting

from frente.cli import run
from frente.server import Settings, create_app, upkeep
from frente.server.database import NEWEST, Misnamed, StoreFault, address, without_password
from frente.server.logs import JsonLines

SECRET = "s" * 32


def url_of(data: Path) -> str:
    return Settings(data=data, url=CURRENT.url(data)).database


def played(data: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """A match underway, and what its link shows."""
    with serving(data, secret=SECRET) as client:
        made = begin(client, seats={"red": "me", "blue": "bot:random"})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            luck = random.Random(2)
            red.play(luck, 4)
            # both bid at once: whether the bot has bid by now is chance, and the ask tells it
            while red.until_asked() and red.ask["kind"] == "bid":
                red.play(luck, 1)
            return made, {"view": red.view, "events": red.events, "ask": red.ask}


def goes_on(data: Path, made: dict[str, Any], shown: dict[str, Any], **more: Any) -> None:
    with (
        serving(data, secret=SECRET, **more) as client,
        sitting(client, made["match"]["id"], made["mine"]["link"]) as red,
    ):
        assert {"view": red.view, "events": red.events, "ask": red.ask} == shown
        red.play(random.Random(3), 1)


# --- backups ----------------------------------------------------------------------------------------------
def test_a_backup_taken_while_the_server_runs_goes_on_elsewhere(tmp_path: Path, database: str):
    made, shown = played(tmp_path / "old")
    file = tmp_path / "backup.sqlite3"
    with serving(tmp_path / "old", secret=SECRET):
        assert upkeep.backup(url_of(tmp_path / "old"), file) == 1
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["backup.sqlite3"]
    new = tmp_path / "new"
    new.mkdir()
    assert upkeep.restore(file, url_of(new)) == 1
    goes_on(new, made, shown)
    with pytest.raises(StoreFault, match="matches already"):
        upkeep.restore(file, url_of(new))
    with pytest.raises(StoreFault, match="is there already"):
        upkeep.backup(url_of(new), file)


def test_the_file_of_a_server_moves_to_postgresql(tmp_path: Path, postgres: str):
    made, shown = played(tmp_path)
    assert upkeep.restore(tmp_path / "frente.sqlite3", postgres) == 1
    goes_on(tmp_path / "new", made, shown, url=postgres)


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path, database: str):
    made, shown = played(tmp_path / "old")
    file, new = tmp_path / "backup", tmp_path / "new"
    new.mkdir()
    upkeep.backup(url_of(tmp_path / "old"), file)
    upkeep.migrate(f"sqlite:///{file}", "0003")
    upkeep.restore(file, url_of(new))
    goes_on(new, made, shown)
    assert upkeep.stands_at(f"sqlite:///{file}") == "0003"


def test_what_is_no_backup_is_not_restored(tmp_path: Path):
    with sqlite3.connect(tmp_path / "other") as connection:
        connection.execute("CREATE TABLE things (id)")
    connection.close()
    with pytest.raises(StoreFault, match="no backup"):
        upkeep.restore(tmp_path / "other", f"sqlite:///{tmp_path / 'new'}")
    (tmp_path / "text").write_text("a text" * 1000)
    with pytest.raises(StoreFault):
        upkeep.restore(tmp_path / "text", f"sqlite:///{tmp_path / 'new'}")


# --- migrating --------------------------------------------------------------------------------------------
def test_tables_go_down_and_up_and_the_matches_go_on(tmp_path: Path, database: str):
    made, shown = played(tmp_path)
    url = url_of(tmp_path)
    assert upkeep.migrate(url, "0003") == (NEWEST, "0003")
    assert upkeep.stands_at(url) == "0003"
    with pytest.raises(StoreFault, match="frente migrate"):
        upkeep.backup(url, tmp_path / "backup")
    assert upkeep.migrate(url) == ("0003", NEWEST)
    goes_on(tmp_path, made, shown)
    with pytest.raises(StoreFault, match="no version 0099"):
        upkeep.migrate(url, "0099")


def test_a_database_of_today_opens(tmp_path: Path, database: str):
    """What the version before this one has stored, which knew of no workers."""
    made, shown = played(tmp_path)
    upkeep.migrate(url_of(tmp_path), "0003")
    with CURRENT.engine(tmp_path).connect() as connection:
        columns = {column["name"] for column in inspect(connection).get_columns("matches")}
    assert "undone" not in columns
    goes_on(tmp_path, made, shown)


def test_tables_are_not_changed_under_a_server(tmp_path: Path, database: str, capsys: Any):
    with serving(tmp_path, secret=SECRET):
        named = ["--database", CURRENT.url(tmp_path)] if database == "postgres" else []
        assert run(["migrate", "--to", "0003", "--data", str(tmp_path), *named]) == 1
    assert re.search("already runs|end them first", capsys.readouterr().err)


def test_the_commands(tmp_path: Path, database: str, capsys: Any):
    played(tmp_path)
    named = ["--data", str(tmp_path)]
    named += ["--database", CURRENT.url(tmp_path)] if database == "postgres" else []
    file, new = tmp_path / "backup", tmp_path / "new"
    assert run(["backup", str(file), *named]) == 0
    assert "One match" in capsys.readouterr().out
    assert run(["restore", str(file), "--data", str(new)]) == 0
    assert "One match" in capsys.readouterr().out
    assert run(["restore", str(file), *named]) == 1
    assert "already" in capsys.readouterr().err
    assert run(["migrate", "--to", "0003", *named]) == 0
    assert run(["migrate", "--show", *named]) == 0
    assert run(["migrate", *named]) == 0
    told = capsys.readouterr().out.split("\n")
    assert told[:3] == [f"from {NEWEST} to 0003", "0003", f"from 0003 to {NEWEST}"]


def test_a_database_is_a_file_or_postgresql(tmp_path: Path):
    assert address("some.db") == f"sqlite:///{Path('some.db').absolute()}"
    assert address("postgres://h/n") == address("postgresql://h/n") == "postgresql+psycopg://h/n"
    with pytest.raises(Misnamed, match="postgresql://HOST") as refused:
        address("mysql://me:hush@h/n")
    assert "hush" not in str(refused.value)
    assert without_password("postgresql://me:hush@h/n") == "postgresql://me:***@h/n"


# --- watching ---------------------------------------------------------------------------------------------
SAMPLE = re.compile(r'^([a-z_]+)\{worker="[\w]+"(,[a-z]+="[^"]*")*\} [-+.\deInf]+$')


def test_figures_count_what_was_done_and_refused(tmp_path: Path, database: str):
    with serving(tmp_path, metrics_token="open") as client:
        made = begin(client, seats={"red": "me", "blue": "bot:random"})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            red.play(random.Random(1), 3)
            red.asked("answer", seat="blue", token="bid 1", ply=red.ply)
            answer = client.get("/metrics", headers={"authorization": "Bearer open"})
        assert client.get("/metrics", headers={"authorization": "Bearer other"}).status_code == 403
        assert client.get("/metrics").status_code == 403
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    samples = [line for line in lines if not line.startswith("#")]
    assert all(map(SAMPLE.match, samples)), [line for line in samples if not SAMPLE.match(line)]
    told = (line.rpartition(" ") for line in samples)
    values = {re.sub(r'worker="\w+",?', "", sample): value for sample, _, value in told}
    assert values['frente_messages_total{became="done"}'] == "3"
    assert values['frente_messages_total{became="not-your-seat"}'] == "1"
    assert values["frente_message_seconds_count{}"] == "4"
    assert values['frente_message_seconds_bucket{le="+Inf"}'] == "4"
    assert int(values["frente_bot_answers_total{}"]) > 0
    assert values["frente_connections{}"] == "1"
    for name in {re.split("[{ ]", line)[0] for line in samples}:
        family = re.sub("_(bucket|sum|count)$", "", name)
        assert f"# TYPE {family} " in answer.text


def test_figures_are_for_the_machine_itself(tmp_path: Path):
    app = create_app(Settings(data=tmp_path, games=(TOY,), synchronous="OFF"))
    with TestClient(app, base_url=HERE, client=("127.0.0.1", 5)) as here:
        assert here.get("/metrics").status_code == 200
    with TestClient(app, base_url=HERE, client=("192.0.2.7", 5)) as elsewhere:
        assert elsewhere.get("/metrics").status_code == 403


def test_a_worker_tells_the_figures_of_all(tmp_path: Path, postgres: str):
    with (
        serving(tmp_path / "a", url=postgres, secret=SECRET, metrics_token="open") as here,
        serving(tmp_path / "b", url=postgres, secret=SECRET),
    ):
        told = here.get("/metrics", headers={"authorization": "Bearer open"}).text
        assert len(set(re.findall(r'worker="(\w+)"', told))) == 2


def test_a_worker_that_ends_is_not_ready_and_still_healthy(tmp_path: Path, database: str):
    with serving(tmp_path) as client:
        assert client.get("/ready").status_code == 200
        matches = client.app.state.matches  # type: ignore[attr-defined]
        matches.closing = True
        assert client.get("/ready").status_code == 503
        assert client.get("/health").status_code == 200


def test_logs_tell_neither_links_nor_passwords():
    url = "postgresql+psycopg://frente:hush@db/frente"
    said = {"url": url, "path": "/live?link=abcDEF", "why": "password=hush"}
    record = logging.LogRecord("frente", logging.ERROR, "", 0, "no connection to %s", (url,), None)
    record.said = said
    line = JsonLines().format(record)
    assert "hush" not in line
    assert "abcDEF" not in line
    assert "@db/frente" in line
