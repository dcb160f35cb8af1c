"""Every way a piece of the rules can end, with its share: the rules themselves are run, roll by roll.

Where several rolls come to the same they are run on as one. What came of a roll is told by the events; a
roll that changes nothing until later is kept in mind by its value (`HIDDEN`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations
from typing import Any, TypeVar

from frente.engine import Ask, Flow, Roll
from frente.engine.ask import Shuffle, Values
from frente.engine.event import Log
from frente.games.barricadas.state import State

T = TypeVar("T", bound=Hashable)
Begin = Callable[[State], Flow[Any]]

HIDDEN = frozenset({"hit", "drift", "direction", "aircraft"})
"""Rolls whose result only shows in what the rules do later."""
CHANCE = frozenset({"roll", "total"})
"""What events say of the dice themselves."""
WAYS = {t: 6 - abs(t - 7) for t in range(2, 13)}
"""How many of the 36 rolls of two dice make a total."""


@dataclass(slots=True)
class Branch:
    """A way so far: the rolls, what they led to, and the roll that is wanted next."""

    rolls: tuple[Values, ...]
    hidden: tuple[Values, ...]
    state: State
    wanted: Roll | None
    share: float
    value: Any = None
    """What the flow gave, at its end."""

    def key(self) -> Hashable:
        told = tuple(
            (e.kind, e.rule, *(str(value) for name, value in e.data.items() if name not in CHANCE))
            for e in self.state.log.events
        )
        return told, self.hidden, self.wanted.kind if self.wanted else ""


def easy(ask: Ask) -> str:
    """Hold fire where one may; else the first option: which way one flees does not change the sum."""
    options = ask.options()
    return "hold" if "hold" in options else options[0]


class TooMany(Exception):
    """There are more ways than one would wait for."""


@dataclass(slots=True)
class Patience:
    """How many branches one waits for, over all that is asked with it."""

    left: int

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMany


def endings(
    s: State, begin: Begin, tell: Callable[[State], T], patience: Patience | None = None
) -> dict[T, float]:
    """What `tell` says of every end of the flow, with its exact share."""
    found: dict[T, float] = {}
    for branch in ends(s, begin, patience=patience):
        told = tell(branch.state)
        found[told] = found.get(told, 0.0) + branch.share
    return found


def ends(
    s: State, begin: Begin, answer: Callable[[Ask], str] = easy, patience: Patience | None = None
) -> Iterator[Branch]:
    """Every end of the flow; `TooMany` where the patience does not last."""
    level = [_run(s, begin, answer, (), (), 1.0)]
    while level:
        merged: dict[Hashable, Branch] = {}
        for branch in level:
            if branch.wanted is None:
                yield branch
                continue
            if patience is not None:
                patience.spend()
            for after in _after(s, begin, answer, branch, branch.wanted):
                key = after.key()
                if key in merged:
                    merged[key].share += after.share
                else:
                    merged[key] = after
        level = list(merged.values())


def _run(
    s: State,
    begin: Begin,
    answer: Callable[[Ask], str],
    rolls: tuple[Values, ...],
    hidden: tuple[Values, ...],
    share: float,
) -> Branch:
    """Run the flow on a copy with these rolls, up to the next one."""
    twin = s.copy()
    twin.log = Log()
    flow = begin(twin)
    coming = iter(rolls)
    reply: Any = None
    try:
        while True:
            wanted = flow.send(reply)
            if isinstance(wanted, Roll):
                reply = next(coming, None)
                if reply is None:
                    return Branch(rolls, hidden, twin, wanted, share)
            elif isinstance(wanted, Ask):
                reply = answer(wanted)
    except StopIteration as end:
        return Branch(rolls, hidden, twin, None, share, end.value)


def _after(
    s: State, begin: Begin, answer: Callable[[Ask], str], branch: Branch, wanted: Roll
) -> Iterator[Branch]:
    """The branches of one roll."""

    def run(values: Values, share: float) -> Branch:
        hidden = (*branch.hidden, values) if wanted.kind in HIDDEN else branch.hidden
        return _run(s, begin, answer, (*branch.rolls, values), hidden, branch.share * share)

    if isinstance(wanted, Shuffle):
        orders = list(permutations(range(wanted.dice)))
        yield from (run(order, 1 / len(orders)) for order in orders)
    elif (wanted.dice, wanted.sides) == (2, 6):
        yield from _totals(run)
    else:  # dice are only counted, so their order does not matter
        every = wanted.sides**wanted.dice
        for values in combinations_with_replacement(range(1, wanted.sides + 1), wanted.dice):
            yield run(values, _orders(values) / every)


def _totals(run: Callable[[Values, float], Branch]) -> Iterator[Branch]:
    """Two dice: more is always better or always worse, so equal ends mean the same between."""
    known: dict[int, Branch] = {}

    def at(total: int) -> Branch:
        first = min(6, total - 1)
        known[total] = run((first, total - first), WAYS[total] / 36)
        return known[total]

    def fill(low: int, high: int) -> None:
        if high - low < 2:
            return
        if known[low].key() == known[high].key():
            known[low].share *= sum(WAYS[t] for t in range(low, high)) / WAYS[low]
            return
        middle = (low + high) // 2
        at(middle)
        fill(low, middle)
        fill(middle, high)

    at(2)
    at(12)
    fill(2, 12)
    yield from known.values()


def _orders(values: Values) -> int:
    """In how many orders these dice can fall."""
    ways, run = 1, 0
    for i, value in enumerate(values):
        run = run + 1 if i and values[i - 1] == value else 1
        ways = ways * (i + 1) // run
    return ways
