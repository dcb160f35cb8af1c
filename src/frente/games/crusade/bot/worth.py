"""The option that is worth most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frente.engine import Ask
from frente.games.crusade.answers import Done


def answers(ask: Ask) -> list[tuple[str, Any]]:
    """Every option as its token and its value, but the one that ends it all."""
    assert ask.menu is not None
    return [(token, answer) for token, answer in ask.menu.answers() if not isinstance(answer, Done)]


def best(ask: Ask, value: Callable[[Any], float]) -> str:
    """The option of the highest value above nothing; where none is, `done` or the first."""
    found, choice = 0.0, ""
    for token, answer in answers(ask):
        if (worth := value(answer)) > found:
            found, choice = worth, token
    return choice or ("done" if "done" in ask.options() else ask.options()[0])


def most(ask: Ask, value: Callable[[Any], float]) -> str:
    """The option of the highest value, whatever that is; not `done` unless nothing else is seen."""
    return max(answers(ask), key=lambda pair: value(pair[1]), default=(ask.options()[0], None))[0]
