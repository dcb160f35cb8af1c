"""The scripted bots: a game's own policies at the table."""

from __future__ import annotations

from random import Random
from typing import Any

from frente.bots.bot import HABIT, Budget, Choice
from frente.engine import Ask, Match, Policy


class ScriptBot:
    """Follows one of the policies that a game gives."""

    blind = False

    def __init__(self, name: str, policy: Policy) -> None:
        self.name = name
        self.policy = policy

    def choose(self, match: Match[Any], ask: Ask, budget: Budget) -> Choice:
        return Choice(self.policy(match.state, ask, Random(budget.seed)), HABIT)
