"""How much standing orders shorten a match over days: `python -m bench.waits [GAME ...]`.

Scripted bots play as people do who look in now and then: whoever is asked answers, after a while, all that
is asked until it is the other's turn. What counts is how often one waits for the other, and how long it takes
when each wait is drawn from what people take (half an hour to two days, half of them below eight hours). Each
match is played twice with the same dice: without orders, and with one for each reaction of the game (fire or
play where it promises something, else decline).
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from typing import Any

from frente import bots, games
from frente.engine import Match
from frente.engine.orders import Order, followed

HOUR = 3600.0
SHORTEST, MIDDLE, LONGEST = 0.5 * HOUR, 8 * HOUR, 48 * HOUR
LEAST = {"steps": 0.5, "chance": 30.0, "": 0.0}


@dataclass(slots=True)
class Played:
    """A match, or as much of it as was played."""

    answers: int = 0
    by_order: int = 0
    waits: int = 0
    seconds: float = 0.0


def patience(luck: random.Random) -> float:
    """How long somebody takes to look in."""
    return min(LONGEST, max(SHORTEST, luck.lognormvariate(0, 1) * MIDDLE))


def usual(game: Any) -> list[Order]:
    """An order for each reaction: what promises something, else what declines."""
    measured = [(r, act) for r in game.reactions for act in r.acts if act.measured]
    plain = [(r, act) for r in game.reactions for act in r.acts if not act.measured]
    orders = [Order(r.ask, act.id, LEAST[r.measure]) for r, act in measured]
    return orders + [Order(r.ask, act.id) for r, act in plain]


def play(slug: str, seed: int, ordered: bool, most: int) -> Played:
    game = games.load(slug)
    match = Match.start(game, seed=f"{seed:032x}")
    name = game.craft.script if game.craft is not None else next(iter(game.bots))
    bot, luck, found = bots.make(game, name), random.Random(seed), Played()
    orders = usual(game) if ordered else []
    here, after = "", ""
    while match.result is None and found.answers < most:
        seat = here if here in match.to_answer else match.to_answer[0]
        held = followed(match, seat, orders, after) if orders else None
        after = ""
        if held is not None:
            token = held[1]
            after = held[0].ask if held[0] is not None else ""
            found.by_order += 1
        else:
            if seat != here:
                here = seat
                found.waits += 1
                found.seconds += patience(luck)
            token = bots.thought(bot, match, seat, bots.Budget(f"{seed:032x}")).token
        match.answer(seat, token)
        found.answers += 1
    return found


def _sum(runs: list[Played], name: str) -> float:
    return float(sum(getattr(run, name) for run in runs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(games.slugs()))
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--answers", type=int, default=1500, help="at most so many of a match")
    wanted = parser.parse_args()
    print("game         waits  with orders  saved   days  with orders  answers by order")
    for slug in wanted.games:
        runs = {
            ordered: [play(slug, n, ordered, wanted.answers) for n in range(wanted.matches)]
            for ordered in (False, True)
        }
        # Matches differ once an order has answered otherwise: what counts is waits for 100 answers.
        waits = {o: 100 * _sum(found, "waits") / _sum(found, "answers") for o, found in runs.items()}
        days = {o: _sum(found, "seconds") / 86400 / len(found) for o, found in runs.items()}
        share = _sum(runs[True], "by_order") / _sum(runs[True], "answers")
        print(
            f"{slug:12}{waits[False]:6.1f}{waits[True]:13.1f}{1 - waits[True] / waits[False]:7.0%}"
            f"{days[False]:7.0f}{days[True]:13.0f}{share:18.1%}"
        )
    print("waits: for each 100 answers; days: of a match")


if __name__ == "__main__":
    main()
