"""`frente games` and `frente rules`: what there is to play, and by which rules."""

from __future__ import annotations

import click

from frente.cli.output import as_json, in_words
from frente.cli.params import GAME, values_of


@click.command()
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
def games(json_wanted: bool) -> None:
    """List the games, their scenarios, options, seats and bots."""
    from frente import bots
    from frente import games as registry
    from frente.cli.screen import Screen
    from frente.words import Words

    screen = Screen()
    found, broken = registry.loaded()
    if json_wanted:
        as_json(
            {
                game.slug: {
                    "title": game.title,
                    "version": game.version,
                    "facts": dict(game.facts_about),
                    "scenarios": [s.id for s in game.scenarios],
                    "options": {
                        o.id: {"values": list(o.values), "default": o.default, "rule": o.rule}
                        for o in game.options
                    },
                    "seats": list(
                        game.seats(game.scenarios[0].id, game.full_options(game.scenarios[0].id, {}))
                    ),
                    "bots": list(bots.names(game)),
                }
                for game in found
            }
            | {slug: {"error": error} for slug, error in broken.items()}
        )
        return
    for game in found:
        words = Words(game)
        first = game.scenarios[0].id
        seats = game.seats(first, game.full_options(first, {}))
        screen.pair(game.title, game.slug, "bold")
        if words.has("game-about"):
            screen.say(f"  {words.say('game-about')}")
        screen.say(f"  seats: {', '.join(f'{seat} ({words.name(seat)})' for seat in seats)}")
        screen.say(f"  bots: {', '.join(bots.names(game))}")
        screen.say("  scenarios:")
        screen.lines(f"    {s.id}: {words.say(s.name)}" for s in game.scenarios)
        if game.options:
            screen.say("  options:")
        for spec in game.options:
            values = "|".join(values_of(spec))
            text = words.say(f"option-{spec.id}")
            where = f" (only in {', '.join(spec.only)})" if spec.only else ""
            screen.pair(f"    {spec.id}={values}: {text}{where}", f"rule {spec.rule}")
    for slug, error in broken.items():
        screen.say(in_words("cli-cannot-played", slug=slug, error=error), "red")
    missing = [title for title in registry.ALL_FIVE if title.slug not in registry.slugs()]
    if missing:
        screen.say(in_words("cli-not-playable-yet"))
        screen.lines(f"  {t.title} ({t.designer}): {t.scale}" for t in missing)


@click.command()
@click.argument("game", type=GAME)
@click.argument("what", nargs=-1)
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
@click.pass_context
def rules(context: click.Context, game: str, what: tuple[str, ...], json_wanted: bool) -> None:
    """Look up the rules of GAME: by id (with all that stands under it), or by words."""
    from dataclasses import asdict

    from frente import conformance
    from frente import games as registry
    from frente.cli.looking import found_rules, show_rules
    from frente.cli.screen import Screen
    from frente.words import SPOKEN, Words

    loaded = registry.load(game)
    text = " ".join(what)
    if json_wanted:
        rows = found_rules(loaded, text) if text else conformance.rules_of(loaded.folder, SPOKEN.get())
        as_json([asdict(rule) for rule in rows])
        return
    screen = Screen()
    if text:
        if not show_rules(screen, Words(loaded), loaded, text):
            context.exit(1)
        return
    chapter = ""
    for rule in conformance.rules_of(loaded.folder, SPOKEN.get()):
        if rule.chapter != chapter:
            chapter = rule.chapter
            screen.say(f"\n{chapter}", "bold")
        screen.pair(f"{rule.id}  {rule.text}", "" if rule.kind == "core" else rule.kind)
