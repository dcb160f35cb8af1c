"""Standing orders: every game says what may be answered beforehand, and the answers are answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from frente import games
from frente.engine import Ask, Match
from frente.engine.orders import Order, Reaction, followed, why_not

FIRST = {
    "arriba": ("air", 3), "barricadas": ("react", 3), "crusade": ("combat-cards", 3),
    "espana": ("react", 3), "santander": ("trade", 3),
}  # fmt: skip
"""A reaction of each game, and a seed by which it soon comes up."""


def reacting(slug: str) -> Iterator[tuple[Match[Any], Ask, Reaction]]:
    """Moments of a random match in which a seat is asked for a reaction."""
    kind, seed = FIRST[slug]
    game, luck = games.load(slug), random.Random(seed)
    (reaction,) = (found for found in game.reactions if found.ask == kind)
    for _ in range(20):
        match = Match.start(game, seed="ab" * 16)
        while match.result is None:
            ask = match.asks[0]
            if ask.kind == kind and reaction.holds(match.state, ask):
                yield match, ask, reaction
            match.answer(ask.seat, luck.choice(ask.options()))


@pytest.mark.parametrize("slug", FIRST)
def test_an_order_answers_what_it_is_for_and_nothing_else(slug: str):
    match, ask, reaction = next(reacting(slug))
    for act in reaction.acts:
        order = Order(reaction.ask, act.id)
        found = followed(match, ask.seat, [order])
        able = [token for token in ask.options() if token == act.answer or token.split(" ")[0] == act.answer]
        assert (found is not None) == bool(able)
        assert found is None or (found[0] == order and found[1] in able)
        assert followed(match, ask.seat, [replace(order, ask="another")]) is None
    measured = [act for act in reaction.acts if act.measured]
    for act in measured:
        assert followed(match, ask.seat, [Order(reaction.ask, act.id, least=1000)]) is None
    assert bool(measured) == bool(reaction.measure)


@pytest.mark.parametrize("slug", [slug for slug in FIRST if slug != "arriba"])
def test_an_order_holds_where_it_says_so(slug: str):
    match, ask, reaction = next(reacting(slug))
    here = str(ask.about[reaction.subject])
    act = next(act for act in reaction.acts if followed(match, ask.seat, [Order(reaction.ask, act.id)]))
    order = Order(reaction.ask, act.id)
    assert followed(match, ask.seat, [replace(order, only=(here,))])
    assert followed(match, ask.seat, [replace(order, only=("elsewhere",))]) is None
    assert followed(match, ask.seat, [replace(order, but=(here,))]) is None
    first, second = replace(order, but=(here,)), order
    assert followed(match, ask.seat, [first, second]) == (second, followed(match, ask.seat, [second])[1])  # type: ignore[index]


@pytest.mark.rule("barricadas", "3.4-e")
def test_fire_by_an_order_is_fired_by_the_best_one_alone():
    order = Order("react", "fire")
    for match, ask, _ in reacting("barricadas"):
        found = followed(match, ask.seat, [order])
        assert found is not None
        trial = match.clone()
        trial.answer(ask.seat, found[1])
        if trial.to_answer == (ask.seat,) and trial.ask(ask.seat).kind == "react-group":
            break
    else:
        raise AssertionError("nobody could join")
    assert followed(trial, ask.seat, [order]) is None  # who fires by hand chooses by hand
    assert followed(trial, ask.seat, [], after="react") == (None, "shoot")


def test_no_order_is_given_that_no_game_knows():
    reactions = games.load("santander").reactions
    assert why_not(reactions, Order("trade", "stand", least=50, but=("2207",))) == ""
    for wrong in (Order("trade", "flee"), Order("march", "stand"), Order("trade", "retreat", least=1)):
        assert why_not(reactions, wrong)
    assert why_not(games.load("arriba").reactions, Order("air", "none", only=("madrid",)))
