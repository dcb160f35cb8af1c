"""`frente ladder`: how strong the bots of a game are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from frente.cli.output import INTERRUPTED, as_json, in_words, progress
from frente.cli.params import GAME

if TYPE_CHECKING:
    from frente.lab import Ladder


@click.command()
@click.argument("game", type=GAME)
@click.option(
    "--bot", "names", multiple=True, metavar="NAME", help="Only these bots; repeatable (default: all)."
)
@click.option("--matches", type=click.IntRange(2), default=40, show_default=True, help="For each duel.")
@click.option("--scenario", help="What to set up (default: the game's first).")
@click.option("--seed", help="The same seed gives the same ladder.")
@click.option("--workers", type=click.IntRange(1), help="Processes (default: one for each core).")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def ladder(
    context: click.Context,
    game: str,
    names: tuple[str, ...],
    matches: int,
    scenario: str | None,
    seed: str | None,
    workers: int | None,
    json_wanted: bool,
) -> None:
    """Let each bot of GAME play the one below it, and tell how strong all of them are.

    Matches go in rounds that share their dice, with the bots in every seat once. Ctrl+C ends it early: the
    rounds that were played count.
    """
    from frente import bots, games
    from frente.engine import new_seed
    from frente.lab import Climb

    for name in names:
        bots.make(games.load(game), name)
    climb = Climb(game, matches, seed or new_seed()[:8], scenario, names)
    interrupted = False
    with progress(game, matches * len(climb.rows)) as moved:
        try:
            report = climb.run(workers, moved)
        except KeyboardInterrupt:
            report, interrupted = climb.report(), True
    if json_wanted:
        as_json(report.to_json())
    else:
        _show(report)
    if interrupted:
        click.echo(in_words("cli-frente-interrupted-played-told"), err=True)
        context.exit(INTERRUPTED)
    if report.faults:
        context.exit(1)


def _show(report: Ladder) -> None:
    from frente.cli.screen import Screen

    screen = Screen()
    screen.say(
        in_words(
            "cli-seed-stands",
            game=report.game,
            scenario=report.scenario,
            seed=report.seed,
            anchor=report.anchor,
        )
    )
    if report.rungs:
        rungs = [[r.name, f"{r.elo:+.0f}", f"{r.low:+.0f} to {r.high:+.0f}"] for r in reversed(report.rungs)]
        screen.table(rungs, head=["bot", "Elo", "95 % interval"])
    else:
        screen.say(in_words("cli-not-every-duel-has-been"))
    duels = [
        [
            f"{d.one} : {d.two}",
            f"{d.points:g} of {d.matches}",
            f"{d.share:.1%}",
            f"{d.low:.1%} to {d.high:.1%}",
            f"{d.seconds:.1f}",
        ]
        for d in reversed(report.duels)
    ]
    screen.table(duels, head=["duel", "points", "share", "95 % interval", "CPU s a match"])
    for fault in report.faults:
        screen.say(fault, "red")
