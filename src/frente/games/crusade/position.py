"""Positions: any situation, set up in the game's own words.

`units = { toledo = ["rep-mil:full", "rep-pol:reduced"] }` names counters by type or by id; the rest of
the board is as the scenario has it unless `clear = true` empties it first.
"""

from __future__ import annotations

from typing import Any

from frente.engine import Step
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
    UNIT,
    UNITS,
    mask_of,
)
from frente.games.crusade.rules.sequence import NEW_PHASE, course, deck_in_play, push_next_turn
from frente.games.crusade.state import Crusade, clear_round, put, reduce, restore

PHASES = ("draw", "action", "attrition", "status", "replacement", "end", "corps")


def arrange(s: Crusade, table: dict[str, Any]) -> None:
    """Change a state by a table of words; ValueError on a word that is not known."""
    unknown = sorted(set(table) - set(WORDS) - set(PILES) - {"phase", "side", "round", "clear"})
    if unknown:
        raise ValueError(f"crusade knows no {unknown[0]!r}; it knows {', '.join(sorted({*WORDS, *PILES}))}")
    if table.get("clear"):
        for u in UNITS:
            put(s, u.index, OFF)
            restore(s, u.index)
        s.works.clear()
    # Counters are taken off before any is put on, so that a table may exchange them.
    for word, use in WORDS.items():
        if word in table:
            use(s, table[word])
    _deal(s, table)
    s.side = table.get("side", s.side)
    s.round = table.get("round", max(1, s.round))
    clear_round(s)
    if "phase" in table:
        s.agenda = agenda(s, table["phase"])
        s.phase = table["phase"]
    else:
        s.agenda = agenda(s, "action")


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


def _space(id: str) -> int:
    if id not in AT:
        raise ValueError(f"there is no space {id!r}")
    return AT[id]


def _box(name: str) -> Any:
    def fill(s: Crusade, table: dict[str, list[str]] | list[str]) -> None:
        rows = table if isinstance(table, dict) else {NAT: table}
        for side, words in rows.items():
            for u in UNITS:
                if u.side == side and s.where[u.index] == BOXES[name]:
                    put(s, u.index, OFF)
            _fill(s, BOXES[name], words)

    return fill


def _played(s: Crusade, table: Any) -> None:
    """Cards played as Events, with the turn where it matters: ["N3"] or { R12 = 5 }."""
    rows = table if isinstance(table, dict) else dict.fromkeys(table, 0)
    for id, turn in rows.items():
        s.played[_card(id)] = turn * 10


# --- cards: each lies in one place --------------------------------------------------------------------
PILES = {"hands": "hand", "discards": "Discard Pile", "retained": "face-up cards", "draws": "Draw Pile"}


def _deal(s: Crusade, table: dict[str, Any]) -> None:
    """Put the cards where the table says, and the others of the deck where they then must be.

    A card played as an Event is out by its asterisk (3.0-asterisk), else on the Discard Pile. A card that is
    named nowhere is in the Draw Pile, from the top down where `draws` gives it, and then out of the game.
    """
    named = _named(table)
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


def _control(s: Crusade, table: dict[str, list[str]]) -> None:
    s.control |= mask_of(table.get(NAT, []))
    s.control &= ~mask_of(table.get(REP, []))


def _rp(s: Crusade, table: dict[str, float]) -> None:
    for pool, n in table.items():
        s.rp[POOL_NUMBER[pool]] = int(2 * n)


def _works(s: Crusade, table: dict[str, str]) -> None:
    for id, kind in table.items():
        if kind:
            s.works[_space(id)] = kind
        else:
            s.works.pop(_space(id), None)


def _actions(s: Crusade, table: dict[str, list[str]]) -> None:
    for side, uses in table.items():
        s.actions[side] = list(uses)


def _beach(s: Crusade, table: dict[str, Any]) -> None:
    s.beach = _space(table["at"])
    s.beach_mode = table["mode"]
    s.deadline = table.get("deadline", 0)


def _number(name: str) -> Any:
    def set_it(s: Crusade, value: Any) -> None:
        setattr(s, name, value)

    return set_it


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


WORDS: dict[str, Any] = {
    "turn": _number("turn"),
    "vp": _number("vp"),
    "rm": _number("rm"),
    "rp": _rp,
    "played": _played,
    "control": _control,
    "units": _units,
    "reserve": _box("reserve"),
    "eliminated": _box("eliminated"),
    "removed": _box("removed"),
    "morocco": _box("morocco"),
    "works": _works,
    "build_drm": lambda s, t: s.build_drm.update({_space(id): n for id, n in t.items()}),
    "sieges": _number("sieges"),
    "isolated": lambda s, ids: setattr(s, "isolated", mask_of(ids)),
    "ammo": _number("ammo"),
    "madrid": _number("madrid"),
    "strait": _number("strait"),
    "marks": _number("marks"),
    "bonus": lambda s, t: s.bonus.update({_space(id): card for id, card in t.items()}),
    "beach": _beach,
    "actions": _actions,
    "returning": _returning,
    "released": _released,
    "reinforced": _number("reinforced"),
    "missed_afr": _number("missed_afr"),
    "ops_cut": _number("ops_cut"),
}
