"""Find the numbers that a game's keen scripts go by: `python -m tools.stances arriba rebel --seed A`.

Stances of one side are drawn around the present one and play `steady`, all on the same dice. The better
quarter says where the next ones are drawn (the cross-entropy method). Each round is told as it ends, so that
it may be cut off; at the end the stance in the middle, and the one that it began with, play on dice that
nothing was chosen on. What is found is written into the script by hand.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, replace
from math import exp, log
from random import Random
from statistics import fmean, stdev
from typing import Any

from frente import bots, games
from frente.engine import Match

WIN = 0.7
"""The part of a score that tells who won; the rest is how clearly, by the forecast."""
WIDTH = 0.4
"""How far the first stances lie apart, as a logarithm."""
NARROWEST = 0.1
STEP = 0.7
"""How far the middle goes to that of the better ones."""

Numbers = dict[str, Any]
Score = tuple[float, float]
"""How a match came out: with how clearly it was won, and without."""


def score(slug: str, side: str, policy: Any, dice: str) -> Score:
    """A match of the policy, on one side of a game's first scenario, against `steady`."""
    game = games.load(slug)
    assert game.craft is not None
    assert game.craft.forecast is not None
    scenario = game.scenarios[0].id
    seats = game.seats(scenario, game.full_options(scenario, {}))
    steady, keen = bots.make(game, "steady"), bots.ScriptBot("keen", policy)
    match = Match.start(game, scenario, seed=dice, events=False)
    bots.play(match, {seat: keen if game.side(seat) == side else steady for seat in seats}, f"{dice}|bots")
    assert match.result is not None
    winners = match.result.winners
    won = float(any(game.side(seat) == side for seat in winners)) if winners else 0.5
    told = game.craft.forecast.chance(match.state)
    clear = told if side == game.craft.forecast.side else 1.0 - told
    return WIN * won + (1 - WIN) * clear, won


def drawn(start: Numbers, middle: dict[str, float], width: dict[str, float], luck: Random) -> Numbers:
    """Numbers around the middle; whole ones stay whole, and what is 0 keeps clear of logarithms."""
    found: Numbers = {}
    for name, value in start.items():
        lean = middle[name] + width[name] * luck.gauss(0, 1)
        number = exp(lean) if value > 0 else lean
        found[name] = max(0, round(number)) if isinstance(value, int) else round(number, 4)
    return found


def leaning(numbers: Numbers, start: Numbers) -> dict[str, float]:
    return {
        name: log(max(0.5 if isinstance(start[name], int) else 1e-3, value)) if start[name] > 0 else value
        for name, value in numbers.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("side")
    parser.add_argument("--seed", default="A")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--stances", type=int, default=36)
    parser.add_argument("--matches", type=int, default=10, help="for each stance")
    parser.add_argument("--check", type=int, default=150, help="matches of the stance found")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    given = parser.parse_args()
    craft = games.load(given.game).craft
    assert craft is not None
    keen: Any = craft.keen[given.side]
    start = asdict(keen.stance)
    middle, luck = leaning(start, start), Random(given.seed)
    width = {name: WIDTH if value > 0 else 0.2 for name, value in start.items()}
    found = start

    with ProcessPoolExecutor(given.workers) as pool:

        def played(numbers: Numbers, dice: str, matches: int) -> list[Future[Score]]:
            policy = replace(keen, stance=replace(keen.stance, **numbers))
            return [
                pool.submit(score, given.game, given.side, policy, f"{given.seed}:{dice}:{n}")
                for n in range(matches)
            ]

        for number in range(given.rounds):
            trials = [drawn(start, middle, width, luck) for _ in range(given.stances)]
            waiting = [played(numbers, str(number), given.matches) for numbers in trials]
            results = [[future.result() for future in futures] for futures in waiting]
            ranked = sorted(range(len(trials)), key=lambda n: -fmean(one for one, _ in results[n]))
            best = [leaning(trials[n], start) for n in ranked[: max(2, len(trials) // 4)]]
            for name in start:
                values = [one[name] for one in best]
                middle[name] += STEP * (fmean(values) - middle[name])
                width[name] = max(NARROWEST, 0.5 * (width[name] + stdev(values)))
            whole = fmean(won for result in results for _, won in result)
            top = fmean(won for n in ranked[: len(best)] for _, won in results[n])
            found = drawn(start, middle, dict.fromkeys(start, 0.0), luck)
            print(json.dumps({"round": number, "all": whole, "best": top, "stance": found}), flush=True)
        for name, numbers in (("found", found), ("start", start)):
            wins = [future.result()[1] for future in played(numbers, "check", given.check)]
            print(json.dumps({"check": name, "matches": len(wins), "won": fmean(wins)}), flush=True)


if __name__ == "__main__":
    main()
