"""An evaluator for OpenSpiel's searchers: the game's own judgement instead of random matches to the end."""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts


class ValueEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """How the match stands by the game's own value; all actions are equal beforehand."""

    def evaluate(self, state: Any) -> Any:
        """From -1 to 1 for each player."""
        match = state.play.match
        if match is None:
            return np.zeros(state.num_players())
        if match.result is not None:
            return np.array(state.returns())
        return np.array([2 * match.game.value(match.state, seat) - 1 for seat in match.setup.seats])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
