"""Refusals whose words stand in the catalog: `no-NAME`, with arguments."""

from __future__ import annotations

from frente.engine.message import sentence
from frente.server import messages as m
from frente.server.denial import Denied


def refuse(name: str, kind: m.Kind = "refused", wait: float = 0, **args: str | int) -> Denied:
    """Denied, in the words of the catalog; the message goes along for who reads another language."""
    message = sentence(f"no-{name}", **args)
    return Denied(kind, message, {"rule": "", "message": {"id": message.id, "args": message.args}}, wait)
