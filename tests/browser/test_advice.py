"""A hint in Chromium: what a computer player would do in my place."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table, accessible


def test_a_hint_says_what_to_do_and_why(server: Server, page: Page) -> None:
    made = server.begin(game="santander", seats={"nationalist": "bot:random"})
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.locator("[data-advice=open]").click()
    panel = page.locator("[data-advice=panel]")
    expect(panel.locator("[data-advice=what]")).to_be_visible(timeout=PATIENCE)
    expect(panel.locator("li").first).not_to_be_empty()
    assert not accessible(page)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
