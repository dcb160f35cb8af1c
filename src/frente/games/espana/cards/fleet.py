"""What event cards do at sea."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from frente.engine import Flow, Refusal, roll
from frente.games.espana.cards.effects import Card, Op, Operation, choice_of, keep, not_by, nothing, pick
from frente.games.espana.definitions import (
    BASES,
    BOXES,
    COUNTER_ID,
    GONE,
    MODEL,
    PLACE,
    PLACE_ID,
    POOL,
    SEATS,
    SHIP,
    SHIPS,
    SIDE,
    SIDE_OF,
)
from frente.games.espana.nouns import ENEMY_SHIP
from frente.games.espana.nouns import SHIP as VESSEL
from frente.games.espana.rules.board import is_friendly
from frente.games.espana.rules.naval.harbours import (
    haven_way,
    is_usable,
    leave_zone,
    withdraw,
    zone_units,
)
from frente.games.espana.state import BY_N, FREE, EspanaState, put


def _launch(s: EspanaState, card: Card, ship: int, base: int) -> Flow[bool]:
    """A ship comes to its base; if that cannot be used to another haven of its side."""
    side = SIDE[ship]
    place = base
    if not is_usable(s, base, side):
        answer = yield from pick(s, side, card, "haven", haven_way(s, ship), ship=COUNTER_ID[ship])
        if answer is None:
            nothing(s, card)
            return False
        place = answer.place
    put(s, ship, place)
    if place < BOXES:
        s.harboured |= 1 << ship
    s.note("ship-came", "25.1-c", ship=COUNTER_ID[ship], place=PLACE_ID[place])
    return True


def ship_in(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    ship = SHIP[op["ship"]]
    if s.where[ship] != POOL:
        nothing(s, card)
        return
    yield from _launch(s, card, ship, PLACE[op["base"]])


def ship_return(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """25.12-b: destroyed ships come back only so."""
    side = SIDE_OF[op["side"]]
    named = [SHIP[c] for c in op["ships"]]

    def why_not(ship: int) -> Refusal | None:
        if ship not in named:
            return not_by(card, ship)
        args = {"ship": COUNTER_ID[ship]}
        return None if s.where[ship] == GONE else Refusal("25.12-b", "ship-not-lost", args)

    answer = yield from pick(s, side, card, "take", choice_of(s, "take", VESSEL[side], why_not, named))
    if answer is None:
        nothing(s, card)
        return
    if (yield from _launch(s, card, answer.unit, PLACE[op["base"]])) and op["state"] == "damaged":
        s.damaged |= 1 << answer.unit


def ship_repair(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """25.12-b: in bases or friendly ports."""
    side = SIDE_OF[op["side"]]

    def why_not(ship: int) -> Refusal | None:
        if ship not in SHIPS or SIDE[ship] != side or (op.get("only") and MODEL[ship] not in op["only"]):
            return not_by(card, ship)
        args = {"ship": COUNTER_ID[ship]}
        if not s.damaged >> ship & 1:
            return Refusal("25.12-b", "ship-not-damaged", args)
        if s.where[ship] in BASES or is_friendly(s, side, s.where[ship]):
            return None
        return Refusal("25.12-b", "ship-not-in-harbour", args)

    for _ in range(op["count"]):
        way = choice_of(s, "repair", VESSEL[side], why_not, SHIPS)
        answer = yield from pick(s, side, card, "repair", way, optional=True)
        if answer is None:
            if not way.listed(s):
                nothing(s, card)
            return
        s.damaged &= ~(1 << answer.unit)
        s.note("repaired", "25.12-b", ship=COUNTER_ID[answer.unit])


def why_not_damage(s: EspanaState, card: Card, named: Iterable[int], ship: int) -> Refusal | None:
    """Why the card does not damage this ship."""
    args = {"ship": COUNTER_ID[ship], "unit": COUNTER_ID[ship]}
    if ship not in named:
        return not_by(card, ship)
    if s.where[ship] >= BASES.stop:
        return Refusal("25.1-c", "not-in-play", args)
    return Refusal("18.3", "ship-is-damaged", args) if s.damaged >> ship & 1 else None


def ship_damage(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    chooser = SIDE_OF[op["chooser"]]
    named = [SHIP[c] for c in op["ships"]]
    for _ in range(op["count"]):
        noun = VESSEL if all(SIDE[ship] == chooser for ship in named) else ENEMY_SHIP
        why_not = partial(why_not_damage, s, card, named)
        way = choice_of(s, "harm", noun[chooser], why_not, named)
        answer = yield from pick(s, chooser, card, "harm", way)
        if answer is None:
            nothing(s, card)
            return
        ship = answer.unit
        s.damaged |= 1 << ship
        s.note("ship-damaged", "18.3", ship=COUNTER_ID[ship])
        if s.where[ship] not in BASES:  # no battle drove it off: it leaves its marker (25.11-b)
            yield from withdraw(s, ship, "25.3-d", beaten=False)


def ship_destroy(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    ship = SHIP[op["ship"]]
    if s.where[ship] < BASES.stop:
        leave_zone(s, ship, GONE)
        s.damaged &= ~(1 << ship)
        s.note("ship-sunk", "18.3", ship=COUNTER_ID[ship])
    else:
        nothing(s, card)
    yield from ()


def zone_marker(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    zone, side = PLACE[op["zone"]], SIDE_OF[op["side"]]
    if zone_units(s, 1 - side, zone):
        nothing(s, card)
    else:
        s.zone_marks[zone - BOXES] = FREE if zone_units(s, side, zone) else BY_N + side
        s.note("zone-marked", "25.11-b", zone=PLACE_ID[zone], side=SEATS[side])
    yield from ()


def cantabrico_free(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    keep(s, card, "cantabrico", side=SIDE_OF[op["side"]], turn=s.turn + 1)
    yield from ()


def battle_mod_ship(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    keep(s, card, "ship_mod", side=card.side, turn=s.turn + 1, value=op["value"], detail=op["ship"])
    yield from ()


def base_raid(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Each die that hits damages one undamaged ship in the base, its owner's choice."""
    base, side = PLACE[op["base"]], SIDE_OF[op["side"]]
    values = yield from roll(f"raid:{s.turn}", op["dice"], kind="raid", rule="18.3", seat=SEATS[card.side])
    hits = sum(1 for v in values if v >= op["hit"])
    if not hits:
        nothing(s, card)
    for _ in range(hits):
        there = [c for c in s.at[2 * base + side] if c in SHIPS]
        why_not = partial(why_not_damage, s, card, there)
        answer = yield from pick(s, side, card, "harm", choice_of(s, "harm", VESSEL[side], why_not, there))
        if answer is None:
            nothing(s, card)
            return
        s.damaged |= 1 << answer.unit
        s.note("ship-damaged", "18.3", ship=COUNTER_ID[answer.unit])


OPERATIONS: dict[str, Operation] = {
    op.__name__: op
    for op in (
        ship_in,
        ship_return,
        ship_repair,
        ship_damage,
        ship_destroy,
        zone_marker,
        cantabrico_free,
        battle_mod_ship,
        base_raid,
    )
}
