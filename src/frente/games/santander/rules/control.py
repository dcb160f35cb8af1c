"""Control of hexes (10.8), the morale track (10.6.1) and what an entry does."""

from __future__ import annotations

from frente.games.santander.definitions import BIT, CODES, FIGHTS, MORALE_MAX, OBJECTIVES, SIDE, TYPE, N, R
from frente.games.santander.rules.losses import fill_trench, spend
from frente.games.santander.state import Santander, set_down


def shift_morale(s: Santander, change: int, rule: str, hex: int) -> None:
    """Move the Republican morale marker within 0 and +5 (10.6.1-e)."""
    before = s.morale
    s.morale = max(0, min(MORALE_MAX, before + change))
    s.note("morale", rule, change=change, morale=s.morale, place=CODES[hex])


def enter(s: Santander, piece: int, hex: int) -> None:
    """Put a piece into a hex with all that follows from entering it."""
    pass_through(s, piece, hex)
    set_down(s, piece, hex)


def pass_through(s: Santander, piece: int, hex: int) -> None:
    """What follows from entering a hex, whether the piece stays in it or goes on."""
    side = SIDE[piece]
    if TYPE[piece] != "sc":  # 9.3-e: an enemy unit has entered the hex of a supply column
        for p in s.stacks.get(hex, ()):
            if SIDE[p] != side and TYPE[p] == "sc":
                spend(s, p, "9.3-e")
        if side == N:
            fill_trench(s, hex)  # 10.7-d
    if FIGHTS[piece]:  # 10.8-a: HQs and supply columns do not change control
        take_control(s, hex, side)


def take_control(s: Santander, hex: int, side: str) -> None:
    """A combat unit stands or passes here: the hex is its side's (10.8-a)."""
    held = bool(s.control >> hex & 1)
    if held == (side == N):
        return
    s.control ^= BIT[hex]
    s.note("control", "10.8-a", side=side, place=CODES[hex])
    if OBJECTIVES >> hex & 1:
        if side == N:
            shift_morale(s, 1, "10.6.1-b", hex)  # a demolished Reinosa counts as well
        elif not _conquered(s, hex):
            shift_morale(s, -1, "10.6.1-c", hex)


def _conquered(s: Santander, hex: int) -> bool:
    """Is this the entry after an attack that 10.6.1-d counts already?"""
    return s.battle is not None and s.battle.side == R and s.battle.target == hex
