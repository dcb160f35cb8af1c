"""OpenSpiel games: `frente.openspiel.game("arriba")`; once imported, `pyspiel.load_game("frente_arriba")`.

Chance is in the tree. The deal at the beginning is one node of `DEALS` equal outcomes; after it every die is
a node with its faces, and a shuffle is one of `DEALS` orders. Everything follows from the history; states can
be stored, copied, and resampled from what a player knows: the hidden things are dealt anew.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from frente import games
from frente.openspiel.chance import DEALS
from frente.openspiel.evaluator import ValueEvaluator
from frente.openspiel.state import MatchState, Observer
from frente.openspiel.state import game_class as _game_class

__all__ = ["DEALS", "GAMES", "MatchState", "Observer", "ValueEvaluator", "game"]

GAMES: dict[str, str] = {}
"""What OpenSpiel calls our games, by slug."""


def game(slug: str, scenario: str = "") -> Any:
    """The game of a slug, in one of its scenarios (the first, unless told)."""
    if slug not in GAMES:
        raise ValueError(f"there is no game {slug!r}; there are {', '.join(GAMES)}")
    return pyspiel.load_game(GAMES[slug], {"scenario": scenario})


for _slug in games.slugs():
    _type, _class = _game_class(games.load(_slug))
    pyspiel.register_game(_type, _class)
    GAMES[_slug] = _type.short_name
