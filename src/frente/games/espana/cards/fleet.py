"""What event cards do at sea."""

from __future__ import annotations

from frente.engine import Flow, roll
from frente.games.espana.cards.effects import OPS, Card, Op, keep, nothing, pick
from frente.games.espana.definitions import (
    BASES,
    BOXES,
    COUNTER,
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
from frente.games.espana.rules.board import is_friendly
from frente.games.espana.rules.naval.harbours import (
    havens,
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
        tokens = [f"to {PLACE_ID[p]}" for p in havens(s, side)]
        answer = yield from pick(s, side, card, "haven", tokens, ship=COUNTER_ID[ship])
        if not answer:
            nothing(s, card)
            return False
        place = PLACE[answer.split(" ")[1]]
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
    tokens = [f"take {COUNTER_ID[SHIP[c]]}" for c in op["ships"] if s.where[SHIP[c]] == GONE]
    answer = yield from pick(s, SIDE_OF[op["side"]], card, "take", tokens)
    if not answer:
        nothing(s, card)
        return
    ship = COUNTER[answer.split(" ")[1]]
    if (yield from _launch(s, card, ship, PLACE[op["base"]])) and op["state"] == "damaged":
        s.damaged |= 1 << ship


def ship_repair(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """25.12-b: in bases or friendly ports."""
    side = SIDE_OF[op["side"]]
    for _ in range(op["count"]):
        tokens = [
            f"repair {COUNTER_ID[c]}"
            for c in SHIPS
            if SIDE[c] == side
            and s.damaged >> c & 1
            and (s.where[c] in BASES or is_friendly(s, side, s.where[c]))
            and (not op.get("only") or MODEL[c] in op["only"])
        ]
        answer = yield from pick(s, side, card, "repair", tokens, optional=True)
        if not answer:
            if not tokens:
                nothing(s, card)
            return
        s.damaged &= ~(1 << COUNTER[answer.split(" ")[1]])
        s.note("repaired", "25.12-b", ship=answer.split(" ")[1])


def ship_damage(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    for _ in range(op["count"]):
        tokens = [
            f"harm {COUNTER_ID[SHIP[c]]}"
            for c in op["ships"]
            if s.where[SHIP[c]] < BASES.stop and not s.damaged >> SHIP[c] & 1
        ]
        answer = yield from pick(s, SIDE_OF[op["chooser"]], card, "harm", tokens)
        if not answer:
            nothing(s, card)
            return
        ship = COUNTER[answer.split(" ")[1]]
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
        tokens = [
            f"harm {COUNTER_ID[c]}" for c in s.at[2 * base + side] if c in SHIPS and not s.damaged >> c & 1
        ]
        answer = yield from pick(s, side, card, "harm", tokens)
        if not answer:
            nothing(s, card)
            return
        s.damaged |= 1 << COUNTER[answer.split(" ")[1]]
        s.note("ship-damaged", "18.3", ship=answer.split(" ")[1])


def register() -> None:
    """Make the operations at sea known to the cards."""
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
    ):
        OPS[op.__name__] = op
