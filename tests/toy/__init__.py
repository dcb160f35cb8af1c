"""Toy: a small complete game for the engine's tests, and the example to copy when adding a game.

Two seats face each other on four places in a line. Their blocks stand with the back to the enemy,
their cards are hidden, who goes first is bid for in secret, an attacked block may lay an ambush.
"""

from .game import GAME

__all__ = ["GAME"]
