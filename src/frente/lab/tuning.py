"""Weights for a game's forecast, from matches that its script plays against itself.

Logistic regression on the positions at which a thought may end (where the craft's clock moves on), with the
result of their match. Every fifth match is held out; what is told of the fit is told of those. A feature
whose weight comes out with the wrong sign is left out, and named: it is badly made, or the matches are few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Any, NamedTuple

from frente import games
from frente.bots import LONGEST
from frente.bots.sight import overlooking
from frente.engine import Forecast, Game, Match
from frente.engine.forecast import EVEN
from frente.lab.pool import unheard_interrupts, worker_pool

HELD = 5
"""Of so many matches one is held out."""
STRAYING = 0.6
"""How far into a match, at most, its players stray from the script: without it all matches are alike."""
STRAYS = 0.15
OVERLOOKS = 0.75
"""How often they stray, and how much they overlook then."""
MOST = 40
"""Positions taken of one match."""
RIDGE = 3.0
"""How strongly weights are drawn to nothing: one that the matches do not ask for stays small."""
BANDS = 10
ROUNDS = 25


class Position(NamedTuple):
    """What the forecast read, and when."""

    values: tuple[float, ...]
    time: float


@dataclass(frozen=True, slots=True)
class Sample:
    """Some positions of a match, and how it ended for the forecast's side: 1, 0 or a half."""

    number: int
    positions: tuple[Position, ...]
    result: float


@dataclass(frozen=True, slots=True)
class Band:
    """Positions of like chance: how many, the chance the forecast gave, and the share that was won."""

    count: int
    told: float
    won: float


@dataclass(frozen=True, slots=True)
class Fit:
    """A forecast's weights, and how well they tell the results of matches that were held out."""

    weights: dict[str, tuple[float, float]]
    wrong: tuple[str, ...]
    """Features left out at one end of the match or both: their weight had the wrong sign."""
    matches: int
    positions: int
    held: int
    log_loss: float
    blind_loss: float
    """That of whoever knows no more than how often each side wins."""
    off: float
    """By how much, on average, the told chance was off in its band."""
    bands: tuple[Band, ...]


def forecast_of(game: Game[Any]) -> Forecast:
    if game.craft is None or game.craft.forecast is None:
        raise ValueError(f"{game.slug} has no forecast to be tuned")
    return game.craft.forecast


def scenario_of(game: Game[Any], number: int) -> str:
    """The first scenario in every second match, the others in turn."""
    rest = game.scenarios[1:] or game.scenarios
    return game.scenarios[0].id if number % 2 == 0 else rest[number // 2 % len(rest)].id


def played(source: str, seed: str, number: int, seen: Callable[[Any], None] | None = None) -> Sample:
    """A match of the script against itself; `seen` is shown every state of which a position is taken."""
    game = games.load(source)
    forecast = forecast_of(game)
    craft = game.craft
    assert craft is not None
    script = game.bots[craft.script]
    luck = Random(f"{seed}|{number}")
    straying = STRAYING * luck.random()
    match = Match.start(game, scenario_of(game, number), seed=f"{seed}:{number}", events=False)
    found: list[Position] = []
    shown = craft.clock(match.state) if craft.clock is not None else 0
    for _ in range(LONGEST):
        asks = match.asks
        if not asks:
            break
        ask, state = asks[0], match.state
        if forecast.progress(state) < straying and luck.random() < STRAYS:
            ask = overlooking(ask, OVERLOOKS, luck)
        match.answer(ask.seat, script(state, ask, luck))
        now = craft.clock(match.state) if craft.clock is not None else match.ply
        if now != shown and match.result is None:
            shown = now
            found.append(Position(tuple(forecast.read(match.state)), forecast.progress(match.state)))
            if seen is not None:
                seen(match.state)
    result = match.result
    won = 0.5
    if result is not None and result.winners:
        won = float(any(game.side(seat) == forecast.side for seat in result.winners))
    taken = sorted(luck.sample(range(len(found)), min(MOST, len(found))))
    return Sample(number, tuple(found[i] for i in taken), won)


def play(
    source: str, seed: str, matches: int, workers: int = 1, done: Callable[[], None] | None = None
) -> list[Sample]:
    """So many matches; the number of workers changes nothing."""
    forecast_of(games.load(source))
    found: list[Sample] = []
    if workers == 1:
        for number in range(matches):
            found.append(played(source, seed, number))
            if done is not None:
                done()
        return found
    with worker_pool(workers) as pool:
        with unheard_interrupts():
            waiting = [pool.submit(played, source, seed, number) for number in range(matches)]
        for future in waiting:
            found.append(future.result())
            if done is not None:
                done()
    return found


def fit(forecast: Forecast, samples: Iterable[Sample]) -> Fit:
    """The weights that tell the results of these matches best, judged by those that are held out."""
    samples = sorted(samples, key=lambda sample: sample.number)
    learnt = [sample for sample in samples if sample.number % HELD]
    held = [sample for sample in samples if not sample.number % HELD]
    if not learnt or not held:
        raise ValueError(f"there must be at least {HELD + 1} matches to learn from")
    names = [*forecast.features, EVEN]
    signs = [feature.sign for feature in names for _ in (0, 1)]
    rows = [(_columns(position), sample.result) for sample in learnt for position in sample.positions]
    used = [n for n in range(len(signs)) if any(row[n] for row, _ in rows)]
    wrong: set[int] = set()
    while True:
        weights = _regress([([row[n] for n in used], won) for row, won in rows])
        bad = [n for n, weight in zip(used, weights, strict=True) if signs[n] * weight < 0]
        if not bad:
            break
        wrong.update(bad)
        used = [n for n in used if n not in bad]
    all_weights = [0.0] * len(signs)
    for n, weight in zip(used, weights, strict=True):
        all_weights[n] = round(weight, 4)
    told = [
        (_chance(all_weights, _columns(position)), sample.result)
        for sample in held
        for position in sample.positions
    ]
    share = sum(won for _, won in rows) / len(rows)
    bands = _bands(told)
    return Fit(
        weights={f.name: (all_weights[2 * i], all_weights[2 * i + 1]) for i, f in enumerate(names)},
        wrong=tuple(f"{names[n // 2].name} ({('early', 'late')[n % 2]})" for n in sorted(wrong)),
        matches=len(samples),
        positions=len(rows),
        held=len(held),
        log_loss=round(_loss(told), 4),
        blind_loss=round(_loss([(share, won) for _, won in told]), 4),
        off=round(sum(b.count * abs(b.told - b.won) for b in bands) / len(told), 4),
        bands=bands,
    )


def _columns(position: Position) -> list[float]:
    """Each value twice: as it counts at the beginning, and at the end."""
    time = min(1.0, max(0.0, position.time))
    found: list[float] = []
    for value in (*position.values, 1.0):
        found += (value * (1.0 - time), value * time)
    return found


def _chance(weights: Sequence[float], row: Sequence[float]) -> float:
    lean = sum([w * x for w, x in zip(weights, row, strict=True)])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lean))))


def _loss(told: Sequence[tuple[float, float]]) -> float:
    """The mean log loss; a draw counts half."""
    total = 0.0
    for chance, won in told:
        sure = min(1.0 - 1e-9, max(1e-9, chance))
        total -= won * log(sure) + (1.0 - won) * log(1.0 - sure)
    return total / len(told)


def _bands(told: Sequence[tuple[float, float]]) -> tuple[Band, ...]:
    found = []
    for n in range(BANDS):
        here = [(c, won) for c, won in told if min(BANDS - 1, int(c * BANDS)) == n]
        if here:
            chance = sum(c for c, _ in here) / len(here)
            found.append(Band(len(here), round(chance, 3), round(sum(won for _, won in here) / len(here), 3)))
    return tuple(found)


def _regress(rows: Sequence[tuple[list[float], float]]) -> list[float]:
    """Newton's method with a ridge."""
    width = len(rows[0][0])
    weights = [0.0] * width
    for _ in range(ROUNDS):
        slope = [-RIDGE * w for w in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(width)] for i in range(width)]
        for row, won in rows:
            chance = _chance(weights, row)
            miss, weight = won - chance, chance * (1.0 - chance)
            for i, x in enumerate(row):
                if x:
                    slope[i] += miss * x
                    line, scaled = curve[i], weight * x
                    for j in range(i + 1):
                        line[j] += scaled * row[j]
        step = _solved(curve, slope)
        weights = [w + d for w, d in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-5:
            break
    return weights


def _solved(curve: list[list[float]], slope: list[float]) -> list[float]:
    """The solution of a symmetric positive system of which the lower half is given (Cholesky)."""
    size = len(slope)
    root = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = curve[i][j] - sum([a * b for a, b in zip(root[i][:j], root[j][:j], strict=True)])
            root[i][j] = rest**0.5 if i == j else rest / root[j][j]
    half: list[float] = []
    for i in range(size):
        half.append((slope[i] - sum([a * b for a, b in zip(root[i][:i], half, strict=True)])) / root[i][i])
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (half[i] - sum([root[k][i] * found[k] for k in range(i + 1, size)])) / root[i][i]
    return found


def written(fit: Fit, command: str) -> str:
    """The weights as the file that the forecast reads."""
    lines = [
        f"# Made by `{command}`, not by hand.",
        f'command = "{command}"',
        f"matches = {fit.matches}",
        f"positions = {fit.positions}",
        f"held_out = {fit.held}",
        f"log_loss = {fit.log_loss}",
        f"blind_loss = {fit.blind_loss}",
        f"off = {fit.off}",
        f"calibration = [{', '.join(f'[{b.count}, {b.told}, {b.won}]' for b in fit.bands)}]",
        "",
        "[weights]",
        *(f"{name} = [{early}, {late}]" for name, (early, late) in fit.weights.items()),
    ]
    return "\n".join(lines) + "\n"
