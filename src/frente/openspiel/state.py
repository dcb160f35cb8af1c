"""A match as OpenSpiel knows games: one class of game for each of ours, one class of state for all."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from frente import games
from frente.engine import Game, Match, Roll, Shuffle, Values
from frente.engine.packet import Packet
from frente.engine.plain import canonical
from frente.openspiel.chance import DEALS, Awaited, Wanted, fallen, outcomes
from frente.research import Choosing, sight_of, text_of

LONGEST = 60_000
"""More actions and chance nodes than any match has."""


class Play:
    """How far a match has come: what OpenSpiel copies and stores with a state."""

    __slots__ = ("_choosing", "faces", "match", "own", "rolls", "said", "token", "wanted")

    def __init__(self, match: Match[Any] | None = None) -> None:
        self.match = match  # None: the cards are not dealt yet
        self.said: tuple[int, ...] = ()
        """The actions of an answer that is not whole yet."""
        self.token = ""
        """The answer that waits for dice, those it has, and the roll that it wants next."""
        self.rolls: tuple[Values, ...] = ()
        self.wanted: Roll | None = None
        self.faces: Values = ()
        """The dice of this roll that lie already."""
        self.own: dict[str, tuple[str, ...]] = {}
        """What each seat has answered so far."""
        self._choosing: Choosing | None = None

    @property
    def choosing(self) -> Choosing:
        """The choice of the seat that is asked."""
        if self._choosing is None:
            assert self.match is not None
            self._choosing = Choosing(sight_of(self.match.game).actions, self.match.asks[0].options())
            for action in self.said:
                self._choosing.take(action)
        return self._choosing

    def act(self, action: int) -> None:
        """Take an action of the seat that is asked."""
        token = self.choosing.take(action)
        if token is None:
            self.said = (*self.said, action)
        else:
            self.token = token
            self.answer()

    def roll(self, number: int) -> None:
        """Take an outcome of the roll that is wanted."""
        wanted = self.wanted
        assert wanted is not None
        self.faces = fallen(wanted, self.faces, number)
        if len(self.faces) == wanted.dice:
            self.rolls = (*self.rolls, self.faces)
            self.faces, self.wanted = (), None
            self.answer()

    def answer(self) -> None:
        """Give the answer with the dice rolled so far; where they are too few, chance is next."""
        match = self.match
        assert match is not None
        seat = match.asks[0].seat
        match.forced = list(self.rolls)
        self._choosing = None
        try:
            match.answer(seat, self.token)
        except Wanted as more:
            match.forced = []
            self.wanted = more.roll
            return
        self.own = {**self.own, seat: (*self.own.get(seat, ()), self.token)}
        self.token, self.rolls, self.said = "", (), ()

    def at(self, match: Match[Any] | None) -> Play:
        """The same at another match: a copy, or another world."""
        if match is not None:
            match.dice = Awaited("", match.dice.counts)
        twin = Play(match)
        twin.said, twin.token, twin.rolls, twin.wanted = self.said, self.token, self.rolls, self.wanted
        twin.faces, twin.own = self.faces, self.own
        return twin

    def __deepcopy__(self, _memo: Any) -> Play:
        return self.at(None if self.match is None else self.match.clone())

    def __reduce__(self) -> Any:
        packet = None if self.match is None else self.match.packet()
        return _unpacked, (packet, self.said, self.token, self.rolls, self.wanted, self.faces, self.own)


def _unpacked(packet: Packet | None, *rest: Any) -> Play:
    played = Play()
    played.said, played.token, played.rolls, played.wanted, played.faces, played.own = rest
    if packet is None:
        return played
    return played.at(Match.unpack(games.load(packet.setup.game), packet))


class MatchState(pyspiel.State):  # type: ignore[misc]
    """A point of a match."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.play = Play()

    @property
    def _game(self) -> Any:
        return self.get_game()

    # --- whose turn it is -----------------------------------------------------------------------
    def current_player(self) -> int:
        match = self.play.match
        if match is None or self.play.wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if not match.asks:
            return int(pyspiel.PlayerId.TERMINAL)
        return match.setup.seats.index(match.asks[0].seat)

    def is_terminal(self) -> bool:
        match = self.play.match
        return match is not None and match.result is not None

    def returns(self) -> list[float]:
        match = self.play.match
        if match is None or match.result is None or not match.result.winners:
            return [0.0] * self._game.num_players()
        return [1.0 if seat in match.result.winners else -1.0 for seat in match.setup.seats]

    # --- what can be done -----------------------------------------------------------------------
    def _legal_actions(self, player: int) -> list[int]:
        return sorted(set(self.play.choosing.numbers)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self.play.wanted
        count = DEALS if wanted is None else outcomes(wanted)
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play.match is None:
            ours: Game[Any] = self._game.ours
            dealt = Match.start(ours, self._game.scenario, seed=f"deal {action}", events=False)
            self.play = play.at(dealt)
            return
        if play.wanted is not None:
            play.roll(action)
        else:
            play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            wanted = self.play.wanted
            if wanted is None:
                return f"deal {action}"
            return f"{wanted.kind} {action}" if isinstance(wanted, Shuffle) else f"{wanted.kind} {action + 1}"
        return sight_of(self._game.ours).actions.name(action) or f"spare {action}"

    # --- what is known --------------------------------------------------------------------------
    def information_state_string(self, player: int | None = None) -> str:
        """All that a player sees, and all that he has answered."""
        match, seat = self._seen_by(player)
        if match is None:
            return "nothing is dealt"
        said = self.play.said if match.to_answer[:1] == (seat,) else ()
        own = " ; ".join(self.play.own.get(seat, ()))
        asked = [ask.key for ask in match.asks]
        return f"{seat} | {own} | {said} | {asked} | {canonical(match.view(seat)).decode()}"

    def observation_string(self, player: int | None = None) -> str:
        """The board as the terminal shows it."""
        match, seat = self._seen_by(player)
        return "nothing is dealt" if match is None else text_of(match, seat)

    def _seen_by(self, player: int | None) -> tuple[Match[Any] | None, str]:
        match = self.play.match
        number = self.current_player() if player is None else player
        return match, "" if match is None or number < 0 else match.setup.seats[number]

    def observed(self, player: int) -> Any:
        """What a player sees, as numbers."""
        match, seat = self._seen_by(player)
        sight = sight_of(self._game.ours)
        if match is None:
            return np.zeros(sight.size, np.int16)
        asked = self.current_player() == player
        return sight.observe(match, seat, self.play.choosing if asked else None)

    def resample_from_infostate(self, player: int, sampler: Any) -> MatchState:
        """A state that the player cannot tell from this one: hidden things are dealt anew."""
        match = self.play.match
        assert match is not None
        twin: MatchState = self._game.new_initial_state()
        twin.play = self.play.at(match.redacted(match.setup.seats[player], str(sampler())))
        return twin

    def __str__(self) -> str:
        match = self.play.match
        if match is None:
            return "before the deal"
        rolled = f"; {self.play.wanted!r}" if self.play.wanted is not None else ""
        return "\n".join(
            [*match.board(None), f"{', '.join(match.to_answer) or 'nobody'} must answer{rolled}"]
        )


class Observer:
    """What OpenSpiel's learners look through."""

    def __init__(self, game: Any, _params: Any = None) -> None:
        size = sight_of(game.ours).size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MatchState, player: int) -> None:
        self.tensor[:] = state.observed(player)

    def string_from(self, state: MatchState, player: int) -> str:
        return state.observation_string(player)


def game_class(ours: Game[Any]) -> tuple[Any, type[Any]]:
    """OpenSpiel's type and class of one of our games."""
    sight = sight_of(ours)
    first = ours.scenarios[0].id
    players = len(ours.seats(first, ours.full_options(first, {})))
    kind = pyspiel.GameType(
        short_name=f"frente_{ours.slug}",
        long_name=ours.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": ""},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=sight.actions.size,
        max_chance_outcomes=DEALS,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )

    class MatchGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, info, params or {})
            self.ours = ours
            self.scenario = ours.scenario((params or {}).get("scenario") or None).id

        def new_initial_state(self) -> MatchState:
            return MatchState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(self, params)

    return kind, MatchGame
