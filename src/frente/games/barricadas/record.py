"""A las Barricadas! as numbers (frente.engine.record). All of it lies open.

Hexes are numbered as on the board of the scenario: boards are made of different maps.
"""

from __future__ import annotations

from collections.abc import Iterable

from frente.engine.record import Field, Kept, Placed, Reading, Record, scalars
from frente.games.barricadas.definitions import HEXES, PIECES, SIDE, SIDES, STEPS, UNITS
from frente.games.barricadas.state import Battlefield

IDS = tuple(piece.id for piece in PIECES)
PLACES = tuple(f"hex-{n}" for n in range(len(HEXES)))
WHERE = Field("where", IDS)
NUMBERS = (
    *scalars(
        "nationalist",
        "turn",
        "turns",
        "my-turn",
        "my-initiative",
        "passes",
        "my-points",
        "their-points",
        "my-activations",
        "their-activations",
        "marching",
        "my-budget",
        "their-budget",
    ),
    WHERE,
    Field("steps-lost", IDS),
)
MASKS = (
    *(
        Field(name, IDS)
        for name in (
            "waiting",
            "gone",
            "left",
            "finished",
            "reaction",
            "out-of-command",
            "routed",
            "moved",
            "acting",
            "inside",
            "used",
        )
    ),
    *(
        Field(name, PLACES)
        for name in ("my-hexes", "their-hexes", "wire", "mines", "roadblocks", "trenches", "objectives")
    ),
)
_WHERE, _LOST = Placed(len(PIECES), -1), Placed(len(PIECES), 0)


def _bits(numbers: Iterable[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


_WAITING: Kept[dict[int, int], int] = Kept(_bits)
_OBJECTIVES: Kept[tuple[tuple[int, int], ...], int] = Kept(lambda found: _bits(hex for hex, _ in found))


def read(s: Battlefield, seat: str) -> Reading:
    me = SIDE[seat]
    you = 1 - me
    march = s.march
    numbers = (
        me, s.turn, s.brief.turns, s.active == me, s.initiative == me, s.passed, s.vp[me], s.vp[you],
        s.activations[me], s.activations[you], -1 if march is None else march.units[0], s.budget[me],
        s.budget[you],
    )  # fmt: skip
    masks = (
        _WAITING.of(s.waiting), s.gone, s.left, s.finished, s.reaction, s.out, s.routed, s.moved, s.acting,
        s.inside, s.used, s.control[me], s.control[you], s.wire, s.mines, s.roadblocks, s.trenches,
        _OBJECTIVES.of(s.brief.objectives),
    )  # fmt: skip
    return numbers, (_WHERE.row(s.at), _LOST.row(s.lost)), masks


RECORD = Record(
    PLACES, NUMBERS, MASKS, read, WHERE, tuple(SIDES[piece.side] for piece in PIECES),
    tuple(STEPS if unit else 0 for unit in UNITS),
)  # fmt: skip
