"""Lasting effects. A card played as an Event leaves its effect rows in force; the rules ask here.

What lasts, how long and what ends it stands in the card's own rows (data/cards-*.toml); nothing of it
is copied into the state but the fact that the card was played, and when.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frente.games.crusade.definitions import CARDS, NAT, POOLS, REP, WINTER, mask_of
from frente.games.crusade.state import Crusade, own, turn_played

ROWS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    key: tuple((card.id, row) for card in CARDS for row in card.effects if row["key"] == key)
    for key in sorted({row["key"] for card in CARDS for row in card.effects})
}
"""The effect rows of all cards by their key, each with its card."""


def in_force(s: Crusade, key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The effect rows of a key on cards played so far, with their card, in the order of the decks."""
    played = s.played
    return ((id, row) for id, row in ROWS[key] if id in played)


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


def operations(s: Crusade, side: str, amount: int) -> int:
    """Communist Interference: the next REP card for OPS this turn gives fewer, but not below a minimum."""
    if side == REP and s.ops_cut:
        least = [int(row["minimum"]) for _, row in in_force(s, "reduce_enemy_ops")]
        return max([amount - s.ops_cut, *least])
    return amount


def afr_comes(s: Crusade) -> bool:
    """17.6.1: Air Bridge has opened the arrivals of the Army of Africa."""
    return any(True for _ in in_force(s, "start_afr_schedule"))


def afr_hastens(s: Crusade) -> bool:
    """17.6.2-b: the Strait was opened before NAT AR 2 of turn 3."""
    return any(s.played[id] < 32 for id, _ in in_force(s, "accelerate_afr"))


def columns_militarized(s: Crusade) -> bool:
    """17.4.1: Largo Caballero governs; 17.4.3: only Catalan militias stay uncoordinated."""
    return any(True for _ in in_force(s, "lift_lack_of_coordination"))


def severe_winter(s: Crusade) -> int:
    """16.5.3-a: the next Winter turn after the one in which Severe Winter was played; 0 for none."""
    for id, _ in in_force(s, "severe_winter"):
        return next((turn for turn in WINTER if turn > turn_played(s, id)), 0)
    return 0


def works_forbidden(s: Crusade, side: str, space: str) -> bool:
    """10.2.3-c: may the side build nothing there any more?"""
    return any(row["space"] == space and row["side"] == side for _, row in in_force(s, "forbid_works"))


def barred(s: Crusade, side: str) -> int:
    """CL-R51: the spaces NAT may neither attack nor enter while the French threat lasts."""
    return s.barred if side == NAT and s.turn <= s.barred_until else 0


def reminders(s: Crusade) -> list[tuple[str, str, str]]:
    """2.2.2.4: what stands beside the map: the message, the card that did it, and how much or until when."""
    found = [
        (f"force-rp-{pool}", id, f"{amount:+d}")
        for pools in POOLS.values()
        for pool in pools
        for id, amount in rp_modifiers(s, pool)
    ]
    found += [(f"force-rp-{row['pool']}", id, "0") for id, row in in_force(s, "rp_zero") if _this_turn(s, id)]
    found += [
        ("force-no-loss", id, "") for id, _ in in_force(s, "ignore_negative_modifiers") if _this_turn(s, id)
    ]
    found += [
        ("force-severe", id, str(severe_winter(s)))
        for id, _ in in_force(s, "severe_winter")
        if s.turn <= severe_winter(s)
    ]
    found += [("force-no-works", id, "") for id, _ in in_force(s, "forbid_works")]
    found += [("force-no-special", id, "") for id, _ in in_force(s, "forbid_special_sr")]
    found += [
        ("force-threat", id, str(s.barred_until))
        for id, _ in in_force(s, "forbid_enemy_zone")
        if barred(s, NAT)
    ]
    found += [
        ("force-ban", id, str(row["until_turn"]))
        for id, row in in_force(s, "forbid_event")
        if s.turn < row.get("until_turn", 0)
    ]
    if s.ops_cut:
        found += [("force-fewer", id, f"-{s.ops_cut}") for id, _ in in_force(s, "reduce_enemy_ops")]
    return found


def government(s: Crusade) -> str:
    """The Government marker: José Giral until a card turns it."""
    values = [str(row["value"]) for _, row in in_force(s, "set_government")]
    return values[-1] if values else "giral"


def single_command(s: Crusade) -> bool:
    """The NAT Command marker."""
    return any(True for _ in in_force(s, "set_command"))
