"""The words that answers are made of: counters, spaces, cards, pools, Sieges; and what pointing means."""

from __future__ import annotations

from collections.abc import Iterable

from frente.engine import Noun
from frente.engine.menu import words
from frente.games.crusade.definitions import (
    AT,
    CARD,
    DECKS,
    POOL_NUMBER,
    SIDES,
    SIEGE_AT,
    SIEGE_SPACE,
    SPACE_IDS,
    SPACES,
    UNIT,
    UNIT_IDS,
    UNITS,
)
from frente.games.crusade.state import Crusade, likeness


def units_at(s: Crusade, thing: str) -> Iterable[int]:
    """A counter means itself, a space or a stack all counters there."""
    unit = UNIT.get(thing)
    if unit is not None:
        return (unit,)
    space = AT.get(thing.removeprefix("stack-"))
    return () if space is None else s.stacks[space]


def spaces_at(s: Crusade, thing: str) -> Iterable[int]:
    """A space or a stack means the space, a counter the one it stands in."""
    space = AT.get(thing.removeprefix("stack-"))
    if space is None and thing in UNIT and s.where[UNIT[thing]] >= 0:
        space = s.where[UNIT[thing]]
    return () if space is None else (space,)


def sieges_at(s: Crusade, thing: str) -> Iterable[str]:
    """A Siege is meant by its own name, by its marker on the track, and by the space it lies in."""
    id = thing.removeprefix("siege-")
    if id in SIEGE_SPACE:
        return (id,)
    return [SIEGE_AT[space] for space in spaces_at(s, thing) if space in SIEGE_AT]


UNIT_NOUN: Noun[int] = Noun("unit", UNIT_IDS, UNIT, every=lambda _: range(len(UNITS)), at=units_at)
TWIN_NOUN: Noun[int] = Noun(
    "unit", UNIT_IDS, UNIT, every=lambda _: range(len(UNITS)), at=units_at, same=likeness
)
"""A counter where equal ones of one place are offered once."""
SPACE_NOUN: Noun[int] = Noun("space", SPACE_IDS, AT, every=lambda _: range(len(SPACES)), at=spaces_at)
CARD_NOUN: Noun[str] = Noun(
    "card", str, {id: id for id in CARD}, every=lambda _: (id for side in SIDES for id in DECKS[side])
)
POOL_NOUN = words("pool", *POOL_NUMBER, "mixed")
SIEGE_NOUN: Noun[str] = Noun(
    "siege", str, {id: id for id in SIEGE_SPACE}, every=lambda _: SIEGE_SPACE, at=sieges_at
)
