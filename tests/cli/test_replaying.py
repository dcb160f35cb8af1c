"""The terminal's reader in a match: it goes where it is told and tells what happened on the way."""

from random import Random

import pytest
from tests.toy import GAME

from frente.cli.replaying import Reader
from frente.cli.screen import Screen
from frente.engine import Match


@pytest.mark.parametrize("auto", [False, True])
def test_step_by_step_leads_where_going_there_at_once_leads(auto: bool):
    match = Match.start(GAME, seed="a", auto=auto)
    luck = Random("a")
    while match.asks:
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options()))
    reader = Reader(match, None, Screen())
    for index, ply in enumerate(reader.replay.plies):
        assert reader.index == index
        assert reader.here.ply == ply
        assert reader.here.digest() == match.at(ply).digest()
        assert reader._told(-1) == match.at(ply).events(None)
        reader._step(1)
    assert reader.here.result == match.result
