"""Weather (11)."""

from __future__ import annotations

from frente.engine import Flow, roll
from frente.games.santander.definitions import (
    CHARTS,
)
from frente.games.santander.state import (
    Santander,
)

RAIN = range(CHARTS["weather"]["die"]["rain"][0], CHARTS["weather"]["die"]["rain"][1] + 1)


def weather(s: Santander) -> Flow[None]:
    """11.1-a, 11.2-a: from turn 2 a die, +1 after rain; 6 and more is rain. No roll on turn 1 (3.A-a)."""
    s.phase = "weather"
    if s.turn == 1:
        return
    die = yield from roll(f"weather:{s.turn}", kind="weather", rule="11.2-a")
    s.rain = die[0] + (CHARTS["weather"]["after_rain_drm"] if s.rain else 0) in RAIN
    s.note("weather", "11.2-a", rain=s.rain)
