"""Several workers on one PostgreSQL: each may take any connection, one answer is taken at a time."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from bench.killing import Figures, Group, alive, compare, measure, sit_down
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient
from tests.server.table import Player, begin, claim, serving, sitting

from frente.server import Settings
from frente.server.app import open_folder
from frente.server.home import Unusable
from frente.server.serve import serve

SECRET = "s" * 32
SEATS = {"red": "me", "blue": "friend"}


@contextmanager
def workers(data: Path, url: str, count: int = 2) -> Iterator[list[TestClient]]:
    """Workers on one database, each as another machine would have it."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(serving(data / str(n), url=url, secret=SECRET, bot_processes=1))
            for n in range(count)
        ]


def until(what: Callable[[], Any]) -> Any:
    """What comes about at last."""
    end = time.monotonic() + 60
    while not (found := what()):
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.05)
    return found


def stored(url: str, wanted: str, **values: Any) -> list[Any]:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = list(connection.execute(text(wanted), values).all())
    engine.dispose()
    return found


@contextmanager
def apart(here: TestClient, there: TestClient, **wanted: Any) -> Iterator[tuple[Player, Player]]:
    """A match whose two players are connected to two workers."""
    made = begin(here, seats=SEATS, **wanted)
    id = made["match"]["id"]
    link = claim(there, made)
    with sitting(here, id, made["mine"]["link"]) as red, sitting(there, id, link) as blue:
        yield red, blue


def test_what_is_answered_at_one_worker_is_shown_at_the_other(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres) as (here, there), apart(here, there) as (red, blue):
        luck = random.Random(4)
        for _ in range(12):
            assert red.result is None
            for player, other in ((red, blue), (blue, red)):
                if "options" in player.ask:
                    reply = player.answer(luck.choice(player.ask["options"])["token"])
                    assert reply["type"] == "done", reply
                    other.catch_up(player.version)
            assert [event["kind"] for event in red.events] == [event["kind"] for event in blue.events]
        found = {message["type"] for message in blue.heard[2:]}
        assert "view" not in found, "what is done elsewhere comes as changes too"
        assert "story" in found
        ply = stored(postgres, "SELECT ply FROM matches")[0][0]
        assert (red.ply, blue.ply) == (ply, ply)


def test_a_message_that_is_said_again_at_another_worker_is_done_once(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres) as (here, there):
        made = begin(here, seats={"red": "me", "blue": "me"})
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(here, id, link) as first, sitting(there, id, link) as second:
            said = {"seat": "red", "token": "bid 1", "ply": first.ply, "version": first.version, "id": "once"}
            done = first.asked("answer", **said)
            assert done["type"] == "done"
            assert second.asked("answer", **said) == done
        assert stored(postgres, "SELECT count(*) FROM journal WHERE kind = 'answer'") == [(1,)]


def test_sealed_answers_at_two_workers_at_the_same_moment_are_both_taken(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres) as (here, there), apart(here, there) as (red, blue):
        asked = {seat: {"seat": seat, "ply": red.ply, "version": red.version} for seat in ("red", "blue")}
        bids = {red: red.say("answer", token="bid 1", **asked["red"])}
        bids[blue] = blue.say("answer", token="bid 0", **asked["blue"])
        replies = [player.until("done", "refused", re=bid) for player, bid in bids.items()]
        assert [reply["type"] for reply in replies] == ["done", "done"]
        assert {reply["version"] for reply in replies} == {1, 2}


def test_what_is_taken_back_at_one_worker_is_taken_back_at_the_other(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres) as (here, there), apart(here, there) as (red, blue):
        assert red.answer("bid 1")["type"] == "done"
        blue.catch_up(1)
        assert red.asked("undo", seat="red", ply=red.ply, version=red.version)["type"] == "done"
        blue.catch_up(2)
        assert "options" in blue.ask
        assert blue.answer("bid 0")["type"] == "done"
        red.catch_up(3)
        assert red.answer("bid 2")["type"] == "done"
        answers = stored(postgres, "SELECT who, value FROM journal WHERE kind = 'answer' ORDER BY ply")
        assert answers == [("blue", '"bid 0"'), ("red", '"bid 2"')]


def test_who_is_at_another_worker_is_online(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres) as (here, there):
        made = begin(here, seats=SEATS)
        id = made["match"]["id"]
        link = claim(there, made)
        with sitting(here, id, made["mine"]["link"]) as red:
            with sitting(there, id, link):
                while not red.until("presence")["seats"]["blue"]:
                    pass
            while red.until("presence")["seats"]["blue"]:
                pass


def test_bots_think_in_one_worker_and_in_another_when_that_one_has_ended(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres, 1) as (there,):
        with serving(tmp_path / "first", url=postgres, secret=SECRET, bot_pause=0.2) as here:
            made = begin(here, seats={"red": "bot:random", "blue": "bot:random"}, scenario="line")
            id, watch = made["match"]["id"], made["watch"]["link"]
            first = until(lambda: stored(postgres, "SELECT worker FROM leases"))
            with sitting(there, id, watch) as onlooker:
                onlooker.until("thinking")
            assert stored(postgres, "SELECT worker FROM leases") == first
        with sitting(there, id, watch) as onlooker:
            onlooker.until_asked()
            assert onlooker.result is not None
        who = "SELECT count(*) FROM workers"
        assert stored(postgres, who) == [(1,)]


def test_a_match_of_bots_that_nobody_watches_outlives_its_worker(tmp_path: Path, postgres: str):
    with serving(tmp_path, url=postgres, secret=SECRET, bot_pause=0.3) as here:
        id = begin(here, seats={"red": "bot:random", "blue": "bot:random"})["match"]["id"]
        until(lambda: stored(postgres, "SELECT 1 FROM leases"))
    wanted = "SELECT result FROM matches WHERE id = :id"
    assert stored(postgres, wanted, id=id) == [(None,)]
    with serving(tmp_path / "next", url=postgres, secret=SECRET):
        until(lambda: stored(postgres, wanted, id=id)[0][0])


def test_servers_with_different_secrets_do_not_share_a_database(tmp_path: Path, postgres: str):
    other = Settings(data=tmp_path / "b", url=postgres, secret="t" * 32)
    with (
        serving(tmp_path / "a", url=postgres, secret=SECRET),
        pytest.raises(Unusable, match="another secret"),
    ):
        open_folder(other)


def test_a_file_has_one_worker(tmp_path: Path):
    with pytest.raises(SystemExit, match="PostgreSQL"):
        serve(Settings(data=tmp_path), "127.0.0.1", 0, workers=2)


async def test_workers_are_killed_and_nothing_is_lost_or_doubled(tmp_path: Path, postgres: str):
    figures = await measure(
        tmp_path, postgres, "tests.toy:GAME", "toy",
        matches=6, kills=2, bots=1, apart=2.0, pause=1.5, luck=3,
    )  # fmt: skip
    assert (figures.lost, figures.doubled, figures.strange) == (0, 0, [])
    assert figures.reconnects > 0
    assert figures.answers > 30


@pytest.mark.parametrize("kind", ["postgres", "sqlite"])
async def test_workers_are_replaced_while_people_play(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
):
    """Over a file the one worker goes before the other opens it; who knocks meanwhile waits."""
    file = f"sqlite:///{tmp_path / 'frente.sqlite3'}"
    url: str = request.getfixturevalue("postgres") if kind == "postgres" else file
    figures, ending = Figures(), asyncio.Event()
    count = 2 if kind == "postgres" else 1
    group = Group(tmp_path, url, "tests.toy:GAME", count)
    try:
        await group.until_ready()
        before = group.workers()
        tables = [await sit_down(group, "toy", random.Random(n), figures) for n in range(3)]
        for person in (person for table in tables for person in table):
            person.pause = 2.0
        playing = [asyncio.create_task(person.play(ending)) for table in tables for person in table]
        renewing = asyncio.create_task(group.renewed())
        while not renewing.done():
            await asyncio.sleep(0.1)
            assert group.workers() or kind == "sqlite", "somebody always serves"
        await renewing
        assert not set(before) & set(group.workers())
        assert len(group.workers()) == count
        stood = {person: person.version for table in tables for person in table}
        while not all(person.version > version or person.over for person, version in stood.items()):
            await asyncio.sleep(0.1)
        ending.set()
        await asyncio.gather(*playing)
        engine = create_engine(url)
        compare(engine, tables, figures)
        engine.dispose()
    finally:
        status = group.end()
    assert status == 0
    assert (figures.lost, figures.doubled, figures.strange) == (0, 0, [])
    assert not any(map(alive, group.workers()))


def test_what_moves_is_in_memory_before_its_players_come(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres) as (here, there):
        made = begin(here, seats=SEATS)
        id = made["match"]["id"]
        others = there.app.state.matches  # type: ignore[attr-defined]
        with sitting(here, id, made["mine"]["link"]):
            assert id not in others.lives
            assert here.portal is not None
            here.portal.call(here.app.state.matches.company.move)  # type: ignore[attr-defined,call-arg]
            until(lambda: id in others.lives)


def test_a_lesson_goes_on_at_another_worker_with_the_dice_of_its_line(tmp_path: Path, postgres: str):
    wanted: dict[str, Any] = {
        "url": postgres, "secret": SECRET, "games": ("barricadas",), "bot_processes": 1,
    }  # fmt: skip
    with serving(tmp_path / "a", **wanted) as here, serving(tmp_path / "b", **wanted) as there:
        made = here.post("/api/games/barricadas/lessons/1-crossroads", json={"step": 5}).json()
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(here, id, link) as one, sitting(there, id, link) as other:
            at = one.view["lesson"]["at"]
            assert one.answer("join rep-infantry-h2")["type"] == "done"
            other.catch_up(one.version)
            assert other.answer("at C707:AP")["type"] == "done"
            one.catch_up(other.version)
            for player in (one, other):
                assert player.view["lesson"] == {"at": at + 2, "praised": False}
                assert any(event["dice"] == [3, 3] for event in player.events)
            assert "view" not in {message["type"] for message in one.heard[2:]}, (
                "not read anew from the store"
            )


def test_what_a_lesson_gives_by_itself_is_given_once_and_shown_everywhere(tmp_path: Path, postgres: str):
    wanted: dict[str, Any] = {
        "url": postgres, "secret": SECRET, "games": ("barricadas",), "bot_processes": 1,
    }  # fmt: skip
    with serving(tmp_path / "a", **wanted) as here, serving(tmp_path / "b", **wanted) as there:
        peers: Any = there.app.state.matches.peers  # type: ignore[attr-defined]
        heard = peers.heard

        async def mine(match: str) -> bool:
            return True

        # It takes the other for dead, and misses that this one has given the answer.
        peers.lease = mine
        peers.heard = lambda news: None if getattr(news, "version", 0) == 2 else heard(news)
        made = here.post("/api/games/barricadas/lessons/2-reaction", json={"step": 2}).json()
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(here, id, link) as one, sitting(there, id, link) as other:
            at = one.view["lesson"]["at"]
            assert one.answer("move rep-infantry-h1")["type"] == "done"
            for player in (one, other):
                while player.view["lesson"]["at"] < at + 2:
                    player.hear()
        given = "SELECT who FROM journal WHERE kind = 'answer' AND value = '\"hold\"'"
        assert stored(postgres, given) == [("nationalist",)]
