"""The charts as pure arithmetic: the same functions resolve a match and show its odds."""

from __future__ import annotations

from fractions import Fraction

from frente.games.barricadas.definitions import CHARTS

_CHART = CHARTS["combat_chart"]
COLUMNS: tuple[int, ...] = tuple(_CHART["columns"])
_ROWS: dict[int, list[int]] = {c: _CHART[str(c)] for c in COLUMNS}
_DEFENSE = CHARTS["defense_value"]
ODDS: tuple[str, ...] = tuple(CHARTS["close_assault"]["odds"]["columns"])
_RATIOS = [(name, Fraction(name.split(":")[0]) / Fraction(name.split(":")[1])) for name in ODDS]
_HAND_TO_HAND = CHARTS["close_assault"]["hand_to_hand"]
RESULTS: dict[str, tuple[str, int, int]] = {
    name: (row["loser"], row["steps"], row["retreat"])  # 9.3-d
    for name, row in CHARTS["close_assault"]["results"].items()
    if name != "source"
}
_MODIFIERS = {row["id"]: int(row["value"]) for row in (*CHARTS["fire_modifier"], *CHARTS["hth_modifier"])}
_MOVE: dict[str, dict[str, int]] = {}
for _kind in ("foot", "wheeled", "tracked"):
    # 5.2-b, 5.2-i; 2.4-d: halves are summed exactly, so a point counts two. Prohibited terrain is -1.
    _MOVE[_kind] = {
        name: -1 if cost == "no" else int(cost * 2) for name, cost in CHARTS["movement"][_kind].items()
    }
_SPOTTING = CHARTS["spotting"]


def halved(ff: int) -> int:
    """2.4-b: a divided fire factor is rounded up."""
    return (ff + 1) // 2


def after_losses(full: int, reduced: int, lost: int) -> int:
    """8.4.4-a, 8.4.4-b: the fire factor after step losses."""
    if lost == 0:
        return full
    if lost >= 2:
        return reduced
    for band in CHARTS["step_loss_ff_reduction"]["bands"]:
        if band["min"] <= full <= band["max"]:
            return int(full - band["minus"])
    return full


def column(ff: int, shift: int = 0) -> int:
    """8.3-f: the column of a total FF (the next lower one where it does not exist), then shifted.

    2.3-d: a shift never leaves the chart. 0 where there is no fire at all.
    """
    if ff < 1:
        return 0
    place = max(i for i, c in enumerate(COLUMNS) if c <= ff)
    return COLUMNS[min(max(place + shift, 0), len(COLUMNS) - 1)]


def effect(col: int, roll: int) -> int:
    """8.3-g, 8.3-h: the Combat Chart; rolls beyond it use its end rows."""
    return 0 if col == 0 else _ROWS[col][min(max(roll, 2), 12) - 2]


def hits(result: int, divisor: int) -> int:
    """8.3-i, 2.4-a: fractions are dropped."""
    return result // divisor


def defense(attack: str, terrain: str) -> int:
    """The divisor of a terrain against an attack."""
    return int(_DEFENSE[attack][terrain])


def modifier(name: str) -> int:
    """8.3-k, 9.3-c: a fire or hand-to-hand modifier by its name."""
    return _MODIFIERS[name]


def penetration(weapon: str, distance: int) -> int:
    """8.4.2-e: what a weapon pierces at a range."""
    bands = CHARTS["penetration"]["range_bands"]
    place = next(i for i, most in enumerate(bands) if distance <= most)
    return int(CHARTS["penetration"][weapon][place])


def caliber_band(caliber: int, air_ff: int = 0) -> str:
    """8.4.2-b to 8.4.2-d: which requirement an ART hit on an AFV falls under."""
    if air_ff:
        if air_ff <= 8:
            return "below_100mm"
        return "from_100_to_120mm" if air_ff <= 16 else "above_120mm"
    if caliber < 100:
        return "below_100mm"
    return "from_100_to_120mm" if caliber <= 120 else "above_120mm"


def caliber_rolls(band: str, afv_class: str) -> tuple[int, ...]:
    """The d6 results that cost an AFV of this class a step; none where it is ignored (8.4.1-b)."""
    return tuple(CHARTS["caliber_requirement"][band].get(afv_class, ()))


def odds_column(attacker: int, defender: int) -> str:
    """9.3-b: the odds column, rounded against the attacker."""
    ratio = Fraction(attacker, max(defender, 1))
    found = [name for name, value in _RATIOS if value <= ratio]
    return found[-1] if found else ODDS[0]


def hand_to_hand(odds: str, roll: int) -> str:
    """9.3-c: the result of an assault; the roll is clamped to the chart."""
    row: list[str] = _HAND_TO_HAND[odds]
    return row[min(max(roll, -1), 9) + 1]


def move_cost(kind: str, terrain: str) -> int:
    """5.2-b: halves of a point to enter, -1 where prohibited (5.7-a). Kinds: foot, wheeled, tracked."""
    return _MOVE[kind][terrain]


def spotting(size: str, terrain: str, moving: bool, levels: int) -> int:
    """6.1-a, 6.1-b, 6.1-d, 6.1-e: how far a target of this size is seen."""
    table = _SPOTTING[size]
    far = table[terrain if terrain != "rubble" else "built-up"][moving]  # 13.7-g
    if levels:
        extra = _SPOTTING["rules"]["extra_level_moving" if moving else "extra_level_stationary"]
        far += table["crest"][moving] + (levels - 1) * extra
    return int(far)


def armored_ff(assault_class: str, lost: int) -> int:
    """9.4-g: the fire factor of an AFV that assaults."""
    return int(CHARTS["armored_assault"][assault_class][lost])


def off_board(caliber: int, state: str) -> int:
    """8.1.3.1-a."""
    return int(CHARTS["off_board_artillery"][f"{caliber}mm"][state])


def air_location(terrain: str, hidden: bool) -> int:
    """8.2.1-g: located on this number or less."""
    return int(CHARTS["air_location"]["hidden" if hidden else "visible"][terrain])


def air_effect(mission: str, roll: int) -> str:
    """8.2.1-h, 8.2.1-i: target, adjacent or lost."""
    for name in ("target", "adjacent", "lost"):
        low, high = CHARTS["air_attack"][mission][name]
        if low <= roll <= high:
            return name
    return "lost"


def drift(die: int, unseen: bool) -> int:
    """8.1.3.2-b, 8.1.3.2-c: how many hexes the marker drifts."""
    total = die + unseen
    return 0 if total <= 3 else 1 if total <= 5 else 2


def coordination_modifier(a: str, b: str) -> int:
    """7.3-e: by the factions of the two officers."""
    for pair in CHARTS["coordination"]["pairs"]:
        if (a in pair["a"] and b in pair["b"]) or (b in pair["a"] and a in pair["b"]):
            return int(pair["modifier"])
    return 0


def formation_morale(morale: int, leadership: int, steps_lost: int, units: int) -> int:
    """10-a: minus 1 for each step lost beyond the original number of units."""
    return morale + leadership - max(0, steps_lost - units)


def price(cost: int, quality: int) -> int:
    """15-g: veterans cost a fifth more, green troops a tenth less; to the nearest point, halves up."""
    tenths = cost * (12 if quality > 0 else 9 if quality < 0 else 10)
    return (tenths + 5) // 10
