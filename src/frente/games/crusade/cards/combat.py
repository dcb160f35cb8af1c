"""Combat Cards (8.5.3): when one may be used, and what it does in a combat."""

from __future__ import annotations

from typing import Any

from frente.engine import Refusal
from frente.games.crusade.cards.conditions import why_not_conditions
from frente.games.crusade.definitions import (
    AREAS,
    AT,
    CAPITALS,
    CARD,
    FOE,
    MAIN_CITIES,
    NEAR,
    RIVER,
    SPACE_IDS,
    UNITS,
    VP_SPACES,
)
from frente.games.crusade.state import Battle, Crusade


def cards_of(b: Battle, side: str) -> tuple[str, ...]:
    """The Combat Cards a side uses in this combat."""
    return b.attacker_cards if b.side == side else b.defender_cards


def all_cards(b: Battle) -> tuple[str, ...]:
    """The Combat Cards of both sides."""
    return b.attacker_cards + b.defender_cards


# --- when (11.2.4-a) ----------------------------------------------------------------------------------
def why_not_use(s: Crusade, b: Battle, side: str, id: str) -> Refusal | None:
    """The rule that keeps this card out of this combat."""
    card = CARD[id]
    args = {"card": id}
    if card.side != side or card.type != "cc":
        return Refusal("8.5.3.1", "no-combat-card", dict(args))
    face_up = id in s.retained[side]
    if not face_up and id not in s.hands[side]:
        return Refusal("8.5.3.1", "card-not-yours", dict(args))
    if id in s.used:
        return Refusal("8.5.3.4", "used-this-round", dict(args))
    if b.siege:
        return Refusal("16.1.4.2-b", "no-cards-in-assault", dict(args))
    if b.attacker_oos if side == b.side else b.defender_oos:
        return Refusal("13.3.4-a", "oos-no-card", dict(args))
    silencer = next((c for c in cards_of(b, FOE[side]) if _has(c, "no_enemy_hand_cc")), "")
    if silencer and not face_up:
        return Refusal("8.5.3.1", "face-up-only", {**args, "by": silencer})
    return why_not_conditions(s, card) or _why_not_here(s, b, side, card.combat, id)


def _why_not_here(s: Crusade, b: Battle, side: str, when: dict[str, Any], id: str) -> Refusal | None:
    args = {"card": id, "place": SPACE_IDS[b.space]}
    role = "attack" if b.side == side else "defence"
    if when["role"] not in ("any", role):
        return Refusal("11.2.4-a", "wrong-role", {"card": id, "role": when["role"]})
    mine, theirs = (b.attackers, b.defenders) if b.side == side else (b.defenders, b.attackers)
    if "own_has" in when and not any(_matches(u, when["own_has"]) for u in mine):
        return Refusal("11.2.4-a", "card-needs-own", {**args, "needs": list(when["own_has"])})
    if "enemy_has" in when and not any(_matches(u, when["enemy_has"]) for u in theirs):
        return Refusal("11.2.4-a", "card-needs-enemy", {**args, "needs": list(when["enemy_has"])})
    if "target" in when and not any(_is_target(s, b.space, t) for t in when["target"]):
        return Refusal("11.2.4-a", "card-needs-target", {**args, "needs": list(when["target"])})
    if "across" in when and not any(RIVER[s.where[u]] >> b.space & 1 for u in b.attackers):
        return Refusal("11.2.4-a", "card-needs-river", dict(args))
    return None


def _matches(unit: int, wanted: list[str]) -> bool:
    u = UNITS[unit]
    return any(
        w in (u.kind.id, u.type) or (w.startswith("region:") and w.removeprefix("region:") == u.region)
        for w in wanted
    )


def _is_target(s: Crusade, space: int, wanted: str) -> bool:
    if wanted == "main-city":
        return bool(MAIN_CITIES >> space & 1)
    if wanted == "vp-space":
        return bool(VP_SPACES >> space & 1)
    if wanted == "province-capital":
        return bool(CAPITALS >> space & 1)
    if wanted == "position":
        return s.works.get(space) == "position"
    if wanted == "trench":
        return s.works.get(space, "").startswith("trench")
    if wanted.startswith("adjacent-to:"):
        return bool(NEAR[AT[wanted.removeprefix("adjacent-to:")]] >> space & 1)
    return SPACE_IDS[space] == wanted


def usable(s: Crusade, b: Battle, side: str) -> list[str]:
    """The cards a side may use now, face-up ones first."""
    owned = [*s.retained[side], *s.hands[side]]
    return [id for id in owned if CARD[id].type == "cc" and why_not_use(s, b, side, id) is None]


def may_hold_one(s: Crusade, b: Battle, side: str) -> bool:
    """Could the side, for all the enemy knows, use a card of its hand? Then it is asked, or silence tells."""
    if not s.hands[side] or (b.attacker_oos if side == b.side else b.defender_oos):
        return False
    return not any(_has(c, "no_enemy_hand_cc") for c in cards_of(b, FOE[side]))


# --- what (effects) -------------------------------------------------------------------------------------
def _has(id: str, key: str) -> bool:
    return CARD[id].effect(key) is not None


def _rows(b: Battle, key: str) -> list[tuple[str, dict[str, Any]]]:
    return [(id, row) for id in all_cards(b) for row in CARD[id].effects if row["key"] == key]


def _target_side(id: str, whose: str) -> str:
    side = CARD[id].side
    return side if whose == "own" else FOE[side]


def drms(b: Battle, side: str) -> list[tuple[str, int]]:
    """The DRMs that Combat Cards (such as CL-R17) put on a side's die, after `cancel_drm`."""
    found = []
    for id, row in _rows(b, "drm"):
        if _target_side(id, row["roll"]) != side:
            continue
        if row["amount"] > 0 and _drm_cancelled(b, CARD[id].side):
            continue
        found.append((id, int(row["amount"])))
    return found


def _drm_cancelled(b: Battle, side: str) -> bool:
    return any(row["source"] == "cc" and row["side"] == side for _, row in _rows(b, "cancel_drm"))


def armor_cancelled(b: Battle) -> bool:
    """CL-N18: the armor DRM is cancelled, though claimed."""
    return any(row["source"] == "armor" and row["side"] == b.side for _, row in _rows(b, "cancel_drm"))


def column_shifts(b: Battle, side: str) -> list[tuple[str, int]]:
    """The column shifts that Combat Cards put on a side's fire."""
    return [
        (id, int(row["columns"]))
        for id, row in _rows(b, "column_shift")
        if _target_side(id, row["fire"]) == side
    ]


def cancelled_terrain(s: Crusade, b: Battle) -> set[str]:
    """The terrain whose shifts do not apply, by Combat Cards or the Event (CL-terrain: the shifts only)."""
    rows = [row for _, row in _rows(b, "cancel_terrain")]
    if b.cancel:
        rows += _event_rows(s, b, "cancel_terrain")
    return {what for row in rows for what in row["what"]}


def river_bridged(b: Battle) -> bool:
    """CL-terrain: the river no longer bars the armor DRM."""
    return any(row["armor_allowed"] for _, row in _rows(b, "cancel_terrain"))


def first_to_fire(b: Battle) -> str:
    """The side that fires first, or none: both at once (11.2.8)."""
    for _, row in _rows(b, "fire_first"):
        return str(row["side"])
    return ""


def defection(b: Battle) -> str:
    """CL-N14: the type of attacker that is lost before the dice, or none."""
    for _, row in _rows(b, "eliminate_attacker"):
        return str(row["type"])
    return ""


def spares_a_step(b: Battle) -> bool:
    """CL-R45: one step the Attacker lost is restored."""
    return any(True for _ in _rows(b, "cancel_step_losses"))


def advance_limit(b: Battle) -> int:
    """How far the Attacker may advance (CL-R45)."""
    return min([2, *(int(row["spaces"]) for _, row in _rows(b, "limit_advance"))])


def forced_retreat(b: Battle) -> int:
    """The spaces a beaten Defender must retreat by a card, 0 for none; it may not be cancelled."""
    return max([0, *(int(row["spaces"]) for _, row in _rows(b, "force_retreat"))])


# --- what the Event of this round gives to its attacks ---------------------------------------------------
def _event_rows(s: Crusade, b: Battle, key: str) -> list[dict[str, Any]]:
    if not s.playing or CARD[s.playing].side != b.side:
        return []
    return [row for row in CARD[s.playing].effects if row["key"] == key]


def event_drm(s: Crusade, b: Battle) -> int:
    """8.5.5.2, the Offensives and Condor Legion: the DRM of the Event in this attack."""
    return sum(
        int(row["drm"])
        for row in _event_rows(s, b, "attack_bonus")
        if AREAS[row["area"]] >> b.space & 1 and (row["attacks"] == "all" or b.bonus)
    )


def may_earn_bonus(s: Crusade, b: Battle) -> bool:
    """8.5.5.3-b: Teruel and El Ebro reward only the attack whose terrain they cancelled."""
    return b.cancel or all(
        row["attack"] != "the_cancelled_one" for row in _event_rows(s, b, "counterattack_bonus")
    )
