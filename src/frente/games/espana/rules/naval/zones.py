"""25.11 Control and effects of the sea zones; 25.7-e blockaded ports."""

from __future__ import annotations

from frente.boards.graph import bits
from frente.games.espana.definitions import (
    BALEARES,
    BOXES,
    CANTABRICO,
    ESTRECHO,
    MEDITERRANEO,
    NORTH_PORTS,
    PLACE_ID,
    SEATS,
    SIDES,
    ZONES,
    N,
    R,
)
from frente.games.espana.rules.board import is_own
from frente.games.espana.rules.naval.sky import sea_ports
from frente.games.espana.state import BY_N, BY_R, DISPUTED, FREE, EspanaState


def holder(s: EspanaState, zone: int) -> int:
    """25.11-a: who holds the zone now: the side that alone has units or a marker there."""
    n, r = bool(s.at[2 * zone + N]), bool(s.at[2 * zone + R])
    if n and r:
        return DISPUTED
    if n or r:
        return BY_N if n else BY_R
    return s.zone_marks[zone - BOXES]


def find_control(s: EspanaState) -> None:
    """At the start of Upkeep (25.11-a); what is found holds until the next one."""
    for zone in ZONES:
        s.zones_found[zone - BOXES] = holder(s, zone)
    s.extra_next = [extra_card(s, side) for side in SIDES]


def found(s: EspanaState, zone: int) -> int:
    return s.zones_found[zone - BOXES]


def extra_card(s: EspanaState, side: int) -> int:
    """25.2-g, 25.11-d: a card and an event play more next turn for who holds Mediterráneo.

    Both get it while nobody holds it, or once the Nyon card is in force.
    """
    held = found(s, MEDITERRANEO)
    if "r-nav-06" in s.in_force or held == FREE:
        return 1
    return 1 if held == BY_N + side else 0


def extra_rp(s: EspanaState, side: int) -> int:
    """25.2-f, 25.11-c: Baleares gives its holder one RP in this turn's Replacement phase."""
    return 1 if found(s, BALEARES) == BY_N + side else 0


def north_closed(s: EspanaState) -> bool:
    """25.11-f: while N holds Cantábrico, events bring R nothing into the northern ports."""
    return found(s, CANTABRICO) == BY_N


def closed_ports(s: EspanaState, side: int) -> int:
    """Boxes that take no new unit of the side from an event (25.7-e, 25.11-f)."""
    closed = s.blocked[side]
    if side == R and north_closed(s):
        closed |= NORTH_PORTS
    return closed


def estrecho(s: EspanaState) -> int:
    """25.11-e: the state of the strait found in this Upkeep."""
    return found(s, ESTRECHO)


def find_blockades(s: EspanaState) -> None:
    """25.7-e, 25.7-j: ports where enemy ships or aircraft on sea duty remain, guards or not (25.7-i).

    Any kind of ship will do (25.7-k). Ships in a base are not touched by it (25.7-g).
    """
    for side in SIDES:
        s.blocked[side] = 0
        for box in bits(sea_ports(s)):
            enemy = [c for c in s.at[2 * box + 1 - side] if s.at_sea >> c & 1]
            if enemy and is_own(s, side, box):
                s.blocked[side] |= 1 << box
                s.note("blockaded", "25.7-e", box=PLACE_ID[box], side=SEATS[side])
