"""Stacking (5)."""

from __future__ import annotations

from frente.engine import Refusal
from frente.games.santander.definitions import CODES, LIMIT, PIECES, SP, TYPE
from frente.games.santander.state import Santander


def why_not_stop(s: Santander, piece: int, hex: int, strict: bool) -> Refusal | None:
    """Why a piece may not end in a hex. `strict`: no overstacking (placement 4.2-k, advance 10.4-a).

    Only where a piece ends is tested (5-f); nationalities stack freely (5-e).
    """
    kind = TYPE[piece]
    total = SP[piece]
    for p in s.stacks.get(hex, ()):
        if p == piece:
            continue
        if TYPE[p] == kind and kind != "infantry":  # 5-d, 9.2-b, 9.3-d
            return Refusal("5-d", "one-of-a-kind", {"place": CODES[hex], "unit": PIECES[p].id})
        total += SP[p]
    if not SP[piece]:
        return None
    limit = LIMIT[hex]
    args = {"place": CODES[hex], "points": total, "limit": limit}
    if strict and total > limit:
        return Refusal("5-a", "overstacked", dict(args))
    if total >= 2 * limit:
        return Refusal("5.1.1-b", "doubly-stacked", dict(args))
    return None
