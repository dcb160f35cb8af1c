"""What stands before every request, and what is never written down."""

import io
import json
import logging
import socket
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.table import begin, claim, serving, sitting

from frente.server import NotPublic, Settings, create_app, logs, run
from frente.server.messages import too_large
from frente.server.settings import is_loopback


def test_every_response_keeps_the_page_safe(tmp_path: Path):
    with serving(tmp_path) as client:
        for path in ("/", "/health", "/api/games", "/api/nothing", "/match/abc"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'self';")
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
        big = client.get("/api/openapi.json", headers={"accept-encoding": "gzip"})
        assert big.headers["content-encoding"] == "gzip"


def test_bodies_have_a_limit(tmp_path: Path):
    with serving(tmp_path) as client:
        body = b'{"game": "' + b"x" * 70_000 + b'"}'
        kind = {"content-type": "application/json"}
        told = client.post("/api/matches", content=body, headers=kind)
        assert (told.status_code, told.json()["kind"]) == (413, "too-large")
        untold = client.post("/api/matches", content=iter([body[:40_000], body[40_000:]]), headers=kind)
        assert (untold.status_code, untold.json()["kind"]) == (413, "too-large")
        file = client.post("/api/matches/upload", content=b'"' + b"x" * 5_000_000 + b'"', headers=kind)
        assert file.status_code == 413


def test_other_names_and_other_pages_are_turned_away(tmp_path: Path):
    with serving(tmp_path) as client:
        assert client.get("/health", headers={"host": "evil.example"}).status_code == 403
        assert client.get("/health", headers={"origin": "http://evil.example"}).status_code == 403
        for host in ("localhost:8036", "127.0.0.1:1", "[::1]:8036", "127.0.0.1"):
            assert client.get("/health", headers={"host": host}).status_code == 200
            ours = {"host": host, "origin": f"http://{host}"}
            assert client.get("/health", headers=ours).status_code == 200
        made = begin(client)
        address = f"ws://localhost/api/matches/{made['match']['id']}/live?link={made['mine']['link']}"
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(address, headers={"origin": "http://evil.example"}),
        ):
            pass
    public = TestClient(create_app(Settings(data=tmp_path, games=("tests.toy:GAME",), public=True)))
    with public as client:
        assert client.get("/health", headers={"host": "frente.example"}).status_code == 200


@pytest.mark.parametrize(
    ("host", "here"),
    [
        *((host, True) for host in ("127.0.0.1", "::1", "localhost", "127.9.9.9")),
        *((host, False) for host in ("0.0.0.0", "::", "192.168.1.4", "example.org")),
    ],
)
def test_loopback(host: str, here: bool):
    assert is_loopback(host) is here


def test_off_loopback_the_server_wants_to_be_told_that_it_is_meant(tmp_path: Path):
    with pytest.raises(NotPublic, match="--public"):
        run(host="0.0.0.0", data=tmp_path)


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SystemExit, match="in use"):
        run(port=taken.getsockname()[1], data=tmp_path)


def test_links_are_kept_as_hashes_and_never_logged(tmp_path: Path):
    lines = io.StringIO()
    before = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        logs.set_up(lines, logging.DEBUG)
        with serving(tmp_path) as client:
            made = begin(client, seats={"blue": "friend"})
            tokens = [made["mine"]["link"], made["watch"]["link"], claim(client, made)]
            with sitting(client, made["match"]["id"], tokens[0]) as red:
                red.answer("bid 1")
            client.get(f"/api/matches/{made['match']['id']}", params={"link": tokens[0]})
            client.get(
                f"/api/matches/{made['match']['id']}", headers={"authorization": f"Bearer {tokens[1]}"}
            )
            logging.getLogger("uvicorn.error").warning('"WebSocket /live?link=%s" [accepted]', tokens[0])
            logging.getLogger("any").warning("Authorization: Bearer %s", tokens[1])
    finally:
        logging.getLogger().handlers[:], level = before
        logging.getLogger().setLevel(level)
    text = lines.getvalue()
    assert "a match begins" in text
    assert all(json.loads(line)["text"] for line in text.splitlines())
    assert len({len(token) for token in tokens}) == 1
    assert len(tokens[0]) == 32
    dump = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for token in tokens:
        assert token not in text
        assert token.encode() not in dump
    with sqlite3.connect(tmp_path / "frente.sqlite3") as connection:
        hashes = connection.execute("SELECT hash FROM links").fetchall()
    connection.close()
    assert all(len(hash) == 64 for (hash,) in hashes)


def test_the_page_and_its_files(tmp_path: Path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Frente</title>")
    (static / "assets" / "index-Abc123.js").write_text("1")
    (static / "icon.svg").write_text("<svg/>")
    with serving(tmp_path / "data", static=static) as client:
        for path in ("/", "/match/xyz", "/rules/arriba"):
            page = client.get(path)
            assert "Frente" in page.text
            assert page.headers["cache-control"] == "no-cache"
        assert "immutable" in client.get("/assets/index-Abc123.js").headers["cache-control"]
        assert client.get("/icon.svg").headers["cache-control"] == "no-cache"
        assert client.get("/assets/gone.js").status_code == 404
        assert client.get("/assets/../../frente.sqlite3").status_code == 404
        assert client.post("/match/xyz").status_code == 405
        assert client.get("/api/nothing").status_code == 404
    with serving(tmp_path / "data", static=tmp_path / "nowhere") as client:
        assert "not built" in client.get("/").text


@pytest.mark.parametrize(("limit", "said"), [(64 * 1024, "64 kB"), (4 * 1024 * 1024, "4 MB")])
def test_what_is_too_large_is_told_in_sizes_people_use(limit: int, said: str):
    assert too_large(limit) == f"that is too large: at most {said} are taken here"
