"""Chapters 15 to 17 and lasting Events told through the match: who comes, who waits, what moves a marker."""

import pytest
from tests.games.crusade.board import (
    GAME,
    UNIT,
    events,
    fight,
    kind,
    options,
    play,
    resolve,
    stack,
    table,
    where,
)
from tests.games.crusade.deck import ready
from tests.games.crusade.ledger import acting, check

from frente.games.crusade.definitions import AT, INITIAL, RESERVE, SPACES, UNIT_IDS
from frente.games.crusade.state import put

NO_CORPS = {side: [UNIT_IDS[u] for u in INITIAL[side]] for side in INITIAL}


@pytest.mark.rule("crusade", "8.2.1", "8.5.1.1")
def test_communist_interference_cuts_only_republican_operations():
    m = acting(ops_cut=2, units={"burgos": ["nat-inf-1"]})
    assert (m.state.points, m.state.ops_cut) == (5, 2)
    assert not events(m, "fewer-ops")
    m = acting("rep", ops_cut=2, played={"N35": 8, "R2": 3}, units={"madrid": ["rep-mil-1"]})
    assert (m.state.points, m.state.ops_cut) == (3, 0)
    assert events(m, "fewer-ops") == [{"side": "rep", "points": 3}]
    m = acting("rep", ops_cut=0, played={"N35": 8, "R2": 3}, units={"madrid": ["rep-mil-1"]})
    assert m.state.points == 5
    assert not events(m, "fewer-ops")


@pytest.mark.rule("crusade", "10.2.3-c", "8.5.1.1")
def test_10_2_3_c_the_betrayed_works_of_bilbao_are_gone_for_good():
    m = ready("N25", turn=8, clear=True, works={"bilbao": "trench-bilbao", "madrid": "position"})
    play(m, "event N25")
    assert GAME.facts(m.state)["works"] == {"madrid": "position"}
    assert m.state.played["N25"] == 82
    m = ready("N25", turn=8, clear=True, works={"bilbao": "position"}, control={"nat": ["bilbao"]})
    play(m, "event N25")
    assert GAME.facts(m.state)["works"] == {"bilbao": "position"}  # of the Nationalists by now


@pytest.mark.rule("crusade", "17.6.4-a", "17.6.3-a", "9.1.2-b")
def test_17_6_4_a_where_the_army_of_africa_lands():
    around = {id: ["rep-mil:full"] for id in ("algeciras", "jerez-de-la-frontera")}
    m = table(
        turn=2,
        side="nat",
        round=2,
        clear=True,
        played={"N1": 1},
        hands={"nat": [], "rep": []},
        morocco={"nat": ["nat-afr-1"]},
        units={"cadiz": ["nat-inf-1"], **around},
    )
    assert kind(m) == "nat arrive"
    check(
        m,
        "land",
        {
            "": "sevilla",
            "17.6.4-a entry-unsupplied": "cadiz",
            "17.6.4-a afr-place": "burgos algeciras",
        },
    )
    m = table(
        turn=2,
        side="nat",
        round=2,
        clear=True,
        played={"N1": 1},
        hands={"nat": [], "rep": []},
        morocco={"nat": ["nat-afr-1"]},
        units={"cadiz": ["rep-mil-9"], "sevilla": ["nat-inf-1", "nat-inf-2"]},
    )
    check(m, "land", {"": "sevilla", "17.6.4-a entry-foreign": "cadiz"})
    play(m, "land sevilla")
    assert where(m, "nat-afr-1") == "sevilla"
    m = table(
        turn=2,
        side="nat",
        round=2,
        clear=True,
        played={"N1": 1},
        hands={"nat": [], "rep": []},
        morocco={"nat": ["nat-afr-1"]},
        units={"cadiz": ["rep-mil-9"], "sevilla": ["nat-inf-1", "nat-inf-2", "nat-inf-3"]},
    )
    assert (kind(m), m.state.missed_afr) == ("nat action", 1)
    assert events(m, "afr-waits") == [{"unit": "nat-afr-1"}]


@pytest.mark.rule("crusade", "17.3.2-a", "17.3.2-b", "17.3.2-c")
@pytest.mark.parametrize(
    ("side", "start", "target", "level"),
    [
        ("nat", "brunete", "madrid", -1),
        ("nat", "toledo", "illescas", -2),
        ("nat", "segovia", "guadarrama", -3),
        ("rep", "madrid", "brunete", -3),
        ("rep", "illescas", "madrid", -3),
    ],
)
def test_17_3_2_attacks_near_madrid_move_the_marker(side, start, target, level):
    foe = {"nat": "rep-mil:full", "rep": "nat-mil:full"}[side]
    mine = {"nat": "nat-inf:full", "rep": "rep-rpa:full"}[side]
    supply = {"control": {"nat": ["cebreros", "maqueda"]}} if side == "nat" else {}
    m = fight({start: [mine]}, target, [foe], [(3, 3)], side=side, turn=4, clear=True, madrid=-3, **supply)
    assert m.state.madrid == level


@pytest.mark.rule("crusade", "16.1.4.2-a", "17.5.2")
@pytest.mark.parametrize(
    ("turn", "units", "die", "left"),
    [
        (2, ["rep-mil-1"], 3, 1),
        (2, ["rep-mil-1"], 4, 2),
        (2, ["rep-mil-1", "rep-mil-2"], 4, 1),
        (2, ["rep-mil-1", "rep-mil-2"], 5, 2),
        (8, ["rep-corps-i"], 4, 1),
        (8, ["rep-corps-i"], 5, 2),
        (1, ["rep-mil-1"], 2, 1),
        (1, ["rep-mil-1"], 3, 2),
    ],
)
def test_16_1_4_2_a_an_assault_needs_three_or_less(turn, units, die, left):
    m = acting(
        "rep",
        turn=turn,
        card="R1",
        sieges={"alcazar": 2},
        units={"toledo": units},
        dice=[(die,)],
    )
    play(m, "activate-attack toledo", "done", "assault toledo", *(f"with {id}" for id in units), "fight")
    assert m.state.sieges == {"alcazar": left}


@pytest.mark.rule("crusade", "11.4.6-b")
def test_11_4_6_b_one_loss_is_enough_to_catch_who_retreated():
    m = acting(
        dice=[(6, 1), (4, 1)],
        units={
            "huesca": ["nat-inf-1", "nat-corps-aragon"],
            "sarinena": ["rep-mil-1"],
            "lecinena": ["nat-inf-3"],
            "candasnos": [],
            "zaragoza": ["nat-inf-2"],
            "fraga": ["nat-inf-4"],
            "barbastro": ["nat-inf-5"],
        },
    )
    play(
        m,
        "activate-attack huesca",
        "activate-attack zaragoza",
        "done",
        "attack sarinena",
        "with nat-inf-1",
        "fight",
    )
    resolve(m)
    assert where(m, "rep-mil-1") == "candasnos"
    play(m, "attack candasnos", "with nat-inf-2", "fight")
    fire = [e for e in events(m, "fire") if e["side"] == "nat"][-1]
    assert fire["ln"] == 1
    assert where(m, "rep-mil-1") == "eliminated"


@pytest.mark.rule("crusade", "11.4.3-a", "11.4.3-b")
def test_11_4_3_b_who_may_pay_for_a_stand():
    m = fight(
        {"huesca": ["nat-corps-navarra", "nat-corps-aragon"]},
        "boltana",
        ["rep-mil-1:reduced", "rep-corps-ii"],
        [(1, 1)],
        clear=True,
    )
    while kind(m) == "rep losses":
        play(m, options(m)[0])
    assert kind(m) == "rep stand"
    check(
        m,
        "stand",
        {
            "": [UNIT_IDS[u] for u in m.state.battle.defenders],
            "11.4.3-a not-defending": ["nat-corps-navarra", "rep-mil-9"],
        },
    )


@pytest.mark.rule("crusade", "15.2.1-b", "8.5.2.4-d")
def test_15_2_1_b_a_ctv_without_a_port_waits_for_the_next_round():
    ports = ["la-coruna", "pontevedra", "cadiz", "algeciras"]
    m = table(
        turn=8,
        side="nat",
        round=2,
        hands={"nat": ["N3"], "rep": []},
        clear=True,
        units={id: ["nat-inf:full"] * 3 for id in ports},
    )
    play(m, "event N3")
    assert (kind(m), m.state.ctv_waits, where(m, "nat-corps-ctv")) == ("rep action", True, "off")
    for unit in m.state.stacks[AT["cadiz"]]:
        put(m.state, unit, RESERVE)
    play(m, "auto", "done")
    assert kind(m) == "nat place-corps"
    play(m, "place cadiz")
    assert (where(m, "nat-corps-ctv"), m.state.ctv_waits) == ("cadiz", False)


@pytest.mark.rule("crusade", "15.1.2-b", "6.A.1")
@pytest.mark.parametrize(("turn", "asked"), [(5, False), (6, True), (7, False), (12, False)])
def test_15_1_2_b_a_new_hand_is_offered_before_turn_6_only(turn, asked):
    m = table(turn=turn, phase="draw", hands={"nat": ["N11"], "rep": ["R15"]})
    seen = []
    while not kind(m).endswith(("action", "arrive")):
        seen.append(kind(m))
        play(m, "keep" if kind(m).endswith("redraw") else "done")
    assert [ask for ask in seen if ask.endswith("redraw")] == (["nat redraw", "rep redraw"] if asked else [])


@pytest.mark.rule("crusade", "15.2.3-a", "15.2.3-b")
def test_15_2_3_a_militarized_units_keep_place_and_strength():
    m = table(
        turn=5,
        phase="corps",
        removed=NO_CORPS,
        clear=True,
        reserve={
            "nat": ["nat-inf:full"] * 6,
            "rep": [
                "rep-mil-bas:full",
                "rep-mil-san:full",
                "rep-mil-ast:full",
                "rep-mil-ast:full",
                "rep-rpa-1",
                "rep-rpa-2",
                "rep-rpa-3",
                "rep-rpa-4",
            ],
        },
        units={"madrid": ["rep-mil-1", "rep-mil-2:reduced"], "valencia": ["rep-pol-1"]},
    )
    assert (kind(m), m.asks[0].about["left"]) == ("rep militarize", 5)
    play(m, "militarize rep-mil-1")
    assert sorted(stack(m, "madrid")) == ["rep-mil:reduced", "rep-rpa:full"]
    play(m, "militarize rep-mil-2")
    assert sorted(stack(m, "madrid")) == ["rep-rpa:full", "rep-rpa:reduced"]
    assert not kind(m).endswith("militarize")
    assert (where(m, "rep-mil-1"), where(m, "rep-mil-2")) == ("removed", "removed")


@pytest.mark.rule("crusade", "15.2.1.2-b")
def test_15_2_1_2_b_a_corps_sends_one_division_of_a_full_stack_back():
    m = table(turn=5, phase="corps", units={"zaragoza": ["nat-inf-1", "nat-inf-2:reduced", "nat-cav-1"]})
    play(m, "deploy nat-corps-i", "at zaragoza")
    assert kind(m) == "nat make-room"
    check(
        m,
        "send-back",
        {
            "": "nat-inf-1 nat-inf-2 nat-cav-1",
            "15.2.1.2-b not-in-that-space": "nat-corps-i nat-inf-9 rep-mil-1",
        },
    )
    play(m, "send-back nat-cav-1")
    assert (where(m, "nat-cav-1"), len(stack(m, "zaragoza"))) == ("reserve", 3)
    m = table(turn=5, phase="corps", units={"zaragoza": ["nat-inf-1", "nat-inf-2"]})
    play(m, "deploy nat-corps-i", "at zaragoza")
    assert kind(m) == "rep corps"


@pytest.mark.rule("crusade", "14.1.2-b", "13.4.3-c", "14.1.2-a")
def test_14_1_2_b_the_ask_tells_what_is_left_of_both_kinds():
    m = table(
        clear=True,
        turn=8,
        phase="replacement",
        side="nat",
        rp={"nat": 1.5, "axis": 0.5},
        units={"burgos": ["nat-inf-1:reduced", "nat-inf-2:reduced"]},
        eliminated={"nat": ["nat-inf-3"]},
    )
    assert m.asks[0].about == {"own": 1.5, "allied": 0.5}
    play(m, "restore nat-inf-1 axis")
    assert m.asks[0].about == {"own": 1.5, "allied": 0}
    play(m, "rebuild nat-inf-3 nat")
    assert m.asks[0].about == {"own": 1.0, "allied": 0}
    full = {id: ["nat-inf:full"] * 3 for id in ("la-coruna", "valladolid", "zaragoza", "sevilla")}
    m = table(clear=True, turn=8, phase="replacement", side="nat", returning={"nat-corps-i": 8}, units=full)
    assert (where(m, "nat-corps-i"), m.state.returning) == ("eliminated", {})
    assert not m.state.reduced >> UNIT["nat-corps-i"] & 1


@pytest.mark.rule("crusade", "CL-R51")
def test_cl_r51_nobody_advances_into_the_threatened_zone():
    m = fight(
        {"huesca": ["nat-corps-navarra", "nat-corps-aragon"]},
        "barbastro",
        ["rep-corps-ii"],
        [(2, 1)],
        clear=True,
    )
    resolve(m, until="advance")
    unit = "nat-corps-navarra"
    beyond = next(
        t.split()[2] for t in options(m) if t.startswith(f"advance {unit}") and not t.endswith("barbastro")
    )
    m.state.barred, m.state.barred_until = 1 << AT[beyond], m.state.turn
    assert m.why_not("nat", f"advance {unit} {beyond}").rule == "CL-R51"
    assert m.why_not("nat", f"advance {unit} barbastro") is None


@pytest.mark.rule("crusade", "12.1.8-a", "12.1.8-e", "16.4.3.2-a", "12.1.1")
def test_12_1_8_who_finds_no_place_stays_in_the_reserve():
    ports = ("alicante", "almeria", "barcelona", "cartagena", "castellon", "malaga", "tarragona", "valencia")
    full = {id: ["rep-mil:full"] * 3 for id in ports}
    m = acting(
        "rep", use="sr", units={**full, "madrid": ["rep-mil-30"]}, reserve={"rep": ["rep-t26-1", "rep-rpa-1"]}
    )
    check(m, "sr", {"12.1.1 nowhere-to-sr": "rep-t26-1", "": "rep-rpa-1"})
    south = [space.id for space in SPACES if not space.region and space.id != "beach-head"]
    m = acting(
        "rep",
        use="sr",
        control={"nat": south},
        units={"bilbao": ["rep-mil-bas-1", "rep-rpa-2"]},
        reserve={"rep": ["rep-rpa-1", "rep-mil-bas-2", "rep-pol-1", "rep-mil-cnt-1"]},
    )
    check(
        m,
        "sr",
        {
            "12.1.1 nowhere-to-sr": "rep-rpa-1 rep-mil-cnt-1",
            "": "rep-mil-bas-2 rep-pol-1 rep-mil-bas-1 rep-rpa-2",
        },
    )


@pytest.mark.rule("crusade", "17.2.2", "17.2.1", "17.2.3")
@pytest.mark.parametrize(("turn", "second"), [(2, "17.2.2 one-afr"), (3, "")])
def test_17_2_2_one_unit_of_the_army_of_africa_redeploys_on_turns_1_and_2(turn, second):
    m = acting(
        use="sr",
        card="N3",
        turn=turn,
        units={"sevilla": ["nat-afr-1", "nat-afr-2:reduced"], "burgos": ["nat-inf-1"]},
    )
    assert m.state.points == (6 if turn == 2 else 8)
    play(m, "sr nat-afr-1", "to ecija")
    check(m, "sr", {second: "nat-afr-2", "12.1.3 one-sr": "nat-afr-1"})


@pytest.mark.rule("crusade", "11.2.4-a", "8.5.3.1")
@pytest.mark.parametrize(
    ("start", "target", "reason"),
    [("murcia", "cartagena", ""), ("murcia", "lorca", "11.2.4-a card-needs-target")],
)
def test_11_2_4_a_a_vp_space_is_a_target_though_no_province_capital(start, target, reason):
    m = fight(
        {start: ["nat-inf-1"]},
        target,
        ["rep-mil-1"],
        [],
        clear=True,
        hands={"nat": ["N13"], "rep": []},
        control={"nat": ["alicante", "caravaca", "hellin"]},
        strait="nat",
    )
    check(m, "play", {reason: "N13"})


@pytest.mark.rule("crusade", "16.3.3-j", "16.3.3-h")
def test_16_3_3_j_divided_zones_are_tested_from_the_start_of_turn_6():
    wedge = ["vinaroz", "tortosa", "morella", "gandesa", "alcaniz", "caspe"]
    words = {"clear": True, "phase": "draw", "rm": 20, "control": {"nat": wedge}, "marks": []}
    m = table(turn=5, hands={"nat": [], "rep": []}, **words)
    assert (m.state.marks, m.state.rm) == ([], 20)
    m = table(turn=6, hands={"nat": [], "rep": []}, **words)
    assert "rep-divided" in m.state.marks
