"""Gymnasium environments: one seat against a bot. `frente.gymnasium.make("arriba", against="sergeant")`.

They are registered too, as `frente/arriba-v0` and so on, once this module is imported. `vector` runs several
in processes of their own.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv

from frente import bots, games
from frente.bots import LONGEST
from frente.engine import OptionValue
from frente.research import Table, sight_of

__all__ = ["MatchEnv", "make", "vector"]


class MatchEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat of a game; bots have the others.

    `seat` is a name, or empty for another one in each match. `against` names a bot or level of the game. The
    mask of the legal actions is in the observation and in the info. The reward is 1, 0 or -1 at the end.
    An illegal action is a ValueError.
    """

    def __init__(
        self,
        slug: str,
        *,
        seat: str = "",
        against: str = "sergeant",
        scenario: str | None = None,
        options: dict[str, OptionValue] | None = None,
        text: bool = False,
        limit: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        self.game = games.load(slug)
        self.scenario = self.game.scenario(scenario).id
        self.options = options or {}
        self.seats = self.game.seats(self.scenario, self.game.full_options(self.scenario, self.options))
        if seat and seat not in self.seats:
            raise ValueError(f"there is no seat {seat!r}; the seats are {', '.join(self.seats)}")
        self.wanted = seat
        self.bot = bots.make(self.game, against)
        self.text = text
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"]}
        sight = sight_of(self.game)
        numbers = np.iinfo(np.int16)
        self.action_space = spaces.Discrete(sight.actions.size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(numbers.min, numbers.max, (sight.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (sight.actions.size,), np.int8),
            }
        )
        self.seat = self.seats[0]
        self.table: Table
        self._seed = ""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        self._seed = f"gymnasium:{self.np_random.integers(2**62)}"
        self.seat = self.wanted or str(self.np_random.choice(self.seats))
        self.table = Table.start(self.game, self.scenario, self.options, self._seed)
        self._others()
        return self._seen(), self._info()

    def _others(self) -> None:
        table = self.table
        while table.seat and table.seat != self.seat and table.decisions < self.limit:
            table.answer(bots.answer(self.bot, table.match, table.seat, f"bots:{self._seed}").token)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until the seat is asked again."""
        table = self.table
        table.act(int(action))
        self._others()
        over = not table.seat
        cut = not over and table.decisions >= self.limit
        return self._seen(), table.returns()[self.seat] if over else 0.0, over, cut, self._info()

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.seat), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat}
        if self.text:
            info["text"] = self.table.text(self.seat)
        return info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for each legal action, under the name by which learners with masks ask for it."""
        return self.table.mask()

    def render(self) -> str | None:
        """The board as the seat sees it."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


def make(slug: str, **how: Any) -> MatchEnv:
    """The environment of a game, without wrappers."""
    return MatchEnv(slug, **how)


def vector(slug: str, count: int, **how: Any) -> AsyncVectorEnv:
    """So many environments, each in a process of its own; Gymnasium's own vector.

    Where a match has ended the mask is empty. The next step begins another one and ignores its action.
    """
    return AsyncVectorEnv([partial(make, slug, **how) for _ in range(count)], context="spawn")


for _slug in games.slugs():
    gymnasium.register(
        f"frente/{_slug}-v0", "frente.gymnasium:MatchEnv", kwargs={"slug": _slug}, disable_env_checker=True
    )
