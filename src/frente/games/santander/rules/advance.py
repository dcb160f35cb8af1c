"""Advance after combat and breakthrough (10.4)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Menu, Plain, Refusal, Way, put
from frente.games.santander.answers import Advance, Enough, Halt, Pursue
from frente.games.santander.definitions import (
    CODES,
    ENEMY,
    FIGHTS,
    GRID,
    LAND,
    LINKS,
    NEAR,
    PIECES,
    TYPE,
    R,
)
from frente.games.santander.nouns import PLACE, UNIT
from frente.games.santander.rules import fog
from frente.games.santander.rules.control import enter, shift_morale
from frente.games.santander.rules.presence import why_absent, why_not_yours
from frente.games.santander.rules.stacking import why_not_stop
from frente.games.santander.rules.supply import open_to, zoc
from frente.games.santander.state import Battle, March, Santander, occupied


def _open(s: Santander, piece: int) -> int:
    """The hexes the piece may enter: no enemy unit, in supply there (8.1.1-a); ZoC is ignored (10.4-b)."""
    enemy = ENEMY[PIECES[piece].side]
    return open_to(s, piece, occupied(s, enemy), zoc(s, enemy))


def _can_stop(s: Santander, piece: int, hex: int, open_: int, left: int) -> bool:
    """Can the piece end in the hex, or in one further on?"""
    if not open_ >> hex & 1:
        return False
    if why_not_stop(s, piece, hex, True) is None:
        return True
    return left > 0 and any(_can_stop(s, piece, h, open_, left - 1) for h in NEAR[hex])


def why_not_advance(s: Santander, battle: Battle, piece: int, length: int) -> Refusal | None:
    """Why the unit may not enter the hex that has been vacated."""
    id = PIECES[piece].id
    refusal = why_not_yours(battle.side, piece, "10.4-a") or why_absent(s, piece, "10.4-a")
    if refusal is not None:
        return refusal
    if not FIGHTS[piece]:
        return Refusal("9.2-l" if TYPE[piece] == "hq" else "9.3-f", "never-advances", {"unit": id})
    if piece not in battle.attackers:
        return Refusal("10.4-a", "took-no-part", {"unit": id})
    if piece in battle.retreated:
        return Refusal("10.6-d", "has-retreated", {"unit": id})
    if piece in battle.advanced:
        return Refusal("10.4-a", "has-advanced", {"unit": id})
    open_ = _open(s, piece)
    if not open_ >> battle.target & 1:
        return Refusal("8.1.1-a", "no-supply-there", {"place": CODES[battle.target], "unit": id})
    if _can_stop(s, piece, battle.target, open_, length - 1):
        return None
    return why_not_stop(s, piece, battle.target, True)


def advance(s: Santander, side: str, length: int) -> Flow[None]:
    """One unit more into the vacated hex, or enough (10.4-a). `length`: 3 after a breakthrough (10.4.1-b)."""
    battle = s.battle
    assert battle is not None
    if occupied(s, ENEMY[side]) >> battle.target & 1:
        return
    if not any(why_not_advance(s, battle, p, length) is None for p in battle.attackers):
        return

    menu = Menu(
        s,
        Way(
            "advance",
            Advance,
            UNIT[side],
            rule="10.4-a",
            why_not=lambda piece: why_not_advance(s, battle, piece, length),
            among=sorted(battle.attackers),
        ),
        Way("enough", Enough, rule="10.4-a"),
    )
    about: dict[str, Plain] = {"place": CODES[battle.target], "hexes": length}
    match (yield from put(Ask.of(side, "advance", "10.4-a", menu, about))):
        case Advance(piece):
            start, before = s.at[piece], fog.fogged(s, piece)
            enter(s, piece, battle.target)
            fog.note_move(s, "10.4-a", piece, start, battle.target, before)
            if side == R and not battle.entered:
                shift_morale(s, -1, "10.6.1-d", battle.target)  # once, also where the hex is an objective
            s.battle = battle._replace(advanced=(*battle.advanced, piece), entered=True)
            s.march = March(piece, 0, 0, (start, battle.target), length - 1)
            s.push(("exploit", side), ("advance", side, length))


def why_not_exploit(s: Santander, march: March, hex: int) -> Refusal | None:
    """Why the unit may not go on to this hex after a breakthrough."""
    here = march.way[-1]
    if hex == here:
        return Refusal("10.4.1-b", "already-there", {"place": CODES[hex]})
    if not LAND >> hex & 1:
        return Refusal("10.4.1-b", "no-land", {"place": CODES[hex]})
    if not LINKS[here] >> hex & 1:
        rule = "1.3.2-a" if GRID.touch(here, hex) else "10.4.1-b"
        return Refusal(rule, "not-adjacent", {"place": CODES[hex], "from": CODES[here]})
    if occupied(s, ENEMY[PIECES[march.piece].side]) >> hex & 1:
        return Refusal("10.4.1-b", "enemy-there", {"place": CODES[hex]})
    open_ = _open(s, march.piece)
    if not open_ >> hex & 1:
        return Refusal("8.1.1-a", "no-supply-there", {"place": CODES[hex], "unit": PIECES[march.piece].id})
    if _can_stop(s, march.piece, hex, open_, march.left - 1):
        return None
    return why_not_stop(s, march.piece, hex, True)


def exploit(s: Santander, side: str) -> Flow[None]:
    """After a breakthrough: on to a further hex, or halt; each unit its own way (10.4.1-b)."""
    going = s.march
    assert going is not None
    piece = going.piece
    if going.left < 1:
        s.march = None
        return

    here = going.way[-1]
    menu = Menu(
        s,
        Way("halt", Halt, rule="10.4.1-b", why_not=lambda: why_not_stop(s, piece, here, True)),
        Way(
            "pursue",
            Pursue,
            PLACE[side],
            rule="10.4.1-b",
            why_not=lambda hex: why_not_exploit(s, going, hex),
            among=NEAR[here],
        ),
    )
    about: dict[str, Plain] = {"unit": PIECES[piece].id, "left": going.left}
    match (yield from put(Ask.of(side, "exploit", "10.4.1-b", menu, about))):
        case Pursue(hex):
            before = fog.fogged(s, piece)
            enter(s, piece, hex)
            fog.note_move(s, "10.4.1-b", piece, here, hex, before)
            s.march = going._replace(way=(*going.way, hex), left=going.left - 1)
            s.push(("exploit", side))
        case Halt():
            s.march = None
