"""No bot of any game can tell two worlds apart that its seat cannot, nor see the dice to come."""

from typing import Any

import pytest

from frente import bots, games
from frente.engine import Match

CASES = [(slug, name) for slug in games.slugs() for name in bots.names(games.load(slug))]
LOOKS = 25


@pytest.mark.parametrize(("slug", "name"), CASES)
def test_the_same_view_gets_the_same_answer(slug: str, name: str):
    game = games.load(slug)
    bot = bots.make(game, name)
    match = Match.start(game, seed="fair")
    walker = bots.make(game, "random")
    looks = 0
    while match.asks and looks < LOOKS:
        ask = match.asks[0]
        if match.ply % 7 == 0 and len(ask.options()) > 1:
            looks += 1
            assert chosen(bot, match, ask.seat) == chosen(bot, match.redacted(ask.seat, "other"), ask.seat)
        match.answer(ask.seat, bots.answer(walker, match, ask.seat, "walk").token)
    assert looks


def chosen(bot: bots.Bot, match: Match[Any], seat: str) -> str:
    table = match.redacted(seat, "world")
    return bot.choose(table, table.ask(seat), bots.Budget("luck")).token
