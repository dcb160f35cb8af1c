"""Single keys while something runs, without Enter. Where there is no keyboard nothing is ever pressed."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform == "win32":  # pragma: no cover - no such machine runs the tests
    import msvcrt

    LOOK = 0.05

    class Keys:
        """The keys pressed since we last looked."""

        def __init__(self, pressed: bool) -> None:
            self.pressed = pressed

        def wait(self, seconds: float | None) -> str:
            """The next key within so many seconds (None: however long it takes); "" where none came."""
            end = None if seconds is None else time.monotonic() + seconds
            while self.pressed:
                if msvcrt.kbhit():
                    return msvcrt.getwch()
                if end is not None and time.monotonic() >= end:
                    return ""
                time.sleep(LOOK)
            time.sleep(seconds or 0)
            return ""

    @contextmanager
    def keyboard() -> Iterator[Keys]:
        yield Keys(sys.stdin.isatty())

else:
    import os
    import select
    import termios
    import tty

    class Keys:
        """The keys pressed since we last looked."""

        def __init__(self, source: int | None) -> None:
            self._source = source
            self.pressed = source is not None

        def wait(self, seconds: float | None) -> str:
            """The next key within so many seconds (None: however long it takes); "" where none came."""
            if self._source is None:
                time.sleep(seconds or 0)
                return ""
            ready, _, _ = select.select([self._source], [], [], seconds)
            return os.read(self._source, 1).decode(errors="replace") if ready else ""

    @contextmanager
    def keyboard() -> Iterator[Keys]:
        """The terminal's keys, one by one; the terminal is left as it was found."""
        if not sys.stdin.isatty():
            yield Keys(None)
            return
        source = sys.stdin.fileno()
        before = termios.tcgetattr(source)
        try:
            tty.setcbreak(source)
            yield Keys(source)
        finally:
            termios.tcsetattr(source, termios.TCSADRAIN, before)
