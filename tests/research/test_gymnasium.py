"""One seat against a bot, through Gymnasium."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import frente.gymnasium as gym
from frente import games


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_is_registered_and_fit_for_gymnasium(slug):
    env = gymnasium.make(f"frente/{slug}-v0", against="random")
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    assert info["seat"] in env.unwrapped.seats  # type: ignore[attr-defined]
    action = int(np.flatnonzero(observation["action_mask"])[0])
    after, reward, over, cut, _ = env.step(action)
    assert env.observation_space.contains(after)
    assert (reward, over, cut) == (0.0, False, False)


class _Masked(gymnasium.ActionWrapper):
    """Gymnasium's checker draws actions without a mask: take the legal one that follows."""

    def action(self, action):
        legal = np.flatnonzero(self.env.unwrapped.action_masks())  # type: ignore[attr-defined]
        return int(legal[action % len(legal)])


def test_gymnasium_finds_nothing_wrong_with_an_environment():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # numbers as wide as their type
        check_env(_Masked(gym.make("santander", scenario="quick", against="random")), skip_render_check=True)


def test_a_level_of_ours_answers_for_the_other_seat():
    env = gym.make("santander", scenario="quick", seat="republican", against="sergeant")
    observation, _ = env.reset(seed=2)
    luck = np.random.default_rng(2)
    over = False
    reward = 0.0
    while not over:
        assert env.table.seat == "republican"
        action = luck.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _, _ = env.step(action)
    result = env.table.match.result
    assert result is not None
    assert reward == (1.0 if "republican" in result.winners else -1.0 if result.winners else 0.0)


def test_one_seed_is_one_match():
    seen = []
    for _ in range(2):
        env = gym.make("arriba", against="random")
        observation, _ = env.reset(seed=11)
        for _ in range(20):
            action = int(np.flatnonzero(observation["action_mask"])[-1])
            observation, *_ = env.step(action)
        seen.append(observation["observation"])
    assert np.array_equal(seen[0], seen[1])


def test_a_vector_of_processes_steps_all_its_matches_at_once():
    envs = gym.vector("santander", 2, scenario="quick", against="random")
    try:
        observations, _ = envs.reset(seed=1)
        for _ in range(5):
            actions = np.array([np.flatnonzero(mask)[0] for mask in observations["action_mask"]])
            observations, rewards, *_ = envs.step(actions)
        assert observations["observation"].shape[0] == 2
        assert rewards.shape == (2,)
    finally:
        envs.close()


def test_a_vector_begins_another_match_after_one_has_ended():
    envs = gym.vector("santander", 1, scenario="quick", against="random")
    try:
        seen, _ = envs.reset(seed=1)
        over = np.zeros(1, bool)
        while not over[0]:
            seen, _, over, _, _ = envs.step(np.array([np.flatnonzero(seen["action_mask"][0])[0]]))
        assert not seen["action_mask"].any()
        seen, rewards, over, _, _ = envs.step(np.array([0]))
        assert (rewards[0], over[0]) == (0.0, False)
        assert seen["action_mask"].any()
    finally:
        envs.close()


def test_a_seat_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="there is no seat 'nobody'"):
        gym.make("arriba", seat="nobody")
