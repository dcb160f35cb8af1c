"""The engine: asks, rolls, journals, matches. It knows no game and needs the standard library only."""

from frente.engine.aims import Aim, Briefing, Cost, Part, Task, Warning
from frente.engine.ask import (
    Ask,
    Flow,
    Roll,
    Sealed,
    Shuffle,
    Values,
    choose,
    number,
    put,
    put_sealed,
    roll,
    seal,
    shuffle,
)
from frente.engine.battle import Battle, Case, Chart, Fighting, Side, SumLine, Unknown
from frente.engine.chance import commitment, new_seed
from frente.engine.craft import Craft
from frente.engine.event import Event, Log
from frente.engine.forecast import Feature, Forecast
from frente.engine.game import (
    Fold,
    Game,
    Option,
    Options,
    OptionSpec,
    OptionValue,
    Policy,
    Scenario,
)
from frente.engine.gesture import Absent, Choose, Count, Final, Price, Purse, Reach, Route
from frente.engine.hidden import Zone
from frente.engine.match import Match
from frente.engine.menu import Menu, Noun, StandingWay, Way
from frente.engine.message import Message
from frente.engine.odds import Odds, OddsLine, Outcome
from frente.engine.opening import opened
from frente.engine.plain import Plain, digest, from_plain, to_plain
from frente.engine.proof import verify
from frente.engine.refusal import (
    AnswerError,
    DiceError,
    MatchError,
    NotYourAsk,
    Refusal,
    Refused,
    RulesFault,
    SaveError,
    Stale,
    Unreadable,
)
from frente.engine.relic import Relic
from frente.engine.shared import frozen, shared
from frente.engine.state import Over, Result, State, Step

__all__ = [
    "Absent",
    "Aim",
    "AnswerError",
    "Ask",
    "Battle",
    "Briefing",
    "Case",
    "Chart",
    "Choose",
    "Cost",
    "Count",
    "Craft",
    "DiceError",
    "Event",
    "Feature",
    "Fighting",
    "Final",
    "Flow",
    "Fold",
    "Forecast",
    "Game",
    "Log",
    "Match",
    "MatchError",
    "Menu",
    "Message",
    "NotYourAsk",
    "Noun",
    "Odds",
    "OddsLine",
    "Option",
    "OptionSpec",
    "OptionValue",
    "Options",
    "Outcome",
    "Over",
    "Part",
    "Plain",
    "Policy",
    "Price",
    "Purse",
    "Reach",
    "Refusal",
    "Refused",
    "Relic",
    "Result",
    "Roll",
    "Route",
    "RulesFault",
    "SaveError",
    "Scenario",
    "Sealed",
    "Shuffle",
    "Side",
    "Stale",
    "StandingWay",
    "State",
    "Step",
    "SumLine",
    "Task",
    "Unknown",
    "Unreadable",
    "Values",
    "Warning",
    "Way",
    "Zone",
    "choose",
    "commitment",
    "digest",
    "from_plain",
    "frozen",
    "new_seed",
    "number",
    "opened",
    "put",
    "put_sealed",
    "roll",
    "seal",
    "shared",
    "shuffle",
    "to_plain",
    "verify",
]
