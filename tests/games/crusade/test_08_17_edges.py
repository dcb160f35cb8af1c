"""Edges of rules: what ends with a turn, a landing or a marker, and what is told of it."""

import pytest
from tests.games.crusade.board import events, fight, kind, options, play, table, where
from tests.games.crusade.by_hand import PLACES
from tests.games.crusade.deck import ready
from tests.games.crusade.ledger import acting, check

from frente.games.crusade.definitions import CARD, UNITS
from frente.games.crusade.rules import deployment


def rules(m, name):
    """The rules that events of a name cite, in order."""
    return [event.rule for event in m.events(None) if event.kind == name]


@pytest.mark.rule("crusade", "17.1.1-a", "6.F.4-a")
def test_17_1_1_a_the_shortage_ends_with_turn_5():
    m = table(turn=5, phase="end", ammo=True, hands={"nat": [], "rep": []})
    assert m.state.ammo is True
    play(m, *["done"] * (kind(m) == "nat raze"))
    play(m, *["done"] * (kind(m) == "rep raze"))
    assert (kind(m), m.state.ammo) == ("nat corps", False)


@pytest.mark.rule("crusade", "8.5.4.8", "13.3.5-a", "13.3.6-a")
def test_8_5_4_8_a_beach_head_without_supply_ends_with_all_that_lies_there():
    land = [id for id in PLACES if id not in ("beach-head", "santander")]
    m = table(
        "two-years-of-war", clear=True, turn=8, side="rep", phase="attrition", rm=20, vp=20, strait="nat",
        control={"nat": land, "rep": ["santander"]}, beach={"at": "malaga", "mode": "plan-p", "deadline": 0},
        units={"beach-head": ["rep-rpa-1:full"]}, works={"beach-head": "position"},
        build_drm={"beach-head": -1}, hands={"nat": [], "rep": []},
    )  # fmt: skip
    s = m.state
    assert where(m, "rep-rpa-1") == "removed"
    assert (rules(m, "beach-gone"), events(m, "beach-gone")) == (["8.5.4.8"], [{"place": "malaga"}])
    assert (s.beach, s.beach_mode, s.deadline, s.works, s.build_drm) == (-1, "", 0, {}, {})


@pytest.mark.rule("crusade", "9.1.4-a")
def test_9_1_4_a_who_is_not_culled():
    units = {
        "teruel": ["nat-inf-1", "nat-inf-2", "nat-inf-3", "nat-pol-1"],
        "burgos": ["nat-pol-2"],
        "madrid": ["rep-mil-1"],
    }
    m = table(clear=True, turn=8, side="nat", units=units, steps=["cull nat"], phase="action")
    assert kind(m) == "rep cull"
    check(
        m,
        "cull",
        {
            "": "nat-inf-1 nat-inf-2 nat-inf-3 nat-pol-1",
            "9.1.4-a not-overstacked": "nat-pol-2",
            "9.1.4-a cull-own": "rep-mil-1",
        },
    )


@pytest.mark.rule("crusade", "10.2.2-b", "10.2.4-a")
def test_10_2_what_is_built_names_its_rule():
    m = acting(
        "rep", turn=8, units={"madrid": ["rep-mil-1"], "jaen": ["rep-corps-i"]}, works={"jaen": "position"},
        dice=[(1,), (1,)],
    )  # fmt: skip
    play(m, "activate-move madrid", "activate-move jaen")
    play(m, *["done"] * (m.asks[0].kind == "activate"))
    play(m, "build rep-mil-1", "build rep-corps-i")
    built = list(zip(rules(m, "built"), events(m, "built"), strict=True))
    assert built == [
        ("10.2.2-b", {"place": "madrid", "works": "position"}),
        ("10.2.4-a", {"place": "jaen", "works": "trench"}),
    ]


@pytest.mark.rule("crusade", "11.1.3-a", "11.1.3-b", "CL-R51")
def test_cl_r51_nobody_attacks_the_threatened_zone():
    units = {
        "huesca": ["nat-inf-1"],
        "barbastro": ["rep-mil-1"],
        "boltana": ["rep-mil-2"],
        "madrid": ["rep-mil-3"],
    }
    m = acting("nat", turn=14, units=units, barred=["barbastro"], barred_until=14)
    play(m, "activate-attack huesca")
    play(m, *["done"] * (m.asks[0].kind == "activate"))
    check(
        m,
        "attack",
        {
            "": "boltana",
            "CL-R51 france-threatens": "barbastro",
            "11.1.3-a nobody-to-attack": "madrid",
            "11.1.3-b no-enemy-there": "zaragoza",
        },
    )


@pytest.mark.rule("crusade", "16.5.2-c", "16.5.3-a")
@pytest.mark.parametrize(("turn", "cold"), [(10, []), (11, [["winter", -1, "16.5.2-c"]])])
def test_16_5_2_c_the_cold_is_one_of_the_drms_of_an_attack_on_a_mountain(turn, cold):
    m = fight({"leon": ["nat-inf-1"]}, "puerto-de-pajares", ["rep-mil-1"], [(3, 3)], clear=True, turn=turn)
    ours, theirs = events(m, "fire")
    assert (ours["drms"], theirs["drms"]) == (cold, [])
    assert (ours["drm"], theirs["drm"]) == ("-1" if cold else "+0", "+0")


@pytest.mark.rule("crusade", "10.2.9-b", "8.5.1.1")
@pytest.mark.parametrize("id", [card.id for card in CARD.values() if card.effect("place_trench")])
def test_10_2_9_b_without_its_markers_or_a_place_the_card_is_no_event(id):
    assert f"event {id}" in options(ready(id))
    markers = {row["marker"]: 0 for row in CARD[id].effects if row["key"] == "place_trench"}
    check(ready(id, extra=markers), "event", {"10.2.9-b no-place-for-trench": id})


@pytest.mark.rule("crusade", "8.5.2.2", "8.5.2.3-a")
@pytest.mark.parametrize("id", [c.id for c in CARD.values() if c.effect("remove_division")])
def test_8_5_2_2_only_the_units_for_the_map_are_still_to_be_put_there(id):
    m = ready(id)
    assert deployment.pending(m.state) == []
    play(m, f"event {id}")
    for_map = [row for row in CARD[id].units if row["to"] == "map"]
    waiting = [(UNITS[u].kind.id, row["to"]) for u, row in deployment.pending(m.state)]
    assert waiting == [(row["id"], "map") for row in for_map for _ in range(row["count"])]


@pytest.mark.rule("crusade", "8.5.1.1")
@pytest.mark.parametrize("left", [0, 1])
def test_n26_a_cnt_division_on_the_map_loses_a_step_if_there_is_one(left):
    cnt = [f"rep-mil-cnt-{n}" for n in range(1, 7)]
    m = ready("N26", units={"caspe": cnt[:left]}, removed={"rep": cnt[left:], "nat": []})
    play(m, "event N26")
    assert kind(m) == "rep action"
    assert [event["unit"] for event in events(m, "step-lost")] == cnt[:left]


@pytest.mark.rule("crusade", "CL-N14")
def test_cl_n14_who_may_be_named_as_the_deserter():
    m = fight(
        {"caspe": ["rep-pol-1:full", "rep-pol-2:full", "rep-pol-3:reduced"]}, "belchite", ["nat-inf:full"],
        [(3, 3)], side="rep", turn=4, hands={"nat": ["N14"], "rep": []},
        units={"madrid": ["rep-pol-4"], "jaen": ["rep-mil-1"]},
    )  # fmt: skip
    play(m, "play N14")
    check(
        m,
        "defect",
        {
            "": "rep-pol-1 rep-pol-3",
            "CL-N14 same-counter": "rep-pol-2",
            "CL-N14 not-deserting": "rep-pol-4 rep-mil-1 nat-pol-1",
        },
    )
    play(m, "defect rep-pol-3")
    assert where(m, "rep-pol-3") == "removed"
