"""One gesture for several answers, sets with their counts, prices, and buttons that are not there."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, do, options, table, where

from frente.engine import Match, Message, Reach
from frente.engine.contract import random_answer
from frente.games.espana import GAME
from frente.games.espana.definitions import COUNTER, NEIGHBOURS, PLACE, PLACE_ID
from frente.games.espana.rules.board import is_friendly
from frente.games.espana.state import EspanaState
from frente.words import Words

WORDS = Words(GAME, strict=True)


def reached(match: Match[EspanaState], *pieces: str) -> Reach:
    found = GAME.reach(match.state, match.asks[0], pieces)
    assert found is not None
    return found


@pytest.mark.rule("espana", "11.3-a", "11.3-b")
def test_a_move_is_one_gesture_with_the_boxes_on_its_way():
    match = table({"phase": "move-n"})
    route = reached(match, "n-car-s1").places["caceres"]
    assert route.tokens == ("march n-car-s1", "to caceres")
    assert route.path[-1] == "caceres"
    steps = ["pamplona", *route.path]
    assert all(NEIGHBOURS[PLACE[a]] >> PLACE[b] & 1 for a, b in pairwise(steps))
    assert all(is_friendly(match.state, 0, PLACE[box]) for box in route.path[:-1])
    assert not route.stops
    assert reached(match, "n-car-s1").places["lerida"].stops
    assert match.answer_all(N, route.tokens) == (2, None)
    assert where(match, "n-car-s1") == "caceres"
    match.undo(N)
    assert where(match, "n-car-s1") == "pamplona"


@pytest.mark.rule("espana", "11.3-a")
def test_every_place_that_is_offered_is_reached_by_its_answers():
    """Also those of aircraft, and amid a march."""
    for match, piece in _movers():
        ask = match.asks[0]
        found = GAME.reach(match.state, ask, (piece,))
        assert found is not None
        twin = match.clone()
        if ask.kind == "move":
            twin.answer(ask.seat, next(t for t in ask.options() if t.split()[-1] == piece))
        offered = {t.split()[1] for t in twin.asks[0].options() if ":" not in t}
        assert set(found.places) == offered
        for place, route in found.places.items():
            twin = match.clone()
            for token in route.tokens:
                twin.answer(ask.seat, token)
            assert PLACE_ID[twin.state.where[COUNTER[piece]]] == place == route.path[-1]


def _movers() -> Iterator[tuple[Match[EspanaState], str]]:
    luck = Random("movers")
    match = Match.start(GAME, "1936", {"naval": True}, "movers")
    for _ in range(600):
        if not match.asks:
            match = Match.start(GAME, "1938", {"naval": True}, "later movers")
        ask = match.asks[0]
        if ask.kind == "move" and luck.random() < 0.2:
            tokens = [t for t in ask.options() if t.split()[0] in ("march", "fly")]
            if tokens:
                yield match, luck.choice(tokens).split()[1]
        elif ask.kind in ("march", "fly") and luck.random() < 0.2:
            yield match, str(ask.about["unit"])
        match.answer(ask.seat, random_answer(ask, luck))


@pytest.mark.rule("espana", "11.5-a", "11.8-a")
def test_a_set_goes_only_where_all_of_it_may_go_and_stay():
    set: dict[str, Any] = {
        **EMPTY,
        "units": {"madrid": ["n-reg 2", "n-reg 1", "r-reg 3"], "avila": ["n-fal 2", "n-fal 1", "n-fal 1"]},
        "markers": {N: ["segovia", "burgos"], R: LANDS[R]},
        "turn": 4,
        "phase": "move-n",
    }
    match = table(set)
    first, second = [t.split()[1] for t in options(match) if t.startswith("march n-reg")]
    assert "segovia" in reached(match, first).places
    # One of them has to hold the contested box.
    assert reached(match, first, second).places == {}
    falange = [t.split()[1] for t in options(match) if t.startswith("march n-fal")]
    three = reached(match, *falange).places
    assert len(three["segovia"].tokens) == 6
    assert "madrid" not in three  # two are there, and four may stay
    assert "madrid" in reached(match, *falange[:2]).places


@pytest.mark.rule("espana", "22.4-a")
def test_only_fog_makes_a_march_final():
    for fog, final in ((False, ""), (True, "reveal")):
        match = table({"phase": "move-n"}, fog=fog)
        assert {route.final for route in reached(match, "n-car-s1").places.values()} == {final}
        do(match, "march n-car-s1")
        assert match.final(N, "to caceres") == final


@pytest.mark.rule("espana", "11.8-c")
def test_troops_too_many_are_a_set_of_so_many():
    units = {"madrid": ["r-reg 1"] * 6}
    match = table({**EMPTY, "units": units, "markers": LANDS, "turn": 4, "phase": "move-r"})
    do(match, "done")
    found = GAME.choose(match.state, match.asks[0])
    assert found is not None
    assert (found.least, found.most, len(found.of)) == (2, 2, 6)
    assert found.counts[0].limit == 2


@pytest.mark.rule("espana", "16.2-a", "16.2-e")
def test_support_is_counted_by_the_dice_it_brings():
    match = _to_support()
    found = GAME.choose(match.state, match.asks[0])
    assert found is not None
    assert found.least == 0
    assert found.counts[0].id == "dice"
    assert sum(found.counts[0].value.values()) > 0


def _to_support() -> Match[EspanaState]:
    """The first ask for support that aircraft can answer."""
    luck = Random("support")
    match = Match.start(GAME, "1938", {}, "support")
    for _ in range(2000):
        ask = match.asks[0]
        if ask.kind == "support" and any("air" in t or "fighter" in t for t in ask.options()):
            return match
        match.answer(ask.seat, GAME.bots["steady"](match.state, ask, luck))
    raise AssertionError("no aircraft came to support")


@pytest.mark.rule("espana", "19.1", "19.3-b", "19.5")
def test_a_point_has_a_price_and_tells_what_it_brings():
    match = table({"phase": "replacements"})
    ask = match.asks[0]
    [purse] = GAME.purse(match.state, ask)
    assert purse.have == ask.about["points"]
    for token in ask.options():
        choice = GAME.choice(match.state, ask, token)
        paid = [(price.of, price.amount) for price in choice.price]
        assert paid == ([] if token == "stop" else [("rp", 1)])
        assert (choice.brings is None) == (token == "stop")
    raised = next(t for t in ask.options() if t.startswith("raise"))
    brings = GAME.choice(match.state, ask, raised).brings
    assert brings is not None
    assert WORDS.say(brings).startswith("Strength ")


@pytest.mark.rule("espana", "15.2", "14.1-d")
def test_buttons_that_are_not_there_say_why_once():
    match = Match.start(GAME, "1936", {}, "absent")
    luck = Random("absent")
    seen = set()
    for _ in range(400):
        ask = match.asks[0]
        for one in GAME.absent(match.state, ask):
            assert WORDS.say(one.label)
            assert WORDS.say(Message(f"no-{one.why.text}", one.why.args))
            seen.add((ask.kind, one.verb, one.why.rule))
        match.answer(ask.seat, random_answer(ask, luck))
    assert ("assign", "done", "14.1-d") in seen
    assert ("assign", "pass", "14.1-d") not in seen
    assert ("pick", "battle", "15.2") in seen


@pytest.mark.rule("espana", "18.7-a")
def test_who_cannot_cancel_an_event_is_told_why():
    match = Match.start(GAME, "1936", {}, "absent")
    luck = Random("absent")
    asked = set()
    while match.result is None:
        ask = match.asks[0]
        if ask.kind == "react":
            grey = [one.verb for one in GAME.absent(match.state, ask)]
            assert ("cancel" in grey) == (ask.options() == ["let"])
            asked.add("cancel" in grey)
        match.answer(ask.seat, random_answer(ask, luck))
    assert asked
