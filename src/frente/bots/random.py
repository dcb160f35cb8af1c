"""The random bot: a kind of action first, then one of that kind, so that long lists drown no short ones."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from frente.bots.bot import LOT, Budget, Choice
from frente.engine import Ask, Match


class RandomBot:
    """Uniform over verbs, then over the options of that verb."""

    name = "random"
    blind = True

    def choose(self, match: Match[Any], ask: Ask, budget: Budget) -> Choice:
        return Choice(pick(ask.options(), budget.seed), LOT)


def pick(options: list[str], seed: str) -> str:
    """The option that a seed chooses: a pure function of its arguments."""
    if len(options) == 1:
        return options[0]
    luck = int.from_bytes(blake2b(seed.encode(), digest_size=16).digest(), "big")
    by_verb: dict[str, list[str]] = {}
    for token in options:
        by_verb.setdefault(token.partition(" ")[0], []).append(token)
    luck, verb = divmod(luck, len(by_verb))
    tokens = list(by_verb.values())[verb]
    return tokens[luck % len(tokens)]
