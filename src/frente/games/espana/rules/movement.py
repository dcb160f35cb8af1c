"""11 Land movement and 13 Aircraft assignment: one player's Movement phase."""

from __future__ import annotations

from frente.boards.graph import bits
from frente.engine import Ask, Flow, Refusal, choose
from frente.games.espana.definitions import (
    AIRCRAFT,
    BOARD,
    BOXES,
    COUNTER,
    COUNTER_ID,
    GENERALS,
    LAND_UNITS,
    MOROCCO,
    NEIGHBOURS,
    PLACE,
    PLACE_ID,
    SEATS,
    SHIPS,
    STACKING,
    TROOPS,
    neighbours_of,
)
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import contested, friendly, is_contested, is_supplied, own
from frente.games.espana.rules.naval import sky
from frente.games.espana.rules.naval.harbours import check_harbours, enter_zone
from frente.games.espana.rules.offers import among
from frente.games.espana.state import (
    EspanaState,
    land_units_in,
    mark_if_empty,
    put,
    side_of,
    take_off,
    troops_in,
)


# --- where a unit can go (11.3, 11.4) --------------------------------------------------------------
def reach(s: EspanaState, side: int, unit: int) -> int:
    """The boxes in which the unit can end a move, on the board as it stands (11.10).

    A box whose marker was removed is friendly at once: later units pass through it (11.3-d).
    """
    start = s.where[unit]
    tank = unit >= TROOPS.stop
    mine = own(s, side)
    clear = friendly(s, side)
    if mine & ~clear & 1 << start:  # contested
        first = NEIGHBOURS[start] & mine  # 11.4-a
        if not tank:
            return first
        # 11.4-b, 11.4-d: a tank goes on through friendly boxes, never into the enemy's.
        return _flood(first & clear, clear, mine, start) | first
    return _flood(1 << start, clear, mine if tank else -1, start)  # 11.3-a; 11.4-c


def _flood(seed: int, clear: int, stops: int, start: int) -> int:
    """Through friendly boxes any way, and one step further into those where a unit must stop."""
    inside = frontier = seed
    while frontier:
        frontier = neighbours_of(frontier) & clear & ~inside
        inside |= frontier
    return (inside | neighbours_of(inside) & stops) & ~(1 << start)


def why_not_march(s: EspanaState, side: int, unit: int) -> Refusal | None:
    """Why this unit cannot move at all."""
    name = COUNTER_ID[unit]
    box = s.where[unit]
    if side_of(s, unit) != side:
        return Refusal("11.1", "not-yours", {"unit": name})
    if unit in AIRCRAFT:
        return Refusal("13.1-a", "no-land-unit", {"unit": name})
    if unit in GENERALS:
        return Refusal("14.1-a", "no-land-unit", {"unit": name})
    if unit in SHIPS:
        return Refusal("25.2-b", "no-land-unit", {"unit": name})
    if box >= BOXES:
        return Refusal("11.3-a", "no-land-unit", {"unit": name})
    if box == MOROCCO:
        return Refusal("12.1-a", "stays-in-morocco", {"unit": name})
    if s.moved >> unit & 1:
        return Refusal("11.7", "moved", {"unit": name})
    if not is_supplied(s, side, box):
        return Refusal("10.3-a", "out-of-supply", {"unit": name, "box": PLACE_ID[box]})
    if is_contested(s, box):
        troops = len(troops_in(s, side, box))
        if troops - (unit < TROOPS.stop) < 1:
            # 11.5-b: a tank is not enough to hold the box, nor may it leave alone.
            alone = len(land_units_in(s, side, box)) == 1 and unit < TROOPS.stop
            rule = "11.5-a" if alone else "11.5-b"
            return Refusal(rule, "last-there", {"unit": name, "box": PLACE_ID[box]})
        if not NEIGHBOURS[box] & own(s, side):
            return Refusal("11.4-a", "nowhere", {"unit": name, "box": PLACE_ID[box]})
    elif unit >= TROOPS.stop and not NEIGHBOURS[box] & own(s, side):
        return Refusal("11.4-c", "nowhere", {"unit": name, "box": PLACE_ID[box]})
    return None


def marchable(s: EspanaState, side: int) -> list[int]:
    """The units that may move: what `why_not_march` lets pass, box by box. Markers never do (11.2)."""
    found = []
    mine = own(s, side)
    both = contested(s)
    done = s.moved
    for box in bits(s.held[side] & ~(1 << MOROCCO)):
        exits = NEIGHBOURS[box] & mine
        if not exits and not is_supplied(s, side, box):
            continue
        units = s.at[2 * box + side]
        if both >> box & 1:
            if not exits:
                continue
            troops = sum(1 for u in units if u < TROOPS.stop)
            if troops == 0:
                continue
            for u in units:
                if u < LAND_UNITS and not done >> u & 1 and (u >= TROOPS.stop or troops > 1):
                    found.append(u)
        else:
            for u in units:
                if u < TROOPS.stop or (u < LAND_UNITS and exits):
                    if not done >> u & 1:
                        found.append(u)
    return found


def why_not_enter(s: EspanaState, side: int, unit: int, place: int) -> Refusal | None:
    """Why this move cannot end in this box."""
    if place < BOXES and reach(s, side, unit) >> place & 1:
        return None
    start = s.where[unit]
    args = {"unit": COUNTER_ID[unit], "box": PLACE_ID[place], "start": PLACE_ID[start]}
    if place >= BOXES or place == MOROCCO:
        return Refusal("12.5" if place == MOROCCO else "3.2", "no-line", {**args})
    if place == start:
        return Refusal("11.3-a", "same-box", {**args})
    if is_contested(s, start) and unit < TROOPS.stop:
        if not NEIGHBOURS[start] >> place & 1:
            return Refusal("11.4-a", "one-box", {**args})
        return Refusal("11.4-a", "enemy-box", {**args})
    if unit >= TROOPS.stop and not own(s, side) >> place & 1:
        return Refusal("11.4-c", "tank-alone", {**args})
    return Refusal("11.3-b", "must-stop", {**args})


# --- aircraft (13) ---------------------------------------------------------------------------------
def air_boxes(s: EspanaState, side: int, plane: int) -> int:
    """The boxes where this aircraft may support land combat (13.1-a, 13.1-d).

    Neither lines nor supply nor numbers limit it (13.1-b, 13.1-c).
    """
    boxes = s.held[side]
    start = s.tied.get(plane)
    if start is not None:  # 13.3
        boxes &= (1 << start | NEIGHBOURS[start]) if start < BOXES else 0
    return boxes


def why_not_fly(s: EspanaState, side: int, plane: int) -> Refusal | None:
    name = COUNTER_ID[plane]
    if side_of(s, plane) != side:
        return Refusal("13.1-a", "not-yours", {"unit": name})
    if plane not in AIRCRAFT:
        return Refusal("13.1-a", "no-aircraft", {"unit": name})
    if s.moved >> plane & 1:
        return Refusal("13.1-a", "assigned", {"unit": name})
    if s.where[plane] != BOARD and plane not in s.tied:
        return Refusal("13.1-a", "not-in-play", {"unit": name})
    if not air_boxes(s, side, plane) and not (s.chosen.naval and sky.any_target(s, side, plane)):
        rule = "13.3" if plane in s.tied else "13.1-a"
        return Refusal(rule, "no-air-box", {"unit": name})
    return None


def flyable(s: EspanaState, side: int) -> list[int]:
    return [a for a in AIRCRAFT if side_of(s, a) == side and why_not_fly(s, side, a) is None]


def why_not_land(s: EspanaState, side: int, plane: int, place: int) -> Refusal | None:
    """Why the aircraft cannot be assigned to support troops in this box."""
    args = {"unit": COUNTER_ID[plane], "box": PLACE_ID[place]}
    if place < BOXES and air_boxes(s, side, plane) >> place & 1:
        return None
    if plane in s.tied and place < BOXES and s.held[side] >> place & 1:
        return Refusal("13.3", "tied", {**args})
    return Refusal("13.1-a", "no-own-unit", {**args})


# --- the phase -------------------------------------------------------------------------------------
def movement(s: EspanaState, side: int) -> Flow[None]:
    """9.6: moves and aircraft in any order, one at a time, until the player has done."""
    s.phase = f"move-{'nr'[side]}"
    s.active = side
    s.decoys_laid = False
    s.topped = 0
    s.push(("move", side), ("stacking", side), ("harbours",))
    yield from ()


def move(s: EspanaState, side: int) -> Flow[None]:
    """One unit moves, one aircraft is assigned, one decoy is laid, or the phase ends."""

    def offer() -> list[str]:
        tokens = [f"march {COUNTER_ID[u]}" for u in marchable(s, side)]
        tokens += [f"fly {COUNTER_ID[a]}" for a in flyable(s, side)]
        if s.chosen.fog:
            tokens += fog.options(s, side)
        tokens.append("done")
        return tokens

    def judge(token: str) -> Refusal | None:
        verb, _, word = token.partition(" ")
        if token == "done":
            return None
        if verb in ("decoy", "undecoy", "top"):
            return fog.why_not(s, side, verb, word) if s.chosen.fog else Refusal("22.0", "no-fog", {})
        if verb in ("march", "fly") and word in COUNTER:
            why = why_not_march if verb == "march" else why_not_fly
            return why(s, side, COUNTER[word])
        return Refusal("9.1", "not-offered", {"token": token})

    answer = yield from choose(Ask(SEATS[side], "move", "11.1", offer, judge, {"turn": s.turn}))
    verb, _, word = answer.partition(" ")
    if verb == "done":
        return
    if verb == "march":
        yield from _march(s, side, COUNTER[word])
    elif verb == "fly":
        yield from _fly(s, side, COUNTER[word])
    else:
        fog.act(s, side, verb, word)
    s.push(("move", side))
    check_harbours(s)


def _march(s: EspanaState, side: int, unit: int) -> Flow[None]:
    """11.3 to 11.6: the unit goes, markers come and go."""

    def judge(token: str) -> Refusal | None:
        verb, _, word = token.partition(" ")
        if verb != "to" or word not in PLACE:
            return Refusal("11.3-a", "not-offered", {"token": token})
        return why_not_enter(s, side, unit, PLACE[word])

    def offer() -> list[str]:
        return [f"to {PLACE_ID[b]}" for b in bits(reach(s, side, unit))]

    ask = Ask(SEATS[side], "march", "11.3-a", offer, judge, {"unit": COUNTER_ID[unit]})
    word = (yield from choose(ask)).split(" ")[1]
    start, box = s.where[unit], PLACE[word]
    taken = bool(s.marks[1 - side] >> box & 1)
    put(s, unit, box)
    s.moved |= 1 << unit
    mark_if_empty(s, side, start)
    fog.unit_left(s, side, start)
    fog.tell(s, "marched", "11.3-c" if taken else "11.3-a", unit, start=PLACE_ID[start], box=word)


def _fly(s: EspanaState, side: int, plane: int) -> Flow[None]:
    """13.1-a: an aircraft goes from the player board to a box, or out to sea, in this phase (25.2-c)."""

    def judge(token: str) -> Refusal | None:
        verb, _, word = token.partition(" ")
        place, _, detail = word.partition(":")
        if verb != "to" or place not in PLACE or detail not in ("", "sea"):
            return Refusal("13.1-a", "not-offered", {"token": token})
        if detail or PLACE[place] >= BOXES:
            if not s.chosen.naval:
                return Refusal("3.12", "no-war-at-sea", {"unit": COUNTER_ID[plane]})
            return sky.why_not_target(s, side, plane, PLACE[place], bool(detail))
        return why_not_land(s, side, plane, PLACE[place])

    def offer() -> list[str]:
        tokens = [f"to {PLACE_ID[b]}" for b in bits(air_boxes(s, side, plane))]
        if s.chosen.naval:
            tokens += sky.targets(s, side, plane)
        return tokens

    ask = Ask(SEATS[side], "fly", "13.1-a", offer, judge, {"unit": COUNTER_ID[plane]})
    word = (yield from choose(ask)).split(" ")[1]
    place, _, detail = word.partition(":")
    put(s, plane, PLACE[place])
    s.moved |= 1 << plane
    if detail:
        s.at_sea |= 1 << plane
    if PLACE[place] >= BOXES:
        enter_zone(s, side, PLACE[place])
    at_sea = detail or PLACE[place] >= BOXES
    s.note("flew", "25.4-a" if at_sea else "13.1-a", unit=COUNTER_ID[plane], box=place)


def stacking(s: EspanaState, side: int) -> Flow[None]:
    """11.8-a, 11.8-c: more than four troops of a side in a box: the owner destroys the surplus."""
    for box in bits(s.held[side]):
        while len(troops_in(s, side, box)) > STACKING:
            tokens = [f"lose {COUNTER_ID[c]}" for c in troops_in(s, side, box)]
            judge = among(tokens, "11.8-c", "not-in-the-heap", box=PLACE_ID[box])
            about = {"box": PLACE_ID[box], "limit": STACKING}
            answer = yield from choose(Ask(SEATS[side], "stacking", "11.8-c", tokens.copy, judge, {**about}))
            unit = COUNTER[answer.split(" ")[1]]
            take_off(s, unit)
            fog.tell(s, "overstacked", "11.8-c", unit, box=PLACE_ID[box])
