"""A sentence of the catalogs, not yet put into words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogs: its name and what fills it."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)
