"""What things are called: every counter, and what is said when a thing is compared with itself."""

import pytest
from tests.games.crusade.board import named, play, table

from frente.games.crusade import GAME
from frente.games.crusade.definitions import SPACES, UNITS
from frente.words import Words

words = Words(GAME, strict=True)


@pytest.mark.rule("crusade", "2.2.1-c")
def test_every_counter_has_a_name_of_its_own_that_says_what_it_is():
    called = [GAME.names()[unit.id] for unit in UNITS]
    assert len(set(called)) == len(called)
    kinds = ("Division", "Column", "Corps", "Brigade", "Battalion", "Insurrection")
    assert [name for name in called if not any(kind in name for kind in kinds)] == []
    assert {"1st Infantry Division", "12th Republican Militia Column", "22nd Infantry Division"} <= {*called}
    assert {"Durruti Column (CNT)", "XV International Brigade", "Littorio Division"} <= {*called}


@pytest.mark.rule("crusade", "15.2.1.1")
def test_corps_of_the_same_number_are_told_apart_by_their_side():
    names = GAME.names()
    assert names["nat-corps-v"] == "Nationalist V Army Corps"
    assert names["rep-corps-v"] == "Republican V Army Corps"


def test_no_name_ends_a_sentence_before_its_end():
    names = GAME.names()
    assert [id for id in (*(space.id for space in SPACES), "R5") if names[id][-1] in ".!?"] == []


@pytest.mark.rule("crusade", "10.1.4")
def test_a_unit_pointed_to_its_own_space_is_told_that_it_is_there():
    m = table(turn=3, round=2, hands={"nat": ["N2"]}, units={"sevilla": ["nat-afr:full"]})
    unit = named(m, "sevilla", "nat-afr")
    play(m, "ops N2", "activate-move sevilla", "done", f"move {unit}")
    refusal = m.why_not("nat", "step sevilla")
    assert refusal is not None
    assert refusal.rule == "10.1.4"
    assert words.refusal(refusal) == f"{GAME.names()[unit]} is already in Sevilla."
