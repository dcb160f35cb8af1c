"""`steady` before the battle: fortifications, purchases (13.6, 15). `auto` lays its markers (2.3-p)."""

from __future__ import annotations

from random import Random

from frente.engine import Ask
from frente.games.barricadas.definitions import FORMATIONS
from frente.games.barricadas.rules.points import cost_of
from frente.games.barricadas.setup import facing
from frente.games.barricadas.state import State


def vertex(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    return f"face {facing(s, side)}"


def buy(s: State, side: int, ask: Ask, options: list[str], luck: Random) -> str:
    """Infantry first, then support, guns and a few works; regulars, and what the points allow."""
    troops = [t for t in options if t.startswith("formation ") and t.endswith(":regular")]
    troops = [t for t in troops if FORMATIONS[t.split()[1].split(":")[0]]["composition"]]
    extras = [t for t in options if t.startswith(("guns ", "vehicle ", "work improved"))]
    count = sum(f.side == side for f in s.formations)
    if troops and (count % 4 != 3 or not extras):
        return max(troops, key=lambda t: (cost_of(side, t) + luck.random() * 12, t))
    if extras and luck.random() < 0.8:
        return luck.choice(extras)
    return "enough" if "enough" in options else options[0]
