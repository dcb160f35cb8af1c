"""The nouns of the answers: how a thing is written, and what pointing at something could mean by it.

A stack, the counters in it and the place where it stands may be pointed at for each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, partial
from typing import Any

from frente.engine import Noun, number
from frente.engine.menu import words
from frente.games.arriba.answers import NEW, Bought, Fort, Part, Points, Step, Target, Thing
from frente.games.arriba.definitions import (
    AIR,
    ASSETS,
    BRIGADE,
    COUNT,
    COUNTRIES,
    FACTIONS,
    INFLUENCE_DICE,
    KINDS,
    MOROCCO,
    PLACE_IDS,
    SIDES,
    TRACK_END,
    UNITS,
)
from frente.games.arriba.definitions import AREA as AREA_OF
from frente.games.arriba.definitions import COUNTRY as COUNTRY_OF
from frente.games.arriba.definitions import FACTION as FACTION_OF
from frente.games.arriba.definitions import UNIT as UNIT_OF
from frente.games.arriba.state import Arriba, group_of, seats
from frente.games.arriba.titles import title

ON_MAP = ("armor", "artillery", "german")
"""The asset points that stand on the map, as fields of a battlegroup."""
FORT = "fort"
REMNANT, GONE = "remnant", "gone"
PLACE_OF = {name: i for i, name in enumerate(PLACE_IDS)}
UNIT_IDS = tuple(unit.id for unit in UNITS)


# --- what is pointed at --------------------------------------------------------------------------
def _groups_at(s: Arriba, thing: str) -> list[int]:
    """The battlegroups that a stack, a counter in one, or a place may mean."""
    id = _group(thing.partition(".")[0])
    if id is not None:
        return [id]
    if thing in UNIT_OF:
        group = group_of(s, UNIT_OF[thing])
        return [] if group is None else [group.id]
    return [g.id for g in s.groups.values() if PLACE_IDS[g.area] == thing]


def _groups_of(side: str, s: Arriba, thing: str) -> list[int]:
    return [id for id in _groups_at(s, thing) if id in s.groups and s.groups[id].side == side]


def _units_at(s: Arriba, thing: str) -> list[int]:
    if thing in UNIT_OF:
        return [UNIT_OF[thing]]
    if thing == PLACE_IDS[MOROCCO]:
        return list(s.morocco)
    if _asset_of(thing):
        return []
    return [u for id in _groups_at(s, thing) if id in s.groups for u in s.groups[id].units]


def _places_at(s: Arriba, thing: str) -> list[int]:
    if thing in PLACE_OF:
        return [PLACE_OF[thing]]
    if thing in UNIT_OF and UNIT_OF[thing] in s.morocco:
        return [MOROCCO]
    return [s.groups[id].area for id in _groups_at(s, thing) if id in s.groups]


def _areas_at(s: Arriba, thing: str) -> list[int]:
    return [place for place in _places_at(s, thing) if place != MOROCCO]


def _asset_of(thing: str) -> str:
    """The kind of asset points that a counter such as g12.armor stands for."""
    asset = thing.partition(".")[2]
    return asset if asset in ON_MAP else ""


def _assets_at(_: Arriba, thing: str) -> list[str]:
    return [asset] if (asset := _asset_of(thing)) else []


def _points_at(s: Arriba, thing: str) -> list[Points]:
    assets = _assets_at(s, thing) or (ON_MAP if _group(thing) is not None else ())
    groups = [s.groups[id] for id in _groups_at(s, thing) if id in s.groups]
    return [Points(g.id, asset) for g in groups for asset in assets if getattr(g, asset)]


def _things_at(s: Arriba, thing: str) -> list[Thing]:
    """On the march a place or a stack is where one goes: only a counter itself is left behind."""
    return [UNIT_OF[thing]] if thing in UNIT_OF else [*_assets_at(s, thing)]


def _parts_at(s: Arriba, thing: str) -> list[Part]:
    steps = [Step(u, becomes) for u in _units_at(s, thing) for becomes in (REMNANT, BRIGADE, GONE)]
    return [*steps, *_assets_at(s, thing)]


# --- how it is written -----------------------------------------------------------------------------
@cache
def name(id: int) -> str:
    """A battlegroup as it is called, such as g12."""
    return f"g{id}"


@lru_cache(maxsize=4096)
def _group(word: str) -> int | None:
    return number(word[1:]) if word[:1] == "g" else None


def called(s: Arriba, word: Any) -> Any:
    """A word of a label as it is told: a battlegroup by its title, a fort by its place, all else as it is."""
    if not isinstance(word, str):
        return word
    area = AREA_OF.get(word.removeprefix("fort-")) if word.startswith("fort-") else None
    if area is not None:
        return {"id": "fort-of", "args": {"place": PLACE_IDS[area]}}
    bought = _read_bought(word) if "air" in word or ":" in word else None
    if bought is not None:
        place = "" if bought.area < 0 else PLACE_IDS[bought.area]
        return {"id": "point-at" if place else "point-air", "args": {"asset": bought.asset, "place": place}}
    group, _, asset = word.partition(":")
    id = _group(group)
    if id is None:
        return word
    named = title(s.groups, id)
    return {"id": "points-of", "args": {"asset": asset, "group": named}} if asset else named


def _write_home(id: int) -> str:
    return name(id) if id != NEW else "new"


def _read_home(word: str) -> int | None:
    return NEW if word == "new" else _group(word)


def _write_target(target: Target) -> str:
    return f"fort-{PLACE_IDS[target.area]}" if isinstance(target, Fort) else name(target)


def _read_target(word: str) -> Target | None:
    area = AREA_OF.get(word.removeprefix("fort-")) if word.startswith("fort-") else None
    return _group(word) if area is None else Fort(area)


def _targets_at(s: Arriba, thing: str) -> list[Target]:
    return [*_groups_at(s, thing), *([Fort(AREA_OF[thing])] if thing in AREA_OF else [])]


def _read_points(word: str) -> Points | None:
    group, _, asset = word.partition(":")
    id = _group(group)
    return Points(id, asset) if id is not None and asset in ON_MAP else None


def _write_thing(thing: Thing) -> str:
    return thing if isinstance(thing, str) else UNIT_IDS[thing]


def _read_thing(word: str) -> Thing | None:
    return word if word in ON_MAP else UNIT_OF.get(word)


def _write_part(part: Part) -> str:
    return part if isinstance(part, str) else f"{UNIT_IDS[part.unit]}:{part.becomes}"


def _read_part(word: str) -> Part | None:
    if word in (*ON_MAP, FORT):
        return word
    unit, _, becomes = word.partition(":")
    known = unit in UNIT_OF and becomes in (REMNANT, BRIGADE, GONE)
    return Step(UNIT_OF[unit], becomes) if known else None


def _write_bought(bought: Bought) -> str:
    return bought.asset if bought.area < 0 else f"{bought.asset}:{PLACE_IDS[bought.area]}"


def _read_bought(word: str) -> Bought | None:
    asset, _, place = word.partition(":")
    if asset in ON_MAP:
        return Bought(asset, AREA_OF[place]) if place in AREA_OF else None
    return Bought(asset) if asset.endswith("-air") and not place else None


def _every_bought(s: Arriba) -> list[Bought]:
    here = [bought for text in s.assets_bought if (bought := _read_bought(text))]
    return [*here, *(Bought(f"{side}-{AIR}") for side in SIDES), Bought("armor", 0)]


def _every_part(s: Arriba) -> list[Part]:
    units = [u for g in s.groups.values() for u in g.units]
    return [*(Step(u, becomes) for u in units for becomes in (REMNANT, BRIGADE, GONE)), *ON_MAP, FORT]


def _in_groups(s: Arriba) -> Iterable[int]:
    return list(s.groups)


def count(kind: str, most: int) -> Noun[int]:
    """A number of which the rules say how large it may be; `most` is what is worth trying."""
    return Noun(kind, str, number, every=lambda _: range(most + 1))


# --- the nouns -------------------------------------------------------------------------------------
UNIT: Noun[int] = Noun("unit", UNIT_IDS, UNIT_OF, every=lambda _: range(len(UNITS)), at=_units_at)
GROUP: Noun[int] = Noun("battlegroup", name, _group, every=_in_groups, at=_groups_at)
GROUP_OF: dict[str, Noun[int]] = {
    side: Noun("battlegroup", name, _group, every=_in_groups, at=partial(_groups_of, side)) for side in SIDES
}
"""The same where only a battlegroup of one side can be meant."""
UNIT_BY_SIDE: dict[str, Noun[int]] = {
    side: UNIT.if_meant(lambda unit, side=side: UNITS[unit].side == side)  # type: ignore[misc]
    for side in SIDES
}
HOME: Noun[int] = Noun(
    "battlegroup", _write_home, _read_home, every=lambda s: [NEW, *s.groups], at=_groups_at
)
AREA: Noun[int] = Noun("area", PLACE_IDS, AREA_OF, every=lambda _: range(COUNT), at=_areas_at)
PLACE: Noun[int] = Noun("place", PLACE_IDS, PLACE_OF, every=lambda _: range(COUNT + 1), at=_places_at)
SPOT: Noun[bool] = Noun(
    "spot",
    {True: "city", False: "large"},
    {"city": True, "large": False},
    every=lambda _: (True, False),
    at=lambda _, thing: (),
)
TARGET: Noun[Target] = Noun("target", _write_target, _read_target, every=_in_groups, at=_targets_at)
POINTS: Noun[Points] = Noun(
    "asset point",
    lambda points: f"{name(points.group)}:{points.asset}",
    _read_points,
    every=lambda s: [Points(id, asset) for id in s.groups for asset in ON_MAP],
    at=_points_at,
)
THING: Noun[Thing] = Noun(
    "unit", _write_thing, _read_thing, every=lambda _: [*range(len(UNITS)), *ON_MAP], at=_things_at
)
PART: Noun[Part] = Noun("loss", _write_part, _read_part, every=_every_part, at=_parts_at)
BOUGHT: Noun[Bought] = Noun("asset point", _write_bought, _read_bought, every=_every_bought)
COUNTRY: Noun[int] = Noun("country", COUNTRIES, COUNTRY_OF, every=lambda _: range(len(COUNTRIES)))
FACTION: Noun[int] = Noun("faction", FACTIONS, FACTION_OF, every=lambda _: range(len(FACTIONS)))
KIND = words("kind", *KINDS)
ASSET = words("asset", *ASSETS)
CARGO: Noun[str] = Noun("asset", str, {a: a for a in ON_MAP}, every=lambda _: ON_MAP, at=_assets_at)
MARKER = words("marker", *ASSETS, "german")
SIDE = words("side", *SIDES)
ALLY: Noun[str] = Noun(
    "seat", str, {seat: seat for seat in seats(4)}, every=lambda s: seats(s.players), at=lambda _, thing: ()
)
AIR_POINT: Noun[bool] = Noun(
    "air point",
    {False: "own", True: "german"},
    {"own": False, "german": True},
    every=lambda _: (False, True),
    at=lambda _, thing: {"air-german": [True], "air-rebel-used": [False]}.get(thing, []),
)
EXTRA = count("number of dice", INFLUENCE_DICE + 1)
BOXES = count("number of boxes", TRACK_END)
EP = count("number", 12)
POINTS_USED = count("number", 6)
