"""A phone in one hand: the others' turn, with all targets, the prompt and the place in question in sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.battles import FIGHTS, STILL, at_the_dice
from tests.browser.conftest import Server
from tests.browser.seat import seated
from tests.browser.table import PATIENCE, Table, accessible
from tests.browser.test_map import SMALL
from tests.browser.test_others import few, until_told

SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 320, "height": 640})
# Does the middle of something lie uppermost, wholly within the window?
SEEN = """
(css) => {
  const thing = document.querySelector(css);
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const whole = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth + 1;
  return whole && thing.parentElement.contains(top);
}
"""
# Does the middle of a place lie on the map, between the bar and the sheet?
ABOVE = """
(place) => {
  const box = document.querySelector(`[data-spot="${place}"]`).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const map = document.querySelector("main.stage").getBoundingClientRect();
  const sheet = document.querySelector("[data-sheet]").getBoundingClientRect();
  return x > 0 && x < innerWidth && y > map.top && y < Math.min(map.bottom, sheet.top);
}
"""


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(**browser_context_args | {"viewport": SIZES[0], "has_touch": True})
    page = context.new_page()
    page.add_init_script("localStorage['frente-settings'] ??= JSON.stringify({ pace: 'step' })")
    yield page
    context.close()


def fits(page: Page, place: str = "") -> None:
    """Every target is a finger wide, the prompt is seen, the place in question too."""
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_function(STILL)
        assert page.evaluate(SMALL) == [], size
        assert page.evaluate(SEEN, ".prompt strong"), size
        if place:
            page.wait_for_function(ABOVE, arg=place, timeout=PATIENCE)


def test_the_others_turn_is_stepped_through_by_thumb(server: Server, phone: Page) -> None:
    fight = FIGHTS["crusade"]
    made = at_the_dice(server, fight)
    table = Table(phone).open(server.link(made))
    table.wait_for_my_move()
    with seated(server, made) as player:
        story = until_told(player, few)
    table.wait_past(player.ply - 1)
    dots = phone.locator("[data-step]:not([data-step=mine])")
    expect(dots).to_have_count(len(story["steps"]), timeout=PATIENCE)
    while phone.locator("[data-battle] [data-close], [data-unread]").count():
        phone.locator("[data-battle] [data-close], [data-unread]").first.tap()
    moved = [n for n, step in enumerate(story["steps"]) if step["trails"]] or [0]
    for n in moved[:2]:
        dots.nth(n).tap()
        expect(dots.nth(n)).to_have_attribute("aria-current", "step")
        trails = story["steps"][n]["trails"]
        fits(phone, trails[-1]["path"][-1] if trails else "")
    phone.locator("[data-skip]").tap()
    expect(phone.locator("[data-step][aria-current]")).to_have_count(0)
    assert accessible(phone) == []
    assert table.errors == []
