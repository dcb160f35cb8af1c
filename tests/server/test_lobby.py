"""Tables: where a match is looked for; and what its players agree on beside the board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import update
from starlette.testclient import TestClient
from tests.server.databases import CURRENT
from tests.server.people import PASSWORD, Browser, taking_mail, wait_for
from tests.server.table import FREELY, HERE, TOY, Player, begin, claim, serving, sitting
from tests.server.test_people import SITE, Calendar, token_in

from frente.server import Settings
from frente.server.accord import NOTICE, QUIET
from frente.server.app import create_app
from frente.server.days import DAY
from frente.server.store import now
from frente.server.tables import matches


def signed_up(server: TestClient, *names: str) -> list[Browser]:
    found = [Browser(server) for _ in names]
    for browser, name in zip(found, names, strict=True):
        browser.sign_up(name)
    return found


def tables(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get("/api/tables").json()["tables"]
    return found


def made(browser: Browser, **wanted: Any) -> dict[str, Any]:
    answer = browser.post("/api/tables", {"game": "toy", **wanted})
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


def sat(browser: Browser, table: dict[str, Any], seat: str = "") -> Any:
    return browser.post(f"/api/tables/{table['id']}/sit", {"seat": seat})


def begun(one: Browser, other: Browser, **wanted: Any) -> str:
    """The match of two who met at a table."""
    match: str = sat(other, made(one, **wanted)).json()["match"]
    return match


def card(browser: Browser, match: str) -> dict[str, Any]:
    told: dict[str, Any] = browser.get(f"/api/matches/{match}").json()
    return told


def answers(browser: Browser, match: str, token: str) -> None:
    with browser.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
        player = Player(socket)
        player.hello()
        assert player.answer(token)["type"] == "done"


# --- tables -----------------------------------------------------------------------------------------------
def test_two_who_have_never_met_play_at_an_open_table(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob, guest = *signed_up(server, "Ana", "Bob"), Browser(server)
        table = made(ana, seat="blue")
        assert (table["seated"], table["free"], table["room"], table["yours"]) == (
            {"blue": "Ana"},
            ["red"],
            1,
            True,
        )
        (seen,) = tables(guest)
        assert (seen["owner"], seen["sitting"], seen["closed"]) == ("Ana", False, False)
        assert sat(guest, table).status_code == 401
        assert sat(ana, table).status_code == 409
        assert sat(bob, table, "blue").json()["text"].startswith("this seat is taken")
        match = sat(bob, table, "red").json()["match"]
        assert tables(bob) == []
        assert [card(who, match)["yours"] for who in (ana, bob)] == [["blue"], ["red"]]
        assert [seat["name"] for seat in card(ana, match)["seats"]] == ["Bob", "Ana"]
        assert guest.get(f"/api/matches/{match}").status_code == 403
        assert [row["id"] for row in ana.get("/api/me/matches").json()["matches"]] == [match]
        answers(ana, match, "bid 1")
        answers(bob, match, "bid 0")


def test_sides_are_drawn_by_lot_where_nobody_has_chosen(tmp_path: Path):
    with serving(tmp_path) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        seen = {card(ana, begun(ana, bob))["yours"][0] for _ in range(20)}
        assert seen == {"red", "blue"}  # by mere chance not once in 500,000


def test_who_is_invited_by_name_sees_the_table_and_nobody_else(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob, eve = signed_up(server, "Ana", "Bob", "Eve")
        table = made(ana, invited=["bob"], seat="red")
        (seen,) = tables(bob)
        assert (seen["id"], seen["invited"], seen["closed"]) == (table["id"], True, True)
        assert tables(eve) == tables(Browser(server)) == []
        assert sat(eve, table).status_code == 404
        assert ana.post("/api/tables", {"game": "toy", "invited": ["nobody"]}).status_code == 409
        assert ana.post("/api/tables", {"game": "toy", "invited": ["Ana"]}).status_code == 409
        assert sat(bob, table).json()["match"]
        declined = made(ana, invited=["Bob"])
        assert bob.post(f"/api/tables/{declined['id']}/leave").status_code == 200
        assert tables(ana) == []


def test_a_table_is_taken_back_and_a_deleted_account_waits_at_none(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob, eve = signed_up(server, "Ana", "Bob", "Eve")
        first, second, third = made(ana), made(ana), made(bob, invited=["Ana"])
        assert eve.post(f"/api/tables/{first['id']}/leave").status_code == 409
        assert ana.post(f"/api/tables/{first['id']}/leave").status_code == 200
        assert sat(bob, first).status_code == 404
        assert {table["id"] for table in tables(ana)} == {second["id"], third["id"]}
        assert ana.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
        assert tables(bob) == tables(eve) == []


def test_no_table_is_made_at_which_no_match_could_begin(tmp_path: Path):
    with serving(tmp_path) as server:
        (ana,) = signed_up(server, "Ana")
        for wanted in (
            {"scenario": "nowhere"},
            {"options": {"nothing": True}},
            {"seat": "green"},
            {"bots": {"blue": "bot:random"}},
            {"bots": {"green": "bot:random"}},
            {"game": "chess"},
        ):
            answer = ana.post("/api/tables", {"game": "toy", **wanted})
            assert answer.status_code in (404, 422), wanted
        for _ in range(10):
            made(ana)
        assert ana.post("/api/tables", {"game": "toy"}).status_code == 409


def test_of_two_who_sit_down_at_once_one_is_told_so(tmp_path: Path, postgres: str):
    """At two workers, each with a person of its own."""
    secret = "s" * 32
    with (
        serving(tmp_path / "a", url=postgres, secret=secret) as here,
        serving(tmp_path / "b", url=postgres, secret=secret) as there,
    ):
        ana, bob, eve = Browser(here), Browser(here), Browser(there)
        for browser, name in ((ana, "Ana"), (bob, "Bob"), (eve, "Eve")):
            browser.sign_up(name)
        table = made(ana)
        told = [sat(bob, table).status_code, sat(eve, table).status_code]
        assert told == [200, 404]


# --- watching ---------------------------------------------------------------------------------------------
def test_a_match_that_is_public_is_watched_by_anybody_and_played_by_nobody_else(
    tmp_path: Path, database: str
):
    with serving(tmp_path) as server:
        ana, bob, guest = *signed_up(server, "Ana", "Bob"), Browser(server)
        match = begun(ana, bob, watched=True)
        assert card(guest, match)["yours"] == []
        with sitting(server, match, "") as watcher:
            assert watcher.seat is None
            assert (
                watcher.asked("answer", seat="red", token="bid 1", ply=watcher.ply)["kind"] == "not-your-seat"
            )
        assert guest.post(f"/api/matches/{match}/draw", {"offer": True}).status_code == 409
        assert guest.post(f"/api/matches/{match}/abort").status_code == 409
        assert guest.get(f"/api/matches/{begun(ana, bob)}").status_code == 403


# --- beside the board -------------------------------------------------------------------------------------
def test_a_draw_is_offered_declined_offered_again_and_agreed_on(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        match = begun(ana, bob, seat="red")
        path = f"/api/matches/{match}/draw"
        with bob.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
            player = Player(socket)
            player.hello()
            assert ana.post(path, {"offer": True}).json()["draws"] == ["red"]
            assert player.until("terms")["draws"] == ["red"]
            (row,) = bob.get("/api/me/matches").json()["matches"]
            assert row["draws"] == ["red"]
            assert bob.post(path, {"offer": False}).json()["draws"] == []
            assert bob.post(path, {"offer": True}).json()["draws"] == ["blue"]
            assert ana.post(path, {"offer": True}).json() | {"can_rematch": True} == {
                "watched": False, "rated": False, "draws": [], "can_draw": False, "can_abort": False,
                "can_rematch": True, "closes": None, "clock": None,
            }  # fmt: skip
            while player.result is None:
                player.hear()
            assert (player.result["winners"], player.result["message"]["id"]) == ([], "over-agreed")
        assert ana.post(path, {"offer": True}).status_code == 409
    with serving(tmp_path) as server:  # it is read back from its journal
        ana = Browser(server)
        ana.sign_in("Ana")
        assert card(ana, match)["result"]["message"]["id"] == "over-agreed"
        assert ana.post(f"/api/matches/{match}/verify").json()["fair"] is True


def test_friends_by_link_agree_too_and_a_computer_does_not(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        friends = begin(server, seats={"red": "me", "blue": "friend"})
        other = claim(server, friends)
        for link in (friends["mine"]["link"], other):
            path = f"/api/matches/{friends['match']['id']}/draw"
            told = server.post(path, params={"link": link}, json={"offer": True})
            assert told.status_code == 200
        alone = begin(server, seats={"red": "me", "blue": "bot:random"})
        for what, body in (("draw", {"offer": True}), ("abort", {})):
            path = f"/api/matches/{alone['match']['id']}/{what}"
            answer = server.post(path, params={"link": alone["mine"]["link"]}, json=body)
            assert answer.status_code == 409
        result = server.get(f"/api/matches/{friends['match']['id']}", params={"link": other}).json()["result"]
        assert result["message"]["id"] == "over-agreed"


def test_a_match_is_called_off_until_both_have_answered(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        first, second = begun(ana, bob, seat="red"), begun(ana, bob, seat="red")
        answers(ana, first, "bid 1")
        assert bob.get(f"/api/matches/{first}/terms").json()["can_abort"] is True
        assert bob.post(f"/api/matches/{first}/abort").status_code == 200
        assert card(ana, first)["result"]["message"]["id"] == "over-aborted"
        answers(ana, second, "bid 1")
        answers(bob, second, "bid 0")
        assert ana.post(f"/api/matches/{second}/abort").status_code == 409


def test_a_rematch_exchanges_the_sides(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob, eve = signed_up(server, "Ana", "Bob", "Eve")
        match = begun(ana, bob, seat="red")
        assert ana.post(f"/api/matches/{match}/rematch").status_code == 409
        with ana.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
            player = Player(socket)
            player.hello()
            assert player.asked("resign", seat="red")["type"] == "done"
        assert bob.get(f"/api/matches/{match}/terms").json()["can_rematch"] is True
        table = bob.post(f"/api/matches/{match}/rematch").json()
        assert (table["seated"], table["closed"]) == ({"red": "Bob"}, True)
        assert eve.post(f"/api/matches/{match}/rematch").status_code == 403
        (seen,) = tables(ana)
        assert (seen["kept"], seen["invited"]) == ("blue", True)
        assert sat(ana, table, "red").status_code == 409
        again = sat(ana, table).json()["match"]
        assert [card(who, again)["yours"] for who in (ana, bob)] == [["blue"], ["red"]]


# --- matches that nobody touches --------------------------------------------------------------------------
def grown_old(data: Path, match: str, at: int) -> None:
    engine = CURRENT.engine(data)
    with engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == match).values(changed=at - QUIET - 1))
    engine.dispose()


def test_a_match_that_nobody_touches_is_closed_after_two_warnings(tmp_path: Path, database: str):
    calendar = Calendar()
    calendar.now = now()  # as the store has it
    with taking_mail() as (smtp, letters):
        settings = Settings(
            data=tmp_path, games=(TOY,), synchronous="OFF", allowed=FREELY, url=CURRENT.url(tmp_path),
            smtp=smtp, mail_from="frente@example.org", site=SITE,
        )  # fmt: skip
        with TestClient(create_app(settings, now=calendar), base_url=HERE) as server:
            here: Any = server.app.state.matches  # type: ignore[attr-defined]

            def sweep() -> None:
                assert server.portal is not None
                server.portal.call(here.accord.sweep)

            ana, bob = Browser(server), Browser(server)
            ana.sign_up("Ana", mail="ana@example.org")
            bob.sign_up("Bob")
            wait_for(lambda: letters.to("ana@example.org"))
            ana.post("/api/confirm", {"token": token_in(letters.to("ana@example.org")[0], "confirm")})
            match, by_link = begun(ana, bob, seat="red"), begin(server, seats={"red": "me", "blue": "friend"})
            sweep()
            assert len(letters.all) == 1
            for old in (match, by_link["match"]["id"]):
                grown_old(tmp_path, old, calendar.now)
            sweep()
            sweep()  # said once, however often it is looked
            assert len(letters.to("ana@example.org")) == 2
            assert f"/#/match/{match}/" in letters.to("ana@example.org")[1]
            (row,) = bob.get("/api/me/matches").json()["matches"]
            assert row["closes"] is not None
            answers(ana, match, "bid 1")  # it goes on: all begins anew
            assert bob.get("/api/me/matches").json()["matches"][0]["closes"] is None
            grown_old(tmp_path, match, calendar.now)
            sweep()
            calendar.now += NOTICE[1] - NOTICE[2]
            sweep()
            assert len(letters.to("ana@example.org")) == 4
            calendar.now += NOTICE[2] - 1
            sweep()
            assert card(bob, match)["result"] is None
            calendar.now += DAY
            sweep()
            assert card(bob, match)["result"]["message"]["id"] == "over-closed"
            link = {"link": by_link["mine"]["link"]}  # what was shared by link stays
            assert server.get(f"/api/matches/{by_link['match']['id']}", params=link).json()["result"] is None
