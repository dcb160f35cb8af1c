"""The engine: asks, rolls, journals, matches. It knows no game and needs the standard library only."""

from frente.engine.ask import Ask, Flow, Roll, Sealed, Shuffle, Values, choose, number, roll, seal, shuffle
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
from frente.engine.keeping import Relic, opened
from frente.engine.match import Match
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
    "Message",
    "NotYourAsk",
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
    "State",
    "Step",
    "Unreadable",
    "Values",
    "Zone",
    "choose",
    "commitment",
    "digest",
    "from_plain",
    "new_seed",
    "number",
    "opened",
    "roll",
    "seal",
    "shuffle",
    "to_plain",
    "verify",
]
