"""Odds before the dice: exact, and from what the seat can see."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games.santander.table import N, begin, play

from frente.engine import Match, Odds
from frente.games.santander import GAME
from frente.games.santander.odds import levels_by_chance

FIELD = {"2206": ["b174"], "2205": ["n1-1"]}


def odds(match: Match[Any], token: str) -> Odds:
    found = GAME.odds(match.state, match.asks[0], token)
    assert found is not None
    assert sum(o.chance for o in found.outcomes) == pytest.approx(1)
    return found


def chance(found: Odds, result: str) -> float:
    return sum(o.chance for o in found.outcomes if o.label.args.get("result") == result)


@pytest.mark.rule("santander", "10.2-f", "9.4.2-b")
def test_the_bombardment_at_hand_is_part_of_the_odds():
    match = begin(phase="nationalist-combat", turn=2, units=FIELD)
    play(match, "attack 2206")
    assert chance(odds(match, "join n1-1"), "1/2") == pytest.approx(1 / 6)  # 6 : 3, 2:1, a 6
    play(match, "join n1-1", "launch", "fire al-1", "fire al-2", "fire lk-1")
    more = odds(match, "fire lk-2")  # four points: DSG on 3 to 6, then 6 : 2
    assert chance(more, "0/2") == pytest.approx(float(Fraction(2, 3) * Fraction(1, 6)))
    assert chance(more, "1/2") == pytest.approx(
        float(Fraction(1, 3) * Fraction(1, 6) + Fraction(2, 3) * Fraction(1, 6))
    )


@pytest.mark.rule("santander", "10.7-b", "9.4.2-b")
def test_levels_of_dsg_by_chance():
    assert levels_by_chance(4, 4, False) == {0: 1}
    assert levels_by_chance(4, 0, False) == {0: Fraction(1, 3), 1: Fraction(2, 3)}
    assert levels_by_chance(4, 0, True) == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert levels_by_chance(0, 1, True) == {0: Fraction(5, 6), -1: Fraction(1, 6)}


@pytest.mark.rule("santander", "5.2-a")
def test_odds_reckon_only_with_what_is_seen():
    one = begin(phase="nationalist-combat", turn=2, units=FIELD)
    many = begin(phase="nationalist-combat", turn=2, units={**FIELD, "2206": ["b174", "b175", "hq-xv"]})
    for match in (one, many):
        play(match, "attack 2206", "join n1-1")
    assert odds(one, "launch") == odds(many, "launch")
    assert [n.args["more"] for n in odds(one, "launch").notes] == [
        1,
        2,
    ]  # what may lie beneath in clear ground
    play(many, "launch", "enough")
    assert odds(many, "enough").title.id == "odds-bombardment"  # the defender does not know who attacks
    assert many.asks[0].seat != N
