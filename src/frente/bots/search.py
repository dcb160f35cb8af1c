"""The searcher, one for all games: it plays matches on in thought and sees how they end.

For an ask that matters it weighs the first few choices of the game's script. A choice is tried in a world
(what is hidden from the seat dealt anew, dice of its own): from there the script plays for every seat, to
the end of the match or as far as the game's craft says. In each world all choices meet the same dice, so
that luck does not decide between them. Sequential halving: all are tried in a few worlds, the better half in
more, and so on until the budget is spent. What the script does first is given up only for what did clearly
better in the same worlds.

Work is counted in evaluations, one for each match played on, so that the same seed gives the same answer on
any machine.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from frente.bots.bot import FORCED, HABIT, Budget, Choice
from frente.bots.level import Level
from frente.bots.sight import choices, overlooking
from frente.engine import Ask, Craft, Game, Match, Message, Policy

MARGIN = 0.3
"""The part of a score that tells how clearly a match was won: most choices change that, few the winner."""
LONGEST = 6_000
"""Answers after which a match in thought is judged as it stands."""


@dataclass(slots=True)
class Tried:
    """A choice and how it came out, world by world."""

    token: str
    scores: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return fmean(self.scores)

    def gain(self, other: Tried) -> tuple[float, float]:
        """By how much it did better in the worlds where both were tried, and the standard error of that."""
        gains = [a - b for a, b in zip(self.scores, other.scores, strict=False)]
        return fmean(gains), stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0


class SearchBot:
    """A bot that looks ahead."""

    blind = False

    def __init__(self, name: str, game: Game[Any], craft: Craft, level: Level) -> None:
        self.name = name
        self.game = game
        self.craft = craft
        self.level = level
        self.policy: Policy = game.bots[craft.script]

    def choose(self, match: Match[Any], ask: Ask, budget: Budget) -> Choice:
        if len(ask.options()) == 1:
            return Choice(ask.options()[0], FORCED)
        seen = ask
        if self.level.overlooks:
            seen = overlooking(ask, self.level.overlooks, Random(f"{budget.seed}|sight"))
        weighs = self.craft.weighs[: self.level.kinds]
        if self.level.width < 2 or not (ask.kind in weighs or ask.key in weighs):
            return Choice(self.policy(match.state, seen, Random(budget.seed)), HABIT)
        most = budget.evaluations or self.level.evaluations
        width = min(self.level.width, most)
        tokens = list(islice(choices(self.policy, match.state, seen, budget.seed), width))
        if len(tokens) < 2:
            return Choice(tokens[0], HABIT)
        return self._weighed(match, ask, tokens, budget.seed, most)

    def _weighed(self, match: Match[Any], ask: Ask, tokens: list[str], seed: str, most: int) -> Choice:
        tried, spent = self.weigh(match, ask.seat, tokens, seed, most)
        habit = tried[0]
        best = max(tried, key=lambda one: (len(one.scores), round(one.mean, 6), one is habit))
        gain, error = best.gain(habit)
        if round(gain, 6) <= round(self.level.doubt * error, 6):
            best = habit
        rivals = [one for one in tried if one is not best]
        second = max(rivals, key=lambda one: (len(one.scores), round(one.mean, 6)))
        why = Message(
            "bot-doubted" if second.mean > best.mean else "bot-weighed",
            {
                "hope": round(100 * best.mean),
                "other": self._label(match, ask, second.token),
                "other-hope": round(100 * second.mean),
                "tried": spent,
            },
        )
        return Choice(best.token, why, spent)

    def _label(self, match: Match[Any], ask: Ask, token: str) -> dict[str, Any]:
        label = self.game.choice(match.state, ask, token).label
        return {"id": label.id, "args": label.args}

    def weigh(
        self, match: Match[Any], seat: str, tokens: list[str], seed: str, most: int
    ) -> tuple[list[Tried], int]:
        """Each choice with its scores, in the given order, and how many evaluations (at most `most`) it took.

        There must be one for each choice. The first is tried in every world: the others are measured by it.
        """
        tried = [Tried(token) for token in tokens]
        alive = tried
        rounds = ceil(log2(len(alive)))
        spent = world = 0
        for left in range(rounds, 0, -1):
            worlds = (most - spent) // left // len(alive)
            for _ in range(worlds if world else max(1, worlds)):
                table = match if world == 0 else match.redacted(seat, f"{seed}|world {world}")
                for one in alive:
                    one.scores.append(self.played_out(table, seat, one.token, f"{seed}|dice {world}"))
                spent += len(alive)
                world += 1
            rivals = sorted(alive[1:], key=lambda one: -round(one.mean, 6))
            alive = [alive[0], *rivals[: max(1, ceil(len(alive) / 2) - 1)]]
        return tried, spent

    def played_out(self, table: Match[Any], seat: str, token: str, seed: str) -> float:
        """How good the end is, 0 to 1, of a match that goes on with this answer."""
        twin = table.clone(seed)
        twin.answer(seat, token)
        luck = Random(seed)
        policy, clock = self.policy, self.craft.clock
        late = clock(table.state) + self.craft.ahead if clock is not None else 0
        for _ in range(LONGEST):
            asks = twin.asks
            if not asks or (clock is not None and clock(twin.state) >= late):
                break
            twin.answer(asks[0].seat, policy(twin.state, asks[0], luck))
        value = self.game.value(twin.state, seat)
        result = twin.result
        if result is None:
            return value
        won = 0.5 if not result.winners else 1.0 if seat in result.winners else 0.0
        return (1 - MARGIN) * won + MARGIN * value
