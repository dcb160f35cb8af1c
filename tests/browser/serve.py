"""A server for the browser tests, in a process of its own: python serve.py PORT FOLDER PAUSE GAME ...

A server like any other but for its luck: the matches that a test makes have the same dice in every run.
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from pathlib import Path
from unittest import mock

import uvicorn
from starlette.requests import Request
from starlette.responses import Response

from frente.server import Settings, create_app
from frente.server.settings import Allowed


class Luck:
    """One seed after the other, from the name of the test that is run."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, test: str) -> None:
        self.test, self.counted = test, itertools.count()

    def seed(self) -> str:
        return hashlib.sha256(f"{self.test} {next(self.counted)}".encode()).hexdigest()[:32]

    async def asked(self, request: Request) -> Response:
        self.begin((await request.body()).decode())
        return Response()


if __name__ == "__main__":
    port, folder, pause, *games = sys.argv[1:]
    luck = Luck()
    (Path(folder) / "secret").write_text("known to every test " * 2)
    # All tests come from one address, one after the other and without a pause.
    allowed = Allowed(
        matches_each=(1000, 100),
        requests_each=(10_000, 1000),
        positions_each=(1000, 100),
        messages=(10_000, 5000),
        late=1e9,  # a machine that is busy with tests is not full
    )
    settings = Settings(
        data=Path(folder),
        games=tuple(games),
        bot_pause=float(pause),
        allowed=allowed,
        site=f"http://127.0.0.1:{port}",
        # A webhook of the test's own is told at once.
        notice_after=0,
        notice_every=0.3,
        private_hooks=True,
        lab=True,
        lab_niceness=0,  # a test waits for it
    )
    app = create_app(settings)
    app.router.add_route("/luck", luck.asked, methods=["POST"])
    app.router.routes.insert(0, app.router.routes.pop())  # before the page, which answers for every path
    with mock.patch("frente.server.secret.new_seed", luck.seed):
        uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="error")
