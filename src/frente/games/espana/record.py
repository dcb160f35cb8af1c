"""España 1936 as numbers (frente.engine.record): no cards of the other side, and no fogged stacks (22.4)."""

from __future__ import annotations

from frente.engine.record import Field, Kept, Listed, Reading, Record, scalars
from frente.games.espana.definitions import (
    CARDS,
    COUNTER_ID,
    LAND_UNITS,
    LARGE,
    PLACE_ID,
    SEATS,
    SIDE,
    SIDE_OF,
    TROOPS,
    N,
)
from frente.games.espana.rules import fog
from frente.games.espana.state import EspanaState

CARD_IDS = tuple(CARDS)
CARD_BIT = {id: 1 << n for n, id in enumerate(CARD_IDS)}
TROOP_IDS = tuple(COUNTER_ID[c] for c in TROOPS)
BOX_IDS = tuple(PLACE_ID)
WHERE = Field("where", tuple(COUNTER_ID))
NUMBERS = (
    *scalars(
        "nationalist",
        "turn",
        "my-turn",
        "my-hand",
        "their-hand",
        "my-laid",
        "their-laid",
        "my-plays",
        "their-plays",
        "my-rp",
        "their-rp",
        "cities-nationalist",
        "cities-republican",
        "cities-contested",
        "battle",
        "attacker",
        "defender",
        "my-extra",
        "their-extra",
        "my-thrown",
        "their-thrown",
    ),
    WHERE,
    Field("strength", TROOP_IDS),
)
MASKS = (
    *(
        Field(name, BOX_IDS)
        for name in ("my-units", "their-units", "my-marks", "their-marks", "my-blocked", "their-blocked")
    ),
    *(
        Field(name, tuple(COUNTER_ID))
        for name in ("moved", "attacked", "used", "captured", "at-sea", "damaged")
    ),
    *(Field(name, CARD_IDS) for name in ("hand", "laid", "spent", "in-force")),
)
_WHERE = (Listed(len(COUNTER_ID)), Listed(len(COUNTER_ID)))
_STRENGTH = (Listed(len(TROOPS)), Listed(len(TROOPS)))
"""Of each side: with fog they see different things."""


def _cards(ids: list[str]) -> int:
    mask = 0
    for id in ids:
        mask |= CARD_BIT[id]
    return mask


def _kept() -> Kept[list[str], int]:
    return Kept(_cards)


_HAND, _LAID = (_kept(), _kept()), (_kept(), _kept())
_SPENT, _IN_FORCE = _kept(), _kept()


def read(s: EspanaState, seat: str) -> Reading:
    me = SIDE_OF[seat]
    you = 1 - me
    fight = s.fight
    where, strength = s.where, s.strength
    moved, attacked, captured = s.moved, s.attacked, s.captured
    if s.chosen.fog:
        where, strength = where.copy(), strength.copy()
        for c in range(LAND_UNITS):
            if fog.is_hidden(s, c, me):
                where[c] = -1
                if c < len(strength):
                    strength[c] = 0
                bit = ~(1 << c)
                moved, attacked, captured = moved & bit, attacked & bit, captured & bit
    numbers = (
        me == N, s.turn, s.active == me, len(s.hands[me]), len(s.hands[you]), len(s.laid[me]),
        len(s.laid[you]), s.plays[me], s.plays[you], s.rp[me], s.rp[you], *s.kc,
        -1 if fight is None else fight.box, -1 if fight is None else fight.attacker,
        -1 if fight is None else fight.defender,
        s.extra[me], s.extra[you], len(s.thrown[2 * me]) + len(s.thrown[2 * me + 1]),
        len(s.thrown[2 * you]) + len(s.thrown[2 * you + 1]),
    )  # fmt: skip
    held, marks, blocked = s.held, s.marks, s.blocked
    masks = (
        held[me], held[you], marks[me], marks[you], blocked[me], blocked[you],
        moved, attacked, s.used, captured, s.at_sea, s.damaged,
        _HAND[me].of(s.hands[me]), _LAID[me].of(s.laid[me]), _SPENT.of(s.spent), _IN_FORCE.of(s.in_force),
    )  # fmt: skip
    return numbers, (_WHERE[me].row(where), _STRENGTH[me].row(strength)), masks


RECORD = Record(
    BOX_IDS,
    NUMBERS,
    MASKS,
    read,
    WHERE,
    tuple(SEATS[side] for side in SIDE),
    tuple(3 if big else 2 for big in LARGE),
)
