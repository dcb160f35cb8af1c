"""Chapters 9 and 10: stacking, movement, Positions and Trenches."""

import pytest
from tests.games.crusade.board import events, holder, kind, named, options, play, stack, table, where, why

from frente.games.crusade.definitions import AT, UNIT
from frente.games.crusade.rules import stacking, works


def moving(*spaces, side="nat", turn=8, card="N41", **words):
    hands = {"nat": [], "rep": []}
    hands[side] = [card if side == "nat" else "R42"]
    m = table(
        turn=turn, side=side, round=2, hands=hands, ammo=False, isolated=words.pop("isolated", []), **words
    )
    play(m, f"ops {hands[side][0]}", *(f"activate-move {p}" for p in spaces))
    if kind(m).endswith("activate"):
        play(m, "done")
    return m


@pytest.mark.rule("crusade", "9.1.1", "9.1.2-a", "9.1.2-b", "9.1.3")
def test_9_1_three_units():
    m = moving("huesca", units={"huesca": ["nat-inf:full"], "lecinena": ["nat-inf:full"] * 3, "zaragoza": []})
    unit = named(m, "huesca", "nat-inf")
    play(m, f"move {unit}", "step lecinena")
    assert why(m, "stop") == "9.1.2-b"
    assert "step zaragoza" in options(m)
    play(m, "step zaragoza")
    assert stacking.why_full(m.state, AT["lecinena"]).rule == "9.1.2-b"


@pytest.mark.rule("crusade", "9.1.2-a", "10.1.1-b")
def test_9_1_2_full_stacks_may_change_places():
    m = moving("huesca", "lecinena", units={"huesca": ["nat-inf:full"] * 3, "lecinena": ["nat-mil:full"] * 3})
    for i in range(3):
        unit = sorted(u for u in m.state.stacks[AT["huesca"]] if u in range(*_span("nat-inf")))[0]
        from frente.games.crusade.definitions import UNIT_IDS

        play(m, f"move {UNIT_IDS[unit]}", "step lecinena", "stop")
        if i == 0:
            assert why(m, "done") == "9.1.2-b"
    assert len(m.state.stacks[AT["lecinena"]]) == 6


def _span(kind_id):
    from frente.games.crusade.definitions import OF_KIND

    return OF_KIND[kind_id][0], OF_KIND[kind_id][-1] + 1


@pytest.mark.rule("crusade", "9.1.4-a", "9.1.4-b")
def test_9_1_4_the_opponent_culls():
    m = moving("huesca", units={"huesca": ["nat-inf:full"], "zaragoza": ["nat-inf:full"] * 3})
    from frente.games.crusade.state import put

    put(m.state, UNIT[named(m, "huesca", "nat-inf")], AT["zaragoza"])
    flow = stacking.cull(m.state, "nat")
    ask = next(flow)
    assert ask.seat == "rep"
    assert len(ask.options()) == 4
    with pytest.raises(StopIteration):
        flow.send(ask.options()[0])
    assert len(stack(m, "zaragoza")) == 3
    assert m.state.agenda[-1] == ("cull", "nat")


@pytest.mark.rule("crusade", "10.1.1-a", "10.1.2", "10.1.3", "10.1.4", "10.1.6", "10.1.7", "10.1.10")
def test_10_1_movement():
    m = moving("huesca", units={"huesca": ["nat-inf:full"], "lecinena": [], "sarinena": ["rep-mil:full"]})
    unit = named(m, "huesca", "nat-inf")
    other = named(m, "teruel", "nat-pol")
    assert why(m, f"move {other}") == "10.1.1-a"
    play(m, f"move {unit}")
    assert why(m, "stop") == "10.1.2"
    assert why(m, "step sarinena") == "10.1.7"
    assert why(m, "step madrid") == "10.1.4"
    play(m, "step lecinena", "step zaragoza")
    assert m.state.mf_left == 1
    play(m, "stop")
    assert why(m, f"move {unit}") in ("10.1.1-b", "10.1.1-a")


@pytest.mark.rule("crusade", "10.1.12-a", "10.1.12-b", "10.1.9", "3.0-control", "10.2.7-b")
def test_10_1_12_two_enemy_spaces():
    m = moving(
        "huesca",
        units={
            "huesca": ["nat-inf:full", "nat-inf:full"],
            "barbastro": [],
            "tremp": [],
            "balaguer": [],
            "lerida": [],
        },
    )
    one, two = named(m, "huesca", "nat-inf"), named(m, "huesca", "nat-inf", 1)
    play(m, f"move {one}", "step barbastro", "step balaguer")
    assert why(m, "step lerida") == "10.1.12-a"
    play(m, "stop")
    assert holder(m, "barbastro") == holder(m, "balaguer") == "nat"
    play(m, f"move {two}", "step barbastro", "step tremp", "step barbastro")
    assert where(m, two) == "barbastro"


@pytest.mark.rule("crusade", "10.1.11")
def test_10_1_11_attack_markers():
    m = table(
        turn=8,
        side="nat",
        round=2,
        hands={"nat": ["N41"], "rep": []},
        ammo=False,
        units={"huesca": ["nat-inf:full"], "lecinena": ["nat-inf:full"], "zaragoza": []},
    )
    play(m, "ops N41", "activate-move huesca", "activate-attack lecinena", "done")
    play(m, f"move {named(m, 'huesca', 'nat-inf')}", "step lecinena")
    assert why(m, "stop") == "10.1.11"


@pytest.mark.rule("crusade", "10.1.13", "16.2.3", "13.4.2-a")
def test_10_1_13_isolated_units_take_spaces():
    m = moving("granada", isolated=["granada"], units={"granada": ["nat-inf:full"], "guadix": []})
    play(m, f"move {named(m, 'granada', 'nat-inf')}", "step guadix", "stop")
    assert holder(m, "guadix") == "nat"


@pytest.mark.rule("crusade", "10.2.1", "10.2.2-b", "10.2.2-c", "10.2.2-d", "10.2.2-e", "10.2.4-d", "16.2.3")
def test_10_2_2_position_rolls():
    m = moving("granada", isolated=["granada"], units={"granada": ["nat-inf:full", "nat-mil:reduced"]})
    m.forced = [(4,)]
    unit, other = named(m, "granada", "nat-inf"), named(m, "granada", "nat-mil")
    play(m, f"build {unit}")
    assert why(m, f"build {other}") == "10.2.3-a"
    play(m, "done")
    assert m.state.build_drm == {AT["granada"]: -1}
    m = moving(
        "granada", isolated=["granada"], units={"granada": ["nat-inf:full"]}, build_drm={"granada": -1}
    )
    m.forced = [(4,)]
    play(m, f"build {named(m, 'granada', 'nat-inf')}")
    if kind(m) == "nat move":
        play(m, "done")
    assert m.state.works[AT["granada"]] == "position"
    assert AT["granada"] not in m.state.build_drm
    m = moving(
        "granada", isolated=["granada"], units={"granada": ["nat-inf:full"]}, build_drm={"granada": -2}
    )
    m.forced = [(6,)]
    play(m, f"build {named(m, 'granada', 'nat-inf')}")
    if kind(m) == "nat move":
        play(m, "done")
    assert m.state.build_drm == {AT["granada"]: -2}


@pytest.mark.rule("crusade", "10.2.2-a", "10.2.3-a", "10.2.4-a", "10.2.4-b", "10.2.5", "11.1.7")
def test_10_2_3_corps_build_and_dig():
    m = moving("zaragoza", units={"zaragoza": ["nat-corps-v:full"]})
    play(m, "build nat-corps-v")
    if kind(m) == "nat move":
        play(m, "done")
    assert m.state.works[AT["zaragoza"]] == "position"
    m = moving(
        "zaragoza", units={"zaragoza": ["nat-corps-v:full", "nat-inf:full"]}, works={"zaragoza": "position"}
    )
    m.forced = [(5,)]
    assert why(m, f"build {named(m, 'zaragoza', 'nat-inf')}") == "10.2.3-a"
    play(m, "build nat-corps-v", "done")
    assert m.state.works[AT["zaragoza"]] == "position"
    assert m.state.build_drm == {AT["zaragoza"]: -1}
    m = moving("zaragoza", units={"zaragoza": ["nat-corps-v:full"]}, works={"zaragoza": "trench"})
    assert why(m, "build nat-corps-v") == "10.2.5"


@pytest.mark.rule("crusade", "10.2.4-c", "10.2.2-d")
def test_10_2_4_c_a_division_keeps_the_marker():
    m = table(
        turn=8,
        side="rep",
        units={"madrid": ["rep-rpa:full"]},
        build_drm={"madrid": -1, "toledo": -1},
        works={"madrid": "position"},
    )
    from frente.games.crusade.state import put

    for u in m.state.stacks[AT["toledo"]]:
        put(m.state, u, -1)
    works.forget_abandoned(m.state)
    assert m.state.build_drm == {AT["madrid"]: -1}


@pytest.mark.rule("crusade", "10.2.3-b", "10.2.3-c")
def test_10_2_3_bilbao():
    m = moving(
        "bilbao", side="rep", units={"bilbao": ["rep-corps-euzkadi:full"]}, works={"bilbao": "position"}
    )
    assert why(m, "build rep-corps-euzkadi") == "10.2.3-b"
    m = moving("bilbao", side="rep", units={"bilbao": ["rep-corps-euzkadi:full"]}, played=["R25", "N25"])
    assert why(m, "build rep-corps-euzkadi") == "10.2.3-c"


@pytest.mark.rule("crusade", "10.2.6", "10.2.7-a", "10.2.9-a", "10.2.9-b", "2.2.2-b")
def test_10_2_9_markers():
    m = table(units={"badajoz": []})
    assert works.markers_left(m.state, "rep") == 11
    assert works.markers_left(m.state, "nat") == 7
    assert m.state.works[AT["badajoz"]] == "position"  # vacant and friendly: it stays
    from frente.games.crusade.rules.control import take

    take(m.state, AT["badajoz"], "nat", "10.1.9")
    assert AT["badajoz"] not in m.state.works
    assert works.markers_left(m.state, "rep") == 12
    full = dict.fromkeys(
        ("leon", "lugo", "burgos", "soria", "segovia", "avila", "zamora", "oviedo"), "position"
    )
    m = moving("zaragoza", units={"zaragoza": ["nat-inf:full"]}, works=full)
    assert why(m, f"build {named(m, 'zaragoza', 'nat-inf')}") == "10.2.9-a"


@pytest.mark.rule("crusade", "10.2.9-b", "10.2.3-b")
def test_10_2_9_b_extra_trenches_are_used_once():
    m = table("two-years-of-war", turn=7, side="rep", round=2, hands={"nat": [], "rep": ["R25"]})
    play(m, "event R25")
    assert m.state.works[AT["bilbao"]] == "trench-bilbao"
    assert m.state.extra["trench-bilbao"] == 0
    assert works.markers_left(m.state, "rep") == 10  # an extra Trench is not one of the twelve


@pytest.mark.rule("crusade", "13.3.3")
def test_13_3_3_no_building_out_of_supply():
    m = moving(
        "jerez-de-los-caballeros",
        units={
            "jerez-de-los-caballeros": ["nat-inf:full"],
            "badajoz": ["rep-mil:full"],
            "zafra": ["rep-mil:full"],
            "llerena": ["rep-mil:full"],
        },
    )
    unit = named(m, "jerez-de-los-caballeros", "nat-inf")
    assert why(m, f"build {unit}") == "13.3.3"
    assert not events(m, "built")


@pytest.mark.rule("crusade", "10.2.9-a", "10.2.2-a")
def test_10_2_9_a_two_builders_share_the_last_marker():
    lying = ("leon", "lugo", "burgos", "soria", "segovia", "avila", "zamora", "oviedo")
    m = moving(
        "zaragoza",
        "huesca",
        units={"zaragoza": ["nat-corps-v:full"], "huesca": ["nat-corps-i:full"]},
        works=dict.fromkeys(lying[1:], "position") | {"oviedo": "trench"},
    )
    assert works.markers_left(m.state, "nat") == 1
    play(m, "build nat-corps-v", "build nat-corps-i")
    assert m.state.works.get(AT["zaragoza"]) == "position"
    assert AT["huesca"] not in m.state.works  # the eighth marker lies in Zaragoza
    assert [e["place"] for e in events(m, "no-marker")] == ["huesca"]
    assert not m.game.faults(m.state)


@pytest.mark.rule("crusade", "10.2.9-a", "10.2.2-b")
def test_10_2_9_a_the_marker_one_fails_to_place_serves_the_next():
    lying = ("lugo", "burgos", "soria", "segovia", "avila", "zamora")
    m = moving(
        "zaragoza",
        "huesca",
        units={"zaragoza": ["nat-inf:full"], "huesca": ["nat-inf:full"]},
        works=dict.fromkeys(lying, "position") | {"oviedo": "trench"},
    )
    m.forced = [(5,), (2,)]
    play(m, f"build {named(m, 'zaragoza', 'nat-inf')}", f"build {named(m, 'huesca', 'nat-inf')}")
    assert AT["zaragoza"] not in m.state.works
    assert m.state.works[AT["huesca"]] == "position"


@pytest.mark.rule("crusade", "10.2.4-b", "10.2.10", "6.F.1")
def test_10_2_4_b_a_razed_position_takes_its_trench_modifier_along():
    m = table(
        turn=8, side="nat", phase="end", works={"zaragoza": "position"}, build_drm={"zaragoza": -2},
        units={"zaragoza": ["nat-corps-v:full"]},
    )  # fmt: skip
    play(m, "raze zaragoza")
    assert AT["zaragoza"] not in m.state.build_drm


@pytest.mark.rule("crusade", "16.4.3.2-a", "16.4.3.2-e", "16.4.2.1-b", "16.4.3.3")
def test_16_4_3_2_passing_through_the_north_gives_no_right_to_stay():
    road = ["jaca", "pamplona", "beasain", "puerto-velate"]
    basque = ["bilbao", "durango", "orduna", "san-sebastian"]
    words = {"control": {"rep": road, "nat": basque}, "side": "rep"}
    empty = {id: [] for id in (*basque, "pamplona", "puerto-velate", "jaca", "vitoria")}
    m = moving("beasain", units={**empty, "beasain": ["rep-rpa:full"]}, **words)
    play(m, f"move {named(m, 'beasain', 'rep-rpa')}", "step san-sebastian")
    assert why(m, "stop") == "16.4.3.2-a"
    play(m, "step puerto-velate", "stop")
    # The last movement point cannot lead in.
    m = moving("beasain", units={**empty, "beasain": ["rep-rpa:full"]}, **words)
    play(m, f"move {named(m, 'beasain', 'rep-rpa')}", "step pamplona", "step beasain")
    assert why(m, "step san-sebastian") == "16.4.3.2-a"
    # With Bilbao Republican the step into Durango joins the fronts: the limit is gone at once.
    words["control"]["nat"] = ["san-sebastian", "durango"]
    m = moving("beasain", units={**empty, "beasain": ["rep-rpa:full"]}, **words)
    assert "north-joined" not in m.state.marks
    play(m, f"move {named(m, 'beasain', 'rep-rpa')}", "step durango", "stop")
    assert "north-joined" in m.state.marks
