"""Positions: any situation, set up and written in the game's own words.

`units = { toledo = ["rep-mil:full", "rep-pol:reduced"] }` names counters by type or by id; the rest of
the board is as the scenario has it unless `clear = true` empties it first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from frente.engine import Step
from frente.engine.position_file import position_file
from frente.games.crusade.definitions import (
    AT,
    BOXES,
    CARD,
    NAT,
    OF_KIND,
    OFF,
    POOL_NUMBER,
    REGIONS,
    REMOVED,
    REP,
    ROUNDS,
    SIDES,
    SPACE_IDS,
    UNIT,
    UNIT_IDS,
    UNITS,
    bits,
    mask_of,
)
from frente.games.crusade.rules.sequence import NEW_PHASE, course, deck_in_play, push_next_turn
from frente.games.crusade.rules.steps import STEPS
from frente.games.crusade.setup import start
from frente.games.crusade.state import Crusade, clear_round, in_box, put, reduce, restore

PHASES = ("draw", "action", "attrition", "status", "replacement", "end", "corps")


def arrange(s: Crusade, table: dict[str, Any]) -> None:
    """Change a state by a table of words; ValueError on a word that is not known."""
    unknown = sorted(set(table) - set(WORDS))
    if unknown:
        raise ValueError(f"crusade knows no {unknown[0]!r}; it knows {', '.join(sorted(WORDS))}")
    clear_round(s)
    # Counters are taken off before any is put on, so that a table may exchange them.
    for name, word in WORDS.items():
        if name in table:
            word.put(s, table[name])
    _deal(s, table)
    s.side = table.get("side", s.side)
    s.round = table.get("round", max(1, s.round))
    s.start_control = s.control ^ mask_of(table.get("taken", []))
    if "steps" in table:
        s.agenda = [_step(text) for text in table["steps"]][::-1]
        s.phase = table["phase"]
        return
    s.agenda = agenda(s, table.get("phase", "action"))
    s.phase = table.get("phase", s.phase)


def agenda(s: Crusade, phase: str) -> list[Step]:
    """The steps still to run, the last one next: the game's own course of a turn, from where this starts."""
    if phase not in PHASES:
        raise ValueError(f"crusade has no phase {phase!r}; it has {', '.join(PHASES)}")
    if s.side not in SIDES:
        raise ValueError(f"crusade has no side {s.side!r}; it has {', '.join(SIDES)}")
    if phase == "draw":
        return [("turn",)]
    if phase == "corps":
        if s.turn != 5:
            raise ValueError("the initial corps are deployed at the end of turn 5 (15.2.1-a)")
        s.agenda = []
        push_next_turn(s)
        return s.agenda
    starts: dict[str, Step] = {
        "action": ("round", s.side, s.round),
        "attrition": ("attrition", s.side),
        "status": ("status",),
        "replacement": ("replacement", s.side),
        "end": ("end-turn",),
    }
    steps = course()
    if starts[phase] not in steps:
        raise ValueError(f"a turn has no round {s.round!r}; it has 1 to {ROUNDS}")
    return steps[steps.index(starts[phase]) :][::-1]


def _step(text: str) -> Step:
    """A step by its name and what it is about, such as "round nat 3"."""
    name, *about = text.split()
    if name not in STEPS:
        raise ValueError(f"crusade has no step {name!r}; it has {', '.join(STEPS)}")
    return (name, *(int(word) if word.isdigit() else word for word in about))


# --- words -----------------------------------------------------------------------------------------
class Word(NamedTuple):
    """A word of the table: how it changes a state, and what it is of a state."""

    put: Callable[[Crusade, Any], None]
    tell: Callable[[Crusade], Any]


def _untold(_: Crusade) -> None:
    """Of a word for those who set up a position by hand: others tell the same."""


def _later(_: Crusade, _value: Any) -> None:
    """Read by `arrange` itself, when all else stands."""


def _plain(name: str) -> Word:
    """A number, a word, a yes, a list or a table of such."""

    def tell(s: Crusade) -> Any:
        value = getattr(s, name)
        return value.copy() if isinstance(value, dict | list) else value

    return Word(lambda s, value: setattr(s, name, value), tell)


def _each_side(name: str) -> Word:
    """A list of words for each side."""

    def fill(s: Crusade, table: dict[str, list[str]]) -> None:
        for side, words in table.items():
            getattr(s, name)[side] = list(words)

    return Word(fill, lambda s: {side: list(getattr(s, name)[side]) for side in SIDES})


def _spaces(name: str) -> Word:
    """A set of spaces."""
    return Word(
        lambda s, ids: setattr(s, name, mask_of([SPACE_IDS[_space(id)] for id in ids])),
        lambda s: [SPACE_IDS[p] for p in bits(getattr(s, name))],
    )


def _of_spaces(name: str) -> Word:
    """Something that lies in spaces."""
    return Word(
        lambda s, table: getattr(s, name).update({_space(id): value for id, value in table.items()}),
        lambda s: {SPACE_IDS[p]: value for p, value in getattr(s, name).items()},
    )


def _counter(id: str) -> int:
    if id not in UNIT:
        raise ValueError(f"there is no counter {id!r}")
    return UNIT[id]


def _counters(name: str) -> Word:
    """A set of counters."""
    return Word(
        lambda s, ids: setattr(s, name, sum(1 << _counter(id) for id in ids)),
        lambda s: [UNIT_IDS[u] for u in bits(getattr(s, name))],
    )


def _clear(s: Crusade, wanted: bool) -> None:
    """Take every counter and all works off the map."""
    if wanted:
        for u in UNITS:
            put(s, u.index, OFF)
            restore(s, u.index)
        s.works.clear()


def _unit(s: Crusade, word: str) -> tuple[int, bool]:
    """A counter by id, or the first free one of its type; and whether it is reduced."""
    name, _, strength = word.partition(":")
    worn = strength == "reduced"
    if strength not in ("", "full", "reduced"):
        raise ValueError(f"{word!r}: a counter is full or reduced")
    if name in UNIT:
        return UNIT[name], worn
    if name not in OF_KIND:
        raise ValueError(f"there is no counter {name!r}")
    spare = (OFF, REMOVED, BOXES["morocco"])
    order = sorted(OF_KIND[name], key=lambda u: (bool(UNITS[u].card), u))
    free = [u for box in spare for u in order if s.where[u] == box]
    if not free:
        raise ValueError(f"all {len(order)} counters {name} are in play (2.2.1-c)")
    return free[0], worn


def _fill(s: Crusade, place: int, words: list[str]) -> None:
    for word in words:
        unit, worn = _unit(s, word)
        put(s, unit, place)
        restore(s, unit)
        if worn:
            reduce(s, unit)


def _words(s: Crusade, units: tuple[int, ...] | list[int]) -> list[str]:
    return [UNIT_IDS[u] + (":reduced" if s.reduced >> u & 1 else "") for u in units]


def _units(s: Crusade, table: dict[str, list[str]]) -> None:
    for id in table:
        for unit in s.stacks[_space(id)]:
            put(s, unit, OFF)
    for id, words in table.items():
        _fill(s, AT[id], words)
        side = UNITS[s.stacks[AT[id]][0]].side if words else ""
        if side == NAT:
            s.control |= 1 << AT[id]
        elif side == REP:
            s.control &= ~(1 << AT[id])


def _tell_units(s: Crusade) -> dict[str, list[str]]:
    return {SPACE_IDS[p]: _words(s, stack) for p, stack in enumerate(s.stacks) if stack}


def _space(id: str) -> int:
    if id not in AT:
        raise ValueError(f"there is no space {id!r}")
    return AT[id]


def _box(name: str) -> Word:
    """The counters in a box, by side; a list alone is of the Nationalists."""

    def fill(s: Crusade, table: dict[str, list[str]] | list[str]) -> None:
        rows = table if isinstance(table, dict) else {NAT: table}
        for side, words in rows.items():
            for u in UNITS:
                if u.side == side and s.where[u.index] == BOXES[name]:
                    put(s, u.index, OFF)
            _fill(s, BOXES[name], words)

    return Word(fill, lambda s: {side: _words(s, in_box(s, side, BOXES[name])) for side in SIDES})


def _played(s: Crusade, table: Any) -> None:
    """Cards played as Events, with the time where it matters: ["N3"], { R12 = 5 } or { R12 = [5, 2] }."""
    rows = table if isinstance(table, dict) else dict.fromkeys(table, 0)
    for id, when in rows.items():
        turn, round = when if isinstance(when, list) else (when, 0)
        s.played[_card(id)] = turn * 10 + round


def _tell_played(s: Crusade) -> dict[str, Any]:
    return {id: [*divmod(when, 10)] if when % 10 else when // 10 for id, when in s.played.items()}


# --- cards: each lies in one place --------------------------------------------------------------------
PILES = {"hands": "hand", "discards": "Discard Pile", "retained": "face-up cards", "draws": "Draw Pile"}


def _deal(s: Crusade, table: dict[str, Any]) -> None:
    """Put the cards where the table says, and the others of the deck where they then must be.

    Where the table names the cards that are `gone` it names all of them, in every pile.

    A card played as an Event is out by its asterisk (3.0-asterisk), else on the Discard Pile. A card that is
    named nowhere is in the Draw Pile, from the top down where `draws` gives it, and then out of the game.
    """
    named = _named(table)
    if "gone" in table:  # the table tells of every card, as one that was written does
        s.removed = [_card(id) for id in table["gone"]]
        for word in PILES:
            getattr(s, word).update({side: list(table[word][side]) for side in SIDES})
        for side in SIDES:
            s.draws[side].reverse()
        return
    played = [_card(id) for id in table.get("played", ())]
    for id in played:
        if id in named and CARD[id].asterisk:
            raise ValueError(f"card {id} left the game when it was played: it cannot be in the {named[id]}")
    gone = [id for id in played if CARD[id].asterisk]
    s.removed = [id for id in s.removed if id not in named and id not in gone] + gone
    for side in SIDES:
        spent = [id for id in played if CARD[id].side == side and id not in named and id not in s.removed]
        elsewhere = {*named, *s.removed, *spent}
        for word in PILES:
            piles: dict[str, list[str]] = getattr(s, word)
            rows = table.get(word, {})
            piles[side] = list(rows[side]) if side in rows else [x for x in piles[side] if x not in elsewhere]
        s.discards[side] += spent
        lying = {*s.hands[side], *s.draws[side], *s.discards[side], *s.retained[side], *s.removed}
        rest = [id for id in _deck(s, side, table) if id not in lying]
        if side in table.get("draws", {}):
            s.draws[side].reverse()
            s.removed += rest
        else:
            s.draws[side] += rest


def _tell_draws(s: Crusade) -> dict[str, list[str]]:
    """From the top down."""
    return {side: s.draws[side][::-1] for side in SIDES}


def _named(table: dict[str, Any]) -> dict[str, str]:
    """The cards the table names, and the pile of each."""
    named: dict[str, str] = {}
    for word, pile in PILES.items():
        for side, ids in table.get(word, {}).items():
            for id in ids:
                if CARD[_card(id)].side != side:
                    raise ValueError(f"card {id} is no card of {side}")
                if id in named:
                    raise ValueError(f"card {id} cannot be in two places: {named[id]} and {pile}")
                named[id] = pile
    return named


def _deck(s: Crusade, side: str, table: dict[str, Any]) -> list[str]:
    """8.1.2: the cards of the War Phases so far; those of a new one come in the Draw Phase (15.1.2-a)."""
    fresh = table.get("phase") == "draw" and s.turn in NEW_PHASE
    return deck_in_play(s.turn - 1 if fresh else s.turn, side)


def _card(id: str) -> str:
    if id not in CARD:
        raise ValueError(f"there is no card {id!r}")
    return id


# --- the board and its markers ----------------------------------------------------------------------
def _control(s: Crusade, table: dict[str, list[str]]) -> None:
    s.control |= mask_of(table.get(NAT, []))
    s.control &= ~mask_of(table.get(REP, []))


def _tell_control(s: Crusade) -> dict[str, list[str]]:
    """What has changed hands since the set-up."""
    changed = s.control ^ start(s.scenario, s.corridor).control
    return {
        NAT: [SPACE_IDS[p] for p in bits(changed & s.control)],
        REP: [SPACE_IDS[p] for p in bits(changed & ~s.control)],
    }


def _rp(s: Crusade, table: dict[str, float]) -> None:
    for pool, n in table.items():
        s.rp[POOL_NUMBER[pool]] = int(2 * n)


def _tell_rp(s: Crusade) -> dict[str, float]:
    halves = {pool: s.rp[number] for pool, number in POOL_NUMBER.items()}
    return {pool: n / 2 if n % 2 else n // 2 for pool, n in halves.items()}


def _works(s: Crusade, table: dict[str, str]) -> None:
    for id, kind in table.items():
        if kind:
            s.works[_space(id)] = kind
        else:
            s.works.pop(_space(id), None)


def _beach(s: Crusade, table: dict[str, Any]) -> None:
    s.beach = _space(table["at"])
    s.beach_mode = table["mode"]
    s.deadline = table.get("deadline", 0)


def _tell_beach(s: Crusade) -> dict[str, Any]:
    if s.beach < 0:
        return {}
    return {"at": SPACE_IDS[s.beach], "mode": s.beach_mode, "deadline": s.deadline}


def _released(s: Crusade, ids: list[str]) -> None:
    """16.4.2.4-b: the regional counters that the Northern rule no longer binds."""
    for id in ids:
        if id not in UNIT or UNITS[UNIT[id]].region not in REGIONS:
            raise ValueError(f"{id!r} is no regional counter (16.4.2.4-b)")
        s.released |= 1 << UNIT[id]


def _returning(s: Crusade, table: dict[str, int]) -> None:
    for id, turn in table.items():
        put(s, UNIT[id], BOXES["returning"])
        reduce(s, UNIT[id])
        s.returning[UNIT[id]] = turn


def _to_deploy(s: Crusade, table: dict[str, list[str]]) -> None:
    """15.2.1: the initial corps that still wait for their place."""
    for side, ids in table.items():
        s.to_deploy[side] = [_counter(id) for id in ids]


def _march(s: Crusade, table: dict[str, Any]) -> None:
    """10.1.3: the move of a counter under way, or what is left to know of the last one."""
    s.mover = _counter(table["unit"]) if "unit" in table else -1
    s.origin = _space(table["from"])
    s.mf_left = table["mf"]
    s.entered = tuple(_space(id) for id in table.get("entered", ()))
    s.goals = mask_of(table["goals"]) if "goals" in table else -1


def _tell_march(s: Crusade) -> dict[str, Any]:
    if s.origin < 0:
        return {}
    return {
        **({"unit": UNIT_IDS[s.mover]} if s.mover >= 0 else {}),
        "from": SPACE_IDS[s.origin],
        "mf": s.mf_left,
        "entered": [SPACE_IDS[p] for p in s.entered],
        **({"goals": [SPACE_IDS[p] for p in bits(s.goals)]} if s.goals >= 0 else {}),
    }


WORDS: dict[str, Word] = {
    "phase": Word(_later, lambda s: s.phase),
    "side": Word(_later, lambda s: s.side),
    "round": Word(_later, lambda s: s.round),
    "steps": Word(_later, lambda s: [" ".join(map(str, step)) for step in (s.begun, *s.agenda[::-1])]),
    "clear": Word(_clear, _untold),
    **{name: _plain(name) for name in ("turn", "vp", "rm")},
    "rp": Word(_rp, _tell_rp),
    "played": Word(_played, _tell_played),
    "control": Word(_control, _tell_control),
    "units": Word(_units, _tell_units),
    **{name: _box(name) for name in ("reserve", "eliminated", "removed", "morocco")},
    "works": Word(_works, lambda s: {SPACE_IDS[p]: kind for p, kind in s.works.items()}),
    "build_drm": _of_spaces("build_drm"),
    "extra": _plain("extra"),
    "sieges": _plain("sieges"),
    "isolated": _spaces("isolated"),
    **{name: _plain(name) for name in ("ammo", "madrid", "strait", "marks")},
    "bonus": _of_spaces("bonus"),
    "beach": Word(_beach, _tell_beach),
    "actions": _each_side("actions"),
    "returning": Word(_returning, lambda s: {UNIT_IDS[u]: turn for u, turn in s.returning.items()}),
    "released": Word(_released, lambda s: [UNIT_IDS[u] for u in bits(s.released)]),
    **{name: _plain(name) for name in ("reinforced", "missed_afr", "ctv_waits", "ops_cut")},
    "barred": _spaces("barred"),
    "barred_until": _plain("barred_until"),
    "hands": Word(_later, lambda s: {side: [*s.hands[side]] for side in SIDES}),
    "draws": Word(_later, _tell_draws),
    "discards": Word(_later, lambda s: {side: [*s.discards[side]] for side in SIDES}),
    "retained": Word(_later, lambda s: {side: [*s.retained[side]] for side in SIDES}),
    "gone": Word(_later, lambda s: [*s.removed]),
    **{name: _plain(name) for name in ("facedown", "used", "playing", "siege_rp")},
    **{name: _spaces(name) for name in ("isolated_rp", "isolated_sr")},
    "taken": Word(_later, lambda s: [SPACE_IDS[p] for p in bits(s.start_control ^ s.control)]),
    "points": _plain("points"),
    **{name: _spaces(name) for name in ("move_marks", "attack_marks", "attacked")},
    **{name: _counters(name) for name in ("moved", "fought", "retreated")},
    "builders": Word(
        lambda s, ids: setattr(s, "builders", tuple(_counter(id) for id in ids)),
        lambda s: [UNIT_IDS[u] for u in s.builders],
    ),
    "victories": Word(
        lambda s, ids: setattr(s, "victories", tuple(_space(id) for id in ids)),
        lambda s: [SPACE_IDS[p] for p in s.victories],
    ),
    "march": Word(_march, _tell_march),
    **{name: _plain(name) for name in ("bonus_left", "cancel_left", "afr_sr", "combats", "battle_only")},
    "to_deploy": Word(
        _to_deploy, lambda s: {side: [UNIT_IDS[u] for u in s.to_deploy[side]] for side in SIDES}
    ),
}
"""In the order in which they are put."""
ALWAYS = {"phase", "side", "round", "steps", "hands", "draws", "discards", "retained", "gone"}
"""Told in any case: where in the turn play stands, and the cards, of which one tells all or none."""


# --- writing ---------------------------------------------------------------------------------------
WHOLE = {
    "discard", "redraw", "arrive", "action", "activate", "move", "march", "attacks", "redeploy",
    "redeploy-to", "event-order", "place-unit", "replace-units", "come-back", "place-corps", "raze", "corps",
    "corps-at", "make-room", "militarize",
}  # fmt: skip
"""The steps that ask before they have changed anything."""


def position_text(s: Crusade) -> str | None:
    """The state as a position file; None amid a combat or a step, which no file can hold."""
    if not s.begun or s.begun[0] not in WHOLE or s.battle is not None or s.result is not None:
        return None
    blank = start(s.scenario, s.corridor)
    _clear(blank, True)
    table: dict[str, Any] = {"clear": True}
    for name, word in WORDS.items():
        told = word.tell(s)
        if name in ALWAYS or told != word.tell(blank):
            table[name] = told
    title = f"Crusade and Revolution, turn {s.turn}, {s.phase}"
    return position_file(title, "crusade", s.scenario, {"corridor": True} if s.corridor else {}, table)
