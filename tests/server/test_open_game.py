"""A game that hides nothing: one screen follows the seat that is asked, and everybody sees the same."""

import random
from pathlib import Path

from tests.server.table import Player, serving, sitting


def test_a_shared_screen_follows_the_seat_that_is_asked(tmp_path: Path):
    with serving(tmp_path, games=("arriba",)) as client:
        made = client.post("/api/matches", json={"game": "arriba"}).json()
        id, mine, watch = made["match"]["id"], made["mine"]["link"], made["watch"]["link"]
        with sitting(client, id, mine) as screen, sitting(client, id, watch) as watcher:
            luck = random.Random(2)
            seats: set[str | None] = set()
            while len(seats) < 2:
                assert screen.ask["seat"] == screen.seat
                seats.add(screen.seat)
                buttons = [option for option in screen.ask["options"] if " " not in option["token"]]
                screen.answer(luck.choice(buttons or screen.ask["options"])["token"])
            watcher.catch_up(screen.version)
            assert len(seats) > 1
            assert watcher.view == screen.view
            assert "waiting" in watcher.ask
            assert {m["type"] for m in screen.heard} == {"presence", "view", "delta", "done"}
            assert [m["type"] for m in screen.heard].count("view") == 1
            _same_for_a_newcomer(screen, client, id, mine)
        file = client.get(f"/api/matches/{id}/file", params={"link": mine}).json()
        assert file["seed"] is None or screen.result


def _same_for_a_newcomer(screen: Player, client, id: str, link: str) -> None:
    with sitting(client, id, link) as fresh:
        assert (fresh.view, fresh.events, fresh.ask) == (screen.view, screen.events, screen.ask)
        assert all(event["ply"] <= fresh.ply for event in fresh.events)
        plies = [event["ply"] for event in fresh.events]
        assert plies == sorted(plies)
        assert plies[-1] > 0


def test_undo_through_the_journal_of_a_real_game(tmp_path: Path):
    with serving(tmp_path, games=("arriba",)) as client:
        made = client.post("/api/matches", json={"game": "arriba"}).json()
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as screen:
            luck, undone = random.Random(4), 0
            for _ in range(60):
                before = (screen.view, screen.events, screen.ask["kind"])
                seat = screen.seat
                screen.answer(luck.choice(screen.ask["options"])["token"])
                if screen.result:
                    break
                if screen.ask["undo"] is None and screen.seat == seat and luck.random() < 0.4:
                    reply = screen.asked("undo", seat=seat, ply=screen.ply, version=screen.version)
                    assert reply["type"] == "done"
                    screen.catch_up(reply["version"])
                    assert (screen.view, screen.events, screen.ask["kind"]) == before
                    undone += 1
            assert undone > 3
            _same_for_a_newcomer(screen, client, made["match"]["id"], made["mine"]["link"])
        id, mine = made["match"]["id"], made["mine"]["link"]
    with serving(tmp_path, games=("arriba",)) as client:  # the journal in the store was cut as well
        _same_for_a_newcomer(screen, client, id, mine)
