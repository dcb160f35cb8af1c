"""PettingZoo environments of every game."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import frente.pettingzoo as zoo
from frente import games

SHORT = {"crusade": "war-of-the-columns", "santander": "quick", "espana": "1938"}


@pytest.mark.parametrize("slug", games.slugs())
def test_pettingzoo_finds_nothing_wrong_with_an_environment(slug, capsys):
    make = zoo.ENVIRONMENTS[slug]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises numbered agents and other shapes of observation
        api_test(make(), num_cycles=12)
        seed_test(make, num_cycles=8)
        render_test(make)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("slug", games.slugs())
def test_a_match_is_played_to_its_end_by_legal_actions(slug):
    env = zoo.raw_env(slug, scenario=SHORT.get(slug))
    env.reset(seed=5)
    luck = np.random.default_rng(5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last(observe=False)
        total[agent] += reward
        env.step(None if over or cut else luck.choice(info["legal"]))
    result = env.table.match.result
    assert result is not None
    assert env.agents == []
    assert total == {
        seat: (1.0 if seat in result.winners else -1.0) if result.winners else 0.0
        for seat in env.possible_agents
    }


def test_a_match_that_is_cut_off_has_no_winner():
    env = zoo.raw_env("arriba", limit=10)
    env.reset(seed=1)
    cuts = []
    for _ in env.agent_iter():
        _, reward, over, cut, info = env.last(observe=False)
        if cut:
            cuts.append((reward, over))
        env.step(None if cut else info["legal"][0])
    assert cuts == [(0.0, False)] * 2


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = zoo.raw_env("arriba")
    env.reset(seed=1)
    observation, _, _, _, info = env.last()
    assert isinstance(observation, dict)
    assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(set(info["legal"]))
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[100])
    ply = env.table.match.ply
    with pytest.raises(ValueError, match="is not legal now"):
        env.step(illegal)
    assert env.table.match.ply == ply


def test_text_is_told_where_it_is_wanted():
    env = zoo.raw_env("arriba", text=True)
    env.reset(seed=1)
    _, _, _, _, info = env.last(observe=False)
    assert env.table.match.asks[0].options()[0] in info["text"]
