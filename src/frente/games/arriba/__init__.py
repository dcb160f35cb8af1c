"""Arriba España: the whole war, provinces and battlegroups, politics at home and abroad."""

from frente.games.arriba.game import GAME

__all__ = ["GAME"]
