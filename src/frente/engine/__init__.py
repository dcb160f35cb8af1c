"""The engine: asks, rolls, journals, matches. It knows no game and needs the standard library only."""

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
from frente.engine.chance import commitment, new_seed
from frente.engine.event import Event, Log
from frente.engine.game import (
    Choice,
    Game,
    Message,
    Odds,
    OddsLine,
    Options,
    OptionSpec,
    OptionValue,
    Outcome,
    Policy,
    Scenario,
)
from frente.engine.hidden import Zone
from frente.engine.match import Match
from frente.engine.menu import Menu, Noun, StandingWay, Way
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
    "AnswerError",
    "Ask",
    "Choice",
    "DiceError",
    "Event",
    "Flow",
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
    "OptionSpec",
    "OptionValue",
    "Options",
    "Outcome",
    "Over",
    "Plain",
    "Policy",
    "Refusal",
    "Refused",
    "Relic",
    "Result",
    "Roll",
    "RulesFault",
    "SaveError",
    "Scenario",
    "Sealed",
    "Shuffle",
    "Stale",
    "StandingWay",
    "State",
    "Step",
    "Unreadable",
    "Values",
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
