"""What pointing at a thing is answered where the ask means nothing by it: what keeps it, what it is for."""

from __future__ import annotations

from collections.abc import Sequence

from frente.engine import Ask, Refusal
from frente.games.crusade.definitions import (
    AT,
    BEACH,
    CARD,
    ELIMINATED,
    FOE,
    MOROCCO,
    OFF,
    REMOVED,
    RESERVE,
    RETURNING,
    SIDE_OF,
    SIEGE_SPACE,
    SPACE_IDS,
    UNIT,
    UNITS,
)
from frente.games.crusade.rules import movement
from frente.games.crusade.state import Crusade, factors, owner, units_in

WHEN = {"play": "8.2.2", "fight": "11.1.1-b", "enemy": "7.1.5", "later": "6.B-a"}
"""What a unit, a space or a card waits for, with the rule that says so."""
BOXES = {
    RESERVE: ("12.1.8-a", "in-reserve"),
    ELIMINATED: ("14.1.4", "in-eliminated"),
    MOROCCO: ("17.6.3-a", "in-morocco"),
    OFF: ("4.2.2", "not-in-play-yet"),
    REMOVED: ("3.0-permanent", "out-of-the-game"),
}
"""Counters that are not on the map: why they do nothing there, and how they come back."""
TABLE = {
    "vp": "5.1.2-a",
    "rm": "16.3.2-a",
    "strait": "16.7.2",
    "government": "17.4.1",
    "command": "2.2.2.4",
    "war-phase": "15.1.2-a",
    "rp": "14.1.1-a",
    "works": "10.2.9-a",
    "ammo": "17.1.2-a",
    "winter": "16.5.2-a",
    "madrid": "17.3.2-a",
    "siege": "16.1.4.1",
    "force": "2.2.2.4",
    "turn": "6.0-a",
    "turns": "6.0-a",
    "phase": "6.0-a",
    "deadline": "8.5.4.4",
    "action": "7.1.4",
    "actions": "7.1.4",
    "records": "2.2.2.1",
    "note": "10.2.2-c",
    "supply": "13.1.2-a",
    "hand": "8.1.4-a",
    "draw": "6.A.3-a",
    "discard": "6.A.3-c",
    "retained": "8.5.3.3",
    "removed": "3.0-asterisk",
    "reserve": "12.1.8-a",
    "eliminated": "14.1.4",
    "morocco": "17.6.3-a",
    "returning": "13.4.3-b",
    "card": "8.1.3-a",
}
"""What lies beside the map, with the rule that it serves; its sentence is `no-about-<name>`."""
LABELS = ("status-", "zone-", "overlay-", "track-")
"""A marker, its line of the status and its label are one thing."""


def why_nothing(s: Crusade, ask: Ask, things: Sequence[str]) -> Refusal | None:
    """The answer to pointing at these things; None where nothing here has such a name."""
    if len(things) == 1:
        return _of_thing(s, ask, things[0])
    if ask.kind == "move" and things[0] in UNIT and (goal := _space(things[-1])) is not None:
        return _of_march(s, ask, UNIT[things[0]], goal)
    assert ask.menu is not None
    reasons: list[Refusal | None] = []
    for thing in things:
        judged = [ask.why_not(token) for token in ask.menu.pointed((thing,))]
        if None in judged:  # no answer names all of them
            return Refusal(
                ask.rule, "one-at-a-time", {"things": [thing.removeprefix("stack-") for thing in things]}
            )
        reasons += judged or [_of_thing(s, ask, thing)]
    return next((reason for reason in reasons if reason is not None), None)


def _space(thing: str) -> int | None:
    """The space that is meant by its name or by the stack in it."""
    return AT.get(thing.removeprefix("stack-"))


def _of_march(s: Crusade, ask: Ask, unit: int, goal: int) -> Refusal | None:
    """Why a unit cannot march to the space, in one gesture or step by step."""
    kept = ask.why_not(f"move {UNITS[unit].id}")
    if kept is not None:
        return kept
    args = {"unit": UNITS[unit].id, "place": SPACE_IDS[goal]}
    if s.where[unit] == goal:
        return Refusal("10.1.4", "already-there", dict(args))
    if units_in(s, FOE[SIDE_OF[unit]]) >> goal & 1:
        return Refusal("10.1.7", "enemy-there", dict(args))
    return movement.why_not_stop(s, unit, goal) or Refusal(
        "10.1.6", "out-of-reach", {**args, "mf": factors(s, unit)[2]}
    )


def _of_thing(s: Crusade, ask: Ask, thing: str) -> Refusal | None:
    space = _space(thing)
    card = thing.removeprefix("card-").upper()  # a card, or the text on it
    if thing in UNIT:
        return _of_unit(s, ask, UNIT[thing])
    if space is not None:
        return _of_space(s, ask, space)
    if card in CARD:
        return _of_card(s, ask, card)
    return _of_table(thing)


def _when(s: Crusade, ask: Ask) -> str:
    """What the things of the seat that is asked wait for."""
    if s.battle is not None:
        return "fight"
    if ask.kind == "action":
        return "play"
    in_rounds = s.phase in ("action", "operation", "combat", "redeployment")
    return "enemy" if in_rounds and s.side != ask.seat else "later"


# --- counters -------------------------------------------------------------------------------------------
def _of_unit(s: Crusade, ask: Ask, unit: int) -> Refusal:
    u, place = UNITS[unit], s.where[unit]
    args = {"unit": u.id}
    if place == RETURNING:
        return Refusal("13.4.3-b", "back-later", {**args, "turn": s.returning[unit]})
    if place < 0:
        rule, text = BOXES[place]
        return Refusal(rule, text if u.side == ask.seat else f"enemy-{text}", args)
    if u.side != ask.seat:
        return Refusal("11.1.3-a", "enemy-unit", {**args, "place": SPACE_IDS[place]})
    when = _when(s, ask)
    return Refusal(WHEN[when], "unit-waits", {**args, "place": SPACE_IDS[place], "when": when})


# --- spaces ---------------------------------------------------------------------------------------------
def _of_space(s: Crusade, ask: Ask, space: int) -> Refusal:
    args = {"place": SPACE_IDS[space]}
    if space == BEACH and s.beach < 0:
        return Refusal("2.1.2-d", "no-beach-head", args)
    mine, held = owner(s, space) == ask.seat, bool(s.stacks[space])
    if not mine:
        rule, text = ("11.1.3-a", "enemy-stack") if held else ("10.1.9", "enemy-space")
        return Refusal(rule, text, args)
    when = _when(s, ask)
    text = "stack-waits" if held else "space-waits"
    return Refusal(WHEN[when] if held else "10.1.3", text, {**args, "when": when})


# --- cards ----------------------------------------------------------------------------------------------
def _of_card(s: Crusade, ask: Ask, id: str) -> Refusal:
    """Of the enemy's cards nothing is told but whose they are."""
    card, args = CARD[id], {"card": id}
    if card.side != ask.seat:
        return Refusal("8.1.1", "enemy-card", args)
    if id == s.playing:
        return Refusal("8.5.1.1", "card-in-play", args)
    if id in s.removed:
        return Refusal("3.0-asterisk", "card-gone", args)
    if id in s.discards[ask.seat]:
        return Refusal("6.A.3-c", "card-discarded", args)
    if id in s.hands[ask.seat] or id in s.retained[ask.seat]:
        if card.type == "cc":
            return Refusal("11.2.4-a", "combat-card-waits", args)
        return Refusal("7.1.3-a", "card-waits", args)
    return Refusal("8.1.1", "card-not-yours", args)


# --- the rest of the table ------------------------------------------------------------------------------
def _of_table(thing: str) -> Refusal | None:
    for label in LABELS:
        thing = thing.removeprefix(label)
    if thing in SIEGE_SPACE:
        thing = f"siege-{thing}"
    parts = thing.split("-")
    for count in range(len(parts), 0, -1):  # the longest name that is known: war-phase, then war
        name = "-".join(parts[:count])
        if name in TABLE:
            return Refusal(TABLE[name], f"about-{name}", {})
    return None
