"""How even are a game's scenarios? Matches of a bot against itself, as a Markdown table.

`python -m bench.balance barricadas --matches 20` plays every scenario; names of scenarios limit it to these.
"""

from __future__ import annotations

import argparse
import sys

from frente import games
from frente.lab import Experiment, Report, run


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("scenarios", nargs="*")
    arguments.add_argument("--matches", type=int, default=20)
    arguments.add_argument("--bot", default="steady")
    arguments.add_argument("--seed", default="balance")
    arguments.add_argument("--workers", type=int, default=None)
    given = arguments.parse_intermixed_args()
    game = games.load(given.game)
    known = [scenario.id for scenario in game.scenarios]
    wrong = sorted(set(given.scenarios) - set(known))
    if wrong:
        sys.exit(f"bench.balance: {given.game} has no scenario {', '.join(wrong)}")
    print(row("scenario", "matches", "won by", "draws", "errors", "turns, median", "decisions, median"))
    print("|---|---:|---|---:|---:|---:|---:|", flush=True)
    broken = 0
    for scenario in given.scenarios or known:
        seats = game.seats(scenario, game.full_options(scenario, {}))
        experiment = Experiment(given.game, dict.fromkeys(seats, given.bot), given.seed, scenario)
        report = run(experiment, given.matches, workers=given.workers)
        broken += len(report.faults)
        print(told(report), flush=True)
    sys.exit(1 if broken else 0)


def told(report: Report) -> str:
    """One scenario: each seat's share of wins with its 95 % interval."""
    shares = ", ".join(
        f"{seat} {share.share:.0%} ({share.low:.0%}-{share.high:.0%})" for seat, share in report.seats.items()
    )
    return row(
        report.scenario,
        report.matches,
        shares,
        report.draws,
        len(report.faults),
        f"{report.turns.median:g}",
        f"{report.decisions.median:g}",
    )


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


if __name__ == "__main__":
    main()
