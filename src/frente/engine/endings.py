"""Every way a part of the rules can end, with its share: the rules themselves are run, roll by roll.

Odds stand on it, so that they cannot differ from the rules. Where several rolls come to the same they are run
on as one: what came of a roll is told by the events, and a roll that shows only in what the rules do later is
kept in mind by its value.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations
from typing import Any, Generic, TypeAlias, TypeVar

from frente.engine import runner
from frente.engine.ask import Ask, Flow, Roll, Shuffle, Values, Yield
from frente.engine.event import Log
from frente.engine.state import S

T = TypeVar("T", bound=Hashable)
Begin: TypeAlias = Callable[[Any], Flow[Any]]
"""A part of the rules, begun on a state."""

WAYS = {t: 6 - abs(t - 7) for t in range(2, 13)}
"""How many of the 36 rolls of two dice make a total."""


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


@dataclass(slots=True)
class Branch(Generic[S]):
    """A way so far: the rolls, what they led to, and the roll that is wanted next."""

    rolls: tuple[Values, ...]
    hidden: tuple[Values, ...]
    state: S
    wanted: Roll | None
    share: float
    value: Any = None
    """What the flow gave, at its end."""


@dataclass(frozen=True, slots=True)
class Endings:
    """How a game's rules are run over every roll.

    `answer` gives the token where somebody is asked on the way. `hidden` are the kinds of rolls whose result
    only shows in what the rules do later, `chance` the entries of events that tell the dice themselves.
    `monotone`: of two dice more is always better or always worse, so totals between two that come to the same
    do too.
    """

    answer: Callable[[Ask], str]
    hidden: frozenset[str] = frozenset()
    chance: frozenset[str] = frozenset()
    monotone: bool = False

    def shares(
        self, state: S, begin: Begin, tell: Callable[[S], T], patience: Patience | None = None
    ) -> dict[T, float]:
        """What `tell` says of every end of the flow, with its exact share."""
        found: dict[T, float] = {}
        for branch in self.ends(state, begin, patience):
            told = tell(branch.state)
            found[told] = found.get(told, 0.0) + branch.share
        return found

    def ends(self, state: S, begin: Begin, patience: Patience | None = None) -> Iterator[Branch[S]]:
        """Every end of the flow; `TooMany` where the patience does not last."""
        level = [self._run(state, begin, (), (), 1.0)]
        while level:
            merged: dict[Hashable, Branch[S]] = {}
            for branch in level:
                if branch.wanted is None:
                    yield branch
                    continue
                if patience is not None:
                    patience.spend()
                for after in self._after(state, begin, branch, branch.wanted):
                    key = self._key(after)
                    if key in merged:
                        merged[key].share += after.share
                    else:
                        merged[key] = after
            level = list(merged.values())

    def _key(self, branch: Branch[S]) -> Hashable:
        told = tuple(
            (e.kind, e.rule, *(str(value) for name, value in e.data.items() if name not in self.chance))
            for e in branch.state.log.events
        )
        return told, branch.hidden, branch.wanted.kind if branch.wanted else ""

    def _run(
        self, state: S, begin: Begin, rolls: tuple[Values, ...], hidden: tuple[Values, ...], share: float
    ) -> Branch[S]:
        """Run the flow on a copy with these rolls, up to the next one."""
        twin: S = state.copy()
        twin.log = Log()
        coming = iter(rolls)

        def reply(wanted: Yield) -> Any:
            if isinstance(wanted, Roll):
                values = next(coming, None)
                if values is None:
                    raise runner.Stop(wanted)
                return values
            return self.answer(wanted) if isinstance(wanted, Ask) else None

        try:
            value = runner.run(begin(twin), reply)
        except runner.Stop as stop:
            wanted = stop.wanted if isinstance(stop.wanted, Roll) else None
            return Branch(rolls, hidden, twin, wanted, share)
        return Branch(rolls, hidden, twin, None, share, value)

    def _after(self, state: S, begin: Begin, branch: Branch[S], wanted: Roll) -> Iterator[Branch[S]]:
        """The branches of one roll."""

        def run(values: Values, share: float) -> Branch[S]:
            hidden = (*branch.hidden, values) if wanted.kind in self.hidden else branch.hidden
            return self._run(state, begin, (*branch.rolls, values), hidden, branch.share * share)

        if isinstance(wanted, Shuffle):
            orders = list(permutations(range(wanted.dice)))
            yield from (run(order, 1 / len(orders)) for order in orders)
        elif self.monotone and (wanted.dice, wanted.sides) == (2, 6):
            yield from self._totals(run)
        else:  # dice are only counted, so their order does not matter
            every = wanted.sides**wanted.dice
            for values in combinations_with_replacement(range(1, wanted.sides + 1), wanted.dice):
                yield run(values, _orders(values) / every)

    def _totals(self, run: Callable[[Values, float], Branch[S]]) -> Iterator[Branch[S]]:
        """Two dice by their total; what lies between two equal ends is not run."""
        known: dict[int, Branch[S]] = {}

        def at(total: int) -> None:
            first = min(6, total - 1)
            known[total] = run((first, total - first), WAYS[total] / 36)

        def fill(low: int, high: int) -> None:
            if high - low < 2:
                return
            if self._key(known[low]) == self._key(known[high]):
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
