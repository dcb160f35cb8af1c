"""What never changes: boxes, lines, seas, counters, cards, tables. Read once from `data/`.

Counters and places are small numbers here; `COUNTER_ID` and `PLACE_ID` give the words the world sees.
Sets of boxes or counters are bit sets.
"""

from __future__ import annotations

import csv
import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from frente.engine import Plain
from frente.engine.dates import span

FOLDER = Path(__file__).parent
DATA = FOLDER / "data"

N, R = 0, 1
SIDES = (N, R)
SEATS = ("nationalist", "republican")
SIDE_OF = {"N": N, "R": R, "nationalist": N, "republican": R}
EARLY, LATE = 0, 1
PERIODS = ("1936-37", "1938-39")


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _table(name: str) -> dict[str, Any]:
    with (DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def mask_of(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


# --- the map (3) --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Place:
    """A box, a sea zone or a naval base."""

    id: str
    name: str
    kind: str
    lat: float
    lon: float
    source: str


_BOXES = _rows("boxes")
_SEAS = _rows("sea")
_BASES = _rows("bases")
PLACES: tuple[Place, ...] = tuple(
    Place(r["id"], r["name"], kind, float(r["lat"]), float(r["lon"]), r["source"])
    for kind, rows in (("box", _BOXES), ("zone", _SEAS), ("base", _BASES))
    for r in rows
)
PLACE_ID: tuple[str, ...] = tuple(p.id for p in PLACES)
PLACE: dict[str, int] = {id: i for i, id in enumerate(PLACE_ID)}
BOXES = len(_BOXES)
MOROCCO = PLACE["morocco"]  # 3.11: its rules are in `rules/morocco.py`
ZONES = range(BOXES, BOXES + len(_SEAS))
BASES = range(BOXES + len(_SEAS), len(PLACES))
CANTABRICO, ESTRECHO, BALEARES, MEDITERRANEO = (
    PLACE[z] for z in ("cantabrico", "estrecho", "baleares", "mediterraneo")
)
BOARD, POOL, GONE, CAPTURED = range(len(PLACES), len(PLACES) + 4)
"""Off the map: the player board, the reserve beside it, out of the game, a captured tank on its way."""
SPOTS = CAPTURED + 1
OFF_MAP = {"board": BOARD, "pool": POOL, "gone": GONE, "captured": CAPTURED}
OFF_MAP_ID = {spot: name for name, spot in OFF_MAP.items()}

_links = [(PLACE[r["a"]], PLACE[r["b"]]) for r in _rows("links")]
LINKS: tuple[tuple[int, int], ...] = tuple(_links)
NEIGHBOURS: tuple[int, ...] = tuple(
    mask_of([b for a, b in LINKS if a == i] + [a for a, b in LINKS if b == i]) for i in range(BOXES)
)
ALL_BOXES = (1 << BOXES) - 1
KEY_CITIES = mask_of(  # 3.4
    PLACE[r["id"]] for r in _BOXES if r["key_city"] == "1"
)
PORTS = mask_of(PLACE[r["id"]] for r in _BOXES if r["port"] == "1")
COAST = mask_of(PLACE[r["id"]] for r in _BOXES if r["coastal"] == "1")
MADRID, BARCELONA, SEVILLA, CADIZ, SAN_SEBASTIAN = (
    PLACE[b] for b in ("madrid", "barcelona", "sevilla", "cadiz", "san-sebastian")
)
BASQUE_HOME = mask_of(PLACE[b] for b in ("bilbao", "san-sebastian"))
NORTH_PORTS = mask_of(PLACE[b] for b in ("oviedo", "bilbao", "san-sebastian"))
NORTH_COAST = NORTH_PORTS | mask_of([PLACE["santander"]])
ZONE_COAST: dict[int, int] = {
    PLACE[r["id"]]: mask_of(PLACE[b] for b in r["coastal_boxes"].split()) for r in _SEAS
}
ZONE_ORDER: tuple[int, ...] = tuple(
    PLACE[r["id"]] for r in sorted(_SEAS, key=lambda r: int(r["combat_order"]))
)
AIR_ZONES: frozenset[int] = frozenset(PLACE[r["id"]] for r in _SEAS if r["aircraft_allowed"] == "1")
# 25.3-a: two Nationalist bases, one Republican.
BASE_SIDE: dict[int, int] = {PLACE[r["id"]]: SIDE_OF[r["side"]] for r in _BASES}
BASE_BOX: dict[int, int] = {PLACE[r["id"]]: PLACE[r["adjacent_box"]] for r in _BASES}
SIDE_BASES: tuple[tuple[int, ...], ...] = tuple(
    tuple(b for b, side in BASE_SIDE.items() if side == s) for s in SIDES
)


def _distances() -> tuple[int, ...]:
    """For each box the boxes at most three lines away, itself included (25.4-b)."""
    near = []
    for box in range(BOXES):
        mask = 1 << box
        for _ in range(3):
            mask |= neighbours_of(mask)
        near.append(mask)
    return tuple(near)


def _near_by_chunk() -> tuple[tuple[int, ...], ...]:
    """For each run of eleven boxes and each set of them, the boxes next to that set."""
    tables = []
    for low in range(0, BOXES, 11):
        row = [0]
        for members in range(1, 1 << 11):
            first = (members & -members).bit_length() - 1
            box = low + first
            row.append(row[members & (members - 1)] | (NEIGHBOURS[box] if box < BOXES else 0))
        tables.append(tuple(row))
    return tuple(tables)


_NEAR = _near_by_chunk()


def neighbours_of(mask: int) -> int:
    """All boxes one line away from any box of the set."""
    a, b, c, d = _NEAR
    return a[mask & 2047] | b[mask >> 11 & 2047] | c[mask >> 22 & 2047] | d[mask >> 33 & 2047]


def _members_by_chunk() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each run of eleven boxes and each set of them, its members."""
    return tuple(
        tuple(tuple(low + i for i in range(11) if members >> i & 1) for members in range(1 << 11))
        for low in range(0, BOXES, 11)
    )


_MEMBERS = _members_by_chunk()


def boxes_in(mask: int) -> tuple[int, ...]:
    """The members of a set of boxes, in their order."""
    a, b, c, d = _MEMBERS
    return a[mask & 2047] + b[mask >> 11 & 2047] + c[mask >> 22 & 2047] + d[mask >> 33 & 2047]


WITHIN_THREE: tuple[int, ...] = _distances()
WITHIN_TWO: tuple[int, ...] = tuple(
    (1 << b) | NEIGHBOURS[b] | neighbours_of(NEIGHBOURS[b]) for b in range(BOXES)
)

# --- counters (4.1, 4.2) ------------------------------------------------------------------------
_COUNTERS = [r for r in _rows("counters") if r["class"] in ("troop", "general", "tank", "aircraft", "ship")]
_ORDER = ("troop", "tank", "general", "aircraft", "ship")
_COUNTERS.sort(key=lambda r: _ORDER.index(r["class"]))
COUNTER_ID: tuple[str, ...] = tuple(r["id"] for r in _COUNTERS)
COUNTER: dict[str, int] = {id: i for i, id in enumerate(COUNTER_ID)}
COUNTERS = len(COUNTER_ID)
KIND: tuple[str, ...] = tuple(r["class"] for r in _COUNTERS)
MODEL: tuple[str, ...] = tuple(r["type"] for r in _COUNTERS)
SIDE: tuple[int, ...] = tuple(SIDE_OF[r["side"]] for r in _COUNTERS)


def _range(kind: str) -> range:
    found = [i for i, k in enumerate(KIND) if k == kind]
    return range(found[0], found[-1] + 1)


TROOPS, TANKS, GENERALS, AIRCRAFT, SHIPS = (_range(kind) for kind in _ORDER)
LAND_UNITS = TANKS.stop
"""Counters below this number are troops and tanks: they hold boxes (3.7-e)."""
LARGE: tuple[bool, ...] = tuple(r["class"] == "troop" and r["front"] == "3" for r in _COUNTERS)

_TYPES = _rows("troop_types")
TYPES: tuple[str, ...] = tuple(r["id"] for r in _TYPES)
TYPE_NAME = {r["id"]: r["name"] for r in _TYPES}
TYPE_CM = {r["id"]: int(r["cm"]) for r in _TYPES}
# 4.6: only the Republican emblems matter, and only under 22.1.
TYPE_ICON = {r["id"]: r["icon"] for r in _TYPES}
REGULAR = ("n-reg", "r-reg")
BASQUE = "r-bas"
SMALL_OF: dict[str, tuple[int, ...]] = {
    t: tuple(i for i in TROOPS if MODEL[i] == t and not LARGE[i]) for t in TYPES
}
LARGE_OF: dict[str, tuple[int, ...]] = {
    t: tuple(i for i in TROOPS if MODEL[i] == t and LARGE[i]) for t in TYPES
}
TANKS_OF: dict[str, tuple[int, ...]] = {
    m: tuple(i for i in TANKS if MODEL[i] == m) for m in dict.fromkeys(MODEL[i] for i in TANKS)
}
SHIP: dict[str, int] = {MODEL[i]: i for i in SHIPS}
AIR: dict[str, int] = {MODEL[i]: i for i in AIRCRAFT}
GENERAL: dict[str, int] = {MODEL[i]: i for i in GENERALS}

_GENERALS = {r["id"]: r for r in _rows("generals")}
_AIR = {r["id"]: r for r in _rows("aircraft")}
_TANKS = {r["id"]: r for r in _rows("tanks")}
_SHIPS = {r["id"]: r for r in _rows("ships")}


def _modifier(i: int) -> int:
    kind, model = KIND[i], MODEL[i]
    if kind == "troop":
        return TYPE_CM[model]
    if kind == "ship":
        return int(_SHIPS[model]["air_sea_cm"])
    return int({"general": _GENERALS, "aircraft": _AIR, "tank": _TANKS}[kind][model]["cm"])


# 4.5
CM: tuple[int, ...] = tuple(_modifier(i) for i in range(COUNTERS))
"""The printed combat modifier; for ships that of the white circle (air-sea)."""
CAPTURED_CM: dict[int, int] = {i: int(_TANKS[MODEL[i]]["captured_side_cm"] or 0) for i in TANKS}
# 4.4: strength is the dice it gives.
AIR_STRENGTH: dict[int, int] = {i: int(_AIR[MODEL[i]]["strength"]) for i in AIRCRAFT}
SHIP_VALUE: dict[int, int] = {i: int(_SHIPS[MODEL[i]]["combat_value"] or 0) for i in SHIPS}
SHIP_CLASS: dict[int, str] = {i: _SHIPS[MODEL[i]]["class"] for i in SHIPS}
SHIP_SUPPORT: dict[int, int] = {i: int(_SHIPS[MODEL[i]]["support_cm"] or 0) for i in SHIPS}
ICON: dict[int, str] = {i: _GENERALS[MODEL[i]]["icon"] for i in GENERALS}


def counter_code(i: int) -> str:
    """What is printed on a tank, an aircraft and a general."""
    kind, model = KIND[i], MODEL[i]
    if kind == "general":
        return _GENERALS[model]["short"]
    return {"aircraft": _AIR, "tank": _TANKS}[kind][model]["name"]


def counter_name(i: int) -> str:
    """What a counter is called: troops by type and size, aircraft of one model apart."""
    kind, model = KIND[i], MODEL[i]
    if kind == "troop":
        row = next(row for row in _TYPES if row["id"] == model)
        return row["large_unit"] if LARGE[i] else row["small_unit"]
    name = {"general": _GENERALS, "aircraft": _AIR, "tank": _TANKS, "ship": _SHIPS}[kind][model]["name"]
    if kind == "tank":
        return f"{name} tank unit"
    if kind == "aircraft":
        alike = [c for c in AIRCRAFT if _AIR[MODEL[c]]["name"] == name]
        if len({SIDE[c] for c in alike}) > 1:
            return f"{SEATS[SIDE[i]].capitalize()} {name}"
        if len(alike) > 1:
            return f"{('1st', '2nd')[alike.index(i)]} {name} group"
    return name


# --- tables (3.9, 16, 19, 23) ---------------------------------------------------------------------
CHARTS = _table("charts")
SCENARIOS = _table("scenarios")
LADDER = (1, 2, 3, 5)
DRAWS: dict[int, int] = {t["turn"]: t["draw"] for t in CHARTS["turn_track"]["turns"]}
SEA_DRAWS: dict[int, int] = {t["turn"]: t["naval_extra_draw"] for t in CHARTS["turn_track"]["turns"]}
TURN_PERIOD: dict[int, Plain] = {t["turn"]: span(t["span"]) for t in CHARTS["turn_track"]["turns"]}
RP_TURNS: frozenset[int] = frozenset(t["turn"] for t in CHARTS["turn_track"]["turns"] if t["R"])
LAST_TURN = 10  # 1.3
CHANGE_TURN = 6
RP_NEW: dict[int, int] = {int(t): v["new"] for t, v in CHARTS["replacement_levels"].items() if t != "source"}
RP_FROM: dict[int, tuple[int, ...]] = {
    int(t): tuple(v["strengthen_from"]) for t, v in CHARTS["replacement_levels"].items() if t != "source"
}
RP_TYPES: tuple[tuple[str, ...], ...] = tuple(tuple(CHARTS["replacement_types"][s]) for s in "NR")
FALLBACK: tuple[tuple[str, ...], ...] = (("n-fal", "n-car"), ("r-com", "r-ana"))
LIMITS: dict[str, Any] = CHARTS["limits"]
STACKING: int = LIMITS["stacking_troops"]
HAND_MAX: int = LIMITS["hand_max"]
DECOYS: int = LIMITS["fog_decoys"]


# --- cards (5) ----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Card:
    """One card: an event, or a bonus or penalty in combat (5.4)."""

    id: str
    side: int
    number: str
    period: int
    name: str
    date: str
    what_if: bool
    naval: bool
    optional: bool
    timing: str
    effect: tuple[dict[str, Any], ...]
    text: str
    bonus: tuple[str, int, int]
    penalty: tuple[str, int, int]
    """Kind (dice or mod), value, number of dice it goes on."""


def _half(row: dict[str, str], half: str) -> tuple[str, int, int]:
    return row[f"{half}_kind"], int(row[f"{half}_value"]), int(row[f"{half}_dice"] or 0)


# 5.1: 55 cards a side; 5.3: some are marked what-if.
CARDS: dict[str, Card] = {
    r["id"]: Card(
        id=r["id"],
        side=SIDE_OF[r["side"]],
        number=r["number"],
        period=PERIODS.index(r["deck"]),
        name=r["name"],
        date=r["date"],
        what_if=r["what_if"] == "1",
        naval=r["naval"] == "1",
        optional=r["optional"] == "1",
        timing=r["timing"],
        effect=tuple(json.loads(r["effect"])),
        text=r["text"],
        bonus=_half(r, "bonus"),
        penalty=_half(r, "penalty"),
    )
    for r in _rows("cards")
}
INTELLIGENCE: frozenset[str] = frozenset(c.id for c in CARDS.values() if c.timing == "reaction")
PLAYS: dict[str, tuple[int, ...]] = {
    "no-intervention": tuple(CHARTS["variant_no_foreign_intervention"]["plays"]),
    "historical": tuple(CHARTS["variant_historical"]["plays"]),
}
REMOVED: dict[str, tuple[frozenset[int], ...]] = {
    variant: tuple(frozenset(CHARTS[table][f"remove_{s}"]) for s in "NR")
    for variant, table in (
        ("no-intervention", "variant_no_foreign_intervention"),
        ("historical", "variant_historical"),
    )
}
