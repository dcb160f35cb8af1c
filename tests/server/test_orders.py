"""Standing orders at the server: secret, carried out without their owner, told afterwards, taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient
from tests.server.table import begin, claim, serving, sitting

NONE, ONE = {"ask": "bid", "act": "none"}, {"ask": "bid", "act": "one"}


def friends(server: TestClient) -> tuple[str, str, str]:
    made = begin(server, seats={"red": "me", "blue": "friend"})
    return made["match"]["id"], made["mine"]["link"], claim(server, made)


def give(server: TestClient, match: str, link: str, seat: str, *orders: dict[str, Any]) -> Any:
    body = {"seat": seat, "orders": list(orders)}
    return server.post(f"/api/matches/{match}/orders", params={"link": link}, json=body)


def orders(server: TestClient, match: str, link: str) -> Any:
    return server.get(f"/api/matches/{match}/orders", params={"link": link}).json()


def test_an_order_answers_for_who_sleeps_and_is_told_to_nobody_else(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        match, red, blue = friends(server)
        with sitting(server, match, red) as player, sitting(server, match, blue) as owner:
            told = give(server, match, blue, "blue", NONE).json()
            assert told["orders"] == [NONE | {"least": 0, "only": [], "but": []}]
            assert owner.until("ordered")["act"] == "none"
            assert player.answer("bid 1")["type"] == "done"
            id, heard = player.say("why", seat="red", token="rest"), [player.hear()]
            while heard[-1].get("re") != id:
                heard.append(player.hear())
            assert "ordered" not in {message["type"] for message in heard}
        assert [row["act"] for row in orders(server, match, blue)["carried"]] == ["none"]
        assert orders(server, match, red)["carried"] == orders(server, match, red)["orders"] == []
        assert give(server, match, red, "blue", NONE).status_code == 403


def test_an_order_outlives_the_server_and_is_taken_back(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        match, red, blue = friends(server)
        assert orders(server, match, blue)["now"] == {"ask": "bid", "subject": None}
        with sitting(server, match, blue) as owner:
            assert owner.answer("bid 0")["type"] == "done"
        give(server, match, blue, "blue", ONE)
    with serving(tmp_path) as server:
        assert [order["act"] for order in orders(server, match, blue)["orders"]] == ["one"]
        assert give(server, match, blue, "blue").json()["orders"] == []
        with sitting(server, match, red) as player:
            assert player.answer("bid 1")["type"] == "done"
        assert orders(server, match, blue)["carried"] == []


def test_what_is_no_order_is_refused(tmp_path: Path):
    with serving(tmp_path) as server:
        match, red, _ = friends(server)
        for wrong in ({"ask": "bid", "act": "all"}, {"ask": "walk", "act": "none"}, NONE | {"least": 3}):
            assert give(server, match, red, "red", wrong).status_code == 422, wrong
        assert give(server, match, red, "red", *[NONE] * 21).status_code == 422
        watch = begin(server, seats={"red": "me", "blue": "friend"})
        link = {"link": watch["watch"]["link"]}
        assert server.get(f"/api/matches/{watch['match']['id']}/orders", params=link).status_code == 403


def test_an_order_given_at_one_worker_is_carried_out_by_another(tmp_path: Path, postgres: str):
    secret = "s" * 32
    with (
        serving(tmp_path / "a", url=postgres, secret=secret) as here,
        serving(tmp_path / "b", url=postgres, secret=secret) as there,
    ):
        match, red, blue = friends(here)
        give(there, match, blue, "blue", NONE)
        with sitting(here, match, red) as player:
            assert player.answer("bid 1")["type"] == "done"
        assert [row["act"] for row in orders(here, match, blue)["carried"]] == ["none"]
