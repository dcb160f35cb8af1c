"""The sentences of options that tell more than their words."""

from __future__ import annotations

from frente.engine import Message
from frente.games.espana.definitions import COUNTER_ID, PLACE_ID, STACKING, TROOPS
from frente.games.espana.nouns import Modifier
from frente.games.espana.state import EspanaState


def of_unit(s: EspanaState, verb: str, unit: int) -> Message:
    """A counter with its box and strength."""
    box = PLACE_ID[s.where[unit]] if s.where[unit] < len(PLACE_ID) else ""
    strength = s.strength[unit] if unit < TROOPS.stop else 0
    return Message(f"do-{verb}", {"a": COUNTER_ID[unit], "box": box, "strength": strength})


def crowded(verb: str, heaps: dict[int, int], **more: str) -> Message:
    """11.8-c: the answer leaves boxes with more troops than may stay, and how many are too many."""
    args = {"boxes": [PLACE_ID[box] for box in heaps], "lost": sum(heaps.values()), "limit": STACKING}
    return Message(f"do-{verb}-crowded", {**more, **args})


def to_spot(place: int, detail: str) -> Message:
    return Message(f"do-to-{detail}" if detail else "do-to", {"a": PLACE_ID[place]})


def on_die(dice: tuple[int, ...], modifier: Modifier, die: int) -> Message:
    """A modifier on the die so and so, which shows this now."""
    return Message("do-put", {"a": modifier[1], "b": die + 1, "shown": dice[die]})
