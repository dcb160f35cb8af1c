"""What a bot is to the rest of the program."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from frente.engine import Ask, Match, MatchError, Message


class BotFault(MatchError):
    """A bot gave an answer that the rules refuse, or broke; the match stands where it stood."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one answer, and the seed of all its luck in it.

    Work is counted in evaluations, never in seconds, so that the same seed gives the same match on
    any machine.
    """

    seed: str
    evaluations: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """An answer that was weighed: what it is called, and the hope that it left, 0 to 1."""

    token: str
    label: Message
    hope: float


@dataclass(frozen=True, slots=True)
class Account:
    """How a bot came to its answer. It tells of plans that may be secret: it is for the bot's own seat."""

    plans: tuple[Plan, ...]
    """The chosen one first, then the best of the others."""
    reasons: tuple[tuple[str, float], ...] = ()
    """Features of the game's forecast that set the first plan apart from the second, in points of hope."""
    reply: Message | None = None
    """What another seat is expected to do then."""
    secret: frozenset[str] = frozenset()
    """The features among the reasons that are read from what the seat hides."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's answer: one of the ask's options, why, and how much work it was."""

    token: str
    why: Message | None = None
    evaluations: int = 0
    account: Account | None = None
    """More of it, where the answer was weighed."""


FORCED = Message("bot-forced")
HABIT = Message("bot-habit")
LOT = Message("bot-lot")
"""Why, where nothing was weighed: there was no choice, it is what the script does, it was drawn by lot."""


class Bot(Protocol):
    """Chooses one of an ask's options.

    `match` is redacted: everything hidden from the seat was dealt anew and its dice are not the
    match's, so nothing can be learnt from it that the seat does not know. The bot may change it.
    A `blind` bot looks at the options only; no copy is made for it.
    """

    name: str
    blind: bool

    def choose(self, match: Match[Any], ask: Ask, budget: Budget) -> Choice: ...
