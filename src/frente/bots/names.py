"""Bots by name, for every game."""

from __future__ import annotations

from typing import Any

from frente.bots.bot import Bot
from frente.bots.random import RandomBot
from frente.bots.script import ScriptBot
from frente.engine import Game


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play a game, weakest first."""
    return ("random", *(name for name in game.bots if name != "random"))


def make(game: Game[Any], name: str) -> Bot:
    """A bot of that name; ValueError says which there are."""
    if name in game.bots:
        return ScriptBot(name, game.bots[name])
    if name == "random":
        return RandomBot()
    raise ValueError(f"{game.slug} has no bot {name!r}; it has {', '.join(names(game))}")
