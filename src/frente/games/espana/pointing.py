"""What is told of a thing that has no use for the ask at hand: what it is for, and when its time comes.

Of what a viewer cannot see (22.4) only that it is hidden is told.
"""

from __future__ import annotations

from frente.engine import Ask, Refusal
from frente.games.espana.definitions import (
    AIRCRAFT,
    BASES,
    BOARD,
    BOXES,
    CAPTURED,
    CARDS,
    COUNTER,
    COUNTER_ID,
    GENERALS,
    GONE,
    INTELLIGENCE,
    LAND_UNITS,
    MODEL,
    MOROCCO,
    PLACE_ID,
    POOL,
    RP_TYPES,
    SHIPS,
    SIDE_OF,
    TROOPS,
    N,
)
from frente.games.espana.nouns import place_at
from frente.games.espana.rules import fog
from frente.games.espana.rules.board import is_contested, is_friendly, is_supplied
from frente.games.espana.state import EspanaState, side_of

PRINTED: tuple[tuple[str, str, str], ...] = (
    ("card-bonus", "16.3-c", "about-halves"),
    ("card-penalty", "16.3-c", "about-halves"),
    ("turn", "3.9", "about-turns"),
    ("phase-", "9.1", "about-phases"),
    ("cities-", "3.10", "about-cities"),
    ("contested", "3.10", "about-cities"),
    ("joined-", "21.2-b", "about-joined"),
    ("points-", "19.1", "about-points"),
    ("rp", "19.1", "about-points"),
    ("plays", "18.2-a", "about-plays"),
    ("hand", "9.4", "about-hands"),
    ("deck", "9.3", "about-decks"),
    ("laid", "16.3-b", "about-laid"),
    ("spent", "5.4", "about-spent"),
    ("batch", "23.2-f", "about-batch"),
    ("kept", "18.5", "about-kept"),
    ("supply-", "10.1", "about-supply"),
    ("cities", "3.10", "about-cities"),
    ("board-", "2.5", "about-boards"),
    ("pool-", "7.1", "about-reserve"),
    ("gone-", "7.1", "about-gone"),
    ("captured-", "22.2-b", "about-captured"),
)
"""What lies beside the map, by how its name begins: the rule it is there for, and its sentence."""
LABELS = ("status-", "zone-", "overlay-", "track-")
"""The words over such a thing are pointed at like the thing."""


def why_nothing(s: EspanaState, ask: Ask, subjects: tuple[str, ...]) -> Refusal:
    """Of several things the first is told of."""
    viewer = SIDE_OF[ask.seat]
    thing = subjects[0] if subjects else ""
    if thing in COUNTER:
        return _of_counter(s, viewer, COUNTER[thing])
    if thing.startswith("back-"):
        return Refusal("22.4-a", "hidden-counter", {})
    for start in ("", "card-", "batch-", "kept-"):
        if thing.removeprefix(start) in CARDS:
            return _of_card(s, viewer, thing.removeprefix(start))
    place = place_at(s, viewer, thing)
    if place is not None:
        return _of_place(s, viewer, place)
    bare = next((thing.removeprefix(start) for start in LABELS if thing.startswith(start)), thing)
    for start, rule, text in PRINTED:
        if bare.startswith(start):
            return Refusal(rule, text, {})
    return Refusal("9.1", "only-to-read", {})


# --- counters -----------------------------------------------------------------------------------------
def _of_counter(s: EspanaState, viewer: int, counter: int) -> Refusal:
    args = {"unit": COUNTER_ID[counter]}
    if fog.is_hidden(s, counter, viewer):
        return Refusal("22.4-a", "hidden-counter", {})
    spot = s.where[counter]
    if spot == POOL:
        return _in_reserve(counter)
    if spot == GONE:
        rule = "25.12-b" if counter in SHIPS else "16.6-k" if counter < LAND_UNITS else "7.1"
        return Refusal(rule, "ship-gone" if counter in SHIPS else "out-of-the-game", args)
    if spot == CAPTURED:
        return Refusal("22.2-b", "tank-on-its-way", args)
    if side_of(s, counter) != viewer:
        return _of_enemy(s, viewer, counter)
    return _of_own(s, viewer, counter)


def _in_reserve(counter: int) -> Refusal:
    """7.1: what may enter later, and by what."""
    args = {"unit": COUNTER_ID[counter]}
    if counter < TROOPS.stop:
        if any(MODEL[counter] in types for types in RP_TYPES):
            return Refusal("19.6-c", "troop-in-reserve", args)
        return Refusal("19.8-b", "troop-by-events", args)
    if counter in GENERALS:
        return Refusal("14.5", "general-in-reserve", args)
    return Refusal("25.1-c" if counter in SHIPS else "18.3", "comes-by-event", args)


def _of_own(s: EspanaState, viewer: int, counter: int) -> Refusal:
    """What keeps an own counter from acting, or when it will."""
    spot = s.where[counter]
    args = {"unit": COUNTER_ID[counter], "box": PLACE_ID[spot] if spot < BOARD else ""}
    if counter in SHIPS:
        if s.damaged >> counter & 1:
            return Refusal("25.12-a", "ship-wants-repair", args)
        return Refusal("25.2-b", "ship-waits", args)
    if counter in AIRCRAFT:
        if spot == BOARD:
            return Refusal("13.1-a", "aircraft-on-board", args)
        at_sea = spot >= BOXES or s.at_sea >> counter & 1
        return (
            Refusal("25.4-e", "aircraft-off-coast", args) if at_sea else Refusal("13.2", "aircraft-out", args)
        )
    if spot == MOROCCO:
        return Refusal("12.1-a", "stays-in-morocco", args)
    if counter in GENERALS:
        if spot == BOARD:
            return Refusal("14.1-a", "general-on-board", args)
        picked = s.picked >> counter & 1
        return Refusal("15.9", "general-used", args) if picked else Refusal("15.1-a", "general-waits", args)
    if not is_supplied(s, viewer, spot):
        return Refusal("10.3-a", "out-of-supply", args)
    if s.attacked >> counter & 1:
        return Refusal("15.4-a", "attacked-already", args)
    if counter >= TROOPS.stop:
        return Refusal("9.1", "tank-waits", args)
    return Refusal("9.1", "troop-waits", args)


def _of_enemy(s: EspanaState, viewer: int, counter: int) -> Refusal:
    """What an enemy counter is, and what can be done to it and when."""
    spot = s.where[counter]
    args = {"unit": COUNTER_ID[counter], "box": PLACE_ID[spot] if spot < BOARD else ""}
    if spot == BOARD:
        return Refusal("13.1-a" if counter in AIRCRAFT else "14.1-a", "enemy-on-board", args)
    if counter in SHIPS:
        return Refusal("25.7-g" if spot in BASES else "25.8-b", "enemy-ship", args)
    if counter in AIRCRAFT:
        return Refusal("16.4-a", "enemy-aircraft", args)
    if counter in GENERALS:
        return Refusal("16.6-i", "enemy-general", args)
    if spot == MOROCCO:
        return Refusal("12.5", "enemy-in-morocco", args)
    if counter >= TROOPS.stop:
        return Refusal("16.6-h", "enemy-tank", args)
    if is_contested(s, spot):
        return Refusal("14.2", "enemy-troop-near", args)
    return Refusal("15.2", "enemy-troop", args)


# --- places and cards ---------------------------------------------------------------------------------
def _of_place(s: EspanaState, viewer: int, place: int) -> Refusal:
    args = {"box": PLACE_ID[place]}
    if place >= BOXES:
        if not s.chosen.naval:
            return Refusal("3.12", "sea-not-used", args)
        if place in BASES:
            return Refusal("25.3-b", "about-base", args)
        return Refusal("25.11-a", "about-zone", args)
    if place == MOROCCO:
        return Refusal("12.1-a" if viewer == N else "12.5", "about-morocco", args)
    if is_contested(s, place):
        return Refusal("3.7-b", "about-contested", args)
    if is_friendly(s, viewer, place):
        return Refusal("3.7-a", "about-own-box", args)
    if is_friendly(s, 1 - viewer, place):
        return Refusal("3.7-c", "about-enemy-box", args)
    return Refusal("3.7-d", "about-empty-box", args)


def _of_card(s: EspanaState, viewer: int, card: str) -> Refusal:
    args = {"card": card}
    if card in s.in_force:
        return Refusal("18.6", "card-in-force", args)
    if any(effect.card == card for effect in s.lasting):
        return Refusal("18.5", "card-kept", args)
    if card in s.spent:
        return Refusal("5.4", "card-used", args)
    if any(card in batch for batch in s.batch):
        return Refusal("23.2-b", "card-in-batch", args)
    if card not in s.hands[viewer]:
        return Refusal("5.1", "not-in-hand", args)
    if card in INTELLIGENCE:
        return Refusal("18.7-a", "card-answers", args)
    if not s.chosen.combat_cards:
        return Refusal("23.1-d", "card-event-only", args)
    return Refusal("5.4", "card-waits", args)
