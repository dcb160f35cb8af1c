"""Refusals whose words stand in the catalog: `no-NAME`, with arguments."""

from __future__ import annotations

from functools import cache

from frente.server import messages as m
from frente.server.denial import Denied
from frente.words import Words


@cache
def _words() -> Words:
    return Words()


def refuse(name: str, kind: m.Kind = "refused", wait: float = 0, **args: str | int) -> Denied:
    """Denied, in the words of the catalog; the message goes along for who reads another language."""
    said = {"rule": "", "message": {"id": f"no-{name}", "args": args}}
    return Denied(kind, _words().say(f"no-{name}", **args), said, wait)
