"""What only this server knows. Without it the database does not tell the dice to come."""

from __future__ import annotations

import base64
import hashlib
import hmac

from frente.engine import new_seed

SEALED = "sealed:"


class Secret:
    """A key that is kept apart from the matches."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_seed(self) -> tuple[str, str]:
        """The seed of a new match, and what the store may know of it until the match has ended."""
        kept = SEALED + new_seed()
        return self.seed(kept), kept

    def seed(self, kept: str) -> str:
        """The seed of what is kept: seeds of ended matches, and of those from before, are kept plain."""
        return self._made("seed", kept)[:16].hex() if kept.startswith(SEALED) else kept

    def luck(self, seed: str, version: int, seat: str) -> str:
        """What a bot thinks with: the same when it is asked again, and it tells nothing of the dice."""
        return self._made("luck", seed, str(version), seat)[:16].hex()

    def link(self, invitation: str, claimant: str) -> str:
        """The link of whoever claims an invitation: the same one when the same claimant asks again."""
        return base64.urlsafe_b64encode(self._made("link", invitation, claimant)[:24]).decode()

    def of_session(self, session: str) -> str:
        """What our own page sends with a session's requests, and no other site's can."""
        return base64.urlsafe_b64encode(self._made("session", session)[:24]).decode()

    def of_push(self) -> bytes:
        """What signs for this server where browsers are told something."""
        return self._made("push", "one") + self._made("push", "two")

    def mark(self) -> str:
        """Tells two secrets apart, and nothing of either."""
        return self._made("mark").hex()

    def _made(self, *parts: str) -> bytes:
        return hmac.digest(self._key, "\n".join(("frente", *parts)).encode(), hashlib.sha256)
