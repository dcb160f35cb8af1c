"""Chapter 6: equipment points and what they buy."""

import pytest

from frente.games.arriba.definitions import INDEX, TURNS
from frente.games.arriba.rules.income import domestic_ep, replacement_ep
from frente.games.arriba.rules.losses import reduce

from .table import CO, IB, NA, PA, B, D, T, Table, area, bit, group, state, unit

MADRID = group("madrid", f"{PA} {B}", seat="city")
VALENCIA = group("valencia", f"{PA} {B}", seat="city")
QUIET = ["anarchist", "poum", "catalonia", "asturias", "basque", "santandero"]


def yields(city: str, turn: int = 5) -> int:
    return dict(TURNS[turn].domestic).get(area(city), 0)


def shop(*groups, side="government", ep=20, **words) -> Table:
    return Table(*groups, phase="strategic", side=side, ep={side: ep}, **{"no_counters": QUIET, **words})


@pytest.mark.rule("arriba", "6.1-b", "6.1-d", "6.1-e", "6.7-EX")
def test_6_1_income_from_three_sources():
    t = shop(MADRID, ep=4, cf_lost_before={"government": 12}, boxes={"ussr": -4})
    home = yields("madrid")
    assert home > 0
    assert t.last("income") == {
        "side": "government",
        "foreign": 0,
        "domestic": home,
        "replacement": 2,
        "total": 6 + home,
    }
    t = shop(MADRID, VALENCIA, ep=0, boxes={"ussr": -4}, rolls=[(3, 4)])
    assert t.last("income")["foreign"] == 7
    s = state(group("barcelona", f"{NA} {B}", seat="city"), group("madrid", f"{PA} {B}"), turn=1)
    assert (domestic_ep(s, "rebel"), domestic_ep(s, "government")) == (yields("barcelona", 1), 0)


@pytest.mark.rule("arriba", "6.1-c")
def test_6_1_c_replacement_points_go_first_and_are_never_saved():
    t = shop(group("cuenca", f"{PA} {B}", seat="city"), ep=4, cf_lost_before={"government": 15})
    assert (t.s.ep[0], t.s.replacement[0]) == (4, 3)
    t.play("create popular-army brigade")
    assert (t.s.ep[0], t.s.replacement[0]) == (4, 2)
    t.play("done")
    assert (t.s.ep[0], t.s.replacement[0]) == (4, 0)


@pytest.mark.rule("arriba", "6.1.1-a", "6.1.1-b", "6.1.1-c")
def test_6_1_1_replacement_from_what_was_lost():
    assert [replacement_ep(12, p) for p in (15, 20, 25)] == [1, 2, 3]
    s = state(group("toledo", f"{PA} {D}", f"{PA} {T}", f"{PA} {B}"))
    for name, becomes, total in (("pa-d01", B, 3), ("pa-t01", "remnant", 6), ("pa-t01", B, 7)):
        reduce(s, 1, unit(name), becomes)
        assert s.cf_lost[INDEX["government"]] == total
    s = state(group("toledo", "anarchist brigade"), group("toledo", "italian brigade"))
    reduce(s, 1, unit("an-b01"), "gone")
    reduce(s, 2, unit("it-b01"), "gone")
    assert s.cf_lost == [0, 0]


@pytest.mark.rule("arriba", "6.2-a", "6.2-c", "6.6-e", "6.6-f")
def test_6_2_a_where_units_appear():
    t = shop(MADRID, VALENCIA, group("cuenca", f"{PA} {B}"), no_counters=["asturias"])
    before = t.s.ep[0]
    t.play("create popular-army brigade")
    assert t.options == ["put madrid city", "put valencia city"]
    assert t.why("put cuenca large") == "6.2-a"
    t.play("put madrid city")  # a second battlegroup in the city until Organization
    t.play("create poum brigade")
    assert t.facts["units"]["barcelona"]["large"] == ["po-b01"]
    assert t.s.ep[0] == before - 2
    r = shop(group("pamplona", f"{NA} {B}", seat="city"), side="rebel")
    r.play("create carlist brigade")
    assert r.options == ["put pamplona city", "put pamplona large"]
    r = shop(group("bilbao", f"{NA} {B}", seat="city"), side="government", no_counters=[])
    r.play("create basque brigade")  # also when the Rebel holds the city
    assert r.facts["units"]["bilbao"]["large"] == ["bas-b01"]


@pytest.mark.rule("arriba", "6.2-b", "6.3-b")
def test_6_2_b_divisions_need_foreign_help_but_not_to_be_rebuilt():
    t = shop(MADRID, eliminated=["pa-d05", "pa-t05"])
    assert t.why(f"create {PA} {D}") == t.why(f"create {PA} {T}") == t.why("convert pa-b01") == "6.2-b"
    assert t.why(f"rebuild {PA} {D}") == t.why(f"rebuild {PA} {T}") == ""
    t = shop(MADRID, boxes={"fr": -2}, control={"new-castile": "government"})
    assert (t.why(f"create {PA} {D}"), t.why(f"create {PA} {T}"), t.why("convert pa-b01")) == (
        "",
        "6.2-b",
        "",
    )
    t = shop(MADRID, boxes={"fr": -4})
    assert t.why(f"create {PA} {T}") == ""


@pytest.mark.rule("arriba", "6.2-c")
def test_6_2_c_what_cannot_be_paid_is_refused():
    t = shop(group("cuenca", f"{PA} {B}", seat="city"), ep=1, boxes={"fr": -4})
    assert t.why(f"create {PA} {D}") == "6.2-c"
    assert t.why(f"create {PA} {B}") == ""


@pytest.mark.rule("arriba", "6.3-a", "6.4.2-a", "6.4.1-b")
def test_6_4_2_conversion_on_the_spot():
    t = shop(
        group("madrid", f"{PA} {B} disrupted improved", f"{PA} {D} improved", seat="city"),
        boxes={"fr": -4},
        control={"new-castile": "government"},
    )
    t.play("convert pa-b01", "convert pa-d01")
    assert t.facts["groups"]["g1"]["kinds"] == [f"{PA} {D}", f"{PA} {T}"]
    assert t.facts["eliminated"] == []  # the old counters are unbuilt
    assert bit(t.s.disrupted, "pa-d02")
    assert not bit(t.s.improved, "pa-d02")
    assert bit(t.s.improved, "pa-t01")
    assert t.why("convert pa-d02") == "6.4.2-a"  # not twice in a phase
    assert t.s.ep[0] == t.last("income")["total"] - 4
    none = shop(MADRID, boxes={"fr": -4}, no_counters=[f"{PA} {D}"], control={"new-castile": "government"})
    assert none.why("convert pa-b01") == "6.4.2-a"


@pytest.mark.rule("arriba", "6.3-c", "6.4.1-a", "11.1.2-c")
def test_6_3_c_replenishing_and_improving_in_supply():
    groups = (
        group("madrid", f"{PA} {T} remnant disrupted", f"{PA} {B}", seat="city"),
        group("burgos", f"{PA} {T} remnant"),
    )
    t = shop(*groups, control={"new-castile": "government", "old-castile": "rebel"})
    assert t.why("replenish pa-t02") == t.why("improve pa-t02") == "11.1.2-c"
    assert t.why("replenish pa-b01") == "6.3-c"
    t.play("improve pa-t01", "replenish pa-t01", "improve pa-b01")
    assert not bit(t.s.remnant, "pa-t01")
    assert bit(t.s.disrupted, "pa-t01")
    assert bit(t.s.improved, "pa-t01")
    assert t.why("improve pa-b01") == "6.4.1-a"


@pytest.mark.rule("arriba", "6.1-f")
def test_6_1_f_new_units_wait_a_turn():
    t = shop(MADRID, boxes={"fr": -4}, control={"new-castile": "government"})
    t.play(f"create {PA} {B}")
    assert t.why("convert pa-b02") == t.why("improve pa-b02") == "6.1-f"


@pytest.mark.rule("arriba", "6.5-a", "6.5-b", "6.5-c")
def test_6_5_asset_points_at_the_price_of_a_die():
    closed = shop(MADRID, VALENCIA)
    assert closed.why("buy air") == "6.5-a"
    inland = shop(MADRID, boxes={"fr": -2})
    assert inland.why("buy air") == "6.5-c"
    ports = (VALENCIA, group("alicante", f"{PA} {B}", seat="city"))
    t = shop(*ports, boxes={"fr": -2}, ep=9)
    t = shop(*ports, boxes={"fr": -2}, ep=10 - (t.last("income")["total"] - 9))
    t.play("buy armor", rolls=[(3,)])
    t.play("pay armor")
    assert t.options == ["put alicante", "put valencia"]
    t.play("put alicante")
    assert (t.group("g2").armor, t.s.ep[0]) == (1, 7)
    t.play("buy air", rolls=[(4,)])
    t.play("decline")
    assert t.why("buy air") == "6.5-b"
    t.play("buy artillery", rolls=[(6,)])
    t.play("pay artillery", "put alicante")
    t.play("buy artillery", rolls=[(5,)])  # cannot be afforded: the market closes
    assert t.why("buy artillery") == "6.5-b"
    full = shop(*ports, boxes={"fr": -2}, air={"government": 12})
    assert full.why("buy air") == "6.5-b"


@pytest.mark.rule("arriba", "6.6-a", "6.6-b", "6.6-c", "6.6-d", "6.6-g", "14.2-c")
def test_6_6_restrictions():
    r = shop(
        group("malaga", f"{NA} {B}", seat="city"),
        group("cadiz", f"{NA} {B}", seat="city"),
        side="rebel",
        eliminated=["it-d01", "it-b01"],
        came=["ctv"],
    )
    assert r.why("create italian one-step-division") == "6.6-b"
    r.play("rebuild italian one-step-division")
    assert r.facts["units"]["malaga"]["city"] == ["na-b01", "it-d01"]
    assert r.why("rebuild italian brigade") == "6.6-d"
    r.play("create colonial brigade", "create colonial brigade")
    assert r.facts["units"]["spanish-morocco"]["box"] == ["co-b01", "co-b02"]
    assert r.why("create colonial brigade") == "6.6-d"
    assert shop(MADRID, turn=1).why(f"create {IB} {B}") == "14.2-c"
    g = shop(MADRID, boxes={"fr": -4}, control={"new-castile": "government"})
    assert g.why(f"create {IB} {D}") == "6.6-d"  # three EP, the cap is two
    g.play(f"create {IB} {B}", f"create {IB} {B}")
    assert g.why(f"create {IB} {B}") == "6.6-d"
    away = shop(group("cadiz", f"{NA} {B}", seat="city"), side="rebel", eliminated=["it-d01"], came=["ctv"])
    assert away.why("rebuild italian one-step-division") == "6.2-a"
    conv = shop(group("spanish-morocco", f"{CO} {B}"), side="rebel", boxes={"ge": 2})
    conv.play("create colonial brigade", "create colonial brigade", "convert co-b01")  # outside the cap
    assert conv.facts["units"]["spanish-morocco"]["box"] == ["co-b02", "co-b03", "co-d01"]
