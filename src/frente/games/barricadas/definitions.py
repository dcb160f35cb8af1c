"""Everything printed: maps, counters, officers, charts, scenarios. Read once from `data/`, never changed.

Pieces are numbers: counters first, then officers. Movement points are counted in halves (2.4-d).
"""

from __future__ import annotations

import csv
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
DATA = FOLDER / "data"

# 1-a: two players, each with two dice.
SIDES = ("republican", "nationalist")
REPUBLICAN, NATIONALIST = 0, 1
SIDE = {"republican": 0, "nationalist": 1}
AP, AT, ART = "AP", "AT", "ART"
ATTACKS = (AP, AT, ART)  # 2.2.1-g
STEPS = 3  # 2.2.1-e


def _table(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


CHARTS = _toml("charts")
HEXES = {row["id"]: row for row in _table("hexes")}

# --- what a unit is (2.2.1.1) ----------------------------------------------------------------------
TROOPS = frozenset({"infantry", "engineer", "cavalry"})  # 2.2.1.1-b; these assault (9-a)
GUNS = frozenset({"mortar", "artillery", "at-gun", "infantry-gun", "aa-gun"})  # 9.1.1-a
ARTILLERY = frozenset({"mortar", "artillery", "infantry-gun"})  # 8.1.1-a
WEAPONS = GUNS | {"mg"}  # 2.2.1.1-c
OFFICERS = frozenset({"officer", "commissar", "chaplain"})
VEHICLES = frozenset({"afv", "transport"})  # 2.2.1.1-d, 2.2.1.1-e


@dataclass(frozen=True, slots=True)
class Piece:
    """One counter as printed: officer, troops, weapon or vehicle of a side and faction (2.2.1-a).

    Officers, commissars and chaplains have no steps and no fire (2.2.1-d).
    """

    number: int
    id: str
    name: str
    type: str
    side: int
    faction: str
    category: str
    letter: str
    """The formation ID printed on it, or nothing."""
    fire: dict[str, tuple[int, int, int]]
    """Attack type -> full FF, range, FF of the reduced side (2.2.1-d, 2.2.1-g)."""
    mp: int
    """Movement points in halves."""
    move: str
    size: str
    armor: int
    afv_class: str
    caliber: int
    weapon: str
    hth: int
    assault_class: str
    # officers
    officer_type: str = ""
    command: int = 0
    morale: int = 0
    leadership: int = 0
    coordination: int = 0
    replacement: bool = False
    # what is asked most often
    leader: bool = field(init=False)
    is_afv: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "leader", self.category in OFFICERS)
        object.__setattr__(self, "is_afv", self.category == "afv")

    @property
    def foot(self) -> bool:
        return self.move == "foot"


def _number(text: str) -> int:
    return int(text) if text else 0


TYPES = {row["id"]: row for row in _table("unit_types")}


def _fire(row: dict[str, str]) -> dict[str, tuple[int, int, int]]:
    found = {}
    for kind in ATTACKS:
        k = kind.lower()
        if row[f"{k}_ff"]:
            found[kind] = (int(row[f"{k}_ff"]), int(row[f"{k}_range"]), int(row[f"red_{k}_ff"]))
    return found


def _counters() -> list[Piece]:
    pieces = []
    for number, row in enumerate(_table("counters")):
        kind = TYPES[row["type"]]
        pieces.append(
            Piece(
                number=number,
                id=row["id"],
                name=kind["name"],
                type=kind["id"],
                side=SIDE[kind["side"]],
                faction=kind["faction"],
                category=kind["category"],
                letter=row["formation"],
                fire=_fire(kind),
                mp=2 * int(kind["mp"]),
                move=kind["move_type"],
                size=kind["size"],
                armor=_number(kind["armor"]),
                afv_class=kind["afv_class"],
                caliber=_number(kind["caliber_mm"]),
                weapon=kind["at_weapon"],
                hth=_number(kind["hth_value"]),
                assault_class=kind["armored_assault_class"],
            )
        )
    return pieces


# 2.2.1.1-a: infantry, support and tank officers, replacements, commissars and chaplains; 2.3-g: their IDs.
def _officers(first: int) -> list[Piece]:
    pieces: list[Piece] = []
    for row in _table("officers"):
        special = row["type"] in ("commissar", "chaplain")
        pieces.append(
            Piece(
                number=first + len(pieces),
                id=row["id"],
                name=f"{row['rank']} {row['name']}",
                type=f"{row['side'][:3]}-{row['type'] if special else row['type'] + '-officer'}",
                side=SIDE[row["side"]],
                faction=row["faction"],
                category=row["type"] if special else "officer",
                letter=row["formation"],
                fire={},
                mp=2 * _number(row["mp"]),
                move=row["move_type"],
                size="small",  # 7.1-b
                armor=0,
                afv_class="",
                caliber=0,
                weapon="",
                hth=0,
                assault_class="",
                officer_type=row["type"],
                command=int(row["command_range"]),
                morale=int(row["morale"]),
                leadership=int(row["leadership"]),
                coordination=int(row["coordination"]),
                replacement=row["replacement"] == "1",
            )
        )
    return pieces


_units = _counters()
PIECES: tuple[Piece, ...] = (*_units, *_officers(len(_units)))
UNIT_COUNT = len(_units)
BY_TYPE: dict[str, tuple[Piece, ...]] = {kind: tuple(p for p in _units if p.type == kind) for kind in TYPES}
"""The counters of each unit type; officers are drawn from a cup of their own (2.3-f)."""
NUMBER = {piece.id: piece.number for piece in PIECES}
LEADERS = sum(1 << p.number for p in PIECES if p.leader)
"""The set of officers, commissars and chaplains."""
HORSES = sum(1 << p.number for p in PIECES if p.category == "horses")
TRANSPORTS = sum(1 << p.number for p in PIECES if p.category == "transport")
SHOOTERS = sum(1 << p.number for p in PIECES if p.fire)
UNITS = tuple(not p.leader and p.category != "horses" for p in PIECES)
"""By piece: is it a combat unit with steps?"""
COUNTED = tuple(unit and p.category != "transport" for unit, p in zip(UNITS, PIECES, strict=True))
"""4-a, 4-c, 5.5-n, 5.6-f: by piece, do its steps count for stacking?"""
REACH = tuple(max((2 * row[1] for row in p.fire.values()), default=0) for p in PIECES)
"""8-d: by piece, the greatest distance at which it can fire at all."""
OF_SIDE = tuple(sum(1 << p.number for p in PIECES if p.side == side) for side in (0, 1))
FOES = tuple(
    frozenset(p.number for p in PIECES if p.side != side and p.category != "horses") for side in (0, 1)
)
"""By side the pieces of the other one, horses not counted."""
FOE_UNITS = tuple(frozenset(u for u in foes if UNITS[u]) for foes in FOES)
"""Of these the combat units."""
MOORISH = frozenset({"moor", "moor-mmg", "moor-cavalry"})  # 10.4.1-c

# 2.2.1-b, 2.2.1-c: who fights on which side, and who may rally them.
FACTIONS = {row["id"]: row for row in _table("factions")}


@dataclass(frozen=True, slots=True)
class Aircraft:
    """2.2.1.2-a: bombers and close support aircraft."""

    id: str
    name: str
    side: int
    mission: str
    ff: int
    quantity: int


AIRCRAFT = {
    row["id"]: Aircraft(
        row["id"], row["name"], SIDE[row["side"]], row["mission"], int(row["ff"]), int(row["quantity"])
    )
    for row in _table("aircraft")
}
MARKERS = {row["id"]: int(row["quantity"]) for row in _table("markers")}
MARKER_NAMES = {row["id"]: row["name"].split(" (")[0] for row in _table("markers")}
FORMATIONS = {row["id"]: row for row in _table("formations")}  # 15-j
ADDONS = {row["unit_type"]: row for row in _table("vehicle_addons")}  # 15-k, 15-l
SCENARIOS: dict[str, dict[str, Any]] = {s["id"]: s for s in _toml("scenarios")["scenario"]}


def composition(text: str) -> list[tuple[str, int]]:
    """`rep-infantry:3 rep-mmg:1` as pairs."""
    return [(part.split(":")[0], int(part.split(":")[1])) for part in text.split()]
