"""The view that a client keeps by applying changes is the view that a newcomer is shown: in every game."""

from __future__ import annotations

import json
import random
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from frente import games
from frente.server.delta import applied, changes

SERVE = Path(__file__).parents[1] / "browser" / "serve.py"
ANSWERS = 70
UNDO = 0.1
"""How often an answer is taken back, where it can be: that changes a view as well."""


class Place:
    """A server in a process of its own, as people run it."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, str(SERVE), str(self.port), str(folder), "0", *games.slugs()]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as response:
            return json.load(response)

    def connect(self, id: str, link: str) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/api/matches/{id}/live?link={link}", compression=None)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    made = Place(tmp_path_factory.mktemp("kept"))
    try:
        for _ in range(1200):  # a busy machine takes its time
            try:
                made.call("/health")
                break
            except OSError:
                time.sleep(0.1)
        yield made
    finally:
        made.process.terminate()
        made.process.wait(20)


class Client:
    """One connection. It keeps what it was shown, and takes changes as a page does."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = 0
        self.shown: dict[str, Any] = {}
        self.version = -1
        self.deltas = 0
        self.say("hello")
        self.until(0)

    def say(self, type: str, **fields: Any) -> str:
        self.numbers += 1
        self.line.send(json.dumps({"type": type, "id": f"m{self.numbers}", **fields}))
        return f"m{self.numbers}"

    def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.line.recv(timeout=20))
        if told["type"] == "view":
            self.shown = {name: told[name] for name in ("view", "ask", "events", "result", "seat")}
        elif told["type"] == "delta":
            assert told["since"] == self.version
            self.deltas += 1
            events = [*self.shown["events"][: told["events_from"]], *told["events"]]
            view = applied(self.shown["view"], told["changes"])
            same = {name: told[name] for name in ("ask", "result", "seat")}
            self.shown = {"view": view, "events": events, **same}
        if told["type"] in ("view", "delta"):
            self.version, self.ply = told["version"], told["ply"]
        return told

    def until(self, version: int) -> None:
        while self.version < version:
            self.hear()

    def do(self, type: str, **fields: Any) -> int:
        """Say something that changes the match; the version it makes."""
        moment = {"seat": self.shown["seat"], "ply": self.ply, "version": self.version}
        id = self.say(type, **moment, **fields)
        while (told := self.hear()).get("re") != id:
            pass
        assert told["type"] == "done", told
        return int(told["version"])


@pytest.mark.parametrize("slug", games.slugs())
def test_the_kept_view_is_the_whole_view_after_every_answer(place: Place, slug: str) -> None:
    game = games.load(slug)
    scenario = game.scenarios[0].id
    first, *others = game.seats(scenario, game.full_options(scenario, {}))
    luck = random.Random(f"kept {slug}")
    seats = {first: "me", **dict.fromkeys(others, "friend")}
    made = place.call("/api/matches", {"game": slug, "seats": seats})
    id = made["match"]["id"]
    invited = [{"invitation": one["invitation"]} for one in made["invitations"]]
    claimed = [place.call(f"/api/matches/{id}/claim", wanted)["mine"]["link"] for wanted in invited]
    links = [made["mine"]["link"], *claimed, made["watch"]["link"]]
    with ExitStack() as stack:
        clients = {link: Client(stack.enter_context(place.connect(id, link))) for link in links}
        answers = 0
        while answers < ANSWERS:
            asked = [c for c in clients.values() if "options" in c.shown["ask"]]
            mover = luck.choice(asked)
            if mover.shown["ask"]["undo"] is None and luck.random() < UNDO:
                version = mover.do("undo")
            else:
                version = mover.do("answer", token=luck.choice(mover.shown["ask"]["options"])["token"])
                answers += 1
            for link, client in clients.items():
                client.until(version)
                with place.connect(id, link) as line:
                    whole = Client(line).shown
                assert changes(client.shown, whole) == [], f"after {answers} answers"
                assert client.shown == whole
        assert min(client.deltas for client in clients.values()) >= ANSWERS
