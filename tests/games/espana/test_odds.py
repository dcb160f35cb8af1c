"""The odds of an attack against every roll that the rules themselves can make of it."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial
from random import Random
from typing import Any

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, table

from frente.engine import Ask, Roll
from frente.games.espana import GAME
from frente.games.espana.definitions import COUNTER, PLACE, TROOPS
from frente.games.espana.odds import downs, left_after
from frente.games.espana.rules.dice import Pool, best_hits, best_placing, hit_chances, lowered
from frente.games.espana.rules.steps import STEPS
from frente.games.espana.state import EspanaState

Left = tuple[int, int]
"""Strength left in the box: the attacker's, the defender's."""


# --- every roll, through the steps of the rules --------------------------------------------------------
def rolls_of(wanted: Roll) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every result with its share; the order of the dice does not matter."""
    found = []
    for faces in combinations_with_replacement(range(1, 7), wanted.dice):
        ways = factorial(wanted.dice)
        for repeat in Counter(faces).values():
            ways //= factorial(repeat)
        found.append((faces, Fraction(ways, 6**wanted.dice)))
    return found


def explore(start: EspanaState, answers: list[str], side: int) -> dict[Left, Fraction]:
    """Play the attack at hand to its end with these answers and with every roll there can be.

    Step by step: what different rolls have made alike is looked at once.
    """
    ways = {key(start): (start, answers, Fraction(1))}
    found: dict[Left, Fraction] = {}
    while ways:
        after: dict[Any, tuple[EspanaState, list[str], Fraction]] = {}
        for state, left, share in ways.values():
            if state.agenda[-1][0] == "attack":
                end = strengths(state, side)
                found[end] = found.get(end, Fraction(0)) + share
                continue
            for then, rest, part in step(state, left):
                known = after.get(key(then), (then, rest, Fraction(0)))
                after[key(then)] = (then, rest, known[2] + share * part)
        ways = after
    return found


def key(s: EspanaState) -> Any:
    return tuple(s.where), tuple(s.strength), s.fight, s.used, tuple(s.agenda)


def step(start: EspanaState, answers: list[str]) -> list[tuple[EspanaState, list[str], Fraction]]:
    """The step that is next, with every roll: the states after it, the answers left, the shares."""
    found = []
    open_ways: list[tuple[list[tuple[int, ...]], Fraction]] = [([], Fraction(1))]
    while open_ways:
        rolled, share = open_ways.pop()
        s, rest, wanted = run(start, answers, rolled)
        if wanted is None:
            found.append((s, rest, share))
        else:
            open_ways += [([*rolled, faces], share * part) for faces, part in rolls_of(wanted)]
    return found


def run(
    start: EspanaState, answers: list[str], rolled: list[tuple[int, ...]]
) -> tuple[EspanaState, list[str], Roll | None]:
    """One step to its end, or to the first roll that is not given."""
    s = start.copy()
    answers, rolled = answers.copy(), rolled.copy()
    name, *args = s.agenda.pop()
    flow = STEPS[name](s, *args)
    reply: Any = None
    while True:
        try:
            wanted = flow.send(reply)
        except StopIteration:
            return s, answers, None
        if isinstance(wanted, Roll):
            if not rolled:
                return s, answers, wanted
            reply = rolled.pop(0)
        else:
            assert isinstance(wanted, Ask)
            reply = "best" if wanted.kind == "modify" else answers.pop(0)


def strengths(s: EspanaState, side: int) -> Left:
    box = PLACE["madrid"] if s.fight is None else s.fight.box
    sums = [sum(s.strength[t] for t in s.at[2 * box + i] if t < TROOPS.stop) for i in (0, 1)]
    return sums[side], sums[1 - side]


def foretold(match: Any, token: str) -> dict[Left, float]:
    odds = GAME.odds(match.state, match.asks[0], token)
    assert odds is not None
    assert sum(o.chance for o in odds.outcomes) == pytest.approx(1)
    return {(o.label.args["attacker"], o.label.args["defender"]): o.chance for o in odds.outcomes}


def check(match: Any, *answers: str) -> None:
    """The odds of the first answer are what the dice bring if these answers are given."""
    start = match.clone().state
    assert start.fight is not None
    side = start.fight.side
    # The step that asks now runs again from its start.
    ask = match.asks[0]
    step: tuple[Any, ...] = {
        "support": ("support", (N, R).index(ask.seat)),
        "card": ("cards",),
        "pair": ("air",),
    }[ask.kind]
    start.push(step)
    seen = explore(start, list(answers), side)
    told = foretold(match, answers[0])
    assert told == pytest.approx({left: float(share) for left, share in seen.items()})


def battle(*here: str, general: str = "mola", box: str = "madrid", **more: Any) -> dict[str, Any]:
    return {**EMPTY, "units": {box: [*here, general]}, "markers": LANDS, "turn": 4, "battle": general} | more


@pytest.mark.rule("espana", "16.5-a", "16.5-d", "16.5-f", "16.5-g", "16.5-h", "16.2-d", "16.2-f")
def test_odds_of_support_and_modifiers():
    match = table(battle("n-leg 2", "cv-33", "r-ana 2", "t-26"))
    do(match, "attack n-leg-s1 r-ana-s1", "enough")
    assert asked(match) == (R, "support")
    check(match, "support tank-t-26-1")
    check(match, "enough")
    other = table(battle("n-fal 2", "r-ib 3", "rojo", general="queipo"))
    do(other, "attack n-fal-s1 r-ib-l1")
    check(other, "support gen-rojo")


@pytest.mark.rule("espana", "16.3-c", "16.3-f", "16.5-b")
def test_odds_with_and_without_each_card_of_the_hand():
    hands = {N: ["n-01", "n-02", "n-03", "n-08", "n-11"], R: []}
    match = table(battle("n-reg 1", "r-com 2", hands=hands))
    do(match, "attack n-reg-s1 r-com-s1")
    for card in hands[N]:
        for use in ("bonus", "penalty"):
            check(match, f"{use} {card}")
    check(match, "none")
    defence = table(battle("n-reg 1", "r-com 1", hands={N: ["n-02"], R: ["r-11", "r-05", "r-07"]}))
    do(defence, "attack n-reg-s1 r-com-s1", "none")
    for card in ("r-11", "r-05", "r-07"):
        for use in ("bonus", "penalty"):
            check_second(defence, f"{use} {card}")


def check_second(match: Any, token: str) -> None:
    """The odds of the second card: the cards step runs again with both answers."""
    start = match.clone().state
    start.hands[0].append(start.laid[0].pop()) if start.laid[0] else None
    start.push(("cards",))
    seen = explore(start, ["none", token], 0)
    assert foretold(match, token) == pytest.approx({left: float(share) for left, share in seen.items()})


@pytest.mark.rule("espana", "16.4-a", "16.4-b", "16.4-d", "16.4-e", "16.4-f", "16.2-e")
def test_odds_count_the_air_combat_that_comes_first():
    match = table(battle("n-reg 1", "bf-109", "r-reg 1", "i-15", "potez-540"))
    do(match, "attack n-reg-s1 r-reg-s1", "support air-bf-109")
    assert asked(match) == (R, "support")
    check(match, "support air-i-15", "enough")
    check(match, "enough")
    odds = GAME.odds(match.state, match.asks[0], "support air-potez-540")
    assert odds is not None
    assert [n.id for n in odds.notes] == ["odds-air-first"]
    assert [line.value for line in odds.lines if "dice" in line.label.id] == ["1-2", "1-3"]
    # Two dice, -1 on the higher one, the better die counts.
    rolls = list(product(range(1, 7), repeat=2))
    hits = sum(max(max(r) - 1, min(r)) >= 5 for r in rolls)
    assert downs(2, -1) == Fraction(hits, 36)
    assert downs(1, 2) == Fraction(4, 6)


@pytest.mark.rule("espana", "16.4-a", "16.4-b")
def test_odds_of_each_pairing():
    match = table(battle("n-reg 1", "bf-109", "breguet-n", "r-reg 1", "i-15", general="queipo"))
    do(match, "attack n-reg-s1 r-reg-s1", "support air-bf-109", "support air-breguet-n")
    best = foretold(match, "support air-i-15")
    do(match, "support air-i-15")
    assert asked(match) == (R, "pair")
    ways = ["pair air-i-15 air-bf-109", "pair air-i-15 air-breguet-n"]
    for way in ways:
        check(match, way)
    # Before the pairs are made the odds take those that keep the defender most dice.
    assert best in [foretold(match, way) for way in ways]
    assert best == foretold(match, ways[1])


@pytest.mark.rule("espana", "22.1-a", "22.1-c")
def test_odds_count_the_general_without_his_own():
    match = table(battle("n-reg 2", "r-reg 2", "t-26", general="durruti"), generals=True)
    do(match, "attack r-reg-s1 n-reg-s1")
    check(match, "support tank-t-26-1")
    check(match, "enough")


@pytest.mark.rule("espana", "25.6-a", "25.6-b")
def test_odds_count_ships():
    set = battle("n-reg 1", "r-reg 1", "libertad support", "destroyers-1 support", box="malaga")
    match = table(set, naval=True)
    do(match, "attack n-reg-s1 r-reg-s1")
    check(match, "support ship-libertad", "enough")
    check(match, "support ship-destroyers-1", "enough")


def check_left(match: Any, token: str, left: set[int]) -> None:
    assert {d for _, d in foretold(match, token)} == left


@pytest.mark.rule("espana", "16.6-f")
def test_odds_know_that_counters_can_run_out():
    full = [f"r-reg-s{i} 1" for i in range(1, 9)]
    full += [f"r-{t}-s{i} 1" for t in ("com", "ana") for i in range(1, 8)]
    set = battle("n-reg 2", "r-ib 3")
    set["units"]["valencia"] = full
    match = table(set)
    token = "attack n-reg-s1 r-ib-l1"
    check_left(match, token, {0, 3})
    set["units"]["valencia"] = full[:-1]
    check_left(table(set), token, {1, 2, 3})
    assert left_after(match.state, COUNTER["r-ib-l1"], (Fraction(0), Fraction(1))) == {0: Fraction(1)}


# --- notes ---------------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "16.3-b")
def test_odds_say_when_a_card_may_still_change_them():
    def notes(match: Any, token: str) -> list[str]:
        odds = GAME.odds(match.state, match.asks[0], token)
        assert odds is not None
        return [n.id for n in odds.notes]

    match = table(battle("n-reg 1", "r-reg 1", hands={N: ["n-01"], R: ["r-01", "r-02"]}))
    assert notes(match, "attack n-reg-s1 r-reg-s1") == ["odds-hidden-cards"]
    do(match, "attack n-reg-s1 r-reg-s1")
    assert notes(match, "none") == ["odds-hidden-cards"]
    silent = match.clone()
    do(silent, "none")
    assert notes(silent, "none") == []  # nobody can lay a card any more
    do(match, "bonus n-01")
    assert notes(match, "none") == ["odds-hidden-cards"]  # his last card lies there, face down
    variant = table(battle("n-reg 1", "r-reg 1", hands={N: ["n-01"], R: ["r-01"]}), variant="no-intervention")
    assert notes(variant, "attack n-reg-s1 r-reg-s1") == []


# --- the arithmetic against all placings ---------------------------------------------------------------
def all_placings(dice: tuple[int, ...], plus: tuple[int, ...], pair: int) -> int:
    """The most hits over every way to put the modifiers on the dice."""
    best = 0
    for spread in product(range(len(dice)), repeat=len(plus)):
        values = list(dice)
        for die, value in zip(spread, plus, strict=True):
            values[die] += value
        pairs = list(combinations_with_replacement(range(len(dice)), min(pair, len(dice))))
        for on in pairs:
            if len(set(on)) == len(on):
                shown = [v + (i in on) for i, v in enumerate(values)]
                best = max(best, sum(v >= 5 for v in shown))
    return best


@pytest.mark.rule("espana", "16.5-h", "16.5-i", "16.3-f")
def test_best_is_the_best_of_all_placings():
    luck = Random(16)
    for _ in range(400):
        dice = tuple(sorted((luck.randint(-1, 6) for _ in range(luck.randint(1, 4))), reverse=True))
        plus = tuple(sorted(luck.choice((1, 1, 2, 2, 3)) for _ in range(luck.randint(0, 4))))
        pair = luck.choice((0, 2))
        assert best_hits(dice, plus, pair) == all_placings(dice, plus, pair), (dice, plus, pair)
        assert best_placing(dice, plus, pair) == all_placings(dice, plus, pair)


@pytest.mark.rule("espana", "16.5-f", "16.5-g", "16.5-g2")
def test_the_chances_are_those_of_all_rolls():
    luck = Random(5)
    for _ in range(30):
        n = luck.randint(1, 3)
        plus = tuple(luck.choice((1, 2)) for _ in range(luck.randint(0, 3)))
        minus = tuple(luck.choice((-1, -2)) for _ in range(luck.randint(0, 3)))
        pool = Pool(n, plus, minus, luck.choice((0, 2)), luck.choice((0, 2)))
        found = [0] * (n + 1)
        for faces in product(range(1, 7), repeat=n):
            found[all_placings(lowered(faces, minus, pool.pair_minus), plus, pool.pair_plus)] += 1
        assert hit_chances(pool) == tuple(Fraction(c, 6**n) for c in found)
