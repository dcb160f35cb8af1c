"""OpenSpiel games of every game of ours."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import frente.openspiel as spiel
from frente import games
from frente.engine import Match, Roll, Shuffle
from frente.openspiel.chance import DEALS, fallen, outcomes

SHORT = {"crusade": "war-of-the-columns", "santander": "quick", "espana": "1938"}


def ours(slug: str) -> Any:
    return spiel.game(slug, SHORT.get(slug, ""))


def advance(state: Any, luck: np.random.RandomState, actions: int) -> Any:
    """Random play for so many actions, to a point where a player is asked."""
    while actions > 0 or state.is_chance_node():
        legal = (
            [number for number, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(legal[luck.randint(len(legal))])
        actions -= 1
        assert not state.is_terminal()
    return state


@pytest.mark.parametrize("slug", ["crusade", "santander"])
def test_openspiel_finds_nothing_wrong_with_a_game(slug):
    pyspiel.random_sim_test(ours(slug), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_is_known_by_its_name(slug):
    game = pyspiel.load_game(f"frente_{slug}")
    assert game.num_players() == 2
    state = advance(game.new_initial_state(), np.random.RandomState(1), 12)
    assert state.legal_actions()


@pytest.mark.parametrize("slug", ["arriba", "crusade"])
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_a_searcher_of_openspiel_plays_a_match_to_its_end(slug, kind):
    game = ours(slug)
    luck = np.random.RandomState(3)
    evaluator = spiel.ValueEvaluator()
    if kind == "mcts":
        bot: Any = mcts.MCTSBot(game, 1.0, 2, evaluator, random_state=luck)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 2, random_state=luck)
    state = game.new_initial_state()
    searched = decided = 0
    often = 8 if slug == "arriba" else 1  # its choices amid random ones: the match is long, the test small
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.randint(len(state.chance_outcomes())))
        elif state.current_player() == 0 and decided % often == 0:
            state.apply_action(bot.step(state))
            searched += 1
            decided += 1
        else:
            legal = state.legal_actions()
            state.apply_action(legal[luck.randint(len(legal))])
            decided += 1
    assert searched > 5
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("slug", ["crusade", "santander", "espana"])
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(slug):
    luck = np.random.RandomState(7)
    state = advance(ours(slug).new_initial_state(), luck, 40)
    for player in range(2):
        true = state.information_state_string(player)
        other = state.information_state_string(1 - player)
        worlds = []
        for number in range(8):
            world = state.resample_from_infostate(player, lambda number=number: number / 8)
            assert world.information_state_string(player) == true
            assert np.array_equal(world.observed(player), state.observed(player))
            if state.current_player() == player:
                assert world.legal_actions() == state.legal_actions()
            worlds.append(world.information_state_string(1 - player))
        assert any(world != other for world in worlds)


def test_a_copy_goes_its_own_way():
    state = advance(ours("crusade").new_initial_state(), np.random.RandomState(2), 30)
    before = str(state), state.information_state_string(0), state.legal_actions()
    twin = state.clone()
    advance(twin, np.random.RandomState(4), 10)
    assert (str(state), state.information_state_string(0), state.legal_actions()) == before
    assert twin.information_state_string(0) != before[1]


def test_a_state_is_the_same_after_it_was_stored():
    game = ours("crusade")
    state = advance(game.new_initial_state(), np.random.RandomState(5), 60)
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
    play = pickle.loads(pickle.dumps(state.play))
    assert play.match.digest() == state.play.match.digest()
    assert play.choosing.numbers == state.play.choosing.numbers


def test_dice_fall_one_after_the_other_with_their_exact_chances():
    game = ours("santander")
    luck = np.random.RandomState(11)
    state = game.new_initial_state()
    state.apply_action(3)
    found: Counter[int] = Counter()
    while not state.is_terminal():
        if state.is_chance_node():
            listed = state.chance_outcomes()
            found[len(listed)] += 1
            assert listed == [(n, 1 / state.play.wanted.sides) for n in range(state.play.wanted.sides)]
            state.apply_action(luck.randint(len(listed)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[luck.randint(len(legal))])
    assert found[6] > 3
    two = Roll("stream", 2, 6, kind="fire", rule="")
    assert fallen(two, fallen(two, (), 0), 5) == (1, 6)


def test_the_dice_of_the_tree_are_those_of_the_match():
    """What chance nodes gave is what the journal has: the rules rolled nothing else."""
    state = advance(ours("crusade").new_initial_state(), np.random.RandomState(6), 80)
    match: Match[Any] = state.play.match
    assert {entry.kind for entry in match.journal} <= {"answer", "roll", "forced"}
    first = next(n for n, entry in enumerate(match.journal) if entry.kind == "answer")
    assert all(entry.kind != "roll" for entry in match.journal[first:])


def test_a_shuffle_is_one_of_many_orders():
    pile = Shuffle("deck", 20, kind="deal", rule="")
    assert outcomes(pile) == DEALS
    orders = {fallen(pile, (), number) for number in range(DEALS)}
    assert len(orders) == DEALS
    assert all(pile.fits(order) for order in orders)


def test_an_observer_gives_the_numbers_of_the_sight():
    game = ours("crusade")
    state = advance(game.new_initial_state(), np.random.RandomState(9), 20)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.observed(1).astype(np.float32))
    assert observer.string_from(state, 1) == state.observation_string(1)


def test_a_game_that_is_not_there_is_told():
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        spiel.game("chess")
