"""25.3 Bases and ports: where ships lie, and where they go when they are driven off."""

from __future__ import annotations

from functools import partial

from frente.boards.graph import bits
from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as put_ask
from frente.games.espana.answers import Go
from frente.games.espana.definitions import (
    BASE_BOX,
    BASES,
    BOXES,
    COUNTER_ID,
    GONE,
    PLACE_ID,
    SEATS,
    SHIPS,
    SIDE,
    SIDE_BASES,
    ZONES,
)
from frente.games.espana.nouns import BOX
from frente.games.espana.rules.board import friendly, is_own, ports
from frente.games.espana.state import BY_N, EspanaState, put


def is_usable(s: EspanaState, base: int, side: int) -> bool:
    """25.3-b, 25.3-c: a base serves its own side while the box beside it is not the enemy's."""
    return base in SIDE_BASES[side] and is_own(s, side, BASE_BOX[base])


def havens(s: EspanaState, side: int) -> list[int]:
    """25.3-d: where a ship driven off may go: a usable base, else a friendly port, else nowhere."""
    usable = [b for b in SIDE_BASES[side] if is_usable(s, b, side)]
    return usable or list(bits(friendly(s, side) & ports(s, side)))


def why_no_haven(s: EspanaState, ship: int, place: int) -> Refusal | None:
    """Why a ship that is driven off cannot go there."""
    side = SIDE[ship]
    args = {"ship": COUNTER_ID[ship], "place": PLACE_ID[place]}
    if place in havens(s, side):
        return None
    if place in ZONES:
        return Refusal("25.3-b", "no-haven-at-sea", {**args})
    if place in BASES:
        return Refusal("25.3-c", "base-closed", {**args})
    if any(is_usable(s, base, side) for base in SIDE_BASES[side]):
        return Refusal("25.3-d", "base-first", {**args})
    return Refusal("25.3-d", "no-haven", {**args})


def haven_way(s: EspanaState, ship: int) -> Way:
    """Where a ship finds a harbour."""
    side = SIDE[ship]
    return Way(
        "to",
        partial(Go, ship),
        BOX[side],
        rule="25.3-d",
        why_not=partial(why_no_haven, s, ship),
        among=partial(havens, s, side),
        judged=True,
    )


def zone_units(s: EspanaState, side: int, zone: int) -> tuple[int, ...]:
    """Ships and aircraft of the side in a sea zone."""
    return s.at[2 * zone + side]


def leave_zone(s: EspanaState, unit: int, spot: int, *, beaten: bool = False) -> None:
    """Move a unit away; the last one out of a zone it held alone leaves a marker (25.11-b)."""
    place, side = s.where[unit], SIDE[unit]
    put(s, unit, spot)
    s.at_sea &= ~(1 << unit)
    s.harboured &= ~(1 << unit)
    s.guarding &= ~(1 << unit)
    if place in ZONES and not beaten:
        if not zone_units(s, side, place) and not zone_units(s, 1 - side, place):
            s.zone_marks[place - BOXES] = BY_N + side


def enter_zone(s: EspanaState, side: int, zone: int) -> None:
    """25.11-b: an enemy unit entering removes a lone marker at once; an own marker is not needed."""
    if s.zone_marks[zone - BOXES]:
        s.zone_marks[zone - BOXES] = 0
        s.note("zone-entered", "25.11-b", zone=PLACE_ID[zone], side=SEATS[side])


def withdraw(s: EspanaState, ship: int, rule: str, *, beaten: bool = True) -> Flow[None]:
    """Send a ship to a base of its owner's choice (25.3-b, 25.3-d)."""
    side = SIDE[ship]
    places = havens(s, side)
    if not places:
        leave_zone(s, ship, GONE, beaten=beaten)
        s.damaged &= ~(1 << ship)
        s.note("ship-lost", "25.3-d", ship=COUNTER_ID[ship])
        return
    place = places[0]
    if len(places) > 1:
        menu = Menu(s, haven_way(s, ship))
        _, place = yield from put_ask(
            Ask.of(SEATS[side], "haven", "25.3-b", menu, {"ship": COUNTER_ID[ship]})
        )
    leave_zone(s, ship, place, beaten=beaten)
    if place < BOXES:
        s.harboured |= 1 << ship
    s.note("ship-withdrew", rule, ship=COUNTER_ID[ship], place=PLACE_ID[place])


def damage(s: EspanaState, ship: int, hits: int, rule: str) -> Flow[None]:
    """25.6-d, 25.8-k: one hit damages a ship and sends it home; two in one battle destroy it."""
    if hits >= 2:
        leave_zone(s, ship, GONE, beaten=True)
        s.note("ship-sunk", rule, ship=COUNTER_ID[ship])
        return
    s.damaged |= 1 << ship
    s.note("ship-damaged", rule, ship=COUNTER_ID[ship])
    yield from withdraw(s, ship, rule)


def stranded(s: EspanaState) -> list[int]:
    """25.3-d: ships in a base that cannot be used any more, or in a port that is lost."""
    found = []
    for ship in SHIPS:
        place = s.where[ship]
        side = SIDE[ship]
        if place in BASES:
            if not is_usable(s, place, side):
                found.append(ship)
        elif place < BOXES and not is_own(s, side, place):
            # Blockaders lie off an enemy port; only ships in refuge or on guard there must go.
            if s.harboured >> ship & 1 or (s.guarding >> ship & 1):
                found.append(ship)
    return found


def check_harbours(s: EspanaState) -> None:
    """Let stranded ships move at once, before anything else happens."""
    if s.chosen.naval and stranded(s):
        s.push(("harbours",))


def harbours(s: EspanaState) -> Flow[None]:
    """25.3-d: each stranded ship goes to another base or port."""
    for ship in stranded(s):
        yield from withdraw(s, ship, "25.3-d", beaten=True)
