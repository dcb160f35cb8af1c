"""What is not done, and why."""

from __future__ import annotations

from typing import Any

from frente.engine import MatchError, Message, NotYourAsk, Refused, Stale
from frente.engine.message import Told
from frente.server import messages as m
from frente.server import present

PATIENCE = 5
"""How often something is tried that another worker's change came before."""


class Behind(Exception):
    """Another worker has changed the match meanwhile; it stands here as it stands there now."""


class Denied(Told):
    """A request that is not done, with its kind and the reason; nothing was changed."""

    def __init__(
        self, kind: m.Kind, text: str | Message, refusal: dict[str, Any] | None = None, wait: float = 0
    ) -> None:
        super().__init__(text)
        self.kind: m.Kind = kind
        self.refusal = refusal
        self.wait = wait
        """Of `too-many`: the seconds after which to come again."""

    @property
    def text(self) -> str:
        """The reason, in the language of the request."""
        return str(self)


def denied(error: MatchError) -> Denied:
    """What the engine refused, in the words of the protocol."""
    if isinstance(error, Refused):
        return Denied("refused", str(error), present.refusal(error.refusal))
    if isinstance(error, Stale):
        return Denied("stale", str(error))
    if isinstance(error, NotYourAsk):
        return Denied("not-your-ask", str(error))
    return Denied("unreadable", str(error))
