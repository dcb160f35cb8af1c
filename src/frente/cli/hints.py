"""`frente hint`: what a bot would do in your place."""

from __future__ import annotations

import click

from frente.cli.output import as_json
from frente.cli.params import GAME
from frente.engine.message import Mistaken, sentence


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--seat", help="The seat that wants advice (default: the one to answer).")
@click.option("--bot", "name", help="Who advises (default: the game's strongest).")
@click.option("--evaluations", type=click.IntRange(1), help="How many matches it may play on in thought.")
@click.option("--seed", default="hint", show_default=True, help="The same seed gives the same advice.")
@click.option("--game", type=GAME, help="The game, where it is not one of those installed.")
@click.option("--json", "json_wanted", is_flag=True, help="For programs.")
def hint(
    file: str,
    seat: str | None,
    name: str | None,
    evaluations: int | None,
    seed: str,
    game: str | None,
    json_wanted: bool,
) -> None:
    """Tell what a bot would answer in the match in FILE, and why. It knows no more than the seat does."""
    from frente import bots
    from frente.cli import files
    from frente.cli.screen import Screen
    from frente.engine import Relic, opened
    from frente.engine.plain import to_plain
    from frente.words import Words

    loaded, data = files.read(file, game)
    match = opened(loaded, data)
    if isinstance(match, Relic):
        raise Mistaken(sentence("error-rules-have-changed-too-much", file=file))
    if match.result is not None:
        raise Mistaken(sentence("error-match-over-2", file=file))
    seat = seat or match.to_answer[0]
    ask = match.ask(seat)
    adviser = bots.make(loaded, name or bots.names(loaded)[-1])
    choice = bots.answer(adviser, match, seat, seed, evaluations or 0)
    words = Words(loaded)
    answer = words.option(match, ask, choice.token)
    why = words.say(choice.why) if choice.why is not None else ""
    account = [words.say(message) for message in bots.told(choice.account)] if choice.account else []
    if json_wanted:
        told = {"seat": seat, "ask": ask.kind, "token": choice.token, "text": answer, "bot": adviser.name}
        reason = {
            "why": to_plain(choice.why),
            "why_text": why,
            "evaluations": choice.evaluations,
            "account": account,
        }
        as_json({"game": loaded.slug, "ply": match.ply, **told, **reason})
        return
    screen = Screen()
    screen.say(words.prompt(ask))
    screen.pair(answer, choice.token, "bold")
    for line in (why, *account):
        if line:
            screen.say(line)
