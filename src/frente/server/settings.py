"""What a server is told when it starts."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from frente.server.limits import Rate

LAB_MATCHES = 400
"""A day's, for each person, where a public server has a lab and nobody says otherwise."""
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
class Allowed:
    """How much is done for one address (`_each`), and for all of them together."""

    requests_each: Rate = (600, 60)
    requests: Rate = (6000, 1000)
    matches_each: Rate = (60, 0.1)
    """New matches and branches."""
    matches: Rate = (600, 2)
    uploads_each: Rate = (10, 0.1)
    uploads: Rate = (60, 1)
    positions_each: Rate = (30, 0.5)
    positions: Rate = (120, 4)
    sign_ins_each: Rate = (20, 1 / 15)
    """Tries to sign in, and whatever else a password is checked or a mail sent for."""
    sign_ins: Rate = (200, 10)
    sign_ups_each: Rate = (10, 1 / 600)
    sign_ups: Rate = (100, 0.2)
    said_each: Rate = (12_000, 1200)
    """What is said on all sockets of an address or a person, in the same costs as `messages`."""
    said: Rate = (120_000, 24_000)
    work_each: Rate = (20, 0.5)
    """CPU seconds of answers to questions: odds, why not, how far."""
    work: Rate = (120, 4)
    late: float = 2.0
    """Seconds that the event loop may be late before nothing new is begun."""
    spare: int = 64 * 1024 * 1024
    """Bytes of the machine's memory that are left alone: with less, nothing new is begun."""
    sockets_each: int = 60
    sockets: int = 2000
    messages: Rate = (1200, 240)
    """Of one socket, in the costs of `frente.server.socket`: quicker ones are read later."""
    bots_each: int = 4
    """Bots that think for the matches of one address at the same time; more wait their turn."""
    connections_each: int = 120
    """Open connections of one address; not of this machine, where a proxy speaks for all."""
    connections: int = 4000
    head_seconds: float = 10.0
    """In which a request must have been made ..."""
    body_seconds: float = 30.0
    """... and its body sent."""
    file_seconds: float = 20.0
    """What a match file may take to be judged."""
    position_seconds: float = 10.0
    line: int = 8
    """Files that may wait for those before them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that differs from one server to another."""

    data: Path = field(default_factory=data_folder)
    url: str = field(default="", repr=False)
    """The database, as `frente.server.database.address` gives it; empty: an SQLite file in the folder."""
    games: tuple[str, ...] = ()
    """Slugs, or `module:NAME` of games from elsewhere; empty: all that are installed."""
    public: bool = False
    """May be reached from other machines: any name in the address is accepted."""
    static: Path = STATIC
    bot_pause: float = 0.35
    """Seconds between two answers of bots, so that people can follow."""
    bot_seconds: float = 20.0
    """What a bot may take for one answer before a simpler one answers for it."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes that bots think in for those who watch; one core is left to the server itself."""
    matches_in_memory: int = 500
    allowed: Allowed = field(default_factory=Allowed)
    secret: str = field(default_factory=lambda: os.environ.get("FRENTE_SECRET", ""), repr=False)
    """Goes into the dice of every match; empty: the one in the data folder."""
    metrics_token: str = field(default_factory=lambda: os.environ.get("FRENTE_METRICS_TOKEN", ""), repr=False)
    """Opens `/metrics` to other machines, as a Bearer token; empty: only this machine may read them."""
    smtp: str = field(default_factory=lambda: os.environ.get("FRENTE_SMTP", ""), repr=False)
    """Who takes our mail: smtp://USER:PASSWORD@HOST:PORT, or smtps; empty: none is sent."""
    mail_from: str = field(default_factory=lambda: os.environ.get("FRENTE_MAIL_FROM", ""))
    site: str = field(default_factory=lambda: os.environ.get("FRENTE_SITE", ""))
    """The address that people know the server by, for links in mail: https://frente.example.org."""
    notice_after: float = 30.0
    """Seconds that a turn must wait before somebody is told of it: who is about to come needs no notice."""
    notice_every: float = 10.0
    """Seconds between two looks for whom to tell."""
    private_hooks: bool = field(default_factory=lambda: os.environ.get("FRENTE_PRIVATE_HOOKS", "") == "1")
    """Webhooks may lead to this machine and its network, and unencrypted."""
    nap: float = 30.0
    """Seconds without a sign of life of any worker after which all have slept: no clock has run meanwhile."""
    lab: bool = False
    """Runs of many matches between bots may be begun in the page."""
    lab_matches: int | None = None
    """Matches that one person may have played there in a day; None: as many as are wanted."""
    lab_processes: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes that play them ..."""
    lab_niceness: int = 19
    """... and how far they step back behind everything else."""
    synchronous: str = "FULL"
    """SQLite: FULL survives a power cut, NORMAL a crash of the program only."""

    @property
    def database(self) -> str:
        return self.url or f"sqlite:///{self.data / 'frente.sqlite3'}"


class NotPublic(SystemExit):
    """The server was told to listen to other machines, but not that this is meant. Ends the command."""

    def __init__(self, host: str) -> None:
        super().__init__(
            f"At {host} other machines could reach the server: everybody there could begin matches, and\n"
            "whoever gets hold of a link plays its seat. Without https in front, links and moves travel\n"
            "unencrypted. If that is what you want, say --public; docs/hosting.md tells more."
        )
