"""What a game tells bots that think: whom to imitate, which asks are worth a thought, how far to look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from frente.engine.ask import Ask
from frente.engine.forecast import Forecast


@dataclass(frozen=True, slots=True)
class Craft:
    """What the searcher (`frente.bots.search`) needs to know of a game.

    `script` names the scripted bot that answers for every seat where a match is played on in thought; where
    a game has `keen` policies, by side, those who think go by these instead.
    `weighs` names the kinds of ask that decide matches (or `seat/kind`, where they do so for one seat only),
    the weightiest first: all others are answered by the script at once. A match is played on until `clock`
    shows `ahead` more than now, or without them to its end; there the forecast tells. The clock must tell
    time, not work: who does much in a turn must not be judged earlier than who does little.
    """

    weighs: tuple[str, ...]
    script: str = "steady"
    keen: Mapping[str, Callable[[Any, Ask, Random], str]] = field(default_factory=dict)
    overlooks: Mapping[str, float] = field(default_factory=dict)
    """The share of his options that a level does not see, by its name, where it is not the usual one."""
    clock: Callable[[Any], int] | None = None
    ahead: int = 0
    political: tuple[str, ...] = ()
    """The forecast's features that somebody with a sense for politics weighs more."""
    forecast: Forecast | None = None
    """Who will win (None: `Game.value` must tell by itself)."""
