"""Chapter 15: battles by points; the position file of a built battle."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from frente.engine import Match, Message
from frente.games.barricadas import GAME, charts
from frente.games.barricadas.answers import BuyGuns, BuySortie, BuyVehicle, BuyWork
from frente.games.barricadas.bot import steady
from frente.games.barricadas.definitions import ADDONS, FORMATIONS, PIECES, SCENARIOS
from frente.games.barricadas.rules import points, purchases, sequence
from frente.games.barricadas.state import Battery, Flight, Formation, hex_of, is_unit, the_board
from frente.server import present
from frente.words import Words

from .table import NAT, n, nat, refused, rep, situation


def unsettled(**options):
    """A battle whose objectives are still to be agreed (a meeting: after the sides were chosen)."""
    m = Match.start(GAME, "points", options, seed="points")
    if m.asks[0].kind == "edge":
        m.answer(m.asks[0].seat, "edge north")
    return m


def build(**options):
    m = unsettled(**options)
    m.answer(m.asks[0].seat, "usual")
    m.answer(m.asks[0].seat, "agree")
    return m


@pytest.mark.rule("barricadas", "15-a", "15-d", "15-e", "15-f", "15-b")
def test_15_kinds_and_sizes():
    m = Match.start(GAME, "points", {"battle": "meeting", "boards": "C"}, seed="points")
    assert m.asks[0].kind == "edge"
    winner = m.asks[0].seat
    m.answer(winner, "edge north")
    assert m.asks[0].seat != winner  # the other names objectives first
    assert m.state.budget == (150, 150)
    assert m.state.brief.turns == 10
    m = build(battle="nationalist-attack", boards="AB")
    assert m.state.budget == (250, 500)
    assert m.state.brief.turns == 15
    assert m.asks[0].seat == "republican"  # the defender comes first
    assert len(build(boards="random-2").state.brief.sheets) in (1, 2)
    assert len(points.lay_out("ABCD")) == 4


@pytest.mark.rule("barricadas", "15-g", "15-h")
def test_15_g_prices_by_quality():
    assert charts.price(15, 1) == 18
    assert charts.price(15, -1) == 14  # 13.5, halves up
    assert charts.price(12, -1) == 11
    assert charts.price(18, 0) == 18
    s = situation(formation=[rep(quality="veteran"), nat()])
    s.brief = replace(s.brief, points=(150, 150))
    assert purchases.veteran_share(s, 0) == 18 / 150  # of the points, not of the units
    assert purchases.veteran_share(s, 1) == 0.0


@pytest.mark.rule("barricadas", "15-k", "15-l")
def test_15_k_one_vehicle_to_a_formation_trucks_too():
    m = build(battle="meeting", points=500)
    s = m.state
    units = tuple(n(u) for u in NAT["units"])
    s.formations = [Formation(1, n("nat-vazquez"), -1, "infantry", "national-army", 0, units, 1)]
    s.member = {n(u): 0 for u in ("nat-vazquez", *NAT["units"])}
    s.budget = (500, 500)
    truck, tank = (BuyVehicle(kind, n("nat-vazquez")) for kind in ("nat-truck", "nat-pz1a"))
    assert purchases.why_not_buy(s, 1, truck) is None
    purchases._add_vehicle(s, 1, "nat-truck", n("nat-vazquez"))
    refused(purchases.why_not_buy(s, 1, truck), "15-k")
    refused(purchases.why_not_buy(s, 1, tank), "15-k")  # it has its vehicle


@pytest.mark.rule("barricadas", "15-j", "15-p", "15-q", "15-r", "15-t")
def test_15_j_buying_formations():
    assert sum(f["side"] == "nationalist" for f in FORMATIONS.values()) == 17
    assert sum(f["side"] == "republican" for f in FORMATIONS.values()) == 21
    assert FORMATIONS["nat-infantry-3-mmg"]["composition"] == "nat-infantry:3 nat-mmg:1"
    assert FORMATIONS["anarchist-mmg-5"]["composition"] == "anarchist-mmg:5"
    m = build(battle="republican-attack", boards="C")
    assert m.asks[0].seat == "nationalist"
    refused(m.why_not("nationalist", "formation rep-infantry-3:regular"), "15-j")
    m.answer("nationalist", "formation legion-3:veteran")
    s = m.state
    assert s.budget[1] == 150 - 22
    assert PIECES[s.formations[0].officer].letter == PIECES[s.formations[0].units[0]].letter
    for _ in range(2):
        m.answer("nationalist", "formation legion-3:regular")
    refused(m.why_not("nationalist", "formation legion-3:regular"), "15-r")
    while "formation nat-mmg-3:regular" in m.asks[0].options():
        m.answer("nationalist", "formation nat-mmg-3:regular")
    assert m.state.budget[1] >= 0


@pytest.mark.rule("barricadas", "15-f")
def test_15_f_what_is_too_dear():
    m = build(battle="republican-attack", boards="C", points=100)
    for token in ("formation moor-3-75mm:regular",) * 3:
        m.answer("nationalist", token)
    m.answer("nationalist", "formation nat-infantry-3-37mm:regular")
    refused(m.why_not("nationalist", "formation legion-3:regular"), "15-f")


@pytest.mark.rule("barricadas", "15-k", "15-l", "15-r")
def test_15_k_vehicles():
    m = build(battle="republican-attack", boards="C")
    m.answer("nationalist", "formation legion-3:regular")
    officer = PIECES[m.state.formations[0].officer].id
    m.answer("nationalist", f"vehicle nat-pz1a {officer}")
    assert len(m.state.formations[0].units) == 4
    refused(m.why_not("nationalist", f"vehicle nat-pz1a {officer}"), "15-k")  # one per formation
    m.answer("nationalist", "formation requete-3:regular")
    other = PIECES[m.state.formations[1].officer].id
    refused(m.why_not("nationalist", f"vehicle nat-pz1a {other}"), "15-k")
    m = build(battle="nationalist-attack", boards="C")
    m.answer("republican", "formation communist-militia-6:regular")
    militia = PIECES[m.state.formations[0].officer].id
    m.answer("republican", f"vehicle rep-schneider-ca1 {militia}")
    assert len(m.state.formations[0].units) == 5  # four militia and the vehicle
    assert ADDONS["rep-schneider-ca1"]["cost"] == "10"


@pytest.mark.rule("barricadas", "15-m", "15-n", "15-o", "15-c")
def test_15_m_guns_aircraft_and_works():
    m = build(battle="republican-attack", boards="C")
    m.forced += [(4,), (6,)]
    m.answer("nationalist", "guns 105:full")
    assert m.state.batteries[0].missions == 2
    assert m.state.budget[1] == 150 - 11
    m.answer("nationalist", "sortie")
    assert m.state.flights[0].missions == 2  # a modified 7 counts as 6
    m.answer("nationalist", "work minefield")
    m.answer("nationalist", "work improved-position")
    assert m.state.kits == {"nationalist minefield": 1, "nationalist improved-position": 1}
    m.answer("nationalist", "formation legion-3:regular")
    m.answer("nationalist", "enough")
    refused(m.why_not("republican", "work minefield"), "15-c")
    assert "work barbed-wire" in m.asks[0].options()


@pytest.mark.rule("barricadas", "15-c", "15-e", "15-b")
def test_15_c_the_attacker_keeps_his_distance():
    m = build(battle="republican-attack", boards="C")
    luck = random.Random(1)
    while m.asks[0].kind != "deploy" or m.asks[0].seat != "republican":
        ask = m.asks[0]
        m.answer(ask.seat, steady(m.state, ask, luck))
    s = m.state
    grid = the_board(s).grid
    front = [s.at[u] for u in s.at if is_unit(u) and PIECES[u].side == 1]
    assert front
    for token in m.asks[0].options():
        if token.startswith("on "):
            assert all(grid.distance(grid.number[token.split()[1]], f) >= 6 for f in front)
    assert len(s.brief.objectives) == 3


@pytest.mark.rule("barricadas", "15-i", "15-b", "15-s")
def test_15_i_a_meeting():
    m = build(battle="meeting", boards="B")
    luck = random.Random(2)
    while m.asks[0].kind != "who-first":
        ask = m.asks[0]
        m.answer(ask.seat, steady(m.state, ask, luck))
    winner = m.asks[0].seat
    m.answer(winner, "second")
    assert m.asks[0].seat != winner
    s = m.state
    assert sequence.built_result(s).winners == ()
    goals = sum(1 << g for g, _ in s.brief.objectives)
    s.control = (goals, 0)
    assert sequence.built_result(s).winners == ("republican",)
    first = s.brief.objectives[0][0]
    s.control = (goals & ~(1 << first), 1 << first)
    assert sequence.built_result(s).winners == ()


@pytest.mark.rule("barricadas", "15-b")
def test_15_b_both_players_choose_the_objectives():
    m = unsettled(battle="meeting", boards="C")
    first, second = m.asks[0].seat, next(s for s in m.setup.seats if s != m.asks[0].seat)
    refused(m.why_not(first, "propose"), "15-b")
    m.answer(first, "goal C101")  # anywhere, as long as both agree
    refused(m.why_not(first, "goal C101"), "15-b")
    m.answer(first, "goal C708")
    m.answer(first, "propose")
    assert m.asks[0].seat == second
    m.answer(second, "refuse")
    assert m.asks[0].seat == second
    assert m.state.brief.objectives == ()
    m.answer(second, "goal C913")
    m.answer(second, "propose")
    m.answer(first, "agree")
    grid = the_board(m.state).grid
    assert m.state.brief.objectives == ((grid.number["C913"], 1),)
    assert m.state.control == (0, 0)
    assert m.asks[0].kind == "buy"


@pytest.mark.rule("barricadas", "15-b")
def test_15_b_without_agreement_the_usual_objectives_hold():
    m = unsettled(battle="republican-attack", boards="C")
    for _ in range(points.MOST_REFUSALS):
        assert m.asks[0].kind == "goals"
        m.answer(m.asks[0].seat, next(t for t in m.asks[0].options() if t.startswith("goal ")))
        m.answer(m.asks[0].seat, "propose")
        m.answer(m.asks[0].seat, "refuse")
    assert m.asks[0].kind == "buy"
    assert m.state.brief.objectives == points.usual_goals(m.state)
    for _ in range(points.MOST_GOALS):
        m = m if m.asks[0].kind == "goals" else unsettled(battle="meeting", boards="C")
        m.answer(m.asks[0].seat, m.asks[0].options()[-1])
    refused(m.why_not(m.asks[0].seat, "goal C101"), "15-b")


@pytest.mark.rule("barricadas", "15-c")
def test_15_c_where_the_objectives_of_an_attack_are():
    m = unsettled(battle="republican-attack", boards="C")
    assert m.asks[0].seat == "nationalist"  # the defender names them
    assert m.why_not("nationalist", "goal C708") is None
    refused(m.why_not("nationalist", "goal C701"), "15-c")
    refused(m.why_not("nationalist", "goal C715"), "15-c")
    m = unsettled(battle="republican-attack", boards="AC")  # the defender's edge is the south, by map C
    assert m.why_not("nationalist", "goal C715") is None
    assert m.why_not("nationalist", "goal C701") is None
    refused(m.why_not("nationalist", "goal A708"), "15-c")
    m.answer("nationalist", "goal C708")
    m.answer("nationalist", "propose")
    m.answer("republican", "agree")
    assert m.state.control[1] == 1 << the_board(m.state).grid.number["C708"]


@pytest.mark.rule("barricadas", "15-b", "15-c")
def test_15_b_the_players_may_agree_on_the_length():
    assert build(battle="meeting", boards="C", turns=6).state.brief.turns == 6
    assert build(battle="republican-attack", boards="C", turns=20).state.brief.turns == 20


@pytest.mark.rule("barricadas", "15-m", "15-n", "15-r")
def test_15_r_batteries_are_limited_by_points_aircraft_by_their_counters():
    s = build(points=500).state
    s.batteries = [Battery(0, 75, "full", 1, 0)] * 8
    assert purchases.why_not_buy(s, 0, BuyGuns(75, "full")) is None
    s.flights = [Flight(0, "", "", 1)] * 8
    assert purchases.why_not_buy(s, 0, BuySortie()) is None
    s.flights = [Flight(0, "", "", 1)] * 9
    refused(purchases.why_not_buy(s, 0, BuySortie()), "15-r")


@pytest.mark.rule("barricadas", "15-o", "15-r")
def test_15_r_both_sides_buy_from_one_heap_of_markers():
    s = build(points=500).state
    s.kits = {"republican roadblock": 4, "nationalist roadblock": 1}
    assert purchases.why_not_buy(s, 1, BuyWork("roadblock")) is None
    s.kits["nationalist roadblock"] = 2
    refused(purchases.why_not_buy(s, 1, BuyWork("roadblock")), "15-r")


@pytest.mark.rule("barricadas", "15-r", "15-t", "2.3-f")
def test_15_r_platoons_are_sold_while_there_are_platoons():
    m = build(battle="republican-attack", boards="C", points=500)
    m.answer("nationalist", "formation legion-3:regular")
    m.answer("nationalist", "enough")
    for _ in range(6):  # eighteen platoons of Republican infantry are printed
        m.answer("republican", "formation rep-infantry-3:regular")
    refused(m.why_not("republican", "formation rep-infantry-3:regular"), "15-r")
    own = [f for f in m.state.formations if f.side == 0]
    assert [len(f.units) for f in own] == [3] * 6
    assert all(is_unit(u) for f in own for u in f.units)
    assert {PIECES[f.officer].category for f in own} == {"officer"}


@pytest.mark.rule("barricadas", "2.3-e", "2.3-f")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_3_f_no_officer_is_drawn_as_a_platoon(scenario):
    s = Match.start(GAME, scenario, {}, seed="draw").state
    assert [PIECES[u].id for f in s.formations for u in f.units if not is_unit(u)] == []


@pytest.mark.rule("barricadas", "15-o", "2.3-p", "13.1.2-a")
def test_15_o_works_of_a_meeting_are_laid_in_the_own_half():
    m = build(battle="meeting", boards="C")
    assert m.to_answer == ("republican",)
    refused(m.why_not("republican", "work improved-position"), "13.1.2-a")  # nobody stands on the board
    for token in ("formation rep-infantry-3:regular", "work barbed-wire", "work roadblock", "enough"):
        m.answer("republican", token)
    m.answer("nationalist", "formation legion-3:regular")
    m.answer("nationalist", "enough")
    laid = {}
    while m.asks[0].kind == "marker":
        ask = m.asks[0]
        where = [t.split()[1] for t in ask.options() if t.startswith("put ")]
        assert where
        laid[ask.about["marker"]] = where
        m.answer("republican", f"put {where[0]}")
    s = m.state
    assert set(laid) == {"barbed-wire", "roadblock"}
    assert s.wire == 1 << hex_of(s, laid["barbed-wire"][0])
    assert s.roadblocks == 1 << hex_of(s, laid["roadblock"][0])
    ground = the_board(s)
    for code in laid["barbed-wire"]:  # at most a hex beyond the middle (2.3-p)
        h = hex_of(s, code)
        assert ground.line_distance(h, s.brief.edges[0]) <= ground.line_distance(h, s.brief.edges[1]) + 1
        assert h not in {g for g, _ in s.brief.objectives}


@pytest.mark.rule("barricadas", "15-j", "15-k", "15-m", "15-n", "15-o", "15-g")
def test_15_j_what_is_for_sale_says_what_it_holds_and_costs():
    m = build(battle="nationalist-attack", boards="C")
    words = Words(GAME, strict=True)

    def label(token):
        assert token in m.asks[0].options()
        page = Message(**present.choice(m, m.asks[0], token)["label"])
        assert words.say(page) == words.option(m, m.asks[0], token)  # page and terminal say the same
        return words.say(page)

    assert (
        label("formation rep-infantry-3-mmg:veteran")
        == "Officer, 3 × Republican Infantry, 1 × Maxim MMG; veteran: 24 points"
    )
    assert label("formation anarchist-militia-5:green") == "Officer, 5 × Anarchist Militia; green: 14 points"
    assert label("formation t26b-3:regular") == "Tank officer, 3 × T-26 B; regular: 30 points"
    assert label("formation rep-commissar:regular") == "Commissar: 10 points"
    assert label("guns 105:depleted") == (
        "Off-board battery of 105 mm, depleted (a die gives 1 to 3 missions): 12 points"
    )
    assert label("sortie") == "Air mission (a die gives 1 or 2 attacks): 18 points"
    assert label("work fortification-4") == "Fortification value 4: 14 points"
    m.answer("republican", "formation rep-infantry-3:regular")
    officer = PIECES[m.state.formations[0].officer]
    assert label(f"vehicle rep-unl35 {officer.id}") == f"UNL-35 for the formation of {officer.name}: 6 points"
    bought = next(e for e in m.state.log.events if e.kind == "bought")
    assert words.event(bought) == (
        "Republican buys Officer, 3 × Republican Infantry; regular for 15 (135 left)."
    )
    # nothing that can be bought shows an id
    for token in m.asks[0].options():
        assert not any(name in words.option(m, m.asks[0], token) for name in FORMATIONS), token


@pytest.mark.rule("barricadas", "15-q", "15-r")
def test_15_r_there_are_two_sets_of_anarchist_militia():
    m = build(battle="nationalist-attack", boards="C")
    for _ in range(2):
        m.answer("republican", "formation anarchist-militia-5:regular")
    assert [PIECES[f.units[0]].type for f in m.state.formations] == [
        "anarchist-militia-1",
        "anarchist-militia-2",
    ]
    refused(m.why_not("republican", "formation anarchist-militia-5:regular"), "15-r")
    assert "formation rep-infantry-3:regular" in m.asks[0].options()
