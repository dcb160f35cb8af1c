"""A match over days: two people, a clock, a notice that comes, an order that is carried out."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, accessible
from tests.browser.test_people import sign
from tests.server.hooks import taking_hooks
from websockets.sync.client import ClientConnection, connect

pytestmark = pytest.mark.browser


@contextmanager
def sitting(page: Page, server: Server, match: str) -> Iterator[Sitter]:
    """Play by the account of a browser, without looking at the page."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/live"
    with connect(address, additional_headers={"cookie": cookies}, max_size=None) as line:
        yield Sitter(line)


class Sitter:
    """Gives any answer."""

    ids = itertools.count()  # never one twice, by whichever connection

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seen: dict[str, Any] = {}
        self.say("hello")
        while not self.seen:
            self.hear()

    def say(self, type: str, **fields: Any) -> str:
        id = f"s{next(self.ids)}"
        self.line.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    def hear(self, seconds: float = 20) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.line.recv(timeout=seconds))
        if told["type"] in ("view", "delta"):
            self.seen = told
        return told

    def asked(self) -> bool:
        """Is it my turn, by all that has come?"""
        with suppress(TimeoutError):
            while True:
                self.hear(0.02)
        return "options" in self.seen["ask"]

    def answer(self, luck: random.Random) -> None:
        """Any answer; what was changed meanwhile is looked at again."""
        seen = self.seen
        token = luck.choice([option["token"] for option in seen["ask"]["options"]])
        id = self.say("answer", seat=seen["seat"], token=token, ply=seen["ply"], version=seen["version"])
        done = self.hear()
        while done.get("re") != id:
            done = self.hear()
        while done["type"] == "done" and self.seen["version"] < done["version"]:
            self.hear()


def carried(page: Page, path: str) -> list[dict[str, Any]]:
    """What was done by the orders of whoever is signed in there."""
    told: list[dict[str, Any]] = page.request.get(path).json()["carried"]
    return told


def test_two_play_over_days_with_a_clock_a_notice_and_an_order(
    server: Server, page: Page, browser: Browser
) -> None:
    luck = random.Random(4)
    sign(page, server, "Make an account", "Lina")
    page.goto(f"{server.address}/#/new/barricadas")
    page.get_by_text("Cerro Muriano").first.click()
    page.get_by_text("Somebody at a table", exact=True).click()
    page.get_by_text("1 day", exact=True).click()
    page.get_by_role("button", name="Make a table").click()
    expect(page.locator("[data-table]")).to_contain_text("1 d for each turn of answers", timeout=PATIENCE)
    with taking_hooks() as hooks, browser.new_context() as elsewhere:
        other = elsewhere.new_page()
        sign(other, server, "Make an account", "Emilio")
        other.get_by_role("textbox", name="Webhook").fill(hooks.url)
        other.get_by_role("button", name="Keep the webhook").click()
        expect(other.get_by_role("button", name="Keep the webhook")).to_be_disabled(timeout=PATIENCE)
        assert accessible(other) == []
        other.goto(f"{server.address}/#/lobby")
        other.get_by_role("button", name="Sit down").first.click()
        expect(other.locator("[data-clock]")).to_have_count(2, timeout=PATIENCE)
        match = other.url.split("/match/")[1].split("/")[0]
        # Whoever is fired past says beforehand to hold fire.
        for who in (page, other):
            who.goto(f"{server.address}/#/match/{match}/")
            expect(who.locator("[data-clock]")).to_have_count(2, timeout=PATIENCE)
            who.keyboard.press("Escape")
            who.get_by_role("button", name="Share").first.click()
            who.get_by_role("button", name="Standing order").click(timeout=PATIENCE)
            who.get_by_label("Then").select_option(label="Hold fire")
            who.get_by_role("button", name="Give the order").click()
            expect(who.locator("[data-orders-list]")).to_contain_text("Hold fire", timeout=PATIENCE)
            who.keyboard.press("Escape")
        # What one says the other reads, and is shown that there is something to read.
        other.get_by_role("tab", name="Chat").click()
        other.get_by_label("Write to the others").fill("Away <b>until</b> Tuesday.")
        other.get_by_role("button", name="Send").click()
        expect(page.locator("[role=tab] [data-unread]")).to_contain_text("1", timeout=PATIENCE)
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator("[data-line]")).to_contain_text("Away <b>until</b> Tuesday.", timeout=PATIENCE)
        expect(page.locator("[role=tab] [data-unread]")).to_have_count(0, timeout=PATIENCE)
        assert accessible(page) == []
        assert accessible(page) == []
        for who in (page, other):
            who.goto(f"{server.address}/#/mine")
        path = f"{server.address}/api/matches/{match}/orders"
        with sitting(page, server, match) as lina:
            while not hooks.got:  # she plays until it is his turn; he is not there, and is told
                if lina.asked():
                    lina.answer(luck)
            assert f"/#/match/{match}/" in hooks.got[0]["content"]
            with sitting(other, server, match) as emilio:
                while not (carried(page, path) or carried(other, path)):
                    for sitter in (lina, emilio):
                        if sitter.asked():
                            sitter.answer(luck)
        sleeper = page if carried(page, path) else other
        expect(sleeper.locator(f'[data-match="{match}"]')).to_contain_text("left", timeout=PATIENCE)
        sleeper.goto(f"{server.address}/#/match/{match}/")
        expect(sleeper.locator("[data-clock]")).to_have_count(2, timeout=PATIENCE)
        sleeper.keyboard.press("Escape")
        sleeper.get_by_role("button", name="Share").first.click()
        sleeper.get_by_role("button", name="Standing order").click(timeout=PATIENCE)
        expect(sleeper.locator("[data-carried]").first).to_contain_text("Hold fire", timeout=PATIENCE)
