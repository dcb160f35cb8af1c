"""Chapter 7: battlegroups."""

import pytest

from frente.games.arriba.definitions import FACTION
from frente.games.arriba.rules.organization import why_not_together
from frente.games.arriba.state import take_from_pool

from .table import CO, IB, NA, PA, B, Table, group, state


def rule(*units: str) -> str:
    s = state()
    found = tuple(take_from_pool(s, FACTION[f], kind) for f, kind in (u.split() for u in units))
    refusal = why_not_together(found)
    return refusal.rule if refusal else ""


@pytest.mark.rule("arriba", "7.1.1-a", "7.1.1-b", "7.1.1-c")
def test_7_1_1_who_may_stand_together():
    assert rule(*[f"{PA} {B}"] * 3) == ""
    assert rule(*[f"{PA} {B}"] * 4) == "7.1.1-a"
    assert rule(*[f"{NA} {B}"] * 4) == ""
    assert rule(*[f"{NA} {B}"] * 5) == "7.1.1-a"
    assert rule("anarchist brigade", f"{PA} {B}") == rule("poum brigade", f"{IB} {B}") == "7.1.1-b"
    assert rule("anarchist brigade", "poum brigade", "basque brigade") == ""
    assert rule("basque brigade", f"{PA} {B}", f"{IB} {B}") == ""
    assert rule("italian brigade", f"{NA} {B}") == "7.1.1-c"
    assert rule("italian brigade", "italian one-step-division") == ""
    assert rule("portuguese one-step-division", f"{CO} {B}") == ""


@pytest.mark.rule("arriba", "7.1-a", "7.1-b", "7.2-a", "7.2-b", "6.2-a")
def test_7_1_b_regrouping_within_an_area():
    t = Table(
        group("madrid", f"{PA} {B}", f"{PA} {B}", seat="city"),
        group("madrid", f"{PA} {B}", seat="city"),
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{NA} {B}", seat="city"),
        phase="organization",
        side="government",
    )
    assert t.why("done") == "7.2-b"
    assert t.why("open burgos") == "7.1-a"
    t.play("open madrid")
    assert t.why("join pa-b04 g1") == "7.1-b"
    assert t.why("seat g3 city") == "7.1-b"
    t.play("seat g2 large")
    assert t.why("seat g2 city") == "7.2-a"
    t.play("join pa-b03 g1")
    assert not t.there("g2")
    t.play("join pa-b01 new", "close", "done")
    assert (t.kind, t.seat) == ("organize", "rebel")
    assert t.facts["units"]["madrid"] == {"city": ["pa-b02", "pa-b03"], "large": ["pa-b01"]}


@pytest.mark.rule("arriba", "7.1-b")
def test_the_log_calls_a_battlegroup_as_it_was_called_then_whenever_it_is_read():
    t = Table(group("madrid", f"{PA} {B}", seat="city"), phase="organization", side="government")
    t.play("open madrid", "seat g1 large", "seat g1 city", "close")
    called = [e.data["group-name"]["id"] for e in t.match.events(None) if e.kind == "seated"]
    assert called == ["group-garrison", "group-column"]


@pytest.mark.rule("arriba", "7.1-b")
def test_7_1_b_not_into_an_enemy_city():
    t = Table(group("toledo", f"{PA} {B}"), group("toledo", f"{NA} {B}", seat="city"),
              phase="organization", side="government")  # fmt: skip
    t.play("open toledo")
    assert t.why("seat g1 city") == "7.1-b"


@pytest.mark.rule("arriba", "7.1.1-d", "15.3-c")
def test_7_1_1_d_points_go_to_any_battlegroup():
    t = Table(
        group("malaga", "italian brigade", seat="city", armor=1, german=1),
        group("malaga", f"{NA} {B}"),
        phase="organization",
        forts={"government": ["malaga"]},
    )
    t.play("open malaga")
    assert t.why("hand g2:armor g1") == "7.1.1-d"
    t.play("hand g1:german g2", "hand g1:armor g2", "hand g2:german g1")
    assert (t.group("g1").german, t.group("g2").armor) == (1, 1)


@pytest.mark.rule("arriba", "2.2.3-c", "15.3-c")
def test_2_2_3_c_points_alone_do_not_take_a_fortification():
    t = Table(group("toledo", side="rebel", armor=1), phase="organization", forts={"government": ["toledo"]})
    t.play("open toledo", "seat g1 city")
    assert t.facts["forts"]["government"] == ["toledo"]
    t = Table(group("toledo", f"{NA} {B}"), phase="organization", forts={"government": ["toledo"]})
    t.play("open toledo", "seat g1 city")
    assert t.facts["forts"]["government"] == []


@pytest.mark.rule("arriba", "7.1.1-e")
def test_7_1_1_e_points_alone_cannot_attack_and_fall_when_attacked():
    t = Table(
        group("toledo", side="rebel", armor=2),
        group("toledo", f"{NA} {B}"),
        group("toledo", side="government", armor=1, artillery=2),
        phase="combat",
    )
    assert t.why("attack g1") == "7.1.1-e"
    t.play("attack g2", "on g3")
    assert not t.there("g3")
    assert not t.events("result")
    assert t.why("attack g2") == "9.1-b"
    t.play("done")
    assert t.s.ps == [47, 53]
