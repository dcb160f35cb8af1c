"""What the rules want from the world: a choice of a seat, sealed choices, or chance.

Rules are generators. They yield an `Ask`, a `Sealed` or a `Roll` and are sent the answer; nothing
else suspends them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any, TypeAlias, TypeVar

from frente.engine.menu import Menu
from frente.engine.refusal import Refusal

T = TypeVar("T")
Values: TypeAlias = tuple[int, ...]
About: TypeAlias = dict[str, Any] | Callable[[], dict[str, Any]] | None


class Ask:
    """A prompt to one seat: its legal options, and the rule that asks.

    `offer` lists the legal tokens, only when somebody wants the list. `judge` tells of any one token
    which rule forbids it (None: it is legal); options and judgement must agree, and the contract
    checks that they do. `about` fills the prompt; it may be a function, called only when somebody reads it.
    `commits`: an answer rolls dice or shows something hidden, so it cannot be taken back. An ask made by
    `Ask.of` has a menu, from which both follow.
    """

    __slots__ = ("_about", "_options", "commits", "judge", "kind", "menu", "offer", "rule", "seat")

    def __init__(
        self,
        seat: str,
        kind: str,
        rule: str,
        offer: Callable[[], list[str]],
        judge: Callable[[str], Refusal | None] | None = None,
        about: About = None,
        commits: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.offer = offer
        self.judge = judge
        self._about = about
        self.commits = commits
        self.menu: Menu | None = None
        self._options: list[str] | None = None

    @classmethod
    def of(
        cls,
        seat: str,
        kind: str,
        rule: str,
        menu: Menu,
        about: About = None,
        commits: bool = False,
    ) -> Ask:
        """An ask whose answers are the ways of a menu; `put` it to get the answer as a value."""
        ask = cls.__new__(cls)  # every decision makes one: no second call
        ask.seat = seat
        ask.kind = kind
        ask.rule = rule
        ask.offer = menu.tokens
        ask.judge = menu.why_not
        ask._about = about
        ask.commits = commits
        ask.menu = menu
        ask._options = None
        return ask

    @property
    def about(self) -> dict[str, Any]:
        """What fills the prompt."""
        if self._about is None or callable(self._about):
            self._about = self._about() if self._about is not None else {}
        return self._about

    @property
    def key(self) -> str:
        """What a journal remembers of the ask, to notice that rules have changed."""
        return f"{self.seat}/{self.kind}"

    def options(self) -> list[str]:
        """The legal tokens, in a stable order."""
        if self._options is None:
            self._options = self.offer()
        return self._options

    def value(self, token: str) -> Any:
        """A legal answer as the value of its way; asks without a menu have none."""
        assert self.menu is not None
        return self.menu.read(token)

    def listed(self, token: str) -> bool:
        """Was the list of options made already, with this token on it?"""
        return self._options is not None and token in self._options

    def accepts(self, token: str) -> bool:
        """Is the token legal? Judged alone where the rules can, without listing all."""
        return self.why_not(token) is None

    def why_not(self, token: str) -> Refusal | None:
        """The rule that forbids the token, or None where it is legal."""
        if self.judge is not None:
            refusal = self.judge(token)
            return replace(refusal, rule=self.rule) if refusal and not refusal.rule else refusal
        if token in self.options():
            return None
        return Refusal(self.rule, "not-offered", {"token": token})

    def __repr__(self) -> str:
        return f"<Ask {self.seat} {self.kind} {self.rule}>"


class Sealed:
    """Several seats choose at once, each unseen by the others until all have chosen."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks

    def __repr__(self) -> str:
        return f"<Sealed {self.asks}>"


class Roll:
    """Chance: `dice` dice of `sides` faces. The stream says whose luck it is (see `chance`).

    `kind` names the roll in the log, `rule` the rule that wants it, `seat` who is meant. A secret
    roll is not shown in the log.
    """

    __slots__ = ("dice", "kind", "rule", "seat", "secret", "sides", "stream")

    def __init__(
        self,
        stream: str,
        dice: int = 1,
        sides: int = 6,
        *,
        kind: str,
        rule: str,
        seat: str = "",
        secret: bool = False,
    ) -> None:
        self.stream = stream
        self.dice = dice
        self.sides = sides
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.secret = secret

    def fits(self, values: Values) -> bool:
        """Can these values be the result?"""
        return len(values) == self.dice and all(1 <= v <= self.sides for v in values)

    def told(self, values: Values) -> dict[str, Any]:
        """What the log says of a result: enough to prove it when the rules that rolled are gone."""
        return {"roll": self.kind, "seat": self.seat, "dice": list(values), "sides": self.sides}

    def outcomes(self) -> Iterator[tuple[Values, Fraction]]:
        """Every result with its probability, for exact odds."""
        share = Fraction(1, self.sides**self.dice)
        for values in itertools.product(range(1, self.sides + 1), repeat=self.dice):
            yield values, share

    def __repr__(self) -> str:
        return f"<Roll {self.kind} {self.dice}d{self.sides} {self.stream}>"


class Shuffle(Roll):
    """A shuffle of `size` things: the result is the new order, as the numbers 0 to size - 1."""

    __slots__ = ()

    def __init__(self, stream: str, size: int, *, kind: str, rule: str) -> None:
        super().__init__(stream, size, size, kind=kind, rule=rule, secret=True)

    def fits(self, values: Values) -> bool:
        return sorted(values) == list(range(self.dice))

    def outcomes(self) -> Iterator[tuple[Values, Fraction]]:
        share = Fraction(1, math.factorial(self.dice))
        for values in itertools.permutations(range(self.dice)):
            yield values, share


def number(word: str) -> int | None:
    """A number as tokens spell it: plain digits, no leading zero. None for anything else."""
    return int(word) if word.isascii() and word.isdigit() and str(int(word)) == word else None


Yield: TypeAlias = Ask | Sealed | Roll
Flow: TypeAlias = Generator[Yield, Any, T]
"""A step or a part of one: yields what it wants, is sent the answer, returns a T."""


def choose(ask: Ask) -> Flow[str]:
    """Put an ask and give its answer, typed."""
    answer: str = yield ask
    return answer


def put(ask: Ask) -> Flow[Any]:
    """Put an ask made of a menu and give its answer as the value of the way that was taken."""
    token: str = yield ask
    assert ask.menu is not None
    return ask.menu.read(token)


def put_sealed(*asks: Ask) -> Flow[dict[str, Any]]:
    """The same to several seats at once: their answers by seat, as values."""
    tokens: dict[str, str] = yield Sealed(asks)
    return {ask.seat: ask.menu.read(tokens[ask.seat]) for ask in asks if ask.menu is not None}


def seal(*asks: Ask) -> Flow[dict[str, str]]:
    """Put asks to several seats at once and give their answers by seat."""
    answers: dict[str, str] = yield Sealed(asks)
    return answers


def roll(stream: str, dice: int = 1, sides: int = 6, *, kind: str, rule: str, seat: str = "") -> Flow[Values]:
    """Roll dice and give their faces."""
    values: Values = yield Roll(stream, dice, sides, kind=kind, rule=rule, seat=seat)
    return values


def shuffle(stream: str, size: int, *, kind: str, rule: str) -> Flow[Values]:
    """Shuffle and give the new order."""
    if size < 2:
        return tuple(range(size))
    values: Values = yield Shuffle(stream, size, kind=kind, rule=rule)
    return values
