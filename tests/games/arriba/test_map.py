"""Chapters 1 and 2: map, counters, definitions."""

from typing import Any

import pytest

from frente.engine import Match
from frente.games.arriba import GAME
from frente.games.arriba import definitions as d
from frente.games.arriba.rules import strength
from frente.games.arriba.rules.placement import places_for
from frente.games.arriba.state import add_group, cadre, cf, occupied, presence

from .table import CO, NA, PA, B, D, T, Table, area, group, state


@pytest.mark.rule("arriba", "1.1", "2.2.1", "2.2.2", "2.2.3-a")
def test_1_1_two_sides_with_their_factions():
    assert Match.start(GAME, seed="a").setup.seats == ("government", "rebel")
    sides = {name: d.FACTION_SIDE[i] for i, name in enumerate(d.FACTIONS)}
    assert sides["poum"] == sides["international-brigade"] == sides["santandero"] == "government"
    assert {n for n, side in sides.items() if side == "rebel"} == {
        "nationalist", "carlist", "colonial", "italian", "portuguese",
    }  # fmt: skip
    assert {d.FACTIONS[f] for f in d.GOBERNITOS} == {"asturias", "basque", "catalonia", "santandero"}
    assert len(d.MINOR) == 6
    assert not any(u.id.startswith("ge") for u in d.UNITS)


@pytest.mark.rule("arriba", "2.1-a", "2.1-b", "2.1-c", "2.1-e")
def test_2_1_regions_areas_cities():
    assert d.COUNT == 47
    assert len(set(d.CITY)) == 47
    assert len(d.REGIONS) == 15
    total = 0
    for mask in d.REGION_AREAS:
        assert mask
        assert not total & mask
        total |= mask
    assert total == d.EVERYWHERE
    s = state(control={"aragon": "rebel", "murcia": "government"})
    assert {GAME.facts(s)["control"][r] for r in ("aragon", "murcia", "galicia")} == {
        "rebel", "government", "contested",
    }  # fmt: skip
    with pytest.raises(ValueError, match="control is"):
        state(control={"aragon": "france"})


@pytest.mark.rule("arriba", "2.1-c", "2.1-d", "2.2.3-c")
def test_2_1_d_a_unit_in_the_city_occupies_it_points_alone_do_not():
    s = state(
        group("toledo", f"{PA} {B} disrupted", seat="city"),
        group("madrid", f"{PA} {B}"),
        group("cuenca", side="government", armor=1, seat="city"),
    )
    assert occupied(s, "government") == d.BIT[area("toledo")]
    assert presence(s, "government") == d.BIT[area("toledo")] | d.BIT[area("madrid")]
    s.groups[9] = s.groups[1]._replace(id=9, side="rebel")
    s.next_group = 10
    assert "both sides in one city" in GAME.faults(s)


@pytest.mark.rule("arriba", "2.2.3-c")
def test_2_2_3_c_points_alone_make_way_for_units():
    t = Table(
        group("cuenca", side="government", armor=1, seat="city"),
        group("cuenca", f"{NA} {B}"),
        phase="movement",
    )
    t.play("march g2", "to cuenca city")
    assert t.group("g2").city
    assert not t.group("g1").city


@pytest.mark.rule("arriba", "2.1.1-a", "2.1.1-b", "6.7-a")
def test_2_1_1_ports_and_mountains():
    names = {d.AREAS[a] for a in d.areas_of(d.MED_PORTS)}
    assert names == {
        "malaga", "almeria", "cartagena", "alicante", "valencia", "castellon", "tarragona", "barcelona",
    }  # fmt: skip
    ports = {d.AREAS[a] for a in d.areas_of(d.PORTS)}
    assert names < ports
    assert "cadiz" in ports
    assert not ports & {"sevilla", "oviedo"}
    for seat, shifts in (("city", ["city", "mountain"]), ("large", ["mountain"])):
        s = state(group("soria", f"{PA} {B}", seat=seat), group("soria", f"{NA} {B}"))
        assert [name for name, _, _ in strength.shifts(s, s.groups[2], s.groups[1])] == shifts


@pytest.mark.rule("arriba", "2.1.2-a", "2.1.2-b", "2.1.2-c", "2.1.2-d", "8.2.1")
def test_2_1_2_spanish_morocco_and_the_borders():
    assert d.MOROCCO >= d.COUNT
    assert d.NEIGHBOURS[d.MOROCCO] == 0
    assert not {"portugal", "france", "spanish-morocco"} & set(d.AREAS)
    s = state(group("cadiz", f"{NA} {B}", seat="city"), group("madrid", f"{PA} {B}", seat="city"))
    homes = {name: [a for a, _ in places_for(s, d.FACTION[name])] for name in d.FACTIONS}
    assert homes["colonial"] == [d.MOROCCO]
    assert [name for name, areas in homes.items() if d.MOROCCO in areas] == ["nationalist", "colonial"]
    t = Table(
        group("spanish-morocco", f"{CO} {B}"),
        group("cadiz", f"{NA} {B}", seat="city"),
        phase="movement",
        rolls=[(1,)],
    )
    assert "march g1" in t.options
    t.play("march g1")
    assert t.why("to spanish-morocco city") == "8.2.1"
    reasons = t.match.why_nothing_at("rebel", ("spanish-morocco",))
    assert [r.rule for r in reasons] == ["8.2.1"]


@pytest.mark.rule("arriba", "2.2-a", "2.2-b", "2.2-c", "2.2.3-b")
def test_2_2_counters_are_a_hard_limit():
    rows = (d.DATA / "counters.csv").read_text(encoding="utf-8").splitlines()
    assert len(rows) - 1 == 264
    assert d.CF == {B: 1, D: 4, T: 5}
    assert d.REMNANT_CF == 2
    s = state(group("madrid", f"{PA} {T} remnant", f"{PA} {T}", f"{PA} {B}", seat="city"))
    assert sorted(cf(s, u) for u in s.groups[1].units) == [1, 2, 5]
    assert not [f for f in GAME.faults(s) if "nowhere" in f]
    s.unbuilt &= s.unbuilt - 1
    assert "a counter is nowhere" in GAME.faults(s)


@pytest.mark.rule("arriba", "2.2-c")
def test_2_2_c_unbuilt_counters_are_taken_first_and_only_eliminated_ones_are_rebuilt():
    t = Table(
        group("madrid", f"{PA} {B}", seat="city"),
        phase="strategic",
        side="government",
        eliminated=["pa-b05"],
        ep={"government": 4},
    )
    assert "rebuild popular-army brigade" in t.options
    assert t.why("rebuild international-brigade brigade") == "6.3-a"
    t.play("create popular-army brigade")
    assert "pa-b05" in t.facts["eliminated"]
    t.play("rebuild popular-army brigade")
    assert t.facts["eliminated"] == []


@pytest.mark.rule("arriba", "2.2.4-a")
def test_2_2_4_a_several_dice_are_summed():
    t = Table(phase="political", side="government", turn=4, ps={"government": 50})
    t.play("influence br 3", rolls=[(2, 3, 6), (2,)])
    assert t.s.ps[0] == 50 - 2 - 11


@pytest.mark.rule("arriba", "2.2.4-b")
def test_2_2_4_b_a_marker_raises_cadre_and_doubles_points():
    s = state(group("madrid", f"{PA} {B} improved", f"{PA} {T} remnant improved", seat="city"))
    assert [cadre(s, u) for u in s.groups[1].units] == [1, 1]
    assert d.ASSET_LIMIT["government", "armor"] == 10
    add_group(s, "government", area("madrid"), False, (), armor=11)
    assert any("armor points" in f for f in GAME.faults(s))


@pytest.mark.rule("arriba", "2.2.4-c", "2.2.4-d")
def test_2_2_4_air_is_off_the_map_and_everything_is_open():
    s = state(group("madrid", f"{PA} {B}", seat="city", armor=1), air={"government": 2}, ep={"rebel": 3})
    views: list[Any] = [GAME.view(s, seat) for seat in ("government", "rebel", None)]
    assert views[0] == views[1] == views[2]
    places = {p["id"]: p["place"] for p in views[0]["pieces"]}
    assert places["air-government-ready"] == "air-government"
    assert places["g1.armor"] == "madrid"
    assert GAME.zones == ()
