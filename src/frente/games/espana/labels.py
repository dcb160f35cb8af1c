"""The sentences of options that tell more than their words."""

from __future__ import annotations

from typing import Any

from frente.engine import Message, Option
from frente.engine.plain import Plain
from frente.games.espana.definitions import (
    COUNTER,
    COUNTER_ID,
    LAND_UNITS,
    MODEL,
    PLACE_ID,
    STACKING,
    TROOPS,
)
from frente.games.espana.nouns import Modifier
from frente.games.espana.rules import fog
from frente.games.espana.state import EspanaState, land_units_in, side_of


def told_apart(s: EspanaState, viewer: int, choice: Option) -> Option:
    """The option with its troops and tanks by strength, and by number where two of a kind stand together."""
    args = choice.label.args
    units = {name: str(value) for name, value in args.items() if str(value) in COUNTER}
    if not units:
        return choice
    told = {name: _unit(s, viewer, unit) for name, unit in units.items()}
    spot = s.where[COUNTER[next(iter(units.values()))]]
    box = {"box": PLACE_ID[spot]} if spot < len(PLACE_ID) else {}
    choice.label = Message(choice.label.id, {**box, **args, **told})
    return choice


def _unit(s: EspanaState, viewer: int, name: str) -> Plain:
    unit = COUNTER[name]
    spot = s.where[unit]
    if unit >= LAND_UNITS or spot >= len(PLACE_ID) or fog.is_hidden(s, unit, viewer):
        return name
    strength = s.strength[unit] if unit < TROOPS.stop else 0
    alike = [
        other
        for other in land_units_in(s, side_of(s, unit), spot)
        if MODEL[other] == MODEL[unit] and not fog.is_hidden(s, other, viewer)
        if unit >= TROOPS.stop or s.strength[other] == strength
    ]
    args: dict[str, Plain] = {"unit": name, "strength": strength}
    if len(alike) == 1:
        return {"id": "unit-troop", "args": args} if strength else name
    args |= {"number": alike.index(unit) + 1, "count": len(alike)}
    return {"id": "unit-twin" if strength else "unit-tank-twin", "args": args}


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
    """A modifier, or a point of a card, on the die so and so, which shows this now."""
    name = "do-put-card" if modifier[0] == "card" else "do-put"
    return Message(name, {"a": modifier[1], "b": die + 1, "shown": dice[die]})


def of_effect(ops: list[dict[str, Any]]) -> Message:
    """One of the effects that a card leaves to choose from, told by its first operation."""
    match ops[0]:
        case {"op": "place", "type": str(band), "strength": strength}:
            return Message("do-option-place", {"band": _band(band), "strength": strength})
        case {"op": "strengthen", "types": [str(band)], "count": count}:
            return Message("do-option-strengthen", {"band": _band(band), "count": count})
        case op:
            raise ValueError(op)


def _band(band: str) -> Plain:
    return {"id": f"band-{band}", "args": {}}
