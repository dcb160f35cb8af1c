"""Who could be somewhere after one move is found without walking everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from frente import games
from frente.boards.hexes import OFF
from frente.engine import Match
from frente.games.barricadas.reach import able, could_enter, reached
from frente.games.barricadas.rules.movement import allowance
from frente.games.barricadas.state import March, the_board

KEPT = sorted((Path(__file__).parents[2] / "kept" / "barricadas").glob("v*"))[-1]


@pytest.mark.rule("barricadas", "5.2-a", "5.4-b")
@pytest.mark.parametrize("name", ["artxanda-steady-300", "paso-del-ebro-steady-300", "belchite-steady-300"])
def test_a_unit_could_be_where_its_move_reaches_and_nowhere_else(name: str):
    """With rivers, roads and works on the map: in rings around each unit, both ways agree."""
    s = Match.load(games.load("barricadas"), json.loads((KEPT / f"{name}.json").read_text())).state
    compared = 0
    for u in list(able(s, 0))[:6] + list(able(s, 1))[:6]:
        points = allowance(s, u, "move")
        known = reached(s, March((u,), (0,), (points,), "move"), s.at[u])
        near = {b for h in known for b in the_board(s).grid.sides[h] if b != OFF} | known.keys()
        for h in sorted(near):
            assert could_enter(s, u, h) == (h in known), (u, h)
            compared += 1
    assert compared > 50
