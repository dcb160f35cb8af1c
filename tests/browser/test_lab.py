"""The lab in the page: a run is begun in the form, read, and a match of it opened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, accessible

pytestmark = pytest.mark.browser


def test_a_run_is_begun_read_and_a_match_of_it_opened(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})  # a phone will do
    page.goto(f"{server.address}/#/lab")
    page.get_by_role("combobox", name="Computer player").select_option("random", timeout=PATIENCE)
    page.get_by_role("combobox", name="Against").select_option("random")
    page.get_by_label("Matches", exact=True).fill("4")
    assert accessible(page) == []
    page.get_by_role("button", name="Play 4 matches").press("Enter")
    run = page.locator("[data-run]")
    expect(run).to_contain_text("Played · 4 of 4 matches", timeout=3 * PATIENCE)
    expect(page.frame_locator("iframe").get_by_role("heading", level=1)).to_contain_text(
        "Lab report: arriba", timeout=PATIENCE
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Open match 0.3.0").press("Enter")
    expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    assert "/replay/" in page.url
