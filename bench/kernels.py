"""Pieces that must be quick by themselves: `python -m bench.kernels`. Prints the best of some tries."""

from __future__ import annotations

from collections.abc import Callable

from bench.timing import cpu
from frente.engine import Match
from frente.games.barricadas.board import board
from frente.games.barricadas.sight import visible
from frente.games.santander import GAME as SANTANDER
from frente.games.santander.rules import supply


def best(work: Callable[[], object], before: Callable[[], object], tries: int = 30) -> float:
    """The quickest of some tries, in CPU-seconds."""
    quickest = float("inf")
    for _ in range(tries):
        before()
        began = cpu()
        work()
        quickest = min(quickest, cpu() - began)
    return quickest


def supply_and_zones() -> float:
    """Santander: supply and zones of control of both sides, nothing remembered."""
    state = Match.start(SANTANDER, "quick", seed="speed").state

    def forget() -> None:
        for kept in (supply._traced, supply._supplied, supply.zone):
            kept.cache_clear()

    def work() -> None:
        for side in SANTANDER.seats("quick", {}):
            supply.zoc(state, side)
            supply.supplied(state, side)

    return best(work, forget)


def visibility() -> float:
    """Barricadas: all that one hex sees on two maps."""
    two = board((("A", 1, 1, 0), ("C", 1, 2, 0)))
    visible(two, 0)

    def forget() -> None:
        two.sight.clear()
        two.views.clear()

    return best(lambda: visible(two, 0), forget)


if __name__ == "__main__":
    print(f"santander, supply and zones of both sides: {supply_and_zones() * 1e6:.0f} microseconds")
    print(f"barricadas, a visibility map of two maps: {visibility() * 1e3:.1f} ms")
