"""What all workers together allow an address and a person, and who is let in when there is too much to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient
from tests.server.people import Browser
from tests.server.table import FREELY, HERE, begin, claim, serving, sitting
from tests.server.test_workers import until

from frente.server.gate import EVERYBODY, Gate, Limit
from frente.server.load import Load, memory_left

SECRET = "s" * 32
SEATS = {"red": "me", "blue": "friend"}


@contextmanager
def workers(data: Path, url: str, **limits: Any) -> Iterator[list[TestClient]]:
    allowed = replace(FREELY, **limits)
    with ExitStack() as stack:
        yield [
            stack.enter_context(serving(data / str(n), url=url, secret=SECRET, allowed=allowed))
            for n in range(2)
        ]


def test_two_workers_count_what_an_address_does_together(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres, matches_each=(3, 0.001), requests_each=(90, 0.001)) as both:
        begin(both[0])
        begin(both[1])
        begin(both[0])
        for worker in both:
            refused = worker.post("/api/matches", json={"game": "toy"})
            assert (refused.status_code, refused.json()["kind"]) == (429, "too-many")
            assert int(refused.headers["retry-after"]) > 900
        # Requests are fetched in grains; all of them together are no more than were allowed.
        done = sum(worker.get("/health").status_code == 200 for _ in range(60) for worker in both)
        assert done == 90 - 5


def test_two_workers_count_open_tables_together(tmp_path: Path, postgres: str):
    with workers(tmp_path, postgres, sockets_each=2) as (here, there):
        made = begin(here)
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(here, id, link):
            with sitting(there, id, link), sitting(there, id, link, greet=False) as third:
                assert third.hear()["kind"] == "too-many"

            def room() -> bool:
                with sitting(there, id, link, greet=False) as again:
                    return bool(again.hear()["type"] != "refused")

            assert until(room)


def test_a_person_counts_once_from_all_addresses(tmp_path: Path):
    with serving(tmp_path, allowed=replace(FREELY, matches_each=(2, 0.001))) as home:
        ana = Browser(home)
        ana.sign_up("Ana")
        found = []
        for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3"):
            away = Browser(home)
            away.client = from_address(home, address)
            away.client.cookies = ana.client.cookies
            found.append(away.post("/api/matches", {"game": "toy"}))
        assert [answer.status_code for answer in found] == [200, 200, 429]
        assert "retry-after" in found[-1].headers
        assert from_address(home, "192.0.2.3").post("/api/matches", json={"game": "toy"}).status_code == 200


def from_address(home: TestClient, address: str) -> TestClient:
    client = TestClient(home.app, base_url=HERE, client=(address, 1))
    client.portal = home.portal
    return client


def test_questions_cost_what_they_make_the_server_do(tmp_path: Path):
    with serving(tmp_path, allowed=replace(FREELY, work_each=(0.001, 1e-6))) as client:
        made = begin(client, seats=SEATS)
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            assert red.asked("why", seat="red", token="bid 99")["type"] == "why"
            refused = red.asked("why", seat="red", token="bid 99")
            assert refused["kind"] == "too-many"
            assert "come again in" in refused["text"]
            assert red.answer("bid 1")["type"] == "done"  # who plays goes on


async def test_what_was_taken_on_credit_is_paid_back():
    now = [0.0]
    gate = Gate([Limit("sums", (10, 1), (100, 1))], lambda: now[0])
    gate.spend("sums", "a", EVERYBODY, cost=15)
    assert await gate.enter("sums", "a", EVERYBODY) == 6
    assert await gate.enter("sums", "b", EVERYBODY) == 0
    now[0] = 6
    assert await gate.enter("sums", "a", EVERYBODY) == 0


def test_when_there_is_too_much_to_do_only_new_things_wait(tmp_path: Path):
    with serving(tmp_path, allowed=replace(FREELY, late=2.0)) as client:
        here = client.app.state.matches  # type: ignore[attr-defined]
        made = begin(client, seats=SEATS)
        claim(client, made)
        here.load.look(600.0)  # the loop was late
        refused = client.post("/api/matches", json={"game": "toy"})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
        assert client.get("/ready").status_code == 503
        id = made["match"]["id"]
        with sitting(client, id, made["watch"]["link"], greet=False) as watcher:
            assert watcher.hear()["kind"] == "too-many"
        with sitting(client, id, made["mine"]["link"]) as red:
            assert red.answer("bid 1")["type"] == "done"
        here.load.lag = 0.0
        begin(client)


def test_memory_that_is_left_is_told_by_the_machine(tmp_path: Path):
    file = tmp_path / "meminfo"
    file.write_text("MemTotal:  100 kB\nMemAvailable:    20 kB\n")
    left = memory_left(file)
    assert left == 20 * 1024
    assert memory_left(tmp_path / "none") is None
    load = Load(2.0, 30 * 1024, lambda: left)
    load.look(0.0)
    assert load.full
    load = Load(2.0, 30 * 1024, lambda: None)
    load.look(0.0)
    assert not load.full
