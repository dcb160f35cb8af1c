"""Chapter 10: disrupted units of the phasing player try to recover."""

from __future__ import annotations

from frente.engine import Flow, roll
from frente.games.arriba.definitions import (
    BIT,
    ENEMY,
    MOROCCO,
    RECOVER_AT,
    RECOVERY_DRM,
    UNIT_BIT,
    UNITS,
)
from frente.games.arriba.rules.supply import in_supply, supplied_areas
from frente.games.arriba.rules.support import is_high, is_low
from frente.games.arriba.state import Arriba, cadre, presence, side_groups


def recovery_drm(s: Arriba, unit: int, area: int, supplied: int, enemies: int) -> int:
    """10.0-a: all modifiers add up; no natural rolls count apart."""
    side = UNITS[unit].side
    drm = cadre(s, unit) + s.lasting.get(f"recovery:{side}", 0)
    if is_high(s, side):
        drm += RECOVERY_DRM["high-ps"]
    elif is_low(s, side):
        drm += RECOVERY_DRM["low-ps"]
    if not in_supply(s, unit, area, supplied):
        drm += RECOVERY_DRM["out-of-supply"]  # 11.1.2-c
    if area == MOROCCO or not enemies & BIT[area]:
        drm += RECOVERY_DRM["no-enemy-in-area"]
    return drm


def recovery_phase(s: Arriba, side: str) -> Flow[None]:
    """One die for each disrupted unit, not for each battlegroup (3.0-e)."""
    s.phase = "recovery"
    shaken = [(u, g.area) for g in side_groups(s, side) for u in g.units if s.disrupted >> u & 1]
    shaken += [(u, MOROCCO) for u in s.morocco if s.disrupted >> u & 1 and UNITS[u].side == side]
    if not shaken:
        return
    shaken.sort()
    dice = yield from roll(
        f"recovery:{s.turn}:{side}", len(shaken), kind="recovery", rule="10.0-a", seat=side
    )
    supplied, enemies = supplied_areas(s, side), presence(s, ENEMY[side])
    well = []
    for (unit, area), die in zip(shaken, dice, strict=True):
        if die + recovery_drm(s, unit, area, supplied, enemies) >= RECOVER_AT:
            s.disrupted &= ~UNIT_BIT[unit]
            well.append(UNITS[unit].id)
    s.note("recovered", "10.0-a", side=side, units=well, count=len(well), of=len(shaken))
