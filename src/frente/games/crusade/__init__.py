"""Crusade and Revolution: the card-driven game of the whole war."""

from frente.games.crusade.game import GAME

__all__ = ["GAME"]
