"""The modifiers of a ship's own dice: its white circle, cards that change it, escorting destroyers."""

from __future__ import annotations

from frente.games.espana.definitions import CM, MODEL
from frente.games.espana.state import EspanaState


def air_sea_modifier(s: EspanaState, ship: int) -> int:
    """The white circle; a card may change it for a turn."""
    cm = CM[ship]
    for effect in s.lasting:
        if effect.kind == "ship_mod" and effect.turn == s.turn and effect.detail == MODEL[ship]:
            cm += effect.value
    return cm


def modifiers(s: EspanaState, ship: int, escorts: int = 0) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """(positive, negative) modifiers of its roll; each escorting squadron gives +1 (25.8-l)."""
    cm = air_sea_modifier(s, ship)
    plus = ((cm,) if cm > 0 else ()) + (1,) * escorts
    return plus, ((cm,) if cm < 0 else ())
