"""What tells who wins Santander: points, ways, strength, time."""

from __future__ import annotations

from frente.boards.hexes import bits
from frente.engine import Craft, Feature, Forecast
from frente.games.santander.bot import goals, way_from
from frente.games.santander.definitions import COMBAT, FOLDER, GRID, PIECES, SANTANDER, VP, N, R
from frente.games.santander.rules.victory import BRIGADES, VP_NEEDED, victory_points
from frente.games.santander.state import Santander, brigades_destroyed, stand, step_up

FEATURES = (
    Feature("points"),
    Feature("brigades"),
    Feature("way", -1),
    Feature("way-to-santander", -1),
    Feature("in-reach"),
    Feature("ground"),
    Feature("attack"),
    Feature("defence", -1),
    Feature("guards", -1),
    Feature("shaken"),
    Feature("own-shaken", -1),
    Feature("cut-off"),
    Feature("morale", 0),
    Feature("basques-gone"),
    Feature("rain", -1),
    Feature("offensive", -1),
)
FAR = 40
"""Half points beyond which a way is as good as none."""


def read(s: Santander) -> list[float]:
    mine = bits(stand(s, N))
    wanted = goals(s)
    ways = {goal: min(FAR, min((way_from(goal)[h] for h in mine), default=FAR)) for goal in wanted}
    attack = sum([PIECES[p].attack[step_up(s, p)] for p in COMBAT[N] if s.at[p] >= 0])
    defence = guards = shaken = 0
    near = 0
    for goal in wanted:
        near |= GRID.area(goal, 2)
    for p in COMBAT[R]:
        if s.at[p] >= 0:
            factor = PIECES[p].defence[step_up(s, p)]
            defence += factor
            guards += factor if near >> s.at[p] & 1 else 0
            shaken += s.dsg[p] > 0
    return [
        float(victory_points(s)) / VP_NEEDED,
        min(brigades_destroyed(s), BRIGADES) / BRIGADES,
        min(ways.values(), default=0) / 10,
        ways.get(SANTANDER, 0) / 10,
        sum(VP[goal] / (1.0 + way / 6) for goal, way in ways.items()),
        s.control.bit_count() / 100,
        attack / 50,
        defence / 50,
        guards / 20,
        shaken / 10,
        sum([s.dsg[p] > 0 for p in COMBAT[N]]) / 10,
        sum([bool(s.oos >> p & 1) for p in COMBAT[R]]) / 10,
        s.morale / 5,
        float(s.surrender == 2),
        float(s.rain),
        float(s.offensive > 0),
    ]


def clock(s: Santander) -> int:
    return 2 * s.turn + (s.active == R and s.phase != "set-up")


def progress(s: Santander) -> float:
    return (clock(s) - 2) / 14


FORECAST = Forecast.of(FOLDER, N, FEATURES, read, progress)
CRAFT = Craft(
    weighs=("attack", f"{R}/march", "spend", "exploit", "withdraw"),
    clock=clock,
    ahead=5,
    political=("points", "in-reach"),
    forecast=FORECAST,
)
"""The Nationalist's attacks, and where the Republican, who has few units, puts each of them."""
