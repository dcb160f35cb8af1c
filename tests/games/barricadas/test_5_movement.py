"""Chapter 5 and rivers (12.9): costs, roads, double time, transports, cavalry, prohibited terrain."""

from __future__ import annotations

import pytest

from frente.engine import Refusal
from frente.games.barricadas import GAME, charts
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import acts, marching, movement
from frente.games.barricadas.rules.declaration import march_of, why_not_assault, why_not_charge
from frente.games.barricadas.rules.fire import factor
from frente.games.barricadas.state import March, cargo, has, place, the_board

from .table import NAT, REP, at, h, match, n, nat, refused, rep, situation

ALONE = {"officer": "rep-diez", "units": ["rep-infantry-h1"]}


def cost(s, u, a, b):
    return movement.ground_cost(s, n(u), h(s, a), h(s, b))


def go(s, u, kind="move"):
    return March(units=(n(u),), spent=(0,), limits=(movement.allowance(s, n(u), kind),), kind=kind)


@pytest.mark.rule("barricadas", "5.1-c", "5.2-a", "5.2-b", "5.2-c", "5.2-e", "5.2-f", "12-HIL")
def test_5_2_costs_of_the_printed_examples():
    s = situation(["A"], at={"nat-75mm-x1": "A809"})
    assert cost(s, "nat-75mm-x1", "A809", "A808") == 16  # 2 open + 6 uphill, in halves
    after = movement.entry(s, go(s, "nat-75mm-x1"), h(s, "A809"), h(s, "A808"))
    assert isinstance(after, March)
    assert after.whole
    refused(movement.entry(s, after, h(s, "A808"), h(s, "A707")), "5.2-c")
    assert cost(s, "nat-75mm-x1", "A808", "A809") == 4  # downhill nothing extra
    s = situation(["C"], at={"rep-infantry-h1": "C915"})
    assert cost(s, "rep-infantry-h1", "C915", "C914") == 6
    assert movement.column("wheeled-t", "road") == "foot"
    assert movement.column("wheeled-t", "open") == "wheeled"
    assert movement.column("wheeled-t", "dispersed-buildings") == "foot"


@pytest.mark.rule(
    "barricadas", "5.2-b", "5.2-i", "5.7-a", "12.1-a", "12.4-a", "12.5-a", "12.6-a", "12.8-a", "13.7-e"
)
def test_5_2_b_the_chart():
    assert [charts.move_cost(k, "open") for k in ("foot", "wheeled", "tracked")] == [2, 4, 4]
    assert [charts.move_cost(k, "built-up") for k in ("foot", "wheeled", "tracked")] == [1, 1, 1]
    assert [charts.move_cost(k, "woods") for k in ("foot", "wheeled", "tracked")] == [4, 12, 8]
    assert [charts.move_cost(k, "light-woods") for k in ("foot", "wheeled", "tracked")] == [4, 8, 6]
    assert [charts.move_cost(k, "dispersed-buildings") for k in ("foot", "wheeled", "tracked")] == [4, 2, 2]
    assert [charts.move_cost(k, "marsh") for k in ("foot", "wheeled", "tracked")] == [4, -1, -1]
    assert [charts.move_cost(k, "rubble") for k in ("foot", "wheeled", "tracked")] == [4, -1, 6]
    s = situation(["D"], at={"rep-t26b-x1": "D708"})
    marsh = next(c for i, c in enumerate(the_board(s).grid.codes) if the_board(s).terrain[i] == "marsh")
    refused(movement.prohibited(s, n("rep-t26b-x1"), h(s, marsh)), "12.8-a")
    s.rubble[h(s, "D708")] = 99
    GAME.arrange(s, {"at": {"rep-truck-x1": "D707"}})
    assert movement.terrain(s, h(s, "D708")) == "rubble"


@pytest.mark.rule("barricadas", "5.2-a", "5.2-g", "5.2-k", "4-b")
def test_5_2_a_without_points_no_hex():
    s = situation(formation=[rep("C806"), nat("C809")])
    m = go(s, "rep-infantry-h1")
    poor = March(units=m.units, spent=(6,), limits=m.limits, kind="move", entered=1, roads=False)
    refused(movement.entry(s, poor, h(s, "C806"), h(s, "C807")), "5.2-a")  # woods cost 2, one is left
    refused(movement.why_not_step(s, go(s, "rep-infantry-h1"), h(s, "C808"), h(s, "C809")), "5.2-g")


@pytest.mark.rule("barricadas", "5.2-h", "5.2-l")
def test_5_2_h_a_stack_moves_together_and_the_officer_keeps_pace():
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-mmg-x1"], "hex": "C704"}],
        active="republican",
        act=["rep-diez", "rep-infantry-h1", "rep-mmg-x1"],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "with rep-mmg-x1")
    m.answer("republican", "with rep-diez")
    for hex_ in ("C705", "C706", "C707"):
        m.answer("republican", f"to {hex_}")
    refused(m.why_not("republican", "to C806"), "5.2-a")  # the machine gun has 3 points
    m.answer("republican", "stop")
    assert {at(m.state, u) for u in ("rep-diez", "rep-infantry-h1", "rep-mmg-x1")} == {"C707"}
    tank = situation(
        formation=[{"officer": "rep-arman", "units": ["rep-t26b-x1"], "hex": "C704"}],
        act=["rep-arman", "rep-t26b-x1"],
        active="republican",
    )
    refused(marching.why_not_move(tank, n("rep-arman"), "move"), "5.2-l")
    place(tank, n("rep-t26b-x1"), h(tank, "C705"))
    assert at(tank, "rep-arman") == "C705"


@pytest.mark.rule("barricadas", "5.3-a", "5.3-b", "5.3-c", "5.3-d")
def test_5_3_double_time():
    s = situation(formation=[rep("C704"), nat("C709")], active="republican", act=["rep-diez", *REP["units"]])
    assert movement.allowance(s, n("rep-infantry-h1"), "double") == 8 + 6
    assert marching.why_not_move(s, n("rep-infantry-h1"), "double") is None
    refused(movement.entry(s, go(s, "rep-infantry-h1", "double"), h(s, "C707"), h(s, "C708")), "5.3-b")
    s.doubled_before |= 1 << n("rep-infantry-h1")
    refused(marching.why_not_move(s, n("rep-infantry-h1"), "double"), "5.3-c")
    near = situation(
        formation=[rep("C708"), nat("C709")],
        active="republican",
        act=["rep-diez", *REP["units"]],
        routed=NAT["units"],
    )
    refused(marching.why_not_move(near, n("rep-infantry-h1"), "double"), "5.3-b")
    officers = situation(
        formation=[rep("C708")],
        at={"nat-vazquez": "C709"},
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    assert marching.why_not_move(officers, n("rep-infantry-h1"), "double") is None
    heat = situation(
        formation=[rep("C704")],
        active="republican",
        act=["rep-diez", *REP["units"]],
        effects=[{"key": "no_double_time", "side": "both", "turns": [2]}],
    )
    refused(marching.why_not_move(heat, n("rep-infantry-h1"), "double"), "2.3-l")


@pytest.mark.rule("barricadas", "5.4-a", "5.4-b", "5.4-c", "12.10-a")
def test_5_4_roads():
    s = situation(["D"], at={"rep-infantry-h1": "D1112", "rep-truck-x1": "D701", "rep-75mm-x1": "D701"})
    assert cost(s, "rep-infantry-h1", "D1112", "D1111") == 4  # woods, not along the road
    assert cost(s, "rep-truck-x1", "D701", "D702") == 1  # half a point along the road through light woods
    assert cost(s, "rep-75mm-x1", "D701", "D702") == 2  # red T: the foot rate on a road
    # a foot unit that spent everything along the road takes one hex more
    spent = March(units=(n("rep-infantry-h1"),), spent=(8,), limits=(8,), kind="move", entered=4, roads=True)
    place(s, n("rep-infantry-h1"), h(s, "D705"))
    after = movement.entry(s, spent, h(s, "D705"), h(s, "D706"))
    assert isinstance(after, March)
    assert not after.roads
    refused(movement.entry(s, after, h(s, "D706"), h(s, "D707")), "5.2-a")
    charge = March(
        units=(n("rep-infantry-h1"),), spent=(8,), limits=(8,), kind="charge", entered=4, roads=True
    )
    refused(movement.entry(s, charge, h(s, "D705"), h(s, "D706")), "5.2-a")


@pytest.mark.rule("barricadas", "5.5-a", "5.5-b", "5.5-f", "5.5-g", "5.5-h", "5.5-i", "3.3.2-k")
def test_5_5_mount_drive_dismount():
    from frente.games.barricadas.rules.sequence import why_not_activate

    s = situation(
        formation=[{**ALONE, "hex": "C704"}],
        at={"rep-truck-x1": "C704"},
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    assert why_not_activate(s, n("rep-truck-x1")) is None  # empty: alone, without a check
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "mount rep-truck-x1")
    s = m.state
    assert s.load[n("rep-infantry-h1")] == n("rep-truck-x1")
    assert s.march.spent == (6,)  # three points of the truck
    refused(why_not_activate(s, n("rep-truck-x1")), "5.5-b")
    m.answer("republican", "to C705")
    assert at(m.state, "rep-infantry-h1") == "C705"
    m.answer("republican", "dismount")
    assert n("rep-infantry-h1") not in m.state.load
    m.answer("republican", "stop")
    from frente.games.barricadas.rules.fire import why_not_shoot

    s.load[n("rep-infantry-h1")] = n("rep-truck-x1")
    refused(why_not_shoot(s, n("rep-infantry-h1"), h(s, "C708"), "AP"), "5.5-g")


@pytest.mark.rule("barricadas", "5.5-c", "5.5-d", "5.5-e")
def test_5_5_c_capacity():
    s = situation(
        formation=[rep("C704")], at={"rep-truck-x1": "C704", "rep-75mm-x1": "C704", "rep-t26b-x1": "C704"}
    )
    truck = n("rep-truck-x1")
    assert movement.may_carry(s, truck, n("rep-infantry-h1")) is None
    s.load[n("rep-infantry-h1")] = truck
    refused(movement.may_carry(s, truck, n("rep-infantry-h2")), "5.5-c")
    refused(movement.may_carry(s, truck, n("rep-75mm-x1")), "5.5-e")
    assert movement.may_carry(s, truck, n("rep-diez")) is None
    refused(movement.may_carry(s, truck, n("rep-t26b-x1")), "5.5-c")
    s.load.clear()
    s.lost[truck] = 1
    refused(movement.may_carry(s, truck, n("rep-infantry-h1")), "5.5-c")
    assert movement.may_carry(s, truck, n("rep-75mm-x1")) is not None
    s.lost[n("rep-75mm-x1")] = 1
    assert movement.may_carry(s, truck, n("rep-75mm-x1")) is None


@pytest.mark.rule("barricadas", "5.5-j", "3.3.2-k")
def test_5_5_j_limber_and_unlimber():
    s = situation(
        formation=[{"officer": "rep-bravo", "units": ["rep-75mm-x1"], "hex": "C704"}],
        at={"rep-truck-x1": "C704"},
        active="republican",
        act=["rep-bravo", "rep-75mm-x1"],
    )
    m = match(s)
    m.answer("republican", "limber rep-75mm-x1 rep-truck-x1")
    s = m.state
    assert cargo(s, n("rep-truck-x1")) == [n("rep-75mm-x1")]
    assert has(s.finished, n("rep-75mm-x1"))
    assert has(s.finished, n("rep-truck-x1"))
    s = situation(
        formation=[{"officer": "rep-bravo", "units": ["rep-75mm-x1"], "hex": "C704"}],
        at={"rep-truck-x1": "C704"},
        load={"rep-75mm-x1": "rep-truck-x1"},
        active="republican",
        act=["rep-bravo", "rep-75mm-x1"],
    )
    m = match(s)
    m.answer("republican", "move rep-75mm-x1")
    m.answer("republican", "to C705")
    assert "unlimber" in m.asks[0].options()
    m.answer("republican", "unlimber")  # half of ten points
    assert m.state.march.spent == (2 + 10,)
    assert n("rep-75mm-x1") not in m.state.load


@pytest.mark.rule("barricadas", "5.5-k", "5.5-l", "5.5-m")
def test_5_5_k_hits_on_a_transport_reach_its_load():
    from frente.games.barricadas.rules.aftermath import toll_of
    from frente.games.barricadas.rules.fire import Shot, suffer
    from frente.games.barricadas.rules.losses import eliminate

    from .table import drive

    s = situation(
        formation=[
            {
                "officer": "rep-diez",
                "units": ["rep-infantry-h1", "rep-infantry-h2", "rep-105mm-x1"],
                "hex": "C605",
            }
        ],
        at={"rep-truck-x1": "C605"},
        load={"rep-105mm-x1": "rep-truck-x1"},
    )
    c = h(s, "C605")
    units = tuple(n(u) for u in ("rep-infantry-h1", "rep-infantry-h2", "rep-truck-x1"))
    drive(suffer(s, Shot("ART", c, 6, 0, (), 2, units, c), 3, toll_of(s, c, c)))
    for u in ("rep-infantry-h1", "rep-infantry-h2", "rep-truck-x1", "rep-105mm-x1"):
        assert s.lost[n(u)] == 1
    eliminate(s, n("rep-truck-x1"), "8.4.2-a")
    assert at(s, "rep-105mm-x1") == "C605"
    assert n("rep-105mm-x1") not in s.load


CAV = {"officer": "nat-monasterio", "units": ["moor-cavalry-ca1"]}


def riders(hex_="C704", **more):
    return situation(
        formation=[{**CAV, "hex": hex_}, {**REP, "hex": more.pop("foe", "C710")}],
        at={"nat-horses-x1": hex_},
        load={"moor-cavalry-ca1": "nat-horses-x1"},
        active="nationalist",
        act=["nat-monasterio", "moor-cavalry-ca1"],
        **more,
    )


@pytest.mark.rule("barricadas", "5.6-a", "5.6-b", "5.6-c", "5.6-d", "5.6-e", "5.6-f", "5.6-n")
def test_5_6_horses():
    from frente.games.barricadas.rules.spotting import size
    from frente.games.barricadas.rules.stacking import stacked

    s = riders()
    u = n("moor-cavalry-ca1")
    assert movement.allowance(s, u, "move") == 16
    assert factor(s, u, "AP", 1) == 3  # half of 5, mounted
    assert size(s, u) == "medium"
    assert stacked(s, h(s, "C704"), 1) == 3
    m = match(s)
    m.answer("nationalist", "move moor-cavalry-ca1")
    m.answer("nationalist", "dismount")
    s = m.state
    assert movement.allowance(s, u, "move") == 8
    assert size(s, u) == "small"
    refused(marching.why_not_move(riders(), n("nat-horses-x1"), "move"), "3.3.2-a")
    s2 = situation(
        formation=[{**ALONE, "hex": "C704"}],
        at={"rep-horses-x1": "C704"},
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    m2 = match(s2)
    m2.answer("republican", "move rep-infantry-h1")
    refused(m2.why_not("republican", "mount rep-horses-x1"), "5.6-e")


@pytest.mark.rule("barricadas", "5.6-g", "5.6-h", "5.6-i", "5.6-j", "5.6-k", "5.6-l", "5.6-m")
def test_5_6_charge():
    s = riders("C708", foe="C710")
    u = n("moor-cavalry-ca1")
    assert movement.allowance(s, u, "charge") == 24
    assert why_not_charge(s, u) is None
    s.charged_before |= 1 << u
    refused(why_not_charge(s, u), "5.6-l")
    assert movement.allowance(s, u, "move") == 8  # half
    s = riders("C809", foe="C808")
    assert why_not_assault(s, u, h(s, "C808")) is None  # open ground
    assert march_of(s, u).kind == "charge"
    woods = riders("C806", foe="C807")
    refused(why_not_assault(woods, u, h(woods, "C807")), "5.6-k")
    walked = riders("C809", foe="C808")
    walked.spent[u] = 2
    refused(why_not_assault(walked, u, h(walked, "C808")), "5.6-m")


@pytest.mark.rule("barricadas", "5.8-a")
def test_5_8_a_in_the_dark_only_near_an_officer():
    s = situation(
        formation=[{**REP, "hex": "C704", "at": {"rep-infantry-h3": "C708"}}],
        active="republican",
        act=["rep-diez", *REP["units"]],
        effects=[{"key": "rule_5_8_applies", "turns": [2]}],
    )
    assert marching.why_not_move(s, n("rep-infantry-h1"), "move") is None
    assert marching.why_not_move(s, n("rep-diez"), "move") is None
    refused(marching.why_not_move(s, n("rep-infantry-h3"), "move"), "5.8-a")


# --- rivers ---------------------------------------------------------------------------------------
def river(kind, **more):
    return situation(
        ["D"],
        river=kind,
        formation=[{**ALONE, "hex": more.pop("hex_", "D1205")}],
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
        **more,
    )


@pytest.mark.rule("barricadas", "12.9.2-a", "12.9-c", "12.9.1-e")
def test_12_9_2_a_a_major_river_may_be_passed_along_one_bank():
    m = match(river("major"))
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to D1104")
    refused(m.why_not("republican", "stop"), "12.9.2-a")
    refused(m.why_not("republican", "to D1103"), "12.9.2-a")
    m.answer("republican", "to D1005")
    m.answer("republican", "stop")
    assert at(m.state, "rep-infantry-h1") == "D1005"
    assert not has(m.state.risky, n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "12.9.1-a", "12.9.1-c", "12.9.1-e", "11-b", "11-a", "11-c", "2.4-d")
def test_12_9_1_a_minor_river():
    m = match(river("minor"))
    m.answer("republican", "double rep-infantry-h1")
    m.answer("republican", "to D1104")
    spent = m.state.march.spent[0]
    m.answer("republican", "to D1103")
    extra = m.state.march.spent[0] - spent
    ground = charts.move_cost("foot", the_board(m.state).terrain[h(m.state, "D1103")])
    assert extra == ground + charts.move_cost("foot", "minor-river")
    assert has(m.state.risky, n("rep-infantry-h1"))
    m.answer("republican", "stop")
    stay = match(river("minor"))
    stay.answer("republican", "move rep-infantry-h1")
    stay.answer("republican", "to D1104")
    stay.answer("republican", "stop")  # counts as having crossed
    assert has(stay.state.risky, n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "12.9-a", "12.9-b")
def test_12_9_b_a_dry_river_is_no_river():
    s = river("dry")
    assert not movement.wet(s, h(s, "D1104"))
    s = situation(["A"], river="minor")
    assert the_board(s).terrain[h(s, "A605")] == "woods"
    assert movement.wet(s, h(s, "A605"))


@pytest.mark.rule("barricadas", "12.9.1-b", "12.9.2-b", "12.9.2-c", "12.9.2-e", "13.4-a", "13.4-d", "5.2-j")
def test_12_9_2_fords_and_pontoons():
    s = river("major", fords=["D1104"])
    assert movement.river_cost(s, "wheeled", h(s, "D1104")) == 8
    s = river("major", pontoons={"D1104": "foot"})
    assert movement.river_cost(s, "foot", h(s, "D1104")) == 4
    assert movement.river_cost(s, "wheeled-t", h(s, "D1104")) == 3
    assert movement.river_cost(s, "tracked", h(s, "D1104")) == -1
    s.pontoons[h(s, "D1104")] = "all"
    assert movement.river_cost(s, "tracked", h(s, "D1104")) == 3
    m = match(river("major", pontoons={"D1104": "foot"}))
    m.answer("republican", "double rep-infantry-h1")
    m.answer("republican", "to D1104")
    m.answer("republican", "to D1103")
    assert has(m.state.risky, n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "5.4-d", "12.9.2-f")
def test_12_9_2_f_bridges():
    s = river("major", hex_="D703")
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to D704")
    assert m.state.march.bridge
    refused(m.why_not("republican", "to D804"), "12.9.2-f")
    m.answer("republican", "to D705")
    assert not has(m.state.risky, n("rep-infantry-h1"))
    blown = river("major", hex_="D703", blown=["D704"])
    assert not movement.bridged(blown, h(blown, "D704"))
    m = match(blown)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to D704")  # along the bank it may, if it comes out on the same side
    refused(m.why_not("republican", "to D705"), "12.9.2-a")
    assert not isinstance(m.why_not("republican", "to D804"), Refusal)


@pytest.mark.rule("barricadas", "12.9.1-d")
def test_12_9_1_d_assaulting_into_a_minor_river_costs_its_terrain():
    s = situation(
        ["D"],
        river="minor",
        formation=[
            {**ALONE, "hex": "D1205"},
            {"officer": "nat-vazquez", "units": ["legion-b1"], "hex": "D1104"},
        ],
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    s.spent[n("rep-infantry-h1")] = 8 - charts.move_cost("foot", the_board(s).terrain[h(s, "D1104")])
    assert why_not_assault(s, n("rep-infantry-h1"), h(s, "D1104")) is None


@pytest.mark.rule("barricadas", "2.3-l")
def test_scenario_ground_rules():
    s = situation(
        effects=[
            {"key": "move_type_only_on", "move_types": ["wheeled"], "allowed": ["road", "trail", "built-up"]},
            {"key": "extra_mp_off_road", "move_types": ["foot"], "value": 1, "free": ["road"]},
        ],
        at={"rep-truck-x1": "C704", "rep-infantry-h1": "C604"},
    )
    off = next(
        c
        for i, c in enumerate(the_board(s).grid.codes)
        if not the_board(s).road[i] | the_board(s).trail[i] and the_board(s).terrain[i] == "open"
    )
    refused(movement.prohibited(s, n("rep-truck-x1"), h(s, off)), "2.3-l")
    assert cost(s, "rep-infantry-h1", "C604", "C605") == 4
    r = river(
        "minor", effects=[{"key": "river_crossing_allowed_move_types", "move_types": ["foot", "tracked"]}]
    )
    assert movement.river_cost(r, "wheeled", h(r, "D1104")) == -1
    assert movement.river_cost(r, "foot", h(r, "D1104")) > 0


@pytest.mark.rule("barricadas", "2.3-o", "2.3-l")
def test_leaving_the_board_by_an_exit_rule():
    s = situation(
        formation=[{"officer": "rep-arman", "units": ["rep-t26b-x1"], "hex": "C715"}],
        active="republican",
        act=["rep-arman", "rep-t26b-x1"],
        effects=[
            {"key": "exit_for_vp", "side": "republican", "edge": "S", "unit_types": ["rep-t26b"], "vp": 1}
        ],
    )
    m = match(s)
    m.answer("republican", "move rep-t26b-x1")
    m.answer("republican", "exit")
    assert m.state.vp == (1, 0)
    assert not has(m.state.gone, n("rep-t26b-x1"))
    assert has(m.state.left, n("rep-t26b-x1"))
    assert PIECES[n("rep-t26b-x1")].is_afv


# --- what a review found --------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "4-d")
def test_4_d_a_column_passes_through_several_full_hexes():
    other = {"officer": "rep-pernia", "units": ["rep-infantry-g1", "rep-infantry-g2", "rep-infantry-g3"]}
    third = {"officer": "rep-soler", "units": ["rep-infantry-i1", "rep-infantry-i2", "rep-infantry-i3"]}
    s = situation(
        ["B"],
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "B501"},
            {**other, "hex": "B502"},
            {**third, "hex": "B503"},
        ],
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    ground = the_board(s)
    assert {ground.terrain[h(s, c)] for c in ("B501", "B502", "B503", "B504")} == {"open"}
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to B502")
    refused(m.why_not("republican", "stop"), "4-a")
    m.answer("republican", "to B503")
    m.answer("republican", "to B504")
    m.answer("republican", "stop")
    assert at(m.state, "rep-infantry-h1") == "B504"


@pytest.mark.rule("barricadas", "12.9.2-f", "9.3.1-d", "10.3.2-c")
def test_12_9_2_f_retreats_use_a_bridge_only_along_its_road():
    s = river("major", hex_="D703")
    bridge = h(s, "D704")
    assert not movement.off_bridge(s, h(s, "D703"), bridge)
    assert movement.off_bridge(s, h(s, "D804"), bridge)
    ford = river("major", hex_="D703", fords=["D704"])
    assert not movement.off_bridge(ford, h(ford, "D804"), bridge)


@pytest.mark.rule("barricadas", "5.5-h", "5.5-i")
def test_5_5_h_who_gets_off_a_truck_goes_on_with_its_own_points():
    s = situation(
        ["B"],
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "B501"}],
        at={"rep-truck-x1": "B501"},
        load={"rep-infantry-h1": "rep-truck-x1"},
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to B502")
    m.answer("republican", "dismount")
    m.answer("republican", "stop")
    refused(m.why_not("republican", "fire rep-infantry-h1"), "3.3.2-a")
    refused(m.why_not("republican", "double rep-infantry-h1"), "3.3.2-a")
    m.answer("republican", "move rep-infantry-h1")
    assert m.state.march.spent == (2,)  # one point went on getting off
    for code in ("B503", "B504", "B505"):
        m.answer("republican", f"to {code}")
    assert m.state.march.spent == (8,)
    m.answer("republican", "stop")
    assert has(m.state.finished, n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "5.6-g", "3.3.2-j")
def test_5_6_g_the_points_of_a_charge_are_for_a_charge():
    s = situation(
        ["B"],
        formation=[
            {"officer": "nat-vazquez", "units": ["moor-cavalry-ca1"], "hex": "B501"},
            {"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "B511"},
        ],
        at={"nat-horses-x1": "B501"},
        load={"moor-cavalry-ca1": "nat-horses-x1"},
        active="nationalist",
        act=["nat-vazquez", "moor-cavalry-ca1"],
        finished=["rep-diez", "rep-infantry-h1"],
    )
    unit = n("moor-cavalry-ca1")
    s.charged |= 1 << unit
    place(s, unit, h(s, "B510"))
    s.spent[unit] = 18  # of 24 in a charge, 16 otherwise
    s.began[unit] = h(s, "B501")
    assert why_not_assault(s, unit, h(s, "B511")) is None
    refused(acts.why_not_end(s), "5.6-g")
    assert "end" not in acts.act_options(s)
    s.spent[unit] = 16
    assert acts.why_not_end(s) is None


@pytest.mark.rule("barricadas", "5.3-a", "2.3-n")
def test_5_3_a_units_that_enter_may_go_at_double_time():
    s = situation(
        ["B"],
        formation=[
            {
                "officer": "rep-diez",
                "units": ["rep-infantry-h1"],
                "waiting": ["rep-infantry-h1", "rep-diez"],
                "zone": 1,
            }
        ],
        entry=[[["B501"], 1, "N"]],
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    m = match(s)
    m.answer("republican", "double rep-infantry-h1")
    m.answer("republican", "to B501")
    assert m.state.march.limits == (14,)


@pytest.mark.rule("barricadas", "5.2-h", "7.3-c")
def test_5_2_h_only_units_of_one_formation_move_as_a_stack():
    s = situation(
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "C605"},
            {"officer": "rep-pernia", "units": ["rep-infantry-g1"], "hex": "C605"},
        ],
        active="republican",
        act=["rep-diez", "rep-infantry-h1", "rep-pernia", "rep-infantry-g1"],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    refused(m.why_not("republican", "with rep-infantry-g1"), "5.2-h")
    m.answer("republican", "with rep-pernia")  # leaders go along with any


@pytest.mark.rule("barricadas", "4-d", "5.5-n")
def test_4_d_nobody_gets_off_into_a_full_hex():
    other = {"officer": "rep-pernia", "units": ["rep-infantry-g1", "rep-infantry-g2", "rep-infantry-g3"]}
    s = situation(
        ["B"],
        formation=[
            {"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "B501"},
            {**other, "hex": "B502"},
        ],
        at={"rep-truck-x1": "B501"},
        load={"rep-infantry-h1": "rep-truck-x1"},
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to B502")
    refused(m.why_not("republican", "dismount"), "4-a")
    refused(m.why_not("republican", "stop"), "4-a")
    m.answer("republican", "to B503")
    m.answer("republican", "dismount")


@pytest.mark.rule("barricadas", "5.6-l")
def test_5_6_l_who_did_not_charge_in_the_end_is_not_spent():
    table = {
        "formation": [{"officer": "nat-vazquez", "units": ["moor-cavalry-ca1"], "hex": "B501"}],
        "at": {"nat-horses-x1": "B501"},
        "load": {"moor-cavalry-ca1": "nat-horses-x1"},
        "active": "nationalist",
        "act": ["nat-vazquez", "moor-cavalry-ca1"],
    }
    for spent, charged in ((6, False), (20, True)):
        s = situation(["B"], **table)
        s.charged |= 1 << n("moor-cavalry-ca1")
        s.spent[n("moor-cavalry-ca1")] = spent
        acts.end_activation(s)
        assert has(s.charged, n("moor-cavalry-ca1")) is charged


@pytest.mark.rule("barricadas", "11-a", "11-b", "12.9.1-b", "12.9.1-c", "12.9.2-b", "12.9.2-c", "13.4-d")
@pytest.mark.parametrize(
    ("kind", "more", "modifier"),
    [
        ("minor", {}, -2),
        ("major", {"fords": ["D1104"]}, -2),
        ("major", {"pontoons": {"D1104": "foot"}}, -2),
        ("major", {}, -1),  # it can only pass along the bank: it crosses nothing
        ("dry", {}, -1),
    ],
)
def test_11_a_who_wades_into_a_river_is_fired_at_there_with_its_risk(kind, more, modifier):
    def wade(goal):
        s = situation(
            ["D"],
            river=kind,
            formation=[{**ALONE, "hex": "D1205"}, nat("D1106")],
            reaction=["legion-b1"],
            finished=["legion-b2", "legion-b3"],
            active="republican",
            act=["rep-diez", "rep-infantry-h1"],
            **more,
        )
        m = match(s, (6, 6))
        m.answer("republican", "move rep-infantry-h1")
        m.answer("nationalist", "hold")
        m.answer("republican", "to D1104")
        if goal:
            m.answer("nationalist", "hold")
            m.answer("republican", f"to {goal}")
        m.answer("nationalist", "react legion-b1:AP")
        return next(e for e in m.state.log.events if e.kind == "fire").data["modifier"]

    assert wade("") == modifier  # -1 for moving on foot
    assert wade("D1005") == -1  # out again on the same bank: nothing was crossed


@pytest.mark.rule("barricadas", "11-c", "13.1.1-d")
def test_11_c_who_leaves_his_work_is_no_longer_at_risk():
    s = situation(
        formation=[{**ALONE, "hex": "C706"}, nat("C708")],
        works={"rep-infantry-h1": ["position", "C706", 1]},
        risky=["rep-infantry-h1"],
        reaction=["legion-b1"],
        active="republican",
        act=["rep-diez", "rep-infantry-h1"],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    assert m.asks[0].kind == "react"
    assert not has(m.state.risky, n("rep-infantry-h1"))
