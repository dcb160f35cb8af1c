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

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from math import ceil, log2
from random import Random
from statistics import fmean, stdev
from typing import Any, TypeAlias

from frente.bots.bot import FORCED, HABIT, Account, Budget, Choice, Plan
from frente.bots.level import Level
from frente.bots.sight import choices, overlooking
from frente.engine import Ask, Craft, Game, Match, Message, Policy
from frente.engine.forecast import chance

USUAL = 0.02
"""How much gains differ from world to world, as a variance, where too few worlds were seen to tell."""
MARGIN = 0.3
"""The part of a score that tells how clearly a match was won: most choices change that, few the winner."""
LONGEST = 6_000
"""Answers after which a match in thought is judged as it stands."""
TOLD = 3
"""How many plans, and how many features, an account tells of."""
LEAST = 0.005
"""A feature that makes less of a difference decides nothing."""


Reply: TypeAlias = tuple[str, str]
"""The first answer of another seat that had a choice: seat and token."""


def keen_script(game: Game[Any], craft: Craft) -> Policy:
    """The script of those who think: each side's own, or the game's where it has none."""
    if not craft.keen:
        return game.bots[craft.script]
    return lambda s, ask, luck: craft.keen[game.side(ask.seat)](s, ask, luck)


@dataclass(slots=True)
class Tried:
    """A choice and how it came out, world by world."""

    token: str
    scores: list[float] = field(default_factory=list)
    parts: list[list[float]] = field(default_factory=list)
    """What the forecast read where each match was left: by feature, in log odds for the seat."""
    replies: Counter[Reply] = field(default_factory=Counter)
    said: dict[Reply, Message] = field(default_factory=dict)
    """What those answers are called."""

    @property
    def mean(self) -> float:
        return fmean(self.scores)

    def differs(self, other: Tried) -> bool:
        """Did it ever come out otherwise in the same world?"""
        return any(abs(a - b) > 1e-9 for a, b in zip(self.scores, other.scores, strict=False))

    def liking(self, risk: float) -> float:
        """How it is liked by somebody who likes risk so much."""
        return round(self.mean + (risk * stdev(self.scores) if risk and len(self.scores) > 1 else 0.0), 6)

    @property
    def reply(self) -> Message | None:
        """The answer of another seat that came most often."""
        return self.said[self.replies.most_common(1)[0][0]] if self.replies else None

    def gain(self, other: Tried) -> tuple[float, float]:
        """By how much it did better in the worlds where both were tried, and the squared error of that.

        A few worlds that happen to agree do not make it sure: two usual ones are counted with them.
        """
        gains = [a - b for a, b in zip(self.scores, other.scores, strict=False)]
        mean = fmean(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) + 2 * USUAL
        return mean, spread / (len(gains) + 1) / len(gains)


class SearchBot:
    """A bot that looks ahead."""

    blind = False

    def __init__(self, name: str, game: Game[Any], craft: Craft, level: Level) -> None:
        self.name = name
        self.game = game
        self.craft = craft
        self.level = level
        self.policy = keen_script(game, craft) if level.width > 1 else game.bots[craft.script]
        features = craft.forecast.features if craft.forecast is not None else ()
        self._secret = frozenset(feature.name for feature in features if feature.secret)

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
        risk = self.level.risk
        best = max(tried, key=lambda one: (len(one.scores), one.liking(risk), one is habit))
        _, error = best.gain(habit)
        if best.liking(risk) - habit.liking(risk) <= round(self.level.doubt * error, 6):
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
        rivals.sort(key=lambda one: (-len(one.scores), -round(one.mean, 6)))
        plans = tuple(
            Plan(
                one.token,
                self.game.choice(match.state, ask, one.token).label,
                round(best.mean - best.gain(one)[0], 4),  # in the worlds that both have seen
            )
            for one in (best, *rivals[: TOLD - 1])
        )
        account = Account(plans, self._reasons(best, rivals[0]), best.reply, self._secret)
        return Choice(best.token, why, spent, account)

    def _label(self, match: Match[Any], ask: Ask, token: str) -> dict[str, Any]:
        label = self.game.choice(match.state, ask, token).label
        return {"id": label.id, "args": label.args}

    def _reasons(self, best: Tried, second: Tried) -> tuple[tuple[str, float], ...]:
        """What the forecast saw better, or worse, after the one than after the other in the same worlds."""
        forecast = self.craft.forecast
        both = list(zip(best.parts, second.parts, strict=False))
        if forecast is None or not both:
            return ()
        slope = fmean(
            0.5 * (a * (1 - a) + b * (1 - b)) for a, b in zip(best.scores, second.scores, strict=False)
        )
        found = [
            (feature.name, round(slope * fmean(a[n] - b[n] for a, b in both), 4))
            for n, feature in enumerate(forecast.features)
        ]
        found.sort(key=lambda reason: -abs(reason[1]))
        return tuple(reason for reason in found[:TOLD] if abs(reason[1]) >= LEAST)

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
                    self.play_out(table, seat, one, f"{seed}|dice {world}")
                spent += len(alive)
                world += 1
            # Who did in every world just what the first did comes to the same, in another order perhaps.
            rivals = [one for one in alive[1:] if one.differs(alive[0])]
            if not rivals:
                break
            rivals.sort(key=lambda one: -round(one.mean, 6))
            alive = [alive[0], *rivals[: max(1, ceil(len(alive) / 2) - 1)]]
        return tried, spent

    def play_out(self, table: Match[Any], seat: str, one: Tried, seed: str) -> None:
        """Play a match on with a choice, and note how good its end is, 0 to 1."""
        twin = table.clone(seed)
        twin.answer(seat, one.token)
        reply: Reply | None = None
        luck = Random(seed)
        policy, clock = self.policy, self.craft.clock
        late = clock(table.state) + self.craft.ahead if clock is not None else 0
        for _ in range(LONGEST):
            asks = twin.asks
            if not asks or (clock is not None and clock(twin.state) >= late):
                break
            token = policy(twin.state, asks[0], luck)
            if reply is None and asks[0].seat != seat and len(asks[0].options()) > 1:
                reply = (asks[0].seat, token)
                one.replies[reply] += 1
                if reply not in one.said:
                    one.said[reply] = self.game.choice(twin.state, asks[0], token).label
            twin.answer(asks[0].seat, token)
        one.scores.append(self.worth(twin, seat, one))

    def worth(self, match: Match[Any], seat: str, one: Tried) -> float:
        """How a match stands or has ended for a seat, 0 to 1."""
        forecast, result = self.craft.forecast, match.result
        if forecast is None:
            value = self.game.value(match.state, seat)
        else:
            sign = 1 if self.game.side(seat) == forecast.side else -1
            parts = [sign * part for part in forecast.parts(match.state)]
            if self.level.politics != 1.0:
                for n, feature in enumerate(forecast.features):
                    if feature.name in self.craft.political:
                        parts[n] *= self.level.politics
            one.parts.append(parts)
            value = chance(sum(parts))
        if result is None:
            return value
        won = 0.5 if not result.winners else 1.0 if seat in result.winners else 0.0
        return (1 - MARGIN) * won + MARGIN * value
