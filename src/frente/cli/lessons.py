"""`frente lessons`: what there is to learn, and does every lesson still go through?"""

from __future__ import annotations

import click

from frente.cli.output import as_json, in_words
from frente.cli.params import GAME


class _Lessons(click.Group):
    """Lists, unless it is told to do something else."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = ["list", *args]
        return super().parse_args(ctx, args)


@click.group(cls=_Lessons, subcommand_metavar="[GAME] | run [GAME]")
def lessons() -> None:
    """List the lessons of GAME (or of all games), or play them all and see whether they hold."""


@lessons.command("list", hidden=True)
@click.argument("game", type=GAME, required=False)
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
def list_lessons(game: str | None, json_wanted: bool) -> None:
    """The lessons of GAME, or of all games."""
    from frente import games, learn
    from frente.cli.screen import Screen
    from frente.learn.told import lesson_in
    from frente.words import SPOKEN

    ours = [games.load(slug) for slug in ([game] if game else games.slugs())]
    found = {g.slug: [lesson_in(one, g, SPOKEN.get()) for one in learn.course(g)] for g in ours}
    if json_wanted:
        as_json(
            {
                slug: [
                    {
                        "id": lesson.id,
                        "title": lesson.title,
                        "seat": lesson.seat,
                        "minutes": lesson.minutes,
                        "goal": lesson.goal,
                        "steps": len(lesson.steps),
                        "rules": list(lesson.position.rules),
                    }
                    for lesson in lessons
                ]
                for slug, lessons in found.items()
            }
        )
        return
    screen = Screen()
    for slug, lessons in found.items():
        screen.pair(games.load(slug).title, slug, "bold")
        for lesson in lessons:
            length = f"{len(lesson.steps)} steps, {lesson.minutes} minutes"
            screen.pair(f"  {lesson.id}: {lesson.title}. {lesson.goal}", length)
    count = sum(map(len, found.values()))
    screen.say(in_words("cli-lessons-they-played-page-frente", count=count))


@lessons.command("run")
@click.argument("game", type=GAME, required=False)
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def run_lessons(context: click.Context, game: str | None, json_wanted: bool) -> None:
    """Play every lesson of GAME (or of all games) and check all that it says."""
    from frente import games, learn
    from frente.cli.screen import Screen
    from frente.engine import MatchError

    failures: dict[str, list[str]] = {}
    checks = 0
    for slug in [game] if game else games.slugs():
        loaded = games.load(slug)
        for path in sorted((loaded.folder / "lessons").glob("*.toml")):
            name = f"{loaded.slug}/{path.stem}"
            try:
                trial = learn.run(learn.read(path), loaded)
            except MatchError as error:
                failures[name] = [str(error)]
                continue
            failures[name] = [str(failure) for failure in trial.failures]
            checks += trial.checks
    broken = {name: found for name, found in failures.items() if found}
    if json_wanted:
        as_json({"passed": not broken, "checks": checks, "lessons": failures})
    else:
        screen = Screen()
        for name, found in broken.items():
            screen.say(name, "bold")
            screen.lines((f"  {failure}" for failure in found), "red")
        screen.say(
            in_words(
                "cli-lessons-hold-checks",
                count=len(failures) - len(broken),
                count2=len(failures),
                checks=checks,
            )
        )
    if broken:
        context.exit(1)
