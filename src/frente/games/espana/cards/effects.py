"""What event cards do: the operations named in the cards' data, carried out in order (18.3, 18.4).

5.5: where a card speaks of counters, units and markers are meant alike.

An operation that cannot be done fully is done as far as possible. New units come only into friendly or
contested boxes (18.8) in supply (18.9), and only while there are counters for them (18.10).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from frente.engine import Ask, Flow, Menu, Noun, Refusal, Way
from frente.engine import put as put_ask
from frente.games.espana import labels
from frente.games.espana.answers import Choose, Effect, Enough
from frente.games.espana.cards import decks
from frente.games.espana.definitions import (
    CARDS,
    COUNTER_ID,
    KEY_CITIES,
    LAST_TURN,
    PLACE,
    PLACE_ID,
    RP_TURNS,
    SEATS,
    SIDE_OF,
    mask_of,
)
from frente.games.espana.nouns import EFFECT
from frente.games.espana.rules.board import (
    is_contested,
    is_friendly,
    own,
    ports,
    supplied,
)
from frente.games.espana.rules.naval.zones import closed_ports
from frente.games.espana.state import (
    EspanaState,
    Lasting,
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


Operation: TypeAlias = Callable[[EspanaState, Card, Op], Flow[None]]


def resolve(s: EspanaState, side: int, card: str) -> Flow[None]:
    """Carry out a card's event."""
    yield from run(s, Card(card, side), CARDS[card].effect)


def run(s: EspanaState, card: Card, ops: Any) -> Flow[None]:
    for op in ops:
        if card.stopped:
            return
        yield from OPS[op["op"]](s, card, op)


# --- boxes and choices -------------------------------------------------------------------------------
def why_not_in(s: EspanaState, card: Card, op: Op, box: int) -> Refusal | None:
    """Why an operation does nothing in this box (10.3-c, 18.8, 18.9)."""
    args = {"card": card.id, "box": PLACE_ID[box]}
    where = op.get("where", "any")
    if where == "ports" and not ports(s, card.side) >> box & 1:
        return Refusal("18.3", "card-wants-port", {**args})
    if where == "kc" and not KEY_CITIES >> box & 1:
        return Refusal("18.3", "card-wants-key-city", {**args})
    if isinstance(where, list) and PLACE_ID[box] not in where:
        return Refusal("18.3", "card-elsewhere", {**args})
    if not own(s, card.side) >> box & 1:
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
        label=lambda number: labels.of_effect(options[number - 1]),
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


OPS: dict[str, Operation] = {
    op.__name__: op
    for op in (
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
