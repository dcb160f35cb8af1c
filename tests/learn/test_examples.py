"""Every example of the living rulebook still shows its rule."""

import re
from typing import Any

import pytest

from frente import conformance, games
from frente.engine import Game, Match, MatchError, position
from frente.learn import examples
from frente.learn.lesson import ABOVE
from frente.learn.trial import things

LEAST = 0.8
"""The share of the showable rules that have a position to try, in each game."""
WORDS = 35
SHOWN = games.slugs()
ID = re.compile(r"\b[a-z]+-[a-z]?\d+\b|\bg\d+\b|[{}]")


@pytest.mark.parametrize("slug", SHOWN)
def test_four_of_five_showable_rules_can_be_tried(slug):
    found = conformance.check(slug)
    assert len(found.showable) - len(found.untried) >= LEAST * len(found.showable)


@pytest.mark.parametrize("slug", SHOWN)
def test_examples_and_what_cannot_be_shown_are_rules_of_the_game(slug):
    folder = games.load(slug).folder
    rules = {rule.id for rule in conformance.rules_of(folder) if rule.kind != conformance.NOT_APPLICABLE}
    unshown = conformance.unshown_of(folder)
    assert conformance.tried_by(folder) <= rules
    assert set(unshown) <= rules
    assert not set(unshown) & conformance.tried_by(folder)
    assert all(len(reason.split()) >= 2 for reason in unshown.values())


@pytest.mark.parametrize("slug", SHOWN)
def test_every_example_holds_and_shows_its_rule_where_the_reader_stands(slug):
    game = games.load(slug)
    wrong = {
        example.rule: fault for example in examples.of(game).values() if (fault := fault_of(game, example))
    }
    assert wrong == {}


def fault_of(game: Game[Any], example: examples.Example) -> str:
    """What does not hold of an example."""
    account = position.run(example.position, games.load)
    if not account.passed or not account.checks:
        return "; ".join(map(str, account.failures)) or "it checks nothing"
    try:
        match = example.begin(game, "a reader", scripted=True)
        if not match.to_answer:
            return "the match is over before anything can be tried"
        if not example.tokens and not looks(match, example):
            return f"nobody sees where to look: it rings {example.ring}"
        return "" if shows(game, match, example) else f"{example.expect} does not show there"
    except MatchError as error:
        return str(error)


def shows(game: Game[Any], match: Match[Any], example: examples.Example) -> bool:
    """Does what the reader tries there come to what the example says?"""
    if example.expect == "holds" and not example.tokens:
        return True  # it stands on the board: the script has looked
    seat = example.seat or match.to_answer[0]
    if example.expect == "asked":
        return match.ask(seat).rule == example.rule
    (token,) = example.tokens
    if example.expect == "refused":
        refusal = match.why_not(seat, token)
        return refusal is not None and refusal.rule == example.rule
    if example.expect == "odds":
        odds = game.odds(match.state, match.ask(seat), token)
        return odds is not None and bool(telling(example) & {line.label.id for line in odds.lines})
    if match.why_not(seat, token) is not None:
        return False
    before = len(match.state.log.events)
    match.answer(seat, token)
    cited = {event.rule for event in match.state.log.events[before:]}
    return example.expect == "holds" or example.rule in cited


def looks(match: Match[Any], example: examples.Example) -> bool:
    """Is there something ringed, and can it be seen?"""
    return bool(example.ring) and set(example.ring) <= ABOVE | things(
        match, example.seat or match.to_answer[0]
    )


def telling(example: examples.Example) -> set[str]:
    """The lines of odds in which the rule tells, as the script names them."""
    return set(example.position.do[-1]["odds"].get("lines", {}))


@pytest.mark.parametrize("slug", SHOWN)
def test_what_is_said_is_short_and_names_no_ids(slug):
    said = {example.rule: example.say for example in examples.of(games.load(slug)).values()}
    assert {rule: say for rule, say in said.items() if len(say.split()) > WORDS or ID.search(say)} == {}
