"""What event cards do: the operations named in the cards' data, carried out in order (18.3, 18.4).

5.5: where a card speaks of counters, units and markers are meant alike.

An operation that cannot be done fully is done as far as possible. New units come only into friendly or
contested boxes (18.8) in supply (18.9), and only while there are counters for them (18.10).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from frente.engine import Ask, Flow, Menu, Noun, Refusal, Way
from frente.engine import put as put_ask
from frente.games.espana import labels
from frente.games.espana.answers import Choose, Effect, Enough, Place
from frente.games.espana.cards import decks
from frente.games.espana.definitions import (
    AIR,
    ALL_BOXES,
    BASQUE,
    BASQUE_HOME,
    BOARD,
    BOXES,
    CARDS,
    COUNTER_ID,
    GENERAL,
    GONE,
    KEY_CITIES,
    LAST_TURN,
    MODEL,
    MOROCCO,
    PLACE,
    PLACE_ID,
    POOL,
    RP_TURNS,
    SEATS,
    SIDE,
    SIDE_OF,
    STACKING,
    TANKS_OF,
    TROOPS,
    N,
    boxes_in,
    mask_of,
)
from frente.games.espana.nouns import BOX, EFFECT, ENEMY_FIGHTER, ENEMY_TROOP, PLANE, TROOP, TYPE
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import (
    friendly,
    is_contested,
    is_friendly,
    own,
    ports,
    supplied,
)
from frente.games.espana.rules.losses import lose_levels, mark_if_empty_of_enemy, raised
from frente.games.espana.rules.naval.zones import closed_ports
from frente.games.espana.state import (
    EspanaState,
    Lasting,
    enter,
    exchange,
    free_counter,
    put,
    take_off,
    to_board,
    troops_in,
)

Op = dict[str, Any]


@dataclass(slots=True)
class Card:
    """The card being carried out: who plays it, and what its operations have done so far."""

    id: str
    side: int
    stopped: bool = False
    took_aircraft: bool = False


def resolve(s: EspanaState, side: int, card: str) -> Flow[None]:
    """Carry out a card's event."""
    yield from run(s, Card(card, side), CARDS[card].effect)


def run(s: EspanaState, card: Card, ops: Any) -> Flow[None]:
    for op in ops:
        if card.stopped:
            return
        yield from OPS[op["op"]](s, card, op)


# --- boxes and choices -------------------------------------------------------------------------------
def boxes_of(s: EspanaState, side: int, op: Op) -> int:
    """The boxes an operation names for its owner (18.8, 18.9)."""
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


def why_not_in(s: EspanaState, card: Card, op: Op, box: int) -> Refusal | None:
    """Why an operation does nothing in this box: what `boxes_of` leaves out."""
    args = {"card": card.id, "box": PLACE_ID[box]}
    where = op.get("where", "any")
    if where == "ports" and not ports(s, card.side) >> box & 1:
        return Refusal("18.3", "card-wants-port", {**args})
    if where == "kc" and not KEY_CITIES >> box & 1:
        return Refusal("18.3", "card-wants-key-city", {**args})
    if isinstance(where, list) and PLACE_ID[box] not in where:
        return Refusal("18.3", "card-elsewhere", {**args})
    if box >= BOXES or not own(s, card.side) >> box & 1:
        return Refusal("18.8", "event-box-not-held", {**args})
    if not op.get("ignore_supply") and not supplied(s, card.side) >> box & 1:
        return Refusal("18.9", "box-out-of-supply", {**args})
    return None


def why_port_closed(s: EspanaState, side: int, box: int) -> Refusal | None:
    """25.7-e, 25.11-f: no new unit comes through a port that the enemy closes."""
    if not closed_ports(s, side) >> box & 1:
        return None
    rule = "25.7-e" if s.blocked[side] >> box & 1 else "25.11-f"
    return Refusal(rule, "port-closed", {"box": PLACE_ID[box]})


def pick(
    s: EspanaState,
    side: int,
    card: Card,
    kind: str,
    way: Way,
    *,
    optional: bool = False,
    **about: str,
) -> Flow[Any]:
    """Let a side choose; what has one way only needs no asking. None where there is nothing."""
    found = way.listed(s)
    if not found:
        return None
    if len(found) == 1 and not optional:
        return way.make(*found[0])
    menu = Menu(s, way, ENOUGH) if optional else Menu(s, way)
    answer = yield from put_ask(Ask.of(SEATS[side], kind, "18.3", menu, {"card": card.id, **about}))
    return None if isinstance(answer, Enough) else answer


ENOUGH = Way("enough", Enough, rule="18.3")


def choice_of(
    s: EspanaState, verb: str, noun: Noun[int], why_not: Callable[[int], Refusal | None], among: Iterable[int]
) -> Way:
    """Any counter of these against which nothing speaks."""
    return Way(
        verb,
        Choose,
        noun,
        rule="18.3",
        why_not=why_not,
        among=among,
        label=partial(labels.of_unit, s, verb),
    )


def not_by(card: Card, unit: int) -> Refusal:
    """18.3: the card does what it says, and no more."""
    return Refusal("18.3", "not-by-this-card", {"card": card.id, "unit": COUNTER_ID[unit]})


def nothing(s: EspanaState, card: Card) -> None:
    """18.4: the card counts as played all the same."""
    s.note("no-effect", "18.4", card=card.id)


# --- troops ------------------------------------------------------------------------------------------
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
            among=[(kind, box) for box in boxes_in(boxes_of(s, card.side, op)) for kind in types_of(op)],
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


def own_troops(s: EspanaState, side: int, boxes: int) -> list[int]:
    """The side's troops in these boxes."""
    return [troop for box in boxes_in(boxes & s.held[side]) for troop in troops_in(s, side, box)]


def strengthen(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """Up to so many different own troops rise by a level."""
    done: list[int] = []
    for _ in range(op["count"]):
        why_not = partial(why_not_strengthen, s, card, op, done)
        there = own_troops(s, card.side, boxes_of(s, card.side, op))
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
        there = own_troops(s, card.side, own(s, card.side))
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


# --- aircraft, tanks, generals -----------------------------------------------------------------------
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
    boxes = boxes_of(s, card.side, op)
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


# --- points and cards --------------------------------------------------------------------------------
def keep(s: EspanaState, card: Card, kind: str, **values: Any) -> None:
    """18.5: keep an effect aside. What would work after the last turn is lost."""
    if values.get("turn", 0) > LAST_TURN:
        nothing(s, card)
        return
    s.lasting.append(Lasting(card.id, kind, **values))
    s.note("kept", "18.5", card=card.id)


def _keep_points(s: EspanaState, card: Card, side: int, points: int) -> None:
    """19.1: for the next Replacement phase, this turn's if it has one; after the last there is none."""
    if s.turn > max(RP_TURNS):
        nothing(s, card)
    else:
        keep(s, card, "rp", side=side, value=points)


def rp_next(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    _keep_points(s, card, SIDE_OF[op["side"]], op["count"])
    yield from ()


def rp_loss_next(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    _keep_points(s, card, SIDE_OF[op["side"]], -op["count"])
    yield from ()


def draw(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    decks.draw(s, card.side, op["count"], "18.3")
    yield from ()


def discard(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    side = SIDE_OF[op["side"]]
    if len(s.hands[side]) < op["count"]:
        nothing(s, card)  # as many as there are (18.4)
    yield from decks.lose_at_random(s, side, op["count"])


def permanent(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """18.6: beside the board to the end of the game."""
    s.in_force.append(card.id)
    s.note("in-force", "18.6", card=card.id)
    yield from ()


def cancel_event(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """18.7: only a reaction; played to fill a quota it does nothing (23.1-e)."""
    nothing(s, card)
    yield from ()


def republican_offensive(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    """26.1: the next turn has another sequence."""
    keep(s, card, "offensive", side=card.side, turn=s.turn + 1)
    yield from ()


def battle_mod(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    boxes = mask_of(PLACE[b] for b in op["boxes"])
    detail = f"{op['role']}:{op['kind']}"
    side = SIDE_OF[op["side"]]
    keep(s, card, "battle", side=side, turn=s.turn + 1, boxes=boxes, value=op["value"], detail=detail)
    yield from ()


def no_battle(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    boxes = mask_of(PLACE[b] for b in op["boxes"])
    keep(s, card, "no_battle", side=SIDE_OF[op["side"]], turn=s.turn + 1, boxes=boxes)
    yield from ()


# --- conditions --------------------------------------------------------------------------------------
def if_box(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    box, state = PLACE[op["box"]], op["state"]
    holds = {
        "friendly": is_friendly(s, card.side, box),
        "contested": is_contested(s, box),
        "friendly-or-contested": bool(own(s, card.side) >> box & 1),
    }[state]
    yield from run(s, card, op["then"] if holds else op["otherwise"])


def requires(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    side = SIDE_OF[op["side"]]
    if op["condition"] == "box_friendly":
        holds = is_friendly(s, side, PLACE[op["box"]])
    else:
        holds = any(troops_in(s, side, PLACE[b]) for b in op["boxes"])
    if not holds:
        card.stopped = True
        nothing(s, card)
    yield from ()


def choose_one(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    options = op["options"]
    way = Way(
        "option",
        lambda number: Effect(options[number - 1]),
        EFFECT,
        rule="18.3",
        among=range(1, len(options) + 1),
        otherwise=lambda _: Refusal("18.3", "no-such-effect", {"card": card.id, "number": len(options)}),
        subjects=lambda _: (),
    )
    answer = yield from pick(s, card.side, card, "option", way)
    yield from run(s, card, answer.ops)


def if_none_taken(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    if not card.took_aircraft:
        yield from run(s, card, op["then"])


# --- Morocco -----------------------------------------------------------------------------------------
def morocco_extra(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    keep(s, card, "morocco_extra", side=card.side, boxes=1 << PLACE[op["to"]], value=op["count"])
    yield from ()


def morocco_ignore_estrecho(s: EspanaState, card: Card, op: Op) -> Flow[None]:
    keep(s, card, "ignore_estrecho", side=card.side)
    yield from ()


OPS: dict[str, Callable[[EspanaState, Card, Op], Flow[None]]] = {
    op.__name__: op
    for op in (
        place,
        strengthen,
        convert,
        eliminate,
        eliminate_all,
        reduce,
        aircraft_in,
        aircraft_loss,
        tank_in,
        general_in,
        general_out,
        rp_next,
        rp_loss_next,
        draw,
        discard,
        permanent,
        cancel_event,
        republican_offensive,
        battle_mod,
        no_battle,
        if_box,
        requires,
        choose_one,
        if_none_taken,
        morocco_extra,
        morocco_ignore_estrecho,
    )
}
