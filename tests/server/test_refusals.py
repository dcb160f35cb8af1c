"""Whatever is not a legal answer of the right seat at the right ply is refused, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.server import GAMES, a_server
from bench.trust import lied
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text
from starlette.testclient import TestClient
from tests.server.databases import CURRENT
from tests.server.table import Player, begin, serving, sitting

KINDS = {"unreadable", "too-large", "not-your-seat", "not-your-ask", "stale", "refused"}
SEATS = st.sampled_from(["red", "blue", "green", "", "red "])
WORDS = st.sampled_from(
    ["bid", "march", "attack", "rest", "hurry", "red-1", "blue-3", "ford", "9", "-1", "0", "x"]
) | st.text(max_size=6)
TOKENS = st.lists(WORDS, max_size=4).map(" ".join) | st.text(max_size=500)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


class Stage:
    """Red holds its seat in a match with a friend; its ask is a sealed bid."""

    def __init__(self, client: TestClient, data: Path, red: Player) -> None:
        self.client, self.data, self.red = client, data, red
        self.ply, self.version = red.ply, red.version

    def stored(self) -> list[Any]:
        with CURRENT.engine(self.data).connect() as connection:
            return [
                connection.execute(text(f"SELECT * FROM {table} ORDER BY 1, 2")).all()
                for table in ("matches", "journal", "links")
            ]

    def refused(self, raw: str | bytes) -> dict[str, Any]:
        """Send something; it must be refused and nothing stored, shown or moved."""
        before = self.stored()
        if isinstance(raw, bytes):
            self.red.socket.send_bytes(raw)
        else:
            self.red.socket.send_text(raw)
        reply = self.red.until("refused", "done", "why", "odds", "view", "delta")
        assert reply["type"] == "refused", (raw, reply)
        assert reply["kind"] in KINDS
        assert reply["text"]
        assert self.stored() == before
        return reply


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    data = tmp_path_factory.mktemp("refusals")
    with serving(data) as client:
        made = begin(client, seats={"red": "me", "blue": "friend"})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            yield Stage(client, data, red)
            assert red.hello()["ply"] == 1
            assert red.answer("bid 1")["type"] == "done"  # after all that, the match goes on


quick = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
numbers = iter(range(10**9))


@quick
@given(SEATS, TOKENS, st.integers(-2, 4))
def test_answers(stage: Stage, seat: str, token: str, ply: int):
    if seat == "red" and ply == stage.ply and token in ("bid 0", "bid 1", "bid 2", "bid 3"):
        return
    said = {"type": "answer", "id": f"f{next(numbers)}", "seat": seat, "token": token, "ply": ply}
    reply = stage.refused(json.dumps(said))
    assert reply["re"] == said["id"]
    if seat != "red":
        assert reply["kind"] == "not-your-seat"
    elif ply != stage.ply:
        assert reply["kind"] == "stale"
    else:
        assert reply["kind"] in ("unreadable", "refused")
        assert (reply["refusal"] is not None) == (reply["kind"] == "refused")


@quick
@given(st.sampled_from(["undo", "answer", "resign", "odds", "why", "look", "hello", "x"]), JSON)
def test_malformed_messages(stage: Stage, kind: str, fields: Any):
    said = {"type": kind, "extra": fields, **(fields if isinstance(fields, dict) else {})}
    assert stage.refused(json.dumps(said))["kind"] == "unreadable"


@quick
@given(st.text(max_size=40) | st.binary(max_size=40) | JSON.map(json.dumps))
def test_what_is_no_message_at_all(stage: Stage, raw: str | bytes):
    assert stage.refused(raw)["kind"] == "unreadable"


def test_too_large_messages(stage: Stage):
    said = {"type": "answer", "id": "big", "seat": "red", "token": "x" * 70_000, "ply": 1}
    assert stage.refused(json.dumps(said))["kind"] == "too-large"
    assert stage.refused("[" * 60_000)["kind"] == "unreadable"


def test_undo_of_nothing_and_of_others(stage: Stage):
    assert stage.red.asked("undo", seat="blue", ply=stage.ply)["kind"] == "not-your-seat"
    assert stage.red.asked("undo", seat="red", ply=0)["kind"] == "stale"
    reply = stage.red.asked("undo", seat="red", ply=stage.ply)
    assert (reply["kind"], reply["refusal"]["message"]["id"]) == ("refused", "no-undo-roll")


def test_a_stale_version_is_refused_even_where_the_ply_fits(stage: Stage):
    said = {"seat": "red", "token": "bid 1", "ply": stage.ply, "version": stage.version + 1}
    assert stage.red.asked("answer", **said)["kind"] == "stale"


@pytest.mark.parametrize(
    ("match", "link", "kind", "code"),
    [("nobody", "x", "unknown", 4404), (None, "x", "not-your-seat", 4403), (None, "", "not-your-seat", 4403)],
)
def test_unknown_matches_and_links(tmp_path: Path, match: str | None, link: str, kind: str, code: int):
    with serving(tmp_path) as client:
        id = match or begin(client)["match"]["id"]
        other = begin(client)["mine"]["link"]
        for wrong in (link, other):
            with sitting(client, id, wrong, greet=False) as nobody:
                assert nobody.hear()["kind"] == kind
                assert nobody.socket.receive()["code"] == code
            status = 404 if kind == "unknown" else 403
            for path in ("", "/layout", "/file", "/replay", "/timeline"):
                response = client.get(f"/api/matches/{id}{path}", params={"link": wrong})
                assert (response.status_code, response.json()["kind"]) == (status, kind)


@pytest.mark.parametrize("game", GAMES)
def test_what_no_rule_allows_is_refused_in_every_game(game: str):
    """A short form of `python -m bench.trust`."""
    with a_server("sqlite", 1, game) as server:
        found = asyncio.run(lied(server, game, 120, random.Random(game)))
    assert found["lies"] >= 120
    assert found["fair"]
    assert found["taken"] == 0
