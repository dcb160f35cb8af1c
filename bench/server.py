"""Measure the server over real WebSockets on loopback: `python -m bench.server [GAME]`.

Two players sit at each match, each with a connection of its own, and answer at random among what they
are offered. First as quick as they can, for what an action costs; then one answer a second, for how long
a player waits. The server is a process of its own; its CPU time and memory are read from /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import websockets

START = """
import sys
from pathlib import Path
from frente.server import Settings
from frente.server.serve import serve
from frente.server.settings import Allowed
if __name__ == "__main__":
    any = (1e9, 1e9)  # all players come from one address, and answer more quickly than people do
    allowed = Allowed(
        requests_each=any, requests=any, matches_each=any, matches=any, messages=any, sockets_each=10_000
    )
    settings = Settings(data=Path(sys.argv[1]), games=(sys.argv[2],), allowed=allowed)
    serve(settings, "127.0.0.1", int(sys.argv[3]))
"""
LONGEST = 600.0  # seconds, whatever was asked for


@dataclass
class Figures:
    """What was measured in one run."""

    matches: int
    pause: float
    actions: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    memory: float = 0.0
    sent: int = 0
    stored: int = 0
    """Bytes of the database after all, and the actions that filled it."""
    total: int = 0
    refused: int = 0
    waits: list[float] = field(default_factory=list)

    def wait(self, share: float) -> float:
        """Milliseconds from answer to view that so many answers did not exceed."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Table:
    """One match and its two players."""

    def __init__(self, port: int, game: str, figures: Figures, luck: random.Random) -> None:
        self.port, self.game, self.figures, self.luck = port, game, figures, luck

    async def play(self, end: float) -> None:
        """Match after match until the time is over."""
        while time.monotonic() < end:
            made = await asyncio.to_thread(self._begin)
            id = made["match"]["id"]
            friends = [
                await asyncio.to_thread(call, self.port, f"/api/matches/{id}/claim", {"invitation": token})
                for token in (invited["invitation"] for invited in made["invitations"])
            ]
            links = [made["mine"]["link"], *(friend["mine"]["link"] for friend in friends)]
            await asyncio.gather(*(self._sit(id, link, end) for link in links))

    def _begin(self) -> Any:
        catalog = call(self.port, f"/api/games/{self.game}")
        first, *others = catalog["seats"]
        seats = {first: "me", **dict.fromkeys(others, "friend")}
        return call(self.port, "/api/matches", {"game": self.game, "seats": seats})

    async def _sit(self, id: str, link: str, end: float) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/matches/{id}/live?link={link}"
        figures = self.figures
        number, asked_at = 0, 0.0
        async with websockets.connect(address, max_size=None) as live:
            await live.send('{"type":"hello","id":"h"}')
            while (left := end - time.monotonic()) > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        raw = await live.recv(decode=False)
                        figures.sent += len(raw)
                        told = msgspec.json.decode(raw)
                        if told["type"] == "refused":
                            figures.refused += 1
                        if told["type"] not in ("view", "delta"):
                            continue
                        if asked_at:
                            figures.waits.append(time.perf_counter() - asked_at)
                            figures.actions += 1
                            figures.total += 1
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
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as response:
        return msgspec.json.decode(response.read())


@contextlib.contextmanager
def serving(game: str, data: Path) -> Iterator[tuple[int, int]]:
    """A server process: its port and its id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with (data / "log").open("wb") as log:
        command = [sys.executable, "-c", START, str(data), game, str(port)]
        process = subprocess.Popen(command, stderr=log)
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                call(port, "/health")
                break
            time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(20)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def measure(game: str, slug: str, matches: int, seconds: float, pause: float) -> Figures:
    figures = Figures(matches, pause)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with serving(game, data) as (port, pid):
            tables = [Table(port, slug, figures, random.Random(i)) for i in range(matches)]
            warm = 2.0 + matches * 0.02
            playing = asyncio.gather(*(table.play(time.monotonic() + warm + seconds) for table in tables))
            await asyncio.sleep(warm)
            figures.actions = figures.sent = figures.refused = 0
            figures.waits.clear()
            start, cpu = time.monotonic(), cpu_seconds(pid)
            await asyncio.sleep(max(0.0, seconds - 0.2))
            figures.seconds = time.monotonic() - start
            figures.cpu = cpu_seconds(pid) - cpu
            figures.memory = memory(pid)
            done = figures.actions, figures.sent
            await playing
            figures.actions, figures.sent = done
        figures.stored = (data / "frente.sqlite3").stat().st_size
    return figures


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    arguments.add_argument("game", nargs="?", default="arriba", help="slug or module:NAME")
    arguments.add_argument("--matches", type=int, nargs="*", default=[20, 200], help="as quick as they can")
    arguments.add_argument("--paced", type=int, nargs="*", default=[50], help="one answer a second each")
    arguments.add_argument("--seconds", type=float, default=10.0)
    given = arguments.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("bench.server reads /proc: it runs on Linux only")
    from frente import games

    slug = games.load(given.game).slug
    runs = [(n, 0.0) for n in given.matches] + [(n, 1.0) for n in given.paced]
    seconds = min(given.seconds, LONGEST / max(1, len(runs)))
    head = ["running matches", "answers by", "actions/s", "actions per server CPU-second", "p50 ms", "p95 ms"]
    head += ["p99 ms", "bytes per action", "stored bytes per action", "memory MB", "refused"]
    print(f"| {' | '.join(head)} |")
    print(f"|{'---|' * len(head)}")
    for matches, pause in runs:
        f = asyncio.run(measure(given.game, slug, matches, seconds, pause))
        actions = max(1, f.actions)
        row = [f"{matches}", "one a second" if pause else "at once", f"{f.actions / f.seconds:.0f}"]
        row += [
            f"{f.actions / f.cpu:.0f}",
            f"{f.wait(0.5):.0f}",
            f"{f.wait(0.95):.0f}",
            f"{f.wait(0.99):.0f}",
        ]
        row += [
            f"{f.sent / actions:.0f}",
            f"{f.stored / max(1, f.total):.0f}",
            f"{f.memory:.0f}",
            f"{f.refused}",
        ]
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
