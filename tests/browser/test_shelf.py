"""Printed tables and one's own marks, a key away each."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.browser import battles
from tests.browser.conftest import GAMES, Server
from tests.browser.table import PATIENCE, Table, accessible
from tests.browser.test_hands import begin


@pytest.mark.parametrize("slug", GAMES)
def test_the_printed_tables_are_a_key_away(server: Server, page: Page, slug: str) -> None:
    """In words and figures, whatever is asked; fit for everybody."""
    made, _ = begin(server, slug)
    table = Table(page).open(server.link(made))
    page.keyboard.press("k")
    shelf = page.locator("[data-shelf]")
    expect(shelf.first).to_be_visible(timeout=PATIENCE)
    assert shelf.count() >= 3
    for one in shelf.all():
        if one.get_attribute("open") is None:
            one.locator("summary").click()
    assert page.locator("[data-shelf] td:visible").count() > 20
    for text in page.locator("[data-shelf] summary, [data-shelf] th").all_inner_texts():
        assert not text.startswith(("chart-", "cell-"))
        assert "_" not in text
    assert accessible(page) == []
    page.keyboard.press("Escape")
    expect(shelf).to_have_count(0)
    assert table.errors == []


@pytest.mark.parametrize("slug", GAMES)
def test_marks_of_ones_own_stay_on_the_device(server: Server, page: Page, slug: str) -> None:
    """A ring and an arrow; nothing is sent, nothing is chosen; undone, kept over a reload, cleared."""
    sent: list[str] = []

    def said(text: str | bytes) -> None:
        sent.append(json.loads(text)["type"])

    page.on("websocket", lambda line: line.on("framesent", said))
    made, _ = begin(server, slug)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.wait_for_timeout(500)
    page.keyboard.press("d")
    expect(page.locator("[data-pens]")).to_be_visible(timeout=PATIENCE)
    before = (len([kind for kind in sent if kind in ("answer", "answers")]), table.state())
    places = page.evaluate(
        "() => [...document.querySelectorAll('[data-spot]')].slice(0, 2).map((e) => e.dataset.spot)"
    )
    table.click_place(places[0])
    expect(page.locator("[data-mark=ring]")).to_have_count(1)
    page.locator("[data-pen=arrow]").click()
    table.click_place(places[0])
    table.click_place(places[1])
    expect(page.locator("[data-mark=arrow]")).to_have_count(1)
    assert accessible(page) == []
    page.keyboard.press("Shift+D")
    expect(page.locator("[data-mark=arrow]")).to_have_count(0)
    assert (len([kind for kind in sent if kind in ("answer", "answers")]), table.state()) == before
    page.reload()
    expect(page.locator("[data-mark=ring]")).to_have_count(1, timeout=PATIENCE)
    page.keyboard.press("d")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("[data-mark]")).to_have_count(0)
    assert table.errors == []


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "espana"])  # which prints no such table
def test_the_table_of_a_fight_is_lit(server: Server, page: Page, slug: str) -> None:
    fight = battles.FIGHTS[slug]
    table = battles.look_at_the_dice(server, page, fight)
    page.keyboard.press("k")
    lit = page.locator("[data-shelf][data-lit]")
    expect(lit.first).to_be_visible(timeout=PATIENCE)
    assert lit.first.locator("td.lit:visible").count() > 1
    assert table.errors == []
