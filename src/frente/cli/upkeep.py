"""`frente backup`, `frente restore`, `frente migrate`: looking after what a server keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from frente.cli.output import in_words

if TYPE_CHECKING:
    from frente.server.settings import Settings

_DATA = click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="The server's folder.")
_DATABASE = click.option(
    "--database",
    default="",
    envvar="FRENTE_DATABASE",
    metavar="URL",
    help="SQLite file or postgresql://HOST/NAME; or FRENTE_DATABASE in the environment.",
)


def of_a_server(command: Callable[..., None]) -> Callable[..., None]:
    """Options that name a server's database as `frente serve` does."""
    return _DATA(_DATABASE(command))


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@of_a_server
def backup(file: Path, data: Path | None, database: str) -> None:
    """Copy everything a server keeps into FILE, while it runs.

    The server's secret is not in it: keep that apart (docs/hosting.md).
    """
    from frente.server import upkeep

    with said():
        count = upkeep.backup(settings_of(data, database).database, file.absolute())
    click.echo(in_words("cli-matches", count=count, file=file))


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, exists=True, path_type=Path))
@of_a_server
def restore(file: Path, data: Path | None, database: str) -> None:
    """Put what `frente backup` wrote to FILE into an empty database.

    FILE may also be the frente.sqlite3 of a server that is stopped: so matches move to PostgreSQL.
    """
    from frente.server import upkeep

    settings = settings_of(data, database)
    with said(), _held(settings):
        count = upkeep.restore(file.absolute(), settings.database)
    click.echo(in_words("cli-matches-back", count=count))


@click.command()
@click.option("--to", metavar="VERSION", help="The version of the tables; by default the newest.")
@click.option("--show", is_flag=True, help="Only tell the version.")
@of_a_server
def migrate(to: str | None, show: bool, data: Path | None, database: str) -> None:
    """Bring the tables of a server that is stopped to another version, up or down.

    A server does this by itself when it starts. Down is for going back to an older program: what
    the older tables have no place for is lost, so make a backup first.
    """
    from frente.server import upkeep

    settings = settings_of(data, database)
    if show:
        with said():
            click.echo(upkeep.stands_at(settings.database) or "no tables")
        return
    with said(), _held(settings):
        before, after = upkeep.migrate(settings.database, to)
    click.echo(
        in_words("cli-version-as-before", after=after)
        if before == after
        else in_words("cli-from", what=before or "nothing", after=after)
    )


def settings_of(data: Path | None, database: str) -> Settings:
    """Of the server that is named so."""
    from frente.server.database import address
    from frente.server.settings import Settings, data_folder

    return Settings(data=data or data_folder(), url=address(database) if database else "")


@contextmanager
def said() -> Iterator[None]:
    """What goes wrong, in a sentence."""
    from frente.server.database import StoreFault
    from frente.server.home import Unusable

    try:
        yield
    except (StoreFault, Unusable) as error:
        raise ValueError(str(error)) from None


@contextmanager
def _held(settings: Settings) -> Iterator[Any]:
    """No server runs on the folder meanwhile."""
    from frente.server.home import Home

    home = Home(settings)
    home.open()
    try:
        yield
    finally:
        home.close()
