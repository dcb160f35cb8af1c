"""Everything printed: map, counters, charts, set-up. Read once from `data/`, never changed.

Hexes and pieces are numbers here; sets of either are ints used as bit sets. Movement points are counted
in halves (8.2-a).
"""

from __future__ import annotations

import csv
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from frente.boards.hexes import Grid, Side, bits, mask_of
from frente.engine import frozen
from frente.engine.dates import span

FOLDER = Path(__file__).parent
DATA = FOLDER / "data"

N = "nationalist"
R = "republican"
SIDES = (N, R)
ENEMY = {N: R, R: N}


def _table(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


CHARTS = _toml("charts")
SETUP = _toml("setup")

# --- map (1.3) ------------------------------------------------------------------------------------
HEX_ROWS = tuple(_table("hexes"))
# 1.3-a, 1.3-b: code = row then column; pointy rows, odd rows half a hex to the east.
GRID = Grid("pointy", ((r["code"], int(r["col"]), int(r["row"])) for r in HEX_ROWS), "odd")
CODES = GRID.codes
HEX = GRID.number
COUNT = len(CODES)
BIT = tuple(1 << i for i in range(COUNT))
BIT_OR_NONE = (*BIT, 0, 0, 0, 0)
"""The same, and nothing for the boxes off the map, which have negative numbers."""
COLUMN = tuple(int(r["col"]) for r in HEX_ROWS)
TERRAIN = tuple(r["terrain"] for r in HEX_ROWS)  # 1.3.1-a, 1.3.1-b: one terrain a hex
TOWN = tuple(r["town"] for r in HEX_ROWS)
LAND = mask_of(i for i in range(COUNT) if TERRAIN[i] != "sea")
LIMIT = tuple(int(r["stack_limit"] or 0) for r in HEX_ROWS)  # 5-a
START_CONTROL = {side: mask_of(i for i, r in enumerate(HEX_ROWS) if r["control"] == side) for side in SIDES}
FRONT = {
    side: mask_of(i for i, r in enumerate(HEX_ROWS) if r["front_line"] == "1" and r["control"] == side)
    for side in SIDES
}
VP = {i: int(r["vp"]) for i, r in enumerate(HEX_ROWS) if int(r["vp"])}  # 14.1-a
OBJECTIVES = mask_of(i for i, r in enumerate(HEX_ROWS) if r["objective"] == "1")
SOURCES = {  # 6.2-a, 6.2-b
    side: mask_of(i for i, r in enumerate(HEX_ROWS) if r["supply_source"] == side) for side in SIDES
}
SANTANDER = HEX["1211"]
REINOSA = HEX[CHARTS["factory"]["hex"]]

SIDE_ROWS = tuple(_table("hexsides"))
ROAD_ROWS = tuple(_table("roads"))


def _pairs(kind: str) -> list[tuple[int, int]]:
    return [(HEX[r["hex_a"]], HEX[r["hex_b"]]) for r in SIDE_ROWS if r["kind"] == kind]


def _side(a: int, b: int) -> Side:
    return GRID.side(a, GRID.direction(a, b))


def _neighbours_by(pairs: list[tuple[int, int]]) -> tuple[int, ...]:
    table = [0] * COUNT
    for a, b in pairs:
        table[a] |= BIT[b]
        table[b] |= BIT[a]
    return tuple(table)


IMPASSABLE = tuple(_pairs("impassable"))
# 1.3.2-a, 1.3.2-b: impassable hexsides and the sea bar movement, attack, ZoC, supply, retreat and advance.
LINKS = GRID.links([_side(a, b) for a, b in IMPASSABLE], LAND)
RIVERS = _neighbours_by(_pairs("river"))
ROADS = _neighbours_by([(HEX[r["hex_a"]], HEX[r["hex_b"]]) for r in ROAD_ROWS])  # 8.2-d
NEAR = tuple(tuple(bits(mask)) for mask in LINKS)


@lru_cache(1 << 10)
def _codes_of(mask: int) -> tuple[str, ...]:
    return tuple(CODES[i] for i in bits(mask))


def hexes_of(mask: int) -> list[str]:
    """The codes of a set of hexes, in printed order."""
    return [*_codes_of(mask)]


# --- movement costs (C.1), in half points ---------------------------------------------------------
FOOT, FAST, SLOW = 0, 1, 2
"""On foot; motorized at the half rate on roads (8.2-a); motorized without it (8.2-b)."""


def _cost(profile: int, a: int, b: int, rain: bool) -> int:
    terrain = CHARTS["terrain"][TERRAIN[b]]
    road = CHARTS["hexside"]["road"]
    if ROADS[a] >> b & 1:  # the road replaces terrain and river
        if profile == FAST:
            up, down = road["mp_motorized"]
            cost = 2 * up // down
        else:
            cost = 2 * (road["mp_foot"] if profile == FOOT else road["mp_motorized_when_barred"])
    else:
        cost = 2 * terrain["mp_foot" if profile == FOOT else "mp_motorized"]
        if RIVERS[a] >> b & 1:
            cost += 2 * CHARTS["hexside"]["river"]["extra_mp"]
    return int(cost + 2 * (terrain.get("rain_extra_mp", 0) if rain else 0))  # 11.3-b: also along a road


EDGES: tuple[tuple[tuple[tuple[int, int], ...], ...], ...] = tuple(
    tuple(
        tuple(sorted(((b, _cost(profile, a, b, rain)) for b in NEAR[a]), key=lambda edge: edge[::-1]))
        for a in range(COUNT)
    )
    for rain in (False, True)
    for profile in (FOOT, FAST, SLOW)
)
"""By profile (plus 3 in rain) and hex: the neighbours with the price of entering them, cheapest first."""


COSTS: tuple[tuple[dict[int, int], ...], ...] = tuple(tuple(dict(row) for row in table) for table in EDGES)
"""The same, to be looked up."""


def _by_price(edges: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    prices: dict[int, int] = {}
    for there, price in edges:
        prices[price] = prices.get(price, 0) | BIT[there]
    return tuple(sorted(prices.items()))


PRICES: tuple[tuple[tuple[tuple[int, int], ...], ...], ...] = tuple(
    tuple(_by_price(edges) for edges in table) for table in EDGES
)
"""The same, as (price, set of neighbours): for floods."""

LANES = tuple(
    tuple(sum(near << COUNT * (price - 1) for price, near in prices) for prices in table) for table in PRICES
)
"""The same as one number: lane after lane the neighbours that cost 1, 2, 3 ... half points."""
CHEAPEST = tuple(min(price for rows in table for price, _ in rows) for table in PRICES)
"""By profile the least price of any hex."""

# --- pieces (2) -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piece:
    """A counter: a unit (2.1-a) or a supply column. Its formation is the division it belongs to (2.1-d)."""

    id: str
    name: str
    abbr: str
    side: str
    nationality: str
    """2.3-a; an exact word, so "spanish" never means Italo-Spanish (2.3.1-a)."""
    formation: str
    size: str
    type: str
    motorized: bool
    attack: tuple[int, int]
    """Full and reduced (2.1-c); the same twice where there is no back."""
    defence: tuple[int, int]
    move: tuple[int, int]
    sp: int
    steps: int
    points: int
    """Bombardment points (9.2-a)."""
    brigade: bool
    reserve_die: bool
    set_up: str
    source: str = "made"


def _unit(row: dict[str, str]) -> Piece:
    def pair(name: str) -> tuple[int, int]:
        full = int(row[name] or 0)
        return full, int(row[f"red_{name}"] or full)

    return Piece(
        row["id"], row["name"], row["abbr"], row["side"], row["nationality"], row["formation"],
        row["size"], row["type"], row["motorized"] == "1",  # 2.1-b
        pair("attack"), pair("defence"), pair("move"), int(row["sp"] or 0), int(row["steps"] or 0),
        int(row["bombardment"] or 0), row["brigade"] == "1", row["reserve_die"] == "1",
        row["set_up"], row["source"],
    )  # fmt: skip


_MARKERS = {row["id"]: row for row in _table("markers")}
_COLUMNS = CHARTS["supply_columns"]


def _column(side: str, number: int) -> Piece:
    row = _MARKERS["sc-nat" if side == N else "sc-rep"]
    move = int(row["move"])  # 9.3.2-b
    return Piece(
        f"{row['id']}-{number}", row["name"], "SC", side, "", "", "", "sc", row["motorized"] == "1",
        (0, 0), (0, 0), (move, move), 0, 0, CHARTS["bombardment"]["points"]["supply_column"],
        False, False, "columns", row["source"],
    )  # fmt: skip


PIECES: tuple[Piece, ...] = (
    *(_unit(row) for row in _table("units")),
    *(_column(N, n + 1) for n in range(int(_MARKERS["sc-nat"]["count"]))),
    *(_column(R, n + 1) for n in range(int(_MARKERS["sc-rep"]["count"]))),
)
PIECE = {piece.id: i for i, piece in enumerate(PIECES)}
PBIT = tuple(1 << i for i in range(len(PIECES)))
TYPE = tuple(p.type for p in PIECES)
SIDE = tuple(p.side for p in PIECES)
SP = tuple(p.sp for p in PIECES)  # 5-b, 5-c
STEPS = tuple(p.steps for p in PIECES)
FIGHTS = tuple(p.type in ("infantry", "armour") for p in PIECES)
"""A combat unit: infantry or armour (2.2-a)."""


def _of(side: str, *types: str) -> tuple[int, ...]:
    return tuple(i for i, p in enumerate(PIECES) if p.side == side and p.type in types)


COMBAT = {side: _of(side, "infantry", "armour") for side in SIDES}
UNITS = {side: _of(side, "infantry", "armour", "hq") for side in SIDES}
HQS = {side: _of(side, "hq") for side in SIDES}
COMBAT_MASK = {side: mask_of(COMBAT[side]) for side in SIDES}
COLUMNS = {side: _of(side, "sc") for side in SIDES}
AIRS = {side: _of(side, "air") for side in SIDES}
GROUND = {side: (*UNITS[side], *COLUMNS[side]) for side in SIDES}
AIR_SLOT = {u: n for n, u in enumerate((*AIRS[N], *AIRS[R]))}
CTV_HQ = PIECE["hq-ctv"]
BASQUE_BRIGADES = tuple(i for i, p in enumerate(PIECES) if p.nationality == "basque" and p.brigade)  # 13.2-f
BREAKDOWN = tuple(i for i, p in enumerate(PIECES) if p.set_up == "set-aside")  # 4.2-a
MAX_COLUMNS = int(_COLUMNS["nationalist_max_on_map"])  # 9.3-a
START_COLUMNS = {N: int(_COLUMNS["nationalist_start"]), R: int(_COLUMNS["republican_start"])}  # 9.3-b
FIRST_NEW_COLUMN = int(_COLUMNS["nationalist_first_turn"])
ARMOUR_ROLL = {  # 4.3-c
    die: tuple(PIECE[u] for u in units)
    for key, units in SETUP["nationalist_armour_roll"].items()
    if key != "source"
    for die in range(int(key[0]), int(key[2]) + 1)
}
RESERVE_DIVISIONS: tuple[str, ...] = tuple(SETUP["reserve_divisions"]["divisions"])  # 4.1-a
TRENCHES = int(SETUP["republican"]["trenches"])  # 4.2-i
RANGE = int(CHARTS["bombardment"]["points"]["hq_range"])  # 9.2-f
LAST_TURN = int(CHARTS["victory"]["last_turn"])  # 1.2-b
TURNS = tuple(span(row["span"]) for row in CHARTS["turn"])  # C.5
MORALE_MAX = int(CHARTS["morale"]["track"]["max"])  # 10.6.1-e
LEVELS = ("", "dsg", "dsg1", "dsg2")
"""Levels of disorganization (9.5.1-a)."""


def _named(piece: Piece) -> str:
    """How a piece is called in a sentence: its formation in brackets, since names stand in lists."""
    if piece.type == "sc":
        return f"{piece.name} {piece.id[-1]}"
    unit, comma, formation = piece.name.partition(", ")
    name = f"{unit} ({formation})" if comma else unit
    return f"{name} (HQ)" if piece.type == "hq" and not name.startswith("Comando") else name


NAMES: dict[str, str] = frozen(
    {
        **{p.id: _named(p) for p in PIECES},
        **{d: f"{d[1:]} Division" for d in RESERVE_DIVISIONS},
        "rain": "rain",
        "fair": "fair",
        **{code: f"{TOWN[i]} ({code})" if TOWN[i] else code for i, code in enumerate(CODES)},
    }
)
