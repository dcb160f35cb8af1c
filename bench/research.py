"""Speed of the environments for researchers: `python -m bench.research [GAME ...] [--seconds N]`.

Decisions per CPU-second of random play: the match alone, through PettingZoo without looking (legal actions
only), through PettingZoo with observations, and through OpenSpiel; beside them Python games of OpenSpiel, and
the rate through OpenSpiel as a part of the largest of those. All rates of a game are taken turn about: a busy
machine spoils their ratios less than the rates.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

from bench.timing import cpu, median
from frente import games
from frente.engine import Match

ROUNDS = 5
BESIDE = ("python_team_dominoes", "python_block_dominoes", "python_liars_poker", "python_tic_tac_toe")
"""OpenSpiel's own Python games, the largest there are, and the usual small one."""
LIKE = "python_team_dominoes"
"""The one with the most players and pieces; none is as large as any of ours."""


def alone(slug: str, seed: int) -> int:
    """The match alone, as `bench` plays it: full lists of options, no events."""
    match = Match.start(games.load(slug), seed=f"pettingzoo:{seed}", events=False)
    luck = Random(seed)
    decisions = 0
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.seat, luck.choice(ask.options()))
        decisions += 1
    return decisions


def zoo(slug: str, seed: int, observe: bool) -> int:
    """The same through PettingZoo: the action is drawn from the legal ones."""
    import frente.pettingzoo

    env = _kept(("zoo", slug), lambda: frente.pettingzoo.raw_env(slug))
    env.reset(seed=seed)
    luck = Random(seed)
    for _ in env.agent_iter():
        _, _, over, cut, info = env.last(observe)
        if over or cut:
            env.step(None)
        else:
            env.step(luck.choice(info["legal"]))
    return int(env.table.decisions)


def spiel(name: str, seed: int) -> int:
    """Through OpenSpiel: every action of a player counts, chance does not."""
    import open_spiel.python.games  # noqa: F401 - registers them
    import pyspiel

    import frente.openspiel  # noqa: F401 - registers ours

    game = _kept(("spiel", name), lambda: pyspiel.load_game(name))
    state = game.new_initial_state()
    luck = Random(seed)
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
    return decisions


_made: dict[Any, Any] = {}


def _kept(key: Any, make: Callable[[], Any]) -> Any:
    """Environments are made once: only play is measured."""
    if key not in _made:
        _made[key] = make()
    return _made[key]


def rate(play: Callable[[int], int], seconds: float, seed: int) -> float:
    """Decisions per CPU-second over whole matches that take at least so long together."""
    start, decisions = cpu(), 0
    while cpu() - start < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / (cpu() - start)


def main() -> None:
    names = sys.argv[1:]
    seconds = 1.0
    if "--seconds" in names:
        place = names.index("--seconds")
        seconds = float(names[place + 1])
        del names[place : place + 2]
    beside = {name: _beside(name, seconds) for name in BESIDE}
    print(
        "| game | alone | PettingZoo, legal actions | ratio | PettingZoo, arrays | ratio | OpenSpiel "
        "| beside |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    like = max(beside[LIKE], 1.0)
    for slug in names or games.slugs():
        ways: list[Callable[[int], int]] = [
            lambda seed, slug=slug: alone(slug, seed),  # type: ignore[misc]
            lambda seed, slug=slug: zoo(slug, seed, False),  # type: ignore[misc]
            lambda seed, slug=slug: zoo(slug, seed, True),  # type: ignore[misc]
            lambda seed, slug=slug: spiel(f"frente_{slug}", seed),  # type: ignore[misc]
        ]
        for way in ways:
            way(0)  # words are learnt at first sight
        rates = [[rate(way, seconds, 100 * n) for way in ways] for n in range(ROUNDS)]
        native, masks, arrays, tree = (median([row[i] for row in rates]) for i in range(4))
        ratios = [median([row[i] / row[0] for row in rates]) for i in (1, 2)]
        print(
            f"| {slug} | {native:,.0f} | {masks:,.0f} | {ratios[0]:.2f} "
            f"| {arrays:,.0f} | {ratios[1]:.2f} | {tree:,.0f} | {tree / like:.2f} |",
            flush=True,
        )
    for name, found in beside.items():
        print(f"| {name} (OpenSpiel's own) | | | | | | {found:,.0f} | {found / like:.2f} |", flush=True)


def _beside(name: str, seconds: float) -> float:
    """The rate of one of OpenSpiel's own games."""
    return median([rate(lambda seed: spiel(name, seed), seconds, n) for n in range(3)])


if __name__ == "__main__":
    main()
