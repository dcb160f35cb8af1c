"""`frente watch` and `frente lab GAME`: bots among themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from frente.cli.output import INTERRUPTED, as_json, in_words, progress
from frente.cli.params import GAME

if TYPE_CHECKING:
    from frente.engine import Game, Options
    from frente.lab import Report

F = TypeVar("F", bound=Callable[..., Any])


def _experiment_options(command: F) -> F:
    for option in reversed(
        (
            click.argument("game", type=GAME),
            click.option(
                "--bot",
                "bot_names",
                multiple=True,
                metavar="SEAT=NAME",
                help="A bot; a bare NAME for all seats.",
            ),
            click.option("--scenario", help="What to set up (default: the game's first)."),
            click.option(
                "--option", "options", multiple=True, metavar="NAME=VALUE", help="An optional rule."
            ),
            click.option("--seed", help="The same seed gives the same matches."),
            click.option("--workers", type=click.IntRange(1), help="Processes (default: one for each core)."),
            click.option(
                "--keep", type=click.Path(file_okay=False), help="Folder for matches that go wrong."
            ),
            click.option("--json", "json_wanted", is_flag=True, help="For programs."),
        )
    ):
        command = option(command)
    return command


@click.command()
@_experiment_options
@click.option(
    "--matches", type=click.IntRange(1), default=1, show_default=True, help="More than one: only sums."
)
@click.option(
    "--pace",
    "--delay",
    "pace",
    type=click.FloatRange(0),
    help="Seconds to wait after what is told (default: 0.5 at a keyboard, else 0).",
)
@click.option("--save", "file", type=click.Path(dir_okay=False), help="Keep the match in a file.")
@click.pass_context
def watch(
    context: click.Context,
    game: str,
    bot_names: tuple[str, ...],
    scenario: str | None,
    options: tuple[str, ...],
    seed: str | None,
    workers: int | None,
    keep: str | None,
    json_wanted: bool,
    matches: int,
    pace: float | None,
    file: str | None,
) -> None:
    """Let bots play GAME against each other, and tell what happens.

    While it is told: space pauses and goes on, n goes one step, + and - change the pace, q ends it.
    """
    if matches > 1:
        if file or pace:
            raise click.UsageError(in_words("cli-save-pace-single-match"))
        _run(context, game, bot_names, scenario, options, seed, workers, keep, json_wanted, matches)
        return
    _tell_one(game, bot_names, scenario, options, seed, json_wanted, pace, file)


@click.command()
@_experiment_options
@click.option("--matches", type=click.IntRange(1), default=200, show_default=True)
@click.pass_context
def sums(
    context: click.Context,
    game: str,
    bot_names: tuple[str, ...],
    scenario: str | None,
    options: tuple[str, ...],
    seed: str | None,
    workers: int | None,
    keep: str | None,
    json_wanted: bool,
    matches: int,
) -> None:
    """Play many matches of GAME between bots and sum them up (`frente lab GAME` is short for it)."""
    _run(context, game, bot_names, scenario, options, seed, workers, keep, json_wanted, matches)


def _set_up(
    name: str, bot_names: tuple[str, ...], scenario: str | None, pairs: tuple[str, ...]
) -> tuple[Game[Any], Options, dict[str, str]]:
    from frente import games
    from frente.cli import params

    game = games.load(name)
    options = params.options_for(game, scenario, pairs)
    return game, options, params.bots_from(game, params.seats_of(game, scenario, options), bot_names)


def _tell_one(
    name: str,
    bot_names: tuple[str, ...],
    scenario: str | None,
    pairs: tuple[str, ...],
    seed: str | None,
    json_wanted: bool,
    pace: float | None,
    file: str | None,
) -> None:
    from frente import bots
    from frente.cli import files, looking
    from frente.cli.keys import keyboard
    from frente.cli.pacing import Pacing, Stopped
    from frente.cli.screen import Screen
    from frente.engine import Match, new_seed
    from frente.engine.plain import to_plain
    from frente.words import Words

    game, options, named = _set_up(name, bot_names, scenario, pairs)
    screen, words = Screen(), Words(game)
    match = Match.start(game, scenario, options, seed)
    players = {seat: bots.make(game, bot) for seat, bot in named.items()}
    told = 0

    with keyboard() as keys:
        pacing = Pacing(screen, words, keys, 0.0 if json_wanted else pace)

        def tell(*_: object) -> None:
            nonlocal told
            events = match.events(None, told)
            told += len(events)
            if events and not json_wanted:
                looking.show_log(screen, words, events)
                pacing.pause()

        try:
            pacing.begin()
            tell()
            decisions = bots.play(match, players, f"bots:{seed}" if seed else new_seed(), told=tell)
        except Stopped:
            looking.show_board(screen, words, match, None)
            return
        finally:
            if file:
                files.save(match, file)
    result = match.result
    assert result is not None
    if json_wanted:
        log = [{"kind": e.kind, "rule": e.rule, "text": words.event(e)} for e in match.events(None)]
        summary = {"seed": match.dice.seed, "bots": named, "decisions": decisions}
        as_json({"game": game.slug, **summary, "events": log, "result": to_plain(result)})
        return
    looking.show_board(screen, words, match, None)
    screen.pair(words.result(result), result.rule, "bold")


def _run(
    context: click.Context,
    name: str,
    bot_names: tuple[str, ...],
    scenario: str | None,
    pairs: tuple[str, ...],
    seed: str | None,
    workers: int | None,
    keep: str | None,
    json_wanted: bool,
    matches: int,
) -> None:
    from frente.cli import files
    from frente.engine import new_seed
    from frente.lab import Experiment, Interrupted, run

    _, options, named = _set_up(name, bot_names, scenario, pairs)
    folder = str(Path(keep).absolute() if keep else files.saves_folder().parent / "faults")
    experiment = Experiment(name, named, seed or new_seed()[:8], scenario, options, keep=folder)
    interrupted = False
    with progress(name, matches) as moved:
        try:
            report = run(experiment, matches, workers=workers, moved=moved)
        except Interrupted as early:
            report, interrupted = early.report, True
    if json_wanted:
        as_json({**report.to_json(), "wanted": matches})
    else:
        _show(report)
    if interrupted:
        click.echo(
            in_words("cli-frente-interrupted-after-matches", matches=report.matches, matches2=matches),
            err=True,
        )
        context.exit(INTERRUPTED)
    if report.faults:
        context.exit(1)


def _show(report: Report) -> None:
    from frente.cli.screen import Screen

    screen = Screen()
    players = ", ".join(f"{seat} {bot}" for seat, bot in report.bots.items())
    screen.say(
        in_words(
            "cli-seed-matches",
            game=report.game,
            scenario=report.scenario,
            seed=report.seed,
            matches=report.matches,
            players=players,
        )
    )
    if report.matches == 0:
        screen.say(in_words("cli-no-match-has-ended"))
        return
    if report.round > 1:
        screen.say(in_words("cli-rounds-matches-share-their-dice", round=report.round))
    rows = [
        [name, f"{s.wins:g}", f"{s.share:.1%}", f"{s.low:.1%} to {s.high:.1%}"]
        for shares in (report.seats, report.by_bot if len(report.by_bot) > 1 else {})
        for name, s in shares.items()
    ]
    screen.table(rows, head=["who", "wins", "share", "95 % interval"])
    screen.say(
        in_words("cli-draws-ends", draws=report.draws, items=[f"{k} {n}" for k, n in report.ends.items()])
    )
    for what, spread in (("turns", report.turns), ("decisions", report.decisions)):
        middle = f"median {spread.median:g}, mean {spread.mean:.1f}"
        screen.say(f"{what}: {spread.least} to {spread.most}, {middle}")
    screen.say(f"CPU: {report.seconds:.1f} s, {report.seconds / report.matches:.3f} s a match")
    for fault in report.faults:
        screen.say(
            in_words(
                "cli-match-seed-see", number=fault.number, seed=fault.seed, text=fault.text, file=fault.file
            ),
            "red",
        )
