"""A bot answers any legal ask, also in a seat that somebody else has played till then."""

from random import Random

import pytest

from frente import bots
from frente.engine import Match
from frente.engine.contract import random_answer, random_options
from frente.games import ALL_FIVE, load

MATCHES = range(6)
ASKS = {"crusade": 150, "espana": 300}
MOST_ASKS = 500
"""Put to the bots in each match, where the game says nothing else."""


@pytest.mark.parametrize("number", MATCHES)
@pytest.mark.parametrize("slug", [title.slug for title in ALL_FIVE])
def test_a_seat_can_be_handed_to_a_bot_and_back_at_any_ask(slug: str, number: int):
    game = load(slug)
    luck = Random(f"takeover {slug} {number}")
    scenario = luck.choice(game.scenarios).id
    match = Match.start(game, scenario, random_options(game, scenario, luck), f"{number}", events=False)
    # Those who overlook things show that a script copes with part of a menu; to think takes too long here.
    scripted = [bots.make(game, name) for name in (*game.bots, "recruit", "sergeant")]
    share = luck.choice((0.1, 0.5, 0.9))
    for _ in range(luck.choice((0, 100, 400))):
        if match.asks:
            ask = luck.choice(match.asks)
            match.answer(ask.seat, random_answer(ask, luck))
    for _ in range(ASKS.get(slug, MOST_ASKS)):
        if not match.asks:
            break
        ask = luck.choice(match.asks)
        token = random_answer(ask, luck)
        choice = bots.answer(luck.choice(scripted), match, ask.seat, f"bots {number}")
        assert match.why_not(ask.seat, choice.token) is None, f"{ask!r}: {choice.token}"
        match.answer(ask.seat, choice.token if luck.random() < share else token)
    assert game.faults(match.state) == []
