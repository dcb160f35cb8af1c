"""Chapter 8: fire, artillery, air."""

from __future__ import annotations

import pytest

from frente.engine.event import Log
from frente.games.barricadas import GAME, charts
from frente.games.barricadas.answers import Battery, Gun
from frente.games.barricadas.definitions import AIRCRAFT, PIECES
from frente.games.barricadas.rules import air, artillery, fire, firing, rallying
from frente.games.barricadas.rules.aftermath import toll_of
from frente.games.barricadas.sight import visible
from frente.games.barricadas.state import has, the_board

from .table import NAT, REP, at, drive, h, match, n, nat, refused, rep, situation


def shot(s, firers, attack, hex_, **more):
    return fire.fire_shot(s, [n(u) for u in firers], attack, h(s, hex_), **more)


@pytest.mark.rule("barricadas", "8-a", "8-b", "8.3-a", "8.3-m")
def test_8_a_attack_types():
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-mmg-x1"], "hex": "C705"}],
        at={"nat-pz1a-x1": "C707"},
    )
    refused(fire.why_not_shoot(s, n("rep-infantry-h1"), h(s, "C707"), "AP"), "8-a")
    refused(fire.why_not_shoot(s, n("rep-infantry-h1"), h(s, "C707"), "AT"), "8-a")
    refused(fire.why_not_shoot(s, n("rep-mmg-x1"), h(s, "C707"), "AT"), "8-b")  # armor 1
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-mmg-x1"], "hex": "C705"}],
        at={"nat-bilbao32-x1": "C707"},
    )
    assert fire.why_not_shoot(s, n("rep-mmg-x1"), h(s, "C707"), "AT") is None  # armor 0
    assert "AT" in fire.attack_types(n("rep-mmg-x1"))
    mixed = situation(formation=[rep("C705"), nat("C707")], at={"nat-pz1a-x1": "C707"})
    found = fire.victims(mixed, h(mixed, "C707"), 1, "AP", h(mixed, "C705"))
    assert n("nat-pz1a-x1") not in found
    assert len(found) == 3


@pytest.mark.rule("barricadas", "8-c", "8.3-c")
def test_8_c_fire_groups():
    s = situation(
        formation=[
            {
                **REP,
                "at": {
                    "rep-infantry-h1": "C705",
                    "rep-infantry-h2": "C605",
                    "rep-infantry-h3": "C603",
                    "rep-diez": "C605",
                },
            },
            nat("C706"),
        ],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s, (6, 6))
    m.answer("republican", "fire rep-infantry-h1")
    refused(m.why_not("republican", "join rep-infantry-h3"), "8-c")  # two hexes from any member
    m.answer("republican", "join rep-infantry-h2")
    m.answer("republican", "at C706:AP")
    event = next(e for e in m.state.log.events if e.kind == "fire")
    assert event.data["ff"] == 10
    assert has(m.state.finished, n("rep-infantry-h2"))
    out = situation(
        formation=[rep("C705"), nat("C706")],
        active="republican",
        act=["rep-diez", *REP["units"]],
        out=["rep-infantry-h2"],
    )
    refused(firing.why_not_join_fire(out, [n("rep-infantry-h1")], n("rep-infantry-h2")), "8-c")


@pytest.mark.rule("barricadas", "8-d", "8.3-b", "8.3-e")
def test_8_d_ranges():
    s = situation(formation=[rep("C704"), nat("C709")])
    assert [fire.factor(s, n("rep-infantry-h1"), "AP", d) for d in (1, 2, 3, 4, 5)] == [5, 5, 3, 3, 0]
    refused(fire.why_not_shoot(s, n("rep-infantry-h1"), h(s, "C709"), "AP"), "8-d")


@pytest.mark.rule("barricadas", "8.3-c", "8.3-b")
def test_8_3_c_only_spotted_units():
    s = situation(formation=[{"officer": "rep-bravo", "units": ["rep-mmg-q1"], "hex": "C604"}, nat("C608")])
    refused(fire.why_not_shoot(s, n("rep-mmg-q1"), h(s, "C608"), "AP"), "8.3-c")
    blocked = situation(formation=[rep("C806"), nat("C808")])
    refused(fire.why_not_shoot(blocked, n("rep-infantry-h1"), h(blocked, "C808"), "AP"), "6.2.1-a")


@pytest.mark.rule("barricadas", "8.3-d")
def test_8_3_d_no_fire_through_friends():
    s = situation(formation=[{**REP, "hex": "C704", "at": {"rep-infantry-h2": "C705"}}, nat("C706")])
    refused(fire.why_not_shoot(s, n("rep-infantry-h1"), h(s, "C706"), "AP"), "8.3-d")
    GAME.arrange(s, {"at": {"rep-infantry-h2": "C704", "rep-diez": "C705"}})
    assert fire.why_not_shoot(s, n("rep-infantry-h1"), h(s, "C706"), "AP") is None  # an officer alone


@pytest.mark.rule("barricadas", "8.3-f", "8.3-g", "8.3-h", "8.3-i", "2.4-a")
def test_8_3_the_chart():
    assert charts.column(7) == 6
    assert charts.column(11) == 10
    assert charts.effect(12, 5) == 5
    assert charts.effect(10, 6) == 4
    assert charts.effect(10, 1) == charts.effect(10, 2)
    assert charts.effect(10, 14) == charts.effect(10, 12) == 0
    assert charts.hits(5, 4) == 1
    assert charts.hits(charts.effect(6, 11), 4) == 0
    assert charts.defense("AP", "dispersed-buildings") == 4
    assert charts.defense("AP", "woods") == 4
    assert charts.defense("AP", "open") == 2
    assert charts.defense("ART", "built-up") == 5


@pytest.mark.rule("barricadas", "8.3-k", "13.1.1-c", "12-CRE-c", "6.2.1-d", "11-a")
def test_8_3_k_modifiers():
    def names(s, firers, hex_):
        return {name for name, _, _ in shot(s, firers, "AP", hex_).modifiers}

    s = situation(
        formation=[rep("C705"), nat("C707")],
        at={"nat-pz1a-x1": "C707"},
        positions={"C707": "nationalist"},
        risky=["legion-b1"],
    )
    assert names(s, ["rep-infantry-h1"], "C707") == {
        "target-six-steps",
        "afv-with-infantry",
        "improved-position",
        "risky-action",
    }
    s.spent[n("legion-b1")] = 2
    assert "target-moving-foot" in names(s, ["rep-infantry-h1"], "C707")
    soft = situation(["A"], formation=[{**REP, "hex": "A308"}, {**NAT, "hex": "A311"}])
    assert "los-through-rough-or-fields" in names(soft, ["rep-infantry-h1"], "A311")
    hill = situation(["A"], formation=[{**REP, "hex": "A810"}, {**NAT, "hex": "A808"}])
    assert "crest" in names(hill, ["rep-infantry-h1"], "A808")
    five = situation(
        formation=[
            rep("C705"),
            {"officer": "nat-vazquez", "units": ["legion-b1", "legion-b2"], "hex": "C707"},
        ],
        lost={"legion-b1": 1},
    )
    assert names(five, ["rep-infantry-h1"], "C707") == set()


@pytest.mark.rule("barricadas", "8.3-j", "8.4.3-b", "10-c", "14-m")
def test_8_3_j_morale_after_fire():
    s = situation(formation=[rep("C705"), nat("C707")], lost={"legion-b1": 2, "legion-b2": 2, "legion-b3": 2})
    run = drive(
        fire.shoot(s, shot(s, ["rep-infantry-h1", "rep-infantry-h2"], "AP", "C707"), "8.3-g"),
        (2, 1),
        (1,),
        (1,),
        (6, 6),
        (1, 1),
        (1, 1),
        (1, 1),
    )
    kinds = [r.kind for r in run.rolls]
    assert kinds[0] == "fire"
    assert "morale" in kinds
    assert "officer" in kinds


@pytest.mark.rule("barricadas", "8.4.1-a", "8.4.1-b", "8.4.1-c", "8.4.1-d", "8.4.1-e", "8.4.1-f", "8.4.2-a")
def test_8_4_1_allocation():
    def deal(s, attack, ids, count, *rolls, **more):
        c = s.at[n(ids[0])]
        base = fire.Shot(attack, c, 6, 0, (), 2, tuple(n(u) for u in ids), c, **more)
        return {PIECES[u].id: k for u, k in drive(fire.allocate(s, base, count), *rolls).value.items()}

    s = situation(
        at={
            "nat-pz1a-x1": "C605",
            "nat-pz1a-x2": "C605",
            "legion-b1": "C605",
            "legion-b2": "C605",
            "legion-b3": "C605",
        }
    )
    tanks = ["nat-pz1a-x1", "nat-pz1a-x2"]
    assert deal(s, "AT", tanks, 2, guns=(("45mm", 2),)) == {"nat-pz1a-x1": 1, "nat-pz1a-x2": 1}
    # an AFV that cannot be pierced is left out
    assert deal(s, "AT", tanks, 2, guns=(("37mm-short", 6),)) == {}
    assert deal(s, "AP", ["legion-b1"], 3) == {"legion-b1": 3}
    s.lost = {n("legion-b1"): 2, n("legion-b2"): 2}
    assert deal(s, "AP", ["legion-b1", "legion-b2", "legion-b3"], 3, (2,)) == {"legion-b3": 2, "legion-b2": 1}
    # 75mm against a heavy AFV and two infantry: the AFV is ignored
    assert charts.caliber_rolls(charts.caliber_band(75), "heavy") == ()
    green = situation(
        formation=[
            nat("C605", quality="green"),
            {"officer": "nat-tamayo", "units": ["legion-a1"], "hex": "C605", "quality": "veteran"},
        ]
    )
    assert deal(green, "AP", ["legion-a1", "legion-b1"], 1) == {"legion-b1": 1}
    owner = situation(formation=[nat("C605")], owner_hits=True)
    c = h(owner, "C605")
    base = fire.Shot("AP", c, 6, 0, (), 2, tuple(n(u) for u in NAT["units"]), c)
    run = drive(fire.allocate(owner, base, 1), "hit legion-b2")
    assert run.value == {n("legion-b2"): 1}
    assert run.asks[0].seat == "nationalist"


@pytest.mark.rule("barricadas", "8.4.2-b", "8.4.2-c", "8.4.2-d", "8.4.2-e", "8.4.2-f")
def test_8_4_2_armor():
    assert charts.caliber_rolls(charts.caliber_band(81), "light") == (6,)
    assert charts.caliber_rolls(charts.caliber_band(105), "light") == (5, 6)
    assert charts.caliber_rolls(charts.caliber_band(105), "medium") == (6,)
    assert charts.caliber_rolls(charts.caliber_band(155), "heavy") == (6,)
    assert charts.caliber_rolls(charts.caliber_band(0, 8), "medium") == ()
    assert charts.caliber_rolls(charts.caliber_band(0, 17), "light") == (4, 5, 6)
    assert charts.penetration("105mm", 6) == 1
    s = situation(at={"nat-pz1a-x1": "C605", "nat-bilbao32-x1": "C605"}, lost={"nat-pz1a-x1": 2})
    c = h(s, "C605")
    one = fire.Shot("AT", c, 6, 0, (), 2, (n("nat-pz1a-x1"),), c, guns=(("105mm", 6),))
    drive(fire.suffer(s, one, 1, toll_of(s, c, c)))
    assert has(s.gone, n("nat-pz1a-x1"))
    mg = fire.Shot("AT", c, 6, 0, (), 2, (n("nat-bilbao32-x1"),), c, mg=True)
    run = drive(fire.suffer(s, mg, 1, toll_of(s, c, c)), (5,))
    assert run.rolls[0].rule == "8.4.2-f"
    assert n("nat-bilbao32-x1") not in s.lost
    drive(fire.suffer(s, mg, 1, toll_of(s, c, c)), (6,))
    assert s.lost[n("nat-bilbao32-x1")] == 1


@pytest.mark.rule("barricadas", "8.4.4-a", "8.4.4-b")
def test_8_4_4_reduced_factors():
    assert [charts.after_losses(ff, 2, 1) for ff in (5, 6, 7, 11, 12, 15, 16)] == [4, 5, 5, 9, 9, 12, 12]
    assert charts.after_losses(6, 3, 2) == 3


@pytest.mark.rule("barricadas", "7.1-b")
def test_7_1_b_an_officer_alone_dies_by_a_hit():
    s = situation(formation=[rep("C705")], at={"nat-vazquez": "C706"})
    drive(fire.shoot(s, shot(s, REP["units"], "AP", "C706"), "8.3-g"), (1, 2))
    assert has(s.gone, n("nat-vazquez"))


# --- artillery ------------------------------------------------------------------------------------
GUNNERS = {"officer": "rep-pernia", "units": ["rep-infantry-g1", "rep-81mm-x1"]}


def guns(**more):
    table = {
        "maps": ["A"],
        "formation": [{**GUNNERS, "hex": "A614", "at": {"rep-81mm-x1": "A615"}}, {**NAT, "hex": "A610"}],
        "active": "republican",
        "act": ["rep-pernia", *GUNNERS["units"]],
    }
    return situation(**{**table, **more})


@pytest.mark.rule(
    "barricadas",
    "3.3.2-c",
    "8.1.1-a",
    "8.1.1-c",
    "8.1.1-e",
    "8.1.1-g",
    "8.1.1-i",
    "8.1.3.2-a",
    "8.1.3.2-b",
    "8.1.3.2-d",
    "8.1.4-a",
)
def test_8_1_pernias_mortar():
    m = match(guns(), (3,), (6, 6))
    m.answer("republican", "direct rep-pernia")
    m.answer("republican", "gun rep-81mm-x1")
    m.answer("republican", "aim A610")
    m.answer("republican", "concentrate")
    drift = next(e for e in m.state.log.events if e.kind == "drift")
    assert drift.data["distance"] == 0  # the target is spotted at 4: 3 + 2
    m.answer("republican", "attack")
    assert m.asks[0].kind == "act"  # his units act too
    assert has(m.state.finished, n("rep-81mm-x1"))
    assert "move rep-infantry-g1" in m.asks[0].options()


@pytest.mark.rule("barricadas", "8.1.3.2-c", "2.1-d", "8.1.4-b", "8.1.3.2-e")
def test_8_1_3_2_drift():
    assert [charts.drift(die, False) for die in range(1, 7)] == [0, 0, 0, 1, 1, 2]
    assert charts.drift(6, True) == 2
    assert charts.drift(3, True) == 1
    s = guns(formation=[{**GUNNERS, "hex": "A614"}, {**NAT, "hex": "A710"}])
    mission = artillery.Mission(-1, (n("rep-81mm-x1"),), h(s, "A710"), False)
    drive(artillery.drift(s, n("rep-pernia"), mission), (4,), (5,))
    assert mission.mark == h(s, "A611")
    m = match(guns(), (6,), (1,))
    m.answer("republican", "direct rep-pernia")
    m.answer("republican", "gun rep-81mm-x1")
    m.answer("republican", "aim A610")
    m.answer("republican", "concentrate")
    if m.asks[0].kind == "order":
        m.answer("republican", "save")
    assert has(m.state.finished, n("rep-81mm-x1"))  # called off, still Finished


@pytest.mark.rule("barricadas", "8.1.1-f", "8.1.1-h", "8-d", "7.4-c")
def test_8_1_1_f_only_what_the_officer_sees():
    s = guns()
    refused(artillery.why_not_aim(s, n("rep-pernia"), Gun(n("rep-81mm-x1")), h(s, "A101")), "8-d")
    board = the_board(s)
    blind = next(x for x in range(len(board.grid)) if not visible(board, h(s, "A614")) >> x & 1)
    refused(artillery.why_not_aim(s, n("rep-pernia"), Battery(0), blind), "8.1.1-f")
    woods = situation(
        formation=[
            {
                "officer": "rep-pernia",
                "units": ["rep-81mm-x1"],
                "at": {"rep-pernia": "C204", "rep-81mm-x1": "C103"},
            }
        ],
        act=["rep-pernia", "rep-81mm-x1"],
        active="republican",
    )
    # the mortar stands in a wood, and the next hex of the line is wood too
    refused(artillery.why_not_aim(woods, n("rep-pernia"), Gun(n("rep-81mm-x1")), h(woods, "C106")), "8.1.1-h")


@pytest.mark.rule("barricadas", "8.1.1-b", "8.1.1-a")
def test_8_1_1_b_direct_fire():
    s = situation(formation=[{"officer": "rep-bravo", "units": ["rep-75mm-x1"], "hex": "C704"}, nat("C708")])
    assert fire.why_not_shoot(s, n("rep-75mm-x1"), h(s, "C708"), "ART") is None
    assert shot(s, ["rep-75mm-x1"], "ART", "C708").caliber == 75


@pytest.mark.rule("barricadas", "8.1.2-a", "8.1.2-b", "8.1.2-c", "8.1.3-a", "8.1.3.1-a")
def test_8_1_3_off_board_batteries():
    s = situation(
        ["A"],
        formation=[{**NAT, "hex": "A714"}, {**REP, "hex": "A713"}],
        batteries=[["republican", 105, "full", 2], ["republican", 105, "depleted", 1]],
    )
    spot = h(s, "A714")
    full, weak = artillery.Mission(0, (), spot, False), artillery.Mission(1, (), spot, False)
    assert artillery.bombardment(s, [full], spot).column == 10
    assert artillery.bombardment(s, [weak], spot).column == 6
    assert artillery.bombardment(s, [artillery.Mission(0, (), spot, True)], spot).column == 5
    assert artillery.bombardment(s, [artillery.Mission(1, (), spot, True)], spot).column == 3
    assert artillery.bombardment(s, [full, weak], spot).ff == 16
    for m in (full, weak):
        m.mark = spot
    assert len(artillery._together([full, weak])) == 1
    full.spread = True
    assert len(artillery._together([full, weak])) == 2
    run = drive(artillery.bombard(s, [full]), *[(6, 6)] * 2)
    assert len(run.rolls) == 2  # both hexes with troops, the friendly one too


@pytest.mark.rule("barricadas", "3.3.2-d", "3.3.2-e", "8.1.1-d", "8.1.3.1-a", "8.1.3.2-d")
def test_3_3_2_d_two_missions():
    s = situation(
        formation=[rep("C705"), nat("C709")],
        batteries=[["republican", 75, "full", 2], ["republican", 105, "full", 1]],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(s, (1,), (1,), (6, 6))
    for token in (
        "direct rep-diez",
        "battery b0",
        "aim C709",
        "concentrate",
        "another",
        "battery b1",
        "aim C709",
        "concentrate",
    ):
        m.answer("republican", token)
    m.answer("republican", "attack")
    m.answer("republican", "save")
    s = m.state
    assert [b.missions for b in s.batteries] == [1, 1]  # the kept mission is used next turn
    assert all(has(s.finished, n(u)) for u in REP["units"])
    assert s.batteries[0].used == s.batteries[1].used == s.turn
    assert artillery.sources(s, n("rep-diez"), ()) == []
    one = situation(
        formation=[rep("C705"), nat("C709")],
        batteries=[["republican", 75, "full", 2]],
        flights=[["republican", "i15", "close-support", 1]],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    m = match(one, (1,), (6, 6))
    for token in ("direct rep-diez", "battery b0", "aim C709", "concentrate", "attack"):
        m.answer("republican", token)
    assert "air rep-diez" not in m.asks[0].options()  # never both


# --- air ------------------------------------------------------------------------------------------
def sky(**more):
    table = {
        "formation": [rep("C705"), nat("C709")],
        "flights": [["republican", "sb2", "bombardment", 2]],
        "active": "republican",
        "act": ["rep-diez", *REP["units"]],
    }
    return situation(**{**table, **more})


@pytest.mark.rule(
    "barricadas",
    "8.2.1-a",
    "8.2.1-b",
    "8.2.1-c",
    "8.2.1-d",
    "8.2.1-e",
    "8.2.1-f",
    "8.2.1-g",
    "8.2.1-j",
    "8.2.1-l",
    "3.3.2-e",
)
def test_8_2_1_an_air_mission():
    m = match(sky(), (5, 5), (4, 4), (6, 6))
    m.answer("republican", "air rep-diez")
    m.answer("republican", "flight f0")
    refused(m.why_not("republican", "aim C706"), "8.2.1-e")
    m.answer("republican", "aim C709")
    m.answer("republican", "enough")
    events = [e.kind for e in m.state.log.events]
    assert events.index("location") < events.index("fire")
    fired = next(e for e in m.state.log.events if e.kind == "fire")
    assert (fired.data["ff"], fired.data["attack"]) == (16, "ART")
    assert m.state.flights[0].missions == 1
    assert "move rep-infantry-h1" in m.asks[0].options()
    lost = match(sky(), (6, 5))  # open and seen: 10 or less
    for token in ("air rep-diez", "flight f0", "aim C709", "enough"):
        lost.answer("republican", token)
    assert lost.state.flights[0].missions == 1
    assert not any(e.kind == "fire" for e in lost.state.log.events)


@pytest.mark.rule("barricadas", "8.2.1-h", "8.2.1-i")
def test_8_2_1_h_effect():
    assert [charts.air_effect("close-support", r) for r in (2, 10, 11, 12)] == [
        "target",
        "target",
        "adjacent",
        "lost",
    ]
    assert [charts.air_effect("bombardment", r) for r in (8, 9, 10, 11)] == [
        "target",
        "adjacent",
        "adjacent",
        "lost",
    ]
    s = sky(
        formation=[
            {**REP, "hex": "C705", "at": {"rep-infantry-h3": "C708"}},
            {**NAT, "hex": "C709", "at": {"legion-b3": "C710"}},
        ]
    )
    x = air.Sortie(0, h(s, "C709"), h(s, "C709"))
    drive(air.locate(s, n("rep-diez"), x), (1, 1), (4, 5))
    assert x.hex == h(s, "C710")  # the enemy next to it
    s = sky(formation=[{**REP, "hex": "C705", "at": {"rep-infantry-h3": "C708"}}, nat("C709")])
    x = air.Sortie(0, h(s, "C709"), h(s, "C709"))
    drive(air.locate(s, n("rep-diez"), x), (1, 1), (4, 5))
    assert x.hex == h(s, "C708")  # else a friend


@pytest.mark.rule("barricadas", "8.2.1-k", "8.4.1-g", "8.2.1-e")
def test_8_2_1_k_unarmored_first():
    s = situation(at={"legion-b1": "C709", "legion-b2": "C709", "nat-pz1a-x1": "C709"})
    one = air.air_shot(s, h(s, "C709"), [16], False)
    assert drive(fire.allocate(s, one, 2)).value == {n("legion-b1"): 1, n("legion-b2"): 1}
    two = air.air_shot(s, h(s, "C709"), [16, 14], False)
    assert (two.ff, two.air) == (30, 16)


@pytest.mark.rule("barricadas", "8.2.2-a", "8.2.2-c", "8.2.1-a")
def test_8_2_2_anti_air():
    for dice, lost, shaken in (((1, 2), True, False), ((1, 3), False, True), ((1, 4), False, False)):
        s = sky(anti_air=[0, 4])
        x = air.Sortie(0, h(s, "C709"), h(s, "C709"))
        drive(air.anti_air(s, n("rep-diez"), x), dice)
        assert (x.hex < 0, x.shaken) == (lost, shaken)
    s = sky()
    assert ("aa-equal", 2, "8.2.2-c") in air.air_shot(s, h(s, "C709"), [16], True).modifiers


@pytest.mark.rule("barricadas", "8.2.2-b")
def test_8_2_2_b_the_88():
    s = sky(anti_air=[0, 2], at={"nat-88mm-x1": "C712"}, reaction=["nat-88mm-x1"])
    x = air.Sortie(0, h(s, "C709"), h(s, "C709"))
    assert drive(air._flak(s, 1, x), "flak").value == 3
    assert has(s.finished, n("nat-88mm-x1"))
    s = sky(anti_air=[0, 2], at={"nat-88mm-x1": "C712"})
    assert drive(air._flak(s, 1, x), "flak").value == 1
    s = sky(at={"nat-88mm-x1": "C712"}, finished=["nat-88mm-x1"])
    assert drive(air._flak(s, 1, x)).value == 0
    s = sky(at={"nat-88mm-x1": "C715"})
    assert drive(air._flak(s, 1, x)).value == 0  # six hexes
    assert PIECES[n("nat-88mm-x1")].fire.keys() == {"AT"}


@pytest.mark.rule("barricadas", "8.2.1-a", "2.3-l", "15-n", "8.2.1-b")
def test_8_2_1_weather_and_the_draw_of_aircraft():
    s = sky(effects=[{"key": "no_air", "side": "both", "turns": [2]}])
    refused(air.why_not_air(s, n("rep-diez")), "8.2.1-a")
    s = sky(flights=[["republican", "", "", 1]])
    x = air.Sortie(0, h(s, "C709"), h(s, "C709"))
    drive(air._draw(s, x))
    f = s.flights[0]
    assert AIRCRAFT[f.aircraft].side == 0
    assert f.mission == AIRCRAFT[f.aircraft].mission
    assert at(s, "rep-diez") == "C705"


# --- what a review found --------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "8.4.1-c", "8.4.2-b")
def test_8_4_1_c_every_art_hit_on_a_lone_afv_is_rolled():
    s = situation(
        formation=[{"officer": "rep-arman", "units": ["rep-ft17-gun-x1"], "hex": "C605"}],
        lost={"rep-ft17-gun-x1": 2},
    )
    tank = n("rep-ft17-gun-x1")
    shot = fire.Shot("ART", h(s, "C605"), 12, 0, (), 2, (tank,), h(s, "C609"), caliber=81)
    run = drive(fire.suffer(s, shot, 3, toll_of(s, h(s, "C605"), h(s, "C609"))), (1, 2, 6))
    assert run.rolls[0].dice == 3  # the last step, but three hits
    assert has(s.gone, tank)


@pytest.mark.rule("barricadas", "13.6-h")
def test_13_6_h_a_tank_outside_shields_those_inside():
    s = situation(
        formation=[
            rep("C605"),
            {"officer": "nat-vazquez", "units": ["legion-b1", "nat-pz1a-x1"], "hex": "C606"},
        ],
        forts={"C606": ["nationalist", 4, 0]},
        inside=["legion-b1"],
    )
    assert fire.victims(s, h(s, "C606"), 1, "AP", h(s, "C605")) == []
    assert fire.victims(s, h(s, "C606"), 1, "AT", h(s, "C605")) == [n("nat-pz1a-x1")]


@pytest.mark.rule("barricadas", "8.2.1-e")
def test_8_2_1_e_two_missions_on_one_hex_may_attack_as_one():
    table = {
        "formation": [rep("C605"), nat("C608")],
        "flights": [["nationalist", "ju52", "bombardment", 2]],
    }
    for answer, attacks in (("together", 1), ("apart", 2)):
        s = situation(**table)
        ff = AIRCRAFT["ju52"].ff
        target = h(s, "C605")
        sorties = [air.Sortie(0, target, target), air.Sortie(0, target, target)]
        s.log = Log()
        drive(air._attack(s, sorties), *[(6, 6)] * attacks, answer)
        fired = [e.data["ff"] for e in s.log.events if e.kind == "fire"]
        assert fired == ([2 * ff] if attacks == 1 else [ff, ff])


@pytest.mark.rule("barricadas", "3.1-a", "2.3-n")
def test_3_1_a_who_has_entered_before_his_officer_is_out_of_command_next_turn():
    from frente.games.barricadas.rules.sequence import out_of_command

    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1"], "at": {"rep-infantry-h1": "C605"}}],
        waiting={"rep-diez": 0},
    )
    assert has(out_of_command(s), n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "13.6-b", "8.1.1-f", "8.2.1-d")
def test_13_6_b_an_officer_inside_sees_only_through_the_front():
    s = situation(
        formation=[rep("C605"), nat("C607", at={"legion-b2": "C603"})],
        forts={"C605": ["republican", 4, 0]},
        inside=["rep-diez"],
        batteries=[["republican", 75, "full", 1]],
        active="republican",
        act=["rep-diez", *REP["units"]],
    )
    o = n("rep-diez")
    front = [c for c in ("C604", "C606") if artillery.why_not_aim(s, o, "battery b0", h(s, c)) is None]
    assert front == ["C604"]  # the arrow points north
    refused(artillery.why_not_aim(s, o, "battery b0", h(s, "C606")), "13.6-b")
    assert h(s, "C607") not in air.aims(s, o)


@pytest.mark.rule("barricadas", "5.5-g")
def test_5_5_g_an_officer_on_a_truck_directs_and_rallies_nobody():
    s = situation(
        formation=[rep("C605")],
        at={"rep-truck-x1": "C605"},
        load={"rep-diez": "rep-truck-x1"},
        routed=["rep-infantry-h1"],
        batteries=[["republican", 75, "full", 1]],
        active="republican",
        act=["rep-diez"],
    )
    refused(artillery.why_not_direct(s, n("rep-diez")), "5.5-g")
    refused(air.why_not_air(s, n("rep-diez")), "5.5-g")
    refused(rallying.why_not_rally(s, n("rep-diez")), "5.5-g")


@pytest.mark.rule("barricadas", "8.3-a", "8.3-c", "8.3-d", "8-a", "8-d", "6.2.1-a", "5.5-g")
def test_8_3_fire_without_a_target_names_the_real_reason():
    def why(firer="rep-infantry-h1", **table):
        s = situation(**{"active": "republican", "act": ["rep-diez", *REP["units"]], **table})
        return match(s).why_not("republican", f"fire {firer}")

    between = rep("C705", at={"rep-infantry-h2": "C706"})
    refused(why(formation=[between, nat("C707")]), "8.3-d")  # h2 stands in the line
    refused(why(formation=[rep("C705"), nat("C711")]), "8-d")
    refused(why(formation=[rep("C705")]), "8.3-a")
    tank = {"officer": "nat-von-thoma", "units": ["nat-pz1a-x1"], "hex": "C707"}
    refused(why(formation=[rep("C705"), tank]), "8-a")
    # an enemy beyond the reach does not hide the reason of one within it
    far = {"officer": "nat-tamayo", "units": ["legion-a1"], "hex": "C714"}
    refused(why(formation=[between, far, nat("C707")]), "8.3-d")
    blind = why(formation=[rep("C507"), nat("C509")])
    refused(blind, "6.2.1-a")  # the houses of C508
    assert blind.args["by"] == ["C508"]
    refused(
        why(
            formation=[rep("C705"), nat("C707")],
            at={"rep-truck-x1": "C705"},
            load={"rep-infantry-h1": "rep-truck-x1"},
        ),
        "5.5-g",
    )
    mmgs = {"officer": "rep-bravo", "units": ["rep-mmg-q1"], "hex": "C704"}
    hidden = why("rep-mmg-q1", formation=[mmgs, nat("C712")], act=["rep-bravo", "rep-mmg-q1"])
    refused(hidden, "8.3-c")
