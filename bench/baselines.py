"""Scores of the bots against the random player, as rows of the leaderboard (docs/research.md).

    python -m bench.baselines --matches 100 --file docs/leaderboard.jsonl
    python -m bench.baselines arriba --bot sergeant --seconds 60

For each game and bot so many matches in each seat, both seats on dice of the same seeds; a seat's matches end
early when they have taken so many CPU seconds. A line of JSON for each bot of each game; a table at the end.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from bench.timing import cpu
from frente import __version__, bots, games
from frente.engine import Match
from frente.lab import wilson

SCENARIOS = {"crusade": "war-of-the-columns", "santander": "quick", "espana": "1938"}
"""Where a game's first scenario is long."""
SEED = "baselines"


def entry(slug: str, name: str, matches: int, seconds: float) -> dict[str, Any]:
    """The row of a bot."""
    game = games.load(slug)
    scenario = game.scenario(SCENARIOS.get(slug)).id
    scores: dict[str, tuple[float, int]] = {}
    spent, decisions = 0.0, 0
    for seat in game.seats(scenario, game.full_options(scenario, {})):
        won, played, begun = 0.0, 0, cpu()
        while played < matches and (cpu() - begun < seconds or not played):
            score, took, made = _match(slug, scenario, name, seat, played)
            won, played, spent, decisions = won + score, played + 1, spent + took, decisions + made
        scores[seat] = (round(won / played, 4), played)
    return {
        "game": slug,
        "scenario": scenario,
        "rules": game.version,
        "frente": __version__,
        "policy": f"frente:{name}",
        "against": "random",
        "seats": scores,
        "seed": SEED,
        "information": "seat",
        "cpu_s_per_decision": float(f"{spent / decisions:.2g}"),
        "trained_on": "nothing",
    }


def _match(slug: str, scenario: str, name: str, seat: str, number: int) -> tuple[float, float, int]:
    """Its score from 0 to 1, and the CPU seconds and number of the bot's decisions."""
    game = games.load(slug)
    match = Match.start(game, scenario, {}, f"{SEED}:{number}", events=False)
    players = {other: bots.make(game, name if other == seat else "random") for other in match.setup.seats}
    spent, made, since = 0.0, 0, cpu()

    def told(who: str, _: bots.Choice) -> None:
        nonlocal spent, made, since
        now = cpu()
        if who == seat:
            spent, made = spent + now - since, made + 1
        since = now

    bots.play(match, players, f"bots:{SEED}:{number}", told=told)
    winners = match.result.winners if match.result else ()
    return (0.5 if not winners else float(seat in winners)), spent, made


def table(rows: list[dict[str, Any]]) -> str:
    """The rows as the page has them: score, 95 % interval, matches."""
    names = list(dict.fromkeys(row["policy"] for row in rows))
    lines = [f"| | | {' | '.join(names)} |", f"|---|---|{'---:|' * len(names)}"]
    for slug, scenario in dict.fromkeys((row["game"], row["scenario"]) for row in rows):
        mine = {
            row["policy"]: row["seats"] for row in rows if (row["game"], row["scenario"]) == (slug, scenario)
        }
        for seat in next(iter(mine.values())):
            cells = []
            for name in names:
                score, n = mine.get(name, {}).get(seat, (0.0, 0))
                low, high = wilson(score * n, n)
                cells.append(f"{score:.2f} ({low:.2f}-{high:.2f}, {n})" if n else "")
            lines.append(f"| `{slug}`, {scenario} | {seat} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.baselines")
    parser.add_argument("games", nargs="*", default=games.slugs())
    parser.add_argument("--bot", action="append", help="repeatable (default: random, steady, sergeant)")
    parser.add_argument("--matches", type=int, default=100, help="in each seat")
    parser.add_argument("--seconds", type=float, default=1e9, help="of CPU, for each seat at most")
    parser.add_argument("--file", type=Path, help="rows are added to it")
    asked = parser.parse_args()
    rows = []
    for name in asked.bot or ("random", "steady", "sergeant"):
        for slug in asked.games:
            row = entry(slug, name, asked.matches, asked.seconds)
            rows.append(row)
            print(json.dumps(row), flush=True)
            if asked.file is not None:
                with asked.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
    print(table(rows))


if __name__ == "__main__":
    main()
