"""The first ask of a step, before the step has changed anything: there the state can be written whole."""

from __future__ import annotations

from typing import Any

from frente.engine import Ask, Flow, put
from frente.engine.state import Step
from frente.games.barricadas.state import Battlefield


def open_with(s: Battlefield, step: Step, ask: Ask) -> Flow[Any]:
    """Put it and give the answer as a value (see `sharing` for what `open` is good for)."""
    s.open = step
    answer = yield from put(ask)
    s.open = ()
    return answer
