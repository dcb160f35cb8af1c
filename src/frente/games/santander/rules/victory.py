"""How to win (14): victory points and the factory of Reinosa."""

from __future__ import annotations

from frente.engine import Flow, Result, roll
from frente.games.santander.definitions import (
    CHARTS,
    REINOSA,
    VP,
    N,
    R,
)
from frente.games.santander.state import (
    Santander,
    brigades_destroyed,
)

_DEMOLISH = range(CHARTS["factory"]["demolish_die"][0], CHARTS["factory"]["demolish_die"][1] + 1)
FACTORY_FROM = int(CHARTS["factory"]["first_turn"])
VP_NEEDED = int(CHARTS["victory"]["nationalist_vp_needed"])
BRIGADES = int(CHARTS["victory"]["brigades_destroyed"])
BRIGADES_VP = int(CHARTS["victory"]["brigades_vp"])


def factory(s: Santander) -> Flow[None]:
    """14.2-a: from turn 4, while Reinosa is Republican at this point, 4-6 demolishes the factory."""
    if s.turn < FACTORY_FROM or s.demolished or s.control >> REINOSA & 1:
        return
    die = yield from roll(f"factory:{s.turn}", kind="factory", rule="14.2-a", seat=R)
    s.demolished = die[0] in _DEMOLISH
    s.note("factory", "14.2-b", demolished=s.demolished)


def victory_points(s: Santander) -> int:
    """14.1-b: the hexes the Nationalist controls; 14.1-d: one more for ten brigades."""
    points = sum(
        vp for hex, vp in VP.items() if s.control >> hex & 1 and not (hex == REINOSA and s.demolished)
    )
    return points + (BRIGADES_VP if brigades_destroyed(s) >= BRIGADES else 0)


def result(s: Santander, winner: str, points: int) -> Result:
    return Result(
        (winner,),
        "14.1-c",
        f"{winner}-wins",
        {"points": points, "needed": VP_NEEDED, "turn": s.turn},
        {N: float(points), R: float(VP_NEEDED - points)},
    )
