"""People of the tests: they sign up in browsers of their own, and send along what our page sends."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from typing import Any

from aiosmtpd.controller import Controller
from starlette.testclient import TestClient
from tests.server.table import HERE

PASSWORD = "a long road to Teruel"


class Browser:
    """Keeps cookies, and sends the mark with every change as the page does. Many of them share one server."""

    def __init__(self, server: TestClient, **headers: str) -> None:
        # The server's loop and life belong to the first client: the others borrow them.
        self.client = TestClient(server.app, base_url=HERE, headers=headers)
        self.client.portal = server.portal

    def get(self, path: str, **more: Any) -> Any:
        return self.client.get(path, **more)

    def post(self, path: str, json: Any = None, **more: Any) -> Any:
        mark = self.client.cookies.get("frente-mark") or ""
        headers = {"x-frente-mark": mark} | more.pop("headers", {})
        return self.client.post(path, json={} if json is None else json, headers=headers, **more)

    def sign_up(self, name: str, password: str = PASSWORD, mail: str = "") -> dict[str, Any]:
        answer = self.post("/api/people", {"name": name, "password": password, "mail": mail})
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def sign_in(self, name: str, password: str = PASSWORD) -> int:
        return int(self.post("/api/session", {"name": name, "password": password}).status_code)

    def is_in(self) -> bool:
        return bool(self.get("/api/me").status_code == 200)


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.all: list[Message] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.all.append(message_from_bytes(envelope.content))
        return "250 taken"

    def to(self, address: str) -> list[str]:
        """The texts of what came for somebody."""
        mine = (letter.get_payload(decode=True) for letter in self.all if letter["To"] == address)
        return [text.decode("utf-8") for text in mine if isinstance(text, bytes)]


@contextmanager
def taking_mail() -> Iterator[tuple[str, Letters]]:
    """The address of a mail server of the test's own."""
    letters = Letters()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}", letters
    finally:
        controller.stop()


async def _soon(found: Any) -> None:
    while not found():
        await asyncio.sleep(0.01)


def wait_for(found: Any) -> None:
    """Until something has come that comes by itself; pytest's own limit ends it where it does not."""
    asyncio.run(asyncio.wait_for(_soon(found), 30))
