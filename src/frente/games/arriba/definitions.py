"""Everything printed: map, counters, charts. Read once from `data/`, never changed.

Areas, regions, units and countries are numbers here; sets of areas or units are int bit sets.
"""

from __future__ import annotations

import csv
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from frente.engine import Plain
from frente.engine.dates import months

FOLDER = Path(__file__).parent
DATA = FOLDER / "data"

G = "government"
R = "rebel"
SIDES = (G, R)  # 1.1
ENEMY = {G: R, R: G}
INDEX = {G: 0, R: 1}


def _table(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


# --- map (2.1) -----------------------------------------------------------------------------------
_AREAS = _table("areas")
AREAS = tuple(row["id"] for row in _AREAS)  # 2.1-e: the 47 mainland provinces, no islands
AREA = {name: i for i, name in enumerate(AREAS)}
CITY = tuple(row["city"] for row in _AREAS)  # 2.1-c: every area has exactly one city
COUNT = len(AREAS)
MOROCCO = COUNT  # 2.1.2-a: a holding box, not an area and in no region
MOROCCO_ID = "spanish-morocco"
PLACE_IDS = (*AREAS, MOROCCO_ID)
BIT = tuple(1 << i for i in range(COUNT + 1))
EVERYWHERE = (1 << COUNT) - 1


def _flagged(column: str) -> int:
    return sum(BIT[i] for i, row in enumerate(_AREAS) if row[column] == "1")


PORTS = _flagged("port")  # 2.1.1-a
MED_PORTS = _flagged("mediterranean_port")  # 6.7-a: Málaga and all ports east of it
MOUNTAINS = _flagged("mountain")  # 2.1.1-b
BY_PORTUGAL = _flagged("adjacent_portugal")
BY_FRANCE = _flagged("adjacent_france")

NEIGHBOURS: tuple[int, ...]
_near = [0] * COUNT
for _row in _table("adjacency"):  # 2.1.2-d: Portugal and France are no areas, so nothing moves there
    _a, _b = AREA[_row["a"]], AREA[_row["b"]]
    _near[_a] |= BIT[_b]
    _near[_b] |= BIT[_a]
NEIGHBOURS = (*_near, 0)  # Spanish Morocco touches nothing (2.1.2-c)

_REGIONS = _table("regions")
REGIONS = tuple(row["id"] for row in _REGIONS)
REGION_NAME = {row["id"]: row["name"] for row in _REGIONS}
REGION_OF = tuple(REGIONS.index(row["region"]) for row in _AREAS)  # 2.1-a: one region each
REGION_AREAS = tuple(sum(BIT[a] for a in range(COUNT) if REGION_OF[a] == r) for r in range(len(REGIONS)))
AREA_ROWS = tuple(_AREAS)


def areas_of(mask: int) -> list[int]:
    """The areas of a bit set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _close_areas(region: int) -> int:
    """8.2.2: the areas of a region and of the regions next to it."""
    mask = REGION_AREAS[region]
    for a in areas_of(mask):
        for b in areas_of(NEIGHBOURS[a]):
            mask |= REGION_AREAS[REGION_OF[b]]
    return mask


# --- factions and units (2.2) ----------------------------------------------------------------------
_GAME = _toml("game")
FACTIONS: tuple[str, ...] = (*_GAME["factions"][G], *_GAME["factions"][R])  # 2.2.1, 2.2.2
FACTION = {name: i for i, name in enumerate(FACTIONS)}
FACTION_SIDE = tuple(G if name in _GAME["factions"][G] else R for name in FACTIONS)
MINOR = tuple(FACTION[n] for n in _GAME["factions"]["minor"])  # 5.2-a
GOBERNITOS = frozenset(FACTION[n] for n in _GAME["factions"]["gobernitos"])  # 2.2.3-a
NO_REPLACEMENT = frozenset(FACTION[n] for n in _GAME["factions"]["no_replacement_ep"])  # 6.1.1-b
CAPITAL = {FACTION[n]: AREA[a] for n, a in _GAME["factions"]["capital"].items() if n != "source"}
HOME_RANGE = {f: _close_areas(REGION_OF[CAPITAL[f]]) for f in GOBERNITOS}  # 8.2.2

PA, IB = FACTION["popular-army"], FACTION["international-brigade"]
ANARCHIST, POUM = FACTION["anarchist"], FACTION["poum"]
NATIONALIST, CARLIST = FACTION["nationalist"], FACTION["carlist"]
COLONIAL, ITALIAN = FACTION["colonial"], FACTION["italian"]
PORTUGUESE = FACTION["portuguese"]
RADICAL_PAIR = frozenset((ANARCHIST, POUM))
REGULAR_PAIR = frozenset((PA, IB))

BRIGADE, ONE_STEP, TWO_STEP = "brigade", "one-step-division", "two-step-division"
KINDS = (BRIGADE, ONE_STEP, TWO_STEP)
CF = {BRIGADE: 1, ONE_STEP: 4, TWO_STEP: 5}  # 2.2.3-b
REMNANT_CF = 2


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit counter: no identity beyond faction and kind (2.2-b)."""

    id: str
    faction: int
    kind: str
    side: str


UNITS = tuple(
    Unit(row["id"], FACTION[row["faction"]], row["kind"], row["side"])
    for row in _table("counters")
    if row["class"] == "unit"
)
UNIT = {unit.id: i for i, unit in enumerate(UNITS)}
UNIT_BIT = tuple(1 << i for i in range(len(UNITS)))
ALL_UNITS = (1 << len(UNITS)) - 1
UNIT_FACTION = tuple(u.faction for u in UNITS)
UNIT_KIND = tuple(u.kind for u in UNITS)
OF_CLASS = {(f, kind): 0 for f in range(len(FACTIONS)) for kind in KINDS}
for _i, _unit in enumerate(UNITS):
    OF_CLASS[_unit.faction, _unit.kind] |= UNIT_BIT[_i]
OF_FACTION = tuple(sum(OF_CLASS[f, kind] for kind in KINDS) for f in range(len(FACTIONS)))

# Cadre levels (9.1.2-a): minor factions -1 in 1936, which is turns 1 and 2.
_CADRE = {
    (FACTION[r["faction"]], r["kind"]): (int(r["cadre_1936"]), int(r["cadre_from_1937"]))
    for r in _table("units")
}
CADRE_1936 = tuple(_CADRE[u.faction, u.kind][0] for u in UNITS)
CADRE_LATER = tuple(_CADRE[u.faction, u.kind][1] for u in UNITS)

MAX_UNITS = {
    G: _GAME["battlegroups"]["max_units_government"],
    R: _GAME["battlegroups"]["max_units_rebel"],
}  # 7.1.1-a

# --- asset points (2.2.4) -----------------------------------------------------------------------
AIR, ARMOR, ARTILLERY = "air", "armor", "artillery"
ASSETS = (AIR, ARMOR, ARTILLERY)
_MARKERS = {row["id"]: int(row["count"]) for row in _table("markers")}
# 2.2.4-b: a marker with a +1 under it stands for two points, so the ceiling is twice the markers.
ASSET_LIMIT = {(side, kind): 2 * _MARKERS[f"ap-{side}-{kind}"] for side in SIDES for kind in ASSETS}
FORT_LIMIT = _MARKERS["fortification"]  # 15.3-c


# --- turns (3.0-b) ----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Turn:
    number: int
    months: Plain
    """A message: each language writes them in its own way."""
    year: int
    winter: bool
    domestic: tuple[tuple[int, int], ...]
    """Area and EP for whoever occupies its city (6.1-d)."""


def _domestic(text: str) -> tuple[tuple[int, int], ...]:
    pairs = (item.split(":") for item in text.split(";"))
    return tuple((AREA[name], int(ep)) for name, ep in pairs)


TURNS = (
    Turn(0, "", 0, False, ()),
    *(
        Turn(
            int(r["turn"]),
            months(r["span"]),
            int(r["span"][:4]),
            r["winter"] == "1",
            _domestic(r["domestic_ep"]),
        )
        for r in _table("turns")
    ),
)
LAST_TURN = len(TURNS) - 1
PURGE_FROM = next(int(r["turn"]) for r in _table("turns") if r["purge_allowed"] == "1")  # 5.2.2-a
GUERRILLAS_FROM = next(int(r["turn"]) for r in _table("turns") if r["guerrilla_allowed"] == "1")

# --- combat table (9.1-e) ---------------------------------------------------------------------------
COLUMNS: tuple[str, ...] = tuple(_GAME["combat"]["columns"])
LOWEST_ROW, HIGHEST_ROW = int(_GAME["combat"]["die_min_row"]), int(_GAME["combat"]["die_max_row"])
CRT = {int(row["roll"]): tuple(row[c] for c in COLUMNS) for row in _table("crt")}  # ERR-1 is in the data

DOCTRINE = {int(row["roll"]): row for row in _table("doctrine")}  # 15.5-a

# --- prices (6.2-c) -----------------------------------------------------------------------------------
_COSTS = _toml("costs")
CREATE = {kind: int(_COSTS["create"][kind]["ep"]) for kind in KINDS}
REBUILD = {kind: int(_COSTS["rebuild"][kind]["ep"]) for kind in KINDS}
REPLENISH = int(_COSTS["replenish"]["remnant"]["ep"])
IMPROVE = int(_COSTS["improve"]["cadre"]["ep"])
CONVERT = {
    BRIGADE: int(_COSTS["convert"]["brigade-to-one-step-division"]["ep"]),
    ONE_STEP: int(_COSTS["convert"]["one-step-to-two-step-division"]["ep"]),
}
NEXT_KIND = {BRIGADE: ONE_STEP, ONE_STEP: TWO_STEP}
FORTIFY = int(_COSTS["build"]["fortification"]["ep"])
OFFENSIVE = int(_COSTS["attack"]["major-offensive"]["ep"])
GUERRILLA = int(_COSTS["attack"]["guerrilla"]["ep"])
CAP = {FACTION[name]: int(ep) for name, ep in _COSTS["caps"].items() if name != "source"}  # 6.6-d

# --- foreign powers (5.3) -----------------------------------------------------------------------------
_FOREIGN = _toml("foreign")
COUNTRIES = tuple(c["id"] for c in _FOREIGN["country"])
COUNTRY = {name: i for i, name in enumerate(COUNTRIES)}
COUNTRY_NAME = {c["id"]: c["name"] for c in _FOREIGN["country"]}
START_BOX = tuple(int(c["start"]) for c in _FOREIGN["country"])
LEVEL = {
    int(b["index"]): (b["level"], "" if b["side"] == "none" else b["side"])
    for b in _FOREIGN["track"]["boxes"]
}  # 5.3-a
TRACK_END = max(LEVEL)
OPPOSED = tuple(tuple(COUNTRY[o] for o in c["opposed_to"]) for c in _FOREIGN["country"])
NAVAL = tuple(COUNTRY[n] for n in _FOREIGN["blockade"]["countries"])  # 15.4-a


# Dice or points of EP a country gives: (dice, points) when it supports, when it intervenes.
def _aid(text: str) -> tuple[int, int]:
    return (int(text[0]), 0) if text.endswith("d6") else (0, int(text))


SUPPORT_EP = tuple(_aid(c["support_ep"]) for c in _FOREIGN["country"])
INTERVENTION_EP = tuple(_aid(c["intervention_ep"]) for c in _FOREIGN["country"])
FR, GE, IT, PO = COUNTRY["fr"], COUNTRY["ge"], COUNTRY["it"], COUNTRY["po"]
INFLUENCE_DICE = int(_FOREIGN["influence"]["extra_dice_max"])
TOWARD = {G: -1, R: 1}

# --- political support (5.1, 12.3) -----------------------------------------------------------------
_POLITICAL = _toml("political")
PS_MAX = int(_POLITICAL["levels"]["max"])
PS_LOW = int(_POLITICAL["levels"]["low_at_most"])
PS_HIGH = int(_POLITICAL["levels"]["high_at_least"])
PS_START = int(_POLITICAL["levels"]["start"])
RATE = tuple(int(_POLITICAL["replacement"][k]) for k in ("percent_low", "percent_normal", "percent_high"))


class Amount(NamedTuple):
    """A line of the support table: so many points (signed), or the sum of so many dice times the sign."""

    sign: int
    points: int
    dice: int


def _amount(text: str) -> Amount:
    """ "-1d6 each" or "+2": what follows the number tells people how often it is due."""
    number = text.split(maxsplit=1)[0]
    sign = -1 if number.startswith("-") else 1
    if number.endswith("d6"):
        return Amount(sign, 0, int(number[1:-2]))
    return Amount(sign, int(number), 0)


SUPPORT = {row["id"]: _amount(row["amount"]) for row in _POLITICAL["adjust"]}  # 12.3-a
DESTROYED_PSP = {
    kind: (SUPPORT[f"own-{kind}-destroyed"].points, SUPPORT[f"enemy-{kind}-destroyed"].points)
    for kind in (ONE_STEP, TWO_STEP, "ap")
}
"""For the owner, for his enemy (9.2-b)."""
REGIONS_PER_DIE = next(row["regions"] for row in _POLITICAL["adjust"] if row["id"] == "fewer-regions")
INFLUENCE_COST = -SUPPORT["influence-attempt"].points
PURGE_DICE = SUPPORT["purge"].dice

_RECOVERY = _toml("recovery")
RECOVER_AT = int(_RECOVERY["table"]["recover_at_least"])  # 10.0-a
RECOVERY_DRM = {m["id"]: m["drm"] for m in _RECOVERY["modifier"]}

EVENTS = {int(e["id"]): e for e in _toml("events")["event"]}  # 4.1-a
SETUP = tuple(_table("setup"))
NAMES: dict[str, str] = {
    **{a: CITY[i] for i, a in enumerate(AREAS)},
    MOROCCO_ID: "Spanish Morocco",
    **REGION_NAME,
    **COUNTRY_NAME,
    **{str(n): e["title"] for n, e in EVENTS.items()},
}
