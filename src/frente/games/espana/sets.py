"""Which sets of counters an ask wants, and what they are counted by."""

from __future__ import annotations

from frente.engine import Ask, Choose, Count, Message
from frente.games.espana.answers import Lose, Support
from frente.games.espana.definitions import AIR_STRENGTH, AIRCRAFT, COUNTER_ID, SHIP_VALUE, SHIPS, STACKING
from frente.games.espana.state import EspanaState


def choose(s: EspanaState, ask: Ask) -> Choose | None:
    """16.2-a: who supports an attack, with the dice that each brings; 11.8-c: who has to go."""
    values = [ask.value(token) for token in ask.options()] if ask.kind in ("support", "stacking") else []
    if ask.kind == "support":
        able = [value.unit for value in values if isinstance(value, Support)]
        dice = {COUNTER_ID[unit]: _dice(unit) for unit in able}
        return Choose(0, len(able), tuple(dice), (Count("dice", Message("count-dice"), None, dice),))
    if ask.kind == "stacking":
        heap = [value.unit for value in values if isinstance(value, Lose)]
        too_many = len(heap) - STACKING
        going = {COUNTER_ID[unit]: 1 for unit in heap}
        counts = (Count("going", Message("count-going"), too_many, going),)
        return Choose(too_many, too_many, tuple(going), counts)
    return None


def _dice(unit: int) -> int:
    """16.2-e, 25.6-a: aircraft and ships bring dice; generals and tanks change results only (16.5-e)."""
    if unit in AIRCRAFT:
        return AIR_STRENGTH[unit]
    return SHIP_VALUE[unit] if unit in SHIPS else 0
