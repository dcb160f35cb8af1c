"""The map at first sight: names and counters side by side, nothing over the hand, and a finger's hover."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import battles
from tests.browser.conftest import GAMES, Server
from tests.browser.seat import give, seated
from tests.browser.table import PATIENCE, WIDEST, Table, accessible, in_the_end
from tests.browser.test_hands import begin

PHONE = {"width": 390, "height": 844}
# Names of places with a counter over them; a pixel or two of a halo do not count.
COVERED = """
() => {
  const piles = [...document.querySelectorAll("[data-pile]")].map((p) => p.getBoundingClientRect());
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  return [...document.querySelectorAll(".labels text:not(.free), .names text")]
    .filter((name) => piles.some((p) => over(p, name.getBoundingClientRect())))
    .map((name) => name.textContent);
}
"""
# Names that hatching is painted over, or that have no halo against it.
DROWNED = """
() => [...document.querySelectorAll(".labels text:not(.free), .names text")].filter((name) => {
  const style = getComputedStyle(name);
  const after = [...document.querySelectorAll(".hatch")]
    .some((h) => name.compareDocumentPosition(h) & Node.DOCUMENT_POSITION_FOLLOWING);
  return after || parseFloat(style.strokeWidth) < 3 || !style.paintOrder.startsWith("stroke");
}).map((name) => name.textContent)
"""
OVERLAPS = """
() => {
  const small = document.querySelector("[data-mini]")?.getBoundingClientRect();
  if (!small) return [];
  const things = document.querySelectorAll("[data-card], [data-tray], [data-battle], .rail, .prompt, .ctl");
  return [...things].filter((e) => {
    const b = e.getBoundingClientRect();
    return b.width && b.left < small.right && b.right > small.left
      && b.top < small.bottom && b.bottom > small.top;
  }).map((e) => e.className);
}
"""
# Links and chips within a sentence are larger to the finger than they look; the box of a tick is its label.
SMALL = """
() => [...document.querySelectorAll("button, a[href], input, select, summary, label")]
  .filter((e) => e.checkVisibility() && !e.closest("svg, .hidden-words, label > *, .entry p, li p, .aim")
    && !e.matches(".rule, label > input"))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([, b]) => b.width && b.top < innerHeight && b.bottom > 0 && (b.width < 43.5 || b.height < 43.5))
  .map(([e, b]) => `${e.className} ${(e.ariaLabel ?? e.innerText).slice(0, 24)} ${b.width} ${b.height}`)
"""


@pytest.mark.parametrize("slug", GAMES)
def test_no_name_lies_under_a_counter_and_nothing_over_the_hand(
    server: Server, page: Page, slug: str
) -> None:
    made, _ = begin(server, slug)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    in_the_end(page, COVERED, [])
    in_the_end(page, DROWNED, [])
    in_the_end(page, OVERLAPS, [])
    far = table.counters()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.wait_for_function(f"far => {WIDEST} > far", arg=far, timeout=PATIENCE)
    in_the_end(page, COVERED, [])
    in_the_end(page, OVERLAPS, [])
    assert table.errors == []


@pytest.mark.parametrize("slug", ["crusade", "barricadas"])
def test_on_a_phone_everything_is_large_enough_for_a_finger(
    server: Server, browser: Browser, browser_context_args: dict[str, Any], slug: str
) -> None:
    context = browser.new_context(**browser_context_args | {"viewport": PHONE, "has_touch": True})
    page = context.new_page()
    made, _ = begin(server, slug)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    expect(page.locator("[data-thumb=map]")).to_be_visible(timeout=PATIENCE)
    thumbs = page.locator("[data-thumb]").evaluate_all("all => all.map(x => x.dataset.thumb)")
    assert ("hand" in thumbs) == (slug in ("crusade", "espana"))  # the others have no cards
    for thumb in thumbs:
        page.locator(f"[data-thumb={thumb}]").tap()
        in_the_end(page, SMALL, [])
    assert table.errors == []
    context.close()


def test_a_long_press_shows_the_odds_and_chooses_nothing(
    server: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    fight = battles.FIGHTS["barricadas"]
    made = battles.at_the_dice(server, fight)
    context = browser.new_context(**browser_context_args | {"viewport": PHONE, "has_touch": True})
    page = context.new_page()
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    before = table.state()
    spot = page.locator(f'[data-spot="{fight.chosen}"]')
    finger = {"pointerType": "touch", "isPrimary": True, "pointerId": 7, "bubbles": True}
    spot.dispatch_event("pointerdown", finger)
    expect(page.locator("[data-battle][data-odds]")).to_be_visible(timeout=PATIENCE)
    spot.dispatch_event("pointerup", finger)
    spot.dispatch_event("click")
    page.wait_for_timeout(300)
    assert table.state() == before
    row = page.locator("[data-outcome]").first.bounding_box()
    assert row is not None
    assert row["y"] + row["height"] <= PHONE["height"]
    assert table.errors == []
    context.close()


def test_all_that_is_asked_first_is_in_sight(server: Server, page: Page) -> None:
    """Also where the other side set out first, and the map was looked at before anything was asked."""
    made, _ = begin(server, "barricadas")
    Table(page).open(server.link(made)).wait_for_my_move()
    # Some of it is lit once the others' set-up has been shown.
    in_the_end(
        page,
        "() => { const map = document.querySelector('.frame').getBoundingClientRect();"
        " const lit = [...document.querySelectorAll('.lit > *')].map((e) => e.getBoundingClientRect());"
        " const out = lit.filter((b) => b.top < map.top - 2 || b.bottom > map.bottom + 2);"
        " return [lit.length > 0, out.length]; }",
        [True, 0],
    )


def test_a_fight_stays_in_sight_where_units_are_offered_beside_the_map(server: Server, page: Page) -> None:
    battles.look_at_the_dice(server, page, battles.FIGHTS["santander"])
    expect(page.locator("[data-tray]")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(battles.FREE, "2206") is not None


def test_a_battle_within_one_place_is_fought_in_a_view_of_its_own_size(server: Server, page: Page) -> None:
    """Attacker and target are chosen from large counters beside the card; the place itself stays in sight."""
    made = battles.FIGHTS["espana"].begin(server)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    with seated(server, made) as player:
        give(player, "battle gen-varela")
    field = page.locator("[data-field=madrid]")
    expect(field).to_be_visible(timeout=PATIENCE)
    large = "(all) => all.map((e) => e.querySelector('svg').getBoundingClientRect().width)"
    sizes = field.locator("[data-fights]").evaluate_all(large)
    assert len(sizes) == 8
    assert min(sizes) >= 56
    for unit in ("n-leg-s1", "r-ana-s1"):
        field.locator(f'[data-fights="{unit}"]').click()
    expect(field.locator('[data-fights="n-leg-s1"]')).to_have_attribute("aria-pressed", "true")
    spot, panel = table.spot("madrid").bounding_box(), field.bounding_box()
    assert spot
    assert panel
    assert spot["x"] + spot["width"] / 2 < panel["x"] or spot["y"] > panel["y"] + panel["height"]
    assert accessible(page) == []
    assert table.errors == []
