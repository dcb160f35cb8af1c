"""Chapter 9, the arithmetic: odds, columns, the Combat Results Table. Pure functions.

A column is a number: 0 to 7 are 1:3 to 5:1, below and above lie the notional columns of 9.2.2.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from frente.games.arriba.definitions import COLUMNS, CRT, HIGHEST_ROW, LOWEST_ROW

_RATIOS = ((1, 3), (1, 2), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1))
FIRST_NOTIONAL = 7
LAST = len(COLUMNS) - 1


class Outcome(NamedTuple):
    """What the table says. `attacker` and `defender` are CF to lose; -1 stands for E (all)."""

    exchange: bool
    attacker: int
    defender: int
    points: int
    """9.2.2-c: notional columns right of 5:1, to be spent by the attacker."""


ALL = -1


def column(attacker: int, defender: int) -> int:
    """9.1-e: the odds, rounded in the defender's favour, as a column number."""
    if 3 * attacker < defender:
        return 3 - -(-defender // attacker)  # 1:4 is one column left of 1:3 (9.2.2-b)
    whole = attacker // defender
    if whole >= FIRST_NOTIONAL:
        return LAST + whole - FIRST_NOTIONAL + 1  # 9.2.2-d: 7:1 is the first, 6:1 is read at 5:1
    best = 0
    for i, (a, d) in enumerate(_RATIOS):
        if attacker * d >= a * defender:
            best = i
    return best


def column_name(number: int) -> str:
    """1:3 to 5:1, and the notional ones by their ratio."""
    if number < 0:
        return f"1:{3 - number}"
    if number > LAST:
        return f"{FIRST_NOTIONAL - 1 + number - LAST}:1"
    return COLUMNS[number]


@cache
def look_up(number: int, modified: int, all_disrupted: bool) -> Outcome:
    """The result of a modified roll, with the adjustments of 9.2.2 that need no choice."""
    row = CRT[min(max(modified, LOWEST_ROW), HIGHEST_ROW)]  # 9.1-e
    text = row[min(max(number, 0), LAST)]
    points = max(0, number - LAST)
    if text == "X":
        return Outcome(True, 0, 0, 0)  # 9.2.2-f: an exchange is not adjusted
    left, right = text.split("/")
    attacker = ALL if left == "E" else int(left)
    defender = ALL if right == "E" else int(right)
    if defender != ALL:
        defender = max(0, defender + min(0, number))  # 9.2.2-b
    if all_disrupted and attacker != ALL:
        attacker = max(0, attacker - 1)  # 9.2.2-e
    return Outcome(False, attacker, defender, points)


def spend_points(outcome: Outcome, on_defender: int) -> Outcome:
    """9.2.2-c: some notional columns raise the defender's number, the rest lower the attacker's."""
    rest = outcome.points - on_defender
    attacker = outcome.attacker if outcome.attacker == ALL else max(0, outcome.attacker - rest)
    defender = outcome.defender if outcome.defender == ALL else outcome.defender + on_defender
    return Outcome(False, attacker, defender, 0)


def point_choices(outcome: Outcome) -> list[int]:
    """How many of the points may go to the defender's number; one entry where nothing changes."""
    if outcome.defender == ALL:
        return [0]  # 9.2.2-f: E is not changed
    if outcome.attacker == ALL:
        return [outcome.points]
    return list(range(outcome.points, -1, -1))


def halved(cf: int) -> int:
    """Half, rounded up (9.1.1-a, 11.1.2-b)."""
    return (cf + 1) // 2


def result_text(outcome: Outcome) -> str:
    if outcome.exchange:
        return "X"
    sides = ("E" if n == ALL else str(n) for n in (outcome.attacker, outcome.defender))
    return "/".join(sides)
