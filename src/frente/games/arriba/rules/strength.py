"""Chapter 9.1, the arithmetic of one battle: strength, column shifts, and the support of asset points."""

from __future__ import annotations

from typing import NamedTuple

from frente.games.arriba.definitions import BIT, INDEX, MOUNTAINS, TURNS, R
from frente.games.arriba.rules.supply import in_supply, supplied_areas
from frente.games.arriba.rules.support import is_high, is_low
from frente.games.arriba.rules.table import column, halved
from frente.games.arriba.state import Arriba, Battle, Group, Support, cadre, cf, group_cf, is_division

ATTACK, COUNTER, BREAKTHROUGH = "attack", "counterattack", "breakthrough"


def needs_offensive(s: Arriba, g: Group, kind: str) -> bool:
    """9.1.1-a: two or more divisions; not in breakthroughs and counterattacks (9.1.1-c)."""
    return kind == ATTACK and sum(is_division(s, u) for u in g.units) >= 2


def starved(s: Arriba, g: Group, supplied: int | None = None) -> int:
    """The CF of its units that are out of supply (11.1.2-b); `supplied`: its side's areas, where known."""
    if supplied is None:
        supplied = supplied_areas(s, g.side)
    return sum(cf(s, u) for u in g.units if not in_supply(s, u, g.area, supplied))


def attack_strength(s: Arriba, g: Group, paid: bool, kind: str, supplied: int | None = None) -> int:
    """The attacker's CF after all halving. Asset points add nothing (9.1-f)."""
    hungry = starved(s, g, supplied)
    total = group_cf(s, g) - hungry + halved(hungry)  # 11.1.2-b, 9.3-e, 9.4-d
    if needs_offensive(s, g, kind) and not paid:
        total = halved(total)  # 9.1.1-a, 9.1.1-d
    return total


def has_fort(s: Arriba, defender: Group) -> bool:
    return defender.city and bool(s.forts[INDEX[defender.side]] & BIT[defender.area])


def shifts(s: Arriba, attacker: Group, defender: Group) -> list[tuple[str, int, str]]:
    """The column shifts of a battle: (name, columns, rule)."""
    found = []
    ours = max(cadre(s, u) for u in attacker.units)
    theirs = max(cadre(s, u) for u in defender.units)
    if ours != theirs:
        found.append(("cadre", ours - theirs, "9.1.2-b"))
    if is_high(s, attacker.side):
        found.append(("high-support", 1, "9.1.3"))
    elif is_low(s, attacker.side):
        found.append(("low-support", -1, "9.1.3"))
    if defender.city:
        found.append(("city", -1, "9.1.4"))
    if MOUNTAINS & BIT[defender.area]:
        found.append(("mountain", -1, "9.1.4"))
    if has_fort(s, defender):
        found.append(("fort", -1, "15.3-b"))
    if TURNS[s.turn].winter:
        found.append(("winter", -1, "9.1.5"))
    event = s.lasting.get(f"attack-shift:{attacker.side}", 0)
    if event:
        found.append(("event", event, "4.1-b"))
    return found


def modifiers(s: Arriba, side: str, support: Support, attacking: bool) -> list[tuple[str, int, str]]:
    """The die roll modifiers a side's asset points bring (9.1.6-b, 9.1.7-b, 15.5-b)."""
    d = s.doctrine[INDEX[side]]
    which = 0 if attacking else 1
    found = []
    if support.planes:
        found.append(("air", d.air[which] * support.planes, "9.1.6-b"))
    if support.armor:
        found.append(("armor", d.armor[which] * support.armor, "9.1.7-b"))
    if support.artillery:
        found.append(("artillery", d.artillery[which] * support.artillery, "9.1.7-b"))
    return found


def final_column(s: Arriba, attacker: Group, defender: Group, strength: int) -> int:
    """9.1-e: odds with every shift, notional columns counted after them (9.2.2-a); the defender at full CF
    (9.1-f)."""
    return column(strength, group_cf(s, defender)) + sum(n for _, n, _ in shifts(s, attacker, defender))


class Reckoning(NamedTuple):
    """A battle in numbers, before the die: strengths, the column, and what adds to the die."""

    attack: int
    defense: int
    base: int
    """The column before shifts; then the one after them."""
    number: int
    shifts: list[tuple[str, int, str]]
    ours: list[tuple[str, int, str]]
    """The attacker's modifiers; then the defender's."""
    theirs: list[tuple[str, int, str]]

    @property
    def drm(self) -> int:
        return sum(n for _, n, _ in (*self.ours, *self.theirs))


def reckon(s: Arriba, a: Group, d: Group, plan: Battle) -> Reckoning:
    """9.1-e: what a battle comes to with the support that is declared so far."""
    attack, defense = attack_strength(s, a, plan.paid, plan.kind), group_cf(s, d)
    return Reckoning(
        attack,
        defense,
        column(attack, defense),
        final_column(s, a, d, attack),
        shifts(s, a, d),
        modifiers(s, a.side, plan.ours, True),
        modifiers(s, d.side, plan.theirs, False),
    )


def all_disrupted(s: Arriba, g: Group) -> bool:
    return all(s.disrupted >> u & 1 for u in g.units)


def air_limit(s: Arriba, g: Group, attacking: bool, kind: str) -> int:
    """9.1.6-b: not more than units; one at most in a breakthrough, if doctrine allows (9.3-c, 15.5-c)."""
    most = len(g.units)
    if attacking and kind == BREAKTHROUGH:
        most = min(most, 1) if "air" in s.doctrine[INDEX[g.side]].breakthrough else 0
    return most


def air_choices(s: Arriba, g: Group, attacking: bool, kind: str) -> list[tuple[int, int]]:
    """Own and German air points that may be used; each once a turn (9.1.6-a)."""
    most = air_limit(s, g, attacking, kind)
    german = 1 if g.side == R and s.condor[0] == "ready" else 0
    ready = s.air_ready[INDEX[g.side]]
    return [
        (own, ge) for own in range(min(ready, most), -1, -1) for ge in range(min(german, most - own), -1, -1)
    ]


def asset_choices(s: Arriba, g: Group, attacking: bool, kind: str) -> list[tuple[int, int]]:
    """9.1.7-a: at most one armor or artillery point per unit; useless ones are not asked for."""
    d = s.doctrine[INDEX[g.side]]
    which = 0 if attacking else 1
    armor = g.tanks if d.armor[which] else 0
    artillery = g.artillery if d.artillery[which] else 0
    most = len(g.units)
    return [(a, t) for a in range(min(armor, most), -1, -1) for t in range(min(artillery, most - a), -1, -1)]
