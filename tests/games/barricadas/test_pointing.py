"""Pointing at something, or trying what is no choice now, tells the rule."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.barricadas.table import NAT, REP, match, n, nat, rep, situation

from frente.engine import Match
from frente.engine.contract import _ids, random_answer
from frente.engine.menu import GENERIC
from frente.games.barricadas import GAME
from frente.games.barricadas.pointing import why_idle
from frente.games.barricadas.state import Battlefield
from frente.words import Words

WORDS = Words(GAME, strict=True)


def told(m: Match[Battlefield], seat: str, *things: str) -> tuple[str, str]:
    """The rule and the sentence that pointing is answered with first."""
    refusal = m.why_nothing_at(seat, things)[0]
    return refusal.rule, WORDS.refusal(refusal)


@pytest.mark.parametrize("scenario", ["sesena", "paso-del-ebro", "points"])
def test_whatever_lies_on_the_table_has_a_use_or_a_reason(scenario: str):
    m, luck = Match.start(GAME, scenario, {}, "pointing"), Random("pointing")
    for ply in range(160):
        ask = m.asks[0]
        if ply % 8 == 0:
            for thing in set(_ids(m.view(ask.seat))):
                for refusal in m.why_nothing_at(ask.seat, (thing,)):
                    assert refusal.text not in GENERIC, (ask, thing)
                    assert refusal.rule
                    assert WORDS.refusal(refusal)
        m.answer(ask.seat, random_answer(ask, luck))


def activations(**table) -> Match[Battlefield]:
    formations = [rep("C605"), nat("C614", at={"legion-b3": "C609"})]
    return match(
        situation(**{"formation": formations, "active": "republican", "phase": "activation", **table})
    )


@pytest.mark.rule("barricadas", "3.3.1-b", "3.3.1-a", "8.3-a", "7.1-d")
def test_one_s_own_units_tell_who_activates_them_and_the_enemy_s_what_can_be_done():
    m = activations()
    assert told(m, "republican", "rep-infantry-h1")[0] == "3.3.1-b"
    assert m.why_nothing_at("republican", ("C605",)) == ()  # his officer stands there
    rule, text = told(m, "republican", "legion-b1")
    assert rule == "8.3-a"
    assert "fire at it or assault it" in text
    assert told(m, "republican", "nat-vazquez")[0] == "7.1-d"
    assert told(m, "republican", "C614")[0] == "8.3-a"  # who stands there


@pytest.mark.rule("barricadas", "2.3-m")
def test_a_piece_that_waits_is_taken_in_hand_and_the_one_in_hand_wants_a_hex():
    m = Match.start(GAME, "alto-del-leon", {}, "pointing")
    assert "take phalangist-v1" in m.asks[0].options()
    unit = str(m.asks[0].about["unit"])
    assert m.why_not("nationalist", f"take {unit}") is not None
    assert told(m, "nationalist", unit)[0] == "2.3-m"


@pytest.mark.rule("barricadas", "12.5-a", "13.2-a", "15-s")
def test_a_hex_tells_what_lies_in_it_or_what_it_is():
    m = activations(wire=["C501"], objectives={"C509": 2})
    assert told(m, "republican", "C501")[0] == "13.2-a"
    rule, text = told(m, "republican", "C509")
    assert rule == "15-s"
    assert "2 points" in text
    rule, text = told(m, "republican", "C103")
    assert rule == "12.5-a"
    assert "woods" in text


@pytest.mark.rule("barricadas", "8.1.3.1-a", "2.3-j", "3-a")
def test_counts_beside_the_board_tell_what_they_are_for():
    m = activations(batteries=[["republican", 75, "full", 2, 0], ["nationalist", 75, "full", 2, 0]])
    assert "directs it" in told(m, "republican", "b0")[1]
    assert "enemy" in told(m, "republican", "b1")[1]
    assert told(m, "republican", "vp-republican")[0] == "2.3-j"
    assert told(m, "republican", "turn-number")[0] == "3-a"


@pytest.mark.rule("barricadas", "3.3.2-a", "3.3.1-c", "2.2.1-e", "3.3.1-g")
def test_who_cannot_act_tells_why_and_when_he_will():
    # Reaction fire is asked for: no unit of the acting side is meant.
    s = situation(
        formation=[rep("C706"), nat("C708")],
        reaction=["legion-b1"],
        active="republican",
        act=["rep-diez", *REP["units"]],
        out=["legion-b2"],
        finished=["legion-b3"],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    assert m.asks[0].kind == "react"
    assert told(m, "nationalist", "nat-vazquez")[0] == "8-a"  # he does not fire
    m.answer("nationalist", "hold")
    s = m.state
    for unit, rule in (("rep-infantry-h2", "3.3.2-b"), ("legion-b2", "3.3.1-c"), ("legion-b3", "3.3.2-a")):
        assert why_idle(s, n(unit)).rule == rule
    s.finished |= 1 << n("nat-vazquez")
    assert why_idle(s, n("legion-b1")).rule == "3.3.1-g"
    s.gone |= 1 << n(NAT["units"][0])
    s.at.pop(n(NAT["units"][0]))
    assert why_idle(s, n(NAT["units"][0])).rule == "2.2.1-e"


@pytest.mark.rule("barricadas", "3.5-a")
def test_only_reaction_markers_are_taken_off_by_choice():
    m = activations(reaction=["rep-infantry-h1"])
    m.answer("republican", "pass")
    m.answer("nationalist", "pass")
    ask = m.asks[0]
    assert ask.options() == ["keep", "drop rep-infantry-h1"]
    assert ask.why_not("drop rep-infantry-h2").text == "not-ready"
    assert ask.why_not("drop legion-b1").text == "not-yours"
    assert ask.why_not("drop rep-infantry-k1").text == "no-piece"


@pytest.mark.rule("barricadas", "8.1.1-a", "8.1.1-c", "8.1.3.1-a", "3.3.2-c")
def test_what_cannot_fire_a_mission_tells_why():
    s = situation(
        ["A"],
        formation=[
            {
                "officer": "rep-pernia",
                "units": ["rep-81mm-x1", "rep-81mm-x2", "rep-infantry-g1"],
                "hex": "A614",
            },
            {"officer": "rep-diez", "units": ["rep-81mm-x3"], "hex": "A614"},
            nat("A609"),
        ],
        batteries=[["republican", 75, "full", 0, 0], ["nationalist", 75, "full", 2, 0]],
        active="republican",
        act=["rep-pernia", "rep-81mm-x1", "rep-81mm-x2", "rep-infantry-g1"],
    )
    m = match(s)
    m.answer("republican", "direct rep-pernia")
    ask = m.asks[0]
    assert ask.options() == ["gun rep-81mm-x1", "guns rep-81mm-x1", "gun rep-81mm-x2"]
    for token, text in (
        ("battery b0", "no-missions"),
        ("battery b1", "no-battery"),
        ("gun rep-infantry-g1", "no-artillery-piece"),
        ("gun rep-81mm-x3", "other-formation"),
        ("guns rep-81mm-x2", "same-guns"),
    ):
        assert ask.why_not(token).text == text, token
