"""Short stories at the table: what a token is refused for, and what a match tells after some answers."""

from __future__ import annotations

from typing import Any

from frente.engine import Match, Refusal
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.state import Battlefield, each

from .table import match, situation

REP_SEAT, NAT_SEAT = "republican", "nationalist"


def why(token: str, *before: str, seat: str = REP_SEAT, **table: Any) -> tuple[str, str] | None:
    """The rule and the sentence against a token in a situation, after some answers; None: it is legal."""
    m = match(situation(**table))
    for answer in before:
        m.answer(m.asks[0].seat, answer)
    assert m.asks[0].seat == seat
    return reason(m.why_not(seat, token))


def reason(found: Refusal | None) -> tuple[str, str] | None:
    return None if found is None else (found.rule, found.text)


def play(s: Battlefield, *answers: str, rolls: tuple[tuple[int, ...], ...] = ()) -> Match[Battlefield]:
    """A match from a situation, with rolls and answers; whoever is asked answers."""
    m = match(s, *rolls)
    for answer in answers:
        assert m.asks, f"nobody is asked for {answer}"
        m.answer(m.asks[0].seat, answer)
    return m


def told(m: Match[Battlefield], kind: str, *keys: str) -> list[Any]:
    """The events of a kind, by some of what they tell."""
    found = [e.data for e in m.state.log.events if e.kind == kind]
    return [tuple(data[key] for key in keys) if len(keys) != 1 else data[keys[0]] for data in found]


def who(mask: int) -> set[str]:
    """The pieces of a set by their ids."""
    return {PIECES[u].id for u in each(mask)}
