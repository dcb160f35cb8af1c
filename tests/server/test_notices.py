"""Your turn: what waits soonest stands first, and people are told where they want to be told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.databases import CURRENT
from tests.server.hooks import taking_hooks
from tests.server.people import Browser, Letters, taking_mail, wait_for
from tests.server.table import FREELY, HERE, TOY, Player, begin
from tests.server.test_lobby import answers, begun, signed_up
from tests.server.test_people import SITE, Calendar, token_in

from frente.server import Settings
from frente.server.app import create_app
from frente.server.days import DAY
from frente.server.hook import Undelivered, is_open, post, why_no_hook
from frente.server.store import now

DAYS = {"kind": "days", "per": 3 * 86400, "bank": 0}
QUICK = {"kind": "live", "bank": 600}


@contextmanager
def telling(data: Path, calendar: Calendar, smtp: str = "", private: bool = True) -> Iterator[TestClient]:
    settings = Settings(
        data=data, games=(TOY,), synchronous="OFF", allowed=FREELY, url=CURRENT.url(data), smtp=smtp,
        mail_from="frente@example.org", site=SITE, notice_after=30, private_hooks=private, nap=10**9,
    )  # fmt: skip
    with TestClient(create_app(settings, now=calendar), base_url=HERE) as server:
        yield server


def tell(server: TestClient) -> None:
    here: Any = server.app.state.matches  # type: ignore[attr-defined]
    assert server.portal is not None
    server.portal.call(here.notices.tell)


def today() -> Calendar:
    calendar = Calendar()
    calendar.now = now()  # as the store has it
    return calendar


def confirmed(server: TestClient, letters: Letters, name: str) -> Browser:
    browser, mail = Browser(server), f"{name.lower()}@example.org"
    browser.sign_up(name, mail=mail)
    wait_for(lambda: letters.to(mail))
    browser.post("/api/confirm", {"token": token_in(letters.to(mail)[0], "confirm")})
    return browser


def wish(browser: Browser, mail: str = "none", hook: str = "") -> Any:
    return browser.post("/api/me/notices", {"mail": mail, "hook": hook})


def test_a_turn_is_told_once_by_mail_and_webhook_to_who_is_not_there(tmp_path: Path, database: str):
    calendar = today()
    with taking_mail() as (smtp, letters), taking_hooks() as hooks:
        with telling(tmp_path, calendar, smtp) as server:
            ana, bob = confirmed(server, letters, "Ana"), Browser(server)
            bob.sign_up("Bob")
            assert wish(ana, "turn", hooks.url).json() == {
                "mail": "turn",
                "hook": hooks.url,
                "can_mail": True,
            }
            match = begun(ana, bob, seat="red", pace=DAYS)
            tell(server)
            assert not hooks.got  # she may be about to come
            calendar.now += 60_000
            tell(server)
            tell(server)
            (said,) = hooks.got
            assert said["content"].startswith(
                f"Your turn in Toy, against Bob: {SITE}/#/match/{match}/ (until "
            )
            assert said["allowed_mentions"] == {"parse": []}
            told = letters.to("ana@example.org")
            assert len(told) == 2
            assert f"/#/match/{match}/" in told[1]
        with telling(tmp_path, calendar, smtp) as server:  # it is not said again after a restart
            tell(server)
            ana, bob = Browser(server), Browser(server)
            ana.sign_in("Ana")
            bob.sign_in("Bob")
            with ana.client.websocket_connect(f"ws://localhost/api/matches/{match}/live") as socket:
                player = Player(socket)
                player.hello()
                assert player.answer("bid 1")["type"] == "done"
                answers(bob, match, "bid 0")
                player.until_asked()
                calendar.now += 60_000
                tell(server)
                assert len(hooks.got) == 1  # it is her turn again, and she is there
            wait_for(lambda: not unread(ana))
            tell(server)
            assert len(hooks.got) == 2
            assert len(letters.to("ana@example.org")) == 3


def marked(browser: Browser) -> set[str]:
    return {row["id"] for row in browser.get("/api/me/matches").json()["matches"] if row["unread"]}


def unread(browser: Browser) -> bool:
    return bool(browser.get("/api/me/matches").json()["matches"][0]["unread"])


def test_nobody_is_told_of_a_match_with_the_computer_or_without_asking_for_it(tmp_path: Path):
    calendar = today()
    with taking_hooks() as hooks, telling(tmp_path, calendar) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        wish(bob, "none", hooks.url)
        bob.post("/api/matches", {"game": "toy", "seats": {"red": "me", "blue": "bot:random"}})
        made = begin(server, seats={"red": "me", "blue": "friend"})
        ana.post("/api/me/matches", {"links": [{"match": made["match"]["id"], "link": made["mine"]["link"]}]})
        calendar.now += 60_000
        tell(server)
        assert hooks.got == []


def test_a_webhook_that_is_gone_is_forgotten(tmp_path: Path):
    calendar = today()
    with taking_hooks() as hooks, telling(tmp_path, calendar) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        wish(ana, hook=hooks.url)
        hooks.status = 404
        begun(ana, bob)
        calendar.now += 60_000
        tell(server)
        assert (len(hooks.got), ana.get("/api/me/notices").json()["hook"]) == (1, "")


@pytest.mark.parametrize(
    ("address", "open"),
    [
        ("93.184.216.34", True), ("127.0.0.1", False), ("10.1.2.3", False), ("169.254.169.254", False),
        ("100.64.0.1", False), ("::1", False), ("fe80::1%eth0", False), ("fd00::1", False),
        ("::ffff:10.0.0.1", False), ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False),
        ("2606:4700::1111", True), ("224.0.0.1", False), ("0.0.0.0", False),
    ],
)  # fmt: skip
def test_a_webhook_leads_to_the_open_internet(address: str, open: bool):
    assert is_open(address) is open


async def test_no_webhook_reaches_this_machine_by_whatever_name():
    for url in (
        "http://example.org/x",
        "https://example.org:8443/x",
        "https://a@example.org/",
        "ftp://x/",
        "x",
    ):
        assert why_no_hook(url), url
    for url in ("https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x", "https://0x7f.1/x"):
        assert not why_no_hook(url)
        with pytest.raises(Undelivered):
            await post(url, "hello")


def test_a_private_webhook_is_refused_where_the_server_does_not_allow_it(tmp_path: Path):
    with telling(tmp_path, today(), private=False) as server:
        (ana,) = signed_up(server, "Ana")
        assert wish(ana, hook="http://127.0.0.1/x").status_code == 409
        assert ana.get("/api/me/notices").json()["hook"] == ""


def test_a_digest_comes_once_a_day_while_something_waits(tmp_path: Path, database: str):
    calendar = today()
    with taking_mail() as (smtp, letters), telling(tmp_path, calendar, smtp) as server:
        ana, bob = confirmed(server, letters, "Ana"), Browser(server)
        bob.sign_up("Bob")
        wish(ana, "daily")
        first, second = begun(ana, bob), begun(ana, bob)
        tell(server)
        assert len(letters.to("ana@example.org")) == 1
        calendar.now += DAY
        tell(server)
        tell(server)
        told = letters.to("ana@example.org")
        assert len(told) == 2
        assert "2 matches wait for you" in told[1]
        assert all(f"/#/match/{match}/" in told[1] for match in (first, second))
        for match in (first, second):
            answers(ana, match, "bid 0")
        calendar.now += DAY
        tell(server)
        assert len(letters.to("ana@example.org")) == 2
        with bob.client.websocket_connect(f"ws://localhost/api/matches/{first}/live") as socket:
            assert Player(socket).asked("say", text="are you there?")["type"] == "done"
        calendar.now += DAY
        tell(server)
        told = letters.to("ana@example.org")
        assert len(told) == 3
        assert "somebody has written to you" in told[2]
        assert "(one new line to read)" in told[2].replace("=\r\n", "")  # as mail folds its lines


def test_what_waits_soonest_stands_first_and_what_is_new_is_marked(tmp_path: Path, database: str):
    with telling(tmp_path, today()) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        slow, none, quick, theirs = (begun(ana, bob, pace=pace) for pace in (DAYS, None, QUICK, DAYS))
        answers(ana, theirs, "bid 0")
        rows = ana.get("/api/me/matches").json()["matches"]
        assert [row["id"] for row in rows] == [quick, slow, none, theirs]
        wait_for(
            lambda: not {r["id"]: r["unread"] for r in ana.get("/api/me/matches").json()["matches"]}[theirs]
        )
        assert all(row["unread"] for row in rows[:3])
        told = ana.get("/api/me/export").json()
        assert [row["match"] for row in told["seen"]] == [theirs]
