"""Stacking (5)."""

from __future__ import annotations

from frente.boards.hexes import bits
from frente.engine import Refusal
from frente.games.santander.definitions import (
    BIT,
    BIT_OR_NONE,
    CODES,
    GROUND,
    LAND,
    LIMIT,
    PIECES,
    SIDE,
    SIDES,
    SP,
    TYPE,
)
from frente.games.santander.state import Santander

_LIKE = {
    side: {t: [p for p in GROUND[side] if TYPE[p] == t] for t in ("hq", "armour", "sc")} for side in SIDES
}
assert all(LIMIT[hex] >= 2 * max(SP) for hex in bits(LAND))  # `full_for` counts on it


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


def full_for(s: Santander, piece: int, strict: bool) -> int:
    """The hexes of its side in which the piece may not end: where `why_not_stop` says no, all at once."""
    full = 0
    if not SP[piece]:
        for p in _LIKE[SIDE[piece]][TYPE[piece]]:
            if p != piece:
                full |= BIT_OR_NONE[s.at[p]]
        return full
    few = 1 if strict else 2  # so few others leave room whatever they are
    here, more = s.at[piece], SP[piece]
    for hex, stack in s.stacks.items():
        if len(stack) > few:
            total = 0 if hex == here else more
            for p in stack:
                total += SP[p]
            if total > LIMIT[hex] if strict else total >= 2 * LIMIT[hex]:
                full |= BIT[hex]
    return full
