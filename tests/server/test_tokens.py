"""Tokens: programs play for an account, over HTTP and WebSocket, and change nothing of it."""

from __future__ import annotations

import importlib.util
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from tests.server.databases import CURRENT
from tests.server.people import PASSWORD, Browser
from tests.server.table import FREELY, TOY, Player, serving
from tests.server.test_lobby import begun, signed_up

from frente.server import Settings
from frente.server.app import create_app

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def example() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def new_token(browser: Browser) -> dict[str, Any]:
    answer = browser.post("/api/me/tokens", {"name": "my bot"})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_a_program_plays_for_an_account_and_changes_nothing_of_it(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        made, match = new_token(ana), begun(ana, bob, seat="red")
        program = Browser(server, authorization=f"Bearer {made['token']}")
        assert program.get("/api/me").json()["name"] == "Ana"
        assert [row["id"] for row in program.get("/api/me/matches").json()["matches"]] == [match]
        assert program.get(f"/api/matches/{match}").json()["yours"] == ["red"]
        with program.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
            player = Player(socket)
            player.hello()
            assert player.answer("bid 1")["type"] == "done"
        assert program.post("/api/tables", {"game": "toy"}).status_code == 200
        for path, body in (
            ("/api/me/tokens", {"name": "another"}),
            ("/api/me/delete", {"password": PASSWORD}),
            ("/api/me/password", {"password": PASSWORD, "new": "something else"}),
            ("/api/me/mail", {"mail": "eve@example.org", "password": PASSWORD}),
            ("/api/sessions/end", {}),
        ):
            assert program.post(path, body).status_code == 403, path
        assert [row["token"] for row in ana.get("/api/me/tokens").json()["tokens"]] == [None]
        assert bob.post(f"/api/me/tokens/{made['id']}/end").status_code == 404
        assert ana.post(f"/api/me/tokens/{made['id']}/end").status_code == 200
        assert program.get("/api/me").status_code == 401
        assert program.get(f"/api/matches/{match}").status_code == 403


def test_a_new_password_ends_all_tokens_and_there_are_ten_at_most(tmp_path: Path):
    with serving(tmp_path) as server:
        (ana,) = signed_up(server, "Ana")
        made = [new_token(ana) for _ in range(10)]
        assert ana.post("/api/me/tokens", {"name": "one more"}).status_code == 409
        new = {"password": PASSWORD, "new": "another long road"}
        assert ana.post("/api/me/password", new).status_code == 200
        program = Browser(server, authorization=f"Bearer {made[0]['token']}")
        assert program.get("/api/me").status_code == 401


@contextmanager
def on_a_port(data: Path) -> Iterator[str]:
    settings = Settings(
        data=data, games=(TOY,), synchronous="OFF", allowed=FREELY, url=CURRENT.url(data), bot_pause=0
    )
    config = uvicorn.Config(create_app(settings), port=0, log_config=None, access_log=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


def test_two_example_bots_meet_at_a_table_and_play_a_match_to_its_end(tmp_path: Path):
    with serving(tmp_path) as server:
        tokens = [new_token(browser)["token"] for browser in signed_up(server, "Ana", "Bob")]
    random.seed(1)
    bot = example()
    with on_a_port(tmp_path) as address:
        makes, sits = (bot.Account(address, token) for token in tokens)
        other = threading.Thread(target=bot.run, args=(sits, ["toy"], "", 0.02, 1))
        other.start()
        bot.run(makes, [], "toy", 0.02, 1)
        other.join()
        (row,) = makes.ask("/api/me/matches")["matches"]
        assert row["people"] == {"red": "Ana", "blue": "Bob"} or row["people"] == {
            "red": "Bob",
            "blue": "Ana",
        }
        assert row["result"] is not None
