"""Players made of code. A bot sees what its seat may see, and its luck is its own."""

from frente.bots.bot import Bot, BotFault, Budget, Choice
from frente.bots.names import make, names
from frente.bots.play import LONGEST, Runaway, answer, play
from frente.bots.random import RandomBot
from frente.bots.script import ScriptBot

__all__ = [
    "LONGEST",
    "Bot",
    "BotFault",
    "Budget",
    "Choice",
    "RandomBot",
    "Runaway",
    "ScriptBot",
    "answer",
    "make",
    "names",
    "play",
]
