"""Watching a match again, and playing on from a point of it."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table
from tests.browser.test_play import AGAINST_BOT, LAST_TURN


def finished(server: Server, page: Page) -> str:
    """A match given up at once after a move; the address of its replay."""
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    table = Table(page).open(server.link(made))
    for _ in range(3):
        table.wait_for_my_move()
        if table.over:
            break
        table.act()
    table.wait_for_my_move()
    if not table.over:
        page.get_by_role("button", name="Share").click()
        page.get_by_role("button", name="Resign as").click()
        page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator("[data-ending]")).to_be_visible(timeout=PATIENCE)
    return server.link(made, page="replay")


def test_replay_steps_looks_and_branches(server: Server, page: Page, tmp_path: Path) -> None:
    address = finished(server, page)
    page.goto(address)
    slider = page.get_by_role("slider", name="Timeline")
    expect(slider).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".count")).not_to_have_text("0 of 0", timeout=PATIENCE)
    last = int(slider.get_attribute("max") or 0)
    assert last >= 2
    expect(page.locator(".count")).to_have_text(f"{last} of {last}", timeout=PATIENCE)
    page.keyboard.press("Home")
    expect(page.locator(".count")).to_have_text(f"0 of {last}")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_have_text(f"1 of {last}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".count")).to_have_text(f"{last} of {last}")
    page.get_by_label("Seen by").select_option("government")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".verdict")).to_contain_text("sealed seed", timeout=PATIENCE)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "arriba"

    page.keyboard.press("Home")
    page.get_by_role("button", name="Branch here").click()
    page.get_by_role("dialog").get_by_text("Rebel").click()
    page.get_by_role("button", name="Start from here").click()
    table = Table(page)
    expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    table.wait_for_my_move()
    assert "/match/" in page.url

    page.goto(f"{server.address}/#/mine")
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible(timeout=PATIENCE)


def test_replay_plays_by_itself(server: Server, page: Page) -> None:
    page.goto(finished(server, page))
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".count")).not_to_have_text("0 of 0")
    last = int(page.get_by_role("slider", name="Timeline").get_attribute("max") or 0)
    expect(page.locator(".count")).to_have_text(f"{last} of {last}")
    page.keyboard.press("Home")
    expect(page.locator(".count")).to_have_text(f"0 of {last}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".count")).to_have_text(f"{last} of {last}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # it has stopped
