"""How much one address may ask for, and how it is told that this was too much."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient
from tests.server.table import FREELY, HERE, TOY, begin, serving, sitting
from websockets.sync.client import connect

from frente.server import Settings, lines
from frente.server.app import create_app
from frente.server.limits import Room, Turnstile, address_of
from frente.server.settings import Allowed

FILE = b'{"format": "frente-match", "game": "toy"}'
JSON = {"content-type": "application/json"}


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def counted(data: Path, clock: Clock, **limits: Any) -> Iterator[TestClient]:
    settings = Settings(data=data, games=(TOY,), synchronous="OFF", allowed=replace(FREELY, **limits))
    with TestClient(create_app(settings, clock=clock), base_url=HERE) as client:
        yield client


@pytest.mark.parametrize(
    ("limit", "path", "body"),
    [
        ("matches", "/api/matches", b'{"game": "toy"}'),
        ("uploads", "/api/matches/upload", FILE),
        ("positions", "/api/positions", b'{"text": ""}'),
        ("requests", "/api/positions", b'{"text": ""}'),
    ],
)
@pytest.mark.parametrize("each", [True, False])
def test_too_many_are_told_when_to_come_again(tmp_path: Path, limit: str, path: str, body: bytes, each: bool):
    clock = Clock()
    with counted(tmp_path, clock, **{f"{limit}_each" if each else limit: (3, 0.1)}) as client:
        before = [client.post(path, content=body, headers=JSON).status_code for _ in range(3)]
        assert 429 not in before
        refused = client.post(path, content=body, headers=JSON)
        assert (refused.status_code, refused.json()["kind"]) == (429, "too-many")
        assert refused.headers["retry-after"] == "10"
        assert "10 seconds" in refused.json()["text"]
        assert refused.headers["x-content-type-options"] == "nosniff"
        clock.now += 10
        assert client.post(path, content=body, headers=JSON).status_code != 429


def test_a_branch_counts_as_a_match(tmp_path: Path):
    with counted(tmp_path, Clock(), matches_each=(1, 0.1)) as client:
        made = begin(client)
        path = f"/api/matches/{made['match']['id']}/branch"
        answer = client.post(path, params={"link": made["mine"]["link"]}, json={"ply": 1})
        assert answer.status_code == 429


def test_one_address_does_not_use_up_what_another_has():
    stile = Turnstile("doors", (2, 1), (5, 1), Clock())
    assert [stile.enter("a") for _ in range(3)] == [0, 0, 1]
    assert [stile.enter("b") for _ in range(3)] == [0, 0, 1]
    assert [stile.enter("c") for _ in range(2)] == [0, 1]  # that was enough for all


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, address: str):
    assert address_of({"client": (host, 1)}) == address
    assert address_of({"client": None}) == ""


def test_a_table_too_many_is_refused_with_a_sentence(tmp_path: Path):
    with serving(tmp_path, allowed=replace(FREELY, sockets_each=2)) as client:
        made = begin(client)
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(client, id, link):
            with sitting(client, id, link), sitting(client, id, link, greet=False) as third:
                assert third.hear()["kind"] == "too-many"
                assert third.socket.receive()["code"] == 1013
            with sitting(client, id, link) as again:
                assert again.view


def test_room_is_given_back():
    room = Room(1, 2)
    assert [room.enter(who) for who in "aabc"] == [True, False, True, False]
    room.leave("a")
    assert room.enter("c")
    room.leave("b")
    room.leave("c")
    assert room.all == 0


def test_what_nobody_watches_waits_behind_what_somebody_does(tmp_path: Path):
    """The lane of unwatched bots stands still; a match that waits in it goes on when somebody looks."""
    with serving(tmp_path) as client:
        matches = client.app.state.matches  # type: ignore[attr-defined]
        assert client.portal is not None
        busy = client.portal.start_task_soon(matches.idle_bots.run, time.sleep, 600)
        unwatched = [begin(client, seats={"red": "bot:steady", "blue": "bot:steady"}) for _ in range(40)]
        made = begin(client, seats={"blue": "bot:steady"})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            red.answer("bid 1")
            assert red.until_asked()
        with sitting(client, unwatched[-1]["match"]["id"], unwatched[-1]["watch"]["link"]) as watcher:
            while watcher.result is None:
                watcher.hear()
        plies = [matches.lives[one["match"]["id"]].version for one in unwatched[:-1]]
        assert plies == [0] * 39
        assert not busy.done()


def test_two_hosts_are_one_too_many(tmp_path: Path):
    for public in (False, True):
        with serving(tmp_path, public=public) as client:
            hosts = [("host", "localhost"), ("host", "localhost")]
            assert client.get("/health", headers=hosts).status_code == 403
            assert client.get("/health", headers=hosts[:1]).status_code == 200


@pytest.mark.parametrize("path", ["/api/words", "/api/games/toy", "/api/rules/toy", "/api/games/toy/layout"])
def test_what_is_the_same_for_all_is_packed_once(tmp_path: Path, path: str):
    with serving(tmp_path) as client:
        first = client.get(path)
        tag = first.headers["etag"]
        assert first.headers["content-encoding"] == "gzip"
        plain = client.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == first.content
        known = client.get(path, headers={"if-none-match": f'"other", {tag}'})
        assert (known.status_code, known.content) == (304, b"")
        packed = dict(client.app.state.matches._packed)  # type: ignore[attr-defined]
        client.get(path)
        assert client.app.state.matches._packed == packed  # type: ignore[attr-defined]


def test_a_match_is_not_loaded_for_a_wrong_link(tmp_path: Path):
    with serving(tmp_path) as client:
        id = begin(client)["match"]["id"]
    with serving(tmp_path) as client:
        assert client.get(f"/api/matches/{id}", params={"link": "wrong"}).status_code == 403
        with sitting(client, id, "wrong", greet=False) as nobody:
            assert nobody.hear()["kind"] == "not-your-seat"
        assert client.get("/health").json()["matches"] == 0


# --- connections ------------------------------------------------------------------------------------------


@contextmanager
def listening(data: Path, **limits: Any) -> Iterator[int]:
    """A real server on a port of loopback."""
    settings = Settings(data=data, games=(TOY,), synchronous="OFF", allowed=Allowed(**limits))
    http, live = lines.of(settings.allowed)
    config = uvicorn.Config(create_app(settings), port=0, log_config=None, http=http, ws=live)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield int(server.servers[0].sockets[0].getsockname()[1])
    server.should_exit = True
    thread.join()


def opened(port: int, said: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=60)
    line.sendall(said)
    return line


def all_of(line: socket.socket) -> bytes:
    """What comes until the other end hangs up."""
    found = b""
    try:
        while more := line.recv(65536):
            found += more
    except ConnectionResetError:
        pass
    line.close()
    return found


ASKED = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"


def test_who_does_not_finish_asking_is_hung_up_on(tmp_path: Path):
    with listening(tmp_path, head_seconds=0.3, body_seconds=0.3) as port:
        assert all_of(opened(port)) == b""
        assert all_of(opened(port, ASKED)) == b""
        assert b" 200 " in all_of(opened(port, ASKED + b"\r\n" + ASKED))  # a whole request, then half of one
        half = b"POST /api/matches HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n"
        half += b"content-length: 99\r\n\r\n{"
        assert b" 408 " in all_of(opened(port, half))
        assert b" 200 " in all_of(opened(port, ASKED + b"connection: close\r\n\r\n"))


def test_a_table_stays_open_however_long_nothing_is_said(tmp_path: Path):
    with listening(tmp_path, head_seconds=0.3) as port:
        asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/matches", b'{"game": "toy"}', JSON)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            made = json.load(answer)
        path = f"/api/matches/{made['match']['id']}/live?link={made['mine']['link']}"
        with connect(f"ws://127.0.0.1:{port}{path}") as live:
            for _ in range(3):
                assert all_of(opened(port)) == b""  # who came later is hung up on already
            live.send('{"type": "hello", "id": "h"}')
            while json.loads(live.recv())["type"] != "view":
                pass


def test_a_connection_too_many_is_told_so(tmp_path: Path):
    with listening(tmp_path, connections=2) as port:
        held = [opened(port) for _ in range(2)]
        told = all_of(opened(port))
        assert b" 429 " in told
        assert b"retry-after: 5" in told
        for line in held:
            line.close()
        again = b""
        while b" 200 " not in again:  # the server may not have noticed yet
            again = all_of(opened(port, ASKED + b"connection: close\r\n\r\n"))
