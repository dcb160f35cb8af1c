"""Chapters 3 and 4: the turn, activations, reaction, stacking."""

from __future__ import annotations

import pytest

from frente.games.barricadas import GAME
from frente.games.barricadas.rules import firing, sequence
from frente.games.barricadas.rules.reaction import may_react, reactors, why_not_react
from frente.games.barricadas.rules.stacking import fits, stacked
from frente.games.barricadas.state import has, the_board

from .table import NAT, REP, at, drive, h, match, n, nat, refused, rep, situation


@pytest.mark.rule("barricadas", "3-a", "3.1-a", "3.1-b", "3.1-c", "3.1-d", "3.1-e", "2.5-a")
def test_3_1_command_range():
    s = situation(
        formation=[{**REP, "hex": "C605", "at": {"rep-infantry-h2": "C606", "rep-infantry-h3": "C607"}}]
    )
    out = sequence.out_of_command(s)  # Díez has range 1
    assert not has(out, n("rep-infantry-h1"))
    assert not has(out, n("rep-infantry-h2"))
    assert has(out, n("rep-infantry-h3"))
    s.routed = 1 << n("rep-diez")
    assert has(sequence.out_of_command(s), n("rep-infantry-h1"))
    m = match(situation(formation=[rep(), nat()], agenda=[["turn"]], turn=1), (3, 4))
    assert m.state.turn == 2
    assert m.asks[0].kind == "activate"


@pytest.mark.rule("barricadas", "3.1-b")
def test_3_1_b_range_0_is_stacked_only():
    from frente.games.barricadas.rules.morale import in_range

    s = situation(formation=[rep()], at={"rep-camarada-ruiz": "C605"})
    assert in_range(s, n("rep-camarada-ruiz"), n("rep-infantry-h1"))
    GAME.arrange(s, {"at": {"rep-infantry-h1": "C606"}})
    assert not in_range(s, n("rep-camarada-ruiz"), n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "3.2-a", "3.2-b")
def test_3_2_initiative():
    s = situation(
        formation=[rep(), nat()],
        attacker="republican",
        initiative="nationalist",
        initiative_modifier=[0, 0],
        agenda=[["initiative"], ["activation"]],
    )
    assert sequence.initiative_modifier(s, 0) == 1
    assert sequence.initiative_modifier(s, 1) == 1
    m = match(s, (3, 3), (2, 5))  # a tie is rolled again
    assert m.state.initiative == 1
    assert m.asks[0].seat == "nationalist"


@pytest.mark.rule(
    "barricadas",
    "3.3.1-a",
    "3.3.1-b",
    "3.3.1-e",
    "3.3.1-g",
    "3.3.2-a",
    "3.3.2-b",
    "7-a",
    "3.3.2-h",
    "3.3.2-i",
    "3.3.2-j",
)
def test_3_3_1_an_officer_activates_his_formation():
    s = situation(formation=[rep("C605"), nat("C607")], active="republican", phase="activation")
    m = match(s)
    assert "activate rep-diez" in m.asks[0].options()
    refused(m.why_not("republican", "activate rep-infantry-h1"), "3.3.1-b")
    refused(m.why_not("republican", "activate nat-vazquez"), "3.3.1-a")
    m.answer("republican", "activate rep-diez")
    options = m.asks[0].options()
    assert {
        "fire rep-infantry-h1",
        "move rep-infantry-h1",
        "move rep-diez",
        "prepare rep-infantry-h2",
        "end",
    } <= set(options)
    m.answer("republican", "end")
    assert m.asks[0].seat == "nationalist"
    s = m.state
    assert has(s.finished, n("rep-diez"))
    assert has(s.finished, n("rep-infantry-h1"))  # left idle: it cannot act later
    refused(sequence.why_not_activate(_turned(s), n("rep-diez")), "3.3.1-a")


def _turned(s):
    s.active = 0
    return s


@pytest.mark.rule("barricadas", "3.3.1-c", "3.3.1-d", "10.2-a", "10.2-b", "14-g")
def test_3_3_1_c_a_unit_out_of_command_must_pass_a_check():
    table = {
        "formation": [{**REP, "hex": "C605", "at": {"rep-infantry-h3": "C608"}}, nat("C614")],
        "active": "republican",
        "phase": "activation",
        "command": True,
    }
    # morale 8, no leadership out of range, -1: 7
    m = match(situation(**table), (3, 4))
    m.answer("republican", "activate rep-infantry-h3")
    assert m.asks[0].kind == "act"
    assert {t.split()[1] for t in m.asks[0].options() if t != "end"} == {"rep-infantry-h3"}
    m = match(situation(**table), (4, 4))
    m.answer("republican", "activate rep-infantry-h3")
    assert has(m.state.finished, n("rep-infantry-h3"))
    assert not has(m.state.routed, n("rep-infantry-h3"))
    assert m.asks[0].seat == "nationalist"


@pytest.mark.rule("barricadas", "3.3.1-f", "3.5-a", "3.5-b", "3.5-d")
def test_3_3_1_f_two_passes_end_the_activations():
    s = situation(
        formation=[rep(), nat("C614")], active="republican", phase="activation", reaction=["rep-infantry-h1"]
    )
    m = match(s)
    m.answer("republican", "pass")
    m.answer("nationalist", "activate nat-vazquez")
    m.answer("nationalist", "end")
    assert "activate rep-diez" in m.asks[0].options()  # who passed may act again
    m.answer("republican", "pass")
    assert m.asks[0].kind == "removal"  # the Nationalist has nothing left and passes
    refused(m.why_not("republican", "drop legion-b1"), "3.5-a")
    m.answer("republican", "drop rep-infantry-h1")
    assert m.state.turn == 3
    assert m.state.reaction == 0
    assert m.state.finished == 0


@pytest.mark.rule("barricadas", "3.5-c")
def test_3_5_c_only_ready_units_left():
    s = situation(
        formation=[rep(), nat("C614")],
        reaction=["legion-b1", "legion-b2", "legion-b3"],
        active="republican",
        phase="activation",
    )
    assert (
        sequence.only_ready_left(s, 1) is False
    )  # the officer himself waits for no reaction... he leads ready units
    s.finished |= 1 << n("nat-vazquez")
    s.out |= sum(1 << n(u) for u in NAT["units"])
    assert sequence.only_ready_left(s, 1)
    m = match(s)
    m.answer("republican", "pass")
    assert m.asks[0].kind == "removal"


@pytest.mark.rule("barricadas", "3.3.2-n", "3.3.1-b", "3.5-b", "3.4-b")
def test_3_3_2_n_prepare_for_reaction():
    s = situation(formation=[rep(), nat("C614")], active="republican", act=["rep-diez", *REP["units"]])
    m = match(s)
    m.answer("republican", "prepare rep-infantry-h1")
    s = m.state
    assert has(s.reaction, n("rep-infantry-h1"))
    assert has(s.fresh, n("rep-infantry-h1"))
    assert not has(s.finished, n("rep-infantry-h1"))
    assert not has(sequence.formation_can_act(s, 0), n("rep-infantry-h1"))
    s.fresh = 0  # a marker of an earlier turn
    assert has(sequence.formation_can_act(s, 0), n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "3.4-a", "3.4-c", "3.4-d", "3.4-f", "3.4-h", "3.4-i", "8.3-k")
def test_3_4_reaction_after_each_hex():
    s = situation(
        formation=[rep("C705"), nat("C709")],
        active="republican",
        act=["rep-diez", *REP["units"]],
        reaction=["legion-b1", "legion-b2"],
        finished=["legion-b3"],
    )
    m = match(s, (5, 6), (6, 5))
    m.answer("republican", "move rep-infantry-h1")
    assert m.asks[0].kind == "react"  # announced, at four hexes
    m.answer("nationalist", "hold")
    m.answer("republican", "to C706")
    assert m.asks[0].kind == "react"
    assert m.asks[0].options() == ["react legion-b1:AP", "react legion-b2:AP", "hold", "hold-all"]
    m.answer("nationalist", "react legion-b1:AP")
    m.answer("nationalist", "shoot")
    assert has(m.state.finished, n("legion-b1"))
    assert has(m.state.reaction, n("legion-b2"))
    assert m.asks[0].kind == "react"
    m.answer("nationalist", "hold-all")
    m.answer("republican", "to C707")
    assert m.asks[0].seat == "republican"
    m.answer("republican", "stop")
    assert m.state.active == 0  # reacting was no activation
    event = next(e for e in m.state.log.events if e.kind == "fire")
    assert event.data["modifier"] == -1  # moving on foot


@pytest.mark.rule("barricadas", "3.4-b")
def test_3_4_b_no_reaction_against_fire():
    s = situation(
        formation=[rep("C705"), nat("C707")],
        active="republican",
        act=["rep-diez", *REP["units"]],
        reaction=["legion-b1"],
    )
    m = match(s, (6, 6))
    m.answer("republican", "fire rep-infantry-h1")
    m.answer("republican", "at C707:AP")
    assert m.asks[0].seat == "republican"


@pytest.mark.rule("barricadas", "3.4-e")
def test_3_4_e_stacked_units_combine_others_do_not():
    s = situation(
        formation=[rep("C705"), {**NAT, "hex": "C708", "at": {"legion-b3": "C608"}}],
        active="republican",
        act=["rep-diez", *REP["units"]],
        reaction=NAT["units"],
        out=["legion-b1", "legion-b2"],
    )
    m = match(s, (6, 6))
    m.answer("republican", "move rep-infantry-h1")
    m.answer("nationalist", "react legion-b1:AP")
    assert m.asks[0].options() == ["join legion-b2", "shoot"]
    m.answer("nationalist", "join legion-b2")
    event = next(e for e in m.state.log.events if e.kind == "fire")
    assert event.data["ff"] == 6  # two of FF 6, halved beyond range


@pytest.mark.rule("barricadas", "3.4-g")
def test_3_4_g_a_scenario_gives_reaction_markers():
    from frente.engine import Match

    m = Match.start(GAME, "alto-del-leon", {}, seed="ready")
    m.answer("nationalist", "auto")
    while m.asks[0].kind == "marker" and not m.asks[0].options()[0].startswith("ready"):
        m.answer("nationalist", "skip")
    for _ in range(3):
        m.answer("nationalist", m.asks[0].options()[0])
    assert m.state.reaction.bit_count() == 3


@pytest.mark.rule("barricadas", "3.4-j", "3.4-k")
def test_3_4_j_without_a_marker_at_half():
    s = situation(formation=[rep("C705"), nat("C707")], act=["rep-diez", *REP["units"]], active="republican")
    assert may_react(s, n("legion-b1"))
    s.finished |= 1 << n("legion-b1")
    assert not may_react(s, n("legion-b1"))
    s.routed |= 1 << n("legion-b2")
    assert not may_react(s, n("legion-b2"))
    s.out |= 1 << n("legion-b3")
    assert not may_react(s, n("legion-b3"))
    s.reaction |= 1 << n("legion-b3")
    assert may_react(s, n("legion-b3"))
    s = situation(formation=[rep("C705"), nat("C707")], act=["rep-diez", *REP["units"]], active="republican")
    m = match(s, (6, 6))
    m.answer("republican", "move rep-infantry-h1")
    m.answer("nationalist", "react legion-b1:AP")
    m.answer("nationalist", "shoot")
    event = next(e for e in m.state.log.events if e.kind == "fire")
    assert event.data["ff"] == 3
    assert has(m.state.finished, n("legion-b1"))


@pytest.mark.rule("barricadas", "2.3-l", "3.4-d")
def test_no_reaction_in_a_surprise():
    s = situation(
        formation=[rep("C705"), nat("C707")],
        reaction=NAT["units"],
        effects=[{"key": "no_reaction", "side": "nationalist", "turns": [2]}],
    )
    movers = [n(u) for u in REP["units"]]
    assert reactors(s, 1, h(s, "C705"), movers) == []
    s.turn = 3
    assert len(reactors(s, 1, h(s, "C705"), movers)) == 3


@pytest.mark.rule("barricadas", "2.3-l")
def test_special_rules_of_activation():
    s = situation(
        formation=[rep(), nat("C614")],
        active="nationalist",
        phase="activation",
        effects=[
            {"key": "no_officer_activation_until_enemy_fires", "side": "nationalist", "turns": [2]},
            {"key": "may_not_pass_first", "side": "nationalist", "turns": [2]},
        ],
    )
    refused(sequence.why_not_activate(s, n("nat-vazquez")), "2.3-l")
    refused(sequence.why_not_pass(s), "2.3-l")
    s.fired = 1
    assert sequence.why_not_activate(s, n("nat-vazquez")) is None
    s = situation(
        formation=[rep(), nat("C614")],
        active="republican",
        phase="activation",
        effects=[{"key": "max_officer_activations", "side": "republican", "turns": [2], "max": 1}],
    )
    assert sequence.why_not_activate(s, n("rep-diez")) is None
    s.officers_used = (1, 0)
    refused(sequence.why_not_activate(s, n("rep-diez")), "2.3-l")


@pytest.mark.rule("barricadas", "4-a", "4-b", "4-c", "4-d", "4-f", "5.5-n")
def test_4_stacking():
    s = situation(formation=[rep("C605")], at={"rep-infantry-g1": "C606", "rep-truck-x1": "C605"})
    c605 = h(s, "C605")
    assert stacked(s, c605, 0) == 9
    assert not fits(s, c605, [n("rep-infantry-g1")])
    assert fits(s, c605, [n("rep-pernia")])
    assert fits(s, c605, [n("rep-truck-x2")])
    s.lost[n("rep-infantry-h1")] = 2
    s.lost[n("rep-infantry-g1")] = 1
    assert stacked(s, c605, 0) == 7
    assert fits(s, c605, [n("rep-infantry-g1")])
    s.load[n("rep-infantry-g1")] = n("rep-truck-x1")
    GAME.arrange(s, {"at": {"rep-infantry-g1": "C605"}})
    assert stacked(s, c605, 0) == 9  # what a transport carries counts


@pytest.mark.rule("barricadas", "4-d", "5.2-d", "5.2-h")
def test_4_d_passing_through_a_full_hex():
    s = situation(
        formation=[
            {**REP, "hex": "C704"},
            {
                "officer": "rep-pernia",
                "units": ["rep-infantry-g1", "rep-infantry-g2", "rep-infantry-g3"],
                "hex": "C705",
            },
        ],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to C705")
    refused(m.why_not("republican", "stop"), "4-a")
    m.answer("republican", "to C706")
    m.answer("republican", "stop")
    assert at(m.state, "rep-infantry-h1") == "C706"


@pytest.mark.rule("barricadas", "4-e", "10.3.2-a", "10.3.2-b", "10.3.2-f")
def test_4_e_a_rout_goes_on_past_a_full_hex():
    from frente.games.barricadas.rules.morale import rout

    militia = {
        "officer": "rep-carrasco",
        "units": ["communist-militia-v1", "communist-militia-v2", "communist-militia-v3"],
    }
    s = situation(
        ["A"],
        formation=[
            {**militia, "hex": "A310"},
            {
                **REP,
                "at": {
                    "rep-infantry-h1": "A410",
                    "rep-infantry-h2": "A410",
                    "rep-infantry-h3": "A408",
                    "rep-diez": "A408",
                },
            },
        ],
        lost={"rep-infantry-h3": 2},
    )
    for u in militia["units"]:
        # A408 holds one step: two more militia units fit, the third goes on
        drive(rout(s, n(u), h(s, "A312"), "10.1-c"), *_towards(s, u))
    places = [at(s, u) for u in militia["units"]]
    assert all(the_board(s).grid.distance(h(s, "A310"), h(s, p)) >= 3 for p in places)
    assert GAME.faults(s) == []


def _towards(s, u):
    return ()


@pytest.mark.rule("barricadas", "3.3.2-b", "8.3-l")
def test_a_unit_acts_once():
    s = situation(formation=[rep("C705"), nat("C707")], active="republican", act=["rep-diez", *REP["units"]])
    m = match(s, (6, 6))
    m.answer("republican", "fire rep-infantry-h1")
    m.answer("republican", "at C707:AP")
    refused(m.why_not("republican", "move rep-infantry-h1"), "3.3.2-a")
    refused(m.why_not("republican", "fire rep-infantry-h1"), "3.3.2-a")
    assert firing.why_not_fire(m.state, n("rep-infantry-h2")) is None


@pytest.mark.rule("barricadas", "9.2-a", "3.4-d")
def test_9_2_a_the_assaulted_do_not_react():
    s = situation(
        formation=[rep("C706"), {**NAT, "hex": "C707", "at": {"legion-b3": "C607"}}],
        reaction=NAT["units"],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    movers = [n(u) for u in REP["units"]]
    assert {u for u, _ in reactors(s, 1, h(s, "C706"), movers, h(s, "C707"))} == {n("legion-b3")}


# --- what a review found --------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "3.4-j", "7.3-d")
def test_7_3_d_units_of_an_officer_who_failed_to_coordinate_still_react():
    s = situation(formation=[rep("C605"), nat("C608")], finished=["nat-vazquez"], reaction=["legion-b1"])
    assert may_react(s, n("legion-b1"))
    assert may_react(s, n("legion-b2"))  # not activated, in command: at half FF


@pytest.mark.rule("barricadas", "3.4-e", "8-b")
def test_3_4_e_a_tank_and_machine_guns_join_in_ap_fire():
    from frente.games.barricadas.rules.reaction import _why_not_add

    s = situation(
        formation=[
            {"officer": "rep-diez", "units": ["rep-t26b-x1", "rep-mmg-x1"], "hex": "C605"},
            nat("C607"),
        ]
    )
    tank, gun = n("rep-t26b-x1"), n("rep-mmg-x1")
    assert _why_not_add(s, [tank], gun, "AP") is None
    refused(_why_not_add(s, [tank], gun, "AT"), "8-b")


@pytest.mark.rule("barricadas", "3.3.2-d")
def test_3_3_2_d_no_second_mission_after_a_unit_has_dug():
    from frente.games.barricadas.rules.artillery import may_direct_twice

    s = situation(formation=[rep("C605")], active="republican", act=["rep-diez", *REP["units"]])
    m = match(s)
    assert may_direct_twice(m.state, n("rep-diez"))
    m.answer("republican", "dig rep-infantry-h1")
    assert not may_direct_twice(m.state, n("rep-diez"))


@pytest.mark.rule("barricadas", "7.3-a", "2.3-l")
def test_2_3_l_a_coordination_counts_two_officers():
    s = situation(
        formation=[rep("C605"), {"officer": "rep-pernia", "units": ["rep-infantry-g1"], "hex": "C606"}],
        effects=[{"key": "max_officer_activations", "side": "republican", "turns": [2], "max": 1}],
        active="republican",
        phase="activation",
    )
    ask = match(s).asks[0]
    assert ask.options() == ["activate rep-pernia", "activate rep-diez", "pass"]
    refused(ask.why_not("coordinate rep-diez rep-pernia"), "2.3-l")


@pytest.mark.rule("barricadas", "3.4-a")
@pytest.mark.parametrize("order", ["dig", "move"])
def test_3_4_a_who_stands_by_is_no_target_once_the_acting_unit_has_fled(order):
    s = situation(
        formation=[
            {
                "officer": "rep-diez",
                "units": ["rep-infantry-h1"],
                "at": {"rep-diez": "C701", "rep-infantry-h1": "C706"},
                "quality": "green",
            },
            {"officer": "rep-guarner", "units": ["assault-guard-a1", "assault-guard-a2"], "hex": "C706"},
            nat("C708", at={"legion-b2": "C608", "legion-b3": "C614"}),
        ],
        out=["rep-infantry-h1"],
        reaction=["legion-b1", "legion-b2"],
        active="republican",
        act=["rep-infantry-h1"],
    )
    m = match(s, (3, 4), (6, 5))  # one hit on the green unit, and it fails its check
    m.answer("republican", f"{order} rep-infantry-h1")
    assert "react legion-b2:AP" in m.asks[0].options()
    m.answer("nationalist", "react legion-b1:AP")
    while m.asks[0].kind == "rout":
        m.answer("republican", m.asks[0].options()[0])
    assert at(m.state, "rep-infantry-h1") != "C706"
    assert m.asks[0].kind == "activate"
    assert has(m.state.reaction, n("legion-b2"))  # it has not been asked again


@pytest.mark.rule("barricadas", "3.4-a", "8-a")
def test_3_4_a_reaction_must_concern_those_who_act():
    tank = {"officer": "rep-arman", "units": ["rep-t26b-x1"], "hex": "C706"}
    s = situation(
        formation=[rep("C706"), tank, nat("C708")],
        reaction=NAT["units"],
        active="republican",
        act=["rep-arman", "rep-t26b-x1"],
    )
    m = match(s)
    m.answer("republican", "move rep-t26b-x1")
    assert m.asks[0].kind == "march"  # rifles do nothing to a tank, and the infantry beside it does not act
    assert reactors(m.state, 1, h(m.state, "C706"), [n("rep-infantry-h1")]) != []
    refused(
        why_not_react(m.state, 1, h(m.state, "C706"), [n("rep-t26b-x1")], -1, n("legion-b1"), "AP"),
        "3.4-a",
    )
