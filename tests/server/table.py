"""A client for the tests: connects, plays, and keeps the view as a page would."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from tests.server.databases import CURRENT

from frente.server import Settings, create_app
from frente.server.delta import applied
from frente.server.limits import Rate
from frente.server.settings import Allowed

TOY = "tests.toy:GAME"
FAULTY = "tests.server.faulty:GAME"
HERE = "http://localhost"
ANY: Rate = (1e9, 1e9)
FREELY = Allowed(
    requests_each=ANY, matches_each=ANY, uploads_each=ANY, positions_each=ANY, messages=ANY,
    requests=ANY, matches=ANY, uploads=ANY, positions=ANY, sockets_each=10**6, position_seconds=60.0,
    sign_ins=ANY, sign_ins_each=ANY, sign_ups=ANY, sign_ups_each=ANY, said=ANY, said_each=ANY,
    work=ANY, work_each=ANY, late=1e9, spare=0,
)  # fmt: skip
"""Nothing counts: for tests about something else, which ask more quickly than anybody."""


@contextmanager
def serving(data: Path, *, games: tuple[str, ...] = (TOY,), **more: Any) -> Iterator[TestClient]:
    given = {
        "bot_pause": 0, "synchronous": "OFF", "allowed": FREELY, "url": CURRENT.url(data), **more,
    }  # fmt: skip
    settings = Settings(data=data, games=games, **given)
    with TestClient(create_app(settings), base_url=HERE) as client:
        yield client


def begin(client: TestClient, **wanted: Any) -> dict[str, Any]:
    response = client.post("/api/matches", json={"game": "toy", **wanted})
    assert response.status_code == 200, response.text
    made: dict[str, Any] = response.json()
    return made


def claim(client: TestClient, made: dict[str, Any], number: int = 0) -> str:
    """The link of a friend who takes up an invitation to a new match."""
    wanted = {"invitation": made["invitations"][number]["invitation"]}
    response = client.post(f"/api/matches/{made['match']['id']}/claim", json=wanted)
    assert response.status_code == 200, response.text
    link: str = response.json()["mine"]["link"]
    return link


class Player:
    """One connection with what it has been shown."""

    numbers = itertools.count(1)

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.ask: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.version = self.ply = -1
        self.seat: str | None = None
        self.result: dict[str, Any] | None = None

    def say(self, type: str, **fields: Any) -> str:
        id = fields.pop("id", None) or f"m{next(self.numbers)}"
        self.socket.send_json({"type": type, "id": id, **fields})
        return str(id)

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = self.socket.receive_json()
        self.heard.append(message)
        match message["type"]:
            case "view":
                self.view, self.events = message["view"], message["events"]
                self._take(message)
            case "delta":
                assert message["since"] == self.version
                self.view = applied(self.view, message["changes"])
                self.events = self.events[: message["events_from"]] + message["events"]
                self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        self.ask, self.result, self.seat = message["ask"], message["result"], message["seat"]
        self.version, self.ply = message["version"], message["ply"]
        assert [e["n"] for e in self.events] == list(range(len(self.events)))

    def until(self, *types: str, re: str | None = None) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] in types and re in (None, message.get("re")):
                return message

    def hello(self, **fields: Any) -> dict[str, Any]:
        self.say("hello", **fields)
        return self.until("view", "delta", "refused")

    def asked(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for its reply."""
        return self.until("done", "refused", "why", "odds", re=self.say(type, **fields))

    def answer(self, token: str | None = None, **fields: Any) -> dict[str, Any]:
        options = [option["token"] for option in self.ask.get("options", [])]
        wanted = {"seat": self.seat, "ply": self.ply, "version": self.version, "token": token or options[0]}
        reply = self.asked("answer", **wanted | fields)
        if reply["type"] == "done":
            self.catch_up(reply["version"])
        return reply

    def catch_up(self, version: int) -> None:
        while self.version < version:
            self.hear()

    def until_asked(self) -> bool:
        """Wait for an ask of this seat; False when the match is over."""
        while self.result is None and "options" not in self.ask:
            self.hear()
        return self.result is None

    def play(self, luck: random.Random, answers: int = 10_000) -> None:
        """Answer at random until the end, or so many times."""
        while answers and self.until_asked():
            options = [option["token"] for option in self.ask["options"]]
            reply = self.answer(luck.choice(options))
            assert reply["type"] == "done" or reply["kind"] == "stale", reply
            answers -= reply["type"] == "done"


@contextmanager
def sitting(client: TestClient, id: str, link: str, *, greet: bool = True) -> Iterator[Player]:
    with client.websocket_connect(f"ws://localhost/api/matches/{id}/live?link={link}") as socket:
        player = Player(socket)
        if greet:
            player.hello()
        yield player
