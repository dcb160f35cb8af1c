"""A match written as a position file, read again and played on."""

import tomllib
from random import Random
from typing import Any

import pytest
from tests.games.santander.table import attack, begin, play

from frente.engine import Match, to_plain
from frente.engine.contract import random_answer, random_options
from frente.games.santander import GAME
from frente.games.santander.bot import steady
from frente.games.santander.state import Santander

FIELD = {"2206": ["b174", "b175"], "2205": ["n1-1", "n1-2"], "2305": ["n4-1"], "2405": ["hq-n1"]}


def read_again(text: str) -> Match[Santander]:
    table = tomllib.loads(text)
    options = GAME.full_options(table["scenario"], table.get("options", {}))
    state = GAME.setup(table["scenario"], options)
    GAME.arrange(state, table["set"])
    return Match.start(GAME, table["scenario"], options, "again", start=to_plain(state))


def same_again(match: Match[Santander]) -> bool:
    """Is the match at a point that can be written? Then what is read is the same."""
    text = GAME.position_text(match.state)
    if text is None:
        return False
    other = read_again(text)
    assert to_plain(other.state) == to_plain(match.state)
    assert [(a.key, a.options()) for a in other.asks] == [(a.key, a.options()) for a in match.asks]
    return True


@pytest.mark.rule("santander", "3.B-c", "3.B-d", "3.C-c", "3.C-d")
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_are_read_as_they_were_written(seed: int):
    luck = Random(f"sharing {seed}")
    scenario = ("campaign", "quick", "campaign")[seed]
    match = Match.start(GAME, scenario, random_options(GAME, scenario, luck), f"sharing {seed}")
    written: dict[str, int] = {}
    plies = 0
    while match.asks:
        ask = match.asks[0]
        if plies % 5 == 0 and same_again(match):
            written[ask.kind] = written.get(ask.kind, 0) + 1
        wild = luck.random() < 0.3
        match.answer(ask.seat, random_answer(ask, luck) if wild else steady(match.state, ask, luck))
        plies += 1
    assert {"move", "attack"} <= set(written)
    text = GAME.position_text(match.state)
    assert text is not None
    again = read_again(text)
    assert again.result == match.result
    assert to_plain(again.state) == to_plain(match.state)


@pytest.mark.rule("santander", "4.1-a", "4.1-b", "4.1-c")
def test_every_point_of_the_set_up_and_the_first_turns_is_read_as_it_was_written():
    luck = Random("dense")
    match = Match.start(GAME, "campaign", {"air-combat": True}, "dense")
    kinds: dict[str, bool] = {}
    for _ in range(260):
        ask = match.asks[0]
        kinds[ask.kind] = same_again(match)
        options = ask.options()
        match.answer(ask.seat, "done" if "done" in options and luck.random() < 0.4 else luck.choice(options))
    assert kinds["deploy"]
    assert not kinds["place"]


@pytest.mark.rule("santander", "8.1-a", "9.3-a", "10.1-e")
def test_in_the_middle_of_a_move_or_a_combat_nothing_is_written():
    def written(match: Match[Any]) -> bool:
        return GAME.position_text(match.state) is not None

    match = begin(phase="nationalist-move", turn=1, units=FIELD)
    assert written(match)
    assert not written(play(match, "move n1-1"))
    assert written(play(match, "stay"))
    assert written(play(match, "done"))
    attack(match, "2206", "n1-1")
    assert not written(match)
    arrival = begin(phase="nationalist-move", turn=2, units=FIELD, check=True)
    assert arrival.asks[0].kind == "arrival"
    assert same_again(arrival)


def test_the_file_tells_the_options_and_what_differs_from_the_start():
    more = {"weather": "rain", "air": {"al-1": 5}}
    match = begin(options={"air-combat": True}, phase="republican-move", turn=3, units=FIELD, **more)
    text = GAME.position_text(match.state)
    assert text is not None
    table = tomllib.loads(text)
    assert table["options"] == {"air-combat": True}
    assert table["set"]["phase"] == "republican-move"
    assert (table["set"]["weather"], table["set"]["air"]) == ("rain", {"al-1": 5})
    assert table["set"]["units"] == FIELD
    assert "trenches" not in table["set"]


def test_the_phase_of_a_set_up_position_is_the_set_up():
    match = begin(phase="set-up:markers", ready=["front"], reserves=["d50", "d55", "d57"])
    assert (match.state.phase, match.state.active) == ("set-up", "republican")
