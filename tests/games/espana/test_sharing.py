"""A match written as a position file, read again and played on."""

import tomllib
from random import Random

import pytest

from frente.engine import Match, to_plain
from frente.engine.contract import random_answer
from frente.engine.position import run
from frente.games.espana import GAME
from frente.games.espana.bot import steady
from frente.games.espana.state import EspanaState


def read_again(text: str) -> Match[EspanaState]:
    written = tomllib.loads(text)
    options = written.get("options", {})
    state = GAME.setup(written["scenario"], GAME.full_options(written["scenario"], options))
    GAME.arrange(state, written["set"])
    return Match.start(GAME, written["scenario"], options, "again", start=to_plain(state))


def same_again(match: Match[EspanaState]) -> bool:
    """Is the match at a point that can be written? Then what is read is the same."""
    text = GAME.position_text(match.state)
    if text is None:
        return False
    other = read_again(text)
    assert to_plain(other.state) == to_plain(match.state)
    assert [(a.key, a.options()) for a in other.asks] == [(a.key, a.options()) for a in match.asks]
    assert GAME.position_text(other.state) == text
    return True


FIRST = {
    "sail",
    "move",
    "bonus-general",
    "bonus-battle",
    "assign",
    "pick",
    "ferry",
    "event",
    "spend",
    "discard",
}
"""Asks before which their step has changed nothing."""
OPTIONS = [
    {},
    {"naval": True, "tanks": True, "generals": True},
    {"fog": True, "tanks": True, "optional-cards": True, "san-sebastian": True},
    {"variant": "no-intervention"},
    {"variant": "historical", "tanks": True},
]


@pytest.mark.rule("espana", "7.1", "9.1")
@pytest.mark.parametrize("scenario", ["1936", "1938"])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
def test_random_matches_are_read_as_they_were_written(scenario, options):
    luck = Random(f"sharing {scenario} {options}")
    match = Match.start(GAME, scenario, options, f"sharing {scenario}", events=False)
    plies = 0
    while match.asks and plies < 300:
        ask = match.asks[0]
        if plies % 12 == 0:
            assert same_again(match) is (ask.kind in FIRST), ask.kind
        wild = luck.random() < 0.3
        match.answer(ask.seat, random_answer(ask, luck) if wild else steady(match.state, ask, luck))
        plies += 1


@pytest.mark.rule("espana", "21.1-b")
def test_before_both_have_answered_the_question_of_an_early_end_can_be_written():
    luck = Random("early")
    match = Match.start(GAME, "1938", {"early-end": True}, "early", events=False)
    while match.asks[0].kind != "agree":
        ask = match.asks[0]
        match.answer(ask.seat, steady(match.state, ask, luck))
    assert same_again(match)


def test_a_written_position_is_a_file_that_can_be_run():
    match = Match.start(GAME, "1936", {"naval": True}, "file")
    text = GAME.position_text(match.state)
    assert text is not None
    report = run({**tomllib.loads(text), "do": [{"asked": {"kind": "sail"}}]}, lambda slug: GAME)
    assert report.passed, report.failures


@pytest.mark.rule("espana", "11.1", "15.1-b")
def test_amid_a_march_or_a_battle_nothing_is_written():
    match = Match.start(GAME, "1936", {}, "amid")
    assert match.asks[0].kind == "move"
    assert GAME.position_text(match.state) is not None
    match.answer(match.asks[0].seat, next(t for t in match.asks[0].options() if t.startswith("march ")))
    assert GAME.position_text(match.state) is None


def test_a_step_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no step 'dance'"):
        read_again(
            'title = "x"\ngame = "espana"\nscenario = "1936"\n[set]\n'
            'phase = "movement"\nactive = "nationalist"\nsteps = ["dance"]\n'
        )
