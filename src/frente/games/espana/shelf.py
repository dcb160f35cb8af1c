"""The printed tables, to be looked up."""

from __future__ import annotations

from frente.engine import Chart, Message
from frente.games.espana.definitions import CHARTS as _DATA
from frente.games.espana.definitions import LADDER

_COMBAT = _DATA["combat"]
_TOP_DOWN = tuple(reversed(LADDER))


def _left(strength: int, hits: int) -> str:
    rung = LADDER.index(strength) - hits
    return str(LADDER[rung]) if rung >= 0 else "gone"


HITS = Chart(  # 16.6: strength left, by hits taken
    Message("chart-hits"),
    tuple(str(n) for n in range(1, len(LADDER) + 1)),
    tuple(str(strength) for strength in _TOP_DOWN),
    tuple(tuple(_left(strength, n) for n in range(1, len(LADDER) + 1)) for strength in _TOP_DOWN),
)
DICE = Chart(  # 16.5-d, 16.4, 25.8-k: what a die does to whom it is thrown at
    Message("chart-dice"),
    ("aside", "hit"),
    ("troops", "aircraft", "ships"),
    (
        ("none", f"{_COMBAT['hit_on']}+"),
        (str(_COMBAT["air_neutralised_on"]), f"{_COMBAT['air_destroyed_on']}+"),
        (str(_COMBAT["sea_withdraw_on"]), f"{_COMBAT['sea_damaged_on']}+"),
    ),
)
_LEVELS = {rp: row for rp, row in _DATA["replacement_levels"].items() if rp != "source"}
REPLACEMENTS = Chart(
    Message("chart-replacements"),
    ("new", "strengthen"),
    tuple(_LEVELS),
    tuple((str(row["new"]), ", ".join(map(str, row["strengthen_from"]))) for row in _LEVELS.values()),
)
DRAWS = Chart(
    Message("chart-draws"),
    ("draw", "naval", "replace"),
    tuple(str(row["turn"]) for row in _DATA["turn_track"]["turns"]),
    tuple(
        (str(row["draw"]), str(row["draw"] + row["naval_extra_draw"]), "yes" if row["R"] else "no")
        for row in _DATA["turn_track"]["turns"]
    ),
)
CHARTS = (HITS, DICE, REPLACEMENTS, DRAWS)
