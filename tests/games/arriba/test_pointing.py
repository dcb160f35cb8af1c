"""Pointing at anything on the table: it has a use now, or a rule says why not and when."""

import pytest

from frente.engine import Refusal
from frente.games.arriba import GAME
from frente.words import Words

from .table import NA, PA, B, D, Table, group

FRONT = (
    group("madrid", f"{PA} {D}", f"{PA} {B}", seat="city", armor=1),
    group("madrid", f"{NA} {D}", f"{NA} {B}"),
    group("burgos", f"{NA} {B}", seat="city"),
)


def told(t: Table, *things: str) -> Refusal | None:
    """The first reason, which must be a whole sentence; None where the things have a use."""
    reasons = t.match.why_nothing_at(t.seat, things)
    for reason in reasons:
        assert Words(GAME, strict=True).refusal(reason)
    return reasons[0] if reasons else None


def rule(t: Table, *things: str) -> tuple[str, str]:
    reason = told(t, *things)
    return ("", "") if reason is None else (reason.rule, reason.text)


@pytest.mark.rule("arriba", "3.0-a", "5.3.1-a")
def test_in_the_political_phase_pieces_wait_and_powers_do_not():
    t = Table(*FRONT, phase="political", side="government")
    assert rule(t, "ge") == ("", "")
    assert rule(t, "pa-d01") == rule(t, "g1") == rule(t, "g1.armor") == ("3.0-a", "own-later")
    assert rule(t, "na-b01") == rule(t, "g3") == ("9.1-a", "enemy-piece")
    assert rule(t, "burgos") == ("8.1-a", "place-later")
    assert rule(t, "government") == rule(t, "ps-rebel") == ("5.1-a", "support-marker")
    assert rule(t, "ep-rebel") == ("6.1-b", "ep-count")
    assert rule(t, "turn") == ("3.0-b", "turn-marker")
    assert rule(t, "supply-rebel") == ("11.1-a", "supply-shown")
    assert rule(t, "spanish-morocco") == ("2.1.2-c", "morocco-box")
    assert rule(t, "na-t01") == ("6.2-a", "to-be-created")
    assert rule(t, "turn-label") == ("3.0-a", "only-shown")


@pytest.mark.rule("arriba", "8.1-b", "9.1-a")
def test_a_counter_a_stack_and_a_place_mean_each_other():
    t = Table(*FRONT, phase="movement", side="rebel")
    assert rule(t, "g3") == rule(t, "na-b02") == rule(t, "burgos") == ("", "")
    t.play("march g3", "to soria large")
    assert rule(t, "na-b02") == ("8.1-b", "moved-already")
    assert rule(t, "pa-d01") == ("9.1-a", "enemy-piece")
    t.play("done")
    assert rule(t, "na-b02") == ("9.1-a", "no-enemy-here")
    t.play("attack g2")
    assert rule(t, "pa-b01") == rule(t, "madrid") == ("", "")
    assert rule(t, "na-b01") == ("9.1-a", "own-group")


@pytest.mark.rule("arriba", "9.1-d")
def test_in_a_battle_it_is_told_who_fights():
    t = Table(*FRONT, phase="combat", side="rebel", air={"rebel": 2})
    t.play("attack g2", "on g1")
    assert t.kind == "air"
    assert rule(t, "na-d01") == rule(t, "pa-d01") == ("9.1-d", "in-battle")
    assert rule(t, "na-b02") == ("9.1-d", "not-in-battle")
    assert rule(t, "air-rebel-ready") == ("9.1.6-a", "air-later")


@pytest.mark.rule("arriba", "15.2-a", "15.2-c")
def test_an_ally_is_named():
    groups = (*FRONT, group("barcelona", f"anarchist {B}", seat="city"))
    t = Table(*groups, phase="political", side="government", options={"players": 3})
    assert t.seat == "republican"
    assert rule(t, "an-b01") == ("15.2-a", "ally-piece")
    assert rule(t, "g4") == ("15.2-c", "ally-piece")


@pytest.mark.rule("arriba", "9.2.4")
def test_the_city_that_lies_open_is_pointed_at_to_move_in():
    won = (group("toledo", *[f"{NA} {B}"] * 4), group("toledo", f"{PA} {B}", seat="city"))
    t = Table(*won, phase="combat", side="rebel")
    t.play("attack g1", "on g2", rolls=[(6,)])
    assert t.kind == "advance"
    assert rule(t, "toledo") == rule(t, "g1") == ("", "")
    assert GAME.choice(t.s, t.match.asks[0], "advance g1").subjects == ("g1", "toledo")
