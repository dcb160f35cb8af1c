"""Arriba España as numbers (frente.engine.record). All of it is open information (2.2.4-d)."""

from __future__ import annotations

from frente.engine.record import Field, Record, packed, scalars, written
from frente.games.arriba.definitions import (
    CF,
    COUNTRIES,
    INDEX,
    MOROCCO,
    PLACE_IDS,
    REGIONS,
    UNIT_KIND,
    UNITS,
    G,
)
from frente.games.arriba.state import Arriba, seat_side

IDS = tuple(unit.id for unit in UNITS)
SIDE_OF = tuple(unit.side for unit in UNITS)
WHERE = Field("where", IDS)
NUMBERS = (
    *scalars(
        "government",
        "turn",
        "my-ps",
        "their-ps",
        "my-ep",
        "their-ep",
        "my-replacements",
        "their-replacements",
        "my-air",
        "their-air",
        "my-air-used",
        "their-air-used",
        "my-turn",
        "orders",
        "purged",
        "attacker",
        "defender",
    ),
    Field("countries", COUNTRIES),
    Field("regions", REGIONS),
    WHERE,
    Field("group", IDS),
)
MASKS = (
    *(
        Field(name, IDS)
        for name in ("in-city", "disrupted", "improved", "remnant", "unbuilt", "eliminated", "fresh")
    ),
    *(Field(name, PLACE_IDS) for name in ("my-forts", "their-forts")),
)
_write = written(NUMBERS)
_pack = packed(MASKS)
_NOWHERE, _UNGROUPED = [-1] * len(UNITS), [0] * len(UNITS)
_HELD: dict[str, dict[str, int]] = {"government": {"government": 1, "rebel": -1, "": 0}}
_HELD["rebel"] = {"government": -1, "rebel": 1, "": 0}


def read(s: Arriba, seat: str) -> tuple[bytes, bytes]:
    side = seat_side(seat)
    me = INDEX[side]
    you = 1 - me
    battle = s.battle
    where, group = _NOWHERE.copy(), _UNGROUPED.copy()
    in_city = 0
    for g in s.groups.values():
        place, number = g.area, g.id % 256
        for u in g.units:
            where[u] = place
            group[u] = number
        if g.city:
            for u in g.units:
                in_city |= 1 << u
    for u in s.morocco:
        where[u] = MOROCCO
    held = _HELD[side]
    numbers = _write(
        side == G, s.turn, s.ps[me], s.ps[you], s.ep[me], s.ep[you], s.replacement[me], s.replacement[you],
        s.air_ready[me], s.air_ready[you], s.air_used[me], s.air_used[you], s.phasing == side, s.orders,
        s.purged.bit_count(), 0 if battle is None else battle.attacker % 256,
        0 if battle is None else battle.defender % 256,
        *s.boxes, *[held[c] for c in s.control], *where, *group,
    )  # fmt: skip
    forts = s.forts
    masks = (
        in_city,
        s.disrupted,
        s.improved,
        s.remnant,
        s.unbuilt,
        s.eliminated,
        s.fresh,
        forts[me],
        forts[you],
    )
    return numbers, _pack(masks)


RECORD = Record(PLACE_IDS, NUMBERS, MASKS, read, WHERE, SIDE_OF, tuple(CF[kind] for kind in UNIT_KIND))
