"""Chapter 4: what events ask, tell, and leave alone."""

import pytest

from frente.games.arriba.definitions import EVENTS

from .table import CO, IB, NA, PA, B, Table, bit, group

MADRID = group("madrid", f"{PA} {B}", seat="city")
CADIZ = group("cadiz", f"{NA} {B}", seat="city")


def event(number: int, *more: tuple[int, ...], groups=(MADRID, CADIZ), order=(2, 5), **words) -> Table:
    rolls = [divmod(number, 10), *more, *([order] if order else [])]
    return Table(*groups, phase="random-events", rolls=rolls, **{"turn": 9, **words})


@pytest.mark.rule("arriba", "4.1-a", "4.1-b", "4.1-c")
def test_an_event_is_told_and_remembered_only_if_it_happens_once():
    t = event(14)
    assert (t.last("event"), t.s.happened, t.s.phase) == ({"event": "14"}, (), "political")
    t = event(36, (3,), happened=[63])
    assert (t.last("event"), t.s.happened) == ({"event": "36"}, (63, 36))
    assert [e.data for e in t.events("support")] == [
        {"side": "rebel", "change": -3, "gained": False, "level": 47, "why": "event"}
    ]
    t = event(36, happened=[36])
    assert (t.last("no-event"), t.events("event"), t.s.happened) == ({"event": "36"}, [], (36,))


@pytest.mark.rule("arriba", "4.1-c")
@pytest.mark.parametrize(
    ("number", "turn", "happens"),
    [(12, 2, False), (12, 3, True), (24, 3, False), (24, 4, True), (65, 7, False), (65, 8, True)],
)
def test_events_that_wait_for_a_turn(number, turn, happens):
    dice = [(1,)] if number == 12 and happens else []
    t = event(number, *dice, turn=turn, boxes={"ge": 2})
    assert bool(t.events("event")) is happens


@pytest.mark.rule("arriba", "4.1-c", "4.1-b")
@pytest.mark.parametrize(
    ("number", "boxes", "happens"),
    [
        (12, {"ge": 1}, False),
        (12, {"ge": -3}, False),
        (12, {"ge": 4}, True),
        (23, {"it": 1}, False),
        (23, {"it": 2}, True),
        (25, {"ussr": -1}, False),
        (25, {"ussr": 2}, False),
        (25, {"ussr": -2}, True),
        (52, {"ge": 1, "it": 1}, False),
        (52, {"ge": 0, "it": 2}, True),
        (52, {"ge": -2}, False),
        (55, {"ge": 3}, False),
        (55, {"ge": 4}, True),
        (56, {"ussr": -1}, False),
        (56, {"ussr": -4}, True),
    ],
)
def test_events_that_want_help_from_abroad(number, boxes, happens):
    dice = [(1,)] if happens and number in (12, 23, 25) else []
    t = event(number, *dice, boxes=boxes)
    assert bool(t.events("event")) is happens
    assert bool(t.events("no-event")) is not happens


@pytest.mark.rule("arriba", "4.1-b", "4.1-c")
def test_event_16_wants_a_city_by_france_and_a_france_that_is_no_enemy():
    gerona = group("gerona", f"{PA} {B}", seat="city")
    t = event(16, (4,), groups=(gerona,))
    assert (t.s.lasting, t.last("event-ep")) == (
        {"ep:land:government": 4},
        {"side": "government", "change": 4, "sea": False},
    )
    assert event(16, groups=(group("gerona", f"{PA} {B}"),)).events("no-event")  # at large
    assert event(16, groups=(group("gerona", f"{NA} {B}", seat="city"),)).events("no-event")
    assert event(16, groups=(gerona,), boxes={"fr": 2}).events("no-event")
    assert event(16, (1,), groups=(gerona,), boxes={"fr": 1}).events("event")
    assert event(16, (1,), groups=(gerona,), boxes={"fr": -4}).events("event")


@pytest.mark.rule("arriba", "4.1-b")
def test_equipment_by_event_is_told_and_adds_up():
    t = event(23, (5,), boxes={"it": 2}, lasting={"ep:foreign:government": 2})
    assert t.last("event-ep") == {"side": "government", "change": -5, "sea": True}
    assert t.s.lasting == {"ep:foreign:government": -3}
    more = (group("cuenca", f"{PA} {B}", seat="city"), CADIZ)
    assert event(43, groups=(MADRID, *more)).s.lasting == {"ep:land:government": 2}


@pytest.mark.rule("arriba", "4.1-b", "5.11-e")
@pytest.mark.parametrize(
    ("number", "dice", "levels", "words", "after"),
    [
        (61, [(4,)], (40, 60), {}, [40, 56]),
        (61, [], (50, 50), {}, [48, 48]),
        (66, [(4,)], (31, 30), {}, [31, 26]),
        (66, [(4,)], (30, 31), {}, [26, 31]),
        (66, [], (31, 31), {}, [31, 31]),
        (44, [(4,)], (50, 50), {"control": {"aragon": "government"}}, [50, 46]),
        (44, [(4,)], (50, 50), {"control": {"aragon": "rebel"}}, [46, 50]),
        (44, [(4, 2)], (50, 50), {"control": {"aragon": "rebel"}, "turn": 13}, [44, 50]),
    ],
)
def test_events_that_look_for_whom_they_strike(number, dice, levels, words, after):
    t = event(number, *dice, ps=dict(zip(("government", "rebel"), levels, strict=True)), **words)
    assert t.s.ps == after


@pytest.mark.rule("arriba", "4.1-b")
def test_a_marker_moves_to_the_centre_and_not_beyond():
    t = event(65, boxes={"br": 1, "fr": -1, "ge": 0, "it": -3, "ussr": 4, "po": 3})
    assert t.s.boxes == [0, 0, 0, -2, 3, 3]
    assert [e.data["country"] for e in t.events("marker")] == ["br", "fr", "it", "ussr"]


@pytest.mark.rule("arriba", "4.1-b")
def test_free_air_points_come_while_there_are_markers():
    assert {e["ap"] for event in EVENTS.values() for e in event["effects"] if "ap" in e} == {"air"}
    t = event(56, boxes={"ussr": -2}, air={"government": 11, "rebel": 3})
    assert (t.s.air_ready, t.last("event-ap")) == (
        [12, 3],
        {"side": "government", "asset": "air", "count": 1},
    )
    full = event(56, boxes={"ussr": -2}, air={"government": 12})
    assert (full.s.air_ready, full.events("event-ap")) == ([12, 0], [])
    used = event(56, boxes={"ussr": -2}, air={"government": 4}, given={"air_used": [8, 0]})
    assert (used.s.air_ready, used.events("event-ap")) == ([4, 0], [])


@pytest.mark.rule("arriba", "4.1-b")
def test_a_free_unit_wants_a_counter_and_a_place():
    t = event(33, eliminated=[f"{CO} {B}"])
    assert t.facts["units"]["spanish-morocco"]["box"] == ["co-b02"]  # unbuilt ones first
    assert t.facts["eliminated"] == ["co-b01"]
    none = event(33, no_counters=[f"{CO} {B}"])
    assert (none.facts["units"]["spanish-morocco"]["box"], none.kind) == ([], "politics")
    homeless = event(31, groups=(group("madrid", f"{PA} {B}"), CADIZ))
    assert (homeless.events("placed"), homeless.kind) == ([], "politics")
    t = event(31)
    assert t.last("placed") == {"units": ["ib-b01"], "place": "madrid", "city": True}
    assert (t.s.ep, t.s.served) == ([0, 0], 0)
    rif = event(33, groups=(MADRID,))  # no city is needed for the box
    assert rif.facts["units"]["spanish-morocco"]["box"] == ["co-b01"]


@pytest.mark.rule("arriba", "4.1-b")
def test_volunteers_are_withdrawn_one_by_one():
    brigade = f"{IB} {B} disrupted"
    groups = (
        group("madrid", brigade, brigade, f"{PA} {B} disrupted", seat="city"),
        group("toledo", f"{IB} {B}"),
    )
    t = event(32, groups=groups, order=None)
    assert t.options == ["withdraw ib-b01", "withdraw ib-b02", "withdraw ib-b03"]
    assert t.refused("withdraw pa-b01", "withdraw ib-b05", "enough") == [
        ("4.1-b", "other-faction", {"unit": "pa-b01", "faction": IB}),
        ("4.1-b", "off-the-map", {"unit": "ib-b05", "faction": IB}),
        ("4.1-b", "withdraw-more", {"least": 1}),
    ]
    t.play("withdraw ib-b01")
    assert (t.last("withdrawn"), t.why("enough")) == ({"unit": "ib-b01"}, "")
    t.play("withdraw ib-b03", rolls=[(3,), (2, 5)])
    assert (t.kind, t.there("g2"), t.s.ps[0]) == ("politics", False, 53)  # two at most
    assert [bit(t.s.disrupted, u) for u in ("ib-b01", "ib-b02", "pa-b01")] == [False, True, True]
    assert bit(t.s.unbuilt, "ib-b01")
    one = event(32, groups=(group("toledo", f"{IB} {B}"), MADRID), order=None)
    one.play("withdraw ib-b01", rolls=[(3,), (2, 5)])
    assert one.kind == "politics"
    assert event(32, groups=(MADRID,)).events("no-event")


@pytest.mark.rule("arriba", "4.1-b")
def test_the_battlegroup_that_is_disrupted_is_one_of_those_the_event_names():
    groups = (
        group("madrid", f"{PA} {B}", f"{PA} {B}", seat="city"),
        group("toledo", f"{PA} {B}"),
        CADIZ,
        group("cuenca", side="government", armor=1, seat="city"),
    )
    t = event(45, groups=groups, order=None)
    assert (t.seat, t.options, t.s.phase) == ("rebel", ["disrupt g1"], "random-events")
    assert t.refused("disrupt g9", "disrupt g3", "disrupt g4", "disrupt g2") == [
        ("4.1-b", "no-such-group", {"group": "g9"}),
        ("4.1-b", "not-its-side", {"group": "g3", "side": "government"}),
        ("4.1-b", "no-units", {"group": "g4"}),
        ("4.1-b", "not-in-a-city", {"group": "g2"}),
    ]
    t.play("disrupt g1", rolls=[(2, 5)])
    assert t.last("disrupted") == {"group": "g1", "place": "madrid", "units": ["pa-b01", "pa-b02"]}
    assert t.s.disrupted.bit_count() == 2
    sierra = (
        group("soria", f"{NA} {B}"),
        group("burgos", f"{NA} {B}"),
        group("soria", f"{NA} {B}", seat="city"),
        group("soria", f"{PA} {B}"),
        group("soria", side="rebel", armor=1),
    )
    t = event(46, groups=sierra, order=None)
    assert (t.seat, t.options) == ("government", ["disrupt g1"])
    assert t.refused("disrupt g2", "disrupt g3", "disrupt g4", "disrupt g5") == [
        ("4.1-b", "not-in-mountains", {"group": "g2"}),
        ("4.1-b", "not-in-mountains", {"group": "g3"}),
        ("4.1-b", "not-its-side", {"group": "g4", "side": "rebel"}),
        ("4.1-b", "no-units", {"group": "g5"}),
    ]
    assert event(46, groups=sierra[1:]).kind == "politics"
    assert event(45, groups=groups[1:]).kind == "politics"


@pytest.mark.rule("arriba", "4.1-b")
def test_street_fighting_disrupts_one_militia_that_is_not():
    militia = group("barcelona", f"anarchist {B}", f"poum {B} disrupted", f"catalonia {B}")
    t = event(13, (2,), groups=(militia, CADIZ), order=None)
    assert t.options == ["disrupt an-b01"]
    assert t.refused("disrupt po-b01", "disrupt cat-b01", "disrupt an-b02") == [
        ("4.1-b", "disrupted-already", {"unit": "po-b01"}),
        ("4.1-b", "not-a-radical", {"unit": "cat-b01"}),
        ("4.1-b", "off-the-map", {"unit": "an-b02"}),
    ]
    t.play("disrupt an-b01", rolls=[(2, 5)])
    assert t.last("disrupted") == {"units": ["an-b01"]}
    shaken = group("barcelona", f"anarchist {B} disrupted")
    assert event(13, (2,), groups=(shaken,)).kind == "politics"
    purged = event(13, groups=(group("barcelona", f"poum {B}"),), purged=["poum"])
    assert purged.events("no-event")
    assert event(13, (2,), groups=(militia,), purged=["poum"], order=None).kind == "disrupt-unit"
    assert event(13, groups=(militia,), turn=2).events("no-event")


@pytest.mark.rule("arriba", "4.1-b")
@pytest.mark.parametrize(
    ("number", "lasting"),
    [
        (22, {"no-assets:government": 1, "no-assets:rebel": 1}),
        (24, {"no-influence:rebel:it": 1}),
        (34, {"no-transport:rebel:morocco": 1}),
        (41, {"no-domestic:barcelona": 1}),
        (42, {"no-domestic:bilbao": 1}),
        (51, {"attack-shift:government": -1, "attack-shift:rebel": -1}),
        (53, {"no-transport:rebel:naval": 1}),
        (54, {"no-transport:government:naval": 1}),
        (52, {"transport:rebel:air": 1}),
    ],
)
def test_what_an_event_leaves_till_the_end_of_the_turn(number, lasting):
    assert event(number, boxes={"ge": 2}).s.lasting == lasting
