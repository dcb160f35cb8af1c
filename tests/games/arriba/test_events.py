"""Chapter 4: the 36 random events."""

import pytest

from frente.games.arriba.definitions import COUNTRY, EVENTS
from frente.games.arriba.rules.strength import shifts

from .table import IB, NA, PA, B, Table, bit, group

MADRID = group("madrid", f"{PA} {B}", seat="city")
CADIZ = group("cadiz", f"{NA} {B}", seat="city")


def event(number: int, *more: tuple[int, ...], groups=(MADRID, CADIZ), order=(2, 5), **words) -> Table:
    """Roll an event; the order dice of the Political Phase follow unless the event asks first."""
    rolls = [(number // 10, number % 10), *more, *([order] if order else [])]
    return Table(*groups, phase="random-events", rolls=rolls, **{"turn": 9, **words})


def box(t: Table, country: str) -> int:
    return t.s.boxes[COUNTRY[country]]


@pytest.mark.rule("arriba", "4.1-a", "4.1-b")
def test_4_1_a_tens_then_ones():
    assert sorted(EVENTS) == [10 * a + b for a in range(1, 7) for b in range(1, 7)]
    t = event(63, (4,))
    assert t.last("event")["event"] == "63"
    assert t.s.ps == [54, 50]


@pytest.mark.rule("arriba", "4.1-c")
def test_4_1_c_a_failed_condition_or_a_second_time_is_no_event():
    t = event(64, turn=8)
    assert t.events("no-event")
    assert t.s.ps == [50, 50]
    assert event(63, (4,)).s.happened == (63,)
    t = event(63, happened=[63])
    assert t.events("no-event")
    assert t.s.ps == [50, 50]
    assert event(11).s.happened == ()


@pytest.mark.rule("arriba", "4.1-b")
@pytest.mark.parametrize(
    ("number", "dice", "start", "levels", "boxes"),
    [
        (11, [], {}, (50, 50), {}),
        (12, [(3,)], {"ge": 2}, (50, 47), {"br": -1}),
        (14, [], {}, (50, 50), {"fr": 1}),
        (15, [], {}, (50, 50), {"fr": -1}),
        (21, [], {}, (50, 50), {"ge": 1}),
        (24, [], {"it": 3}, (50, 50), {"it": 2}),
        (26, [], {}, (50, 50), {"ussr": 1}),
        (35, [(6,)], {}, (50, 56), {}),
        (36, [(5,)], {}, (50, 45), {}),
        (61, [], {}, (48, 48), {}),
        (62, [(2,)], {}, (50, 52), {"po": 1}),
        (63, [(6,)], {}, (56, 50), {}),
        (64, [(1,)], {}, (51, 50), {}),
        (
            65,
            [],
            {"br": -2, "fr": -1, "ge": 3, "ussr": -4},
            (50, 50),
            {"br": -1, "fr": 0, "ge": 2, "it": 0, "ussr": -3},
        ),
        (66, [], {}, (50, 50), {}),
    ],
)
def test_4_1_b_support_and_markers(number, dice, start, levels, boxes):
    t = event(number, *dice, boxes=start)
    assert tuple(t.s.ps) == levels
    for country, where in boxes.items():
        assert box(t, country) == where


@pytest.mark.rule("arriba", "4.1-b")
def test_4_1_b_targets_of_support_events():
    assert event(61, (4,), ps={"government": 60, "rebel": 50}).s.ps == [56, 50]
    assert event(66, (4,), (2,), ps={"government": 30, "rebel": 25}).s.ps == [26, 23]
    assert event(44, (4,), control={"aragon": "rebel"}).s.ps == [46, 50]
    assert event(44, (4, 5), control={"aragon": "rebel"}, turn=8).s.ps == [41, 50]
    assert event(44).s.ps == [50, 50]
    lost = event(66, (6,), order=None, ps={"government": 4, "rebel": 5})
    assert lost.match.result is not None
    assert lost.match.result.winners == ("rebel",)


@pytest.mark.rule("arriba", "4.1-b", "5.2.1-c")
def test_4_1_b_13_street_fighting_disrupts_one_militia():
    militia = group("barcelona", "anarchist brigade", "poum brigade", seat="city")
    t = event(13, (2,), groups=(militia,), order=None)
    assert (t.seat, t.options) == ("government", ["disrupt an-b01", "disrupt po-b01"])
    t.play("disrupt po-b01", rolls=[(2, 5)])
    assert bit(t.s.disrupted, "po-b01")
    assert t.s.ps[0] == 48
    assert event(13, groups=(militia,), purged=["anarchist", "poum"]).events("no-event")
    assert event(13).events("no-event")


@pytest.mark.rule("arriba", "4.1-b", "6.1-e")
def test_4_1_b_ep_by_land_and_by_sea():
    t = event(16, (4,), groups=(group("gerona", f"{PA} {B}", seat="city"),))
    t.play("done", "done", rolls=[(1,), (1,), (6, 1)])
    assert t.last("income")["domestic"] == 4
    assert event(16).events("no-event")
    port = group("valencia", f"{PA} {B}", seat="city")
    for groups, foreign in (((port,), 8), ((MADRID,), 0)):
        t = event(25, (5,), groups=groups, boxes={"ussr": -2})
        assert t.s.ps[0] == 49
        t.play("done", "done", rolls=[(1,), (1,), (6, 1), *([(3,)] if foreign else [])])
        assert t.last("income")["foreign"] == foreign
    t = event(23, (5,), groups=(port,), boxes={"ussr": -2, "it": 2})
    t.play("done", "done", rolls=[(1,), (1,), (6, 1), (3,)])
    assert t.last("income")["foreign"] == 0
    assert event(23, groups=(port,)).events("no-event")
    assert event(43).s.lasting == {"ep:land:government": 1, "ep:land:rebel": 1}
    assert event(43, groups=(CADIZ,)).s.lasting == {"ep:land:rebel": 2}


@pytest.mark.rule("arriba", "4.1-b")
def test_4_1_b_units_come_and_go():
    two = (MADRID, group("valencia", f"{PA} {B}", seat="city"))
    t = event(31, groups=two, order=None)
    assert t.options == ["put madrid city", "put valencia city"]
    t.play("put valencia city", rolls=[(2, 5)])
    assert "ib-b01" in t.facts["units"]["valencia"]["city"]
    assert event(31, groups=(CADIZ,)).facts["units"].keys() == {"cadiz", "spanish-morocco"}
    assert event(33).facts["units"]["spanish-morocco"]["box"] == ["co-b01"]
    ib = group("madrid", f"{IB} {B}", f"{IB} {B}", f"{IB} {B}", seat="city")
    t = event(32, groups=(ib,), order=None)
    assert "enough" not in t.options
    t.play("withdraw ib-b02").play("enough", rolls=[(3,), (2, 5)])
    assert t.facts["units"]["madrid"]["city"] == ["ib-b01", "ib-b03"]
    assert t.facts["unbuilt"]["international-brigade"]["brigade"] == 4
    assert t.s.ps[0] == 53
    assert box(t, "br") == -1
    assert t.s.cf_lost == [0, 0]
    assert event(32, groups=(ib,), turn=7).events("no-event")


@pytest.mark.rule("arriba", "4.1-b")
def test_4_1_b_45_46_battlegroups_are_disrupted():
    t = event(45, order=None)
    assert (t.seat, t.options) == ("rebel", ["disrupt g1"])
    t.play("disrupt g1", rolls=[(2, 5)])
    assert t.facts["groups"]["g1"]["disrupted"]
    sierra = (
        group("soria", f"{NA} {B}", f"{NA} {B}"),
        group("burgos", f"{NA} {B}"),
        group("soria", f"{NA} {B}", seat="city"),
    )
    t = event(46, groups=sierra, order=None)
    assert (t.seat, t.options) == ("government", ["disrupt g1"])
    t.play("disrupt g1", rolls=[(2, 5)])
    assert t.s.disrupted.bit_count() == 2


@pytest.mark.rule("arriba", "4.1-b", "9.1-d")
def test_4_1_b_36_51_attacks_are_shifted():
    for number, dice, sides in ((36, [(1,)], ["rebel"]), (51, [], ["government", "rebel"])):
        t = event(number, *dice, groups=(group("toledo", f"{PA} {B}"), group("toledo", f"{NA} {B}")))
        g = {x.side: x for x in t.s.groups.values()}
        for side, foe in (("government", "rebel"), ("rebel", "government")):
            names = [name for name, n, _ in shifts(t.s, g[side], g[foe]) if n == -1]
            assert ("event" in names) == (side in sides)


@pytest.mark.rule("arriba", "4.1-b")
def test_4_1_b_markets_cities_and_influence_are_closed():
    port = group("valencia", f"{PA} {B}", seat="city")
    t = event(22, groups=(port, CADIZ), boxes={"ussr": -2}, ep={"government": 5, "rebel": 5})
    t.play("done", "done", rolls=[(1,), (1,), (6, 1), (3,)])
    assert t.why("buy air") == "4.1-b"
    for number, city in ((41, "barcelona"), (42, "bilbao")):
        t = event(number, groups=(group(city, f"{PA} {B}", seat="city"),))
        t.play("done", "done", rolls=[(1,), (1,), (6, 1)])
        assert t.last("income")["domestic"] == 0
    t = event(24, boxes={"it": 0})
    assert (t.seat, t.why("influence it 0"), t.why("influence br 0")) == ("rebel", "4.1-b", "")
    t = event(35, (1,), groups=(group("pamplona", "carlist brigade", seat="city"),), ep={"rebel": 3})
    t.play("done", "done", rolls=[(1,), (1,), (1, 6)])
    assert t.why("create carlist brigade") == "4.1-b"
    assert t.why("create nationalist brigade") == ""


@pytest.mark.rule("arriba", "4.1-b", "6.7.1-a", "6.7.2-a")
def test_4_1_b_transport_events():
    ports = (
        group("malaga", f"{NA} {B}", f"{NA} {B}", seat="city"),
        group("cadiz", f"{NA} {B}", seat="city"),
        group("valencia", f"{PA} {B}", seat="city"),
        group("alicante", f"{PA} {B}", seat="city"),
        group("spanish-morocco", "colonial brigade", "colonial brigade"),
    )

    def after(number: int, side: str, **words) -> Table:
        t = event(number, groups=ports, **words)
        t.play("done", "done", rolls=[(1,), (1,), (1, 6) if side == "rebel" else (6, 1)])
        return t.play("done", "done")

    t = after(34, "rebel")
    assert t.why("lift co-b01") == t.why("fly co-b01") == "4.1-b"
    assert t.why("ship na-b01") == ""
    t = after(53, "rebel")
    assert t.why("lift co-b01") == t.why("ship na-b01") == "4.1-b"
    assert t.why("fly co-b01") == ""
    t = after(54, "government")
    assert t.seat == "rebel"  # nothing is left for the Government to do
    t = after(52, "rebel", boxes={"ge": 2})
    t.play("fly co-b01", "to malaga", "fly co-b02", "to malaga")
    assert t.why("fly na-b03") == "6.7.1-a"
    assert event(52).events("no-event")


@pytest.mark.rule("arriba", "4.1-b")
def test_4_1_b_55_56_64_air_points_and_recovery():
    assert event(55, boxes={"ge": 4}).s.air_ready == [0, 1]
    assert event(55, boxes={"ge": 3}).events("no-event")
    assert event(56, boxes={"ussr": -2}).s.air_ready == [1, 0]
    assert event(56, boxes={"ussr": -2}, air={"government": 12}).s.air_ready == [12, 0]
    assert event(64, (1,)).s.lasting == {"recovery:government": 1}


@pytest.mark.rule("arriba", "4.1-b", "5.11-e", "13.0-b")
def test_event_61_brings_both_to_zero_at_once_and_the_rebel_has_lost():
    t = event(61, order=None, ps={"government": 2, "rebel": 2})
    assert t.match.result is not None
    assert t.match.result.winners == ("government",)
    assert t.s.ps == [0, 0]
