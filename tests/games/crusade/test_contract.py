"""What must hold in every match, and what the bots make of it."""

import pytest

from frente import bots
from frente.engine import Match
from frente.engine.contract import check
from frente.games.crusade import GAME
from frente.words.audit import audit


@pytest.mark.parametrize("scenario", ["war-of-the-columns", "two-years-of-war"])
def test_the_contract_holds(scenario):
    report = check(GAME, matches=1, seed=f"crusade {scenario}", scenario=scenario, dense=4)
    assert report.passed, "\n".join(report.lines())


@pytest.mark.parametrize("seats", [("steady", "steady"), ("random", "steady"), ("steady", "random")])
def test_a_match_of_bots_ends(seats):
    match = Match.start(GAME, "war-of-the-columns", seed="bots", events=False)
    team = dict(zip(match.setup.seats, (bots.make(GAME, name) for name in seats), strict=True))
    bots.play(match, team, "luck", limit=8000)
    assert match.result is not None


def test_every_word_is_there():
    assert audit(GAME) == []


def test_every_sentence_of_a_match_can_be_said():
    """Prompts, options and events of a whole match, with every argument they want."""
    from random import Random

    from frente.words import Words

    words = Words(GAME, strict=True)
    luck = Random(5)
    match = Match.start(GAME, "two-years-of-war", seed="words")
    while match.asks and match.ply < 900:
        ask = match.asks[0]
        words.prompt(ask)
        for token in ask.options()[:12]:
            words.option(match, ask, token)
        match.answer(ask.seat, luck.choice(ask.options()))
    for event in match.events("nat"):
        words.event(event)
    if match.result is not None:
        words.result(match.result)
