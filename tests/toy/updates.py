"""The toy game after an update: each game here has other rules than Toy, under a higher version."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from tests.toy.game import Toy
from tests.toy.rules import STEPS, bids, combat, turn
from tests.toy.state import ToyState

from frente.engine import Flow, Options, State, roll


class Unchanged(Toy):
    """A higher version whose rules lead where the old ones led."""

    version = 2


# --- a rule that is other from the beginning on ---------------------------------------------------------
class Richer(Toy):
    """Everybody starts with a coin more: no journal leads to the old state."""

    version = 2

    def setup(self, scenario: str, options: Options) -> ToyState:
        state = super().setup(scenario, options)
        state.coins = {seat: coins + 1 for seat, coins in state.coins.items()}
        return state


def payday(s: ToyState) -> Flow[None]:
    for seat in s.coins:
        s.coins[seat] += 1
    yield from turn(s)


class RicherAgain(Richer):
    """A second update: now each turn brings a coin."""

    version = 3
    steps = {**STEPS, "turn": payday}


# --- a rule that is other in the middle of a step -------------------------------------------------------
def long_combat(s: ToyState, block: str, target: str) -> Flow[None]:
    yield from roll(f"morale:{s.turn}", kind="order", rule="4.4")
    yield from combat(s, block, target)


class OtherCombat(Richer):
    """A die is rolled before a combat begins: what was answered in one does not fit any more."""

    steps = {**STEPS, "combat": long_combat}


# --- a state with other fields --------------------------------------------------------------------------
@dataclass(slots=True, kw_only=True)
class WeatherState(ToyState):
    weather: str = "fair"


def windy_bids(s: WeatherState) -> Flow[None]:
    s.weather = "wind"
    yield from bids(s)


class Weather(Toy):
    """The state has a field more, which the rules set; all else is as it was."""

    version = 2
    state = WeatherState
    steps = {**STEPS, "bids": windy_bids}

    def setup(self, scenario: str, options: Options) -> WeatherState:
        old = super().setup(scenario, options)
        return WeatherState(**{f.name: getattr(old, f.name) for f in fields(old)})


class WeatherAndCoins(Weather):
    """The same, and the rules are others too."""

    def setup(self, scenario: str, options: Options) -> WeatherState:
        state = super().setup(scenario, options)
        state.coins = {seat: coins + 1 for seat, coins in state.coins.items()}
        return state


# --- a state that cannot be read any more ---------------------------------------------------------------
@dataclass(slots=True, kw_only=True)
class PurseState(State):
    purses: dict[str, int]
    hands: dict[str, int] = field(default_factory=dict)


class Unreadable(Richer):
    """The state is another kind of thing altogether."""

    state = PurseState  # type: ignore[assignment]  # that is the point


# --- rules that change without saying so ----------------------------------------------------------------
class Silent(Richer):
    version = 1


UNCHANGED = Unchanged()
RICHER = Richer()
RICHER_AGAIN = RicherAgain()
OTHER_COMBAT = OtherCombat()
WEATHER = Weather()
WEATHER_AND_COINS = WeatherAndCoins()
UNREADABLE = Unreadable()
SILENT = Silent()
