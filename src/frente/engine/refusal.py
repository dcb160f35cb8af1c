"""Why something is not allowed: a rule and a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from frente.engine.message import Told


@dataclass(slots=True)
class Refusal:
    """`rule` forbids it; `text` names the sentence in the catalog (`no-<text>`), `args` fill it.

    Nobody changes one. It is not frozen because Python makes a frozen one three times as slowly, and listing
    what is legal makes thousands.
    """

    rule: str
    text: str
    args: dict[str, Any] = field(default_factory=dict)


class MatchError(Told):
    """Something was asked of a match that it does not do; nothing was changed."""


class AnswerError(MatchError):
    """An answer that was not taken. Its four kinds follow."""


class Unreadable(AnswerError):
    """The answer is no token of this game."""


class NotYourAsk(AnswerError):
    """The rules want nothing from this seat now."""


class Stale(AnswerError):
    """The match has moved on since the answer was thought of."""


class Refused(AnswerError):
    """A rule forbids the answer."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.text} {refusal.args or ''}".rstrip())
        self.refusal = refusal


class RulesFault(MatchError):
    """The rules themselves broke; the match stands where it stood."""


class DiceError(MatchError):
    """A roll that cannot be made: the seed is not known here, or a forced result does not fit."""


class SaveError(MatchError):
    """A file that cannot be read as a match."""
