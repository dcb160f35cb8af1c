"""Chapters 12 to 14: offensives elsewhere, Basque surrender, the factory."""

import pytest
from tests.games.santander.table import (
    N,
    R,
    asked,
    begin,
    facts,
    options,
    play,
    rolled,
    rule_against,
    view,
    where,
)

from frente.games.santander.definitions import BASQUE_BRIGADES, PIECES


@pytest.mark.rule("santander", "12.3-d", "12.3-b")
def test_12_3_d_who_can_be_withdrawn():
    units = {"2504": ["n1-1", "hq-n1", "3pz1"], "2405": ["fn-1"], "1401": ["b170"]}
    match = begin([[1]], phase="offensive", turn=4, offensive=3, units=units, air={"lk-1": 5})
    for piece in ("fn-1", "hq-n1", "3pz1", "lk-1", "b170", "lit-1"):
        assert rule_against(match, f"withdraw {piece}") == "12.3-d"
    play(match, "withdraw n1-1")  # the only infantry he has: "up to" covers the shortage
    assert where(match, "hq-n1") == "2504"
    play(match, "withdraw al-1", "withdraw fan-2")
    assert asked(match)[1] != "withdraw"
    assert facts(match)["brigades"] == 0


def test_12_3_a_there_is_no_start_roll_once_it_has_started():
    match = begin([[1]], phase="offensive", turn=4, offensive=3, units={"2504": ["n1-1"], "1401": ["b170"]})
    assert rolled(match) == ["offensive-effect"]


BASQUES = {"1401": ["b157", "b158"], "1402": ["b159", "hq-xiv", "tn"], "2504": ["n1-1"]}


@pytest.mark.rule("santander", "13.2-a", "13.2-c", "13.3-a", "13.3-b", "13.3-c", "13.3-d")
def test_13_far_from_home_the_basques_surrender_and_leave_battalions():
    match = begin([[4]], phase="surrender", turn=2, units=BASQUES, dsg={"b157": "dsg"}, reduced=["b158"])
    assert rolled(match) == ["surrender"]
    now = facts(match)
    assert now["surrender"] == 2
    assert [now["at"][b] for b in ("b157", "b158", "b159")] == ["out"] * 3
    assert sorted(now["units"]["1401"]) == ["r-1", "r-2"]
    assert sorted(now["units"]["1402"]) == ["hq-xiv", "r-3", "tn"]
    assert now["dsg"] == {}
    assert now["brigades"] == 0  # surrendered is not destroyed
    assert "move r-1" in options(match)  # they may act at once


@pytest.mark.rule("santander", "13.3-b")
def test_13_3_b_the_owner_chooses_five_of_many():
    units = {"1401": ["b157", "b158"], "1402": ["b159", "b160"], "1403": ["b161", "b162"], "2504": ["n1-1"]}
    match = begin([[1]], phase="surrender", turn=2, units=units)
    assert asked(match) == (R, "battalions")
    play(match, *(f"replace b{n}" for n in (162, 161, 160, 159, 158)))
    assert where(match, "b157") == "out"
    assert facts(match)["units"]["1401"] == ["r-5"]


@pytest.mark.rule("santander", "13.2-c", "13.2-d")
def test_13_2_d_once_it_has_come_to_a_roll_there_is_one_every_turn():
    match = begin([[5]], phase="surrender", turn=2, units=BASQUES)
    assert facts(match)["surrender"] == 1
    home = {"1317": ["b157"], "2504": ["n1-1"]}
    match = begin([[6]], phase="surrender", turn=3, units=home, surrender=1)  # no test of the conditions
    assert rolled(match) == ["surrender"]
    match = begin(phase="surrender", turn=3, units=home, surrender=2)
    assert rolled(match) == []


@pytest.mark.rule("santander", "13.2-b", "13.2-e")
def test_13_2_b_more_than_half_out_of_supply():
    # b160 is cut off in Santoña's corner; exactly half does not trigger, HQs and armour do not count.
    cut = {
        "1113": ["b160"],
        "1114": ["n1-1"],
        "1213": ["n1-2"],
        "1212": ["n1-3"],
        "1317": ["b157"],
    }
    match = begin(phase="surrender", turn=2, units=cut)
    assert rolled(match) == []
    more = {**cut, "1113": ["b160", "b161"]}
    match = begin([[6]], phase="surrender", turn=2, units=more)
    assert rolled(match) == ["surrender"]
    none = begin(phase="surrender", turn=2, units={"1401": ["hq-xiv", "tn"], "2504": ["n1-1"]})
    assert rolled(none) == []


@pytest.mark.rule("santander", "13.2-f")
def test_13_2_f_every_basque_brigade_has_two_steps():
    assert len(BASQUE_BRIGADES) == 12
    assert all(PIECES[p].steps == 2 for p in BASQUE_BRIGADES)


@pytest.mark.rule("santander", "14.2-a", "14.2-b")
def test_14_2_the_factory_roll():
    units = {"1401": ["b170"], "2504": ["n1-1"]}
    assert rolled(begin(phase="factory", turn=3, units=units)) == []
    assert rolled(begin(phase="factory", turn=5, units=units, control={"2006": N})) == []
    assert rolled(begin(phase="factory", turn=5, units=units, demolished=True)) == []
    match = begin([[3]], phase="factory", turn=7, units=units)
    assert not facts(match)["demolished"]
    gone = begin(phase="nationalist-move", units=units, control={"2006": N, "1408": N}, demolished=True)
    assert facts(gone)["vp"] == 1


@pytest.mark.rule("santander", "14.1-d", "14.1-c")
def test_14_1_d_ten_brigades_once_and_battalions_do_not_count():
    units = {"1401": ["b170"], "2504": ["n1-1"]}
    nine = [f"b{n}" for n in range(157, 166)]
    match = begin(phase="nationalist-move", units=units, lost=[*nine, "r-1", "ft17"])
    assert (facts(match)["brigades"], facts(match)["vp"]) == (9, 0)
    twenty = [*nine, *(f"b{n}" for n in (166, 167, 168, 171, 172, 173, 174, 175, 176, 178, 179))]
    assert facts(begin(phase="nationalist-move", units=units, lost=twenty))["vp"] == 1


@pytest.mark.rule("santander", "9.1.1-a", "12.3-a", "1.3-c")
def test_the_turn_track_shows_who_comes_back_and_when_the_offensive_began():
    match = begin(
        phase="nationalist-move",
        turn=4,
        offensive=3,
        relieved=True,
        units={"2504": ["n1-1"], "1401": ["b170"]},
        air={"lk-1": 6},
    )
    markers = view(match, R)["tracks"]["turn"]["markers"]
    assert {(m["id"], m["box"], m["side"]) for m in markers} == {
        ("turn", "4", ""),
        ("back-lk-1", "6", N),
        ("offensive", "3", R),
    }
