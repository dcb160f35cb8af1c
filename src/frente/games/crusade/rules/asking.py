"""One way to put an ask: a list of what is legal, and the reason for everything else."""

from __future__ import annotations

from collections.abc import Callable

from frente.engine import Ask, Flow, Plain, Refusal, choose
from frente.games.crusade.definitions import AT, UNIT
from frente.games.crusade.state import Crusade, likeness

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
    twins: Crusade | None = None,
) -> Flow[list[str]]:
    """Ask, and give the words of the answer. What is offered is legal, and nothing else is.

    `twins`: the state, where equal counters of one place are offered once.
    """
    kept: list[list[str]] = []

    def options() -> list[str]:
        if not kept:
            kept.append(offer())
        return kept[0]

    def judge(token: str) -> Refusal | None:
        if token in options():
            return None
        verb, *words = token.split()
        if twins is not None:
            other = offered_twin(twins, token, options())
            if other:
                return Refusal(rule, "same-counter", {"unit": words[0], "other": other.split()[1]})
        return why(verb, words) or Refusal(rule, "not-offered", {"token": token})

    answer = yield from choose(Ask(seat, kind, rule, options, judge, about, commits))
    return answer.split()


def offered_twin(s: Crusade, token: str, tokens: list[str]) -> str:
    """The token that says the same of an equal counter in the same place, or none."""
    verb, *words = token.split()
    unit = unit_of(words)
    if unit < 0:
        return ""
    for other in tokens:
        said, *names = other.split()
        if said == verb and names[1:] == words[1:] and are_twins(s, unit, unit_of(names)):
            return other
    return ""


def are_twins(s: Crusade, a: int, b: int) -> bool:
    """Are these two counters alike, so that one is offered for both?"""
    return b >= 0 and likeness(s, a) == likeness(s, b)


def space_of(words: list[str], at: int = 0) -> int:
    """The space a word names, or -1."""
    return AT.get(words[at], -1) if len(words) > at else -1


def unit_of(words: list[str], at: int = 0) -> int:
    """The counter a word names, or -1."""
    return UNIT.get(words[at], -1) if len(words) > at else -1


def no_reason(_verb: str, _words: list[str]) -> Refusal | None:
    """For asks whose list explains itself."""
    return None
