"""Basque surrender (13)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Refusal, Way, put, roll
from frente.games.santander.answers import Replace
from frente.games.santander.definitions import (
    BASQUE_BRIGADES,
    BREAKDOWN,
    CHARTS,
    CODES,
    COLUMN,
    PBIT,
    PIECES,
    R,
)
from frente.games.santander.nouns import UNIT
from frente.games.santander.rules import fog, supply
from frente.games.santander.rules.presence import why_absent, why_not_yours
from frente.games.santander.state import (
    OUT,
    WAITING,
    Santander,
    remove,
    set_down,
)

NEAR_COLUMN = CHARTS["basque_surrender"]["column"] - CHARTS["basque_surrender"]["max_distance"]
_SURRENDER = range(
    CHARTS["basque_surrender"]["surrender_die"][0], CHARTS["basque_surrender"]["surrender_die"][1] + 1
)


def surrender_due(s: Santander) -> bool:
    """13.2-a, 13.2-b: no in-supply Basque brigade at column 14 or more, or more than half of them OOS.

    Brigades on the map only, their supply found afresh (13.2-e).
    """
    mine = [p for p in BASQUE_BRIGADES if s.at[p] >= 0]
    if not mine:
        return False
    fine = supply.supplied(s, R)
    fed = [p for p in mine if fine >> s.at[p] & 1]
    near = any(COLUMN[s.at[p]] >= NEAR_COLUMN for p in fed)
    return not near or 2 * (len(mine) - len(fed)) > len(mine)


def surrender(s: Santander) -> Flow[None]:
    """3.C-b: the roll of the Basques; once it has come to that, every turn until they surrender (13.2-d)."""
    if s.surrender == 2 or not any(s.at[p] >= 0 for p in BASQUE_BRIGADES):
        return
    if s.surrender == 0 and not surrender_due(s):
        return
    s.surrender = 1
    die = yield from roll(f"surrender:{s.turn}", kind="surrender", rule="13.2-c", seat=R)
    if die[0] not in _SURRENDER:
        s.note("basques-fight", "13.2-c")
        return
    s.surrender = 2
    s.note("basques-surrender", "13.2-c")
    mine = [p for p in BASQUE_BRIGADES if s.at[p] >= 0]
    for p in mine:
        s.pleading |= PBIT[p]
    s.push(("battalions",))


def _replace(s: Santander, brigade: int) -> None:
    """13.3-b: a breakdown battalion, fresh and in supply until the next check, in the brigade's hex."""
    battalion = next(p for p in BREAKDOWN if s.at[p] == WAITING)
    hex = s.at[brigade]
    s.pleading &= ~PBIT[brigade]
    remove(s, brigade, OUT)
    set_down(s, battalion, hex)
    fog.note(s, "battalion", "13.3-b", battalion, fog.fogged(s, battalion), place=CODES[hex])


def battalions(s: Santander) -> Flow[None]:
    """All brigades leave (13.3-a), at most five of them for a battalion: the owner says which (13.3-b).

    They do not count as destroyed (13.3-d); HQ, armour and markers stay (13.3-c).
    """
    mine = [p for p in BASQUE_BRIGADES if s.pleading >> p & 1]
    left = [p for p in BREAKDOWN if s.at[p] == WAITING]
    if len(mine) <= len(left) or not left:
        for p in mine:
            if left:
                _replace(s, p)
            else:
                s.pleading &= ~PBIT[p]
                remove(s, p, OUT)
        return
    way = Way(
        "replace",
        Replace,
        UNIT[R],
        rule="13.3-b",
        among=mine,
        otherwise=lambda piece: _why_not_replace(s, piece),
    )
    (brigade,) = yield from put(Ask.of(R, "battalions", "13.3-b", Menu(s, way), {"left": len(left)}))
    _replace(s, brigade)
    s.push(("battalions",))


def _why_not_replace(s: Santander, piece: int) -> Refusal:
    """Why no battalion comes for this piece."""
    refusal = why_not_yours(R, piece, "13.3-b") or why_absent(s, piece, "13.3-b")
    return refusal or Refusal("13.3-c", "stays", {"unit": PIECES[piece].id})
