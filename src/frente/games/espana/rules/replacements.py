"""19 Replacements, in turns 1, 3, 5, 7 and 9 (9.5)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Message, Price, Refusal, StandingWay, Way
from frente.engine import put as put_ask
from frente.games.espana import labels
from frente.games.espana.answers import As, New, Raise, Repair, Stop
from frente.games.espana.definitions import (
    BASES,
    BASQUE,
    BASQUE_HOME,
    BOXES,
    COUNTER_ID,
    MODEL,
    PLACE_ID,
    RP_FROM,
    RP_NEW,
    RP_TURNS,
    RP_TYPES,
    SEATS,
    SHIPS,
    SIDE,
    SIDES,
    STACKING,
    TROOPS,
    N,
    R,
    boxes_in,
)
from frente.games.espana.nouns import BOX, SHIP, TROOP, TYPE, spelt
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import own, supplied
from frente.games.espana.rules.losses import raised
from frente.games.espana.rules.naval import zones
from frente.games.espana.state import EspanaState, enter, exchange, free_counter, troops_in


def points(s: EspanaState, side: int) -> int:
    """19.1: a point per key city controlled or contested as the track stands, and what cards change."""
    total = s.kc[side] + s.kc[2]
    if s.chosen.naval:
        total += zones.extra_rp(s, side)
    for effect in s.lasting:
        if effect.kind == "rp" and effect.side == side:
            total += effect.value
    return max(0, total)


def replacements(s: EspanaState) -> Flow[None]:
    """19.3-a: the player with fewer points starts; on a tie N."""
    if s.turn not in RP_TURNS:
        return
    s.phase = "replacements"
    s.rp = [points(s, side) for side in SIDES]
    s.lasting = [e for e in s.lasting if e.kind != "rp"]
    s.note("points", "19.1", nationalist=s.rp[N], republican=s.rp[R])
    s.push(("spend", R if s.rp[R] < s.rp[N] else N), ("rp_end",))
    yield from ()


def rp_end(s: EspanaState) -> Flow[None]:
    """19.6-b: the boxes are open again for the next phase."""
    s.rp_boxes = [0, 0]
    yield from ()


# --- what a point can do (19.5 to 19.8) --------------------------------------------------------------
def open_boxes(s: EspanaState, side: int) -> int:
    """19.6-a, 19.6-b: own boxes in supply where no point was spent yet."""
    return own(s, side) & supplied(s, side) & ~s.rp_boxes[side]


def why_not_box(s: EspanaState, side: int, box: int) -> Refusal | None:
    args = {"box": PLACE_ID[box]}
    if not own(s, side) >> box & 1:
        return Refusal("19.6-c", "box-not-held", {**args})
    if not supplied(s, side) >> box & 1:
        return Refusal("19.6-a", "box-out-of-supply", {**args})
    if s.rp_boxes[side] >> box & 1:
        return Refusal("19.6-b", "box-had-point", {**args})
    return None


def larger_types(s: EspanaState, troop: int) -> list[str]:
    """19.5, 19.8-d: the types in which a strength-2 troop may become a 3.

    Its own if a large counter is free; else any type open to RP, Basques only at home (19.8-c).
    """
    side, model, box = SIDE[troop], MODEL[troop], s.where[troop]
    if free_counter(s, model, 3) >= 0:
        return [model]
    types = [t for t in RP_TYPES[side] if free_counter(s, t, 3) >= 0]
    return [t for t in types if t != BASQUE or BASQUE_HOME >> box & 1]


def why_not_raise(s: EspanaState, side: int, troop: int) -> Refusal | None:
    """Why a point cannot strengthen this troop."""
    args = {"unit": COUNTER_ID[troop]}
    if troop >= TROOPS.stop or SIDE[troop] != side or s.where[troop] >= BOXES:
        return Refusal("19.2", "no-troop-of-yours", {**args})
    if MODEL[troop] not in RP_TYPES[side]:
        return Refusal("19.8-b", "events-only", {**args})
    refusal = why_not_box(s, side, s.where[troop])
    if refusal is not None:
        return refusal
    strength = s.strength[troop]
    if strength not in RP_FROM[s.turn]:
        return Refusal("19.7", "not-this-turn", {**args, "strength": strength, "turn": s.turn})
    if strength == 2 and not larger_types(s, troop):
        return Refusal("19.6-d", "no-counter", {**args})
    return None


def new_types(s: EspanaState, side: int, box: int) -> list[str]:
    """19.8-a, 19.8-c, 19.6-d: the types that a point can bring into this box."""
    strength = RP_NEW[s.turn]
    types = [t for t in RP_TYPES[side] if free_counter(s, t, strength) >= 0]
    return [t for t in types if t != BASQUE or BASQUE_HOME >> box & 1]


def why_not_new(s: EspanaState, side: int, box: int) -> Refusal | None:
    """Why no new troop can come into this box (19.6-c)."""
    refusal = why_not_box(s, side, box)
    if refusal is not None:
        return refusal
    if len(troops_in(s, side, box)) >= STACKING:
        return Refusal("11.8-d", "box-is-full", {"box": PLACE_ID[box], "limit": STACKING})
    if not new_types(s, side, box):
        return Refusal("19.6-d", "no-new-counter", {"box": PLACE_ID[box]})
    return None


def why_not_repair(s: EspanaState, side: int, ship: int) -> Refusal | None:
    """25.12-a: damaged ships, in a naval base only."""
    args = {"ship": COUNTER_ID[ship]}
    if not s.chosen.naval or ship not in SHIPS:
        return Refusal("25.12-a", "no-ship", {"unit": COUNTER_ID[ship]})
    if SIDE[ship] != side:
        return Refusal("25.12-a", "not-yours", {"unit": COUNTER_ID[ship]})
    if not s.damaged >> ship & 1:
        return Refusal("25.12-a", "ship-not-damaged", {**args})
    if s.where[ship] not in BASES:
        return Refusal("25.3-d", "ship-not-in-base", {**args})
    return None


def raisable(s: EspanaState, side: int, boxes: int) -> list[int]:
    """The troops in open boxes that a point can strengthen: what `why_not_raise` lets pass, in one sweep."""
    levels, types, strength, at = RP_FROM[s.turn], RP_TYPES[side], s.strength, s.at
    found = []
    for box in boxes_in(boxes & s.held[side]):
        for troop in at[2 * box + side]:
            if troop < TROOPS.stop and strength[troop] in levels and MODEL[troop] in types:
                if strength[troop] != 2 or larger_types(s, troop):
                    found.append(troop)
    return found


def boxes_for_new(s: EspanaState, side: int, boxes: int) -> list[int]:
    """The open boxes into which a point can bring a troop: what `why_not_new` lets pass, in one sweep."""
    fresh = [t for t in RP_TYPES[side] if free_counter(s, t, RP_NEW[s.turn]) >= 0]
    if all(t == BASQUE for t in fresh):
        boxes &= BASQUE_HOME if fresh else 0
    # A box with few counters cannot hold too many troops: they need not be counted.
    return [
        box
        for box in boxes_in(boxes)
        if len(s.at[2 * box + side]) < STACKING or len(troops_in(s, side, box)) < STACKING
    ]


def uses(s: EspanaState, side: int) -> Menu | None:
    """All that a point can do for the side; None where it can do nothing."""
    boxes = open_boxes(s, side)
    raises, news = raisable(s, side, boxes), boxes_for_new(s, side, boxes)
    ships = [c for c in SHIPS if why_not_repair(s, side, c) is None]
    if not (raises or news or ships):
        return None

    def tokens() -> list[str]:
        found = [RAISE[troop] for troop in raises] + [NEW[box] for box in news]
        return [*found, *(f"repair {COUNTER_ID[ship]}" for ship in ships), "stop"]

    return Menu(s, *USES[side], tokens=tokens)


ONE_POINT = (Price("rp", 1),)  # 19.3-b


def _more_strength(s: EspanaState, troop: int) -> Message:
    """19.5: from this to that."""
    before = s.strength[troop]
    return Message("brings-strength", {"before": before, "after": 3 if before == 2 else raised(before)})


def _use_ways(side: int) -> tuple[Way, ...]:
    return (
        StandingWay(
            "raise",
            Raise,
            TROOP[side],
            rule="19.2",
            why_not=lambda s, troop: why_not_raise(s, side, troop),
            among=lambda s: raisable(s, side, open_boxes(s, side)),
            judged=True,
            label=lambda s, troop: labels.of_unit(s, "raise", troop),
            price=lambda *_: ONE_POINT,
            brings=_more_strength,
        ),
        StandingWay(
            "new",
            New,
            BOX[side],
            rule="19.2",
            why_not=lambda s, box: why_not_new(s, side, box),
            among=lambda s: boxes_for_new(s, side, open_boxes(s, side)),
            judged=True,
            price=lambda *_: ONE_POINT,
            brings=lambda s, _: Message("brings-troop", {"strength": RP_NEW[s.turn]}),
        ),
        StandingWay(
            "repair",
            Repair,
            SHIP[side],
            rule="25.12-a",
            why_not=lambda s, ship: why_not_repair(s, side, ship),
            among=lambda _: SHIPS,
            price=lambda *_: ONE_POINT,
            brings=lambda *_: Message("brings-repair"),
        ),
        Way("stop", Stop, rule="19.4"),
    )


USES = tuple(_use_ways(side) for side in SIDES)
RAISE, NEW = spelt("raise", COUNTER_ID), spelt("new", PLACE_ID)


def spend(s: EspanaState, side: int) -> Flow[None]:
    """19.3-b: one point at a time, alternately; who has none left lets the other go on."""
    menu = uses(s, side) if s.rp[side] else None
    if menu is None:
        s.rp[side] = 0  # a point that can do nothing is lost, and all with it (19.9)
        side = 1 - side
        menu = uses(s, side) if s.rp[side] else None
        if menu is None:
            s.rp[side] = 0
            return
    s.active = side
    answer = yield from put_ask(Ask.of(SEATS[side], "spend", "19.3-b", menu, {"points": s.rp[side]}))
    s.rp[side] -= 1
    match answer:
        case Raise(troop):
            yield from _raise(s, side, troop)
        case New(box):
            yield from _bring(s, side, box)
        case Repair(ship):
            s.damaged &= ~(1 << ship)  # 25.12-c
            s.note("repaired", "25.12-a", ship=COUNTER_ID[ship])
        case Stop():
            s.rp[side] = 0  # 19.4
    s.push(("spend", 1 - side))


def _raise(s: EspanaState, side: int, troop: int) -> Flow[None]:
    box = s.where[troop]
    s.rp_boxes[side] |= 1 << box
    if s.strength[troop] == 2:
        types = larger_types(s, troop)
        model = yield from _choose_type(s, side, types, "19.8-d", box, 3, COUNTER_ID[troop])
        other = free_counter(s, model, 3)
        exchange(s, troop, other, 3)
        troop = other
    else:
        s.strength[troop] = raised(s.strength[troop])
    fog.tell(s, "strengthened", "19.5", troop, box=PLACE_ID[box], after=s.strength[troop])


def _bring(s: EspanaState, side: int, box: int) -> Flow[None]:
    s.rp_boxes[side] |= 1 << box
    strength = RP_NEW[s.turn]
    types = new_types(s, side, box)
    model = yield from _choose_type(s, side, types, "19.8-a", box, strength, PLACE_ID[box])
    troop = free_counter(s, model, strength)
    enter(s, troop, box, strength)
    fog.tell(s, "entered", "19.6-c", troop, box=PLACE_ID[box], after=strength)


def _choose_type(
    s: EspanaState, side: int, types: list[str], rule: str, box: int, strength: int, what: str
) -> Flow[str]:
    """Of which type the troop is to be, where there is a choice."""
    if len(types) == 1:
        return types[0]

    def otherwise(model: str) -> Refusal:
        if model not in RP_TYPES[side]:
            return Refusal("19.8-b", "type-by-events", {"type": model})
        if free_counter(s, model, strength) < 0:
            return Refusal("19.6-d", "no-counter-of-type", {"type": model, "strength": strength})
        return Refusal("19.8-c", "basques-at-home", {"box": PLACE_ID[box]})

    way = Way("as", As, TYPE, rule=rule, among=types, otherwise=otherwise)
    answer: As = yield from put_ask(Ask.of(SEATS[side], "type", rule, Menu(s, way), {"unit": what}))
    return answer.model
