"""Odds before the dice: exact, and from what the seat can see."""

from fractions import Fraction
from itertools import product
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
    beneath = [n.args["more"] for n in odds(one, "launch").notes if n.id == "odds-if-more"]
    assert beneath == [1, 2]  # what may lie beneath in clear ground
    play(many, "launch", "enough")
    assert odds(many, "enough").title.id == "odds-bombardment"  # the defender does not know who attacks
    assert many.asks[0].seat != N


# --- the odds against the dice --------------------------------------------------------------------


def fought(match: Match[Any], dice: list[list[int]]) -> str:
    """The result of the assault when nobody commits anything more and these dice fall."""
    trial = match.clone(events=True)
    trial.forced = [tuple(d) for d in dice]
    while trial.asks and trial.asks[0].kind in ("fire", "spend"):
        play(trial, "enough")
    results = [e.data["result"] for e in trial.events(None) if e.kind == "combat"]
    if results:
        return str(results[-1])
    return "vacant" if trial.asks[0].kind == "advance" else "none"


def told(found: Odds) -> dict[str, float]:
    names = {"odds-breakthrough": "B", "odds-vacant": "vacant", "odds-none": "none"}
    return {str(o.label.args.get("result") or names[o.label.id]): o.chance for o in found.outcomes}


def same(found: Odds, counted: dict[str, int], ways: int) -> bool:
    return told(found) == pytest.approx({r: n / ways for r, n in counted.items()})


STORIES: dict[str, dict[str, Any]] = {
    "plain": {"units": FIELD},
    "trench": {"units": FIELD, "trenches": ["2206"]},
    "dug out": {"units": FIELD, "dsg": {"b174": "dsg2"}},
    "worn out": {"units": {"2206": ["b174"], "2205": ["n1-1", "n1-2"]}, "dsg": {"b174": "dsg1"}},
    "crowded": {"units": {"2206": ["b174"], "2205": ["n1-1", "n1-2", "n4-1"]}},
    "river": {"units": {"1508": ["b177"], "1409": ["lit-1"]}, "target": "1508"},
    "hungry": {
        "units": {"2206": ["n4-1"], "2105": ["b183"], "2106": ["b184"], "2207": ["b185"], "2306": ["b170"],
                  "2305": ["b171"]},
        "side": "republican",
        "dsg": {"n4-1": "dsg"},
    },
}  # fmt: skip


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.rule("santander", "10.2-f", "9.4.2-b", "9.5.1-b", "9.5.1-c", "6.3.1-c", "5.1-a", "10.2-b")
def test_the_odds_are_what_the_dice_then_do(story: str):
    table = dict(STORIES[story])
    target = table.pop("target", "2206")
    side = table.pop("side", "nationalist")
    units = table["units"]
    attackers = [u for h, us in units.items() if h != target for u in us][:4]
    match = begin(phase=f"{side}-combat", turn=2, **table)
    play(match, f"attack {target}")
    for u in attackers:
        if match.why_not(side, f"join {u}") is None:
            play(match, f"join {u}")
    before = odds(match, "launch")
    counted: dict[str, int] = {}
    play(match, "launch")
    assert told(odds(match, "enough")) == told(before)
    for die in range(1, 7):
        found = fought(match, [[die]])
        counted[found] = counted.get(found, 0) + 1
    assert same(before, counted, 6)
    planes = [t for t in match.asks[0].options() if t != "enough"][:4]
    for token in planes[:-1]:
        play(match, token)
    if not planes:
        return
    wanted = odds(match, planes[-1])
    play(match, planes[-1])
    counted = {}
    for shell in range(1, 7):
        for die in range(1, 7):
            found = fought(match, [[shell], [2] * len(planes), [die]])
            counted[found] = counted.get(found, 0) + 1
    assert same(wanted, counted, 36)


@pytest.mark.rule("santander", "15.1-a", "15.1-b", "9.4.1-c")
def test_15_1_air_combat_is_part_of_the_odds():
    units = {"2206": ["b174"], "2205": ["n1-1", "hq-n1"], "2204": ["sc-nat-1"]}
    match = begin(options={"air-combat": True}, phase="nationalist-combat", turn=2, units=units)
    play(match, "attack 2206", "join n1-1", "launch")
    play(match, "fire al-1", "fire hq-n1", "enough", "fire rep-air-1", "enough")
    wanted = odds(match, "spend sc-nat-1")  # three points against one, before the air combat
    play(match, "spend sc-nat-1")
    counted: dict[str, int] = {}
    for ours, theirs, shell, die in product(range(1, 7), repeat=4):
        left = [[2]] * ((theirs != 6) + (ours != 6))  # attrition of whoever is left
        # 3 : 1 or, after the air combat, 2 : 1, 3 : 0 or 2 : 0; a die for the bombardment every time.
        found = fought(match, [[ours], [theirs], [shell], *left, [die]])
        counted[found] = counted.get(found, 0) + 1
    assert same(wanted, counted, 6**4)


@pytest.mark.rule("santander", "10.6-a", "10.6-b", "10.6-c")
def test_10_6_the_morale_that_follows_is_told_before_the_trade():
    battle = {"side": N, "target": "2206", "attackers": ["n1-1"], "revealed": True, "losses": [0, 1]}
    table: dict[str, Any] = {"phase": "nationalist-combat", "turn": 2, "morale": 3, "battle": battle}
    match = begin(units={"2206": ["b174"], "2205": ["n1-1"]}, **table)
    found = odds(match, "stand")  # 4 to 9: shaken, must retreat, breaks
    assert {o.label.args["result"]: o.chance for o in found.outcomes} == pytest.approx(
        {"shaken": 1 / 3, "retreat": 1 / 3, "break": 1 / 3}
    )
    assert odds(match, "retreat 2106").outcomes == found.outcomes
    asturian = begin(units={"2206": ["b183"], "2205": ["n1-1"]}, **table)
    assert {o.label.args["result"]: o.chance for o in odds(asturian, "stand").outcomes} == pytest.approx(
        {"hold": 1 / 3, "shaken": 1 / 3, "retreat": 1 / 3}
    )
    last = begin(units={"2206": ["b174"], "2205": ["n1-1"]}, reduced=["b174"], **table)
    assert GAME.odds(last.state, last.asks[0], "stand") is None  # nobody is left to roll
