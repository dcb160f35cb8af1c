"""What is built on a hex is drawn there: every mark that a board of hexes tells has a sign."""

import pytest

from frente.boards.counters import WORKS
from frente.engine import Match
from frente.games import load

SCENARIOS = [(slug, scenario.id) for slug in ("barricadas", "santander") for scenario in load(slug).scenarios]


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_a_work_on_a_hex_has_a_sign(slug: str, scenario: str):
    game = load(slug)
    m = Match.start(game, scenario, {}, "works", auto=True)
    marks = {mark for place in game.view(m.state, None)["places"].values() for mark in place["marks"]}
    assert marks <= set(WORKS)
