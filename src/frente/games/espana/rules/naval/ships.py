"""25.2, 25.3 Ship assignment: after the Draw phase, Nationalist first, then Republican."""

from __future__ import annotations

from functools import partial

from frente.boards.graph import bits
from frente.engine import Ask, Flow, Menu, Refusal, Way
from frente.engine import put as put_ask
from frente.games.espana import labels
from frente.games.espana.answers import Done, Sail, Station
from frente.games.espana.definitions import (
    BASES,
    BOXES,
    CANTABRICO,
    COAST,
    COUNTER_ID,
    NORTH_PORTS,
    PLACE_ID,
    SEATS,
    SHIP_CLASS,
    SHIPS,
    SIDE,
    SIDE_BASES,
    ZONES,
    R,
)
from frente.games.espana.nouns import DUTIES, SHIP, STATION, Spot
from frente.games.espana.rules.board import friendly, is_own
from frente.games.espana.rules.naval.harbours import enter_zone, is_usable, leave_zone
from frente.games.espana.state import EspanaState


def why_not_sail(s: EspanaState, side: int, ship: int) -> Refusal | None:
    """Why this ship cannot be assigned."""
    args = {"ship": COUNTER_ID[ship]}
    if ship not in SHIPS:
        return Refusal("25.2-b", "no-ship", {"unit": COUNTER_ID[ship]})
    if SIDE[ship] != side:
        return Refusal("25.2-b", "not-yours", {"unit": COUNTER_ID[ship]})
    if s.where[ship] > BASES.stop - 1:
        return Refusal("25.1-c", "not-in-play", {"unit": COUNTER_ID[ship]})
    if s.damaged >> ship & 1:
        return Refusal("25.3-e", "ship-is-damaged", {**args})
    if s.moved >> ship & 1:
        return Refusal("25.3-f", "ship-sailed", {**args})
    return None


def may_enter_cantabrico(s: EspanaState, side: int) -> bool:
    """25.3-h: R needs a northern port that he controls, with a troop or tank of his in it."""
    if side != R or friendly(s, R) & s.held[R] & NORTH_PORTS:
        return True
    return any(e.kind == "cantabrico" and e.turn == s.turn and e.side == side for e in s.lasting)


def why_not_station(s: EspanaState, side: int, ship: int, place: int, duty: str) -> Refusal | None:
    """Why the ship cannot go there on that duty."""
    args = {"ship": COUNTER_ID[ship], "place": PLACE_ID[place]}
    if place in ZONES:
        if duty:
            return Refusal("25.3-i", "no-duty-at-sea", {**args})
        if place == s.where[ship]:
            return Refusal("25.3-f", "is-there", {**args})
        if place == CANTABRICO and not may_enter_cantabrico(s, side):
            return Refusal("25.3-h", "no-northern-port", {**args})
        return None
    if place in BASES:
        if duty or not is_usable(s, place, side):
            return Refusal("25.3-c", "base-closed", {**args})
        if place == s.where[ship]:
            return Refusal("25.3-f", "is-there", {**args})
        return None
    if not COAST >> place & 1:
        return Refusal("25.5", "not-on-the-coast", {**args})
    if duty not in DUTIES:
        return Refusal("25.3-i", "say-the-duty", {**args})
    if duty == "support" and SHIP_CLASS[ship] == "submarine":
        return Refusal(
            "25.6-b", "submarines-do-not-support", {"unit": COUNTER_ID[ship], "box": PLACE_ID[place]}
        )
    return None


def stations(s: EspanaState, side: int) -> list[Spot]:
    """The places worth trying (25.3-f: no limit on ships in a place)."""
    spots: list[Spot] = [(place, "") for place in (*ZONES, *SIDE_BASES[side])]
    return spots + [(box, duty) for box in bits(COAST) for duty in DUTIES]


def assign_ships(s: EspanaState, side: int) -> Flow[None]:
    """The side's ship assignment begins."""
    s.phase = f"ships-{'nr'[side]}"
    s.active = side
    s.push(("sail", side))
    yield from ()


def sail(s: EspanaState, side: int) -> Flow[None]:
    """One ship is assigned, or the side has done."""
    ready = [c for c in SHIPS if why_not_sail(s, side, c) is None]
    if not ready:
        return

    menu = Menu(
        s,
        Way(
            "sail",
            Sail,
            SHIP[side],
            rule="25.2-b",
            why_not=partial(why_not_sail, s, side),
            among=ready,
            judged=True,
        ),
        DONE,
    )
    match (yield from put_ask(Ask.of(SEATS[side], "sail", "25.2-b", menu, {}))):
        case Sail(ship):
            yield from _station(s, side, ship)
            s.push(("sail", side))


DONE = Way("done", Done, rule="25.2-b")


def _station(s: EspanaState, side: int, ship: int) -> Flow[None]:
    """25.3-i: in a coastal box the duty is said openly when the ship is assigned."""

    way = Way(
        "to",
        lambda spot: Station(ship, *spot),
        STATION[side],
        rule="25.3-f",
        why_not=lambda spot: why_not_station(s, side, ship, *spot),
        among=partial(stations, s, side),
        label=lambda spot: labels.to_spot(*spot),
    )
    ask = Ask.of(SEATS[side], "station", "25.3-f", Menu(s, way), {"ship": COUNTER_ID[ship]})
    _, place, duty = yield from put_ask(ask)
    leave_zone(s, ship, place)
    s.moved |= 1 << ship
    if duty == "block":
        s.at_sea |= 1 << ship
        if is_own(s, side, place):
            s.guarding |= 1 << ship  # 25.7-c
    if place in ZONES:
        enter_zone(s, side, place)
    elif place < BOXES and duty == "block" and not is_own(s, side, place):
        s.note("blockades", "25.7-a", ship=COUNTER_ID[ship], box=PLACE_ID[place])
        return
    s.note("sailed", "25.3-f", ship=COUNTER_ID[ship], place=PLACE_ID[place])
