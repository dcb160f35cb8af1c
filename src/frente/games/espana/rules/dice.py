"""16.5 Dice: pools, modifiers, hits. Pure arithmetic, shared by the rules, the odds and the bot."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

HIT = 5
"""6.1, 16.5-d: a die that shows this or more after modifiers is a hit."""


@dataclass(frozen=True, slots=True)
class Pool:
    """One side's dice before they are rolled.

    `plus` and `minus` are modifiers that each go on one die. `pair_plus` and `pair_minus` say on how
    many different dice a card puts +1 or -1 each (16.3-f).
    """

    dice: int
    plus: tuple[int, ...] = ()
    minus: tuple[int, ...] = ()
    pair_plus: int = 0
    pair_minus: int = 0


def lowered(dice: tuple[int, ...], minus: tuple[int, ...], pair_minus: int) -> tuple[int, ...]:
    """The dice, highest first, after the negative modifiers, which come first (16.5-f).

    Each goes on the die that is highest at that moment (16.5-g), the largest one first (16.5-g2); a
    card that lowers two dice takes the two highest (16.3-f). Results are not capped (16.5-j).
    """
    values = sorted(dice, reverse=True)
    if not values:
        return ()
    for value in sorted(minus):
        values[0] += value
        values.sort(reverse=True)
    for i in range(min(pair_minus, len(values))):
        values[i] -= 1
    values.sort(reverse=True)
    return tuple(values)


def count_hits(dice: tuple[int, ...]) -> int:
    """16.5-d."""
    return sum(1 for d in dice if d >= HIT)


@cache
def best_hits(dice: tuple[int, ...], plus: tuple[int, ...], pair_plus: int) -> int:
    """The most hits that positive modifiers can make of these dice (16.5-h, 16.5-i).

    A modifier is never split, one die may take several, and the points of a "+1 to two dice" card go
    on different dice. Covering more dice is always done with those that need least.
    """
    sure = count_hits(dice)
    gaps = sorted(HIT - d for d in dice if d < HIT)
    ones = sum(1 for p in plus if p == 1)
    others = tuple(sorted((p for p in plus if p > 1), reverse=True))
    for more in range(len(gaps), 0, -1):
        if _covers(tuple(gaps[:more]), others, ones, min(pair_plus, len(dice))):
            return sure + more
    return sure


@cache
def _covers(gaps: tuple[int, ...], large: tuple[int, ...], ones: int, pair: int) -> bool:
    """Can all these gaps be closed?"""
    if not large:
        need = sum(g for g in gaps if g > 0)
        helped = min(pair, sum(1 for g in gaps if g > 0))
        return need <= ones + helped
    first, rest = large[0], large[1:]
    if _covers(gaps, rest, ones, pair):
        return True
    for i, gap in enumerate(gaps):
        if gap > 0 and (i == 0 or gaps[i - 1] != gap):
            left = tuple(sorted((*gaps[:i], gap - first, *gaps[i + 1 :])))
            if _covers(left, rest, ones, pair):
                return True
    return False


def best_placing(
    dice: tuple[int, ...], plus: tuple[int, ...], pair_plus: int, barred: tuple[int, ...] = ()
) -> int:
    """How many hits the roller can still reach; what `best` gives him.

    `barred` are the dice that already have a point of a "+1 to two dice" card.
    """
    plus = tuple(sorted(plus))
    if not (pair_plus and barred):
        return best_hits(tuple(sorted(dice, reverse=True)), plus, pair_plus)
    reached = [best_hits(tuple(sorted(dice, reverse=True)), plus, 0)]
    for i in range(len(dice)):
        if i not in barred:
            raised = (*dice[:i], dice[i] + 1, *dice[i + 1 :])
            reached.append(best_hits(tuple(sorted(raised, reverse=True)), plus, 0))
    return max(reached)


@cache
def hit_chances(pool: Pool) -> tuple[Fraction, ...]:
    """The exact distribution of hits: entry h is the chance of h hits when the roller places them best."""
    n = max(pool.dice, 0)
    if n == 0:
        return (Fraction(1),)
    chances = [0] * (n + 1)
    plus = tuple(sorted(pool.plus))
    minus = tuple(sorted(pool.minus))
    orders = factorial(n)
    for faces in combinations_with_replacement(range(1, 7), n):
        ways = orders
        for repeat in Counter(faces).values():
            ways //= factorial(repeat)
        chances[best_hits(lowered(faces, minus, pool.pair_minus), plus, pool.pair_plus)] += ways
    whole = 6**n
    return tuple(Fraction(c, whole) for c in chances)


# --- one aircraft or ship against another (16.4, 25.6, 25.8) -----------------------------------------
def best_die(dice: tuple[int, ...], plus: tuple[int, ...], minus: tuple[int, ...]) -> int:
    """16.4-d: the roller uses the die that is best for him; a modifier goes on one die only."""
    if not dice:
        return 0
    values = lowered(dice, minus, 0)
    return values[0] + sum(plus)


def sea_result(dice: tuple[int, ...], plus: tuple[int, ...], minus: tuple[int, ...]) -> tuple[int, bool]:
    """25.8-j, 25.8-k: (hits of 6 or more, is there a 5?) with the modifiers placed for the best effect."""
    values = list(lowered(dice, minus, 0))
    if not values:
        return 0, False
    best = (-1, False)
    for spread in _spreads(len(values), tuple(sorted(plus, reverse=True))):
        shown = [v + p for v, p in zip(values, spread, strict=True)]
        hits = sum(1 for v in shown if v >= 6)
        best = max(best, (min(hits, 2), any(v == 5 for v in shown)))
    return best


def _spreads(n: int, plus: tuple[int, ...]) -> list[list[int]]:
    spreads = [[0] * n]
    for value in plus:
        spreads = [[*s[:i], s[i] + value, *s[i + 1 :]] for s in spreads for i in range(n)]
    return spreads
