"""How the steps ask: a closed list of tokens, each legal or refused by the ask's own rule."""

from __future__ import annotations

from collections.abc import Sequence

from frente.engine import Ask, Flow, Plain, Refusal, choose
from frente.games.barricadas.state import State, seat


def pick(
    side: int, kind: str, rule: str, tokens: Sequence[str], commits: bool = False, **about: Plain
) -> Flow[str]:
    """Ask a side to take one of these."""
    options = list(tokens)

    def judge(token: str) -> Refusal | None:
        return None if token in options else Refusal(rule, "not-offered", {"token": token})

    answer = yield from choose(Ask(seat(side), kind, rule, lambda: options, judge, about, commits))
    return answer


def put(
    s: State, side: int, kind: str, rule: str, tokens: Sequence[str], about: dict[str, Plain]
) -> Flow[str]:
    """The same with what fills the prompt as a table."""
    answer = yield from pick(side, kind, rule, tokens, False, **about)
    return answer
