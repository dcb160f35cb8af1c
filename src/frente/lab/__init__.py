"""Many matches between bots, to learn something."""

from frente.lab.contract import hold
from frente.lab.report import Fault, Report, Share, Spread
from frente.lab.run import Experiment, Row, run
from frente.lab.wilson import wilson

__all__ = ["Experiment", "Fault", "Report", "Row", "Share", "Spread", "hold", "run", "wilson"]
