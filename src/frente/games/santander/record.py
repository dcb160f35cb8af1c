"""Santander as numbers (frente.engine.record): of the enemy's stacks the top unit only (5.2-a)."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from frente.engine.record import Field, Listed, Reading, Record, Row, scalars
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
    R,
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
_BRIGADES = itemgetter(*(p for p in COMBAT[R] if PIECES[p].brigade))
_EVERYWHERE = (1 << len(CODES)) - 1
_OWN = {side: sum(PBIT[p] for p in range(len(PIECES)) if SIDE[p] == side) for side in SIDES}


class _Tops(dict[tuple[int, ...], int]):
    """By stack, the bit of the piece that everybody sees: found once."""

    def __missing__(self, stack: tuple[int, ...]) -> int:
        bit = self[stack] = PBIT[fog.shown(stack)]
        return bit


_TOPS = _Tops()


def _seen_of(s: Santander, side: str, veiled: int, fighting: tuple[int, ...]) -> int:
    """The pieces of a side whose places the other one knows: tops of stacks, and who fights (5.2-a)."""
    if veiled:
        return sum(PBIT[p] for p in GROUND[side] if s.at[p] >= 0 and not fog.fogged(s, p))
    seen = sum(map(_TOPS.__getitem__, s.stacks.values()))
    for p in fighting:
        if s.at[p] >= 0:
            seen |= PBIT[p]
    return seen


class _Scout:
    """What a side knows of where pieces stand. The enemy's are looked through again only when they change."""

    __slots__ = (
        "_at", "_disrupted", "_dsg", "_foe", "_hexes", "_hidden", "_known", "_last", "_own", "_theirs",
        "_where",
    )  # fmt: skip

    def __init__(self, seat: str) -> None:
        self._foe = ENEMY[seat]
        self._own = _OWN[seat]
        self._theirs = itemgetter(*GROUND[self._foe])
        self._where, self._disrupted = Listed(len(PIECES)), Listed(len(PIECES))
        self._at: list[int] = []
        self._dsg: list[int] = []
        self._last: tuple[Any, ...] = ((),)
        self._hexes: list[int] = []
        self._hidden: list[tuple[int, int]] = []
        self._known = 0

    def found(self, s: Santander) -> tuple[Row, Row, int]:
        """Where each piece stands and how disrupted it is, and which pieces are known to stand there."""
        at, dsg, stacks, battle, veiled = s.at, s.dsg, s.stacks, s.battle, s.veiled & ~self._own
        moved, shocked = at != self._at, dsg != self._dsg
        theirs = self._theirs(at) if moved else self._last[0]
        fighting = () if battle is None or not battle.revealed else battle.attackers + battle.defenders
        # Where each piece stands tells what lies on top of what only where there is one in a hex.
        if (theirs, veiled, fighting, [*map(stacks.get, self._hexes)]) != self._last:
            seen = _seen_of(s, self._foe, veiled, fighting)
            self._hidden = [
                (p, LOST if place == LOST else WAITING)
                for p, place in zip(GROUND[self._foe], theirs, strict=True)
                if not seen >> p & 1
            ]
            self._known = self._own | seen
            self._hexes = [h for h, stack in stacks.items() if len(stack) > 1 and SIDE[stack[0]] == self._foe]
            self._last = (theirs, veiled, fighting, [*map(stacks.get, self._hexes)])
            moved = shocked = True
        if moved:
            where = at.copy()
            for p, place in self._hidden:
                where[p] = place
            self._where.row(where)
            self._at = at.copy()
        if shocked:
            disrupted = dsg.copy()
            for p, _ in self._hidden:
                disrupted[p] = 0
            self._disrupted.row(disrupted)
            self._dsg = dsg.copy()
        return self._where.last, self._disrupted.last, self._known


class _Points:
    """The points of the match, counted again when something they follow from has changed."""

    __slots__ = ("_at", "_last", "_points")

    def __init__(self) -> None:
        self._at: list[int] = []
        self._last: tuple[int, bool, int] = (0, False, -1)
        self._points = 0

    def of(self, s: Santander) -> int:
        lost = self._last[2]
        if s.at != self._at:
            self._at = s.at.copy()
            lost = _BRIGADES(self._at).count(LOST)
        now = (s.control, s.demolished, lost)
        if now != self._last:
            self._last = now
            self._points = victory_points(s)
        return self._points


_POINTS = _Points()
_AIR = Listed(len(AIR_SLOT))
_SCOUTS = {side: _Scout(side) for side in SIDES}


def read(s: Santander, seat: str) -> Reading:
    battle = s.battle
    if battle is not None and not (battle.launched or battle.side == seat):
        battle = None
    mine = 0 if battle is None or battle.side == seat else 1
    march = s.march if s.march is not None and SIDE[s.march.piece] == seat else None
    at = s.at
    where, disrupted, known = _SCOUTS[seat].found(s)
    numbers = (
        seat == N, s.turn, s.active == seat, _POINTS.of(s), s.morale, s.rain, s.offensive, s.surrender,
        s.demolished, -1 if battle is None else battle.target, 0 if battle is None else battle.losses[mine],
        0 if battle is None else battle.losses[1 - mine], -1 if march is None else march.piece,
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
    return numbers, (_AIR.row(s.air), where, disrupted), masks


_FIGHT = frozenset((*COMBAT[SIDES[0]], *COMBAT[SIDES[1]]))
RECORD = Record(
    CODES, NUMBERS, MASKS, read, WHERE, SIDE,
    tuple(piece.defence[0] if n in _FIGHT else 0 for n, piece in enumerate(PIECES)),
)  # fmt: skip
