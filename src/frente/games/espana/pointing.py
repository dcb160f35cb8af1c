"""What is told of a thing that has no use for the ask at hand."""

from __future__ import annotations

from frente.engine import Ask, Refusal
from frente.games.espana.state import EspanaState


def why_nothing(s: EspanaState, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
    return Refusal(ask.rule, "nothing-here", {"things": list(subjects)})
