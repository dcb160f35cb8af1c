"""`frente tune`: weights for a game's forecast, from matches of its script against itself."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from frente.cli.output import as_json, in_words, progress
from frente.cli.params import GAME

if TYPE_CHECKING:
    from frente.lab.tuning import Fit


@click.command()
@click.argument("game", type=GAME)
@click.option("--matches", type=click.IntRange(10), default=500, show_default=True, help="To learn from.")
@click.option("--seed", default="A", show_default=True, help="The same seed gives the same weights.")
@click.option("--workers", type=click.IntRange(1), help="Processes (default: one for each core).")
@click.option("--write", "write_wanted", is_flag=True, help="Keep the weights: the game's bots go by them.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
def tune(
    game: str, matches: int, seed: str, workers: int | None, write_wanted: bool, json_wanted: bool
) -> None:
    """Let the script of GAME play itself, and find from the results what its features are worth.

    Every fifth match is held out; how well the weights tell is told by those.
    """
    from dataclasses import asdict

    from frente import games
    from frente.engine.forecast import FILE
    from frente.lab import tuning

    loaded = games.load(game)
    forecast = tuning.forecast_of(loaded)
    count = 0
    with progress(game, matches) as moved:

        def done() -> None:
            nonlocal count
            count += 1
            moved(count, 0)

        samples = tuning.play(game, seed, matches, min(matches, workers or os.cpu_count() or 1), done)
    fit = tuning.fit(forecast, samples)
    if write_wanted:
        command = f"frente tune {loaded.slug} --matches {matches} --seed {seed}"
        file = loaded.folder / "data" / FILE
        file.write_text(tuning.written(fit, command), encoding="utf-8")
    if json_wanted:
        as_json({"game": loaded.slug, "seed": seed, **asdict(fit)})
    else:
        _show(fit)


def _show(fit: Fit) -> None:
    from frente.cli.screen import Screen

    screen = Screen()
    weights = [[name, f"{early:+.2f}", f"{late:+.2f}"] for name, (early, late) in fit.weights.items()]
    screen.table(weights, head=["feature", "early", "late"])
    bands = [[f"{b.told:.0%}", f"{b.won:.0%}", str(b.count)] for b in fit.bands]
    screen.table(bands, head=["told", "won", "positions"])
    screen.say(
        in_words(
            "cli-tuned",
            matches=fit.matches,
            held=fit.held,
            loss=fit.log_loss,
            blind=fit.blind_loss,
            off=round(100 * fit.off, 1),
        )
    )
    for name in fit.wrong:
        screen.say(in_words("cli-left-out-wrong-sign", name=name))
