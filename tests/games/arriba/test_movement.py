"""Chapter 8: movement."""

import pytest

from frente.games.arriba.definitions import AREAS, areas_of
from frente.games.arriba.rules.movement import reach

from .table import IB, NA, PA, B, D, Table, area, bit, group, state


def moves(*groups, side="rebel", **words) -> Table:
    return Table(*groups, phase="movement", side=side, **words)


@pytest.mark.rule("arriba", "8.1-a", "8.1-c")
def test_8_1_a_any_distance_into_a_city_or_at_large():
    t = moves(group("la-coruna", f"{NA} {B}", seat="city"), group("cadiz", f"{NA} {B}", seat="city"))
    t.play("march g1")
    assert t.why("to la-coruna city") == "8.1-c"
    assert t.why("to cadiz city") == "7.2-a"
    t.play("to cadiz large")
    assert t.facts["units"]["cadiz"] == {"city": ["na-b02"], "large": ["na-b01"]}
    assert t.why("march g1") == "8.1-b"
    t.play("march g2", "to cadiz large")  # out of the city of its own area is a move too
    assert not t.group("g2").city


@pytest.mark.rule("arriba", "8.1-c", "7.2-a")
def test_8_1_c_no_city_with_an_enemy_unit():
    t = moves(
        group("toledo", f"{NA} {B}"), group("toledo", f"{PA} {B}", seat="city"), group("avila", f"{NA} {B}")
    )
    t.play("march g1")
    assert t.why("to toledo city") == "8.1-c"
    t.play("to avila city", "march g3")
    assert t.why("to avila city") == "7.2-a"
    t = moves(group("toledo", f"{NA} {B}"), group("toledo", f"{PA} {B}"))
    t.play("march g1", "to toledo city")  # enemies at large do not bar the city
    assert t.group("g1").city


@pytest.mark.rule("arriba", "8.1-b")
def test_8_1_b_units_are_dropped_on_the_way():
    t = moves(group("burgos", f"{NA} {B}", f"{NA} {B}", f"{NA} {D}", seat="city", artillery=1))
    t.play(
        "march g1",
        "drop na-b01 city",
        "via soria",
        "drop na-b02 city",
        "drop artillery city",
        "to zaragoza city",
    )
    units = t.facts["units"]
    assert units["burgos"]["city"] == ["na-b01"]
    assert units["soria"]["city"] == ["na-b02"]
    assert units["zaragoza"]["city"] == ["na-d01"]
    for name in t.facts["groups"]:
        assert t.why(f"march {name}") == "8.1-b"


@pytest.mark.rule("arriba", "8.1-b", "5.2.2-b")
def test_8_1_b_dropping_belongs_to_a_move():
    t = moves(group("burgos", f"{NA} {B}", f"{NA} {B}"))
    t.play("march g1", "drop na-b01 large")
    assert t.why("to burgos large") == "8.1-b"
    assert t.why("stay") == "8.1-b"
    t.play("to burgos city")
    ring = ("madrid", "cuenca", "teruel", "zaragoza", "soria", "segovia")
    walls = [group(place, f"{PA} {B}") for place in (*ring, "guadalajara")]
    shut = moves(
        group("guadalajara", f"{NA} {B}", f"{NA} {B}"), *walls, group("guadalajara", f"{PA} {B}", seat="city")
    )
    shut.play("march g1")
    assert shut.options == ["stay"]
    assert shut.why("drop na-b01 large") == "8.1-b"


@pytest.mark.rule("arriba", "8.1-b", "7.1.1-b")
def test_8_1_b_both_parts_must_be_legal():
    t = moves(group("madrid", f"{PA} {B}", f"{IB} {B}", f"{PA} {B}"), side="government")
    t.play("march g1", "drop pa-b01 large", "drop ib-b01 large")
    assert t.why("drop pa-b02 large") == "8.1-b"
    t.play("to toledo large")
    assert t.facts["units"]["madrid"]["large"] == ["pa-b01", "ib-b01"]


@pytest.mark.rule("arriba", "8.2-a", "8.2-b", "8.2-c")
def test_8_2_enemies_stop_a_march():
    s = state(
        group("segovia", f"{NA} {B}"),
        group("madrid", f"{PA} {B}"),
        group("avila", side="government", armor=1),
        group("toledo", f"{PA} {B}"),
    )
    goals = {AREAS[a] for a in areas_of(reach(s, s.groups[1], area("segovia")))}
    assert {"madrid", "avila", "toledo", "cadiz"} <= goals  # points alone stop nobody
    s = state(group("madrid", f"{NA} {B}"), *[group(p, f"{PA} {B}") for p in ("madrid", "toledo", "avila")])
    goals = {AREAS[a] for a in areas_of(reach(s, s.groups[1], area("madrid")))}
    assert {"segovia", "toledo", "avila"} <= goals  # by way of a free area
    t = moves(
        group("madrid", f"{NA} {B}", f"{NA} {B}"),
        *[group(p, f"{PA} {B}") for p in ("madrid", "toledo")],
        *[group(p, f"{PA} {B}") for p in ("avila", "segovia", "guadalajara", "cuenca")],
    )
    t.play("march g1")
    assert t.why("to toledo large") == "8.2-b"
    assert t.why("to cadiz large") == "8.2-a"
    assert t.why("via toledo") == "8.2-b"


@pytest.mark.rule("arriba", "8.2-a", "8.1-b")
def test_8_2_a_it_must_stop_where_it_meets_the_enemy():
    t = moves(group("segovia", f"{NA} {B}", f"{NA} {B}"), group("madrid", f"{PA} {B}"))
    t.play("march g1", "via madrid")
    assert t.why("to toledo large") == t.why("via toledo") == "8.2-a"
    assert set(t.options) == {
        "to madrid city",
        "to madrid large",
        "drop na-b01 city",
        "drop na-b01 large",
        "drop na-b02 city",
        "drop na-b02 large",
    }


@pytest.mark.rule("arriba", "8.2-c", "9.2.3-d", "9.2.3-f")
def test_8_2_c_disrupted_units_and_points_alone_march():
    t = moves(group("burgos", f"{NA} {B} disrupted"), group("soria", side="rebel", armor=1))
    t.play("march g1", "to soria city", "march g2", "to burgos city")
    assert t.group("g2").city
    assert bit(t.s.disrupted, "na-b01")


@pytest.mark.rule("arriba", "8.2.1")
def test_8_2_1_nobody_walks_to_morocco():
    for side, faction in (("rebel", NA), ("government", PA)):
        t = moves(group("cadiz", f"{faction} {B}"), side=side)
        t.play("march g1")
        assert t.why("to spanish-morocco large") == "8.2.1"


@pytest.mark.rule("arriba", "8.2.2")
def test_8_2_2_gobernitos_stay_within_a_region_of_home():
    t = moves(group("bilbao", "basque brigade", f"{PA} {B}"), side="government")
    t.play("march g1")
    assert t.why("to santander city") == t.why("to pamplona city") == t.why("to burgos city") == ""
    assert t.why("to madrid city") == "8.2.2"
    assert t.why("to oviedo city") == "8.2.2"
    t.play("drop bas-b01 large")
    assert t.why("to madrid city") == ""
    # transit counts: Catalonia's units may reach Valencia, not go round through Castile
    s = state(group("barcelona", "catalonia brigade"))
    goals = {AREAS[a] for a in areas_of(reach(s, s.groups[1], area("barcelona")))}
    assert goals == {
        "barcelona",
        "tarragona",
        "gerona",
        "lerida",
        "huesca",
        "zaragoza",
        "teruel",
        "castellon",
        "valencia",
        "alicante",
    }


@pytest.mark.rule("arriba", "15.7")
@pytest.mark.parametrize(("dice", "orders"), [((1, 2), 2), ((1, 1), 1), ((6, 6), 6)])
def test_15_7_command_control_on_turn_1(dice, orders):
    groups = [group("burgos", f"{NA} {B}") for _ in range(7)]
    t = moves(*groups, turn=1, options={"command": True}, rolls=[dice])
    assert t.s.orders == orders
    t.play("march g1", "stay")  # costs nothing
    for n in range(2, 2 + orders):
        t.play(f"march g{n}", "to burgos city" if n == 2 else "to soria large")
    if orders < 6:
        assert t.why(f"march g{2 + orders}") == "15.7"
    later = moves(*groups, turn=2, options={"command": True})
    assert later.s.orders == -1
