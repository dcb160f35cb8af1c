"""Bots choose legally, repeatably, and from nothing but what their seat may see."""

from collections import Counter
from typing import Any

import pytest
from tests.bots.pebbles import GAME

from frente import bots
from frente.bots import Bot, BotFault, Budget, Choice, Runaway
from frente.bots.random import pick
from frente.engine import Ask, Match


class Spy:
    """Takes the first option and remembers what it was shown."""

    name = "spy"
    blind = False

    def __init__(self) -> None:
        self.seen: list[Match[Any]] = []

    def choose(self, match: Match[Any], ask: Ask, budget: Budget) -> Choice:
        self.seen.append(match)
        return Choice(ask.options()[0])


def players(*names: str) -> dict[str, Bot]:
    return {seat: bots.make(GAME, name) for seat, name in zip(("ana", "ben"), names, strict=True)}


def tokens(match: Match[Any]) -> list[str]:
    return [entry.value for entry in match.journal if entry.kind == "answer"]


@pytest.mark.parametrize("name", ["random", "steady"])
def test_the_same_seed_gives_the_same_match(name: str):
    one, two = (Match.start(GAME, seed="dice") for _ in range(2))
    for match in (one, two):
        bots.play(match, players(name, name), "bots")
    assert one.journal == two.journal


def test_another_seed_of_the_bots_gives_another_match():
    found = set()
    for number in range(10):
        match = Match.start(GAME, seed="dice")
        bots.play(match, players("random", "random"), f"bots {number}")
        found.add(tuple(tokens(match)))
    assert len(found) > 5


def test_the_seed_of_the_dice_does_not_change_what_is_done_before_them():
    first = {
        bots.answer(bots.make(GAME, "random"), Match.start(GAME, seed=f"dice {n}"), "ana", "bots").token
        for n in range(10)
    }
    assert len(first) == 1


def test_random_takes_a_verb_first():
    options = ["rest", *(f"move {n}" for n in range(99))]
    found = Counter(pick(options, str(n)).split()[0] for n in range(1000))
    assert 430 < found["rest"] < 570
    assert len({pick(options, str(n)) for n in range(1000)}) > 95


def test_a_bot_gets_a_copy_in_which_hidden_things_are_dealt_anew():
    match = Match.start(GAME, seed="dice")
    worlds = set()
    for number in range(30):
        spy = Spy()
        bots.answer(spy, match, "ana", f"seed {number}")
        (seen,) = spy.seen
        assert seen is not match
        assert seen.state.ana == match.state.ana
        assert seen.dice.seed != match.dice.seed
        worlds.add(tuple(seen.state.ben))
    assert len(worlds) == 3


def test_what_a_bot_does_to_its_copy_changes_nothing():
    class Rash(Spy):
        def choose(self, match: Match[Any], ask: Ask, budget: Budget) -> Choice:
            match.state.left = 1
            match.answer(ask.seat, "take 1")
            return Choice("take 2")

    match = Match.start(GAME, seed="dice")
    before = match.digest()
    assert bots.answer(Rash(), match, "ana", "seed").token == "take 2"
    assert match.digest() == before


def test_an_illegal_answer_is_the_bots_fault_and_changes_nothing():
    match = Match.start(GAME, seed="dice")
    before = match.digest()
    with pytest.raises(BotFault, match="'take 9'"):
        bots.play(match, players("broken", "random"), "bots")
    assert match.digest() == before


def test_a_bot_that_breaks_is_told_by_name():
    class Breaking(Spy):
        def choose(self, match: Match[Any], ask: Ask, budget: Budget) -> Choice:
            raise KeyError("oops")

    with pytest.raises(BotFault, match="the bot spy broke: KeyError"):
        bots.answer(Breaking(), Match.start(GAME, seed="dice"), "ana", "seed")


def test_play_stops_where_a_person_is_asked():
    match = Match.start(GAME, seed="dice")
    assert bots.play(match, {"ana": bots.make(GAME, "steady")}, "bots") == 1
    assert match.to_answer == ("ben",)


def test_a_match_that_does_not_end_is_a_runaway():
    with pytest.raises(Runaway, match="after 3 decisions"):
        bots.play(Match.start(GAME, seed="dice"), players("random", "random"), "bots", limit=3)


def test_bots_go_by_name():
    assert bots.names(GAME)[:2] == ("random", "steady")
    with pytest.raises(ValueError, match="no bot 'clever'; it has random, steady"):
        bots.make(GAME, "clever")


def test_a_bot_that_peeks_learns_nothing_of_what_is_hidden():
    """Its choice hangs on the other's card, but the card it sees follows from its own seed alone."""
    match = Match.start(GAME, seed="dice")
    bot = bots.make(GAME, "peeking")
    cards, answers = set(), set()
    for number in range(20):
        world = match.redacted("ana", f"world {number}")
        cards.add(tuple(world.state.ben))
        table = world.redacted("ana", "same")
        answers.add(bot.choose(table, table.ask("ana"), Budget("same")).token)
    assert len(cards) == 3
    assert len(answers) == 1
