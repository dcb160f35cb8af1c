"""Measure the server over real WebSockets on loopback: `python -m bench.server [GAME ...]`.

`actions`: two players sit at each match, each with a connection of its own, and answer at random among what
they are offered, as quick as they can: what an action costs. `paced`: one answer a second each, for how long
a player waits. `idle`: connections on which nothing is said. `start`: with many stored matches. `growth`:
match after match is played to its end, for what stays behind in memory. All of it over SQLite and over
PostgreSQL, with one worker and with two. The server has processes of its own; their CPU time and memory are
read from /proc (those of PostgreSQL are not counted).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import websockets
from sqlalchemy import create_engine, text

from bench.killing import a_postgres
from frente.server.database import address

START = """
import json, sys
from pathlib import Path
from frente.server import Settings
from frente.server.serve import serve
from frente.server.settings import Allowed
if __name__ == "__main__":
    any = (1e9, 1e9)  # all players come from one address, and answer more quickly than people do
    allowed = Allowed(
        requests_each=any, requests=any, matches_each=any, matches=any, messages=any, sockets_each=10_000,
        said_each=any, said=any, late=1e9,
    )
    given = json.loads(sys.argv[1])
    settings = Settings(
        data=Path(given["data"]), url=given["url"], games=tuple(given["games"]), allowed=allowed,
        public=given["public"], matches_in_memory=given["in_memory"],
    )
    serve(settings, "127.0.0.1", given["port"], workers=given["workers"])
"""
GAMES = ("crusade", "santander", "espana", "arriba", "barricadas")
KINDS = ("actions", "paced", "idle", "start", "growth")
STORED = 10_000
IDLE = 1_000
WARM = 5
"""Answers of each match before anything is measured."""


@dataclass
class Figures:
    """What was measured in one run."""

    pause: float
    actions: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    memory: float = 0.0
    sent: int = 0
    """Bytes to all clients, before they are packed for the way."""
    refused: int = 0
    over: int = 0
    """Matches that were played to their end."""
    end: float = math.inf
    """When it is over."""
    waits: list[float] = field(default_factory=list)

    def wait(self, share: float) -> float:
        """Milliseconds from answer to view that so many answers did not exceed."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Server:
    """A server in processes of its own."""

    port: int
    pid: int
    foreman: bool
    """Its children serve, not itself."""

    def processes(self) -> list[int]:
        """The server's own: not those that bots think in or that files are read in."""
        workers = (
            [pid for pid in _children(self.pid) if b"spawn_main" in _called(pid)] if self.foreman else []
        )
        return [self.pid, *workers]

    def cpu(self) -> float:
        return sum(cpu_seconds(pid) for pid in self.processes())

    def memory(self) -> float:
        """Resident megabytes."""
        return sum(memory(pid) for pid in self.processes())

    def call(self, path: str, body: Any = None) -> Any:
        return call(self.port, path, body)

    def begin(self, game: str) -> Any:
        first, *others = self.call(f"/api/games/{game}")["seats"]
        seats = {first: "me", **dict.fromkeys(others, "friend")}
        return self.call("/api/matches", {"game": game, "seats": seats})


class Table:
    """One match after the other, and its players."""

    def __init__(self, server: Server, game: str, figures: Figures, luck: random.Random) -> None:
        self.server, self.game, self.figures, self.luck = server, game, figures, luck

    async def play(self) -> None:
        """Match after match until the time is over."""
        while time.monotonic() < self.figures.end:
            made = await asyncio.to_thread(self.server.begin, self.game)
            id = made["match"]["id"]
            claim = f"/api/matches/{id}/claim"
            friends = [
                await asyncio.to_thread(self.server.call, claim, {"invitation": invited["invitation"]})
                for invited in made["invitations"]
            ]
            links = [made["mine"]["link"], *(friend["mine"]["link"] for friend in friends)]
            await asyncio.gather(*(self._sit(id, link) for link in links))
            self.figures.over += 1

    async def _sit(self, id: str, link: str) -> None:
        where = f"ws://127.0.0.1:{self.server.port}/api/matches/{id}/live?link={link}"
        figures = self.figures
        number, asked_at = 0, 0.0
        async with websockets.connect(where, max_size=None, compression=None) as live:
            await live.send('{"type":"hello","id":"h"}')
            while (left := figures.end - time.monotonic()) > 0:
                try:
                    async with asyncio.timeout(min(1.0, left)):
                        raw = await live.recv(decode=False)
                except TimeoutError:
                    continue
                figures.sent += len(raw)
                told = msgspec.json.decode(raw)
                if told["type"] == "refused":
                    figures.refused += 1
                if told["type"] not in ("view", "delta"):
                    continue
                if asked_at:
                    figures.waits.append(time.perf_counter() - asked_at)
                    figures.actions += 1
                    asked_at = 0.0
                if told["result"]:
                    return
                options = told["ask"].get("options")
                if not options:
                    continue
                if figures.pause:
                    await asyncio.sleep(figures.pause * self.luck.uniform(0.5, 1.5))
                number += 1
                said = {
                    "type": "answer", "id": f"a{number}", "seat": told["seat"],
                    "token": self.luck.choice(options)["token"], "ply": told["ply"],
                }  # fmt: skip
                asked_at = time.perf_counter()
                await live.send(msgspec.json.encode(said).decode())


def call(port: int, path: str, body: Any = None) -> Any:
    data = None if body is None else msgspec.json.encode(body)
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as response:
        return msgspec.json.decode(response.read())


@contextlib.contextmanager
def serving(
    data: Path,
    url: str,
    workers: int,
    games: list[str] | tuple[str, ...],
    public: bool = False,
    in_memory: int = 500,
) -> Iterator[Server]:
    """A server that answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    shared = url.startswith("postgresql")
    given = {
        "data": str(data), "url": url, "games": list(games), "port": port, "public": public,
        "workers": workers if shared else None, "in_memory": in_memory,
    }  # fmt: skip
    with (data / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", START, json.dumps(given)], stderr=log)
    server = Server(port, process.pid, shared)
    try:
        for _ in range(6000):
            with contextlib.suppress(OSError):
                server.call("/health")
                break
            time.sleep(0.01)
        yield server
    finally:
        process.terminate()
        process.wait(30)


# --- /proc ------------------------------------------------------------------------------------------------
def _children(pid: int) -> list[int]:
    found: list[int] = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(file.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(file.parent.name))
    return found


def _called(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def cpu_seconds(pid: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory(pid: int) -> float:
    """Resident megabytes."""
    with contextlib.suppress(OSError, IndexError):
        status = Path(f"/proc/{pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024
    return 0.0


# --- what is measured -------------------------------------------------------------------------------------
async def played(server: Server, game: str, matches: int, seconds: float, pause: float) -> Figures:
    """So many matches at the same time."""
    figures = Figures(pause)
    tables = [Table(server, game, figures, random.Random(i)) for i in range(matches)]
    playing = asyncio.gather(*(table.play() for table in tables))
    while figures.actions < WARM * matches:  # all sit, and what is sent and made once has been
        await asyncio.sleep(0.2)
    figures.actions = figures.sent = figures.refused = 0
    figures.waits.clear()
    start, cpu = time.monotonic(), server.cpu()
    await asyncio.sleep(seconds)
    figures.seconds, figures.cpu = time.monotonic() - start, server.cpu() - cpu
    figures.memory = server.memory()
    done = figures.actions, figures.sent
    figures.end = time.monotonic()
    await playing
    figures.actions, figures.sent = done
    return figures


async def idled(server: Server, game: str, count: int, seconds: float) -> tuple[float, float]:
    """Megabytes that so many silent connections take, and the CPU milliseconds of each in a minute."""
    watched = [await asyncio.to_thread(server.begin, game) for _ in range(10)]
    before = server.memory()
    async with contextlib.AsyncExitStack() as stack:
        for n in range(count):
            made = watched[n % len(watched)]
            where = f"ws://127.0.0.1:{server.port}/api/matches/{made['match']['id']}/live"
            line = websockets.connect(f"{where}?link={made['watch']['link']}", max_size=None)
            live = await stack.enter_async_context(line)
            await live.send('{"type":"hello","id":"h"}')
        await asyncio.sleep(8)  # who is here is told a while after somebody came
        cpu, taken = server.cpu(), server.memory() - before
        await asyncio.sleep(seconds)
        spent = (server.cpu() - cpu) * 60 / seconds
    return taken, 1000 * spent / count


def fill(url: str, count: int) -> None:
    """Copies of the one match that is stored."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for table in ("matches", "journal", "links", "events", "kept"):
            rows = [dict(row._mapping) for row in connection.execute(text(f"SELECT * FROM {table}"))]
            key = "id" if table == "matches" else "match"
            copies = [
                {**row, key: f"copy{n}", **({"hash": f"{n}-{i}"} if "hash" in row else {})}
                for n in range(count)
                for i, row in enumerate(rows)
            ]
            if copies:
                names = list(copies[0])
                values = ", ".join(f":{name}" for name in names)
                columns = ", ".join(f'"{name}"' for name in names)
                connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({values})"), copies)
    engine.dispose()


def started(data: Path, url: str, workers: int, game: str) -> float:
    """Seconds from the command to the first answer, with many stored matches."""
    with serving(data, url, workers, [game]) as server:
        server.begin(game)
    fill(url, STORED)
    began = time.monotonic()
    with serving(data, url, workers, [game]):
        return time.monotonic() - began


async def grown(server: Server, game: str, tables: int, seconds: float) -> tuple[int, int, float, float]:
    """Matches and actions of a long time, and the megabytes after its first third and at its end."""
    figures = Figures(0.0, end=time.monotonic() + seconds)
    lucks = [random.Random(i) for i in range(tables)]
    playing = asyncio.gather(*(Table(server, game, figures, luck).play() for luck in lucks))
    await asyncio.sleep(seconds / 3)
    early = server.memory()
    await playing
    return figures.over, figures.actions, early, server.memory()


# --- telling ----------------------------------------------------------------------------------------------
def row(*cells: object) -> None:
    print(f"| {' | '.join(str(cell) for cell in cells)} |", flush=True)


def head(*cells: str) -> None:
    print()
    row(*cells)
    print(f"|{'---|' * len(cells)}", flush=True)


@contextlib.contextmanager
def a_database(kind: str, data: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{data / 'frente.sqlite3'}"
        return
    with a_postgres(None) as url:
        yield address(url)


@contextlib.contextmanager
def a_server(kind: str, workers: int, game: str, **more: Any) -> Iterator[Server]:
    """One over a new database."""
    with (
        tempfile.TemporaryDirectory() as folder,
        a_database(kind, Path(folder)) as url,
        serving(Path(folder), url, workers, [game], **more) as server,
    ):
        yield server


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    arguments.add_argument("games", nargs="*", default=GAMES, help="slugs; all five unless told")
    arguments.add_argument("--only", nargs="*", choices=KINDS, default=KINDS)
    arguments.add_argument(
        "--databases", nargs="*", choices=("sqlite", "postgres"), default=("sqlite", "postgres")
    )
    arguments.add_argument("--workers", type=int, nargs="*", default=(1, 2))
    arguments.add_argument("--matches", type=int, default=20, help="played as quick as they can")
    arguments.add_argument("--paced", type=int, default=200, help="with one answer a second each")
    arguments.add_argument("--seconds", type=float, default=10.0, help="of each measuring")
    arguments.add_argument("--growth", type=float, default=60.0, help="seconds of match after match")
    given = arguments.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("bench.server reads /proc: it runs on Linux only")
    with_workers = [
        (kind, n) for kind in given.databases for n in given.workers if kind == "postgres" or n == 1
    ]

    if {"actions", "paced"} & set(given.only):
        head(
            "game", "database", "workers", "running matches", "answers by", "actions/s",
            "actions per CPU-second", "p50 ms", "p95 ms", "p99 ms", "bytes per action", "MB", "refused",
        )  # fmt: skip
        for game in given.games:
            for kind, workers in with_workers:
                for name, matches, pause in (("actions", given.matches, 0.0), ("paced", given.paced, 1.0)):
                    if name not in given.only:
                        continue
                    with a_server(kind, workers, game) as server:
                        f = asyncio.run(played(server, game, matches, given.seconds, pause))
                    row(game, kind, workers, matches, "one a second" if pause else "at once",
                        f"{f.actions / f.seconds:.0f}", f"{f.actions / max(f.cpu, 0.01):.0f}",
                        *(f"{f.wait(share):.0f}" for share in (0.5, 0.95, 0.99)),
                        f"{f.sent / max(1, f.actions):.0f}", f"{f.memory:.0f}", f.refused)  # fmt: skip
    game = given.games[0]
    if "idle" in given.only:
        head("idle sockets", "database", "workers", "MB", "CPU ms of each a minute")
        for kind, workers in with_workers:
            with a_server(kind, workers, game, public=True) as server:
                taken, spent = asyncio.run(idled(server, game, IDLE, 2 * given.seconds))
            row(IDLE, kind, workers, f"{taken:.0f}", f"{spent:.2f}")
    if "start" in given.only:
        head("stored matches", "database", "workers", "seconds until it answers")
        for kind, workers in with_workers:
            with tempfile.TemporaryDirectory() as folder, a_database(kind, Path(folder)) as url:
                row(STORED, kind, workers, f"{started(Path(folder), url, workers, game):.1f}")
    if "growth" in given.only:
        head(
            "match after match",
            "database",
            "workers",
            "matches",
            "actions",
            "MB after a third",
            "MB at the end",
        )
        for kind, workers in with_workers:
            with a_server(kind, workers, game, in_memory=20) as server:
                over, actions, early, late = asyncio.run(grown(server, game, 10, given.growth))
            row(f"{given.growth:.0f} s", kind, workers, over, actions, f"{early:.0f}", f"{late:.0f}")


if __name__ == "__main__":
    main()
