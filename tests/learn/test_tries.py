"""Trying a rule: its example opens as a match that belongs to nobody's list."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.table import serving, sitting

from frente import games, learn
from frente.engine import Game, Match
from frente.engine.position import start


@dataclass(frozen=True)
class Crossroads:
    """The fourth step of the first lesson of Barricadas, as the example of a rule."""

    say: str = "Fire at the platoon behind the houses: it is refused."
    seat: str = ""
    rolls: tuple[tuple[int, ...], ...] = ((3, 3),)

    def begin(self, game: Game[Any], seed: str) -> Match[Any]:
        lesson = learn.lesson_of(game, "1-crossroads")
        match = start(replace(lesson.position, do=()), lambda _: game, seed=seed)
        for token in ("activate rep-diez", "fire rep-infantry-h1"):
            match.answer("republican", token)
        return match


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book with one example."""
    kept = ModuleType("frente.learn.examples")
    kept.of = lambda game: {"6.2.1-a": Crossroads()}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "frente.learn.examples", kept)


@pytest.fixture
def client(book: None, tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, games=("barricadas",)) as client:
        yield client


def test_a_rule_with_an_example_says_what_to_try(client: TestClient):
    rules = {rule["id"]: rule for rule in client.get("/api/rules/barricadas").json()["rules"]}
    assert rules["6.2.1-a"]["example"] == Crossroads().say
    assert rules["8-a"]["example"] == ""


@pytest.mark.rule("barricadas", "6.2.1-a")
def test_what_the_example_forbids_is_refused_by_its_rule_and_its_dice_are_arranged(client: TestClient):
    made = client.post("/api/rules/barricadas/6.2.1-a/try").json()
    assert made["match"]["kind"] == "try"
    assert made["match"]["yours"] == ["republican"]
    with sitting(client, made["match"]["id"], made["mine"]["link"]) as player:
        reasons = player.asked("why", seat="republican", token="at C610:AP")["reasons"]
        assert reasons[0]["rule"] == "6.2.1-a"
        assert player.answer("at C707:AP")["type"] == "done"
        assert any(event["dice"] == [3, 3] for event in player.events)


def test_the_computer_plays_the_other_side_and_one_may_play_on(client: TestClient):
    made = client.post("/api/rules/barricadas/6.2.1-a/try").json()
    assert {seat["who"] for seat in made["match"]["seats"]} == {"person", "bot:recruit"}
    headers = {"authorization": f"Bearer {made['mine']['link']}"}
    on = client.post(f"/api/matches/{made['match']['id']}/play-on", headers=headers).json()
    assert on["match"]["kind"] == "play"


def test_a_rule_without_an_example_cannot_be_tried(client: TestClient):
    assert client.post("/api/rules/barricadas/8-a/try").status_code == 404
    assert client.post("/api/rules/barricadas/nonsense/try").status_code == 404


def test_every_example_that_a_game_has_can_be_begun():
    for slug in games.slugs():
        game = games.load(slug)
        for rule, example in learn.examples_of(game).items():
            match = example.begin(game, "a seed")
            assert match.result is not None or match.to_answer, rule
