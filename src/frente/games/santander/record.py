"""Santander as numbers (frente.engine.record): of the enemy's stacks the top unit only (5.2-a)."""

from __future__ import annotations

from operator import itemgetter

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
_EVERYWHERE = (1 << len(CODES)) - 1
_OWN = {side: sum(PBIT[p] for p in range(len(PIECES)) if SIDE[p] == side) for side in SIDES}


def _seen_of(s: Santander, side: str) -> list[int]:
    """The pieces of the other side whose places are known."""
    if s.battle is not None and s.battle.revealed:
        return [p for p in GROUND[side] if s.at[p] >= 0 and not fog.fogged(s, p)]
    veiled = s.veiled & _OWN[side]
    found = []
    for hex, stack in s.stacks.items():
        top = stack[0]
        if SIDE[top] != side:  # a stack is of one side
            continue
        if len(stack) > 1:
            top = fog.top(s, hex) if veiled else fog.shown(stack)
        if not veiled or not veiled >> top & 1:
            found.append(top)
    return found


class _Scout:
    """What a side knows of where pieces stand. The enemy's are looked through again only when they change."""

    __slots__ = ("_disrupted", "_foe", "_known", "_last", "_own", "_theirs", "_told", "_where")

    def __init__(self, seat: str) -> None:
        self._foe = ENEMY[seat]
        self._own = _OWN[seat]
        self._theirs = itemgetter(*GROUND[self._foe])
        self._where, self._disrupted = Listed(), Listed()
        self._last: tuple[list[int], tuple[int, ...], tuple[int, ...]] = ([], (), ())
        self._told: list[tuple[int, int, int]] = []
        self._known = 0

    def found(self, s: Santander) -> tuple[Row, Row, int]:
        """Where each piece stands and how disrupted it is, and which pieces are known to stand there."""
        now = (_seen_of(s, self._foe), self._theirs(s.at), self._theirs(s.dsg))
        if now != self._last:
            seen = set(now[0])
            self._told = [
                (p, place if p in seen or place == LOST else WAITING, shock if p in seen else 0)
                for p, place, shock in zip(GROUND[self._foe], *now[1:], strict=True)
            ]
            self._known = self._own | sum(PBIT[p] for p in seen)
            self._last = now
        where, disrupted = s.at.copy(), s.dsg.copy()
        for p, place, shock in self._told:
            where[p] = place
            disrupted[p] = shock
        return self._where.row(where), self._disrupted.row(disrupted), self._known


class _Points:
    """The points of the match, counted again when something they follow from has changed."""

    __slots__ = ("_last", "_points")

    def __init__(self) -> None:
        self._last: tuple[int, bool, list[int]] = (0, False, [])
        self._points = 0

    def of(self, s: Santander) -> int:
        control, demolished, at = self._last
        if s.control != control or s.demolished != demolished or s.at != at:
            self._last = (s.control, s.demolished, s.at.copy())
            self._points = victory_points(s)
        return self._points


_POINTS = _Points()
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
        *s.air,
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
    return numbers, (where, disrupted), masks


_FIGHT = frozenset((*COMBAT[SIDES[0]], *COMBAT[SIDES[1]]))
RECORD = Record(
    CODES, NUMBERS, MASKS, read, WHERE, SIDE,
    tuple(piece.defence[0] if n in _FIGHT else 0 for n, piece in enumerate(PIECES)),
)  # fmt: skip
