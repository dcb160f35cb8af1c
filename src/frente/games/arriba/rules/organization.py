"""Chapter 7: battlegroups are formed within each area."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, StandingWay, Way
from frente.games.arriba import nouns
from frente.games.arriba.answers import NEW, Close, Done, Hand, Join, Open, Points, Seat
from frente.games.arriba.definitions import (
    BIT,
    ENEMY,
    ITALIAN,
    MAX_UNITS,
    PLACE_IDS,
    RADICAL_PAIR,
    REGULAR_PAIR,
    UNIT_FACTION,
    UNITS,
    R,
    areas_of,
)
from frente.games.arriba.rules.politics import dice_order
from frente.games.arriba.state import (
    Arriba,
    Group,
    add_group,
    at_first,
    faction_seat,
    group_of,
    group_seat,
    groups_at,
    make_room_in_city,
    occupied,
    put_group,
    side_seats,
    where,
)
from frente.games.arriba.titles import point, title, title_now

OPEN = tuple(f"open {name}" for name in PLACE_IDS)
JOIN = tuple(f"join {unit} " for unit in nouns.UNIT_IDS)
MOST_SHIFTS = 240
"""After so many changes in one phase only what is still wrong may be put right."""


def organization_phase(s: Arriba) -> Flow[None]:
    """7.1-a: each player in diced order."""
    s.phase = "organization"
    yield from dice_order(s, "organization")
    for side in (ENEMY[s.first], s.first):
        s.push(("organize", side, 0, "7.1-a"), ("tidy", side))


@lru_cache(maxsize=8192)  # asked of the same few units over and over while options are listed
def why_not_together(units: tuple[int, ...]) -> Refusal | None:
    """May these units form one battlegroup?"""
    if not units:
        return None
    side = UNITS[units[0]].side
    if len(units) > MAX_UNITS[side]:
        return Refusal("7.1.1-a", "too-many-units", {"most": MAX_UNITS[side]})
    factions = {UNIT_FACTION[u] for u in units}
    if len(factions) == 1:
        return None
    if factions & RADICAL_PAIR and factions & REGULAR_PAIR:
        return Refusal("7.1.1-b", "no-mix-radicals", {})
    if ITALIAN in factions:
        return Refusal("7.1.1-c", "no-mix-italians", {})
    return None


# What a unit is where it may not serve with everyone, as a bit.
SERVES = tuple(
    1 if faction in RADICAL_PAIR else 2 if faction in REGULAR_PAIR else 4 if faction == ITALIAN else 8
    for faction in UNIT_FACTION
)
FULL = -1
"""What a battlegroup with no room is: it serves with nobody."""
# Whom a unit does not serve with (7.1.1-b, 7.1.1-c): the same as `why_not_together`, a unit at a time.
BARS = tuple({1: 2 | 4, 2: 1 | 4, 4: 1 | 2 | 8, 8: 4}[bit] for bit in SERVES)


def crowded(s: Arriba, side: str) -> list[int]:
    """The areas in whose city more than one battlegroup of the side stands (7.2-a)."""
    seen = found = 0
    for g in s.groups.values():
        if g.city and g.side == side:
            found |= seen & BIT[g.area]
            seen |= BIT[g.area]
    return areas_of(found)


def organize(s: Arriba, side: str, place: int, rule: str) -> Flow[None]:
    """A seat opens one of its areas to regroup there, or ends its organizing."""
    seats = side_seats(s, side)
    if place >= len(seats):
        return
    seat = seats[place]
    menu = Menu(s, *organizing_ways(side, seat), tokens=partial(organize_tokens, s, side, seat))
    ask = Ask.of(seat, "organize", rule, menu, {"side": side})
    match (yield from at_first(s, ("organize", side, place, rule), ask)):
        case Open(area):
            s.shifts += 1
            s.push(("regroup", side, seat, area, rule), ("organize", side, place, rule))
        case Done():
            s.push(("organize", side, place + 1, rule))


@cache
def organizing_ways(side: str, seat: str) -> tuple[Way, ...]:
    def why_not(s: Arriba, area: int) -> Refusal | None:
        return why_not_open(s, side, seat, area)

    def why_not_done(s: Arriba) -> Refusal | None:
        return why_not_end(s, side, seat)

    return (
        StandingWay("open", Open, nouns.AREA, rule="7.1-a", why_not=why_not),
        StandingWay(
            "done", Done, rule="7.2-b", why_not=why_not_done, label=lambda _s: Message("do-done-organize")
        ),
    )


def organize_tokens(s: Arriba, side: str, seat: str) -> list[str]:
    """All of it; where one seat plays a side it may open every area the side is in."""
    areas = 0
    for g in s.groups.values():
        if g.side == side:
            areas |= BIT[g.area]
    tokens = list(_opening(areas))
    if s.players > 2 or s.shifts >= MOST_SHIFTS:
        tokens = [OPEN[a] for a in areas_of(areas) if why_not_open(s, side, seat, a) is None]
    if why_not_end(s, side, seat) is None:
        tokens.append("done")
    return tokens


@lru_cache(maxsize=256)  # the same areas again and again in one phase
def _opening(areas: int) -> tuple[str, ...]:
    return tuple(OPEN[a] for a in areas_of(areas))


def why_not_open(s: Arriba, side: str, seat: str, area: int) -> Refusal | None:
    """Regrouping is within one area (7.1-b), where the seat has something to regroup."""
    args = {"place": PLACE_IDS[area]}
    mine = [g for g in groups_at(s, side, area) if group_seat(s, g) == seat or _has_unit_of(s, g, seat)]
    if not mine:
        return Refusal("7.1-a", "nothing-of-yours", dict(args))
    if s.shifts >= MOST_SHIFTS and area not in crowded(s, side):
        return Refusal("7.2-b", "enough-shifts", {"most": MOST_SHIFTS})
    return None


def _has_unit_of(s: Arriba, g: Group, seat: str) -> bool:
    return any(faction_seat(s, UNIT_FACTION[u]) == seat for u in g.units)


def regroup(s: Arriba, side: str, seat: str, area: int, rule: str) -> Flow[None]:
    """One change in the area, or enough of it."""
    menu = Menu(s, *regrouping_ways(side, seat, area), tokens=partial(regroup_tokens, s, side, seat, area))
    ask = Ask.of(seat, "regroup", rule, menu, {"place": PLACE_IDS[area]})
    answer = yield from at_first(s, ("regroup", side, seat, area, rule), ask)
    match answer:
        case Close():
            return
        case Seat(group, city):
            take_seat(s, group, city)
        case Join(unit, group):
            join(s, area, unit, group)
        case Hand(points, group):
            hand(s, points, group)
    s.shifts += 1
    s.push(("regroup", side, seat, area, rule))


@cache
def regrouping_ways(side: str, seat: str, area: int) -> tuple[Way, ...]:
    """Each judged first by its own rules, then by the area: what is wrong with the wish comes first."""

    def here(s: Arriba, g: Group | None, refusal: Refusal | None) -> Refusal | None:
        if refusal is None and g is not None and g.area != area:
            return Refusal("7.1-b", "area-not-open", {"place": PLACE_IDS[area]})
        return refusal

    def seating(s: Arriba, group: int, city: bool) -> Refusal | None:
        return here(s, s.groups.get(group), why_not_seat(s, side, seat, group, city))

    def joining(s: Arriba, unit: int, group: int) -> Refusal | None:
        return here(s, group_of(s, unit), why_not_join(s, side, seat, unit, group))

    def handing(s: Arriba, points: Points, group: int) -> Refusal | None:
        return here(s, s.groups.get(points.group), why_not_hand(s, side, seat, points, group))

    def able(s: Arriba) -> list[int]:
        return [g.id for g in groups_at(s, side, area)]

    def seatings(s: Arriba) -> list[tuple[int, bool]]:
        return [(id, city) for id in able(s) for city in (True, False)]

    def joinings(s: Arriba) -> list[tuple[int, int]]:
        groups = groups_at(s, side, area)
        homes = [NEW, *(g.id for g in groups)]
        return [(u, home) for g in groups for u in g.units for home in homes]

    def handings(s: Arriba) -> list[tuple[Points, int]]:
        ids = able(s)
        return [(Points(id, name), home) for id in ids for name in nouns.ON_MAP for home in ids]

    return (
        StandingWay("close", partial(Close, area), rule="7.1-a"),
        StandingWay(
            "seat", Seat, nouns.GROUP_OF[side], nouns.SPOT, rule="7.1-b", why_not=seating, among=seatings
        ),
        StandingWay(
            "join",
            Join,
            nouns.UNIT_BY_SIDE[side],
            nouns.HOME,
            rule="7.1-a",
            why_not=joining,
            among=joinings,
            label=join_label,
        ),
        StandingWay(
            "hand",
            Hand,
            nouns.POINTS,
            nouns.GROUP_OF[side],
            rule="7.1.1-d",
            why_not=handing,
            among=handings,
            label=hand_label,
        ),
    )


def join_label(s: Arriba, unit: int, group: int) -> Message:
    if group == NEW:
        return Message("do-join-new", {"a": UNITS[unit].id})
    return Message("do-join", {"a": UNITS[unit].id, "b": title(s.groups, group)})


def hand_label(s: Arriba, points: Points, group: int) -> Message:
    args = {"a": title(s.groups, points.group), "asset": points.asset, "b": title(s.groups, group)}
    return Message("do-hand", args)


def regroup_tokens(s: Arriba, side: str, seat: str, area: int) -> list[str]:
    """All of it, battlegroup by battlegroup, with what units share judged once."""
    tokens = ["close"]
    stop = s.shifts >= MOST_SHIFTS
    one = s.players == 2 or side == R
    most = MAX_UNITS[side]
    groups, homes, taken = [], [], False
    for g in [g for g in s.groups.values() if g.area == area]:
        if g.side != side:
            taken = taken or (g.city and bool(g.units))
            continue
        taken = taken or g.city
        groups.append(g)
        serve = 0
        for u in g.units:
            serve |= SERVES[u]
        homes.append((f"g{g.id}", serve if len(g.units) < most else FULL))
    for i, g in enumerate(groups):
        name = homes[i][0]
        mine = one or group_seat(s, g) == seat
        if mine and g.city:
            tokens.append(f"seat {name} large")
        elif mine and not taken and not stop:
            tokens.append(f"seat {name} city")
        if stop:
            continue
        points = g.armor or g.artillery or g.german
        others = homes[:i] + homes[i + 1 :]
        for u in g.units:
            if not one and faction_seat(s, UNIT_FACTION[u]) != seat:
                continue
            join, bars = JOIN[u], BARS[u]
            if points or len(g.units) > 1:
                tokens.append(join + "new")
            tokens += [join + home for home, serve in others if not serve & bars]
        if mine and points:
            for asset in nouns.ON_MAP:
                if getattr(g, asset):
                    tokens += [f"hand {name}:{asset} {home}" for home, _ in others]
    return tokens


def why_not_end(s: Arriba, side: str, seat: str) -> Refusal | None:
    """7.2-b: the phase ends only when all limits are met. Among allies the earlier seat stays (15.2-c)."""
    order = side_seats(s, side)
    for area in crowded(s, side):
        owners = [order.index(group_seat(s, g)) for g in groups_at(s, side, area) if g.city]
        mine = order.index(seat)
        if owners.count(mine) > 1 or (mine in owners and min(owners) < mine):
            return Refusal("7.2-b", "crowded-city", {"place": PLACE_IDS[area]})
    return None


def why_not_yours(s: Arriba, side: str, seat: str, group: int, rule: str) -> Refusal | None:
    """Does the battlegroup obey the seat?"""
    g = s.groups.get(group)
    if g is None:
        return Refusal(rule, "no-such-group", {"group": title(s.groups, group)})
    if g.side != side:
        return Refusal(rule, "enemy-group", {"group": title(s.groups, group)})
    owner = group_seat(s, g)
    if owner != seat:
        return Refusal(rule, "ally-group", {"group": title(s.groups, group), "seat": owner})
    return None


def why_not_your_unit(s: Arriba, side: str, seat: str, unit: int, rule: str) -> Refusal | None:
    """Is the unit there, and does it obey the seat?"""
    args = {"unit": UNITS[unit].id}
    if UNITS[unit].side != side:
        return Refusal(rule, "enemy-unit", args)
    if where(s, unit) < 0:
        return Refusal(rule, "off-the-map", args)
    owner = faction_seat(s, UNIT_FACTION[unit])
    return None if owner == seat else Refusal(rule, "ally-unit", {**args, "seat": owner})


def _why_no_more(s: Arriba) -> Refusal | None:
    if s.shifts >= MOST_SHIFTS:
        return Refusal("7.2-b", "enough-shifts", {"most": MOST_SHIFTS})
    return None


def why_not_join(s: Arriba, side: str, seat: str, unit: int, target: int) -> Refusal | None:
    """A unit goes to another battlegroup of its area, or forms a new one at large."""
    args = {"unit": UNITS[unit].id}
    if refusal := why_not_your_unit(s, side, seat, unit, "7.1-a"):
        return refusal
    g = group_of(s, unit)
    if g is None:
        return Refusal("7.1-b", "box-no-group", args)
    if target == NEW:
        if len(g.units) == 1 and not (g.armor or g.artillery or g.german):
            return Refusal("7.1-a", "alone-already", dict(args))
        return _why_no_more(s)
    h = s.groups.get(target)
    if h is None:
        return Refusal("7.1-a", "no-such-group", {"group": title(s.groups, target)})
    if h.side != side:
        return Refusal("7.1-a", "enemy-group", {"group": title(s.groups, h.id)})
    if h.area != g.area:
        return Refusal("7.1-b", "other-area", {**args, "group": title(s.groups, h.id)})
    if h.id == g.id:
        return Refusal("7.1-b", "same-group", dict(args))
    return why_not_together((*h.units, unit)) or _why_no_more(s)


def why_not_seat(s: Arriba, side: str, seat: str, group: int, city: bool) -> Refusal | None:
    """Into or out of the city of its area (7.1-b)."""
    refusal = why_not_yours(s, side, seat, group, "7.1-a")
    if refusal:
        return refusal
    g = s.groups[group]

    def no(rule: str, text: str) -> Refusal:
        return Refusal(rule, text, {"group": title(s.groups, g.id), "place": PLACE_IDS[g.area]})

    if g.city == city:
        return no("7.1-b", "there-already")
    if not city:
        return None
    if occupied(s, ENEMY[side]) & BIT[g.area]:
        return no("7.1-b", "enemy-in-city")
    if any(h.city for h in groups_at(s, side, g.area)):
        return no("7.2-a", "city-taken")
    return _why_no_more(s)


def why_not_hand(s: Arriba, side: str, seat: str, points: Points, target: int) -> Refusal | None:
    """Asset points may go to any battlegroup of the area (7.1.1-d)."""
    refusal = why_not_yours(s, side, seat, points.group, "7.1-a")
    if refusal:
        return refusal
    g, h, asset = s.groups[points.group], s.groups.get(target), points.asset
    if h is None:
        return Refusal("7.1-a", "no-such-group", {"group": title(s.groups, target)})
    if h.side != side:
        return Refusal("7.1-a", "enemy-group", {"group": title(s.groups, h.id)})
    if not getattr(g, asset):
        return Refusal("7.1.1-d", "no-asset", {"asset": asset, "group": title(s.groups, g.id)})
    if g.area != h.area:
        return Refusal("7.1-b", "other-area", {"unit": point(asset), "group": title(s.groups, h.id)})
    if g.id == h.id:
        return Refusal("7.1-b", "same-group", {"unit": point(asset)})
    return _why_no_more(s)


def take_seat(s: Arriba, group: int, city: bool) -> None:
    g = s.groups[group]
    called = title_now(s.groups, group)
    s.groups[group] = g.seated(city)
    if city:
        make_room_in_city(s, g.side, g.area, bool(g.units))
    s.note("seated", "7.1-b", group=g.name, **{"group-name": called}, place=PLACE_IDS[g.area], city=city)


def join(s: Arriba, area: int, unit: int, group: int) -> None:
    g = next(g for g in s.groups.values() if g.area == area and unit in g.units)
    put_group(s, g.holding(tuple([u for u in g.units if u != unit])))
    if group == NEW:
        group = add_group(s, g.side, area, False, (unit,)).id
    else:
        h = s.groups[group]
        s.groups[group] = h.holding(tuple(sorted((*h.units, unit))))
    s.note("joined", "7.1-a", unit=UNITS[unit].id, group=nouns.name(group), place=PLACE_IDS[area])


def hand(s: Arriba, points: Points, group: int) -> None:
    g, asset = s.groups[points.group], points.asset
    put_group(s, g._replace(**{asset: getattr(g, asset) - 1}))
    h = s.groups[group]
    s.groups[group] = h._replace(**{asset: getattr(h, asset) + 1})
    s.note("handed", "7.1.1-d", asset=asset, group=h.name, place=PLACE_IDS[h.area])


def tidy(s: Arriba, side: str) -> Flow[None]:
    """7.2-b: limits hold before the phase ends. Allies may have crowded a city after others were done."""
    areas = crowded(s, side)
    if areas:
        order = side_seats(s, side)
        last = max(order.index(group_seat(s, g)) for g in groups_at(s, side, areas[0]) if g.city)
        s.push(("organize", side, last, "7.2-b"), ("tidy", side))
    else:
        s.shifts = 0
    yield from ()
