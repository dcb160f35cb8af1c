"""Find the numbers that a game's keen script goes by: `python -m tools.stances arriba --seed A`.

Stances are drawn around the present one and play `steady`, from every seat on the same dice. The better
quarter says where the next ones are drawn (the cross-entropy method). Each round is told as it ends, so that
it may be cut off; at the end the stance in the middle, and the one that it began with, play on dice that
nothing was chosen on. What is found is written into the script by hand.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
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

Job = tuple[str, Any, str, str]
"""Game, policy, dice, and the seat that the policy plays."""


def score(job: Job) -> tuple[float, float]:
    """How a match came out for the policy: with how clearly it was won, and without."""
    slug, policy, dice, seat = job
    game = games.load(slug)
    assert game.craft is not None
    assert game.craft.forecast is not None
    match = Match.start(game, seed=dice, events=False)
    steady = bots.make(game, "steady")
    mine = bots.ScriptBot("keen", policy)
    bots.play(match, {one: mine if one == seat else steady for one in seats(slug)}, f"{dice}|bots")
    assert match.result is not None
    winners = match.result.winners
    won = float(seat in winners) if winners else 0.5
    told = game.craft.forecast.chance(match.state)
    clear = told if game.side(seat) == game.craft.forecast.side else 1.0 - told
    return WIN * won + (1 - WIN) * clear, won


def seats(slug: str) -> tuple[str, ...]:
    game = games.load(slug)
    scenario = game.scenarios[0].id
    return game.seats(scenario, game.full_options(scenario, {}))


def drawn(start: dict[str, Any], middle: dict[str, float], width: dict[str, float], luck: Random) -> Any:
    """Numbers around the middle; whole ones stay whole, and what is 0 or less keeps clear of logarithms."""
    found = {}
    for name, value in start.items():
        lean = middle[name] + width[name] * luck.gauss(0, 1)
        number = exp(lean) if value > 0 else lean
        found[name] = max(0, round(number)) if isinstance(value, int) else round(number, 4)
    return found


def leaning(numbers: dict[str, Any], start: dict[str, Any]) -> dict[str, float]:
    return {
        name: log(max(0.5 if isinstance(start[name], int) else 1e-3, value)) if start[name] > 0 else value
        for name, value in numbers.items()
    }


def played(pool: Any, slug: str, policy: Any, dice: list[str]) -> list[Any]:
    """Matches begun, from every seat; each will tell its score."""
    return [pool.submit(score, (slug, policy, one, seat)) for one in dice for seat in seats(slug)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", default="A")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--stances", type=int, default=36)
    parser.add_argument("--dice", type=int, default=8, help="for each stance, from every seat")
    parser.add_argument("--check", type=int, default=150, help="dice for the stance found, from every seat")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    given = parser.parse_args()
    craft = games.load(given.game).craft
    assert craft is not None
    assert craft.keen is not None
    keen: Any = craft.keen
    start = asdict(keen.stance)
    middle, luck = leaning(start, start), Random(given.seed)
    width = {name: WIDTH if value > 0 else 0.2 for name, value in start.items()}

    def policy(numbers: dict[str, Any]) -> Any:
        return replace(keen, stance=replace(keen.stance, **numbers))

    with ProcessPoolExecutor(given.workers) as pool:
        for number in range(given.rounds):
            dice = [f"{given.seed}:{number}:{n}" for n in range(given.dice)]
            trials = [drawn(start, middle, width, luck) for _ in range(given.stances)]
            waiting = [played(pool, given.game, policy(numbers), dice) for numbers in trials]
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
        dice = [f"{given.seed}:check:{n}" for n in range(given.check)]
        for name, numbers in (("found", found), ("start", start)):
            waiting = played(pool, given.game, policy(numbers), dice)
            wins = [future.result()[1] for future in waiting]
            shares = {
                seat: fmean(wins[n :: len(seats(given.game))]) for n, seat in enumerate(seats(given.game))
            }
            print(
                json.dumps({"check": name, "matches": len(wins), "won": fmean(wins), "seats": shares}),
                flush=True,
            )


if __name__ == "__main__":
    main()
