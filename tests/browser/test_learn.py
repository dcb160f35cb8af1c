"""Lessons in Chromium: finished by clicking only what is ringed, and by keyboard; left, and gone back to."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table, accessible

from frente import games, learn

LESSONS = [(slug, lesson.id) for slug in games.slugs() for lesson in learn.course(games.load(slug))]
BY_KEYS = [(*LESSONS[4 * n], "keys") for n in range(5)]
"""The first of each game."""
ACTS = 60
"""More than any lesson takes."""
NOW = """
() => {
  const card = document.querySelector("[data-lesson-step]");
  const rings = [...document.querySelectorAll("[data-ring]")].map((ring) => ring.dataset.ring);
  const app = document.querySelector(".app");
  const tab = document.querySelector("[role=tab][aria-selected=true]")?.id;
  return JSON.stringify([card?.dataset, rings, app?.dataset, tab]);
}
"""
FREE = """
(thing) => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [ring, card] = [box(`[data-ring="${thing}"]`), box("[data-try]")];
  if (!ring || !card) return false;
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const covered = x > card.left && x < card.right && y > card.top && y < card.bottom;
  return !covered && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}
"""


class Reader:
    """Somebody who does what the lesson says, and nothing else."""

    def __init__(self, server: Server, page: Page) -> None:
        self.page = page
        self.server = server
        self.table = Table(page, briefed=False)
        page.add_init_script(
            "if (location.host) localStorage['frente-settings'] ??= JSON.stringify({ pace: 'once' })"
        )

    def open(self, slug: str, lesson: str, step: int = 1) -> Reader:
        self.page.goto(f"{self.server.address}/#/lesson/{slug}/{lesson}?step={step}")
        expect(self.card).to_be_visible(timeout=PATIENCE)
        return self

    @property
    def card(self) -> Locator:
        return self.page.locator("[data-lesson-step]")

    @property
    def step(self) -> int:
        return int(self.card.get_attribute("data-lesson-step") or 0)

    @property
    def finished(self) -> bool:
        return self.page.locator("[data-lesson-step][data-finished]").count() > 0

    def now(self) -> str:
        found: str = self.page.evaluate(NOW)
        return found

    def wait_for_change(self, before: str, patience: float = PATIENCE) -> None:
        self.page.wait_for_function(f"before => ({NOW})() !== before", arg=before, timeout=patience)

    def wait_for_something_to_do(self) -> None:
        self.page.wait_for_function(
            "() => document.querySelector('[data-finished], [data-next], [data-try], [data-ring]') "
            "&& !document.querySelector('.prompt :disabled')",
            timeout=PATIENCE,
        )
        # A button settles before it means what it says.
        before = ""
        while before != (before := self.now()):
            self.page.wait_for_timeout(450)

    def click_the_ring(self) -> None:
        """Where the ring is, with the mouse."""
        button = self.page.locator("[data-next], [data-try]")
        if button.count():
            button.first.click()
            return
        # A card that unfolds moves what lies below it: the ring is clicked where it has come to rest.
        ring = self.page.locator("[data-ring]").first
        box, before = ring.bounding_box(), None
        while box is None or box != before:
            self.page.wait_for_timeout(300)
            box, before = ring.bounding_box(), box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press_keys(self) -> None:
        """By keyboard alone: Enter goes on, W goes to the ring, Enter does it."""
        self.card.focus()
        if self.page.locator("[data-next], [data-try]").count():
            self.page.keyboard.press("Enter")
            return
        self.page.keyboard.press("w")
        self.page.keyboard.press("Enter")

    def finish(self, how: str) -> list[int]:
        seen = [self.step]
        for _ in range(ACTS):
            self.wait_for_something_to_do()
            if self.finished:
                return seen
            if self.step != seen[-1]:
                seen.append(self.step)
            before = self.now()
            for patience in (5_000, PATIENCE):  # what came in between moved the ring: once more
                self.press_keys() if how == "keys" else self.click_the_ring()
                with suppress(TimeoutError):
                    self.wait_for_change(before, patience)
                    break
        raise AssertionError(f"still at step {self.step}: {self.now()}")


@pytest.mark.parametrize(("slug", "lesson", "how"), [*((*one, "mouse") for one in LESSONS), *BY_KEYS])
def test_a_lesson_is_finished_by_doing_only_what_is_ringed(
    server: Server, page: Page, slug: str, lesson: str, how: str
) -> None:
    reader = Reader(server, page).open(slug, lesson)
    steps = len(learn.lesson_of(games.load(slug), lesson).steps)
    assert reader.finish(how) == list(range(1, steps + 1))
    assert reader.table.errors == []


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
@pytest.mark.parametrize(("slug", "lesson"), LESSONS[::4])
def test_on_a_phone_too_what_is_ringed_can_be_touched(
    server: Server, page: Page, slug: str, lesson: str
) -> None:
    reader = Reader(server, page).open(slug, lesson)
    steps = len(learn.lesson_of(games.load(slug), lesson).steps)
    assert reader.finish("mouse") == list(range(1, steps + 1))
    assert reader.table.errors == []


def test_a_lesson_that_is_done_is_so_on_the_course_and_no_match_is_left_of_it(
    server: Server, page: Page
) -> None:
    reader = Reader(server, page).open("santander", "1-reinosa", 9)
    reader.finish("mouse")
    expect(page.get_by_role("link", name="Next:")).to_be_visible()
    page.goto(f"{server.address}/#/learn/santander")
    expect(page.locator('[data-lesson="1-reinosa"][data-done]')).to_be_visible(timeout=PATIENCE)
    expect(page.locator('[data-lesson="2-zones"]')).to_contain_text("comes next")
    page.goto(f"{server.address}/#/mine")
    expect(page.locator("main")).not_to_contain_text("Your move")


def test_the_last_lesson_ends_in_a_first_match_with_hints_that_can_be_switched_off(
    server: Server, page: Page
) -> None:
    last = len(learn.lesson_of(games.load("santander"), "4-retreat").steps)
    Reader(server, page).open("santander", "4-retreat", last).finish("mouse")
    page.locator("[data-first-match]").click()
    page.wait_for_url("**/#/match/**")
    page.locator("[data-begin]").click(timeout=PATIENCE)
    hints = page.locator("[data-hints]")
    expect(hints).to_contain_text("What to do now", timeout=PATIENCE)
    expect(hints.locator("li").first).to_be_visible()
    assert accessible(page) == []
    page.locator("[data-hints-off]").click()
    expect(hints).to_have_count(0)
    page.reload()
    expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    assert page.evaluate("JSON.parse(localStorage['frente-settings']).hints") is False
    expect(hints).to_have_count(0)


def test_a_first_visit_leads_to_a_lesson(server: Server, page: Page) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="minutes").click()
    expect(page.locator("[data-lesson-step='1']")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{server.address}/#/")
    expect(page.get_by_role("link", name="Learn", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="minutes")).to_have_count(0)


def test_another_act_is_fine_too_and_the_lesson_waits(server: Server, page: Page) -> None:
    reader = Reader(server, page).open("santander", "1-reinosa", 4)
    reader.wait_for_something_to_do()
    reader.table.click_place("2305")
    expect(reader.card).to_contain_text("Fine too")
    page.locator("[data-again]").click()
    expect(reader.card).to_contain_text("Go next door", timeout=PATIENCE)
    expect(page.locator("[data-ring='2106']")).to_be_attached()


def test_another_good_answer_is_praised_and_the_next_step_follows(server: Server, page: Page) -> None:
    reader = Reader(server, page).open("santander", "2-zones", 8)
    reader.wait_for_something_to_do()
    reader.table.click_place("2304")
    page.wait_for_selector(".app[data-meant]")
    reader.table.confirm()
    expect(reader.card).to_contain_text("A good answer")
    page.locator("[data-next]").click()
    expect(page.locator("[data-lesson-step='9']")).to_be_visible(timeout=PATIENCE)


def test_a_refusal_counts_when_it_was_refused_and_says_why(server: Server, page: Page) -> None:
    reader = Reader(server, page).open("santander", "1-reinosa", 3)
    reader.wait_for_something_to_do()
    reader.click_the_ring()
    expect(page.locator("[data-toast=why]")).to_contain_text("8.1-d")
    expect(page.locator("[data-lesson-step='4']")).to_be_visible(timeout=PATIENCE)


def test_show_me_does_it_and_back_lets_one_do_it_oneself(server: Server, page: Page) -> None:
    reader = Reader(server, page).open("santander", "1-reinosa", 4)
    reader.wait_for_something_to_do()
    page.locator("[data-show]").click()
    expect(page.locator("[data-lesson-step='5']")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Back").click()
    expect(page.locator("[data-lesson-step='4']")).to_be_visible(timeout=PATIENCE)
    reader.wait_for_something_to_do()
    page.keyboard.press("Shift+Enter")
    expect(page.locator("[data-lesson-step='5']")).to_be_visible(timeout=PATIENCE)


def test_leaving_gives_a_match_against_the_computer(server: Server, page: Page) -> None:
    reader = Reader(server, page).open("espana", "1-toledo", 4)
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/match/**")
    expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    expect(page.locator("[data-lesson-step]")).to_have_count(0)
    reader.table.wait_for_my_move()
    before, state = reader.table.ply(), reader.table.state()
    reader.table.click_place("toledo")
    reader.table.changed(state)
    reader.table.confirm()
    reader.table.wait_past(before)
    page.goto(f"{server.address}/#/learn/espana")
    expect(page.locator("[data-lesson='1-toledo']")).to_contain_text("at step 4 of 9")
    page.goto(f"{server.address}/#/mine")
    expect(page.get_by_role("link", name="España 1936")).to_be_visible()


def test_a_word_of_wargames_is_explained_where_it_stands(server: Server, page: Page) -> None:
    Reader(server, page).open("santander", "2-zones", 3)
    page.locator("[data-term=zone]").first.click()
    expect(page.get_by_role("note")).to_contain_text("he watches them")
    drawn = "() => document.querySelector('[data-meaning] img')?.naturalWidth > 0"
    page.wait_for_function(drawn, timeout=PATIENCE)
    page.locator("[data-lesson-step] button.rule").click()
    expect(page.locator("dialog [data-terms], [data-rule] [data-terms]").first).to_be_visible(
        timeout=PATIENCE
    )


def test_lesson_and_course_are_fit_for_everybody(server: Server, page: Page) -> None:
    reader = Reader(server, page).open("santander", "1-reinosa", 2)
    reader.wait_for_something_to_do()
    assert accessible(page) == []
    page.goto(f"{server.address}/#/learn/santander")
    expect(page.locator("[data-lesson]").first).to_be_visible(timeout=PATIENCE)
    assert accessible(page) == []


def open_example(server: Server, page: Page, rule: str, ring: str) -> Locator:
    """The example of a rule; what is ringed there, in the middle of the map and not under the card."""
    Table(page)
    page.goto(f"{server.address}/#/try/santander/{rule}")
    ringed = page.locator(f'[data-ring="{ring}"]')
    expect(ringed).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(FREE, arg=ring, timeout=PATIENCE)
    return ringed


def test_an_example_rings_what_there_is_to_look_at(server: Server, page: Page) -> None:
    open_example(server, page, "2.1-d", "b166")
    expect(page.locator("[data-try]")).to_contain_text("behind the stroke")
    expect(page.locator("[data-show]")).to_have_count(0)


def test_an_example_rings_what_to_try_and_has_a_button_for_it(server: Server, page: Page) -> None:
    ringed = open_example(server, page, "8.1-d", "1101")
    page.locator("[data-show]").click()
    expect(page.locator("[data-toast=why]")).to_contain_text("no land hex", timeout=PATIENCE)
    expect(ringed).to_have_count(0)
    page.locator("[data-reset]").click()
    expect(ringed).to_be_visible(timeout=PATIENCE)


def test_from_a_refusal_one_gets_to_the_rule_and_tries_it(server: Server, page: Page) -> None:
    reader = Reader(server, page).open("santander", "1-reinosa", 3)
    reader.wait_for_something_to_do()
    reader.click_the_ring()
    page.locator("[data-toast=why] button.rule").click()
    page.locator("[data-try-rule='8.1-d']").click(timeout=PATIENCE)
    said = learn.examples_of(games.load("santander"))["8.1-d"].say
    expect(page.locator("[data-try='8.1-d']")).to_contain_text(said, timeout=PATIENCE)
    expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    assert accessible(page) == []
    page.locator("[data-reset]").click()
    expect(page.locator("[data-try='8.1-d']")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{server.address}/#/mine")
    expect(page.locator("main")).not_to_contain_text("Your move")
