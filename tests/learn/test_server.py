"""A lesson as a match on a server: it follows its line, lets go of it, and goes on as any other match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.table import Player, serving, sitting

from frente import games, learn

LESSONS = [(slug, lesson.id) for slug in games.slugs() for lesson in learn.course(games.load(slug))]
FIRST = [(slug, learn.course(games.load(slug))[0].id) for slug in games.slugs()]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("lessons"), games=games.slugs()) as client:
        yield client


def begin(client: TestClient, slug: str, lesson: str, step: int = 0) -> dict[str, Any]:
    response = client.post(f"/api/games/{slug}/lessons/{lesson}", json={"step": step})
    assert response.status_code == 200, response.text
    made: dict[str, Any] = response.json()
    return made


def told(client: TestClient, slug: str, lesson: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/games/{slug}/lessons/{lesson}").json()
    return found


@contextmanager
def reading(client: TestClient, made: dict[str, Any]) -> Iterator[Player]:
    with sitting(client, made["match"]["id"], made["mine"]["link"]) as player:
        yield player


def come_to(player: Player, at: int) -> None:
    """Until so many answers of the line are given."""
    while player.view["lesson"]["at"] < at:
        player.hear()


def test_the_lessons_of_a_game_are_listed(client: TestClient):
    found = client.get("/api/games/santander/lessons").json()["lessons"]
    assert [lesson["id"] for lesson in found] == ["1-reinosa", "2-zones", "3-guns", "4-retreat"]
    assert found[0]["minutes"] == 5
    assert client.get("/api/games/santander/lessons/9").status_code == 404
    assert client.post("/api/games/santander/lessons/9", json={}).status_code == 404


@pytest.mark.parametrize(("slug", "lesson"), LESSONS, ids=[f"{slug}-{id}" for slug, id in LESSONS])
def test_a_lesson_is_finished_by_doing_what_it_wants(client: TestClient, slug: str, lesson: str):
    whole = told(client, slug, lesson)
    made = begin(client, slug, lesson)
    assert made["match"]["kind"] == "lesson"
    assert made["match"]["origin"] is None
    with reading(client, made) as player:
        seat = whole["seat"]
        assert player.seat == seat
        for step in whole["steps"]:
            for act in step["acts"]:
                come_to(player, act["at"])
                if act["refused"]:
                    reply = player.asked("why", seat=seat, token=act["token"])
                    assert reply["reasons"], act
                elif not step["stop"] or act is not step["acts"][-1]:
                    reply = player.answer(act["token"])
                    assert reply["type"] == "done", (act, reply)
            come_to(player, step["ends"])
        assert player.view["lesson"] == {"at": whole["steps"][-1]["ends"], "praised": False}


@pytest.mark.parametrize(("slug", "lesson"), FIRST)
def test_every_step_can_be_begun_anew(client: TestClient, slug: str, lesson: str):
    whole = told(client, slug, lesson)
    starts = [0, *(step["ends"] for step in whole["steps"])]
    for number in range(len(whole["steps"])):
        with reading(client, begin(client, slug, lesson, number)) as player:
            assert player.view["lesson"]["at"] == starts[number]


def test_another_answer_leaves_the_line_and_taking_it_back_leads_there_again(client: TestClient):
    with reading(client, begin(client, "santander", "1-reinosa", 3)) as player:
        assert player.answer("go 2305")["type"] == "done"
        assert player.view["lesson"] == {"at": None, "praised": False}
        player.asked("undo", seat="nationalist", ply=player.ply, version=player.version)
        while player.view["lesson"]["at"] is None:
            player.hear()
        assert player.view["lesson"]["at"] == 1


def test_another_good_answer_is_praised(client: TestClient):
    with reading(client, begin(client, "santander", "2-zones", 7)) as player:
        assert player.answer("go 2304")["type"] == "done"
        assert player.view["lesson"] == {"at": None, "praised": True}


def test_beside_the_line_the_computer_plays_the_other_side(client: TestClient):
    with reading(client, begin(client, "espana", "1-toledo")) as player:
        assert player.answer("done")["type"] == "done"
        assert player.view["lesson"]["at"] is None
        ply = player.ply
        player.until_asked()
        assert player.ply > ply


@pytest.mark.parametrize(("slug", "lesson"), FIRST)
def test_one_plays_on_from_any_step_as_in_any_match(client: TestClient, slug: str, lesson: str):
    made = begin(client, slug, lesson, 3)
    headers = {"authorization": f"Bearer {made['mine']['link']}"}
    on = client.post(f"/api/matches/{made['match']['id']}/play-on", headers=headers).json()
    assert on["match"]["kind"] == "play"
    assert on["match"]["yours"] == made["match"]["yours"]
    assert {seat["who"] for seat in on["match"]["seats"]} >= {"person"}
    with reading(client, on) as player:
        assert "lesson" not in player.view
        assert player.until_asked()
        assert player.answer()["type"] == "done"


def test_only_a_lesson_is_left_that_way(client: TestClient):
    made = client.post("/api/matches", json={"game": "santander"}).json()
    headers = {"authorization": f"Bearer {made['mine']['link']}"}
    response = client.post(f"/api/matches/{made['match']['id']}/play-on", headers=headers)
    assert response.status_code == 409


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path):
    with serving(tmp_path, games=games.slugs()) as client:
        made = begin(client, "barricadas", "1-crossroads", 6)
    with serving(tmp_path, games=games.slugs()) as client, reading(client, made) as player:
        at = player.view["lesson"]["at"]
        assert player.answer("at C707:AP")["type"] == "done"
        assert player.view["lesson"]["at"] == at + 1
        assert any(event["dice"] == [3, 3] for event in player.events)
