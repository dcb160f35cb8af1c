"""The computer player `steady`: attacks by the true odds, concentrates, guards, plays cards in every use."""

from frente.engine import Craft
from frente.games.crusade.bot.advice import steady

CRAFT = Craft(weighs=("action", "attacks"), clock=lambda s: 6 * int(s.turn) + int(s.round), ahead=4)
"""Which card for what, and which attacks. A match is very long: four rounds show what became of a card."""

__all__ = ["CRAFT", "steady"]
