"""Advance after combat and breakthrough (10.4)."""

from __future__ import annotations

from frente.engine import Ask, Flow, Refusal, choose
from frente.games.santander.definitions import (
    CODES,
    ENEMY,
    GRID,
    LINKS,
    NEAR,
    PIECE,
    PIECES,
    R,
    side_of_hex,
)
from frente.games.santander.rules import fog
from frente.games.santander.rules.control import enter, shift_morale
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
    if piece not in battle.attackers or s.at[piece] < 0:
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

    def judge(token: str) -> Refusal | None:
        words = token.split(" ")
        if token == "enough":
            return None
        piece = PIECE.get(words[1], -1) if words[0] == "advance" and len(words) == 2 else -1
        if piece < 0:
            return Refusal("10.4-a", "not-offered", {"token": token})
        return why_not_advance(s, battle, piece, length)

    def offer() -> list[str]:
        able = [p for p in sorted(battle.attackers) if why_not_advance(s, battle, p, length) is None]
        return [*(f"advance {PIECES[p].id}" for p in able), "enough"]

    about = {"place": CODES[battle.target], "hexes": length}
    answer = yield from choose(Ask(side, "advance", "10.4-a", offer, judge, dict(about)))
    if answer == "enough":
        return
    piece = PIECE[answer.split()[1]]
    start = s.at[piece]
    before = fog.fogged(s, piece)
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
    if hex < 0 or not LINKS[here] >> hex & 1:
        rule = "1.3.2-a" if hex >= 0 and GRID.touch(here, hex) else "10.4.1-b"
        place = CODES[hex] if hex >= 0 else "-"
        return Refusal(rule, "not-adjacent", {"place": place, "from": CODES[here]})
    if march.left < 1:
        return Refusal("10.4.1-b", "three-hexes", {"unit": PIECES[march.piece].id})
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

    def judge(token: str) -> Refusal | None:
        words = token.split(" ")
        if token == "halt":
            return why_not_stop(s, piece, going.way[-1], True)
        if words[0] != "pursue" or len(words) != 2:
            return Refusal("10.4.1-b", "not-offered", {"token": token})
        return why_not_exploit(s, going, side_of_hex(words[1]))

    def offer() -> list[str]:
        here = going.way[-1]
        ways = [h for h in NEAR[here] if why_not_exploit(s, going, h) is None]
        stop = why_not_stop(s, piece, here, True) is None
        return [*(["halt"] if stop else []), *(f"pursue {CODES[h]}" for h in ways)]

    about = {"unit": PIECES[piece].id, "left": going.left}
    answer = yield from choose(Ask(side, "exploit", "10.4.1-b", offer, judge, dict(about)))
    if answer == "halt":
        s.march = None
        return
    hex = side_of_hex(answer.split()[1])
    before = fog.fogged(s, piece)
    enter(s, piece, hex)
    fog.note_move(s, "10.4.1-b", piece, going.way[-1], hex, before)
    s.march = going._replace(way=(*going.way, hex), left=going.left - 1)
    s.push(("exploit", side))
