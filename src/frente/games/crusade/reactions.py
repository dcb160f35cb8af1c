"""What may be answered beforehand: combat cards in defence, and whether to stand or to retreat."""

from __future__ import annotations

from frente.engine import Ask
from frente.engine.orders import Act, Reaction
from frente.games.crusade.state import Crusade


def _defends(s: Crusade, ask: Ask) -> bool:
    return ask.about.get("role") == "defender"


REACTIONS = (
    Reaction(
        "combat-cards",
        (Act("none", "done"), Act("best", "play", measured=True)),
        "place",
        "chance",
        holds=_defends,
    ),
    Reaction("stand", (Act("retreat", "retreat"), Act("stand", "stand")), "place"),  # 11.4.3
)
