"""Fog of war (5.2): a player sees the top unit of an enemy stack, and not what lies beneath."""

from __future__ import annotations

from random import Random

from frente.engine import Plain
from frente.games.santander.definitions import CODES, FIGHTS, GROUND, PBIT, PIECES, SIDE, SIDES, SP, TYPE
from frente.games.santander.state import Santander, take


def top(s: Santander, hex: int) -> int:
    """The piece of a stack that everybody sees (5.2-a): a combat unit, else an HQ, else a supply column.

    What is still being set up lies on nothing: a stack of it alone is seen by its owner only.
    """
    stack = s.stacks[hex]
    if s.veiled:
        stack = tuple(p for p in stack if not s.veiled >> p & 1) or stack
    return shown(stack)


def shown(stack: tuple[int, ...]) -> int:
    """The piece that everybody sees of a stack in which nothing is being set up."""
    for p in stack:
        if FIGHTS[p]:
            return p
    for p in stack:
        if TYPE[p] == "hq":
            return p
    return stack[0]


def fogged(s: Santander, piece: int) -> bool:
    """Does the piece lie beneath the top of its stack, known to its owner only?"""
    here = s.at[piece]
    if here >= 0 and s.veiled >> piece & 1:
        return True
    if here < 0 or top(s, here) == piece:
        return False
    battle = s.battle
    # 5.2-a: whoever takes part in a combat is known from step 3 until the combat ends.
    return not (battle and battle.revealed and (piece in battle.attackers or piece in battle.defenders))


SIGHTS = {(False, False): "open", (True, False): "appears", (False, True): "leaves", (True, True): "hidden"}
"""What the enemy sees of a move, by whether the piece is hidden before and after it."""


def sees(s: Santander, seat: str | None, piece: int) -> bool:
    """May the seat (None: a spectator) know where this piece stands?"""
    return SIDE[piece] == seat or not fogged(s, piece)


def leaving_shows(s: Santander, piece: int) -> bool:
    """Does what lies beneath a piece become the top of the stack when it leaves?"""
    here = s.at[piece]
    return here >= 0 and top(s, here) == piece and len(s.stacks[here]) > 1


def going_shows(s: Santander, piece: int, hex: int) -> bool:
    """Does a move show the enemy something that he could not see: the piece, or what it lay upon?"""
    if leaving_shows(s, piece):
        return True
    mine = [p for p in s.stacks.get(hex, ()) if SIDE[p] == SIDE[piece]]
    return fogged(s, piece) and shown((*mine, piece)) == piece


def note(s: Santander, kind: str, rule: str, piece: int, hidden: bool, **data: Plain) -> None:
    """Say something of a piece; the other side is told which one only if it is not hidden."""
    if not s.log.on:
        return
    data = {"unit": PIECES[piece].id, **data, "seen": True}
    mine: tuple[str, ...] = (SIDE[piece],)
    s.note_secret(kind, rule, dict.fromkeys(data, mine) if hidden else {}, **data)


def note_move(s: Santander, rule: str, piece: int, start: int, end: int, before: bool) -> None:
    """A move: what was hidden at its beginning or is hidden at its end stays so (`before`: hidden then)."""
    if not s.log.on:
        return
    after = fogged(s, piece)
    mine = (SIDE[piece],)
    secret: dict[str, tuple[str, ...]] = {}
    if before and after:
        secret["unit"] = mine
    if before:
        secret["start"] = mine
    if after:
        secret["place"] = mine
    data: dict[str, Plain] = {"unit": PIECES[piece].id, "start": CODES[start], "place": CODES[end]}
    data |= {"side": SIDE[piece], "seen": True, "sight": SIGHTS[before, after]}
    s.note_secret("moved", rule, secret | ({"seen": mine} if secret else {}), **data)


def without_veiled(s: Santander, seat: str | None) -> Santander:
    """The state as if nothing were there that others are setting up."""
    hidden = [p for p in range(len(PIECES)) if s.veiled >> p & 1 and SIDE[p] != seat and s.at[p] >= 0]
    if not hidden:
        return s
    s = s.copy()
    for p in hidden:
        take(s, p)
    return s


def hidden_from(s: Santander, seat: str | None) -> list[int]:
    """The pieces on the map whose place the seat cannot see."""
    return [p for side in SIDES if side != seat for p in GROUND[side] if s.at[p] >= 0 and fogged(s, p)]


def redeal(s: Santander, seat: str | None, random: Random) -> None:
    """Exchange hidden pieces of one kind: another world that the seat cannot tell from this one.

    Marks stay where they are, so that zones of control and supply are the same. An HQ that has fired this
    turn is known to stand within range and stays.
    """
    groups: dict[tuple[str, str, int], list[int]] = {}
    for p in hidden_from(s, seat):
        if not s.used >> p & 1 and not _committed(s, p):
            groups.setdefault((SIDE[p], TYPE[p], SP[p]), []).append(p)
    into: dict[int, int] = {}
    for _, group in sorted(groups.items()):
        # Slots and pieces each in an order of their own: what comes of the shuffle must not depend on what is
        # hidden, or a bot could tell by its luck.
        slots = sorted(group, key=lambda p: (s.at[p], s.stacks[s.at[p]].index(p)))
        random.shuffle(group)
        into.update(zip(slots, group, strict=True))
    _exchange(s, {a: b for a, b in into.items() if a != b})


def _committed(s: Santander, piece: int) -> bool:
    battle = s.battle
    return battle is not None and (piece in battle.fire[0] or piece in battle.fire[1])


def _exchange(s: Santander, into: dict[int, int]) -> None:
    """Put piece `into[a]` wherever `a` is named."""
    if not into:
        return
    at, dsg = s.at.copy(), s.dsg.copy()
    for a, b in into.items():
        s.at[b] = at[a]
        s.dsg[b] = dsg[a]
    for hex in {at[a] for a in into}:
        s.stacks[hex] = tuple(into.get(p, p) for p in s.stacks[hex])
    s.reduced, s.oos = _moved_bits(s.reduced, into), _moved_bits(s.oos, into)
    s.moved, s.trucks = _moved_bits(s.moved, into), _moved_bits(s.trucks, into)
    s.attacked, s.used = _moved_bits(s.attacked, into), _moved_bits(s.used, into)
    s.veiled, s.spilled = _moved_bits(s.veiled, into), _moved_bits(s.spilled, into)
    if s.battle is not None:
        s.battle = s.battle._replace(
            attackers=tuple(into.get(p, p) for p in s.battle.attackers),
            defenders=tuple(into.get(p, p) for p in s.battle.defenders),
        )
    if s.march is not None:
        s.march = s.march._replace(piece=into.get(s.march.piece, s.march.piece))


def _moved_bits(mask: int, into: dict[int, int]) -> int:
    clear = 0
    for a in into:
        clear |= PBIT[a]
    result = mask & ~clear
    for a, b in into.items():
        if mask >> a & 1:
            result |= PBIT[b]
    return result
