"""`frente serve`: the page."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8036, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder for the matches.")
@click.option("--public", is_flag=True, help="May be reached from other machines.")
@click.option("--open", "open_browser", is_flag=True, help="Open the page in a browser.")
def serve(host: str, port: int, data: Path | None, public: bool, open_browser: bool) -> None:
    """Play in the browser, here or with others."""
    from frente.server import run

    run(host=host, port=port, data=data, public=public, open_browser=open_browser)
