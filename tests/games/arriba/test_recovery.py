"""Chapter 10: recovery."""

import pytest

from frente.games.arriba.definitions import EVERYWHERE
from frente.games.arriba.rules.recovery import recovery_drm

from .table import IB, NA, PA, B, Table, area, bit, group, state, unit


@pytest.mark.rule("arriba", "10.0-a", "3.0-e")
def test_10_0_a_a_die_for_each_disrupted_unit_of_the_phasing_player():
    t = Table(
        group("burgos", f"{NA} {B} disrupted", f"{NA} {B} disrupted", f"{NA} {B}"),
        group("burgos", f"{PA} {B} disrupted"),
        phase="recovery",
        control={"old-castile": "rebel"},
        rolls=[(5, 4)],
    )
    assert [bit(t.s.disrupted, u) for u in ("na-b01", "na-b02", "pa-b01")] == [False, True, True]
    assert t.last("recovered")["of"] == 2


@pytest.mark.rule("arriba", "10.0-a", "5.11-b", "5.11-c", "9.1.2-a")
@pytest.mark.parametrize(
    ("words", "drm"),
    [
        ({}, 1),
        ({"ps": {"government": 80}}, 2),
        ({"ps": {"government": 20}}, 0),
        ({"lasting": {"recovery:government": 1}}, 2),
    ],
)
def test_10_0_a_modifiers_add_up(words, drm):
    s = state(group("madrid", f"{IB} {B} disrupted"), **words)
    enemies = EVERYWHERE
    assert recovery_drm(s, unit("ib-b01"), area("madrid"), EVERYWHERE, enemies) == drm
    assert recovery_drm(s, unit("ib-b01"), area("madrid"), EVERYWHERE, 0) == drm + 1
    assert recovery_drm(s, unit("ib-b01"), area("madrid"), 0, enemies) == drm - 1
