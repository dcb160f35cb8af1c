"""Ledgers: what an ask says of each thing on the table, sorted by the reason against it."""

from __future__ import annotations

from typing import Any

from tests.games.crusade.board import play, table

from frente.engine import Match
from frente.games.crusade.state import Crusade


def acting(
    side: str = "nat", turn: int = 8, use: str = "ops", card: str = "", **words: Any
) -> Match[Crusade]:
    """An Action Round on an otherwise empty board, in which a card was played for a use."""
    card = card or ("N41" if side == "nat" else "R42")
    hands = {"nat": [], "rep": []} | {side: [card]}
    words = {"ammo": False, "clear": True, "round": 2, **words}
    dice = words.pop("dice", None)
    return play(table(dice=dice, turn=turn, side=side, hands=hands, **words), f"{use} {card}")


Words = str | list[str]
"""Single words in one text, or answers of several words in a list."""


def _listed(words: Words) -> list[str]:
    return words.split() if isinstance(words, str) else words


def ledger(m: Match[Crusade], verb: str, words: Words) -> dict[str, list[str]]:
    """The words that a verb may take now under "", the others under the rule and the text of the refusal."""
    found: dict[str, list[str]] = {}
    offered = m.asks[0].options()
    for word in _listed(words):
        token = f"{verb} {word}".strip()
        refusal = m.why_not(m.asks[0].seat, token)
        assert (token in offered) == (refusal is None), token
        found.setdefault(f"{refusal.rule} {refusal.text}" if refusal else "", []).append(word)
    return found


def check(m: Match[Crusade], verb: str, expected: dict[str, Words]) -> None:
    """The ledger of all these words is this one."""
    rows = {reason: _listed(words) for reason, words in expected.items()}
    assert ledger(m, verb, [word for words in rows.values() for word in words]) == rows
