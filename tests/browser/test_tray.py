"""Pieces that wait off the map: clicked, dragged, repeated, and set out as last time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table, accessible, in_the_end
from tests.browser.test_hands import begin
from tests.browser.test_play import ON_MAP, centres

SETUP: dict[str, Any] = {
    "game": "santander",
    "scenario": "campaign",
    "seats": {"nationalist": "bot:random", "republican": "me"},
}

BUILT: dict[str, Any] = {
    "game": "barricadas",
    "seats": {"nationalist": "bot:random", "republican": "me"},
}


def waits(page: Page) -> int:
    return int(page.locator("[data-tray]").get_attribute("data-tray") or -1)


def pile_at(page: Page, place: str) -> int:
    found: int = page.evaluate(
        "(place) => [...document.querySelectorAll('[data-pile]')]"
        ".filter((p) => p.dataset.pile.startsWith(place + '/'))"
        ".reduce((n, p) => n + p.dataset.pieces.split(' ').length, 0)",
        place,
    )
    return found


def put(table: Table, piece: str, place: str) -> None:
    """Choose a piece of the tray, a place, and confirm it."""
    at = table.ply()
    table.page.locator(f'[data-waits="{piece}"]').click()
    table.wait_past(at)
    table.wait_for_my_move()
    table.click_place(place)
    table.page.locator(".prompt .btn.p:enabled").click(timeout=PATIENCE)
    table.wait_past(at + 1)
    table.wait_for_my_move()


def test_units_are_set_out_in_any_order_and_the_same_way_next_time(server: Server, page: Page) -> None:
    made = server.begin(**SETUP)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.wait_for_timeout(500)
    assert page.locator("[data-last-time]").count() == 0
    assert accessible(page) == []
    many = waits(page)
    # From the middle of the tray first: the order is free.
    pieces = page.evaluate(
        "() => [...document.querySelectorAll('[data-waits]:not(.off)')].map((b) => b.dataset.waits)"
    )
    put(table, pieces[4], "1109")
    put(table, pieces[0], "1715")
    assert waits(page) == many - 2
    assert pile_at(page, "1109") >= 1
    at, there = table.ply(), pile_at(page, "1715")
    page.locator("[data-repeat]").click()
    table.wait_past(at + 1)
    expect(page.locator("[data-tray]")).to_have_attribute("data-tray", str(many - 3), timeout=PATIENCE)
    assert pile_at(page, "1715") == there + 1
    # The game's own deployment ends it; what was done is kept on this device.
    at = table.ply()
    page.get_by_role("button", name="Take the ready-made deployment").click()
    table.confirm()
    table.wait_past(at)
    table.wait_for_my_move()
    page.wait_for_timeout(500)
    again = Table(page).open(server.link(server.begin(**SETUP)))
    again.wait_for_my_move()
    page.locator("[data-last-time]").click()
    page.wait_for_function(
        "() => !document.querySelector('.app[data-running]') "
        "&& Number(document.querySelector('.app').dataset.ply) >= 6",
        timeout=PATIENCE,
    )
    assert again.errors == []


def test_a_unit_is_dragged_from_the_tray(server: Server, page: Page) -> None:
    made, _ = begin(server, "barricadas")
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    table.rest()
    many, at = waits(page), table.ply()
    unit = page.locator("[data-waits][aria-pressed=false]").nth(2).bounding_box()  # any of them first
    x, y = [at for at in centres(page, ".lit .gold.may") if page.evaluate(ON_MAP, at)][-1]
    assert unit is not None
    page.mouse.move(unit["x"] + 26, unit["y"] + 26)
    page.mouse.down()
    page.mouse.move(unit["x"] + 60, unit["y"] - 60, steps=4)
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    table.wait_past(at + 1)  # it is taken in hand, then placed
    table.wait_for_my_move()
    assert waits(page) < many
    assert table.errors == []


COVERED = """
() => [...document.querySelectorAll(".lit .gold.may")].map((ring) => ring.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
  .filter(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-tray]"))
"""


@pytest.mark.parametrize("wanted", [SETUP, BUILT], ids=["santander", "barricadas"])
def test_the_tray_covers_no_place_where_the_piece_in_hand_may_go(
    server: Server, page: Page, wanted: dict[str, Any]
) -> None:
    table = Table(page).open(server.link(server.begin(**wanted)))
    table.wait_for_my_move()
    table.rest()
    for key in ("", "-", "-", "+", "+", "+", "+"):  # also when the map moves under it
        if key:
            page.keyboard.press(key)
        waiting = page.locator("[data-waits]:not(.off)")
        if not page.locator("[data-waits][aria-pressed=true]").count() and waiting.count():
            waiting.first.click()
            table.wait_for_my_move()
        in_the_end(page, COVERED, [])
    assert table.errors == []
