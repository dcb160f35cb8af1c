"""Battle cards, aims, warnings and prices of Arriba."""

from __future__ import annotations

import random
from typing import Any

import pytest

from frente.engine import Match, Price
from frente.engine.battle import after, at, fights
from frente.engine.contract import random_answer
from frente.games.arriba.definitions import CRT, LOWEST_ROW
from frente.games.arriba.game import GAME
from frente.games.arriba.rules.strategy import needs_service
from frente.words import Words


def until(kind: str, seat: str = "", turn: int = 1, without: str = "") -> Match[Any]:
    """A match played at random up to an ask of that kind, of a seat, from a turn on, lacking a token."""
    for number in range(40):
        luck = random.Random(f"stakes{number}")
        match = Match.start(GAME, seed=f"stakes{number}", auto=True)
        while match.asks and match.ply < 900:
            ask = match.asks[0]
            here = ask.kind == kind and seat in ("", ask.seat) and match.state.turn >= turn
            if here and (not without or without not in ask.options()):
                return match
            match.answer(ask.seat, random_answer(ask, luck))
    raise AssertionError(f"nobody was asked {kind}")


@pytest.mark.rule("arriba", "9.1-e")
def test_the_card_before_the_die_tells_what_the_card_after_it_tells():
    match = until("target")
    ask = match.asks[0]
    token = next(token for token in ask.options() if GAME.battle(match.state, ask, token))
    before = GAME.battle(match.state, ask, token)
    assert before is not None
    assert before.state == "ready"
    assert sum(outcome.chance for outcome in before.cases[0].outcomes) == pytest.approx(1)
    match.answer(ask.seat, token)
    while match.asks[0].kind in ("offensive", "air", "guns"):  # the first option is all there is
        match.answer(match.asks[0].seat, match.asks[0].options()[0])
    log = match.state.log.events
    fight = fights(GAME.fighting, log, match.journal, match.asks)[-1]
    card = after(GAME, fight, log[fight.first : fight.last], match.asks)
    assert card.place == before.place
    assert [side.pieces for side in card.sides] == [side.pieces for side in before.sides]
    shifts = [[line for line in one.sides[0].sum if line.kind == "shift"] for one in (before, card)]
    assert shifts[0] == shifts[1]
    result = next(event.data for event in log[fight.first : fight.last] if event.kind == "result")
    chart = card.sides[0].chart
    assert chart is not None
    assert chart.column is not None
    assert chart.row is not None
    assert chart.down[chart.row] == str(chart.row + LOWEST_ROW)
    assert chart.cells[chart.row][chart.column] == CRT[chart.row + LOWEST_ROW][chart.column]
    assert card.sides[0].dice == (result["die"],)
    assert card.verdict is not None
    assert "inflict" in [step.kind for step in card.steps]


@pytest.mark.rule("arriba", "9.2-a", "9.2-f")
def test_before_losses_are_taken_the_card_tells_what_the_table_says():
    match = until("losses")
    log = match.state.log.events
    fight = fights(GAME.fighting, log, match.journal, match.asks)[-1]
    card = after(GAME, fight, log[fight.first : fight.last], match.asks)
    assert card.verdict is not None
    assert card.verdict.id == "verdict-table"


@pytest.mark.rule("arriba", "13.0-a", "13.0-b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_an_aim_and_every_end_is_one(players: int):
    match = Match.start(GAME, options={"players": players}, seed="aims")
    aims = GAME.aims(match.state, None)
    assert {aim.seat for aim in aims} == set(match.setup.seats)
    assert {aim.rule for aim in aims} == {"13.0-a", "13.0-b"}
    assert not any(aim.met for aim in aims if aim.sudden)
    match.state.ps[1] = 0
    assert all(aim.met for aim in GAME.aims(match.state, None) if aim.sudden and aim.seat != "rebel")


@pytest.mark.rule("arriba", "5.2.1-b")
def test_ending_the_spending_with_unserved_factions_is_warned_of_with_its_cost():
    match = until("spend", "government")
    ask = match.asks[0]
    hungry = [f for f in range(2, 8) if needs_service(match.state, f) and not match.state.served >> f & 1]
    warning = GAME.caution(match.state, ask, "done")
    assert hungry
    assert warning is not None
    assert (warning.level, warning.rule) == ("care", "5.2.1-b")
    assert warning.cost[0].value == f"-{len(hungry)}"
    assert warning in GAME.dangers(match.state, "government")
    match.state.ps[0] = len(hungry)
    danger = GAME.caution(match.state, ask, "done")
    assert danger is not None
    assert danger.level == "danger"


@pytest.mark.rule("arriba", "5.3.1-m")
def test_dice_that_could_take_the_last_support_are_a_danger():
    match = until("politics", turn=2)
    ask = match.asks[0]
    side = 0 if ask.seat == "government" else 1
    token = next(token for token in ask.options() if token.startswith("influence") and token.endswith(" 2"))
    match.state.ps[side] = 15
    assert GAME.caution(match.state, ask, token) is None
    match.state.ps[side] = 14
    warning = GAME.caution(match.state, ask, token)
    assert warning is not None
    assert warning.level == "danger"


@pytest.mark.rule("arriba", "6.1-c", "6.2-a")
def test_what_a_purchase_says_it_costs_is_what_is_taken():
    match = until("spend", "government")
    ask = match.asks[0]
    token = next(token for token in ask.options() if token.startswith("create"))
    (purse,) = GAME.purse(match.state, ask)
    choice = GAME.choice(match.state, ask, token)
    (price,) = choice.price
    assert price == Price(purse.id, price.amount)
    assert choice.brings is not None
    assert choice.final == "cost"
    match.answer("government", token)
    while match.asks[0].kind != "spend":
        match.answer(match.asks[0].seat, match.asks[0].options()[0])
    (left,) = GAME.purse(match.state, match.asks[0])
    assert left.have == purse.have - price.amount


@pytest.mark.rule("arriba", "7.2-b")
def test_the_end_of_organization_stands_there_with_its_reason_while_a_city_is_crowded():
    match = until("organize", without="done")
    (absent,) = GAME.absent(match.state, match.asks[0])
    assert absent.verb == "done"
    assert absent.why.rule == "7.2-b"
    assert absent.cure == (absent.why.args["place"],)


@pytest.mark.parametrize("seat", ["government", "rebel"])
def test_the_briefing_names_places_of_the_map(seat: str):
    briefing = GAME.briefing("standard", GAME.full_options("standard", {}), seat)
    assert len(briefing.first) == 3
    assert len(briefing.about) == 2
    places = {place for task in briefing.first for place in task.subjects}
    assert places <= set(GAME.names())


@pytest.mark.rule("arriba", "14.2-b", "5.2.2-a")
def test_the_prompt_of_politics_names_only_what_can_be_done():
    """No influence on turn 1, no purge before 1937."""
    words = Words(GAME, strict=True)
    said = [words.prompt(until("politics", "government", turn).asks[0]) for turn in (1, 2, 3)]
    assert [text.partition(" Support")[0] for text in said] == [
        "Nothing can be done in politics now: end the phase.",
        "Influence a foreign power, or end your politics.",
        "Influence a foreign power, purge a faction, or end your politics.",
    ]


@pytest.mark.rule("arriba", "15.5-d")
def test_the_button_of_an_optional_rule_stands_there_only_where_it_is_in_use():
    match = until("spend", "government")
    assert "doctrine" not in [absent.verb for absent in GAME.absent(match.state, match.asks[0])]
    match.state.rules = ("doctrine",)
    match.state.doctrine[0] = match.state.doctrine[0]._replace(until=9)
    assert "doctrine" in [absent.verb for absent in GAME.absent(match.state, match.asks[0])]


@pytest.mark.rule("arriba", "5.4.1-a", "3.0-c")
def test_the_card_of_a_roll_ends_where_the_next_phase_begins():
    match = until("spend")
    log = match.state.log.events
    cards = [
        after(GAME, fight, log[fight.first : fight.last])
        for fight in fights(GAME.fighting, log, match.journal)
    ]
    aid = [card for card in cards if card.title.id == "fight-aid"]
    assert [[step.rule for step in card.steps] for card in aid] == [["5.4.1-a"] * 2] * 2
    assert all(card.verdict is not None for card in aid)


@pytest.mark.rule("arriba", "12.1", "12.2-b", "12.3-a")
def test_the_end_of_a_turn_is_one_card_that_tells_how_each_support_came_about():
    match = until("politics", turn=3)
    log = match.state.log.events
    found = fights(GAME.fighting, log, match.journal)
    cards = [(fight, after(GAME, fight, log[fight.first : fight.last])) for fight in found]
    ends = [(fight, card) for fight, card in cards if card.title.id == "fight-turn-end"]
    assert len(ends) == 2  # the first two turns, one card each
    for fight, card in ends:
        events = log[fight.first : fight.last]
        assert {e.kind for e in events} <= {"roll", "contest", "control", "support"}
        changes = {e.data["side"]: e.data["change"] for e in events if e.kind == "support"}
        for side in card.sides:
            *lines, total = side.sum
            assert sum(int(line.value) for line in lines) == int(total.value) == changes.get(side.seat, 0)
        assert card.verdict is not None
        gone = [e.data for e in events if e.kind == "control"]
        assert card.verdict.args["rebel-regions"] == [d["region"] for d in gone if d["side"] == "rebel"]
    told = {e.kind for fight, _ in ends for e in log[fight.first : fight.last]}
    assert told == {"roll", "contest", "control", "support"}
    loose = [e for n, e in enumerate(log) if e.kind in ("contest", "control") and at(found, n) is None]
    assert loose == []
