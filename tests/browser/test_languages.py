"""Everybody has their own language: one plays in Spanish, one in Polish, and one changes it amid a match."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table

from frente import games

ROOT = Path(__file__).parents[2]
MOVES = 6
"""Answers of each side."""
SPOKEN = {"es": "es-ES", "pl": "pl-PL"}
READY = """() => document.querySelector('.prompt:not(.off)') !== null
  && document.querySelector('.prompt :disabled') === null"""


@cache
def english(slug: str, language: str) -> frozenset[str]:
    """Sentences and labels of English that the language says otherwise: whole ones, without arguments."""
    folders = [ROOT / "src/frente/words", games.load(slug).folder / "words", ROOT / "web/src/words"]
    found: set[str] = set()
    for folder in folders:
        own = _plain(folder / f"{language}.ftl")
        found |= {text for id, text in _plain(folder / "en.ftl").items() if own.get(id) != text}
    named = set(games.load(slug).names().values())  # on the map as printed
    return frozenset(text for text in found - named if len(text) >= 6)


def _plain(file: Path) -> dict[str, str]:
    """The messages that are one text."""
    entries = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    return {
        entry.id.name: entry.value.elements[0].value
        for entry in entries
        if isinstance(entry, ftl.Message) and entry.value is not None
        if len(entry.value.elements) == 1 and isinstance(entry.value.elements[0], ftl.TextElement)
    }


def read(page: Page) -> set[str]:
    """Every line that is seen, and every label that is heard."""
    seen = page.evaluate(
        """() => [
          ...document.body.innerText.split("\\n"),
          ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((e) =>
            ["aria-label", "title", "placeholder"].map((name) => e.getAttribute(name) ?? "")),
        ]"""
    )
    return {re.sub(r"\s+", " ", line).strip() for line in seen}


def in_english(page: Page, slug: str, language: str) -> list[str]:
    return sorted(read(page) & english(slug, language))


def opened(browser: Browser, how: dict[str, Any], language: str, address: str) -> Table:
    table = Table(browser.new_context(**{**how, "locale": SPOKEN[language]}).new_page())
    table.page.goto(address)
    return table


@pytest.mark.parametrize("slug", games.slugs())
def test_each_plays_in_their_own_language(
    server: Server, browser: Browser, browser_context_args: dict[str, Any], slug: str
):
    game = games.load(slug)
    scenario = game.scenarios[0].id
    mine, theirs, *others = game.seats(scenario, game.full_options(scenario, {}))
    seats = {mine: "me", theirs: "friend", **dict.fromkeys(others, "bot:random")}
    made = server.begin(game=slug, scenario=scenario, seats=seats)
    spanish = opened(browser, browser_context_args, "es", server.link(made))
    polish = opened(browser, browser_context_args, "pl", server.link(made, "friend"))
    polish.page.locator("main button.btn.p").click(timeout=PATIENCE)
    tables = {"es": spanish, "pl": polish}
    for language, table in tables.items():
        expect(table.page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
        assert table.page.evaluate("document.documentElement.lang") == language
    found: list[str] = []
    for _ in range(2 * MOVES):
        for language, table in tables.items():
            found += [f"{language}: {text}" for text in in_english(table.page, slug, language)]
            if table.page.evaluate(READY) and not table.over:
                table.act()
                break
        else:
            spanish.page.wait_for_timeout(500)  # the other page has not heard of it yet
    assert spanish.ply() > 0
    assert sorted(set(found)) == []
    assert spanish.errors == polish.errors == []
    for table in tables.values():
        table.page.context.close()


def test_another_language_shows_at_once_and_loses_nothing(server: Server, page: Page):
    made = server.begin(
        game="santander", scenario="quick", seats={"nationalist": "me", "republican": "bot:random"}
    )
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.evaluate("window.stayed = true")
    page.locator("#tab-log").click()
    before, asked = table.state(), table.prompt
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog select").select_option("pl", timeout=PATIENCE)
    expect(page.locator("html")).to_have_attribute("lang", "pl", timeout=PATIENCE)
    page.keyboard.press("Escape")
    assert table.prompt != asked
    assert table.state() == before
    assert page.evaluate("window.stayed")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    assert in_english(page, "santander", "pl") == []


def test_an_address_may_ask_for_a_language(server: Server, page: Page):
    page.goto(f"{server.address}/?lang=es")
    expect(page.locator("html")).to_have_attribute("lang", "es", timeout=PATIENCE)
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    assert in_english(page, "arriba", "es") == []
