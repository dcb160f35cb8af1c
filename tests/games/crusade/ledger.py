"""Ledgers: what an ask says of each thing on the table, sorted by the reason against it."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.crusade.board import play, table

from frente.engine import Match
from frente.games.crusade.state import Crusade


def acting(side: str = "nat", turn: int = 8, use: str = "ops", card: str = "", **words: object) -> Match[Crusade]:
    """An Action Round on an otherwise empty board, in which a card was played for a use."""
    card = card or ("N41" if side == "nat" else "R42")
    hands = {"nat": [], "rep": []} | {side: [card]}
    words = {"ammo": False, "clear": True, "round": 2, **words}
    return play(table(turn=turn, side=side, hands=hands, **words), f"{use} {card}")


def ledger(m: Match[Crusade], verb: str, words: str | Iterable[str]) -> dict[str, str]:
    """The words that a verb may take now under "", the others under the rule and the text of the refusal."""
    found: dict[str, list[str]] = {}
    for word in words.split() if isinstance(words, str) else words:
        refusal = m.why_not(m.asks[0].seat, f"{verb} {word}".strip())
        found.setdefault(f"{refusal.rule} {refusal.text}" if refusal else "", []).append(word)
    return {reason: " ".join(named) for reason, named in found.items()}


def check(m: Match[Crusade], verb: str, expected: dict[str, str]) -> None:
    """The ledger of all these words is this one."""
    assert ledger(m, verb, " ".join(expected.values())) == expected
