"""Buttons that somebody will look for and that are not there: uses of cards, acts that are open to nobody."""

from __future__ import annotations

from collections.abc import Iterator

from frente.engine import Ask, Message, Refusal
from frente.engine.gesture import Absent
from frente.games.crusade.definitions import SPACE_IDS, UNIT_IDS, bits
from frente.games.crusade.rules import movement, operations
from frente.games.crusade.rules.action import USES, forced_card, playable, why_not_play
from frente.games.crusade.state import Crusade, units_in


def absent(s: Crusade, ask: Ask) -> list[Absent]:
    """What the ask lacks, each with what keeps the first thing that it would be done with."""
    match ask.kind:
        case "action":
            return [*_uses(s, ask.seat)]
        case "activate":
            return [*_markers(s)]
        case "move":
            return [*_acts(s)]
    return []


def _absent(verb: str, why: Refusal | None, thing: str) -> Iterator[Absent]:
    if why is not None:
        yield Absent(verb, Message(f"absent-{verb}"), why, (thing,))


def _uses(s: Crusade, side: str) -> Iterator[Absent]:
    """Uses that no card of the hand can be played for; the very first play is told by the prompt."""
    hand = s.hands[side]
    if not hand or forced_card(s):
        return
    for use in USES:
        if not playable(s, side, use):
            yield from _absent(use, why_not_play(s, side, use, hand[0]), hand[0])


def _markers(s: Crusade) -> Iterator[Absent]:
    left = bits(operations.unmarked(s)) or bits(units_in(s, s.side))
    if not left:
        return
    place = left[0]
    if not operations.for_movement(s):
        yield from _absent("activate-move", operations.why_not_for_movement(s, place), SPACE_IDS[place])
    if not operations.for_combat(s):
        yield from _absent("activate-attack", operations.why_not_for_combat(s, place), SPACE_IDS[place])


def _acts(s: Crusade) -> Iterator[Absent]:
    waiting = movement.ready(s)
    unit = waiting[0]
    if not any(movement.can_move(s, u) for u in waiting):
        yield from _absent("move", movement.why_not_move(s, unit), UNIT_IDS[unit])
    if all(movement.why_not_dig(s, u) for u in waiting):
        yield from _absent("build", movement.why_not_dig(s, unit), UNIT_IDS[unit])
