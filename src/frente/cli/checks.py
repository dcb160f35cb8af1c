"""`frente verify`, `conformance`, `contract` and `position`: does it hold?"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from frente.cli.output import as_json, in_words, progress
from frente.cli.params import GAME
from frente.engine.message import Mistaken, sentence

if TYPE_CHECKING:
    from frente.conformance import Conformance
    from frente.engine.contract import Findings


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--game", type=GAME, help="The game, where it is not one of those installed.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
def verify(file: str, game: str | None, json_wanted: bool) -> None:
    """Prove the match in FILE: every answer legal, every roll from the committed seed."""
    from frente.cli import files
    from frente.cli.screen import Screen
    from frente.engine import opened
    from frente.engine import verify as proven_and_forced
    from frente.engine.proof import older

    loaded, data = files.read(file, game)
    proven, forced = proven_and_forced(loaded, data)
    plies = older(opened(loaded, data))
    if json_wanted:
        found = {"file": file, "game": loaded.slug, "proven": proven, "forced": forced, "older": plies}
        as_json(found)
        return
    how = "all" if not plies else "some" if plies < len(data["entries"]) else "none"
    told = in_words("cli-verified", file=file, how=how, ply=plies, proven=proven, forced=forced)
    Screen().say(told)


# --- conformance ----------------------------------------------------------------------------------------


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.option("--summary", is_flag=True, help="One line for each game.")
@click.option("--missing", is_flag=True, help="Only what is not implemented or not tested.")
@click.option(
    "--tests", type=click.Path(exists=True, file_okay=False, path_type=Path), help="Folder of tests."
)
def conformance(
    game: str | None, json_wanted: bool, summary: bool, missing: bool, tests: Path | None
) -> None:
    """Which rules of GAME (or of all games) the code carries out, and which have a test."""
    from frente import conformance as rulebook
    from frente import games
    from frente.cli.screen import Screen

    reports = [rulebook.check(slug, tests) for slug in ([game] if game else games.slugs())]
    if json_wanted:
        as_json({report.slug: report.to_json() for report in reports})
        return
    screen = Screen()
    for report in reports:
        screen.say(_standing(report), "" if summary else "bold")
        if summary:
            continue
        texts = {rule.id: rule.text for rule in report.rules}
        screen.lines(f"  not implemented: {id}  {texts[id]}" for id in report.missing)
        if report.named is not None:
            screen.lines(f"  not tested: {id}  {texts[id]}" for id in report.untested)
        screen.lines((f"  no such rule, but a test names it: {id}" for id in report.unknown), "red")
        if not missing:
            screen.lines(f"  not applicable: {r.id}  {r.text} ({r.reason})" for r in report.not_applicable)
    if any(report.named is None for report in reports):
        screen.say(in_words("cli-tests-not-installed-here-run"))


def _standing(report: Conformance) -> str:
    total = len(report.applicable)
    parts = [f"{total} rules", f"{_share(total - len(report.missing), total)} implemented"]
    tested = f"{_share(total - len(report.untested), total)} cited"
    parts.append("tests unknown" if report.named is None else tested)
    if report.held is not None:
        among = "all" if report.held.whole else "a sample of"
        parts.append(f"{_share(report.holding, total)} held in {among} {report.held.mutants} mutants")
    if report.tried:
        shown = len(report.showable) - len(report.untried)
        parts.append(f"{shown} of {len(report.showable)} showable have an example")
    if report.not_applicable:
        parts.append(f"{len(report.not_applicable)} not applicable")
    return f"{report.slug}: {', '.join(parts)}"


def _share(part: int, total: int) -> str:
    # Never round up to 100 %.
    return f"{part} ({int(100 * part / total) if total else 100} %)"


# --- positions ------------------------------------------------------------------------------------------


@click.group()
def position() -> None:
    """Run position files, or check that they can be set up."""


@position.command("run")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--game", type=GAME, help="The game, where it is not one of those installed.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def run_positions(
    context: click.Context, files: tuple[Path, ...], game: str | None, json_wanted: bool
) -> None:
    """Play the script of each FILE (or of each file of a folder) and check all it says."""
    from frente import games
    from frente.engine import MatchError
    from frente.engine.position import run

    failures: dict[str, list[str]] = {}
    for file in (found := _position_files(files)):
        try:
            failures[str(file)] = [str(f) for f in run(file, lambda slug: games.load(game or slug)).failures]
        except MatchError as error:
            failures[str(file)] = [str(error)]
    _tell_positions(context, failures, len(found), json_wanted)


@position.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--game", type=GAME, help="The game, where it is not one of those installed.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def check_positions(
    context: click.Context, files: tuple[Path, ...], game: str | None, json_wanted: bool
) -> None:
    """Read and set up each FILE without playing its script."""
    from frente import games
    from frente.engine import MatchError
    from frente.engine.position import start

    failures: dict[str, list[str]] = {}
    for file in (found := _position_files(files)):
        failures[str(file)] = []
        try:
            start(file, lambda slug: games.load(game or slug), seed="check")
        except MatchError as error:
            failures[str(file)].append(str(error))
    _tell_positions(context, failures, len(found), json_wanted)


def _position_files(paths: tuple[Path, ...]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    if not found:
        raise Mistaken(sentence("error-there-no-position-file", paths=[*map(str, paths)]))
    return found


def _tell_positions(
    context: click.Context, failures: dict[str, list[str]], total: int, json_wanted: bool
) -> None:
    failed = sum(bool(texts) for texts in failures.values())
    if json_wanted:
        as_json(
            {"passed": total - failed, "failed": failed, "failures": {k: v for k, v in failures.items() if v}}
        )
    else:
        for file, texts in failures.items():
            for text in texts:
                click.echo(text if text.startswith(file) else f"{file}: {text}")
        click.echo(in_words("cli-passed-failed", total=total - failed, failed=failed))
    if failed:
        context.exit(1)


# --- the contract ---------------------------------------------------------------------------------------


@click.command()
@click.argument("names", nargs=-1, type=GAME, metavar="[GAME]...")
@click.option("--all", "every", is_flag=True, help="Every game installed.")
@click.option("--matches", type=click.IntRange(1), default=20, show_default=True, help="For each game.")
@click.option("--seed", default="contract", show_default=True, help="The same seed finds the same failures.")
@click.option("--first", type=click.IntRange(0), default=0, help="Number of the first match.")
@click.option("--workers", type=click.IntRange(1), help="Processes (default: one for each core).")
@click.option("--keep", type=click.Path(file_okay=False, path_type=Path), help="Folder for failing matches.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def contract(
    context: click.Context,
    names: tuple[str, ...],
    every: bool,
    matches: int,
    seed: str,
    first: int,
    workers: int | None,
    keep: Path | None,
    json_wanted: bool,
) -> None:
    """Hold random matches of each GAME to what the engine promises.

    A GAME from elsewhere is named by where it is: my_package.game:GAME.
    """
    import os

    from frente import games
    from frente.cli import files
    from frente.cli.screen import Screen
    from frente.lab import hold

    if not names and not every:
        raise click.UsageError(
            in_words("cli-game-plays-random-matches-each", matches=matches, slugs=[*games.slugs()])
        )
    chosen = list(names)
    if every:
        loaded, broken = games.loaded()
        chosen = [game.slug for game in loaded]
        for slug, error in broken.items():
            click.echo(in_words("cli-frente-left-out", slug=slug, error=error), err=True)
    if not chosen:
        raise Mistaken(sentence("error-no-game-installed"))
    for name in chosen:
        games.load(name)  # what cannot be loaded is told before anything is played
    folder = keep or files.saves_folder().parent / "faults"
    cores = workers or os.cpu_count() or 1
    reports: list[Findings] = []
    with progress(f"contract: {', '.join(chosen)}", matches * len(chosen)) as told:
        for name in chosen:

            def moved(played: float, decisions: int) -> None:
                before = sum(report.decisions for report in reports)
                told(len(reports) * matches + played, before + decisions)

            reports.append(hold(name, matches, seed, first=first, workers=cores, folder=folder, moved=moved))
    if json_wanted:
        as_json(_contract_json(reports))
    else:
        screen = Screen()
        for report in reports:
            screen.lines(report.lines())
    if not all(report.passed for report in reports):
        context.exit(1)


def _contract_json(reports: list[Findings]) -> dict[str, Any]:
    """One object: the sums, every failure, and each game's own report."""
    games: dict[str, Any] = {}
    for report in reports:
        data = asdict(report)
        for failure in data["failures"]:
            failure["file"] = str(failure["file"]) if failure["file"] else None
        games[report.game] = {"passed": report.passed, **data}
    return {
        "passed": all(report.passed for report in reports),
        "matches": sum(report.matches for report in reports),
        "decisions": sum(report.decisions for report in reports),
        "failures": [
            {"game": slug, **failure} for slug, data in games.items() for failure in data["failures"]
        ],
        "pointings": sum(report.pointings for report in reports),
        "unexplained": sum(sum(report.unexplained.values()) for report in reports),
        "games": games,
    }
