"""Chapter 16.4: the Northern Front. Regional units, and who may stand there while it is isolated.

The map begins with the front separated (16.4.1).
"""

from __future__ import annotations

from frente.engine import Refusal
from frente.games.crusade.definitions import (
    NORTH,
    OF_REGION,
    OF_TYPE,
    REGION,
    REGIONS,
    REP,
    SPACE_IDS,
    SPACES,
    UNIT_IDS,
    UNITS,
    bits,
)
from frente.games.crusade.rules.supply import north_group, north_isolated
from frente.games.crusade.state import Crusade, spread


def region_lost(s: Crusade, region: str) -> bool:
    """Does NAT control the whole region?"""
    return REGION[region] & ~s.control == 0


def is_abroad(s: Crusade, unit: int) -> bool:
    """Is a regional unit inside another region of the Northern Front?"""
    place = s.where[unit]
    return place >= 0 and SPACES[place].region not in ("", UNITS[unit].region)


def abroad(s: Crusade, region: str, but: int = -1) -> int:
    """How many divisions of a region are inside other regions (16.4.2.2-a)."""
    return sum(1 for u in bits(OF_REGION[region]) if u != but and not UNITS[u].corps and is_abroad(s, u))


def is_bound(s: Crusade, unit: int) -> bool:
    """16.4.2.1-a, 16.4.2.4-b: does the rule bind this unit?"""
    region = UNITS[unit].region
    return region in REGIONS and not s.released >> unit & 1 and not region_lost(s, region)


def is_homebound(s: Crusade, unit: int) -> bool:
    """16.4.2.4-a: must this unit go home when it next moves, if it can?"""
    if not is_bound(s, unit) or not is_abroad(s, unit):
        return False
    return UNITS[unit].corps or abroad(s, UNITS[unit].region) > 1


def release(s: Crusade, unit: int) -> None:
    """16.4.2.4-b: it cannot go home, so the rule no longer binds it; 16.4.2.4-c: all others it does."""
    s.released |= 1 << unit


def northern_zone(s: Crusade) -> int:
    """16.4.3.2-a: the Northern Front and the REP spaces whose only supply comes from it."""
    return NORTH | north_group(s)


def why_not_end(s: Crusade, unit: int, space: int, taken: int = 0) -> Refusal | None:
    """Why a unit may not end a voluntary move, SR, advance or placement here (16.4.2.3, 16.4.3.2-e).

    `taken`: the spaces it will have taken on the way.
    """
    u = UNITS[unit]
    if u.side != REP:
        return None
    there = SPACES[space].region
    if u.region in REGIONS:
        if not there or there == u.region or not is_bound(s, unit):
            return None
        args = {"unit": u.id, "place": SPACE_IDS[space]}
        if u.corps:
            return Refusal("16.4.2.2-b", "corps-leaves-region", dict(args))
        if abroad(s, u.region, unit) >= 1:
            return Refusal("16.4.2.1-a", "leaves-region", dict(args))
        return None
    return why_not_in_north(s, unit, space, taken)  # 16.4.2.1-b


def why_not_in_north(s: Crusade, unit: int, space: int, taken: int = 0) -> Refusal | None:
    """16.4.3.2-a: while the north is isolated only regional units and two POL may be there."""
    if not north_isolated(s):
        return None  # 16.4.3.3: when connected these limits lapse
    old = s.origin if s.mover == unit else s.where[unit]
    if old >= 0 and northern_zone(s) >> old & 1:
        return None  # who is there already may stay and move about
    zone = _zone_after(s, taken | 1 << space)
    if not zone >> space & 1:
        return None
    if UNITS[unit].type != "POL":
        return Refusal("16.4.3.2-a", "north-isolated", {"unit": UNIT_IDS[unit], "place": SPACE_IDS[space]})
    others = bits(OF_TYPE["POL"] & ~(1 << unit))  # on the march it may stand there already
    police = [u for u in others if UNITS[u].side == REP and s.where[u] >= 0 and zone >> s.where[u] & 1]
    if len(police) >= 2:
        return Refusal("16.4.3.2-a", "two-police", {"place": SPACE_IDS[space]})
    return None


def _zone_after(s: Crusade, taken: int) -> int:
    """The zone once REP holds these spaces too; none where that joins the north to the rest (16.4.3.3)."""
    if not taken & s.control:
        return northern_zone(s)
    if not (spread(s, taken) | taken) & northern_zone(s):
        return NORTH  # far away from all of it
    control = s.control
    s.control &= ~taken
    zone = northern_zone(s) if north_isolated(s) else 0
    s.control = control
    return zone


def end_mask(s: Crusade, unit: int, spaces: int) -> int:
    """Those of the spaces where the unit may end a voluntary move: all that `why_not_end` lets pass."""
    u = UNITS[unit]
    if u.side != REP:
        return spaces
    if u.region in REGIONS:
        abroad_ = spaces & NORTH & ~REGION[u.region]
        if not abroad_ or not is_bound(s, unit) or (not u.corps and abroad(s, u.region, unit) < 1):
            return spaces
        return spaces & ~abroad_
    zone = northern_zone(s)
    inside = spaces & zone
    if not inside or why_not_in_north(s, unit, _any_of(inside)) is None:
        return spaces
    return spaces & ~zone


def _any_of(mask: int) -> int:
    """One space of a set; in the zone all are alike."""
    return (mask & -mask).bit_length() - 1
