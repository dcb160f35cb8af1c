"""Chapters 6.5 and 15.4: points are bought, land and are sunk."""

from typing import Any

import pytest

from frente.games.arriba.definitions import COUNTRY
from frente.games.arriba.rules.blockade import enforcement, lost_to

from .table import NA, PA, B, Table, group, state

CADIZ = group("cadiz", f"{NA} {B}", seat="city")
MALAGA = group("malaga", f"{NA} {B}", seat="city")
SEA: dict[str, Any] = {"phase": "strategic", "options": {"blockade": True}, "ep": {"rebel": 20}}


@pytest.mark.rule("arriba", "15.4-a", "15.4-b")
def test_who_enforces_against_whom_and_what_it_takes():
    found = {}
    for box in range(-4, 5):
        s = state(boxes={"br": box})
        found[box] = tuple(enforcement(s, COUNTRY["br"], side) for side in ("government", "rebel"))
    assert found == {
        -4: ("", "strong"),
        -3: ("", "weak"),
        -2: ("", "weak"),
        -1: ("weak", "weak"),
        0: ("weak", "weak"),
        1: ("weak", "weak"),
        2: ("weak", ""),
        3: ("weak", ""),
        4: ("strong", ""),
    }
    takes = {strength: [lost_to(strength, die) for die in range(1, 7)] for strength in ("", "weak", "strong")}
    assert takes == {
        "": [0] * 6,
        "weak": [0, 0, 0, 0, 0, 1],
        "strong": [0, 0, 0, 0, 1, 2],
    }


@pytest.mark.rule("arriba", "15.4-b", "15.4-c", "6.7.3-b", "6.1-b")
def test_equipment_is_caught_country_by_country():
    t = Table(CADIZ, boxes={"ge": 2, "br": 0, "fr": -4}, **SEA, rolls=[(6,), (6,), (5,), (1,)])
    assert [e.data for e in t.events("blockade")] == [
        {"side": "rebel", "country": "br", "count": 1, "what": "ep"},
        {"side": "rebel", "country": "fr", "count": 1, "what": "ep"},
    ]
    assert (t.last("income")["foreign"], t.kind) == (4, "spend")
    free = Table(CADIZ, boxes={"ge": 2}, phase="strategic", rolls=[(6,)])
    assert (free.last("income")["foreign"], free.events("blockade")) == (6, [])


@pytest.mark.rule("arriba", "15.4-c", "6.5-c", "5.4.2-f", "6.7.3-b")
def test_the_owner_picks_what_is_sunk_and_nothing_is_refunded():
    t = Table(
        CADIZ,
        MALAGA,
        boxes={"ge": 2, "it": 4, "fr": -4},
        came=["ctv", "condor"],
        air={"german": "lost"},
        given={"condor": ["lost", "lost"]},
        **SEA,
        rolls=[(1,), (1, 1), (1,), (1,)],
    )
    t.play("buy air", rolls=[(2,)])
    assert t.options == ["pay air", "pay german", "decline"]
    t.play("pay german")
    assert t.last("bought") == {"side": "rebel", "asset": "air", "price": 2, "german": True}
    assert (t.s.condor, t.s.air_ready) == (["ready", "lost"], [0, 0])
    t.play("buy air", rolls=[(1,)])
    t.play("pay air")
    t.play("buy armor", rolls=[(3,)])
    assert t.options == ["pay armor", "pay german", "decline"]
    t.play("pay german")
    assert t.about == {"asset": "armor"}
    t.play("put malaga")
    assert (t.s.condor, t.group("g2").german, t.group("g2").armor) == (["ready", "map"], 1, 0)
    t.play("buy armor", rolls=[(1,)])
    assert t.options == ["pay armor", "decline"]
    t.play("pay armor", "put malaga")
    assert t.s.assets_bought == ["german-air", "rebel-air", "german:malaga", "armor:malaga"]
    left = t.s.ep[1]
    t.play("done", rolls=[(6,), (6,)])  # Britain weak: one; France strong: two
    assert t.options == ["sink armor:malaga", "sink german-air", "sink german:malaga", "sink rebel-air"]
    assert t.refused("sink artillery:malaga", "sink armor:cadiz", "sink government-air") == [
        ("15.4-c", "not-bought", {"asset": "artillery"}),
        ("15.4-c", "not-bought", {"asset": "armor"}),
        ("15.4-c", "not-bought", {"asset": "government-air"}),
    ]
    t.play("sink german-air")
    assert (t.s.condor, t.last("sunk")) == (["sunk", "map"], {"side": "rebel", "asset": "german-air"})
    t.play("sink armor:malaga")
    assert (t.s.condor, t.group("g2").german, t.group("g2").armor) == (["sunk", "map"], 1, 0)
    assert t.options == ["sink german:malaga", "sink rebel-air"]
    t.play("sink rebel-air")
    assert (t.s.air_ready, t.s.condor, t.group("g2").german) == ([0, 0], ["sunk", "map"], 1)
    assert (t.s.ep[1], t.s.assets_bought, t.s.psp_due, t.seat) == (left, [], [0, 0], "government")


@pytest.mark.rule("arriba", "15.4-c", "5.4.2-f")
def test_a_german_tank_that_is_sunk_is_gone():
    t = Table(
        CADIZ, boxes={"ge": 2, "fr": -4}, came=["condor"], given={"condor": ["", "lost"]}, **SEA,
        rolls=[(1,), (1,), (1,), (1,)],
    )  # fmt: skip
    t.play("buy armor", rolls=[(1,)])
    t.play("pay german")
    assert (t.group("g1").german, t.s.condor) == (1, ["", "map"])
    t.play("done", rolls=[(1,), (6,), (1,)])
    assert (t.group("g1").german, t.s.condor) == (0, ["", "sunk"])


@pytest.mark.rule("arriba", "15.4-c", "15.4-b")
def test_no_more_is_sunk_than_came_and_the_last_without_asking():
    t = Table(CADIZ, boxes={"po": 2, "fr": -4}, **SEA, rolls=[(1,), (1,), (1,)])
    t.play("buy artillery", rolls=[(1,)])
    t.play("pay artillery")
    assert t.group("g1").artillery == 1
    t.play("done", rolls=[(6,), (6,), (1,)])
    assert (t.group("g1").artillery, t.seat) == (0, "government")
    assert len(t.events("sunk")) == 1


@pytest.mark.rule("arriba", "15.4-c", "6.1-c")
def test_without_the_rule_nothing_is_sunk_and_bought_points_are_forgotten():
    t = Table(CADIZ, boxes={"po": 2}, phase="strategic", ep={"rebel": 9})
    t.play("buy artillery", rolls=[(1,)])
    t.play("pay artillery")
    assert t.s.assets_bought == ["artillery:cadiz"]
    rolls = len(t.events("roll"))
    t.play("done")
    assert (t.s.assets_bought, len(t.events("roll")), t.group("g1").artillery) == ([], rolls, 1)
    none = Table(CADIZ, **SEA)
    rolls = len(none.events("roll"))
    none.play("done")
    assert len(none.events("roll")) == rolls  # nothing was bought: nobody rolls


@pytest.mark.rule("arriba", "6.5-c", "2.2.3-c")
def test_a_point_joins_the_units_in_the_city_or_stands_alone():
    alone = group("cadiz", side="rebel", armor=1, seat="city")
    t = Table(group("cadiz", f"{NA} {B}"), alone, MALAGA, boxes={"po": 2}, phase="strategic", ep={"rebel": 9})
    t.play("buy artillery", rolls=[(1,)])
    t.play("pay artillery")  # Malaga is the only port that units hold
    assert (t.group("g3").artillery, t.group("g2").artillery) == (1, 0)
    assert t.last("asset-landed") == {"side": "rebel", "asset": "artillery", "place": "malaga"}


@pytest.mark.rule("arriba", "6.5-a", "6.5-b", "5.4.2-f")
def test_points_are_paid_for_from_a_marker_that_is_there():
    t = Table(
        CADIZ, boxes={"ge": 2}, phase="strategic", ep={"rebel": 9}, air={"rebel": 12}, rolls=[(1,)],
        came=["condor"], given={"condor": ["lost", "map"]},
    )  # fmt: skip
    t.play("buy air", rolls=[(2,)])
    assert t.options == ["pay german", "decline"]
    assert t.refused("pay air", "pay armor") == [
        ("6.5-b", "no-marker", {"asset": "air"}),
        ("6.5-a", "no-marker", {"asset": "armor"}),
    ]
    t.play("decline")
    t.play("buy armor", rolls=[(2,)])
    assert t.refused("pay german") == [("5.4.2-f", "no-german-lost", {"asset": "armor"})]


@pytest.mark.rule("arriba", "5.2.1-b", "6.1-c", "ERR-3")
def test_the_end_of_spending_settles_factions_and_replacement():
    t = Table(
        group("madrid", f"{PA} {B}", seat="city"),
        phase="strategic",
        side="government",
        cf_lost_before={"government": 15, "rebel": 15},
        no_counters=["anarchist", "poum"],
        served=["basque"],
    )
    assert (t.s.replacement, t.s.ps) == ([3, 0], [50, 50])
    t.play("done")
    assert t.last("unserved") == {"factions": ["catalonia", "asturias", "santandero"]}
    assert [e.data for e in t.events("replacement-lost")] == [{"side": "government", "ep": 3}]
    assert (t.s.replacement, t.s.ps) == ([0, 3], [47, 50])
    assert t.last("support") == {
        "side": "government",
        "change": -3,
        "gained": False,
        "level": 47,
        "why": "unserved",
    }
    t.play("done")
    assert (t.s.replacement, t.s.ps) == ([0, 0], [47, 50])  # the Rebel has no factions to serve
    assert len(t.events("unserved")) == 1
