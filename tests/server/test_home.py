"""The data folder: private, held by one server, and of no use to read without the secret."""

from __future__ import annotations

import logging
import os
import random
import resource
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from tests.server.table import begin, serving, sitting
from tests.toy.game import GAME

from frente.engine import Match, commitment, verify
from frente.server import Settings, run
from frente.server.home import Home, Unusable
from frente.server.secret import Secret


def modes(folder: Path) -> dict[str, int]:
    found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    return found | {".": stat.S_IMODE(folder.stat().st_mode)}


def stored_seed(folder: Path) -> str:
    with sqlite3.connect(folder / "frente.sqlite3") as connection:
        seed: str = connection.execute("SELECT seed FROM matches ORDER BY created DESC").fetchone()[0]
    connection.close()
    return seed


def test_only_the_server_can_read_what_it_keeps(tmp_path: Path):
    before = os.umask(0)
    try:
        folder = tmp_path / "data"
        for _ in range(2):
            with serving(folder) as client:
                begin(client)
                found = modes(folder)
                assert found.pop(".") == 0o700
                assert {"frente.sqlite3", "frente.sqlite3-wal", "frente.sqlite3-shm", "secret"} <= set(found)
                assert [name for name, mode in found.items() if mode & 0o077] == []
            # What a server of before has left open is closed at the next start.
            folder.chmod(0o755)
            for file in folder.iterdir():
                file.chmod(0o644)
    finally:
        os.umask(before)


def test_the_database_alone_does_not_tell_the_dice(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"blue": "bot:random"})
        kept = stored_seed(tmp_path)
        assert commitment(kept) != made["match"]["commitment"]
        assert commitment(Secret(b"another").seed(kept)) != made["match"]["commitment"]
        secret = (tmp_path / "secret").read_bytes()
        assert commitment(Secret(secret).seed(kept)) == made["match"]["commitment"]
        assert secret not in (tmp_path / "frente.sqlite3").read_bytes()
        assert secret not in (tmp_path / "frente.sqlite3-wal").read_bytes()
    with serving(tmp_path) as client:  # the match goes on under the same seed
        id, link = made["match"]["id"], {"link": made["mine"]["link"]}
        with sitting(client, id, link["link"]) as red:
            red.play(random.Random(3))
        file: dict[str, Any] = client.get(f"/api/matches/{id}/file", params=link).json()
        assert client.post(f"/api/matches/{id}/verify", params=link).json()["fair"]
    assert file["commitment"] == made["match"]["commitment"] == commitment(file["seed"])
    assert verify(GAME, file)[0] > 0
    assert stored_seed(tmp_path) == file["seed"]  # from its end on it may be known
    (tmp_path / "secret").unlink()
    with serving(tmp_path) as client:
        assert client.post(f"/api/matches/{id}/verify", params=link).json()["fair"]


def test_another_secret_is_said_in_a_sentence(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client)
    with serving(tmp_path, secret="one from elsewhere") as client:
        link = {"link": made["mine"]["link"]}
        answer = client.get(f"/api/matches/{made['match']['id']}", params=link)
        assert (answer.status_code, answer.json()["kind"]) == (500, "fault")
        assert "another secret" in answer.json()["text"]


def test_matches_stored_before_keep_their_seed(tmp_path: Path):
    match = Match.start(GAME, seed="kept as it is", auto=True)
    with serving(tmp_path) as client:
        made = begin(client)
    with sqlite3.connect(tmp_path / "frente.sqlite3") as connection:
        connection.execute("DELETE FROM journal")
        connection.execute(
            "UPDATE matches SET seed = ?, commitment = ?, ply = ?, digest = ?",
            ("kept as it is", match.commitment, match.ply, match.digest()),
        )
        for ply, entry in enumerate(match.journal):
            value = str(list(entry.value)) if entry.kind == "roll" else f'"{entry.value}"'
            row = (made["match"]["id"], ply, entry.kind, entry.who, entry.key, value, 0)
            connection.execute(
                "INSERT INTO journal (match, ply, kind, who, key, value, at) VALUES (?,?,?,?,?,?,?)", row
            )
    connection.close()
    with serving(tmp_path) as client:
        id, link = made["match"]["id"], {"link": made["mine"]["link"]}
        with sitting(client, id, link["link"]) as screen:
            screen.asked("resign", seat="red")
        assert client.post(f"/api/matches/{id}/verify", params=link).json()["fair"]


def test_a_second_server_on_the_folder_is_turned_away(tmp_path: Path):
    with serving(tmp_path):
        with pytest.raises(Unusable, match="already runs"):
            Home(Settings(data=tmp_path)).open()
        with pytest.raises(SystemExit, match="already runs"):
            run(port=0, data=tmp_path)
    with serving(tmp_path):
        pass


def test_a_match_that_another_has_changed_is_stale(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client)
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as screen:
            with sqlite3.connect(tmp_path / "frente.sqlite3") as connection:
                connection.execute("UPDATE matches SET version = 5")
            connection.close()
            assert screen.asked("answer", seat=screen.seat, token="bid 1", ply=screen.ply)["kind"] == "stale"
            assert screen.hello()["version"] == 5
            assert screen.answer("bid 1")["type"] == "done"


@pytest.mark.parametrize("fault", ["damaged", "no database", "newer", "no folder", "short secret"])
def test_a_folder_that_cannot_be_used_is_said_in_one_sentence(tmp_path: Path, fault: str):
    folder, database = tmp_path, tmp_path / "frente.sqlite3"
    if fault != "no folder":
        with serving(tmp_path) as client:
            for _ in range(5):
                begin(client)
    match fault:
        case "damaged":
            raw = bytearray(database.read_bytes())
            raw[4096 : len(raw) // 2] = b"\xff" * (len(raw) // 2 - 4096)
            database.write_bytes(raw)
        case "no database":
            database.write_bytes(b"this is a text" * 1000)
        case "newer":
            with sqlite3.connect(database) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.close()
        case "no folder":
            folder = Path("/proc/frente")  # where nobody can make one
        case "short secret":
            (tmp_path / "secret").write_text("x")
    with pytest.raises(SystemExit) as ended:
        run(port=0, data=folder)
    text = str(ended.value)
    assert str(folder) in text
    assert text.endswith(".")
    assert "Traceback" not in text
    assert "\n" not in text


def test_health_notices_that_nothing_can_be_written(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.CRITICAL), serving(tmp_path) as client:
        matches = client.app.state.matches  # type: ignore[attr-defined]
        assert client.get("/health").status_code == 200
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))  # as if the disk were full
            matches._well = (0.0, "")
            sick = client.get("/health")
            refused = client.post("/api/matches", json={"game": "toy"})
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert (sick.status_code, sick.json()["kind"]) == (503, "fault")
        assert "stored" in sick.json()["text"]
        assert (refused.status_code, refused.json()["kind"]) == (500, "fault")
        assert "could not be stored" in refused.json()["text"]
        matches._well = (0.0, "")
        assert client.get("/health").status_code == 200


def test_health_writes_once_a_second_at_most(tmp_path: Path):
    with serving(tmp_path) as client:
        wal = tmp_path / "frente.sqlite3-wal"
        client.get("/health")
        client.app.state.matches._well = (1e12, "")  # type: ignore[attr-defined]
        size = wal.stat().st_size
        for _ in range(20):
            assert client.get("/health").status_code == 200
        assert wal.stat().st_size == size


def test_the_secret_can_come_from_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FRENTE_SECRET", "one that is kept elsewhere")
    settings = Settings(data=tmp_path)
    assert "elsewhere" not in repr(settings)
    with serving(tmp_path, secret=settings.secret) as client:
        made = begin(client)
        assert not (tmp_path / "secret").exists()
        seed = Secret(b"one that is kept elsewhere").seed(stored_seed(tmp_path))
        assert commitment(seed) == made["match"]["commitment"]
