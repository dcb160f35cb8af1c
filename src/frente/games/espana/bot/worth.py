"""What a card's event is worth to its owner now, in levels of troops: a guess for the scripted player.

One level is what a hit takes and a replacement point gives at least. The guess looks only at what the
owner of the card can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frente.boards.graph import bits
from frente.games.espana.cards.troops import can_rise, victims
from frente.games.espana.definitions import (
    AIR,
    AIR_STRENGTH,
    BASQUE,
    BASQUE_HOME,
    BOARD,
    BOXES,
    CARDS,
    CM,
    GENERAL,
    GONE,
    KEY_CITIES,
    LADDER,
    LAST_TURN,
    MODEL,
    MOROCCO,
    PLACE,
    POOL,
    RP_TURNS,
    SHIP,
    SHIP_VALUE,
    SHIPS,
    SIDE,
    SIDE_OF,
    TANKS_OF,
    TROOPS,
    N,
    mask_of,
)
from frente.games.espana.rules.board import is_friendly, own, ports, supplied
from frente.games.espana.rules.naval.zones import closed_ports, holder
from frente.games.espana.state import BY_N, EspanaState, free_counter, troops_in

Op = dict[str, Any]


def boxes_of(s: EspanaState, side: int, op: Op) -> int:
    """The boxes an operation names for its owner: where no rule of a card speaks against it."""
    where = op.get("where", "any")
    boxes = own(s, side)
    if where == "ports":
        boxes &= ports(s, side)
    elif where == "kc":
        boxes &= KEY_CITIES
    elif isinstance(where, list):
        boxes &= mask_of(PLACE[b] for b in where)
    if not op.get("ignore_supply"):
        boxes &= supplied(s, side)  # 10.3-c
    return boxes


def levels(strength: int) -> int:
    """How many hits a troop of this strength stands."""
    return LADDER.index(strength) + 1 if strength else 0


def turns_left(s: EspanaState) -> int:
    """Turns still to be fought after this one's Events."""
    return LAST_TURN - s.turn


def event_worth(s: EspanaState, side: int, card: str) -> float:
    return worth_of(s, side, CARDS[card].effect)


def worth_of(s: EspanaState, side: int, ops: Any) -> float:
    """What these operations, one after the other, are worth."""
    total = 0.0
    for op in ops:
        if op["op"] == "requires" and not _holds(s, op):
            return total
        price = PRICE.get(op["op"])
        if price is not None:
            total += price(s, side, op)
    return total


def _holds(s: EspanaState, op: Op) -> bool:
    side = SIDE_OF[op["side"]]
    if op["condition"] == "box_friendly":
        return is_friendly(s, side, PLACE[op["box"]])
    return any(troops_in(s, side, PLACE[b]) for b in op["boxes"])


def _place(s: EspanaState, side: int, op: Op) -> float:
    """As many counters as are free, where there is a box for them; less once little is left to fight."""
    types = op["type"] if isinstance(op["type"], list) else [op["type"]]
    boxes = boxes_of(s, side, op) & ~closed_ports(s, side)
    if types == [BASQUE]:
        boxes &= BASQUE_HOME
    if not boxes or all(free_counter(s, t, op["strength"]) < 0 for t in types):
        return 0.0
    asleep = 0.5 if boxes == 1 << MOROCCO else 0.0
    return float(op["count"]) * (levels(op["strength"]) + 0.4 - asleep) * (1.0 if turns_left(s) else 0.3)


def _strengthen(s: EspanaState, side: int, op: Op) -> float:
    most, types = op.get("max_to", 5), op["types"]
    found = sum(
        1
        for box in bits(boxes_of(s, side, op) & s.held[side])
        for troop in troops_in(s, side, box)
        if (types == "all" or MODEL[troop] in types) and can_rise(s, troop, most)
    )
    return float(1.1 * min(found, op["count"]) * (1.0 if turns_left(s) else 0.1))


def _convert(s: EspanaState, side: int, op: Op) -> float:
    boxes = own(s, side) & supplied(s, side) & s.held[side]
    found = sum(1 for b in bits(boxes) for t in troops_in(s, side, b) if MODEL[t] in op["from_types"])
    gain = 0.0 if "r-20" in s.in_force else 0.12 * turns_left(s)
    return float(min(found, op["count"]) * gain)


def _loss(s: EspanaState, side: int, op: Op) -> float:
    """Eliminated or reduced: what the owner of the troops would give up first, or what we would take."""
    chooser = SIDE_OF[op["chooser"]]
    found = victims(s, op, chooser)
    if op["op"] == "reduce":
        worth = [1.0] * len(found)
    else:
        worth = sorted(float(levels(s.strength[t])) for t in found)
    total = sum(worth[: op["count"]])
    return total if SIDE_OF[op["side"]] != side else -total


def _all_gone(s: EspanaState, side: int, op: Op) -> float:
    enemy = SIDE_OF[op["side"]]
    return float(
        sum(
            levels(s.strength[t])
            for t in TROOPS
            if SIDE[t] == enemy and s.where[t] < BOXES and MODEL[t] in op["types"]
        )
    )


def plane_worth(s: EspanaState, plane: int) -> float:
    """About a third of a hit for each die and turn, and something for mastery of the air."""
    return (0.28 * AIR_STRENGTH[plane] + 0.1 * CM[plane]) * turns_left(s)


def _aircraft(s: EspanaState, side: int, op: Op) -> float:
    box = op.get("requires_box")
    if box is not None and not (own(s, side) & ~closed_ports(s, side)) >> PLACE[box] & 1:
        return 0.0
    found = sorted((plane_worth(s, AIR[a]) for a in op["any_of"] if s.where[AIR[a]] == POOL), reverse=True)
    return sum(found[: op["count"]])


def _aircraft_loss(s: EspanaState, side: int, op: Op) -> float:
    enemy = SIDE_OF[op["side"]]
    found = sorted(plane_worth(s, a) for a in AIR.values() if SIDE[a] == enemy and s.where[a] <= BOARD)
    return sum(found[: op["count"]])


def _tanks(s: EspanaState, side: int, op: Op) -> float:
    if not boxes_of(s, side, op) & ~closed_ports(s, side):
        return 0.0
    free = [CM[t] for m in op["any_of"] for t in TANKS_OF[m] if s.where[t] == POOL]
    return sum(0.15 * cm * turns_left(s) for cm in sorted(free, reverse=True)[: op["count"]])


def _general_in(s: EspanaState, side: int, op: Op) -> float:
    general = GENERAL[op["general"]]
    return (0.7 + 0.15 * CM[general]) * turns_left(s) if s.where[general] == POOL else 0.0


def _general_out(s: EspanaState, side: int, op: Op) -> float:
    general = GENERAL[op["general"]]
    if s.where[general] == GONE:
        return 0.0
    return (0.7 + 0.15 * CM[general]) * turns_left(s) * (1.0 if s.where[general] != POOL else 0.3)


def _points(s: EspanaState, side: int, op: Op) -> float:
    if not any(turn >= s.turn for turn in RP_TURNS):
        return 0.0
    return float((1.0 if s.turn <= 1 else 1.6) * op["count"])


def _draw(s: EspanaState, side: int, op: Op) -> float:
    return float(1.5 * op["count"] * (1.0 if s.turn not in (5, LAST_TURN) else 0.2))


def _discard(s: EspanaState, side: int, op: Op) -> float:
    return float(1.4 * min(op["count"], len(s.hands[SIDE_OF[op["side"]]])) * (s.turn not in (5, LAST_TURN)))


def _permanent(s: EspanaState, side: int, op: Op) -> float:
    types = op.get("ignore_negative_cm", ())
    found = sum(1 for t in TROOPS if s.where[t] < BOXES and MODEL[t] in types)
    return 0.06 * found * turns_left(s) + (0.2 * turns_left(s) if not types else 0.0)


def _battle_mod(s: EspanaState, side: int, op: Op) -> float:
    boxes = mask_of(PLACE[b] for b in op["boxes"]) & s.held[side]
    return (0.8 if boxes & s.held[1 - side] else 0.4 if boxes else 0.0) * (turns_left(s) > 0)


def _later(price: float) -> Callable[[EspanaState, int, Op], float]:
    return lambda s, side, op: price if turns_left(s) else 0.0


def _morocco(s: EspanaState, side: int, op: Op) -> float:
    return 1.0 if len(s.at[2 * MOROCCO + N]) > 2 else 0.0


def _if_box(s: EspanaState, side: int, op: Op) -> float:
    return worth_of(s, side, op["then"] if own(s, side) >> PLACE[op["box"]] & 1 else op["otherwise"])


def _one_of(s: EspanaState, side: int, op: Op) -> float:
    return max(worth_of(s, side, option) for option in op["options"])


def ship_worth(ship: int) -> float:
    return 0.6 * SHIP_VALUE[ship] + 0.3


def _ship_in(s: EspanaState, side: int, op: Op) -> float:
    return ship_worth(SHIP[op["ship"]]) if s.where[SHIP[op["ship"]]] == POOL else 0.0


def _ship_gone(s: EspanaState, side: int, op: Op) -> float:
    ship = SHIP[op["ship"]]
    return ship_worth(ship) if s.where[ship] < BOARD else 0.0


def _ship_repair(s: EspanaState, side: int, op: Op) -> float:
    mine = SIDE_OF[op["side"]]
    found = [0.6 * ship_worth(c) for c in SHIPS if SIDE[c] == mine and s.damaged >> c & 1]
    return sum(sorted(found, reverse=True)[: op["count"]])


def _zone(s: EspanaState, side: int, op: Op) -> float:
    zone = PLACE[op["zone"]]
    return 0.0 if s.at[2 * zone + 1 - side] or holder(s, zone) == BY_N + side else 1.0


PRICE: dict[str, Callable[[EspanaState, int, Op], float]] = {
    "place": _place,
    "strengthen": _strengthen,
    "convert": _convert,
    "eliminate": _loss,
    "reduce": _loss,
    "eliminate_all": _all_gone,
    "aircraft_in": _aircraft,
    "aircraft_loss": _aircraft_loss,
    "tank_in": _tanks,
    "general_in": _general_in,
    "general_out": _general_out,
    "rp_next": _points,
    "rp_loss_next": _points,
    "draw": _draw,
    "discard": _discard,
    "permanent": _permanent,
    "battle_mod": _battle_mod,
    "no_battle": _later(0.5),
    "republican_offensive": _later(1.5),
    "morocco_extra": _morocco,
    "morocco_ignore_estrecho": _morocco,
    "if_box": _if_box,
    "choose_one": _one_of,
    "ship_in": _ship_in,
    "ship_return": _later(0.6),
    "ship_repair": _ship_repair,
    "ship_damage": _later(0.6),
    "ship_destroy": _ship_gone,
    "zone_marker": _zone,
    "cantabrico_free": _later(0.3),
    "battle_mod_ship": _later(0.3),
    "base_raid": _later(0.8),
}
"""By operation; what is not here is worth nothing by itself."""
