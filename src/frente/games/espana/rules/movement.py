"""11 Land movement and 13 Aircraft assignment: one player's Movement phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay, Way
from frente.engine import put as put_ask
from frente.games.espana import labels
from frente.games.espana.answers import Decoy, Done, Fly, Go, Lose, March, Sortie, Top, Undecoy
from frente.games.espana.definitions import (
    AIRCRAFT,
    BOARD,
    BOXES,
    COUNTER_ID,
    GENERALS,
    LAND_UNITS,
    MOROCCO,
    NEIGHBOURS,
    PLACE_ID,
    SEATS,
    SHIPS,
    SIDES,
    STACKING,
    TROOPS,
    boxes_in,
    neighbours_of,
)
from frente.games.espana.nouns import BOX, LAND_UNIT, PLANE, SORTIE, STACK, TO, TROOP, Spot, spelt
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import contested, friendly, is_contested, is_supplied, own, supplied
from frente.games.espana.rules.naval import sky
from frente.games.espana.rules.naval.harbours import check_harbours, enter_zone
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
    both = contested(s)
    joined = neighbours_of(own(s, side))  # boxes with a way out to one that is not the enemy's
    done, at, tanks = s.moved, s.at, TROOPS.stop
    for box in boxes_in(s.held[side] & ~(1 << MOROCCO) & (joined | supplied(s, side) & ~both)):
        units = at[2 * box + side]
        if both >> box & 1:
            troops = len(troops_in(s, side, box))
            if troops == 0:
                continue
            if troops == 1:  # 11.5-a, 11.5-b
                units = tuple([unit for unit in units if unit >= tanks])
        last = LAND_UNITS if joined >> box & 1 else tanks  # 11.4-c: a tank needs a way out
        for unit in units:
            if unit < last and not done >> unit & 1:
                found.append(unit)
    return found


def why_not_enter(s: EspanaState, side: int, unit: int, place: int) -> Refusal | None:
    """Why this move cannot end in this box."""
    if reach(s, side, unit) >> place & 1:
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
    if not air_boxes(s, side, plane) and not (s.chosen.naval and sky.targets(s, side, plane)):
        rule = "13.3" if plane in s.tied else "13.1-a"
        return Refusal(rule, "no-air-box", {"unit": name})
    return None


def flyable(s: EspanaState, side: int) -> list[int]:
    """The aircraft that may be assigned: what `why_not_fly` lets pass."""
    waiting = [a for a in s.at[2 * BOARD + side] if a in AIRCRAFT and not s.moved >> a & 1]
    if s.held[side] and not s.tied:
        return sorted(waiting)  # any box will do
    tied = [a for a in s.tied if a in AIRCRAFT and side_of(s, a) == side]
    return [a for a in sorted({*waiting, *tied}) if why_not_fly(s, side, a) is None]


def why_not_land(s: EspanaState, side: int, plane: int, place: int) -> Refusal | None:
    """Why the aircraft cannot be assigned to support troops in this box."""
    args = {"unit": COUNTER_ID[plane], "box": PLACE_ID[place]}
    if air_boxes(s, side, plane) >> place & 1:
        return None
    if plane in s.tied and s.held[side] >> place & 1:
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
    answer = yield from put_ask(Ask.of(SEATS[side], "move", "11.1", moves(s, side), {"turn": s.turn}))
    match answer:
        case March(unit):
            yield from _march(s, side, unit)
        case Fly(plane):
            yield from _fly(s, side, plane)
        case Decoy(box):
            fog.lay(s, side, box)
        case Undecoy(box):
            fog.take_back(s, side, box)
        case Top(unit):
            fog.show(s, side, unit)
        case Done():
            return
    s.push(("move", side))
    check_harbours(s)


def moves(s: EspanaState, side: int) -> Menu:
    """What a player may do in his Movement phase, in any order (9.6)."""
    ways = FOGGY_MOVES if s.chosen.fog else MOVES
    return Menu(s, *ways[side], tokens=partial(_tokens, s, side))


def _tokens(s: EspanaState, side: int) -> list[str]:
    """The same as a list; decoys and top units stack by stack."""
    tokens = [MARCH[unit] for unit in marchable(s, side)]
    tokens += [FLY[plane] for plane in flyable(s, side)]
    if s.chosen.fog:
        for box in boxes_in(s.held[side]):
            if fog.why_not_lay(s, side, box) is None:
                tokens.append(f"decoy {PLACE_ID[box]}")
            if fog.why_not_take_back(s, side, box) is None:
                tokens.append(f"undecoy {PLACE_ID[box]}")
            stack = land_units_in(s, side, box)
            tokens += [f"top {COUNTER_ID[u]}" for u in stack if fog.why_not_show(s, side, u) is None]
    tokens.append("done")
    return tokens


MARCH, FLY = spelt("march", COUNTER_ID), spelt("fly", COUNTER_ID)


def _plain_ways(side: int) -> tuple[Way, ...]:
    """Units and aircraft."""
    return (
        StandingWay(
            "march",
            March,
            LAND_UNIT[side],
            rule="11.1",
            why_not=lambda s, unit: why_not_march(s, side, unit),
            among=lambda s: marchable(s, side),
            judged=True,
            label=lambda s, unit: labels.of_unit(s, "march", unit),
        ),
        StandingWay(
            "fly",
            Fly,
            PLANE[side],
            rule="13.1-a",
            why_not=lambda s, plane: why_not_fly(s, side, plane),
            among=lambda s: flyable(s, side),
            judged=True,
        ),
    )


def _foggy_ways(side: int) -> tuple[Way, ...]:
    """22.4-d: decoys and top units."""

    def held(s: EspanaState) -> Iterable[int]:
        return boxes_in(s.held[side])

    def stacked(s: EspanaState) -> list[int]:
        return [unit for box in boxes_in(s.held[side]) for unit in land_units_in(s, side, box)]

    return tuple(
        StandingWay(
            verb,
            make,
            noun[side],
            rule="22.4-d",
            why_not=lambda s, value, why=why: why(s, side, value),
            among=among,
        )
        for verb, make, noun, why, among in (
            ("decoy", Decoy, STACK, fog.why_not_lay, held),
            ("undecoy", Undecoy, STACK, fog.why_not_take_back, held),
            ("top", Top, LAND_UNIT, fog.why_not_show, stacked),
        )
    )


def _done_way(side: int) -> Way:
    """The end of the phase, with a warning of what it costs (11.8-c)."""

    def label(s: EspanaState) -> Message:
        crowded = heaps(s, side)
        return labels.crowded("done", crowded) if crowded else Message("do-done")

    return StandingWay("done", Done, rule="9.6", label=label, warns=lambda s: bool(heaps(s, side)))


def _no_fog(_: int) -> Refusal:
    return Refusal("22.0", "no-fog", {})


CLEAR = tuple(
    Way(verb, make, noun[0].if_meant(lambda _: False), rule="22.0", among=(), otherwise=_no_fog)
    for verb, make, noun in (("decoy", Decoy, STACK), ("undecoy", Undecoy, STACK), ("top", Top, LAND_UNIT))
)
"""Without the fog of war these words are known, and refused by the option that brings them (22.0)."""
MOVES = tuple((*_plain_ways(side), *CLEAR, _done_way(side)) for side in SIDES)
FOGGY_MOVES = tuple((*_plain_ways(side), *_foggy_ways(side), _done_way(side)) for side in SIDES)


def heaps(s: EspanaState, side: int) -> dict[int, int]:
    """11.8-c: the side's boxes with more troops than may stay, and how many are too many."""
    crowds = {box: len(troops_in(s, side, box)) for box in boxes_in(s.held[side])}
    return {box: number - STACKING for box, number in crowds.items() if number > STACKING}


def _march(s: EspanaState, side: int, unit: int) -> Flow[None]:
    """11.3 to 11.6: the unit goes, markers come and go."""

    def tokens() -> list[str]:
        return [TO[box] for box in boxes_in(reach(s, side, unit))]

    menu = Menu(s, _march_way(side, unit), tokens=tokens)
    ask = Ask.of(SEATS[side], "march", "11.3-a", menu, {"unit": COUNTER_ID[unit]})
    _, box = yield from put_ask(ask)
    start = s.where[unit]
    taken = bool(s.marks[1 - side] >> box & 1)
    put(s, unit, box)
    s.moved |= 1 << unit
    mark_if_empty(s, side, start)
    fog.unit_left(s, side, start)
    rule = "11.3-c" if taken else "11.3-a"
    fog.tell(s, "marched", rule, unit, start=PLACE_ID[start], box=PLACE_ID[box])


@cache
def _march_way(side: int, unit: int) -> Way:
    """Where the unit goes, with a warning of what it costs (11.8-c)."""

    def heap(s: EspanaState, box: int) -> dict[int, int]:
        """How many troops too many the move brings together."""
        number = len(troops_in(s, side, box)) + 1 if unit < TROOPS.stop else 0
        return {box: number - STACKING} if number > STACKING else {}

    def label(s: EspanaState, box: int) -> Message:
        crowd, name = heap(s, box), PLACE_ID[box]
        return labels.crowded("to", crowd, a=name) if crowd else Message("do-to", {"a": name})

    return StandingWay(
        "to",
        partial(Go, unit),
        BOX[side],
        rule="11.3-a",
        why_not=lambda s, box: why_not_enter(s, side, unit, box),
        among=lambda s: boxes_in(reach(s, side, unit)),
        judged=True,
        label=label,
        warns=lambda s, box: bool(heap(s, box)),
        final=lambda s, _: "reveal" if s.chosen.fog else "",  # 22.4-a: another unit may come to lie on top
    )


def why_not_sortie(s: EspanaState, side: int, plane: int, spot: Spot) -> Refusal | None:
    """Why the aircraft cannot be assigned to a box, or out to sea."""
    place, detail = spot
    if detail or place >= BOXES:
        if not s.chosen.naval:
            return Refusal("3.12", "no-war-at-sea", {"unit": COUNTER_ID[plane]})
        return sky.why_not_target(s, side, plane, place, bool(detail))
    return why_not_land(s, side, plane, place)


def sorties(s: EspanaState, side: int, plane: int) -> list[Spot]:
    """Where the aircraft may go."""
    spots = [(box, "") for box in boxes_in(air_boxes(s, side, plane))]
    return spots + sky.targets(s, side, plane) if s.chosen.naval else spots


def _fly(s: EspanaState, side: int, plane: int) -> Flow[None]:
    """13.1-a: an aircraft goes from the player board to a box, or out to sea, in this phase (25.2-c)."""

    def tokens() -> list[str]:
        write = SORTIE[side].write
        return [f"to {write(spot)}" for spot in sorties(s, side, plane)]

    menu = Menu(s, _fly_way(side, plane), tokens=tokens)
    ask = Ask.of(SEATS[side], "fly", "13.1-a", menu, {"unit": COUNTER_ID[plane]})
    _, place, detail = yield from put_ask(ask)
    put(s, plane, place)
    s.moved |= 1 << plane
    if detail:
        s.at_sea |= 1 << plane
    if place >= BOXES:
        enter_zone(s, side, place)
    at_sea = detail or place >= BOXES
    s.note("flew", "25.4-a" if at_sea else "13.1-a", unit=COUNTER_ID[plane], box=PLACE_ID[place])


@cache
def _fly_way(side: int, plane: int) -> Way:
    """Where the aircraft goes."""
    return StandingWay(
        "to",
        lambda spot: Sortie(plane, *spot),
        SORTIE[side],
        rule="13.1-a",
        why_not=lambda s, spot: why_not_sortie(s, side, plane, spot),
        among=lambda s: sorties(s, side, plane),
        judged=True,
        label=lambda _, spot: labels.to_spot(*spot),
    )


def stacking(s: EspanaState, side: int) -> Flow[None]:
    """11.8-a, 11.8-c: more than four troops of a side in a box: the owner destroys the surplus."""
    for box in boxes_in(s.held[side]):
        while len(heap := troops_in(s, side, box)) > STACKING:
            way = Way("lose", Lose, TROOP[side], rule="11.8-c", among=heap, otherwise=_not_in_the_heap(box))
            about = {"box": PLACE_ID[box], "limit": STACKING}
            ask = Ask.of(SEATS[side], "stacking", "11.8-c", Menu(s, way), {**about})
            (unit,) = yield from put_ask(ask)
            take_off(s, unit)
            fog.tell(s, "overstacked", "11.8-c", unit, box=PLACE_ID[box])


def _not_in_the_heap(box: int) -> Callable[[int], Refusal]:
    return lambda _: Refusal("11.8-c", "not-in-the-heap", {"box": PLACE_ID[box]})
