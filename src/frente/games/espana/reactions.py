"""What may be answered beforehand: events that could be cancelled, support and cards in defence."""

from __future__ import annotations

from frente.engine import Ask
from frente.engine.orders import Act, Reaction
from frente.games.espana.definitions import SIDE_OF
from frente.games.espana.state import EspanaState


def _defends(s: EspanaState, ask: Ask) -> bool:
    return s.fight is not None and s.fight.side != SIDE_OF[ask.seat]


REACTIONS = (
    Reaction("react", (Act("let", "let"), Act("cancel", "cancel")), "card"),  # 18.7
    Reaction("support", (Act("none", "enough"), Act("all", "support")), holds=_defends),  # 16.2-c
    Reaction("card", (Act("none", "none"),), holds=_defends),  # 16.3-a
)
