"""Chapters 7 and 10, 14: officers, morale, rout, rally."""

from __future__ import annotations

import pytest

from frente.engine import Refusal
from frente.games.barricadas import GAME, charts
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import fire, morale, officers, rallying, sequence
from frente.games.barricadas.rules.aftermath import Toll, aftermath, casualties, toll_of
from frente.games.barricadas.rules.losses import eliminate
from frente.games.barricadas.state import has, place, the_board

from .table import NAT, REP, at, drive, h, match, n, nat, refused, rep, situation


# --- officers -------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "7.1-d", "7.1-f", "7.1-g", "7.4-b", "14-c", "3.1-c")
def test_7_1_d_hits_endanger_the_officer():
    s = situation(
        formation=[rep("C605"), nat("C614")], at={"rep-pernia": "C605", "rep-camarada-ruiz": "C605"}
    )
    toll = toll_of(s, h(s, "C605"), h(s, "C607"))
    toll.hits = {n("rep-infantry-h1"): 1}
    toll.lost = {n("rep-infantry-h1"): 1}
    run = drive(casualties(s, toll), (1, 1), (5, 5))
    assert len(run.rolls) == 2  # his own officer and the commissar; Pernía's units were not hit
    assert run.value == [0]
    assert n("rep-diez") not in s.at
    assert n("rep-pernia") in s.at
    assert has(s.out, n("rep-infantry-h1"))
    assert s.formations[0].officer == -1
    assert s.formations[0].fallen == n("rep-diez")


@pytest.mark.rule("barricadas", "7.1-f", "14-c", "14-n", "8.3-j")
def test_7_1_f_the_loss_of_an_officer_is_checked_at_once():
    s = situation(formation=[rep("C605")])
    toll = toll_of(s, h(s, "C605"), h(s, "C607"))
    toll.hits = {n("rep-infantry-h1"): 1}
    run = drive(aftermath(s, toll), (1, 1), (3, 3))
    # the officer, then the formation (morale 8 without leadership); the unit was in command when it was hit
    assert [r.kind for r in run.rolls] == ["officer", "morale"]
    assert [r.rule for r in run.rolls] == ["7.1-d", "14-c"]


@pytest.mark.rule("barricadas", "7.1-b", "7.1-f", "14-c")
def test_7_1_f_an_officer_shot_alone_is_checked_too():
    s = situation(formation=[rep("C606", at={"rep-diez": "C605"}), nat("C604")])
    shot = fire.fire_shot(s, [n("legion-b1")], "AP", h(s, "C605"))
    run = drive(fire.shoot(s, shot, "8.3-g"), (1, 1), (3, 3))
    assert has(s.gone, n("rep-diez"))
    assert [r.rule for r in run.rolls] == ["8.3-g", "14-c"]


@pytest.mark.rule("barricadas", "10-c", "14-m", "10.2-g")
def test_14_m_riders_out_of_command_check_with_their_truck():
    s = situation(
        formation=[rep("C605", at={"rep-infantry-h1": "C609"})],
        at={"rep-truck-x1": "C609"},
        load={"rep-infantry-h1": "rep-truck-x1"},
        out=["rep-infantry-h1"],
    )
    toll = toll_of(s, h(s, "C609"), h(s, "C611"))
    toll.hits = {n("rep-truck-x1"): 1, n("rep-infantry-h1"): 1}
    run = drive(aftermath(s, toll), (6, 6))
    assert run.rolls[0].rule == "14-m"
    assert has(s.gone, n("rep-truck-x1")) or has(s.routed, n("rep-truck-x1"))


@pytest.mark.rule("barricadas", "7.1-e", "7.1-h", "7.1-i")
def test_7_1_e_tank_officers_change_tanks():
    s = situation(
        formation=[
            {
                "officer": "rep-arman",
                "units": ["rep-t26b-x1", "rep-t26b-x2"],
                "at": {"rep-t26b-x1": "C605", "rep-t26b-x2": "C607"},
            }
        ]
    )
    eliminate(s, n("rep-t26b-x1"), "8.4.2-e")
    assert at(s, "rep-arman") == "C607"
    assert s.load[n("rep-arman")] == n("rep-t26b-x2")
    toll = Toll(hex=h(s, "C607"), cause=h(s, "C607"), present=(n("rep-arman"),), hits={n("rep-t26b-x2"): 1})
    assert drive(casualties(s, toll)).rolls == []  # a hit without effect is none
    eliminate(s, n("rep-t26b-x2"), "8.4.2-e")
    assert n("rep-arman") not in s.at
    assert not s.formations[0].replaced


@pytest.mark.rule("barricadas", "7.2-a", "7.2-b", "7.2.1-a", "7.2.1-b", "3.1-d", "2.2.1.1-a")
def test_7_2_replacements():
    s = situation(formation=[{**REP, "hex": "C605", "at": {"rep-infantry-h3": "C606"}}])
    eliminate(s, n("rep-diez"), "7.1-d")
    assert morale.formation_morale(s, 0) == 8  # the fallen officer's, without leadership
    run = drive(officers.replacements(s, 0), "with rep-infantry-h3")
    f = s.formations[0]
    assert PIECES[f.officer].replacement
    assert PIECES[f.officer].officer_type == "infantry"
    assert at(s, PIECES[f.officer].id) == "C606"
    assert f.faction == "republican-army"
    p = PIECES[f.officer]
    assert morale.formation_morale(s, 0) == p.morale + p.leadership
    assert run.asks[0].rule == "7.2-a"
    for u in REP["units"]:
        eliminate(s, n(u), "8.4.2-a")
    eliminate(s, f.officer, "7.1-d")
    drive(officers.replacements(s, 0))
    assert s.formations[0].officer == -1


@pytest.mark.rule("barricadas", "7.3-a", "7.3-b", "7.3-c", "7.3-d", "7.3-e", "2.5-a")
def test_7_3_coordination():
    tamayo = {"officer": "nat-tamayo", "units": ["legion-a1", "legion-a2"], "hex": "B311"}
    table = {
        "maps": ["B"],
        "formation": [tamayo, {**NAT, "hex": "B710"}],
        "active": "nationalist",
        "phase": "activation",
    }
    s = situation(**table)
    assert officers.why_not_coordinate(s, n("nat-tamayo"), n("nat-vazquez")) is None
    assert officers.coordination_need(s, n("nat-tamayo"), n("nat-vazquez")) == (3, 0)
    m = match(s, (3,))
    m.answer("nationalist", "coordinate nat-tamayo nat-vazquez")
    assert has(m.state.acting, n("legion-b1"))
    assert has(m.state.acting, n("legion-a1"))
    m = match(situation(**table), (4,))
    m.answer("nationalist", "coordinate nat-tamayo nat-vazquez")
    assert has(m.state.acting, n("legion-a1"))
    assert has(m.state.finished, n("nat-vazquez"))
    m.answer("nationalist", "end")  # the republicans have nobody: it is the nationalists' turn again
    assert m.state.turn == 3 or isinstance(m.why_not("nationalist", "activate legion-b1"), Refusal)
    assert not has(m.state.finished, n("legion-b1"))  # only the officer is Finished: his units may react
    far = situation(**{**table, "formation": [tamayo, {**NAT, "hex": "B810"}]})
    refused(officers.why_not_coordinate(far, n("nat-tamayo"), n("nat-vazquez")), "7.3-a")
    modifier = charts.coordination_modifier
    assert modifier("requetes", "requetes") == 0
    assert modifier("assault-guards", "republican-army") == 0
    assert modifier("requetes", "phalangists") == 1
    assert modifier("ctv", "national-army") == 1
    assert modifier("communist-militia", "republican-army") == 1
    assert modifier("anarchist-militia", "communist-militia") == 2
    assert modifier("exercit-de-catalunya", "republican-army") == 0


@pytest.mark.rule("barricadas", "7.4-a", "7.4-c", "7.4-d", "7-b")
def test_7_4_commissars_and_chaplains():
    from frente.games.barricadas.rules.artillery import why_not_direct

    assert all(p.side == 0 for p in PIECES if p.category == "commissar")
    s = situation(
        formation=[rep("C605")],
        at={"rep-camarada-ruiz": "C605"},
        active="republican",
        phase="activation",
        routed=["rep-infantry-h1"],
    )
    m = match(s)
    m.answer("republican", "activate rep-camarada-ruiz")
    verbs = {t.split()[0] for t in m.asks[0].options()}
    assert verbs == {"rally", "move", "double", "end"}
    refused(why_not_direct(m.state, n("rep-camarada-ruiz")), "7.4-c")
    lone = situation(at={"rep-pernia": "C605"}, active="republican", phase="activation")
    refused(sequence.why_not_activate(lone, n("rep-pernia")), "7-b")


# --- morale ---------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "10-a", "10-b", "10-d")
def test_10_values():
    four = {
        "officer": "rep-pernia",
        "units": ["rep-infantry-g1", "rep-infantry-g2", "rep-infantry-g3", "rep-mmg-x1"],
        "hex": "C605",
    }
    s = situation(formation=[four], lost={"rep-infantry-g2": 2, "rep-infantry-g3": 1})
    eliminate(s, n("rep-infantry-g1"), "8.4.2-a")
    assert morale.deduction(s, 0) == 2  # 6 steps, 4 units
    assert morale.formation_morale(s, 0) == 7 + 1 - 2
    assert morale.unit_morale(s, n("rep-infantry-g3")) == 7 + 1 - 2 - 1
    GAME.arrange(s, {"at": {"rep-infantry-g3": "C608"}})
    assert morale.unit_morale(s, n("rep-infantry-g3")) == 7 - 2 - 1
    assert charts.formation_morale(7, 1, 6, 4) == 6


@pytest.mark.rule("barricadas", "2.3-l", "10-b")
def test_a_cathedral_gives_heart():
    s = situation(
        formation=[rep("C605")],
        effects=[{"key": "morale_bonus_in_hex", "side": "republican", "hex": "C605", "value": 1}],
    )
    assert morale.unit_morale(s, n("rep-infantry-h1")) == 10
    GAME.arrange(s, {"at": {"rep-infantry-h1": "C606"}})
    assert morale.unit_morale(s, n("rep-infantry-h1")) == 9


@pytest.mark.rule("barricadas", "10.1-a", "10.1-b", "10.1-c", "10.1-d", "14-a", "14-k", "10.2-e")
def test_10_1_formations_check_as_one_or_by_units():
    s = situation(formation=[rep("C605")])
    here, cause = h(s, "C605"), h(s, "C607")
    run = drive(morale.check_formation(s, 0, set(), here, cause, "14-a"), (4, 5))
    assert len(run.rolls) == 1
    assert s.routed == 0
    drive(morale.check_formation(s, 0, set(), here, cause, "14-a"), (5, 6))  # by 2: all rout, the officer too
    assert all(has(s.routed, n(u)) for u in (*REP["units"], "rep-diez"))
    drive(
        morale.check_formation(s, 0, set(), here, cause, "14-a"), (6, 6)
    )  # 8 without leadership: by 4, routed
    assert s.at == {}
    assert not s.formations[0].replaced
    apart = situation(formation=[{**REP, "hex": "C605", "at": {"rep-infantry-h3": "C613"}}])
    run = drive(
        morale.check_formation(apart, 0, {n("rep-infantry-h1"), n("rep-infantry-h2")}, here, cause, "14-a"),
        (1, 1),
        (1, 1),
    )
    assert [r.rule for r in run.rolls] == ["10.1-a", "10.1-a"]


@pytest.mark.rule("barricadas", "10.1-c")
def test_10_1_c_by_five_a_formation_disintegrates():
    s = situation(formation=[rep("C605", quality="green")], lost={"rep-infantry-h1": 2, "rep-infantry-h2": 2})
    # morale 8 + 1 - 1
    drive(morale.check_formation(s, 0, set(), h(s, "C605"), h(s, "C607"), "14-a"), (6, 6))
    assert all(has(s.routed, n(u)) for u in REP["units"])  # by 4
    s = situation(formation=[{"officer": "rep-bonilla", "units": ["anarchist-militia-2-y1"], "hex": "C605"}])
    drive(morale.check_formation(s, 0, set(), h(s, "C605"), h(s, "C607"), "14-a"), (5, 6))  # morale 6, by 5
    assert s.at == {}


@pytest.mark.rule("barricadas", "10.2-d", "10.2-f", "10.2-e", "10.2-c", "10.2-g")
def test_10_2_unit_checks():
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-75mm-x1"], "hex": "C605"}],
        at={"rep-truck-x1": "C605"},
    )
    cause = h(s, "C607")
    drive(morale.check_unit(s, n("rep-infantry-h1"), cause, "14-h"), (4, 5))
    assert not has(s.routed, n("rep-infantry-h1"))
    drive(morale.check_unit(s, n("rep-75mm-x1"), cause, "14-h"), (5, 5))
    assert has(s.gone, n("rep-75mm-x1"))  # guns are lost
    drive(morale.check_unit(s, n("rep-infantry-h1"), cause, "14-h"), (5, 5))
    assert has(s.routed, n("rep-infantry-h1"))
    drive(morale.leaders_rout(s, 0, cause))
    assert has(s.routed, n("rep-diez"))
    drive(morale.check_unit(s, n("rep-infantry-h1"), cause, "14-h"), (5, 6))
    assert has(s.gone, n("rep-infantry-h1"))  # routed already: by 3
    s = situation(
        formation=[rep("C605")], at={"rep-truck-x1": "C605"}, load={"rep-infantry-h1": "rep-truck-x1"}
    )
    drive(morale.check_unit(s, n("rep-infantry-h1"), cause, "14-m"))
    drive(morale.check_unit(s, n("rep-truck-x1"), cause, "14-m"), (5, 5))
    assert has(s.routed, n("rep-truck-x1"))
    assert has(s.routed, n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "10.5-a")
def test_10_5_a_average_morale_drops_fractions():
    s = situation(formation=[rep("C605")], lost={"rep-infantry-h1": 1})
    assert morale.average_morale(s, [n("rep-infantry-h1"), n("rep-infantry-h2")]) == 8


@pytest.mark.rule("barricadas", "14-e", "8.3-j")
def test_14_e_a_check_for_each_step_beyond_the_units():
    s = situation(formation=[rep("C605")], lost={"rep-infantry-h1": 1, "rep-infantry-h2": 1})
    toll = toll_of(s, h(s, "C605"), h(s, "C607"))
    for u in ("rep-infantry-h2", "rep-infantry-h3"):
        s.lost[n(u)] = s.lost.get(n(u), 0) + 1
        toll.lost[n(u)] = 1
        toll.hits[n(u)] = 1
    run = drive(aftermath(s, toll), (6, 6))
    assert [r.rule for r in run.rolls] == ["7.1-d", "14-e"]  # 2 lost before, 4 now, 3 units


# --- rout -----------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "10.3.2-a", "10.3.2-b", "10.3.1-a")
def test_10_3_2_rout_towards_the_own_edge():
    s = situation(formation=[rep("C707"), nat("C709")])
    run = drive(
        morale.rout(s, n("rep-infantry-h1"), h(s, "C709"), "10.2-d"), "flee C706", "flee C705", "flee C704"
    )
    assert at(s, "rep-infantry-h1") == "C704"
    assert "flee C607" in run.asks[0].options()
    refused(run.asks[0].why_not("flee C708"), "10.3.2-d")
    refused(run.asks[0].why_not("flee C704"), "10.3.2-b")
    tank = situation(formation=[{"officer": "rep-arman", "units": ["rep-t26b-x1"], "hex": "C709"}])
    drive(morale.rout(tank, n("rep-t26b-x1"), h(tank, "C712"), "10.2-d"))
    assert the_distance(tank, "rep-t26b-x1", "C709") == 5


def the_distance(s, u, code):
    from frente.games.barricadas.state import the_board

    return the_board(s).grid.distance(s.at[n(u)], h(s, code))


@pytest.mark.rule("barricadas", "10.3.2-c", "10.3.2-d", "10.3.2-e")
def test_10_3_2_c_off_the_board_or_through_enemies():
    s = situation(formation=[rep("C801")])
    drive(morale.rout(s, n("rep-infantry-h1"), h(s, "C804"), "10.2-d"))
    assert has(s.gone, n("rep-infantry-h1"))
    stop = situation(
        formation=[rep("C801")], effects=[{"key": "rout_stops_at_board_edge", "side": "republican"}]
    )
    drive(morale.rout(stop, n("rep-infantry-h1"), h(stop, "C804"), "10.2-d"))
    assert at(stop, "rep-infantry-h1") == "C801"
    # enemies north of it: another way round is taken, never nearer to the cause
    cut = situation(
        formation=[
            rep("C708"),
            {
                **NAT,
                "at": {"legion-b1": "C705", "legion-b2": "C604", "legion-b3": "C905", "nat-vazquez": "C705"},
            },
        ],
    )
    drive(morale.rout(cut, n("rep-infantry-h1"), h(cut, "C706"), "10.2-d"))
    if n("rep-infantry-h1") in cut.at:
        assert the_distance(cut, "rep-infantry-h1", "C706") >= 2
    from frente.games.barricadas.state import the_board

    grid = the_board(cut).grid
    corners = [grid.codes[grid.beyond(h(cut, "C708"), d, 2)] for d in range(6)]
    names = [*NAT["units"], "legion-a1", "legion-a2", "legion-a3"]
    ring = situation(formation=[rep("C708")], at=dict(zip(names, corners, strict=True)))
    drive(morale.rout(ring, n("rep-infantry-h1"), h(ring, "C706"), "10.2-d"))
    assert has(ring.gone, n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "10.3.3-a")
def test_10_3_3_a_fire_makes_the_routed_flee_again():
    s = situation(formation=[rep("C710"), nat("C712")], routed=["rep-infantry-h1"])
    drive(morale.rout_again(s, n("rep-infantry-h1"), h(s, "C712")))
    assert the_distance(s, "rep-infantry-h1", "C710") >= 2
    assert the_distance(s, "rep-infantry-h1", "C710") <= 4  # four points on foot


# --- rally ----------------------------------------------------------------------------------------
@pytest.mark.rule(
    "barricadas", "10.4.1-a", "10.4.1-b", "10.4.1-c", "10.4.2-b", "10.4.2-f", "3.3.2-f", "3.3.2-g"
)
def test_10_4_1_who_rallies_whom():
    gudaris = {"officer": "rep-beldarrain", "units": ["gudari-o1"], "hex": "C606"}
    anarchists = {"officer": "rep-ferrandez", "units": ["anarchist-militia-1-x1"], "hex": "C606"}
    s = situation(
        formation=[
            rep("C605"),
            gudaris,
            anarchists,
            {"officer": "nat-el-mizzian", "units": ["moor-e1"], "hex": "C612"},
            nat("C612"),
        ],
        at={"rep-onzain": "C605", "rep-camarada-pons": "C605", "nat-caballero": "C611"},
        routed=["rep-infantry-h1", "gudari-o1", "anarchist-militia-1-x1", "moor-e1", "legion-b1"],
    )
    may = morale.may_rally
    assert may(s, n("rep-diez"), n("rep-infantry-h1")) is None
    refused(may(s, n("rep-diez"), n("gudari-o1")), "10.4.1-a")
    assert may(s, n("rep-camarada-pons"), n("gudari-o1")) is None
    refused(may(s, n("rep-camarada-pons"), n("anarchist-militia-1-x1")), "10.4.1-b")
    assert may(s, n("rep-onzain"), n("gudari-o1")) is None
    refused(may(s, n("rep-onzain"), n("rep-infantry-h1")), "10.4.1-c")
    assert may(s, n("nat-caballero"), n("legion-b1")) is None
    refused(may(s, n("nat-caballero"), n("moor-e1")), "10.4.1-c")
    s.tried |= 1 << n("rep-infantry-h1")
    refused(may(s, n("rep-diez"), n("rep-infantry-h1")), "10.4.2-f")
    s.routed |= 1 << n("rep-diez")
    refused(may(s, n("rep-diez"), n("rep-infantry-h2")), "10.4.2-a")
    assert may(s, n("rep-diez"), n("rep-diez")) is None


@pytest.mark.rule("barricadas", "10.4.2-a", "10.4.2-b", "10.4.2-c", "10.4.2-d", "10.4.2-e")
def test_10_4_2_rally():
    s = situation(
        formation=[rep("C605")],
        at={"rep-camarada-ruiz": "C605"},
        routed=["rep-infantry-h1", "rep-infantry-h2"],
        active="republican",
    )
    drive(morale.rally(s, n("rep-diez"), n("rep-infantry-h1")), (4, 5))
    assert not has(s.routed, n("rep-infantry-h1"))
    assert has(s.rallied, n("rep-infantry-h1"))
    assert not has(sequence.formation_can_act(s, 0), n("rep-infantry-h1"))
    drive(morale.rally(s, n("rep-camarada-ruiz"), n("rep-infantry-h2")), (6, 6))
    assert has(s.finished, n("rep-infantry-h2"))
    assert has(s.discipline, n("rep-infantry-h2"))
    drive(morale.rally(s, n("rep-camarada-ruiz"), n("rep-infantry-h2")), (6, 6))
    assert s.lost[n("rep-infantry-h2")] == 1
    drive(morale.rally(s, n("rep-diez"), n("rep-infantry-h2")), (1, 1))
    assert not has(s.discipline, n("rep-infantry-h2"))
    # Father Onzain (9/+2) in the commander's place, deductions remain
    four = {
        "officer": "rep-beldarrain",
        "units": ["gudari-o1", "gudari-o2", "gudari-o3", "gudari-mmg-x1"],
        "hex": "C605",
        "gone": ["gudari-o3"],
    }
    s = situation(
        formation=[four],
        at={"rep-onzain": "C605"},
        lost={"gudari-o1": 1, "gudari-o2": 2},
        routed=["gudari-o1"],
    )
    assert morale.unit_morale(s, n("gudari-o1"), n("rep-onzain")) == 9 + 2 - 2 - 1


@pytest.mark.rule("barricadas", "10.3.1-a", "10.4.1-a", "3.3.2-f", "3.1-e")
def test_10_3_1_a_a_routed_officer_only_rallies_himself():
    s = situation(
        formation=[rep("C605"), nat("C614")],
        routed=["rep-diez", "rep-infantry-h1"],
        active="republican",
        phase="activation",
    )
    m = match(s, (5, 4))
    m.answer("republican", "activate rep-diez")
    assert set(m.asks[0].options()) == {"rally rep-diez", "end"}
    m.answer("republican", "rally rep-diez")
    m.answer("republican", "try rep-diez")
    assert not has(m.state.routed, n("rep-diez"))
    assert has(m.state.finished, n("rep-diez"))


# --- what a review found --------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "3.1-e", "10.2-e")
def test_3_1_e_units_of_an_officer_who_routs_are_out_of_command_at_once():
    s = situation(formation=[rep("C605", at={"rep-infantry-h3": "C606"}), nat("C609")], command=True)
    assert not has(s.out, n("rep-infantry-h3"))
    drive(morale.rout(s, n("rep-diez"), h(s, "C609"), "10.2-e"))
    assert has(s.out, n("rep-infantry-h3"))
    s.active = 0
    assert sequence.why_not_activate(s, n("rep-infantry-h3")) is None


@pytest.mark.rule("barricadas", "4-e", "10.3.2-b")
def test_10_3_2_b_a_stack_flees_together_or_splits():
    table = {
        "formation": [rep("A310"), {"officer": "rep-pernia", "units": ["rep-infantry-g1"], "hex": "A408"}],
        "lost": {"rep-infantry-g1": 2},
        "maps": ["A"],
    }
    ways = ("flee A410", "flee A409", "flee A408")
    s = situation(**table)
    units = [n(u) for u in REP["units"]]
    drive(morale.rout_all(s, units, h(s, "A313"), "10.1-c"), "together", *ways, "flee A507")
    assert {at(s, u) for u in REP["units"]} == {"A507"}
    s = situation(**table)
    drive(morale.rout_all(s, units, h(s, "A313"), "10.1-c"), "apart", *ways, *ways, *ways, "flee A507")
    assert sorted(at(s, u) for u in REP["units"]) == ["A408", "A408", "A507"]


@pytest.mark.rule("barricadas", "10.3.2-e", "10.3.2-a")
def test_10_3_2_e_fire_from_behind_sends_it_another_way():
    s = situation(formation=[rep("C605"), nat("C602")])
    start = h(s, "C605")
    cause = h(s, "C602")
    drive(morale.rout(s, n("rep-infantry-h1"), cause, "10.2-d"))
    assert n("rep-infantry-h1") in s.at
    grid = the_board(s).grid
    assert grid.distance(s.at[n("rep-infantry-h1")], cause) >= grid.distance(start, cause)


@pytest.mark.rule("barricadas", "10.2-g", "10.1-c")
def test_10_2_g_a_formation_on_trucks_flees_on_them():
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1"], "hex": "C608"}],
        at={"rep-truck-x1": "C608"},
        load={"rep-infantry-h1": "rep-truck-x1"},
    )
    unit = n("rep-infantry-h1")
    drive(morale.check_formation(s, 0, {unit}, h(s, "C608"), h(s, "C611"), "14-a"), (6, 4))
    assert has(s.routed, unit)
    assert has(s.routed, n("rep-truck-x1"))
    assert at(s, "rep-infantry-h1") == at(s, "rep-truck-x1") != "C608"


@pytest.mark.rule("barricadas", "10-b", "10.4.2-a")
def test_10_4_2_a_leadership_counts_for_a_rally_only_in_command_range():
    s = situation(formation=[rep("C605", at={"rep-infantry-h1": "C606"})], routed=["rep-infantry-h1"])
    assert morale.rally_morale(s, n("rep-diez"), n("rep-infantry-h1")) == 9
    brief = PIECES[n("rep-diez")]
    assert brief.command == 1
    far = situation(formation=[rep("C605", at={"rep-infantry-h1": "C607"})], routed=["rep-infantry-h1"])
    assert morale.rally_morale(far, n("rep-diez"), n("rep-infantry-h1")) == 8
    # who rallies himself counts his own leadership
    own = situation(formation=[rep("C605")], routed=["rep-diez"])
    assert morale.rally_morale(own, n("rep-diez"), n("rep-diez")) == 9


@pytest.mark.rule("barricadas", "10.3.3-a")
def test_10_3_3_a_a_routed_officer_flees_again_with_his_routed_units():
    s = situation(
        formation=[rep("C605"), nat("C608")], routed=["rep-diez", *REP["units"]], moved=["rep-infantry-h1"]
    )
    shot = fire.fire_shot(s, [n(u) for u in NAT["units"]], "AP", h(s, "C605"))
    assert charts.effect(shot.column, 10 + shot.modifier) == 1  # an effect, but no hit
    drive(fire.shoot(s, shot, "8.3-g"), (5, 5))
    assert at(s, "rep-diez") != "C605"


@pytest.mark.rule("barricadas", "6.1-b", "15-s")
def test_6_1_b_who_fled_has_moved_and_holds_the_hex():
    s = situation(formation=[rep("C605"), nat("C609")])
    drive(morale.rout(s, n("rep-infantry-h1"), h(s, "C609"), "10.2-d"))
    assert has(s.moved, n("rep-infantry-h1"))
    assert s.control[0] >> s.at[n("rep-infantry-h1")] & 1


@pytest.mark.rule("barricadas", "10.4.2-e", "14-a")
def test_10_4_2_e_a_unit_lost_to_discipline_is_checked_by_its_formation():
    s = situation(
        formation=[rep("C605")],
        at={"rep-camarada-ruiz": "C605"},
        routed=["rep-infantry-h1"],
        discipline=["rep-infantry-h1"],
        lost={"rep-infantry-h1": 2},
        active="republican",
        act=["rep-camarada-ruiz"],
    )
    run = drive(rallying.rally_step(s, n("rep-camarada-ruiz")), (6, 6), (1, 1), "try rep-infantry-h1")
    assert has(s.gone, n("rep-infantry-h1"))
    assert [r.rule for r in run.rolls] == ["10.4.2-a", "14-a"]


@pytest.mark.rule("barricadas", "10.2-e")
def test_10_2_e_an_officer_does_not_rout_for_units_that_fled_from_him_before():
    s = situation(
        formation=[rep("C605", at={"rep-infantry-h3": "C604"}), nat("C609")],
    )
    first, second, third = (n(u) for u in REP["units"])
    cause = h(s, "C609")
    drive(morale.check_unit(s, first, cause, "10.2-d"), (6, 5))
    drive(morale.leaders_rout(s, 0, cause))
    assert not has(s.routed, n("rep-diez"))  # another unit stands by him
    place(s, second, h(s, "C606"))
    drive(morale.check_unit(s, third, cause, "10.2-d"), (6, 5))
    drive(morale.leaders_rout(s, 0, cause))
    assert not has(s.routed, n("rep-diez"))


# --- leaders without a formation (7.4-b) ----------------------------------------------------------
def panic(*rolls, **more):
    """The legion fires at Díez's worn platoons in C706: one of them falls, and the rest fail their check."""
    table = {
        "formation": [rep("C706"), nat("C708")],
        "at": {"rep-camarada-ruiz": "C706", "rep-onzain": "C706"},
        "lost": dict.fromkeys(REP["units"], 2),
        "active": "nationalist",
        "act": ["nat-vazquez", *NAT["units"]],
    }
    m = match(situation(**{**table, **more}), (1, 2), *rolls)
    m.answer("nationalist", "fire legion-b1")
    m.answer("nationalist", "at C706:AP")
    while m.asks[0].seat == "republican":
        m.answer("republican", m.asks[0].options()[0])
    return m.state


@pytest.mark.rule("barricadas", "7.4-b", "10.2-e", "10.1-c")
def test_7_4_b_commissars_and_chaplains_rout_with_the_units_around_them():
    # the hit, three rolls for the leaders, then 9 against a morale of 5, and the check for the lost step
    s = panic((3,), (6, 6), (6, 6), (6, 6), (4, 5), (1, 1))
    for leader in ("rep-diez", "rep-camarada-ruiz", "rep-onzain"):
        assert has(s.routed, n(leader))
        assert at(s, leader) != "C706"
    assert [e.rule for e in s.log.events if e.kind == "rout"][-3:] == ["10.2-e", "7.4-b", "7.4-b"]


@pytest.mark.rule("barricadas", "7.4-b", "10.2-e")
def test_7_4_b_a_commissar_stays_while_any_unit_of_his_side_stands_by_him():
    guards = {"officer": "rep-guarner", "units": ["assault-guard-a1"], "hex": "C706"}
    s = panic(
        (1,),
        (6, 6),
        (6, 6),
        (6, 6),
        (4, 5),
        (1, 1),
        formation=[rep("C706"), guards, nat("C708")],
        lost={**dict.fromkeys(REP["units"], 2), "assault-guard-a1": 2},
    )
    assert has(s.routed, n("rep-diez"))
    assert not has(s.routed, n("rep-camarada-ruiz"))
    assert at(s, "rep-camarada-ruiz") == at(s, "rep-onzain") == "C706"


@pytest.mark.rule("barricadas", "10.3.3-a", "10.3.2-c")
def test_10_3_3_a_a_routed_unit_stops_in_its_edge_hex_when_its_points_are_spent():
    def under_fire(where, firers):
        s = situation(
            formation=[rep("C714", at={"rep-infantry-h1": where}), nat(firers)],
            routed=["rep-infantry-h1"],
            moved=["rep-infantry-h1"],
            active="nationalist",
            act=["nat-vazquez", *NAT["units"]],
        )
        m = match(s, (4, 4))  # an effect, but no hit
        m.answer("nationalist", "fire legion-b1")
        m.answer("nationalist", f"at {where}:AP")
        while m.asks[0].kind == "rout":  # straight to the north
            m.answer("republican", next(t for t in m.asks[0].options() if t.startswith("flee C8")))
        return m.state

    s = under_fire("C804", "C806")  # four points: three of open ground and fields, and no further
    assert at(s, "rep-infantry-h1") == "C801"
    s = under_fire("C803", "C805")
    assert has(s.gone, n("rep-infantry-h1"))  # points are left: it is driven off the board


@pytest.mark.rule("barricadas", "10.3.1-a")
def test_10_3_1_a_a_routed_unit_is_told_that_it_is_routed():
    s = situation(
        formation=[rep("C705"), nat("C707")],
        routed=["rep-infantry-h1"],
        active="republican",
        act=["rep-diez", "rep-infantry-h2", "rep-infantry-h3"],
    )
    m = match(s)
    for token in (
        "fire rep-infantry-h1",
        "prepare rep-infantry-h1",
        "move rep-infantry-h1",
        "double rep-infantry-h1",
        "dig rep-infantry-h1",
        "assault rep-infantry-h1 C706",
    ):
        refused(m.why_not("republican", token), "10.3.1-a")
    refused(m.why_not("republican", "fire rep-diez"), "8-a")
    m.answer("republican", "end")
    m.answer("nationalist", "pass")
    refused(m.why_not("republican", "activate rep-infantry-h1"), "10.3.1-a")
