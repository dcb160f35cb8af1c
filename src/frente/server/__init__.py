"""The server: matches in a store, played live over WebSockets, with a page to play them on.

What it is made of is imported when it starts: the processes that bots think in come by here too.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from frente.server.settings import LAB_MATCHES, NotPublic, Settings

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
    database: str = "",
    workers: int | None = None,
    lab: bool | None = None,
    lab_matches: int = LAB_MATCHES,
) -> None:
    """Serve until interrupted. NotPublic off loopback without `public`. `games`: only these, see Settings.

    `database`: an SQLite file or the URL of a PostgreSQL. `workers`: processes that serve it; None: this one.
    `lab`: runs of bots may be begun in the page; None: where only this machine reaches it. On a public server
    one person may have `lab_matches` played in a day.
    """
    from frente.server.database import address
    from frente.server.serve import serve
    from frente.server.settings import data_folder

    folder = Path(data) if data else data_folder()
    url = address(database) if database else ""
    if lab is None:
        lab = not public and not (workers and workers > 1)
    settings = Settings(
        data=folder, url=url, games=games, public=public, lab=lab, lab_matches=lab_matches if public else None
    )
    if workers:  # all of them share the cores that are there
        settings = replace(settings, bot_processes=max(1, settings.bot_processes // workers))
    serve(settings, host, port, open_browser, workers)
