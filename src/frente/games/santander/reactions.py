"""What may be answered beforehand in combats that the other side begins."""

from __future__ import annotations

from frente.engine import Ask
from frente.engine.orders import Act, Reaction
from frente.games.santander.state import Santander


def _defends(s: Santander, ask: Ask) -> bool:
    return s.battle is not None and s.battle.side != ask.seat


REACTIONS = (
    Reaction("fire", (Act("none", "enough"),), "place", holds=_defends),  # 9.4.1-a
    Reaction("spend", (Act("none", "enough"),), "place", holds=_defends),  # 9.4.1-b
    Reaction(
        "trade", (Act("stand", "stand", measured=True), Act("retreat", "retreat")), "place", "chance"
    ),  # 10.5
)
