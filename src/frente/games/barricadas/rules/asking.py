"""How the steps ask: a closed list of tokens, each legal or refused by the ask's own rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from frente.engine import Ask, Flow, Plain, Refusal, choose
from frente.engine.state import Step
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.state import State, has, seat

Why = Callable[..., Refusal | None]
"""The words of a token -> the rule against it, where there is one to tell."""


def idle(s: State, u: int) -> Refusal | None:
    """3.3.2-a, 10.3.1-a: why a piece does nothing in the activation at hand; a rout is the nearest reason.

    Not for rallies: that is what a routed leader may still do, for himself.
    """
    if has(s.routed, u):
        return Refusal("10.3.1-a", "is-routed", {"unit": PIECES[u].id})
    if has(s.acting, u):
        return None
    return Refusal("3.3.2-a", "not-acting", {"unit": PIECES[u].id})


def first(s: State, step: Step, asking: Flow[str]) -> Flow[str]:
    """Put the first ask of a step, before the step has changed anything."""
    s.open = step
    answer = yield from asking
    s.open = ()
    return answer


def pick(
    side: int, kind: str, rule: str, tokens: Sequence[str], commits: bool = False, **about: Plain
) -> Flow[str]:
    """Ask a side to take one of these."""
    answer = yield from _ask(side, kind, rule, tokens, about, commits, None)
    return answer


def put(
    s: State,
    side: int,
    kind: str,
    rule: str,
    tokens: Sequence[str],
    about: dict[str, Plain],
    why: Why | None = None,
    commits: bool = False,
) -> Flow[str]:
    """The same with what fills the prompt as a table, and with reasons why other tokens are no answer."""
    answer = yield from _ask(side, kind, rule, tokens, about, commits, why)
    return answer


def _ask(
    side: int,
    kind: str,
    rule: str,
    tokens: Sequence[str],
    about: dict[str, Plain],
    commits: bool,
    why: Why | None,
) -> Flow[str]:
    options = list(tokens)

    def judge(token: str) -> Refusal | None:
        if token in options:
            return None
        reason = why(*token.split()) if why else None
        return reason or Refusal(rule, "not-offered", {"token": token})

    answer = yield from choose(Ask(seat(side), kind, rule, lambda: options, judge, about, commits))
    return answer
