"""What event cards do to troops: they come, grow, change, suffer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

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
    ALL_BOXES,
    BASQUE,
    BASQUE_HOME,
    BOXES,
    COUNTER_ID,
    KEY_CITIES,
    MODEL,
    MOROCCO,
    PLACE,
    PLACE_ID,
    SIDE,
    SIDE_OF,
    STACKING,
    TROOPS,
    N,
    boxes_in,
    mask_of,
)
from frente.games.espana.nouns import BOX, ENEMY_TROOP, TROOP, TYPE
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import friendly, own, supplied
from frente.games.espana.rules.losses import lose_levels, mark_if_empty_of_enemy, raised
from frente.games.espana.state import (
    EspanaState,
    enter,
    exchange,
    free_counter,
    take_off,
    troops_in,
)


def why_not_place(s: EspanaState, card: Card, op: Op, used: list[int], kind: str, box: int) -> Refusal | None:
    """Why a troop of this type does not come into this box."""
    if kind not in types_of(op):
        return Refusal("18.3", "card-brings-other", {"card": card.id, "type": kind})
    if refusal := why_not_in(s, card, op, box) or why_port_closed(s, card.side, box):
        return refusal
    if used.count(box) >= op.get("max_per_box", 9):
        return Refusal("18.3", "card-one-each", {"card": card.id, "box": PLACE_ID[box]})
    if box == MOROCCO and len(troops_in(s, N, box)) >= STACKING:
        # Elsewhere events may overfill a box (11.8-b).
        return Refusal("11.8-d", "morocco-is-full", {"box": PLACE_ID[box], "limit": STACKING})
    if kind == BASQUE and not BASQUE_HOME >> box & 1:
        return Refusal("19.8-c", "basques-at-home", {"box": PLACE_ID[box]})
    if free_counter(s, kind, op["strength"]) < 0:
        return Refusal("18.10", "no-counter-of-type", {"type": kind, "strength": op["strength"]})
    return None


def types_of(op: Op) -> list[str]:
    """The types of troops an operation names."""
    types: list[str] = op["type"] if isinstance(op["type"], list) else [op["type"]]
    return types


def place(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """New troops, one after the other."""
    strength = op["strength"]
    used: list[int] = []
    for _ in range(op["count"]):
        way = Way(
            "place",
            Place,
            TYPE,
            BOX[card.side],
            rule="18.3",
            why_not=partial(why_not_place, s, card, op, used),
            among=[(kind, box) for box in boxes_in(own(s, card.side)) for kind in types_of(op)],
        )
        answer = yield from pick(s, card.side, card, "place", way)
        if answer is None:
            nothing(s, card)
            return
        kind, box = answer
        troop = free_counter(s, kind, strength)
        enter(s, troop, box, strength)
        used.append(box)
        fog.tell(s, "entered", "18.8", troop, box=PLACE_ID[box], after=strength)


def can_rise(s: EspanaState, troop: int, most: int) -> bool:
    """A level more needs a free large counter of the same type at 2 to 3 (18.10)."""
    strength = s.strength[troop]
    if strength >= 5 or raised(strength) > most:
        return False
    return strength != 2 or free_counter(s, MODEL[troop], 3) >= 0


def why_not_strengthen(s: EspanaState, card: Card, op: Op, done: list[int], troop: int) -> Refusal | None:
    """Why the card does not strengthen this troop."""
    args = {"unit": COUNTER_ID[troop], "card": card.id}
    if troop >= TROOPS.stop or SIDE[troop] != card.side or s.where[troop] >= BOXES:
        return Refusal("18.3", "no-troop-of-yours", args)
    if op["types"] != "all" and MODEL[troop] not in op["types"]:
        return not_by(card, troop)
    if refusal := why_not_in(s, card, op, s.where[troop]):
        return refusal
    if troop in done:
        return Refusal("18.3", "had-its-level", args)
    if not can_rise(s, troop, op.get("max_to", 5)):
        weak = s.strength[troop] == 2 and op.get("max_to", 5) > 2
        return Refusal("18.10" if weak else "18.3", "no-counter" if weak else "strong-enough", args)
    return None


def own_troops(s: EspanaState, side: int) -> list[int]:
    """The side's troops on the map."""
    return [troop for box in boxes_in(s.held[side]) for troop in troops_in(s, side, box)]


def strengthen(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Up to so many different own troops rise by a level."""
    done: list[int] = []
    for _ in range(op["count"]):
        why_not = partial(why_not_strengthen, s, card, op, done)
        there = own_troops(s, card.side)
        way = choice_of(s, "raise", TROOP[card.side], why_not, there)
        answer = yield from pick(s, card.side, card, "strengthen", way, optional=True)
        if answer is None:
            if not way.listed(s):
                nothing(s, card)
            return
        done.append(rise(s, answer.unit, op.get("levels", 1), op.get("max_to", 5)))


def rise(s: EspanaState, troop: int, levels: int, most: int) -> int:
    """Raise a troop; gives the counter that stands for it now."""
    for _ in range(levels):
        if not can_rise(s, troop, most):
            break
        if s.strength[troop] == 2:
            other = free_counter(s, MODEL[troop], 3)
            exchange(s, troop, other, 3)
            troop = other
        else:
            s.strength[troop] = raised(s.strength[troop])
    box = PLACE_ID[s.where[troop]]
    fog.tell(s, "strengthened", "18.3", troop, box=box, after=s.strength[troop])
    return troop


def why_not_convert(s: EspanaState, card: Card, op: Op, troop: int) -> Refusal | None:
    """Why this troop does not change its type."""
    args = {"unit": COUNTER_ID[troop], "card": card.id}
    if troop >= TROOPS.stop or SIDE[troop] != card.side or s.where[troop] >= BOXES:
        return Refusal("18.3", "no-troop-of-yours", args)
    if MODEL[troop] not in op["from_types"]:
        return not_by(card, troop)
    if not supplied(s, card.side) >> s.where[troop] & 1:
        return Refusal("18.9", "box-out-of-supply", {"box": PLACE_ID[s.where[troop]]})
    if free_counter(s, op["to"], s.strength[troop]) < 0:
        return Refusal("18.10", "no-counter", args)
    return None


def convert(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Up to so many own troops change their type at the same strength."""
    for _ in range(op["count"]):
        there = own_troops(s, card.side)
        way = choice_of(s, "change", TROOP[card.side], partial(why_not_convert, s, card, op), there)
        answer = yield from pick(s, card.side, card, "change", way, optional=True)
        if answer is None:
            if not way.listed(s):
                nothing(s, card)
            return
        (troop,) = answer
        box = s.where[troop]
        strength = s.strength[troop]
        other = free_counter(s, op["to"], strength)
        exchange(s, troop, other, strength)
        fog.tell(s, "changed", "18.3", other, box=PLACE_ID[box])


def victims(s: EspanaState, op: Op, chooser: int) -> list[int]:
    """The troops that an operation may harm; under fog another side sees only the top ones (22.4-b)."""
    side = SIDE_OF[op["side"]]
    where = op.get("where", "any")
    boxes = ALL_BOXES
    if where == "friendly-non-kc":
        boxes = friendly(s, side) & ~KEY_CITIES & ~(1 << MOROCCO)
    elif isinstance(where, list):
        boxes = mask_of(PLACE[b] for b in where)
    types = op["types"]
    return [
        troop
        for box in boxes_in(boxes & s.held[side])
        for troop in troops_in(s, side, box)
        if (types == "all" or MODEL[troop] in types) and not fog.is_hidden(s, troop, chooser)
    ]


def why_not_harm(
    s: EspanaState, card: Card, op: Op, chooser: int, done: list[int], troop: int
) -> Refusal | None:
    """Why the card does no harm to this troop; of one in the fog only that it is hidden is told."""
    if fog.is_hidden(s, troop, chooser):
        return Refusal("22.4-b", "hidden-in-a-stack", {"unit": COUNTER_ID[troop]})
    if troop in done:
        return Refusal("18.3", "harmed-already", {"unit": COUNTER_ID[troop], "card": card.id})
    return None if troop in victims(s, op, chooser) else not_by(card, troop)


def harm(s: EspanaState, card: Card, op: Op, act: Callable[[int], Flow[int]]) -> Flow[None]:
    """Harm so many different troops, the chooser's choice."""
    chooser = SIDE_OF[op["chooser"]]
    noun = TROOP if SIDE_OF[op["side"]] == chooser else ENEMY_TROOP
    done: list[int] = []
    for _ in range(op["count"]):
        why_not = partial(why_not_harm, s, card, op, chooser, done)
        way = choice_of(s, "harm", noun[chooser], why_not, victims(s, op, chooser))
        answer = yield from pick(s, chooser, card, "harm", way)
        if answer is None:
            nothing(s, card)
            return
        done.append((yield from act(answer.unit)))


def eliminate(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Remove troops to the pool; a box left empty keeps its marker."""

    def act(troop: int) -> Flow[int]:
        remove_troop(s, troop)
        yield from ()
        return troop

    yield from harm(s, card, op, act)


def remove_troop(s: EspanaState, troop: int) -> None:
    box, side = s.where[troop], SIDE[troop]
    take_off(s, troop)
    mark_if_empty_of_enemy(s, side, box)
    fog.unit_left(s, side, box)
    fog.tell(s, "destroyed", "18.3", troop, box=PLACE_ID[box])


def eliminate_all(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Every such troop on the map."""
    side = SIDE_OF[op["side"]]
    found = [t for t in TROOPS if SIDE[t] == side and s.where[t] < BOXES and MODEL[t] in op["types"]]
    for troop in found:
        remove_troop(s, troop)
    if not found:
        nothing(s, card)
    yield from ()


def reduce(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Troops lose levels as if hit (16.6-b to 16.6-f)."""

    def act(troop: int) -> Flow[int]:
        box, side = s.where[troop], SIDE[troop]
        before = set(troops_in(s, side, box))
        yield from lose_levels(s, troop, op["levels"], "16.6-b")
        fog.unit_left(s, side, box)
        swapped = set(troops_in(s, side, box)) - before
        return min(swapped) if swapped else troop

    yield from harm(s, card, op, act)


OPERATIONS: dict[str, Operation] = {
    op.__name__: op for op in (place, strengthen, convert, eliminate, eliminate_all, reduce)
}
