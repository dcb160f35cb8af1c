"""What a server is told when it starts."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

STATIC = Path(__file__).parent / "static"


def data_folder() -> Path:
    """Where matches are kept unless somebody says otherwise."""
    return user_data_path("frente", appauthor=False)


def is_loopback(host: str) -> bool:
    """Can only this machine reach a server on that host?"""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that differs from one server to another."""

    data: Path = field(default_factory=data_folder)
    games: tuple[str, ...] = ()
    """Slugs, or `module:NAME` of games from elsewhere; empty: all that are installed."""
    public: bool = False
    """May be reached from other machines: any name in the address is accepted."""
    static: Path = STATIC
    bot_pause: float = 0.35
    """Seconds between two answers of bots, so that people can follow."""
    bot_seconds: float = 20.0
    """What a bot may take for one answer before a simpler one answers for it."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes that bots think in; one core is left to the server itself."""
    matches_in_memory: int = 500
    synchronous: str = "FULL"
    """SQLite: FULL survives a power cut, NORMAL a crash of the program only."""

    @property
    def database(self) -> str:
        return f"sqlite:///{self.data / 'frente.sqlite3'}"


class NotPublic(SystemExit):
    """The server was told to listen to other machines, but not that this is meant. Ends the command."""

    def __init__(self, host: str) -> None:
        super().__init__(
            f"At {host} other machines could reach the server: everybody there could begin matches, and\n"
            "whoever gets hold of a link plays its seat. Without https in front, links and moves travel\n"
            "unencrypted. If that is what you want, say --public; docs/hosting.md tells more."
        )
