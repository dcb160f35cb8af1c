"""Optional rule 15.4: the naval blockade."""

from __future__ import annotations

from frente.engine import Flow, roll
from frente.games.arriba.definitions import COUNTRIES, NAVAL
from frente.games.arriba.state import Arriba, level


def enforcement(s: Arriba, country: int, side: str) -> str:
    """15.4-a: how a naval power enforces the blockade against a side: "", weak or strong."""
    name, whom = level(s, country)
    if name == "N":
        return "weak"  # against both
    if whom == side:
        return ""
    return "strong" if name == "I" else "weak"


def lost_to(strength: str, die: int) -> int:
    """15.4-b: weak loses one on a 6, strong one on a 5 and two on a 6."""
    if strength == "strong":
        return {5: 1, 6: 2}.get(die, 0)
    return 1 if strength == "weak" and die == 6 else 0


def blockaded(s: Arriba, side: str, what: str) -> Flow[int]:
    """One die per enforcing country, once for EP and once for AP."""
    lost = 0
    for country in NAVAL:
        strength = enforcement(s, country, side)
        if not strength:
            continue
        stream = f"blockade:{s.turn}:{side}:{what}:{COUNTRIES[country]}"
        (die,) = yield from roll(stream, kind="blockade", rule="15.4-b", seat=side)
        caught = lost_to(strength, die)
        if caught:
            s.note("blockade", "15.4-b", side=side, country=COUNTRIES[country], count=caught, what=what)
        lost += caught
    return lost
