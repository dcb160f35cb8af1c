"""Chapter 5.4.2: the forces that intervention sends to the Rebel."""

from __future__ import annotations

from frente.engine import Flow
from frente.games.arriba import nouns
from frente.games.arriba.answers import Bought
from frente.games.arriba.definitions import (
    BIT,
    BRIGADE,
    BY_PORTUGAL,
    GE,
    IT,
    ITALIAN,
    MED_PORTS,
    OF_CLASS,
    ONE_STEP,
    PO,
    PORTUGUESE,
    UNITS,
    R,
    areas_of,
)
from frente.games.arriba.rules.assets import choose_port, land_asset
from frente.games.arriba.rules.income import has_port
from frente.games.arriba.rules.placement import place_units
from frente.games.arriba.state import Arriba, intervenes, occupied, take_from_pool


def arrivals(s: Arriba, side: str) -> Flow[None]:
    """Forces that intervention sends, for the Rebel only (5.4.2-l), placed with the new units (6.1-f)."""
    if side != R:
        return
    if intervenes(s, IT, R) and "ctv" not in s.came:  # 5.4.2-c
        s.came.append("ctv")
        yield from ctv(s)
    if intervenes(s, PO, R) and "portuguese" not in s.came:  # 5.4.2-h
        s.came.append("portuguese")
        unit = take_from_pool(s, PORTUGUESE, ONE_STEP)
        held = occupied(s, R)
        spots = []
        for area in areas_of(BY_PORTUGAL):
            spots += [(area, True)] if held & BIT[area] else []
            spots.append((area, False))
        yield from place_units(s, (unit,), "5.4.2-h", spots)
    if intervenes(s, GE, R):
        if "condor" not in s.came:
            s.came.append("condor")
            s.condor = ["waiting", "waiting"]
        if s.condor == ["waiting", "waiting"] and has_port(s, R):  # 5.4.2-e: without a port they wait
            yield from condor_arrives(s)


def ctv(s: Arriba) -> Flow[None]:
    """5.4.2-c: three divisions and a brigade in one Mediterranean port, or never."""
    ports = areas_of(occupied(s, R) & MED_PORTS)
    corps = OF_CLASS[ITALIAN, ONE_STEP] | OF_CLASS[ITALIAN, BRIGADE]
    units = tuple(u for u in range(len(UNITS)) if corps >> u & 1)
    if not ports:
        s.unbuilt &= ~corps
        s.gone |= corps
        s.note("ctv-lost", "5.4.2-c")
        return
    s.unbuilt &= ~corps
    yield from place_units(s, units, "5.4.2-c", [(a, True) for a in ports])


def condor_arrives(s: Arriba) -> Flow[None]:
    """5.4.2-e: one German air point to Ready, one German armor point to a port."""
    s.condor = ["ready", "map"]
    s.note("condor", "5.4.2-e")
    port = yield from choose_port(s, R, "german")
    land_asset(s, R, port, "german")
    if "blockade" in s.rules:
        came = (Bought("german-air"), Bought("german", port))
        s.assets_bought += [nouns.BOUGHT.write(point) for point in came]  # 6.7.3-b
