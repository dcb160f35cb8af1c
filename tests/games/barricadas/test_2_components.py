"""Chapters 1 and 2: board, counters, scenarios, draw, deployment, fractions."""

from __future__ import annotations

import random

import pytest

from frente.boards.hexes import bits
from frente.engine import Match, to_plain
from frente.games.barricadas import GAME, charts
from frente.games.barricadas.board import board
from frente.games.barricadas.definitions import AIRCRAFT, ATTACKS, FACTIONS, PIECES, SCENARIOS, SIDES, STEPS
from frente.games.barricadas.deployment import why_not_deploy_at
from frente.games.barricadas.markers import facing, why_not_put
from frente.games.barricadas.rules.sequence import final_result, points
from frente.games.barricadas.setup import brief_of
from frente.games.barricadas.state import each, has, is_unit, the_board

from .table import NAT, drive, h, n, nat, refused, rep, situation


@pytest.mark.rule("barricadas", "1-a", "2.1-a", "2.1-c", "2.1-e", "2.5-a")
def test_2_1_the_board_has_flat_columns_and_printed_codes():
    assert GAME.seats("alto-del-leon", {}) == ("republican", "nationalist")
    grid = board((("A", 1, 1, 0),)).grid
    around = [grid.codes[x] for x in grid.sides[grid.number["A714"]]]
    assert around == ["A713", "A814", "A815", "A715", "A615", "A614"]
    assert grid.codes[grid.sides[grid.number["A710"]][4]] == "A611"
    assert grid.distance(grid.number["A714"], grid.number["A713"]) == 1
    assert "A413" in grid.number
    assert "D1314" in board((("D", 1, 1, 0),)).grid.number


@pytest.mark.rule("barricadas", "2.1-d", "2.1-f", "2.3-r")
def test_2_1_f_maps_join_and_turn():
    east = board((("C", 1, 1, 0), ("B", 2, 1, 0)))
    g = east.grid
    assert g.codes[g.sides[g.number["C1408"]][2]] == "B108"
    assert g.codes[g.sides[g.number["C1408"]][1]] == "B107"
    south = board((("C", 1, 1, 0), ("B", 1, 2, 0)))
    g = south.grid
    assert g.codes[g.sides[g.number["C715"]][3]] == "B701"
    assert south.way(g.number["C715"], 3) in ("road", "trail")
    assert south.edge["N"].bit_count() == 14
    assert all(g.codes[i].startswith("C") for i in each(south.edge["N"]))
    turned = board((("C", 1, 1, 180),))
    assert turned.north[0] == 3
    g = turned.grid
    assert g.codes[g.sides[g.number["C708"]][3]] == "C707"  # the printed north lies south
    # every crest of the turned map looks to the same neighbours
    plain = board((("C", 1, 1, 0),))
    for i, code in enumerate(plain.grid.codes):
        j = g.number[code]
        mine = {plain.grid.codes[plain.grid.sides[i][d]] for d in range(6) if plain.crest[i] >> d & 1}
        theirs = {g.codes[g.sides[j][d]] for d in range(6) if turned.crest[j] >> d & 1}
        assert mine == theirs


@pytest.mark.rule("barricadas", "2.1-f")
def test_2_1_f_a_road_ends_at_a_join_that_does_not_continue_it():
    # Map C has a road or trail on row 8 at both sides; the one of row 8 goes on, no other side does.
    b = board((("C", 1, 1, 0), ("B", 2, 1, 0)))
    g = b.grid
    for row in range(1, 16):
        i = g.number[f"C14{row:02}"]
        for d in (1, 2):
            other = g.sides[i][d]
            if other >= 0 and b.way(i, d):
                assert b.way(other, (d + 3) % 6) == b.way(i, d)


@pytest.mark.rule(
    "barricadas",
    "2.2.1-a",
    "2.2.1-b",
    "2.2.1-c",
    "2.2.1-d",
    "2.2.1-g",
    "2.2.1.1-a",
    "2.2.1.1-b",
    "2.2.1.1-c",
    "2.2.1.1-d",
    "2.2.1.1-e",
    "2.2.1.2-a",
    "2.3-g",
    "5.1-a",
    "5.1-b",
)
def test_2_2_counters():
    kinds = {p.category for p in PIECES}
    assert {"infantry", "cavalry", "mg", "mortar", "artillery", "at-gun", "infantry-gun", "aa-gun"} <= kinds
    assert {"afv", "transport", "officer", "commissar", "chaplain", "engineer", "horses"} <= kinds
    for p in PIECES:
        assert p.move in ("foot", "wheeled", "wheeled-t", "tracked", "rides-afv")
        assert len(p.fire) <= 2
        assert set(p.fire) <= set(ATTACKS)
        for full, far, reduced in p.fire.values():
            assert 0 < reduced < full
            assert far > 0
        if not p.leader:
            assert p.faction in FACTIONS
    factions = {p.faction for p in PIECES if p.side == 0}
    assert {
        "republican-army",
        "carabineers",
        "assault-guards",
        "guardia-civil",
        "communist-militia",
    } <= factions
    assert {"national-army", "requetes", "phalangists", "ctv"} <= {p.faction for p in PIECES if p.side == 1}
    assert {p.officer_type for p in PIECES if p.category == "officer"} == {"infantry", "support", "tank"}
    letters = sorted(
        p.letter
        for p in PIECES
        if p.officer_type == "infantry"
        and p.faction == "republican-army"
        and p.side == 0
        and len(p.letter) == 1
    )
    assert letters == ["G", "H", "I", "J", "K", "L"]
    assert sum(p.category == "commissar" for p in PIECES) == 3
    assert {a.mission for a in AIRCRAFT.values()} == {"bombardment", "close-support"}


@pytest.mark.rule("barricadas", "2.2.1-e", "8.4.2-a", "2.3-o")
def test_2_2_1_e_three_steps():
    from frente.games.barricadas.rules.losses import lose_step

    s = situation(formation=[rep()])
    u = n("rep-infantry-h1")
    assert not lose_step(s, u, "8.4.2-a")
    assert not lose_step(s, u, "8.4.2-a")
    assert lose_step(s, u, "8.4.2-a")
    assert u not in s.at
    assert s.gone >> u & 1
    assert STEPS == 3
    assert points(s)[1] >= 1


@pytest.mark.rule("barricadas", "2.2.1.1-f", "2.3-e", "2.3-f", "2.3-h", "2.3-q", "2.3-m", "2.3-b")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_2_3_f_every_scenario_draws_and_deploys(scenario):
    match = Match.start(GAME, scenario, {}, seed="draw")
    s = match.state
    data = SCENARIOS[scenario]
    for side, name in enumerate(SIDES):
        wanted = sum(f["count"] for f in data[name]["formation"] if f["officer_type"] != "none")
        mine = [f for f in s.formations if f.side == side]
        assert len(mine) == wanted
        assert len({f.officer for f in mine}) == wanted
        units = sum(
            int(c.split(":")[1]) * f["count"]
            for f in data[name]["formation"]
            for c in f["composition"].split()
        )
        pieces = [u for u in (*s.waiting, *s.at) if PIECES[u].side == side and not PIECES[u].leader]
        assert len(pieces) == units + data[name]["trucks"]
        leaders = [
            u for u in s.waiting if PIECES[u].category in ("commissar", "chaplain") and PIECES[u].side == side
        ]
        assert len(leaders) == data[name]["commissars"] + data[name]["chaplains"]
        for f in mine:  # the ID of an infantry formation is its officer's
            main = [u for u in f.units if PIECES[u].letter and PIECES[u].category in ("infantry", "cavalry")]
            assert {PIECES[u].letter for u in main} <= {PIECES[f.officer].letter}
    assert match.asks[0].seat == SIDES[s.brief.first]
    while match.asks[0].kind in ("deploy", "marker", "man", "vertex"):
        ask = match.asks[0]
        match.answer(ask.seat, "auto" if "auto" in ask.options() else ask.options()[0])
    assert match.state.turn == 1
    assert GAME.faults(match.state) == []


@pytest.mark.rule("barricadas", "2.3-b", "2.3-m", "2.3-q", "4-a")
def test_2_3_m_deployment_is_refused_outside_the_zone():
    match = Match.start(GAME, "alto-del-leon", {}, seed="draw")
    s = match.state
    u = match.asks[0].about["unit"]
    refused(match.why_not("nationalist", "on C101"), "2.3-b")
    number = n(str(u))
    zone = s.brief.zones[s.waiting[number]].hexes
    inside = next(each(zone))
    assert why_not_deploy_at(s, number, inside) is None


@pytest.mark.rule("barricadas", "2.3-m", "2.3-q")
def test_2_3_m_any_piece_deploys_first():
    """Another one is taken in hand, then that is placed; nobody goes on taking for ever."""
    match = Match.start(GAME, "alto-del-leon", {}, seed="draw")
    side = match.asks[0].seat
    takes = [token for token in match.asks[0].options() if token.startswith("take ")]
    first, last = str(match.asks[0].about["unit"]), takes[-1].split()[1]
    assert f"take {first}" not in takes
    refused(match.why_not(side, f"take {first}"), "2.3-m")
    match.answer(side, f"take {last}")
    assert match.asks[0].about["unit"] == last
    goal = next(token for token in match.asks[0].options() if token.startswith("on "))
    match.answer(side, goal)
    assert n(last) in match.state.at
    assert match.asks[0].about["unit"] == first
    for _ in range(8):
        match.answer(side, next(t for t in match.asks[0].options() if t.startswith("take ")))
    refused(match.why_not(side, f"take {first}"), "2.3-m")
    assert not [token for token in match.asks[0].options() if token.startswith("take ")]


@pytest.mark.rule("barricadas", "2.3-c", "2.3-d")
def test_2_3_c_quality_shifts_the_column():
    assert charts.column(10, 1) == 12
    assert charts.column(10, -1) == 9
    assert charts.column(30, 1) == 30
    assert charts.column(1, -1) == 1
    from frente.games.barricadas.rules.fire import shift_of

    s = situation(formation=[rep(quality="veteran"), nat(quality="green")])
    assert shift_of(s, [n("rep-infantry-h1"), n("rep-infantry-h2")]) == 1
    assert shift_of(s, [n("legion-b1")]) == -1
    assert shift_of(s, [n("rep-infantry-h1"), n("legion-b1")]) == -1


@pytest.mark.rule("barricadas", "2.3-i", "2.3-p", "13.1.2-a", "13.5-a")
def test_2_3_p_markers_at_set_up():
    match = Match.start(GAME, "san-marcial", {}, seed="draw")
    while match.asks[0].kind == "deploy" and match.asks[0].seat == "republican":
        match.answer("republican", "auto")
    s = match.state
    assert match.asks[0].kind == "marker"
    goal = s.brief.objectives[0][0]
    own = next(x for x in s.stacks if any(PIECES[u].side == 0 for u in s.stacks[x]))
    assert why_not_put(s, 0, "improved-position", own) is None
    empty = next(i for i in each(s.brief.zones[1].hexes) if i not in s.stacks)
    refused(why_not_put(s, 0, "improved-position", empty), "13.1.2-a")
    refused(why_not_put(s, 0, "barbed-wire", goal), "2.3-p")
    refused(why_not_put(s, 0, "barbed-wire", h(s, "A114")), "2.3-p")
    match.answer("republican", next(t for t in match.asks[0].options() if t != "skip"))
    assert len(match.state.positions) == 1


@pytest.mark.rule("barricadas", "2.3-j", "2.3-k", "2.3-o", "15-s")
def test_2_3_j_victory_by_margin():
    s = situation(
        objectives={"C605": 4, "C609": 3}, attacker="republican", formation=[rep(), nat()], levels=[7, 4, 1]
    )
    assert points(s) == (4, 3)
    result = final_result(s)
    assert result.winners == ("republican",)
    assert result.text == "marginal"
    s.gone |= 1 << n("moor-e1")
    s.gone |= 1 << n("moor-e2")
    s.gone |= 1 << n("nat-tamayo")  # officers give no points
    s.gone |= 1 << n("moor-e3")
    assert points(s) == (7, 3)
    assert final_result(s).text == "tactical"
    s.control = (0, s.control[1])
    s.gone = 0
    assert final_result(s).winners == ("nationalist",)
    s.control = (0, 0)
    assert final_result(s).winners == ()


@pytest.mark.rule("barricadas", "2.3-k", "3-a")
def test_2_3_k_the_match_ends_after_the_last_turn():
    s = situation(formation=[rep(), nat()], turns=2, agenda=[["end_turn"]], attacker="republican")
    assert match_over(s)


def match_over(s):
    from .table import match

    return match(s).result is not None


@pytest.mark.rule("barricadas", "2.3-l", "2.3-n")
def test_2_3_l_special_rules_hold_only_in_their_scenario():
    assert brief_of(SCENARIOS["alto-del-leon"], {}).effects == ()
    keys = {e.key for name in SCENARIOS for e in brief_of(SCENARIOS[name], {}).effects}
    assert len(keys) == 21


@pytest.mark.rule("barricadas", "2.3-n")
def test_2_3_n_entry():
    from frente.games.barricadas.rules.entering import entry_cost, entry_hexes

    s = situation(
        entry=[[["C701"], 2, "N"]],
        turn=1,
        formation=[{**NAT, "waiting": [*NAT["units"], NAT["officer"]], "zone": 1}],
    )
    u = n("legion-b1")
    assert entry_hexes(s, u) == []
    s.turn = 3  # later than stated is allowed
    assert entry_hexes(s, u) == [h(s, "C701")]
    assert entry_cost(s, u, h(s, "C701")) == 2
    GAME.arrange(s, {"at": {"rep-infantry-g1": "C701"}})
    near = entry_hexes(s, u)
    assert near
    assert h(s, "C701") not in near
    assert all(the_board(s).grid.distance(x, h(s, "C701")) <= 2 for x in near)


@pytest.mark.rule("barricadas", "2.4-a", "2.4-b", "2.4-c", "2.4-d")
def test_2_4_fractions():
    assert charts.hits(3, 2) == 1
    assert charts.hits(4, 5) == 0
    assert charts.halved(5) == 3
    assert charts.move_cost("foot", "fields") == 3  # 1.5 points, in halves
    from frente.games.barricadas.rules.fire import factor

    s = situation(formation=[rep()], lost={"rep-infantry-h1": 1})
    # FF 5, one loss 4, beyond range 2, half again in reaction 1
    assert factor(s, n("rep-infantry-h1"), "AP", 3) == 2
    assert factor(s, n("rep-infantry-h1"), "AP", 3, 1) == 1


@pytest.mark.rule("barricadas", "6-b", "12.10-a", "12-a")
def test_6_b_all_is_open():
    s = situation(formation=[rep(), nat()])
    assert GAME.view(s, "republican") == GAME.view(s, "nationalist") == GAME.view(s, None)
    assert GAME.zones == ()
    assert all(is_unit(u) or PIECES[u].leader for u in s.at)


def test_random_matches_stay_sound():
    luck = random.Random(5)
    match = Match.start(GAME, "cerro-muriano", {}, seed="sound")
    for _ in range(150):
        ask = match.asks[0]
        match.answer(ask.seat, luck.choice(ask.options()))
        assert GAME.faults(match.state) == []


def test_drive_is_a_fair_driver():
    s = situation(formation=[rep()])
    assert drive(iter_none(s)).value is None


def iter_none(s):
    yield from ()


@pytest.mark.rule("barricadas", "2.3-p", "13.3-a")
def test_2_3_p_a_marker_that_may_not_lie_somewhere_is_refused_by_its_rule():
    s = situation(
        formation=[rep("C605"), nat("C612")],
        zones=[[["C605", "C606", "C607"], 0, ""], [["C612"], 0, ""]],
        kind="attack",
        phase="setup",
        agenda=[["markers", 0]],
    )
    s.kits["republican roadblock"] = 1
    m = Match.start(GAME, "alto-del-leon", {}, seed="table", start=to_plain(s))
    assert m.asks[0].kind == "marker"
    refused(m.why_not("republican", "put C612"), "2.3-p")
    bare = next(c for c in ("C605", "C606", "C607") if not the_board(s).road[h(s, c)])
    refused(m.why_not("republican", f"put {bare}"), "13.3-a")


@pytest.mark.rule("barricadas", "2.3-p", "3.4-g", "13.6-a", "13.6-k")
@pytest.mark.parametrize(
    ("scenario", "nowhere"),
    [("belchite", 2), ("la-muela-de-teruel", 0), ("paso-del-ebro", 0)],  # in a town there is nothing to dig
)
def test_2_3_p_the_rest_of_the_markers_can_be_laid_at_once(scenario, nowhere):
    m = Match.start(GAME, scenario, {}, seed="markers")
    kits = {key: count for key, count in m.state.kits.items() if not key.endswith("pontoon")}
    kinds = []
    while m.state.turn == 0:
        ask = m.asks[0]
        kinds.append(ask.kind)
        m.answer(ask.seat, "auto")
    s = m.state
    # two answers a side at most, however many markers there are
    assert len(kinds) <= 4
    assert sum(kits.values()) > 4
    assert not any(s.kits[key] for key in kits)
    laid = [*bits(s.wire), *bits(s.trenches), *bits(s.roadblocks), *bits(s.mines), *bits(s.boats)]
    count = len(laid) + len(s.positions) + len(s.forts) + s.reaction.bit_count()
    assert count == sum(kits.values()) - nowhere
    # who can is inside, and a fortification looks to the enemy's edge
    sheltered = {h for h in (*bits(s.trenches), *s.forts) if any(is_unit(u) for u in s.stacks.get(h, ()))}
    assert {h for h in sheltered if not any(has(s.inside, u) for u in s.stacks[h])} == set()
    assert {f.vertex for f in s.forts.values()} <= {facing(s, side) % 6 for side in (0, 1)}
