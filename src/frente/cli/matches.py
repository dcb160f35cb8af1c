"""`frente play` and `frente replay`."""

from __future__ import annotations

from pathlib import Path

import click

from frente.cli.output import in_words
from frente.cli.params import GAME
from frente.engine.message import Mistaken, sentence


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--scenario", help="What to set up (default: the game's first).")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An optional rule; repeatable."
)
@click.option("--seat", "seats", multiple=True, help="A seat you hold; repeatable (default: the first).")
@click.option("--bot", "bot_names", multiple=True, metavar="SEAT=NAME", help="Who plays another seat.")
@click.option("--seed", help="The luck of the match, and of the bots.")
@click.option("--position", type=click.Path(dir_okay=False), help="Start from a position file.")
@click.option("--load", "saved", type=click.Path(dir_okay=False), help="Go on with a saved match.")
@click.option(
    "--keep", type=click.Path(file_okay=False, path_type=Path), help="Folder to keep the match in at the end."
)
@click.option(
    "--auto/--no-auto", default=True, show_default=True, help="Answer for you where there is no choice."
)
def play(
    game: str | None,
    scenario: str | None,
    options: tuple[str, ...],
    seats: tuple[str, ...],
    bot_names: tuple[str, ...],
    seed: str | None,
    position: str | None,
    saved: str | None,
    keep: Path | None,
    auto: bool,
) -> None:
    """Play GAME in the terminal. At any prompt, "help" lists what can be typed."""
    from frente import bots, games
    from frente.cli import files, params
    from frente.cli.keeping import place_to_keep
    from frente.cli.screen import Screen
    from frente.cli.session import Session
    from frente.engine import Match, Relic, new_seed, opened
    from frente.engine.position import start
    from frente.words import Words

    if saved is not None:
        if scenario or options or position or seed:
            raise click.UsageError(in_words("cli-saved-match-keeps-its-scenario"))
        loaded, data = files.read(saved, game)
        if data.get("seed") is None:
            raise Mistaken(sentence("error-does-not-hold-seed-can", saved=saved))
        match = opened(loaded, data)
        match.auto = auto
        if isinstance(match, Relic) and data.get("result") is None:
            raise Mistaken(sentence("error-rules-have-changed-too-much-2", saved=saved))
        if match.result is not None:
            raise Mistaken(sentence("error-match-over-see-frente-replay", saved=saved))
    elif position is not None:
        if scenario or options:
            raise click.UsageError(in_words("cli-position-file-brings-its-scenario"))
        match = start(position, lambda slug: games.load(game or slug), seed=seed, auto=auto)
        loaded = match.game
    else:
        if game is None:
            raise click.UsageError(in_words("cli-game-there", what=", ".join(games.slugs()) or "none"))
        loaded = games.load(game)
        match = Match.start(loaded, scenario, params.options_for(loaded, scenario, options), seed, auto=auto)
    people = params.human_seats(match.setup.seats, seats)
    named = params.bots_from(loaded, match.setup.seats, bot_names)
    players = {seat: bots.make(loaded, name) for seat, name in named.items()}
    bot_seed = f"bots:{seed}" if seed else new_seed()
    screen = Screen()
    folder = place_to_keep(screen, Words(loaded), keep)
    Session(match, people, players, bot_seed, screen, folder, game).run()


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--game", type=GAME, help="The game, where it is not one of those installed.")
@click.option("--as", "seat", help="Show what this seat could see (default: everything that is public).")
@click.option("--at", type=int, help="Begin at this point of the match.")
@click.option("--events", is_flag=True, help="Print the whole log and leave.")
@click.option("--json", "json_wanted", is_flag=True, help="The whole log, for programs.")
def replay(
    file: str, game: str | None, seat: str | None, at: int | None, events: bool, json_wanted: bool
) -> None:
    """Go through the match in FILE: forward, back, to any point, as any seat saw it."""
    from frente.cli import files
    from frente.cli.looking import show_log
    from frente.cli.output import as_json
    from frente.cli.replaying import Reader
    from frente.cli.screen import Screen
    from frente.engine import opened
    from frente.engine.plain import to_plain
    from frente.words import Words

    loaded, data = files.read(file, game)
    match = opened(loaded, data)
    if seat is not None and seat not in match.setup.seats:
        raise Mistaken(sentence("error-there-no-seat-seats", seat=repr(seat), seats=[*match.setup.seats]))
    words = Words(loaded)
    if json_wanted:
        log = [
            {"kind": e.kind, "rule": e.rule, "data": e.data, "text": words.event(e)}
            for e in match.events(seat)
        ]
        result = to_plain(match.result)
        as_json({"game": loaded.slug, "plies": match.ply, "events": log, "result": result})
        return
    screen = Screen()
    if events:
        show_log(screen, words, match.events(seat))
        return
    Reader(match, seat, screen, game).run(at)
