"""No bot of any game can tell two worlds apart that its seat cannot, nor see the dice to come."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from frente import bots, games
from frente.engine import Match

CASES = [(slug, name) for slug in games.slugs() for name in bots.names(games.load(slug))]
LOOKS = 25
FEWER = 8
"""The same where every look takes two copies more."""
THOUGHTS = 2
"""So often a bot that thinks is looked at, where it does think."""
EVALUATIONS = 4


def made(slug: str, name: str) -> bots.Bot:
    """The bot; one that thinks does not play matches to their end here, which would take minutes."""
    bot = bots.make(games.load(slug), name)
    if isinstance(bot, bots.SearchBot):
        bot.craft = replace(bot.craft, clock=bot.craft.clock or (lambda s: int(s.turn)), ahead=1)
    return bot


def looks_of(bot: bots.Bot, match: Match[Any], looks: int = LOOKS) -> Iterator[str]:
    """The seats to ask, along a random match: now and then, or where a bot that thinks has to think."""
    walker = bots.make(match.game, "random")
    weighs = bot.craft.weighs if isinstance(bot, bots.SearchBot) and bot.level.width > 1 else ()
    left = most = THOUGHTS if weighs else looks
    while match.asks and left:
        ask = match.asks[0]
        wanted = ask.kind in weighs[:1] if weighs else match.ply % 7 == 0
        if wanted and len(ask.options()) > 1:
            left -= 1
            yield ask.seat
        match.answer(ask.seat, bots.answer(walker, match, ask.seat, "walk").token)
    assert left < most


@pytest.mark.parametrize(("slug", "name"), CASES)
def test_the_same_view_gets_the_same_answer(slug: str, name: str):
    game, bot = games.load(slug), made(slug, name)
    match = Match.start(game, seed="fair")
    for seat in looks_of(bot, match):
        assert chosen(bot, match, seat) == chosen(bot, match.redacted(seat, "other"), seat)


@pytest.mark.parametrize(("slug", "name"), CASES)
def test_the_dice_to_come_change_no_answer(slug: str, name: str):
    game, bot = games.load(slug), made(slug, name)
    match = Match.start(game, seed="fair dice")
    for seat in looks_of(bot, match, FEWER):
        assert chosen(bot, match, seat) == chosen(bot, match.clone("other dice"), seat)


@pytest.mark.parametrize(("slug", "name"), CASES)
def test_a_bot_that_is_sent_what_its_seat_may_know_answers_the_same(slug: str, name: str):
    game, bot = games.load(slug), made(slug, name)
    match = Match.start(game, seed="fair wire")
    for seat in looks_of(bot, match, FEWER):
        sent = pickle.loads(pickle.dumps(match.redacted(seat, "world").packet()))
        there = bots.thought(bot, Match.unpack(game, sent), seat, bots.Budget("luck", EVALUATIONS))
        assert there == chosen(bot, match, seat)


def chosen(bot: bots.Bot, match: Match[Any], seat: str) -> bots.Choice:
    """What it answers, why, and with how much work: all of it must be the same."""
    return bots.thought(bot, match.redacted(seat, "world"), seat, bots.Budget("luck", EVALUATIONS))
