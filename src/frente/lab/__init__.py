"""Many matches between bots, to learn something."""

from frente.lab.contract import hold
from frente.lab.report import Fault, Report, Share, Spread
from frente.lab.run import Experiment, Interrupted, Row, run
from frente.lab.wilson import wilson

__all__ = ["Experiment", "Fault", "Interrupted", "Report", "Row", "Share", "Spread", "hold", "run", "wilson"]
