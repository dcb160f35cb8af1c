"""Chapter 16.5: Winter."""

from __future__ import annotations

from frente.engine import Refusal
from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import CHARTS, MOUNTAIN, WINTER
from frente.games.crusade.state import Crusade

CHART = CHARTS["winter"]


def is_winter(s: Crusade) -> bool:
    """16.5.1: turns 5, 11 and 17."""
    return s.turn in WINTER


def is_severe(s: Crusade) -> bool:
    """16.5.3-a: is this turn the severe Winter?"""
    return s.turn == lasting.severe_winter(s)


def ops_limit(s: Crusade) -> int:
    """16.5.2-a, 16.5.3-a: how many cards a side may play for OPS this turn."""
    if not is_winter(s):
        return 99
    return int(CHART["severe_max_ops_cards"] if is_severe(s) else CHART["max_ops_cards"])


def why_frozen(s: Crusade, side: str) -> Refusal | None:
    """16.5.2-a, 16.5.2-b: Events that Activate two or more spaces count too."""
    limit = ops_limit(s)
    done = sum(1 for action in s.actions[side] if action in ("ops", "event-ops"))
    if done < limit:
        return None
    return Refusal("16.5.2-a", "winter-limit", {"limit": limit, "turn": s.turn})


def mountain_drm(s: Crusade, space: int) -> int:
    """16.5.2-c: -1 (severe: -2) to an attack on a Mountain space in Winter."""
    if not is_winter(s) or not MOUNTAIN >> space & 1:
        return 0
    return int(CHART["severe_mountain_attack_drm"] if is_severe(s) else CHART["mountain_attack_drm"])
