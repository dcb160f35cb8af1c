"""Whose luck the dice of a fight are."""

from __future__ import annotations

from frente.games.barricadas.state import Battlefield


def stream(s: Battlefield) -> str:
    """Luck by turn and number of the fight."""
    return f"combat:{s.turn}:{s.fights}"
