"""The server: matches in a store, played live over WebSockets, with a page to play them on.

What it is made of is imported when it starts: the processes that bots think in come by here too.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from frente.server.settings import NotPublic, Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

__all__ = ["NotPublic", "Settings", "create_app", "run"]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    from frente.server.app import create_app

    return create_app(settings)


def run(
    host: str = "127.0.0.1",
    port: int = 8036,
    data: Path | str | None = None,
    public: bool = False,
    open_browser: bool = False,
    games: tuple[str, ...] = (),
) -> None:
    """Serve until interrupted. NotPublic off loopback without `public`. `games`: only these, see Settings."""
    from frente.server.serve import serve
    from frente.server.settings import data_folder

    folder = Path(data) if data else data_folder()
    serve(Settings(data=folder, games=games, public=public), host, port, open_browser)
