"""The printed tables, to be looked up; a battle lights its own row and column in them."""

from __future__ import annotations

from frente.engine import Chart, Message
from frente.games.arriba.definitions import (
    COLUMNS,
    CREATE,
    CRT,
    FORTIFY,
    GUERRILLA,
    HIGHEST_ROW,
    IMPROVE,
    KINDS,
    LOWEST_ROW,
    OFFENSIVE,
    REBUILD,
    REPLENISH,
)

COMBAT = Chart(
    Message("chart-combat"),
    COLUMNS,
    tuple(str(n) for n in range(LOWEST_ROW, HIGHEST_ROW + 1)),
    tuple(CRT[n] for n in range(LOWEST_ROW, HIGHEST_ROW + 1)),
)
UNITS = Chart(
    Message("chart-units"),
    ("create", "rebuild"),
    tuple(KINDS),
    tuple((str(CREATE[kind]), str(REBUILD[kind])) for kind in KINDS),
)
ACTS = Chart(
    Message("chart-acts"),
    ("ep",),
    ("replenish", "improve", "fortify", "offensive", "guerrilla"),
    tuple((str(ep),) for ep in (REPLENISH, IMPROVE, FORTIFY, OFFENSIVE, GUERRILLA)),
)
CHARTS = (COMBAT, UNITS, ACTS)
