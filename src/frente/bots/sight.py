"""An ask as somebody sees who overlooks some of its options."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from frente.engine import Ask, Menu, Policy, Refusal


class _Part(Menu):
    """A menu of which some answers are overlooked."""

    __slots__ = ("_left_out", "_whole")

    def __init__(self, whole: Menu, left_out: Collection[str]) -> None:
        super().__init__(whole.state, *whole.ways)
        self._whole = whole
        self._left_out = left_out

    def tokens(self) -> list[str]:
        return [token for token in self._whole.tokens() if token not in self._left_out]

    def why_not(self, token: str) -> Refusal | None:
        if token in self._left_out:
            return Refusal("", "not-offered", {"token": token})
        return self._whole.why_not(token)


def without(ask: Ask, left_out: Collection[str]) -> Ask:
    """The same ask with some of its options overlooked."""
    if ask.menu is not None:
        return Ask.of(ask.seat, ask.kind, ask.rule, _Part(ask.menu, left_out), lambda: ask.about, ask.commits)
    seen = [token for token in ask.options() if token not in left_out]
    return Ask(ask.seat, ask.kind, ask.rule, lambda: seen, about=lambda: ask.about, commits=ask.commits)


def overlooking(ask: Ask, share: float, luck: Random) -> Ask:
    """The ask to somebody who overlooks that share of its options, but never all of a kind of them.

    Whoever must pass since he sees nothing to do is not narrow but absent.
    """
    by_verb: dict[str, list[str]] = {}
    for token in ask.options():
        by_verb.setdefault(token.partition(" ")[0], []).append(token)
    left_out: set[str] = set()
    for tokens in by_verb.values():
        kept = luck.randrange(len(tokens))
        left_out.update(token for i, token in enumerate(tokens) if luck.random() < share and i != kept)
    return without(ask, left_out) if left_out else ask


def choices(policy: Policy, state: Any, ask: Ask, seed: str) -> Iterator[str]:
    """A script's choices, the best first: what it would do if it had overlooked those before."""
    options = ask.options()
    given = [policy(state, ask, Random(seed))]
    yield given[0]
    while len(given) < len(options):
        token = policy(state, without(ask, frozenset(given)), Random(seed))
        if token in given or token not in options:
            return  # it insists
        yield token
        given.append(token)
