"""The option that is worth most."""

from __future__ import annotations

from collections.abc import Callable

from frente.engine import Ask


def best(ask: Ask, value: Callable[[list[str]], float]) -> str:
    """The option of the highest value above nothing, by its words; where none is, `done` or the first."""
    found, choice = 0.0, ""
    for token in ask.options():
        if token != "done" and (worth := value(token.split())) > found:
            found, choice = worth, token
    return choice or ("done" if "done" in ask.options() else ask.options()[0])
