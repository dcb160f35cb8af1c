"""Chapter 15: battles by points; the position file of a built battle."""

from __future__ import annotations

import random
import tomllib

import pytest

from frente.engine import Match
from frente.engine.position import run
from frente.games.barricadas import GAME, charts
from frente.games.barricadas.bot import steady
from frente.games.barricadas.definitions import ADDONS, FORMATIONS, PIECES
from frente.games.barricadas.position import position_text
from frente.games.barricadas.rules import points, sequence
from frente.games.barricadas.state import is_unit, the_board

from .table import n, nat, refused, rep, situation


def build(**options):
    return Match.start(GAME, "points", options, seed="points")


@pytest.mark.rule("barricadas", "15-a", "15-d", "15-e", "15-f", "15-b")
def test_15_kinds_and_sizes():
    m = build(battle="meeting", boards="C")
    assert m.asks[0].kind == "edge"
    m.answer(m.asks[0].seat, "edge north")
    assert m.state.budget == (150, 150)
    assert m.state.brief.turns == 10
    m = build(battle="nationalist-attack", boards="AB")
    assert m.state.budget == (250, 500)
    assert m.state.brief.turns == 15
    assert m.asks[0].seat == "republican"  # the defender comes first
    assert len(build(boards="random-2").state.brief.sheets) in (1, 2)
    assert len(points.lay_out("ABCD")) == 4


@pytest.mark.rule("barricadas", "15-g", "15-h")
def test_15_g_prices_by_quality():
    assert charts.price(15, 1) == 18
    assert charts.price(15, -1) == 14  # 13.5, halves up
    assert charts.price(12, -1) == 11
    assert charts.price(18, 0) == 18
    s = situation(formation=[rep(quality="veteran"), nat()])
    assert points.veteran_share(s, 0) == 1.0
    assert points.veteran_share(s, 1) == 0.0


@pytest.mark.rule("barricadas", "15-j", "15-p", "15-q", "15-r", "15-t")
def test_15_j_buying_formations():
    assert sum(f["side"] == "nationalist" for f in FORMATIONS.values()) == 17
    assert sum(f["side"] == "republican" for f in FORMATIONS.values()) == 21
    assert FORMATIONS["nat-infantry-3-mmg"]["composition"] == "nat-infantry:3 nat-mmg:1"
    assert FORMATIONS["anarchist-mmg-5"]["composition"] == "anarchist-mmg:5"
    m = build(battle="republican-attack", boards="C")
    assert m.asks[0].seat == "nationalist"
    refused(m.why_not("nationalist", "formation rep-infantry-3:regular"), "15-j")
    m.answer("nationalist", "formation legion-3:veteran")
    s = m.state
    assert s.budget[1] == 150 - 22
    assert PIECES[s.formations[0].officer].letter == PIECES[s.formations[0].units[0]].letter
    for _ in range(2):
        m.answer("nationalist", "formation legion-3:regular")
    refused(m.why_not("nationalist", "formation legion-3:regular"), "15-r")
    while "formation nat-mmg-3:regular" in m.asks[0].options():
        m.answer("nationalist", "formation nat-mmg-3:regular")
    assert m.state.budget[1] >= 0


@pytest.mark.rule("barricadas", "15-f")
def test_15_f_what_is_too_dear():
    m = build(battle="republican-attack", boards="C", points=100)
    for token in ("formation moor-3-75mm:regular",) * 3:
        m.answer("nationalist", token)
    m.answer("nationalist", "formation nat-infantry-3-37mm:regular")
    refused(m.why_not("nationalist", "formation legion-3:regular"), "15-f")


@pytest.mark.rule("barricadas", "15-k", "15-l", "15-r")
def test_15_k_vehicles():
    m = build(battle="republican-attack", boards="C")
    m.answer("nationalist", "formation legion-3:regular")
    officer = PIECES[m.state.formations[0].officer].id
    m.answer("nationalist", f"vehicle nat-pz1a {officer}")
    assert len(m.state.formations[0].units) == 4
    refused(m.why_not("nationalist", f"vehicle nat-pz1a {officer}"), "15-k")  # one per formation
    m.answer("nationalist", "formation requete-3:regular")
    other = PIECES[m.state.formations[1].officer].id
    refused(m.why_not("nationalist", f"vehicle nat-pz1a {other}"), "15-k")
    m = build(battle="nationalist-attack", boards="C")
    m.answer("republican", "formation communist-militia-6:regular")
    militia = PIECES[m.state.formations[0].officer].id
    m.answer("republican", f"vehicle rep-schneider-ca1 {militia}")
    assert len(m.state.formations[0].units) == 5  # four militia and the vehicle
    assert ADDONS["rep-schneider-ca1"]["cost"] == "10"


@pytest.mark.rule("barricadas", "15-m", "15-n", "15-o", "15-c")
def test_15_m_guns_aircraft_and_works():
    m = build(battle="republican-attack", boards="C")
    m.forced += [(4,), (6,)]
    m.answer("nationalist", "guns 105:full")
    assert m.state.batteries[0].missions == 2
    assert m.state.budget[1] == 150 - 11
    m.answer("nationalist", "sortie")
    assert m.state.flights[0].missions == 2  # a modified 7 counts as 6
    m.answer("nationalist", "work minefield")
    m.answer("nationalist", "work improved-position")
    assert m.state.kits == {"nationalist minefield": 1, "nationalist improved-position": 1}
    m.answer("nationalist", "formation legion-3:regular")
    m.answer("nationalist", "enough")
    refused(m.why_not("republican", "work minefield"), "15-c")
    assert "work barbed-wire" in m.asks[0].options()


@pytest.mark.rule("barricadas", "15-c", "15-e", "15-b")
def test_15_c_the_attacker_keeps_his_distance():
    m = build(battle="republican-attack", boards="C")
    luck = random.Random(1)
    while m.asks[0].kind != "deploy" or m.asks[0].seat != "republican":
        ask = m.asks[0]
        m.answer(ask.seat, steady(m.state, ask, luck))
    s = m.state
    grid = the_board(s).grid
    front = [s.at[u] for u in s.at if is_unit(u) and PIECES[u].side == 1]
    assert front
    for token in m.asks[0].options():
        if token != "auto":
            assert all(grid.distance(grid.number[token.split()[1]], f) >= 6 for f in front)
    assert len(s.brief.objectives) == 3


@pytest.mark.rule("barricadas", "15-i", "15-b", "15-s")
def test_15_i_a_meeting():
    m = build(battle="meeting", boards="B")
    luck = random.Random(2)
    while m.asks[0].kind != "who-first":
        ask = m.asks[0]
        m.answer(ask.seat, steady(m.state, ask, luck))
    winner = m.asks[0].seat
    m.answer(winner, "second")
    assert m.asks[0].seat != winner
    s = m.state
    assert sequence.built_result(s).winners == ()
    goals = sum(1 << g for g, _ in s.brief.objectives)
    s.control = (goals, 0)
    assert sequence.built_result(s).winners == ("republican",)
    first = s.brief.objectives[0][0]
    s.control = (goals & ~(1 << first), 1 << first)
    assert sequence.built_result(s).winners == ()


def test_a_built_battle_is_written_as_a_position():
    m = build(battle="republican-attack", boards="C")
    luck = random.Random(3)
    while m.state.turn == 0:
        ask = m.asks[0]
        m.answer(ask.seat, steady(m.state, ask, luck))
    text = position_text(m.state, "A built battle")
    table = tomllib.loads(text)
    report = run({**table, "do": [{"asked": {"kind": m.asks[0].kind}}]}, lambda slug: GAME)
    assert report.passed, report.failures
    state = GAME.setup("points", GAME.full_options("points", {}))
    GAME.arrange(state, table["set"])
    assert state.at == m.state.at
    assert state.brief.objectives == m.state.brief.objectives
    assert n("rep-diez") >= 0
