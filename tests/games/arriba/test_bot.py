"""The steady player."""

from random import Random

import pytest

from frente.engine import Match
from frente.games.arriba import GAME
from frente.games.arriba.bot import steady

from .table import NA, PA, B, Table, group


@pytest.mark.parametrize("players", [2, 4])
def test_the_steady_player_plays_legal_turns(players):
    match = Match.start(GAME, options={"players": players, "fortifications": True}, seed="bot", events=False)
    luck = Random(1)
    while match.result is None and match.state.turn < 4:
        ask = match.asks[0]
        answer = steady(match.state, ask, luck)
        assert answer in ask.options()
        match.answer(ask.seat, answer)
    assert GAME.faults(match.state) == []
    assert match.result is not None or match.state.turn == 4


@pytest.mark.rule("arriba", "7.1.1-e")
def test_the_steady_player_takes_over_asset_points_on_the_march():
    """Another player has named a battlegroup of points alone; enemies stand within its reach."""
    points = group("toledo", side="rebel", artillery=1, armor=1)
    t = Table(points, group("madrid", f"{PA} {B}"), group("toledo", f"{NA} {B}"), phase="movement")
    t.play("march g1")
    assert t.kind == "destination"
    answer = steady(t.s, t.match.asks[0], Random(1))
    assert answer in t.options
    t.play(answer)
