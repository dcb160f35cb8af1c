"""What must hold in every match, and what the bots make of it."""

import pytest

from frente import bots
from frente.engine import Match
from frente.engine.contract import check
from frente.games.santander import GAME


@pytest.mark.parametrize("scenario", ["campaign", "quick"])
def test_the_contract_holds(scenario: str):
    report = check(GAME, matches=1, seed=f"santander {scenario}", scenario=scenario, dense=10)
    assert report.passed, "\n".join(report.lines())


@pytest.mark.parametrize("seats", [("steady", "steady"), ("random", "steady"), ("steady", "random")])
def test_a_match_of_bots_ends(seats: tuple[str, str]):
    match = Match.start(GAME, "campaign", seed="bots", events=False)
    team = dict(zip(match.setup.seats, (bots.make(GAME, name) for name in seats), strict=True))
    bots.play(match, team, "luck", limit=4000)
    assert match.result is not None
    if seats[0] != seats[1]:
        strong = match.setup.seats[seats.index("steady")]
        assert match.result.winners == (strong,)
