"""Chapter 8: battlegroups move from area to area, one after another."""

from __future__ import annotations

from frente.engine import Ask, Flow, Refusal, choose, roll
from frente.games.arriba.definitions import (
    AREA,
    BIT,
    ENEMY,
    EVERYWHERE,
    GOBERNITOS,
    HOME_RANGE,
    NEIGHBOURS,
    PLACE_IDS,
    UNIT,
    UNIT_FACTION,
    UNITS,
    areas_of,
)
from frente.games.arriba.rules.organization import find_group, why_not_together
from frente.games.arriba.state import (
    Arriba,
    Group,
    add_group,
    group_seat,
    groups_at,
    make_room_in_city,
    occupied,
    presence,
    side_seats,
)

SEATS = ("city", "large")
ASSET_FIELDS = ("armor", "artillery", "german")


def movement_phase(s: Arriba, side: str) -> Flow[None]:
    """8.1-a. On turn 1 command control (15.7) may limit how many battlegroups move."""
    s.phase = "movement"
    s.moved = []
    s.orders = -1
    if "command" in s.rules and s.turn == 1:
        dice = yield from roll(f"command:{side}", 2, kind="command", rule="15.7", seat=side)
        s.orders = (sum(dice) + 1) // 2
        s.note("orders", "15.7", side=side, count=s.orders)
    s.push(("march", side, 0))


def march(s: Arriba, side: str, place: int) -> Flow[None]:
    """One battlegroup of a seat moves, or the seat ends its movement."""
    seats = side_seats(s, side)
    if place >= len(seats):
        return
    seat = seats[place]

    def judge(token: str) -> Refusal | None:
        words = token.split()
        if words == ["done"]:
            return None
        if len(words) != 2 or words[0] != "march":
            return Refusal("8.1-a", "not-offered", {"token": token})
        return why_not_march(s, side, seat, find_group(s, words[1]))

    def offer() -> list[str]:
        groups = [g for g in s.groups.values() if g.side == side]
        return [f"march {g.name}" for g in groups if why_not_march(s, side, seat, g) is None] + ["done"]

    about = {"side": side, "orders": s.orders}
    answer = yield from choose(Ask(seat, "march", "8.1-a", offer, judge, about))
    if answer == "done":
        s.push(("march", side, place + 1))
        return
    s.push(("march", side, place))
    group = find_group(s, answer.split()[1])
    assert group is not None
    yield from journey(s, seat, group)


def why_not_march(s: Arriba, side: str, seat: str, g: Group | None) -> Refusal | None:
    if g is None or g.side != side or group_seat(s, g) != seat:
        return Refusal("8.1-a", "not-your-group", {})
    args = {"group": g.name}
    if g.id in s.moved:
        return Refusal("8.1-b", "moved-already", dict(args))
    if any(s.purged_now >> UNIT_FACTION[u] & 1 for u in g.units):
        return Refusal("5.2.2-b", "purged-units", dict(args))
    if s.orders == 0:
        return Refusal("15.7", "no-orders", {})
    return None


class Way:
    """Where a battlegroup on the march stands. Lives within one step only."""

    __slots__ = ("area", "began", "group", "last", "pinned", "seen", "walked")

    def __init__(self, group: Group) -> None:
        self.group = group.id
        self.area = group.area
        self.began = group.city
        self.walked = False
        self.pinned = False
        """It has entered an area with enemy units and must stop (8.2-a)."""
        self.seen = BIT[group.area]
        self.last: dict[str, int] = {}
        """The battlegroup dropped last in this area, in the city and at large."""


def home_range(units: tuple[int, ...]) -> int:
    """8.2.2: where a battlegroup may be: Gobernito units bind the whole of it, transit included."""
    mask = EVERYWHERE
    for u in units:
        if UNIT_FACTION[u] in GOBERNITOS:
            mask &= HOME_RANGE[UNIT_FACTION[u]]
    return mask


def reach(s: Arriba, g: Group, area: int) -> int:
    """8.2: every area where the battlegroup, standing in `area`, may end its move.

    Disrupted units and asset points alone move like all others (8.2-c).
    """
    return reach_among(presence(s, ENEMY[g.side]), home_range(g.units), area)


def reach_among(enemies: int, home: int, area: int) -> int:
    """The arithmetic of 8.2 over sets of areas."""
    free = ~enemies & home
    start = BIT[area]
    # From an area with enemies the first step must lead to one without (8.2-b).
    known = 0 if enemies & start else start
    edge = NEIGHBOURS[area] & free & ~known
    known |= edge
    while edge:
        low = edge & -edge
        edge ^= low
        fresh = NEIGHBOURS[low.bit_length() - 1] & free & ~known
        known |= fresh
        edge |= fresh
    goals = known
    # It may end in an area with enemies next to one it has passed without (8.2-a).
    for a in areas_of(enemies & home & ~start):
        if NEIGHBOURS[a] & known:
            goals |= BIT[a]
    return goals | start


def same_spot(way: Way, area: int, city: bool) -> bool:
    """Where it stood when the phase began: to end there is no move, whatever was dropped (8.1-b)."""
    return way.seen == BIT[area] and city == way.began


def why_not_city(s: Arriba, side: str, area: int, itself: int) -> Refusal | None:
    """8.1-c, 7.2-a: a city takes one battlegroup, and none where an enemy unit stands."""
    args = {"place": PLACE_IDS[area]}
    if occupied(s, ENEMY[side]) & BIT[area]:
        return Refusal("8.1-c", "enemy-in-city", dict(args))
    if any(h.city and h.id != itself for h in groups_at(s, side, area)):
        return Refusal("7.2-a", "city-taken", dict(args))
    return None


def journey(s: Arriba, seat: str, group: Group) -> Flow[None]:
    """The move of one battlegroup: straight to its goal, or by stages with units dropped off."""
    way = Way(group)
    while True:
        g = s.groups[way.group]
        ask = Ask(
            seat,
            "destination",
            "8.1-c",
            lambda g=g: journey_tokens(s, g, way),  # type: ignore[misc]
            lambda token, g=g: why_not_go(s, g, way, token),  # type: ignore[misc]
            {"group": g.name, "place": PLACE_IDS[way.area]},
        )
        words = (yield from choose(ask)).split()
        if words[0] == "to":
            arrive(s, g, way, AREA[words[1]], words[2] == "city")
            return
        if words[0] == "stay":
            s.moved.append(g.id)
            return
        if words[0] == "via":
            leave_for(s, g, way, AREA[words[1]])
        else:
            drop(s, g, way, words)


def journey_tokens(s: Arriba, g: Group, way: Way) -> list[str]:
    tokens = []
    goals = BIT[way.area] if way.pinned else reach(s, g, way.area)
    foes = occupied(s, ENEMY[g.side])
    taken = 0
    for h in s.groups.values():
        if h.city and h.side == g.side and h.id != g.id:
            taken |= BIT[h.area]
    closed = foes | taken
    here = way.area
    for area in areas_of(goals):
        name = PLACE_IDS[area]
        if not closed & BIT[area] and not same_spot(way, area, True):
            tokens.append(f"to {name} city")
        if not same_spot(way, area, False):
            tokens.append(f"to {name} large")
    if not way.walked:
        tokens.append("stay")
    if len(g.units) + g.armor + g.artillery + g.german > 1:
        if not way.pinned:
            enemies = presence(s, ENEMY[g.side])
            steps = NEIGHBOURS[here] & ~way.seen & home_range(g.units)
            if enemies & BIT[here]:
                steps &= ~enemies
            tokens += [f"via {PLACE_IDS[a]}" for a in areas_of(steps)]
        tokens += drop_tokens(s, g, way)
    return tokens


def drop_tokens(s: Arriba, g: Group, way: Way) -> list[str]:
    things = [UNITS[u].id for u in g.units] + [name for name in ASSET_FIELDS if getattr(g, name)]
    tokens = [
        f"{verb} {thing} {seat}"
        for thing in things
        for verb, seat in (("drop", "city"), ("drop", "large"), ("apart", "large"))
    ]
    return [t for t in tokens if why_not_drop(s, g, way, t.split()) is None]


def why_not_go(s: Arriba, g: Group, way: Way, token: str) -> Refusal | None:
    """The judgement on one word of a battlegroup on the march."""
    words = token.split()
    if words == ["stay"]:
        return Refusal("8.1-b", "on-the-march", {"group": g.name}) if way.walked else None
    if len(words) == 3 and words[0] == "to" and words[1] in AREA and words[2] in SEATS:
        return why_not_arrive(s, g, way, AREA[words[1]], words[2] == "city")
    if len(words) == 2 and words[0] == "via" and words[1] in AREA:
        return why_not_pass(s, g, way, AREA[words[1]])
    if len(words) == 3 and words[0] in ("drop", "apart"):
        return why_not_drop(s, g, way, words)
    if token == f"to {PLACE_IDS[-1]}" or words[1:2] == [PLACE_IDS[-1]]:
        return Refusal("8.2.1", "never-morocco", {})
    return Refusal("8.1-a", "not-offered", {"token": token})


def why_not_arrive(s: Arriba, g: Group, way: Way, area: int, city: bool) -> Refusal | None:
    args = {"group": g.name, "place": PLACE_IDS[area]}
    if way.pinned and area != way.area:
        return Refusal("8.2-a", "must-stop", dict(args))
    if same_spot(way, area, city):
        return Refusal("8.1-b" if way.walked else "8.1-c", "there-already", dict(args))
    if not home_range(g.units) & BIT[area] and area != way.area:
        return Refusal("8.2.2", "too-far-from-home", dict(args))
    if not way.pinned and not reach(s, g, way.area) & BIT[area]:
        if presence(s, ENEMY[g.side]) & BIT[way.area] and NEIGHBOURS[way.area] & BIT[area]:
            return Refusal("8.2-b", "enemy-to-enemy", dict(args))
        return Refusal("8.2-a", "no-way", dict(args))
    return why_not_city(s, g.side, area, g.id) if city else None


def why_not_pass(s: Arriba, g: Group, way: Way, area: int) -> Refusal | None:
    """One stage, to drop units off further on."""
    args = {"group": g.name, "place": PLACE_IDS[area]}
    if len(g.units) + g.armor + g.artillery + g.german < 2:
        return Refusal("8.1-b", "nothing-to-drop", dict(args))
    if way.pinned:
        return Refusal("8.2-a", "must-stop", dict(args))
    if not NEIGHBOURS[way.area] & BIT[area]:
        return Refusal("8.1-a", "not-adjacent", dict(args))
    if not home_range(g.units) & BIT[area]:
        return Refusal("8.2.2", "too-far-from-home", dict(args))
    if way.seen & BIT[area]:
        return Refusal("8.1-a", "been-there", dict(args))
    enemies = presence(s, ENEMY[g.side])
    if enemies & BIT[area] and enemies & BIT[way.area]:
        return Refusal("8.2-b", "enemy-to-enemy", dict(args))
    return None


def why_not_drop(s: Arriba, g: Group, way: Way, words: list[str]) -> Refusal | None:
    """8.1-b: units and asset points may be left behind as new battlegroups, legal ones."""
    verb, thing, seat = words
    args = {"group": g.name, "unit": thing}
    unit = UNIT.get(thing)
    if unit not in g.units and not (thing in ASSET_FIELDS and getattr(g, thing)):
        return Refusal("8.1-b", "not-with-it", dict(args))
    if seat not in SEATS or (verb == "apart" and seat != "large"):
        return Refusal("8.1-b", "not-offered", {"token": " ".join(words)})
    if len(g.units) + g.armor + g.artillery + g.german < 2:
        return Refusal("8.1-b", "nothing-to-drop", dict(args))
    host = s.groups.get(way.last.get(seat, -1))
    if verb == "apart" and host is None:
        return Refusal("8.1-b", "drop-first", dict(args))
    if host is not None and verb == "drop":
        refusal = why_not_together((*host.units, unit)) if unit is not None else None
    else:
        refusal = why_not_city(s, g.side, way.area, g.id) if seat == "city" else None
    if refusal is None and not can_go_on(s, g, way, unit, seat):
        return Refusal("8.1-b", "no-dropping-here", dict(args))
    return refusal


def can_go_on(s: Arriba, g: Group, way: Way, unit: int | None, seat: str) -> bool:
    """Dropping belongs to a move (8.1-b): what is left must still be able to make one."""
    if way.seen != BIT[way.area] or way.began:
        return True  # it has moved, or will at least leave the city
    rest = g._replace(units=tuple(u for u in g.units if u != unit))
    if reach(s, rest, way.area) & ~BIT[way.area]:
        return True
    return seat != "city" and why_not_city(s, g.side, way.area, g.id) is None


def leave_for(s: Arriba, g: Group, way: Way, area: int) -> None:
    start_marching(s, g, way)
    way.area = area
    way.seen |= BIT[area]
    way.last = {}
    way.pinned = bool(presence(s, ENEMY[g.side]) & BIT[area])
    s.groups[g.id] = s.groups[g.id]._replace(area=area, city=False)


def start_marching(s: Arriba, g: Group, way: Way) -> None:
    """The first change of place or shape uses up the battlegroup's move, and an order (15.7)."""
    if not way.walked:
        way.walked = True
        s.moved.append(g.id)
        if s.orders > 0:
            s.orders -= 1


def drop(s: Arriba, g: Group, way: Way, words: list[str]) -> None:
    verb, thing, seat = words
    start_marching(s, g, way)
    unit = UNIT.get(thing)
    if unit is not None:
        rest = g._replace(units=tuple(u for u in g.units if u != unit))
    else:
        rest = g._replace(**{thing: getattr(g, thing) - 1})
    # On the march it stands outside the city, which what it drops may keep.
    s.groups[g.id] = rest._replace(city=False)
    host = s.groups.get(way.last.get(seat, -1)) if verb == "drop" else None
    if host is None:
        host = add_group(s, g.side, way.area, seat == "city", ())
        s.moved.append(host.id)  # dropped battlegroups do not move again
        way.last[seat] = host.id
    if unit is not None:
        host = host._replace(units=tuple(sorted((*host.units, unit))))
    else:
        host = host._replace(**{thing: getattr(host, thing) + 1})
    s.groups[host.id] = host
    if host.city:
        make_room_in_city(s, g.side, way.area, bool(host.units))
    s.note("dropped", "8.1-b", group=g.name, unit=thing, place=PLACE_IDS[way.area], city=seat == "city")


def arrive(s: Arriba, g: Group, way: Way, area: int, city: bool) -> None:
    start = way.area
    start_marching(s, g, way)
    s.groups[g.id] = g._replace(area=area, city=city)
    if city:
        make_room_in_city(s, g.side, area, bool(g.units))
    s.note(
        "marched",
        "8.1-a",
        group=g.name,
        side=g.side,
        start=PLACE_IDS[start],
        place=PLACE_IDS[area],
        city=city,
        units=[UNITS[u].id for u in g.units],
    )
