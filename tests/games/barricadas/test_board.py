"""The board of a match, and what the terminal tells of it."""

import pytest

from frente.cli import looking
from frente.cli.screen import Screen
from frente.engine import Match
from frente.games.barricadas import GAME
from frente.words import Words


@pytest.mark.rule("barricadas", "15-d")
@pytest.mark.parametrize(("boards", "maps"), [("random-1", 1), ("random-2", 2), ("ABCD", 4), ("C", 1)])
def test_15_d_only_the_maps_that_were_drawn_are_shown(boards, maps):
    match = Match.start(GAME, "points", {"boards": boards}, "drawn")
    board = GAME.board(match.state, match.setup.scenario, match.setup.options)
    cells = {cell["id"] for cell in board["hexes"]["cells"]}
    assert len(cells) == maps * 210
    assert {code[0] for code in cells} == {sheet[0] for sheet in match.state.brief.sheets}


@pytest.mark.rule("barricadas", "6.2-a")
def test_6_2_the_terminal_tells_what_a_hex_sees_and_why_not_more(capsys):
    match = Match.start(GAME, "alto-del-leon", {}, "sees")

    def told(text):
        looking.show_sight(Screen(), Words(GAME), match, "republican", text)
        return capsys.readouterr().out

    assert "C107 sees" in told("C107")
    assert "does not see" in told("C107 C1112")
    assert "C107 sees C108" in told("C107 C108")
    assert "Z99" in told("Z99")
