"""The printed tables, to be looked up; a battle lights its own row and column in them."""

from __future__ import annotations

from frente.engine import Chart, Message
from frente.games.barricadas import charts
from frente.games.barricadas.definitions import CHARTS as _DATA

ROLLS = range(2, 13)
MELEE = range(-1, 10)

FIRE = Chart(  # 8.3-f to 8.3-h
    Message("chart-fire"),
    tuple(str(c) for c in charts.COLUMNS),
    tuple(str(r) for r in ROLLS),
    tuple(tuple(str(charts.effect(c, r)) for c in charts.COLUMNS) for r in ROLLS),
)
HAND_TO_HAND = Chart(  # 9.3-b, 9.3-c
    Message("chart-melee"),
    charts.ODDS,
    tuple(str(r) for r in MELEE),
    tuple(tuple(charts.hand_to_hand(o, r) for o in charts.ODDS) for r in MELEE),
)


def _by_terrain(label: str, data: dict[str, dict[str, object]], kinds: tuple[str, ...]) -> Chart:
    down = tuple(data[kinds[0]])
    return Chart(
        Message(label), kinds, down, tuple(tuple(str(data[kind][name]) for kind in kinds) for name in down)
    )


COVER = _by_terrain("chart-cover", _DATA["defense_value"], ("AP", "AT", "ART"))
MOVEMENT = _by_terrain("chart-movement", _DATA["movement"], ("foot", "wheeled", "tracked"))
CHARTS = (FIRE, HAND_TO_HAND, COVER, MOVEMENT)
