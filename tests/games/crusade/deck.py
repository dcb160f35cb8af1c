"""Cards for the stories: a table where a card can be played, and what its play has changed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.crusade.board import GAME, options, play, table

from frente.engine import Match
from frente.games.crusade.definitions import CARD
from frente.games.crusade.state import Crusade

SPECIAL: dict[str, dict[str, Any]] = {
    "N1": {"turn": 1, "round": 1},
    "N17": {"turn": 2, "unplay": ["R2"]},
    "N31": {"units": {"bilbao": ["nat-inf:full"]}},
    "N36": {"units": {"bilbao": ["nat-inf:full"]}},
    "R2": {"turn": 4, "unplay": ["N17"]},
    "R5": {"turn": 4},
    "R8": {"turn": 3},
    "R43": {"turn": 14, "reserve": {"rep": ["rep-rpa:full"], "nat": []}},
    "R47": {"unplay": ["N45"]},
    "R51": {"unplay": ["N42"]},
}


def ready(id: str, **more: Any) -> Match[Crusade]:
    """A table where the card can be played as an Event: turn 16 or 4, morale 5, its needs met."""
    card = CARD[id]
    late = card.phase != "columns"
    words = {"turn": 16 if late else 4, "round": 2, "rm": 5, **SPECIAL.get(id, {}), **more}
    scenario = words.pop("scenario", "two-years-of-war" if late else "campaign")
    unplay = words.pop("unplay", [])
    needs = dict.fromkeys((c for c in card.prerequisites if c not in unplay), 2)
    hands = words.pop("hands", {"nat": [], "rep": [], card.side: [id]})
    words["played"] = {**needs, **words.get("played", {})}
    m = table(scenario, side=card.side, hands=hands, ammo=False, **words)
    for gone in unplay:
        m.state.played.pop(gone, None)
    return m


COUNTED = (
    "vp", "rm", "rp", "control", "units", "reserve", "eliminated", "removed", "morocco", "works", "sieges",
    "isolated", "strait", "marks", "bonus", "beach", "deadline", "government", "discards", "removed_cards",
    "retained", "build_drm", "returning",
)  # fmt: skip
"""The facts of the board and the piles; hands, rounds and what follows from control are left aside."""


def flat(facts: Any, path: str = "") -> dict[str, Any]:
    """Facts by dotted path."""
    if not isinstance(facts, dict):
        return {path: facts}
    found: dict[str, Any] = {}
    for key, value in facts.items():
        found |= flat(value, f"{path}.{key}" if path else str(key))
    return found


def board(m: Match[Crusade]) -> dict[str, Any]:
    """All that lies on the table now."""
    facts = GAME.facts(m.state)
    return flat({key: facts[key] for key in COUNTED})


def changes(m: Match[Crusade], before: dict[str, Any]) -> dict[str, Any]:
    """What is different from before: numbers as differences, lists as what came and went."""
    after = board(m)
    found: dict[str, Any] = {}
    for key in sorted(before.keys() | after.keys()):
        old, new = before.get(key), after.get(key)
        if old == new:
            continue
        if isinstance(old, list) or isinstance(new, list):
            came, went = Counter(new or ()), Counter(old or ())
            found[key] = [f"+{x}" for x in (came - went).elements()]
            found[key] += [f"-{x}" for x in (went - came).elements()]
        elif isinstance(old, int | float) and isinstance(new, int | float):
            found[key] = new - old
        else:
            found[key] = new
    return found


def outcome(m: Match[Crusade], *tokens: str) -> dict[str, Any]:
    """Play these answers, and say exactly what they changed."""
    before = board(m)
    play(m, *tokens)
    assert not GAME.faults(m.state)
    return changes(m, before)


def finish(m: Match[Crusade]) -> Match[Crusade]:
    """Answer what the Event still asks: done, or the first option."""
    while m.asks and m.state.playing:
        tokens = options(m)
        play(m, "done" if "done" in tokens else tokens[0])
    return m
