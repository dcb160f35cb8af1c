"""The computer player `steady`: attacks by the true odds, concentrates, guards, plays cards in every use."""

from frente.games.crusade.bot.advice import steady

__all__ = ["steady"]
