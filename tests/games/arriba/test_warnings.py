"""What Arriba warns of, and where it is silent: support, cities, ports, the Italian corps, divisions."""

from __future__ import annotations

from typing import Any

import pytest

from frente.engine import Warning
from frente.games.arriba import GAME

from .table import Table, group, state


def caution(table: Table, token: str) -> Warning | None:
    assert token in table.options
    return GAME.caution(table.s, table.match.asks[0], token)


def standing(id: str, *groups: dict[str, Any], seat: str, **words: Any) -> Warning | None:
    """A warning that stands while the map lies like this."""
    found = GAME.dangers(state(*groups, **words), seat)
    return next((warning for warning in found if warning.id == id), None)


# --- low support -------------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "5.11-b")
@pytest.mark.parametrize(("level", "warned"), [(20, True), (21, False)])
def test_low_support_is_told_while_it_lasts(level: int, warned: bool):
    warning = standing("low", group("madrid", "pa-b01"), seat="government", ps={"government": level})
    assert (warning is not None) == warned


@pytest.mark.rule("arriba", "5.11-b")
@pytest.mark.parametrize(("level", "warned"), [(28, True), (29, False), (20, False)])
def test_a_price_that_could_bring_support_down_to_low_is_warned_of(level: int, warned: bool):
    """One extra die and the attempt cost 8 at most; what is low already is told by the standing warning."""
    table = Table(phase="political", side="government", ps={"government": level})
    warning = caution(table, "influence fr 1")
    assert (warning is not None) == warned
    assert warning is None or (warning.id, warning.level, warning.cost[0].value) == ("to-low", "care", "-8")


# --- capitals ----------------------------------------------------------------------------------------
BASQUES = group("san-sebastian", "bas-b01", "bas-b02")


@pytest.mark.rule("arriba", "11.1.3")
@pytest.mark.parametrize(
    ("garrison", "enemy", "said"),
    [
        ((), "burgos", "warn-capital-open"),
        (("bas-b03",), "burgos", "warn-capital-weak"),
        (("bas-d01", "bas-d02", "bas-b03"), "burgos", None),
        ((), "", None),
    ],
)
def test_a_capital_that_the_rebel_may_take_is_told(garrison: tuple[str, ...], enemy: str, said: str | None):
    groups = [BASQUES, *([group("bilbao", *garrison, seat="city")] if garrison else [])]
    groups += [group(enemy, "na-d01", "na-d02", "na-d03")] if enemy else []
    warning = standing("capital-bilbao", *groups, seat="government")
    assert (warning.message.id if warning else None) == said
    assert warning is None or (warning.level, warning.subjects) == ("care", ("bilbao",))


@pytest.mark.rule("arriba", "11.1.3")
def test_a_capital_whose_faction_has_nobody_left_is_not_told():
    rebel = group("burgos", "na-d01", "na-d02", "na-d03")
    assert standing("capital-bilbao", rebel, group("madrid", "pa-b01"), seat="government") is None


@pytest.mark.rule("arriba", "11.1.3")
@pytest.mark.parametrize(("enemy", "warned"), [("burgos", True), ("sevilla", False)])
def test_marching_out_of_a_capital_is_warned_of_where_the_enemy_can_walk_in(enemy: str, warned: bool):
    """Near Sevilla the Rebel is shut in by those who stand around it."""
    ring = [group(place, "pa-b0" + str(n)) for n, place in enumerate(RING, 1)]
    table = Table(
        group("bilbao", "bas-b01", seat="city"), BASQUES_NEAR, group(enemy, "na-b01"), *ring,
        phase="movement", side="government",
    )  # fmt: skip
    table.play("march g1")
    warning = caution(table, "to san-sebastian large")
    assert (warning is not None and warning.id == "capital-bilbao") == warned


RING = ("huelva", "badajoz", "cordoba", "malaga", "cadiz")
BASQUES_NEAR = group("bilbao", "bas-b04")


# --- income and ports ---------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "6.1-d")
def test_leaving_a_city_that_brings_ep_is_noted_and_leaving_another_is_not():
    table = Table(
        group("madrid", "pa-b01", seat="city"),
        group("guadalajara", "pa-b02", seat="city"),
        group("valencia", "pa-b03", seat="city"),
        phase="movement",
        side="government",
    )
    table.play("march g1")
    warning = caution(table, "to toledo city")
    assert warning is not None
    assert (warning.id, warning.level, warning.rule) == ("ep-city", "note", "6.1-d")
    assert warning.cost[0].value == "-1"
    table.play("stay", "march g2")
    assert caution(table, "to toledo city") is None


@pytest.mark.rule("arriba", "6.1-d")
def test_on_the_last_turn_no_city_brings_anything_more():
    groups = group("madrid", "pa-b01", seat="city"), group("toledo", "pa-b02")
    table = Table(*groups, turn=14, phase="movement", side="government").play("march g1")
    assert caution(table, "to toledo city") is None


@pytest.mark.rule("arriba", "6.7.3-a", "6.1-e")
def test_giving_up_the_last_port_is_warned_of_and_going_to_another_is_not():
    groups = group("alicante", "pa-b01", seat="city"), group("madrid", "pa-b02", "pa-b03", seat="city")
    table = Table(*groups, phase="movement", side="government").play("march g1")
    warning = caution(table, "to albacete city")
    assert warning is not None
    assert (warning.id, warning.level, warning.subjects) == ("last-port", "care", ("alicante",))
    assert caution(table, "to cartagena city") is None


@pytest.mark.rule("arriba", "6.7.3-a")
@pytest.mark.parametrize(
    ("place", "boxes", "warned"),
    [("madrid", {"ussr": -2}, True), ("madrid", {}, False), ("valencia", {"ussr": -2}, False)],
)
def test_having_no_port_is_told_while_a_power_would_send_something(
    place: str, boxes: dict[str, int], warned: bool
):
    warning = standing("last-port", group(place, "pa-b01", seat="city"), seat="government", boxes=boxes)
    assert (warning is not None) == warned


# --- the Italian corps ----------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "5.4.2-c")
@pytest.mark.parametrize(
    ("place", "box", "came", "warned"),
    [
        ("cadiz", 3, [], True),
        ("cadiz", 2, [], False),
        ("malaga", 3, [], False),
        ("cadiz", 3, ["ctv"], False),
    ],
)
def test_without_a_mediterranean_port_the_rebel_is_told_that_the_corps_may_never_come(
    place: str, box: int, came: list[str], warned: bool
):
    start = state(group(place, "na-b01", seat="city"), boxes={"it": box})
    start.came = came
    assert ("ctv" in [warning.id for warning in GAME.dangers(start, "rebel")]) == warned
    assert "ctv" not in [warning.id for warning in GAME.dangers(start, "government")]


@pytest.mark.rule("arriba", "5.4.2-c")
@pytest.mark.parametrize(
    ("place", "box", "token", "warned"),
    [
        ("cadiz", 3, "influence it 0", True),
        ("cadiz", 2, "influence it 0", False),
        ("cadiz", 2, "influence it 3", True),
        ("cadiz", 3, "influence ge 0", False),
        ("malaga", 3, "influence it 0", False),
    ],
)
def test_an_attempt_that_could_bring_italy_in_too_early_is_warned_of(
    place: str, box: int, token: str, warned: bool
):
    """A plain die moves one box at most, three extra dice may move two."""
    table = Table(
        group(place, "na-b01", seat="city"),
        phase="political",
        side="rebel",
        boxes={"it": box},
    )
    warning = caution(table, token)
    assert (warning is not None) == warned
    assert warning is None or (warning.id, warning.level) == ("ctv", "care")


@pytest.mark.rule("arriba", "5.4.2-c")
def test_the_shift_that_brings_italy_in_too_early_is_warned_of_and_the_other_way_is_not():
    table = Table(
        group("cadiz", "na-b01", seat="city"),
        phase="political",
        side="rebel",
        rolls=[(6,)],
        boxes={"it": 3},
    ).play("influence it 0")
    assert table.kind == "shift"
    warning = caution(table, "shift rebel 1")
    assert warning is not None
    assert warning.rule == "5.4.2-c"
    assert caution(table, "shift government 1") is None


# --- divisions -------------------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "9.2-b")
@pytest.mark.parametrize(
    ("attackers", "cost"), [(("na-d01",), "-1"), (("na-t01",), None), (("na-b01", "na-b02"), None)]
)
def test_an_attack_that_may_cost_a_division_is_noted(attackers: tuple[str, ...], cost: str | None):
    """At 1:1 the die takes up to three CF: a small division breaks up, a large one is a remnant then."""
    table = Table(
        group("toledo", *attackers),
        group("toledo", "pa-t01"),
        phase="combat",
        side="rebel",
        turn=1,  # everybody is in supply
    )
    warning = caution(table.play("attack g1"), "on g2")
    assert (warning.cost[0].value if warning is not None else None) == cost
    assert warning is None or (warning.id, warning.level, warning.rule) == ("division", "note", "9.2-b")
