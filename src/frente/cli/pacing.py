"""How fast a match is told: pause, step, faster, slower."""

from __future__ import annotations

import time

from frente.cli.keys import Keys
from frente.cli.screen import Screen
from frente.words import Words

PACES = (0.0, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
USUAL = 0.5
FASTER, SLOWER = ("+", "="), ("-", "_")
"""With and without the shift key."""


class Stopped(Exception):
    """Whoever watches has seen enough."""


class Pacing:
    """Waits after what was told, and hears the keys that change it."""

    def __init__(self, screen: Screen, words: Words, keys: Keys, seconds: float | None) -> None:
        self.screen = screen
        self.words = words
        self.keys = keys
        self.seconds = (USUAL if keys.pressed else 0.0) if seconds is None else seconds
        self.paused = False

    def begin(self) -> None:
        if self.keys.pressed and not self.paused:
            self.screen.say(self.words.say("cli-watch-keys"), "dim")

    def pause(self) -> None:
        """Wait as long as the pace wants; while paused, until a key lets the match go on."""
        end = time.monotonic() + self.seconds
        while True:
            left = end - time.monotonic()
            key = self.keys.wait(None if self.paused else max(0.0, left))
            if key == "n":
                self.paused = True  # one step, then it stands still
            if key in ("", "n"):
                return
            self._heard(key)
            if key in FASTER + SLOWER:
                end = time.monotonic() + self.seconds

    def _heard(self, key: str) -> None:
        if key == "q":
            raise Stopped
        if key == " ":
            self.paused = not self.paused
            if self.paused:
                self.screen.say(self.words.say("cli-watch-paused"), "yellow")
        elif key in FASTER:
            self._pace(max((pace for pace in PACES if pace < self.seconds), default=0.0))
        elif key in SLOWER:
            self._pace(min((pace for pace in PACES if pace > self.seconds), default=PACES[-1]))

    def _pace(self, seconds: float) -> None:
        self.seconds = seconds
        self.screen.say(self.words.say("cli-watch-pace", seconds=seconds), "dim")
