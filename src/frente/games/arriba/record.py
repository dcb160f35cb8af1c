"""Arriba España as numbers (frente.engine.record). All of it is open information (2.2.4-d)."""

from __future__ import annotations

from array import array

from frente.engine.record import Field, Kept, Listed, Reading, Record, Row, scalars
from frente.games.arriba.definitions import (
    CF,
    COUNTRIES,
    INDEX,
    MOROCCO,
    PLACE_IDS,
    REGIONS,
    UNIT_BIT,
    UNIT_KIND,
    UNITS,
    G,
)
from frente.games.arriba.state import Arriba, Group, seat_side

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
_BOXES = Listed(len(COUNTRIES))


def _held(side: str) -> Kept[list[str], Row]:
    """The regions as a side sees them: 1 for its own, -1 for the enemy's."""
    return Kept(lambda control: array("h", [0 if not c else 1 if c == side else -1 for c in control]))


_HELD = {side: _held(side) for side in INDEX}


class _Muster:
    """Where units stand, in which battlegroup, and which of them hold a city.

    Battlegroups are replaced, never changed: only those that are not the same as before are looked into.
    """

    __slots__ = ("_groups", "_in_city", "_morocco", "_rows")

    def __init__(self) -> None:
        self._groups: dict[int, Group] = {}
        self._morocco: tuple[int, ...] = ()
        self._rows = (array("h", [-1]) * len(UNITS), array("h", [0]) * len(UNITS))
        self._in_city = 0

    def found(self, s: Arriba) -> tuple[tuple[Row, Row], int]:
        groups, known = s.groups, self._groups
        if groups == known and s.morocco == self._morocco:
            return self._rows, self._in_city
        where, group, in_city = self._rows[0][:], self._rows[1][:], self._in_city
        fresh = [g for id, g in groups.items() if known.get(id) is not g]
        gone = [known.pop(g.id) for g in fresh if g.id in known]
        if len(known) + len(fresh) > len(groups):
            gone += [known.pop(id) for id in known.keys() - groups.keys()]
        for g in gone:
            for u in g.units:
                where[u], group[u] = -1, 0
                in_city &= ~UNIT_BIT[u]
        for u in self._morocco:
            where[u] = -1
        for g in fresh:
            known[g.id] = g
            area, id = g.area, g.id % 256
            for u in g.units:
                where[u], group[u] = area, id
                if g.city:
                    in_city |= UNIT_BIT[u]
        for u in s.morocco:
            where[u] = MOROCCO
        self._morocco = s.morocco
        self._rows, self._in_city = (where, group), in_city
        return self._rows, in_city


_MUSTER = _Muster()


def read(s: Arriba, seat: str) -> Reading:
    side = seat_side(seat)
    me = INDEX[side]
    you = 1 - me
    battle = s.battle
    rows, in_city = _MUSTER.found(s)
    numbers = (
        side == G, s.turn, s.ps[me], s.ps[you], s.ep[me], s.ep[you], s.replacement[me], s.replacement[you],
        s.air_ready[me], s.air_ready[you], s.air_used[me], s.air_used[you], s.phasing == side, s.orders,
        s.purged.bit_count(), 0 if battle is None else battle.attacker % 256,
        0 if battle is None else battle.defender % 256,
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
    return numbers, (_BOXES.row(s.boxes), _HELD[side].of(s.control), *rows), masks


RECORD = Record(PLACE_IDS, NUMBERS, MASKS, read, WHERE, SIDE_OF, tuple(CF[kind] for kind in UNIT_KIND))
