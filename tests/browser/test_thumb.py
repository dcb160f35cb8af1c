"""A whole match by one thumb: only what lies free under a finger is tapped, until the match is over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect
from tests.browser.conftest import GAMES, Server
from tests.browser.reading import Reader
from tests.browser.table import PATIENCE, Table, accessible
from tests.browser.test_hands import begin
from tests.browser.test_phone import SEEN, SIZES

FARTHEST = 600
"""Answers within which a War of the Columns must be over."""
READ_EVERY = 12
# What is gold on the map and lies free under a finger.
GOLD = """
() => [...document.querySelectorAll(":is(.gold, .go, .chip-go, .group-ring).may")].flatMap((x) => {
  const box = x.getBoundingClientRect();
  const at = [box.left + box.width / 2, box.top + box.height / 2];
  return document.elementFromPoint(...at)?.closest("svg.board") ? [at] : [];
})
"""
# Whatever a tap has changed: an answer, a choice, a set in hand, a card that was read, a reason given.
LOOK = """
() => JSON.stringify([
  { ...document.querySelector(".app").dataset },
  document.querySelector("[data-set]")?.dataset.set,
  document.querySelector("[data-sheet]").innerText,
  document.querySelector("[data-toast]")?.innerText,
  document.querySelectorAll("[data-changes], [data-ending]").length,
])
"""
# What was read and is put aside before the next answer, in the order in which it lies over the page.
READ = ("[data-changes] .btn.p", "[data-battle] [data-close]", "[data-unread]")


class Thumb:
    """Somebody who plays with one finger and no plan, but wants to see every kind of thing happen."""

    def __init__(self, page: Page) -> None:
        self.page, self.table = page, Table(page, briefed=False)
        self.chance = random.Random(1936)
        self.tapped: dict[str, int] = {}

    def seen(self, css: str) -> Locator | None:
        found = self.page.locator(css)
        return found.first if found.count() and found.first.is_visible() else None

    def play_on(self) -> None:
        """A tap, on the first of these that there is; something changes by it.

        What was looked at may have moved away from under the finger, or have just come to mean another thing:
        then it is looked at again.
        """
        page = self.page
        before = page.evaluate(LOOK)
        for _ in range(PATIENCE // 5_000):
            self.table.wait_for_my_move()
            if not self.tap():
                page.wait_for_timeout(500)
                continue
            with suppress(TimeoutError):
                page.wait_for_function(f"(before) => ({LOOK})() !== before", arg=before, timeout=5_000)
                return
        raise AssertionError(f"nothing comes of a tap: {self.table.prompt}")

    def tap(self) -> bool:
        """Was there anything to tap at?"""
        for css in READ:
            if read := self.seen(css):
                return self.touch(css, read)
        main = self.seen(".prompt .btn.p:enabled")
        if main and self.page.locator(".app[data-meant]").count():
            return self.touch("main", main)
        if (deed := self.seen("[data-set] [data-deed]")) and self.chance.random() < 0.6:
            return self.touch("deed", deed)
        gold = self.page.evaluate(GOLD)
        if gold and self.chance.random() < 0.5:
            return self.touch_at("gold", self.chance.choice(gold))
        uses = [use for use in self.page.locator("[data-use]").all() if use.is_visible()]
        buttons = [one for one in self.page.locator(".prompt .acts [data-token]").all() if one.is_enabled()]
        if uses:
            return self.touch("use", self.chance.choice(uses))
        if main or buttons:
            return self.touch("button", main or self.chance.choice(buttons))
        return bool(gold) and self.touch_at("gold", self.chance.choice(gold))

    def touch(self, what: str, thing: Locator) -> bool:
        self.tapped[what] = self.tapped.get(what, 0) + 1
        with suppress(TimeoutError):  # it may be gone by now
            thing.tap(timeout=5_000)
        return True

    def touch_at(self, what: str, at: tuple[float, float]) -> bool:
        self.tapped[what] = self.tapped.get(what, 0) + 1
        self.page.touchscreen.tap(*at)
        return True


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(**browser_context_args | {"viewport": SIZES[0], "has_touch": True})
    page = context.new_page()
    page.add_init_script("localStorage['frente-settings'] ??= JSON.stringify({ pace: 'once' })")
    yield page
    context.close()


def test_one_thumb_plays_a_war_of_the_columns_to_its_end(server: Server, phone: Page) -> None:
    seats = {"nat": "me", "rep": "bot:random"}
    made = server.begin(game="crusade", scenario="war-of-the-columns", seats=seats)
    thumb = Thumb(phone)
    table = thumb.table.open(server.link(made))
    phone.locator("[data-begin]").tap(timeout=PATIENCE)
    reader, faults = Reader(server, phone, "crusade"), dict[str, None]()
    for n in range(FARTHEST):
        table.wait_for_my_move()
        if table.over:
            break
        assert phone.evaluate(SEEN, ".prompt strong"), table.prompt
        if n % READ_EVERY == 0:
            faults |= dict.fromkeys(reader.faults())
        thumb.play_on()
    ending = phone.locator("[data-ending]")
    expect(ending).to_be_visible(timeout=PATIENCE)
    assert len(ending.inner_text()) > 40  # who won, and why it is over
    for what in ("gold", "use", "button", "main", "[data-battle] [data-close]", "[data-changes] .btn.p"):
        assert thumb.tapped.get(what, 0) > 0, what
    assert "\n".join(faults) == ""
    assert table.errors == []


@pytest.mark.parametrize("slug", GAMES)
def test_a_first_match_on_a_phone_begins_at_what_may_be_done(server: Server, phone: Page, slug: str) -> None:
    """Something gold or a card lies free, where we are is told whole, the tools are by name."""
    made, _ = begin(server, slug)
    table = Thumb(phone).table.open(server.link(made))
    phone.locator("[data-begin]").tap(timeout=PATIENCE)
    table.wait_for_my_move()
    uses = phone.locator("[data-use]:visible, [data-waits]:visible")
    table.rest()
    assert phone.evaluate(GOLD) or uses.count()
    for size in SIZES:
        phone.set_viewport_size(size)
        whole = "(all) => all.every((e) => e.scrollWidth <= e.clientWidth + 1)"
        assert phone.locator(".bar .game").evaluate_all(whole), size
        phone.locator("[data-tools]").tap()
        for name in ("Replay of this match so far", "Rules", "Share", "Settings"):
            expect(phone.locator("#tools").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
        phone.locator("[data-tools]").tap()
    assert accessible(phone) == []
    assert table.errors == []
