"""One gesture for several answers, sets with their counts, prices, and buttons that are not there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from frente.engine import Match, Message, Reach
from frente.engine.contract import random_answer
from frente.games.barricadas import GAME
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules import purchases
from frente.games.barricadas.state import Battlefield, code

from .story import REP_SEAT, play
from .table import REP, WORDS, at, match, n, nat, rep, situation

UNITS = REP["units"]
ACTING = ["rep-diez", *UNITS]


def column(hex_: str = "C705", **more: Any) -> Battlefield:
    table = {"formation": [rep(hex_)], "active": "republican", "act": ACTING, **more}
    return situation(**table)


def reached(m: Match[Battlefield], *pieces: str) -> Reach:
    found = GAME.reach(m.state, m.asks[0], pieces)
    assert found is not None
    return found


@pytest.mark.rule("barricadas", "5.2-a")
def test_a_walk_of_several_hexes_is_one_gesture_with_its_cost():
    m = match(column())
    found = reached(m, "rep-infantry-h1")
    far = max(found.places.items(), key=lambda one: len(one[1].path))
    goal, route = far
    assert len(route.path) > 1
    assert route.tokens == ("move rep-infantry-h1", *(f"to {hex}" for hex in route.path), "stop")
    assert float(route.cost) + float(route.left) == PIECES[n("rep-infantry-h1")].mp / 2
    assert match_goes(m, route.tokens)
    assert at(m.state, "rep-infantry-h1") == goal
    m.undo(REP_SEAT)
    assert at(m.state, "rep-infantry-h1") == "C705"


def match_goes(m: Match[Battlefield], tokens: tuple[str, ...]) -> bool:
    return m.answer_all(REP_SEAT, tokens) == (len(tokens), None)


@pytest.mark.rule("barricadas", "5.2-h", "5.2-l")
def test_a_stack_walks_together_as_far_as_its_slowest():
    m = match(column())
    found = reached(m, "rep-infantry-h1", "rep-infantry-h2", "rep-diez")
    goal, route = next(iter(found.places.items()))
    assert route.tokens[:3] == ("move rep-infantry-h1", "with rep-infantry-h2", "with rep-diez")
    assert match_goes(m, route.tokens)
    assert {at(m.state, u) for u in ("rep-infantry-h1", "rep-infantry-h2", "rep-diez")} == {goal}
    assert at(m.state, "rep-infantry-h3") == "C705"


@pytest.mark.rule("barricadas", "5.2-h")
def test_those_who_may_not_march_together_reach_nothing_together():
    other = {"officer": "rep-arman", "units": ["rep-t26b-x1"], "hex": "C705"}
    m = match(column(formation=[rep("C705"), other], act=[*ACTING, "rep-t26b-x1"]))
    assert reached(m, "rep-infantry-h1").places
    assert reached(m, "rep-infantry-h1", "rep-t26b-x1").places == {}


@pytest.mark.rule("barricadas", "11-d")
def test_no_walk_leads_into_mines():
    plain = reached(match(column()), "rep-infantry-h1").places
    near = next(hex for hex, route in plain.items() if len(route.path) == 1)
    mined = reached(match(column(mines=[near])), "rep-infantry-h1").places
    assert near not in mined
    assert all(near not in route.path for route in mined.values())


@pytest.mark.rule("barricadas", "5.2-a", "2.3-n")
def test_every_walk_that_is_shown_can_be_walked():
    """In matches played at random; where the enemy reacts the walk breaks off, as it should."""
    walked = entered = 0
    for number, scenario in enumerate(("sesena", "ciudad-universitaria")):
        luck = Random(f"walks {number}")
        m = Match.start(GAME, scenario, {}, f"walks {number}")
        for _ in range(150):
            if not m.asks:
                break
            ask = m.asks[0]
            piece = _mover(m, luck)
            if piece:
                found = reached(m, piece)
                some = luck.sample(sorted(found.places), min(2, len(found.places)))
                for goal in some:
                    walked += 1
                    entered += ask.kind == "act" and n(piece) in m.state.waiting
                    _walk(m, ask.seat, piece, goal, found.places[goal].tokens)
            m.answer(ask.seat, random_answer(ask, luck))
    assert walked > 20
    assert entered > 0


def _mover(m: Match[Battlefield], luck: Random) -> str:
    ask = m.asks[0]
    if ask.kind == "march":
        return str(ask.about["unit"])
    movers = [t.split()[1] for t in ask.options() if t.startswith("move ")] if ask.kind == "act" else []
    return luck.choice(movers) if movers else ""


def _walk(m: Match[Battlefield], seat: str, piece: str, goal: str, tokens: tuple[str, ...]) -> None:
    twin = m.clone()
    for token in tokens:
        if not twin.asks or twin.asks[0].seat != seat:
            return
        assert twin.why_not(seat, token) is None, (tokens, token)
        twin.answer(seat, token)
    u = n(piece)
    assert code(twin.state, twin.state.at[twin.state.load.get(u, u)]) == goal


# --- sets -----------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "8-c")
def test_who_fires_along_is_a_set_counted_by_fire_factor():
    table = {"formation": [rep("C705"), nat("C707")], "active": "republican", "act": ACTING}
    m = play(situation(**table), "fire rep-infantry-h1")
    found = GAME.choose(m.state, m.asks[0])
    assert found is not None
    assert set(found.of) == {"rep-infantry-h2", "rep-infantry-h3"}
    assert (found.least, found.most) == (0, 2)
    assert all(value > 0 for value in found.counts[0].value.values())


# --- prices ---------------------------------------------------------------------------------------
@pytest.mark.rule("barricadas", "15-f", "15-j")
def test_every_purchase_shows_the_price_that_is_taken():
    luck = Random("shop")
    m = Match.start(GAME, "points", {"points": 150}, "shop")
    bought = 0
    while m.asks[0].kind != "deploy" and bought < 12:
        ask = m.asks[0]
        token = random_answer(ask, luck)
        if ask.kind == "buy" and token != "enough":
            [purse] = GAME.purse(m.state, ask)
            [price] = GAME.choice(m.state, ask, token).price
            m.answer(ask.seat, token)
            bought += 1
            assert purse.have - price.amount == m.state.budget[GAME.seats("points", {}).index(ask.seat)]
        else:
            m.answer(ask.seat, token)
    assert bought > 3


@pytest.mark.rule("barricadas", "15-f", "15-j", "15-c")
def test_the_price_list_holds_everything_with_what_keeps_it_away():
    """What is too dear, and what only a defender buys, stands beside what can be had."""
    luck = Random("list")
    m = Match.start(GAME, "points", {"points": 100, "battle": "meeting", "boards": "A"}, "list")
    while m.asks[0].kind != "buy" or m.state.budget[m.state.active] > 20:
        ask = m.asks[0]
        wares = [token for token in ask.options() if token.startswith("formation")]
        m.answer(ask.seat, wares[0] if ask.kind == "buy" else random_answer(ask, luck))
    ask, left = m.asks[0], m.state.budget[m.state.active]
    unsold = [one for one in GAME.absent(m.state, ask) if one.price]
    dear = [one for one in unsold if one.why.text == "too-dear"]
    assert dear
    assert all(one.price[0].amount > left for one in dear)
    assert any(one.why.text == "defender-only" for one in unsold)
    listed = [token for token in ask.options() if GAME.choice(m.state, ask, token).price]
    formations = purchases.formations_of(m.state.active)
    everything = len(formations) + len(purchases.WORKS) + len(purchases.GUNS_SOLD) + 1
    assert len(unsold) + sum(not token.startswith("vehicle") for token in listed) == everything


# --- buttons that are not there -------------------------------------------------------------------
@pytest.mark.rule("barricadas", "3.3.2-i", "8.3-b")
def test_who_cannot_fire_is_told_why():
    table = {"formation": [rep("C705"), nat("C713")], "active": "republican", "act": ACTING}
    m = match(situation(**table))
    [one] = GAME.absent(m.state, m.asks[0])
    assert one.verb == "fire"
    assert one.cure[0] in UNITS
    assert WORDS.say(Message(f"no-{one.why.text}", one.why.args))


@pytest.mark.rule("barricadas", "13.5-d", "5.5-i", "4-a")
def test_a_march_shows_only_buttons_that_make_sense_where_it_stands():
    m = play(column(), "move rep-infantry-h1")
    assert GAME.absent(m.state, m.asks[0]) == []
    full = {"formation": [rep("C705")], "active": "republican", "act": ACTING, "trenches": ["C705"]}
    m = play(situation(**full, inside=UNITS[:2]), "move rep-infantry-h3")
    assert [one.verb for one in GAME.absent(m.state, m.asks[0])] == ["in"]
