"""25.4 Aircraft at sea."""

from __future__ import annotations

from frente.boards.graph import bits
from frente.engine import Refusal
from frente.games.espana.definitions import (
    AIR_ZONES,
    AIRCRAFT,
    BOXES,
    COUNTER_ID,
    LIMITS,
    MEDITERRANEO,
    PLACE_ID,
    WITHIN_THREE,
    WITHIN_TWO,
    ZONE_COAST,
    ZONES,
    N,
    R,
)
from frente.games.espana.nouns import SEA, Spot
from frente.games.espana.rules.board import friendly, ports
from frente.games.espana.state import EspanaState

MOST: int = LIMITS["aircraft_per_zone_or_port"]


def sea_ports(s: EspanaState) -> int:
    """Boxes that are a port for either side: what can be blockaded."""
    return ports(s, N) | ports(s, R)


def in_range(s: EspanaState, side: int, place: int) -> bool:
    """25.4-b: a controlled box at most three away; a zone's own coast is at distance one."""
    mine = friendly(s, side)
    if place < BOXES:
        return bool(WITHIN_THREE[place] & mine)
    return any(WITHIN_TWO[b] & mine for b in bits(ZONE_COAST[place]))


def why_not_target(s: EspanaState, side: int, plane: int, place: int, sea: bool) -> Refusal | None:
    """Why the aircraft cannot go to this zone, or to this port against ships."""
    args = {"unit": COUNTER_ID[plane], "box": PLACE_ID[place]}
    if place in ZONES:
        if sea:
            return Refusal("25.4-a", "no-air-box", {**args})
        if place == MEDITERRANEO or place not in AIR_ZONES:
            return Refusal("25.4-c", "no-aircraft-there", {**args})
    elif place >= BOXES or not sea_ports(s) >> place & 1:
        return Refusal("25.4-a", "no-port", {**args})
    if s.turn == 1:
        return Refusal("25.4-d", "not-in-turn-one", {**args})
    crowd = [a for a in s.at[2 * place + side] if a in AIRCRAFT and (place >= BOXES or s.at_sea >> a & 1)]
    if len(crowd) >= MOST:
        return Refusal("25.4-a", "two-aircraft", {**args, "limit": MOST})
    if not in_range(s, side, place):
        return Refusal("25.4-b", "out-of-range", {**args})
    return None


def targets(s: EspanaState, side: int, plane: int) -> list[Spot]:
    """The zones and ports open to the aircraft."""
    spots = [(z, "") for z in ZONES] + [(b, SEA) for b in bits(sea_ports(s))]
    return [spot for spot in spots if why_not_target(s, side, plane, spot[0], bool(spot[1])) is None]
