"""A first-time player's road: from home to a battle, a refusal and an undo, all in plain words."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.battles import STILL
from tests.browser.conftest import GAMES, Server
from tests.browser.reading import Reader
from tests.browser.table import PATIENCE, Table
from tests.browser.test_stage import all_in_sight

DECISIONS = 10
FARTHEST = 90
"""Decisions within which a battle must have come up."""
# Things on the map that cannot be chosen now, with the middle of each, where it lies free under the pointer.
GREY = """
() => [...document.querySelectorAll("[data-pile]:not(:has(.go, .chip-go, .group-ring))")].flatMap((x) => {
    const box = x.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    return x.contains(document.elementFromPoint(...at)) ? [at] : [];
  })
"""


@dataclass
class Road:
    """What a player who wants to see a fight prefers, the first of these that is offered."""

    wants: tuple[str, ...]
    most: dict[str, int] = field(default_factory=dict)
    """How often an answer of a kind is taken, where it could go on for ever."""
    scenario: str = ""


ROADS = {
    "arriba": Road(
        ("on", "attack", "march", "via", "to", "close", "open", "done"),
        {"open": 2, "attack": 2, "march": 3, "via": 2},
    ),
    "barricadas": Road(("at", "fire", "on", "auto", "activate", "end", "pass"), {"on": 3}),
    "crusade": Road(("attack", "activate-attack", "done", "ops"), {"activate-attack": 2}),
    "espana": Road(
        ("attack", "bonus", "battle", "to", "march", "assign", "done", "none", "pass"),
        {"march": 4, "bonus": 1},
    ),
    "santander": Road(("attack", "join", "launch", "go", "move", "done"), {"move": 5}, "quick"),
}


class Traveller:
    """Somebody who sits down for the first time, and reads whatever stands on the page."""

    def __init__(self, server: Server, page: Page, slug: str) -> None:
        self.server, self.page, self.slug = server, page, slug
        self.table = Table(page, briefed=False)
        self.road = ROADS[slug]
        self.taken: dict[str, int] = {}
        self.faults: dict[str, None] = {}
        self.reader = Reader(server, page, slug)

    # --- reading ---------------------------------------------------------------------------------
    def read(self) -> None:
        """Nothing on the page is an internal name or an empty sentence."""
        self.faults |= dict.fromkeys(self.reader.faults())

    # --- doing -----------------------------------------------------------------------------------
    def start(self) -> None:
        """From the home page, against the computer."""
        page = self.page
        page.goto(self.server.address)
        dialog = page.get_by_role("dialog")
        for _ in range(PATIENCE // 5_000):  # the puzzle of the day comes later and moves what lies below it
            page.locator(f'a.btn.p[href$="/new/{self.slug}"]').last.click()
            with suppress(TimeoutError):
                dialog.wait_for(timeout=5_000)
                break
        expect(dialog).to_be_visible(timeout=PATIENCE)
        if self.road.scenario:
            dialog.locator(f'input[value="{self.road.scenario}"]').check()
        dialog.get_by_text("random", exact=True).click()
        dialog.locator(".btn.p").click()
        expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
        self.table.wait_for_my_move()

    def briefing(self) -> None:
        """How one wins and loses is told first."""
        told = self.page.locator("[data-briefing=first]")
        expect(told).to_be_visible(timeout=PATIENCE)
        assert len(told.inner_text()) > 100
        assert told.locator("[data-aim]").count() > 0
        self.read()
        told.locator("[data-begin]").click()
        expect(told).to_have_count(0)

    def tokens(self) -> list[str]:
        """What is offered in words: the buttons, then the list."""
        self.page.get_by_role("tab", name="Choices").click()
        expect(self.page.locator(".choices")).to_be_visible(timeout=PATIENCE)
        found: list[str] = self.page.locator(".prompt [data-token], .choices [data-token]").evaluate_all(
            "(all) => all.map((x) => x.dataset.token)"
        )
        return found

    def next_wish(self) -> str:
        offered = self.tokens()
        verbs = {token: token.split(" ")[0] for token in offered}
        for verb in self.road.wants:
            fitting = [token for token in offered if verbs[token] == verb]
            if fitting and self.taken.get(verb, 0) < self.road.most.get(verb, FARTHEST):
                self.taken[verb] = self.taken.get(verb, 0) + 1
                return fitting[self.taken[verb] % len(fitting)]
        return offered[-1]

    def decide(self) -> bool:
        """One decision; true where its dice were seen before they were rolled."""
        page, table = self.page, self.table
        table.wait_for_my_move()
        before, token = table.ply(), self.next_wish()
        state = table.state()
        fight = self.read_battle()
        page.get_by_role("tab", name="Choices").click()
        page.locator(f'.choices [data-token="{token}"], .prompt [data-token="{token}"]').last.click()
        table.changed(state)
        self.read()
        if table.ply() == before:
            fight = self.read_battle() or fight
            table.confirm()
        table.wait_past(before)
        self.read()
        return fight

    def read_battle(self) -> bool:
        """What the dice can bring, if there are dice ahead: every outcome in sight, and they sum to 1."""
        page = self.page
        page.get_by_role("tab", name="Log").click()
        page.wait_for_timeout(250)
        if page.locator("[data-battle][data-odds]").count() == 0:
            return False
        page.wait_for_function(STILL)
        self.read()
        all_in_sight(page)
        return True

    def read_result(self) -> bool:
        """What came of dice, on the stage or waiting at its foot; then closed. True where there was such."""
        page = self.page
        page.get_by_role("tab", name="Log").click()
        page.wait_for_timeout(250)
        unread, card = page.locator("[data-unread]"), page.locator("[data-battle]:has([data-battle-step])")
        if not card.count() and unread.count():
            unread.click()
            page.wait_for_timeout(250)
        if not card.count():
            return False
        assert card.locator("[data-rolled]").count() > 0
        self.read()
        card.locator("[data-close]").click()
        return True

    def provoke(self) -> str:
        """Point at things that are not gold until the page says why not; the rule that it names."""
        page = self.page
        page.keyboard.press("Escape")
        for at in page.evaluate(GREY)[:12]:
            page.mouse.click(*at)
            page.wait_for_timeout(400)
            said = page.locator("[data-toast=why] .rule")
            if said.count():
                self.read()
                return said.first.inner_text()
            page.keyboard.press("Escape")
        return ""


@pytest.mark.parametrize("slug", GAMES)
def test_the_road_of_a_first_match(server: Server, page: Page, slug: str) -> None:
    road = Traveller(server, page, slug)
    table = road.table
    road.start()
    road.briefing()
    assert table.counters() >= 28
    road.read()
    assert len(table.prompt) > 10
    assert re.search(r"\d", road.provoke())  # why not, by which rule

    ply, prompt = table.ply(), table.prompt
    road.decide()
    table.wait_for_my_move()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("ply => Number(document.querySelector('.app').dataset.ply) <= ply", arg=ply)
    assert table.prompt == prompt

    fights, decided = 0, 0
    while decided < DECISIONS or not fights or not road.read_result():
        assert decided < FARTHEST
        fights += road.decide()
        decided += 1
        table.wait_for_my_move()
    road.read()
    assert "\n".join(road.faults) == ""
    assert table.errors == []
