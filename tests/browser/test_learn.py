"""Lessons in real Chromium: finished by clicking only what is ringed, and by keyboard; left, and come back to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table, accessible

from frente import games, learn

FIRST = [(slug, learn.course(games.load(slug))[0].id) for slug in games.slugs()]
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


class Reader:
    """Somebody who does what the lesson says, and nothing else."""

    def __init__(self, server: Server, page: Page) -> None:
        self.page = page
        self.server = server
        self.table = Table(page)
        page.add_init_script(
            "if (location.host) localStorage.setItem('frente-settings', JSON.stringify({ pace: 'once' }))"
        )

    def open(self, slug: str, lesson: str, step: int = 1) -> Reader:
        self.page.goto(f"{self.server.address}/#/lesson/{slug}/{lesson}?step={step}")
        expect(self.card).to_be_visible(timeout=PATIENCE)
        return self

    @property
    def card(self):  # type: ignore[no-untyped-def]  # a Locator, as its neighbours are
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

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({NOW})() !== before", arg=before, timeout=PATIENCE)

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
        box = self.page.locator("[data-ring]").first.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press_keys(self) -> None:
        """By keyboard alone: Enter goes on, K goes to the ring, Enter does it."""
        self.card.focus()
        if self.page.locator("[data-next], [data-try]").count():
            self.page.keyboard.press("Enter")
            return
        self.page.keyboard.press("k")
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
            self.press_keys() if how == "keys" else self.click_the_ring()
            self.wait_for_change(before)
        raise AssertionError(f"still at step {self.step}: {self.now()}")


@pytest.mark.parametrize("how", ["mouse", "keys"])
@pytest.mark.parametrize(("slug", "lesson"), FIRST)
def test_a_first_lesson_is_finished_by_doing_only_what_is_ringed(
    server: Server, page: Page, slug: str, lesson: str, how: str
) -> None:
    reader = Reader(server, page).open(slug, lesson)
    steps = len(learn.lesson_of(games.load(slug), lesson).steps)
    assert reader.finish(how) == list(range(1, steps + 1))
    assert reader.table.errors == []
    expect(page.get_by_role("link", name="Next:")).to_be_visible()
    page.goto(f"{server.address}/#/learn/{slug}")
    expect(page.locator(f'[data-lesson="{lesson}"][data-done]')).to_be_visible(timeout=PATIENCE)
    page.goto(f"{server.address}/#/mine")
    expect(page.locator("main")).not_to_contain_text("Your move")
