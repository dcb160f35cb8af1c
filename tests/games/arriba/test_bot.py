"""The steady player."""

from random import Random

import pytest

from frente.engine import Match
from frente.games.arriba import GAME
from frente.games.arriba.bot import steady


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
