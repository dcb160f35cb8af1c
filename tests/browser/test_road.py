"""A first-time player's road: from home to a battle, a refusal and an undo, all in plain words."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import GAMES, Server
from tests.browser.table import PATIENCE, Table
from tests.browser.test_stage import all_in_sight

from frente import games

DECISIONS = 10
FARTHEST = 90
"""Decisions within which a battle must have come up."""
# Whatever can be read or is read out, each once.
READ = """
() => {
  const said = [...document.querySelectorAll("[aria-label], [title]")].filter((x) => x.checkVisibility())
    .flatMap((x) => [x.getAttribute("aria-label"), x.getAttribute("title")]);
  return [...document.body.innerText.split("\\n"), ...said].filter((text) => text && text.trim());
}
"""
# Things on the map that cannot be chosen now, with the middle of each, where it lies free under the pointer.
GREY = """
() => [...document.querySelectorAll("[data-pile]:not(:has(.go, .chip-go, .group-ring))")].flatMap((x) => {
    const box = x.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    return x.contains(document.elementFromPoint(...at)) ? [at] : [];
  })
"""
NOT_A_SENTENCE = re.compile(
    r"undefined|\bNaN\b|\[object|\{ ?\$|: [.,]|, [.,]|\( ?\)| [.,](\s|$)|^[.,:;]+$"
    r"|\b1 (steps|units|things|points|hits|operations|cards|choices)\b"
)
# The battlegroups of Arriba España are still called g12 and the like: this goes when they have names.
UNNAMED = {"arriba": r"g\d+"}


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
        self.table = Table(page)
        self.road = ROADS[slug]
        self.taken: dict[str, int] = {}
        self.faults: dict[str, None] = {}
        self.ids: set[str] = set()
        self.game = games.load(slug)

    # --- reading ---------------------------------------------------------------------------------
    def read(self) -> None:
        """Nothing on the page is an internal name or an empty sentence."""
        for text in self.page.evaluate(READ):
            words = set(re.findall(r"[\w.:-]*\w", text))
            if words & self.ids or NOT_A_SENTENCE.search(text):
                self.faults.setdefault(text)

    def learn_ids(self) -> None:
        """What nobody should read: ids of pieces, stacks, cards and places that are not their names."""
        match, link = self.page.url.split("/")[-2:]
        request = urllib.request.Request(
            f"{self.server.address}/api/matches/{match}/replay",
            headers={"authorization": f"Bearer {link}"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            view = json.load(answer)["view"]
        names = self.game.names()
        found = set(names) | set(_ids(view["pieces"])) | set(_ids(view.get("cards") or {}))
        shown = set(names.values()) | {word for name in names.values() for word in name.split()}
        printed = {piece.get("name", "") for piece in view["pieces"]}
        # Numbers are printed on hexes, and are nothing strange elsewhere.
        odd = {id for id in found if re.search(r"[\d.:-]", id) and not id.isdigit()}
        unnamed = re.compile(UNNAMED.get(self.slug, r"(?!)"))
        self.ids = {id for id in odd - shown - printed if not unnamed.fullmatch(id)}

    # --- doing -----------------------------------------------------------------------------------
    def start(self) -> None:
        """From the home page, against the computer."""
        page = self.page
        page.goto(self.server.address)
        page.locator(f'a.btn.p[href$="/new/{self.slug}"]').last.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible(timeout=PATIENCE)
        self.read()
        if self.road.scenario:
            dialog.locator(f'input[value="{self.road.scenario}"]').check()
        dialog.get_by_text("random", exact=True).click()
        dialog.locator(".btn.p").click()
        expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
        self.table.wait_for_my_move()
        self.learn_ids()

    def briefing(self) -> None:
        """How one wins and loses is told first, where the page tells it."""
        page = self.page
        page.wait_for_timeout(500)
        for told in page.locator("[data-briefing]").all():
            assert len(told.inner_text()) > 100
            self.read()
            told.locator("[data-begin]").click()
        expect(page.locator("[data-briefing]")).to_have_count(0)

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
        fight = self.read_battle()
        page.get_by_role("tab", name="Choices").click()
        page.locator(f'.choices [data-token="{token}"], .prompt [data-token="{token}"]').last.click()
        page.wait_for_timeout(250)
        self.read()
        if table.ply() == before:
            fight = self.read_battle() or fight
            main = page.locator(f'.prompt .btn.p[data-token="{token}"]:enabled')
            if main.count():
                page.wait_for_timeout(450)  # a button that has just changed takes no click
                main.click()
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
        self.read()
        all_in_sight(page)
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


def _ids(data: Any) -> Iterator[str]:
    """Every id within a piece of a view."""
    if isinstance(data, dict):
        yield from (
            data[key] for key in ("id", "stack", "place") if isinstance(data.get(key), str) and data[key]
        )
        for value in data.values():
            yield from _ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)


@pytest.mark.parametrize("slug", GAMES)
def test_the_road_of_a_first_match(server: Server, page: Page, slug: str) -> None:
    road = Traveller(server, page, slug)
    table = road.table
    road.start()
    road.briefing()
    road.read()
    assert len(table.prompt) > 10
    assert re.search(r"\d", road.provoke())  # why not, by which rule

    ply, prompt = table.ply(), table.prompt
    road.decide()
    table.wait_for_my_move()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("ply => Number(document.querySelector('.app').dataset.ply) <= ply", arg=ply)
    assert table.prompt == prompt

    result = page.locator("[data-battle] [data-close], [data-unread], [data-open]")
    fights, decided = 0, 0
    while decided < DECISIONS or not fights or result.count() == 0:
        assert decided < FARTHEST
        fights += road.decide()
        decided += 1
        table.wait_for_my_move()
    expect(result.first).to_be_attached(timeout=PATIENCE)
    road.read()
    assert "\n".join(road.faults) == ""
    assert table.errors == []
