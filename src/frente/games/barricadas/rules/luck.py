"""Whose luck the dice of a fight are."""

from __future__ import annotations

from frente.games.barricadas.state import State


def stream(s: State) -> str:
    """Luck by turn and number of the fight."""
    return f"combat:{s.turn}:{s.fights}"
