"""Two checkouts in one run: `python -m bench.beside ../before` plays the same matches in both, turn about.

A busy machine slows both alike, so the ratio travels where the rates do not. Each checkout has a process of
its own, which imports its own sources; the yardstick is measured in this one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench import yardstick
from frente import games

HERE = Path(__file__).parents[1]
WORKER = """
import sys
from bench import frente_games
from frente import games
found = {}
for line in sys.stdin:
    name, seed, wanted = line.split()
    game = found.get(name)
    if game is None:
        game = found[name] = games.load(name)
        frente_games.play(game, "warm", events=True)
    print(frente_games.rate(game, seed, float(wanted)), flush=True)
"""


class Checkout:
    """One process that plays with the sources of one checkout."""

    def __init__(self, root: Path) -> None:
        if not (root / "src" / "frente").is_dir():
            raise SystemExit(f"bench: no checkout of frente at {root}")
        paths = os.pathsep.join([str(root / "src"), str(root)])
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            cwd=root,
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, name: str, seed: str, wanted: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(name, seed, wanted, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.beside", description=__doc__)
    arguments.add_argument("before", type=Path, help="the root of the other checkout")
    arguments.add_argument("games", nargs="*", help="slugs (default: all installed)")
    arguments.add_argument("--rounds", type=int, default=7, help="how often each is measured (default 7)")
    arguments.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of one measurement")
    given = arguments.parse_args()
    before, after = Checkout(given.before.resolve()), Checkout(HERE)
    names = given.games or list(games.slugs())
    yardstick.play(0)  # whatever is loaded or cached at first use is not counted
    peers: list[float] = []
    rates: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in names}
    for number in range(given.rounds):
        print(f"bench: round {number + 1} of {given.rounds}", file=sys.stderr, flush=True)
        peers.append(yardstick.rate(number, given.seconds))
        for name in names:
            for checkout, found in zip((before, after), rates[name], strict=True):
                found.append(checkout.rate(name, f"beside:{number}", given.seconds))
    peer = median(peers)
    print("| game | before, ratio to catanatron | after | after / before (median, least and most) |")
    print("|---|---:|---:|---:|")
    for name, (old, new) in rates.items():
        shares = sorted(b / a for a, b in zip(old, new, strict=True))
        told = f"{median(shares):.2f} ({shares[0]:.2f}-{shares[-1]:.2f})"
        print(f"| {name} | {median(old) / peer:.2f} | {median(new) / peer:.2f} | {told} |")


if __name__ == "__main__":
    main()
