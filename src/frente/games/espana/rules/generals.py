"""14 General assignment: alternating, Nationalist first, until all generals stand in their boxes."""

from __future__ import annotations

from functools import cache, partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay, Way
from frente.engine import put as put_ask
from frente.games.espana.answers import Assign, Done, Go, Pass
from frente.games.espana.definitions import (
    BOARD,
    COUNTER_ID,
    GENERALS,
    MOROCCO,
    NEIGHBOURS,
    PLACE_ID,
    SEATS,
    SIDE,
    SIDES,
    N,
    boxes_in,
)
from frente.games.espana.nouns import BOX, GENERAL, TO, spelt
from frente.games.espana.state import EspanaState, put


def boxes_for(s: EspanaState, side: int, general: int) -> int:
    """14.1-a, 14.1-b: boxes with an own troop or tank and no other general of the side.

    A general who starts on the map (14.4) or has just landed (12.4-b) goes no further than one line.
    """
    boxes = _free_boxes(s, side)
    start = s.tied.get(general)
    if start is not None:
        boxes &= 1 << start | NEIGHBOURS[start]
    return boxes


def _free_boxes(s: EspanaState, side: int) -> int:
    """Boxes with a troop or tank of the side and no general assigned yet."""
    boxes = s.held[side] & ~(1 << MOROCCO)
    for general in SIDE_GENERALS[side]:
        if s.moved >> general & 1:
            boxes &= ~(1 << s.where[general])
    return boxes


def why_not_assign(s: EspanaState, side: int, general: int) -> Refusal | None:
    """Why this general is not to be assigned now."""
    name = {"unit": COUNTER_ID[general]}
    if general not in GENERALS:
        return Refusal("14.1-a", "no-general", {**name})
    if SIDE[general] != side:
        return Refusal("14.1-a", "not-yours", {**name})
    if s.where[general] == MOROCCO:
        return Refusal("12.4-a", "general-in-morocco", {**name})
    if s.moved >> general & 1:
        return Refusal("14.1-a", "assigned", {**name})
    if s.where[general] != BOARD and general not in s.tied:
        return Refusal("14.5", "not-in-play", {**name})
    if not boxes_for(s, side, general):
        return Refusal("14.1-d", "no-box-for-general", {**name})
    return None


def assignable(s: EspanaState, side: int) -> list[int]:
    """The generals who are to be assigned: what `why_not_assign` lets pass."""
    waiting = [g for g in SIDE_GENERALS[side] if not s.moved >> g & 1]
    waiting = [g for g in waiting if s.where[g] == BOARD or (g in s.tied and s.where[g] != MOROCCO)]
    if not waiting or not _free_boxes(s, side):
        return []
    return [g for g in waiting if g not in s.tied or boxes_for(s, side, g)]


SIDE_GENERALS = tuple(tuple(g for g in GENERALS if SIDE[g] == side) for side in SIDES)
ASSIGN = spelt("assign", COUNTER_ID)


def why_not_box(s: EspanaState, side: int, general: int, place: int) -> Refusal | None:
    """Why the general cannot be assigned to this box."""
    args = {"unit": COUNTER_ID[general], "box": PLACE_ID[place]}
    if boxes_for(s, side, general) >> place & 1:
        return None
    if place == MOROCCO:
        return Refusal("12.5", "no-line", {**args, "start": PLACE_ID[place]})
    if not s.held[side] >> place & 1:
        return Refusal("14.1-a", "no-own-unit", {**args})
    start = s.tied.get(general)
    if start is not None and not (1 << start | NEIGHBOURS[start]) >> place & 1:
        return Refusal("14.4" if s.turn == 1 else "12.4-b", "tied", {**args})
    return Refusal("14.1-b", "general-there", {**args})


def assignment(s: EspanaState) -> Flow[None]:
    """The phase begins with the Nationalist (14.1-a)."""
    s.phase = "generals"
    s.push(("assign", N))
    yield from ()


def assign(s: EspanaState, side: int) -> Flow[None]:
    """One general is assigned; who has none left lets the other go on (14.1-c)."""
    ready = assignable(s, side)
    if not ready:
        side = 1 - side
        ready = assignable(s, side)
        if not ready:
            return
    s.active = side

    ways = assign_way(side, "14.1-a"), *MUST_ASSIGN
    menu = Menu(s, *ways, tokens=lambda: [ASSIGN[general] for general in ready])
    ask = Ask.of(SEATS[side], "assign", "14.1-a", menu, {"left": len(ready)})
    (general,) = yield from put_ask(ask)
    yield from place_general(s, side, general)
    s.push(("assign", 1 - side))


@cache
def assign_way(side: int, rule: str) -> Way:
    """Any general who is to be assigned."""
    return StandingWay(
        "assign",
        Assign,
        GENERAL[side],
        rule=rule,
        why_not=lambda s, general: why_not_assign(s, side, general),
        among=lambda s: assignable(s, side),
        judged=True,
    )


MUST_ASSIGN = tuple(
    Way(
        verb,
        make,
        rule="14.1-d",
        why_not=lambda: Refusal("14.1-d", "must-assign", {}),
        label=lambda text=text: Message(text),
    )
    for verb, make, text in (("done", Done, "do-done"), ("pass", Pass, "do-pass-events"))
)
"""14.1-d: nobody may stop while a general can be assigned."""


def place_general(s: EspanaState, side: int, general: int) -> Flow[None]:
    """Choose the box."""

    def tokens() -> list[str]:
        return [TO[box] for box in boxes_in(boxes_for(s, side, general))]

    menu = Menu(s, _box_way(side, general), tokens=tokens)
    ask = Ask.of(SEATS[side], "general-box", "14.1-a", menu, {"unit": COUNTER_ID[general]})
    _, box = yield from put_ask(ask)
    put(s, general, box)
    s.moved |= 1 << general
    s.note("assigned", "14.1-a", unit=COUNTER_ID[general], box=PLACE_ID[box])


@cache
def _box_way(side: int, general: int) -> Way:
    return StandingWay(
        "to",
        partial(Go, general),
        BOX[side],
        rule="14.1-a",
        why_not=lambda s, box: why_not_box(s, side, general, box),
        among=lambda s: boxes_in(boxes_for(s, side, general)),
        judged=True,
    )
