"""Corpo Truppe Volontarie: Santander, 1937."""

from frente.games.santander.game import GAME

__all__ = ["GAME"]
