"""The state in words, for position files, and what must never be."""

from __future__ import annotations

from typing import Any

from frente.games.santander.definitions import (
    AIR_SLOT,
    CODES,
    COUNT,
    FRONT,
    GROUND,
    LAND,
    LAST_TURN,
    LEVELS,
    LIMIT,
    MORALE_MAX,
    PIECES,
    SIDE,
    SIDES,
    SP,
    STEPS,
    TERRAIN,
    TRENCHES,
    TYPE,
    UNITS,
    hexes_of,
)
from frente.games.santander.rules import combat, movement, supply, tables
from frente.games.santander.rules.bombardment import total
from frente.games.santander.rules.victory import victory_points
from frente.games.santander.state import (
    AVAILABLE,
    FLOWN,
    LOST,
    OUT,
    REMOVED,
    WAITING,
    Santander,
    brigades_destroyed,
    controls,
    step_up,
    survey,
)


def _box(s: Santander, piece: int) -> str:
    here = s.at[piece]
    if here >= 0:
        return CODES[here]
    if TYPE[piece] == "air":
        box = s.air[AIR_SLOT[piece]]
        return {AVAILABLE: "available", FLOWN: "flown", REMOVED: "removed"}.get(box, f"turn {box}")
    return {WAITING: "waiting", LOST: "lost", OUT: "out"}[here]


def _alone(s: Santander, piece: int) -> dict[str, int]:
    """Factors of a unit as if it fought by itself in the open."""
    p, face, half = PIECES[piece], step_up(s, piece), combat.halved(s, piece)
    return {
        "attack": tables.attack_of_hex([(p.attack[face], half)], False, False),
        "defence": tables.halved_up(p.defence[face]) if half else p.defence[face],
        "move": movement.allowance(s, piece) // 2,
    }


def _named(mask: int) -> list[str]:
    return [p.id for i, p in enumerate(PIECES) if mask >> i & 1]


def facts(s: Santander) -> dict[str, Any]:
    """The state in words, for position files."""
    battle = s.battle
    fight: dict[str, Any] = {}
    if battle is not None:
        column = -1
        attackers = tuple(p for p in battle.attackers if s.at[p] >= 0)
        attack, defence = (
            combat.attack_total(s, attackers, battle.target),
            combat.defence_total(s, battle.target),
        )
        column = tables.column_for(attack, defence, combat.column_shift(s, battle.side, battle.target))
        fight = {
            "target": CODES[battle.target],
            "attackers": [PIECES[p].id for p in battle.attackers],
            "attack": attack,
            "defence": defence,
            "column": tables.COLUMNS[column],
            "concentric": battle.concentric,
            "drm": combat.drm(s, battle),
            "points": [total(battle, 0), total(battle, 1)],
            "result": battle.result,
            "losses": list(battle.losses),
        }
    return {
        "turn": s.turn,
        "phase": s.phase,
        "active": s.active,
        "at": {p.id: _box(s, i) for i, p in enumerate(PIECES)},
        "units": {CODES[h]: [PIECES[p].id for p in stack] for h, stack in sorted(s.stacks.items())},
        "reduced": _named(s.reduced),
        "dsg": {PIECES[p].id: LEVELS[level] for p, level in enumerate(s.dsg) if level},
        "oos": _named(s.oos),
        "used": _named(s.used),
        "trucks": _named(s.trucks),
        "control": {CODES[i]: controls(s, i) for i in range(COUNT) if LAND >> i & 1},
        "trenches": hexes_of(s.trenches),
        "morale": s.morale,
        "weather": "rain" if s.rain else "fair",
        "offensive": s.offensive,
        "relieved": s.relieved,
        "surrender": s.surrender,
        "demolished": s.demolished,
        "reserves": list(s.reserves),
        "vp": victory_points(s),
        "brigades": brigades_destroyed(s),
        "battle": fight,
        "terrain": {CODES[i]: TERRAIN[i] for i in range(COUNT)},
        "supply": {side: hexes_of(supply.supplied(s, side)) for side in SIDES},
        "zoc": {side: hexes_of(supply.zoc(s, side)) for side in SIDES},
        "move": {
            PIECES[p].id: movement.allowance(s, p) / 2 for side in SIDES for p in GROUND[side] if s.at[p] >= 0
        },
        "alone": {PIECES[p].id: _alone(s, p) for side in SIDES for p in UNITS[side] if s.at[p] >= 0},
        "print": {p.id: {"abbr": p.abbr, "formation": p.formation} for p in PIECES},
        "uncovered": {side: hexes_of(supply.uncovered(s, side, FRONT[side])) for side in SIDES},
    }


def faults(s: Santander) -> list[str]:
    """Counters lost or doubled, limits broken, tracks out of range. Empty when all is well."""
    found: list[str] = []
    seen: dict[int, int] = {}
    passing = s.march.piece if s.march is not None else -1  # 5-f: in mid-move nothing is tested
    for hex, stack in s.stacks.items():
        if not stack or not LAND >> hex & 1:
            found.append(f"the stack in {CODES[hex]} is {stack}")
            continue
        for p in stack:
            if p in seen:
                found.append(f"{PIECES[p].id} stands twice")
            seen[p] = hex
        if len({SIDE[p] for p in stack}) > 1:
            found.append(f"both sides stand in {CODES[hex]}")
        for kind in ("hq", "sc", "armour"):  # 5-d
            if sum(TYPE[p] == kind and p != passing for p in stack) > 1:
                found.append(f"more than one {kind} in {CODES[hex]}")
        if sum(SP[p] for p in stack if p != passing) >= 2 * LIMIT[hex]:  # 5.1.1-a
            found.append(f"{CODES[hex]} holds twice its limit")
    for p, here in enumerate(s.at):
        if (here >= 0) != (p in seen) or (here >= 0 and seen.get(p) != here):
            found.append(f"{PIECES[p].id} is and is not in {here}")
        if s.dsg[p] not in (0, 1, 2, 3) or (s.dsg[p] and here < 0):
            found.append(f"{PIECES[p].id} has the DSG level {s.dsg[p]}")
        if s.reduced >> p & 1 and STEPS[p] < 2:
            found.append(f"{PIECES[p].id} has no back")
    if s.masks is not None and s.masks != survey(s.at):
        found.append("the masks are not those of the pieces")
    if not 0 <= s.morale <= MORALE_MAX:
        found.append(f"morale is {s.morale}")
    if s.trenches.bit_count() > TRENCHES or s.trenches & s.control:
        found.append("a trench is where it cannot be")
    if not 1 <= s.turn <= LAST_TURN:
        found.append(f"the turn is {s.turn}")
    return found
