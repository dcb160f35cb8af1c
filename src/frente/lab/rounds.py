"""One round of a study, played in whatever process it is asked of: plain data in, plain data out."""

from __future__ import annotations

import json
import threading
import time
from dataclasses import dataclass
from typing import Any

from frente import bots, games
from frente.engine import Match, MatchError
from frente.lab import variants
from frente.lab.observer import Observer
from frente.lab.study import Arm, Study

_one_at_a_time = threading.Lock()
"""A process has one variant of a game at a time, and some clusters run tasks in threads."""

Rows = dict[str, list[dict[str, Any]]]
"""By table: rows of `matches`, `counts`, `turns`, `journals`."""


@dataclass(frozen=True, slots=True)
class Played:
    """A round: its rows, the score of each bot by label, and what it cost."""

    arm: int
    round: int
    rows: Rows
    score: float
    """Of the bot that sits first in the first match; with one bot, of the first seat."""
    seconds: float


def play_round(study: Study, arm: Arm, number: int) -> Played:
    """All matches of a round; whatever goes wrong with one is told in its row."""
    with _one_at_a_time:
        if ":" not in study.game:
            variants.put(study.game, arm.changes)
        started = time.process_time()
        rows: Rows = {"matches": [], "counts": [], "turns": [], "journals": []}
        points = [_play(study, arm, number, half, rows) for half in range(arm.matches)]
        return Played(arm.number, number, rows, sum(points) / len(points), time.process_time() - started)


def start(study: Study, arm: Arm, number: int, half: int) -> tuple[Match[Any], dict[str, bots.Bot], str]:
    """A match of a study at its beginning, who plays it, and the seed of the bots."""
    game = games.load(study.game)
    match = Match.start(game, study.scenario, dict(study.options), f"{study.seed}:{number}")
    players = {seat: study.player(label).make(game) for seat, label in arm.seating(half).items()}
    return match, players, f"bots:{study.seed}:{number}:{half}"


def _play(study: Study, arm: Arm, number: int, half: int, rows: Rows) -> float:
    match, players, seed = start(study, arm, number, half)
    seating = arm.seating(half)
    watcher = Observer(match.game, match, study.luck)
    if match.asks:
        watcher.before()
    fault = ""
    try:
        bots.play(match, players, seed, limit=study.limit, told=watcher.told)
    except MatchError as error:
        fault = str(error)
    watcher.finish()
    key = {"arm": arm.number, "round": number, "half": half}
    result = match.result
    winners = result.winners if result else ()
    rows["matches"].append(
        {
            **key,
            "seed": match.dice.seed,
            "bots": json.dumps(seating),
            "winners": " ".join(winners),
            "end": result.text if result else "",
            "rule": result.rule if result else "",
            "score": json.dumps(dict(result.score) if result else {}, sort_keys=True),
            "turns": watcher.turn,
            "decisions": watcher.decisions,
            "evaluations": watcher.evaluations,
            "looked": watcher.looked,
            "forced": watcher.forced,
            **watcher.course(),
            "luck": watcher.lucky(),
            "digest": match.digest(),
            "fault": fault,
        }
    )
    if "counts" in study.record:
        rows["counts"] += [{**key, **row} for row in watcher.rows_of_counts()]
    if "turns" in study.record:
        rows["turns"] += [{**key, **row} for row in watcher.turns]
    if "journals" in study.record:
        rows["journals"].append({**key, "file": json.dumps(match.save(), ensure_ascii=False)})
    return points(winners, seating, seating_first(arm)) if not fault else 0.5


def seating_first(arm: Arm) -> str:
    """Whose score a round has: a bot, or (where all are the same) the first seat."""
    return next(iter(arm.seats.values())) if arm.mirrored else ""


def points(winners: tuple[str, ...] | list[str], seating: dict[str, str], who: str) -> float:
    """What a bot (or, with no name, the first seat) got of a match; allied bots share a win."""
    if not winners:
        return 0.5
    if not who:
        return float(next(iter(seating)) in winners)
    return sum(seating[seat] == who for seat in winners) / len(winners)
