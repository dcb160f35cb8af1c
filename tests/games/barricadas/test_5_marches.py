"""Chapter 5: who sets out, with whom, onto what, and where a march may go and end."""

from __future__ import annotations

import pytest

from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import marching, movement
from frente.games.barricadas.state import March

from .story import play, reason, told, who, why
from .table import REP, at, h, match, n, nat, rep, situation

UNITS = REP["units"]
ACTING = ["rep-diez", *UNITS]
PLAIN = {"active": "republican", "act": ACTING}


def column(hex_="C705", also=(), **more):
    return {"formation": [rep(hex_)], "active": "republican", "act": [*ACTING, *also], **more}


TRUCK = {"at": {"rep-truck-x1": "C705"}}
GUN = {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-75mm-x1"]}
TANK = {"officer": "rep-arman", "units": ["rep-t26b-x1"]}


# --- who sets out ---------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "3.3.2-a", "3.3.2-j", "5.2-l", "5.6-n", "5.8-a", "13.6-k", "10.3.1-a")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-infantry-h1", {}, None),
        ("rep-diez", {}, None),
        ("rep-infantry-h1", {"routed": ["rep-infantry-h1"]}, ("10.3.1-a", "is-routed")),
        ("rep-infantry-h1", {"act": ["rep-diez"]}, ("3.3.2-a", "not-acting")),
        ("rep-infantry-h1", {"spent": {"rep-infantry-h1": 2}}, None),  # it got off a truck
        (
            "rep-infantry-h1",
            {**TRUCK, "load": {"rep-infantry-h1": "rep-truck-x1"}, "spent": {"rep-infantry-h1": 2}},
            ("3.3.2-a", "has-moved"),
        ),
        ("rep-infantry-h1", {**TRUCK, "load": {"rep-infantry-h1": "rep-truck-x1"}}, None),
        ("rep-horses-x1", {"at": {"rep-horses-x1": "C705"}, "also": ["rep-horses-x1"]}, ("5.6-n", "horses")),
        (
            "rep-75mm-x1",
            {"formation": [{**GUN, "hex": "C705"}], "also": ["rep-75mm-x1"]},
            None,
        ),
        (
            "rep-75mm-x1",
            {
                "formation": [{**GUN, "hex": "C705"}],
                "also": ["rep-75mm-x1"],
                "forts": {"C705": ["republican", 4, 0]},
                "inside": ["rep-75mm-x1"],
            },
            ("13.6-k", "gun-inside"),
        ),
        (
            "rep-75mm-x1",
            {
                "formation": [{**GUN, "hex": "C705"}],
                "also": ["rep-75mm-x1"],
                "forts": {"C705": ["republican", 4, 0]},
            },
            None,
        ),
        (
            "rep-75mm-x1",
            {
                "formation": [{**GUN, "hex": "C705"}],
                "also": ["rep-75mm-x1"],
                "trenches": ["C705"],
                "inside": ["rep-75mm-x1"],
            },
            None,
        ),
        (
            "rep-infantry-h1",
            {"forts": {"C705": ["republican", 4, 0]}, "inside": ["rep-infantry-h1"]},
            None,
        ),
    ],
)
def test_3_3_2_j_who_may_set_out(unit, changed, found):
    assert why(f"move {unit}", **column(**changed)) == found


@pytest.mark.rule("barricadas", "5.2-l")
def test_5_2_l_a_tank_officer_moves_with_his_tank():
    table = {"formation": [{**TANK, "hex": "C705"}], "active": "republican"}
    assert why("move rep-arman", **table, act=["rep-arman", "rep-t26b-x1"]) == ("5.2-l", "rides-afv")
    assert why("move rep-t26b-x1", **table, act=["rep-arman", "rep-t26b-x1"]) is None


@pytest.mark.rule("barricadas", "5.8-a")
@pytest.mark.parametrize(
    ("unit", "officer", "dark", "found"),
    [
        ("rep-infantry-h1", "C705", True, None),
        ("rep-infantry-h1", "C706", True, None),
        ("rep-infantry-h1", "C707", True, ("5.8-a", "dark")),
        ("rep-infantry-h1", "C707", False, None),
        ("rep-diez", "C707", True, None),
    ],
)
def test_5_8_a_in_the_dark_an_officer_must_be_near(unit, officer, dark, found):
    effects = [{"key": "rule_5_8_applies", "turns": [2]}] if dark else []
    table = column(
        at={"rep-diez": officer, "rep-camarada-ruiz": "C705", "nat-vazquez": "C705"}, effects=effects
    )
    s = situation(**table)
    assert reason(marching.why_not_move(s, n(unit), "move")) == found


@pytest.mark.rule("barricadas", "5.8-a")
def test_5_8_a_who_waits_to_enter_needs_no_officer_near():
    s = situation(**column())
    assert movement.near_officer(s, n("rep-infantry-g1"))  # it is off the board


@pytest.mark.rule("barricadas", "5.3-a", "5.3-b", "5.3-c", "2.3-l", "3.3.2-a", "2.3-n")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-infantry-h1", {}, None),
        ("rep-infantry-h1", {"spent": {"rep-infantry-h1": 0}}, ("3.3.2-a", "has-moved")),
        (
            "rep-infantry-h1",
            {**TRUCK, "load": {"rep-infantry-h1": "rep-truck-x1"}},
            ("5.3-a", "not-foot"),
        ),
        ("rep-truck-x1", {**TRUCK, "also": ["rep-truck-x1"]}, ("5.3-a", "not-foot")),
        ("rep-infantry-h1", {"doubled_before": ["rep-infantry-h1"]}, ("5.3-c", "doubled-before")),
        ("rep-infantry-h1", {"doubled_before": ["rep-infantry-h2"]}, None),
        (
            "rep-infantry-h1",
            {"effects": [{"key": "no_double_time", "side": "republican"}]},
            ("2.3-l", "no-double"),
        ),
        ("rep-infantry-h1", {"effects": [{"key": "no_double_time", "side": "nationalist"}]}, None),
        ("rep-infantry-h1", {"at": {"legion-b1": "C706"}}, ("5.3-b", "double-near-enemy")),
        ("rep-infantry-h1", {"at": {"legion-b1": "C707"}}, None),
        ("rep-infantry-h1", {"at": {"nat-vazquez": "C706", "nat-horses-x1": "C706"}}, None),
        ("rep-infantry-h1", {"at": {"rep-infantry-g1": "C706"}}, None),
    ],
)
def test_5_3_who_may_go_at_double_time(unit, changed, found):
    assert why(f"double {unit}", **column(**changed)) == found


def entering(turn=1, **more):
    """A formation that waits behind B501 and B601, to come in from a turn on."""
    waiting = {"officer": "rep-diez", "units": UNITS, "waiting": ["rep-diez", *UNITS], "zone": 1}
    return {
        "maps": ["B"],
        "formation": [waiting],
        "entry": [[["B501", "B601"], turn, "N"]],
        "active": "republican",
        "act": ACTING,
        **more,
    }


@pytest.mark.rule("barricadas", "2.3-n")
@pytest.mark.parametrize("verb", ["move", "double"])
@pytest.mark.parametrize(("turn", "found"), [(2, None), (3, ("2.3-n", "no-entry"))])
def test_2_3_n_who_is_not_due_does_not_enter(verb, turn, found):
    s = situation(**entering(turn))
    assert reason(marching.why_not_move(s, n("rep-infantry-h1"), verb)) == found


# --- together -------------------------------------------------------------------------------------
OTHER = {"officer": "rep-pernia", "units": ["rep-infantry-g1"]}


@pytest.mark.rule("barricadas", "5.2-h", "5.2-l", "5.5-b", "13.6-k")
@pytest.mark.parametrize(
    ("unit", "before", "changed", "found"),
    [
        ("rep-infantry-h2", (), {}, None),
        ("rep-diez", (), {}, None),
        ("rep-infantry-h1", (), {}, ("5.2-h", "already")),
        ("rep-infantry-h2", ("with rep-infantry-h2",), {}, ("5.2-h", "already")),
        ("rep-infantry-h2", ("to C706",), {}, ("5.2-h", "under-way")),
        (
            "rep-infantry-h2",
            (),
            {"formation": [rep("C705", at={"rep-infantry-h2": "C706"})]},
            ("5.2-h", "not-stacked"),
        ),
        (
            "rep-infantry-h2",
            (),
            {**TRUCK, "load": {"rep-infantry-h2": "rep-truck-x1"}},
            ("5.5-b", "is-carried"),
        ),
        ("rep-infantry-h2", (), {"act": ["rep-diez", "rep-infantry-h1"]}, ("3.3.2-a", "not-acting")),
        (
            "rep-infantry-g1",
            (),
            {"formation": [rep("C705"), {**OTHER, "hex": "C705"}], "also": ["rep-infantry-g1"]},
            ("5.2-h", "other-formation"),
        ),
        (
            "rep-pernia",
            (),
            {"formation": [rep("C705"), {**OTHER, "hex": "C705"}], "also": ["rep-pernia"]},
            None,
        ),
        (
            "rep-infantry-h2",
            (),
            {"forts": {"C705": ["republican", 4, 0]}, "inside": ["rep-infantry-h2"]},
            ("13.6-k", "inside"),
        ),
        (
            "rep-infantry-h2",
            (),
            {"trenches": ["C705"], "inside": ["rep-infantry-h2"]},
            None,
        ),
        ("legion-b1", (), {"formation": [rep("C705"), nat("C714")]}, ("5.2-h", "not-yours")),
    ],
)
def test_5_2_h_who_may_march_along(unit, before, changed, found):
    assert why(f"with {unit}", "move rep-infantry-h1", *before, **column(**changed)) == found


@pytest.mark.rule("barricadas", "5.2-h")
def test_5_2_h_an_officer_who_leads_takes_one_formation_along():
    table = column(formation=[rep("C705"), {**OTHER, "hex": "C705"}], also=["rep-infantry-g1", "rep-pernia"])
    assert why("with rep-infantry-g1", "move rep-diez", **table) is None
    assert why("with rep-infantry-h1", "move rep-diez", "with rep-infantry-g1", **table) == (
        "5.2-h",
        "other-formation",
    )


@pytest.mark.rule("barricadas", "5.2-h", "2.3-n")
def test_2_3_n_who_waits_marches_in_with_those_of_his_zone():
    assert why("with rep-infantry-h2", "move rep-infantry-h1", **entering()) is None
    apart = entering(
        at={"rep-infantry-h3": "B501"},
        waiting={"rep-infantry-h2": 2},
        entry=[[["B501", "B601"], 1, "N"], [["B501"], 1, "N"]],
    )
    assert why("with rep-infantry-h2", "move rep-infantry-h1", **apart) == ("2.3-n", "not-stacked")
    assert why("with rep-infantry-h3", "move rep-infantry-h1", **apart) == ("5.2-h", "not-stacked")


@pytest.mark.rule("barricadas", "5.2-h", "5.2-l", "5.3-a", "3.3.2-j")
@pytest.mark.parametrize(("verb", "limits"), [("move", (8, 6, 10)), ("double", (14, 12, 16))])
def test_5_2_h_a_column_has_the_points_of_each(verb, limits):
    units = ["rep-infantry-h1", "rep-mmg-x1"]
    table = {
        "formation": [{"officer": "rep-diez", "units": units, "hex": "C704"}],
        "works": {"rep-mmg-x1": ["position", "C704", 1], "rep-infantry-h1": ["position", "C704", 1]},
        "risky": units,
        "active": "republican",
        "act": ["rep-diez", *units],
    }
    m = play(situation(**table), f"{verb} rep-infantry-h1", "with rep-mmg-x1", "with rep-diez")
    s = m.state
    assert s.march.limits == limits
    assert s.march.spent == (0, 0, 0)
    assert who(s.moved) == {"rep-infantry-h1", "rep-mmg-x1", "rep-diez"}
    assert who(s.doubled) == (who(s.moved) if verb == "double" else set())
    assert s.works == {}
    assert s.risky == 0
    assert {PIECES[u].id: at(s, PIECES[u].id) for u in s.began} == {
        "rep-infantry-h1": "C704",
        "rep-mmg-x1": "C704",
        "rep-diez": "C704",
    }
    assert m.asks[0].about["left"] == ("3" if verb == "move" else "6")


@pytest.mark.rule("barricadas", "5.6-g")
def test_5_6_g_a_squadron_charges_with_half_as_many_points_again():
    s = situation(
        ["B"],
        formation=[
            {"officer": "nat-monasterio", "units": ["moor-cavalry-ca1", "moor-cavalry-ca2"], "hex": "B1102"},
            rep("B1107"),
        ],
        at={"nat-horses-x1": "B1102", "nat-horses-x2": "B1102"},
        load={"moor-cavalry-ca1": "nat-horses-x1", "moor-cavalry-ca2": "nat-horses-x2"},
        active="nationalist",
        act=["nat-monasterio", "moor-cavalry-ca1", "moor-cavalry-ca2"],
        finished=UNITS,
    )
    m = play(s, "charge moor-cavalry-ca1", "with moor-cavalry-ca2")
    assert m.state.march.limits == (24, 24)
    assert who(m.state.charged) == {"moor-cavalry-ca1", "moor-cavalry-ca2"}


# --- onto transports and horses -------------------------------------------------------------------
RIDES = {"rep-truck-x1": "C705", "rep-horses-x1": "C705", "rep-cavalry-cr1": "C705"}


@pytest.mark.rule("barricadas", "5.5-i", "5.5-j", "5.6-a", "5.6-e", "5.5-a", "5.5-c")
@pytest.mark.parametrize(
    ("token", "before", "changed", "found"),
    [
        ("rep-truck-x1", ("move rep-infantry-h1",), {}, None),
        ("rep-truck-x1", ("move rep-diez",), {}, None),
        ("rep-truck-x1", ("double rep-infantry-h1",), {}, ("5.5-i", "not-so-fast")),
        ("rep-truck-x1", ("move rep-infantry-h1", "with rep-infantry-h2"), {}, ("5.5-i", "one-by-one")),
        ("rep-truck-x1", ("move rep-infantry-h1", "to C706"), {}, ("5.5-i", "not-same-hex")),
        ("nat-truck-x1", ("move rep-infantry-h1",), {"at": {"nat-truck-x1": "C714"}}, ("5.5-i", "not-yours")),
        ("rep-horses-x1", ("move rep-infantry-h1",), {}, ("5.6-e", "cavalry-only")),
        ("rep-horses-x1", ("move rep-cavalry-cr1",), {}, None),
        (
            "rep-horses-x1",
            ("move rep-cavalry-cr1",),
            {"at": {**RIDES, "rep-cavalry-cr2": "C705"}, "load": {"rep-cavalry-cr2": "rep-horses-x1"}},
            ("5.6-e", "horses-taken"),
        ),
        (
            "rep-truck-x1",
            ("move rep-cavalry-cr1",),
            {"load": {"rep-cavalry-cr1": "rep-horses-x1"}},
            ("5.5-i", "not-same-hex"),
        ),
        (
            "rep-truck-x1",
            ("move rep-75mm-x1",),
            {"at": {**RIDES, "rep-75mm-x1": "C705"}, "also": ["rep-75mm-x1"]},
            ("5.5-j", "limber"),
        ),
        (
            "rep-truck-x1",
            ("move rep-infantry-h1",),
            {"lost": {"rep-truck-x1": 1}},
            ("5.5-c", "transport-full"),
        ),
        ("rep-truck-x1", ("move rep-infantry-h1",), {"finished": ["rep-truck-x1"]}, ("5.5-a", "is-finished")),
        ("rep-truck-x1", ("move rep-infantry-h1",), {"routed": ["rep-truck-x1"]}, ("5.5-a", "is-finished")),
        ("rep-truck-x1", ("move rep-infantry-h1",), {"spent": {"rep-infantry-h1": 6}}, None),
        (
            "rep-truck-x1",
            ("move rep-infantry-h1",),
            {"spent": {"rep-infantry-h1": 7}},
            ("5.5-i", "no-points"),
        ),
        ("rep-truck-x1", ("move rep-diez",), {"spent": {"rep-diez": 10}}, None),
        ("rep-truck-x1", ("move rep-infantry-h1",), {"spent": {"rep-truck-x1": 14}}, None),
        ("rep-truck-x1", ("move rep-infantry-h1",), {"spent": {"rep-truck-x1": 15}}, ("5.5-i", "no-points")),
        ("rep-horses-x1", ("move rep-cavalry-cr1",), {"spent": {"rep-cavalry-cr1": 6}}, None),
        (
            "rep-horses-x1",
            ("move rep-cavalry-cr1",),
            {"spent": {"rep-cavalry-cr1": 7}},
            ("5.6-a", "no-points"),
        ),
    ],
)
def test_5_5_i_who_may_mount_what(token, before, changed, found):
    table = column(**{"at": RIDES, "also": ["rep-cavalry-cr1"], **changed})
    assert why(f"mount {token}", *before, **table) == found


@pytest.mark.rule("barricadas", "5.5-i", "5.6-a", "5.6-n")
def test_5_5_i_the_points_after_mounting():
    table = column(at=RIDES, also=["rep-cavalry-cr1"], spent={"rep-truck-x1": 4, "rep-infantry-h1": 2})
    s = play(situation(**table), "move rep-infantry-h1", "mount rep-truck-x1").state
    assert (s.march.units, s.march.spent, s.march.limits) == ((n("rep-truck-x1"),), (10,), (20,))
    assert s.march.roads is False
    assert s.load == {n("rep-infantry-h1"): n("rep-truck-x1")}
    assert s.spent[n("rep-infantry-h1")] == 4
    assert who(s.moved) == {"rep-infantry-h1", "rep-truck-x1"}
    s = play(
        situation(**column(at=RIDES, also=["rep-cavalry-cr1"])), "move rep-cavalry-cr1", "mount rep-horses-x1"
    ).state
    assert (s.march.units, s.march.spent, s.march.limits) == ((n("rep-cavalry-cr1"),), (6,), (16,))
    assert s.march.roads is False
    assert s.load == {n("rep-cavalry-cr1"): n("rep-horses-x1")}


LOADED = {"at": {"rep-truck-x1": "C705"}, "load": {"rep-infantry-h1": "rep-truck-x1"}}
RIDER = {
    "at": {"rep-horses-x1": "C705", "rep-cavalry-cr1": "C705"},
    "load": {"rep-cavalry-cr1": "rep-horses-x1"},
    "also": ["rep-cavalry-cr1"],
}
FULL = {"rep-infantry-g1": "C706", "rep-infantry-g2": "C706", "rep-infantry-g3": "C706"}


@pytest.mark.rule("barricadas", "5.5-i", "5.5-j", "5.6-a", "4-a", "12.9.1-c")
@pytest.mark.parametrize(
    ("before", "changed", "found"),
    [
        (("move rep-infantry-h1",), LOADED, None),
        (("move rep-cavalry-cr1",), RIDER, None),
        (("move rep-infantry-h1",), {}, ("5.5-i", "nothing-carried")),
        (("move rep-truck-x1",), {**TRUCK, "also": ["rep-truck-x1"]}, ("5.5-i", "nothing-carried")),
        (("move rep-infantry-h2", "with rep-infantry-h3"), LOADED, ("5.5-i", "one-by-one")),
        (("double rep-infantry-h2",), LOADED, ("5.5-i", "one-by-one")),
        (("move rep-cavalry-cr1",), {**RIDER, "spent": {"rep-cavalry-cr1": 10}}, None),
        (("move rep-cavalry-cr1",), {**RIDER, "spent": {"rep-cavalry-cr1": 11}}, ("5.6-a", "no-points")),
        (("move rep-infantry-h1", "mount rep-truck-x1"), {**TRUCK, "spent": {"rep-infantry-h1": 4}}, None),
        (
            ("move rep-infantry-h1", "mount rep-truck-x1"),
            {**TRUCK, "spent": {"rep-infantry-h1": 5}},
            ("5.5-i", "no-points"),
        ),
        (("move rep-infantry-h1",), {**LOADED, "spent": {"rep-truck-x1": 14}}, None),
        (("move rep-infantry-h1",), {**LOADED, "spent": {"rep-truck-x1": 15}}, ("5.5-i", "no-points")),
        (
            ("move rep-75mm-x1",),
            {
                "formation": [{**GUN, "hex": "C705"}],
                "at": {"rep-truck-x1": "C705"},
                "load": {"rep-75mm-x1": "rep-truck-x1"},
                "also": ["rep-75mm-x1"],
            },
            ("5.5-j", "unlimber"),
        ),
        (
            ("move rep-infantry-h1", "to C706"),
            {**LOADED, "at": {**LOADED["at"], **FULL}},
            ("4-a", "overstacked"),
        ),
        (
            ("move rep-infantry-h1", "to C706"),
            {**LOADED, "at": {**LOADED["at"], "rep-infantry-g1": "C706", "rep-infantry-g2": "C706"}},
            None,
        ),
    ],
)
def test_5_5_i_who_may_get_off(before, changed, found):
    assert why("dismount", *before, **column(**changed)) == found


@pytest.mark.rule("barricadas", "5.5-h", "5.5-i", "5.6-a", "5.5-a", "15-s")
def test_5_5_h_what_getting_off_costs():
    table = column(formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "C705"}], **LOADED)
    table["load"] = {"rep-infantry-h1": "rep-truck-x1", "rep-diez": "rep-truck-x1"}
    table["act"] = ["rep-infantry-h1"]
    s = play(situation(**table), "move rep-infantry-h1", "to C706", "dismount").state
    assert s.load == {}
    assert s.march.spent == (2 + 6,)  # a point for the trail, three for getting off
    assert s.march.roads is False
    assert s.spent == {n("rep-infantry-h1"): 2, n("rep-diez"): 2}
    assert {x: s.began[x] for x in (n("rep-infantry-h1"), n("rep-diez"))} == {
        n("rep-infantry-h1"): h(s, "C705"),
        n("rep-diez"): h(s, "C705"),
    }
    assert who(s.finished) == {"rep-diez"}  # he was not to act
    assert s.control[0] >> h(s, "C706") & 1
    s = play(situation(**column(**RIDER)), "move rep-cavalry-cr1", "to C706", "dismount").state
    assert (s.march.spent, s.march.limits, s.march.roads) == ((4,), (8,), False)
    assert s.load == {}
    late = column(**{**RIDER, "spent": {"rep-cavalry-cr1": 9}})
    s = play(situation(**late), "move rep-cavalry-cr1", "dismount").state
    assert (s.march.spent, s.march.limits) == ((8,), (8,))  # nothing is left on foot


GUNNERS = {
    "formation": [{**GUN, "hex": "C705"}],
    "at": {"rep-truck-x1": "C705"},
    "load": {"rep-75mm-x1": "rep-truck-x1"},
    "also": ["rep-75mm-x1"],
}


@pytest.mark.rule("barricadas", "5.5-j", "4-a")
@pytest.mark.parametrize(
    ("before", "changed", "found"),
    [
        (("move rep-75mm-x1",), GUNNERS, None),
        (("move rep-75mm-x1",), {**GUNNERS, "spent": {"rep-truck-x1": 10}}, None),
        (("move rep-75mm-x1",), {**GUNNERS, "spent": {"rep-truck-x1": 11}}, ("5.5-j", "no-points")),
        (("move rep-infantry-h1",), GUNNERS, ("5.5-j", "nothing-carried")),
        (("move rep-infantry-h1",), LOADED, ("5.5-j", "nothing-carried")),
        (("move rep-infantry-h1", "with rep-diez"), GUNNERS, ("5.5-j", "nothing-carried")),
        (("move rep-75mm-x1", "with rep-diez"), GUNNERS, ("5.5-j", "nothing-carried")),
        (
            ("move rep-75mm-x1", "to C706"),
            {**GUNNERS, "at": {**GUNNERS["at"], "rep-infantry-g1": "C706", "rep-infantry-g2": "C706"}},
            None,
        ),
        (
            ("move rep-75mm-x1", "to C706"),
            {**GUNNERS, "at": {**GUNNERS["at"], **FULL}},
            ("4-a", "overstacked"),
        ),
    ],
)
def test_5_5_j_when_a_gun_is_unlimbered(before, changed, found):
    assert why("unlimber", *before, **column(**changed)) == found


@pytest.mark.rule("barricadas", "5.5-j")
def test_5_5_j_an_unlimbered_gun_is_finished_and_the_truck_goes_on():
    m = play(situation(**column(**GUNNERS)), "move rep-75mm-x1", "unlimber")
    s = m.state
    assert s.load == {}
    assert (s.march.units, s.march.spent, s.march.roads) == ((n("rep-truck-x1"),), (10,), False)
    assert who(s.finished) == {"rep-75mm-x1"}
    m.answer("republican", "to C706")
    assert at(s, "rep-75mm-x1") == "C705"


@pytest.mark.rule("barricadas", "5.5-j", "5.5-i", "12.9.1-c")
@pytest.mark.parametrize(("load", "token"), [("rep-75mm-x1", "unlimber"), ("rep-infantry-h1", "dismount")])
def test_12_9_1_c_nobody_gets_off_in_the_river(load, token):
    table = column(
        maps=["D"],
        formation=[{**GUN, "hex": "D1205"}],
        at={"rep-truck-x1": "D1205"},
        load={load: "rep-truck-x1"},
        also=["rep-75mm-x1"],
    )
    assert why(token, f"move {load}", "to D1104", **table, river="minor") == ("12.9.1-c", "river-stay")
    assert why(token, f"move {load}", "to D1104", **table, river="none") is None


# --- what a transport takes -----------------------------------------------------------------------
@pytest.mark.rule("barricadas", "5.5-c", "5.5-d", "5.5-e")
@pytest.mark.parametrize(
    ("ride", "unit", "loads", "lost", "found"),
    [
        ("rep-truck-x1", "rep-infantry-h1", (), {}, None),
        ("rep-truck-x1", "rep-75mm-x1", (), {}, None),
        ("rep-truck-x1", "rep-diez", ("rep-infantry-h1",), {}, None),
        ("rep-truck-x1", "legion-b1", (), {}, ("5.5-c", "no-transport")),
        ("rep-t26b-x1", "rep-infantry-h1", (), {}, ("5.5-c", "no-transport")),
        ("rep-truck-x1", "rep-t26b-x1", (), {}, ("5.5-c", "not-carried")),
        ("rep-truck-x1", "rep-ba6-x1", (), {}, ("5.5-c", "not-carried")),
        ("rep-truck-x1", "rep-truck-x2", (), {}, ("5.5-c", "not-carried")),
        ("rep-truck-x1", "rep-horses-x1", (), {}, ("5.5-c", "not-carried")),
        ("rep-truck-x1", "rep-cavalry-cr1", (), {}, ("5.5-c", "not-carried")),
        ("rep-truck-x1", "rep-cavalry-cr2", (), {}, None),
        ("rep-truck-x1", "rep-75mm-x1", ("rep-infantry-h1",), {}, ("5.5-e", "carry-and-tow")),
        ("rep-truck-x1", "rep-infantry-h1", ("rep-75mm-x1",), {}, ("5.5-e", "carry-and-tow")),
        ("rep-truck-x1", "rep-infantry-h1", ("rep-diez",), {}, None),
        ("rep-truck-x1", "rep-infantry-h1", ("rep-infantry-h2",), {}, ("5.5-c", "transport-full")),
        (
            "rep-truck-x1",
            "rep-infantry-h1",
            ("rep-infantry-h2",),
            {"rep-infantry-h1": 1, "rep-infantry-h2": 1},
            ("5.5-c", "transport-full"),
        ),
        (
            "rep-truck-x1",
            "rep-infantry-h1",
            ("rep-infantry-h2",),
            {"rep-infantry-h1": 2, "rep-infantry-h2": 1},
            None,
        ),
        ("rep-truck-x1", "rep-infantry-h1", (), {"rep-truck-x1": 1}, ("5.5-c", "transport-full")),
        ("rep-truck-x1", "rep-infantry-h1", (), {"rep-truck-x1": 1, "rep-infantry-h1": 1}, None),
    ],
)
def test_5_5_c_what_a_transport_takes(ride, unit, loads, lost, found):
    s = situation(load={"rep-cavalry-cr1": "rep-horses-x1", **dict.fromkeys(loads, ride)}, lost=lost)
    assert reason(movement.may_carry(s, n(ride), n(unit))) == found


# --- entering and leaving the board ---------------------------------------------------------------
@pytest.mark.rule("barricadas", "2.3-n", "5.3-b", "5.2-a", "4-a")
@pytest.mark.parametrize(
    ("hex_", "verb", "changed", "found"),
    [
        ("B501", "move", {}, None),
        ("B601", "move", {}, None),
        ("B502", "move", {}, ("2.3-n", "not-entry")),
        ("B501", "double", {"at": {"legion-b1": "B502"}}, ("5.3-b", "double-near-enemy")),
        ("B501", "move", {"at": {"legion-b1": "B502"}}, None),
        ("B501", "double", {"at": {"legion-b1": "B503"}}, None),
        (
            "B501",
            "move",
            {"at": {"rep-infantry-g1": "B501", "rep-infantry-g2": "B501", "rep-infantry-g3": "B501"}},
            ("4-a", "overstacked"),
        ),
    ],
)
def test_2_3_n_where_a_march_enters(hex_, verb, changed, found):
    assert why(f"to {hex_}", f"{verb} rep-infantry-h1", **entering(**changed)) == found


@pytest.mark.rule("barricadas", "2.3-n", "5.2-h")
def test_2_3_n_a_column_comes_in_and_goes_on():
    m = play(
        situation(**entering()), "move rep-infantry-h1", "with rep-infantry-h2", "with rep-diez", "to B501"
    )
    s = m.state
    assert s.march.spent == (2, 2, 2)
    assert (s.march.entered, s.march.roads) == (1, False)
    assert {at(s, u) for u in ("rep-infantry-h1", "rep-infantry-h2", "rep-diez")} == {"B501"}
    assert {s.began[n(u)] for u in ("rep-infantry-h1", "rep-diez")} == {h(s, "B501")}
    m.answer("republican", "to B502")
    m.answer("republican", "stop")
    assert s.spent == {n("rep-infantry-h1"): 4, n("rep-infantry-h2"): 4, n("rep-diez"): 2}
    assert who(s.finished) == {"rep-infantry-h1", "rep-infantry-h2", "rep-diez"}
    assert s.march is None


@pytest.mark.rule("barricadas", "2.3-n")
def test_2_3_n_who_stays_away_may_come_later():
    m = play(situation(**entering()), "move rep-infantry-h1", "stop")
    assert at(m.state, "rep-infantry-h1") == ""
    assert who(m.state.finished) == {"rep-infantry-h1"}


EXIT = [
    {
        "key": "exit_for_vp",
        "side": "republican",
        "edge": "S",
        "unit_types": ["rep-t26b", "rep-infantry"],
        "vp": 2,
    }
]


@pytest.mark.rule("barricadas", "2.3-o", "2.3-l")
@pytest.mark.parametrize(
    ("hex_", "before", "changed", "found"),
    [
        ("C715", ("move rep-infantry-h1",), {"effects": EXIT}, None),
        ("C715", ("move rep-infantry-h1",), {}, ("2.3-o", "no-exit")),
        ("C714", ("move rep-infantry-h1",), {"effects": EXIT}, ("2.3-o", "no-exit")),
        ("C715", ("move rep-diez",), {"effects": EXIT}, ("2.3-o", "no-exit")),
        ("C715", ("move rep-infantry-h1", "with rep-diez"), {"effects": EXIT}, ("2.3-o", "no-exit")),
        (
            "C715",
            ("move rep-infantry-h1",),
            {"effects": [{**EXIT[0], "side": "nationalist"}]},
            ("2.3-o", "no-exit"),
        ),
        ("C715", ("move rep-infantry-h1",), {"effects": EXIT, "spent": {"rep-infantry-h1": 6}}, None),
        (
            "C715",
            ("move rep-infantry-h1",),
            {"effects": EXIT, "spent": {"rep-infantry-h1": 7}},
            ("2.3-o", "no-points"),
        ),
    ],
)
def test_2_3_o_who_may_leave_by_the_edge(hex_, before, changed, found):
    assert why("exit", *before, **column(hex_, **changed)) == found


@pytest.mark.rule("barricadas", "2.3-o")
@pytest.mark.parametrize(("side", "vp"), [("republican", (3, 0)), ("nationalist", (1, 2))])
def test_2_3_o_units_that_leave_bring_points(side, vp):
    kinds = ["rep-t26b", "nat-pz1a", "rep-truck"]
    tank = {"republican": TANK, "nationalist": {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1"]}}[side]
    s = situation(
        formation=[{**tank, "hex": "C715"}],
        active=side,
        act=[tank["officer"], *tank["units"]],
        vp=[1, 0],
        effects=[{"key": "exit_for_vp", "side": side, "edge": "S", "unit_types": kinds, "vp": 2}],
    )
    m = play(s, f"move {tank['units'][0]}", "exit")
    assert m.state.vp == vp
    assert who(m.state.left) == {tank["officer"], *tank["units"]}
    assert m.state.at == {}
    assert m.state.march is None
    assert told(m, "left-board", "unit") == tank["units"]  # the officer counts for nothing


# --- a hex entered --------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "11-d", "11-a")
def test_11_d_mines_attack_on_column_6_with_the_risk():
    m = play(
        situation(**column(mines=["C706"])),
        "move rep-infantry-h1",
        "with rep-diez",
        "to C706",
        rolls=((1, 2),),
    )
    s = m.state
    fired = told(m, "fire", "attack", "ff", "column", "modifier", "divisor", "hits")
    assert fired == [("ART", 6, 6, -1, 2, 2)]
    assert s.lost == {n("rep-infantry-h1"): 2}
    assert who(s.risky) == {"rep-infantry-h1", "rep-diez"}


@pytest.mark.rule("barricadas", "13.6-f", "5.6-n", "13.1.1-e", "15-s", "13.2-d")
def test_13_6_f_who_enters_takes_what_the_enemy_left():
    s = situation(
        **column(
            at={"nat-horses-x1": "C706", "rep-horses-x1": "C706"},
            forts={"C706": ["nationalist", 4, 0], "C707": ["republican", 4, 0]},
            positions={"C705": "republican"},
        )
    )
    m = play(s, "move rep-infantry-h1", "with rep-infantry-h2", "with rep-infantry-h3", "to C706")
    s = m.state
    assert set(s.forts) == {h(s, "C707")}
    assert who(s.gone) == {"nat-horses-x1"}
    assert s.positions == {}
    assert s.control[0] >> h(s, "C706") & 1
    assert told(m, "fort-gone", "hex") == ["C706"]
    m.answer("republican", "to C707")
    assert set(s.forts) == {h(s, "C707")}


@pytest.mark.rule("barricadas", "13.6-f")
def test_13_6_f_an_officer_alone_takes_no_fortification():
    m = play(situation(**column(forts={"C706": ["nationalist", 4, 0]})), "move rep-diez", "to C706")
    assert set(m.state.forts) == {h(m.state, "C706")}


@pytest.mark.rule("barricadas", "5.5-b", "5.5-h", "5.2-l")
def test_5_5_b_a_ride_uses_up_the_action_of_those_who_ride():
    table = column(formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "C705"}], **LOADED)
    s = play(situation(**table), "move rep-infantry-h1", "to C706", "stop").state
    assert who(s.finished) == {"rep-truck-x1", "rep-infantry-h1"}
    assert s.spent == {n("rep-truck-x1"): 2, n("rep-infantry-h1"): 16}
    tank = {
        "formation": [{**TANK, "hex": "C705"}],
        "active": "republican",
        "act": ["rep-arman", "rep-t26b-x1"],
    }
    s = play(situation(**tank), "move rep-t26b-x1", "to C706").state
    marching._end(s)
    assert who(s.finished) == {"rep-t26b-x1"}  # the officer in his tank may still act
    assert s.spent == {n("rep-t26b-x1"): 2, n("rep-arman"): 0}


# --- trenches and fortifications ------------------------------------------------------------------
@pytest.mark.rule("barricadas", "13.5-b", "13.5-d", "13.6-e", "13.6-k")
@pytest.mark.parametrize(
    ("before", "changed", "found"),
    [
        (("move rep-infantry-h1",), {"trenches": ["C705"]}, None),
        (("move rep-infantry-h1",), {"forts": {"C705": ["republican", 4, 0]}}, None),
        (("move rep-infantry-h1",), {}, ("13.5-d", "no-shelter")),
        (("move rep-infantry-h1",), {"trenches": ["C706"]}, ("13.5-d", "no-shelter")),
        (("move rep-infantry-h1",), {"forts": {"C705": ["nationalist", 4, 0]}}, ("13.5-d", "no-shelter")),
        (
            ("move rep-infantry-h1",),
            {"trenches": ["C705"], "inside": ["rep-infantry-h1"]},
            ("13.5-d", "already"),
        ),
        (
            ("move rep-infantry-h1",),
            {"forts": {"C705": ["republican", 4, 0]}, "inside": ["rep-infantry-h1"]},
            ("13.6-k", "already"),
        ),
        (
            ("move rep-t26b-x1",),
            {"trenches": ["C705"], "at": {"rep-t26b-x1": "C705"}, "also": ["rep-t26b-x1"]},
            ("13.5-b", "no-room"),
        ),
        (
            ("move rep-75mm-x1",),
            {"trenches": ["C705"], "at": {"rep-75mm-x1": "C705"}, "also": ["rep-75mm-x1"]},
            ("13.5-b", "no-room"),
        ),
        (
            ("move rep-75mm-x1",),
            {"forts": {"C705": ["republican", 4, 0]}, "at": {"rep-75mm-x1": "C705"}, "also": ["rep-75mm-x1"]},
            ("13.6-e", "no-room"),
        ),
        (
            ("move rep-infantry-h1",),
            {"trenches": ["C705"], "inside": ["rep-infantry-h2", "rep-infantry-h3"]},
            ("13.5-b", "no-room"),
        ),
        (
            ("move rep-infantry-h1",),
            {
                "trenches": ["C705"],
                "inside": ["rep-infantry-h2", "rep-infantry-h3"],
                "lost": {"rep-infantry-h2": 1, "rep-infantry-h1": 2},
            },
            None,
        ),
        (("move rep-infantry-h1",), {"trenches": ["C705"], "inside": ["rep-infantry-h2"]}, None),
        (("move rep-infantry-h1",), {"trenches": ["C705"], "spent": {"rep-infantry-h1": 6}}, None),
        (
            ("move rep-infantry-h1",),
            {"trenches": ["C705"], "spent": {"rep-infantry-h1": 7}},
            ("13.5-d", "no-points"),
        ),
        (
            ("move rep-infantry-h1",),
            {"forts": {"C705": ["republican", 4, 0]}, "spent": {"rep-infantry-h1": 7}},
            ("13.6-k", "no-points"),
        ),
    ],
)
def test_13_5_d_who_may_get_in(before, changed, found):
    assert why("in", *before, **column(**changed)) == found


@pytest.mark.rule("barricadas", "13.5-d", "2.3-n")
def test_13_5_d_off_the_board_there_is_no_shelter():
    table = entering(trenches=["B501"], forts={"B601": ["republican", 4, 0]})
    assert why("in", "move rep-infantry-h1", **table) == ("13.5-d", "not-on-board")
    assert why("out", "move rep-infantry-h1", **table) == ("13.6-k", "not-on-board")
    assert why("slip B501", "move rep-infantry-h1", **table) == ("13.5-c", "not-next")


@pytest.mark.rule("barricadas", "13.6-k")
@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"forts": {"C705": ["republican", 4, 0]}, "inside": ["rep-infantry-h1"]}, None),
        ({"forts": {"C705": ["republican", 4, 0]}}, ("13.6-k", "no-shelter")),
        ({"trenches": ["C705"], "inside": ["rep-infantry-h1"]}, ("13.6-k", "no-shelter")),
        (
            {
                "forts": {"C705": ["republican", 4, 0]},
                "inside": ["rep-infantry-h1"],
                "spent": {"rep-infantry-h1": 6},
            },
            None,
        ),
        (
            {
                "forts": {"C705": ["republican", 4, 0]},
                "inside": ["rep-infantry-h1"],
                "spent": {"rep-infantry-h1": 7},
            },
            ("13.6-k", "no-points"),
        ),
    ],
)
def test_13_6_k_who_may_get_out(changed, found):
    assert why("out", "move rep-infantry-h1", **column(**changed)) == found


@pytest.mark.rule("barricadas", "13.5-d", "13.6-k")
def test_13_6_k_in_and_out_cost_a_point_each():
    s = situation(**column(forts={"C705": ["republican", 4, 0]}))
    m = play(s, "move rep-infantry-h1", "with rep-infantry-h2", "in")
    assert who(m.state.inside) == {"rep-infantry-h1", "rep-infantry-h2"}
    assert (m.state.march.spent, m.state.march.roads) == ((2, 2), False)
    assert reason(m.why_not("republican", "to C706")) == ("13.6-k", "inside")
    m.answer("republican", "out")
    assert m.state.inside == 0
    assert m.state.march.spent == (4, 4)
    m.answer("republican", "to C706")
    assert at(m.state, "rep-infantry-h2") == "C706"


DUG = {"trenches": ["C705", "C706", "C605"], "inside": ["rep-infantry-h1", "rep-infantry-h2"]}


@pytest.mark.rule("barricadas", "13.5-b", "13.5-c", "5.2-g")
@pytest.mark.parametrize(
    ("hex_", "changed", "found"),
    [
        ("C706", {}, None),
        ("C605", {}, None),
        ("C706", {"trenches": ["C705"]}, ("13.5-c", "no-trench")),
        ("C706", {"trenches": ["C706"]}, ("13.5-c", "no-trench")),
        ("C707", {"trenches": ["C705", "C707"]}, ("13.5-c", "not-next")),
        ("C706", {"inside": ["rep-infantry-h2"]}, ("13.5-c", "not-inside")),
        ("C706", {"at": {"legion-b1": "C706"}}, ("5.2-g", "enemy-there")),
        ("C706", {"at": {"rep-infantry-g1": "C706"}}, None),
        ("C706", {"spent": {"rep-infantry-h1": 6}}, None),
        ("C706", {"spent": {"rep-infantry-h1": 7}}, ("13.5-c", "no-points")),
        (
            "C706",
            {
                "at": {"rep-infantry-g1": "C706", "rep-infantry-g2": "C706"},
                "inside": ["rep-infantry-h1", "rep-infantry-g1", "rep-infantry-g2"],
            },
            ("13.5-b", "overstacked"),
        ),
        (
            "C706",
            {"at": {"rep-infantry-g1": "C706", "rep-infantry-g2": "C706", "rep-infantry-g3": "C706"}},
            ("13.5-b", "overstacked"),
        ),
    ],
)
def test_13_5_c_from_trench_to_trench(hex_, changed, found):
    assert why(f"slip {hex_}", "move rep-infantry-h1", **column(**{**DUG, **changed})) == found


@pytest.mark.rule("barricadas", "13.5-c")
@pytest.mark.parametrize(
    ("a", "b", "river", "found"),
    [
        ("A606", "A605", "none", ("13.5-c", "no-trench")),  # one level down
        ("A506", "A606", "none", None),
        ("A704", "A703", "minor", ("13.5-c", "no-trench")),
        ("A703", "A704", "minor", ("13.5-c", "no-trench")),
        ("A703", "A704", "none", None),
    ],
)
def test_13_5_c_trenches_join_on_one_level_of_dry_ground(a, b, river, found):
    table = column(a, maps=["A"], river=river, trenches=[a, b], inside=["rep-infantry-h1"])
    assert why(f"slip {b}", "move rep-infantry-h1", **table) == found


@pytest.mark.rule("barricadas", "13.5-c", "13.5-d")
def test_13_5_c_who_slips_stays_inside():
    m = play(situation(**column(**DUG)), "move rep-infantry-h1", "with rep-infantry-h2", "slip C706")
    s = m.state
    assert who(s.inside) == {"rep-infantry-h1", "rep-infantry-h2"}
    assert (s.march.spent, s.march.entered, s.march.roads) == ((2, 2), 1, False)
    m.answer("republican", "to C707")  # a trench is left for nothing
    assert s.inside == 0
    assert s.march.spent == (4, 4)


@pytest.mark.rule("barricadas", "4-a", "13.5-b", "13.6-e")
def test_4_a_a_march_is_offered_just_what_it_may_do():
    s = situation(**column(**{**DUG, "at": {"rep-truck-x1": "C705"}}))
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    assert set(m.asks[0].options()) == {
        "with rep-infantry-h2",
        "with rep-infantry-h3",
        "with rep-diez",
        "to C704",
        "to C805",
        "to C806",
        "to C706",
        "to C606",
        "to C605",
        "slip C706",
        "slip C605",
        "mount rep-truck-x1",
        "stop",
    }


@pytest.mark.rule("barricadas", "5.5-i", "5.5-d", "5.5-h")
def test_5_5_i_who_rode_before_gets_off_with_a_point_of_his_own():
    table = column(at={"rep-truck-x1": "C705"}, load={"rep-diez": "rep-truck-x1"})
    s = play(situation(**table), "move rep-infantry-h1", "mount rep-truck-x1", "to C706", "dismount").state
    assert s.spent == {n("rep-infantry-h1"): 4, n("rep-diez"): 2}
    assert s.began[n("rep-diez")] == h(s, "C706")


# --- in the first hex of the board, whose number is nothing ---------------------------------------
@pytest.mark.rule("barricadas", "5.5-i", "5.5-j", "13.5-d", "13.5-c", "13.6-k", "2.3-o")
def test_5_5_i_in_the_corner_of_the_board_all_is_as_elsewhere():
    loaded = column("C101", at={"rep-truck-x1": "C101"}, load={"rep-infantry-h1": "rep-truck-x1"})
    assert why("dismount", "move rep-infantry-h1", **loaded) is None
    guns = {**GUN, "hex": "C101"}
    towed = column(formation=[guns], at={"rep-truck-x1": "C101"}, load={"rep-75mm-x1": "rep-truck-x1"})
    assert why("unlimber", "move rep-75mm-x1", **{**towed, "act": [*ACTING, "rep-75mm-x1"]}) is None
    dug = column("C101", trenches=["C101", "C102"], inside=["rep-infantry-h1"])
    assert why("in", "move rep-infantry-h2", **dug) is None
    assert why("slip C102", "move rep-infantry-h1", **dug) is None
    fort = column("C101", forts={"C101": ["republican", 4, 0]}, inside=["rep-infantry-h1"])
    assert why("in", "move rep-infantry-h2", **fort) is None
    assert why("out", "move rep-infantry-h1", **fort) is None
    leave = {**EXIT[0], "edge": "N"}
    assert why("exit", "move rep-infantry-h1", **column("C101", effects=[leave])) is None
    m = play(situation(**column("C101")), "move rep-infantry-h1")
    assert {"to C102", "to C201", "with rep-infantry-h2", "stop"} <= set(m.asks[0].options())
    m = play(
        situation(**column("C102", positions={"C102": "republican"})),
        "move rep-infantry-h1",
        "to C101",
        "stop",
    )
    assert at(m.state, "rep-infantry-h1") == "C101"
    assert m.state.spent == {n("rep-infantry-h1"): 4}


@pytest.mark.rule("barricadas", "13.5-d", "13.6-k", "2.3-n")
def test_13_5_d_where_there_is_no_shelter():
    m = play(situation(**column(trenches=["C701"])), "move rep-infantry-h1")
    for token in ("in", "out"):
        assert m.why_not("republican", token).args == {"hex": "C705"}
    corner = play(situation(**column("C101", trenches=["C701"])), "move rep-infantry-h1")
    for token in ("in", "out"):
        assert corner.why_not("republican", token).args == {"hex": "C101"}
    away = play(situation(**entering(trenches=["B501"])), "move rep-infantry-h1")
    for token in ("in", "out"):
        assert away.why_not("republican", token).args == {"unit": "rep-infantry-h1"}


# --- what setting out and fire on the way do -------------------------------------------------------
@pytest.mark.rule("barricadas", "3.3.2-j", "5.5-b", "11-c", "6.1-b", "5.3-a")
def test_3_3_2_j_setting_out():
    table = column(
        **{**LOADED, "load": {"rep-infantry-h1": "rep-truck-x1", "rep-diez": "rep-truck-x1"}},
        works={"rep-infantry-h1": ["position", "C705", 1]},
        risky=["rep-infantry-h1"],
        spent={"rep-diez": 4},
    )
    s = play(situation(**table), "move rep-infantry-h1").state
    assert (s.march.units, s.march.spent, s.march.limits) == ((n("rep-truck-x1"),), (0,), (20,))
    assert who(s.moved) == {"rep-truck-x1", "rep-infantry-h1", "rep-diez"}
    assert s.works == {}
    assert s.spent == {n("rep-infantry-h1"): 0, n("rep-diez"): 4}
    assert set(s.began) == {n("rep-truck-x1"), n("rep-infantry-h1"), n("rep-diez")}
    assert (s.doubled, s.charged) == (0, 0)
    s = play(situation(**column(spent={"rep-infantry-h1": 2})), "move rep-infantry-h1").state
    assert s.march.spent == (2,)
    s = play(situation(**column()), "double rep-infantry-h1").state
    assert (who(s.doubled), s.charged) == ({"rep-infantry-h1"}, 0)


@pytest.mark.rule("barricadas", "7.2.1-c", "10.3.1-a")
@pytest.mark.parametrize(
    ("routed", "gone", "left", "finished"),
    [
        ([], [], ["rep-infantry-h1", "rep-infantry-h2", "rep-diez"], set()),
        (["rep-infantry-h2"], [], ["rep-infantry-h1", "rep-diez"], {"rep-infantry-h2"}),
        (["rep-infantry-h1"], [], ["rep-infantry-h2", "rep-diez"], {"rep-infantry-h1"}),
        ([], ["rep-infantry-h1"], ["rep-infantry-h2", "rep-diez"], set()),
        ([], ["rep-diez"], ["rep-infantry-h1", "rep-infantry-h2"], set()),
        (
            ["rep-infantry-h1", "rep-infantry-h2"],
            [],
            None,
            {"rep-infantry-h1", "rep-infantry-h2", "rep-diez"},
        ),
        ([], ["rep-infantry-h1", "rep-infantry-h2"], None, {"rep-diez"}),
    ],
)
def test_7_2_1_c_the_others_march_on(routed, gone, left, finished):
    crew = ["rep-infantry-h1", "rep-infantry-h2", "rep-diez"]
    s = situation(
        formation=[rep("C705", gone=gone)],
        routed=routed,
        march={"units": crew, "spent": [1, 2, 3], "limits": [8, 9, 10], "kind": "move"},
    )
    for u in gone:
        s.at.pop(n(u), None)
    assert marching._regroup(s) is (left is not None)
    assert who(s.finished) == finished
    index = [crew.index(u) for u in left or []]
    now = s.march
    found = None if now is None else (now.units, now.spent, now.limits)
    wanted = (
        tuple(n(crew[i]) for i in index),
        tuple(i + 1 for i in index),
        tuple(i + 8 for i in index),
    )
    assert found == (wanted if left else None)


@pytest.mark.rule("barricadas", "7.2.1-c")
def test_7_2_1_c_officers_who_march_alone_march_on():
    s = situation(
        formation=[rep("C705")],
        at={"rep-camarada-ruiz": "C705"},
        routed=["rep-camarada-ruiz"],
        march={
            "units": ["rep-diez", "rep-camarada-ruiz"],
            "spent": [0, 0],
            "limits": [10, 10],
            "kind": "move",
        },
    )
    assert marching._regroup(s)
    assert s.march.units == (n("rep-diez"),)
    s.march = None
    assert marching._regroup(s) is False


@pytest.mark.rule("barricadas", "5.5-i", "2.3-o", "5.5-j", "13.5-d")
def test_5_5_i_what_others_could_do_is_not_offered():
    s = situation(
        **column(
            at={"rep-truck-x1": "C701", "rep-truck-x2": "C702", "rep-75mm-x1": "C702"},
            load={"rep-infantry-h3": "rep-truck-x1", "rep-75mm-x1": "rep-truck-x2"},
            trenches=["C701"],
            forts={"C702": ["republican", 4, 0]},
            effects=EXIT,
        )
    )
    m = play(s, "move rep-infantry-h1")
    verbs = {token.split()[0] for token in m.asks[0].options()}
    assert verbs == {"with", "to", "stop"}
    m.answer("republican", "to C706")
    assert {token.split()[0] for token in m.asks[0].options()} == {"to", "stop"}


@pytest.mark.rule("barricadas", "4-a", "5.2-d")
def test_5_2_d_who_can_neither_go_on_nor_stay_is_left_where_it_is():
    full = {"rep-infantry-g1": "C705", "rep-infantry-g2": "C705", "rep-infantry-g3": "C705"}
    spent = dict.fromkeys(UNITS, 8)
    s = situation(**column(at=full, spent=spent))
    m = play(s, "move rep-infantry-h1", "with rep-infantry-h2", "with rep-infantry-h3", "with rep-diez")
    assert m.asks[0].options() == ["stop"]
    assert m.why_not("republican", "stop") is None
    free = play(situation(**column(at=full)), "move rep-infantry-h1")
    assert "stop" not in free.asks[0].options()
    assert reason(free.why_not("republican", "stop")) == ("4-a", "overstacked")


@pytest.mark.rule("barricadas", "2.3-n", "5.2-a", "5.2-c")
def test_2_3_n_a_hex_that_is_too_dear_is_entered_by_vehicles_only():
    def enter(unit, **more):
        waiting = {"officer": "rep-diez", "units": [unit], "waiting": [unit], "zone": 1}
        table = {
            "maps": ["B"],
            "formation": [waiting],
            "entry": [[["B1301"], 1, "N"]],
            "active": "republican",
            "act": [unit],
            **more,
        }
        return play(situation(**table), f"move {unit}")

    assert enter("rep-mmg-x1").why_not("republican", "to B1301") is None
    tired = enter("rep-mmg-x1", charged_before=["rep-mmg-x1"])  # one point, and light woods cost two
    refusal = tired.why_not("republican", "to B1301")
    assert reason(refusal) == ("5.2-a", "too-far")
    assert refusal.args == {"hex": "B1301", "cost": "2", "left": "1"}
    gun = enter("rep-105mm-x1")  # one point as well
    gun.answer("republican", "to B1301")
    assert gun.state.march.spent == (2,)


@pytest.mark.rule("barricadas", "13.5-d", "13.6-k", "2.3-n", "5.5-n")
def test_13_5_d_shelters_and_entries_are_offered():
    m = play(situation(**column(trenches=["C705"])), "move rep-infantry-h1")
    assert {"in", "out"} & set(m.asks[0].options()) == {"in"}
    fort = column(forts={"C705": ["republican", 4, 0]}, inside=["rep-infantry-h1"])
    m = play(situation(**fort), "move rep-infantry-h1")
    assert {"in", "out"} & set(m.asks[0].options()) == {"out"}
    m = play(situation(**entering()), "move rep-infantry-h1")
    assert {t for t in m.asks[0].options() if t.startswith("to")} == {"to B501", "to B601"}
    s = situation(**column(**LOADED))
    march = March((n("rep-truck-x1"),), (0,), (20,), "move")
    assert movement.with_loads(s, march) == (n("rep-truck-x1"), n("rep-infantry-h1"))
