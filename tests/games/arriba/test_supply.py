"""Chapter 11: supply."""

import pytest

from frente.games.arriba.definitions import BIT, EVERYWHERE, MOROCCO
from frente.games.arriba.rules.recovery import recovery_drm
from frente.games.arriba.rules.strength import ATTACK, BREAKTHROUGH, COUNTER, attack_strength
from frente.games.arriba.rules.supply import in_supply, supplied_areas

from .table import CO, NA, PA, B, D, area, group, state, unit


def fed(s, side: str, place: str) -> bool:
    return bool(supplied_areas(s, side) & BIT[area(place)])


@pytest.mark.rule("arriba", "11.1-a", "11.1-b", "11.1-c", "11.1-e")
def test_11_1_sources_and_their_neighbours():
    foes = group("zaragoza", f"{NA} {B}", seat="city")
    s = state(foes, control={"aragon": "government"})
    assert fed(s, "government", "zaragoza")  # whoever stands in it
    assert fed(s, "government", "soria")  # next to it
    assert not fed(s, "government", "burgos")
    s = state(group("toledo", f"{PA} {B}", seat="city"), group("soria", f"{PA} {B}"))
    assert fed(s, "government", "toledo")
    assert fed(s, "government", "madrid")
    assert not fed(s, "government", "soria")  # at large holds no city
    s = state(group("toledo", f"{PA} {B}", seat="city"), control={"new-castile": "rebel"})
    assert not fed(s, "government", "toledo")  # a city in an enemy region is no source
    assert in_supply(state(group("spanish-morocco", f"{CO} {B}")), unit("co-b01"), MOROCCO, 0)


@pytest.mark.rule("arriba", "11.1-d", "5.4.1-c")
def test_11_1_d_france_and_portugal():
    s = state(boxes={"fr": -2, "po": 4})
    assert fed(s, "government", "gerona")
    assert not fed(s, "rebel", "gerona")
    assert fed(s, "rebel", "badajoz")
    assert not fed(s, "rebel", "sevilla")


@pytest.mark.rule("arriba", "11.1.3", "14.2-e")
def test_11_1_3_gobernitos_live_by_their_capital():
    s = state(group("burgos", "basque brigade"), control={"old-castile": "rebel"})
    assert in_supply(s, unit("bas-b01"), area("burgos"), 0)
    s = state(
        group("bilbao", "basque brigade"),
        group("bilbao", f"{NA} {B}", seat="city"),
        control={"basque-country": "government"},
    )
    assert not in_supply(s, unit("bas-b01"), area("bilbao"), EVERYWHERE)
    s.turn = 1
    assert in_supply(s, unit("bas-b01"), area("bilbao"), EVERYWHERE)
    assert supplied_areas(s, "rebel") == EVERYWHERE


@pytest.mark.rule("arriba", "11.1.2-a", "11.1.2-b", "9.1.1-d", "9.3-e", "9.4-d")
def test_11_1_2_b_out_of_supply_attacks_at_half():
    s = state(group("burgos", f"{PA} {D}", f"{PA} {D}", f"{PA} {B}"), control={"old-castile": "rebel"})
    g = s.groups[1]
    assert attack_strength(s, g, True, ATTACK) == 5
    assert attack_strength(s, g, False, ATTACK) == 3  # halved again, rounded up each time
    assert attack_strength(s, g, True, BREAKTHROUGH) == attack_strength(s, g, False, COUNTER) == 5
    s.control = ["government"] * len(s.control)  # judged at the moment
    assert attack_strength(s, g, True, ATTACK) == 9
    mixed = state(
        group("burgos", f"{PA} {D}", "basque one-step-division", f"{PA} {B}"),
        control={"old-castile": "rebel"},
    )
    assert attack_strength(mixed, mixed.groups[1], True, ATTACK) == 4 + 3


@pytest.mark.rule("arriba", "11.1.2-c", "9.1-f")
def test_11_1_2_c_recovery_is_harder():
    s = state(group("burgos", f"{PA} {B} disrupted"), control={"old-castile": "rebel"})
    assert recovery_drm(s, unit("pa-b01"), area("burgos"), 0, EVERYWHERE) == -1
    assert recovery_drm(s, unit("pa-b01"), area("burgos"), EVERYWHERE, EVERYWHERE) == 0
