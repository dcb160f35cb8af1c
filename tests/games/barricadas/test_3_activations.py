"""Chapter 3: who is activated, who reacts, what a turn ends; 2.3: who has won."""

from __future__ import annotations

import pytest

from frente.engine import Over
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import officers, reaction, sequence
from frente.games.barricadas.state import Work

from .story import play, reason, told, who, why
from .table import NAT, REP, drive, h, match, n, nat, rep, situation

UNITS = REP["units"]
OTHER = {"officer": "rep-pernia", "units": ["rep-infantry-g1", "rep-infantry-g2"]}


def idle(**more):
    return {"formation": [rep("C605"), nat("C612")], "active": "republican", "phase": "activation", **more}


# --- who may be activated -------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "3.3.1-a", "3.3.1-b", "3.3.2-n", "10.3.1-a", "10.4.2-c", "10.4.2-f", "5.5-b")
@pytest.mark.rule("barricadas", "5.6-n", "7-b", "7.4-d", "2.3-l", "2.3-n", "2.2.1-e", "2.3-o", "2.3-f")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-diez", {}, None),
        ("nat-vazquez", {}, ("3.3.1-a", "not-yours")),
        ("rep-infantry-g1", {}, ("2.3-f", "no-piece")),
        ("rep-infantry-g1", {"gone": ["rep-infantry-g1"]}, ("2.2.1-e", "is-gone")),
        ("rep-pernia", {"gone": ["rep-pernia"]}, ("2.3-o", "is-gone")),
        ("rep-infantry-g1", {"left": ["rep-infantry-g1"]}, ("2.3-o", "has-left")),
        ("rep-diez", {"finished": ["rep-diez"]}, ("3.3.1-a", "is-finished")),
        ("rep-pernia", {"at": {"rep-pernia": "C605"}}, ("7-b", "no-formation")),
        ("rep-diez", {"routed": ["rep-diez"]}, None),
        ("rep-diez", {"routed": ["rep-diez"], "tried": ["rep-diez"]}, ("10.4.2-f", "rally-once")),
        ("rep-diez", {"tried": ["rep-diez"]}, None),
        ("rep-diez", {"rallied": ["rep-diez"]}, ("10.4.2-c", "just-rallied")),
        ("rep-infantry-h1", {}, ("3.3.1-b", "in-command")),
        ("rep-infantry-h1", {"out": ["rep-infantry-h1"]}, None),
        (
            "rep-infantry-h1",
            {"out": ["rep-infantry-h1"], "routed": ["rep-infantry-h1"]},
            ("10.3.1-a", "is-routed"),
        ),
        (
            "rep-infantry-h1",
            {"out": ["rep-infantry-h1"], "fresh": ["rep-infantry-h1"]},
            ("3.3.2-n", "is-ready"),
        ),
        (
            "rep-infantry-h1",
            {"out": ["rep-infantry-h1"], "rallied": ["rep-infantry-h1"]},
            ("10.4.2-c", "just-rallied"),
        ),
        (
            "rep-infantry-h1",
            {"out": ["rep-infantry-h1"], "finished": ["rep-infantry-h1"]},
            ("3.3.1-a", "is-finished"),
        ),
        ("rep-camarada-ruiz", {"at": {"rep-camarada-ruiz": "C605"}}, None),
        ("rep-camarada-ruiz", {"at": {"rep-camarada-ruiz": "C605"}, "routed": ["rep-camarada-ruiz"]}, None),
        (
            "rep-camarada-ruiz",
            {
                "at": {"rep-camarada-ruiz": "C605"},
                "routed": ["rep-camarada-ruiz"],
                "tried": ["rep-camarada-ruiz"],
            },
            ("10.4.2-f", "rally-once"),
        ),
        ("rep-camarada-ruiz", {"at": {"rep-camarada-ruiz": "C605"}, "tried": ["rep-camarada-ruiz"]}, None),
        ("rep-truck-x1", {"at": {"rep-truck-x1": "C605"}}, None),
        (
            "rep-truck-x1",
            {"at": {"rep-truck-x1": "C605"}, "routed": ["rep-truck-x1"]},
            ("10.3.1-a", "is-routed"),
        ),
        (
            "rep-truck-x1",
            {"at": {"rep-truck-x1": "C605"}, "load": {"rep-infantry-h1": "rep-truck-x1"}},
            ("5.5-b", "loaded"),
        ),
        ("rep-truck-x1", {"at": {"rep-truck-x1": "C605"}, "load": {"rep-infantry-h1": "rep-truck-x2"}}, None),
        ("rep-horses-x1", {"at": {"rep-horses-x1": "C605"}}, ("5.6-n", "horses")),
        ("rep-diez", {"special": [["max_officer_activations", 0, [], 1, [], []]]}, None),
        (
            "rep-diez",
            {"special": [["max_officer_activations", 0, [], 1, [], []]], "officers_used": [1, 0]},
            ("2.3-l", "officers-limited"),
        ),
        (
            "rep-diez",
            {"special": [["max_officer_activations", 0, [], 1, [], []]], "officers_used": [0, 1]},
            None,
        ),
        (
            "rep-diez",
            {"special": [["no_officer_activation_until_enemy_fires", 0, [], 0, [], []]]},
            ("2.3-l", "surprised"),
        ),
        (
            "rep-diez",
            {
                "special": [["no_officer_activation_until_enemy_fires", 0, [], 0, [], []]],
                "fired": ["nationalist"],
            },
            None,
        ),
        (
            "rep-diez",
            {
                "special": [["no_officer_activation_until_enemy_fires", 0, [], 0, [], []]],
                "fired": ["republican"],
            },
            ("2.3-l", "surprised"),
        ),
    ],
)
def test_3_3_1_a_who_may_be_activated(unit, changed, found):
    s = situation(**idle(**changed))
    assert reason(sequence.why_not_activate(s, n(unit))) == found
    assert (n(unit) in set(sequence._able(s))) == (found is None)


@pytest.mark.rule("barricadas", "2.3-n", "3.3.1-a")
@pytest.mark.parametrize(("turn", "found"), [(2, None), (3, ("2.3-n", "no-entry"))])
def test_2_3_n_an_officer_who_waits_is_activated_when_he_is_due(turn, found):
    table = {
        "maps": ["B"],
        "formation": [{**OTHER, "waiting": ["rep-pernia", "rep-infantry-g1"], "zone": 1}],
        "entry": [[["B501"], turn, "N"]],
        "active": "republican",
    }
    s = situation(**table)
    assert reason(sequence.why_not_activate(s, n("rep-pernia"))) == found
    assert who(sequence.formation_can_act(s, 0)) == ({"rep-infantry-g1"} if found is None else set())
    tank = {"officer": "rep-arman", "units": ["rep-t26b-x1"], "waiting": ["rep-arman"], "zone": 1}
    s = situation(**{**table, "formation": [tank]})
    assert reason(sequence.why_not_activate(s, n("rep-arman"))) == ("2.3-n", "no-entry")
    s.waiting[n("rep-t26b-x1")] = 1
    assert reason(sequence.why_not_activate(s, n("rep-arman"))) == found


@pytest.mark.rule("barricadas", "3.3.1-b")
@pytest.mark.parametrize("mark", ["finished", "fresh", "out", "routed", "rallied"])
def test_3_3_1_b_whom_an_officer_takes_along(mark):
    s = situation(**idle(**{mark: ["rep-infantry-h2"]}))
    assert who(sequence.formation_can_act(s, 0)) == {"rep-infantry-h1", "rep-infantry-h3"}
    counted = {"officers_used": [2, 7], "activations": [3, 5], mark: ["rep-infantry-h2"]}
    m = play(situation(**idle(**counted)), "activate rep-diez")
    assert who(m.state.acting) == {"rep-diez", "rep-infantry-h1", "rep-infantry-h3"}
    assert m.state.leaders == (n("rep-diez"),)
    assert m.state.officers_used == (3, 7)
    assert m.state.activations == (4, 5)
    assert m.state.fights == 1


@pytest.mark.rule("barricadas", "3.3.1-a", "3.3.1-b", "10.4.2-c", "3.1-e")
def test_3_3_1_b_the_nationalist_is_counted_by_himself():
    table = idle(
        active="nationalist",
        rallied=["rep-infantry-h1", "legion-b1"],
        passed=1,
        officers_used=[2, 7],
        activations=[3, 5],
    )
    m = play(situation(**table), "activate nat-vazquez")
    assert m.state.officers_used == (2, 8)
    assert m.state.activations == (3, 6)
    assert m.state.passed == 0
    assert who(m.state.rallied) == {"legion-b1"}  # the enemy has activated since
    assert who(m.state.acting) == {"nat-vazquez", "legion-b2", "legion-b3"}
    routed = play(situation(**idle(routed=["rep-diez"])), "activate rep-diez")
    assert who(routed.state.acting) == {"rep-diez"}


@pytest.mark.rule("barricadas", "7.4-d", "5.5-a", "3.3.1-c", "3.3.1-d")
def test_3_3_1_c_who_acts_alone():
    table = idle(at={"rep-camarada-ruiz": "C605", "rep-truck-x1": "C605"}, out=["rep-infantry-h1"])
    m = play(situation(**table), "activate rep-camarada-ruiz")
    assert (who(m.state.acting), m.state.leaders) == ({"rep-camarada-ruiz"}, (n("rep-camarada-ruiz"),))
    m = play(situation(**table), "activate rep-truck-x1")
    assert (who(m.state.acting), m.state.leaders) == ({"rep-truck-x1"}, ())
    m = play(situation(**table), "activate rep-infantry-h1", rolls=((4, 4),))
    assert (who(m.state.acting), m.state.leaders) == ({"rep-infantry-h1"}, ())
    m = play(situation(**table), "activate rep-infantry-h1", rolls=((4, 5),))  # 9 - 1
    assert m.state.acting == 0
    assert who(m.state.finished) == {"rep-infantry-h1"}
    assert m.asks[0].seat == "nationalist"


# --- coordination ---------------------------------------------------------------------------------
def two(**more):
    return {
        "formation": [rep("C605"), {**OTHER, "hex": "C606"}, nat("C612")],
        "active": "republican",
        "phase": "activation",
        **more,
    }


@pytest.mark.rule("barricadas", "7.3-a", "2.5-a", "2.3-l")
@pytest.mark.parametrize(
    ("first", "second", "changed", "found"),
    [
        ("rep-diez", "rep-pernia", {}, None),
        ("rep-diez", "rep-pernia", {"at": {"rep-pernia": "C607"}}, None),
        ("rep-diez", "rep-pernia", {"at": {"rep-pernia": "C608"}}, ("7.3-a", "coordinate-far")),
        ("rep-diez", "rep-diez", {}, ("7.3-a", "not-yours")),
        ("rep-diez", "nat-vazquez", {}, ("3.3.1-a", "not-yours")),
        ("rep-diez", "rep-pernia", {"finished": ["rep-pernia"]}, ("3.3.1-a", "is-finished")),
        ("rep-diez", "rep-pernia", {"finished": ["rep-diez"]}, ("3.3.1-a", "is-finished")),
        ("rep-diez", "rep-pernia", {"routed": ["rep-pernia"]}, ("7.3-a", "is-routed")),
        ("rep-diez", "rep-pernia", {"special": [["max_officer_activations", 0, [], 2, [], []]]}, None),
        (
            "rep-diez",
            "rep-pernia",
            {"special": [["max_officer_activations", 0, [], 2, [], []]], "officers_used": [1, 0]},
            ("2.3-l", "officers-limited"),
        ),
        (
            "rep-diez",
            "rep-pernia",
            {"special": [["max_officer_activations", 0, [], 1, [], []]]},
            ("2.3-l", "officers-limited"),
        ),
    ],
)
def test_7_3_a_who_may_coordinate(first, second, changed, found):
    s = situation(**two(**changed))
    assert reason(sequence.why_not_both(s, n(first), n(second))) == found
    offered = sequence.activation_options(s, list(sequence._able(s)))
    assert (f"coordinate {first} {second}" in offered) == (found is None)


@pytest.mark.rule("barricadas", "7.3-a")
@pytest.mark.parametrize(
    ("first", "second", "changed", "found"),
    [
        ("rep-diez", "rep-infantry-g1", {}, ("7.3-a", "no-officer")),
        ("rep-camarada-ruiz", "rep-diez", {"at": {"rep-camarada-ruiz": "C605"}}, ("7.3-a", "no-officer")),
        ("rep-diez", "rep-soler", {"at": {"rep-soler": "C605"}}, ("7.3-a", "no-officer")),
        ("rep-diez", "nat-vazquez", {}, ("7.3-a", "not-yours")),
        ("rep-diez", "rep-pernia", {"finished": ["rep-pernia"]}, ("7.3-a", "is-finished")),
        ("rep-diez", "rep-pernia", {"routed": ["rep-diez"]}, ("7.3-a", "is-routed")),
    ],
)
def test_7_3_a_what_an_officer_needs_for_it(first, second, changed, found):
    s = situation(**two(**changed))
    assert reason(officers.why_not_coordinate(s, n(first), n(second))) == found
    off = situation(**two())
    del off.at[n("rep-pernia")]
    assert reason(officers.why_not_coordinate(off, n("rep-diez"), n("rep-pernia"))) == (
        "7.3-a",
        "not-on-board",
    )


@pytest.mark.rule("barricadas", "7.3-b", "7.3-c", "7.3-d", "7.3-e", "3.3.1-g")
@pytest.mark.parametrize(("die", "good"), [(2, True), (3, False)])
def test_7_3_b_the_die_of_a_coordination(die, good):
    m = play(situation(**two()), "coordinate rep-diez rep-pernia", rolls=((die,),))
    s = m.state
    first, second = {"rep-diez", *UNITS}, {"rep-pernia", *OTHER["units"]}
    assert who(s.acting) == (first | second if good else first)
    assert who(s.finished) == (set() if good else {"rep-pernia"})
    assert s.leaders == ((n("rep-diez"), n("rep-pernia")) if good else (n("rep-diez"),))
    assert s.officers_used == ((2, 0) if good else (1, 0))
    assert told(m, "coordination", "roll", "modifier", "need", "passed") == [(die, 0, 2, good)]


@pytest.mark.rule("barricadas", "7.3-e")
def test_7_3_e_factions_trust_one_another_more_or_less():
    anarchists = {"officer": "rep-ferrandez", "units": ["anarchist-militia-1-x1"], "hex": "C605"}
    communists = {"officer": "rep-carrasco", "units": ["communist-militia-v1"], "hex": "C605"}
    s = situation(formation=[rep("C605"), anarchists, communists])
    assert officers.coordination_need(s, n("rep-diez"), n("rep-carrasco")) == (2, 1)
    assert officers.coordination_need(s, n("rep-ferrandez"), n("rep-carrasco")) == (1, 2)


@pytest.mark.rule("barricadas", "7.3-b", "7.3-e")
@pytest.mark.parametrize(("die", "good"), [(1, True), (2, False)])
def test_7_3_e_distrust_is_added_to_the_die(die, good):
    communists = {"officer": "rep-carrasco", "units": ["communist-militia-v1"], "hex": "C605"}
    table = two(formation=[rep("C605"), communists, nat("C612")])
    m = play(situation(**table), "coordinate rep-diez rep-carrasco", rolls=((die,),))
    assert told(m, "coordination", "roll", "modifier", "need", "passed") == [(die, 1, 2, good)]
    assert ("rep-carrasco" in who(m.state.acting)) is good


# --- replacements ---------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "7.2-a", "7.2-b", "3.1-d")
@pytest.mark.parametrize(
    ("formation", "arrives"),
    [
        ({"fallen": "rep-diez"}, True),
        ({"fallen": "rep-diez", "replaced": False}, False),
        ({"officer": "rep-diez"}, False),
        ({}, False),
        ({"fallen": "rep-diez", "hex": "", "gone": UNITS}, False),
    ],
)
def test_7_2_a_when_a_fallen_officer_is_replaced(formation, arrives):
    full = {"units": UNITS, "hex": "C605", **formation}
    s = situation(formation=[{k: v for k, v in full.items() if v != ""}])
    drive(officers.replacements(s, 1))
    before = s.formations[0].officer
    drive(officers.replacements(s, 0))
    assert (s.formations[0].officer != before) is arrives
    new = [PIECES[u] for u in s.at if PIECES[u].replacement]
    assert [(p.side, p.officer_type) for p in new] == ([(0, "infantry")] if arrives else [])
    assert all(s.member[p.number] == 0 and s.at[p.number] == h(s, "C605") for p in new)


@pytest.mark.rule("barricadas", "7.2-b")
def test_7_2_b_only_those_left_of_the_right_kind_and_side():
    s = situation(
        formation=[{"units": UNITS, "fallen": "rep-diez", "hex": "C605"}], gone=["rep-repl-lafuente"]
    )
    pool = {PIECES[u].id for u in officers.free_replacements(s, s.formations[0])}
    every = {p.id for p in PIECES if p.replacement and p.side == 0 and p.officer_type == "infantry"}
    assert pool == every - {"rep-repl-lafuente"}
    assert len(every) == 8
    used = situation(
        formation=[
            {"units": UNITS, "fallen": "rep-diez", "hex": "C605"},
            {"units": ["rep-infantry-g1"], "officer": "rep-repl-rincon", "hex": "C605"},
            {"units": ["rep-infantry-g2"], "fallen": "rep-repl-tello", "hex": "C605"},
        ]
    )
    pool = {PIECES[u].id for u in officers.free_replacements(used, used.formations[0])}
    assert pool == every - {"rep-repl-rincon", "rep-repl-tello"}
    out = situation(formation=[{"units": UNITS, "fallen": "rep-diez", "hex": "C605"}], gone=sorted(every))
    drive(officers.replacements(out, 0))
    assert out.formations[0].officer == -1


@pytest.mark.rule("barricadas", "7.2-a", "5.5-d", "7.1-e")
def test_7_2_a_where_the_new_officer_arrives():
    s = situation(
        formation=[
            {
                "units": [*UNITS, "rep-mmg-x1"],
                "fallen": "rep-diez",
                "hex": "C605",
                "at": {"rep-infantry-h3": "C607"},
            }
        ],
        at={"rep-truck-x1": "C607", "rep-infantry-g1": "C605"},
        load={"rep-infantry-h3": "rep-truck-x1"},
        gone=["rep-mmg-x1"],
    )
    run = drive(officers.replacements(s, 0), "with rep-infantry-h3")
    ask = run.asks[0]
    assert set(ask.options()) == {"with rep-infantry-h1", "with rep-infantry-h3"}
    new = s.formations[0].officer
    assert s.at[new] == h(s, "C607")
    assert s.load[new] == n("rep-truck-x1")
    for token, found in (
        ("with rep-infantry-h2", ("7.2-a", "same-hex")),
        ("with rep-infantry-g1", ("7.2-a", "not-with")),
        ("with legion-b1", ("7.2-a", "not-yours")),
    ):
        assert reason(ask.why_not(token)) == found
    assert ask.why_not("with rep-infantry-h2").args["other"] == "rep-infantry-h1"
    one = situation(formation=[{"units": UNITS, "fallen": "rep-diez", "hex": "C605"}])
    assert drive(officers.replacements(one, 0)).asks == []  # there is one hex only
    assert one.load == {}


@pytest.mark.rule("barricadas", "7.1-e", "7.2-a")
def test_7_1_e_a_new_tank_officer_gets_into_a_tank():
    tanks = ["rep-t26b-x1", "rep-t26b-x2"]
    s = situation(
        formation=[
            {"units": [*tanks, "rep-infantry-h1"], "fallen": "rep-arman", "kind": "tank", "hex": "C605"}
        ]
    )
    run = drive(officers.replacements(s, 0), "with rep-t26b-x2")
    assert set(run.asks[0].options()) == {"with rep-t26b-x1", "with rep-t26b-x2"}
    assert reason(run.asks[0].why_not("with rep-infantry-h1")) == ("7.1-e", "no-tank")
    assert s.load == {s.formations[0].officer: n("rep-t26b-x2")}
    foot = situation(
        formation=[{"units": ["rep-infantry-h1"], "fallen": "rep-arman", "kind": "tank", "hex": "C605"}]
    )
    drive(officers.replacements(foot, 0))
    assert foot.load == {}
    assert foot.formations[0].officer >= 0


# --- initiative, passes, the end of a turn --------------------------------------------------------
@pytest.mark.rule("barricadas", "3-a", "3.1-c", "3.2-a")
def test_3_a_a_turn_begins_anew():
    s = situation(
        formation=[rep("C605", at={"rep-infantry-h3": "C608"}), nat("C612")],
        turn=1,
        fights=5,
        activations=[3, 4],
        officers_used=[1, 2],
        out=["rep-infantry-h1"],
        agenda=[["turn"]],
        passed=2,
    )
    m = match(s, (5, 2))
    s = m.state
    assert (s.turn, s.fights, s.activations, s.officers_used, s.passed) == (2, 0, (0, 0), (0, 0), 0)
    assert who(s.out) == {"rep-infantry-h3"}
    assert (s.phase, s.initiative, s.active) == ("activation", 0, 0)


@pytest.mark.rule("barricadas", "3.2-a")
@pytest.mark.parametrize(
    ("changed", "dice", "winner"),
    [
        ({"attacker": ""}, (4, 3), 0),
        ({"attacker": ""}, (3, 4), 1),
        ({"attacker": "republican"}, (4, 4), 0),
        ({"attacker": "nationalist"}, (4, 4), 1),
        ({"attacker": "", "initiative": "nationalist"}, (4, 4), 1),
        ({"attacker": "", "initiative_modifier": [2, 1]}, (4, 4), 0),
        ({"attacker": "", "initiative_modifier": [0, 2]}, (5, 4), 1),
    ],
)
def test_3_2_a_who_has_the_initiative(changed, dice, winner):
    table = {"initiative_modifier": [0, 0], **changed}
    s = situation(formation=[rep("C605"), nat("C612")], agenda=[["initiative"], ["activation"]], **table)
    m = match(s, dice)
    assert (m.state.initiative, m.state.active) == (winner, winner)


@pytest.mark.rule("barricadas", "15-i")
@pytest.mark.parametrize(
    ("kind", "turn", "answer", "first"),
    [("meeting", 1, "first", 0), ("meeting", 1, "second", 1), ("meeting", 2, "", 0), ("attack", 1, "", 0)],
)
def test_15_i_in_a_meeting_the_winner_says_who_enters_first(kind, turn, answer, first):
    s = situation(
        formation=[rep("C605"), nat("C612")],
        kind=kind,
        turn=turn,
        attacker="",
        initiative_modifier=[0, 0],
        agenda=[["initiative"], ["activation"]],
    )
    m = match(s, (6, 1))
    assert (m.asks[0].kind == "who-first") is bool(answer)
    for token in filter(None, [answer]):
        m.answer("republican", token)
    assert m.state.active == first
    assert m.state.initiative == 0


@pytest.mark.rule("barricadas", "3.3.1-f", "2.3-l")
def test_3_3_1_f_passes():
    m = play(situation(**idle()), "pass")
    assert (m.state.passed, m.state.active, m.asks[0].seat) == (1, 1, "nationalist")
    m.answer("nationalist", "pass")
    assert m.state.turn == 3
    bound = idle(special=[["may_not_pass_first", 0, [], 0, [], []]])
    assert why("pass", **bound) == ("2.3-l", "may-not-pass")
    assert why("pass", **bound, passed=1) is None
    assert "pass" not in match(situation(**bound)).asks[0].options()
    assert why("pass", **idle(special=[["may_not_pass_first", 1, [], 0, [], []]])) is None


@pytest.mark.rule("barricadas", "3.5-c", "3.3.1-f")
@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"reaction": ["legion-b1"], "out": ["legion-b1"], "finished": ["nat-vazquez"]}, True),
        ({"reaction": [], "out": ["legion-b1"], "finished": ["nat-vazquez"]}, False),
        ({"reaction": ["legion-b1"], "out": ["legion-b1", "legion-b2"], "finished": ["nat-vazquez"]}, False),
        ({"reaction": ["legion-b1"], "out": ["legion-b1"]}, False),  # the officer could act
        ({"reaction": NAT["units"], "out": ["legion-b1"]}, True),  # he would lead only those who wait
        ({"finished": ["nat-vazquez", *NAT["units"]]}, False),
    ],
)
def test_3_5_c_who_has_only_ready_units_left(changed, found):
    s = situation(**idle(**changed))
    assert sequence.only_ready_left(s, 1) is found
    assert s.active == 0
    m = play(situation(**idle(**changed)), "pass")
    assert m.asks[0].kind == ("removal" if found else "activate")
    assert m.state.active == (0 if found or m.state.turn == 3 else 1)


@pytest.mark.rule("barricadas", "3.5-a")
def test_3_5_a_reaction_markers_may_be_taken_off():
    s = situation(
        **idle(
            reaction=["rep-infantry-h1", "rep-infantry-h2", "legion-b1"],
            agenda=[["removal", 0], ["removal", 1], ["end_turn"]],
        )
    )
    m = match(s, (1, 2))
    assert (m.asks[0].kind, m.asks[0].seat) == ("removal", "republican")
    assert m.asks[0].options() == ["keep", "drop rep-infantry-h1", "drop rep-infantry-h2"]
    for token, found in (
        ("drop legion-b1", ("3.5-a", "not-yours")),
        ("drop rep-infantry-h3", ("3.5-a", "not-ready")),
        ("drop rep-infantry-g1", ("2.3-f", "no-piece")),
    ):
        assert reason(m.why_not("republican", token)) == found
    m.answer("republican", "drop rep-infantry-h1")
    assert m.asks[0].options() == ["keep", "drop rep-infantry-h2"]
    m.answer("republican", "keep")
    assert (m.asks[0].kind, m.asks[0].seat) == ("removal", "nationalist")
    m.answer("nationalist", "keep")
    assert m.state.turn == 3
    assert who(m.state.reaction) == {"rep-infantry-h2", "legion-b1"}


@pytest.mark.rule("barricadas", "3.5-a", "3.5-d", "5.3-c", "5.6-l", "13.1.1-f")
def test_3_5_d_what_was_of_this_turn_ends_with_it():
    one = ["rep-infantry-h1"]
    s = situation(
        **idle(
            finished=one,
            fresh=one,
            moved=one,
            tried=one,
            rallied=one,
            answered=one,
            doubled=one,
            doubled_before=["rep-infantry-h2"],
            charged=["rep-infantry-h3"],
            charged_before=one,
            boat_steps={"C605": 2},
            fled={"rep-infantry-h1": "C605"},
            works={"rep-infantry-h1": ["position", "C605", 1], "rep-infantry-h2": ["position", "C605", 2]},
            risky=["rep-infantry-h1", "rep-infantry-h2"],
            turns=3,
        )
    )
    drive(sequence.end_turn(s))
    assert (s.finished, s.fresh, s.moved, s.tried, s.rallied, s.answered) == (0,) * 6
    assert (who(s.doubled_before), s.doubled) == ({"rep-infantry-h1"}, 0)
    assert (who(s.charged_before), s.charged) == ({"rep-infantry-h3"}, 0)
    assert (s.boat_steps, s.fled) == ({}, {})
    assert s.works == {n("rep-infantry-h2"): Work("position", h(s, "C605"), 2)}
    assert who(s.risky) == {"rep-infantry-h2"}
    assert s.agenda[-1] == ("turn",)
    last = situation(**idle(turns=2))
    with pytest.raises(Over):
        drive(sequence.end_turn(last))


# --- special rules --------------------------------------------------------------------------------
def bridge(**more):
    special = [["bridge_demolition", 1, [], 2, [], ["D704"]]]
    table = {
        "maps": ["D"],
        "river": "major",
        "formation": [rep("D706"), nat("D712")],
        "active": "republican",
        "special": special,
    }
    return situation(**{**table, **more})


@pytest.mark.rule("barricadas", "2.3-l", "12.9.2-f")
@pytest.mark.parametrize(
    ("changed", "side", "rolls"),
    [
        ({}, 0, True),
        ({}, 1, False),  # only the enemy of the one who blows it up
        ({"turn": 1}, 0, False),
        ({"turn": 3}, 0, True),
        ({"done": 1}, 0, False),
        ({"formation": [rep("D703"), nat("D712")]}, 0, False),  # still on its own bank
        ({"formation": [rep("D704"), nat("D712")]}, 0, False),  # on the bridge
        ({"special": [["other", 1, [], 2, [], ["D704"]]]}, 0, False),
        ({"formation": [nat("D712")], "at": {"rep-pernia": "D706"}}, 0, False),
    ],
)
def test_2_3_l_a_bridge_is_blown_up_when_the_enemy_is_over(changed, side, rolls):
    for die, out in ((6, True), (5, False)):
        s = bridge(**changed)
        run = drive(sequence.after_activation(s, side), *([(die,)] if rolls else []))
        assert len(run.rolls) == (1 if rolls else 0)
        assert s.bridge_out == ({h(s, "D704"): s.turn + 2} if rolls and out else {})
        assert bool(s.done) is (rolls or "done" in changed)


@pytest.mark.rule("barricadas", "2.3-l", "3.3.1-e")
def test_2_3_l_the_bridge_is_looked_at_after_each_activation():
    s = bridge(phase="activation")
    m = play(s, "activate rep-diez", "end", rolls=((6,),))
    assert told(m, "demolition", "roll") == [6]


@pytest.mark.rule("barricadas", "13.4-b", "13.4-a", "12.9.2-c")
def test_13_4_b_the_given_pontoon_is_laid_by_engineers():
    def given(**more):
        table = {
            "maps": ["D"],
            "river": "major",
            "at": {"rep-engineers-x1": "D1205", "nat-engineers-x1": "D205"},
            "special": [["given_pontoon", 0, [], 2, [], []]],
        }
        return situation(**{**table, **more})

    run = drive(sequence._given_pontoon(given()), "later")
    ask = run.asks[0]
    assert set(ask.options()) == {"lay D1104", "lay D1204", "lay D1304", "later"}
    for code, found in (
        ("D1205", ("13.4-a", "no-river")),
        ("D304", ("13.4-b", "no-engineer")),
    ):
        assert reason(ask.why_not(f"lay {code}")) == found
    assert drive(sequence._given_pontoon(given(turn=1))).asks == []
    assert drive(sequence._given_pontoon(given(done=1))).asks == []
    assert drive(sequence._given_pontoon(given(special=[["other", 0, [], 2, [], []]]))).asks == []
    assert drive(sequence._given_pontoon(given(at={"rep-engineers-x1": "D1215"}))).asks == []
    riding = given(
        at={"rep-engineers-x1": "D1205", "rep-truck-x1": "D1205"}, load={"rep-engineers-x1": "rep-truck-x1"}
    )
    assert drive(sequence._given_pontoon(riding)).asks == []
    s = given(pontoons={"D1104": "foot"})
    assert reason(sequence.why_not_lay(s, 0, h(s, "D1104"))) == ("13.4-a", "has-pontoon")
    drive(sequence._given_pontoon(s), "lay D1204")
    assert s.pontoons == {h(s, "D1104"): "foot", h(s, "D1204"): "all"}
    assert s.done == 1


# --- victory --------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "2.3-j", "2.3-o", "15-s")
@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({}, (0, 0)),
        ({"control": {"C605": "republican"}}, (3, 0)),
        ({"control": {"C605": "nationalist", "C606": "nationalist"}}, (0, 5)),
        ({"control": {"C605": "republican", "C606": "nationalist"}, "vp": [1, 4]}, (4, 6)),
        ({"gone": ["rep-infantry-h1", "rep-diez", "rep-horses-x1"]}, (0, 2)),
        ({"gone": ["legion-b1", "legion-b2"]}, (4, 0)),
    ],
)
def test_2_3_j_what_is_counted(changed, found):
    s = situation(objectives={"C605": 3, "C606": 2}, per_unit=2, **changed)
    assert sequence.points(s) == found


@pytest.mark.rule("barricadas", "2.3-j", "2.3-k")
@pytest.mark.parametrize(
    ("attacker", "vp", "winner", "grade"),
    [
        ("republican", (9, 0), "republican", "decisive"),
        ("republican", (6, 0), "republican", "decisive"),
        ("republican", (5, 0), "republican", "tactical"),
        ("republican", (4, 0), "republican", "tactical"),
        ("republican", (3, 0), "republican", "marginal"),
        ("republican", (2, 0), "republican", "marginal"),
        ("republican", (1, 0), None, "draw"),
        ("republican", (0, 1), None, "draw"),
        ("republican", (0, 2), "nationalist", "marginal"),
        ("republican", (1, 7), "nationalist", "decisive"),
        ("nationalist", (0, 4), "nationalist", "tactical"),
        ("nationalist", (4, 0), "republican", "tactical"),
    ],
)
def test_2_3_j_the_margin_decides(attacker, vp, winner, grade):
    s = situation(attacker=attacker, vp=list(vp), levels=[6, 4, 2])
    result = sequence.final_result(s)
    assert (result.winners, result.text) == ((winner,) if winner else (), grade)
    assert result.score == {"republican": float(vp[0]), "nationalist": float(vp[1])}
    sign = 1 if attacker == "republican" else -1
    margin = abs(vp[0] - vp[1]) if winner else sign * (vp[0] - vp[1])
    assert result.args["margin"] == margin


@pytest.mark.rule("barricadas", "15-b")
@pytest.mark.parametrize(
    ("control", "winner"),
    [
        ({"C605": "republican", "C606": "republican"}, "republican"),
        ({"C605": "nationalist", "C606": "nationalist"}, "nationalist"),
        ({"C605": "republican", "C606": "nationalist"}, None),
        ({"C605": "republican"}, None),
        ({}, None),
    ],
)
def test_15_b_who_holds_all_objectives_wins_a_built_battle(control, winner):
    s = situation(kind="meeting", attacker="", objectives={"C605": 1, "C606": 1}, control=control)
    result = sequence.final_result(s)
    assert result.winners == ((winner,) if winner else ())
    assert result.text == ("objectives" if winner else "mixed")
    assert result.score == {
        side: float(sum(1 for held in control.values() if held == side))
        for side in ("republican", "nationalist")
    }


# --- reaction -------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "3.4-d", "3.4-j", "3.4-k")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("legion-b1", {}, True),
        ("nat-vazquez", {}, False),
        ("legion-a1", {}, False),  # not on the board
        ("legion-b1", {"routed": ["legion-b1"]}, False),
        ("legion-b1", {"finished": ["legion-b1"]}, False),
        ("legion-b1", {"at": {"nat-truck-x1": "C707"}, "load": {"legion-b1": "nat-truck-x1"}}, False),
        ("legion-b1", {"out": ["legion-b1"]}, False),
        ("legion-b1", {"out": ["legion-b1"], "reaction": ["legion-b1"]}, True),
        ("legion-b1", {"acting": ["legion-b1"]}, False),
        ("legion-b1", {"acting": ["legion-b1"], "reaction": ["legion-b1"]}, True),
        ("legion-c1", {"at": {"legion-c1": "C707"}}, False),  # of no formation
        ("legion-c1", {"at": {"legion-c1": "C707"}, "reaction": ["legion-c1"]}, True),
    ],
)
def test_3_4_d_who_may_react(unit, changed, found):
    s = situation(formation=[rep("C705"), nat("C707")], **changed)
    assert reaction.may_react(s, n(unit)) is found


def moving(**more):
    return {
        "formation": [rep("C705"), nat("C707")],
        "active": "republican",
        "act": ["rep-diez", *UNITS],
        **more,
    }


@pytest.mark.rule("barricadas", "3.4-a", "3.4-d", "3.4-j", "3.4-k", "8-a")
@pytest.mark.parametrize(
    ("token", "changed", "found"),
    [
        ("react legion-b1:AP", {}, None),
        ("react rep-infantry-h2:AP", {}, ("3.4-d", "not-yours")),
        ("react legion-a1:AP", {}, ("2.3-f", "no-piece")),
        ("react legion-b1:AP", {"routed": ["legion-b1"]}, ("3.4-k", "is-routed")),
        ("react legion-b1:AP", {"finished": ["legion-b1"]}, ("3.4-k", "is-finished")),
        (
            "react legion-b1:AP",
            {"at": {"nat-truck-x1": "C707"}, "load": {"legion-b1": "nat-truck-x1"}},
            ("3.4-k", "is-carried"),
        ),
        ("react legion-b1:AP", {"out": ["legion-b1"]}, ("3.4-j", "no-reaction")),
        ("react legion-b1:AT", {}, ("8-a", "no-factor")),
        (
            "react nat-37mm-at-x1:AT",
            {"at": {"nat-37mm-at-x1": "C707", "rep-t26b-x1": "C705"}, "reaction": ["nat-37mm-at-x1"]},
            ("3.4-a", "bystanders"),
        ),
    ],
)
def test_3_4_a_who_may_fire_at_those_who_act(token, changed, found):
    table = moving(**changed)
    m = play(situation(**table), "move rep-infantry-h1")
    assert m.asks[0].kind == "react"
    assert reason(m.why_not("nationalist", token)) == found
    assert (token in m.asks[0].options()) is (found is None)


@pytest.mark.rule("barricadas", "3.4-d", "9.2-a")
def test_9_2_a_those_under_assault_fire_defensively_instead():
    s = situation(**moving(waiting={"legion-a1": 0}))
    actor = [n("rep-infantry-h1")]
    where = h(s, "C705")

    def found(unit, without=-1):
        return reason(reaction.why_not_react(s, 1, where, actor, without, n(unit), "AP"))

    assert found("legion-a1") == ("3.4-d", "not-on-board")
    assert found("legion-b1", h(s, "C707")) == ("9.2-a", "fires-defensively")
    assert found("legion-b1", h(s, "C708")) is None
    assert reaction.reactors(s, 1, where, actor, h(s, "C707")) == []
    assert [PIECES[u].id for u, _ in reaction.reactors(s, 1, where, actor)] == NAT["units"]


@pytest.mark.rule("barricadas", "3.4-d", "3.4-j", "2.3-l", "8-d")
@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({}, NAT["units"]),
        ({"routed": ["legion-b1"]}, ["legion-b2", "legion-b3"]),
        ({"finished": ["legion-b1"]}, ["legion-b2", "legion-b3"]),
        ({"out": ["legion-b1"]}, ["legion-b2", "legion-b3"]),
        ({"out": ["legion-b1"], "reaction": ["legion-b1"]}, NAT["units"]),
        ({"acting": ["legion-b1"]}, ["legion-b2", "legion-b3"]),
        ({"formation": [rep("C705"), nat("C707", at={"legion-b1": "C710"})]}, ["legion-b2", "legion-b3"]),
        ({"formation": [rep("C705"), nat("C709")]}, NAT["units"]),
        ({"special": [["no_reaction", 1, [], 0, [], []]]}, []),
        ({"special": [["no_reaction", 0, [], 0, [], []]]}, NAT["units"]),
        ({"finished": NAT["units"]}, []),
    ],
)
def test_3_4_d_all_who_may_react_are_found(changed, found):
    s = situation(**{"formation": [rep("C705"), nat("C707")], **changed})
    got = reaction.reactors(s, 1, h(s, "C705"), [n("rep-infantry-h1")])
    assert [(PIECES[u].id, kind) for u, kind in got] == [(u, "AP") for u in found]


@pytest.mark.rule("barricadas", "3.4-a", "5.5-l")
def test_3_4_a_who_rides_is_fired_at_with_his_truck():
    s = situation(
        formation=[rep("C705", at={"rep-infantry-h2": "C706"})],
        at={"rep-truck-x1": "C705"},
        load={"rep-infantry-h1": "rep-truck-x1"},
    )
    actors = [n("rep-infantry-h1"), n("rep-infantry-h2"), n("rep-infantry-g1")]
    assert reaction.exposed(s, actors, h(s, "C705")) == [n("rep-truck-x1")]
    assert reaction.exposed(s, actors, h(s, "C706")) == [n("rep-infantry-h2")]


@pytest.mark.rule("barricadas", "3.4-a", "8-b", "7.1-b")
@pytest.mark.parametrize(
    ("unit", "attack", "actor", "changed", "found"),
    [
        ("nat-mmg-n1", "AT", "rep-unl35-x1", {"rep-unl35-x1": "C705"}, True),
        ("nat-mmg-n1", "AT", "rep-t26b-x1", {"rep-t26b-x1": "C705", "rep-unl35-x1": "C705"}, False),
        ("nat-37mm-at-x1", "AT", "rep-t26b-x1", {"rep-t26b-x1": "C705"}, True),
        ("nat-mmg-n1", "AP", "rep-infantry-h1", {}, True),
        ("nat-mmg-n1", "AP", "rep-diez", {}, True),
        ("nat-mmg-n1", "AP", "rep-t26b-x1", {"rep-t26b-x1": "C705"}, False),
    ],
)
def test_3_4_a_the_fire_must_concern_one_who_acts(unit, attack, actor, changed, found):
    s = situation(formation=[rep("C705")], at={"nat-mmg-n1": "C707", "nat-37mm-at-x1": "C707", **changed})
    assert reaction._affects(s, n(unit), attack, h(s, "C705"), [n(actor)]) is found


@pytest.mark.rule("barricadas", "3.4-e", "8-b")
@pytest.mark.parametrize(
    ("first", "unit", "attack", "changed", "found"),
    [
        ("legion-b1", "legion-b2", "AP", {}, None),
        ("legion-b1", "legion-b1", "AP", {}, ("3.4-e", "already")),
        ("legion-b1", "rep-infantry-h1", "AP", {}, ("3.4-e", "not-yours")),
        ("legion-b1", "legion-b2", "AP", {"at": {"legion-b2": "C708"}}, ("3.4-e", "not-stacked")),
        ("legion-b1", "legion-a1", "AP", {"at": {"legion-a1": "C707"}}, ("3.4-e", "not-stacked")),
        (
            "legion-a1",
            "legion-a2",
            "AP",
            {"at": {"legion-a1": "C707", "legion-a2": "C707"}},
            ("3.4-e", "not-stacked"),
        ),
        ("nat-mmg-n1", "nat-37mm-at-x1", "AT", {}, ("8-b", "mixed-guns")),
        ("nat-mmg-n1", "nat-37mm-at-x1", "AP", {}, None),
        ("nat-mmg-n1", "nat-mmg-n2", "AT", {}, None),
    ],
)
def test_3_4_e_who_may_react_together(first, unit, attack, changed, found):
    guns = {"officer": "nat-zanon", "units": ["nat-mmg-n1", "nat-mmg-n2", "nat-37mm-at-x1"], "hex": "C707"}
    s = situation(formation=[rep("C705"), nat("C707"), guns], **changed)
    assert reason(reaction._why_not_add(s, [n(first)], n(unit), attack)) == found


@pytest.mark.rule("barricadas", "3.4-e", "3.4-h", "3.4-i", "3.4-j", "3.4-f")
def test_3_4_j_who_is_not_marked_fires_at_half():
    table = moving(formation=[rep("C705"), nat("C707", at={"legion-b3": "C806"})], reaction=["legion-b1"])
    m = play(
        situation(**table),
        "move rep-infantry-h1",
        "react legion-b1:AP",
        "join legion-b2",
        rolls=((6, 6),),
    )
    s = m.state
    assert told(m, "fire", "ff", "firers") == [(6 + 3, ["legion-b1", "legion-b2"])]
    assert who(s.finished) == {"legion-b1", "legion-b2"}
    assert s.reaction == 0
    assert s.fired == 2
    assert s.fights == 1
    assert m.asks[0].kind == "react"  # the third may still fire by himself
    assert m.asks[0].options() == ["react legion-b3:AP", "hold", "hold-all"]
    m.answer("nationalist", "hold")
    assert m.asks[0].kind == "march"


@pytest.mark.rule("barricadas", "3.4-e", "3.4-a")
def test_3_4_e_those_who_join_are_judged_like_the_first():
    table = moving(finished=["legion-b3"], out=["legion-b2"])
    m = play(situation(**moving()), "move rep-infantry-h1", "react legion-b1:AP")
    assert m.asks[0].kind == "react-group"
    assert m.asks[0].options() == ["join legion-b2", "join legion-b3", "shoot"]
    assert reason(m.why_not("nationalist", "join legion-b1")) == ("3.4-e", "already")
    s = situation(**table)
    s.reaction = 1 << n("legion-b2")
    m = play(s, "move rep-infantry-h1", "react legion-b1:AP")
    assert m.asks[0].options() == ["join legion-b2", "shoot"]
    assert reason(m.why_not("nationalist", "join legion-b3")) == ("3.4-k", "is-finished")


@pytest.mark.rule("barricadas", "3.4-f")
def test_3_4_f_fire_held_for_a_hex_or_for_the_whole_move():
    m = play(situation(**moving()), "move rep-infantry-h1", "hold", "to C706")
    assert m.asks[0].kind == "react"
    m.answer("nationalist", "hold-all")
    m.answer("republican", "to C806")
    assert m.asks[0].kind == "march"
    assert m.state.march.held
    still = play(situation(**moving()), "prepare rep-infantry-h1")
    assert still.asks[0].kind == "react"
    assert "hold-all" not in still.asks[0].options()


@pytest.mark.rule("barricadas", "3.5-c", "3.3.1-f")
def test_3_5_c_it_holds_for_either_side():
    table = idle(
        active="nationalist", reaction=["rep-infantry-h1"], out=["rep-infantry-h1"], finished=["rep-diez"]
    )
    m = play(situation(**table), "pass")
    assert (m.asks[0].kind, m.asks[0].seat) == ("removal", "republican")
    other = play(situation(**{**table, "reaction": []}), "pass")
    assert (other.asks[0].kind, other.asks[0].seat) == ("activate", "republican")


@pytest.mark.rule("barricadas", "3.2-b")
@pytest.mark.parametrize(("again", "winner"), [((5, 2), 0), ((2, 5), 1)])
def test_3_2_b_a_tie_is_rolled_again(again, winner):
    s = situation(
        formation=[rep("C605"), nat("C612")],
        attacker="",
        initiative_modifier=[0, 0],
        agenda=[["initiative"], ["activation"]],
    )
    m = match(s, (3, 3), (4, 4), again)
    assert m.state.initiative == winner


@pytest.mark.rule("barricadas", "3-a", "3.1-d", "7.2-a")
def test_3_1_d_replacements_arrive_in_the_command_phase():
    lost = {"units": UNITS, "fallen": "rep-diez", "hex": "C605", "at": {"rep-infantry-h3": "C607"}}
    m = match(situation(formation=[lost, nat("C612")], turn=1, agenda=[["turn"]], phase="removal"))
    assert (m.asks[0].kind, m.state.phase) == ("replacement", "command")


@pytest.mark.rule("barricadas", "3.5-c")
def test_3_5_c_an_officer_who_would_lead_only_ready_units_does_not_count():
    table = idle(active="nationalist", reaction=UNITS, out=["rep-infantry-h1"])
    assert sequence.only_ready_left(situation(**table), 0) is True
    assert sequence.only_ready_left(situation(**{**table, "reaction": UNITS[:2]}), 0) is False


@pytest.mark.rule("barricadas", "7.3-a", "2.3-n")
def test_7_3_a_who_is_still_to_enter_coordinates_with_nobody():
    table = {
        "maps": ["B"],
        "formation": [
            rep("B502"),
            {**OTHER, "waiting": ["rep-pernia", *OTHER["units"]], "zone": 1},
            {"officer": "rep-soler", "units": ["rep-infantry-i1"], "hex": "B502"},
        ],
        "at": {"rep-camarada-ruiz": "B502"},
        "entry": [[["B501"], 1, "N"]],
        "active": "republican",
        "phase": "activation",
    }
    options = match(situation(**table)).asks[0].options()
    assert {t for t in options if t.startswith("coordinate")} == {
        "coordinate rep-diez rep-soler",
        "coordinate rep-soler rep-diez",
    }
    assert {"activate rep-pernia", "activate rep-camarada-ruiz"} <= set(options)
