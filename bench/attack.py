"""Attack a server of our own on loopback and print what it costs: `python -m bench.attack`.

Each attack has a server to itself. Beside it sits a bystander who says something every 50 ms and waits
for the reply: its longest wait is how long everybody stood still. Every attack ends after a minute.
With PYTHONPATH at another version of the sources, that one is attacked.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import websockets

from bench.server import call, cpu_seconds, memory

START = """
import sys
from pathlib import Path
from frente.server import Settings
from frente.server.serve import serve
if __name__ == "__main__":
    serve(Settings(data=Path(sys.argv[1]), games=("arriba", "crusade")), "127.0.0.1", int(sys.argv[2]))
"""
LONGEST = 60.0
HELLO = '{"type":"hello","id":"h"}'
HEAD = 'title = "x"\ngame = "arriba"\n[set]\n'


@dataclass
class Server:
    """One that is attacked, in a process of its own."""

    port: int
    pid: int
    log: Path
    addresses: Iterator[str] = field(
        default_factory=lambda: (f"127.0.{i // 250}.{i % 250 + 2}" for i in itertools.count())
    )

    def begin(self, game: str = "arriba", **seats: str) -> Any:
        return call(self.port, "/api/matches", {"game": game, "seats": seats})

    def connect(self, made: Any, which: str = "mine", **more: Any) -> Any:
        """A WebSocket from an address of its own."""
        address = f"ws://127.0.0.1:{self.port}/api/matches/{made['match']['id']}/live"
        address += f"?link={made[which]['link']}"
        return websockets.connect(
            address, max_size=None, local_addr=(next(self.addresses), 0), open_timeout=LONGEST, **more
        )

    def post(self, path: str, body: bytes) -> str:
        """The status and the sentence of the answer."""
        address = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(address, body, {"content-type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=LONGEST) as answer:
                return f"{answer.status}"
        except urllib.error.HTTPError as error:
            return f"{error.code} {error.read().decode()[:90]}"
        except OSError as error:
            return f"no answer ({error})"


@contextlib.contextmanager
def serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        log = Path(folder) / "log"
        with log.open("wb") as lines:
            command = [sys.executable, "-c", START, folder, str(port)]
            process = subprocess.Popen(command, stderr=lines)
        try:
            for _ in range(600):
                with contextlib.suppress(OSError):
                    call(port, "/health")
                    break
                time.sleep(0.1)
            yield Server(port, process.pid, log)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class Bystander:
    """Says something that is refused at once, over and over."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.since: float | None = None
        self.ready = asyncio.Event()

    def waits(self) -> None:
        """Count the wait that is under way."""
        if self.since is not None:
            self.longest = max(self.longest, time.perf_counter() - self.since)

    async def stand_by(self, server: Server) -> None:
        async with server.connect(await asyncio.to_thread(server.begin)) as live:
            while True:
                self.since = time.perf_counter()
                await live.send('{"id":"x"}')
                while json.loads(await live.recv())["type"] != "refused":
                    pass
                self.waits()
                self.since = None
                self.ready.set()
                await asyncio.sleep(0.05)


Attack = Callable[[Server], Awaitable[str]]


async def attacked(name: str, attack: Attack) -> None:
    """Run one attack and print its row."""
    with serving() as server:
        bystander = Bystander()
        standing = asyncio.create_task(bystander.stand_by(server))
        await bystander.ready.wait()
        cpu, size, logged = cpu_seconds(server.pid), memory(server.pid), server.log.stat().st_size
        bystander.longest = 0.0
        try:
            async with asyncio.timeout(LONGEST):
                said = await attack(server)
                await asyncio.sleep(0.2)
        except TimeoutError:
            said = "not over after a minute"
        bystander.waits()
        row = [
            name,
            f"{cpu_seconds(server.pid) - cpu:.2f}",
            f"{bystander.longest:.2f}",
            f"{memory(server.pid) - size:.0f}",
            f"{(server.log.stat().st_size - logged) / 1000:.0f}",
            said,
        ]
        print(f"| {' | '.join(row)} |", flush=True)
        standing.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await standing


def position(text: str) -> Attack:
    async def attack(server: Server) -> str:
        body = json.dumps({"text": HEAD + text}).encode()
        return await asyncio.to_thread(server.post, "/api/positions", body)

    return attack


async def entries(server: Server) -> str:
    """A file of 400,000 entries."""
    made = await asyncio.to_thread(server.begin)
    path = f"/api/matches/{made['match']['id']}/file?link={made['mine']['link']}"
    try:
        file = await asyncio.to_thread(call, server.port, path)
    except urllib.error.HTTPError:
        return "no file to be had"
    body = json.dumps(file | {"entries": [[]] * 400_000}, separators=(",", ":")).encode()
    start = time.monotonic()
    said = await asyncio.to_thread(server.post, "/api/matches/upload", body)
    return f"{said} after {time.monotonic() - start:.1f} s"


async def hellos(server: Server) -> str:
    """One socket says hello 3,000 times; what it gets in three seconds."""
    made = await asyncio.to_thread(server.begin)
    async with server.connect(made) as live:
        for _ in range(3000):
            await live.send(HELLO)
        heard = 0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3):
                while heard < 3000:
                    heard += json.loads(await live.recv())["type"] == "view"
        live.transport.abort()  # what it has said would have to be heard before its goodbye
        return f"{heard} views in 3 s"


async def deaf(server: Server) -> str:
    """Thirty clients that say hello 3,000 times each and never read."""
    made = await asyncio.to_thread(server.begin)
    peak = 0.0

    async def one() -> None:
        path = f"/api/matches/{made['match']['id']}/live?link={made['mine']['link']}"
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", server.port, local_addr=(next(server.addresses), 0), limit=1024
        )
        head = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\n"
        head += "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        head += "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        writer.write(head.encode() + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write((bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO.encode()) * 3000)
        with contextlib.suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(8):
                await writer.drain()
                await asyncio.sleep(8)
        writer.close()

    before = memory(server.pid)
    clients = [asyncio.create_task(one()) for _ in range(30)]
    while not all(client.done() for client in clients):
        peak = max(peak, memory(server.pid) - before)
        await asyncio.sleep(0.05)
    return f"at most {peak:.0f} MB more"


async def idle(server: Server) -> str:
    """A thousand sockets that look on and say nothing."""
    made = await asyncio.to_thread(server.begin)
    before = cpu_seconds(server.pid)
    async with contextlib.AsyncExitStack() as held:
        for _ in range(1000):
            await held.enter_async_context(server.connect(made, "watch"))
        await asyncio.sleep(1)
        return f"{1000 * (cpu_seconds(server.pid) - before) / 1000:.1f} CPU-ms each"


async def bots(server: Server) -> str:
    """Forty matches between bots that nobody watches, beside a person against a bot."""
    first, other = call(server.port, "/api/games/crusade")["seats"]

    async def person(bot_answers: int) -> str:
        """How long a person waits for each answer of the bot."""
        made = await asyncio.to_thread(server.begin, "crusade", **{other: "bot:steady"})
        waits: list[float] = []
        async with server.connect(made) as live:
            await live.send(HELLO)
            number, since = 0, 0.0
            while len(waits) < bot_answers:
                told = json.loads(await live.recv())
                if told["type"] not in ("view", "delta"):
                    continue
                if since:
                    waits.append(time.perf_counter() - since)
                since = time.perf_counter()
                if options := told["ask"].get("options"):
                    since = 0.0
                    number += 1
                    said = {"type": "answer", "id": f"a{number}", "seat": told["seat"], "ply": told["ply"]}
                    await live.send(json.dumps(said | {"token": options[-1]["token"]}))
        return f"{median(waits):.2f} s (at most {max(waits):.2f})"

    alone = await person(6)
    for _ in range(40):
        await asyncio.to_thread(server.begin, "crusade", **{first: "bot:steady", other: "bot:steady"})
    beside = await person(6)
    return f"a bot's answer takes {alone} alone, {beside} beside them"


ATTACKS: dict[str, Attack] = {
    "30,000 parts of a key": position(".".join("a" * 30_000) + " = 1"),
    "900 lists in each other": position("a = " + "[" * 900 + "]" * 900),
    "a number of 60,000 digits": position("a = " + "9" * 60_000),
    "400,000 entries": entries,
    "3,000 hellos at once": hellos,
    "30 clients that never read": deaf,
    "1,000 idle sockets": idle,
    "40 matches of bots": bots,
}


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    arguments.add_argument("names", nargs="*", help=f"some of: {', '.join(ATTACKS)}")
    given = arguments.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("bench.attack reads /proc: it runs on Linux only")
    head = [
        "attack",
        "server CPU-s",
        "longest wait of a bystander, s",
        "memory MB more",
        "log kB",
        "came of it",
    ]
    print(f"| {' | '.join(head)} |")
    print(f"|{'---|' * len(head)}")
    for name in given.names or ATTACKS:
        asyncio.run(attacked(name, ATTACKS[name]))


if __name__ == "__main__":
    main()
