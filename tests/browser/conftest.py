"""A server in its own process, and matches on it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from frente import games
from frente.server.settings import STATIC

HERE = Path(__file__).parent
GAMES = games.slugs()


class Server:
    """`frente.server` as people run it: it can be killed and started again on the same matches."""

    def __init__(self, folder: Path, played: tuple[str, ...] = GAMES, pause: float = 0) -> None:
        self.folder = folder
        self.played = played
        self.pause = pause
        """Seconds between two answers of the computer."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        serve = [sys.executable, str(HERE / "serve.py")]
        command = [*serve, str(self.port), str(self.folder), str(self.pause), *self.played]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(1200):  # a busy machine takes its time
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(120)
            self.process = None

    def luck_of(self, test: str) -> None:
        """From now on matches have the luck that the test has in every run (FRENTE_LUCK=word: other luck)."""
        name, _, _ = test.partition("@")  # behind it stands the group that the test runs in
        said = name + os.environ.get("FRENTE_LUCK", "")
        urllib.request.urlopen(f"{self.address}/luck", said.encode(), timeout=120).close()

    def begin(self, **wanted: Any) -> dict[str, Any]:
        """A new match; its links."""
        body = json.dumps({"game": "arriba", **wanted}).encode()
        request = urllib.request.Request(
            f"{self.address}/api/matches", body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=120) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def link(self, made: dict[str, Any], which: str = "mine", page: str = "match") -> str:
        if which == "friend":
            return f"{self.address}/#/join/{made['match']['id']}/{made['invitations'][0]['invitation']}"
        return f"{self.address}/#/{page}/{made['match']['id']}/{made[which]['link']}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = ""
    if not (os.environ.get("FRENTE_CHROMIUM") or shutil.which("chromium")):
        missing = "NO CHROMIUM: THE BROWSER TESTS ARE SKIPPED"
    elif not (STATIC / "index.html").exists():
        missing = "THE PAGE IS NOT BUILT (npm run build in web/): THE BROWSER TESTS ARE SKIPPED"
    for item in items:
        if HERE not in item.path.parents:
            continue
        item.add_marker(pytest.mark.browser)
        if missing:
            item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("matches"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(served: Server, request: pytest.FixtureRequest) -> Server:
    """One for all tests, with the luck of this one."""
    served.luck_of(request.node.nodeid)
    return served


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desk-sized window where nothing moves by itself."""
    size = {"width": 1440, "height": 900}
    return {**browser_context_args, "viewport": size, "reduced_motion": "reduce", "locale": "en-GB"}
