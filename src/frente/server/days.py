"""Days, and moments as they are told."""

from __future__ import annotations

from datetime import UTC, datetime

DAY = 24 * 3600 * 1000
"""In milliseconds."""


def when(at: int, exact: bool = False) -> str:
    """Milliseconds since 1970, as the protocol tells them; `exact`: to tell what came before what."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds" if exact else "seconds")
