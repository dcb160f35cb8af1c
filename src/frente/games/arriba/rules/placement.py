"""Chapters 6.2 and 6.6: where new and rebuilt units appear."""

from __future__ import annotations

from frente.engine import Ask, Flow, Refusal, choose
from frente.games.arriba.definitions import (
    AREA,
    CAPITAL,
    CARLIST,
    COLONIAL,
    FACTION_SIDE,
    ITALIAN,
    MED_PORTS,
    MINOR,
    MOROCCO,
    MOROCCO_ID,
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
        legal = {_token(a, c): (a, c) for a, c in spots}

        def judge(token: str) -> Refusal | None:
            if token in legal:
                return None
            return Refusal(rule, "not-there", {"units": [UNITS[u].id for u in units]})

        ask = Ask(
            faction_seat(s, faction),
            "place",
            rule,
            lambda: list(legal),
            judge,
            {"units": [UNITS[u].id for u in units]},
        )
        area, city = legal[(yield from choose(ask))]
    put_units(s, units, area, city, rule)


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


def _token(area: int, city: bool) -> str:
    if area == MOROCCO:
        return f"put {MOROCCO_ID}"
    return f"put {PLACE_IDS[area]} {'city' if city else 'large'}"
