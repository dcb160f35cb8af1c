"""`frente lab`: experiments with bots, from one line to a report."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from frente.cli.ladder import ladder
from frente.cli.output import INTERRUPTED, as_json, in_words, progress
from frente.cli.params import GAME
from frente.cli.watching import sums
from frente.engine.message import Mistaken, sentence

if TYPE_CHECKING:
    from frente.lab.store import Run

F = TypeVar("F", bound=Callable[..., Any])


class LabGroup(click.Group):
    """A group that takes a game in the place of a command: `frente lab arriba --matches 200`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        asks_help = any(arg in ("-h", "--help") for arg in args[:1])
        if args and not asks_help and args[0] not in self.commands:
            args = ["sums", *args]
        return super().parse_args(ctx, args)


@click.group(cls=LabGroup, subcommand_metavar="GAME | COMMAND [ARGS]...")
def lab() -> None:
    """Let bots play many matches, to learn something about a game.

    \b
    frente lab arriba --matches 200              shares of wins, nothing kept
    frente lab quick arriba --bots steady,captain --matches 40
    frente lab run my-experiment.toml            play what a file says, and keep it
    frente lab report ID                         one HTML file with charts, tables and the map
    frente lab show ID 0.3.1                     one match of a run, to replay it

    With a GAME it plays matches and sums them up (see `frente lab sums --help`). A run is kept in a folder
    and goes on where it was broken off.
    """


def _runs_option(command: F) -> F:
    return click.option(
        "--runs",
        "folder",
        type=click.Path(file_okay=False, path_type=Path),
        envvar="FRENTE_RUNS",
        help="Folder of all runs (default: in your data folder; also FRENTE_RUNS).",
    )(command)


def _play_options(command: F) -> F:
    for option in reversed(
        (
            click.option("--workers", type=click.IntRange(1), help="Processes (default: one for each core)."),
            click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler, such as tcp://host:8786."),
            click.option("--json", "json_wanted", is_flag=True, help="For programs."),
        )
    ):
        command = option(command)
    return _runs_option(command)


def _folder(folder: Path | None) -> Path:
    from frente.cli import files

    return folder or files.saves_folder().parent / "lab"


@lab.command()
@click.argument("experiment", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@_play_options
@click.pass_context
def run(
    context: click.Context,
    experiment: Path,
    folder: Path | None,
    workers: int | None,
    cluster: str | None,
    json_wanted: bool,
) -> None:
    """Play what an EXPERIMENT file says, and keep it as a run.

    The file names the game, the bots, the seeds and perhaps values to vary (docs/lab.md). Called again, it
    goes on with what is left: Ctrl+C, a crash or kill -9 lose only the rounds under way. Exit code 1 if a
    match broke, 130 after Ctrl+C.
    """
    from frente.lab import study
    from frente.lab.store import Run

    _play(context, Run.begin(study.read(experiment), _folder(folder)), workers, cluster, json_wanted)


@lab.command()
@click.argument("game", type=GAME)
@click.option("--bots", "names", default="steady", show_default=True, metavar="A,B", help="One plays itself.")
@click.option("--matches", type=click.IntRange(1), default=40, show_default=True, help="For each pairing.")
@click.option("--scenario", help="What to set up (default: the game's first).")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An optional rule.")
@click.option("--seed", default="quick", show_default=True, help="The same seed gives the same matches.")
@_play_options
@click.pass_context
def quick(
    context: click.Context,
    game: str,
    names: str,
    matches: int,
    scenario: str | None,
    options: tuple[str, ...],
    seed: str,
    folder: Path | None,
    workers: int | None,
    cluster: str | None,
    json_wanted: bool,
) -> None:
    """Play and keep a run without a file: these bots against each other, in every seat on the same dice."""
    from frente import games
    from frente.cli import params
    from frente.lab import study
    from frente.lab.store import Run

    chosen = params.options_for(games.load(game), scenario, options)
    bots = [name.strip() for name in names.split(",") if name.strip()]
    planned = study.quick(game, bots, matches, seed, scenario, chosen)
    _play(context, Run.begin(planned, _folder(folder)), workers, cluster, json_wanted)


def _play(
    context: click.Context, played: Run, workers: int | None, cluster: str | None, json_wanted: bool
) -> None:
    from frente.lab import conduct

    most = sum(arm.matches * len(played.study.rounds) for arm in played.arms)
    interrupted = False
    with progress(f"{played.study.game} {played.id}", most) as moved:
        try:
            conduct.conduct(
                played, workers=workers, cluster=cluster, told=lambda done, _: moved(done, played.decisions)
            )
        except KeyboardInterrupt:
            interrupted = True
    told = _summed(played)
    if json_wanted:
        as_json({**told, "interrupted": interrupted})
    else:
        _tell(told)
    if interrupted:
        click.echo(in_words("cli-lab-interrupted", matches=told["matches"]), err=True)
        context.exit(INTERRUPTED)
    if told["faults"]:
        context.exit(1)


def _summed(played: Run) -> dict[str, Any]:
    """What a run says in short."""
    from frente.lab.metrics import found

    finding = found(played).to_json()
    seconds = played.seconds()
    return {
        **{
            name: finding[name] for name in ("run", "game", "scenario", "digest", "matches", "faults", "arms")
        },
        "folder": str(played.folder),
        "cpu_seconds": round(sum(seconds), 2),
    }


def _tell(told: dict[str, Any]) -> None:
    from frente.cli.screen import Screen

    screen = Screen()
    screen.say(
        in_words(
            "cli-run-matches",
            game=told["game"],
            scenario=told["scenario"],
            run=told["run"],
            matches=told["matches"],
        )
    )
    rows = []
    for arm in told["arms"]:
        for metric in arm["metrics"]:
            if metric["kind"] in ("share", "points", "adjusted", "elo"):
                form = "+.0f" if metric["kind"] == "elo" else ".1%"
                interval = f"{metric['low']:{form}} to {metric['high']:{form}}"
                who = f"{metric['of']} ({metric['kind']})"
                rows.append([arm["label"], who, f"{metric['value']:{form}}", interval, str(arm["matches"])])
    screen.table(rows, head=["who plays", "figure", "value", "95 % interval", "matches"])
    for arm in told["arms"]:
        if "test" in arm:
            verdict = arm["test"]["verdict"] or in_words("cli-not-sure")
            screen.say(
                in_words(
                    "cli-after-rounds", label=arm["label"], verdict=verdict, rounds=arm["test"]["rounds"]
                )
            )
    screen.say(in_words("cli-lab-kept", folder=told["folder"], seconds=round(told["cpu_seconds"], 1)))
    for fault in told["faults"]:
        screen.say(fault, "red")


@lab.command()
@click.argument("first", metavar="RUN")
@click.argument("second", metavar="[RUN2]", required=False)
@click.option("--out", "file", type=click.Path(dir_okay=False, path_type=Path), help="The HTML file.")
@click.option("--json", "json_wanted", is_flag=True, help="All figures, for programs; no file.")
@_runs_option
def report(first: str, second: str | None, file: Path | None, json_wanted: bool, folder: Path | None) -> None:
    """Write the report of a RUN (its id or folder) as one HTML file; of two runs side by side."""
    from frente.lab.metrics import found
    from frente.lab.sheet import sheet
    from frente.lab.store import Run

    runs = [Run.find(name, _folder(folder)) for name in (first, second) if name]
    findings = [(one, found(one)) for one in runs]
    if json_wanted:
        data = [finding.to_json() for _, finding in findings]
        as_json(data[0] if len(data) == 1 else data)
        return
    target = file or Path(f"report-{'-'.join(one.id for one in runs)}.html")
    target.write_text(sheet(findings, f"frente {shlex.join(sys.argv[1:])}"), encoding="utf-8")
    click.echo(str(target))


@lab.command()
@click.argument("name", metavar="RUN")
@click.argument("match", metavar="MATCH", required=False)
@click.option("--out", "file", type=click.Path(dir_okay=False, path_type=Path), help="Where to write it.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs: the row, or the list of rows.")
@_runs_option
def show(name: str, match: str | None, file: Path | None, json_wanted: bool, folder: Path | None) -> None:
    """Take one MATCH (arm.round.half, such as 0.3.1) out of a RUN, as a file to replay or open in the page.

    Without a MATCH it lists the matches of the run.
    """
    from frente.cli.screen import Screen
    from frente.lab.metrics import key
    from frente.lab.store import Run

    played = Run.find(name, _folder(folder))
    rows = played.table("matches").to_dicts()
    if match is None:
        if json_wanted:
            as_json(rows)
            return
        lines = [
            [key(row), played.arms[row["arm"]].label, row["winners"] or "draw", row["end"]] for row in rows
        ]
        Screen().table(lines, head=["match", "who plays", "won by", "end"])
        return
    row = next((row for row in rows if key(row) == match), None)
    if row is None:
        raise Mistaken(sentence("error-run-has-no-match-frente", id=played.id, match=repr(match), name=name))
    if json_wanted:
        as_json(row)
        return
    kept = [j for j in played.table("journals").to_dicts() if key(j) == match]
    if not kept:
        raise Mistaken(sentence("error-run-keeps-no-journals-record", id=played.id))
    target = file or Path(f"{played.study.game}-{played.id}-{match}.json")
    target.write_text(kept[0]["file"], encoding="utf-8")
    click.echo(in_words("cli-frente-replay-open-file-page", target=target))
    changes = played.arms[row["arm"]].changes
    if changes:
        values = ", ".join(f"{name} = {value}" for name, value in changes.items())
        click.echo(in_words("cli-played-replays-only-where-data", values=values))


@lab.command()
@click.argument("name", metavar="RUN")
@click.option("--show", "wanted", multiple=True, help="Only these tracks; repeatable.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@_runs_option
def tracks(name: str, wanted: tuple[str, ...], json_wanted: bool, folder: Path | None) -> None:
    """How the tracks of a RUN went from turn to turn: means over the matches that saw the turn end."""
    from frente.cli.screen import Screen
    from frente.lab.metrics import found
    from frente.lab.store import Run

    played = Run.find(name, _folder(folder))
    rows = [row for row in found(played).tracks if not wanted or row["what"].partition(":")[2] in wanted]
    if json_wanted:
        as_json(rows)
        return
    lines = [
        [played.arms[row["arm"]].label, row["what"], str(row["turn"]), f"{row['value']:.2f}", str(row["n"])]
        for row in rows
    ]
    Screen().table(lines, head=["who plays", "track", "turn", "mean", "matches"])


@lab.command()
@click.argument("game", type=GAME)
@click.argument("scenarios", nargs=-1)
@click.option("--matches", type=click.IntRange(1), default=20, show_default=True, help="For each scenario.")
@click.option("--bot", default="steady", show_default=True, help="Who sits in every seat.")
@click.option("--seed", default="balance", show_default=True)
@click.option("--workers", type=click.IntRange(1), help="Processes (default: one for each core).")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def balance(
    context: click.Context,
    game: str,
    scenarios: tuple[str, ...],
    matches: int,
    bot: str,
    seed: str,
    workers: int | None,
    json_wanted: bool,
) -> None:
    """How even are the SCENARIOS of a GAME (default: all)? A bot plays itself; nothing is kept."""
    from frente import games
    from frente.cli.screen import Screen
    from frente.lab import Experiment
    from frente.lab import run as play

    loaded = games.load(game)
    found = []
    for scenario in scenarios or [scenario.id for scenario in loaded.scenarios]:
        chosen = loaded.scenario(scenario).id
        seats = loaded.seats(chosen, loaded.full_options(chosen, {}))
        with progress(f"{game} {chosen}", matches) as moved:
            found.append(
                play(
                    Experiment(game, dict.fromkeys(seats, bot), seed, chosen),
                    matches,
                    workers=workers,
                    moved=moved,
                )
            )
    if json_wanted:
        as_json([one.to_json() for one in found])
    else:
        rows = [
            [
                one.scenario,
                ", ".join(
                    f"{seat} {s.share:.0%} ({s.low:.0%} to {s.high:.0%})" for seat, s in one.seats.items()
                ),
                str(one.draws),
                str(len(one.faults)),
                f"{one.turns.median:g}",
                f"{one.decisions.median:g}",
            ]
            for one in found
        ]
        head = ["scenario", in_words("cli-won-by", matches=matches), "draws", "broken", "turns", "decisions"]
        Screen().table(rows, head=head)
    if any(one.faults for one in found):
        context.exit(1)


@lab.command()
@click.argument("name", metavar="RUN")
@click.option("--out", "file", type=click.Path(dir_okay=False, path_type=Path), help="A TOML file.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@_runs_option
def weights(name: str, file: Path | None, json_wanted: bool, folder: Path | None) -> None:
    """What a pip of each kind of roll was worth in a RUN.

    For `luck = "FILE"` of an experiment that is still to be played: it then tells shares without what the
    dice gave.
    """
    from frente.lab.luck import fitted, pips_by_match
    from frente.lab.store import Run
    from frente.lab.variants import toml

    played = Run.find(name, _folder(folder))
    pips = pips_by_match(played.table("counts"))
    rows = [row for row in played.table("matches").to_dicts() if not row["fault"]]
    first = next(iter(played.arms[0].seats))
    results = [(0.5 if not row["winners"] else float(first in row["winners"].split())) for row in rows]
    found = fitted([pips.get((row["arm"], row["round"], row["half"]), {}) for row in rows], results)
    found = {kind: round(value, 6) for kind, value in found.items()}
    if json_wanted:
        as_json(found)
    elif file:
        file.write_text(toml(found), encoding="utf-8")
    else:
        click.echo(toml(found), nl=False)


@lab.command()
@click.option("--runs", "times", type=click.IntRange(1), default=100, show_default=True)
@click.option(
    "--matches", type=click.IntRange(40), default=400, show_default=True, help="At most, in each run."
)
@click.option("--elo", type=float, default=60.0, show_default=True, help="The planted difference.")
@click.option("--seed", default="proof", show_default=True)
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def prove(context: click.Context, times: int, matches: int, elo: float, seed: str, json_wanted: bool) -> None:
    """Does the sequential test find what is there, and nothing else?

    Runs it on made-up matches between bots that are alike, and between bots that differ by a known Elo. Exit
    code 1 where those that are alike are taken for different in more than 5 % of the runs, or the difference
    is found in fewer than 90 %.
    """
    from frente.cli.screen import Screen
    from frente.lab.proof import prove as proven
    from frente.lab.sequential import Test

    alike, planted = (proven(strength, times, matches, Test(), seed) for strength in (0.0, elo))
    if json_wanted:
        as_json({"alike": alike.to_json(), "planted": planted.to_json()})
    else:
        rows = [
            [
                f"{one.elo:+g}",
                f"{one.different} of {one.runs}",
                f"{one.low:.1%} to {one.high:.1%}",
                f"{one.median_matches:g}",
                f"{one.covered:.0%}",
            ]
            for one in (alike, planted)
        ]
        Screen().table(rows, head=["Elo", "found different", "95 % interval", "matches, median", "coverage"])
    if alike.different > 0.05 * times or planted.different < 0.9 * times:
        context.exit(1)


lab.add_command(sums)
lab.add_command(ladder)
