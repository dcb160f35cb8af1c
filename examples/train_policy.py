"""Trains a small policy on one core in minutes, and shows its curve.

    pip install "frente[pettingzoo]"
    python examples/train_policy.py --minutes 10 --picture curve.svg

REINFORCE with a baseline, on `arriba` as the government against a random player, who wins more often at first
(`--game`, `--seat`, `--against` and so on change that). The policy is a line: the worth of an action is one
number of its own and one for each of a few facts of the position (the turn, how the match stands). It learns
which actions are worth doing and when, and shows how masks and observations are used.
"""

from __future__ import annotations

import argparse
import contextlib
import time
from pathlib import Path
from typing import Any

import numpy as np

import frente.gymnasium

FACTS = 12
"""The first numbers of an observation that the policy looks at: those before the pieces."""


class Policy:
    """Logits that are linear in a few facts."""

    def __init__(self, actions: int, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.weights = np.zeros((actions, FACTS + 1), np.float32)

    def facts(self, observation: Any) -> Any:
        numbers = observation["observation"][5 : 5 + FACTS].astype(np.float32)
        return np.append(np.clip(numbers / 10, -1, 1), np.float32(1))

    def choose(self, observation: Any) -> tuple[int, tuple[Any, Any, Any]]:
        """An action, and what is needed to learn from it."""
        legal = np.flatnonzero(observation["action_mask"])
        facts = self.facts(observation)
        logits = self.weights[legal] @ facts
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        place = int(self.luck.choice(len(legal), p=chances))
        gradient = -chances
        gradient[place] += 1
        return int(legal[place]), (legal, gradient, facts)

    def learn(self, steps: list[tuple[Any, Any, Any]], advantage: float, rate: float) -> None:
        for legal, gradient, facts in steps:
            self.weights[legal] += (rate * advantage / np.sqrt(len(steps))) * np.outer(gradient, facts)


def played(env: Any, policy: Policy, seed: int) -> tuple[float, list[tuple[Any, Any, Any]]]:
    """One match: its score from 0 to 1, and its steps."""
    observation, _ = env.reset(seed=seed)
    steps = []
    while True:
        action, step = policy.choose(observation)
        steps.append(step)
        observation, reward, over, cut, _ = env.step(action)
        if over or cut:
            return (float(reward) + 1) / 2, steps


def curve(scores: list[float], width: int = 60, height: int = 10) -> str:
    """Scores from 0 to 1, as a picture of letters."""
    parts = [float(np.mean(part)) for part in np.array_split(scores, min(width, len(scores)))]
    rows = []
    for level in range(height, 0, -1):
        label = f"{level * 100 // height:4d} % |"
        rows.append(label + "".join("#" if part * height >= level - 0.5 else " " for part in parts))
    return "\n".join([*rows, "       +" + "-" * len(parts), f"        {len(scores)} matches"])


def picture(scores: list[float], before: float, after: float, title: str) -> str:
    """The same as SVG: the mean of each stretch of matches, and what the measured matches said."""
    width, height, left, top = 640, 300, 48, 34
    parts = [float(np.mean(part)) for part in np.array_split(scores, min(60, len(scores)))]
    across, down = width - left - 60, height - top - 36

    def spot(share: float, score: float) -> tuple[float, float]:
        return left + across * share, top + down * (1 - score)

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (spot(n / len(parts), s) for n, s in enumerate(parts, 1)))
    shapes = [f'<polyline points="{line}" fill="none" stroke="#b3401f" stroke-width="2.5"/>']
    for score in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = spot(0, score)
        shapes.append(f'<path d="M{x} {y:.1f}h{across}" stroke="#888" stroke-width=".5"/>')
        shapes.append(f'<text x="{x - 8}" y="{y + 4:.1f}" text-anchor="end">{score:.0%}</text>')
    for share, score, said in ((0, before, "before"), (1, after, "after")):
        x, y = spot(share, score)
        shapes.append(f'<circle cx="{x}" cy="{y:.1f}" r="5" fill="#1f4e79"/>')
        shapes.append(f'<text x="{x + 8}" y="{y - 8:.1f}" font-weight="bold">{said} {score:.0%}</text>')
    shapes.append(f'<text x="{left}" y="{height - 10}">{len(scores)} matches of training</text>')
    shapes.append(f'<text x="{left}" y="18" font-weight="bold">{title}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="13"><title>{title}: {before:.0%} before, {after:.0%} after '
        f'{len(scores)} matches</title><rect width="100%" height="100%" fill="#fff"/>'
        f"{''.join(shapes)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="arriba")
    parser.add_argument("--scenario")
    parser.add_argument("--seat", default="government")
    parser.add_argument("--against", default="random")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=100, help="matches to measure it by, before and after")
    parser.add_argument("--save", type=Path, help="where to keep the weights")
    parser.add_argument("--picture", type=Path, help="where to keep the curve, as SVG")
    asked = parser.parse_args()
    env = frente.gymnasium.make(asked.game, scenario=asked.scenario, seat=asked.seat, against=asked.against)
    policy = Policy(int(env.action_space.n), asked.seed)

    def measured() -> float:
        return float(np.mean([played(env, policy, 1_000_000 + n)[0] for n in range(asked.tests)]))

    before = measured()
    scores: list[float] = []
    baseline = before
    start = time.process_time()
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C ends it early
        while time.process_time() - start < asked.minutes * 60:
            score, steps = played(env, policy, asked.seed * 100_000 + len(scores))
            policy.learn(steps, score - baseline, asked.rate)
            baseline += 0.02 * (score - baseline)
            scores.append(score)
    spent = (time.process_time() - start) / 60
    after = measured()
    print(curve(scores))
    print(f"{spent:.1f} minutes of CPU")
    print(f"score against {asked.against} in {asked.tests} matches: {before:.2f} before, {after:.2f} after")
    if asked.picture is not None:
        title = f"{asked.game}, {asked.seat} against {asked.against}"
        asked.picture.write_text(picture(scores, before, after, title), encoding="utf-8")
    if asked.save is not None:
        np.save(asked.save, policy.weights)


if __name__ == "__main__":
    main()
