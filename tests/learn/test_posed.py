"""A puzzle as a match on a server: it waits for its reader, and tells afterwards how good the answer was."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.table import serving, sitting

from frente import games
from frente.learn import puzzles

FIRST = [(slug, puzzles.of(games.load(slug))[0].id) for slug in games.slugs()]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("puzzles"), games=games.slugs()) as client:
        yield client


def begin(client: TestClient, slug: str, puzzle: str) -> dict[str, Any]:
    response = client.post(f"/api/games/{slug}/puzzles/{puzzle}")
    assert response.status_code == 200, response.text
    made: dict[str, Any] = response.json()
    return made


def test_the_puzzles_of_a_game_are_listed_and_one_of_all_is_the_day_s(client: TestClient):
    every = []
    for slug in games.slugs():
        found = client.get(f"/api/games/{slug}/puzzles").json()["puzzles"]
        assert [one["id"] for one in found] == [one.id for one in puzzles.of(games.load(slug))]
        every += found
    told = client.get("/api/puzzles/daily").json()
    assert told["puzzle"] in every
    assert datetime.fromisoformat(told["day"]).date() <= datetime.now(UTC).date()


def test_what_is_no_puzzle_cannot_be_begun(client: TestClient):
    assert client.post("/api/games/arriba/puzzles/nonsense").status_code == 404
    assert client.post("/api/games/nonsense/puzzles/01-air").status_code == 404


@pytest.mark.parametrize(("slug", "id"), FIRST)
def test_the_best_answer_is_told_as_such_with_its_reason(client: TestClient, slug: str, id: str):
    puzzle = puzzles.judge_of(games.load(slug), id).puzzle
    made = begin(client, slug, id)
    assert made["match"]["kind"] == "puzzle"
    assert made["match"]["yours"] == [puzzle.seat]
    assert made["match"]["origin"] is None
    with sitting(client, made["match"]["id"], made["mine"]["link"]) as player:
        assert player.view.get("puzzle", "untold") is None
        assert player.answer(puzzle.best)["type"] == "done"
        told = player.view["puzzle"]
        assert (told["chosen"], told["best"]) == (puzzle.best, puzzle.best)
        assert told["second"] == puzzle.second
        assert told["tells"] == [] or told["tells"][0]["best"] != told["tells"][0]["second"]
        assert [one["token"] for one in told["answers"]][:2] == [puzzle.best, puzzle.second]


def test_another_answer_is_told_beside_the_best(client: TestClient):
    id = puzzles.of(games.load("santander"))[0].id
    puzzle = puzzles.judge_of(games.load("santander"), id).puzzle
    made = begin(client, "santander", id)
    with sitting(client, made["match"]["id"], made["mine"]["link"]) as player:
        assert player.answer(puzzle.second)["type"] == "done"
        told = player.view["puzzle"]
        assert (told["chosen"], told["best"]) == (puzzle.second, puzzle.best)
        figures = {one["token"]: one for one in told["answers"]}
        assert figures[puzzle.best]["worth"] - figures[puzzle.second]["worth"] >= 0.1
        assert 0 < figures[puzzle.best]["well"] <= 1


def test_one_plays_on_from_a_puzzle_as_in_any_match(client: TestClient):
    slug, id = FIRST[0]
    made = begin(client, slug, id)
    headers = {"authorization": f"Bearer {made['mine']['link']}"}
    on = client.post(f"/api/matches/{made['match']['id']}/play-on", headers=headers).json()
    assert on["match"]["kind"] == "play"
    with sitting(client, on["match"]["id"], on["mine"]["link"]) as player:
        assert "puzzle" not in player.view


def test_a_puzzle_is_judged_after_a_restart_too(tmp_path: Path):
    slug, id = FIRST[0]
    puzzle = puzzles.judge_of(games.load(slug), id).puzzle
    with serving(tmp_path, games=games.slugs()) as client:
        made = begin(client, slug, id)
    with (
        serving(tmp_path, games=games.slugs()) as client,
        sitting(client, made["match"]["id"], made["mine"]["link"]) as player,
    ):
        assert player.view.get("puzzle", "untold") is None
        assert player.answer(puzzle.best)["type"] == "done"
        assert player.view["puzzle"]["chosen"] == puzzle.best


def test_a_server_without_puzzles_has_none_of_the_day(tmp_path: Path):
    with serving(tmp_path) as client:
        assert client.get("/api/puzzles/daily").json()["puzzle"] is None
