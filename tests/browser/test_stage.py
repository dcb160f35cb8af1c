"""The battle card: every outcome in sight before the dice, and what came of it until it is closed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect
from tests.browser.battles import (
    FIGHTS,
    at_the_dice,
    fought,
    look_at_the_dice,
    roll,
    until_another_turn,
)
from tests.browser.conftest import Server
from tests.browser.reading import Reader
from tests.browser.seat import seated
from tests.browser.table import PATIENCE, Table, accessible

pytestmark = pytest.mark.xdist_group("stage")  # they share what the module makes
DESK = {"width": 1440, "height": 900}
# For each list of outcomes the sum of its chances; and the rows that are not wholly in sight.
SUMS = """
() => [...document.querySelectorAll("[data-battle] ul:has([data-outcome])")].map((list) =>
  [...list.querySelectorAll("[data-outcome]")].reduce((all, row) => all + Number(row.dataset.chance), 0))
"""
HIDDEN = """
() => [...document.querySelectorAll("[data-battle] [data-outcome]")].filter((row) => {
  const box = row.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
  const below = document.elementFromPoint(box.left + 4, box.bottom - 2);
  return box.bottom > innerHeight || box.top < 0 || !row.contains(seen) || !row.contains(below);
}).map((row) => row.innerText)
"""


@pytest.fixture(scope="module")
def standing(served: Server) -> Callable[[str], dict[str, Any]]:
    """A match of each game just before the dice, for tests that only look."""
    served.luck_of("standing")
    return cache(lambda slug: at_the_dice(served, FIGHTS[slug]))


def all_in_sight(page: Page) -> None:
    sums = page.evaluate(SUMS)
    assert sums
    assert sums == pytest.approx([1] * len(sums))
    with suppress(TimeoutError):  # what has to be folded is, in a moment
        page.wait_for_function(f"() => !({HIDDEN})().length", timeout=PATIENCE / 4)
    assert page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("slug", FIGHTS)
def test_every_outcome_is_in_sight_before_the_dice(
    server: Server, page: Page, standing: Callable[[str], dict[str, Any]], slug: str
) -> None:
    """Without pointing at anything, with the log below it, and nothing scrolls."""
    table = look_at_the_dice(server, page, FIGHTS[slug], standing(slug))
    all_in_sight(page)
    assert page.locator("[data-stage=battle]").evaluate("(s) => s.scrollHeight - s.clientHeight") <= 1
    log = page.locator(".log").bounding_box()
    assert log is not None
    assert log["height"] >= 40
    assert Reader(server, page, slug).faults("[data-battle]") == []
    assert table.errors == []


@pytest.mark.parametrize("slug", FIGHTS)
def test_a_result_stays_until_it_is_closed(server: Server, page: Page, slug: str) -> None:
    """Over the next answers, the other side's turn and a reload; closed, it opens again from the log."""
    fight = FIGHTS[slug]
    made = at_the_dice(server, fight)
    table = look_at_the_dice(server, page, fight, made)
    roll(table, fight)
    card = page.locator("[data-battle][data-state=settled], [data-battle][data-state=rolled]")
    expect(card).to_be_visible(timeout=PATIENCE)
    number = card.get_attribute("data-battle")
    assert card.locator("[data-rolled]").count() > 0  # the dice carry their owner
    assert accessible(page) == []
    with seated(server, made) as player:
        until_another_turn(player, number or "")
        ply = player.ply
    table.wait_past(ply - 1)
    page.reload()
    table.wait_for_my_move()
    unread, close = page.locator("[data-unread]"), page.locator("[data-battle] [data-close]")
    mine = page.locator(f'[data-battle="{number}"]')
    expect(unread.or_(close).first).to_be_visible(timeout=PATIENCE)
    while not mine.count():  # newer ones are read before it
        (close if close.count() else unread).first.click()
    expect(mine).to_have_attribute("data-state", "settled")
    told = mine.locator("[data-battle-step]").all_inner_texts()
    assert told
    while close.count() or unread.count():
        (close if close.count() else unread).first.click()
    page.reload()
    table.wait_for_my_move()
    expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    assert page.locator("[data-unread], [data-battle] [data-close]").count() == 0
    page.get_by_role("tab", name="Log").click()
    page.locator(f'[data-open="{number}"]').last.click()
    expect(mine).to_contain_text("From the log")
    assert mine.locator("[data-battle-step]").all_inner_texts() == told
    assert mine.locator("[data-commit]").count() == 0
    page.keyboard.press("Escape")
    expect(mine).to_have_count(0)
    assert table.errors == []


@pytest.mark.parametrize("slug", FIGHTS)
def test_the_losses_of_the_card_are_those_of_the_board(server: Server, page: Page, slug: str) -> None:
    """A fight that hurt somebody: who is listed is who is gone, or has fewer steps, since before it."""
    fight = FIGHTS[slug]
    for _ in range(12):
        made = at_the_dice(server, fight)
        with seated(server, made) as player:
            number, hurt = fought(player, fight)
        if hurt:
            break
    table = Table(page).open(server.link(made))
    page.get_by_role("tab", name="Log").click()
    page.locator(f'[data-open="{number}"]').last.click()
    card = page.locator(f'[data-battle="{number}"]')
    expect(card).to_be_visible(timeout=PATIENCE)
    lost = card.locator("[data-battle-step=loss]").evaluate_all(
        "(steps) => steps.flatMap((step) => step.dataset.pieces.split(' '))"
    )
    with seated(server, made) as player:
        pieces = {piece["id"] for board in player.boards.values() for piece in board["pieces"]} | hurt
    assert {piece for piece in lost if piece in pieces} == hurt
    assert hurt
    assert Reader(server, page, slug).faults("[data-battle]") == []
    assert table.errors == []


def test_the_keys_of_the_card(server: Server, page: Page) -> None:
    """O is at the card, Shift+O lays out all rolls, Esc folds a result and loses nothing, Enter closes it."""
    fight = FIGHTS["arriba"]
    table = look_at_the_dice(server, page, fight)
    before = table.ply()
    page.keyboard.press("o")
    expect(page.locator("[data-battle]")).to_be_focused()
    page.keyboard.press("Shift+O")
    rolls = page.get_by_role("dialog")
    expect(rolls).to_contain_text("Every roll")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert table.ply() == before  # Esc never attacks
    page.keyboard.press("Enter")
    table.wait_past(before)
    card = page.locator("[data-battle] [data-close]")
    expect(card).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator("[data-unread]")).to_be_visible()
    page.keyboard.press("o")
    expect(card).to_be_visible()
    ply = table.ply()
    while page.locator("[data-unread], [data-battle] [data-close]").count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    assert table.ply() == ply
    page.keyboard.press("o")
    expect(page.locator("[data-battle]")).to_contain_text("From the log")
    assert table.errors == []


def test_a_low_window_folds_the_sum_and_keeps_the_outcomes(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 560})
    look_at_the_dice(server, page, FIGHTS["crusade"])
    expect(page.locator("[data-battle] .counted")).to_be_visible()
    all_in_sight(page)


def test_the_dice_roll_and_the_steps_tick_one_after_the_other(
    server: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    context = browser.new_context(**browser_context_args | {"reduced_motion": "no-preference"})
    page = context.new_page()
    fight = FIGHTS["arriba"]
    table = look_at_the_dice(server, page, fight)
    roll(table, fight)
    expect(page.locator("[data-battle][data-state=rolling]")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Shift")  # any input ends the tumble
    expect(page.locator("[data-battle][data-state=rolling]")).to_have_count(0)
    assert page.locator("[data-battle-step]").count() > 1
    context.close()


def test_the_log_is_filtered_and_searched(server: Server, page: Page) -> None:
    fight = FIGHTS["arriba"]
    table = look_at_the_dice(server, page, fight)
    roll(table, fight)
    page.get_by_role("tab", name="Log").click()
    entries = page.locator(".log .entry")
    expect(page.locator(".log .dice").first).to_be_visible()
    assert "combat" in (page.locator(".log .dice").first.get_attribute("title") or "")
    many = entries.count()
    page.get_by_role("button", name="more", exact=False).first.click()
    expect(page.locator(".log .entry li").first).to_be_visible()
    page.get_by_role("button", name="Filter").click()
    page.get_by_label("Kind").select_option("move")
    expect(page.locator(".log .entry[data-kind=dice]")).to_have_count(0)
    page.get_by_label("Kind").select_option("dice")
    expect(page.locator(".log .entry[data-kind=dice]").first).to_be_visible()
    page.get_by_label("Find in the log").fill("no such words")
    expect(page.get_by_text("No line fits.")).to_be_visible()
    page.get_by_role("button", name="Filter").click()
    expect(entries).to_have_count(many)
    assert table.errors == []


def test_a_fight_opens_again_in_the_replay(server: Server, page: Page) -> None:
    fight = FIGHTS["arriba"]
    table = look_at_the_dice(server, page, fight)
    roll(table, fight)
    table.wait_for_my_move()
    page.locator("[data-replay]").click()
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".count")).not_to_have_text("0 of 0", timeout=PATIENCE)
    fights = page.locator("[data-open]")
    for _ in range(12):  # each moment has a log of its own
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if fights.count():
            break
        with page.expect_response(lambda told: "/replay?" in told.url):
            page.keyboard.press("ArrowLeft")
    fights.first.click()
    expect(page.locator("[data-battle]")).to_contain_text("From the log")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
