"""What tells who wins Crusade and Revolution: points against the par of the turn, morale, armies, holes."""

from __future__ import annotations

from pathlib import Path

from frente.engine import Craft, Feature, Forecast
from frente.games.crusade.bot.ground import BARS, exposure, prizes_of
from frente.games.crusade.definitions import (
    CARD,
    FACTORS,
    NAT,
    NORTH,
    REP,
    SCENARIOS,
    UNITS,
    UNITS_OF,
    next_to,
)
from frente.games.crusade.rules.supply import counted
from frente.games.crusade.state import Crusade, own

FEATURES = (
    Feature("points"),
    Feature("morale", -1),
    Feature("morale-to-win"),
    Feature("morale-to-lose", -1),
    Feature("factors"),
    Feature("corps"),
    Feature("steps"),
    Feature("front"),
    Feature("starving", -1),
    Feature("foes-starving"),
    Feature("open", -1),
    Feature("foes-open"),
    Feature("ground"),
    Feature("north"),
    Feature("works"),
    Feature("replacements"),
    Feature("hand", secret=True),
    Feature("events", secret=True),
    Feature("sieges", 0),
    Feature("ammunition", -1),
    Feature("strait", 0),
    Feature("madrid", 0),
)
BRINK = 6
"""Points of morale from which on the end of the war is felt."""


def read(s: Crusade) -> list[float]:
    row = SCENARIOS[s.scenario]
    first, last = row["first_turn"], row["last_turn"]
    begin = 7 if first == 1 else 10
    goal = begin + (row["victory"]["draw"] - begin) * (s.turn - first + 1) / (last - first + 1)
    turn = str(max(4, s.turn))
    win = lose = 0.0
    if turn in BARS["rep"]:
        win = max(0, BRINK - (s.rm - BARS["nat"][turn])) / BRINK
        lose = max(0, BRINK - (BARS["rep"][turn] - s.rm)) / BRINK
    sides = {NAT: (s.nat_in, s.rep_in), REP: (s.rep_in, s.nat_in)}
    sums = {}
    for side in (NAT, REP):
        mine, foes = sides[side]
        hot = next_to(foes)
        factors = corps = steps = front = starving = 0
        fed = counted(s, side)
        for u in UNITS_OF[side]:
            place = s.where[u]
            if place < 0:
                continue
            factor = FACTORS[s.reduced >> u & 1][u][0]
            factors += factor
            corps += UNITS[u].corps
            steps += 2 - (s.reduced >> u & 1)
            front += factor if hot >> place & 1 else 0
            starving += 0 if fed >> place & 1 else factor
        loss = prizes_of(s, REP if side == NAT else NAT)
        hole = exposure(side, mine, foes, s.control, loss)
        hand = sum(CARD[id].value for id in s.hands[side])
        events = sum(1 for id in s.hands[side] if CARD[id].units or CARD[id].vp or CARD[id].rm)
        trenches = sum(own(s, side) >> p & 1 for p in s.works)
        sums[side] = (factors, corps, steps, front, starving, hole, hand, events, trenches)
    ours, theirs = sums[NAT], sums[REP]
    lands = s.control.bit_count()
    return [
        (s.vp - goal) / 3,
        (s.rm + s.turn - 26) / 8,
        win,
        lose,
        4 * (ours[0] - theirs[0]) / (ours[0] + theirs[0] + 1),
        (ours[1] - theirs[1]) / 10,
        (ours[2] - theirs[2]) / 20,
        4 * (ours[3] - theirs[3]) / (ours[3] + theirs[3] + 1),
        ours[4] / 5,
        theirs[4] / 5,
        ours[5] / 5,
        theirs[5] / 5,
        (lands - 96) / 30,
        (s.control & NORTH).bit_count() / 20,
        (ours[8] - theirs[8]) / 10,
        (s.rp[0] + s.rp[1] - s.rp[2] - s.rp[3]) / 10,
        (ours[6] - theirs[6]) / 10,
        (ours[7] - theirs[7]) / 3,
        len(s.sieges) / 3,
        float(s.ammo),
        1.0 if s.strait == NAT else 0.0,
        s.madrid / 3,
    ]


def clock(s: Crusade) -> int:
    return 12 * s.turn + 2 * s.round + (s.side == REP)


def progress(s: Crusade) -> float:
    row = SCENARIOS[s.scenario]
    first, last = int(row["first_turn"]), int(row["last_turn"])
    return (s.turn - first + s.round / 7) / (last - first + 1)


FORECAST = Forecast.of(Path(__file__).parent, NAT, FEATURES, read, progress)
CRAFT = Craft(
    weighs=("action", "attacks"),
    clock=clock,
    ahead=3,
    political=("points", "morale", "morale-to-win", "morale-to-lose", "events"),
    forecast=FORECAST,
)
"""Which card for what, and which attacks."""
