"""The book of examples: for a rule, a position in which it can be tried. A game may have none."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol

from frente.engine import Game, Match
from frente.engine.ask import Values


class Example(Protocol):
    """What is wanted of an example (frente.learn.examples)."""

    @property
    def say(self) -> str:
        """What to try, and what comes of it."""

    @property
    def seat(self) -> str:
        """Who tries; empty where whoever is asked does."""

    @property
    def rolls(self) -> tuple[Values, ...]:
        """The dice that fall after what is tried."""

    def begin(self, game: Game[Any], seed: str) -> Match[Any]:
        """A match that stands where the rule can be tried. MatchError: it does not hold any more."""


def examples_of(game: Game[Any]) -> Mapping[str, Example]:
    """The examples of a game by their rules."""
    try:
        kept = import_module("frente.learn.examples")
    except ModuleNotFoundError:
        return {}
    found: Mapping[str, Example] = kept.of(game)
    return found
