"""What must hold before a card may be played as an Event (8.5.1.2)."""

from __future__ import annotations

from typing import Any

from frente.engine import Refusal
from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import (
    BORDER,
    BOX_NAMES,
    CARD,
    CARDS,
    OF_KIND,
    RESERVE,
    Card,
    mask_of,
    phase_of,
)
from frente.games.crusade.rules.control import northern_front_ended
from frente.games.crusade.rules.supply import supplied
from frente.games.crusade.state import Crusade, own

GROUPS = {
    group: tuple(card.id for card in CARDS for row in card.conditions if row.get("group") == group)
    for group in {row["group"] for card in CARDS for row in card.conditions if "group" in row}
}
"""The cards of which only one may be played as an Event in a turn (8.5.5.1)."""


def why_not_conditions(s: Crusade, card: Card) -> Refusal | None:
    """Prerequisites, blocks, bans and conditions, judged now; the reasons in the order of the card."""
    for id in card.prerequisites:
        if id not in s.played:
            return Refusal("8.5.1.2", "needs-event", {"card": card.id, "needs": id})
    for id in card.blocked_by:
        if id in s.played:
            return Refusal("8.5.1.2", "blocked-by", {"card": card.id, "by": id})
    ban = lasting.event_ban(s, card.id)
    if ban is not None:
        return Refusal("8.5.1.2", "forbidden-event", {"card": card.id, "by": ban[0], "turn": ban[1]})
    for row in card.conditions:
        refusal = _CHECKS[row["key"]](s, card, row)
        if refusal is not None:
            return refusal
    return None


def _no(card: Card, text: str, **args: Any) -> Refusal:
    return Refusal("8.5.1.2", text, {"card": card.id, **args})


def _turn_min(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    return None if s.turn >= row["turn"] else _no(card, "not-before-turn", turn=row["turn"])


def _turn_max(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    return None if s.turn <= row["turn"] else _no(card, "not-after-turn", turn=row["turn"])


def _round_max(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    return None if s.round <= row["round"] else _no(card, "not-after-round", round=row["round"])


def _phase_only(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    return None if phase_of(s.turn) == row["phase"] else _no(card, "other-war-phase", phase=row["phase"])


def _rm_max(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    # 16.3.2-c: low morale opens some NAT Events
    return None if s.rm <= row["value"] else _no(card, "morale-too-high", rm=s.rm, most=row["value"])


def _controls(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    missing = mask_of(row["spaces"]) & ~own(s, row["side"])
    return None if not missing else _no(card, "needs-control", places=list(row["spaces"]), side=row["side"])


def _controls_any(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    held = mask_of(row["spaces"]) & own(s, row["side"])
    return None if held else _no(card, "needs-control-any", places=list(row["spaces"]), side=row["side"])


def _not_played(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    return None if row["card"] not in s.played else _no(card, "blocked-by", by=row["card"])


def _north_exists(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    return None if not northern_front_ended(s) else _no(card, "north-is-over")


def _unit_exists(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    for u in (u for kind in row["select"] for u in OF_KIND[kind]):
        place = "map" if s.where[u] >= 0 else BOX_NAMES[s.where[u]]
        if place in row["where"]:
            return None
    return _no(card, "no-such-unit", units=list(row["select"]))


def _reserve_has(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    there = [u for u in OF_KIND[row["id"]] if s.where[u] == RESERVE]
    return None if len(there) >= row["count"] else _no(card, "reserve-lacks", unit=row["id"])


def _one_per_turn(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    # 8.5.5.1: at most one Strategic Counterattack in a turn
    for id in GROUPS[row["group"]]:
        if id != card.id and s.played.get(id, -1) // 10 == s.turn:
            return Refusal("8.5.5.1", "one-counterattack", {"card": card.id, "by": id})
    return None


def _beach_target(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    from frente.games.crusade.rules.landings import plan_p_targets

    if s.beach >= 0:
        return Refusal("8.5.6.5", "beach-in-use", {"card": card.id})
    return None if plan_p_targets(s) else Refusal("8.5.6.1-a", "no-landing-place", {"card": card.id})


def _supplied_border(s: Crusade, card: Card, row: dict[str, Any]) -> Refusal | None:
    held = BORDER[row["country"]] & supplied(s, card.side)
    return None if held else _no(card, "no-border", country=row["country"])


_CHECKS = {
    "turn_min": _turn_min,
    "turn_max": _turn_max,
    "round_max": _round_max,
    "phase_only": _phase_only,
    "rm_max": _rm_max,
    "controls": _controls,
    "controls_any": _controls_any,
    "not_played": _not_played,
    "northern_front_exists": _north_exists,
    "unit_exists": _unit_exists,
    "reserve_has": _reserve_has,
    "one_per_turn": _one_per_turn,
    "beach_head_target": _beach_target,
    "supplied_border": _supplied_border,
}

assert {row["key"] for card in CARD.values() for row in card.conditions} <= set(_CHECKS)
