"""The judge of an ask that offers a fixed list of tokens."""

from __future__ import annotations

from collections.abc import Callable

from frente.engine import Refusal
from frente.engine.plain import Plain


def among(
    tokens: list[str], rule: str, text: str = "not-offered", **args: Plain
) -> Callable[[str], Refusal | None]:
    """Judge by the list: its own words are refused by the rule of the ask.

    A word that the list does not know belongs to another part of the turn. It is refused as
    `not-offered`, so that the match names the rule of the sequence of play instead.
    """
    verbs = {token.split(" ", 1)[0] for token in tokens}

    def judge(token: str) -> Refusal | None:
        if token in tokens:
            return None
        if token.split(" ", 1)[0] not in verbs:
            return Refusal(rule, "not-offered", {"token": token})
        return Refusal(rule, text, {"token": token, **args})

    return judge
