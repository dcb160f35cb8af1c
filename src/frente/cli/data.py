"""`frente lab data`: matches of bots as a data set."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from frente.cli.output import as_json, in_words, progress
from frente.cli.params import GAME


@click.command()
@click.argument("game", type=GAME)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--bot", "bot_names", multiple=True, metavar="SEAT=NAME", help="A bot; a bare NAME for all seats."
)
@click.option("--matches", type=click.IntRange(1), default=20, show_default=True)
@click.option("--scenario", help="What to set up (default: the game's first).")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An optional rule.")
@click.option("--seed", default="data", show_default=True, help="The same seed gives the same files.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--tokens-only", is_flag=True, help="Leave the observations out: small files.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
def data(
    game: str,
    folder: Path,
    bot_names: tuple[str, ...],
    matches: int,
    scenario: str | None,
    options: tuple[str, ...],
    seed: str,
    workers: int,
    tokens_only: bool,
    json_wanted: bool,
) -> None:
    """Write matches of bots into FOLDER, for whoever learns from them.

    Every position with its legal answers, the chosen one and how the match ended, as Parquet; README.md there
    says what is in it. Needs the extra: pip install "frente[data]".
    """
    missing = [name for name in ("numpy", "polars") if find_spec(name) is None]
    if missing:
        raise click.ClickException(
            in_words("cli-must-installed-pip-install-frente", missing=" and ".join(missing))
        )
    from frente import games
    from frente.cli import params
    from frente.lab.dataset import DataSet, write

    if folder.exists() and any(folder.iterdir()):
        raise click.UsageError(in_words("cli-not-empty", folder=folder))
    loaded = games.load(game)
    rules = params.options_for(loaded, scenario, options)
    seated = params.bots_from(loaded, params.seats_of(loaded, scenario, rules), bot_names)
    wanted = DataSet(game, seated, seed, matches, scenario, rules, not tokens_only)
    count = decisions = 0
    with progress(game, matches) as moved:

        def done(row: Any) -> None:
            nonlocal count, decisions
            count, decisions = count + 1, decisions + row.decisions
            moved(count, decisions)

        write(wanted, folder, workers, done)
    files = sorted(path.name for path in folder.iterdir())
    size = sum((folder / name).stat().st_size for name in files)
    if json_wanted:
        as_json({"matches": count, "decisions": decisions, "files": len(files), "bytes": size})
    else:
        told = in_words(
            "cli-data", matches=count, decisions=decisions, size=round(size / 1e6, 1), folder=folder
        )
        click.echo(told)
