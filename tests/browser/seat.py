"""A seat without a page: answers given straight to the server, to come quickly to what a test is about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from starlette.testclient import WebSocketTestSession
from tests.browser.conftest import Server
from tests.server.table import Player
from websockets.sync.client import ClientConnection, connect


class Line:
    """A connection, spoken to as the server's own tests speak to theirs."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def send_json(self, said: Any) -> None:
        self.line.send(json.dumps(said))

    def receive_json(self) -> Any:
        return json.loads(self.line.recv(timeout=120))


class Seat(Player):
    """It keeps every board that it was shown, and how each fight stood last."""

    def __init__(self, line: Line) -> None:
        super().__init__(cast(WebSocketTestSession, line))  # of which it uses these two
        self.boards: dict[int, dict[str, Any]] = {}
        self.fights: dict[str, dict[str, Any]] = {}

    def hear(self) -> dict[str, Any]:
        message = super().hear()
        if message["type"] in ("view", "delta"):
            self.boards[self.ply] = self.view
            self.fights |= {fight["id"]: fight for fight in self.view["battles"]}
        return message


@contextmanager
def seated(server: Server, made: dict[str, Any], link: str = "") -> Iterator[Seat]:
    """Whoever made the match, or another by his link."""
    path = f"/api/matches/{made['match']['id']}/live?link={link or made['mine']['link']}"
    with connect(f"ws://127.0.0.1:{server.port}{path}", compression=None, max_size=None) as line:
        player = Seat(Line(line))
        player.hello()
        yield player


def give(player: Seat, *tokens: str) -> None:
    """Answers in order, each when it is asked for."""
    for token in tokens:
        assert player.until_asked(), f"the match is over before {token}"
        reply = player.answer(token)
        assert reply["type"] == "done", (token, reply)
