"""Answers as numbers: every legal answer can be given, and the numbers stay for good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from frente import bots, games
from frente.bots.random import pick
from frente.engine import Match, digest
from frente.research import END, Actions, Choosing, actions_of
from frente.research.actions import SPARE, Table

KEPT = json.loads((Path(__file__).parent / "numbers.json").read_text())
"""By game, what its table had when the file was written, and some tokens with their numbers."""


@pytest.mark.parametrize("slug", games.slugs())
def test_numbers_never_move(slug):
    table, kept = actions_of(games.load(slug)).table, KEPT[slug]
    first = {
        "asks": table.asks[: kept["asks"]],
        "blocks": table.blocks[: kept["blocks"]],
        "rooms": {kind: table.rooms[kind] for kind in kept["words"]},
        "words": {kind: table.words[kind][:count] for kind, count in kept["words"].items()},
    }
    assert digest(first) == kept["digest"], "lists of a table of actions may only grow at their ends"


@pytest.mark.parametrize("slug", games.slugs())
def test_known_tokens_have_the_numbers_they_always_had(slug):
    actions = actions_of(games.load(slug))
    assert {token: actions.head(token) for token in KEPT[slug]["tokens"]} == KEPT[slug]["tokens"]


@pytest.mark.parametrize("slug", games.slugs())
def test_every_name_of_an_action_leads_back_to_it(slug):
    actions = actions_of(games.load(slug))
    named = [actions.name(number) for number in range(SPARE, actions.size)]
    heads = {name for name in named if name and not name.startswith("+ ")}
    tails = {name[2:] for name in named if name.startswith("+ ")}
    assert {name.split()[0] for name in heads} == set(games.load(slug).verbs)
    assert all(actions.name(actions.head(name)) == name for name in heads)
    assert all(actions.name(actions.tail(word)) == f"+ {word}" for word in tails)


@pytest.mark.parametrize("slug", games.slugs())
@pytest.mark.parametrize("bot", ["random", "steady"])
def test_every_legal_answer_can_be_given_by_actions_of_the_table(slug, bot):
    game = games.load(slug)
    actions = actions_of(game)
    player = bots.make(game, bot if bot in bots.names(game) else next(iter(game.bots)))
    strange: set[str] = set()
    for number, scenario in enumerate(game.scenarios[:3]):
        match = Match.start(game, scenario.id, seed=f"give:{number}", events=False)
        ply = 0
        while match.asks and ply < 80:
            ask = match.asks[0]
            options = ask.options()
            assert ask.kind in actions.asks
            for token in options if ply % 8 == 0 else options[:2]:
                assert _given(actions, options, token) == token
            strange.update(token for token in options if actions.head(token) < SPARE)
            if bot == "random":
                token = pick(options, f"{number}|{ply}")
            else:
                token = bots.answer(player, match, ask.seat, f"{number}").token
            match.answer(ask.seat, token)
            ply += 1
    assert strange == set()


def _given(actions: Actions, options: list[str], wanted: str) -> str:
    """The answer that the actions of a token lead to."""
    choosing = Choosing(actions, options)
    given = choosing.take(actions.head(wanted))
    while given is None:
        words = wanted.split(" ")
        given = choosing.take(actions.tail(words[choosing.begun] if choosing.begun < len(words) else ""))
    return given


TABLE = Table(
    asks=["lose"],
    blocks=["done", "lose unit", "lose unit:gone", "+ unit", "put group"],
    rooms={"unit": 8, "group": 256},
    words={"unit": ["a", "b", "c"], "group": [f"g{n}" for n in range(256)]},
)


def test_an_answer_of_several_words_takes_an_action_for_each_word_that_is_not_forced():
    actions = Actions(TABLE)
    choosing = Choosing(actions, ["lose a", "lose a b c", "lose a b a", "lose b:gone"])
    assert [actions.name(number) for number in choosing.numbers] == ["lose a"] * 3 + ["lose b:gone"]
    assert choosing.take(actions.head("lose a")) is None
    assert choosing.numbers == [END, actions.tail("b"), actions.tail("b")]
    assert choosing.take(actions.tail("b")) is None
    assert choosing.take(actions.tail("c")) == "lose a b c"


def test_an_answer_ends_where_it_could_go_on():
    actions = Actions(TABLE)
    choosing = Choosing(actions, ["lose a", "lose a b"])
    assert choosing.take(actions.head("lose a")) is None
    assert choosing.take(END) == "lose a"


def test_what_is_forced_is_taken_along():
    actions = Actions(TABLE)
    choosing = Choosing(actions, ["lose a b c", "done"])
    assert choosing.take(actions.head("lose a b c")) == "lose a b c"


def test_an_action_that_is_not_legal_is_a_value_error():
    actions = Actions(TABLE)
    with pytest.raises(ValueError, match="not in list"):
        Choosing(actions, ["done"]).take(actions.head("lose a"))


def test_things_without_end_are_counted_round():
    actions = Actions(TABLE)
    assert actions.head("put g256") == actions.head("put g0")
    assert actions.head("put g300") == actions.head("put g44")


def test_words_that_no_table_knows_have_numbers_apart():
    actions = Actions(TABLE)
    strange = actions.head("lose someone-new")
    assert 0 < strange < SPARE
    assert actions.head("lose someone-new") == Actions(TABLE).head("lose someone-new") == strange
    choosing = Choosing(actions, ["lose someone-new", "done"])
    assert choosing.take(strange) == "lose someone-new"


def test_a_game_without_a_table_says_so():
    with pytest.raises(ValueError, match="has no table of actions"):
        actions_of(games.load("tests.toy.game:GAME"))
