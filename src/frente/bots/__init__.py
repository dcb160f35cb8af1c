"""Players made of code. A bot sees what its seat may see, and its luck is its own."""

from frente.bots.bot import Account, Bot, BotFault, Budget, Choice, Plan
from frente.bots.level import LEVELS, Level
from frente.bots.names import make, names
from frente.bots.play import LONGEST, Runaway, answer, play, thought
from frente.bots.random import RandomBot
from frente.bots.script import ScriptBot
from frente.bots.search import SearchBot
from frente.bots.telling import shown, told

__all__ = [
    "LEVELS",
    "LONGEST",
    "Account",
    "Bot",
    "BotFault",
    "Budget",
    "Choice",
    "Level",
    "Plan",
    "RandomBot",
    "Runaway",
    "ScriptBot",
    "SearchBot",
    "answer",
    "make",
    "names",
    "play",
    "shown",
    "thought",
    "told",
]
