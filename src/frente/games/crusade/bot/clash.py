"""What an attack promises, by all 36 throws: ground and steps, in victory points.

A force is a tuple of codes, one for each counter: its kind and whether it is reduced. Everything here is a
pure function of plain values and is kept.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from frente.games.crusade.definitions import KINDS, UNITS, Kind
from frente.games.crusade.rules.fire import TABLES, column_of
from frente.games.crusade.state import Crusade

Force = tuple[int, ...]

NUMBER = {kind.id: i for i, kind in enumerate(KINDS)}
CODE = tuple(2 * NUMBER[u.kind.id] for u in UNITS)
"""The code of each counter at full strength."""


def code(s: Crusade, unit: int) -> int:
    """The code of a counter as it is."""
    return CODE[unit] | (s.reduced >> unit & 1)


def force(s: Crusade, units: tuple[int, ...] | list[int]) -> Force:
    """The codes of some counters, in order."""
    reduced = s.reduced
    return tuple(sorted([CODE[u] | (reduced >> u & 1) for u in units]))


def _kind(code: int) -> Kind:
    return KINDS[code >> 1]


STRENGTH = tuple((KINDS[c >> 1].reduced if c & 1 else KINDS[c >> 1].full)[0] for c in range(2 * len(KINDS)))
IS_CORPS = tuple(KINDS[c >> 1].corps for c in range(2 * len(KINDS)))
IS_ARMOR = tuple(KINDS[c >> 1].type in ("T-26", "PZ-I", "CV-33") for c in range(2 * len(KINDS)))
IS_SPEAR = tuple(
    KINDS[c >> 1].full[0] >= (4 if IS_CORPS[c] else 3) or IS_ARMOR[c] for c in range(2 * len(KINDS))
)
"""Shock troops: made for attack."""
IS_MILITIA = tuple(KINDS[c >> 1].type == "MIL" for c in range(2 * len(KINDS)))


def _steps(code: int) -> tuple[tuple[int, float], ...]:
    """The steps a counter can lose, in order: what each absorbs, what it costs."""
    kind = _kind(code)
    if kind.corps:
        # a corps that is lost leaves a division behind
        found = [(kind.full[1], 0.13), (kind.reduced[1], 0.17), (1, 0.05), (1, 0.06)]
        return tuple(found[1:] if code & 1 else found)
    dear = 1.5 if kind.type in ("AFR", "T-26", "PZ-I", "INT") else 1.0
    first = (kind.full[1], dear * (0.025 + 0.015 * (kind.full[0] - kind.reduced[0])))
    last = (kind.reduced[1], dear * (0.045 + 0.015 * kind.reduced[0]))
    return (last,) if code & 1 or kind.steps == 1 else (first, last)


STEPS = tuple(_steps(c) for c in range(2 * len(KINDS)))


def _unit_worth(code: int) -> float:
    """What it costs to lose a counter for good."""
    kind = _kind(code)
    if kind.corps:
        return 0.5 + 0.08 * kind.full[0]
    return (0.12 + 0.06 * kind.full[0]) * (1.6 if IS_SPEAR[code] else 1.0) * (0.8 if code & 1 else 1.0)


UNIT_WORTH = tuple(_unit_worth(c) for c in range(2 * len(KINDS)))


@lru_cache(maxsize=1 << 16)
def toll(units: Force, number: int) -> tuple[float, int]:
    """11.3.4-a: what a Loss Number costs at least where it is met as nearly as may be; and the steps left."""
    best: dict[int, tuple[float, int]] = {0: (0.0, 0)}
    total = 0
    for unit in units:
        steps = STEPS[unit]
        total += len(steps)
        grown: dict[int, tuple[float, int]] = {}
        for taken, (cost, count) in best.items():
            absorbed, price = taken, cost
            for lost in range(len(steps) + 1):
                if lost:
                    absorbed += steps[lost - 1][0]
                    price += steps[lost - 1][1]
                    if absorbed > number:
                        break
                old = grown.get(absorbed)
                if old is None or price < old[0]:
                    grown[absorbed] = (price, count + lost)
        best = grown
    cost, count = best[max(best)]
    return cost, total - count


@lru_cache(maxsize=4096)
def _shots(table: str, column: int, drm: int) -> tuple[int, ...]:
    row = TABLES[table][2][column]
    return tuple(row[max(1, min(6, die + drm)) - 1] for die in range(1, 7))


def _fire(units: Force, shift: int, drm: int) -> tuple[int, ...]:
    table = "corps" if any(IS_CORPS[c] for c in units) else "division"
    return _shots(table, column_of(table, sum(STRENGTH[c] for c in units), shift), drm)


@lru_cache(maxsize=1 << 17)
def prospect(
    attackers: Force, defenders: Force, shift: int, drm: int, their_shift: int, holds: bool
) -> tuple[float, float, float]:
    """The chance to take the space, the enemy's losses, one's own. `holds`: a retreat may be cancelled."""
    ours = Counter(_fire(attackers, shift, drm))
    theirs = Counter(_fire(defenders, their_shift, 0))
    taken = harm = cost = 0.0
    for a, n in ours.items():
        enemy, left = toll(defenders, a)
        for d, m in theirs.items():
            chance = n * m / 36
            mine, alive = toll(attackers, d)
            cost += chance * mine
            harm += chance * enemy
            if not alive:
                continue
            if not left:
                taken += chance
            elif a > d:
                if holds and left >= 2:
                    harm += chance * 0.05
                else:
                    taken += chance
                    harm += chance * (0.04 if a - d > 1 else 0.02)
    return taken, harm, cost
