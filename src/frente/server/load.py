"""Is there room for more? Told by how late the event loop is, and by the memory that the machine has left."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

MEMORY = Path("/proc/meminfo")
EVERY = 0.5
AGAIN = 10.0
"""Seconds after which somebody who was not let in may come again."""
LATE_ALONE = 60.0
"""How late the loop may be on a server that only its own machine reaches."""


def memory_left(file: Path = MEMORY) -> int | None:
    """Bytes that programs can still have; None: not known on this system."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(file.read_text().partition("MemAvailable:")[2].split()[0]) * 1024
    return None


class Load:
    """Looks again and again."""

    def __init__(
        self, late: float, spare: int, memory: Callable[[], int | None] = memory_left, every: float = EVERY
    ) -> None:
        self._late, self._spare, self._memory, self._every = late, spare, memory, every
        self.lag = 0.0
        """Seconds that the loop was late: the latest, or a longer one not long ago."""
        self.short = False
        """Too little memory is left."""

    @property
    def full(self) -> bool:
        """Nothing new should be begun."""
        return self.short or self.lag > self._late

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + self._every
            await asyncio.sleep(self._every)
            self.look(loop.time() - due)

    def look(self, late: float) -> None:
        """Note how late the loop is now. What was long ago counts less and less."""
        self.lag = max(late, self.lag * 0.8)
        left = self._memory()
        self.short = left is not None and left < self._spare
