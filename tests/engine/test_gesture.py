"""Several answers in one gesture, what can be reached, and which answers cannot be taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from frente import games
from frente.engine import Match, Refused
from frente.engine.contract import random_answer
from frente.engine.gesture import LEVELS, caution, choose, reach
from frente.games.arriba.game import GAME

ANSWERS = 220


def until(kind: str) -> Match[Any]:
    """A match of Arriba played at random up to an ask of that kind."""
    luck = random.Random("gesture")
    match = Match.start(GAME, seed="gesture", auto=False)
    while match.asks[0].kind != kind:
        match.answer(match.asks[0].seat, random_answer(match.asks[0], luck))
    return match


def first_march(match: Match[Any]) -> tuple[str, str]:
    """A battlegroup's march and where it may go."""
    seat = match.asks[0].seat
    for token in match.asks[0].options():
        if token.startswith("march"):
            twin = match.clone()
            twin.answer(seat, token)
            goal = next((goal for goal in twin.ask(seat).options() if goal.startswith("to ")), None)
            if goal is not None:
                return token, goal
    raise AssertionError("nobody can march")


def test_answers_given_together_are_taken_back_together():
    match = until("march")
    seat, before, ply = match.asks[0].seat, match.digest(), match.ply
    assert match.answer_all(seat, first_march(match)) == (2, None)
    assert match.ply > ply + 1
    match.undo(seat)
    assert (match.digest(), match.ply, match.groups) == (before, ply, [])


def test_a_group_stops_before_what_is_refused_and_what_was_done_stands():
    match = until("march")
    seat = match.asks[0].seat
    march, goal = first_march(match)
    done, refusal = match.answer_all(seat, (march, "to nowhere", goal))
    assert done == 1
    assert refusal is not None
    match.answer(seat, goal)
    match.undo(seat)
    assert match.asks[0].kind == "destination"


def test_a_group_stops_before_an_answer_that_rolls_dice():
    match = until("politics")
    seat = match.asks[0].seat
    assert match.answer_all(seat, ("done",)) == (0, None)
    assert match.asks[0].kind == "politics"


def test_the_first_of_a_group_must_be_legal_like_any_answer():
    match = until("march")
    seat = match.asks[0].seat
    done, refusal = match.answer_all(seat, ("march g9999",))
    assert done == 0
    assert refusal is not None
    with pytest.raises(Refused):
        match.answer(seat, "march g9999")


def test_reach_tells_the_answers_that_lead_to_each_place():
    match = until("march")
    seat = match.asks[0].seat
    march, goal = first_march(match)
    group = march.split()[1]
    found = reach(match, seat, [group], set(match.view(None)["places"]))  # type: ignore[arg-type]
    place = goal.split()[1].split(":")[0].split(".")[0]
    assert place in found.places
    for target, way in found.places.items():
        twin = match.clone()
        assert twin.answer_all(seat, way.tokens) == (len(way.tokens), None)
        assert any(g.name == group for g in twin.state.groups.values()), target


def test_a_set_is_wanted_where_a_way_takes_any_number_of_things():
    luck = random.Random(3)
    for number in range(30):
        match = Match.start(GAME, seed=f"sets{number}")
        while match.asks and match.asks[0].kind != "losses" and match.ply < 700:
            match.answer(match.asks[0].seat, random_answer(match.asks[0], luck))
        if match.asks and match.asks[0].kind == "losses":
            break
    wanted = choose(match.asks[0])
    assert wanted is not None
    words = {word for token in match.asks[0].options() for word in token.split()[1:]}
    assert set(wanted.of) == words
    assert 1 <= wanted.least <= wanted.most


@pytest.mark.parametrize("slug", games.slugs())
def test_an_answer_that_cannot_be_taken_back_says_so_before(slug: str):
    game = games.load(slug)
    luck = random.Random(f"final {slug}")
    match = Match.start(game, seed=f"final {slug}")
    unmarked: list[str] = []
    for _ in range(ANSWERS):
        if match.result is not None:
            match = Match.start(game, seed=f"final {slug} {len(unmarked)}")
        ask = luck.choice(match.asks)
        token = random_answer(ask, luck)
        marked = match.final(ask.seat, token)
        match.answer(ask.seat, token)
        refusal = None if match.result is not None else match.why_no_undo(ask.seat)
        if refusal is not None and refusal.text in ("undo-roll", "undo-reveal") and not marked:
            unmarked.append(f"{ask.kind}: {token}")
    assert not unmarked


@pytest.mark.parametrize("slug", games.slugs())
def test_a_gesture_is_weighed_up_to_the_answer_that_is_possible_no_more(slug: str):
    """What was to follow may be no answer any more when its turn comes: here what was said before."""
    luck = random.Random(f"weighed {slug}")
    match = Match.start(games.load(slug), seed=f"weighed {slug}")
    said: list[str] = []
    impossible = 0
    for _ in range(60):
        ask = luck.choice(match.asks)
        token = random_answer(ask, luck)
        told = caution(match, ask.seat, (token, *said))
        assert told is None or told.level in LEVELS
        match.answer(ask.seat, token)
        seats = {asked.seat for asked in match.asks}
        impossible += ask.seat in seats and match.why_not(ask.seat, token) is not None
        said = [token, *said][:3]
    assert impossible


# --- prices ---------------------------------------------------------------------------------------
SHOPS = {"arriba": 260, "crusade": 120, "espana": 320}
"""The games with price lists, and so many answers in which everything they sell is met."""


@pytest.mark.parametrize("slug", games.slugs())
def test_what_is_paid_is_what_the_price_list_told(slug: str):
    """Whoever may buy something does: the purse afterwards is the purse before, less the price."""
    luck = random.Random(f"prices {slug}")
    match = Match.start(games.load(slug), seed=f"prices {slug}", auto=False)
    paid: dict[str, int] = {}
    for _ in range(SHOPS.get(slug, 60)):
        ask = luck.choice(match.asks)
        have = {purse.id: purse.have for purse in match.game.purse(match.state, ask)}
        token = random_answer(ask, luck)
        if have:
            choices = {token: match.game.choice(match.state, ask, token) for token in ask.options()}
            priced = [token for token, choice in choices.items() if choice.price]
            assert {price.of for token in priced for price in choices[token].price} <= set(have)
            token = luck.choice(priced or [token])
        prices = match.game.choice(match.state, ask, token).price
        match.answer(ask.seat, token)
        if prices and match.asks[0].kind == f"{ask.kind}-to":  # it is paid when it is told where to
            match.answer(ask.seat, random_answer(match.asks[0], luck))
        left = {purse.id: purse.have for purse in match.game.purse(match.state, ask)}
        closed = (ask.seat, ask.kind) not in {(asked.seat, asked.kind) for asked in match.asks}
        for price in prices:
            rest = have[price.of] - price.amount
            # what is left over may be lost when the shop closes
            assert left[price.of] in ((rest, 0) if closed else (rest,)), token
            paid[token.split()[0]] = paid.get(token.split()[0], 0) + (not closed)
        if not match.asks:
            break
    assert any(paid.values()) == (slug in SHOPS)


def test_of_what_the_price_list_has_in_stock_all_can_be_bought_and_no_more():
    """Where the purse lets one buy all of a kind, the counters end with the figure that was told."""
    luck = random.Random("stock")
    match = Match.start(GAME, seed="stock", auto=False)
    emptied = 0
    while emptied < 4:
        ask = match.asks[0]
        seat, options = ask.seat, {t: GAME.choice(match.state, ask, t) for t in ask.options()}
        (have, *_) = [purse.have for purse in GAME.purse(match.state, ask)] or [0]
        for token, option in options.items():
            if option.stock is None or option.stock * option.price[0].amount >= have:
                continue
            twin = match.clone()
            for _ in range(option.stock):
                twin.answer(seat, token)
                if twin.asks[0].kind != ask.kind:  # where to put it
                    twin.answer(seat, random_answer(twin.asks[0], luck))
            assert twin.asks[0].kind == ask.kind
            assert token not in twin.asks[0].options()
            emptied += 1
        match.answer(seat, random_answer(ask, luck))
