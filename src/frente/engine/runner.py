"""The only place that drives the rules' generators: the steps of a state, or a part of the rules alone.

The match, copies, replays, odds, search and the contract all stand on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from frente.engine.ask import Flow, Yield
from frente.engine.refusal import RulesFault
from frente.engine.state import S

T = TypeVar("T")

LONGEST_RUN = 1_000_000
"""Rolls and steps in a row without an ask: beyond it the rules run in a circle."""


class Runner(Generic[S]):
    """Runs the steps on the agenda of a state, each as far as it goes without a reply."""

    __slots__ = ("_flow", "_steps", "state")

    def __init__(self, steps: Mapping[str, Callable[..., Flow[None]]], state: S) -> None:
        self._steps = steps
        self._flow: Flow[None] | None = None
        self.state = state

    @property
    def open(self) -> bool:
        """Is a step under way?"""
        return self._flow is not None

    def begin(self) -> None:
        """Open the step on top of the agenda."""
        state = self.state
        if not state.agenda:
            raise RulesFault("the rules have no step left and no result")
        state.begun = step = state.agenda.pop()
        self._flow = self._steps[step[0]](state, *step[1:])

    def advance(self, reply: Any) -> Yield | None:
        """Send a reply (None to a step just begun); what is wanted next, or None where the step has ended."""
        assert self._flow is not None
        if reply is not None:
            self.state.begun = ()
        try:
            return self._flow.send(reply)
        except StopIteration:
            return None

    def resume(self, reply: Any) -> Yield:
        """The same over the ends of steps, to the next thing that is wanted."""
        for _ in range(LONGEST_RUN):
            wanted = self.advance(reply)
            if wanted is not None:
                return wanted
            self.begin()
            reply = None
        raise RulesFault("the rules run on and on without an ask")


class Stop(Exception):
    """Raised by a `reply` to leave a part of the rules where it stands; `wanted` is what it waits for."""

    def __init__(self, wanted: Yield) -> None:
        super().__init__(repr(wanted))
        self.wanted = wanted


def run(flow: Flow[T], reply: Callable[[Yield], Any]) -> T:
    """Run a part of the rules to its end and give what it returns; `reply` answers whatever it wants."""
    answer: Any = None
    while True:
        try:
            wanted = flow.send(answer)
        except StopIteration as end:
            value: T = end.value
            return value
        answer = reply(wanted)
