"""`frente serve`: the page."""

from __future__ import annotations

import errno
import json
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import click

from frente.cli.output import in_words
from frente.cli.params import GAME
from frente.engine.message import Mistaken, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

ANSWER = 1.0
"""Seconds to wait for whoever listens at a port to say what it is."""


@click.command()
@click.argument("games", nargs=-1, type=GAME, metavar="[GAME]...")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8036, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder for the matches.")
@click.option(
    "--database",
    default="",
    envvar="FRENTE_DATABASE",
    metavar="URL",
    help="SQLite file or postgresql://HOST/NAME; or FRENTE_DATABASE in the environment.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    envvar="FRENTE_WORKERS",
    help="Processes that serve; several need PostgreSQL.",
)
@click.option("--public", is_flag=True, help="May be reached from other machines.")
@click.option(
    "--lab/--no-lab",
    default=None,
    envvar="FRENTE_LAB",
    help="Many matches between bots, begun in the page (default: only where no --public).",
)
@click.option(
    "--lab-matches",
    type=click.IntRange(1),
    default=400,
    show_default=True,
    envvar="FRENTE_LAB_MATCHES",
    help="Of those, for each account a day on a public server.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the page in a browser.")
def serve(
    games: tuple[str, ...],
    host: str,
    port: int,
    data: Path | None,
    database: str,
    workers: int | None,
    public: bool,
    lab: bool | None,
    lab_matches: int,
    open_browser: bool,
) -> None:
    """Play in the browser, here or with others.

    With GAME only that game is served; one from elsewhere is named by where it is: my_package:GAME.
    """
    from frente.server import run
    from frente.server.settings import data_folder, is_loopback

    _must_load(games)
    _must_take_files(data or data_folder())
    if public or is_loopback(host):  # else it is refused anyway, and with the better reason
        _must_be_free(host, port)
    if is_loopback(host) and not public:  # else a proxy stands before it
        click.echo(
            in_words("cli-only-machine-can-reach-page"),
            err=True,
        )
    run(
        host=host,
        port=port,
        data=data,
        public=public,
        open_browser=open_browser,
        games=games,
        database=database,
        workers=workers,
        lab=lab,
        lab_matches=lab_matches,
    )


def _must_load(names: Sequence[str]) -> None:
    from frente import games

    for name in names:
        games.load(name)


def _must_take_files(folder: Path) -> None:
    from frente.cli.files import why_not_kept

    reason = why_not_kept(folder)
    if reason is not None:
        raise Mistaken(sentence("error-matches-cannot-kept-choose-another", folder=folder, reason=reason))


def _must_be_free(host: str, port: int) -> None:
    """Say what to do where the port is taken, and by what."""
    if port == 0:
        return
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            return  # the server itself says it better
        other = port + 1 if port < 65535 else port - 1
        page = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        if _is_frente(page):
            raise Mistaken(sentence("error-frente-page-already-runs-open", page=page, other=other)) from None
        raise Mistaken(
            sentence("error-port-used-another-program", port=port, host=host, other=other)
        ) from None


def _is_frente(page: str) -> bool:
    """Does a page of ours answer there?"""
    from urllib.request import urlopen

    try:
        with urlopen(f"{page}health", timeout=ANSWER) as answer:
            told = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and {"status", "games", "matches"} <= told.keys()
