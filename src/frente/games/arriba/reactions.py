"""What may be answered beforehand: the support of groups that are attacked."""

from __future__ import annotations

from frente.engine import Ask
from frente.engine.orders import Act, Reaction
from frente.games.arriba.state import Arriba, group_seat


def _defends(s: Arriba, ask: Ask) -> bool:
    """9.1.6-c: the attacker has declared before."""
    battle = s.battle
    return battle is not None and ask.seat == group_seat(s, s.groups[battle.defender])


REACTIONS = (
    Reaction("air", (Act("none", "air 0 0"), Act("best", "air", measured=True)), "", "chance", _defends),
    Reaction("guns", (Act("none", "guns 0 0"), Act("best", "guns", measured=True)), "", "chance", _defends),
)
