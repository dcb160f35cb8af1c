"""Chapters 6.2 and 6.6: where new and rebuilt units appear."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Message, Refusal, Way, put
from frente.games.arriba import nouns
from frente.games.arriba.answers import Put
from frente.games.arriba.definitions import (
    AREA,
    BIT,
    CAPITAL,
    CARLIST,
    COLONIAL,
    FACTION_SIDE,
    FACTIONS,
    ITALIAN,
    MED_PORTS,
    MINOR,
    MOROCCO,
    NATIONALIST,
    PLACE_IDS,
    UNIT_BIT,
    UNIT_FACTION,
    UNITS,
    areas_of,
)
from frente.games.arriba.state import Arriba, add_group, faction_seat, occupied

PAMPLONA = AREA["pamplona"]


def places_for(s: Arriba, faction: int) -> list[tuple[int, bool]]:
    """Where units of a faction may appear: (area, in the city)."""
    if faction == COLONIAL:
        return [(MOROCCO, False)]  # 6.6-a, 2.1.2-b
    if faction in MINOR:
        return [(CAPITAL[faction], False)]  # 6.6-e: at large, also when the Rebel holds the city
    side = FACTION_SIDE[faction]
    held = occupied(s, side)
    if faction == CARLIST:  # 6.6-f
        city = [(PAMPLONA, True)] if held >> PAMPLONA & 1 else []
        return [*city, (PAMPLONA, False)]
    if faction == ITALIAN:
        return [(a, True) for a in areas_of(held & MED_PORTS)]  # 6.6-g, 6.7.3-c
    places = [(a, True) for a in areas_of(held)]  # 6.2-a; 6.6-h for the Portuguese division
    if faction == NATIONALIST:
        places.append((MOROCCO, False))  # 2.1.2-b: Nationalists may
    return places


def has_place(held: int, faction: int) -> bool:
    """Is there any, with these cities? The same as `places_for`, without the list."""
    homes = faction in (COLONIAL, CARLIST, NATIONALIST) or faction in MINOR
    return homes or bool(held & MED_PORTS if faction == ITALIAN else held)


def place_units(
    s: Arriba, units: tuple[int, ...], rule: str, places: list[tuple[int, bool]] | None = None
) -> Flow[None]:
    """Ask where the units go, where there is a choice, and put them there as a battlegroup of their own.

    Limits of battlegroups wait for the Organization Phase (6.2-a).
    """
    faction = UNIT_FACTION[units[0]]
    spots = places_for(s, faction) if places is None else places
    area, city = spots[0]
    s.placing = units
    if len(spots) > 1:
        names = [UNITS[u].id for u in units]
        why = partial(why_not_there, units, spots, rule)
        menu = Menu(
            s,
            Way(
                "put",
                Put,
                nouns.AREA,
                nouns.SPOT,
                rule=rule,
                among=[spot for spot in spots if spot[0] != MOROCCO],
                otherwise=why,
            ),
            Way(
                "put",
                Put,
                nouns.PLACE.if_meant(MOROCCO.__eq__),
                rule=rule,
                among=[area for area, _ in spots if area == MOROCCO],
                otherwise=why,
                label=lambda area: Message("do-put-at", {"a": PLACE_IDS[area]}),
            ),
        )
        chosen: Put = yield from put(Ask.of(faction_seat(s, faction), "place", rule, menu, {"units": names}))
        area, city = chosen
    put_units(s, units, area, city, rule)


def why_not_there(
    units: tuple[int, ...], spots: list[tuple[int, bool]], rule: str, area: int, city: bool | None = None
) -> Refusal:
    """Why units do not appear there; `spots` are where they do, by `rule`."""
    faction = UNIT_FACTION[units[0]]
    args = {"units": [UNITS[u].id for u in units], "place": PLACE_IDS[area], "faction": FACTIONS[faction]}
    if area == MOROCCO:
        return Refusal("2.1.2-b", "not-in-the-box", args)
    if city is None:
        return Refusal("2.1-c", "city-or-large", args)
    if faction == CARLIST and area != PAMPLONA:
        return Refusal("6.6-f", "only-pamplona", args)
    if faction == ITALIAN and not MED_PORTS & BIT[area]:
        return Refusal("5.4.2-c" if rule == "5.4.2-c" else "6.6-g", "only-mediterranean", args)
    if (area, False) not in spots and any(not c and a != MOROCCO for a, c in spots):
        return Refusal("5.4.2-h", "only-by-portugal", args)
    if not city:
        return Refusal("6.2-a", "only-in-cities", args)
    return Refusal("6.2-a", "city-not-held", args)


def put_units(s: Arriba, units: tuple[int, ...], area: int, city: bool, rule: str) -> None:
    """Put units on the map or into Spanish Morocco."""
    s.placing = ()
    if area == MOROCCO:
        s.morocco = tuple(sorted((*s.morocco, *units)))  # 7.1-b: no battlegroups there
    else:
        add_group(s, UNITS[units[0]].side, area, city, units)
    for unit in units:
        s.fresh |= UNIT_BIT[unit]
    s.note("placed", rule, units=[UNITS[u].id for u in units], place=PLACE_IDS[area], city=city)
