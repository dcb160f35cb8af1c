"""Chapter 5 reckoned a second time: costs and steps anew from the chart, over many random tables."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from frente.boards.hexes import OFF
from frente.engine import Refusal
from frente.games.barricadas.definitions import CHARTS, PIECES
from frente.games.barricadas.rules import movement
from frente.games.barricadas.state import Effect, Fort, March, cargo, place, the_board

from .table import h, n, situation

MARKERS = ("wire", "roadblocks", "ditches", "teeth", "crossings")
KINDS = {
    "rep-infantry-h1": "foot",
    "rep-75mm-x1": "wheeled-t",
    "rep-truck-x1": "wheeled",
    "rep-t26b-x1": "tracked",
    "rep-infantry-h2": "wheeled",  # on a truck
    "rep-arman": "foot",
    "rep-cavalry-cr1": "foot",
}
LIMIT = 9


def strewn(seed, maps, river="none", full=False):
    """A board with markers, rubble and (where `full`) special rules at random."""
    luck = Random(seed)
    s = situation([maps], river=river, load={"rep-infantry-h2": "rep-truck-x2"})
    count = len(the_board(s).grid)
    for name in MARKERS:
        setattr(s, name, sum(1 << x for x in range(count) if luck.random() < 0.06))
    s.rubble = {x: luck.choice((5, 99)) for x in range(count) if luck.random() < 0.05}
    if full:
        rules = (
            Effect("move_type_only_on", -1, (), 0, ("wheeled", "road", "trail", "fields")),
            Effect("extra_mp_off_road", -1, (), 2, ("foot", "tracked")),
        )
        s.brief = replace(s.brief, effects=rules)
    return s, luck


# --- the price of a hex ---------------------------------------------------------------------------
def price(s, kind, a, b):
    """5.2: halves of a point from a hex into the next, None where it is closed."""
    board = the_board(s)
    d = board.grid.sides[a].index(b)
    ground = "rubble" if s.rubble.get(b) == 99 else board.terrain[b]

    def chart(row):
        column = (
            ("foot" if row in ("road", "dispersed-buildings") else "wheeled") if kind == "wheeled-t" else kind
        )
        cost = CHARTS["movement"][column][row]
        return None if cost == "no" else int(2 * cost)

    def marked(name):
        return getattr(s, name) >> b & 1

    ditch = marked("ditches") and not marked("crossings")
    if chart(ground) is None and not (board.road[b] or board.trail[b]):
        return None
    if marked("wire") and kind != "tracked":
        return None
    if kind != "foot" and (marked("roadblocks") or ditch or marked("teeth")):
        return None
    for rule in s.brief.effects:
        if rule.key == "move_type_only_on" and kind in rule.words:
            on_way = ("road" in rule.words and board.road[b]) or ("trail" in rule.words and board.trail[b])
            if not on_way and board.terrain[b] not in rule.words:
                return None
    way = "road" if board.road[a] >> d & 1 else "trail" if board.trail[a] >> d & 1 else ""
    cost = chart(way or ground)
    if cost is None:
        return None
    if not way:
        for rule in s.brief.effects:
            if rule.key == "extra_mp_off_road" and kind in rule.words:
                cost += 2 * rule.value
    climb = max(0, board.level[b] - board.level[a])
    cost += climb * chart("uphill_per_level")
    return cost + (2 if marked("roadblocks") or marked("wire") or ditch else 0)


@pytest.mark.rule(
    "barricadas", "5.1-a", "5.1-b", "5.1-c", "5.2-b", "5.2-e", "5.2-f", "5.4-a", "5.4-c", "5.7-a", "13.2-a"
)
@pytest.mark.rule("barricadas", "13.3-a", "11-e", "11-f", "13.2-d", "13.7-e", "12.8-a", "2.3-l", "5.6-j")
@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("maps", "ABCD")
def test_5_2_every_hex_costs_what_the_chart_says(maps, full):
    s, luck = strewn(f"{maps}{full}", maps, full=full)
    board = the_board(s)
    for a in luck.sample(range(len(board.grid)), 90):
        for b in board.grid.sides[a]:
            if b == OFF:
                continue
            for unit, kind in KINDS.items():
                found = movement.ground_cost(s, n(unit), a, b)
                told = None if isinstance(found, Refusal) else found
                assert told == price(s, kind, a, b), (unit, board.grid.codes[a], board.grid.codes[b])


@pytest.mark.rule("barricadas", "12.8-a", "13.7-e", "13.2-a", "13.3-a", "11-e", "11-f", "2.3-l", "5.7-a")
@pytest.mark.parametrize(
    ("unit", "hex_", "changed", "found"),
    [
        ("rep-t26b-x1", "D405", {}, ("12.8-a", "terrain-closed")),
        ("rep-truck-x1", "D405", {}, ("12.8-a", "terrain-closed")),
        ("rep-infantry-h1", "D405", {}, None),
        ("rep-t26b-x1", "D905", {}, None),  # a trail runs through this marsh
        ("rep-truck-x1", "D606", {"rubble_at": {"D606": 99}}, ("13.7-e", "terrain-closed")),
        ("rep-truck-x1", "D606", {"rubble_at": {"D606": 98}}, None),
        ("rep-truck-x1", "D606", {"wire": ["D606"]}, ("13.2-a", "wire")),
        ("rep-infantry-h1", "D606", {"wire": ["D606"]}, ("13.2-a", "wire")),
        ("rep-t26b-x1", "D606", {"wire": ["D606"]}, None),
        ("rep-t26b-x1", "D606", {"wire": ["D606"], "teeth": ["D606"]}, ("11-f", "teeth")),
        ("rep-infantry-h1", "D606", {"teeth": ["D606"]}, None),
        ("rep-truck-x1", "D606", {"roadblocks": ["D606"]}, ("13.3-a", "roadblock")),
        ("rep-infantry-h1", "D606", {"roadblocks": ["D606"]}, None),
        ("rep-truck-x1", "D606", {"ditches": ["D606"]}, ("11-e", "ditch")),
        ("rep-truck-x1", "D606", {"ditches": ["D606"], "crossings": ["D606"]}, None),
        (
            "rep-truck-x1",
            "D606",
            {"special": [["move_type_only_on", -1, [], 0, ["wheeled", "road"], []]]},
            ("2.3-l", "only-on"),
        ),
        (
            "rep-truck-x1",
            "D706",
            {"special": [["move_type_only_on", -1, [], 0, ["wheeled", "road"], []]]},
            None,
        ),
        (
            "rep-truck-x1",
            "D706",
            {"special": [["move_type_only_on", -1, [], 0, ["wheeled", "trail"], []]]},
            ("2.3-l", "only-on"),
        ),
        (
            "rep-truck-x1",
            "D906",
            {"special": [["move_type_only_on", -1, [], 0, ["wheeled", "trail"], []]]},
            None,
        ),
        (
            "rep-t26b-x1",
            "D606",
            {"special": [["move_type_only_on", -1, [], 0, ["wheeled", "road"], []]]},
            None,
        ),
        (
            "rep-infantry-h1",
            "D606",
            {"roadblocks": ["D606"], "special": [["move_type_only_on", -1, [], 0, ["foot", "road"], []]]},
            ("2.3-l", "only-on"),
        ),
        (
            "rep-infantry-h1",
            "D706",
            {"roadblocks": ["D706"], "special": [["move_type_only_on", -1, [], 0, ["foot", "road"], []]]},
            None,
        ),
    ],
)
def test_5_7_a_what_is_closed_to_whom(unit, hex_, changed, found):
    s = situation(["D"], at={"rep-truck-x2": "D101"}, **changed)
    refusal = movement.prohibited(s, n(unit), h(s, hex_))
    assert (None if refusal is None else (refusal.rule, refusal.text)) == found


@pytest.mark.rule("barricadas", "5.7-a")
def test_5_7_a_a_marsh_with_a_trail_is_entered_only_along_it():
    s = situation(["D"], at={"rep-t26b-x1": "D1005"})
    found = movement.ground_cost(s, n("rep-t26b-x1"), h(s, "D1005"), h(s, "D905"))
    assert isinstance(found, Refusal)
    assert (found.rule, found.text, found.args["terrain"]) == ("5.7-a", "terrain-closed", "marsh")
    assert movement.ground_cost(s, n("rep-t26b-x1"), h(s, "D906"), h(s, "D905")) == 2


# --- a step of a march ----------------------------------------------------------------------------
CREWS = (
    ("rep-infantry-h1",),
    ("rep-t26b-x1",),
    ("rep-truck-x1",),
    ("rep-75mm-x1",),
    ("rep-diez",),
    ("rep-infantry-h1", "rep-mmg-x1"),
    ("rep-infantry-h1", "rep-diez"),
    ("rep-mmg-x1", "rep-infantry-h1", "rep-diez"),
    ("rep-diez", "rep-camarada-ruiz"),
)
HOSTS = ("rep-infantry-g1", "rep-infantry-g2", "rep-infantry-g3", "rep-infantry-i1", "rep-infantry-i2")
GUESTS = ("legion-b1", "legion-b2", "legion-b3", "nat-vazquez", "nat-horses-x1", "nat-pz1a-x1")


def crowd(s, luck, start):
    """Pieces of both sides about a hex, full hexes among them."""
    board = the_board(s)
    near = [x for x in board.grid.sides[start] if x != OFF]
    ring = sorted({y for x in near for y in board.grid.sides[x] if y != OFF} - {start})
    hosts = [x for x in near if luck.random() < 0.5]
    for u in (*HOSTS, "rep-infantry-i3", "rep-infantry-j1", "rep-infantry-j2", "rep-infantry-j3"):
        if hosts:
            place(s, n(u), luck.choice(hosts))
    free = [x for x in ring if x not in s.stacks]
    for u in GUESTS:
        if luck.random() < 0.4 and free:
            place(s, n(u), luck.choice(free))
    for u in (*HOSTS, "rep-infantry-h1"):
        s.lost[n(u)] = luck.choice((0, 0, 1, 2))


def steps_of(s, u):
    p = PIECES[u]
    return 0 if p.leader or p.category in ("horses", "transport") else 3 - s.lost.get(u, 0)


def foes_in(s, x, units_only=False):
    return [
        u
        for u in s.stacks.get(x, ())
        if PIECES[u].side == 1 and PIECES[u].category != "horses" and not (units_only and PIECES[u].leader)
    ]


def room(s, crew, x):
    coming = [u for one in crew for u in (one, *cargo(s, one)) if u not in s.stacks.get(x, ())]
    here = sum(steps_of(s, u) for u in s.stacks.get(x, ()) if PIECES[u].side == 0)
    added = sum(steps_of(s, u) for u in coming)
    return added == 0 or here + added <= LIMIT


def paid(s, march, a, b):
    """5.2: the march after a step on dry land, None where it cannot be taken; stacking aside."""
    board = the_board(s)
    if b not in board.grid.sides[a] or march.whole:
        return None
    if a in s.forts and any(s.inside >> u & 1 for u in march.units):
        return None
    if march.kind == "double" and any(foes_in(s, x, True) for x in board.grid.sides[b] if x != OFF):
        return None
    road = board.road[a] >> board.grid.sides[a].index(b) & 1
    troops = [u for u in march.units if not PIECES[u].leader]
    spent, whole, bonus = [], False, False
    for u, used, limit in zip(march.units, march.spent, march.limits, strict=True):
        if PIECES[u].leader and troops and len(march.units) > 1:
            spent.append(used)
            continue
        kind = PIECES[u].move
        cost = price(s, kind, a, b)
        if cost is None:
            return None
        if used + cost <= limit:
            spent.append(used + cost)
        elif kind == "foot":
            if not (road and march.roads and used == limit and march.entered and march.kind != "charge"):
                return None
            bonus = True
            spent.append(limit)
        elif march.entered == 0 and used == 0:
            whole = True
            spent.append(limit)
        else:
            return None
    roads = bool(march.roads and road and not bonus)
    return March(march.units, tuple(spent), march.limits, march.kind, march.entered + 1, roads, whole=whole)


def open_to(s, march, a, b, seen):
    """4-d: a hex that is full may be passed where the march can go on to one that is not."""
    after = None if foes_in(s, b) else paid(s, march, a, b)
    if after is None:
        return False
    if room(s, march.units, b):
        return True
    ways = [c for c in the_board(s).grid.sides[b] if c != OFF and c not in seen]
    return any(open_to(s, after, b, c, (*seen, c)) for c in ways)


def marches(s, luck, start):
    crew = luck.choice(CREWS)
    units = tuple(n(u) for u in crew)
    for u in units:
        place(s, u, start)
    kind = luck.choice(("move", "move", "double", "charge"))
    limits = tuple(movement.allowance(s, u, kind) for u in units)
    entered = luck.choice((0, 1, 3))
    spent = (
        tuple(luck.choice((0, limit, max(0, limit - 2), limit // 2)) for limit in limits) if entered else None
    )
    return March(
        units,
        spent or (0,) * len(units),
        limits,
        kind,
        entered,
        luck.random() < 0.7,
        whole=entered == 1 and luck.random() < 0.1,
    )


@pytest.mark.rule("barricadas", "5.2-a", "5.2-c", "5.2-g", "5.2-h", "5.2-l", "5.3-b", "5.3-d", "5.4-b")
@pytest.mark.rule("barricadas", "4-a", "4-d", "13.6-k", "5.6-i", "4-b", "5.2-k")
@pytest.mark.parametrize("seed", range(6))
def test_5_2_every_step_of_a_march_is_judged_by_its_rules(seed):
    luck = Random(f"steps{seed}")
    for turn in range(40):
        s, _ = strewn(f"{seed}{turn}", "ABCD"[turn % 4])
        if turn % 2:
            s.rubble = {}  # printed costs hold
        s.load = {n("rep-infantry-h2"): n("rep-truck-x1")}
        board = the_board(s)
        roads = [x for x in range(len(board.grid)) if board.road[x]]
        start = luck.choice(roads if luck.random() < 0.6 else range(len(board.grid)))
        march = marches(s, luck, start)
        crowd(s, luck, start)
        if luck.random() < 0.3:
            s.forts[start] = Fort(0, 4, 0)
            s.inside = luck.choice((0, 1 << march.units[-1]))
        wanted = [b for b in board.grid.sides[start] if b != OFF and open_to(s, march, start, b, (start, b))]
        assert movement.open_steps(s, march, start) == wanted
        for b in board.grid.sides[start]:
            if b == OFF:
                continue
            assert (movement.why_not_step(s, march, start, b) is None) == (b in wanted)
            found = movement.entry(s, march, start, b)
            assert (None if isinstance(found, Refusal) else found) == paid(s, march, start, b)
        far = next(x for x in range(len(board.grid)) if board.grid.distance(start, x) == 2)
        refusal = movement.why_not_step(s, march, start, far)
        assert refusal is not None
        assert refusal.rule in ("5.2-a", "5.2-g")


@pytest.mark.rule("barricadas", "4-a", "4-d")
@pytest.mark.parametrize("seed", range(3))
def test_4_a_a_march_ends_where_all_of_it_fits(seed):
    luck = Random(f"ends{seed}")
    for turn in range(30):
        s = situation(["C"])
        start = luck.randrange(len(the_board(s).grid))
        march = marches(s, luck, start)
        crowd(s, luck, start)
        for u in luck.sample(HOSTS, 3):
            place(s, n(u), start)
        here = sum(steps_of(s, u) for u in s.stacks[start] if PIECES[u].side == 0)
        refusal = movement.why_not_stop(s, march, start)
        assert (refusal is None) == (here <= LIMIT), turn
        assert movement.stay_cost(s, march, start) == 0


@pytest.mark.rule("barricadas", "2.4-d")
def test_2_4_d_half_points_are_told_as_such():
    assert [movement.points_of(halves) for halves in (0, 1, 2, 7, 8)] == ["0", "0.5", "1", "3.5", "4"]


@pytest.mark.rule("barricadas", "5.3-a", "5.6-b", "5.6-g", "5.6-l")
@pytest.mark.parametrize(
    ("unit", "kind", "changed", "points"),
    [
        ("rep-infantry-h1", "move", {}, 8),
        ("rep-infantry-h1", "double", {}, 14),
        ("rep-cavalry-cr1", "move", {}, 8),
        ("rep-cavalry-cr1", "move", {"load": {"rep-cavalry-cr1": "rep-horses-x1"}}, 16),
        ("rep-cavalry-cr1", "charge", {"load": {"rep-cavalry-cr1": "rep-horses-x1"}}, 24),
        (
            "rep-cavalry-cr1",
            "move",
            {"load": {"rep-cavalry-cr1": "rep-horses-x1"}, "charged_before": ["rep-cavalry-cr1"]},
            8,
        ),
        ("rep-mmg-x1", "move", {"charged_before": ["rep-mmg-x1"]}, 2),  # half of 3, fractions dropped
        ("rep-mmg-x1", "charge", {}, 9),
    ],
)
def test_5_3_a_the_points_of_a_unit(unit, kind, changed, points):
    assert movement.allowance(situation(**changed), n(unit), kind) == points


@pytest.mark.rule("barricadas", "5.2-l", "5.4-b", "5.2-c")
def test_5_2_l_who_goes_beyond_his_points():
    s = situation(["D"], at={"rep-infantry-h1": "D706", "rep-diez": "D706", "rep-t26b-x1": "D706"})
    foot, officer, tank = n("rep-infantry-h1"), n("rep-diez"), n("rep-t26b-x1")
    here = h(s, "D706")
    around = [x for x in the_board(s).grid.sides[here] if x != OFF]
    led = March((foot, officer), (0, 10), (8, 10), "move", 1, False)
    assert movement.open_steps(s, led, here) == around  # the officer keeps pace
    spent = March((foot,), (8,), (8,), "move", 4, True)
    assert movement.open_steps(s, spent, here) == [h(s, "D705"), h(s, "D707")]  # one more hex of the road
    assert movement.open_steps(s, March((foot,), (8,), (8,), "move", 4, False), here) == []
    slow = March((tank,), (0,), (1,), "move", 0)
    assert movement.open_steps(s, slow, here) == around
    assert movement.open_steps(s, March((tank,), (1,), (1,), "move", 1, False), here) == []
