"""The printed tables, to be looked up; a battle lights its own row and column in them."""

from __future__ import annotations

from fractions import Fraction

from frente.engine import Chart, Message
from frente.games.santander.definitions import CHARTS as _DATA
from frente.games.santander.rules import tables

COMBAT = Chart(  # C.3
    Message("chart-combat"),
    tables.COLUMNS,
    tuple(str(row) for row in tables.ROWS),
    tuple(tables.ROWS.values()),
)
BOMBARDMENT = Chart(  # C.4
    Message("chart-bombardment"),
    tuple(str(n + 1) for n in range(tables.BOMB_COLUMNS)),
    tuple(str(row) for row in tables.BOMB_ROWS),
    tuple(tuple(str(level) for level in row) for row in tables.BOMB_ROWS.values()),
)
MORALE = Chart(  # one column, by the total (10.6)
    Message("chart-morale"),
    ("",),
    tuple(f"{found['min']} to {found['max']}" for found in tables.MORALE_ROWS),
    tuple((str(found["result"]),) for found in tables.MORALE_ROWS),
)


def _terrain() -> Chart:
    """Stacking, points to enter and what the defence is multiplied by (5, 8.1, 10.2)."""
    land = {name: row for name, row in _DATA["terrain"].items() if not row.get("impassable")}
    cells = tuple(
        (
            str(row["stack_limit"]),
            str(row["mp_foot"]),
            str(row["mp_motorized"]),
            f"× {float(Fraction(*row['defence_multiplier'])):g}",
        )
        for row in land.values()
    )
    return Chart(Message("chart-terrain"), ("stack", "foot", "motorized", "defence"), tuple(land), cells)


CHARTS = (COMBAT, BOMBARDMENT, MORALE, _terrain())
