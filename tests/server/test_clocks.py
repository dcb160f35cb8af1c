"""Clocks: agreed on at the table, kept by the server, and what follows when one has run out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient
from tests.server.databases import CURRENT
from tests.server.people import Browser
from tests.server.table import FREELY, HERE, TOY, Player
from tests.server.test_lobby import answers, begun, card, made, sat, signed_up, tables
from tests.server.test_people import Calendar

from frente.server import Settings
from frente.server.app import create_app
from frente.server.clock import Clock, Pace
from frente.server.days import DAY

MINUTE = 60_000
LIVE = {"kind": "live", "bank": 600, "add": 10}
OVER_DAYS = {"kind": "days", "per": 3 * 86400, "bank": 2 * 86400, "holidays": 10}
AWAKE = 10**9


@contextmanager
def timed(data: Path, calendar: Calendar, nap: float = AWAKE) -> Iterator[TestClient]:
    """A server whose time is the calendar's."""
    settings = Settings(
        data=data, games=(TOY,), synchronous="OFF", allowed=FREELY, url=CURRENT.url(data), nap=nap
    )
    with TestClient(create_app(settings, now=calendar), base_url=HERE) as server:
        yield server


def tick(server: TestClient) -> None:
    here: Any = server.app.state.matches  # type: ignore[attr-defined]
    assert server.portal is not None
    server.portal.call(here.clocks.tick)


def clock(browser: Browser, match: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/matches/{match}/terms").json()["clock"]
    return found


# --- the clock itself -------------------------------------------------------------------------------------
def test_a_live_clock_grows_with_each_stretch_and_runs_for_who_is_asked():
    found = Clock.set("m", Pace("live", 0, 10 * MINUTE, 5_000), ["red", "blue"], ["red"], 0)
    assert found.due == 10 * MINUTE
    found.press(["red"], MINUTE)  # asked again: the stretch goes on
    assert found.remains("red", 2 * MINUTE) == 8 * MINUTE
    found.press(["blue"], 2 * MINUTE)
    assert (found.left["red"], found.due) == (8 * MINUTE + 5_000, 12 * MINUTE)
    found.press(["red"], 3 * MINUTE, undone=True)
    assert found.left["blue"] == 9 * MINUTE  # what is taken back earns nothing
    assert found.out(3 * MINUTE + 8 * MINUTE + 5_000) == ["red"]


def test_over_days_the_reserve_is_used_after_the_time_of_a_stretch_only():
    found = Clock.set("m", Pace("days", 3 * DAY, 2 * DAY), ["red", "blue"], ["red", "blue"], 0)
    found.press(["blue"], 2 * DAY)
    assert found.left["red"] == 2 * DAY
    assert (found.remains("blue", 4 * DAY), found.bank("blue", 4 * DAY)) == (DAY, DAY)
    found.press(["red"], 4 * DAY)
    assert found.left["blue"] == DAY
    assert found.due == 9 * DAY


def test_a_pause_takes_both_and_a_holiday_one():
    found = Clock.set("m", Pace("days", DAY, 0, 0, 5), ["red", "blue"], ["red"], 0)
    found.wish(["red"], True, 0)
    assert not found.paused
    found.wish(["blue"], True, DAY // 2)
    assert (found.paused, found.due, found.remains("red", 9 * DAY)) == (True, None, DAY // 2)
    found.wish(["red", "blue"], True, 9 * DAY)
    assert found.due == 9 * DAY + DAY // 2
    assert not found.go_away(["red"], 6, 9 * DAY)
    assert found.go_away(["red"], 2, 9 * DAY)
    assert (found.due, found.holidays["red"]) == (11 * DAY + DAY // 2, 3)
    assert found.go_away(["blue"], 5, 9 * DAY)
    found.press(["blue"], 10 * DAY)  # asked while on holiday: the time runs from its end
    assert found.due == 15 * DAY


# --- at the table -----------------------------------------------------------------------------------------
def test_a_pace_is_agreed_on_at_the_table_and_unplayable_ones_are_not(tmp_path: Path, database: str):
    with timed(tmp_path, Calendar()) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        for wrong in ({"kind": "live", "bank": 5}, {"kind": "days", "per": 60, "bank": 0}, {"kind": "egg"}):
            assert ana.post("/api/tables", {"game": "toy", "pace": wrong}).status_code == 422, wrong
        table = made(ana, seat="red", pace=LIVE)
        assert tables(bob)[0]["pace"] == LIVE | {"per": 0, "holidays": 0}
        match = sat(bob, table).json()["match"]
        told = clock(bob, match)
        assert (told["left"], set(told["running"])) == ({"red": 600, "blue": 600}, {"red", "blue"})
        assert ana.get("/api/me/matches").json()["matches"][0]["clock"]["left"]["red"] == 600
        assert clock(ana, begun(ana, bob)) is None


def test_who_is_out_of_time_loses_and_it_is_said_why(tmp_path: Path, database: str):
    calendar = Calendar()
    with timed(tmp_path, calendar) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        match = begun(ana, bob, seat="red", pace=LIVE)
        calendar.now += 2 * MINUTE
        with bob.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
            player = Player(socket)
            player.hello()
            assert player.until("clock")["clock"]["left"] == {"red": 480, "blue": 480}
            assert player.answer("bid 0")["type"] == "done"
            assert player.until("clock")["clock"]["left"] == {"red": 480, "blue": 490}
            calendar.now += 8 * MINUTE - 1
            tick(server)
            assert card(ana, match)["result"] is None
            calendar.now += 1
            tick(server)
            while player.result is None:
                player.hear()
            assert player.result["winners"] == ["blue"]
            assert player.result["message"] == {
                "id": "over-time",
                "args": {"winners": ["blue"], "seat": "red"},
            }
    with timed(tmp_path, calendar) as server:  # it is read back from its journal
        ana = Browser(server)
        ana.sign_in("Ana")
        assert card(ana, match)["result"]["message"]["id"] == "over-time"
        assert ana.post(f"/api/matches/{match}/verify").json()["fair"] is True


def test_an_answer_that_comes_too_late_is_not_taken(tmp_path: Path):
    calendar = Calendar()
    with timed(tmp_path, calendar) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        match = begun(ana, bob, seat="red", pace=OVER_DAYS)
        answers(bob, match, "bid 0")
        with ana.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
            player = Player(socket)
            player.hello()
            calendar.now += 5 * DAY
            assert player.answer("bid 1")["kind"] in ("refused", "not-your-ask", "stale")
        assert card(bob, match)["result"]["winners"] == ["blue"]


def test_no_clock_runs_while_the_server_sleeps(tmp_path: Path, database: str):
    calendar = Calendar()
    with timed(tmp_path, calendar, nap=30) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        match = begun(ana, bob, seat="red", pace=LIVE)
        calendar.now += 20_000
        tick(server)
        assert clock(ana, match)["left"]["red"] == 580
    calendar.now += 40 * MINUTE  # longer than anybody has
    with timed(tmp_path, calendar, nap=30) as server:
        ana = Browser(server)
        ana.sign_in("Ana")
        tick(server)
        assert card(ana, match)["result"] is None
        assert clock(ana, match)["left"]["red"] == 580
        calendar.now += 10_000
        assert clock(ana, match)["left"]["red"] == 570


def test_players_pause_by_agreement_and_take_days_off(tmp_path: Path, database: str):
    calendar = Calendar()
    with timed(tmp_path, calendar) as server:
        ana, bob, eve = *signed_up(server, "Ana", "Bob"), Browser(server)
        match = begun(ana, bob, seat="red", pace=OVER_DAYS, watched=True)
        path = f"/api/matches/{match}/clock"
        assert eve.post(f"{path}/pause", {"wanted": True}).status_code == 409
        assert ana.post(f"{path}/pause", {"wanted": True}).json()["clock"]["pauses"] == ["red"]
        assert bob.post(f"{path}/pause", {"wanted": True}).json()["clock"]["paused"] is True
        calendar.now += 30 * DAY
        tick(server)
        assert card(ana, match)["result"] is None
        for who in (ana, bob):
            who.post(f"{path}/pause", {"wanted": True})
        assert clock(ana, match)["left"] == {"red": 5 * 86400, "blue": 5 * 86400}
        assert ana.post(f"{path}/holiday", {"days": 11}).status_code == 409
        told = ana.post(f"{path}/holiday", {"days": 7}).json()["clock"]
        assert (told["away"], told["running"]) == ({"red": 7 * 86400}, ["blue"])
        calendar.now += 6 * DAY
        tick(server)
        result = card(ana, match)["result"]
        assert (result["winners"], result["message"]["args"]["seat"]) == (["red"], "blue")
        assert ana.post(f"{path}/holiday", {"days": 1}).status_code == 409


def test_a_rematch_keeps_the_pace(tmp_path: Path):
    with timed(tmp_path, Calendar()) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        match = begun(ana, bob, seat="red", pace=OVER_DAYS)
        assert ana.post(f"/api/matches/{match}/abort").status_code == 200
        assert ana.post(f"/api/matches/{match}/rematch").json()["pace"] == OVER_DAYS | {"add": 0}


def test_a_clock_that_another_worker_has_stopped_stands_here_too(tmp_path: Path, postgres: str):
    secret, calendar = "s" * 32, Calendar()

    def worker(name: str) -> Settings:
        return Settings(
            data=tmp_path / name, games=(TOY,), url=postgres, secret=secret, allowed=FREELY, nap=AWAKE
        )

    with (
        TestClient(create_app(worker("a"), now=calendar), base_url=HERE) as here,
        TestClient(create_app(worker("b"), now=calendar), base_url=HERE) as there,
    ):
        ana, bob = Browser(here), Browser(there)
        ana.sign_up("Ana")
        bob.sign_up("Bob")
        match = begun(ana, bob, seat="red", pace=OVER_DAYS)
        with ana.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
            player = Player(socket)
            player.hello()
            player.until("clock")
            assert bob.post(f"/api/matches/{match}/clock/holiday", {"days": 2}).status_code == 200
            assert player.until("clock")["clock"]["away"] == {"blue": 2 * 86400}
            assert player.answer("bid 1")["type"] == "done"
        assert clock(bob, match)["holidays"] == {"red": 10, "blue": 8}
        assert clock(bob, match)["away"] == {"blue": 2 * 86400}
