"""A match written as a position file, read again and played on."""

import tomllib
from random import Random

import pytest
from tests.games.crusade.board import GAME, play, table

from frente.engine import Match, to_plain
from frente.engine.contract import random_answer, random_options
from frente.engine.position import run
from frente.games.crusade.bot import steady
from frente.games.crusade.state import Crusade


def read_again(text: str) -> Match[Crusade]:
    written = tomllib.loads(text)
    options = written.get("options", {})
    state = GAME.setup(written["scenario"], GAME.full_options(written["scenario"], options))
    GAME.arrange(state, written["set"])
    return Match.start(GAME, written["scenario"], options, "again", start=to_plain(state))


def same_again(match: Match[Crusade]) -> bool:
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
    "discard", "redraw", "arrive", "action", "activate", "move", "march", "attacks", "redeploy",
    "redeploy-to", "event-order", "place-unit", "replacements", "come-back", "place-corps", "raze", "corps",
    "corps-at", "make-room", "militarize",
}  # fmt: skip
"""Asks before which their step has changed nothing."""
AMID = {
    "designate", "bonus", "combat-cards", "losses", "replace", "spare", "stand", "retreat", "advance",
    "muster",
}  # fmt: skip
"""Asks within a combat, and where the next step is on the agenda already."""


@pytest.mark.rule("crusade", "4.0-a", "6.0-a")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_random_matches_are_read_as_they_were_written(scenario):
    luck = Random(f"sharing {scenario}")
    options = random_options(GAME, scenario, luck)
    match = Match.start(GAME, scenario, options, f"sharing {scenario}", events=False)
    plies = 0
    while match.asks and plies < 700:
        ask = match.asks[0]
        if plies % 20 == 0:
            written = same_again(match)
            assert written or ask.kind not in FIRST, ask.kind
            assert not written or ask.kind not in AMID, ask.kind
        wild = luck.random() < 0.3
        match.answer(ask.seat, random_answer(ask, luck) if wild else steady(match.state, ask, luck))
        plies += 1


@pytest.mark.rule("crusade", "15.2.1.1", "15.2.1.2-a", "15.2.2.2-a", "15.2.3-a")
def test_the_initial_corps_are_read_as_they_were_written():
    luck = Random("corps")
    match = table(turn=5, phase="corps")
    kinds = set()
    while match.asks and match.state.turn == 5:
        ask = match.asks[0]
        assert same_again(match) is (ask.kind in FIRST), ask.kind
        kinds.add(ask.kind)
        match.answer(ask.seat, random_answer(ask, luck))
    assert {"corps", "corps-at", "muster"} <= kinds


@pytest.mark.rule("crusade", "14.1.3", "13.4.3-b", "8.5.4.1", "16.1.8.1")
def test_half_points_markers_and_corps_abroad_are_kept():
    match = table(
        "two-years-of-war",
        turn=12,
        phase="replacement",
        side="rep",
        rp={"nat": 1.5, "rep": 2.5},
        returning={"nat-corps-v": 14},
        works={"madrid": "trench"},
        beach={"at": "malaga", "mode": "plan-p"},
        hands={"nat": [], "rep": []},
    )
    assert match.asks[0].kind == "replacements"
    assert same_again(match)
    told = tomllib.loads(GAME.position_text(match.state) or "")["set"]
    assert told["returning"] == {"nat-corps-v": 14}
    assert told["rp"] == {"nat": 1.5, "axis": 0, "rep": 2.5, "sov": 0}


def test_a_written_position_is_a_file_that_can_be_run():
    text = GAME.position_text(table().state)
    assert text is not None
    report = run({**tomllib.loads(text), "do": [{"asked": {"kind": "action"}}]}, lambda slug: GAME)
    assert report.passed, report.failures


@pytest.mark.rule("crusade", "8.2.3", "10.1.3", "11.1.1-a")
def test_amid_a_combat_nothing_is_written():
    match = table(
        units={"segovia": ["nat-inf", "nat-inf"]},
        side="nat", round=2, actions={"nat": ["ops"], "rep": []}, hands={"nat": ["N5"], "rep": []},
    )  # fmt: skip
    assert same_again(match)
    play(match, "auto")
    assert same_again(match)
    play(match, "activate-attack segovia")
    assert match.asks[0].kind == "attacks"
    assert same_again(match)
    play(match, match.asks[0].options()[0])
    assert match.asks[0].kind == "designate"
    assert GAME.position_text(match.state) is None


def test_a_step_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no step 'dance'"):
        read_again(
            'title = "x"\ngame = "crusade"\nscenario = "campaign"\n[set]\n'
            'phase = "action"\nsteps = ["dance"]\n'
        )
