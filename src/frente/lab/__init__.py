"""Many matches between bots, to learn something."""

from frente.lab.contract import hold
from frente.lab.ladder import Climb, Duel, Ladder, Rung
from frente.lab.report import Fault, Report, Share, Spread
from frente.lab.run import Experiment, Interrupted, Row, run
from frente.lab.wilson import wilson

__all__ = [
    "Climb",
    "Duel",
    "Experiment",
    "Fault",
    "Interrupted",
    "Ladder",
    "Report",
    "Row",
    "Rung",
    "Share",
    "Spread",
    "hold",
    "run",
    "wilson",
]
