"""Lasting effects. A card played as an Event leaves its effect rows in force; the rules ask here.

What lasts, how long and what ends it stands in the card's own rows (data/cards-*.toml); nothing of it
is copied into the state but the fact that the card was played, and when.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frente.games.crusade.definitions import CARD, POOLS, mask_of
from frente.games.crusade.state import Crusade, own, turn_played


def in_force(s: Crusade, key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The effect rows of a key on cards played so far, with their card."""
    for id in s.played:
        for row in CARD[id].effects:
            if row["key"] == key:
                yield id, row


def event_ban(s: Crusade, card: str) -> tuple[str, int] | None:
    """CL-N42: the card that forbids an Event, and the turn it is free again (0: never)."""
    for id, row in in_force(s, "forbid_event"):
        if row["card"] != card:
            continue
        until = row.get("until_turn", 0)
        if not until or s.turn < until:
            return id, int(until)
    return None


def pool_is_open(s: Crusade, pool: str) -> bool:
    """8.4.1-b, 14.1.1.2-b, 14.1.1.3-c: are SOV or AXIS points recorded? The own pools always are."""
    if pool in (POOLS["nat"][0], POOLS["rep"][0]):
        return True
    return any(row["pool"] == pool for _, row in in_force(s, "enable_rp"))


def rp_modifiers(s: Crusade, pool: str) -> list[tuple[str, int]]:
    """The changes of a pool in this turn's Replacement Phase, with their cards."""
    deaf = any(
        row["pool"] == pool and _this_turn(s, id) for id, row in in_force(s, "ignore_negative_modifiers")
    )
    found = []
    for id, row in in_force(s, "rp_modifier"):
        if row["pool"] != pool or not _holds(s, id, row):
            continue
        if row["amount"] < 0 and deaf:
            continue
        found.append((id, int(row["amount"])))
    return found


def _this_turn(s: Crusade, id: str) -> bool:
    return turn_played(s, id) == s.turn


def _holds(s: Crusade, id: str, row: dict[str, Any]) -> bool:
    if row["duration"] == "this_turn":
        return _this_turn(s, id)
    if row.get("cancelled_by", "") in s.played:  # CL-R31
        return False
    if row.get("from_turn") == "next" and _this_turn(s, id):
        return False
    rest = row.get("suspended_unless")
    return rest is None or not mask_of(rest["spaces"]) & ~own(s, rest["side"])


def pool_is_stopped(s: Crusade, pool: str) -> bool:
    """CL-N30, CL-R52: no points of this pool this turn, whatever was recorded before or after."""
    return any(row["pool"] == pool and _this_turn(s, id) for id, row in in_force(s, "rp_zero"))


def special_sr_forbidden(s: Crusade, side: str) -> bool:
    """13.4.3.2: Special SR has ended for the side."""
    return any(row["side"] == side for _, row in in_force(s, "forbid_special_sr"))


def government(s: Crusade) -> str:
    """The Government marker: José Giral until a card turns it."""
    values = [str(row["value"]) for _, row in in_force(s, "set_government")]
    return values[-1] if values else "giral"


def single_command(s: Crusade) -> bool:
    """The NAT Command marker."""
    return any(True for _ in in_force(s, "set_command"))
