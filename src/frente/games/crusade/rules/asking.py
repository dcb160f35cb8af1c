"""One way to put an ask: a list of what is legal, and the reason for everything else."""

from __future__ import annotations

from collections.abc import Callable

from frente.engine import Ask, Flow, Plain, Refusal, choose
from frente.games.crusade.definitions import AT, UNIT

Why = Callable[[str, list[str]], Refusal | None]
"""(verb, words after it) -> the rule that forbids it, or None where no better reason is known."""


def put_ask(
    seat: str,
    kind: str,
    rule: str,
    offer: Callable[[], list[str]],
    why: Why,
    about: dict[str, Plain] | None = None,
    commits: bool = False,
) -> Flow[list[str]]:
    """Ask, and give the words of the answer. What is offered is legal, and nothing else is."""
    kept: list[list[str]] = []

    def options() -> list[str]:
        if not kept:
            kept.append(offer())
        return kept[0]

    def judge(token: str) -> Refusal | None:
        if token in options():
            return None
        verb, *words = token.split()
        return why(verb, words) or Refusal(rule, "not-offered", {"token": token})

    answer = yield from choose(Ask(seat, kind, rule, options, judge, about, commits))
    return answer.split()


def space_of(words: list[str], at: int = 0) -> int:
    """The space a word names, or -1."""
    return AT.get(words[at], -1) if len(words) > at else -1


def unit_of(words: list[str], at: int = 0) -> int:
    """The counter a word names, or -1."""
    return UNIT.get(words[at], -1) if len(words) > at else -1


def no_reason(_verb: str, _words: list[str]) -> Refusal | None:
    """For asks whose list explains itself."""
    return None
