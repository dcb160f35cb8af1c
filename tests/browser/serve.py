"""A server for the browser tests, in a process of its own: python serve.py PORT FOLDER PAUSE GAME ..."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from frente.server import Settings, create_app
from frente.server.settings import Allowed

if __name__ == "__main__":
    port, folder, pause, *games = sys.argv[1:]
    # All tests come from one address, one after the other and without a pause.
    allowed = Allowed(
        matches_each=(1000, 100),
        requests_each=(10_000, 1000),
        positions_each=(1000, 100),
        messages=(10_000, 5000),
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
    )
    uvicorn.run(create_app(settings), host="127.0.0.1", port=int(port), log_level="error")
