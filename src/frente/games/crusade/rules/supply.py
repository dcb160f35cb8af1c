"""Chapter 13: supply. Control decides, so a supply map is a function of control and is kept.

Every answer is a bit set of spaces. Nothing is worked out before it is asked for.
"""

from __future__ import annotations

from functools import lru_cache

from frente.boards.graph import Graph
from frente.games.crusade.definitions import (
    ATLANTIC_PORTS,
    BEACH_BIT,
    BORDER_OF,
    CORRIDOR,
    LAND,
    MED_PORTS,
    NAT,
    NORTH_SOURCES,
    REP,
    SOURCES,
    SPACES,
    STRAIT_PORTS,
    bits,
    graph,
)
from frente.games.crusade.state import Crusade, own


def _held(side: str, control: int, beach: int) -> int:
    if side == NAT:
        return control
    return (LAND if beach < 0 else LAND | BEACH_BIT) & ~control


def _lines(side: str, control: int, beach: int, corridor: bool) -> Graph:
    """2.1.2-f: the corridor serves NAT supply and SR while NAT holds both ends."""
    a, b = CORRIDOR
    return graph(beach, corridor and side == NAT and bool(control >> a & 1 and control >> b & 1))


def connected(s: Crusade, side: str, start: int) -> int:
    """2.1.2-c: the spaces joined to `start` by a chain of spaces the side controls."""
    return _connected(side, s.control, s.beach, s.corridor, start)


@lru_cache(maxsize=1 << 14)
def _connected(side: str, control: int, beach: int, corridor: bool, start: int) -> int:
    held = _held(side, control, beach)
    return _lines(side, control, beach, corridor).flood(start & held, held)


def components(s: Crusade, side: str) -> tuple[int, ...]:
    """Space by space those Connected to it, where it is one of the side's; none for the others."""
    return _components(side, s.control, s.beach, s.corridor)


@lru_cache(maxsize=1 << 12)
def _components(side: str, control: int, beach: int, corridor: bool) -> tuple[int, ...]:
    found = [0] * len(SPACES)
    for part in _lines(side, control, beach, corridor).components(_held(side, control, beach)):
        for p in bits(part):
            found[p] = part
    return tuple(found)


def sea_zones(strait: str, side: str) -> tuple[int, ...]:
    """13.1.4.2, 13.1.4.3: the Ports a side may use for sea supply, zone by zone (13.1.4.1)."""
    if side == NAT:
        # 16.7.1-a: no Mediterranean sea supply for NAT while REP holds the Strait
        return (ATLANTIC_PORTS, MED_PORTS) if strait == NAT else (ATLANTIC_PORTS,)
    ports = MED_PORTS | BEACH_BIT  # 13.1.4.4
    return (ports & ~STRAIT_PORTS,) if strait == NAT else (ports,)


def supplied(s: Crusade, side: str) -> int:
    """The spaces of a side that can trace a supply line (13.1.2-a, 13.1.4-a, 13.1.3: through own spaces)."""
    return _supplied(side, s.control, s.beach, s.corridor, s.strait)


@lru_cache(maxsize=1 << 13)
def _supplied(side: str, control: int, beach: int, corridor: bool, strait: str) -> int:
    # 13.2.2, 13.2.3: a source serves its own side only, and only while that side holds it
    lines = _lines(side, control, beach, corridor)
    held = _held(side, control, beach)
    by_land = lines.flood(SOURCES[side] & held, held)
    reached = by_land
    for ports in sea_zones(strait, side):
        if by_land & ports:
            # 13.1.4-a: one sea leg, from a Port with a land line to any other own Port of the zone
            reached |= lines.flood(held & ports, held)
    return reached


def isolated_group(s: Crusade) -> int:
    """13.1.2-b: the NAT spaces Connected to an Isolated Space, itself included (16.2.3)."""
    return connected(s, NAT, s.isolated & s.control) if s.isolated else 0


def limited(s: Crusade, side: str) -> int:
    """13.4.2-a: spaces without a supply line that are Connected to the friendly border."""
    return connected(s, side, BORDER_OF[side] & own(s, side)) & ~supplied(s, side)


def counted(s: Crusade, side: str) -> int:
    """The spaces that count as supplied: by a line, or by an Isolated Space marker."""
    return supplied(s, side) | isolated_group(s) if side == NAT else supplied(s, side)


def out_of_supply(s: Crusade, side: str, space: int) -> bool:
    """Is a unit in this space OOS (3.0-oos)?"""
    return not counted(s, side) >> space & 1


def north_group(s: Crusade) -> int:
    """The REP spaces Connected to a Supply Source of the Northern Front."""
    return connected(s, REP, NORTH_SOURCES & own(s, REP))


def north_joined(s: Crusade) -> bool:
    """16.3.3-f: can a REP source outside the Northern Front reach one inside, overland?"""
    return bool(north_group(s) & SOURCES[REP] & ~NORTH_SOURCES)


def north_isolated(s: Crusade) -> bool:
    """16.4.3.1: no source of the Northern Front can trace to a REP source outside."""
    return not north_joined(s)


def zone_groups(s: Crusade, side: str) -> tuple[int, ...]:
    """16.3.3-k: the supplied spaces of a side, sorted into groups Connected overland."""
    return _lines(side, s.control, s.beach, s.corridor).components(supplied(s, side))
