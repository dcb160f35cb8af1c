"""Chapter 7: battlegroups are formed within each area."""

from __future__ import annotations

from functools import lru_cache

from frente.engine import Ask, Flow, Refusal, choose, number
from frente.games.arriba.definitions import (
    AREA,
    BIT,
    ENEMY,
    ITALIAN,
    MAX_UNITS,
    PLACE_IDS,
    RADICAL_PAIR,
    REGULAR_PAIR,
    UNIT,
    UNIT_FACTION,
    UNITS,
)
from frente.games.arriba.rules.politics import dice_order
from frente.games.arriba.state import (
    Arriba,
    Group,
    add_group,
    faction_seat,
    group_of,
    group_seat,
    groups_at,
    make_room_in_city,
    occupied,
    put_group,
    side_seats,
)

ASSET_FIELDS = ("armor", "artillery", "german")
OPEN = tuple(f"open {name}" for name in PLACE_IDS)
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


def crowded(s: Arriba, side: str) -> list[int]:
    """The areas in whose city more than one battlegroup of the side stands (7.2-a)."""
    seen = found = 0
    for g in s.groups.values():
        if g.side == side and g.city:
            found |= seen & BIT[g.area]
            seen |= BIT[g.area]
    return [a for a in range(found.bit_length()) if found >> a & 1]


def organize(s: Arriba, side: str, place: int, rule: str) -> Flow[None]:
    """A seat opens one of its areas to regroup there, or ends its organizing."""
    seats = side_seats(s, side)
    if place >= len(seats):
        return
    seat = seats[place]

    def judge(token: str) -> Refusal | None:
        words = token.split()
        if words == ["done"]:
            return why_not_end(s, side, seat)
        if len(words) == 2 and words[0] == "open" and words[1] in AREA:
            return why_not_open(s, side, seat, AREA[words[1]])
        return Refusal("7.1-a", "not-offered", {"token": token})

    def offer() -> list[str]:
        areas = sorted({g.area for g in s.groups.values() if g.side == side})
        if (
            s.players > 2 or s.shifts >= MOST_SHIFTS
        ):  # else every area with a battlegroup is open to the one seat
            areas = [a for a in areas if why_not_open(s, side, seat, a) is None]
        tokens = [OPEN[a] for a in areas]
        return tokens + (["done"] if why_not_end(s, side, seat) is None else [])

    answer = yield from choose(Ask(seat, "organize", rule, offer, judge, {"side": side}))
    if answer == "done":
        s.push(("organize", side, place + 1, rule))
        return
    s.shifts += 1
    s.push(("regroup", side, seat, AREA[answer.split()[1]], rule), ("organize", side, place, rule))


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
    ask = Ask(
        seat,
        "regroup",
        rule,
        lambda: regroup_tokens(s, side, seat, area),
        lambda token: why_not_regroup(s, side, seat, area, token),
        {"place": PLACE_IDS[area]},
    )
    words = (yield from choose(ask)).split()
    if words[0] == "close":
        return
    s.shifts += 1
    s.push(("regroup", side, seat, area, rule))
    carry_out(s, side, words)


def regroup_tokens(s: Arriba, side: str, seat: str, area: int) -> list[str]:
    tokens = ["close"]
    groups = groups_at(s, side, area)
    taken = any(g.city for g in groups) or bool(occupied(s, ENEMY[side]) & BIT[area])
    stop = s.shifts >= MOST_SHIFTS
    for g in groups:
        mine = group_seat(s, g) == seat
        if mine and g.city:
            tokens.append(f"seat {g.name} large")
        elif mine and not taken and not stop:
            tokens.append(f"seat {g.name} city")
        if stop:
            continue
        alone = len(g.units) == 1 and not (g.armor or g.artillery or g.german)
        for u in g.units:
            if faction_seat(s, UNIT_FACTION[u]) != seat:
                continue
            if not alone:
                tokens.append(f"join {UNITS[u].id} new")
            for h in groups:
                if h is not g and why_not_together((*h.units, u)) is None:
                    tokens.append(f"join {UNITS[u].id} {h.name}")
        if mine:
            for name in ASSET_FIELDS:
                if getattr(g, name):
                    tokens += [f"hand {g.name}:{name} {h.name}" for h in groups if h is not g]
    return tokens


def why_not_regroup(s: Arriba, side: str, seat: str, area: int, token: str) -> Refusal | None:
    words = token.split()
    if words == ["close"]:
        return None
    if len(words) == 3 and words[0] == "join" and words[1] in UNIT:
        g = group_of(s, UNIT[words[1]])
        refusal = why_not_join(s, side, seat, UNIT[words[1]], words[2])
    elif len(words) == 3 and words[0] == "seat" and words[2] in ("city", "large"):
        g = find_group(s, words[1])
        refusal = why_not_seat(s, side, seat, g, words[2] == "city")
    elif len(words) == 3 and words[0] == "hand":
        g = find_group(s, words[1].partition(":")[0])
        refusal = why_not_hand(s, side, seat, words[1], words[2])
    else:
        return Refusal("7.1-a", "not-offered", {"token": token})
    if refusal is None and g is not None and g.area != area:
        return Refusal("7.1-b", "area-not-open", {"place": PLACE_IDS[area]})
    return refusal


def why_not_end(s: Arriba, side: str, seat: str) -> Refusal | None:
    """7.2-b: the phase ends only when all limits are met. Among allies the earlier seat stays (15.2-c)."""
    order = side_seats(s, side)
    for area in crowded(s, side):
        owners = [order.index(group_seat(s, g)) for g in groups_at(s, side, area) if g.city]
        mine = order.index(seat)
        if owners.count(mine) > 1 or (mine in owners and min(owners) < mine):
            return Refusal("7.2-b", "crowded-city", {"place": PLACE_IDS[area]})
    return None


def find_group(s: Arriba, name: str) -> Group | None:
    """A battlegroup by its name, such as g12."""
    id = number(name[1:]) if name[:1] == "g" else None
    return None if id is None else s.groups.get(id)


def _why_no_more(s: Arriba) -> Refusal | None:
    if s.shifts >= MOST_SHIFTS:
        return Refusal("7.2-b", "enough-shifts", {"most": MOST_SHIFTS})
    return None


def why_not_join(s: Arriba, side: str, seat: str, unit: int, target: str) -> Refusal | None:
    """A unit goes to another battlegroup of its area, or forms a new one at large."""
    args = {"unit": UNITS[unit].id}
    g = group_of(s, unit)
    if g is None or g.side != side or faction_seat(s, UNIT_FACTION[unit]) != seat:
        return Refusal("7.1-a", "not-your-unit", dict(args))
    if target == "new":
        if len(g.units) == 1 and not (g.armor or g.artillery or g.german):
            return Refusal("7.1-a", "alone-already", dict(args))
        return _why_no_more(s)
    h = find_group(s, target)
    if h is None or h.side != side:
        return Refusal("7.1-a", "no-such-group", {"group": target})
    if h.area != g.area:
        return Refusal("7.1-b", "other-area", {**args, "group": target})
    if h.id == g.id:
        return Refusal("7.1-b", "same-group", dict(args))
    return why_not_together((*h.units, unit)) or _why_no_more(s)


def why_not_seat(s: Arriba, side: str, seat: str, g: Group | None, city: bool) -> Refusal | None:
    """Into or out of the city of its area (7.1-b)."""
    if g is None or g.side != side or group_seat(s, g) != seat:
        return Refusal("7.1-a", "not-your-group", {})
    args = {"group": g.name, "place": PLACE_IDS[g.area]}
    if g.city == city:
        return Refusal("7.1-b", "there-already", dict(args))
    if not city:
        return None
    if occupied(s, ENEMY[side]) & BIT[g.area]:
        return Refusal("7.1-b", "enemy-in-city", dict(args))
    if any(h.city for h in groups_at(s, side, g.area)):
        return Refusal("7.2-a", "city-taken", dict(args))
    return _why_no_more(s)


def why_not_hand(s: Arriba, side: str, seat: str, source: str, target: str) -> Refusal | None:
    """Asset points may go to any battlegroup of the area (7.1.1-d)."""
    name, _, asset = source.partition(":")
    g, h = find_group(s, name), find_group(s, target)
    if g is None or h is None or g.side != side or h.side != side or asset not in ASSET_FIELDS:
        return Refusal("7.1-a", "no-such-group", {"group": target})
    if group_seat(s, g) != seat:
        return Refusal("15.2-c", "not-your-group", {})
    if g.area != h.area:
        return Refusal("7.1-b", "other-area", {"unit": asset, "group": target})
    if g.id == h.id:
        return Refusal("7.1-b", "same-group", {"unit": asset})
    if not getattr(g, asset):
        return Refusal("7.1.1-d", "no-asset", {"asset": asset, "group": name})
    return _why_no_more(s)


def carry_out(s: Arriba, side: str, words: list[str]) -> None:
    """Make the change that was chosen."""
    if words[0] == "seat":
        g = find_group(s, words[1])
        assert g is not None
        s.groups[g.id] = g._replace(city=words[2] == "city")
        if words[2] == "city":
            make_room_in_city(s, side, g.area, bool(g.units))
        s.note("seated", "7.1-b", group=g.name, place=PLACE_IDS[g.area], city=words[2] == "city")
    elif words[0] == "join":
        unit = UNIT[words[1]]
        g = group_of(s, unit)
        assert g is not None
        put_group(s, g._replace(units=tuple(u for u in g.units if u != unit)))
        h = find_group(s, words[2])
        if h is None:
            h = add_group(s, side, g.area, False, (unit,))
        else:
            s.groups[h.id] = h._replace(units=tuple(sorted((*h.units, unit))))
        s.note("joined", "7.1-a", unit=words[1], group=h.name, place=PLACE_IDS[g.area])
    else:
        name, _, asset = words[1].partition(":")
        g, h = find_group(s, name), find_group(s, words[2])
        assert g is not None
        assert h is not None
        put_group(s, g._replace(**{asset: getattr(g, asset) - 1}))
        s.groups[h.id] = h._replace(**{asset: getattr(h, asset) + 1})
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
