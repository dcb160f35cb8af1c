"""The contract every game keeps, on two short random matches."""

from frente.engine.contract import check
from frente.games.arriba import GAME


def test_the_contract_holds():
    report = check(GAME, matches=2, seed="arriba", dense=6, limit=9000)
    assert report.passed, "\n".join(report.lines())
