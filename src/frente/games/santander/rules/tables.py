"""The arithmetic of combat: pure functions of numbers and charts. Odds previews enumerate the same ones."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from frente.games.santander.definitions import CHARTS, TERRAIN

_CRT = CHARTS["crt"]
COLUMNS: tuple[str, ...] = tuple(_CRT["columns"])  # C.3
RATIOS = tuple((int(a), int(b)) for a, b in _CRT["column_values"])
ROWS: dict[int, tuple[str, ...]] = {int(k): tuple(v) for k, v in _CRT["rows"].items()}
LOW, HIGH = int(_CRT["die_min"]), int(_CRT["die_max"])
BREAKTHROUGH = "B"

_BOMBS = CHARTS["bombardment"]
BOMB_ROWS: dict[int, tuple[int, ...]] = {int(k): tuple(v) for k, v in _BOMBS["rows"].items()}  # C.4
BOMB_COLUMNS = len(_BOMBS["columns"])
POINTS: dict[str, Any] = _BOMBS["points"]
AIR_POINTS = int(POINTS["air"])

CONCENTRIC_DRM = int(_CRT["modifiers"]["concentric_drm"])
TRENCH_DRM = int(_CRT["modifiers"]["trench_drm"])
BOMB_TRENCH_DRM = int(POINTS["trench_drm"])
FIRST_TURN_SHIFT = int(_CRT["modifiers"]["first_turn_ctv_columns_right"])

MORALE_ROWS = tuple(CHARTS["morale"]["rows"])
TROOPS = {k: int(v) for k, v in CHARTS["morale"]["troop_modifiers"].items() if k != "source"}  # 10.6-c


def halved_up(value: int) -> int:
    """Half of a defence factor or movement allowance, rounded up (1.4-a, 6.3-b)."""
    return (value + 1) // 2


def attack_of_hex(factors: list[tuple[int, bool]], overstacked: bool, river: bool) -> int:
    """The attack of the units of one hex: (factor, halved) each; fractions are added first (1.4-b, 1.4-c).

    Factors of DSG or OOS units count half (6.3-a, 9.5-a), then overstacking (5.1-a) and a river (C.2) halve
    the sum; the hex total is rounded down once.
    """
    eighths = sum(4 * f if halved else 8 * f for f, halved in factors)
    if overstacked:
        eighths //= 2
    if river:
        eighths //= 2
    return eighths // 8


def defence_of_hex(factors: list[tuple[int, bool]], overstacked: bool, hex: int) -> int:
    """The defence of a hex, rounded up once after terrain, at least 1 (1.4-c)."""
    total = sum((Fraction(f, 2) if halved else Fraction(f) for f, halved in factors), Fraction(0))
    if overstacked:
        total = Fraction(total.numerator // (total.denominator * 2))  # 5.1-a: down
    up, down = CHARTS["terrain"][TERRAIN[hex]]["defence_multiplier"]  # C.2
    total *= Fraction(up, down)
    return max(1, -(-total.numerator // total.denominator))


def column_for(attack: int, defence: int, shift: int = 0) -> int:
    """The column of a ratio, rounded in favour of the defender (10.2-d), shifted right (4.4-a).

    A ratio below the first column, also 0, uses the first (1.4-d); a shift beyond the last is lost.
    """
    best = 0
    for i, (a, d) in enumerate(RATIOS):
        if attack * d >= a * defence:
            best = i
    return min(best + shift, len(COLUMNS) - 1)


def crt(column: int, die: int, drm: int) -> str:
    """The result: the modified die is kept within the table (10.2-f)."""
    return ROWS[max(LOW, min(HIGH, die + drm))][column]


def losses(result: str) -> tuple[int, int]:
    """Steps lost by attacker and defender (10.3-a)."""
    attacker, defender = result.split("/")
    return int(attacker), int(defender)


def bombard(net: int, die: int, drm: int) -> int:
    """DSG levels for a net number of points; above the last column the last is used (9.4.2-b)."""
    column = min(net, BOMB_COLUMNS) - 1
    return BOMB_ROWS[max(int(_BOMBS["die_min"]), min(int(_BOMBS["die_max"]), die + drm))][column]


def morale(total: int) -> str:
    """The result of the Republican Morale Table (C.4)."""
    for row in MORALE_ROWS:
        if row["min"] <= total <= row["max"]:
            return str(row["result"])
    raise ValueError(f"the morale table has no row {total}")


EFFECTS: dict[str, tuple[str, ...]] = {row["result"]: tuple(row["effects"]) for row in MORALE_ROWS}
