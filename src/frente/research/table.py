"""A match at which actions are numbers: what every environment stands on."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy import frombuffer, int8
from numpy.typing import NDArray

from frente.engine import Ask, Game, Match, OptionValue, new_seed
from frente.research.actions import Choosing
from frente.research.sight import Eye, Sight, sight_of, text_of


class Table:
    """One match, and the choice that its seat at hand is about to make."""

    __slots__ = ("_actions", "_ask", "_eyes", "choosing", "decisions", "game", "match", "seat", "sight")

    def __init__(self, game: Game[Any], match: Match[Any]) -> None:
        self.game = game
        self.sight: Sight = sight_of(game)
        self._actions = self.sight.actions
        self.match = match
        self._eyes: dict[str, Eye] = {}
        self.decisions = 0
        self.seat = ""
        """Whose action is wanted; empty when the match is over."""
        self.choosing: Choosing | None = None
        self._ask: Ask
        self.ask()

    @classmethod
    def start(
        cls,
        game: Game[Any],
        scenario: str | None = None,
        options: dict[str, OptionValue] | None = None,
        seed: str | None = None,
    ) -> Table:
        return cls(
            game, Match.start(game, scenario, options, seed or new_seed(), events=False, checkpoints=False)
        )

    def ask(self) -> None:
        """Look who is asked now. Where several are at once, they choose one after the other, unseen."""
        asks = self.match.asks
        if asks:
            self._ask = ask = asks[0]
            self.seat = ask.seat
            self.choosing = Choosing(self._actions, ask.options())
        else:
            self.seat = ""
            self.choosing = None

    def act(self, action: int) -> str | None:
        """Take an action of the seat at hand: the answer that was given, or None where words are missing.

        ValueError where it is not legal; nothing is changed then.
        """
        choosing = self.choosing
        if choosing is None:
            raise ValueError("the match is over")
        try:
            token = choosing.take(action)
        except ValueError:
            name = self.sight.actions.name(action)
            raise ValueError(f"action {action} ({name or 'no answer at all'}) is not legal now") from None
        if token is not None:
            self.match.take(self._ask, token)
            self.decisions += 1
            self.ask()
        return token

    def answer(self, token: str) -> None:
        """Give a whole answer of the seat at hand."""
        self.match.answer(self.seat, token)
        self.decisions += 1
        self.ask()

    def legal(self) -> list[int]:
        """The legal actions of the seat at hand, in order of their numbers."""
        return [] if self.choosing is None else sorted(set(self.choosing.numbers))

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action of the seat at hand."""
        found = bytearray(self.sight.actions.size)
        if self.choosing is not None:
            for number in self.choosing.numbers:
                found[number] = 1
        return frombuffer(found, int8)

    def observe(self, seat: str) -> NDArray[np.int16]:
        """What a seat sees."""
        eye = self._eyes.get(seat)
        if eye is None:
            eye = self._eyes[seat] = Eye(self.sight)
        return eye.look(self.match, seat, self.choosing if seat == self.seat else None)

    def text(self, seat: str) -> str:
        """The same in words."""
        return text_of(self.match, seat)

    def returns(self) -> dict[str, float]:
        """What the match was worth: 1 for a seat that has won, -1 for one that has lost, 0 in a draw."""
        result = self.match.result
        seats = self.match.setup.seats
        if result is None or not result.winners:
            return dict.fromkeys(seats, 0.0)
        return {seat: 1.0 if seat in result.winners else -1.0 for seat in seats}
