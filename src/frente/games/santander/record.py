"""Santander as numbers (frente.engine.record): of the enemy's stacks the top unit only (5.2-a)."""

from __future__ import annotations

from frente.engine.record import Field, Record, packed, scalars, written
from frente.games.santander.definitions import (
    AIR_SLOT,
    CODES,
    COMBAT,
    ENEMY,
    GROUND,
    PBIT,
    PIECES,
    SIDE,
    SIDES,
    N,
)
from frente.games.santander.rules import fog
from frente.games.santander.rules.victory import victory_points
from frente.games.santander.state import LOST, WAITING, Santander

IDS = tuple(piece.id for piece in PIECES)
WHERE = Field("where", IDS)
NUMBERS = (
    *scalars(
        "nationalist",
        "turn",
        "my-turn",
        "vp",
        "morale",
        "rain",
        "offensive",
        "surrender",
        "demolished",
        "battle",
        "my-losses",
        "their-losses",
        "marching",
    ),
    Field("air", tuple(PIECES[p].id for p in AIR_SLOT)),
    WHERE,
    Field("disrupted", IDS),
)
MASKS = (
    *(Field(name, CODES) for name in ("my-hexes", "trenches")),
    *(Field(name, IDS) for name in ("reduced", "out-of-supply", "moved", "attacked", "used", "attackers")),
)
_write = written(NUMBERS)
_pack = packed(MASKS)
_EVERYWHERE = (1 << len(CODES)) - 1
_OWN = {side: sum(PBIT[p] for p in range(len(PIECES)) if SIDE[p] == side) for side in SIDES}


def _seen_of(s: Santander, side: str) -> list[int]:
    """The pieces of the other side whose places are known."""
    if s.battle is not None and s.battle.revealed:
        return [p for p in GROUND[side] if s.at[p] >= 0 and not fog.fogged(s, p)]
    veiled = s.veiled
    found = []
    for hex, stack in s.stacks.items():
        top = stack[0] if len(stack) == 1 else fog.top(s, hex)
        if SIDE[top] == side and not veiled >> top & 1:
            found.append(top)
    return found


def read(s: Santander, seat: str) -> tuple[bytes, bytes]:
    foe = ENEMY[seat]
    battle = s.battle
    if battle is not None and not (battle.launched or battle.side == seat):
        battle = None
    mine = 0 if battle is None or battle.side == seat else 1
    march = s.march if s.march is not None and SIDE[s.march.piece] == seat else None
    at, dsg = s.at, s.dsg
    known = _OWN[seat]
    where, disrupted = at.copy(), dsg.copy()
    for p in GROUND[foe]:
        where[p] = LOST if at[p] == LOST else WAITING
        disrupted[p] = 0
    for p in _seen_of(s, foe):
        where[p] = at[p]
        disrupted[p] = dsg[p]
        known |= PBIT[p]
    numbers = _write(
        seat == N, s.turn, s.active == seat, victory_points(s), s.morale, s.rain, s.offensive, s.surrender,
        s.demolished, -1 if battle is None else battle.target, 0 if battle is None else battle.losses[mine],
        0 if battle is None else battle.losses[1 - mine], -1 if march is None else march.piece,
        *s.air, *where, *disrupted,
    )  # fmt: skip
    own = _OWN[seat]
    attackers = 0
    if battle is not None and (battle.revealed or battle.side == seat):
        for p in battle.attackers:
            if at[p] >= 0:
                attackers |= PBIT[p]
    control = s.control if seat == N else _EVERYWHERE & ~s.control
    masks = (
        control, s.trenches, s.reduced & known, s.oos & known, (s.moved | s.trucks) & own, s.attacked & own,
        s.used & own, attackers,
    )  # fmt: skip
    return numbers, _pack(masks)


_FIGHT = frozenset((*COMBAT[SIDES[0]], *COMBAT[SIDES[1]]))
RECORD = Record(
    CODES, NUMBERS, MASKS, read, WHERE, SIDE,
    tuple(piece.defence[0] if n in _FIGHT else 0 for n, piece in enumerate(PIECES)),
)  # fmt: skip
