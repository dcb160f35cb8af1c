"""Bots at the table: one answer, or a whole match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from frente.bots.bot import Bot, BotFault, Budget, Choice
from frente.engine import AnswerError, Match, MatchError

LONGEST = 20_000
"""More decisions than any match of these games: whoever needs them runs in a circle."""


class Runaway(MatchError):
    """A match that does not end."""


def answer(bot: Bot, match: Match[Any], seat: str, seed: str, evaluations: int = 0) -> Choice:
    """What a bot answers to the ask put to `seat` now. The match is not changed.

    `seed` is the bot's for the whole match and must not be that of the dice: what a bot does before a
    roll may not depend on it. With the seat and the ply it gives the luck of this one answer.
    """
    budget = Budget(f"{seed}|{seat}|{match.ply}", evaluations)
    return thought(bot, match if bot.blind else match.redacted(seat, f"{budget.seed}|world"), seat, budget)


def thought(bot: Bot, table: Match[Any], seat: str, budget: Budget) -> Choice:
    """The same at a table that is redacted already, for processes that are given nothing else."""
    try:
        return bot.choose(table, table.ask(seat), budget)
    except Exception as error:
        raise BotFault(f"the bot {bot.name} broke: {type(error).__name__}: {error}") from error


def play(
    match: Match[Any],
    bots: Mapping[str, Bot],
    seed: str,
    *,
    limit: int = LONGEST,
    told: Callable[[str, Choice], None] | None = None,
) -> int:
    """Let bots answer until the match is over or a seat without a bot is asked.

    Gives the number of decisions. `told` hears of every answer once it is taken. Seats that choose at
    once are asked one after the other; none sees what another has sealed.
    """
    decisions = 0
    while True:
        ask = next((a for a in match.asks if a.seat in bots), None)
        if ask is None:
            return decisions
        if decisions >= limit:
            raise Runaway(f"the match has not ended after {limit} decisions")
        bot = bots[ask.seat]
        choice = answer(bot, match, ask.seat, seed)
        try:
            match.answer(ask.seat, choice.token)
        except AnswerError as error:
            text = f"the bot {bot.name} of {ask.seat} answered {choice.token!r} to {ask.kind}"
            raise BotFault(f"{text}, which is refused: {error}") from error
        decisions += 1
        if told is not None:
            told(ask.seat, choice)
