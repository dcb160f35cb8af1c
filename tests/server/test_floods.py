"""Clients that say too much or never listen: others are heard between, and nothing piles up."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.table import FREELY, TOY, sitting

from frente.server import Settings, create_app
from frente.server.limits import Bucket
from frente.server.links import Holder
from frente.server.live import Live, Onlooker
from frente.server.maker import Made
from frente.server.matches import Matches
from frente.server.settings import Allowed
from frente.server.socket import _attend

HELLO = {"type": "websocket.receive", "text": json.dumps({"type": "hello", "id": "h"})}


class Line:
    """The server's end of a connection whose client says the same over and over."""

    def __init__(self, messages: int, *, reads: bool = True) -> None:
        self.left = messages
        self.heard = 0
        self.sent: list[str] = []
        self.reads = asyncio.Event()
        if reads:
            self.reads.set()

    async def receive(self) -> dict[str, Any]:
        if not self.left:
            return {"type": "websocket.disconnect"}
        self.left -= 1
        self.heard += 1
        return HELLO

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int = 1000, reason: str = "") -> None:
        await self.reads.wait()


@contextlib.asynccontextmanager
async def table(data: Path, **limits: Any) -> AsyncIterator[tuple[Matches, Made]]:
    allowed = Allowed(**limits) if limits else FREELY
    app = create_app(Settings(data=data, games=(TOY,), synchronous="OFF", allowed=allowed))
    async with app.router.lifespan_context(app):
        matches: Matches = app.state.matches
        yield matches, await matches.maker.create("toy", None, {}, {})


async def turns_of_others(flood: asyncio.Task[None], most: int) -> int:
    """How often somebody else is let in until the flood is over."""
    turns = 0
    while not flood.done() and turns < most:
        await asyncio.sleep(0)
        turns += 1
    return turns


async def test_others_are_heard_between_any_two_messages(tmp_path: Path):
    async with table(tmp_path) as (matches, made):
        line: Any = Line(3000)
        flood = asyncio.create_task(_attend(matches, made.live, made.mine[1], line, "here"))
        assert await turns_of_others(flood, 100_000) >= 3000
        assert line.heard == 3000


async def test_who_says_much_is_heard_later(tmp_path: Path):
    async with table(tmp_path, messages=(40, 1e-6)) as (matches, made):
        line: Any = Line(3000)
        flood = asyncio.create_task(_attend(matches, made.live, made.mine[1], line, "here"))
        await turns_of_others(flood, 2000)
        assert line.heard == 5  # four for what it had, and one that waits
        flood.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await flood


def test_the_allowance_fills_again():
    now = 0.0
    bucket = Bucket((10, 2), lambda: now)
    assert [bucket.spend(5) for _ in range(4)] == [0, 0, 2.5, 5]
    now = 100.0
    assert bucket.lacks(11) == 0.5  # never more than it holds
    assert bucket.spend(10) == 0


async def test_nothing_is_done_for_a_client_that_never_reads(tmp_path: Path):
    async with table(tmp_path) as (matches, made):
        line: Any = Line(3000, reads=False)
        flood = asyncio.create_task(_attend(matches, made.live, made.mine[1], line, "here"))
        await turns_of_others(flood, 20_000)
        assert line.heard < 3 * Onlooker.WAITING
        assert made.live.onlookers == set()
        line.reads.set()
        await flood


def onlooker(live: Live, holder: Holder) -> Onlooker:
    """A connection to which nothing is passed on."""
    socket: Any = None
    found = Onlooker(socket, holder)
    live.join(found)
    return found


def waiting(found: Onlooker) -> list[bytes]:
    told, found._out = found._out, []
    return told


async def test_what_waits_for_a_client_is_bounded_by_bytes(tmp_path: Path):
    async with table(tmp_path) as (_, made):
        slow = onlooker(made.live, made.mine[1])
        said = b"x" * 100_000
        for _ in range(Onlooker.WAITING):
            made.live.tell(slow, said)
            assert slow._bytes <= Onlooker.WAITING_BYTES + len(said)
        assert slow.gone
        assert waiting(slow) == []  # nothing is held for it any more
        assert made.live.onlookers == set()
        made.live.tell(slow, said)
        assert waiting(slow) == []


async def test_a_view_is_put_together_once_for_all_who_see_the_same(tmp_path: Path):
    async with table(tmp_path) as (_, made):
        watchers = [onlooker(made.live, made.watch[1]) for _ in range(20)]
        mine = onlooker(made.live, made.mine[1])
        for found in (*watchers, mine):
            waiting(found)
            made.live.greet(found, -1)
        told = [waiting(found)[0] for found in (*watchers, mine)]
        assert all(text is told[0] for text in told[:20])
        assert told[20] != told[0]  # another seat sees something else


@pytest.mark.parametrize("many", [1000])
async def test_who_is_here_is_told_once_for_all_that_come(tmp_path: Path, many: int):
    async with table(tmp_path) as (matches, made):
        other = (await matches.maker.create("toy", None, {}, {})).live
        elsewhere = onlooker(other, made.watch[1])
        waiting(elsewhere)
        crowd = [onlooker(made.live, made.watch[1]) for _ in range(many)]
        assert sum(len(found._out) for found in crowd) == many  # each hears at once who is here
        made.live._mention_now()
        assert sum(len(found._out) for found in crowd) == 2 * many
        last = json.loads(waiting(crowd[0])[-1])
        assert (last["type"], last["watching"]) == ("presence", many)
        for found in crowd:
            made.live.part(found)
        assert waiting(elsewhere) == []


class Lane:
    """Work that begins and does not end."""

    def __init__(self) -> None:
        self.begun: list[str] = []

    async def run(self, work: Any, packet: Any, source: str, seat: str, bot: str) -> str:
        self.begun.append(bot)
        await asyncio.Event().wait()
        return ""


async def test_bots_of_one_address_wait_their_turn(tmp_path: Path):
    async with table(tmp_path, bots_each=2) as (matches, _):
        lane: Any = Lane()
        matches.bots.close()
        matches.bots = lane
        lane.close = lambda: None
        thinking = []
        for address in ("here", "here", "here", "there"):
            made = await matches.maker.create("toy", None, {}, {}, address=address)
            onlooker(made.live, made.mine[1])
            packet: Any = None
            thinking.append(asyncio.create_task(matches.drivers.think(made.live, packet, "red", address)))
        for _ in range(10):
            await asyncio.sleep(0)
        assert lane.begun == ["here", "here", "there"]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


def test_sitting_down_and_leaving_is_still_told(tmp_path: Path):
    from tests.server.table import begin, claim, serving

    with serving(tmp_path) as client:
        made = begin(client, seats={"blue": "friend"})
        id = made["match"]["id"]
        with sitting(client, id, made["mine"]["link"]) as red:
            with sitting(client, id, claim(client, made)):
                while not red.until("presence")["seats"]["blue"]:
                    pass
            while red.until("presence")["seats"]["blue"]:
                pass
