"""Whose a piece is, and where it is while it is not on the map."""

from __future__ import annotations

from frente.engine import Plain, Refusal
from frente.games.santander.definitions import BREAKDOWN, PIECES, SIDE, TYPE, N
from frente.games.santander.state import LOST, OUT, Santander


def why_not_yours(side: str, piece: int, rule: str) -> Refusal | None:
    """What belongs to the enemy is not at a side's command."""
    return Refusal(rule, "not-yours", {"unit": PIECES[piece].id}) if SIDE[piece] != side else None


def why_absent(s: Santander, piece: int, rule: str) -> Refusal | None:
    """Why a piece of one's own is not on the map; None where it is. `rule`: the one that wants it there."""
    here = s.at[piece]
    if here >= 0:
        return None
    unit: dict[str, Plain] = {"unit": PIECES[piece].id}
    if TYPE[piece] == "air":
        return Refusal("9.1-a", "flies", unit)
    if here == LOST:
        return Refusal(rule, "is-lost", unit)
    if here == OUT:
        return Refusal(rule, "is-out", unit)
    if piece in BREAKDOWN:
        return Refusal("4.2-a", "set-aside", unit)
    if TYPE[piece] == "sc" and SIDE[piece] == N:  # 9.3-a; the Republican has one, from the set-up on
        return Refusal("9.3-a", "in-pool", unit)
    return Refusal(rule, "to-set-up", unit)
