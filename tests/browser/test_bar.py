"""The bar on top and the briefing beside the map: what is shown is shown whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import GAMES, Server
from tests.browser.table import PATIENCE, Table, in_the_end
from tests.browser.test_hands import begin

# Figures that are seen but not whole, and things of the bar that lie over one another.
CUT = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const list = box(document.querySelector(".status"));
  const seen = [...document.querySelectorAll(".status div")]
    .filter((line) => getComputedStyle(line).visibility === "visible" && box(line).width);
  const parts = [...document.querySelector(".bar").children].filter((e) => box(e).width).map(box);
  return {
    seen: seen.length,
    cut: seen.filter((line) => box(line).right > list.right + 1 || box(line).bottom > list.bottom + 1)
      .map((line) => line.innerText),
    over: parts.filter((one, n) => n && one.left < parts[n - 1].right - 1).length,
  };
}
"""


@pytest.mark.parametrize("slug", GAMES)
def test_the_figures_of_the_bar_are_whole_at_every_width(server: Server, page: Page, slug: str) -> None:
    made, _ = begin(server, slug)
    Table(page).open(server.link(made)).wait_for_my_move()
    for width in (1920, 1440, 1280, 1100, 960):
        page.set_viewport_size({"width": width, "height": 900})
        in_the_end(page, f"() => {{ const {{ cut, over }} = ({CUT})(); return [cut, over]; }}", [[], 0])
        assert page.evaluate(CUT)["seen"] > 0 or width < 1280, width


def test_long_words_never_drive_the_buttons_out_of_the_window(server: Server, page: Page) -> None:
    """As when eight units are chosen for an attack, each with its whole name."""
    made, _ = begin(server, "santander")
    Table(page).open(server.link(made)).wait_for_my_move()
    page.evaluate(
        """() => {
          const line = document.createElement("div");
          line.style.whiteSpace = "nowrap";
          line.textContent = "1ª Media Brigada (I Brigada de Navarra), ".repeat(12);
          document.querySelector(".prompt .words").append(line);
        }"""
    )
    for width in (1440, 1100):
        page.set_viewport_size({"width": width, "height": 757})
        for button in page.locator(".prompt .acts .btn").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= width


def test_before_the_first_turn_there_is_no_turn_to_number(server: Server, page: Page) -> None:
    made, _ = begin(server, "barricadas")
    Table(page).open(server.link(made)).wait_for_my_move()
    expect(page.locator(".bar .turn")).to_have_text("Set-up")
    assert "0 of" not in page.locator("[data-stage]").inner_text()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".bar .game small")).to_have_text("Set-up")


@pytest.mark.parametrize("slug", GAMES)
def test_the_briefing_leaves_the_whole_map_in_sight(server: Server, page: Page, slug: str) -> None:
    """Every numbered flag lies beside it, and more ways than one lead past it."""
    made, _ = begin(server, slug)
    table = Table(page, briefed=False).open(server.link(made))
    briefing = page.locator("[data-briefing=first]")
    expect(briefing).to_be_visible(timeout=PATIENCE)
    table.rest()
    text = briefing.bounding_box()
    assert text is not None
    assert text["width"] <= 1440 * 0.46
    expect(page.locator(".rail")).to_have_count(0)
    for flag in page.locator("[data-flag]").all():
        box = flag.bounding_box()
        assert box is not None
        assert text["width"] <= box["x"], flag.get_attribute("data-flag")
        assert box["x"] + box["width"] <= 1440
        assert box["y"] + box["height"] <= 900
    assert briefing.locator("[data-begin]").bounding_box()
    briefing.get_by_role("button", name="Close", exact=True).click()
    expect(briefing).to_have_count(0)
    expect(page.locator(".rail")).to_be_visible()
    assert table.errors == []
