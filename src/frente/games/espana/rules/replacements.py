"""19 Replacements, in turns 1, 3, 5, 7 and 9 (9.5)."""

from __future__ import annotations

from frente.boards.graph import bits
from frente.engine import Ask, Flow, Refusal, choose
from frente.games.espana.definitions import (
    BASES,
    BASQUE,
    BASQUE_HOME,
    BOXES,
    COUNTER,
    COUNTER_ID,
    MODEL,
    PLACE,
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
)
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import own, supplied
from frente.games.espana.rules.losses import raised
from frente.games.espana.rules.naval import zones
from frente.games.espana.rules.offers import among
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
    s.rp_boxes = [0, 0]
    s.note("points", "19.1", nationalist=s.rp[N], republican=s.rp[R])
    s.push(("spend", R if s.rp[R] < s.rp[N] else N), ("rp_end",))
    yield from ()


def rp_end(s: EspanaState) -> Flow[None]:
    """19.9: what is not spent is lost."""
    s.rp = [0, 0]
    s.rp_boxes = [0, 0]
    yield from ()


# --- what a point can do (19.5 to 19.8) --------------------------------------------------------------
def open_boxes(s: EspanaState, side: int) -> int:
    """19.6-a, 19.6-b: own boxes in supply where no point was spent yet."""
    return own(s, side) & supplied(s, side) & ~s.rp_boxes[side]


def why_not_box(s: EspanaState, side: int, box: int) -> Refusal | None:
    args = {"box": PLACE_ID[box]}
    if box >= BOXES or not own(s, side) >> box & 1:
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
        return Refusal("19.6-d", "no-counter", {"unit": PLACE_ID[box]})
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


def uses(s: EspanaState, side: int) -> list[str]:
    """All that a point can do for the side now: what the predicates above let pass, in one sweep."""
    boxes = open_boxes(s, side)
    levels, strength = RP_FROM[s.turn], RP_NEW[s.turn]
    fresh = [t for t in RP_TYPES[side] if free_counter(s, t, strength) >= 0]
    anywhere = any(t != BASQUE for t in fresh)
    raises, news = [], []
    for box in bits(boxes):
        troops = troops_in(s, side, box)
        for troop in troops:
            if s.strength[troop] in levels and MODEL[troop] in RP_TYPES[side]:
                if s.strength[troop] != 2 or larger_types(s, troop):
                    raises.append(f"raise {COUNTER_ID[troop]}")
        if len(troops) < STACKING and (anywhere or (fresh and BASQUE_HOME >> box & 1)):
            news.append(f"new {PLACE_ID[box]}")
    tokens = raises + news
    if s.chosen.naval:
        tokens += [f"repair {COUNTER_ID[c]}" for c in SHIPS if why_not_repair(s, side, c) is None]
    return tokens


def spend(s: EspanaState, side: int) -> Flow[None]:
    """19.3-b: one point at a time, alternately; who has none left lets the other go on."""
    found = uses(s, side) if s.rp[side] else []
    if not found:
        s.rp[side] = 0
        side = 1 - side
        found = uses(s, side) if s.rp[side] else []
        if not found:
            s.rp[side] = 0
            return
    s.active = side

    def judge(token: str) -> Refusal | None:
        verb, _, word = token.partition(" ")
        if token == "stop":
            return None
        if verb in ("raise", "repair") and word in COUNTER:
            why = why_not_raise if verb == "raise" else why_not_repair
            return why(s, side, COUNTER[word])
        if verb == "new" and word in PLACE:
            return why_not_new(s, side, PLACE[word])
        return Refusal("19.2", "not-offered", {"token": token})

    about = {"points": s.rp[side]}
    ask = Ask(SEATS[side], "spend", "19.3-b", lambda: [*found, "stop"], judge, {**about})
    verb, _, word = (yield from choose(ask)).partition(" ")
    if verb == "stop":
        s.rp[side] = 0  # 19.4
    else:
        s.rp[side] -= 1
        if verb == "raise":
            yield from _raise(s, side, COUNTER[word])
        elif verb == "new":
            yield from _bring(s, side, PLACE[word])
        else:
            s.damaged &= ~(1 << COUNTER[word])  # 25.12-c
            s.note("repaired", "25.12-a", ship=word)
    s.push(("spend", 1 - side))


def _raise(s: EspanaState, side: int, troop: int) -> Flow[None]:
    box = s.where[troop]
    s.rp_boxes[side] |= 1 << box
    if s.strength[troop] == 2:
        types = larger_types(s, troop)
        model = types[0]
        if len(types) > 1:
            model = yield from _choose_type(side, types, "19.8-d", COUNTER_ID[troop])
        other = free_counter(s, model, 3)
        exchange(s, troop, other, 3)
        troop = other
    else:
        s.strength[troop] = raised(s.strength[troop])
    fog.tell(s, "strengthened", "19.5", troop, box=PLACE_ID[box], after=s.strength[troop])


def _bring(s: EspanaState, side: int, box: int) -> Flow[None]:
    s.rp_boxes[side] |= 1 << box
    types = new_types(s, side, box)
    model = types[0]
    if len(types) > 1:
        model = yield from _choose_type(side, types, "19.8-a", PLACE_ID[box])
    troop = free_counter(s, model, RP_NEW[s.turn])
    enter(s, troop, box, RP_NEW[s.turn])
    fog.tell(s, "entered", "19.6-c", troop, box=PLACE_ID[box], after=RP_NEW[s.turn])


def _choose_type(side: int, types: list[str], rule: str, what: str) -> Flow[str]:
    tokens = [f"as {t}" for t in types]
    judge = among(tokens, rule, "not-this-type")
    answer = yield from choose(Ask(SEATS[side], "type", rule, tokens.copy, judge, {"unit": what}))
    return answer.split(" ")[1]
