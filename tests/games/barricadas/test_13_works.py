"""Chapters 11 and 13: risky actions and terrain markers; boats."""

from __future__ import annotations

import pytest

from frente.games.barricadas.rules import (
    acts,
    antiarmor,
    assault,
    fire,
    marching,
    melee,
    movement,
    retreat,
    sequence,
    works,
)
from frente.games.barricadas.rules.losses import settle_works
from frente.games.barricadas.rules.stacking import room_inside
from frente.games.barricadas.state import Fort, has, place, the_board

from .table import NAT, REP, at, drive, h, match, n, nat, refused, rep, situation

SAPPERS = {"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-engineers-x1"]}


def dug(**more):
    table = {
        "formation": [rep("C705"), nat("C714")],
        "active": "republican",
        "act": ["rep-diez", *REP["units"]],
    }
    return situation(**{**table, **more})


@pytest.mark.rule("barricadas", "13.1.1-a", "13.1.1-b", "13.1.1-f", "3.3.2-l", "11-b", "11-c", "3.3.2-m")
def test_13_1_an_improved_position_takes_two_turns():
    s = dug()
    works.dig(s, n("rep-infantry-h1"))
    assert s.positions == {}
    assert has(s.risky, n("rep-infantry-h1"))
    s.turn += 1
    s.acting = 1 << n("rep-infantry-h1")
    works.dig(s, n("rep-infantry-h1"))
    assert s.positions == {h(s, "C705"): 0}
    assert not has(s.risky, n("rep-infantry-h1"))
    late = dug()
    works.dig(late, n("rep-infantry-h1"))
    late.turn += 2
    works.dig(late, n("rep-infantry-h1"))
    assert late.positions == {}  # not in consecutive turns
    town = dug(formation=[rep("C608")])
    refused(works.why_not_dig(town, n("rep-infantry-h1")), "13.1.1-a")
    m = match(dug())
    m.answer("republican", "dig rep-infantry-h1")
    assert n("rep-infantry-h1") in m.state.works


@pytest.mark.rule("barricadas", "13.1.1-c", "13.1.1-d", "13.1.1-e", "13.1.2-a")
def test_13_1_1_lost_positions():
    s = dug(positions={"C705": "republican"}, works={"rep-infantry-h1": ["position", "C705", 2]})
    shot = fire.common_modifiers(s, h(s, "C705"), "ART", [n("rep-infantry-h1")], ())
    assert ("improved-position", 1, "13.1.1-c") in shot
    for u in (*REP["units"], "rep-diez"):
        place(s, n(u), h(s, "C704"))
    settle_works(s, h(s, "C705"))
    assert s.positions == {}
    hit = situation(formation=[rep("C706"), nat("C707")], works={"legion-b1": ["position", "C707", 2]})
    p = [n("rep-infantry-h1")]
    fight = melee.Assault(h(hit, "C707"), 0, p, {p[0]: hit.at[p[0]]}, list(p), set(), set())
    drive(assault._fight(hit, fight))
    assert hit.works == {}
    moved = dug(works={"rep-infantry-h1": ["position", "C705", 1]})
    drive(marching.begin(moved, n("rep-infantry-h1"), "move"))
    assert moved.works == {}


@pytest.mark.rule("barricadas", "13.2-a", "13.2-b", "13.2-d", "13.2-e", "14-l", "11-b")
def test_13_2_wire():
    s = dug(wire=["C706"])
    refused(movement.prohibited(s, n("rep-infantry-h1"), h(s, "C706")), "13.2-a")
    assert works.why_not_cross(s, n("rep-infantry-h1"), h(s, "C706"), h(s, "C707")) is None
    refused(works.why_not_cross(s, n("rep-infantry-h1"), h(s, "C706"), h(s, "C704")), "13.2-b")
    drive(works.cross(s, n("rep-infantry-h1"), h(s, "C707")), (4, 5))
    assert at(s, "rep-infantry-h1") == "C707"
    s = dug(wire=["C706"])
    drive(works.cross(s, n("rep-infantry-h1"), h(s, "C707")), (5, 5))
    assert at(s, "rep-infantry-h1") == "C705"
    assert has(s.finished, n("rep-infantry-h1"))
    m = match(
        situation(
            formation=[{"officer": "rep-arman", "units": ["rep-t26b-x1"], "hex": "C705"}],
            wire=["C706"],
            active="republican",
            act=["rep-arman", "rep-t26b-x1"],
        )
    )
    m.answer("republican", "move rep-t26b-x1")
    m.answer("republican", "to C706")
    assert m.state.wire == 0
    assert (
        m.state.march.spent[0]
        == movement.ground_cost(m.state, n("rep-t26b-x1"), h(m.state, "C705"), h(m.state, "C706")) + 2
    )
    shell = situation(wire=["C706"])
    base = fire.Shot("ART", h(shell, "C706"), 10, 0, (), 2, (), h(shell, "C706"), wire=True)
    drive(fire.shoot(shell, base, "8.1.2-a"), (4, 4))  # result 2
    assert shell.wire
    drive(fire.shoot(shell, base, "8.1.2-a"), (3, 4))  # result 3
    assert shell.wire == 0


@pytest.mark.rule("barricadas", "13.2-f", "13.3-e", "11-d")
def test_13_2_f_engineers_clear():
    for marker in ("wire", "roadblocks", "mines"):
        s = situation(
            formation=[{**SAPPERS, "hex": "C705"}],
            active="republican",
            act=["rep-diez", *SAPPERS["units"]],
            **{marker: ["C706"]},
        )
        assert works.why_not_clear(s, n("rep-engineers-x1"), h(s, "C706")) is None
        refused(works.why_not_clear(s, n("rep-infantry-h1"), h(s, "C706")), "13.2-f")
        drive(works.clear(s, n("rep-engineers-x1"), h(s, "C706")), (4, 4))
        assert getattr(s, marker) == 0
        assert at(s, "rep-engineers-x1") == "C706"


@pytest.mark.rule("barricadas", "13.3-a", "13.3-b", "13.3-c", "13.3-d", "11-b")
def test_13_3_roadblocks():
    s = situation(roadblocks=["C706"], at={"rep-truck-x1": "C705", "rep-infantry-h1": "C705"})
    refused(movement.prohibited(s, n("rep-truck-x1"), h(s, "C706")), "13.3-a")
    plain = situation(at={"rep-infantry-h1": "C705"})
    a, b = h(s, "C705"), h(s, "C706")
    assert (
        movement.ground_cost(s, n("rep-infantry-h1"), a, b)
        == movement.ground_cost(plain, n("rep-infantry-h1"), a, b) + 2
    )
    board = the_board(s)
    spot = next(
        i
        for i in range(len(board.grid))
        if board.road[i] and board.terrain[i] in ("woods", "light-woods") and not board.bridge[i]
    )
    code = board.grid.codes[spot]
    e = situation(
        formation=[{**SAPPERS, "hex": code}], active="republican", act=["rep-diez", *SAPPERS["units"]]
    )
    assert works.why_not_build(e, n("rep-engineers-x1"), "roadblock", spot) is None
    refused(works.why_not_build(e, n("rep-infantry-h1"), "roadblock", spot), "13.3-c")
    works.build(e, n("rep-engineers-x1"), "roadblock", spot)
    assert e.roadblocks == 0
    e.turn += 1
    works.build(e, n("rep-engineers-x1"), "roadblock", spot)
    assert e.roadblocks == 1 << spot
    gone = situation(
        formation=[{**SAPPERS, "hex": code}], active="republican", act=["rep-diez", *SAPPERS["units"]]
    )
    works.build(gone, n("rep-engineers-x1"), "roadblock", spot)
    gone.acting |= 1 << n("rep-engineers-x1")
    drive(marching.begin(gone, n("rep-engineers-x1"), "move"))
    assert gone.works == {}


@pytest.mark.rule("barricadas", "13.4-a", "13.4-b", "13.4-c", "12.9.2-c", "12.9.2-e")
def test_13_4_pontoons():
    e = situation(
        ["D"],
        river="major",
        formation=[{**SAPPERS, "hex": "D1205"}],
        active="republican",
        act=["rep-diez", *SAPPERS["units"]],
    )
    spot = h(e, "D1104")
    assert works.why_not_build(e, n("rep-engineers-x1"), "pontoon", spot) is None
    refused(works.why_not_build(e, n("rep-engineers-x1"), "pontoon", h(e, "D1206")), "13.4-a")
    works.build(e, n("rep-engineers-x1"), "pontoon", spot)
    e.turn += 1
    works.build(e, n("rep-engineers-x1"), "pontoon", spot)
    assert e.pontoons == {spot: "foot"}
    given = situation(
        ["D"],
        river="major",
        formation=[{**SAPPERS, "hex": "D1205"}],
        turn=4,
        effects=[{"key": "given_pontoon", "side": "republican", "from_turn": 4, "who": ["foot"]}],
    )
    drive(sequence._given_pontoon(given), "lay D1104")
    assert given.pontoons == {spot: "all"}
    assert drive(sequence._given_pontoon(given)).asks == []  # once


@pytest.mark.rule("barricadas", "12.9.2-d", "2.3-l")
def test_12_9_2_d_boats():
    s = situation(
        ["D"],
        river="major",
        formation=[{**REP, "hex": "D1103"}],
        boats=["D1104"],
        active="republican",
        act=["rep-diez", *REP["units"]],
        effects=[{"key": "boats", "side": "republican", "max_steps_per_boat_and_turn": 9}],
    )
    u, boat, shore = n("rep-infantry-h1"), h(s, "D1104"), h(s, "D1205")
    assert works.why_not_boat(s, u, boat, shore) is None
    refused(works.why_not_boat(s, u, boat, h(s, "D1102")), "12.9.2-d")
    s.boat_steps[boat] = 7
    refused(works.why_not_boat(s, u, boat, shore), "2.3-l")
    s.boat_steps.clear()
    works.boat(s, u, boat, shore)
    assert at(s, "rep-infantry-h1") == "D1205"
    assert has(s.risky, u)


@pytest.mark.rule("barricadas", "11-d", "11-a")
def test_11_d_mines():
    m = match(dug(mines=["C706"]), (1, 2), (6, 6))
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to C706")
    event = next(e for e in m.state.log.events if e.kind == "fire")
    assert (event.data["column"], event.data["divisor"], event.data["modifier"]) == (6, 2, -1)
    assert m.state.lost[n("rep-infantry-h1")] >= 1


@pytest.mark.rule("barricadas", "11-e", "11-f", "11-b")
def test_11_e_ditches_and_teeth():
    for marker, kind, rule in (("ditches", "crossing", "11-e"), ("teeth", "teeth", "11-f")):
        s = situation(
            formation=[{**SAPPERS, "hex": "C705"}],
            at={"rep-t26b-x1": "C705"},
            active="republican",
            act=["rep-diez", *SAPPERS["units"]],
            **{marker: ["C706"]},
        )
        refused(movement.prohibited(s, n("rep-t26b-x1"), h(s, "C706")), rule)
        assert movement.prohibited(s, n("rep-infantry-h1"), h(s, "C706")) is None
        assert works.why_not_build(s, n("rep-engineers-x1"), kind, h(s, "C706")) is None
        works.build(s, n("rep-engineers-x1"), kind, h(s, "C706"))
        s.turn += 1
        works.build(s, n("rep-engineers-x1"), kind, h(s, "C706"))
        assert movement.prohibited(s, n("rep-t26b-x1"), h(s, "C706")) is None
    ditch = situation(ditches=["C706"], at={"rep-infantry-h1": "C705"})
    plain = situation(at={"rep-infantry-h1": "C705"})
    a, b = h(plain, "C705"), h(plain, "C706")
    assert (
        movement.ground_cost(ditch, n("rep-infantry-h1"), a, b)
        == movement.ground_cost(plain, n("rep-infantry-h1"), a, b) + 2
    )


@pytest.mark.rule("barricadas", "13.5-a", "13.5-b", "13.5-c", "13.5-d", "13.5-e")
def test_13_5_trenches():
    s = dug(trenches=["C705", "C706"], inside=["rep-infantry-h1", "rep-infantry-h2"])
    assert not room_inside(s, h(s, "C705"), n("rep-infantry-h3"))  # six steps
    assert room_inside(s, h(s, "C705"), n("rep-diez"))
    assert fire.divisor(s, h(s, "C705"), "AP", [n("rep-infantry-h1")]) == 5
    assert fire.divisor(s, h(s, "C705"), "AP", [n("rep-infantry-h1"), n("rep-infantry-h3")]) == 2
    base = fire.Shot("AP", h(s, "C705"), 6, 0, (), 2, tuple(n(u) for u in REP["units"]), h(s, "C707"))
    assert drive(fire.allocate(s, base, 2)).value == {n("rep-infantry-h3"): 2}  # outside first
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    assert "slip C706" in m.asks[0].options()
    m.answer("republican", "slip C706")
    assert m.state.march.spent == (2,)
    assert has(m.state.inside, n("rep-infantry-h1"))
    m.answer("republican", "stop")
    m.answer("republican", "move rep-infantry-h3")
    m.answer("republican", "in")
    assert has(m.state.inside, n("rep-infantry-h3"))
    assert m.state.march.spent == (2,)


# --- fortifications -------------------------------------------------------------------------------
def fort(**more):
    table = {
        "formation": [rep("C705"), nat("C708")],
        "forts": {"C708": ["nationalist", 4, 0]},
        "inside": NAT["units"],
        "active": "republican",
        "act": ["rep-diez", *REP["units"]],
    }
    return situation(**{**table, **more})


@pytest.mark.rule("barricadas", "13.6-a", "13.6-b", "13.6-g")
def test_13_6_b_the_front():
    from frente.games.barricadas.rules.spotting import through_front

    s = fort()  # its arrow points to the corner between NW and N
    assert through_front(s, h(s, "C708"), h(s, "C705"))
    assert not through_front(s, h(s, "C708"), h(s, "C711"))
    assert fire.why_not_shoot(s, n("rep-infantry-h1"), h(s, "C708"), "AP") is None
    assert fire.divisor(s, h(s, "C708"), "AP", [n("legion-b1")]) == 4
    s.forts[h(s, "C708")] = Fort(1, 2, 0)
    assert fire.divisor(s, h(s, "C708"), "AP", [n("legion-b1")]) == 3  # at least 3
    back = fort(formation=[rep("C711"), nat("C708")])
    refused(fire.why_not_shoot(back, n("rep-infantry-h1"), h(back, "C708"), "AP"), "13.6-g")
    refused(fire.why_not_shoot(back, n("legion-b1"), h(back, "C711"), "AP"), "13.6-b")


@pytest.mark.rule("barricadas", "13.6-c", "13.6-d", "13.6-f", "13.6-h")
def test_13_6_d_hits_on_a_fortification():
    for hits, value, lost in ((2, 4, 2), (3, 3, 2)):
        s = fort(inside=["legion-b3"])
        spot = h(s, "C708")
        base = fire.Shot(
            "ART", spot, 10, 0, (), 2, tuple(n(u) for u in NAT["units"]), spot, caliber=105, heavy=True
        )
        dealt = drive(fire.allocate(s, base, hits)).value
        assert sum(dealt.values()) == lost
        assert n("legion-b3") not in dealt
        assert s.forts[spot].value == value
    alone = fort()
    base = fire.Shot(
        "ART", h(alone, "C708"), 10, 0, (), 2, tuple(n(u) for u in NAT["units"]), h(alone, "C708"), heavy=True
    )
    assert drive(fire.allocate(alone, base, 2)).value == {}
    assert alone.forts[h(alone, "C708")].value == 2
    drive(fire.allocate(alone, base, 2))
    assert alone.forts == {}  # destroyed at 0
    assert alone.inside == 0
    outside = fort(inside=["legion-b1"])
    assert fire.victims(outside, h(outside, "C708"), 1, "AP", h(outside, "C705")) == [
        n("legion-b2"),
        n("legion-b3"),
    ]


@pytest.mark.rule("barricadas", "13.6-e", "13.6-i", "13.6-j", "13.6-k", "13.6-f")
def test_13_6_assaulting_a_fortification():
    s = fort(formation=[rep("C707"), nat("C708")], inside=["legion-b1", "legion-b2"])
    assert not room_inside(s, h(s, "C708"), n("legion-b3"))
    sum_ = melee.melee(s, [n("rep-infantry-h1")], [n("legion-b1")], h(s, "C708"), [0], True)
    assert ("fortification", 2, "13.6-j") in sum_.modifiers
    p = [n(u) for u in REP["units"]]
    fight = melee.Assault(h(s, "C708"), 0, p, {u: s.at[u] for u in p}, list(p), set(), set())
    run = drive(assault._fight(s, fight))
    kinds = [r.kind for r in run.rolls]
    assert kinds.count("assault") == 2  # outside first, then inside with a new roll
    inn = fort(formation=[nat("C708")], inside=[], active="nationalist", act=["nat-vazquez", *NAT["units"]])
    m = match(inn)
    m.answer("nationalist", "move legion-b1")
    m.answer("nationalist", "in")
    refused(m.why_not("nationalist", "to C709"), "13.6-k")
    m.answer("nationalist", "out")
    assert m.state.march.spent == (4,)
    won = fort(formation=[rep("C707"), nat("C710")], inside=[])
    retreat.enter(won, [n("rep-infantry-h1")], h(won, "C708"))
    assert won.forts == {}


@pytest.mark.rule("barricadas", "13.7-a", "13.7-b", "13.7-c", "13.7-d", "13.7-f")
def test_13_7_rubble():
    s = situation(["B"], formation=[{**REP, "hex": "B708"}], rubble=True)
    from frente.games.barricadas.rules import air

    shot = air.air_shot(s, h(s, "B708"), [20], False)
    assert (shot.column, shot.divisor) == (20, 5)
    drive(fire.make_rubble(s, shot, 2), (6,))
    assert s.rubble[h(s, "B708")] == 2  # 8 is below 9
    assert fire.divisor(s, h(s, "B708"), "ART", []) == 5
    drive(fire.make_rubble(s, shot, 1), (5,))
    assert s.rubble[h(s, "B708")] == 3
    drive(fire.make_rubble(s, shot, 1), (5,))
    assert s.rubble[h(s, "B708")] == 99
    weak = air.air_shot(s, h(s, "B708"), [8], False)
    assert drive(fire.make_rubble(s, weak, 2)).rolls == []
    s = situation(["B"], formation=[{**REP, "hex": "B708"}], at={"nat-pz1a-x1": "B709"})
    s.rubble[h(s, "B708")] = 99
    assert antiarmor.strike_shot(s, n("rep-infantry-h1"), n("nat-pz1a-x1"), h(s, "B709")).modifier == -1


@pytest.mark.rule("barricadas", "13.6-c", "13.6-g", "13.6-h")
def test_13_6_g_heavy_guns_in_direct_fire():
    gun = {"officer": "rep-bravo", "units": ["rep-105mm-x1", "rep-75mm-x1"], "hex": "C705"}
    s = fort(formation=[gun, nat("C708")])
    spot = h(s, "C708")
    assert fire.fire_shot(s, [n("rep-105mm-x1")], "ART", spot).heavy
    light = fire.fire_shot(s, [n("rep-75mm-x1")], "ART", spot)
    assert not light.heavy
    assert light.divisor == 4  # below 105mm it reaches the troops through the front
    mixed = fort(formation=[gun, nat("C708")], inside=["legion-b1"])
    outside = fire.fire_shot(mixed, [n("rep-105mm-x1")], "ART", spot)
    assert not outside.heavy
    assert outside.victims == (n("legion-b2"), n("legion-b3"))


# --- what a review found --------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "13.2-b", "12.9.2-d")
def test_13_2_b_leaders_cross_wire_and_rivers_with_their_men():
    s = situation(
        formation=[rep("C605")], wire=["C606"], active="republican", act=["rep-diez", *REP["units"]]
    )
    options = acts.act_options(s)
    assert "cross rep-diez C606 C607" in options
    assert "cross rep-infantry-h1 C606 C607" in options
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-mmg-x1"], "hex": "C605"}],
        wire=["C606"],
        active="republican",
        act=["rep-diez", "rep-mmg-x1"],
    )
    refused(works.why_not_cross(s, n("rep-mmg-x1"), h(s, "C606"), h(s, "C607")), "13.2-b")


@pytest.mark.rule("barricadas", "3.4-c", "13.2-b")
def test_13_2_b_who_has_crossed_may_be_fired_at():
    s = situation(
        formation=[rep("C605"), nat("C708")],
        wire=["C606"],
        reaction=NAT["units"],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s, (1, 1))
    m.answer("republican", "cross rep-infantry-h1 C606 C607")
    while m.asks[0].about.get("hex") != "C607":
        assert m.asks[0].kind == "react"
        m.answer("nationalist", "hold")
    assert m.asks[0].kind == "react"


@pytest.mark.rule("barricadas", "13.6-f")
def test_13_6_f_an_empty_fortification_falls_to_who_walks_in():
    s = situation(
        formation=[rep("C605")],
        forts={"C606": ["nationalist", 4, 0]},
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "to C606")
    assert h(s, "C606") not in m.state.forts


@pytest.mark.rule("barricadas", "13.5-b", "13.5-c")
def test_13_5_c_two_units_slip_together_a_third_has_no_room():
    s = situation(
        formation=[rep("C605")],
        trenches=["C605", "C606"],
        inside=["rep-infantry-h1", "rep-infantry-h2"],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    assert the_board(s).level[h(s, "C605")] == the_board(s).level[h(s, "C606")]
    m = match(s)
    m.answer("republican", "move rep-infantry-h1")
    m.answer("republican", "with rep-infantry-h2")
    m.answer("republican", "slip C606")
    assert has(m.state.inside, n("rep-infantry-h2"))
    assert at(m.state, "rep-infantry-h2") == "C606"
    three = [n(u) for u in REP["units"]]
    assert room_inside(s, h(s, "C606"), *three[:2])
    assert not room_inside(s, h(s, "C606"), *three)
