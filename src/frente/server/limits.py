"""How much one address, and all together, may ask of one process (frente.server.gate: of all of them)."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Clock: TypeAlias = Callable[[], float]
Rate: TypeAlias = tuple[float, float]
"""So many at once, and after that so many a second."""

ADDRESSES = 10_000
"""How many addresses are remembered; those that asked longest ago are forgotten first."""


class Bucket:
    """Fills at a steady rate; what is done takes from it."""

    __slots__ = ("_at", "_clock", "_left", "_per_second", "_size")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._size, self._per_second = rate
        self._clock = clock
        self._left, self._at = self._size, clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now

    def lacks(self, cost: float = 1.0) -> float:
        """The seconds until it holds that much; 0 where it does."""
        self._fill()
        return max(0.0, cost - self._left) / self._per_second

    def spend(self, cost: float = 1.0) -> float:
        """Take that much, on credit where it is not there; the seconds until the debt is paid."""
        self._fill()
        self._left -= cost
        return max(0.0, -self._left) / self._per_second


class Turnstile:
    """Lets through what one address, and all together, may do in a time."""

    def __init__(self, what: str, each: Rate, together: Rate, clock: Clock = time.monotonic) -> None:
        self.what = what
        self._each, self._clock = each, clock
        self._together = Bucket(together, clock)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def enter(self, address: str) -> float:
        """0 where it may go on; else the seconds after which to come again."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._each, self._clock)
            while len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        wait = max(bucket.lacks(), self._together.lacks())
        if not wait:
            bucket.spend()
            self._together.spend()
        return wait


class Room:
    """How many things an address, and all together, may have at the same time."""

    def __init__(
        self, each: int, together: int, spared: Callable[[str], bool] = lambda address: False
    ) -> None:
        self.each, self.together = each, together
        self._spared = spared
        self._held: Counter[str] = Counter()
        self.all = 0

    def enter(self, address: str) -> bool:
        """One more; False where there is no room."""
        full = self._held[address] >= self.each and not self._spared(address)
        if self.all >= self.together or full:
            return False
        self.all += 1
        self._held[address] += 1
        return True

    def held(self, address: str) -> int:
        return self._held.get(address, 0)

    def leave(self, address: str) -> None:
        self.all -= 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


def address_of(scope: Mapping[str, Any]) -> str:
    """Who asks. One household has a whole /64 of the newer addresses: that counts as one."""
    host = str((scope.get("client") or ("",))[0])
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def retry_after(seconds: float) -> int:
    """Whole seconds, as the header wants them."""
    return max(1, math.ceil(seconds))
