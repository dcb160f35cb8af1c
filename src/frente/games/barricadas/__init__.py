"""A las Barricadas!: platoons and companies of the Spanish Civil War on hexes."""

from frente.games.barricadas.game import GAME

__all__ = ["GAME"]
