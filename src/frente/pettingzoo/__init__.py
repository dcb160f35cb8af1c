"""PettingZoo environments for every game: `frente.pettingzoo.env("arriba")`.

The agents are the seats. Those who wait see the board as well; the mask of an observation has the legal
actions of the agent at hand. His info has them as a list under `legal`, one for each legal answer: whoever
needs no more calls `last(observe=False)`, and no array is made. Rewards come at the end: 1, 0 or -1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from frente import games
from frente.bots import LONGEST
from frente.engine import OptionValue
from frente.research import Table, sight_of

__all__ = ["ENVIRONMENTS", "MatchEnv", "env", "raw_env"]


class MatchEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One match after the other, seat by seat.

    `text` puts the position in words into the info of the agent at hand. A match is cut off (truncated) after
    `limit` decisions.
    """

    def __init__(
        self,
        slug: str,
        *,
        scenario: str | None = None,
        options: dict[str, OptionValue] | None = None,
        text: bool = False,
        limit: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = games.load(slug)
        self.scenario = self.game.scenario(scenario).id
        self.options = options or {}
        self.text = text
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {"name": f"frente_{self.game.slug}_v0", "render_modes": ["human", "ansi"]}
        self.possible_agents = list(
            self.game.seats(self.scenario, self.game.full_options(self.scenario, self.options))
        )
        self.sight = sight_of(self.game)
        self._observations = {agent: self._observation_space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.sight.actions.size) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.table: Table

    def _observation_space(self) -> spaces.Space[Any]:
        kinds = np.iinfo(np.int16)
        return spaces.Dict(
            {
                "observation": spaces.Box(kinds.min, kinds.max, (self.sight.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.sight.actions.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; with a seed it has the same dice every time."""
        dice = None if seed is None else f"pettingzoo:{seed}"
        self.table = Table.start(self.game, self.scenario, self.options, dice)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._turn()

    def _turn(self) -> None:
        """Let the agent act that is asked; at the end, give everybody his reward."""
        table = self.table
        infos, seat, choosing = self.infos, table.seat, table.choosing
        if choosing is not None and table.decisions < self.limit:
            if seat != self.agent_selection:
                infos[self.agent_selection] = {}
                self.agent_selection = seat
            info: dict[str, Any] = {"legal": choosing.numbers}
            infos[seat] = info
            if self.text:
                info["text"] = table.text(seat)
            return
        infos[self.agent_selection] = {}
        self.terminations = dict.fromkeys(self.agents, not seat)
        self.truncations = dict.fromkeys(self.agents, bool(seat))
        self.rewards = table.returns()
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def step(self, action: Any) -> None:
        """Take an action of the agent at hand; ValueError where it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.act(int(action))
        self._turn()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees: an array of whole numbers, and 1 for each action that is legal for it now."""
        table = self.table
        mask = table.mask() if agent == table.seat else np.zeros(self.sight.actions.size, np.int8)
        return {"observation": table.observe(agent), "action_mask": mask}

    def render(self) -> str | None:
        """The board as the agent at hand sees it: printed, or given as text."""
        lines = self.table.text(self.agent_selection)
        if self.render_mode == "ansi":
            return lines
        if self.render_mode == "human":
            print(lines)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(slug: str, **how: Any) -> MatchEnv:
    """The environment without wrappers: the quickest. An illegal action is a ValueError."""
    return MatchEnv(slug, **how)


def env(slug: str, **how: Any) -> AECEnv:
    """The environment of a game with PettingZoo's usual wrappers: an illegal action loses the match."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(slug, **how), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


ENVIRONMENTS: Mapping[str, Callable[..., AECEnv]] = {slug: partial(env, slug) for slug in games.slugs()}
"""The environments by slug: `ENVIRONMENTS["arriba"](scenario=...)`."""
