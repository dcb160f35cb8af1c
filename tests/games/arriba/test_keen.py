"""The keen player: the script of those who think."""

from random import Random

import pytest

from frente.engine import Match
from frente.games.arriba import GAME
from frente.games.arriba.definitions import REGIONS, G, R
from frente.games.arriba.keen import KEEN, Keen, Regions, Stance, from_africa, toll

from .table import NA, PA, B, D, Table, group, state

ASTURIAS = REGIONS.index("asturias")


def answer(t: Table) -> str:
    return Keen(Stance())(t.s, t.match.asks[0], Random(1))


@pytest.mark.parametrize("players", [2, 4])
def test_the_keen_player_plays_legal_turns(players):
    match = Match.start(GAME, options={"players": players, "fortifications": True}, seed="keen", events=False)
    luck = Random(1)
    while match.result is None and match.state.turn < 4:
        ask = match.asks[0]
        token = KEEN[GAME.side(ask.seat)](match.state, ask, luck)
        assert token in ask.options()
        match.answer(ask.seat, token)
    assert GAME.faults(match.state) == []


@pytest.mark.rule("arriba", "12.2-b")
def test_one_brigade_at_large_shakes_a_region_of_one_city():
    holds = group("oviedo", f"{PA} {B}", seat="city")
    raider = group("oviedo", f"{NA} {B}")
    assert Regions(state(holds), G).lead(ASTURIAS) == 1
    shaken = Regions(state(holds, raider), G)
    assert shaken.lead(ASTURIAS) == pytest.approx(1 / 3)
    assert Regions(state(holds, raider), R).coming(state(holds).groups[1].area, False) == 0


@pytest.mark.rule("arriba", "9.2-c")
def test_a_division_that_must_lose_one_is_a_brigade_then():
    assert toll((4,), 1, 1.0) == (3, 4.0)
    assert toll((1, 4), 1, 1.0) == (1, 1.0)
    assert toll((1, 4), 9, 1.0) == (5, 6.0)


@pytest.mark.rule("arriba", "9.1.6-a")
def test_aircraft_fly_for_small_stakes_too():
    t = Table(
        group("toledo", f"{NA} {D}"),
        group("toledo", f"{PA} {B}"),
        phase="combat",
        ep={"rebel": 2, "government": 0},
        air={"rebel": 2, "government": 0},
    )
    t.play("attack g1")
    while t.kind != "air":
        t.play(answer(t))
    assert answer(t) == "air 1 0"


def test_no_more_are_raised_in_africa_than_can_be_lifted():
    match = Match.start(GAME, seed="africa", events=False)
    while match.asks[0].kind != "spend" or match.asks[0].seat != "rebel":
        match.answer(
            match.asks[0].seat, KEEN[GAME.side(match.asks[0].seat)](match.state, match.asks[0], Random(1))
        )
    ask = match.asks[0]
    assert len(match.state.morocco) > 2
    token = Keen(Stance())(match.state, ask, Random(1))
    assert not from_africa(ask.value(token))
