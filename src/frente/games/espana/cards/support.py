"""What event cards do with aircraft, tanks and generals."""

from __future__ import annotations

from frente.engine import Flow, Refusal, Way
from frente.games.espana.answers import Place
from frente.games.espana.cards.effects import (
    Card,
    Op,
    Operation,
    choice_of,
    not_by,
    nothing,
    pick,
    why_not_in,
    why_port_closed,
)
from frente.games.espana.definitions import (
    AIR,
    BOARD,
    COUNTER_ID,
    GENERAL,
    GONE,
    PLACE,
    PLACE_ID,
    POOL,
    SEATS,
    SIDE,
    SIDE_OF,
    TANKS_OF,
    boxes_in,
)
from frente.games.espana.nouns import BOX, ENEMY_FIGHTER, PLANE, TYPE
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import own
from frente.games.espana.rules.naval.zones import closed_ports
from frente.games.espana.state import (
    EspanaState,
    put,
    to_board,
)


def aircraft_in(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Aircraft not in play and not lost go to the player board."""
    card.took_aircraft = False
    box = op.get("requires_box")
    if box is not None:
        ready = own(s, card.side) & ~closed_ports(s, card.side)
        if not ready >> PLACE[box] & 1:
            nothing(s, card)
            return
    named = [AIR[a] for a in op["any_of"]]

    def why_not(plane: int) -> Refusal | None:
        if plane not in named:
            return not_by(card, plane)
        lost = s.where[plane] == GONE
        args = {"unit": COUNTER_ID[plane]}
        return None if s.where[plane] == POOL else Refusal("18.3", "lost" if lost else "in-play", args)

    for _ in range(op["count"]):
        way = choice_of(s, "take", PLANE[card.side], why_not, named)
        answer = yield from pick(s, card.side, card, "take", way)
        if answer is None:
            nothing(s, card)
            return
        put(s, answer.unit, BOARD)
        card.took_aircraft = True
        s.note("aircraft-came", "18.3", unit=COUNTER_ID[answer.unit], side=SEATS[card.side])


def aircraft_loss(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """That side loses aircraft in play, the chooser's choice."""
    side, chooser = SIDE_OF[op["side"]], SIDE_OF[op["chooser"]]
    mine = [plane for plane in AIR.values() if SIDE[plane] == side]

    def why_not(plane: int) -> Refusal | None:
        if plane not in mine:
            return not_by(card, plane)
        args = {"unit": COUNTER_ID[plane]}
        return None if s.where[plane] <= BOARD else Refusal("18.3", "not-in-play", args)

    for _ in range(op["count"]):
        noun = PLANE if side == chooser else ENEMY_FIGHTER
        answer = yield from pick(s, chooser, card, "lose", choice_of(s, "lose", noun[chooser], why_not, mine))
        if answer is None:
            nothing(s, card)
            return
        to_board(s, answer.unit)
        put(s, answer.unit, GONE)
        s.note("aircraft-lost", "18.3", unit=COUNTER_ID[answer.unit])


def tank_in(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Unused tanks come into a port, all into one where the card says so."""
    boxes = own(s, card.side)
    first = -1

    def why_not(model: str, box: int) -> Refusal | None:
        if model not in op["any_of"]:
            return Refusal("18.3", "card-brings-other", {"card": card.id, "type": model})
        if refusal := why_not_in(s, card, op, box) or why_port_closed(s, card.side, box):
            return refusal
        if op.get("same_box") and first not in (-1, box):
            return Refusal("18.3", "card-same-box", {"card": card.id, "box": PLACE_ID[first]})
        if all(s.where[t] != POOL for t in TANKS_OF[model]):
            return Refusal("18.10", "no-tank-left", {"type": model})
        return None

    for _ in range(op["count"]):
        way = Way(
            "place",
            Place,
            TYPE,
            BOX[card.side],
            rule="18.3",
            why_not=why_not,
            among=[(model, box) for model in op["any_of"] for box in boxes_in(boxes)],
        )
        answer = yield from pick(s, card.side, card, "place", way)
        if answer is None:
            nothing(s, card)
            return
        model, first = answer
        tank = next(t for t in TANKS_OF[model] if s.where[t] == POOL)
        put(s, tank, first)
        fog.tell(s, "entered", "18.8", tank, box=PLACE_ID[first], after=0)


def general_in(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """14.5: a general enters by his card."""
    general = GENERAL[op["general"]]
    if s.where[general] == POOL:
        put(s, general, BOARD)
        s.note("general-came", "14.5", unit=COUNTER_ID[general])
    else:
        nothing(s, card)
    yield from ()


def general_out(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Out of the game, wherever he is."""
    general = GENERAL[op["general"]]
    if s.where[general] == GONE:
        nothing(s, card)
    else:
        put(s, general, GONE)
        s.tied.pop(general, None)
        s.note("general-gone", "18.3", unit=COUNTER_ID[general])
    yield from ()


OPERATIONS: dict[str, Operation] = {
    op.__name__: op for op in (aircraft_in, aircraft_loss, tank_in, general_in, general_out)
}
