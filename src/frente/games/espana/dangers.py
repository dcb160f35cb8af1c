"""What threatens a side as the board stands: what the enemy could bring about in his next movement.

Told by what the side may know: its own stacks, and of the enemy's what lies open (22.4-a).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from frente.engine import Message, Warning
from frente.engine.aims import Level
from frente.games.espana.aims import DEADLINE, EIGHT, HOLD_OUT, JOINED, THREE
from frente.games.espana.definitions import (
    BASE_BOX,
    CHANGE_TURN,
    COUNTER_ID,
    ESTRECHO,
    KEY_CITIES,
    LAST_TURN,
    MADRID,
    MOROCCO,
    PLACE_ID,
    SEATS,
    SEVILLA,
    SHIPS,
    SIDE_BASES,
    TROOPS,
    N,
    R,
    boxes_in,
    neighbours_of,
)
from frente.games.espana.rules import fog, morocco
from frente.games.espana.rules.board import friendly, group_size, is_contested, own, supplied
from frente.games.espana.rules.movement import heaps
from frente.games.espana.rules.naval import zones
from frente.games.espana.rules.naval.harbours import havens, is_usable
from frente.games.espana.rules.upkeep import key_cities
from frente.games.espana.state import BY_R, DISPUTED, EspanaState, land_units_in, some_in, troops_in

HIDDEN = 2
"""What a counter that cannot be seen is taken to be worth."""
NEAR_END = 8
"""The turn from which on the Nationalist is told of the Republic's last end."""
FOLLOWERS = 4
"""Units that may open the way for each other to the last of the three cities."""
CLOSE, NEAR = 9, 12
"""Joined boxes of which a side is warned: loudly, and in good time."""


def dangers(s: EspanaState, side: int) -> list[Warning]:
    if s.phase == "setup":
        return []
    found = [
        *_third_city(s, side),
        *(_madrid(s) if side == R else ()),
        *_eight(s, side),
        *_cut_up(s, side),
        *_open_cities(s, side),
        *_last_turns(s, side),
        *_crowds(s, side),
        *_hand(s, side),
        *(_crossing(s) if side == N else ()),
        *(_bases(s, side) if s.chosen.naval else ()),
    ]
    rank = ("danger", "care", "note")
    return sorted(found, key=lambda warning: rank.index(warning.level))


# --- what the enemy can do ------------------------------------------------------------------------
def enterable(s: EspanaState, side: int, steps: int = 1) -> int:
    """Boxes that troops of the side could enter in one movement (11.3): through its own, then one step.

    Out of a contested box nobody enters an enemy one (11.4-a), and tanks never do (11.4-c). With more
    `steps` each unit opens an empty box for the one that follows it (11.3-d).
    """
    clear, empty = friendly(s, side), ~s.held[1 - side]
    start = 0
    for box in boxes_in(s.held[side] & clear & supplied(s, side) & ~(1 << MOROCCO)):
        if fog.top_of(s, side, box) < TROOPS.stop:
            start |= 1 << box
    inside = start
    for _ in range(steps):
        frontier = inside
        while frontier:
            frontier = neighbours_of(frontier) & clear & ~inside
            inside |= frontier
        reached = inside | neighbours_of(inside)
        inside |= reached & empty
    return reached if start else 0


def seen_strength(s: EspanaState, viewer: int, side: int, box: int) -> int:
    """The strength of a side's troops in a box, as far as the viewer sees it."""
    units = land_units_in(s, side, box)
    seen = [u for u in units if not fog.is_hidden(s, u, viewer)]
    hidden = len(units) - len(seen)
    if side != viewer and box != s.seen_battle:
        hidden += s.decoys.get(2 * box + side, 0)
    return sum(s.strength[u] for u in seen if u < TROOPS.stop) + HIDDEN * hidden


# --- the match itself -----------------------------------------------------------------------------
def _third_city(s: EspanaState, side: int) -> Iterator[Warning]:
    """21.2-c: the enemy has two of the three, and the third is as good as open."""
    foe = 1 - side
    theirs = friendly(s, foe)
    if all(theirs >> city & 1 for city in THREE):
        said = Message("warn-three-now", {"side": SEATS[foe]})
        yield Warning("three-now", "danger", said, "21.2-c", _ids(THREE), Message("cure-three-now"))
        return
    left = [city for city in THREE if not theirs >> city & 1]
    if len(left) > 1:
        return
    city = left[0]
    strength = seen_strength(s, side, side, city)
    near = enterable(s, foe, FOLLOWERS) >> city & 1
    one, other = (PLACE_ID[other] for other in THREE if other != city)
    args = {"place": PLACE_ID[city], "one": one, "other": other, "side": SEATS[foe]}
    cure = Message("cure-third-city", {"place": PLACE_ID[city], "one": one, "other": other})
    if not s.held[side] >> city & 1:
        name = "sevilla-empty" if city == SEVILLA and side == N else "third-city"
        said = Message("warn-city-empty", args)
        yield Warning(name, "danger" if near else "care", said, "21.2-c", (PLACE_ID[city],), cure)
    elif strength <= 1 and (near or is_contested(s, city)):
        said = Message("warn-third-city", args)
        yield Warning("third-city", "danger", said, "21.2-c", (PLACE_ID[city],), cure)


def _madrid(s: EspanaState) -> Iterator[Warning]:
    """21.2-d: Madrid alone is enough for the Nationalist until the deadline."""
    if s.turn > DEADLINE:
        return
    args = {"place": PLACE_ID[MADRID], "turn": s.turn, "last": DEADLINE}
    cure = Message("cure-madrid", {"place": PLACE_ID[MADRID], "turn": DEADLINE + 1})
    if not s.held[R] >> MADRID & 1:
        if friendly(s, N) >> MADRID & 1 or enterable(s, N) >> MADRID & 1:
            yield Warning(
                "madrid-early", "danger", Message("warn-madrid-open", args), "21.2-d", _ids((MADRID,)), cure
            )
    elif is_contested(s, MADRID):
        theirs, mine = seen_strength(s, R, N, MADRID), seen_strength(s, R, R, MADRID)
        if theirs >= mine:
            said = Message("warn-madrid-weak", args)
            yield Warning("madrid-early", "danger", said, "21.2-d", _ids((MADRID,)), cure)


def _eight(s: EspanaState, side: int) -> Iterator[Warning]:
    """21.2-a: how many key cities the enemy has, with those that he can walk into."""
    foe = 1 - side
    has = key_cities(s)[foe]
    open_ = open_cities(s, side)
    if has + len(open_) < EIGHT and has < EIGHT - 2:
        return
    level: Level = "danger" if has + len(open_) >= EIGHT or has >= EIGHT - 1 else "care"
    args = {"number": has, "need": EIGHT, "side": SEATS[foe], "places": list(_ids(open_))}
    said = Message("warn-eight-open" if open_ else "warn-eight", args)
    yield Warning("eight", level, said, "21.2-a", _ids(open_), Message("cure-eight"))


def open_cities(s: EspanaState, side: int) -> list[int]:
    """Key cities of a side with nothing but its marker, that the enemy can enter."""
    bare = s.marks[side] & KEY_CITIES & ~s.held[1 - side]
    return list(boxes_in(bare & enterable(s, 1 - side))) if bare else []


def _cut_up(s: EspanaState, side: int) -> Iterator[Warning]:
    """21.2-b: the largest joined group, and what is left of it if the enemy takes what is empty."""
    mine = own(s, side) & ~(1 << MOROCCO)
    size = group_size(mine)
    bare = mine & ~s.held[side] & enterable(s, 1 - side)
    worst = group_size(mine & ~bare)
    if size > NEAR:
        return
    level: Level = "danger" if size <= CLOSE or worst < JOINED else "care"
    args = {"number": size, "need": JOINED, "left": worst}
    joints = _joints(mine, bare)
    cure = Message("cure-joints", {"places": list(_ids(joints))}) if joints else Message("cure-cut-up")
    yield Warning("cut-up-near", level, Message("warn-cut-up", args), "21.2-b", _ids(joints), cure)


def _joints(mine: int, bare: int) -> list[int]:
    """The empty boxes whose loss takes most from the largest group: at most three."""
    size = group_size(mine)
    loss = {box: size - group_size(mine & ~(1 << box)) for box in boxes_in(bare)}
    return sorted((box for box in loss if loss[box] > 1), key=lambda box: (-loss[box], box))[:3]


def _open_cities(s: EspanaState, side: int) -> Iterator[Warning]:
    """11.3-c: a key city with a marker only is walked into."""
    open_ = open_cities(s, side)
    if open_:
        said = Message("warn-key-marker", {"places": list(_ids(open_)), "number": len(open_)})
        yield Warning("key-marker", "care", said, "11.3-c", _ids(open_), Message("cure-key-marker"))


def _last_turns(s: EspanaState, side: int) -> Iterator[Warning]:
    """21.2-e: the Republic wins with troops, not markers, in four key cities."""
    number = (s.held[R] & KEY_CITIES).bit_count()
    args = {"number": number, "need": HOLD_OUT, "turn": LAST_TURN}
    if side == R and s.turn >= LAST_TURN - 1 and number <= HOLD_OUT:
        level: Level = "danger" if s.turn == LAST_TURN else "care"
        yield Warning(
            "bare-cities",
            level,
            Message("warn-bare-cities", args),
            "21.2-e",
            cure=Message("cure-bare-cities"),
        )
    if side == N and s.turn >= NEAR_END and number >= HOLD_OUT:
        weak = min(boxes_in(s.held[R] & KEY_CITIES), key=lambda box: (seen_strength(s, N, R, box), box))
        cure = Message("cure-still-four", {"place": PLACE_ID[weak]})
        level = "danger" if s.turn == LAST_TURN else "care"
        yield Warning("still-four", level, Message("warn-still-four", args), "21.2-e", _ids((weak,)), cure)
    if side == N and s.turn == DEADLINE and not friendly(s, N) >> MADRID & 1:
        said = Message("warn-madrid-late", {"place": PLACE_ID[MADRID]})
        yield Warning("madrid-late", "note", said, "21.2-d", _ids((MADRID,)))


# --- smaller things -------------------------------------------------------------------------------
def _crowds(s: EspanaState, side: int) -> Iterator[Warning]:
    """11.8-c: troops that will be destroyed when the movement ends."""
    if s.phase == f"move-{'nr'[side]}":
        for box, many in heaps(s, side).items():
            yield crowd(box, len(troops_in(s, side, box)), many, "danger")


def crowd(box: int, number: int, many: int, level: Level) -> Warning:
    """11.8-c: so many troops in a box, and so many too many."""
    args = {"place": PLACE_ID[box], "number": number, "lost": many}
    cure = Message("cure-crowd", {"place": PLACE_ID[box], "lost": many})
    return Warning("fifth-troop", level, Message("warn-crowd", args), "11.8-c", _ids((box,)), cure)


def _hand(s: EspanaState, side: int) -> Iterator[Warning]:
    """8.3-a: the hand is discarded when the decks change."""
    number = len(s.hands[side])
    if s.scenario == "1936" and s.turn == CHANGE_TURN - 1 and number and s.chosen.combat_cards:
        args = {"number": number, "turn": CHANGE_TURN}
        level: Level = "care" if s.phase == "events" else "note"
        yield Warning("hand-burned", level, Message("warn-hand", args), "8.3-a", cure=Message("cure-hand"))


def _crossing(s: EspanaState) -> Iterator[Warning]:
    """12.1-d, 12.2: what keeps the Army of Africa in Morocco."""
    waiting = len(morocco.passengers(s))
    if not waiting:
        return
    args = {"number": waiting}
    if s.chosen.naval and zones.holder(s, ESTRECHO) in (BY_R, DISPUTED):
        closed = zones.holder(s, ESTRECHO) == BY_R
        said = Message("warn-strait-closed" if closed else "warn-strait-shared", args)
        rule = "12.2-b" if closed else "12.2-a"
        yield Warning(
            "strait", "care" if closed else "note", said, rule, ("estrecho",), Message("cure-strait")
        )
    open_ = enterable(s, R)
    for shore in morocco.SHORES:
        lost = not own(s, N) >> shore & 1
        if lost or (not s.held[N] >> shore & 1 and open_ >> shore & 1):
            said = Message(
                "warn-landing-lost" if lost else "warn-landing", {**args, "place": PLACE_ID[shore]}
            )
            most = Message("cure-landing", {"place": PLACE_ID[shore]})
            yield Warning("landing-lost", "care", said, "12.1-d", _ids((shore,)), most)


def _bases(s: EspanaState, side: int) -> Iterator[Warning]:
    """25.3-d: ships in a base that is about to fall, with no other harbour."""
    for base in SIDE_BASES[side]:
        box = BASE_BOX[base]
        ships = some_in(s, side, base, SHIPS)
        bare = not s.held[side] >> box & 1 and enterable(s, 1 - side) >> box & 1
        if not ships or not is_usable(s, base, side) or not bare:
            continue
        if any(place not in (base, box) for place in havens(s, side)):
            continue
        said = Message("warn-base", {"place": PLACE_ID[box], "units": [COUNTER_ID[ship] for ship in ships]})
        yield Warning("base-lost", "danger", said, "25.3-d", _ids((box,)), Message("cure-base"))


def _ids(boxes: Iterable[int]) -> tuple[str, ...]:
    return tuple(PLACE_ID[box] for box in boxes)
