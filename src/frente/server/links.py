"""A seat is held by an unguessable link: whoever has the link plays the seat. Only its hash is kept.

Nobody hands out the link of another: the friend gets an invitation, and a link for claiming it.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

LONGEST = 100


def new_link() -> str:
    return secrets.token_urlsafe(24)


def hashed(link: str) -> str:
    """What the store knows of a link."""
    return hashlib.sha256(f"frente link {link}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Holder:
    """What a link gives: seats to play, or none and the spectator's view."""

    link: str
    """The link's hash; it names the holder in the store."""
    match: str
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Invitation:
    """What one person can claim: a seat that waits for somebody."""

    hash: str
    """As of a link."""
    match: str
    seat: str
    creator: str
    """The hash of the link that may take it back."""
    claimed: int | None = None
    """When somebody did."""
