"""Chapter 4: set-up."""

from typing import Any

import pytest
from tests.games.santander.table import N, R, asked, begin, facts, options, play, rule_against, view, where

from frente.engine import Match
from frente.games.santander import GAME
from frente.games.santander.definitions import COLUMN, FRONT, HEX, PIECES, hexes_of


def _list(value: Any) -> list[str]:
    return list(value)


def front() -> Match[Any]:
    return Match.start(GAME, "campaign", seed="set-up")


@pytest.mark.rule(
    "santander", "4.1-a", "4.2-a", "4.2-b", "4.2-g", "4.2-h", "4.3.2-a", "4.3.2-b", "10.6.1-a", "9.3-b"
)
def test_4_1_a_the_republican_sets_up_first_without_the_dice_divisions():
    match = front()
    assert asked(match) == (R, "deploy")
    assert "place b154" not in options(match)
    assert rule_against(match, "place b154") == "4.1-a"
    assert rule_against(match, "place r-1") == "4.2-a"
    play(match, "place b170")
    assert rule_against(match, "on 2009") == "4.2-b"  # not a front hex
    assert rule_against(match, "on 2110") == "4.2-b"  # not Republican
    assert {"on 2010", "on 2206"} <= set(options(match))
    play(match, "on 2010", "place ft17")
    assert "on 1211" in options(match)
    play(match, "on 1211", "place dc")
    assert "on 1401" in options(match)
    play(match, "aside", "place hq-xv", "on 1909")
    now = facts(match)
    assert now["weather"] == "fair"
    assert (now["turn"], now["morale"]) == (1, 0)
    assert all(now["at"][p.id] == "available" for p in PIECES if p.type == "air")
    assert [p.id for p in PIECES if p.id.startswith("sc-rep")] == ["sc-rep-1"]


@pytest.mark.rule("santander", "4.2-c")
def test_4_2_c_the_front_must_be_covered_before_the_dice():
    match = front()
    assert rule_against(match, "done") == "4.1-a"
    play(match, "ready")
    assert facts(match)["uncovered"][R] == []
    assert "done" in options(match)
    play(match, "place b177", "on 1401", "place b175", "on 2308")  # from 2002 and 2005
    refusal = match.why_not(R, "done")
    assert refusal is not None
    assert refusal.rule == "4.2-c"
    assert {"2001", "2002", "2003"} <= set(_list(refusal.args["places"]))
    overlay = next(o for o in view(match, R)["overlays"] if o["id"] == "front-republican")
    assert "2002" in overlay["bad"]


@pytest.mark.rule("santander", "4.2-d", "4.2-e", "4.2-l", "4.2-k", "5-a")
def test_4_2_d_all_basques_but_two_stand_near_column_18():
    match = front()
    play(match, "place b157", "on 2006", "place b158", "on 2206", "place b159")
    assert rule_against(match, "on 1211") == "4.2-d"
    assert rule_against(match, "on 1910") == "4.2-d"
    assert all(COLUMN[HEX[t.split()[1]]] >= 15 for t in options(match) if t != "aside")
    play(match, "on 1318", "place b162", "on 1318", "place b160")
    assert rule_against(match, "on 1318") == "5-a"  # 6 points on a hill
    play(match, "aside", "place b157", "on 1418", "place b160")  # one free place is open again
    assert "on 1211" in options(match)
    play(match, "aside", "place hq-xiv", "on 1211", "place tn", "on 1211")  # no brigades: no free place used
    play(match, "place b160")
    assert "on 1408" in options(match)


@pytest.mark.rule("santander", "4.1-b", "4.2-f")
def test_4_1_b_divisions_that_rolled_low_join_the_front_and_the_others_wait():
    match = begin([[1, 6, 2]], phase="set-up:reserve-dice", ready=["front"])
    assert facts(match)["reserves"] == ["d55"]
    assert rule_against(match, "place b157") == "4.1-b"  # placed before: not moved again
    play(match, "place b154", "on 1211", "place b155")  # the second free place; the first is taken in 1713
    assert rule_against(match, "on 2009") == "4.2-d"
    play(match, "on 1716", "place b183")
    assert rule_against(match, "on 1211") == "4.2-b"
    assert "on 2207" in options(match)


@pytest.mark.rule("santander", "4.1-b")
def test_4_1_b_a_brigade_without_a_front_hex_goes_elsewhere():
    crowd = {
        "1318": ["b157", "b158"], "1418": ["b163", "b166"], "1517": ["b159", "b162"],
        "1617": ["b165", "b160"], "1715": ["b161", "b164"], "1716": ["b167", "b168"],
    }  # fmt: skip
    table = {**crowd, "1211": ["b155"], "1408": ["b156"]}
    match = begin(phase="set-up:rolled", reserves=["d55", "d57"], units=table)
    play(match, "place b154")
    assert "on 1316" in options(match)
    assert all(COLUMN[HEX[t.split()[1]]] >= 15 for t in options(match) if t != "aside")


@pytest.mark.rule("santander", "4.2-i", "4.2-j", "10.7-a")
def test_4_2_i_trenches_and_the_supply_column():
    match = begin(phase="set-up:markers", ready=["front"], reserves=["d50", "d55", "d57"])
    assert rule_against(match, "dig 1401") == "4.2-i"  # nobody there
    play(match, "dig 1910")
    assert rule_against(match, "dig 1910") == "4.2-i"
    assert rule_against(match, "done") == "4.2-j"
    play(match, "place sc-rep-1")
    assert rule_against(match, "on 1211") == "4.2-j"
    assert rule_against(match, "on 2110") == "4.2-b"
    play(match, "on 1909", "dig 2010", "dig 2206", "dig 1418")
    assert rule_against(match, "dig 1318") == "4.2-i"  # only four
    play(match, "fill 1418", "done")
    assert facts(match)["trenches"] == ["1910", "2010", "2206"]
    assert "dig" in GAME.verbs


@pytest.mark.rule("santander", "4.3-a", "4.3-b", "4.3-d", "4.3-c")
def test_4_3_the_nationalist_covers_his_front_and_puts_columns_by_hqs():
    match = begin(
        [[1]],
        phase="set-up:armour-die",
        ready=["front", "markers", "reserve"],
        reserves=["d50", "d55", "d57"],
    )
    assert asked(match) == (N, "deploy")
    assert "place 4t26" not in options(match)
    play(match, "place n1-1")
    assert rule_against(match, "on 2206") == "4.3-a"
    play(match, "on 2504", "place sc-nat-1")
    assert rule_against(match, "on 2405") == "4.3-d"
    play(match, "aside", "ready")
    assert "done" in options(match)
    play(match, "place c-1", "on 2504")
    assert rule_against(match, "done") == "4.3-b"
    play(match, "place c-1", "on 2102", "place sc-nat-1", "on 2404", "place hq-vi", "on 2510")
    play(match, "place hq-c", "on 2511")
    assert rule_against(match, "done") == "4.3-d"  # the column in 2404 has lost its HQs


@pytest.mark.rule("santander", "4.3.1-a", "4.1-c", "4.1-d", "4.2-f")
def test_4_3_1_reserves_go_anywhere_and_must_all_be_placed():
    match = begin(phase="set-up:reserve", ready=["front", "markers", "nationalist"], reserves=["d50"])
    assert asked(match) == (R, "deploy")
    assert rule_against(match, "done") == "4.1-d"
    play(match, "place b154")
    assert rule_against(match, "on 2205") == "4.3.1-a"
    assert {"on 1211", "on 1317", "on 2105"} <= set(options(match))
    play(match, "on 1211", "place b155", "on 1317", "place b156", "on 2105", "done")
    assert asked(match) == (N, "move")
    assert where(match, "b154") == "1211"


@pytest.mark.rule("santander", "15.2-a")
def test_15_2_historical_set_up_keeps_the_italians_between_columns_10_and_15():
    match = begin(
        [[6]],
        {"historical-set-up": True},
        phase="set-up:armour-die",
        ready=["front", "markers", "reserve"],
        reserves=["d50", "d55", "d57"],
    )
    play(match, "place lit-1")
    assert rule_against(match, "on 2205") == "15.2-a"
    assert "on 2110" in options(match)
    play(match, "aside", "place hq-ctv")
    assert rule_against(match, "on 2205") == "15.2-a"
    play(match, "aside", "place fn-1")
    assert "on 1419" in options(match)  # Frecce Nere are not bound
    play(match, "aside", "ready", "done")
    assert hexes_of(FRONT[N])


@pytest.mark.rule("santander", "4.1-b", "4.2-e", "4.2-f")
def test_4_1_b_a_brigade_that_found_the_front_full_uses_no_free_place():
    """Two brigades of the 50 Division stand free, the third found no room: either of the two may be moved."""
    crowd = {
        "1318": ["b157", "b158"], "1418": ["b163", "b166"], "1517": ["b159", "b162"],
        "1617": ["b165", "b160"], "1715": ["b161", "b164"], "1716": ["b167", "b168"],
    }  # fmt: skip
    match = begin(phase="set-up:rolled", reserves=["d55", "d57"], units=crowd)
    play(match, "place b155", "on 1211", "place b156", "on 1408", "place b154")
    assert rule_against(match, "on 1211") == "4.2-d"  # both free places are taken
    play(match, "on 1316", "place b155")
    assert "on 1211" in options(match)  # its own place is free again
    play(match, "on 1210", "place b154")
    assert rule_against(match, "on 1211") == "4.2-d"  # and there is still no third one
    play(match, "on 1316", "place b155", "aside", "place b154", "on 1211", "place b155")
    assert rule_against(match, "on 1210") == "4.2-d"  # placed freely now, it takes a place
