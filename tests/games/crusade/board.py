"""A table for the stories: set up any situation, play tokens, force dice, look at the state."""

from __future__ import annotations

from typing import Any

from frente.engine import Match, to_plain
from frente.games.crusade import GAME
from frente.games.crusade.definitions import AT, UNIT, UNITS
from frente.games.crusade.state import Crusade


def table(
    scenario: str = "campaign", dice: list[tuple[int, ...]] | None = None, **words: Any
) -> Match[Crusade]:
    """A match that starts from a position in the game's own words."""
    options = {"corridor": True} if words.pop("corridor", False) else {}
    state = GAME.setup(scenario, GAME.full_options(scenario, options))
    GAME.arrange(state, words)
    return Match.start(GAME, scenario, options, "story", start=to_plain(state), forced=dice or [])


def play(m: Match[Crusade], *tokens: str) -> Match[Crusade]:
    """Give answers in order, each by whoever is asked."""
    for token in tokens:
        m.answer(m.asks[0].seat, token)
    return m


def options(m: Match[Crusade]) -> list[str]:
    """What may be answered now."""
    return m.asks[0].options()


def why(m: Match[Crusade], token: str) -> str:
    """The rule that forbids an answer, or none."""
    refusal = m.why_not(m.asks[0].seat, token)
    return refusal.rule if refusal else ""


def kind(m: Match[Crusade]) -> str:
    """What is asked now."""
    return f"{m.asks[0].seat} {m.asks[0].kind}" if m.asks else ""


def stack(m: Match[Crusade], space: str) -> list[str]:
    """The counters of a space: `rep-mil:full`."""
    found: list[str] = GAME.facts(m.state)["units"].get(space, [])
    return found


def named(m: Match[Crusade], space: str, kind_id: str, number: int = 0) -> str:
    """The id of a counter of a type in a space."""
    found = [u for u in m.state.stacks[AT[space]] if UNITS[u].kind.id == kind_id]
    return UNITS[sorted(found)[number]].id


def where(m: Match[Crusade], unit: str) -> str:
    """Where a counter is."""
    return str(GAME.facts(m.state)["where"][unit])


def holder(m: Match[Crusade], space: str) -> str:
    """Who controls a space."""
    return "nat" if m.state.control >> AT[space] & 1 else "rep"


def events(m: Match[Crusade], name: str) -> list[dict[str, Any]]:
    """What was noted under a name."""
    return [event.data for event in m.events(None) if event.kind == name]


def attack(m: Match[Crusade], target: str, *units: str) -> Match[Crusade]:
    """Activate where the units stand, attack with them, and declare."""
    spaces = dict.fromkeys(where(m, u) for u in units)
    for space in spaces:
        play(m, f"activate-attack {space}")
    if m.asks[0].kind == "activate":
        play(m, "done")
    play(m, f"attack {target}", *(f"with {u}" for u in units), "fight")
    return m


def fight(
    attackers: dict[str, list[str]],
    target: str,
    defenders: list[str],
    dice: list[tuple[int, ...]],
    side: str = "nat",
    **words: Any,
) -> Match[Crusade]:
    """A combat from an Operation of five points: everybody named attacks, no cards unless given."""
    units = {**attackers, target: defenders, **words.pop("units", {})}
    hand = words.pop("hands", {"nat": [], "rep": []})
    card = "N41" if side == "nat" else "R42"
    hands = {"nat": list(hand.get("nat", [])), "rep": list(hand.get("rep", []))}
    hands[side] = [card, *hands[side]]
    words.setdefault("ammo", False)
    words.setdefault("isolated", [])
    m = table(dice=dice, turn=words.pop("turn", 8), side=side, round=2, units=units, hands=hands, **words)
    play(m, f"ops {card}")
    return attack(m, target, *(UNITS[u].id for space in attackers for u in sorted(m.state.stacks[AT[space]])))


def resolve(m: Match[Crusade], until: str = "") -> Match[Crusade]:
    """Answer what a combat still asks, with the first option (no advance), up to an ask of a kind."""
    while m.asks and m.asks[0].kind in COMBAT_ASKS and m.asks[0].kind != until:
        play(m, "done" if m.asks[0].kind == "advance" else options(m)[0])
    return m


COMBAT_ASKS = ("losses", "replace", "stand", "withdraw", "retreat", "advance")

__all__ = [
    "GAME",
    "UNIT",
    "attack",
    "events",
    "fight",
    "holder",
    "kind",
    "named",
    "options",
    "play",
    "resolve",
    "stack",
    "table",
    "where",
    "why",
]
