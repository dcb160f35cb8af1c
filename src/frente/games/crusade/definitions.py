"""The frozen things of Crusade and Revolution: spaces, lines, counters, charts, set-ups.

Spaces and counters are numbered; a set of spaces or of counters is an int used as a bit set.
"""

from __future__ import annotations

import csv
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from frente.boards.graph import Graph
from frente.engine.dates import span

DATA = Path(__file__).parent / "data"

NAT = "nat"
REP = "rep"
SIDES = (NAT, REP)  # 1.0-a
FOE = {NAT: REP, REP: NAT}
POOLS = {NAT: ("nat", "axis"), REP: ("rep", "sov")}  # 14.1.1.1
POOL_NUMBER = {"nat": 0, "axis": 1, "rep": 2, "sov": 3}

LIMIT = 3  # 9.1.1
ROUNDS = 6  # 7.1.1

# Where a counter is when it is on no space: the boxes of 2.1.3.
OFF = -1  # not yet in play (4.2.2)
RESERVE = -2
ELIMINATED = -3
REMOVED = -4  # out of the game (3.0-permanent)
MOROCCO = -5  # Army of Africa box
RETURNING = -6  # on the turn track (13.4.3-b)
BOXES = {
    "off": OFF,
    "reserve": RESERVE,
    "eliminated": ELIMINATED,
    "removed": REMOVED,
    "morocco": MOROCCO,
    "returning": RETURNING,
}
BOX_NAMES = {number: name for name, number in BOXES.items()}


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


# --- spaces and lines (2.1) ---------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Space:
    """One space of the map, with everything printed on it (2.1.1-a)."""

    index: int
    id: str
    name: str
    lat: float
    lon: float
    control: str
    mountain: bool
    main_city: bool
    vp_space: bool
    capital: bool
    source: str
    region: str
    coast: bool
    port: bool
    zone: str
    border: str
    siege: str
    sierra: bool
    balearic: bool


def _space(index: int, row: dict[str, str]) -> Space:
    def no_none(text: str) -> str:
        return "" if text == "none" else text

    return Space(
        index=index,
        id=row["id"],
        name=row["name"],
        lat=float(row["lat"]),
        lon=float(row["lon"]),
        control=row["control"],
        mountain=row["terrain"] == "mountain",
        main_city=row["main_city"] == "yes",
        vp_space=row["vp_space"] == "yes",
        capital=row["province_capital"] == "yes",
        source=no_none(row["supply_source"]),
        region=no_none(row["region"]),
        coast=row["coast"] == "yes",
        port=row["port"] == "yes",
        zone=no_none(row["sea_zone"]),
        border=no_none(row["border"]),
        siege=no_none(row["siege"]),
        sierra=row["sierra_of_madrid"] == "yes",
        balearic=row["balearic"] == "yes",
    )


SPACES = tuple(_space(i, row) for i, row in enumerate(_rows("spaces.csv")))
AT = {space.id: space.index for space in SPACES}
SPACE_IDS = tuple(space.id for space in SPACES)


_WIDTH = 32  # bytes: room for every space and every counter
_NUMBERS = tuple(
    tuple(tuple(start + i for i in range(8) if value >> i & 1) for value in range(256))
    for start in range(0, 8 * _WIDTH, 8)
)


@lru_cache(maxsize=1 << 16)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a bit set, ascending."""
    found: list[int] = []
    for table, value in zip(_NUMBERS, mask.to_bytes(_WIDTH, "little"), strict=True):
        if value:
            found += table[value]
    return tuple(found)


def mask_of(ids: list[str] | tuple[str, ...]) -> int:
    """The bit set of these spaces."""
    mask = 0
    for id in ids:
        mask |= 1 << AT[id]
    return mask


def _mask(test: Any) -> int:
    return sum(1 << s.index for s in SPACES if test(s))


BEACH = AT["beach-head"]
BEACH_BIT = 1 << BEACH
LAND = ((1 << len(SPACES)) - 1) & ~BEACH_BIT  # every space but the Beach Head (2.1.2-d)
MOUNTAIN = _mask(lambda s: s.mountain)
MAIN_CITIES = _mask(lambda s: s.main_city)  # 3.0-main-city
VP_SPACES = _mask(lambda s: s.vp_space)
CAPITALS = _mask(lambda s: s.capital)
# 13.2.1, 3.0-source: each source is one side's for good; Madrid is nobody's
SOURCES = {side: _mask(lambda s, side=side: s.source == side) for side in SIDES}
REGIONS = ("asturias", "santander", "basque")
REGION = {r: _mask(lambda s, r=r: s.region == r) for r in REGIONS}
NORTH = REGION["asturias"] | REGION["santander"] | REGION["basque"]  # 3.0-nf
NORTH_SOURCES = NORTH & SOURCES[REP]
REGION_SOURCE = {r: REGION[r] & SOURCES[REP] for r in REGIONS}
PORTS = _mask(lambda s: s.port) & LAND
ATLANTIC = _mask(lambda s: s.zone == "atlantic")  # 3.0-atlantic
MEDITERRANEAN = _mask(lambda s: s.zone == "mediterranean")  # 3.0-mediterranean
COAST = _mask(lambda s: s.coast) & LAND
ATLANTIC_PORTS = PORTS & ATLANTIC
MED_PORTS = PORTS & MEDITERRANEAN
BALEARIC = _mask(lambda s: s.balearic) & LAND  # 3.0-balearic; the Beach Head by its mode
BORDER = {c: _mask(lambda s, c=c: s.border == c) for c in ("france", "portugal")}
BORDER_OF = {NAT: BORDER["portugal"], REP: BORDER["france"]}  # 13.4.1.1, 13.4.1.2
SIERRA = _mask(lambda s: s.sierra)
MADRID = AT["madrid"]
MALLORCA = AT["mallorca"]
SEVILLA = AT["sevilla"]
CADIZ = AT["cadiz"]
BILBAO = AT["bilbao"]
BARCELONA = AT["barcelona"]
OVIEDO = AT["oviedo"]
GUADARRAMA = AT["guadarrama"]
STRAIT_PORTS = mask_of(["algeciras", "cadiz"])  # 16.7.2
WEST_OF_STRAIT = mask_of(["algeciras", "cadiz", "huelva"])  # 8.5.6.1-b
NORTH_ZONE_SOURCES = mask_of(["la-coruna", "valladolid", "zaragoza"])  # 3.0-north-zone
AFR_SPACES = mask_of(["sevilla", "cadiz"])  # 17.6.4-a
BORDER_LINES: list[tuple[int, str]] = []
CORRIDOR: tuple[int, int] = (0, 0)
LINES: list[tuple[int, int, str]] = []

_near = [0] * len(SPACES)
_river = [0] * len(SPACES)
for _row in _rows("connections.csv"):
    if _row["kind"] == "border":  # 2.1.2-e: never adjacency
        BORDER_LINES.append((AT[_row["a"]], _row["b"]))
        continue
    _a, _b = AT[_row["a"]], AT[_row["b"]]
    LINES.append((_a, _b, _row["kind"]))
    if _row["kind"] == "corridor":  # 2.1.2-f
        CORRIDOR = (_a, _b)
    elif _row["kind"] in ("solid", "river"):  # 2.1.2-a
        _near[_a] |= 1 << _b
        _near[_b] |= 1 << _a
        if _row["kind"] == "river":
            _river[_a] |= 1 << _b
            _river[_b] |= 1 << _a
NEAR = tuple(_near)  # 2.1.2-b: the Beach Head's arrow is added where it is in use
RIVER = tuple(_river)


def _by_byte() -> tuple[tuple[int, ...], ...]:
    """For each byte of a set of spaces, by its value: the spaces next to those in it."""
    tables = []
    for start in range(0, len(SPACES), 8):
        table = [0] * 256
        for value in range(1, 256):
            lowest = start + (value & -value).bit_length() - 1
            table[value] = table[value & value - 1] | (NEAR[lowest] if lowest < len(SPACES) else 0)
        tables.append(tuple(table))
    return tuple(tables)


_BY_BYTE = _by_byte()


def next_to(mask: int) -> int:
    """The spaces Adjacent to one of a set, the Beach Head left aside."""
    found = 0
    for table, value in zip(_BY_BYTE, mask.to_bytes(len(_BY_BYTE), "little"), strict=True):
        if value:
            found |= table[value]
    return found


NEAR_MADRID = NEAR[MADRID]
_EDGES = tuple((a, b) for a, b, kind in LINES if kind in ("solid", "river"))


@cache
def graph(beach: int, corridor: bool) -> Graph:
    """The lines in use: with the arrow of a Beach Head at `beach`, with the corridor (2.1.2-d, 2.1.2-f)."""
    more = ((BEACH, beach),) if beach >= 0 else ()
    return Graph.of(len(SPACES), (*_EDGES, *more, *((CORRIDOR,) if corridor else ())))


# --- counters (2.2) -----------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Kind:
    """A type of counter: both its sides (2.2.1-b), how many there are (2.2.1-c)."""

    id: str
    side: str
    corps: bool
    type: str
    name: str
    names: str
    """Of its counters: one each, or one for all with `#` where the number of each stands."""
    full: tuple[int, int, int]
    reduced: tuple[int, int, int]
    steps: int
    count: int
    region: str
    initial: bool
    cards: tuple[str, ...]
    pools: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    """One counter."""

    index: int
    id: str
    kind: Kind
    side: str
    corps: bool
    type: str
    region: str
    card: str
    """The card that brings it, or none (2.2.1-d)."""
    name: str


def _kind(row: dict[str, str]) -> Kind:
    full = (int(row["cf"]), int(row["lf"]), int(row["mf"]))
    two = row["steps"] == "2"
    back = (int(row["reduced_cf"]), int(row["reduced_lf"]), int(row["reduced_mf"])) if two else full
    return Kind(
        id=row["id"],
        side=row["side"],
        corps=row["size"] == "corps",
        type=row["type"],
        name=row["name"],
        names=row["names"],
        full=full,
        reduced=back,
        steps=int(row["steps"]),
        count=int(row["count"]),
        region="" if row["region"] == "none" else row["region"],
        initial=row["initial_corps"] == "yes",
        cards=tuple(row["reinforcement_card"].split()),
        pools=() if row["rp_types"] == "none" else tuple(row["rp_types"].split("+")),
    )


KINDS = tuple(_kind(row) for row in _rows("units.csv"))
KIND = {kind.id: kind for kind in KINDS}


# --- cards (2.0-a, 2.3-a: 55 a side, 18 + 20 + 17; none of a later edition) -----------------------------
@dataclass(frozen=True, slots=True)
class Card:
    """A Strategy Card: printed facts and effect rows."""

    id: str
    number: int
    side: str
    name: str
    phase: str
    value: int
    rp: tuple[int, int]
    type: str
    reinforcement: str
    asterisk: bool
    once: bool
    winter: bool
    vp: int
    rm: int
    prerequisites: tuple[str, ...]
    blocked_by: tuple[str, ...]
    conditions: tuple[dict[str, Any], ...]
    combat: dict[str, Any]
    units: tuple[dict[str, Any], ...]
    effects: tuple[dict[str, Any], ...]
    remove_if: dict[str, Any]
    underline_name: bool  # 3.0-event-name: printed hints; the prerequisites decide
    underline_number: bool
    source: str

    def effect(self, key: str) -> dict[str, Any] | None:
        """Its effect row of that key, if it has one."""
        for row in self.effects:
            if row["key"] == key:
                return row
        return None


def _card(row: dict[str, Any]) -> Card:
    pools = POOLS[row["side"]]
    return Card(
        id=row["id"],
        number=row["number"],
        side=row["side"],
        name=row["name"],
        phase=row["war_phase"],
        value=row["value"],
        rp=(row["rp"][pools[0]], row["rp"][pools[1]]),
        type=row["type"],
        reinforcement=row.get("reinforcement_type", ""),
        asterisk=row["asterisk"],
        once=row["once_per_turn"],
        winter=row["winter_ops"],
        vp=row["vp"],
        rm=row["rm"],
        prerequisites=tuple(row["prerequisites"]),
        blocked_by=tuple(row.get("blocked_by", ())),
        conditions=tuple(row["conditions"]),
        combat=row.get("combat", {}),
        units=tuple(row.get("units", ())),
        effects=tuple(row["effects"]),
        remove_if=row.get("remove_if_not_event", {}),
        underline_name=row["underline_name"],
        underline_number=row["underline_number"],
        source=row["source"],
    )


CARDS = tuple(
    _card(row) for side in ("nationalist", "republican") for row in _toml(f"cards-{side}.toml")["card"]
)
CARD = {card.id: card for card in CARDS}
DECKS = {side: tuple(c.id for c in CARDS if c.side == side) for side in SIDES}
PHASE_TURNS = (("columns", 1, 5), ("mobilization", 6, 11), ("armies", 12, 18))  # 3.0-war-phase


def phase_of(turn: int) -> str:
    """The War Phase of a turn."""
    return next(name for name, first, last in PHASE_TURNS if first <= turn <= last)


def _bound() -> dict[str, list[str]]:
    """By type of counter: the card of each counter, those of no card first."""
    bound: dict[str, list[str]] = {kind.id: [] for kind in KINDS}
    for card in CARDS:
        for row in card.units:
            bound[row["id"]].extend([card.id] * row["count"])
    bound["nat-afr"] = []  # the arrivals of 17.6 bring them
    return {id: [""] * (KIND[id].count - len(cards)) + cards for id, cards in bound.items()}


def _called(kind: Kind, number: int) -> str:
    """The name of one of the counters of a type; most are printed without one, so they are numbered."""
    if "#" not in kind.names:
        return kind.names.split("; ")[number - 1]
    ending = "th" if number in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return kind.names.replace("#", f"{number}{ending}")


def _units() -> tuple[Unit, ...]:
    units: list[Unit] = []
    for kind in KINDS:
        for number, card in enumerate(_bound()[kind.id], 1):
            id = kind.id if kind.count == 1 else f"{kind.id}-{number}"
            units.append(
                Unit(
                    index=len(units),
                    id=id,
                    kind=kind,
                    side=kind.side,
                    corps=kind.corps,
                    type=kind.type,
                    region=kind.region,
                    card=card,
                    name=_called(kind, number),
                )
            )
    return tuple(units)


UNITS = _units()
UNIT = {unit.id: unit.index for unit in UNITS}
UNIT_IDS = tuple(unit.id for unit in UNITS)
SIDE_OF = tuple(unit.side for unit in UNITS)
KIND_NUMBER = tuple(KINDS.index(unit.kind) for unit in UNITS)
CORPS = sum(1 << u.index for u in UNITS if u.corps)
UNITS_OF = {side: tuple(u.index for u in UNITS if u.side == side) for side in SIDES}
OF_KIND = {kind.id: tuple(u.index for u in UNITS if u.kind is kind) for kind in KINDS}
OF_TYPE = {t: sum(1 << u.index for u in UNITS if u.type == t) for t in {k.type for k in KINDS}}
ARMOR = OF_TYPE["T-26"] | OF_TYPE["PZ-I"] | OF_TYPE["CV-33"]  # 2.2.1-e, 16.6.1
MILITIA = OF_TYPE["MIL"]  # 2.6: regional and Catalan militias, and those of Navarre, are MIL
CATALAN = sum(1 << u.index for u in UNITS if u.region == "catalan")
REGIONAL = sum(1 << u.index for u in UNITS if u.region in REGIONS)  # 3.0-regional
OF_REGION = {r: sum(1 << u.index for u in UNITS if u.region == r) for r in REGIONS}
CTV = UNIT["nat-corps-ctv"]
FACTORS = (tuple(u.kind.full for u in UNITS), tuple(u.kind.reduced for u in UNITS))
INITIAL = {side: tuple(u.index for u in UNITS if u.kind.initial and u.side == side) for side in SIDES}

# --- charts and set-ups -------------------------------------------------------------------------
CHARTS = _toml("charts.toml")
SETUPS = _toml("setups.toml")
CARD_SETUPS = _toml("card-setups.toml")["setup"]
AREAS = {"northern-front": NORTH, "any": LAND | BEACH_BIT} | {
    id: mask_of(row["spaces"]) for id, row in _toml("card-areas.toml")["area"].items() if "spaces" in row
}
SCENARIOS = {row["id"]: row for row in SETUPS["scenario"]}
# 16.1.1: Simancas in Gijón, Cabeza in Pto. de Valderrepiso, the Alcázar in Toledo
SIEGE_SPACE = {id: AT[space] for id, space in CHARTS["siege_assault"]["space"].items()}
SIEGE_AT = {space: id for id, space in SIEGE_SPACE.items()}
SIEGE_START: dict[str, int] = dict(CHARTS["siege_assault"]["resist"])  # 16.1.4
WINTER = tuple(CHARTS["winter"]["turns"])  # 16.5.1
TURN_DATES = {row["n"]: span(row["span"]) for row in CHARTS["turn"]}
WORKS_LIMIT: dict[str, int] = dict(
    CHARTS["construction"]["markers"]
)  # 10.2.9-a, 2.2.2-b: no other marker is short
EXTRA_TRENCHES = ("trench-madrid", "trench-bilbao", "trench-fortifications")
