"""Chapter 15: the board of a built battle, its objectives, and all that can be bought."""

from __future__ import annotations

from dataclasses import replace

import pytest

from frente.boards.hexes import bits
from frente.engine import Match
from frente.games.barricadas import GAME
from frente.games.barricadas.answers import BuyFormation, BuyGuns, BuySortie, BuyVehicle, BuyWork
from frente.games.barricadas.definitions import AIRCRAFT, FORMATIONS, MARKERS, PIECES
from frente.games.barricadas.rules import points, purchases
from frente.games.barricadas.state import Flight, Formation, StartZone, the_board

from .story import reason, told
from .table import at, drive, n

ATTACK = {"battle": "republican-attack", "boards": "C"}


def battle(*rolls, **options):
    return Match.start(GAME, "points", options, seed="points", forced=list(rolls))


def agreed(*rolls, **options):
    """A battle whose objectives are the usual ones: the buying begins."""
    m = battle(*rolls, **options)
    for token in (*(("edge north",) if m.asks[0].kind == "edge" else ()), "usual", "agree"):
        m.answer(m.asks[0].seat, token)
    return m


# --- the board ------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "15-a", "15-b", "15-c", "15-d", "15-f")
@pytest.mark.parametrize(
    ("options", "sheets", "budget", "turns", "attacker"),
    [
        ({"battle": "meeting", "boards": "B"}, (("B", 1, 1, 0),), (150, 150), 10, -1),
        ({"battle": "meeting", "boards": "AC"}, (("A", 1, 1, 0), ("C", 1, 2, 0)), (250, 250), 10, -1),
        (
            {"battle": "meeting", "boards": "ABCD"},
            (("A", 1, 1, 0), ("B", 2, 1, 0), ("C", 1, 2, 0), ("D", 2, 2, 0)),
            (500, 500),
            10,
            -1,
        ),
        ({"battle": "republican-attack", "boards": "C"}, (("C", 1, 1, 0),), (300, 150), 15, 0),
        ({"battle": "nationalist-attack", "boards": "C"}, (("C", 1, 1, 0),), (150, 300), 15, 1),
        (
            {"battle": "nationalist-attack", "boards": "CD"},
            (("C", 1, 1, 0), ("D", 1, 2, 0)),
            (250, 500),
            15,
            1,
        ),
        (
            {"battle": "republican-attack", "boards": "C", "points": 100, "turns": 6},
            (("C", 1, 1, 0),),
            (200, 100),
            6,
            0,
        ),
        ({"battle": "meeting", "boards": "C", "points": 100}, (("C", 1, 1, 0),), (100, 100), 10, -1),
    ],
)
def test_15_d_boards_points_and_turns(options, sheets, budget, turns, attacker):
    m = agreed(**options)
    brief = m.state.brief
    assert brief.sheets == sheets
    assert m.state.budget == brief.points == budget
    assert (brief.turns, brief.attacker) == (turns, attacker)
    assert brief.first == (1 - attacker if attacker >= 0 else 0)
    assert m.asks[0].kind == "buy"
    assert m.asks[0].seat == ("republican", "nationalist")[brief.first]
    assert m.state.phase == "buying"
    assert m.state.active == brief.first


@pytest.mark.rule("barricadas", "15-d")
@pytest.mark.parametrize("count", [1, 2])
def test_15_d_boards_are_drawn(count):
    m = battle((2, 0, 3, 1), battle="republican-attack", boards=f"random-{count}")
    assert [sheet[0] for sheet in m.state.brief.sheets] == ["C", "A"][:count]


@pytest.mark.rule("barricadas", "15-e")
@pytest.mark.parametrize(
    ("rolls", "answer", "edges", "next_seat"),
    [
        (((5, 2),), "north", ("N", "S"), "nationalist"),
        (((5, 2),), "south", ("S", "N"), "nationalist"),
        (((1, 2),), "north", ("S", "N"), "republican"),
        (((3, 3), (1, 2)), "south", ("N", "S"), "republican"),
    ],
)
def test_15_e_the_higher_die_chooses_a_side(rolls, answer, edges, next_seat):
    m = battle(*rolls, battle="meeting", boards="C")
    winner = "republican" if rolls[-1][0] > rolls[-1][1] else "nationalist"
    assert (m.asks[0].kind, m.asks[0].seat) == ("edge", winner)
    assert m.asks[0].options() == ["edge north", "edge south"]
    m.answer(winner, f"edge {answer}")
    assert m.state.brief.edges == edges
    assert (m.asks[0].kind, m.asks[0].seat) == ("goals", next_seat)
    assert m.state.phase == "objectives"
    zones = m.state.brief.zones
    edge = the_board(m.state).edge
    assert [(z.hexes, z.turn, z.edge) for z in zones] == [(edge[e], 1, e) for e in edges]


@pytest.mark.rule("barricadas", "15-c")
@pytest.mark.parametrize(("kind", "boards"), [("republican-attack", "C"), ("nationalist-attack", "AB")])
def test_15_c_each_side_sets_up_in_its_half(kind, boards):
    m = battle(battle=kind, boards=boards)
    s = m.state
    ground = the_board(s)
    assert m.asks[0].seat == ("nationalist" if kind == "republican-attack" else "republican")
    for side in (0, 1):
        own, other = s.brief.edges[side], s.brief.edges[1 - side]
        wanted = {
            x
            for x in range(len(ground.grid))
            if ground.line_distance(x, own) <= ground.line_distance(x, other) + 4
        }
        assert set(bits(s.brief.zones[side].hexes)) == wanted
        assert s.brief.zones[side].turn == 0


@pytest.mark.rule("barricadas", "15-c", "15-b")
@pytest.mark.parametrize(
    ("kind", "boards"),
    [
        ("republican-attack", "C"),
        ("nationalist-attack", "C"),
        ("republican-attack", "AB"),
        ("nationalist-attack", "ABCD"),
        ("meeting", "B"),
    ],
)
def test_15_c_where_objectives_may_be(kind, boards):
    m = battle(battle=kind, boards=boards)
    for token in ("edge north",) if kind == "meeting" else ():
        m.answer(m.asks[0].seat, token)
    s = m.state
    ground = the_board(s)
    found = set(bits(points.goal_ground(s)))
    attacker = s.brief.attacker

    def allowed(x):
        if attacker < 0:
            return True
        near = ground.line_distance(x, s.brief.edges[1 - attacker])
        far = ground.line_distance(x, s.brief.edges[attacker])
        return near < 30 if len(boards) > 1 else min(near, far) >= (near + far) / 3

    assert found == {x for x in range(len(ground.grid)) if allowed(x)}
    for x in (0, len(ground.grid) - 1, min(found), max(found)):
        refusal = points.why_not_goal(s, x)
        assert reason(refusal) == (None if x in found else ("15-c", "not-goal-ground"))


@pytest.mark.rule("barricadas", "15-b")
def test_15_b_objectives_are_named_one_by_one():
    m = battle(**ATTACK)
    assert reason(m.why_not("nationalist", "propose")) == ("15-b", "no-goal-yet")
    free = [t for t in m.asks[0].options() if t.startswith("goal")]
    for count, token in enumerate(free[:6]):
        assert len(m.state.brief.objectives) == count
        m.answer("nationalist", token)
        assert reason(m.why_not("nationalist", token)) == ("15-b", "already-goal")
    assert m.asks[0].about["goals"] == [t.split()[1] for t in free[:6]]
    assert {vp for _, vp in m.state.brief.objectives} == {1}
    assert reason(m.why_not("nationalist", free[6])) == ("15-b", "enough-goals")
    m.answer("nationalist", "propose")
    assert (m.asks[0].kind, m.asks[0].seat) == ("consent", "republican")
    assert m.state.active == 0
    m.answer("republican", "refuse")
    assert (m.asks[0].kind, m.asks[0].seat) == ("goals", "republican")
    assert m.state.brief.objectives == ()
    assert m.state.active == 0


@pytest.mark.rule("barricadas", "15-b", "15-c")
@pytest.mark.parametrize("attacker", ["republican", "nationalist"])
def test_15_b_after_four_refusals_the_usual_objectives_hold(attacker):
    m = battle(battle=f"{attacker}-attack", boards="C")
    for left in (3, 2, 1, 0):
        assert m.asks[0].kind == "goals"
        token = next(t for t in m.asks[0].options() if t.startswith("goal"))
        m.answer(m.asks[0].seat, token)
        m.answer(m.asks[0].seat, "propose")
        m.answer(m.asks[0].seat, "refuse")
        assert (m.asks[0].kind == "goals") is bool(left)
    s = m.state
    assert s.brief.objectives == points.usual_goals(s)
    held = sum(1 << x for x, _ in s.brief.objectives)
    assert s.control == ((0, held) if attacker == "republican" else (held, 0))  # the defender has them
    assert told(m, "objectives", "hexes") == [[the_board(s).grid.codes[x] for x, _ in s.brief.objectives]]


@pytest.mark.rule("barricadas", "15-b")
def test_15_b_in_a_meeting_nobody_holds_the_objectives():
    m = agreed((5, 2), battle="meeting", boards="C")
    assert m.state.control == (0, 0)


@pytest.mark.rule("barricadas", "15-b")
@pytest.mark.parametrize("boards", ["A", "B", "C", "D", "AB"])
def test_15_b_the_usual_objectives_are_towns_and_heights_in_the_middle(boards):
    s = battle(battle="republican-attack", boards=boards).state
    ground = the_board(s)
    pool = list(bits(points.goal_ground(s)))
    spots = [ground.grid.spots[x] for x in pool]
    middle = [(min(c) + max(c)) / 2 for c in zip(*spots, strict=True)]
    centre = min(
        pool, key=lambda x: sum(abs(c - m) for c, m in zip(ground.grid.spots[x], middle, strict=True))
    )
    worth = {"built-up": 6, "dispersed-buildings": 4}
    order = sorted(
        pool,
        key=lambda x: (
            ground.grid.distance(x, centre) - worth.get(ground.terrain[x], 0) - ground.level[x],
            x,
        ),
    )
    chosen = []
    for x in order:
        if len(chosen) < 3 and not ground.river[x] and all(ground.grid.distance(x, y) > 1 for y in chosen):
            chosen.append(x)
    assert points.usual_goals(s) == tuple((x, 1) for x in chosen)


@pytest.mark.rule("barricadas", "15-c")
@pytest.mark.parametrize("kind", ["republican-attack", "nationalist-attack"])
def test_15_c_the_attacker_sets_up_six_hexes_from_the_defender(kind):
    s = battle(battle=kind, boards="C").state
    ground = the_board(s)
    side = s.brief.attacker
    unit = ("legion-b1", "rep-infantry-h1")[side]
    officer = ("nat-vazquez", "rep-diez")[side]
    own = ("rep-infantry-h1", "legion-b1")[side]
    GAME.arrange(s, {"at": {unit: "C708", officer: "C101", own: "C110"}})
    before = s.brief.zones
    assert list(points.assembly(s)) == []
    edge, other = s.brief.edges[side], s.brief.edges[1 - side]
    wanted = {
        x
        for x in range(len(ground.grid))
        if ground.grid.distance(x, s.at[n(unit)]) >= 6
        and ground.line_distance(x, edge) <= ground.line_distance(x, other)
    }
    assert set(bits(s.brief.zones[side].hexes)) == wanted
    assert s.brief.zones[side].turn == 0
    assert s.brief.zones[1 - side] == before[1 - side]
    assert at(s, unit) == "C708"
    meeting = battle((5, 2), battle="meeting", boards="C").state
    zones = meeting.brief.zones
    assert list(points.assembly(meeting)) == []
    assert meeting.brief.zones == zones


# --- the shop -------------------------------------------------------------------------------------
def shop(side=1, **options):
    """The state of a battle in which a side may buy, with points enough."""
    m = agreed(**{"battle": "republican-attack", "boards": "C", **options})
    m.state.budget = (500, 500)
    return m.state


@pytest.mark.rule("barricadas", "15-g", "15-j", "15-k", "15-m", "15-n", "15-o")
@pytest.mark.parametrize(
    ("side", "ware", "cost"),
    [
        (1, BuyFormation("legion-3", "regular"), 18),
        (1, BuyFormation("legion-3", "veteran"), 22),
        (1, BuyFormation("legion-3", "green"), 16),
        (0, BuyFormation("t26b-3", "regular"), 30),
        (1, BuyVehicle("nat-pz1a", 0), 4),
        (0, BuyGuns(75, "full"), 11),
        (1, BuyGuns(75, "full"), 9),
        (0, BuyGuns(155, "depleted"), 14),
        (1, BuyGuns(155, "depleted"), 11),
        (0, BuySortie(), 18),
        (1, BuySortie(), 15),
        (0, BuyWork("trench"), 5),
        (1, BuyWork("roadblock"), 3),
    ],
)
def test_15_g_what_things_cost(side, ware, cost):
    assert purchases.cost_of(side, ware) == cost


@pytest.mark.rule("barricadas", "15-j")
def test_15_j_what_a_side_may_recruit():
    for side, name in enumerate(("republican", "nationalist")):
        found = purchases.formations_of(side)
        rows = {k: v for k, v in FORMATIONS.items() if v["side"] == name}
        assert {kind for kind, _ in found} == set(rows)
        for kind, row in rows.items():
            grades = [grade for what, grade in found if what == kind]
            assert grades == (["veteran", "regular", "green"] if row["composition"] else ["regular"])


@pytest.mark.rule("barricadas", "15-f", "15-j", "15-r", "15-t", "15-c", "15-o", "13.1.2-a")
@pytest.mark.parametrize(
    ("side", "ware", "found"),
    [
        (1, BuyFormation("legion-3", "veteran"), None),
        (1, BuyFormation("rep-infantry-3", "regular"), ("15-j", "not-for-sale")),
        (1, BuyFormation("nat-chaplain", "regular"), None),
        (1, BuyFormation("nat-chaplain", "veteran"), ("15-j", "one-quality")),
        (1, BuyGuns(75, "full"), None),
        (1, BuySortie(), None),
        (1, BuyWork("trench"), None),
        (0, BuyWork("trench"), ("15-c", "defender-only")),
        (0, BuyWork("barbed-wire"), None),
        (1, BuyWork("pontoon"), ("15-o", "not-for-sale")),
        (1, BuyWork("improved-position"), None),
    ],
)
def test_15_j_what_is_for_sale_to_whom(side, ware, found):
    assert reason(purchases.why_not_buy(shop(), side, ware)) == found


@pytest.mark.rule("barricadas", "15-c", "13.1.2-a")
@pytest.mark.parametrize("side", [0, 1])
def test_13_1_2_a_in_a_meeting_nobody_digs_beforehand(side):
    s = shop(battle="meeting")
    assert reason(purchases.why_not_buy(s, side, BuyWork("trench"))) == ("15-c", "defender-only")
    assert reason(purchases.why_not_buy(s, side, BuyWork("improved-position"))) == (
        "13.1.2-a",
        "nobody-deploys",
    )
    assert purchases.why_not_buy(s, side, BuyWork("roadblock")) is None


@pytest.mark.rule("barricadas", "15-f")
@pytest.mark.parametrize(("left", "found"), [(18, None), (17, ("15-f", "too-dear"))])
def test_15_f_within_the_points(left, found):
    s = shop()
    s.budget = (500, left)
    refusal = purchases.why_not_buy(s, 1, BuyFormation("legion-3", "regular"))
    assert reason(refusal) == found
    s.budget = (left, 500)
    assert purchases.why_not_buy(s, 1, BuyFormation("legion-3", "regular")) is None


@pytest.mark.rule("barricadas", "15-r")
def test_15_r_what_is_sold_out():
    s = shop()
    planes = sum(a.quantity for a in AIRCRAFT.values() if a.side == 1)
    s.flights = [Flight(1, "", "", 1)] * (planes - 1) + [Flight(0, "", "", 1)] * 9
    assert purchases.why_not_buy(s, 1, BuySortie()) is None
    s.flights.append(Flight(1, "", "", 1))
    assert reason(purchases.why_not_buy(s, 1, BuySortie())) == ("15-r", "none-left")
    wire = MARKERS["barbed-wire"]
    s.kits = {"republican barbed-wire": wire - 3, "nationalist barbed-wire": 2}
    assert purchases.why_not_buy(s, 1, BuyWork("barbed-wire")) is None
    s.kits["nationalist barbed-wire"] = 3
    assert reason(purchases.why_not_buy(s, 1, BuyWork("barbed-wire"))) == ("15-r", "none-left")
    for who in ("nat-caballero", "nat-huidobro"):
        assert purchases.why_not_buy(s, 1, BuyFormation("nat-chaplain", "regular")) is None
        s.waiting[n(who)] = 1
    assert reason(purchases.why_not_buy(s, 1, BuyFormation("nat-chaplain", "regular"))) == (
        "15-r",
        "none-left",
    )
    for k in range(1, 7):
        assert purchases.why_not_buy(s, 1, BuyFormation("moor-3", "regular")) is None
        s.waiting[n(f"moor-{'eeefff'[k - 1]}{(k - 1) % 3 + 1}")] = 1
    s.waiting[n("moor-g1")] = 1
    assert reason(purchases.why_not_buy(s, 1, BuyFormation("moor-3", "regular"))) == ("15-r", "none-left")


@pytest.mark.rule("barricadas", "15-t")
def test_15_t_without_an_officer_no_formation():
    s = shop()
    phalanx = [
        p.number for p in PIECES if p.faction == "phalangists" and p.officer_type == "infantry" and p.leader
    ]
    assert len(phalanx) == 3
    for u in phalanx:
        assert purchases.why_not_buy(s, 1, BuyFormation("phalangist-3", "regular")) is None
        s.waiting[u] = 1
    assert reason(purchases.why_not_buy(s, 1, BuyFormation("phalangist-3", "regular"))) == (
        "15-t",
        "no-officer-left",
    )


@pytest.mark.rule("barricadas", "15-q", "15-r")
def test_15_q_two_sets_of_anarchist_militia():
    s = shop()
    assert purchases.make_up(s, 0, "anarchist-militia-5") == "anarchist-militia-1:5"
    s.waiting[n("anarchist-militia-1-x3")] = 0
    assert purchases.make_up(s, 0, "anarchist-militia-5") == "anarchist-militia-2:5"
    s.waiting[n("anarchist-militia-2-y3")] = 0
    assert purchases.make_up(s, 0, "anarchist-militia-5") == "anarchist-militia-1:5"
    assert reason(purchases.why_not_buy(s, 0, BuyFormation("anarchist-militia-5", "green"))) == (
        "15-r",
        "none-left",
    )
    assert purchases.make_up(s, 0, "rep-infantry-3-mmg") == "rep-infantry:3 rep-mmg:1"


def formed(s, side, officer, units, **more):
    f = Formation(
        side,
        n(officer),
        -1,
        "infantry",
        PIECES[n(officer)].faction,
        0,
        tuple(n(u) for u in units),
        side,
        **more,
    )
    s.formations.append(f)
    number = len(s.formations) - 1
    for u in (officer, *units):
        s.member[n(u)] = number
        s.waiting[n(u)] = side


LEGION = ("nat-vazquez", ["legion-b1", "legion-b2", "legion-b3"])
REDS = ("rep-carrasco", [f"communist-militia-v{k}" for k in range(1, 7)])


@pytest.mark.rule("barricadas", "15-k", "15-l", "15-r")
@pytest.mark.parametrize(
    ("side", "kind", "officer", "found"),
    [
        (1, "nat-pz1a", "nat-vazquez", None),
        (1, "nat-truck", "nat-vazquez", None),
        (1, "rep-unl35", "nat-vazquez", ("15-k", "not-for-sale")),
        (0, "nat-pz1a", "rep-carrasco", ("15-l", "not-for-sale")),
        (0, "rep-unl35", "rep-carrasco", None),
        (0, "rep-schneider-ca1", "rep-carrasco", None),
        (0, "rep-schneider-ca1", "rep-diez", ("15-l", "wrong-formation")),
        (0, "rep-unl35", "rep-diez", None),
        (0, "rep-unl35", "rep-pernia", ("15-l", "wrong-formation")),  # he leads nobody
        (1, "nat-pz1a", "nat-tamayo", ("15-k", "wrong-formation")),  # legion and machine guns
        (1, "nat-pz1a", "nat-utrilla", ("15-k", "wrong-formation")),
        (1, "nat-pz1a", "rep-diez", ("15-k", "wrong-formation")),
    ],
)
def test_15_k_which_formations_may_have_which_vehicle(side, kind, officer, found):
    s = shop()
    formed(s, 1, *LEGION)
    formed(s, 0, *REDS)
    formed(s, 0, "rep-diez", ["rep-infantry-h1", "rep-infantry-h2", "rep-infantry-h3"])
    formed(s, 1, "nat-tamayo", ["legion-a1", "legion-a2", "legion-mmg-d1"])
    formed(s, 1, "nat-utrilla", ["requete-q1", "requete-q2", "requete-q3"])
    assert reason(purchases.why_not_buy(s, side, BuyVehicle(kind, n(officer)))) == found


@pytest.mark.rule("barricadas", "15-k", "15-r")
def test_15_k_one_vehicle_to_a_formation():
    s = shop()
    formed(s, 1, *LEGION)
    formed(s, 1, "nat-lago", ["legion-c1", "legion-c2", "legion-c3"])
    formed(s, 1, "nat-utrilla", ["requete-q1", "requete-q2", "requete-q3"])
    s.waiting[n("rep-truck-x1")] = 0
    for truck in ("nat-truck-x1", "nat-truck-x2"):
        assert purchases.why_not_buy(s, 1, BuyVehicle("nat-truck", n("nat-vazquez"))) is None
        s.waiting[n(truck)] = 1
    assert reason(purchases.why_not_buy(s, 1, BuyVehicle("nat-truck", n("nat-vazquez")))) == (
        "15-k",
        "wrong-formation",
    )
    s = shop()
    formed(s, 1, *LEGION)
    s.waiting[n("nat-bt5-x1")] = 1
    assert reason(purchases.why_not_buy(s, 1, BuyVehicle("nat-bt5", n("nat-vazquez")))) == (
        "15-r",
        "none-left",
    )


@pytest.mark.rule("barricadas", "15-k", "15-l")
def test_15_l_militia_leaves_units_out_for_its_vehicle():
    s = shop()
    formed(s, 0, *REDS)
    purchases._add_vehicle(s, 0, "rep-unl35", n("rep-carrasco"))
    assert [PIECES[u].id for u in s.formations[0].units] == [*REDS[1][:4], "rep-unl35-x1"]
    assert s.member[n("rep-unl35-x1")] == 0
    assert s.waiting[n("rep-unl35-x1")] == 0
    assert (
        {u for u in REDS[1] if n(u) in s.waiting}
        == {u for u in REDS[1] if n(u) in s.member}
        == set(REDS[1][:4])
    )
    formed(s, 1, *LEGION)
    purchases._add_vehicle(s, 1, "nat-truck", n("nat-vazquez"))
    assert [PIECES[u].id for u in s.formations[1].units] == LEGION[1]
    assert s.waiting[n("nat-truck-x1")] == 1
    assert n("nat-truck-x1") not in s.member


@pytest.mark.rule("barricadas", "15-m", "15-n", "15-j", "15-o", "15-t", "15-f")
def test_15_m_what_is_bought_is_delivered():
    m = agreed(**ATTACK)
    s = m.state
    assert m.asks[0].about == {"points": 150, "veterans": "0%", "advised": "20%"}
    assert reason(m.why_not("nationalist", "enough")) == ("15-j", "buy-first")
    m.answer("nationalist", "formation legion-3:veteran")
    assert s.budget == (300, 150 - 22)
    f = s.formations[0]
    assert (f.side, f.quality, f.kind, f.faction, f.zone) == (1, 1, "infantry", "national-army", 1)
    assert [PIECES[u].type for u in f.units] == ["legion"] * 3
    assert m.why_not("nationalist", "enough") is None
    assert m.asks[0].about["veterans"] == f"{22 / 150:.0%}"
    m.answer("nationalist", "work trench")
    m.answer("nationalist", "work trench")
    assert s.kits == {"nationalist trench": 2}
    m.answer("nationalist", "guns 75:full")
    assert [(b.side, b.caliber, b.state, b.used) for b in s.batteries] == [(1, 75, "full", 0)]
    m.answer("nationalist", "sortie")
    assert [(x.side, x.aircraft, x.mission) for x in s.flights] == [(1, "", "")]
    m.answer("nationalist", "formation nat-chaplain:regular")
    chaplains = [u for u in s.waiting if PIECES[u].category == "chaplain"]
    assert [(PIECES[u].side, s.waiting[u]) for u in chaplains] == [(1, 1)]
    officer = PIECES[f.officer].id
    m.answer("nationalist", f"vehicle nat-pz1a {officer}")
    assert len(s.formations[0].units) == 4
    spent = 22 + 5 + 5 + 9 + 15 + 10 + 4
    assert s.budget == (300, 150 - spent)
    assert told(m, "bought", "seat", "left")[-1] == ("nationalist", 150 - spent)
    m.answer("nationalist", "enough")
    assert m.asks[0].seat == "republican"
    assert m.asks[0].about == {"points": 300, "veterans": "0%", "advised": "10%"}
    m.answer("republican", "formation rep-infantry-3:green")
    assert s.budget == (300 - 14, 150 - spent)
    assert s.formations[1].zone == 0


@pytest.mark.rule("barricadas", "15-m", "15-n")
@pytest.mark.parametrize(
    ("die", "missions", "red", "blue"), [(1, 1, 1, 1), (3, 1, 1, 2), (4, 2, 2, 2), (6, 3, 2, 2)]
)
def test_15_m_a_die_tells_how_many_missions(die, missions, red, blue):
    s = shop()
    for side, sorties in ((0, red), (1, blue)):
        drive(purchases._deliver(s, side, BuyGuns(75, "full")), (die,))
        drive(purchases._deliver(s, side, BuySortie()), (die,))
        assert (s.batteries[-1].side, s.batteries[-1].missions) == (side, missions)
        assert (s.flights[-1].side, s.flights[-1].missions) == (side, sorties)


@pytest.mark.rule("barricadas", "15-h", "15-g")
def test_15_h_the_share_of_veterans():
    s = shop()
    s.brief = replace(s.brief, points=(300, 150))
    formed(s, 1, *LEGION)
    assert purchases.veteran_share(s, 1) == 0
    s.formations[0] = replace(s.formations[0], quality=1)
    assert purchases.veteran_share(s, 1) == 22 / 150
    assert purchases.veteran_share(s, 0) == 0


@pytest.mark.rule("barricadas", "15-g")
@pytest.mark.parametrize(
    ("side", "units", "price"),
    [
        (1, ["legion-b1", "legion-b2", "legion-b3"], 18),
        (1, ["legion-b1", "legion-b2", "legion-b3", "nat-pz1a-x1"], 18),  # the vehicle aside
        (1, ["nat-infantry-i1", "nat-infantry-i2", "nat-infantry-i3", "nat-mmg-n1"], 20),
        (0, ["anarchist-militia-2-y1", "anarchist-militia-2-y2"], 15),
        (0, ["rep-infantry-h1"], 15),
        (0, ["rep-trubia36-x1", "rep-bilbao32-x1"], 16),
        (0, ["rep-75mm-x1"], 0),
    ],
)
def test_15_g_what_a_formation_has_cost(side, units, price):
    f = Formation(side, -1, -1, "infantry", "", 0, tuple(n(u) for u in units), side)
    assert purchases.formation_price(f) == price


@pytest.mark.rule("barricadas", "15-j", "15-k")
def test_15_j_goods_are_told_by_what_they_hold():
    goods = purchases.goods
    assert goods(BuyFormation("nat-chaplain", "regular")).id == "kit-chaplain"
    found = goods(BuyFormation("nat-infantry-3-mmg", "green"))
    assert found.id == "kit-formation-infantry"
    assert found.args["quality"] == "green"
    assert len(found.args["contents"]) == 2
    assert goods(BuyVehicle("nat-pz1a", n("nat-vazquez"))).args == {
        "what": "nat-pz1a",
        "officer": "nat-vazquez",
    }
    assert goods(BuyGuns(75, "full")).args == {"caliber": 75, "state": "full"}
    assert goods(BuySortie()).id == "kit-sortie"
    assert goods(BuyWork("trench")).args == {"what": "trench"}


@pytest.mark.rule("barricadas", "15-j", "15-k", "15-m", "15-o")
def test_15_j_everything_that_can_be_paid_is_offered():
    m = agreed(**ATTACK)
    m.answer("nationalist", "formation legion-3:regular")
    officer = PIECES[m.state.formations[0].officer].id
    options = set(m.asks[0].options())
    assert {
        f"vehicle nat-pz1a {officer}",
        f"vehicle nat-truck {officer}",
        "guns 75:full",
        "sortie",
        "enough",
    } <= options
    assert {t for t in options if t.startswith("guns")} == {
        f"guns {caliber}:{state}" for caliber in (75, 105, 155) for state in ("full", "depleted")
    }
    assert not [t for t in options if t.startswith("vehicle rep")]
    assert "work pontoon" not in options


@pytest.mark.rule("barricadas", "15-t")
def test_15_t_a_chaplain_is_drawn_from_the_cup():
    s = shop()
    drive(purchases._recruit(s, 1, BuyFormation("nat-chaplain", "regular")), (1, 0))
    assert s.waiting == {n("nat-huidobro"): 1}


@pytest.mark.rule("barricadas", "15-a", "15-b", "2.3-a")
@pytest.mark.parametrize(
    ("kind", "attacker", "first"),
    [("meeting", -1, 0), ("republican-attack", 0, 1), ("nationalist-attack", 1, 0)],
)
def test_15_a_a_built_battle_begins_with_nothing_but_its_kind(kind, attacker, first):
    options = GAME.full_options("points", {"battle": kind, "boards": "C"})
    brief = points.start(options).brief
    assert (brief.attacker, brief.first) == (attacker, first)
    assert brief.kind == ("meeting" if kind == "meeting" else "attack")
    assert (brief.initiative, brief.anti_air, brief.levels) == ((0, 0), (0, 0), (1, 1, 1))
    assert (brief.blown, brief.fords, brief.per_unit, brief.holder) == (0, 0, 0, -1)
    assert (brief.night, brief.effects, brief.objectives) == ((), (), ())
    assert brief.zones == (StartZone(0, 0), StartZone(0, 0))
    assert brief.sheets == (("C", 1, 1, 0),)
    drawn = points.start(GAME.full_options("points", {"battle": kind, "boards": "random-2"}))
    assert drawn.brief.sheets == (("A", 1, 1, 0),)  # until they are drawn


@pytest.mark.rule("barricadas", "15-b")
def test_15_b_who_names_the_objectives_is_to_move():
    assert battle(battle="republican-attack", boards="C").state.active == 1
    assert battle(battle="nationalist-attack", boards="C").state.active == 0


@pytest.mark.rule("barricadas", "15-m")
def test_15_m_a_ware_and_its_grade():
    noun = purchases._ware("guns", [(75, "full"), (105, "depleted")])
    assert noun.write((105, "depleted")) == "105:depleted"


@pytest.mark.rule("barricadas", "15-l")
def test_15_l_of_five_militia_one_is_left_out():
    s = shop()
    militia = [f"durruti-militia-z{k}" for k in range(1, 6)]
    formed(s, 0, "rep-manzana", militia)
    purchases._add_vehicle(s, 0, "rep-schneider-ca1", n("rep-manzana"))
    assert [PIECES[u].id for u in s.formations[0].units] == [*militia[:4], "rep-schneider-ca1-x1"]
    assert n("durruti-militia-z5") not in s.waiting
