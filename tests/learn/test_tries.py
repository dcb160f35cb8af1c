"""Trying a rule: its example opens as a match that belongs to nobody's list."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.table import serving, sitting

from frente import games, learn


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, games=("arriba", "barricadas")) as client:
        yield client


def test_a_rule_with_an_example_says_what_to_try(client: TestClient):
    rules = {rule["id"]: rule for rule in client.get("/api/rules/barricadas").json()["rules"]}
    assert rules["6.2.1-a"]["example"] == learn.examples_of(games.load("barricadas"))["6.2.1-a"].say
    assert (rules["6.2.1-a"]["tries"], rules["6.2.1-a"]["shows"]) == ("fire rep-infantry-h1", "refused")
    assert (rules["3.1-a"]["tries"], rules["3.1-a"]["ring"]) == ("", ["rep-infantry-h3"])
    assert (rules["1-a"]["example"], rules["1-a"]["shows"]) == ("", "")


@pytest.mark.rule("barricadas", "6.2.1-a")
def test_what_the_example_forbids_is_refused_by_its_rule(client: TestClient):
    made = client.post("/api/rules/barricadas/6.2.1-a/try").json()
    assert made["match"]["kind"] == "try"
    assert made["match"]["yours"] == ["republican"]
    with sitting(client, made["match"]["id"], made["mine"]["link"]) as player:
        reasons = player.asked("why", seat="republican", token="fire rep-infantry-h1")["reasons"]
        assert reasons[0]["rule"] == "6.2.1-a"


@pytest.mark.rule("arriba", "2.2.4-a")
def test_the_dice_of_an_example_are_arranged(client: TestClient):
    made = client.post("/api/rules/arriba/2.2.4-a/try").json()
    with sitting(client, made["match"]["id"], made["mine"]["link"]) as player:
        assert player.answer("influence br 3")["type"] == "done"
        assert any(event["dice"] == [2, 3, 6] for event in player.events)


def test_the_computer_plays_the_other_side_and_one_may_play_on(client: TestClient):
    made = client.post("/api/rules/barricadas/6.2.1-a/try").json()
    assert {seat["who"] for seat in made["match"]["seats"]} == {"person", "bot:recruit"}
    headers = {"authorization": f"Bearer {made['mine']['link']}"}
    on = client.post(f"/api/matches/{made['match']['id']}/play-on", headers=headers).json()
    assert on["match"]["kind"] == "play"


def test_a_rule_without_an_example_cannot_be_tried(client: TestClient):
    assert client.post("/api/rules/barricadas/1-a/try").status_code == 404
    assert client.post("/api/rules/barricadas/nonsense/try").status_code == 404
