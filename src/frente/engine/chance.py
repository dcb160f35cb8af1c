"""Luck. A roll is a function of (match seed, stream, index), so it can be repeated and proven.

Streams keep luck apart: one for each deck, for events by turn, for each combat of a turn. Two matches
from one seed share their luck stream by stream even after play has gone different ways.

Fair dice: the commitment to the seed is published when a match starts, the seed when it has ended;
anybody can then check every roll.
"""

from __future__ import annotations

import hashlib
import secrets

from frente.engine.ask import Roll, Shuffle, Values
from frente.engine.message import sentence
from frente.engine.refusal import DiceError


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published at the start: it binds the seed without telling it."""
    return hashlib.sha256(f"frente seed {seed}".encode()).hexdigest()


class Dice:
    """All the luck of one match."""

    __slots__ = ("counts", "seed")

    def __init__(self, seed: str, counts: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counts: dict[str, int] = {} if counts is None else counts

    def copy(self, seed: str | None = None) -> Dice:
        """The same luck, or (with a seed) other luck from here on."""
        return Dice(self.seed if seed is None else seed, self.counts)

    def roll(self, wanted: Roll) -> Values:
        """The next result of the roll's stream."""
        if not self.seed:
            raise DiceError(sentence("error-seed-match-not-known-here"))
        index = self.counts.get(wanted.stream, 0)
        self.skip(wanted.stream)
        return result(self.seed, wanted.stream, index, wanted)

    def skip(self, stream: str) -> None:
        """Count a result that was given from elsewhere (a journal, a forced roll)."""
        # Never changed in place: copies and checkpoints share the counts till the next roll.
        self.counts = {**self.counts, stream: self.counts.get(stream, 0) + 1}

    def unroll(self, stream: str) -> None:
        """Take the last result of a stream back: it was never seen."""
        left = self.counts[stream] - 1
        self.counts = {name: n for name, n in self.counts.items() if name != stream}
        if left:
            self.counts[stream] = left


def result(seed: str, stream: str, index: int, wanted: Roll) -> Values:
    """The result of the `index`-th roll of `stream`: a pure function of its arguments."""
    source = _Source(f"{seed}|{stream}|{index}")
    if isinstance(wanted, Shuffle):
        order = list(range(wanted.dice))
        for i in range(len(order) - 1, 0, -1):
            j = source.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)
    return tuple(source.below(wanted.sides) + 1 for _ in range(wanted.dice))


class _Source:
    """An endless supply of unbiased small numbers from one key."""

    __slots__ = ("_block", "_bytes", "_key")

    def __init__(self, key: str) -> None:
        self._key = key
        self._block = 0
        self._bytes: list[int] = []

    def below(self, n: int) -> int:
        limit = 65536 - 65536 % n  # throw away what would favour the low numbers
        while True:
            if len(self._bytes) < 2:
                text = f"{self._key}|{self._block}"
                self._bytes = list(hashlib.blake2b(text.encode(), digest_size=32).digest())
                self._block += 1
            value = self._bytes.pop() * 256 + self._bytes.pop()
            if value < limit:
                return value % n
