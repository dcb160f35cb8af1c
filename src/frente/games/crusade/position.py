"""Positions: any situation, set up in the game's own words.

`units = { toledo = ["rep-mil:full", "rep-pol:reduced"] }` names counters by type or by id; the rest of
the board is as the scenario has it unless `clear = true` empties it first.
"""

from __future__ import annotations

from typing import Any

from frente.games.crusade.definitions import (
    AT,
    BOXES,
    CARD,
    DECKS,
    NAT,
    OF_KIND,
    OFF,
    POOL_NUMBER,
    REMOVED,
    REP,
    ROUNDS,
    SIDES,
    UNIT,
    UNITS,
    mask_of,
)
from frente.games.crusade.rules import progress
from frente.games.crusade.rules.sequence import deck_in_play
from frente.games.crusade.state import Crusade, clear_round, put, reduce, restore

PHASES = ("draw", "action", "attrition", "status", "replacement", "end", "corps")


def arrange(s: Crusade, table: dict[str, Any]) -> None:
    """Change a state by a table of words; ValueError on a word that is not known."""
    unknown = sorted(set(table) - set(WORDS) - {"phase", "side", "round", "clear"})
    if unknown:
        raise ValueError(f"crusade knows no {unknown[0]!r}; it knows {', '.join(sorted(WORDS))}")
    if table.get("clear"):
        for u in UNITS:
            put(s, u.index, OFF)
            restore(s, u.index)
        s.works.clear()
    # Counters are taken off before any is put on, so that a table may exchange them.
    for word, use in WORDS.items():
        if word in table:
            use(s, table[word])
    for side in SIDES:
        if side not in table.get("draws", {}):
            _complete_deck(s, side)
    s.side = table.get("side", s.side)
    s.round = table.get("round", max(1, s.round))
    clear_round(s)
    if "phase" in table:
        s.agenda = agenda(s, table["phase"])
        s.phase = table["phase"]
    else:
        s.agenda = agenda(s, "action")


def agenda(s: Crusade, phase: str) -> list[tuple[Any, ...]]:
    """The steps still to run, the last one next."""
    if phase not in PHASES:
        raise ValueError(f"crusade has no phase {phase!r}; it has {', '.join(PHASES)}")
    if phase == "draw":
        return [("turn",)]
    if phase == "corps":
        progress.begin_initial_corps(s)
        steps = s.agenda[-3:]
        return [("next-turn",), *steps]
    steps = []
    for n in range(1, ROUNDS + 1):
        for side in SIDES:
            if (n, SIDES.index(side)) >= (s.round, SIDES.index(s.side)):
                steps.append(("round", side, n))
            if n == ROUNDS:
                steps.append(("attrition", side))
    rest: list[tuple[Any, ...]] = [("status",), ("replacement", REP), ("replacement", NAT), ("end-turn",)]
    if phase == "attrition":
        steps = (
            [("attrition", s.side)]
            if s.side == REP
            else [("attrition", NAT), ("round", REP, ROUNDS), ("attrition", REP)]
        )
    elif phase == "status":
        steps = []
    elif phase == "replacement":
        steps = []
        rest = rest[1:] if s.side == REP else rest[2:]
    elif phase == "end":
        steps = []
        rest = rest[3:]
    return [*steps, *rest][::-1]


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


def _hands(s: Crusade, table: dict[str, list[str]]) -> None:
    """The named cards go to the hands; all others of the deck to the Draw Pile."""
    for side, ids in table.items():
        pool = [*s.hands[side], *s.draws[side]]
        for id in ids:
            _card(id)
            for pile in (s.discards[side], s.retained[side], s.removed):
                if id in pile:
                    pile.remove(id)
        s.hands[side] = list(ids)
        s.draws[side] = [id for id in pool if id not in ids]


def _complete_deck(s: Crusade, side: str) -> None:
    """Cards of the War Phases so far that lie nowhere are in the Draw Pile."""
    lying = {*s.hands[side], *s.draws[side], *s.discards[side], *s.retained[side], *s.removed}
    s.draws[side] += [id for id in deck_in_play(s.turn, side) if id not in lying]


def _card(id: str) -> str:
    if id not in CARD:
        raise ValueError(f"there is no card {id!r}")
    return id


def _pile(name: str) -> Any:
    def fill(s: Crusade, table: dict[str, list[str]]) -> None:
        for side, ids in table.items():
            for id in ids:
                _card(id)
                for pile in (s.hands[side], s.draws[side], s.discards[side], s.retained[side], s.removed):
                    if id in pile:
                        pile.remove(id)
            getattr(s, name)[side] = list(ids)

    return fill


def _draws(s: Crusade, table: dict[str, list[str]]) -> None:
    """The Draw Pile from the top down; cards named nowhere are out of the game."""
    for side, ids in table.items():
        s.draws[side] = [_card(id) for id in reversed(ids)]
        held = {*ids, *s.hands[side], *s.discards[side], *s.retained[side]}
        s.removed = [id for id in s.removed if CARD[id].side != side]
        s.removed += [id for id in DECKS[side] if id not in held and CARD[id].phase == "columns"]


def _played(s: Crusade, table: Any) -> None:
    """Cards played as Events, with the turn where it matters: ["N3"] or { R12 = 5 }."""
    rows = table if isinstance(table, dict) else dict.fromkeys(table, 0)
    for id, turn in rows.items():
        s.played[_card(id)] = turn * 10
        for side in SIDES:
            for pile in (s.hands[side], s.draws[side]):
                if id in pile and CARD[id].asterisk:
                    pile.remove(id)
                    s.removed.append(id)


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
    "hands": _hands,
    "discards": _pile("discards"),
    "retained": _pile("retained"),
    "draws": _draws,
    "actions": _actions,
    "returning": _returning,
    "reinforced": _number("reinforced"),
    "missed_afr": _number("missed_afr"),
    "ops_cut": _number("ops_cut"),
}
