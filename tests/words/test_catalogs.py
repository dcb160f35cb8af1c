"""The catalogs of every game fit its code."""

import ast
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from frente import bots, games
from frente.engine import Match, Message
from frente.engine.contract import random_options
from frente.engine.refusal import MatchError
from frente.words import Words, audit, languages
from frente.words.audit import Uses, scan

MATCHES = 3
LOOKS = 120
"""So many asks of a match are read whole; after that only what happens."""


@pytest.mark.parametrize("slug", games.slugs())
def test_every_message_that_is_used_is_there_and_every_one_there_is_used(slug: str):
    game = games.load(slug)
    assert {language: audit(game, language) for language in languages(game.folder)} == {
        language: [] for language in languages(game.folder)
    }


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("slug", games.slugs())
def test_everything_said_in_a_match_has_its_words_and_what_fills_them(slug: str, number: int):
    game = games.load(slug)
    words = Words(game, strict=True)
    luck = Random(number)
    scenario = luck.choice(game.scenarios).id
    match = Match.start(game, scenario, random_options(game, scenario, luck), f"words {number}")
    walker = bots.make(game, "random")
    tried: list[str] = []
    for message in messages(game.layout(scenario, match.setup.options)):
        words.say(message)
    while match.asks:
        ask = match.asks[0]
        token = bots.answer(walker, match, ask.seat, f"walk {number}").token
        if match.ply % 3 == 0 and len(tried) < LOOKS:
            look(words, match, tried)
        tried.append(token)
        match.answer(ask.seat, token)
    for seat in (*match.setup.seats, None):
        for event in match.events(seat):
            words.event(event)
        for message in messages(match.view(seat)):
            words.say(message)
    assert match.result is not None
    words.result(match.result)


def look(words: Words, match: Match[Any], tried: list[str]) -> None:
    """Read all that a client would show now: prompts, options, odds, views, and why not."""
    game = match.game
    for ask in match.asks:
        words.prompt(ask)
        for token in ask.options():
            words.option(match, ask, token)
            odds = game.odds(match.state, ask, token)
            if odds is not None:
                for message in (odds.title, *odds.notes, *(o.label for o in odds.outcomes)):
                    words.say(message)
                for line in odds.lines:
                    words.say(line.label)
        for token in tried[-60:]:
            try:
                refusal = match.why_not(ask.seat, token)
            except MatchError:
                continue
            if refusal is not None:
                words.refusal(refusal)
        for message in messages(match.view(ask.seat)):
            words.say(message)


def messages(value: Any) -> Iterator[Message]:
    """Every message in plain data."""
    if isinstance(value, dict):
        if set(value) == {"id", "args"}:
            yield Message(value["id"], value["args"])
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages(part)


def test_an_ask_made_of_a_menu_wants_its_words_too():
    uses = Uses()
    scan("rules.py", ast.parse('put(Ask.of(seat, "retreat", "11.4", menu))'), uses)
    assert "ask-retreat" in uses.names
