"""Chapter 10: values, checks, flights reckoned a second time, and rallies."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from frente.boards.hexes import OFF
from frente.engine.event import Log
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import morale, movement
from frente.games.barricadas.rules.rallying import rally_step
from frente.games.barricadas.state import Effect, cargo, place, the_board

from .story import play, reason, told, who, why
from .table import REP, at, drive, h, match, n, nat, rep, situation

ACTING = ["rep-diez", *REP["units"]]
FOUR = {
    "officer": "rep-pernia",  # morale 7, leadership 1, command range 1
    "units": ["rep-infantry-g1", "rep-infantry-g2", "rep-infantry-g3", "rep-mmg-x1"],
    "hex": "C605",
}


# --- values ---------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "10-a", "7.2.1-b", "3.1-e")
@pytest.mark.parametrize(
    ("formation", "changed", "value"),
    [
        (FOUR, {}, 8),
        (FOUR, {"lost": {"rep-infantry-g1": 2, "rep-infantry-g2": 2}}, 8),
        (FOUR, {"lost": {"rep-infantry-g1": 2, "rep-infantry-g2": 2, "rep-infantry-g3": 1}}, 7),
        (FOUR, {"lost": {"rep-infantry-g1": 3, "rep-infantry-g2": 3, "rep-infantry-g3": 2}}, 4),
        (FOUR, {"routed": ["rep-pernia"]}, 7),
        ({**FOUR, "officer": "", "fallen": "rep-pernia"}, {}, 7),
        ({**FOUR, "officer": ""}, {}, 5),
        ({**FOUR, "hex": "", "at": {"rep-infantry-g1": "C605"}}, {"waiting": {"rep-pernia": 0}}, 7),
    ],
)
def test_10_a_the_morale_of_a_formation(formation, changed, value):
    formation = {k: v for k, v in formation.items() if v != ""}
    s = situation(formation=[formation], **changed)
    assert morale.formation_morale(s, 0) == value


@pytest.mark.rule("barricadas", "10-b", "10-d", "7.2.1-b", "3.1-e", "10.4.2-b", "2.3-l")
@pytest.mark.parametrize(
    ("unit", "rallier", "formation", "changed", "value"),
    [
        ("rep-infantry-g1", "", FOUR, {}, 8),
        ("rep-infantry-g1", "", FOUR, {"at": {"rep-infantry-g1": "C606"}}, 8),
        ("rep-infantry-g1", "", FOUR, {"at": {"rep-infantry-g1": "C607"}}, 7),
        ("rep-infantry-g1", "", FOUR, {"lost": {"rep-infantry-g1": 2}}, 6),
        ("rep-infantry-g1", "", FOUR, {"lost": {"rep-infantry-g2": 2}}, 8),
        ("rep-infantry-g1", "", FOUR, {"lost": {"rep-infantry-g2": 3, "rep-infantry-g3": 2}}, 7),
        ("rep-infantry-g1", "", FOUR, {"routed": ["rep-pernia"]}, 7),
        ("rep-pernia", "", FOUR, {}, 8),
        ("rep-pernia", "", FOUR, {"lost": {"rep-infantry-g2": 3, "rep-infantry-g3": 3}}, 6),
        ("rep-infantry-g1", "", {**FOUR, "officer": "", "fallen": "rep-pernia"}, {}, 7),
        ("rep-infantry-g1", "", {**FOUR, "officer": ""}, {}, 5),
        ("rep-infantry-g1", "rep-camarada-pons", FOUR, {}, 10),
        ("rep-infantry-g1", "rep-camarada-pons", FOUR, {"lost": {"rep-infantry-g1": 1}}, 9),
        ("rep-infantry-g1", "rep-pernia", FOUR, {}, 8),
        ("rep-infantry-g1", "rep-pernia", FOUR, {"at": {"rep-infantry-g1": "C607"}}, 7),
        ("rep-camarada-pons", "", FOUR, {}, 10),
        ("rep-truck-x1", "", FOUR, {}, 7),
        ("rep-infantry-g1", "", FOUR, {"special": [["morale_bonus_in_hex", 0, [], 2, [], ["C605"]]]}, 10),
        ("rep-infantry-g1", "", FOUR, {"special": [["morale_bonus_in_hex", 0, [], 2, [], ["C606"]]]}, 8),
        ("rep-infantry-g1", "", FOUR, {"special": [["morale_bonus_in_hex", 1, [], 2, [], ["C605"]]]}, 8),
    ],
)
def test_10_b_the_morale_of_a_unit(unit, rallier, formation, changed, value):
    formation = {k: v for k, v in formation.items() if v != ""}
    s = situation(formation=[formation], **changed)
    assert morale.unit_morale(s, n(unit), *([n(rallier)] if rallier else [])) == value


@pytest.mark.rule("barricadas", "2.3-l", "10-b")
def test_10_b_a_bonus_of_the_first_hex_is_not_for_who_is_off_the_board():
    s = situation(
        formation=[{**FOUR, "hex": "C101"}], special=[["morale_bonus_in_hex", 0, [], 1, [], ["C101"]]]
    )
    assert morale.unit_morale(s, n("rep-infantry-g2")) == 9
    del s.at[n("rep-infantry-g2")]
    assert morale.unit_morale(s, n("rep-infantry-g2")) == 7


@pytest.mark.rule("barricadas", "3.1-b", "2.5-a")
def test_3_1_b_within_command_range():
    s = situation(formation=[{**FOUR, "at": {"rep-infantry-g2": "C606", "rep-infantry-g3": "C607"}}])
    o = n("rep-pernia")
    found = [morale.in_range(s, o, n(u)) for u in ("rep-infantry-g1", "rep-infantry-g2", "rep-infantry-g3")]
    assert found == [True, True, False]
    assert not morale.in_range(s, -1, n("rep-infantry-g1"))
    assert not morale.in_range(s, n("rep-diez"), n("rep-infantry-g1"))  # he is off the board
    assert not morale.in_range(s, o, n("rep-infantry-h1"))


@pytest.mark.rule("barricadas", "10.5-a")
def test_10_5_a_averages():
    s = situation(formation=[FOUR], lost={"rep-infantry-g1": 2, "rep-infantry-g2": 1})
    units = [n(u) for u in FOUR["units"]]
    assert [morale.average_morale(s, units[:k]) for k in range(4)] == [0, 6, 6, 7 - 1 + 1 - 0]
    assert morale.average_morale(s, units) == (6 + 7 + 8 + 8) // 4


@pytest.mark.rule("barricadas", "10.2-a")
@pytest.mark.parametrize(
    ("dice", "extra", "good"), [((4, 4), 0, True), ((4, 5), 0, False), ((4, 4), -1, False)]
)
def test_10_2_a_a_check_for_an_action(dice, extra, good):
    s = situation(formation=[FOUR])
    run = drive(morale.passes(s, n("rep-infantry-g1"), extra, "14-l"), dice)
    assert run.value is good
    assert run.rolls[0].seat == "republican"
    assert s.routed == 0


# --- checks of units ------------------------------------------------------------------------------
GUN = {"officer": "rep-bravo", "units": ["rep-75mm-x1", "rep-mmg-x1"], "hex": "C605"}  # 7 + 1


@pytest.mark.rule("barricadas", "10.2-d", "10.2-f", "10.2-g", "5.5-a")
@pytest.mark.parametrize(
    ("unit", "changed", "dice", "routed", "gone"),
    [
        ("rep-mmg-x1", {}, (4, 4), set(), set()),
        ("rep-mmg-x1", {}, (4, 5), {"rep-mmg-x1"}, set()),
        ("rep-mmg-x1", {}, (6, 6), {"rep-mmg-x1"}, set()),
        ("rep-mmg-x1", {"lost": {"rep-mmg-x1": 1}}, (6, 6), set(), {"rep-mmg-x1"}),
        ("rep-mmg-x1", {"routed": ["rep-mmg-x1"]}, (5, 5), {"rep-mmg-x1"}, set()),
        ("rep-mmg-x1", {"routed": ["rep-mmg-x1"]}, (5, 6), set(), {"rep-mmg-x1"}),
        ("rep-75mm-x1", {}, (4, 4), set(), set()),
        ("rep-75mm-x1", {}, (4, 5), set(), {"rep-75mm-x1"}),
        ("rep-truck-x1", {}, None, set(), set()),
        (
            "rep-truck-x1",
            {"load": {"rep-75mm-x1": "rep-truck-x1"}},
            (4, 5),
            set(),
            {"rep-75mm-x1"},
        ),
        (
            "rep-mmg-x1",
            {"load": {"rep-mmg-x1": "rep-truck-x1"}},
            (4, 5),
            {"rep-mmg-x1", "rep-truck-x1"},
            set(),
        ),
        (
            "rep-truck-x1",
            {"load": {"rep-mmg-x1": "rep-truck-x1"}, "lost": {"rep-mmg-x1": 1}},
            (6, 6),
            set(),
            {"rep-mmg-x1", "rep-truck-x1"},
        ),
        ("rep-truck-x1", {"load": {"rep-bravo": "rep-truck-x1"}}, None, set(), set()),
        ("rep-infantry-h1", {}, None, set(), set()),  # it is off the board
    ],
)
def test_10_2_d_how_a_unit_fails(unit, changed, dice, routed, gone):
    s = situation(formation=[GUN], at={"rep-truck-x1": "C605"}, **changed)
    run = drive(morale.check_unit(s, n(unit), h(s, "C608"), "14-m"), *([dice] if dice else []))
    assert [r.rule for r in run.rolls] == (["14-m"] if dice else [])
    assert who(s.routed) == routed
    assert who(s.gone) == gone


# --- checks of formations -------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "10.1-a", "10.1-b", "10.1-c", "10.1-d", "14-k")
@pytest.mark.parametrize(
    ("changed", "dice", "routed", "gone", "replaced"),
    [
        ({}, (4, 5), set(), set(), True),
        ({}, (4, 6), set(ACTING), set(), True),
        ({}, (6, 6), set(ACTING), set(), True),  # by three
        ({"routed": REP["units"]}, (5, 6), set(ACTING), set(), True),
        ({"routed": REP["units"]}, (6, 6), set(), set(ACTING), False),  # routed already: by three
        ({"routed": REP["units"][:2]}, (6, 6), set(ACTING), set(), True),
        (
            {"lost": {"rep-infantry-h1": 2, "rep-infantry-h2": 2, "rep-infantry-h3": 1}},
            (6, 6),
            set(),
            set(ACTING),
            False,
        ),  # by five
    ],
)
def test_10_1_c_how_a_formation_fails(changed, dice, routed, gone, replaced):
    s = situation(formation=[rep("C608")], **changed)
    run = drive(morale.check_formation(s, 0, set(), h(s, "C608"), h(s, "C611"), "14-a"), dice)
    assert [r.rule for r in run.rolls] == ["14-a"]
    assert who(s.routed) == routed
    assert who(s.gone) == gone
    assert s.formations[0].replaced is replaced
    assert s.formations[0].fallen == (-1 if replaced else n("rep-diez"))


@pytest.mark.rule("barricadas", "10.1-a", "14-k")
@pytest.mark.parametrize(
    ("affected", "where", "rules"),
    [
        (["rep-infantry-h1", "rep-infantry-h2", "rep-infantry-h3"], "C101", ["14-a"]),
        (["rep-infantry-h1"], "C101", ["10.1-a"]),
        ([], "C606", ["14-a"]),  # all see it
        ([], "C101", []),
        (["rep-infantry-h1", "rep-infantry-h3"], "C101", ["10.1-a", "10.1-a"]),
    ],
)
def test_10_1_a_as_one_or_each_unit_that_is_concerned(affected, where, rules):
    s = situation(formation=[rep("C605")])
    flow = morale.check_formation(s, 0, {n(u) for u in affected}, h(s, where), h(s, "C608"), "14-a")
    run = drive(flow, *[(1, 1)] * len(rules))
    assert [r.rule for r in run.rolls] == rules


@pytest.mark.rule("barricadas", "10.1-a")
def test_10_1_a_a_formation_without_units_checks_nothing():
    s = situation(formation=[{**REP, "gone": REP["units"], "hex": "C605"}])
    assert drive(morale.check_formation(s, 0, set(), h(s, "C605"), h(s, "C608"), "14-a")).rolls == []


@pytest.mark.rule("barricadas", "10.1-a", "10.2-e")
def test_10_2_e_single_checks_take_the_officer_along_when_his_last_unit_flees():
    s = situation(formation=[rep("C608", at={"rep-infantry-h2": "C602", "rep-infantry-h3": "C602"})])
    flow = morale.check_formation(s, 0, {n("rep-infantry-h1")}, h(s, "C101"), h(s, "C611"), "14-a")
    drive(flow, (5, 5))
    assert who(s.routed) == {"rep-infantry-h1", "rep-diez"}


@pytest.mark.rule("barricadas", "10.1-c")
def test_10_1_c_a_formation_without_an_officer_disintegrates_too():
    s = situation(formation=[{"fallen": "rep-diez", "units": REP["units"], "hex": "C608"}])
    drive(morale.check_formation(s, 0, set(), h(s, "C608"), h(s, "C611"), "14-a"), (6, 6))
    assert who(s.routed) == set(REP["units"])
    s = situation(formation=[{"fallen": "rep-bonilla", "units": REP["units"], "hex": "C608"}])
    s.log = Log()
    drive(morale.check_formation(s, 0, set(), h(s, "C608"), h(s, "C611"), "14-a"), (4, 6))
    assert who(s.gone) == set(REP["units"])
    assert s.formations[0].replaced is True
    checks = [e.data["unit"] for e in s.log.events if e.kind == "check-formation"]
    assert checks == ["rep-infantry-h1"]  # called by its first unit


@pytest.mark.rule("barricadas", "10.2-e", "7.4-b")
@pytest.mark.parametrize(
    ("changed", "routed"),
    [
        ({}, {"rep-diez", "rep-camarada-ruiz"}),
        ({"at": {"rep-infantry-h2": "C608"}}, set()),  # one of his own stays
        ({"at": {"rep-infantry-g1": "C608"}}, {"rep-diez"}),  # one of another formation
        (
            {"at": {"rep-infantry-h2": "C608"}, "routed": ["rep-infantry-h2"]},
            {"rep-diez", "rep-camarada-ruiz"},
        ),
        ({"at": {"rep-diez": "C607"}}, {"rep-camarada-ruiz"}),
        ({"load": {"rep-camarada-ruiz": "rep-truck-x1"}}, {"rep-diez"}),
        ({"at": {"rep-pernia": "C608"}}, {"rep-diez", "rep-camarada-ruiz"}),  # not his units
        ({"fled": {}}, set()),
    ],
)
def test_10_2_e_leaders_flee_with_the_last_unit_beside_them(changed, routed):
    more = dict(changed)
    s = situation(
        formation=[
            rep("C608", at={"rep-infantry-h1": "C605", "rep-infantry-h2": "C602", "rep-infantry-h3": "C602"})
        ],
        **{
            "fled": {"rep-infantry-h1": "C608"},
            **more,
            "at": {"rep-camarada-ruiz": "C608", **more.get("at", {})},
        },
    )
    before = who(s.routed)
    drive(morale.leaders_rout(s, 0, h(s, "C611")))
    assert who(s.routed) - before == routed
    assert s.fled == {}


@pytest.mark.rule("barricadas", "10.2-e", "10.3.1-a")
def test_10_2_e_who_is_routed_already_does_not_flee_for_others():
    s = situation(
        formation=[
            rep("C608", at={"rep-infantry-h1": "C605", "rep-infantry-h2": "C602", "rep-infantry-h3": "C602"})
        ],
        fled={"rep-infantry-h1": "C608"},
        routed=["rep-diez"],
    )
    drive(morale.leaders_rout(s, 0, h(s, "C611")))
    assert at(s, "rep-diez") == "C608"


# --- flight ---------------------------------------------------------------------------------------
class Reckoned:
    """10.3.2: the ways of a flight found by trying them all."""

    def __init__(self, s, group, cause, far):
        self.s, self.group, self.u, self.cause, self.far = s, group, group[0], cause, far
        self.board = the_board(s)
        self.edge = s.brief.edges[PIECES[self.u].side]
        self.least = self.board.grid.distance(s.at[self.u], cause)
        self.stops = any(e.key == "rout_stops_at_board_edge" for e in s.brief.effects)
        self.barred = False

    def good(self, a, x):
        s, side = self.s, PIECES[self.u].side
        stack = s.stacks.get(x, ())
        foes = [u for u in stack if PIECES[u].side != side and PIECES[u].category != "horses"]
        near = any(
            PIECES[u].side != side and not PIECES[u].leader and PIECES[u].category != "horses"
            for y in self.board.grid.sides[x]
            if y != OFF
            for u in s.stacks.get(y, ())
        )
        friends = any(
            PIECES[u].side == side and not PIECES[u].leader and PIECES[u].category != "horses" and u != self.u
            for u in stack
        )
        closed = movement.cannot_end(s, self.u, x) is not None
        nearer = self.board.grid.distance(x, self.cause) < self.least
        return not (foes or closed or nearer or (near and not friends))

    def fits(self, x):
        s = self.s
        coming = [y for u in self.group for y in (u, *cargo(s, u)) if s.at[y] != x]
        here = [u for u in s.stacks.get(x, ()) if PIECES[u].side == PIECES[self.u].side]
        counted = [
            u
            for u in (*here, *coming)
            if not PIECES[u].leader and PIECES[u].category not in ("horses", "transport")
        ]
        return sum(3 - s.lost.get(u, 0) for u in counted) <= 9

    def around(self, x, straight):
        ways = self.board.out(x, self.edge) if straight else range(6)
        found = []
        for y in (self.board.grid.sides[x][d] for d in ways):
            if y != OFF and self.good(x, y):
                found.append(y)
            elif y != OFF:
                self.barred = True
        return found

    def ends(self, x, left, straight, seen):
        if left <= 0 and self.fits(x):
            return True
        if left < -4:
            return False
        at_edge = all(self.board.grid.sides[x][d] == OFF for d in self.board.out(x, self.edge))
        if self.stops and at_edge and self.fits(x):
            return True
        found = [
            self.ends(y, left - 1, straight, (*seen, x)) for y in self.around(x, straight) if y not in seen
        ]
        return any(found)

    def ways(self):
        x = self.s.at[self.u]
        straight = [y for y in self.around(x, True) if self.ends(y, self.far - 1, True, (x,))]
        if straight:
            return straight
        if not self.barred and self.fits(x):
            return []
        some = [y for y in self.around(x, False) if self.ends(y, self.far - 1, False, (x,))]
        home = {self.board.grid.sides[x][d] for d in self.board.out(x, self.edge)}
        return [y for y in some if y in home] or some


REDS = (
    ["rep-infantry-h1", "rep-infantry-h2", "rep-infantry-h3"],
    "rep-t26b-x1",
    [
        "rep-infantry-g1",
        "rep-infantry-g2",
        "rep-infantry-g3",
        "rep-pernia",
        "rep-infantry-i1",
        "rep-infantry-i2",
    ],
)
BLUES = (
    ["legion-b1", "legion-b2", "legion-b3"],
    "nat-pz1a-x1",
    ["legion-a1", "legion-a2", "legion-a3", "nat-tamayo", "legion-c1", "legion-c2"],
)
HUNTERS = (
    ("legion-b1", "legion-b2", "legion-b3", "nat-vazquez", "nat-horses-x1", "nat-pz1a-x1"),
    ("rep-infantry-h1", "rep-infantry-h2", "rep-infantry-h3", "rep-diez", "rep-horses-x1", "rep-t26b-x1"),
)


def flight(luck, maps="C"):
    """Somebody who flees, with enemies and friends about him; some stop at the edge of the board."""
    edges = luck.choice((["N", "S"], ["S", "N"], ["E", "W"], ["W", "E"]))
    s = situation([maps], edges=edges)
    board = the_board(s)
    side = luck.choice((0, 1))
    troops, tank, others = (REDS, BLUES)[side]
    stops = luck.random() < 0.3
    border = [x for x in range(len(board.grid)) if board.line_distance(x, edges[side]) <= 4]
    start = luck.choice(border if stops else range(len(board.grid)))
    group = [n(troops[0])]
    kind = luck.random()
    if kind < 0.3:
        group = [n(u) for u in troops]
    elif kind < 0.5:
        group = [n(tank)]
    for u in group:
        place(s, u, start)
    near = [x for x in range(len(board.grid)) if 0 < board.grid.distance(start, x) <= 5]
    for name in luck.sample(HUNTERS[side], 4):
        place(s, n(name), luck.choice(near))
    close = [x for x in near if board.grid.distance(start, x) <= 3 and x not in s.stacks]
    spots = luck.sample(close, min(2, len(close)))
    for name in others:
        place(s, n(name), luck.choice(spots))
    s.wire = sum(1 << x for x in luck.sample(near, 3) if x not in s.stacks)
    if stops:
        s.brief = replace(s.brief, effects=(Effect("rout_stops_at_board_edge", side, ()),))
    return s, group, luck.choice(near)


@pytest.mark.rule("barricadas", "10.3.2-a", "10.3.2-b", "10.3.2-c", "10.3.2-d", "10.3.2-e", "4-e")
@pytest.mark.parametrize("seed", range(8))
def test_10_3_2_the_ways_of_a_flight_are_those_found_by_trying_all(seed):
    luck = Random(f"flight{seed}")
    for trial in range(12):
        s, group, cause = flight(luck, "ABCD"[trial % 4])
        far = 5 if PIECES[group[0]].is_afv else 3
        escape = morale._Escape(s, tuple(group), cause, far)
        wanted = Reckoned(s, tuple(group), cause, far).ways()
        assert escape.choices(s.at[group[0]], far, ()) == wanted


@pytest.mark.rule("barricadas", "10.3.2-a", "10.3.2-b", "10.3.2-c", "10.3.2-d", "4-e", "10.3.1-a")
@pytest.mark.parametrize("seed", range(4))
def test_10_3_2_a_flight_ends_as_far_away_as_it_must(seed):
    luck = Random(f"fled{seed}")
    for trial in range(10):
        s, group, cause = flight(luck, "ABCD"[trial % 4])
        board, start = the_board(s), s.at[group[0]]
        far = 5 if PIECES[group[0]].is_afv else 3
        first = Reckoned(s, tuple(group), cause, far)
        stuck = not first.ways()
        stays = (
            first.stops
            and all(board.grid.sides[start][d] == OFF for d in board.out(start, first.edge))
            and first.fits(start)
        )
        drive(morale.rout(s, group[0], cause, "10.2-d", group[1:]))
        lost = stuck and not stays
        assert all((u in s.at) is not lost for u in group)
        assert all(s.routed >> u & 1 for u in group if u in s.at)
        for x in {s.at[u] for u in group if u in s.at}:
            assert first.fits(x)
            assert board.grid.distance(x, cause) >= first.least
            assert x == start or not s.wire >> x & 1 or PIECES[group[0]].is_afv


@pytest.mark.rule("barricadas", "10.3.2-b", "10.3.2-d", "10.3.2-e", "12.9.2-f", "13.2-a", "10.3.2-c")
def test_10_3_2_why_not_that_way():
    s = situation(
        formation=[rep("C708"), nat("C710")],
        at={"legion-a1": "C907"},
        wire=["C609"],
    )
    run = drive(morale.rout(s, n("rep-infantry-h1"), h(s, "C710"), "10.2-d"))
    ask = run.asks[0]
    for code, found in (
        ("C706", ("10.3.2-b", "not-next")),
        ("C609", ("10.3.2-c", "flees-to-death")),
        ("C808", ("10.3.2-d", "flees-to-death")),
        ("C709", ("10.3.2-d", "flees-to-death")),
    ):
        assert reason(ask.why_not(f"flee {code}")) == found, code
    one = situation(formation=[rep("C708")])
    escape = morale._Escape(one, (n("rep-infantry-h1"),), h(one, "C710"), 3)
    assert reason(escape.why_not(h(one, "C708"), h(one, "C709"))) == ("10.3.2-e", "flees-nearer")
    assert reason(escape.why_not(h(one, "C708"), h(one, "C809"))) == ("10.3.2-b", "not-a-way")
    assert reason(escape.why_not(h(one, "C708"), h(one, "C707"))) == ("10.3.2-b", "not-a-way")
    anywhere = morale._Escape(one, (n("rep-infantry-h1"),), -1, 3)
    assert reason(anywhere.why_not(h(one, "C708"), h(one, "C709"))) == ("10.3.2-b", "not-a-way")
    assert anywhere.legal(h(one, "C709"))
    bridge = situation(["D"], river="major", formation=[rep("D704")])
    escape = morale._Escape(bridge, (n("rep-infantry-h1"),), h(bridge, "D707"), 3)
    assert reason(escape.why_not(h(bridge, "D704"), h(bridge, "D603"))) is not None
    assert escape.why_not(h(bridge, "D704"), h(bridge, "D604")).rule == "12.9.2-f"
    assert escape.next(h(bridge, "D704"), True) == [h(bridge, "D703")]
    assert escape.blocked


@pytest.mark.rule("barricadas", "10.3.2-b")
@pytest.mark.parametrize("answer", ["together", "apart"])
def test_10_3_2_b_the_owner_keeps_a_stack_together_or_splits_it(answer):
    s = situation(formation=[rep("C708")], at={"rep-truck-x1": "C708", "rep-truck-x2": "C604"})
    units = [n(u) for u in (*REP["units"][:2], "rep-truck-x1", "rep-truck-x2")]
    twin = s.copy()
    next(morale.rout_all(twin, units, h(s, "C711"), "10.1-c"))
    assert who(twin.routed) == {PIECES[u].id for u in units}  # all break before the first flees
    run = drive(morale.rout_all(s, units, h(s, "C711"), "10.1-c"), answer)
    asked = [a for a in run.asks if a.kind == "rout-stack"]
    assert [(a.about["unit"], a.about["hex"]) for a in asked] == [
        ("rep-infantry-h1", "C708")
    ]  # vehicles apart
    assert who(s.routed) == {"rep-infantry-h1", "rep-infantry-h2", "rep-truck-x1", "rep-truck-x2"}
    flights = [a.about["unit"] for a in run.asks if a.kind == "rout"]
    assert ("rep-infantry-h2" in flights) is (answer == "apart")


@pytest.mark.rule("barricadas", "10.2-g", "10.3.1-a", "3.1-e", "11-c")
def test_10_3_1_a_what_a_rout_ends():
    s = situation(
        formation=[rep("C608")],
        at={"rep-truck-x1": "C608"},
        load={"rep-infantry-h1": "rep-truck-x1"},
        reaction=["rep-infantry-h1", "rep-infantry-h2"],
        fresh=["rep-infantry-h1", "rep-infantry-h2"],
        works={"rep-infantry-h2": ["position", "C608", 1]},
        risky=["rep-infantry-h2"],
        act=["rep-diez", *REP["units"]],
        active="republican",
    )
    morale._break(s, n("rep-truck-x1"))
    assert who(s.routed) == {"rep-truck-x1", "rep-infantry-h1"}
    assert who(s.reaction) == who(s.fresh) == {"rep-infantry-h2"}
    assert who(s.acting) == {"rep-diez", "rep-infantry-h2", "rep-infantry-h3"}
    assert s.out == 0
    morale._break(s, n("rep-infantry-h2"))
    assert s.works == {}
    assert s.risky == 0
    morale._break(s, n("rep-diez"))
    assert who(s.out) == set(REP["units"])


@pytest.mark.rule("barricadas", "10.3.2-a", "10.2-g")
def test_10_2_g_who_rides_does_not_flee_by_himself():
    s = situation(
        formation=[rep("C608")], at={"rep-truck-x1": "C608"}, load={"rep-infantry-h1": "rep-truck-x1"}
    )
    drive(morale.rout(s, n("rep-infantry-h1"), h(s, "C611"), "10.2-d"))
    drive(morale.rout_again(s, n("rep-infantry-h1"), h(s, "C611")))
    drive(morale.rout(s, n("rep-infantry-g1"), h(s, "C611"), "10.2-d"))
    drive(morale.rout_again(s, n("rep-infantry-g1"), h(s, "C611")))
    assert s.routed == 0
    assert at(s, "rep-infantry-h1") == "C608"
    drive(morale.rout(s, n("rep-truck-x1"), h(s, "C611"), "10.2-d"))
    assert s.fled == {n("rep-truck-x1"): h(s, "C608"), n("rep-infantry-h1"): h(s, "C608")}


# --- fire on the routed ---------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "10.3.3-a", "4-e", "10.3.2-c")
@pytest.mark.parametrize(
    ("unit", "start", "changed", "goal"),
    [
        ("rep-infantry-h1", "C709", {}, "C705"),  # four points along the trail
        ("rep-mmg-x1", "C709", {}, "C706"),
        ("rep-infantry-h1", "C702", {}, ""),  # over the edge with points left
        (
            "rep-infantry-h1",
            "C702",
            {"effects": [{"key": "rout_stops_at_board_edge", "side": "republican"}]},
            "C601",
        ),
        ("rep-infantry-h1", "C705", {}, "C701"),  # its points reach the edge and no further
        (
            "rep-infantry-h1",
            "C709",
            {"at": {"rep-infantry-g1": "C705", "rep-infantry-g2": "C705", "rep-infantry-g3": "C705"}},
            "C704",
        ),
    ],
)
def test_10_3_3_a_the_routed_flee_on_with_their_points(unit, start, changed, goal):
    more = dict(changed)
    s = situation(
        formation=[{"officer": "rep-diez", "units": ["rep-infantry-h1", "rep-mmg-x1"], "hex": "C101"}],
        routed=[unit],
        **{**more, "at": {unit: start, **more.get("at", {})}},
    )
    flow = morale.rout_again(s, n(unit), h(s, "C712"))
    ask = next(flow, None)
    while ask is not None:  # straight along the trail where it may
        options = ask.options()
        along = [token for token in options if token.startswith("flee C7")]
        try:
            ask = flow.send((along or options)[0])
        except StopIteration:
            ask = None
    assert at(s, unit) == goal
    assert n(unit) not in s.fled


@pytest.mark.rule("barricadas", "10.3.3-a", "2.3-o")
@pytest.mark.parametrize(
    ("unit", "hex_", "left", "found"),
    [
        ("rep-infantry-h1", "C705", 2, True),
        ("rep-infantry-h1", "C705", 1, False),
        ("rep-infantry-h1", "C701", 2, True),  # out of the board for one point
        ("rep-infantry-h1", "C701", 1, False),
        ("rep-t26b-x1", "C705", 2, True),
        ("rep-t26b-x1", "C605", 3, False),
    ],
)
def test_10_3_3_a_do_the_points_reach_any_further(unit, hex_, left, found):
    s = situation(at={unit: hex_})
    escape = morale._Escape(s, (n(unit),), h(s, "C712"), 1)
    assert escape.driven(h(s, hex_), left) is found


# --- rallies --------------------------------------------------------------------------------------
BASQUES = {"officer": "rep-beldarrain", "units": ["gudari-o1"]}
ANARCHISTS = {"officer": "rep-ferrandez", "units": ["anarchist-militia-1-x1"]}
MOORS = {"officer": "nat-el-mizzian", "units": ["moor-e1"]}


@pytest.mark.rule("barricadas", "10.4.1-a", "10.4.1-b", "10.4.1-c", "10.4.2-a", "10.4.2-f", "10.3.1-a")
@pytest.mark.parametrize(
    ("rallier", "unit", "changed", "found"),
    [
        ("rep-diez", "rep-infantry-h1", {}, None),
        ("rep-diez", "rep-infantry-h2", {}, ("10.4.2-a", "not-routed")),
        ("rep-diez", "rep-infantry-h1", {"tried": ["rep-infantry-h1"]}, ("10.4.2-f", "rally-once")),
        ("rep-diez", "rep-infantry-h1", {"also": ["rep-diez"]}, ("10.3.1-a", "routed-officer")),
        ("rep-diez", "rep-diez", {"also": ["rep-diez"]}, None),
        ("rep-diez", "rep-infantry-h1", {"at": {"rep-infantry-h1": "C606"}}, None),
        ("rep-diez", "rep-infantry-h1", {"at": {"rep-infantry-h1": "C607"}}, ("10.4.2-a", "rally-far")),
        ("rep-diez", "gudari-o1", {}, ("10.4.1-a", "other-formation")),
        ("rep-camarada-ruiz", "rep-infantry-h1", {}, None),
        ("rep-camarada-ruiz", "gudari-o1", {}, None),
        ("rep-camarada-ruiz", "rep-diez", {"also": ["rep-diez"]}, None),
        ("rep-camarada-ruiz", "anarchist-militia-1-x1", {}, ("10.4.1-b", "commissar-not")),
        ("rep-camarada-ruiz", "rep-ferrandez", {"also": ["rep-ferrandez"]}, ("10.4.1-b", "commissar-not")),
        (
            "rep-camarada-ruiz",
            "rep-camarada-pons",
            {"also": ["rep-camarada-pons"]},
            ("10.4.1-b", "commissar-not"),
        ),
        ("rep-camarada-ruiz", "rep-camarada-ruiz", {"also": ["rep-camarada-ruiz"]}, None),
        ("rep-onzain", "gudari-o1", {}, None),
        ("rep-onzain", "rep-infantry-h1", {}, ("10.4.1-c", "chaplain-not")),
        ("rep-onzain", "rep-korta", {"also": ["rep-korta"]}, None),
        ("nat-caballero", "legion-b1", {}, None),
        ("nat-caballero", "nat-vazquez", {"also": ["nat-vazquez"]}, None),
        ("nat-caballero", "moor-e1", {}, ("10.4.1-c", "chaplain-not")),
        ("nat-caballero", "nat-el-mizzian", {"also": ["nat-el-mizzian"]}, ("10.4.1-c", "chaplain-not")),
        ("nat-caballero", "nat-huidobro", {"also": ["nat-huidobro"]}, None),
    ],
)
def test_10_4_1_who_rallies_whom(rallier, unit, changed, found):
    more = dict(changed)
    routed = [
        "rep-infantry-h1",
        "gudari-o1",
        "anarchist-militia-1-x1",
        "legion-b1",
        "moor-e1",
        *more.pop("also", []),
    ]
    everywhere = {
        "rep-camarada-ruiz": "C605",
        "rep-camarada-pons": "C605",
        "rep-onzain": "C605",
        "rep-korta": "C605",
        "nat-caballero": "C705",
        "nat-huidobro": "C705",
    }
    s = situation(
        formation=[
            rep("C605"),
            *[{**f, "hex": "C605"} for f in (BASQUES, ANARCHISTS)],
            nat("C705"),
            {**MOORS, "hex": "C705"},
        ],
        routed=routed,
        **{**more, "at": {**everywhere, **more.get("at", {})}},
    )
    assert reason(morale.may_rally(s, n(rallier), n(unit))) == found


@pytest.mark.rule("barricadas", "10.4.1-a", "10.4.2-b")
def test_10_4_2_b_the_morale_of_a_rally():
    s = situation(
        formation=[FOUR], at={"rep-camarada-pons": "C605"}, lost={"rep-infantry-g1": 3, "rep-infantry-g2": 2}
    )
    assert morale.rally_morale(s, n("rep-pernia"), n("rep-infantry-g3")) == 7 + 1 - 1
    assert morale.rally_morale(s, n("rep-camarada-pons"), n("rep-infantry-g3")) == 8 + 2 - 1
    s.routed = 1 << n("rep-pernia")
    assert morale.rally_morale(s, n("rep-pernia"), n("rep-pernia")) == 7 + 1 - 1
    assert morale.rally_morale(s, n("rep-camarada-pons"), n("rep-camarada-pons")) == 10


@pytest.mark.rule("barricadas", "3.3.2-f", "3.3.2-g", "10.4.1-a", "3.3.2-a", "5.5-g", "10.4.2-a")
@pytest.mark.parametrize(
    ("unit", "changed", "found"),
    [
        ("rep-diez", {}, None),
        ("rep-infantry-h2", {}, ("10.4.1-a", "no-officer")),
        ("rep-diez", {"act": ["rep-infantry-h2"]}, ("3.3.2-a", "not-acting")),
        ("rep-diez", {"spent": {"rep-diez": 0}}, ("3.3.2-a", "has-moved")),
        (
            "rep-diez",
            {"at": {"rep-truck-x1": "C605"}, "load": {"rep-diez": "rep-truck-x1"}},
            ("5.5-g", "is-carried"),
        ),
        ("rep-diez", {"routed": []}, ("10.4.2-a", "nobody-to-rally")),
        (
            "rep-diez",
            {"routed": ["legion-b1"], "formation": [rep("C605"), nat("C605")]},
            ("10.4.2-a", "nobody-to-rally"),
        ),
    ],
)
def test_3_3_2_f_who_may_rally(unit, changed, found):
    table = {"formation": [rep("C605")], "routed": ["rep-infantry-h1"], "active": "republican", "act": ACTING}
    assert why(f"rally {unit}", **{**table, **changed}) == found


@pytest.mark.rule("barricadas", "10.4.2-a", "10.4.2-c", "10.4.2-d", "10.4.2-f")
def test_10_4_2_one_after_the_other_is_rallied():
    s = situation(
        formation=[rep("C605"), nat("C612")],
        routed=["rep-infantry-h1", "rep-infantry-h2", "legion-b1"],
        discipline=["rep-infantry-h1"],
        active="republican",
        act=["rep-diez", "rep-infantry-h3"],
    )
    m = match(s, (4, 5), (5, 5))
    m.answer("republican", "rally rep-diez")
    assert m.asks[0].options() == ["try rep-infantry-h1", "try rep-infantry-h2", "enough"]
    for token, found in (
        ("try legion-b1", ("10.4.2-a", "not-yours")),
        ("try rep-infantry-h3", ("10.4.2-a", "not-routed")),
    ):
        assert reason(m.why_not("republican", token)) == found
    m.answer("republican", "try rep-infantry-h1")
    s = m.state
    assert who(s.rallied) == {"rep-infantry-h1"}
    assert who(s.routed) == {"rep-infantry-h2", "legion-b1"}
    assert s.discipline == 0
    assert s.fights == 1
    assert m.asks[0].options() == ["try rep-infantry-h2", "enough"]
    m.answer("republican", "try rep-infantry-h2")
    assert who(s.tried) == {"rep-infantry-h1", "rep-infantry-h2"}
    assert who(s.finished) == {"rep-infantry-h2", "rep-diez"}  # nobody is left: his action is over
    assert told(m, "rally", "roll", "morale", "passed") == [(9, 9, True), (10, 9, False)]


@pytest.mark.rule("barricadas", "10.4.2-a", "10.3.1-a", "10.4.1-a")
def test_10_3_1_a_an_officer_who_rallied_himself_has_done_his_part():
    table = {
        "formation": [rep("C605"), nat("C612")],
        "routed": ["rep-infantry-h1", "rep-diez"],
        "active": "republican",
        "act": ["rep-diez", "rep-infantry-h3"],
    }
    m = play(situation(**table), "rally rep-diez", "try rep-diez", rolls=((4, 5),))
    assert who(m.state.routed) == {"rep-infantry-h1"}
    assert who(m.state.finished) == {"rep-diez"}
    table["routed"] = ["rep-infantry-h1"]
    m = play(situation(**table), "rally rep-diez", "enough")
    assert who(m.state.finished) == {"rep-diez"}
    assert who(m.state.routed) == {"rep-infantry-h1"}


@pytest.mark.rule("barricadas", "10.4.2-c", "10.2-g")
def test_10_4_2_c_who_rides_is_rallied_with_his_truck():
    s = situation(
        formation=[rep("C605")],
        at={"rep-truck-x1": "C605", "rep-camarada-ruiz": "C605"},
        load={"rep-infantry-h1": "rep-truck-x1"},
        routed=["rep-truck-x1", "rep-infantry-h1", "rep-infantry-h2"],
    )
    drive(morale.rally(s, n("rep-camarada-ruiz"), n("rep-truck-x1")), (1, 1))
    assert who(s.routed) == {"rep-infantry-h2"}


@pytest.mark.rule("barricadas", "10.4.2-e", "10.4.2-d")
@pytest.mark.parametrize(
    ("rallier", "unit", "marked", "after", "lost"),
    [
        ("rep-camarada-ruiz", "rep-infantry-h1", [], {"rep-infantry-h1"}, 0),
        ("rep-camarada-ruiz", "rep-infantry-h1", ["rep-infantry-h1"], {"rep-infantry-h1"}, 1),
        ("rep-camarada-ruiz", "rep-diez", ["rep-diez"], {"rep-diez"}, 0),
        ("rep-camarada-ruiz", "rep-camarada-ruiz", [], set(), 0),
        ("rep-diez", "rep-infantry-h1", [], set(), 0),
        ("rep-diez", "rep-infantry-h1", ["rep-infantry-h1"], {"rep-infantry-h1"}, 0),
    ],
)
def test_10_4_2_e_a_commissar_punishes_the_second_failure(rallier, unit, marked, after, lost):
    s = situation(formation=[rep("C605")], at={"rep-camarada-ruiz": "C605"}, routed=[unit], discipline=marked)
    drive(morale.rally(s, n(rallier), n(unit)), (6, 6))
    assert who(s.discipline) == after
    assert s.lost.get(n(unit), 0) == lost
    assert who(s.finished) == {unit}
    assert who(s.tried) == {unit}
    assert who(s.routed) == {unit}


@pytest.mark.rule("barricadas", "10.4.2-e", "14-e")
def test_10_4_2_e_a_step_lost_to_discipline_is_lost_like_any_other():
    s = situation(
        formation=[rep("C605"), nat("C612")],
        at={"rep-camarada-ruiz": "C605"},
        routed=["rep-infantry-h1"],
        discipline=["rep-infantry-h1"],
        lost={"rep-infantry-h2": 2, "rep-infantry-h3": 1},
        active="republican",
        act=["rep-camarada-ruiz", "rep-infantry-h3"],
    )
    m = play(s, "rally rep-camarada-ruiz", "try rep-infantry-h1", rolls=((6, 6), (1, 1)))
    assert m.state.lost[n("rep-infantry-h1")] == 1
    assert [e.rule for e in m.state.log.events if e.kind == "check-formation"] == ["14-e"]


@pytest.mark.rule("barricadas", "10.4.2-a")
def test_10_4_2_a_the_ask_ends_with_the_last_who_can_be_rallied():
    s = situation(formation=[rep("C605")], routed=["rep-infantry-h1"], act=ACTING, active="republican")
    s.tried = 1 << n("rep-infantry-h1")
    assert drive(rally_step(s, n("rep-diez"))).asks == []
    assert who(s.finished) == {"rep-diez"}


@pytest.mark.rule("barricadas", "10.3.2-b", "10.3.3-a")
def test_10_3_2_b_where_there_is_one_way_nobody_is_asked():
    wire = ["C608", "C808", "C607", "C807", "C606", "C806", "C605", "C805", "C604", "C804"]
    s = situation(at={"rep-infantry-h1": "C708"}, wire=wire)
    run = drive(morale.rout(s, n("rep-infantry-h1"), h(s, "C711"), "10.2-d"))
    assert (run.asks, at(s, "rep-infantry-h1")) == ([], "C705")
    s = situation(at={"rep-infantry-h1": "C708"}, wire=wire, routed=["rep-infantry-h1"])
    run = drive(morale.rout_again(s, n("rep-infantry-h1"), h(s, "C711")))
    assert (run.asks, at(s, "rep-infantry-h1")) == ([], "C704")
    s = situation(at={"rep-infantry-h1": "C708"}, routed=["rep-infantry-h1"])
    run = drive(morale.rout_again(s, n("rep-infantry-h1"), h(s, "C711")))
    assert {ask.kind for ask in run.asks} == {"rout"}


@pytest.mark.rule("barricadas", "10.4.1-a")
def test_10_4_1_a_an_officer_of_no_formation_rallies_nobody_else():
    s = situation(at={"rep-pernia": "C605", "rep-infantry-h1": "C605"}, routed=["rep-infantry-h1"])
    assert reason(morale.may_rally(s, n("rep-pernia"), n("rep-infantry-h1"))) == (
        "10.4.1-a",
        "other-formation",
    )


@pytest.mark.rule("barricadas", "12.9.2-f", "10.3.2-c")
def test_12_9_2_f_who_flees_over_a_bridge_keeps_to_its_road():
    s = situation(["D"], river="major", formation=[nat("D704")])
    escape = morale._Escape(s, (n("legion-b1"),), h(s, "D701"), 3)
    assert escape.next(h(s, "D704"), True) == [h(s, "D705")]
    assert escape.blocked
    dry = situation(["D"], river="none", formation=[nat("D704")])
    escape = morale._Escape(dry, (n("legion-b1"),), h(dry, "D701"), 3)
    assert set(escape.next(h(dry, "D704"), True)) == {h(dry, code) for code in ("D605", "D705", "D805")}
    assert not escape.blocked


@pytest.mark.rule("barricadas", "10.3.2-a", "10.3.2-e")
def test_10_3_2_e_the_cause_may_stand_in_the_corner_of_the_board():
    s = situation(at={"rep-infantry-h1": "C105"})
    escape = morale._Escape(s, (n("rep-infantry-h1"),), h(s, "C101"), 3)
    assert not escape.legal(h(s, "C104"))
    assert escape.legal(h(s, "C106"))
    assert reason(escape.why_not(h(s, "C105"), h(s, "C104"))) == ("10.3.2-e", "flees-nearer")
