"""The data folder of a server: private, held by one server at a time, with a secret of its own."""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from frente.engine.message import Told, sentence
from frente.server.database import file_of
from frente.server.secret import Secret
from frente.server.settings import Settings

log = logging.getLogger("frente.server.home")


class Unusable(Told):
    """Nothing can be served from the data folder; says why in a sentence."""


class Home:
    """Open while the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.folder = settings.data
        self._given = settings.secret
        self._url = settings.database
        self._lock: IO[bytes] | None = None
        self.secret = Secret(b"")

    def open(self) -> None:
        """Make the folder ours. Unusable: it cannot be."""
        with self._said():
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            _private(self.folder, 0o700)
            if self.database is not None:
                self._hold(self.database.with_name("lock"))
        try:
            with self._said():
                self.secret = Secret(self._given.encode() or self._kept_secret())
                if self.database is not None:
                    self._keep_private(self.database)
        except Unusable:
            self.close()
            raise

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @property
    def database(self) -> Path | None:
        """The file of the matches, where they are in one: it has one server at a time."""
        return file_of(self._url)

    @staticmethod
    def _keep_private(file: Path) -> None:
        # SQLite gives the files beside the database the mode of the database.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        for ending in ("", "-wal", "-shm"):
            _private(file.with_name(file.name + ending), 0o600)

    @contextlib.contextmanager
    def _said(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise Unusable(
                sentence("error-nothing-can-kept", folder=self.folder, strerror=error.strerror)
            ) from None

    def _hold(self, lock: Path) -> None:
        """The lock goes with the process, however it ends."""
        held = lock.open("ab")
        try:
            _lock(held)
        except OSError:
            held.close()
            raise Unusable(sentence("error-server-already-runs-end-first", parent=lock.parent)) from None
        self._lock = held
        _private(lock, 0o600)

    def _kept_secret(self) -> bytes:
        file = self.folder / "secret"
        with contextlib.suppress(FileExistsError):
            new = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            os.write(new, secrets.token_hex(32).encode())
            os.close(new)
        _private(file, 0o600)
        kept = file.read_bytes().strip()
        if len(kept) < 32:
            raise Unusable(sentence("error-damaged-put-back-secret-running", file=file))
        return kept


def _private(path: Path, mode: int) -> None:
    """Only we may read it."""
    with contextlib.suppress(FileNotFoundError):
        try:
            path.chmod(mode)
        except PermissionError:  # it belongs to somebody else, who lets us write in it
            log.warning("others may be able to read this", extra={"said": {"path": str(path)}})


def _lock(file: IO[bytes]) -> None:
    """OSError where another process has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
