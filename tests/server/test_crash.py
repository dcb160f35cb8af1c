"""A real server, killed with -9 under load: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import websockets
from tests.toy.game import GAME

from frente.engine import Match

ROOT = Path(__file__).parents[2]
START = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
from frente.server import Settings
from frente.server.serve import serve
if __name__ == "__main__":
    serve(Settings(data=Path({data!r}), games=("tests.toy:GAME",), bot_pause=0), "127.0.0.1", {port})
"""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextlib.asynccontextmanager
async def server(data: Path, port: int) -> AsyncIterator[subprocess.Popen[bytes]]:
    script = START.format(root=str(ROOT), data=str(data), port=port)
    with (data / "log").open("ab") as log:
        process = subprocess.Popen([sys.executable, "-c", script], stderr=log, cwd=ROOT)
    try:
        for _ in range(400):
            with contextlib.suppress(OSError):
                await asyncio.to_thread(call, port, "/health")
                break
            await asyncio.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def call(port: int, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.loads(response.read())


class Seen:
    """What the players of one match were told before the server died."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id, self.link = made["match"]["id"], made["mine"]["link"]
        self.done: dict[int, str] = {}
        """Acknowledged answers by the version they made."""
        self.shown = (-1, -1)
        """The newest version and ply that any view told of."""
        self.in_flight: dict[str, Any] | None = None


async def play(port: int, seen: Seen, luck: random.Random) -> None:
    """Both seats at one screen, at random, as quick as the server answers, until it dies."""
    address = f"ws://127.0.0.1:{port}/api/matches/{seen.id}/live?link={seen.link}"
    with contextlib.suppress(websockets.ConnectionClosed, OSError):
        async with websockets.connect(address) as live:
            await live.send(json.dumps({"type": "hello", "id": "h"}))
            count, token = 0, ""
            async for raw in live:
                told = json.loads(raw)
                if told["type"] == "done":
                    seen.done[told["version"]] = token
                if told["type"] not in ("view", "delta"):
                    continue
                seen.shown = max(seen.shown, (told["version"], told["ply"]))
                if told["result"]:
                    return
                if "options" not in told["ask"]:
                    seat = told["ask"]["waiting"][0]
                    await live.send(json.dumps({"type": "look", "id": f"l{count}", "seat": seat}))
                    continue
                count += 1
                token = luck.choice(told["ask"]["options"])["token"]
                said = {"type": "answer", "id": f"a{seen.shown}", "seat": told["seat"], "token": token}
                seen.in_flight = said | {"ply": told["ply"], "version": told["version"]}
                await live.send(json.dumps(seen.in_flight))


def stored(data: Path, id: str) -> tuple[dict[str, Any], list[Any]]:
    connection = sqlite3.connect(data / "frente.sqlite3")
    connection.row_factory = sqlite3.Row
    match = dict(connection.execute("SELECT * FROM matches WHERE id = ?", (id,)).fetchone())
    journal = connection.execute("SELECT * FROM journal WHERE match = ? ORDER BY ply", (id,)).fetchall()
    connection.close()
    assert [row["ply"] for row in journal] == list(range(match["ply"]))
    return match, journal


def replayed(match: dict[str, Any], journal: list[Any]) -> Match[Any]:
    """The stored match through the engine, which compares the digest."""
    plain = {name: json.loads(match[name] or "null") for name in ("options", "forced", "result")}
    same = ("game", "rules", "scenario", "commitment", "digest")
    sealed = match["seed"].startswith("sealed:")
    return Match.load(
        GAME,
        {
            "format": "frente-match",
            "format_version": 1,
            "start": None,
            **plain,
            **{name: match[name] for name in same},
            "seed": None if sealed else match["seed"],
            "auto": bool(match["auto"]),
            "seats": list(json.loads(match["seats"])),
            "entries": [[row["kind"], row["who"], row["key"], json.loads(row["value"])] for row in journal],
        },
    )


async def test_kill_9_under_load_loses_nothing_that_was_acknowledged(tmp_path: Path):
    port = free_port()
    luck = random.Random(9)
    seats = {"scenario": "line"}
    tables: list[Seen] = []
    for _ in range(2):
        async with server(tmp_path, port) as process:
            made = [
                await asyncio.to_thread(call, port, "/api/matches", {"game": "toy", **seats})
                for _ in range(8)
            ]
            tables += [Seen(one) for one in made]
            players = [asyncio.create_task(play(port, seen, luck)) for seen in tables]
            before = sum(len(seen.done) for seen in tables)
            while sum(len(seen.done) for seen in tables) < before + 60:
                await asyncio.sleep(0.01 + luck.random() * 0.02)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            await asyncio.wait_for(asyncio.gather(*players), 20)
        for seen in tables:
            match, journal = stored(tmp_path, seen.id)
            # Nobody was shown what is not stored, and every acknowledged answer is there, in its place.
            assert match["version"] >= max(seen.done, default=0)
            assert (match["version"], match["ply"]) >= seen.shown
            answers = [row["value"] for row in journal if row["kind"] == "answer"]
            for version, token in seen.done.items():
                assert json.loads(answers[version - 1]) == token
            assert len(answers) == match["version"]
            assert replayed(match, journal).ply == match["ply"]

    async with server(tmp_path, port):
        for seen in tables:
            match, _ = stored(tmp_path, seen.id)
            card = await asyncio.to_thread(call, port, f"/api/matches/{seen.id}?link={seen.link}")
            assert (card["version"], card["ply"]) == (match["version"], match["ply"])
        # An answer in flight, sent again under its id, is done once whether it was stored or not.
        seen = tables[-1]
        match, journal = stored(tmp_path, seen.id)
        said = seen.in_flight
        if said is None or match["result"]:
            return
        address = f"ws://127.0.0.1:{port}/api/matches/{seen.id}/live?link={seen.link}"
        async with websockets.connect(address) as live:
            replies = []
            for _ in range(2):
                await live.send(json.dumps(said))
                while (told := json.loads(await live.recv()))["type"] not in ("done", "refused"):
                    pass
                replies.append(told)
        assert replies[0] == replies[1]
        assert replies[0]["type"] == "done"
        assert replies[0]["version"] == said["version"] + 1
        assert stored(tmp_path, seen.id)[0]["version"] == said["version"] + 1
    log = (tmp_path / "log").read_text()
    assert all(json.loads(line) for line in log.splitlines() if line.startswith("{"))
    assert not any(seen.link in log for seen in tables)


async def test_a_stopped_server_says_goodbye(tmp_path: Path):
    port = free_port()
    async with server(tmp_path, port) as process:
        made = await asyncio.to_thread(
            call, port, "/api/matches", {"game": "toy", "seats": {"blue": "bot:random"}}
        )
        seen = Seen(made)
        player = asyncio.create_task(play(port, seen, random.Random(1)))
        while not seen.done:
            await asyncio.sleep(0.01)
        process.terminate()
        assert await asyncio.to_thread(process.wait, 15) in (0, -signal.SIGTERM)
        await asyncio.wait_for(player, 10)
    match, journal = stored(tmp_path, seen.id)
    assert replayed(match, journal).ply == match["ply"]
