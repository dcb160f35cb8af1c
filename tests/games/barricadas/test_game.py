"""The game as the rest of the program sees it: odds, views, layout, words, bots, contract."""

from __future__ import annotations

import random

import pytest

from frente.boards.layout import Layout
from frente.engine import Match
from frente.engine.contract import check
from frente.games.barricadas import GAME, odds, setup, view
from frente.games.barricadas.bot import steady
from frente.games.barricadas.definitions import SCENARIOS
from frente.games.barricadas.rules import fire
from frente.games.barricadas.view import counter, layout
from frente.words.audit import audit

from .table import NAT, REP, h, match, n, nat, rep, situation


def test_the_odds_of_fire_are_exact():
    s = situation(formation=[rep("C706"), nat("C707")], active="republican", act=["rep-diez", *REP["units"]])
    shot = fire.fire_shot(s, [n(u) for u in REP["units"]], "AP", h(s, "C707"))
    shares = odds.hit_shares(shot)
    assert sum(shares.values()) == pytest.approx(1)
    # FF 15 on column 14, -1 for nine steps, divided by 2: no hit on a chart result below 2
    assert shares[0] == pytest.approx(
        sum(1 for a in range(1, 7) for b in range(1, 7) if a + b - 1 >= 11) / 36
    )
    m = match(s)
    m.answer("republican", "fire rep-infantry-h1")
    found = GAME.odds(m.state, m.asks[0], "at C707:AP")
    assert found is not None
    assert sum(o.chance for o in found.outcomes) == pytest.approx(1)
    assert any(o.label.id == "outcome-routs" for o in found.outcomes)  # morale is part of the sum
    assert any(note.id == "note-officer" for note in found.notes)
    assert any(line.rule == "8.3-f" for line in found.lines)


def test_the_odds_of_an_assault_count_the_checks():
    s = situation(formation=[rep("C706"), nat("C707")], active="republican", act=["rep-diez", *REP["units"]])
    found = odds.assault_odds(s, [n(u) for u in REP["units"]], h(s, "C707"))
    assert found is not None
    assert sum(o.chance for o in found.outcomes) == pytest.approx(1)
    none = next(o for o in found.outcomes if o.label.id == "outcome-none")
    assert none.chance == pytest.approx((6 / 36) ** 3)  # morale 9: fails on 10, 11, 12
    alone = odds.assault_odds(s, [n("rep-infantry-h1")], h(s, "C707"))
    assert alone is not None
    assert next(line for line in alone.lines if line.label.id == "line-odds").value == "1:3"


def test_checks_and_coordination_have_odds():
    s = situation(
        formation=[rep("C706"), nat("C714")], active="republican", phase="activation", out=["rep-infantry-h1"]
    )
    m = match(s)
    found = GAME.odds(m.state, m.asks[0], "activate rep-infantry-h1")
    assert found is not None
    assert found.outcomes[0].chance == pytest.approx(26 / 36)  # morale 9 - 1


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_every_board_can_be_drawn(scenario):
    data = SCENARIOS[scenario]
    drawn = layout(setup.sheets_of(data), tuple(o["hex"] for o in data["objectives"]))
    assert isinstance(drawn, Layout)
    assert drawn.problems() == []
    assert GAME.layout(scenario, {})["hexes"]


def test_counters_are_sound():
    s = situation(
        formation=[rep("C605", quality="veteran"), nat("C609")],
        at={"rep-t26b-x1": "C604"},
        routed=["legion-b1"],
    )
    for u in s.at:
        assert counter(s, u).problems() == []
    shown = counter(s, n("rep-infantry-h1"))
    assert shown.faces[0].bottom == ("5", "2", "4")
    assert shown.faces[0].top_left == "H"
    assert "veteran" in shown.marks
    leader = counter(s, n("rep-diez"))
    assert leader.faces[0].bottom == ("1", "8", "+1")


def test_a_view_has_overlays_for_command_sight_and_reach():
    m = match(
        situation(formation=[rep("C605"), nat("C614")], active="republican", act=["rep-diez", *REP["units"]])
    )
    m.answer("republican", "move rep-infantry-h1")
    shown = GAME.view(m.state, "republican")
    ids = {o["id"] for o in shown["overlays"]}
    assert {"sight", "reach", "command-rep-diez"} <= ids
    assert "C606" in next(o for o in shown["overlays"] if o["id"] == "reach")["places"]


def test_pointing_at_something_explains_itself():
    m = match(situation(formation=[rep("C605"), nat("C614")], active="republican", phase="activation"))
    reasons = m.why_nothing_at("republican", ("rep-infantry-h1",))
    assert reasons[0].rule == "3.3.1-b"
    assert m.why_nothing_at("republican", ("rep-diez",)) == ()


def test_the_catalog_is_complete():
    assert audit(GAME) == []


def test_names_and_summary():
    s = situation(formation=[rep("C605"), nat("C614")])
    names = GAME.names()
    assert all(u in names for u in (*REP["units"], *NAT["units"], "C605"))
    assert any("rep-infantry-h1" in line for line in view.summary(s, GAME.tell))


def test_steady_plays_a_match_to_its_end():
    luck = random.Random(4)
    m = Match.start(GAME, "pindoque", {}, seed="steady", events=False)
    count = 0
    while m.result is None:
        ask = m.asks[0]
        m.answer(ask.seat, steady(m.state, ask, luck))
        count += 1
        assert count < 6000
    assert m.result.text in ("decisive", "tactical", "marginal", "draw")


def test_the_contract_holds():
    report = check(GAME, 2, "barricadas", dense=4)
    assert report.passed, "\n".join(report.lines())


def test_refusals_in_the_middle_of_a_fight_name_their_rule():
    s = situation(
        formation=[rep("C706"), nat("C707", at={"legion-b3": "C709"})],
        reaction=["legion-b1"],
        routed=["legion-b2"],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    assert m.asks[0].kind == "react"
    for token, rule in (
        ("react legion-b2:AP", "3.4-k"),
        ("react legion-b1:AT", "8-a"),
        ("react rep-infantry-h2:AP", "3.4-d"),
        ("react nobody:AP", "3.4-a"),
    ):
        assert m.why_not("nationalist", token).rule == rule, token
    m = match(s)
    m.answer("republican", "assault rep-infantry-h1 C707")
    m.answer("republican", "declare")
    assert m.asks[0].kind in ("react", "defend")
    while m.asks[0].kind == "react":
        m.answer("nationalist", "hold")
    for token, rule in (
        ("volley legion-b2 C706:AP", "9.2-c"),
        ("volley legion-b3 C706:AP", "9.2-a"),
        ("volley legion-b1 C706:AT", "8-a"),
        ("volley legion-b1 C705:AP", "9-f"),
        ("strike legion-b1 rep-infantry-h1", "9.6-e"),
    ):
        assert m.why_not("nationalist", token).rule == rule, token
