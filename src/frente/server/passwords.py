"""Passwords are kept as argon2 hashes, which cost time and memory: they are made beside the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST = 8
LONGEST = 200

_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
"""As OWASP recommends where 19 MiB are to be had: 30 to 60 ms each."""
_NOBODY = _HASHER.hash("nobody has this password")


def hashed(password: str) -> str:
    return _HASHER.hash(password)


def fits(hash: str | None, password: str) -> bool:
    """Is it the password? Where nobody has one, it takes as long to say so."""
    try:
        _HASHER.verify(hash or _NOBODY, password)
    except (VerificationError, InvalidHashError):
        return False
    return hash is not None


class Passwords:
    """Two at a time, so that signing in does not keep those who play from their cores and memory."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, "passwords")

    async def hashed(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, hashed, password)

    async def fits(self, hash: str | None, password: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._threads, fits, hash, password)

    def close(self) -> None:
        self._threads.shutdown()
