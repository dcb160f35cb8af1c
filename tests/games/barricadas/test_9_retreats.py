"""9.3.1 and 8.4: where the beaten may go, what the lost leave behind; stacking and sight."""

from __future__ import annotations

from random import Random

import pytest

from frente.games.barricadas import charts
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import losses, melee, readiness, retreat, spotting, stacking
from frente.games.barricadas.state import Work, place, the_board

from .story import reason, who
from .table import NAT, REP, at, drive, h, n, nat, rep, situation

UNITS = REP["units"]
N, NE, SE, S, SW, NW = range(6)


# --- where a retreat may go -----------------------------------------------------------------------
@pytest.mark.rule("barricadas", "9.3.1-d", "9.3.1-e", "9.3.1-f", "9.3.1-g", "13.2-c", "12.9.2-f")
@pytest.mark.parametrize(
    ("hex_", "changed", "more", "found"),
    [
        ("C704", {}, {}, ""),
        ("C704", {"wire": ["C704"]}, {}, "13.2-c"),
        ("C704", {"wire": ["C704"]}, {"unit": "rep-t26b-x1"}, ""),
        ("C704", {"at": {"legion-a1": "C704"}}, {}, "9.3.1-g"),
        ("C704", {"at": {"nat-vazquez": "C704"}}, {}, "9.3.1-g"),
        ("C704", {"at": {"nat-horses-x1": "C704"}}, {}, ""),
        ("C704", {"at": {"legion-a1": "C703"}}, {}, "9.3.1-e"),
        ("C704", {"at": {"legion-a1": "C702"}}, {}, ""),
        ("C704", {"at": {"nat-tamayo": "C703"}}, {}, ""),  # an officer alone is no danger
        ("C704", {"at": {"legion-a1": "C703"}}, {"took_part": ["legion-a1"]}, ""),
        ("C704", {"at": {"legion-a1": "C703"}}, {"fought": "C703"}, ""),
        ("C704", {"at": {"legion-a1": "C703", "rep-infantry-g1": "C704"}}, {}, ""),
        ("C704", {"at": {"legion-a1": "C703", "rep-pernia": "C704"}}, {}, "9.3.1-e"),
        (
            "C704",
            {"at": {"legion-a1": "C703", "rep-infantry-g1": "C704"}},
            {"movers": ["rep-infantry-g1"]},
            "9.3.1-e",
        ),
        ("C704", {"teeth": ["C704"]}, {"unit": "rep-truck-x1"}, "9.3.1-d"),
        ("C704", {"teeth": ["C704"]}, {}, ""),
    ],
)
def test_9_3_1_e_what_makes_a_hex_unsafe(hex_, changed, more, found):
    unit = more.get("unit", "rep-infantry-h1")
    s = situation(**{"formation": [rep("C705")], **changed})
    place(s, n(unit), h(s, "C705"))
    fought = h(s, more["fought"]) if "fought" in more else -1
    took = [n(u) for u in more.get("took_part", [])]
    movers = [n(u) for u in more.get("movers", [])]
    assert retreat.unsafe(s, n(unit), h(s, "C705"), h(s, hex_), took, fought, movers) == found


@pytest.mark.rule("barricadas", "9.3.1-d", "12.9.2-f", "9.3.1-e")
def test_9_3_1_d_over_the_edge_and_beside_a_bridge_there_is_no_way():
    s = situation(["D"], river="major", formation=[rep("D704")])
    u = n("rep-infantry-h1")
    assert retreat.unsafe(s, u, h(s, "D704"), -1, [], -1) == "9.3.1-d"
    assert retreat.unsafe(s, u, h(s, "D704"), h(s, "D703"), [], -1) == ""
    assert retreat.unsafe(s, u, h(s, "D704"), h(s, "D805"), [], -1) == "9.3.1-d"
    # he himself is no friend to himself in the hex
    place(s, n("legion-a1"), h(s, "D702"))
    place(s, u, h(s, "D703"))
    assert retreat.unsafe(s, u, h(s, "D704"), h(s, "D703"), [], -1) == "9.3.1-e"


@pytest.mark.rule("barricadas", "9.3.1-c", "9.3.1-g", "9.3.1-a", "9.3.1-b", "4-e")
@pytest.mark.parametrize(
    ("ways", "far", "changed", "answer", "goal"),
    [
        ([N], 1, {}, None, "C704"),
        ([N], 2, {}, None, "C703"),
        ([N, NW], 1, {}, "fall C605", "C605"),
        ([N, NW], 2, {}, "fall C605", "C504"),
        ([N, NW], 1, {"wire": ["C704"]}, None, "C605"),
        ([N], 1, {"wire": ["C704"]}, None, ""),
        ([N], 2, {"wire": ["C703"]}, None, ""),
        (
            [N],
            1,
            {"at": {"rep-infantry-g1": "C704", "rep-infantry-g2": "C704", "rep-infantry-g3": "C704"}},
            None,
            "C703",
        ),
        ([], 1, {}, None, ""),
    ],
)
def test_9_3_1_c_a_retreat_goes_on_in_its_direction(ways, far, changed, answer, goal):
    s = situation(**{"formation": [rep("C705")], **changed})
    flow = retreat.retreat(s, n("rep-infantry-h1"), h(s, "C705"), ways, far, [], h(s, "C705"))
    run = drive(flow, *([answer] if answer else []))
    assert at(s, "rep-infantry-h1") == goal
    assert [a.kind for a in run.asks] == (["retreat"] if answer else [])


@pytest.mark.rule("barricadas", "9.3.1-g", "9.3.1-a", "9.3.1-b", "13.2-c")
@pytest.mark.parametrize(("fought", "rule"), [("C706", "9.3.1-a"), ("", "9.3.1-b")])
def test_9_3_1_g_why_not_that_way(fought, rule):
    s = situation(formation=[rep("C705")], wire=["C606"])
    where = h(s, fought) if fought else -1
    run = drive(
        retreat.retreat(s, n("rep-infantry-h1"), h(s, "C705"), [N, NW, SW], 1, [], where), "fall C704"
    )
    ask = run.asks[0]
    assert ask.options() == ["fall C704", "fall C605"]
    for token, found in (
        ("fall C703", ("9.3.1-g", "not-next")),
        ("fall C806", (rule, "not-that-side")),
        ("fall C606", ("13.2-c", "flees-to-death")),
    ):
        assert reason(ask.why_not(token)) == found


@pytest.mark.rule("barricadas", "9.3.1-g", "7.1-c", "13.6-i")
@pytest.mark.parametrize(
    ("where", "changed", "answer", "goal"),
    [
        ({"rep-infantry-h1": "C704", "rep-infantry-h2": "C704"}, {}, None, "C704"),
        ({"rep-infantry-h1": "C704", "rep-infantry-h2": "C605"}, {}, "fall C605", "C605"),
        ({}, {"gone": ["rep-infantry-h1", "rep-infantry-h2"]}, None, ""),
        (
            {},
            {"gone": ["rep-infantry-h1", "rep-infantry-h2"], "at": {"rep-infantry-g1": "C705"}},
            None,
            "C705",
        ),
        ({}, {"gone": ["rep-infantry-h1", "rep-infantry-h2"], "at": {"legion-b1": "C705"}}, None, ""),
    ],
)
def test_9_3_1_g_a_leader_goes_with_one_of_the_units(where, changed, answer, goal):
    s = situation(
        formation=[{"officer": "rep-diez", "units": UNITS[:2], "at": {"rep-diez": "C705", **where}}],
        **changed,
    )
    flow = retreat.go_along(s, n("rep-diez"), h(s, "C705"), [n(u) for u in UNITS[:2]])
    run = drive(flow, *([answer] if answer else []))
    assert at(s, "rep-diez") == goal
    refusals = [reason(a.why_not("fall C806")) for a in run.asks]
    assert refusals == ([("9.3.1-g", "nobody-goes-there")] if answer else [])


def fight(s, hex_, side=0, party=UNITS):
    units = [n(u) for u in party]
    return melee.Assault(
        h(s, hex_), side, units, {u: s.at.get(u, 0) for u in units}, list(units), set(), set()
    )


@pytest.mark.rule("barricadas", "4-e", "9.4-k")
@pytest.mark.parametrize(
    ("changed", "goal"),
    [
        ({}, "C605"),
        ({"wire": ["C605"]}, "C704"),  # the next of the ways to the own edge
        ({"wire": ["C704", "C605", "C805"]}, ""),
        ({"lost": {"rep-infantry-g1": 2, "rep-infantry-g2": 1}}, "C705"),
    ],
)
def test_4_e_a_retreat_into_a_full_hex_goes_on(changed, goal):
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "C705"}],
        at={"rep-infantry-g1": "C705", "rep-infantry-g2": "C705", "rep-infantry-g3": "C705"},
        **changed,
    )
    retreat.go_on(s, n("rep-infantry-h1"), fight(s, "C706", party=["rep-infantry-h1"]))
    assert at(s, "rep-infantry-h1") == goal


@pytest.mark.rule("barricadas", "9.1.1-b", "10.3.4-a", "7.1-a", "7.1-f", "14-c", "14-a")
@pytest.mark.parametrize(
    ("changed", "gone", "rules"),
    [
        ({}, set(), []),
        ({"routed": ["legion-b1"]}, {"legion-b1", "nat-vazquez"}, ["14-c", "14-a"]),
        ({"routed": ["legion-b1"], "at": {"nat-vazquez": "C709"}}, {"legion-b1"}, ["14-a"]),
        ({"routed": ["nat-vazquez"]}, {"nat-vazquez"}, ["14-c"]),
        ({"routed": NAT["units"]}, {"nat-vazquez", *NAT["units"]}, []),
        ({"at": dict.fromkeys(NAT["units"], "C714")}, {"nat-vazquez"}, ["14-c"]),
        ({"routed": ["legion-a1"], "at": {"legion-a1": "C707"}}, {"legion-a1"}, []),
    ],
)
def test_9_1_1_b_the_routed_surrender_with_their_officer(changed, gone, rules):
    s = situation(formation=[rep("C706"), nat("C707")], **changed)
    run = drive(retreat.surrender(s, fight(s, "C707")), *[(1, 1)] * len(rules))
    assert who(s.gone) == gone
    assert [r.rule for r in run.rolls] == rules


@pytest.mark.rule("barricadas", "7.1-c", "7.1-f")
def test_7_1_c_officers_do_not_outlive_their_companions():
    s = situation(formation=[rep("C706")])
    retreat.orphans(s, [n("rep-diez")], [n(u) for u in UNITS])
    assert s.gone == 0
    assert retreat.bereft_of(s, [n("rep-diez")]) == []
    retreat.orphans(s, [n("rep-diez")], [n("rep-infantry-g1")])
    assert who(s.gone) == {"rep-diez"}
    assert retreat.bereft_of(s, [n("rep-diez"), n("rep-camarada-ruiz")]) == [0]


@pytest.mark.rule("barricadas", "9.3-h", "5.6-n", "13.6-f", "15-s", "13.1.1-e")
@pytest.mark.parametrize(("side", "stays"), [("nationalist", False), ("republican", True)])
def test_9_3_h_the_winners_take_the_hex_and_what_is_in_it(side, stays):
    s = situation(
        formation=[rep("C706")],
        at={"nat-horses-x1": "C707", "rep-horses-x1": "C707"},
        forts={"C707": [side, 4, 0], "C706": ["nationalist", 3, 0]},
        positions={"C707": "nationalist"},
    )
    retreat.enter(s, [n(u) for u in UNITS[:2]], h(s, "C707"))
    assert {at(s, u) for u in UNITS[:2]} == {"C707"}
    assert who(s.gone) == {"nat-horses-x1"}
    assert (h(s, "C707") in s.forts) is stays
    assert h(s, "C706") in s.forts
    assert s.control[0] >> h(s, "C707") & 1
    assert s.positions == {}
    empty = situation(at={"nat-horses-x1": "C707"})
    retreat.enter(empty, [], h(empty, "C707"))
    assert empty.gone == 0


# --- losses ---------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "8.4.2-a", "2.2.1-e")
def test_2_2_1_e_the_third_step_eliminates():
    s = situation(formation=[rep("C705")])
    u = n("rep-infantry-h1")
    assert [losses.lose_step(s, u, "8.4.2-a") for _ in range(4)] == [False, False, True, False]
    assert s.lost == {u: 3}
    assert who(s.gone) == {"rep-infantry-h1"}


@pytest.mark.rule("barricadas", "2.3-o", "7.2.1-b", "3.1-c", "7.2.1-a", "5.5-m", "5.6-n", "13.1.1-e")
def test_2_3_o_what_goes_with_a_piece():
    s = situation(
        formation=[
            rep("C705", at={"rep-infantry-h3": "C706"}),
            {"officer": "rep-pernia", "units": ["rep-infantry-g1"], "hex": "C705"},
        ],
        at={"rep-truck-x1": "C705", "rep-horses-x1": "C705", "rep-cavalry-cr1": "C705"},
        load={"rep-infantry-h1": "rep-truck-x1", "rep-cavalry-cr1": "rep-horses-x1"},
        gone=["rep-infantry-i1"],
        waiting={"rep-infantry-j1": 0},
    )
    losses.eliminate(s, n("rep-truck-x1"), "8.4.2-a")
    assert s.load == {n("rep-cavalry-cr1"): n("rep-horses-x1")}
    assert s.lost == {n("rep-truck-x1"): 3}
    losses.eliminate(s, n("rep-cavalry-cr1"), "8.4.2-a")
    assert {"rep-cavalry-cr1", "rep-horses-x1"} <= who(s.gone)
    assert at(s, "rep-horses-x1") == ""
    losses.eliminate(s, n("rep-diez"), "7.1-d")
    assert (s.formations[0].officer, s.formations[0].fallen) == (-1, n("rep-diez"))
    assert n("rep-diez") not in s.lost
    assert who(s.out) == set(UNITS)
    assert s.formations[1].officer == n("rep-pernia")
    losses.eliminate(s, n("rep-infantry-j1"), "10.2-d")
    assert n("rep-infantry-j1") not in s.waiting
    assert who(s.gone) >= {"rep-infantry-j1"}
    before = s.gone
    losses.eliminate(s, n("rep-infantry-k1"), "10.2-d")  # it is nowhere
    assert s.gone == before


@pytest.mark.rule("barricadas", "13.1.1-e", "13.1.1-c")
@pytest.mark.parametrize("hex_", ["C705", "C101"])
def test_13_1_1_e_a_position_goes_with_its_last_unit(hex_):
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": hex_}],
        positions={hex_: "republican", "C712": "republican"},
    )
    losses.eliminate(s, n("rep-infantry-h1"), "8.4.2-a")
    assert set(s.positions) == {h(s, "C712")}  # an officer does not hold it
    losses.settle_works(s, h(s, "C712"))
    assert s.positions == {}
    held = situation(
        at={"legion-b1": "C705", "rep-infantry-h1": "C706"},
        positions={"C705": "republican", "C706": "republican"},
    )
    for code in ("C705", "C706", "C707"):
        losses.settle_works(held, h(held, code))
    assert set(held.positions) == {h(held, "C706")}


@pytest.mark.rule("barricadas", "7.1-e", "7.1-h")
def test_7_1_e_a_tank_officer_changes_to_the_nearest_tank():
    tanks = ["rep-t26b-x1", "rep-t26b-x2", "rep-t26b-x3"]
    table = {
        "formation": [
            {
                "officer": "rep-arman",
                "units": [*tanks, "rep-infantry-h1"],
                "at": {
                    "rep-t26b-x1": "C705",
                    "rep-t26b-x2": "C709",
                    "rep-t26b-x3": "C707",
                    "rep-infantry-h1": "C705",
                },
            }
        ]
    }
    s = situation(**table)
    losses.eliminate(s, n("rep-t26b-x1"), "8.4.2-a")
    assert (at(s, "rep-arman"), s.load) == ("C707", {n("rep-arman"): n("rep-t26b-x3")})
    losses.eliminate(s, n("rep-t26b-x3"), "8.4.2-a")
    assert (at(s, "rep-arman"), s.load) == ("C709", {n("rep-arman"): n("rep-t26b-x2")})
    losses.eliminate(s, n("rep-t26b-x2"), "8.4.2-a")
    assert at(s, "rep-arman") == ""
    assert s.formations[0].replaced is False
    assert s.formations[0].officer == -1


@pytest.mark.rule("barricadas", "13.1.1-d", "11-c")
def test_13_1_1_d_work_is_lost_by_those_who_are_assaulted():
    s = situation(
        at={"rep-infantry-h1": "C705", "rep-infantry-h2": "C706", "legion-b1": "C705"},
        works={u: ["position", "C705", 1] for u in ("rep-infantry-h1", "rep-infantry-h2", "legion-b1")},
        risky=["rep-infantry-h1", "rep-infantry-h2", "legion-b1"],
    )
    losses.disturb(s, h(s, "C705"), 0)
    assert s.works == {n(u): Work("position", h(s, "C705"), 1) for u in ("rep-infantry-h2", "legion-b1")}
    assert who(s.risky) == {"rep-infantry-h2", "legion-b1"}


@pytest.mark.rule("barricadas", "6.1-b", "15-s", "13.1.1-e", "13.2-d")
def test_6_1_b_who_falls_back_moves_and_takes_the_hex():
    s = situation(
        at={"rep-t26b-x1": "C705", "rep-infantry-h1": "C712"},
        positions={"C705": "republican"},
        wire=["C706", "C713"],
    )
    losses.fall_back(s, n("rep-t26b-x1"), h(s, "C706"))
    losses.fall_back(s, n("rep-infantry-h1"), h(s, "C713"))
    assert who(s.moved) == {"rep-t26b-x1", "rep-infantry-h1"}
    assert s.control[0] >> h(s, "C706") & 1
    assert s.positions == {}
    assert s.wire == 1 << h(s, "C713")  # only tracks flatten it


# --- stacking -------------------------------------------------------------------------------------
def steps_of(s, units):
    troops = [u for u in units if not PIECES[u].leader and PIECES[u].category not in ("horses", "transport")]
    return sum(3 - s.lost.get(u, 0) for u in troops)


@pytest.mark.rule("barricadas", "4-a", "4-c", "4-d", "4-f", "5.5-n", "5.6-f", "13.5-b", "13.6-e")
def test_4_a_what_fits_into_a_hex():
    luck = Random("stacks")
    pieces = [
        *UNITS,
        "rep-diez",
        "rep-truck-x1",
        "rep-horses-x1",
        "rep-t26b-x1",
        "rep-75mm-x1",
        "legion-b1",
        "legion-b2",
    ]
    for _ in range(150):
        s = situation(at=dict.fromkeys(luck.sample(pieces, luck.randint(0, 8)), "C705"))
        s.lost = {n(u): luck.randint(0, 2) for u in luck.sample(pieces, 5)}
        s.inside = sum(1 << u for u in s.at if luck.random() < 0.4)
        coming = [n(u) for u in luck.sample(pieces[:8], luck.randint(0, 4))]
        here = s.stacks.get(h(s, "C705"), ())
        for side in (0, 1):
            assert stacking.stacked(s, h(s, "C705"), side) == steps_of(
                s, (u for u in here if PIECES[u].side == side)
            )
        added = steps_of(s, (u for u in coming if u not in here))
        own = steps_of(s, (u for u in here if PIECES[u].side == 0))
        assert stacking.fits(s, h(s, "C705"), coming) == (added == 0 or own + added <= 9)
        inside = steps_of(s, (u for u in here if s.inside >> u & 1))
        assert stacking.sheltered(s, h(s, "C705")) == inside
        soft = all(PIECES[u].category not in ("afv", "transport", "horses") for u in coming)
        assert stacking.room_inside(s, h(s, "C705"), *coming) == (soft and inside + steps_of(s, coming) <= 6)


# --- sight ----------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "6-a", "6.1-a", "6.1-c", "6.1-f", "6.1-g", "13.7-g")
def test_6_1_how_far_a_unit_is_seen():
    s = situation(["A"], at={"legion-b1": "A608", "rep-infantry-h1": "A606"})
    far = spotting.spotting_distance(s, n("legion-b1"), 0)
    for value, wanted in (
        (99, charts.spotting("small", "built-up", False, 0)),
        (98, far),
        (100, far),
    ):
        s.rubble = {h(s, "A608"): value}
        assert spotting.spotting_distance(s, n("legion-b1"), 0) == wanted
    board = the_board(s)
    for observer in ("A606", "A607", "A610", "A612", "A708", "A714", "A101"):
        a, b = h(s, observer), h(s, "A608")
        s.rubble = {}
        levels = abs(board.level[a] - board.level[b])
        near = board.grid.distance(a, b) <= spotting.spotting_distance(s, n("legion-b1"), levels)
        seen = spotting.why_unseen(s, a, b) is None
        assert spotting.spots(s, a, n("legion-b1")) is (near and seen)


@pytest.mark.rule("barricadas", "6-a", "6.2.1-a")
def test_6_a_behind_houses_nobody_is_spotted():
    s = situation(at={"legion-b1": "C509"})
    assert spotting.why_unseen(s, h(s, "C507"), h(s, "C509")) is not None
    assert not spotting.spots(s, h(s, "C507"), n("legion-b1"))
    assert spotting.spots(s, h(s, "C510"), n("legion-b1"))


@pytest.mark.rule("barricadas", "6.1-f")
def test_6_1_f_the_difference_of_levels_counts_from_above_and_from_below():
    s = situation(["A"], at={"legion-b1": "A608"})
    seen = []
    for observer in ("A607", "A611"):
        s.at[n("legion-b1")] = h(s, "A608")
        seen.append(spotting.spots(s, h(s, observer), n("legion-b1")))
    assert seen[0]
    board = the_board(s)
    hill = [x for x in range(len(board.grid)) if board.level[x] == 1]
    for a in hill:
        for b in hill[:12]:
            place(s, n("legion-b1"), b)
            flat = board.grid.distance(a, b) <= spotting.spotting_distance(s, n("legion-b1"), 0)
            sees = spotting.why_unseen(s, a, b) is None
            assert spotting.spots(s, a, n("legion-b1")) is (flat and sees)


@pytest.mark.rule("barricadas", "13.6-a", "13.6-b")
@pytest.mark.parametrize("vertex", range(6))
def test_13_6_a_the_front_of_a_fortification(vertex):
    s = situation(
        at={"rep-infantry-h1": "C605"}, forts={"C605": ["republican", 4, vertex]}, inside=["rep-infantry-h1"]
    )
    grid = the_board(s).grid
    here = h(s, "C605")
    front = [d for d in range(6) if spotting.through_front(s, here, grid.sides[here][d])]
    assert set(front) == {vertex, (vertex - 1) % 6}
    for d in range(6):
        assert spotting.bears(s, n("rep-infantry-h1"), grid.sides[here][d]) is (d in front)
        assert spotting.looks(s, n("rep-infantry-h1"), grid.sides[here][d]) is (d in front)
    assert spotting.bears(s, n("rep-infantry-h1"), here)
    s.inside = 0
    assert all(spotting.bears(s, n("rep-infantry-h1"), grid.sides[here][d]) for d in range(6))


@pytest.mark.rule("barricadas", "8.1.3.2-b", "5.6-c")
def test_8_1_3_2_b_a_hex_in_which_nobody_is_seen():
    s = situation(at={"legion-b1": "C607", "nat-horses-x1": "C604", "rep-infantry-h1": "C606"})
    here = h(s, "C605")
    assert not spotting.all_hidden(s, here, h(s, "C607"), 1)
    assert spotting.all_hidden(s, here, h(s, "C604"), 1)
    assert spotting.all_hidden(s, here, h(s, "C606"), 1)
    assert spotting.all_hidden(s, here, h(s, "C603"), 1)
    assert spotting.all_hidden(s, h(s, "C1414"), h(s, "C607"), 1)


# --- hand to hand ---------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "9.3-a", "9.3-c", "9.6-i", "10.5-a", "11-a", "13.6-j")
@pytest.mark.parametrize(
    ("changed", "more", "found"),
    [
        ({}, {}, {"attacker-morale-8", "defender-morale-8"}),
        ({"lost": {"legion-b1": 2, "legion-b2": 2}}, {}, {"attacker-morale-8"}),
        ({"lost": {"rep-infantry-h1": 2, "rep-infantry-h2": 2}}, {}, {"defender-morale-8"}),
        (
            {"lost": {"rep-infantry-h1": 1, "rep-infantry-h2": 1}},
            {},
            {"attacker-morale-8", "defender-morale-8"},
        ),
        ({}, {"hex_": "C608"}, {"attacker-morale-8", "defender-morale-8", "defender-in-buildings-or-woods"}),
        ({}, {"hex_": "C807"}, {"attacker-morale-8", "defender-morale-8", "defender-in-buildings-or-woods"}),
        ({}, {"hex_": "C1106"}, {"attacker-morale-8", "defender-morale-8"}),
        (
            {},
            {"attackers": [*UNITS, "rep-t26b-x1"]},
            {"attacker-morale-8", "defender-morale-8", "combined-assault"},
        ),
        ({}, {"attackers": ["rep-t26b-x1"]}, {"defender-morale-8"}),
        ({}, {"inside": True}, {"attacker-morale-8", "defender-morale-8", "fortification"}),
        (
            {"trenches": ["C707"], "inside": ["legion-b1"]},
            {},
            {"attacker-morale-8", "defender-morale-8", "trench"},
        ),
        ({"trenches": ["C707"]}, {}, {"attacker-morale-8", "defender-morale-8"}),
        ({"risky": ["legion-b3"]}, {}, {"attacker-morale-8", "defender-morale-8", "defender-risky-action"}),
        (
            {"risky": ["rep-infantry-h3"]},
            {},
            {"attacker-morale-8", "defender-morale-8", "attacker-risky-action"},
        ),
        (
            {"load": dict.fromkeys(UNITS, "rep-horses-x1")},
            {},
            {"attacker-morale-8", "defender-morale-8", "charge"},
        ),
        ({"load": dict.fromkeys(UNITS[:2], "rep-horses-x1")}, {}, {"attacker-morale-8", "defender-morale-8"}),
        ({}, {"defenders": ["nat-truck-x1"]}, {"attacker-morale-8"}),
    ],
)
def test_9_3_c_what_modifies_a_hand_to_hand(changed, more, found):
    s = situation(formation=[rep("C706"), nat("C707")], **changed)
    attackers = [n(u) for u in more.get("attackers", UNITS)]
    defenders = [n(u) for u in more.get("defenders", NAT["units"])]
    fought = melee.melee(
        s, attackers, defenders, h(s, more.get("hex_", "C707")), [0], more.get("inside", False)
    )
    assert {name for name, _, _ in fought.modifiers} == found
    assert fought.modifier == sum(charts.modifier(name) for name in found)


@pytest.mark.rule("barricadas", "9.3-c", "12-CRE-c")
@pytest.mark.parametrize(
    ("hex_", "sides", "uphill"),
    [
        ("A608", [S], True),  # from A609, one level down
        ("A608", [N], False),
        ("A608", [N, S], False),
        ("A608", [], False),
        ("A605", [S], False),  # downhill
    ],
)
def test_9_3_c_uphill_when_all_come_over_a_crest(hex_, sides, uphill):
    s = situation(["A"], formation=[rep("A101"), nat("A102")])
    fought = melee.melee(s, [n(UNITS[0])], [n("legion-b1")], h(s, hex_), sides, False)
    assert ("uphill" in {name for name, _, _ in fought.modifiers}) is uphill


@pytest.mark.rule("barricadas", "9.3-a", "9.3-b")
def test_9_3_a_the_strength_of_the_two():
    s = situation(at={"rep-truck-x1": "C706"}, lost={"rep-infantry-h1": 2, "rep-mmg-x1": 2, "rep-81mm-x1": 2})
    values = [
        melee.melee_value(s, n(u))
        for u in ("rep-infantry-h1", "rep-infantry-h2", "rep-mmg-x1", "rep-81mm-x1", "rep-truck-x1")
    ]
    assert values == [2, 4, 1, 1, 0]
    fought = melee.melee(
        s, [n("rep-infantry-h1"), n("rep-infantry-h2")], [n("legion-b1"), n("rep-mmg-x1")], 0, [], False
    )
    assert fought.strength == (6, 5)
    assert fought.odds == charts.odds_column(6, 5)


# --- who is there at all --------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "2.2.1-e", "2.3-o", "2.3-f", "3.3.2-a", "10.3.1-a")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-infantry-h1", {"at": {"rep-infantry-h1": "C605"}}, None),
        ("rep-infantry-h1", {"waiting": {"rep-infantry-h1": 0}}, None),
        ("rep-infantry-h1", {"gone": ["rep-infantry-h1"]}, ("2.2.1-e", "is-gone")),
        ("rep-diez", {"gone": ["rep-diez"]}, ("2.3-o", "is-gone")),
        ("rep-diez", {"left": ["rep-diez"]}, ("2.3-o", "has-left")),
        ("rep-diez", {}, ("2.3-f", "no-piece")),
    ],
)
def test_2_2_1_e_why_a_piece_is_not_in_play(unit, changed, found):
    s = situation(**changed)
    assert reason(readiness.why_absent(s, n(unit))) == found
    assert reason(readiness.why_not_own(s, 0, n(unit), "8-c")) == found
    assert reason(readiness.why_not_own(s, 1, n(unit), "8-c")) == ("8-c", "not-yours")


@pytest.mark.rule("barricadas", "5.5-m", "2.3-o")
def test_5_5_m_a_truck_outlives_its_load():
    s = situation(
        at={"rep-truck-x1": "C705", "rep-infantry-h1": "C705"}, load={"rep-infantry-h1": "rep-truck-x1"}
    )
    losses.eliminate(s, n("rep-infantry-h1"), "8.4.2-a")
    assert (who(s.gone), at(s, "rep-truck-x1")) == ({"rep-infantry-h1"}, "C705")


@pytest.mark.rule("barricadas", "9.1.1-b", "10.3.4-a", "9.3-h", "13.1.1-e", "10.5-a")
def test_9_1_1_b_it_is_the_same_for_either_side():
    s = situation(formation=[rep("C706"), nat("C707")], routed=["rep-infantry-h1"])
    drive(retreat.surrender(s, fight(s, "C706", side=1, party=NAT["units"])), (1, 1), (1, 1))
    assert who(s.gone) == {"rep-infantry-h1", "rep-diez"}
    fought = melee.melee(s, [n("legion-b1")], [n("rep-infantry-h2")], h(s, "C706"), [0], False)
    assert "defender-morale-8" in {name for name, _, _ in fought.modifiers}
    taken = situation(formation=[rep("C706")], positions={"C707": "nationalist"})
    retreat.enter(taken, [n("rep-infantry-h1")], h(taken, "C707"))
    assert taken.positions == {}
    away = drive(retreat.retreat(taken, n("legion-b1"), h(taken, "C705"), [N, NW], 1, [], -1))
    assert (away.asks, taken.gone) == ([], 0)  # it is off the board


@pytest.mark.rule("barricadas", "5.6-c")
def test_5_6_c_how_large_a_unit_is():
    s = situation(load={"rep-cavalry-cr1": "rep-horses-x1"})
    units = ("rep-cavalry-cr1", "rep-cavalry-cr2", "rep-infantry-h1", "rep-truck-x1", "rep-75mm-x1")
    assert [spotting.size(s, n(u)) for u in units] == ["medium", "small", "small", "large", "medium"]
