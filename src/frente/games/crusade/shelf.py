"""The printed tables, to be looked up; a battle lights its own row and column in them."""

from __future__ import annotations

from frente.engine import Chart, Message
from frente.games.crusade.definitions import CHARTS as _DATA
from frente.games.crusade.rules import fire


def _fire(table: str) -> Chart:
    """A Fire Table: the Loss Number by column and die (11.2.6-a)."""
    across, _, columns = fire.TABLES[table]
    cells = tuple(tuple(str(numbers[die]) for numbers in columns) for die in range(6))
    return Chart(Message(f"chart-{table}"), across, tuple(str(die) for die in range(1, 7)), cells)


def _terrain() -> Chart:
    """What terrain and works do to a combat (11.2.6, 11.4.3, 11.5.3)."""
    rows = _DATA["terrain_effect"]
    cells = tuple(
        (
            f"{row['attacker_shift']:+d}" if row["attacker_shift"] else "0",
            f"{row['defender_shift']:+d}" if row["defender_shift"] else "0",
            "yes" if row["may_cancel_retreat"] else "no",
            "yes" if row["stops_advance"] else "no",
            "yes" if row["armor_drm_allowed"] else "no",
        )
        for row in rows
    )
    across = ("attacker", "defender", "stands", "stops", "armor")
    return Chart(Message("chart-terrain"), across, tuple(row["id"].replace("_", "-") for row in rows), cells)


FIRE = {table: _fire(table) for table in fire.TABLES}
CHARTS = (*FIRE.values(), _terrain())
