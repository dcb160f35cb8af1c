"""What things are called: every piece by its arm, its formation letter and its place among its like."""

from __future__ import annotations

from frente.engine import shared
from frente.games.barricadas.definitions import (
    AIRCRAFT,
    BY_TYPE,
    HEXES,
    MARKER_NAMES,
    PIECES,
    TYPES,
    Piece,
)

NOUNS = {
    "rep-infantry": "Republican platoon",
    "assault-guard": "Assault Guard platoon",
    "carabineer": "Carabinero platoon",
    "rep-guardia-civil": "Guardia Civil platoon",
    "gudari": "Gudari platoon",
    "catalan-militia": "Catalan militia platoon",
    "communist-militia": "Communist militia platoon",
    "anarchist-militia-1": "Anarchist militia platoon",
    "anarchist-militia-2": "Anarchist militia platoon",
    "durruti-militia": "Durruti platoon",
    "rep-engineers": "Republican engineer platoon",
    "rep-cavalry": "Republican cavalry platoon",
    "rep-mmg": "Maxim machine gun",
    "assault-guard-mmg": "Assault Guard machine gun",
    "gudari-mmg": "Gudari machine gun",
    "anarchist-mmg": "Anarchist machine gun",
    "nat-infantry": "Nationalist platoon",
    "legion": "Legion platoon",
    "moor": "Moorish platoon",
    "nat-guardia-civil": "Guardia Civil platoon",
    "requete": "Requeté platoon",
    "carlist": "Carlist platoon",
    "phalangist": "Falange platoon",
    "ctv-infantry": "Italian platoon",
    "nat-engineers": "Nationalist engineer platoon",
    "moor-cavalry": "Moorish cavalry platoon",
    "nat-mmg": "Hotchkiss machine gun",
    "legion-mmg": "Legion machine gun",
    "moor-mmg": "Moorish machine gun",
    "phalangist-mmg": "Falange machine gun",
    "ctv-mmg": "Italian machine gun",
    "rep-81mm": "81 mm mortar",
    "rep-75mm": "75 mm gun",
    "rep-105mm": "105 mm gun",
    "rep-45mm-at": "45 mm anti-tank gun",
    "nat-81mm": "81 mm mortar",
    "nat-75mm": "75 mm gun",
    "nat-105mm": "105 mm gun",
    "nat-65mm": "65 mm infantry gun",
    "nat-37mm-at": "37 mm anti-tank gun",
    "nat-88mm": "88 mm gun",
    "rep-truck": "truck",
    "nat-truck": "truck",
    "rep-horses": "horses",
    "nat-horses": "horses",
}
"""A single counter in a sentence; vehicles go by their printed names."""
LAID = (
    "anti-tank-ditch",
    "barbed-wire",
    "boat",
    "dragons-teeth",
    "fortification-3",
    "fortification-4",
    "fortification-5",
    "improved-position",
    "minefield",
    "pontoon",
    "reaction",
    "roadblock",
    "trench",
)
"""Markers that players lay."""
ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def piece_name(p: Piece) -> str:
    """`Gudari platoon O1`, `3rd T-26 B`, `Captain Díez`: no two pieces of a side have the same."""
    if p.leader:
        return p.name
    noun = NOUNS.get(p.type, p.name)
    place = p.id.rpartition("-")[2]
    if p.letter:
        return f"{noun} {place.upper()}"
    number = int(place[1:])
    if len(BY_TYPE[p.type]) == 1:
        return noun
    return f"{number}{ENDINGS.get(number, 'th')} {noun}"


@shared()
def names() -> dict[str, str]:
    found = {p.id: piece_name(p) for p in PIECES}
    found.update({c: c for c in HEXES})
    found.update({a.id: a.name for a in AIRCRAFT.values()})
    found.update({id: row["name"] for id, row in TYPES.items()})
    found["anarchist-militia"] = "Anarchist Militia"  # either of its two sets (15-q)
    found.update({id: MARKER_NAMES[id] for id in LAID})
    found.update({"off-republican": "Republican reserve", "off-nationalist": "Nationalist reserve"})
    found.update({"lost-republican": "Republican losses", "lost-nationalist": "Nationalist losses"})
    found.update({f"b{i}": f"Battery {i + 1}" for i in range(12)})
    found.update({f"f{i}": f"Flight {i + 1}" for i in range(12)})
    return found
