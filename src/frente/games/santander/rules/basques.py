"""Basque surrender (13)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Refusal, choose, roll
from frente.games.santander.definitions import (
    BASQUE_BRIGADES,
    BREAKDOWN,
    CHARTS,
    CODES,
    COLUMN,
    PBIT,
    PIECE,
    PIECES,
    R,
)
from frente.games.santander.rules import fog, supply
from frente.games.santander.state import (
    OUT,
    WAITING,
    Santander,
    put,
    remove,
)

_NEAR_COLUMN = CHARTS["basque_surrender"]["column"] - CHARTS["basque_surrender"]["max_distance"]
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
    near = any(COLUMN[s.at[p]] >= _NEAR_COLUMN for p in fed)
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
    put(s, battalion, hex)
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
    tokens = [f"replace {PIECES[p].id}" for p in mine]

    def judge(token: str) -> Refusal | None:
        words = token.split(" ")
        piece = PIECE.get(words[1], -1) if words[0] == "replace" and len(words) == 2 else -1
        if piece not in mine:
            return Refusal("13.3-b", "not-offered", {"token": token})
        return None

    answer = yield from choose(Ask(R, "battalions", "13.3-b", lambda: tokens, judge, {"left": len(left)}))
    _replace(s, PIECE[answer.split()[1]])
    s.push(("battalions",))
