"""12.9: walks into, along and across rivers, by bridges, fords and pontoons."""

from __future__ import annotations

import pytest

from frente.games.barricadas.definitions import CHARTS
from frente.games.barricadas.rules import movement
from frente.games.barricadas.state import March, the_board

from .story import play, reason, who
from .table import at, h, match, n, rep, situation

TEAM = {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-75mm-x1"]}


def walker(start, kind="minor", **more):
    return situation(
        ["D"],
        river=kind,
        formation=[{**TEAM, "hex": start}],
        active="republican",
        act=["rep-diez", *TEAM["units"]],
        **more,
    )


# A walk of a foot unit from a hex on map D, and whether it has crossed the river.
@pytest.mark.rule("barricadas", "12.9-c", "12.9.1-a", "12.9.1-c", "12.9.1-e", "11-b")
@pytest.mark.parametrize(
    ("walk", "over"),
    [
        ("D1103 D1104", False),
        ("D1103 D1104 D1103", False),  # out again on the same bank
        ("D1103 D1104 D1105", True),  # across: two points more
        ("D1103 D1104 D1205", True),
        ("D1103 D1104 D1005", True),
        ("D1105 D1104 D1103", True),
        ("D1105 D1104 D1205", False),
        ("D1105 D1104 D1005", False),
        ("D1104 D1103", False),  # it began in the river: it has paid and leaves on either bank
        ("D1104 D1105", False),
        ("D1104 D1204 D1205", False),
        ("D1104 D1204 D1203", False),
        ("D1103 D1104 D1204 D1203", False),  # along the river, on the northern bank all the way
        ("D1105 D1104 D1204 D1205", False),  # and on the southern one
        ("D1103 D1104 D1004 D1003", False),
        ("D1003 D1004 D1104 D1103", False),
        ("D1005 D1004 D1104 D1105", False),
        ("D1203 D1204 D1304 D1303", False),
        ("D1205 D1204 D1304 D1305", False),
        ("D1303 D1304 D1204 D1203", False),
        ("D1305 D1304 D1204 D1205", False),
    ],
)
def test_12_9_c_a_river_is_crossed_from_bank_to_bank(walk, over):
    start, *hexes = walk.split()
    m = play(walker(start), "double rep-infantry-h1", *(f"to {code}" for code in hexes))
    s = m.state
    ground = [int(2 * CHARTS["movement"]["foot"][the_board(s).terrain[h(s, code)]]) for code in hexes]
    assert s.march.spent == (sum(ground) + (4 if over else 0),)
    assert who(s.risky) == ({"rep-infantry-h1"} if over else set())
    assert s.march.wading is (hexes[-1] == "D1104")


@pytest.mark.rule("barricadas", "12.9-c", "12.9.1-a", "5.2-a")
@pytest.mark.parametrize(
    ("walk", "found"),
    [
        ("D1103 D1104 D1204 D1205", ("5.2-a", "too-far")),  # two, two and then three points
        ("D1105 D1104 D1204 D1203", ("5.2-a", "too-far")),
        ("D1203 D1204 D1304 D1305", ("5.2-a", "too-far")),
    ],
)
def test_12_9_c_along_the_river_the_far_bank_stays_far(walk, found):
    start, *hexes, goal = walk.split()
    m = play(walker(start), "move rep-infantry-h1", *(f"to {code}" for code in hexes))
    assert reason(m.why_not("republican", f"to {goal}")) == found
    double = play(walker(start), "double rep-infantry-h1", *(f"to {code}" for code in (*hexes, goal)))
    assert double.state.march.spent == (10,)
    assert who(double.state.risky) == {"rep-infantry-h1"}


@pytest.mark.rule("barricadas", "12.9.1-c", "11-b")
def test_12_9_1_c_staying_in_the_river_is_paid_like_crossing():
    m = play(walker("D1103"), "move rep-infantry-h1", "to D1104", "stop")
    assert m.state.spent == {n("rep-infantry-h1"): 6}
    assert who(m.state.risky) == {"rep-infantry-h1"}
    again = play(walker("D1104"), "move rep-infantry-h1", "stop")  # it is there already
    assert again.state.spent == {n("rep-infantry-h1"): 0}
    assert again.state.risky == 0


@pytest.mark.rule("barricadas", "12.9.1-c")
@pytest.mark.parametrize(("used", "found"), [(2, None), (3, ("12.9.1-c", "river-stay"))])
def test_12_9_1_c_who_can_neither_pay_for_staying_nor_go_on_does_not_enter(used, found):
    m = match(walker("D1103", spent={"rep-infantry-h1": used}))
    m.answer("republican", "move rep-infantry-h1")
    assert reason(m.why_not("republican", "to D1104")) == found
    assert ("to D1104" in m.asks[0].options()) is (found is None)


@pytest.mark.rule("barricadas", "12.9.1-c")
def test_12_9_1_c_who_cannot_stay_may_pass():
    m = match(walker("D1205", spent={"rep-infantry-h1": 4}))
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to D1104")
    assert reason(m.why_not("republican", "stop")) == ("12.9.1-c", "river-stay")
    m.answer("republican", "to D1005")
    assert m.state.march.spent == (8,)


@pytest.mark.rule("barricadas", "12.9.1-c", "12.9.2-a")
def test_12_9_1_c_without_a_point_left_the_river_is_not_entered():
    m = play(walker("D1103", spent={"rep-infantry-h1": 6}), "move rep-infantry-h1")
    refusal = m.why_not("republican", "to D1104")
    assert reason(refusal) == ("12.9.1-c", "river-stay")
    assert refusal.args == {"hex": "D1104", "cost": "2"}
    m = play(walker("D1103", "major", spent={"rep-infantry-h1": 6}), "move rep-infantry-h1")
    assert reason(m.why_not("republican", "to D1104")) == ("12.9.2-a", "river-no-stay")


@pytest.mark.rule("barricadas", "12.9.1-c", "5.2-l", "5.2-h")
@pytest.mark.parametrize(
    ("units", "cost"),
    [
        (("rep-infantry-h1",), 4),
        (("rep-75mm-x1",), 8),
        (("rep-infantry-h1", "rep-75mm-x1"), 8),
        (("rep-75mm-x1", "rep-infantry-h1"), 8),
        (("rep-diez",), 4),
        (("rep-infantry-h1", "rep-diez"), 4),
        (("rep-t26b-x1",), 4),
    ],
)
def test_12_9_1_c_the_dearest_of_a_column_counts(units, cost):
    s = walker("D1104")
    crew = tuple(n(u) for u in units)
    march = March(crew, (0,) * len(crew), (20,) * len(crew), "move", wading=True)
    assert movement.stay_cost(s, march, h(s, "D1104")) == cost
    dry = March(crew, (0,) * len(crew), (20,) * len(crew), "move")
    assert movement.stay_cost(s, dry, h(s, "D1104")) == 0
    bridge = March(crew, (0,) * len(crew), (20,) * len(crew), "move", wading=True, bridge=True)
    assert movement.stay_cost(s, bridge, h(s, "D1104")) == 0
    assert movement.stay_cost(s, march, h(s, "D1105")) == 0
    for room, found in ((cost, None), (cost - 1, ("12.9.1-c", "river-stay"))):
        tight = March(crew, (0,) * len(crew), (room,) * len(crew), "move", wading=True)
        assert reason(movement.why_not_stop(s, tight, h(s, "D1104"))) == found
        assert reason(movement._stop_after(s, tight, h(s, "D1104"))) == found
    spent = March(crew, (4,) * len(crew), (4,) * len(crew), "move", wading=True, whole=True)
    assert movement.why_not_stop(s, spent, h(s, "D1104")) is None  # it gave all its points for the hex
    assert movement._stop_after(s, spent, h(s, "D1104")) is None


@pytest.mark.rule(
    "barricadas", "12.9.2-a", "12.9.2-b", "12.9.2-e", "12.9.1-b", "13.4-c", "13.4-d", "5.2-j", "2.3-l"
)
@pytest.mark.parametrize(
    ("kind", "more", "foot", "towed", "wheels", "tracks"),
    [
        ("minor", {}, 4, 8, 8, 4),
        ("major", {}, -1, -1, -1, -1),
        ("major", {"fords": ["D1104"]}, 4, 8, 8, 4),
        ("major", {"fords": ["D1204"]}, -1, -1, -1, -1),
        ("major", {"pontoons": {"D1104": "all"}}, 4, 3, 3, 3),
        ("major", {"pontoons": {"D1104": "foot"}}, 4, 3, -1, -1),
        ("minor", {"pontoons": {"D1104": "foot"}}, 4, 3, 8, 4),
        (
            "minor",
            {"special": [["river_crossing_allowed_move_types", -1, [], 0, ["foot", "tracked"], []]]},
            4,
            -1,
            -1,
            4,
        ),
    ],
)
def test_12_9_2_what_a_river_costs(kind, more, foot, towed, wheels, tracks):
    s = walker("D1103", kind, **more)
    kinds = ("foot", "wheeled-t", "wheeled", "tracked")
    assert [movement.river_cost(s, k, h(s, "D1104")) for k in kinds] == [foot, towed, wheels, tracks]


# --- bridges --------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "12.9.2-f", "5.4-d")
@pytest.mark.parametrize(
    ("kind", "walk", "goal", "found"),
    [
        ("major", "D703 D704", "D705", None),
        ("major", "D703 D704", "D805", ("12.9.2-f", "bridge-only-road")),
        ("major", "D703 D704", "D604", ("12.9.2-f", "bridge-only-road")),
        ("minor", "D703 D704", "D805", None),
        ("major", "D704", "D703", None),
        ("major", "D704", "D805", ("12.9.2-f", "bridge-only-road")),
        ("minor", "D704", "D805", None),
    ],
)
def test_12_9_2_f_a_bridge_is_left_by_its_road(kind, walk, goal, found):
    start, *hexes = walk.split()
    m = play(walker(start, kind), "move rep-infantry-h1", *(f"to {code}" for code in hexes))
    assert reason(m.why_not("republican", f"to {goal}")) == found


@pytest.mark.rule("barricadas", "12.9.2-f", "5.4-d", "11-b")
@pytest.mark.parametrize("kind", ["minor", "major"])
def test_5_4_d_over_a_bridge_nobody_wades(kind):
    m = play(walker("D703", kind), "move rep-infantry-h1", "to D704")
    assert (m.state.march.bridge, m.state.march.wading) == (True, False)
    assert m.why_not("republican", "stop") is None
    m.answer("republican", "to D705")
    assert (m.state.march.spent, m.state.march.bridge) == ((4,), False)
    assert m.state.risky == 0
    m.answer("republican", "stop")
    assert m.state.spent == {n("rep-infantry-h1"): 4}


@pytest.mark.rule("barricadas", "12.9.2-f", "12.9.1-a")
def test_12_9_2_f_beside_a_bridge_one_wades():
    m = play(walker("D803", "minor"), "move rep-infantry-h1", "to D804", "to D704")
    assert (m.state.march.bridge, m.state.march.wading) == (False, True)
    m = play(walker("D703", "minor", blown=["D704"]), "move rep-infantry-h1", "to D704", "to D705")
    assert m.state.march.spent == (8,)
    assert who(m.state.risky) == {"rep-infantry-h1"}


@pytest.mark.rule("barricadas", "12.9.2-f")
@pytest.mark.parametrize(
    ("hex_", "more", "stands"),
    [
        ("D704", {}, True),
        ("D804", {}, False),
        ("D704", {"blown": ["D704"]}, False),
        ("D704", {"blown": ["D804"]}, True),
        ("D704", {"bridge_out": {"D704": 2}}, True),  # turn 2: it stands again
        ("D704", {"bridge_out": {"D704": 3}}, False),
    ],
)
def test_12_9_2_f_where_a_bridge_stands(hex_, more, stands):
    s = walker("D703", "major", **more)
    assert movement.bridged(s, h(s, hex_)) is stands


@pytest.mark.rule("barricadas", "12.9.2-f", "9.3.1-d", "10.3.2-c")
@pytest.mark.parametrize(
    ("kind", "a", "b", "more", "off"),
    [
        ("major", "D703", "D704", {}, False),
        ("major", "D704", "D705", {}, False),
        ("major", "D704", "D805", {}, True),
        ("major", "D604", "D704", {}, True),
        ("minor", "D704", "D805", {}, False),
        ("major", "D704", "D805", {"fords": ["D704"]}, False),
        ("major", "D704", "D805", {"pontoons": {"D704": "all"}}, False),
        ("major", "D704", "D805", {"pontoons": {"D804": "all"}}, True),
        ("major", "D704", "D805", {"blown": ["D704"]}, False),
        ("major", "D1104", "D1105", {}, False),
        ("major", "D903", "D803", {}, False),
    ],
)
def test_12_9_2_f_retreats_keep_to_the_road_of_a_bridge(kind, a, b, more, off):
    s = walker("D703", kind, **more)
    assert movement.off_bridge(s, h(s, a), h(s, b)) is off


@pytest.mark.rule("barricadas", "12.9.2-a", "13.2-d", "5.7-a", "12.9.2-f")
@pytest.mark.parametrize(
    ("unit", "hex_", "kind", "more", "found"),
    [
        ("rep-infantry-h1", "D1104", "major", {}, ("12.9.2-a", "river-no-stay")),
        ("rep-infantry-h1", "D1104", "minor", {}, None),
        ("rep-infantry-h1", "D1104", "none", {}, None),
        ("rep-infantry-h1", "D704", "major", {}, None),
        ("rep-infantry-h1", "D704", "major", {"blown": ["D704"]}, ("12.9.2-a", "river-no-stay")),
        ("rep-infantry-h1", "D1104", "major", {"pontoons": {"D1104": "foot"}}, None),
        ("rep-t26b-x1", "D1104", "major", {"pontoons": {"D1104": "foot"}}, ("12.9.2-a", "river-no-stay")),
        ("rep-t26b-x1", "D405", "major", {}, ("12.8-a", "terrain-closed")),
        ("rep-t26b-x1", "D606", "major", {"wire": ["D606"]}, None),
        ("rep-t26b-x1", "D1104", "major", {"wire": ["D1104"]}, ("12.9.2-a", "river-no-stay")),
        ("rep-infantry-h1", "D606", "major", {"wire": ["D606"]}, ("13.2-a", "wire")),
        ("rep-infantry-h1", "D606", "major", {}, None),
    ],
)
def test_12_9_2_a_where_nobody_may_stand(unit, hex_, kind, more, found):
    s = walker("D703", kind, **more)
    assert reason(movement.cannot_end(s, n(unit), h(s, hex_))) == found


@pytest.mark.rule("barricadas", "12.9.2-a", "12.9.1-a")
@pytest.mark.parametrize(
    ("unit", "kind", "found"),
    [
        ("rep-infantry-h1", "major", ("12.9.2-a", "river-closed")),
        ("rep-infantry-h1", "minor", None),
        ("rep-t26b-x1", "minor", None),
    ],
)
def test_12_9_2_a_a_major_river_is_not_crossed(unit, kind, found):
    s = situation(
        ["D"],
        river=kind,
        at={unit: "D1103"},
        active="republican",
        act=[unit],
        formation=[rep("D715")],
    )
    m = play(s, f"move {unit}", "to D1104")
    assert reason(m.why_not("republican", "to D1205")) == found
    assert at(m.state, unit) == "D1104"


@pytest.mark.rule("barricadas", "11-b", "2.3-n")
def test_11_b_who_enters_the_board_in_the_river_is_at_risk():
    def enter(hex_, **more):
        waiting = {
            "officer": "rep-diez",
            "units": ["rep-infantry-h1"],
            "waiting": ["rep-infantry-h1"],
            "zone": 1,
        }
        s = situation(
            ["D"],
            formation=[waiting],
            entry=[[["D105", "D107"], 1, "W"]],
            active="republican",
            act=["rep-infantry-h1"],
            **more,
        )
        return play(s, "move rep-infantry-h1", f"to {hex_}").state

    assert who(enter("D105", river="minor").risky) == {"rep-infantry-h1"}
    assert enter("D105", river="none").risky == 0
    assert enter("D107", river="minor").risky == 0
