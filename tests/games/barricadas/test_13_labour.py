"""Chapters 11 and 13: who may dig, cross, clear, build and ferry, and what comes of it."""

from __future__ import annotations

import pytest

from frente.games.barricadas.rules import works
from frente.games.barricadas.state import Work, code

from .story import play, reason, told, who, why
from .table import at, drive, h, n, nat, situation

UNITS = ["rep-infantry-h1", "rep-infantry-h2", "rep-engineers-x1"]
SAPPERS = {"officer": "rep-diez", "units": UNITS}
ACTING = ["rep-diez", *UNITS]


def crew(hex_="C705", also=(), **more):
    return {
        "formation": [{**SAPPERS, "hex": hex_}],
        "active": "republican",
        "act": [*ACTING, *also],
        **more,
    }


# --- digging --------------------------------------------------------------------------------------
RIDING = {"at": {"rep-truck-x1": "C705"}, "load": {"rep-infantry-h1": "rep-truck-x1"}}
MOUNTED = {
    "at": {"rep-cavalry-cr1": "C705", "rep-horses-x1": "C705"},
    "load": {"rep-cavalry-cr1": "rep-horses-x1"},
    "also": ["rep-cavalry-cr1"],
}


@pytest.mark.rule("barricadas", "3.3.2-a", "10.3.1-a", "5.5-g", "3.3.2-l", "13.1.1-a")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-infantry-h1", {}, None),
        ("rep-engineers-x1", {}, None),
        ("rep-infantry-h1", {"act": ["rep-diez"]}, ("3.3.2-a", "not-acting")),
        ("rep-infantry-h1", {"routed": ["rep-infantry-h1"]}, ("10.3.1-a", "is-routed")),
        ("rep-infantry-h1", {"spent": {"rep-infantry-h1": 0}}, ("3.3.2-a", "has-moved")),
        ("rep-infantry-h1", RIDING, ("5.5-g", "is-carried")),
        ("rep-diez", {}, ("13.1.1-a", "cannot-dig")),
        ("rep-t26b-x1", {"at": {"rep-t26b-x1": "C705"}, "also": ["rep-t26b-x1"]}, ("13.1.1-a", "cannot-dig")),
        (
            "rep-truck-x1",
            {"at": {"rep-truck-x1": "C705"}, "also": ["rep-truck-x1"]},
            ("13.1.1-a", "cannot-dig"),
        ),
        ("rep-cavalry-cr1", MOUNTED, ("13.1.1-a", "cannot-dig")),
        ("rep-cavalry-cr1", {**MOUNTED, "load": {}}, None),
        ("rep-infantry-h1", {"positions": {"C705": "republican"}}, ("13.1.1-a", "already-dug")),
        ("rep-infantry-h1", {"trenches": ["C705"]}, ("13.1.1-a", "already-dug")),
        ("rep-infantry-h1", {"forts": {"C705": ["republican", 3, 0]}}, ("13.1.1-a", "already-dug")),
        ("rep-infantry-h1", {"rubble_at": {"C705": 99}}, ("13.1.1-a", "hard-ground")),
        ("rep-infantry-h1", {"rubble_at": {"C705": 98}}, None),
    ],
)
def test_13_1_1_a_who_may_dig(unit, changed, found):
    assert why(f"dig {unit}", **crew(**changed)) == found


@pytest.mark.rule("barricadas", "3.3.2-a")
def test_3_3_2_a_who_waits_off_the_board_does_not_dig():
    s = situation(**crew())
    s.waiting[n("rep-infantry-h3")] = 0
    s.acting |= 1 << n("rep-infantry-h3")
    assert reason(works.why_not_dig(s, n("rep-infantry-h3"))) == ("3.3.2-a", "not-acting")


@pytest.mark.rule("barricadas", "13.1.1-a")
@pytest.mark.parametrize(
    ("hex_", "maps", "soft"),
    [
        ("C605", "C", True),  # open
        ("C807", "C", True),  # woods
        ("C1106", "C", True),  # light woods
        ("C506", "C", True),
        ("C504", "C", True),  # fields
        ("C905", "C", False),  # rough
        ("C608", "C", False),  # houses
        ("B707", "B", False),
        ("A607", "A", True),
        ("A507", "A", True),  # rough, but a crest
        ("D504", "D", True),
    ],
)
def test_13_1_1_a_what_ground_can_be_dug(hex_, maps, soft):
    found = why("dig rep-infantry-h1", **crew(hex_, maps=[maps]))
    assert found == (None if soft else ("13.1.1-a", "hard-ground"))


@pytest.mark.rule("barricadas", "13.1.1-b", "13.1.1-f", "11-b", "11-c")
@pytest.mark.parametrize(
    ("work", "done"),
    [
        (["position", "C705", 1], True),
        (["position", "C705", 0], False),  # a turn was left out
        (["position", "C705", 2], False),
        (["position", "C704", 1], False),  # somewhere else
        (["teeth", "C705", 1], False),  # something else
        (None, False),
    ],
)
def test_13_1_1_b_the_second_turn_in_a_row_makes_the_position(work, done):
    more = {} if work is None else {"works": {"rep-infantry-h1": work}, "risky": ["rep-infantry-h1"]}
    m = play(situation(**crew(**more)), "dig rep-infantry-h1")
    s, u = m.state, n("rep-infantry-h1")
    assert s.positions == ({h(s, "C705"): 0} if done else {})
    assert s.works == ({} if done else {u: Work("position", h(s, "C705"), 2)})
    assert who(s.risky) == (set() if done else {"rep-infantry-h1"})
    assert who(s.finished) == {"rep-infantry-h1"}
    assert who(s.acting) == {"rep-diez", "rep-infantry-h2", "rep-engineers-x1"}


# --- barbed wire ----------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "13.2-b", "5.2-g", "4-a", "3.3.2-a")
@pytest.mark.parametrize(
    ("token", "changed", "found"),
    [
        ("rep-infantry-h1 C706 C707", {}, None),
        ("rep-infantry-h1 C706 C807", {}, None),
        ("rep-infantry-h1 C706 C607", {}, None),
        ("rep-diez C706 C707", {}, None),
        ("rep-infantry-h1 C706 C806", {}, ("13.2-b", "not-beyond")),
        ("rep-infantry-h1 C706 C705", {}, ("13.2-b", "not-beyond")),
        ("rep-infantry-h1 C706 C707", {"wire": []}, ("13.2-b", "no-wire")),
        ("rep-infantry-h1 C706 C707", {"wire": ["C704"]}, ("13.2-b", "no-wire")),
        ("rep-infantry-h1 C708 C709", {"wire": ["C708"]}, ("13.2-b", "no-wire")),
        ("rep-infantry-h1 C706 C707", {"spent": {"rep-infantry-h1": 0}}, ("3.3.2-a", "has-moved")),
        (
            "rep-81mm-x1 C706 C707",
            {"at": {"rep-81mm-x1": "C705"}, "also": ["rep-81mm-x1"]},
            ("13.2-b", "infantry-only"),
        ),
        (
            "rep-t26b-x1 C706 C707",
            {"at": {"rep-t26b-x1": "C705"}, "also": ["rep-t26b-x1"]},
            ("13.2-b", "infantry-only"),
        ),
        ("rep-cavalry-cr1 C706 C707", MOUNTED, ("13.2-b", "infantry-only")),
        ("rep-cavalry-cr1 C706 C707", {**MOUNTED, "load": {}}, None),
        ("rep-infantry-h1 C706 C707", {"at": {"legion-b1": "C706"}}, ("5.2-g", "enemy-there")),
        ("rep-infantry-h1 C706 C707", {"at": {"nat-horses-x1": "C706"}}, None),
        ("rep-infantry-h1 C706 C707", {"at": {"legion-b1": "C707"}}, ("13.2-b", "enemy-there")),
        ("rep-infantry-h1 C706 C707", {"at": {"nat-horses-x1": "C707"}}, None),
        ("rep-infantry-h1 C706 C707", {"wire": ["C706", "C707"]}, ("13.2-a", "wire")),
        (
            "rep-infantry-h1 C706 C707",
            {"at": {"rep-infantry-g1": "C707", "rep-infantry-g2": "C707", "rep-infantry-g3": "C707"}},
            ("4-a", "overstacked"),
        ),
        (
            "rep-infantry-h1 C706 C707",
            {
                "at": {"rep-infantry-g1": "C707", "rep-infantry-g2": "C707", "rep-infantry-g3": "C707"},
                "lost": {"rep-infantry-g1": 2, "rep-infantry-g2": 1},
            },
            None,
        ),
    ],
)
def test_13_2_b_who_may_cross_wire_and_where(token, changed, found):
    assert why(f"cross {token}", **crew(**{"wire": ["C706"], **changed})) == found


@pytest.mark.rule("barricadas", "13.2-b", "14-l", "11-b")
@pytest.mark.parametrize(("dice", "over"), [((4, 5), True), ((4, 6), False)])
def test_13_2_b_a_check_brings_it_over_the_wire(dice, over):
    m = play(situation(**crew(wire=["C706"])), "cross rep-infantry-h1 C706 C707", rolls=(dice,))
    s = m.state
    assert at(s, "rep-infantry-h1") == ("C707" if over else "C705")
    assert bool(s.control[0] >> h(s, "C707") & 1) == over
    assert who(s.finished) == {"rep-infantry-h1"}
    assert who(s.moved) == {"rep-infantry-h1"}
    assert who(s.risky) == {"rep-infantry-h1"}
    assert told(m, "check", "roll", "morale", "passed") == [(sum(dice), 9, over)]
    assert s.fights == 1


@pytest.mark.rule("barricadas", "13.2-f", "13.3-e", "11-d", "12.9.2-a", "4-a", "5.2-g")
@pytest.mark.parametrize(
    ("token", "changed", "found"),
    [
        ("rep-engineers-x1 C706", {"wire": ["C706"]}, None),
        ("rep-engineers-x1 C706", {"roadblocks": ["C706"]}, None),
        ("rep-engineers-x1 C706", {"mines": ["C706"]}, None),
        ("rep-engineers-x1 C706", {"ditches": ["C706"]}, ("13.2-f", "nothing-to-clear")),
        ("rep-engineers-x1 C707", {"wire": ["C707"]}, ("13.2-f", "not-adjacent")),
        ("rep-engineers-x1 C705", {"wire": ["C705"]}, ("13.2-f", "not-adjacent")),
        ("rep-infantry-h1 C706", {"wire": ["C706"]}, ("13.2-f", "engineers-only")),
        (
            "rep-engineers-x1 C706",
            {"wire": ["C706"], "spent": {"rep-engineers-x1": 2}},
            ("3.3.2-a", "has-moved"),
        ),
        ("rep-engineers-x1 C706", {"wire": ["C706"], "at": {"legion-b1": "C706"}}, ("5.2-g", "enemy-there")),
        (
            "rep-engineers-x1 C706",
            {
                "wire": ["C706"],
                "at": {"rep-infantry-g1": "C706", "rep-infantry-g2": "C706", "rep-infantry-g3": "C706"},
            },
            ("4-a", "overstacked"),
        ),
    ],
)
def test_13_2_f_what_engineers_clear(token, changed, found):
    assert why(f"clear {token}", **crew(**changed)) == found


@pytest.mark.rule("barricadas", "12.9.2-a", "13.2-f")
@pytest.mark.parametrize(
    ("river", "found"), [("major", ("12.9.2-a", "river-no-stay")), ("minor", None), ("none", None)]
)
def test_12_9_2_a_nothing_is_cleared_in_a_major_river(river, found):
    table = crew("D1103", maps=["D"], river=river, wire=["D1104"])
    assert why("clear rep-engineers-x1 D1104", **table) == found


@pytest.mark.rule("barricadas", "13.2-f", "13.3-e", "11-d")
@pytest.mark.parametrize("marker", ["wire", "roadblocks", "mines"])
@pytest.mark.parametrize(("dice", "good"), [((4, 5), True), ((5, 5), False)])
def test_13_2_f_a_check_clears_the_marker_and_brings_the_engineers_in(marker, dice, good):
    token = "clear rep-engineers-x1 C706"
    m = play(situation(**crew(**{marker: ["C706", "C704"]})), token, rolls=(dice,))
    s = m.state
    left = {h(s, "C704")} if good else {h(s, "C704"), h(s, "C706")}
    assert getattr(s, marker) == sum(1 << x for x in left)
    assert at(s, "rep-engineers-x1") == ("C706" if good else "C705")
    assert bool(s.control[0] >> h(s, "C706") & 1) == good
    assert who(s.moved) == who(s.risky) == who(s.finished) == {"rep-engineers-x1"}
    assert s.fights == 1


@pytest.mark.rule("barricadas", "13.2-f")
def test_13_2_f_engineers_stay_where_the_cleared_hex_is_closed_to_them():
    s = situation(**crew(wire=["C706"], special=[["move_type_only_on", -1, [], 0, ["foot", "trail"], []]]))
    drive(works.clear(s, n("rep-engineers-x1"), h(s, "C706")), (1, 1))
    assert at(s, "rep-engineers-x1") == "C706"  # the trail runs through it
    s = situation(**crew(wire=["C706"], special=[["move_type_only_on", -1, [], 0, ["foot", "road"], []]]))
    drive(works.clear(s, n("rep-engineers-x1"), h(s, "C706")), (1, 1))
    assert at(s, "rep-engineers-x1") == "C705"
    assert s.wire == 0


# --- building -------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "13.3-a", "13.3-c", "13.4-a", "13.4-c", "11-e", "11-f")
@pytest.mark.parametrize(
    ("token", "table", "found"),
    [
        ("rep-engineers-x1 roadblock C908", crew("C908"), None),  # woods
        ("rep-engineers-x1 roadblock C1008", crew("C1008"), None),  # next to woods
        ("rep-engineers-x1 roadblock C408", crew("C408"), ("13.3-c", "no-woods")),
        ("rep-engineers-x1 roadblock C907", crew("C907"), ("13.3-a", "no-road")),
        ("rep-engineers-x1 roadblock C908", crew("C1008"), ("13.3-a", "no-road")),
        ("rep-engineers-x1 roadblock C908", crew("C908", roadblocks=["C908"]), ("13.3-a", "no-road")),
        ("rep-infantry-h1 roadblock C908", crew("C908"), ("13.3-c", "engineers-only")),
        (
            "rep-engineers-x1 roadblock C908",
            crew("C908", spent={"rep-engineers-x1": 0}),
            ("3.3.2-a", "has-moved"),
        ),
        ("rep-engineers-x1 pontoon D1104", crew("D1103", maps=["D"], river="minor"), None),
        ("rep-engineers-x1 pontoon D1104", crew("D1103", maps=["D"], river="major"), None),
        (
            "rep-engineers-x1 pontoon D1104",
            crew("D1103", maps=["D"], river="none"),
            ("13.4-a", "no-river"),
        ),
        ("rep-engineers-x1 pontoon D1102", crew("D1103", maps=["D"], river="minor"), ("13.4-a", "no-river")),
        (
            "rep-engineers-x1 pontoon D1104",
            crew("D1103", maps=["D"], river="minor", pontoons={"D1104": "foot"}),
            ("13.4-a", "no-river"),
        ),
        (
            "rep-engineers-x1 pontoon D1004",
            crew("D1203", maps=["D"], river="minor"),
            ("13.4-c", "not-adjacent"),
        ),
        ("rep-engineers-x1 crossing C706", crew(ditches=["C706"]), None),
        ("rep-engineers-x1 crossing C706", crew(), ("11-e", "no-ditch")),
        (
            "rep-engineers-x1 crossing C706",
            crew(ditches=["C706"], crossings=["C706"]),
            ("11-e", "no-ditch"),
        ),
        ("rep-engineers-x1 crossing C705", crew(ditches=["C705"]), ("11-e", "not-adjacent")),
        ("rep-engineers-x1 teeth C706", crew(teeth=["C706"]), None),
        ("rep-engineers-x1 teeth C706", crew(ditches=["C706"]), ("11-f", "no-teeth")),
        ("rep-engineers-x1 teeth C707", crew(teeth=["C707"]), ("11-f", "not-adjacent")),
        ("rep-infantry-h1 teeth C706", crew(teeth=["C706"]), ("11-f", "engineers-only")),
    ],
)
def test_13_3_what_engineers_build_and_where(token, table, found):
    assert why(f"build {token}", **table) == found


BUILT = {
    "roadblock": ("C908", "C908", {}),
    "crossing": ("C705", "C706", {"ditches": ["C706"]}),
    "teeth": ("C705", "C706", {"teeth": ["C706", "C704"]}),
    "pontoon": ("D1103", "D1104", {"maps": ["D"], "river": "major"}),
}


@pytest.mark.rule("barricadas", "13.3-c", "13.4-c", "11-e", "11-f", "12.9.2-e", "11-b")
@pytest.mark.parametrize("kind", BUILT)
@pytest.mark.parametrize("since", [1, 0, 2, None])
def test_13_3_c_building_takes_two_turns_in_a_row(kind, since):
    where, goal, more = BUILT[kind]
    work = {} if since is None else {"works": {"rep-engineers-x1": [kind, goal, since]}}
    risk = {} if since is None else {"risky": ["rep-engineers-x1"]}
    s = situation(**crew(where, **more, **work, **risk))
    there = 1 << h(s, goal)
    before = (s.roadblocks, s.pontoons, s.crossings, s.teeth)
    m = play(s, f"build rep-engineers-x1 {kind} {goal}")
    s, u = m.state, n("rep-engineers-x1")
    done = since == 1
    teeth = s.teeth
    after = {
        "roadblock": (there, {}, 0, 0),
        "pontoon": (0, {h(s, goal): "foot"}, 0, 0),
        "crossing": (0, {}, there, 0),
        "teeth": (0, {}, 0, teeth & ~there),
    }[kind]
    assert (s.roadblocks, s.pontoons, s.crossings, s.teeth) == (after if done else before)
    assert s.works == ({} if done else {u: Work(kind, h(s, goal), 2)})
    assert who(s.risky) == (set() if done else {"rep-engineers-x1"})
    assert who(s.finished) == {"rep-engineers-x1"}
    assert told(m, "built" if done else "builds", "what", "hex") == [(kind, goal)]


@pytest.mark.rule("barricadas", "13.3-c")
@pytest.mark.parametrize("work", [["crossing", "C706", 1], ["teeth", "C704", 1]])
def test_13_3_c_work_on_something_else_does_not_count(work):
    m = play(
        situation(**crew(teeth=["C706", "C704"], ditches=["C706"], works={"rep-engineers-x1": work})),
        "build rep-engineers-x1 teeth C706",
    )
    assert m.state.works == {n("rep-engineers-x1"): Work("teeth", h(m.state, "C706"), 2)}
    assert m.state.teeth == situation(teeth=["C706", "C704"]).teeth


# --- boats ----------------------------------------------------------------------------------------
def ferry(hex_="D1103", **more):
    return crew(hex_, **{"maps": ["D"], "river": "major", "boats": ["D1104"], **more})


@pytest.mark.rule("barricadas", "12.9.2-d", "2.3-l", "4-a", "12.8-a")
@pytest.mark.parametrize(
    ("token", "table", "found"),
    [
        ("rep-infantry-h1 D1104 D1205", ferry(), None),
        ("rep-infantry-h1 D1104 D1105", ferry(), None),
        ("rep-infantry-h1 D1104 D1005", ferry(), None),
        ("rep-diez D1104 D1205", ferry(), None),
        ("rep-infantry-h1 D1104 D1103", ferry("D1205"), None),
        ("rep-infantry-h1 D1104 D1103", ferry(), ("12.9.2-d", "not-beyond")),
        ("rep-infantry-h1 D1104 D1204", ferry(), ("12.9.2-d", "not-beyond")),
        ("rep-infantry-h1 D1104 D1105", ferry("D1205"), ("12.9.2-d", "not-beyond")),
        ("rep-infantry-h1 D1104 D1205", ferry(boats=[]), ("12.9.2-d", "no-boat")),
        ("rep-infantry-h1 D1104 D1205", ferry("D1102"), ("12.9.2-d", "no-boat")),
        ("rep-infantry-h1 D1104 D1205", ferry("D1204"), ("12.9.2-d", "in-river")),
        ("rep-infantry-h1 D1104 D1205", ferry(spent={"rep-infantry-h1": 0}), ("3.3.2-a", "has-moved")),
        (
            "rep-75mm-x1 D1104 D1205",
            ferry(at={"rep-75mm-x1": "D1103"}, also=["rep-75mm-x1"]),
            ("12.9.2-d", "not-foot"),
        ),
        (
            "rep-cavalry-cr1 D1104 D1205",
            ferry(
                at={"rep-cavalry-cr1": "D1103", "rep-horses-x1": "D1103"},
                load={"rep-cavalry-cr1": "rep-horses-x1"},
                also=["rep-cavalry-cr1"],
            ),
            ("12.9.2-d", "not-foot"),
        ),
        ("rep-infantry-h1 D1104 D1205", ferry(at={"legion-b1": "D1205"}), ("12.9.2-d", "enemy-there")),
        ("rep-infantry-h1 D1104 D1205", ferry(at={"nat-horses-x1": "D1205"}), None),
        ("rep-infantry-h1 D1104 D1205", ferry(wire=["D1205"]), ("13.2-a", "wire")),
        (
            "rep-infantry-h1 D1104 D1205",
            ferry(at={"rep-infantry-g1": "D1205", "rep-infantry-g2": "D1205", "rep-infantry-g3": "D1205"}),
            ("4-a", "overstacked"),
        ),
        (
            "rep-infantry-h1 D1104 D1205",
            ferry(special=[["boats", 1, [], 9, [], []]]),
            ("12.9.2-d", "not-yours"),
        ),
        ("rep-infantry-h1 D1104 D1205", ferry(special=[["boats", 0, [], 3, [], []]]), None),
        ("rep-infantry-h1 D1104 D1205", ferry(special=[["boats", 0, [], 2, [], []]]), ("2.3-l", "boat-full")),
        (
            "rep-infantry-h1 D1104 D1205",
            ferry(special=[["boats", 0, [], 6, [], []]], boat_steps={"D1104": 4}),
            ("2.3-l", "boat-full"),
        ),
        (
            "rep-infantry-h1 D1104 D1205",
            ferry(special=[["boats", 0, [], 6, [], []]], boat_steps={"D1104": 3, "D804": 6}),
            None,
        ),
    ],
)
def test_12_9_2_d_who_may_cross_by_boat(token, table, found):
    assert why(f"boat {token}", **table) == found


@pytest.mark.rule("barricadas", "12.9.2-d", "11-b")
def test_12_9_2_d_a_boat_carries_its_steps_to_the_other_bank():
    s = situation(**ferry(lost={"rep-infantry-h2": 1}))
    m = play(s, "boat rep-infantry-h1 D1104 D1205", "boat rep-infantry-h2 D1104 D1105")
    s = m.state
    assert (at(s, "rep-infantry-h1"), at(s, "rep-infantry-h2")) == ("D1205", "D1105")
    assert s.boat_steps == {h(s, "D1104"): 5}
    assert who(s.moved) == who(s.risky) == {"rep-infantry-h1", "rep-infantry-h2"}
    assert s.control[0] >> h(s, "D1205") & 1
    assert s.control[0] >> h(s, "D1105") & 1


@pytest.mark.rule("barricadas", "12.9.2-d")
@pytest.mark.parametrize(
    ("here", "river", "found"),
    [
        ("D1103", "D1104", {"D1205", "D1105", "D1005"}),
        ("D1105", "D1104", {"D1103"}),
        ("D1003", "D1104", set()),  # not next to it
        ("D1204", "D1104", set()),  # the river itself
        ("D1303", "D1304", {"D1305", "D1205"}),
        ("D303", "D304", {"D305", "D405"}),
    ],
)
def test_12_9_2_d_landings_lie_on_the_other_bank(here, river, found):
    s = situation(["D"], river="major")
    assert {code(s, x) for x in works.landings(s, h(s, here), h(s, river))} == found


# --- what is offered ------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "13.2-b", "13.2-f", "12.9.2-d", "13.4-c", "13.1.1-a")
def test_13_everything_of_the_chapter_is_offered_and_nothing_else():
    s = situation(**ferry(wire=["D1102"], mines=["D1203"]))
    assert works.work_tokens(s, n("rep-infantry-h1")) == [
        "dig rep-infantry-h1",
        "cross rep-infantry-h1 D1102 D1101",
        "cross rep-infantry-h1 D1102 D1002",
        "cross rep-infantry-h1 D1102 D1202",
        "boat rep-infantry-h1 D1104 D1205",
        "boat rep-infantry-h1 D1104 D1105",
        "boat rep-infantry-h1 D1104 D1005",
    ]
    found = works.work_tokens(s, n("rep-engineers-x1"))
    assert {t for t in found if t.startswith(("clear", "build"))} == {
        "clear rep-engineers-x1 D1102",
        "clear rep-engineers-x1 D1203",
        "build rep-engineers-x1 pontoon D1004",
        "build rep-engineers-x1 pontoon D1104",
        "build rep-engineers-x1 pontoon D1204",
    }
    assert len(found) == len(set(found))
    assert works.in_reach(s, n("rep-infantry-h1")) == []
    assert works.in_reach(s, n("rep-engineers-x2")) == []
    assert works.crossings(s, n("rep-engineers-x2")) == []
    assert works.ferries(s, n("rep-engineers-x2")) == []
    bare = situation(**crew(formation=[{**SAPPERS, "hex": "C608"}, nat("C714")]))
    assert works.work_tokens(bare, n("rep-infantry-h1")) == []


@pytest.mark.rule("barricadas", "13.2-b", "12.9.2-d")
def test_13_2_b_what_lies_beyond_is_tried_and_only_the_legal_offered():
    s = situation(
        **ferry(
            wire=["D1102", "D705"], boats=["D1104", "D704"], at={"legion-b1": "D1205", "legion-b2": "D1101"}
        )
    )
    u = n("rep-infantry-h1")
    found = [(code(s, a), code(s, b)) for _, a, b in works.crossings(s, u)]
    assert found == [("D1102", "D1101"), ("D1102", "D1002"), ("D1102", "D1202")]
    found = [(code(s, a), code(s, b)) for _, a, b in works.ferries(s, u)]
    assert found == [("D1104", "D1205"), ("D1104", "D1105"), ("D1104", "D1005")]
    offered = works.work_tokens(s, u)
    assert [t for t in offered if t.startswith(("cross", "boat"))] == [
        "cross rep-infantry-h1 D1102 D1002",
        "cross rep-infantry-h1 D1102 D1202",
        "boat rep-infantry-h1 D1104 D1105",
        "boat rep-infantry-h1 D1104 D1005",
    ]
