"""Going through a match step by step leads where going there at once leads."""

from random import Random

import pytest
from tests.toy import GAME

from frente.cli.replaying import Replay
from frente.cli.screen import Screen
from frente.engine import Match


@pytest.mark.parametrize("auto", [False, True])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_stop_is_the_same_by_either_way(seed: str, auto: bool):
    match = Match.start(GAME, seed=seed, auto=auto)
    luck = Random(seed)
    while match.asks:
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options()))
    replay = Replay(match, None, Screen())
    for index, ply in enumerate(replay.stops):
        assert replay.index == index
        assert replay.here.ply == ply
        assert replay.here.digest() == match.at(ply).digest()
        assert replay.here.events(None) == match.at(ply).events(None)
        if index < len(replay.stops) - 1:
            replay._forward()
    assert replay.here.result == match.result
