"""The scripted player: what it does in plain situations."""

from __future__ import annotations

import random

import pytest

from frente.engine import Match
from frente.games.barricadas import GAME
from frente.games.barricadas.answers import Join
from frente.games.barricadas.bot import firing, steady
from frente.games.barricadas.bot.judgement import charges, danger, distance, goal_of, holds
from frente.games.barricadas.rules.acts import act_options

from .table import REP, at, h, match, n, nat, rep, situation


def acts(s, seat="republican"):
    """What steady orders first in the activation at hand."""
    m = match(s)
    ask = m.asks[0]
    assert (ask.kind, ask.seat) == ("act", seat)
    return steady(m.state, ask, random.Random(1))


def play(m, count):
    luck = random.Random(2)
    for _ in range(count):
        if not m.asks:
            return
        ask = m.asks[0]
        m.answer(ask.seat, steady(m.state, ask, luck))


def attack(**more):
    """The Republicans attack C708, which the Nationalists hold."""
    table = {
        "formation": [rep("C603"), nat("C708")],
        "objectives": {"C708": 3},
        "control": {"C708": "nationalist"},
        "attacker": "republican",
        "active": "republican",
        "act": ["rep-diez", *REP["units"]],
        "turns": 10,
    }
    return situation(**{**table, **more})


def test_the_attacker_goes_for_what_he_does_not_hold():
    s = attack()
    u = n("rep-infantry-h1")
    assert goal_of(s, u, s.at[u]) == 1 << h(s, "C708")
    assert acts(s).split()[0] in ("move", "double", "fire")
    m = match(attack(formation=[rep("C603"), nat("C714")]))
    before = distance(m.state, u, m.state.at[u], 1 << h(m.state, "C708"))
    play(m, 12)
    assert distance(m.state, u, m.state.at[u], 1 << h(m.state, "C708")) < before
    assert at(m.state, "rep-diez") == at(m.state, "rep-infantry-h1")  # they stay together


def test_the_defender_keeps_a_guard_and_comes_back_to_an_empty_objective():
    s = attack()
    held_by = n("legion-b1")
    assert goal_of(s, held_by, s.at[held_by]) == 0
    s = attack(formation=[rep("C705", units=["rep-infantry-h1"]), nat("C708", units=["legion-b1"])])
    assert holds(s, n("legion-b1"))
    s = attack(formation=[rep("C603"), nat("C711")])
    assert goal_of(s, n("legion-b1"), h(s, "C711")) == 1 << h(s, "C708")


def test_danger_is_what_sees_and_reaches_a_hex_through_its_cover():
    s = situation(formation=[nat("C706")])
    assert danger(s, 0, h(s, "C704")) > 0
    assert danger(s, 1, h(s, "C704")) == 0  # nobody fears his own
    s.routed |= sum(1 << n(u) for u in ("legion-b1", "legion-b2", "legion-b3"))
    assert danger(s, 0, h(s, "C704")) == 0


def test_an_officer_goes_to_those_who_run():
    s = situation(formation=[rep("C605"), nat("C614")], routed=["rep-infantry-h1", "rep-infantry-h2"])
    assert charges(s, n("rep-diez")) == [n("rep-infantry-h1"), n("rep-infantry-h2")]
    s.routed = 0
    assert len(charges(s, n("rep-diez"))) == 3


def test_a_formation_too_large_for_a_hex_enters_in_parts():
    units = [*REP["units"], "rep-mmg-x1"]
    s = attack(
        formation=[
            {"officer": "rep-diez", "units": units, "zone": 1, "waiting": [*units, "rep-diez"]},
            nat("C708"),
        ],
        entry=[[[], 1, "N"]],
        act=["rep-diez", *units],
    )
    assert "move rep-infantry-h1" in act_options(s)
    m = match(s)
    play(m, 40)
    assert all(at(m.state, u) for u in units)


@pytest.mark.parametrize("scenario", ["paso-del-ebro"])
def test_who_has_crossed_by_boat_does_not_go_back(scenario):
    m = Match.start(GAME, scenario, {}, seed="boats", events=False)
    luck = random.Random(1)
    crossed: dict[str, int] = {}
    while m.asks and m.state.turn < 7:
        ask = m.asks[0]
        token = steady(m.state, ask, luck)
        if token.startswith("boat "):
            crossed[token.split()[1]] = crossed.get(token.split()[1], 0) + 1
        m.answer(ask.seat, token)
    assert crossed
    leaders = [u for u in crossed if crossed[u] > 2]
    assert not leaders, crossed


def test_who_overlooks_that_an_assault_is_ready_lets_one_more_join():
    """The searcher asks the script what it would do if it had overlooked its first choice."""
    s = attack()
    assert firing.assault(s, 0, [("join rep-x", Join(7))], random.Random(1)) == "join rep-x"
