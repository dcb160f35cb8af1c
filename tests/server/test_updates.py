"""The rules change between two starts of the server: no match is lost."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient
from tests.server.databases import CURRENT
from tests.server.table import Player, begin, serving, sitting
from tests.toy import GAME, updates

from frente.engine import Match, keeping, opened
from frente.engine.files import FORMAT

pytestmark = pytest.mark.usefixtures("database")
UPDATED = "tests.toy.updates:{}"


def after(data: Path, name: str) -> Any:
    """The server, started again with the rules of that update."""
    return serving(data, games=(UPDATED.format(name),))


def table(client: TestClient, **wanted: Any) -> tuple[str, str]:
    """A match in which one link holds both seats: its id and the link."""
    made = begin(client, seats={"red": "me", "blue": "me"}, auto=False, **wanted)
    return made["match"]["id"], made["mine"]["link"]


def looks(player: Player, seat: str) -> None:
    player.say("look", seat=seat)
    player.until("view")


def play(player: Player, answers: int, luck: int = 1) -> None:
    random_ = random.Random(luck)
    while answers and player.result is None:
        if "options" not in player.ask:
            looks(player, player.ask["waiting"][0])
            continue
        tokens = [option["token"] for option in player.ask["options"]]
        calm = [token for token in tokens if not token.startswith(("attack", "bid 3"))]
        reply = player.answer(random_.choice(calm or tokens))
        assert reply["type"] == "done", reply
        answers -= 1


def get(client: TestClient, path: str, link: str, **more: Any) -> Any:
    response = client.get(f"/api/matches/{path}", params={"link": link, **more})
    assert response.status_code == 200, response.text
    return response.json()


def played(data: Path, answers: int = 9) -> tuple[str, str, dict[str, Any], list[dict[str, Any]]]:
    """A match under the first rules: its id and link, the view of a seat and its log."""
    with serving(data) as client:
        id, link = table(client)
        with sitting(client, id, link) as player:
            play(player, answers)
            looks(player, "red")
            return id, link, player.view, player.events


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


# --- a running match ------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["UNCHANGED", "WEATHER"])
def test_a_match_whose_journal_still_fits_goes_on_as_if_nothing_had_been(tmp_path: Path, name: str):
    id, link, view, events = played(tmp_path)
    with after(tmp_path, name) as client, sitting(client, id, link) as player:
        looks(player, "red")
        assert player.view == view
        assert player.events == events
        play(player, 5)
        get(client, f"{id}/timeline", link)


@pytest.mark.parametrize("name", ["RICHER", "WEATHER_AND_COINS", "SILENT"])
def test_else_it_goes_on_from_its_kept_state_and_its_past_stays_readable(tmp_path: Path, name: str):
    id, link, view, events = played(tmp_path)
    with after(tmp_path, name) as client, sitting(client, id, link) as player:
        looks(player, "red")
        assert player.view == view
        assert kinds(player.events).count("updated") == 1
        assert [kind for kind in kinds(player.events) if kind != "updated"] == kinds(events)
        ply = player.ply
        play(player, 5)
        assert player.ply > ply
        # The past, answer by answer, by the views that were kept of it.
        ticks = get(client, f"{id}/timeline", link)["ticks"]
        assert [tick["ply"] for tick in ticks] == sorted({tick["ply"] for tick in ticks})
        assert len(ticks) == 14
        for tick in ticks:
            moment = get(client, f"{id}/replay", link, ply=tick["to"], seat="red")
            assert moment["view"]["places"] == view["places"]
        assert get(client, f"{id}/replay", link, ply=ticks[-1]["to"], seat="red")["ply"] == player.ply
    with after(tmp_path, name) as client, sitting(client, id, link) as player:
        assert kinds(player.events).count("updated") == 1  # told once, not at each start
        assert player.asked("resign", seat="red")["type"] == "done"
        player.until("view", "delta")
        verdict = client.post(f"/api/matches/{id}/verify", params={"link": link}).json()
        assert verdict["fair"], verdict
        assert "older rules" in verdict["text"]
        file = get(client, f"{id}/file", link)
        assert opened(getattr(updates, name), file).result is not None
        again = client.post("/api/matches/upload", json=file)
        assert again.status_code == 200, again.text


def test_every_event_of_the_past_is_told_once_over_a_replay(tmp_path: Path):
    id, link, _, _ = played(tmp_path)
    with after(tmp_path, "RICHER") as client, sitting(client, id, link) as player:
        play(player, 5)
        looks(player, "red")
        told: list[Any] = []
        timeline = get(client, f"{id}/timeline", link)
        for ply in [timeline["start"], *(tick["to"] for tick in timeline["ticks"])]:
            moment = get(client, f"{id}/replay", link, ply=ply, seat="red")
            told += moment["events"]
        assert [event["n"] for event in told] == [event["n"] for event in player.events]
        assert told == player.events


def test_a_step_whose_answers_do_not_fit_begins_again(tmp_path: Path):
    with serving(tmp_path) as client:
        position = {"turn": 1, "operate": "red", "where": {"red-3": "ford", "blue-3": "hill"}}
        while True:
            id, link = table(client, position=position)
            with sitting(client, id, link) as player:
                player.answer("attack red-3 blue-3")
                looks(player, "blue")
                player.answer("pass")
                looks(player, "red")
                if player.ask["kind"] == "advance":
                    ply, count = player.ply, len(player.events)
                    break
    with after(tmp_path, "OTHER_COMBAT") as client, sitting(client, id, link) as player:
        assert player.ply == ply
        assert kinds(player.events)[count:] == ["updated-back"]
        assert player.ask["kind"] == "operate"
        play(player, 3)
        player.asked("resign", seat="red")
        player.until("view", "delta")
        assert client.post(f"/api/matches/{id}/verify", params={"link": link}).json()["fair"]


def test_a_second_update_is_survived_too(tmp_path: Path):
    id, link, _, _ = played(tmp_path, 5)
    with after(tmp_path, "RICHER") as client, sitting(client, id, link) as player:
        turn = player.view["turn"]["number"]
        while player.view["turn"]["number"] == turn:
            play(player, 1)
        play(player, 1)
    with after(tmp_path, "RICHER_AGAIN") as client, sitting(client, id, link) as player:
        assert sum(kind.startswith("updated") for kind in kinds(player.events)) == 2
        play(player, 2)
        player.asked("resign", seat="blue")
        player.until("view", "delta")
        file = get(client, f"{id}/file", link)
        assert [part[0] for part in file["past"]["parts"]] == [1, 2]
        assert client.post(f"/api/matches/{id}/verify", params={"link": link}).json()["fair"]
        get(client, f"{id}/timeline", link)


def test_an_answer_taken_back_before_the_update_stays_taken_back(tmp_path: Path):
    with serving(tmp_path) as client:
        id, link = table(client, position={"turn": 1, "operate": "red"})
        with sitting(client, id, link) as player:
            player.answer("march red-1 ford")
            player.answer("march red-2 ford")
            reply = player.asked("undo", seat="red", ply=player.ply, version=player.version)
            assert reply["type"] == "done", reply
            player.catch_up(reply["version"])
            view, events = player.view, player.events
    with after(tmp_path, "RICHER") as client, sitting(client, id, link) as player:
        assert player.view == view
        assert [e for e in kinds(player.events) if e != "updated"] == kinds(events)
        play(player, 2)


def test_a_bot_goes_on_under_the_new_rules(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"red": "me", "blue": "bot:steady"})
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(client, id, link) as player:
            player.play(random.Random(2), 3)
    with after(tmp_path, "RICHER") as client, sitting(client, id, link) as player:
        player.play(random.Random(2))
        assert player.result is not None


# --- what cannot go on ----------------------------------------------------------------------------------
def test_a_match_whose_state_cannot_be_read_says_so_and_its_file_can_be_had(tmp_path: Path):
    id, link, _, events = played(tmp_path)
    with after(tmp_path, "UNREADABLE") as client, sitting(client, id, link) as player:
        assert player.result is not None
        assert player.result["message"]["id"] == "over-outdated"
        assert player.view["places"]
        assert kinds(player.events) == kinds(events)
        for path in ("", "/layout", "/timeline", "/replay", "/file"):
            get(client, f"{id}{path}", link)
        for said in ("resign", "undo", "answer"):
            more: dict[str, dict[str, Any]] = {
                "resign": {},
                "undo": {"ply": player.ply},
                "answer": {"ply": player.ply, "token": "rest"},
            }
            assert player.asked(said, seat="red", **more[said])["kind"] != "fault"
        branch = client.post(f"/api/matches/{id}/branch", params={"link": link}, json={"ply": 3})
        assert branch.status_code == 409
        for path in ("position", "verify"):
            method = client.get if path == "position" else client.post
            assert method(f"/api/matches/{id}/{path}", params={"link": link}).status_code in (404, 409)
        file = get(client, f"{id}/file", link)
        assert client.post("/api/matches/upload", json=file).status_code == 200
    # Rules that can read it again play on.
    with after(tmp_path, "RICHER_AGAIN") as client, sitting(client, id, link) as player:
        play(player, 3)


@pytest.mark.parametrize("name", ["RICHER", "UNREADABLE"])
def test_a_finished_match_stays_readable_and_its_file_downloads(tmp_path: Path, name: str):
    with serving(tmp_path) as client:
        id, link = table(client)
        with sitting(client, id, link) as player:
            play(player, 10_000)
            looks(player, "blue")
            result, view, events = player.result, player.view, player.events
        file = get(client, f"{id}/file", link)
    with after(tmp_path, name) as client, sitting(client, id, link) as player:
        looks(player, "blue")
        assert (player.result, player.view, player.events) == (result, view, events)
        assert get(client, id, link)["result"] == result
        ticks = get(client, f"{id}/timeline", link)["ticks"]
        assert get(client, f"{id}/replay", link, ply=ticks[-1]["to"], seat="blue")["view"] == view
        older = get(client, f"{id}/file", link)
        assert older | {"kept": None} == file | {"kept": None}
        verdict = client.post(f"/api/matches/{id}/verify", params={"link": link}).json()
        assert verdict["fair"]
        assert verdict["proven"] > 0
        new = client.post("/api/matches/upload", json=file).json()
        assert get(client, new["match"]["id"], new["mine"]["link"])["result"] == result
    # The rules of the file read it as their own.
    assert Match.load(GAME, older).result is not None


def forget(data: Path) -> None:
    """Make the store one of the time before states were kept."""
    engine = CURRENT.engine(data)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM kept"))
        connection.execute(text("DELETE FROM events"))
    engine.dispose()


def test_a_match_stored_before_states_were_kept_opens_all_the_same(tmp_path: Path):
    id, link, _, events = played(tmp_path)
    forget(tmp_path)
    with serving(tmp_path) as client, sitting(client, id, link) as player:
        play(player, 2)  # from here on everything is kept
    with after(tmp_path, "RICHER") as client, sitting(client, id, link) as player:
        told = kinds(player.events)
        told.remove("updated")  # it stands where the state was kept, which may be some answers ago
        assert told[: len(events)] == kinds(events)
        play(player, 2)


def test_one_that_never_kept_anything_can_at_least_be_saved(tmp_path: Path):
    id, link, _, _ = played(tmp_path)
    forget(tmp_path)
    with after(tmp_path, "RICHER") as client, sitting(client, id, link) as player:
        assert player.result is not None
        for path in ("", "/layout", "/timeline", "/replay", "/file"):
            get(client, f"{id}{path}", link)


# --- files ----------------------------------------------------------------------------------------------
def test_an_older_file_is_taken_and_can_be_branched_from_where_it_goes_on(tmp_path: Path):
    match = Match.start(GAME, seed="a")
    luck = random.Random(3)
    for _ in range(8):
        ask = match.asks[0]
        match.answer(ask.seat, luck.choice(ask.options()))
    file = json.loads(json.dumps(keeping.file(match)))
    assert file["format"] == FORMAT
    with after(tmp_path, "RICHER") as client:
        made = client.post("/api/matches/upload", json=file)
        assert made.status_code == 200, made.text
        id, link = made.json()["match"]["id"], made.json()["mine"]["link"]
        ply = get(client, id, link)["ply"]
        branch = client.post(f"/api/matches/{id}/branch", params={"link": link}, json={"ply": ply})
        assert branch.status_code == 200, branch.text
        new, key = branch.json()["match"]["id"], branch.json()["mine"]["link"]
        with sitting(client, new, key) as player:
            play(player, 3)
    with after(tmp_path, "RICHER") as client, sitting(client, new, key) as player:
        play(player, 2)


def test_what_is_kept_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("frente.server.keeper.STRIDE", 1)
    monkeypatch.setattr(keeping, "MOST", 4)
    with serving(tmp_path) as client:
        id, link = table(client)
        with sitting(client, id, link) as player:
            play(player, 25)
    engine = CURRENT.engine(tmp_path)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT ply, base, shown IS NULL FROM kept ORDER BY ply")).all()
    engine.dispose()
    assert len(rows) <= 5
    assert rows[0][0] < 6
    assert all(base <= ply for ply, base, _ in rows)
