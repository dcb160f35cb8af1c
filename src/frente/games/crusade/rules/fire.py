"""The arithmetic of combat (11.2.3 to 11.2.7): strengths, tables, columns, DRMs. Nothing is changed here.

Odds previews and the combat itself use these same functions.
"""

from __future__ import annotations

from dataclasses import dataclass

from frente.games.crusade.cards import combat as cards
from frente.games.crusade.definitions import (
    ARMOR,
    CHARTS,
    CORPS,
    FOE,
    MAIN_CITIES,
    MILITIA,
    MOUNTAIN,
    REP,
    RIVER,
    SIERRA,
)
from frente.games.crusade.rules.winter import mountain_drm
from frente.games.crusade.state import Battle, Crusade, factors, is_reduced

TABLES: dict[str, tuple[tuple[str, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]] = {
    name: (tuple(t["columns"]), tuple(t["low"]), tuple(tuple(row) for row in t["results"]))
    for name, t in CHARTS["fire_table"].items()
}


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a sum: what it is, how much, by which rule."""

    what: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class Fire:
    """How one side fires: table, strength, net shift, column, DRM, and where they come from."""

    table: str
    strength: int
    shift: int
    column: int
    drm: int
    shifts: tuple[Line, ...]
    drms: tuple[Line, ...]

    @property
    def column_name(self) -> str:
        """The column as printed."""
        return TABLES[self.table][0][self.column]

    def loss(self, die: int) -> int:
        """11.2.7-a, 3.0-drm: the Loss Number inflicted by a die, DRMs added, held between 1 and 6."""
        return TABLES[self.table][2][self.column][max(1, min(6, die + self.drm)) - 1]


def column_of(table: str, strength: int, shift: int) -> int:
    """11.2.6-b, 11.2.6-c, 3.0-shift: the column of the strength, shifted by the net shift, on the table."""
    lows = TABLES[table][1]
    base = max(i for i, low in enumerate(lows) if low <= strength)
    return max(0, min(len(lows) - 1, base + shift))


def river_crossed(s: Crusade, b: Battle) -> bool:
    """11.2.6-g: does every attacking unit cross a river line?"""
    return bool(b.attackers) and all(RIVER[s.where[u]] >> b.space & 1 for u in b.attackers)


def terrain(s: Crusade, b: Battle) -> list[tuple[str, int, int, str]]:
    """11.2.6-d to -h: what the ground gives: name, Attacker's shift, Defender's shift, rule."""
    found = []
    space = b.space
    if MOUNTAIN >> space & 1:
        found.append(("mountain", -1, 0, "11.2.6-d"))
    works = s.works.get(space, "")
    if works == "position":
        found.append(("position", -1, 0, "11.2.6-e"))  # 10.2.8
    elif works:
        found.append(("trench", -1, 1, "11.2.6-e"))  # 10.2.8
    if MAIN_CITIES >> space & 1:
        found.append(("main-city", -1, 0, "11.2.6-f"))
    if river_crossed(s, b):
        found.append(("river", -1, 0, "11.2.6-g"))
    if SIERRA >> space & 1 or any(SIERRA >> s.where[u] & 1 for u in b.attackers):
        found.append(("sierra", -1, 0, "11.2.6-h"))
    return found  # 11.2.6-i: all add up


def armor_ready(s: Crusade, b: Battle) -> bool:
    """16.6.2-a, 16.6.2-d: one full-strength armor unit, an Open space, no river in its way."""
    if (MOUNTAIN | MAIN_CITIES) >> b.space & 1 or b.space in s.works:
        return False
    bridge = cards.river_bridged(b)  # CL-terrain: Captured Bridge lets armor through
    return any(
        ARMOR >> u & 1 and not is_reduced(s, u) and (bridge or not RIVER[s.where[u]] >> b.space & 1)
        for u in b.attackers
    )


def attack(s: Crusade, b: Battle) -> Fire:
    """The Attacker's fire."""
    gone = cards.cancelled_terrain(s, b)
    shifts = [Line(what, a, rule) for what, a, _, rule in terrain(s, b) if a and what not in gone]
    shifts += [Line(card, n, "3.0-cc") for card, n in cards.column_shifts(b, b.side)]
    drms = [Line(card, n, "11.2.5-a") for card, n in cards.drms(b, b.side)]
    bonus = cards.event_drm(s, b)
    if bonus:
        drms.append(Line(s.playing, bonus, "8.5.5.2"))
    if s.turn == 1 and b.side == REP and any(MILITIA >> u & 1 for u in b.attackers):
        drms.append(Line("turn-1-militia", -1, "17.5.1"))
    # 16.6.2-b: never more than +1; CL-R7: it needs a full armor unit when the dice are rolled
    if b.armor and armor_ready(s, b) and not cards.armor_cancelled(b):
        drms.append(Line("armor", 1, "16.6.2-a"))
    cold = mountain_drm(s, b.space)
    if cold:
        drms.append(Line("winter", cold, "16.5.2-c"))
    return _fire(s, b.attackers, shifts, drms)


def defence(s: Crusade, b: Battle) -> Fire:
    """The Defender's fire."""
    gone = cards.cancelled_terrain(s, b)
    side = FOE[b.side]
    shifts = [Line(what, d, rule) for what, _, d, rule in terrain(s, b) if d and what not in gone]
    shifts += [Line(card, n, "3.0-cc") for card, n in cards.column_shifts(b, side)]
    drms = [Line(card, n, "11.2.5-a") for card, n in cards.drms(b, side)]
    # 11.4.6-a: who retreated in this AR adds nothing and does not decide the table
    fresh = tuple(u for u in b.defenders if not s.retreated >> u & 1)
    return _fire(s, fresh, shifts, drms)


def _fire(s: Crusade, units: tuple[int, ...], shifts: list[Line], drms: list[Line]) -> Fire:
    table = "corps" if any(CORPS >> u & 1 for u in units) else "division"  # 11.2.6-a
    strength = sum(factors(s, u)[0] for u in units)  # 11.2.3
    net = sum(line.amount for line in shifts)
    drm = sum(line.amount for line in drms)
    return Fire(table, strength, net, column_of(table, strength, net), drm, tuple(shifts), tuple(drms))
