"""Puzzles in Chromium: the one of the day solved from the home page, by mouse and by keyboard."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table, accessible

from frente import games
from frente.learn.puzzles import judge_of, question
from frente.words import Words

GAME = games.load("barricadas")
JUDGE = judge_of(GAME, "01-fire")
PUZZLE, TITLE = JUDGE.puzzle, Words(GAME).say(question(GAME, "01-fire"))
BEST, SECOND = (token.removeprefix("at ").partition(":")[0] for token in (PUZZLE.best, PUZZLE.second))


def go_home(server: Server, page: Page) -> Table:
    """To the home page, on a day that has this puzzle."""

    def told(route: Route) -> None:
        card = {"game": PUZZLE.game, "id": PUZZLE.id, "title": TITLE, "seat": PUZZLE.seat}
        route.fulfill(json={"day": "2026-11-16", "puzzle": card})

    page.route("**/api/puzzles/daily?*", told)
    table = Table(page)
    page.goto(f"{server.address}/#/")
    expect(page.locator("[data-daily]")).to_contain_text(TITLE, timeout=PATIENCE)
    return table


def answer(table: Table, place: str, how: str) -> None:
    """Fire at a place: point at it, look at the odds, and do it."""
    table.wait_for_my_move()
    page = table.page
    if how == "mouse":
        table.click_place(place)
    else:
        table.spot(place).focus()
        page.keyboard.press("Enter")
    fire = page.locator(".prompt .btn.p:enabled", has_text=f"AP fire at {place}")
    expect(fire).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(450)  # a button settles before it means what it says
    if how == "mouse":
        fire.click()
    else:
        page.keyboard.press("Enter")


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_the_puzzle_of_the_day_is_solved_from_home(server: Server, page: Page, how: str) -> None:
    table = go_home(server, page)
    link = page.get_by_role("link", name="Solve the puzzle")
    if how == "mouse":
        link.click()
    else:
        link.focus()
        page.keyboard.press("Enter")
    card = page.locator("[data-puzzle]")
    expect(card).to_contain_text("One answer is clearly the best", timeout=PATIENCE)
    answer(table, BEST, how)
    expect(page.locator("[data-judged=best]")).to_contain_text("You found it", timeout=PATIENCE)
    tell = JUDGE.tells[0]
    expect(card).to_contain_text(f"{tell.best} with the best, {tell.second} with the next best")
    expect(card).to_be_focused()
    assert accessible(page) == []
    page.goto(f"{server.address}/#/learn/barricadas")
    done = page.locator(f"[data-puzzle='{PUZZLE.id}'][data-done]")
    expect(done).to_contain_text("solved", timeout=PATIENCE)
    assert accessible(page) == []
    page.goto(f"{server.address}/#/")
    expect(page.locator("[data-daily]")).to_contain_text("Solved", timeout=PATIENCE)
    assert page.evaluate("localStorage.getItem('frente-matches') ?? '[]'") == "[]"
    assert table.errors == []


def test_another_answer_stands_beside_the_best_and_one_may_try_again_go_on_or_play_on(
    server: Server, page: Page
) -> None:
    table = go_home(server, page)
    page.get_by_role("link", name="Solve the puzzle").click()
    answer(table, SECOND, "mouse")
    card = page.locator("[data-judged=other]")
    expect(card).to_contain_text("There was a better one", timeout=PATIENCE)
    expect(card).to_contain_text(f"AP fire at {BEST}")
    page.locator("[data-again]").click()
    expect(page.locator("[data-puzzle]:not([data-judged])")).to_be_visible(timeout=PATIENCE)
    answer(table, SECOND, "mouse")
    expect(card).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-next]")).to_have_attribute("href", "#/puzzle/barricadas/02-fire")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/match/**")
    expect(page.locator("[data-puzzle]")).to_have_count(0)


ON_TOP = """
(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(selector) !== null;
}
"""


@pytest.mark.browser_context_args(viewport={"width": 320, "height": 640}, has_touch=True)
def test_on_a_phone_the_answer_lies_over_the_result_and_can_be_put_aside(server: Server, page: Page) -> None:
    table = go_home(server, page)
    page.get_by_role("link", name="Solve the puzzle").click()
    table.wait_for_my_move()
    table.spot(SECOND).dispatch_event("click")
    page.locator(".btn.p:enabled", has_text=f"AP fire at {SECOND}").first.click()
    expect(page.locator("[data-judged=other] h2")).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(ON_TOP, arg="[data-judged] h2", timeout=PATIENCE)
    page.locator("[data-again]").scroll_into_view_if_needed()
    page.wait_for_function(ON_TOP, arg="[data-again]", timeout=PATIENCE)
    page.locator("[data-fold]").click()
    expect(page.locator("[data-fold]")).to_have_text("To the answer")


def test_who_has_finished_no_match_meets_the_recruit_with_hints(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/#/new/santander")
    expect(page.locator("input[name=bot][value=recruit]")).to_be_checked(timeout=PATIENCE)
    expect(page.locator("[data-hinted]")).to_be_visible()
    assert accessible(page) == []
    over = {"id": "a", "link": "b", "game": "santander", "title": "Santander", "scenario": "quick"}
    over |= {"seats": ["republican"], "changed": "", "over": True, "yourMove": False}  # type: ignore[dict-item]
    page.evaluate("kept => localStorage.setItem('frente-matches', kept)", json.dumps([over]))
    page.reload()
    expect(page.locator("input[name=bot][value=steady]")).to_be_checked(timeout=PATIENCE)
    expect(page.locator("[data-hinted]")).to_have_count(0)
