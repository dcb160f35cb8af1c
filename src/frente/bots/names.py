"""Bots by name, for every game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from frente.bots.bot import Bot
from frente.bots.level import ABOVE_SCRIPT, LEVELS, level
from frente.bots.random import RandomBot
from frente.bots.script import ScriptBot
from frente.bots.search import SearchBot
from frente.engine import Game
from frente.engine.message import Mistaken, sentence


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play a game, weakest first."""
    scripts = tuple(name for name in game.bots if name != "random")
    levels = tuple(LEVELS) if game.craft is not None else ()
    above = levels.index(ABOVE_SCRIPT) if levels else 0
    return ("random", *levels[:above], *scripts, *levels[above:])


def make(game: Game[Any], name: str) -> Bot:
    """A bot of that name; ValueError says which there are."""
    if name in game.bots:
        return ScriptBot(name, game.bots[name])
    found = level(name)
    if game.craft is not None and found is not None:
        overlooks = game.craft.overlooks.get(name, found.overlooks)
        return SearchBot(name, game, game.craft, replace(found, overlooks=overlooks))
    if name == "random":
        return RandomBot()
    raise Mistaken(sentence("error-has-no-bot-has", slug=game.slug, name=repr(name), names=[*names(game)]))
