"""The words of answers: counters, places, cards, types, dice. How each is written, and what pointing means.

Pointing at a place means the counters there, pointing at a counter its place as well; a stack and the back of
a fogged counter stand for the box they lie in. What a viewer cannot see (22.4) means nothing to him, so most
nouns are made once for each side: `BOX[N]` is a place as the Nationalist points at it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from frente.engine import Noun
from frente.engine.menu import numbers
from frente.games.espana.definitions import (
    AIRCRAFT,
    BOXES,
    CARDS,
    COUNTER,
    COUNTER_ID,
    COUNTERS,
    GENERALS,
    LAND_UNITS,
    MODEL,
    PLACE,
    PLACE_ID,
    POOL,
    SEATS,
    SHIPS,
    SIDES,
    TANKS,
    TANKS_OF,
    TROOPS,
    TYPES,
    N,
)
from frente.games.espana.rules import fog
from frente.games.espana.state import EspanaState, side_of


def spelt(verb: str, ids: Sequence[str]) -> tuple[str, ...]:
    """The tokens of a verb with each of these words, for lists that are wanted often."""
    return tuple(f"{verb} {id}" for id in ids)


TO = spelt("to", PLACE_ID)
SEA = "sea"
DUTIES = ("support", "block")


# --- places -------------------------------------------------------------------------------------------
def place_at(s: EspanaState, viewer: int, thing: str) -> int | None:
    """The place that a place, a stack, a back or a visible counter stands for."""
    if thing in PLACE:
        return PLACE[thing]
    if thing in COUNTER:
        counter = COUNTER[thing]
        seen = s.where[counter] < len(PLACE_ID) and not fog.is_hidden(s, counter, viewer)
        return s.where[counter] if seen else None
    if thing.startswith("back-"):
        return PLACE.get(thing[5:].rsplit("-", 2)[0])
    if thing.startswith("sea-"):
        return PLACE.get(thing[4:])
    return PLACE.get(thing.partition(".")[0])


def _place_noun(viewer: int) -> Noun[int]:
    def at(s: EspanaState, thing: str) -> Iterable[int]:
        place = place_at(s, viewer, thing)
        return () if place is None else (place,)

    return Noun("place", PLACE_ID, PLACE, every=lambda _: range(len(PLACE_ID)), at=at)


BOX: tuple[Noun[int], ...] = tuple(_place_noun(side) for side in SIDES)


def _stack_noun(side: int) -> Noun[int]:
    """A box where the side has a stack, pointed at by itself or by that stack."""

    def at(s: EspanaState, thing: str) -> Iterable[int]:
        name, _, seat = thing.partition(".")
        box = PLACE.get(name, BOXES)
        return (box,) if box < BOXES and seat in ("", SEATS[side]) and s.held[side] >> box & 1 else ()

    return Noun("place", PLACE_ID, PLACE, every=lambda _: range(len(PLACE_ID)), at=at)


STACK: tuple[Noun[int], ...] = tuple(_stack_noun(side) for side in SIDES)

Spot = tuple[int, str]
"""A place, and what is to be done there ("" where that goes without saying)."""


def _spot_noun(viewer: int, details: tuple[str, ...]) -> Noun[Spot]:
    words: dict[Spot, str] = {
        (place, detail): f"{id}:{detail}" if detail else id
        for detail in ("", *details)
        for place, id in enumerate(PLACE_ID)
    }
    spots = {word: spot for spot, word in words.items()}

    def at(s: EspanaState, thing: str) -> Iterable[Spot]:
        place = place_at(s, viewer, thing)
        return () if place is None else [(place, detail) for detail in ("", *details)]

    return Noun("place", words, spots, every=lambda _: words, at=at)


SORTIE: tuple[Noun[Spot], ...] = tuple(_spot_noun(side, (SEA,)) for side in SIDES)
STATION: tuple[Noun[Spot], ...] = tuple(_spot_noun(side, DUTIES) for side in SIDES)


# --- counters -----------------------------------------------------------------------------------------
def counters_at(s: EspanaState, viewer: int, owner: int, thing: str) -> Iterable[int]:
    """The owner's counters that a thing stands for, as far as the viewer sees them."""
    if thing in COUNTER:
        found: Iterable[int] = (COUNTER[thing],)
    else:
        stack = thing.partition(".")[2]
        place = place_at(s, viewer, thing)
        if place is None or (stack and stack != SEATS[owner]):
            return ()
        found = s.at[2 * place + owner]
    return [c for c in found if side_of(s, c) == owner and not fog.is_hidden(s, c, viewer)]


def _counter_noun(viewer: int, owner: int, kinds: tuple[range, ...]) -> Noun[int]:
    members = frozenset(counter for kind in kinds for counter in kind)

    def at(s: EspanaState, thing: str) -> Iterable[int]:
        return [c for c in counters_at(s, viewer, owner, thing) if c in members]

    return Noun("unit", COUNTER_ID, COUNTER, every=lambda _: range(COUNTERS), at=at)


def _own(*kinds: range) -> tuple[Noun[int], ...]:
    return tuple(_counter_noun(side, side, kinds) for side in SIDES)


def _enemy(*kinds: range) -> tuple[Noun[int], ...]:
    return tuple(_counter_noun(side, 1 - side, kinds) for side in SIDES)


CAPTURED_TANK = _counter_noun(N, N, (TANKS,))
LAND_UNIT = _own(range(LAND_UNITS))
TROOP = _own(TROOPS)
PLANE = _own(AIRCRAFT)
GENERAL = _own(GENERALS)
SHIP = _own(SHIPS)
SUPPORTER = _own(range(TROOPS.stop, COUNTERS))
FIGHTER = _own(AIRCRAFT, SHIPS)
PASSENGER = _own(range(LAND_UNITS), GENERALS)
ENEMY_TROOP = _enemy(TROOPS)
ENEMY_SHIP = _enemy(SHIPS)
ENEMY_FIGHTER = _enemy(AIRCRAFT, SHIPS)
"""Counters as one side points at them: its own, and the enemy's."""

Result = tuple[int, bool]
"""A counter that guns hit, and whether it is only driven off (25.7-h)."""


def _result_noun(viewer: int) -> Noun[Result]:
    words: dict[Result, str] = {
        (counter, home): f"{id}:home" if home else id
        for home in (False, True)
        for counter, id in enumerate(COUNTER_ID)
    }
    results = {word: result for result, word in words.items()}
    target = ENEMY_FIGHTER[viewer]

    def at(s: EspanaState, thing: str) -> Iterable[Result]:
        return [(counter, home) for counter in target.at(s, thing) for home in (False, True)]

    return Noun("unit", words, results, every=lambda _: words, at=at)


RESULT: tuple[Noun[Result], ...] = tuple(_result_noun(side) for side in SIDES)


# --- cards, types, dice -------------------------------------------------------------------------------
def _card_at(_: EspanaState, thing: str) -> Iterable[str]:
    """A card, or the open card of a pile."""
    for start in ("", "batch-", "kept-"):
        card = thing.removeprefix(start)
        if card in CARDS:
            return (card,)
    return ()


CARD: Noun[str] = Noun("card", str, {card: card for card in CARDS}, every=lambda _: CARDS, at=_card_at)

_MODELS = (*TYPES, *TANKS_OF)


def _type_at(s: EspanaState, thing: str) -> Iterable[str]:
    """A type, or a counter of it that is free to come."""
    if thing in COUNTER:
        model = MODEL[COUNTER[thing]]
        return (model,) if model in _MODELS and s.where[COUNTER[thing]] == POOL else ()
    return (thing,) if thing in _MODELS else ()


TYPE: Noun[str] = Noun("type", str, {model: model for model in _MODELS}, every=lambda _: _MODELS, at=_type_at)
"""Types of troops and models of tanks."""

Modifier = tuple[str, int]
"""A modifier of one's own (plus) or a point of a card (card), and how much it adds."""
_MODIFIERS: dict[Modifier, str] = {
    (source, value): f"{source}:{value}"
    for source, most in (("plus", 9), ("card", 1))
    for value in range(1, most + 1)
}
MODIFIER: Noun[Modifier] = Noun(
    "modifier", _MODIFIERS, {word: value for value, word in _MODIFIERS.items()}, every=lambda _: _MODIFIERS
)
_DICE = {f"die:{number}": number for number in range(30)}
DIE: Noun[int] = Noun("die", tuple(_DICE), _DICE, every=lambda _: range(12))
EFFECT: Noun[int] = numbers("effect", 9, 1)
