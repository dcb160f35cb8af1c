"""Chapter 8: battlegroups move from area to area, one after another."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Any

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay, Way, put, roll
from frente.games.arriba import nouns
from frente.games.arriba.answers import Apart, Done, Drop, March, Stay, Thing, To, Via
from frente.games.arriba.definitions import (
    BIT,
    ENEMY,
    EVERYWHERE,
    GOBERNITOS,
    HOME_RANGE,
    MOROCCO,
    NEIGHBOURS,
    PLACE_IDS,
    UNIT_FACTION,
    UNITS,
    areas_of,
)
from frente.games.arriba.rules.organization import why_not_yours
from frente.games.arriba.state import (
    Arriba,
    Group,
    add_group,
    at_first,
    groups_at,
    make_room_in_city,
    occupied,
    presence,
    side_seats,
)
from frente.games.arriba.titles import point, title, title_now

TO_CITY = tuple(f"to {name} city" for name in PLACE_IDS)
TO_LARGE = tuple(f"to {name} large" for name in PLACE_IDS)


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

    about = {"side": side, "orders": s.orders}
    menu = Menu(s, *marching_ways(side, seat))
    match (yield from at_first(s, ("march", side, place), Ask.of(seat, "march", "8.1-a", menu, about))):
        case March(group):
            s.push(("march", side, place))
            yield from journey(s, seat, s.groups[group])
        case Done():
            s.push(("march", side, place + 1))


@cache
def marching_ways(side: str, seat: str) -> tuple[Way, ...]:
    def why_not(s: Arriba, group: int) -> Refusal | None:
        return why_not_march(s, side, seat, group)

    def able(s: Arriba) -> list[int]:
        if s.orders == 0:
            return []
        mine = [g for g in s.groups.values() if g.side == side and g.id not in s.moved]
        if s.purged_now or s.players > 2:
            return [g.id for g in mine if why_not_march(s, side, seat, g.id) is None]
        return [g.id for g in mine]

    return (
        StandingWay(
            "march", March, nouns.GROUP_OF[side], rule="8.1-a", why_not=why_not, among=able, judged=True
        ),
        StandingWay("done", Done, rule="8.1-a", label=lambda _s: Message("do-done-march")),
    )


def why_not_march(s: Arriba, side: str, seat: str, group: int) -> Refusal | None:
    refusal = why_not_yours(s, side, seat, group, "8.1-a")
    if refusal:
        return refusal
    g = s.groups[group]
    if g.id in s.moved:
        return Refusal("8.1-b", "moved-already", {"group": title(s.groups, g.id)})
    if any(s.purged_now >> UNIT_FACTION[u] & 1 for u in g.units):
        return Refusal("5.2.2-b", "purged-units", {"group": title(s.groups, g.id)})
    if s.orders == 0:
        return Refusal("15.7", "no-orders", {})
    return None


class Journey:
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
        self.last: dict[bool, int] = {}
        """The battlegroup dropped last in this area, in the city and at large."""

    def host(self, s: Arriba, city: bool) -> Group | None:
        """The battlegroup that more may be dropped to."""
        return s.groups[self.last[city]] if city in self.last else None


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


@lru_cache(1 << 14)  # who stands where changes rarely, and many ask
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


def same_spot(way: Journey, area: int, city: bool) -> bool:
    """Where it stood when the phase began: to end there is no move, whatever was dropped (8.1-b)."""
    return way.seen == BIT[area] and city == way.began


def why_not_city(s: Arriba, side: str, area: int, itself: int) -> Refusal | None:
    """8.1-c, 7.2-a: a city takes one battlegroup, and none where an enemy unit stands."""
    args = {"place": PLACE_IDS[area]}
    if occupied(s, ENEMY[side]) & BIT[area]:
        return Refusal("8.1-c", "enemy-in-city", args)
    if any(h.city and h.id != itself for h in groups_at(s, side, area)):
        return Refusal("7.2-a", "city-taken", args)
    return None


def journey(s: Arriba, seat: str, group: Group) -> Flow[None]:
    """The move of one battlegroup: straight to its goal, or by stages with units dropped off."""
    way = Journey(group)
    while True:
        g = s.groups[way.group]
        about = partial(_about_journey, s, g, way.area)
        menu = Menu(s, *journey_ways(s, g, way), tokens=partial(journey_tokens, s, g, way))
        match (yield from put(Ask.of(seat, "destination", "8.1-c", menu, about))):
            case To(_, area, city):
                arrive(s, g, way, area, city)
                return
            case Stay():
                s.moved.append(g.id)
                return
            case Via(_, area):
                leave_for(s, g, way, area)
            case Drop(thing, city):
                drop(s, g, way, thing, city, apart=False)
            case Apart(thing, city):
                drop(s, g, way, thing, city, apart=True)


def _about_journey(s: Arriba, g: Group, area: int) -> dict[str, Any]:
    return {"group": title(s.groups, g.id), "place": PLACE_IDS[area]}


def journey_ways(s: Arriba, g: Group, way: Journey) -> tuple[Way, ...]:
    def why_not_stay() -> Refusal | None:
        return Refusal("8.1-b", "on-the-march", {"group": title(s.groups, g.id)}) if way.walked else None

    def dropped() -> list[tuple[Thing, bool]]:
        return [(thing, city) for thing in things_of(g) for city in (True, False)]

    return (
        Way(
            "to",
            partial(To, g.id),
            nouns.PLACE,
            nouns.SPOT,
            rule="8.1-a",
            why_not=partial(why_not_arrive, s, g, way),
        ),
        Way("stay", Stay, rule="8.1-a", why_not=why_not_stay),
        Way("via", partial(Via, g.id), nouns.PLACE, rule="8.1-b", why_not=partial(why_not_pass, s, g, way)),
        Way(
            "drop",
            Drop,
            nouns.THING,
            nouns.SPOT,
            rule="8.1-b",
            why_not=partial(why_not_drop, s, g, way, apart=False),
            among=dropped,
        ),
        Way(
            "apart",
            Apart,
            nouns.THING,
            nouns.SPOT,
            rule="8.1-b",
            why_not=partial(why_not_drop, s, g, way, apart=True),
            among=dropped,
        ),
    )


def things_of(g: Group) -> list[Thing]:
    """The units of a battlegroup and the kinds of its points."""
    return [*g.units, *(name for name in nouns.ON_MAP if getattr(g, name))]


def journey_tokens(s: Arriba, g: Group, way: Journey) -> list[str]:
    """All of it, with what areas and units share judged once."""
    tokens = []
    goals = BIT[way.area] if way.pinned else reach(s, g, way.area)
    closed = occupied(s, ENEMY[g.side])
    for h in s.groups.values():
        if h.city and h.side == g.side and h.id != g.id:
            closed |= BIT[h.area]
    start = way.area if way.seen == BIT[way.area] else None  # where one spot is no move: see `same_spot`
    for area in areas_of(goals):
        if not closed & BIT[area] and not (area == start and way.began):
            tokens.append(TO_CITY[area])
        if area != start or way.began:
            tokens.append(TO_LARGE[area])
    if not way.walked:
        tokens.append("stay")
    if len(g.units) + g.armor + g.artillery + g.german > 1:
        if not way.pinned:
            enemies = presence(s, ENEMY[g.side])
            steps = NEIGHBOURS[way.area] & ~way.seen & home_range(g.units)
            if enemies & BIT[way.area]:
                steps &= ~enemies
            tokens += [f"via {PLACE_IDS[a]}" for a in areas_of(steps)]
        for thing in things_of(g):
            word = nouns.THING.write(thing)
            for verb, city in (("drop", True), ("drop", False), ("apart", False)):
                if why_not_drop(s, g, way, thing, city, apart=verb == "apart") is None:
                    tokens.append(f"{verb} {word} {nouns.SPOT.write(city)}")
    return tokens


def why_not_arrive(s: Arriba, g: Group, way: Journey, area: int, city: bool) -> Refusal | None:
    if area == MOROCCO:
        return Refusal("8.2.1", "never-morocco", {})

    def no(rule: str, text: str) -> Refusal:
        return Refusal(rule, text, _about_journey(s, g, area))

    if way.pinned and area != way.area:
        return no("8.2-a", "must-stop")
    if same_spot(way, area, city):
        return no("8.1-b" if way.walked else "8.1-c", "there-already")
    if not home_range(g.units) & BIT[area] and area != way.area:
        return no("8.2.2", "too-far-from-home")
    if not way.pinned and not reach(s, g, way.area) & BIT[area]:
        if presence(s, ENEMY[g.side]) & BIT[way.area] and NEIGHBOURS[way.area] & BIT[area]:
            return no("8.2-b", "enemy-to-enemy")
        return no("8.2-a", "no-way")
    return why_not_city(s, g.side, area, g.id) if city else None


def why_not_pass(s: Arriba, g: Group, way: Journey, area: int) -> Refusal | None:
    """One stage, to drop units off further on."""
    if area == MOROCCO:
        return Refusal("8.2.1", "never-morocco", {})

    def no(rule: str, text: str) -> Refusal:
        return Refusal(rule, text, _about_journey(s, g, area))

    if len(g.units) + g.armor + g.artillery + g.german < 2:
        return no("8.1-b", "nothing-to-drop")
    if way.pinned:
        return no("8.2-a", "must-stop")
    if not NEIGHBOURS[way.area] & BIT[area]:
        return no("8.1-a", "not-adjacent")
    if not home_range(g.units) & BIT[area]:
        return no("8.2.2", "too-far-from-home")
    if way.seen & BIT[area]:
        return no("8.1-a", "been-there")
    enemies = presence(s, ENEMY[g.side])
    if enemies & BIT[area] and enemies & BIT[way.area]:
        return no("8.2-b", "enemy-to-enemy")
    return None


def why_not_drop(s: Arriba, g: Group, way: Journey, thing: Thing, city: bool, apart: bool) -> Refusal | None:
    """8.1-b: units and asset points may be left behind as new battlegroups, legal ones."""

    def no(text: str) -> Refusal:
        told = UNITS[thing].id if isinstance(thing, int) else point(thing)
        return Refusal("8.1-b", text, {"group": title(s.groups, g.id), "unit": told})

    unit = thing if isinstance(thing, int) else None
    if thing not in g.units if unit is not None else not getattr(g, str(thing)):
        return no("not-with-it")
    if len(g.units) + g.armor + g.artillery + g.german < 2:
        return no("nothing-to-drop")
    if apart and city:
        return Refusal("7.2-a", "one-in-city", {"place": PLACE_IDS[way.area]})
    host = way.host(s, city)
    if apart and host is None:
        return no("drop-first")
    # What came from one battlegroup may stand together again.
    refusal = why_not_city(s, g.side, way.area, g.id) if city and host is None else None
    if refusal is None and not can_go_on(s, g, way, unit, city):
        return no("no-dropping-here")
    return refusal


def can_go_on(s: Arriba, g: Group, way: Journey, unit: int | None, city: bool) -> bool:
    """Dropping belongs to a move (8.1-b): what is left must still be able to make one."""
    if way.seen != BIT[way.area] or way.began:
        return True  # it has moved, or will at least leave the city
    rest = g._replace(units=tuple(u for u in g.units if u != unit))
    if reach(s, rest, way.area) & ~BIT[way.area]:
        return True
    return not city and why_not_city(s, g.side, way.area, g.id) is None


def leave_for(s: Arriba, g: Group, way: Journey, area: int) -> None:
    start_marching(s, g, way)
    way.area = area
    way.seen |= BIT[area]
    way.last = {}
    way.pinned = bool(presence(s, ENEMY[g.side]) & BIT[area])
    s.groups[g.id] = s.groups[g.id]._replace(area=area, city=False)


def start_marching(s: Arriba, g: Group, way: Journey) -> None:
    """The first change of place or shape uses up the battlegroup's move, and an order (15.7)."""
    if not way.walked:
        way.walked = True
        s.moved.append(g.id)
        if s.orders > 0:
            s.orders -= 1


def drop(s: Arriba, g: Group, way: Journey, thing: Thing, city: bool, apart: bool) -> None:
    start_marching(s, g, way)
    # On the march it stands outside the city, which what it drops may keep.
    s.groups[g.id] = without(g, thing)._replace(city=False)
    host = None if apart else way.host(s, city)
    if host is None:
        host = add_group(s, g.side, way.area, city, ())
        s.moved.append(host.id)  # dropped battlegroups do not move again
        way.last[city] = host.id
    if isinstance(thing, int):
        host = host._replace(units=tuple(sorted((*host.units, thing))))
    else:
        host = host._replace(**{thing: getattr(host, thing) + 1})
    s.groups[host.id] = host
    if host.city:
        make_room_in_city(s, g.side, way.area, bool(host.units))
    unit = nouns.THING.write(thing)
    s.note("dropped", "8.1-b", group=g.name, unit=unit, place=PLACE_IDS[way.area], city=city)


def without(g: Group, thing: Thing) -> Group:
    if isinstance(thing, int):
        return g._replace(units=tuple(u for u in g.units if u != thing))
    return g._replace(**{thing: getattr(g, thing) - 1})


def arrive(s: Arriba, g: Group, way: Journey, area: int, city: bool) -> None:
    start = way.area
    called = title_now(s.groups, g.id)
    start_marching(s, g, way)
    s.groups[g.id] = g._replace(area=area, city=city)
    if city:
        make_room_in_city(s, g.side, area, bool(g.units))
    s.note(
        "marched",
        "8.1-a",
        group=g.name,
        **{"group-name": called},
        side=g.side,
        start=PLACE_IDS[start],
        place=PLACE_IDS[area],
        city=city,
        away=start != area,
        units=[UNITS[u].id for u in g.units],
    )
