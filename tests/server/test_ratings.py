"""Ratings, profiles, and what is shared of a match."""

from __future__ import annotations

import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.people import Browser
from tests.server.table import Player, serving
from tests.server.test_lobby import answers, begun, card, made, signed_up
from tests.server.test_people import stored

from frente.server.glicko import Strength, aged, updated
from frente.server.ratings import scores
from frente.server.tables import rated


def test_glickmans_own_example():
    others = [(Strength(1400, 30), 1.0), (Strength(1550, 100), 0.0), (Strength(1700, 300), 0.0)]
    found = updated(Strength(1500, 200, 0.06), others)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_makes_a_rating_less_steady_and_time_makes_it_less_sure():
    weak, strong = Strength(1200, 50), Strength(2000, 50)
    assert updated(weak, [(strong, 1.0)]).volatility > weak.volatility
    assert weak.deviation < aged(weak, 12).deviation < aged(weak, 1e9).deviation == 350


@pytest.mark.parametrize(
    ("how", "winners", "made"),
    [
        ("resigned", ["red"], {"a": 1.0, "b": 0.0}),
        ("time", ["blue"], {"a": 0.0, "b": 1.0}),
        ("agreed", [], {"a": 0.5, "b": 0.5}),
        ("aborted", [], None),
        ("closed", [], None),
    ],
)
def test_how_a_match_ended_says_what_it_counts(how: str, winners: list[str], made: Any):
    record: Any = SimpleNamespace(
        seats={"red": "person", "blue": "person"}, result={"text": how, "winners": winners}
    )
    assert scores(record, {"red": "a", "blue": "b"}) == made
    assert scores(record, {"red": "a", "blue": "a"}) is None  # one who plays against oneself
    record.seats["blue"] = "bot:random"
    assert scores(record, {"red": "a"}) is None


def resigns(browser: Browser, match: str, seat: str) -> None:
    with browser.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
        player = Player(socket)
        player.hello()
        assert player.asked("resign", seat=seat)["type"] == "done"


def settled(server: Any, match: str) -> None:
    server.portal.call(server.app.state.matches.ratings.settle, match)


def swept(server: Any) -> None:
    server.portal.call(server.app.state.matches.ratings.sweep)


def ratings(browser: Browser, name: str) -> list[tuple[int, int]]:
    told = browser.get(f"/api/people/{name}").json()["ratings"]
    return [(one["rating"], one["played"]) for one in told]


def test_a_match_counts_once_and_only_if_both_agreed(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        assert (
            ana.post("/api/tables", {"game": "toy", "rated": True, "bots": {"red": "bot:random"}}).status_code
            == 422
        )
        assert made(ana, rated=True)["rated"] is True
        friendly, called_off = begun(ana, bob, seat="red"), begun(ana, bob, seat="red", rated=True)
        resigns(bob, friendly, "blue")
        assert ana.post(f"/api/matches/{called_off}/abort").status_code == 200
        for match in (friendly, called_off):
            settled(server, match)
        assert ratings(ana, "Ana") == ratings(ana, "Bob") == []
        counted = begun(ana, bob, seat="red", rated=True)
        assert ana.get(f"/api/matches/{counted}/terms").json()["rated"] is True
        resigns(bob, counted, "blue")
        for _ in range(3):  # whoever comes to it, and however often
            settled(server, counted)
        swept(server)
        assert ratings(bob, "Ana") == [(1662, 1)]
        assert ratings(bob, "Bob") == [(1338, 1)]
        drawn = begun(ana, bob, seat="red", rated=True)
        for who in (ana, bob):
            assert who.post(f"/api/matches/{drawn}/draw", {"offer": True}).status_code == 200
        settled(server, drawn)
        (after,) = ratings(bob, "Ana")
        assert (after[0] < 1662, after[1]) == (True, 2)
    assert len(stored(tmp_path, rated)) == 4


def test_two_workers_count_a_match_once_and_agree_on_a_draw_at_the_same_moment(tmp_path: Path, postgres: str):
    given: Any = {"url": postgres, "secret": "s" * 32}
    with serving(tmp_path / "a", **given) as here, serving(tmp_path / "b", **given) as there:
        ana, bob = Browser(here), Browser(there)
        ana.sign_up("Ana")
        bob.sign_up("Bob")
        match = begun(ana, bob, seat="red", rated=True)
        told: list[int] = []

        def offer(who: Browser) -> None:
            told.append(who.post(f"/api/matches/{match}/draw", {"offer": True}).status_code)

        both = [threading.Thread(target=offer, args=(who,)) for who in (ana, bob)]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        assert told == [200, 200]
        assert card(ana, match)["result"]["message"]["id"] == "over-agreed"
        counts = [threading.Thread(target=settled, args=(server, match)) for server in (here, there)]
        for thread in counts:
            thread.start()
        for thread in counts:
            thread.join()
        assert ratings(ana, "Ana") == ratings(ana, "Bob") == [(1500, 1)]


def test_a_profile_tells_what_is_public_and_to_oneself_all(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob, guest = *signed_up(server, "Ana", "Bob"), Browser(server)
        public = begun(ana, bob, seat="red", watched=True, rated=True)
        private = begun(ana, bob, seat="blue")
        resigns(bob, public, "blue")
        resigns(ana, private, "blue")
        settled(server, public)
        alone = ana.post("/api/matches", {"game": "toy", "seats": {"blue": "bot:random"}}).json()["match"][
            "id"
        ]
        resigns(ana, alone, "red")
        seen, own = guest.get("/api/people/ana").json(), ana.get("/api/people/Ana").json()
        assert (seen["name"], seen["yours"], own["yours"]) == ("Ana", False, True)
        assert [row["id"] for row in seen["matches"]] == [public]
        assert {row["id"] for row in own["matches"]} == {public, private, alone}
        counts = [(s["seat"], s["bots"], s["won"], s["drawn"], s["lost"]) for s in own["statistics"]]
        assert counts == [("blue", False, 0, 0, 1), ("red", False, 1, 0, 0), ("red", True, 0, 0, 1)]
        assert [s["seat"] for s in seen["statistics"]] == ["red"]
        (rating,) = seen["ratings"]
        assert [(one["match"], one["score"]) for one in rating["curve"]] == [(public, 1.0)]
        assert guest.get("/api/people/nobody").status_code == 404
        # A public replay is anybody's; of a private one a player gives the link.
        assert guest.get(f"/api/matches/{public}/replay").status_code == 200
        assert guest.get(f"/api/matches/{private}/replay").status_code == 403
        assert guest.post(f"/api/matches/{public}/replay-link").status_code == 409
        link = ana.post(f"/api/matches/{private}/replay-link").json()["link"]
        assert bob.post(f"/api/matches/{private}/replay-link").json()["link"] == link
        assert guest.get(f"/api/matches/{private}/replay", params={"link": link}).status_code == 200
        picture = guest.get(f"/api/matches/{public}/picture.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert "Ana" in picture.text
        page = guest.get(f"/replay/{public}").text
        assert f"/api/matches/{public}/picture.svg" in page
        assert f"/#/replay/{public}/" in page
        assert "og:image" not in guest.get(f"/replay/{private}").text
        running = begun(ana, bob, seat="red", watched=True)
        answers(ana, running, "bid 1")
        assert guest.get(f"/api/matches/{running}/picture.svg").status_code == 409
        assert ana.post(f"/api/matches/{running}/replay-link").status_code == 409
