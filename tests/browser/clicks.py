"""How many clicks a turn takes: a whole gesture each, and the same answers one click each.

`python -m tests.browser.clicks` prints the table; test_hands.py holds it below its limits.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table

COUNTS = """
addEventListener("click", (e) => {
  if (e.isTrusted && e.detail) window.clicks = (window.clicks ?? 0) + 1;
}, true);
"""
# Dragging is one click less: the counters here are clicked.
MOVABLE = """
() => [...document.querySelectorAll("[data-pile]")]
  .filter((pile) => pile.querySelector(".go, .chip-go, .group-ring"))
  .map((pile) => [pile.dataset.pile, pile.dataset.pieces.split(" ")])
"""
PILES = """
() => [...document.querySelectorAll("[data-pieces^='nat-']")]
  .map((pile) => [pile.dataset.pile, pile.dataset.pieces.split(" ")])
  .filter(([key]) => document.querySelector(`.spots [data-spot="${key.split("/")[0]}"] circle`))
"""
OFFERED = "() => [...document.querySelectorAll('[data-cost]')].map((mark) => mark.dataset.cost)"


def clicks(page: Page) -> int:
    return int(page.evaluate("() => window.clicks ?? 0"))


def click(page: Page, selector: str) -> None:
    """A real click in the middle of what is meant, brought into view first."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def confirm(table: Table, at: int) -> None:
    """The main button, where the answer waits for it."""
    table.page.wait_for_timeout(500)
    if table.ply() == at:
        table.page.locator(".prompt .btn.p:enabled").click(timeout=PATIENCE)
    table.wait_past(at)


class Sent:
    """The answers that a page has given, in order, as far as they were taken."""

    def __init__(self, page: Page) -> None:
        self.tokens: list[str] = []
        self._waiting: dict[str, list[str]] = {}
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda text: self._said(json.loads(text)))
        line.on("framereceived", lambda text: self._heard(json.loads(text)))

    def _said(self, said: dict[str, Any]) -> None:
        if said["type"] in ("answer", "answers"):
            self._waiting[said["id"]] = said.get("tokens") or [said["token"]]

    def _heard(self, told: dict[str, Any]) -> None:
        tokens = self._waiting.pop(told.get("re", ""), [])
        if told["type"] in ("done", "answers"):
            self.tokens += tokens[: told.get("done", 1)]


def one_by_one(server: Server, page: Page, wanted: dict[str, Any], tokens: list[str]) -> int:
    """The same answers in another match, each by a click of its own on the list, as it was before sets.

    Reinforcements fall by the die: what is not to be had there is left out.
    """
    made = server.begin(**wanted)
    page.add_init_script(
        "localStorage.setItem('frente-settings',"
        " JSON.stringify({ asks: false, briefing: false, pace: 'once' }))"
    )
    page.add_init_script(COUNTS)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.get_by_role("tab", name="Choices").click()
    before = clicks(page)
    for token in tokens:
        at = table.ply()
        page.mouse.move(300, 400)
        page.wait_for_timeout(450)  # the list stands still until the pointer has left it
        line = page.locator(f'.choices [data-token="{token}"]')
        if not line.count():
            continue
        line.click(timeout=PATIENCE)
        table.wait_past(at)
        table.wait_for_my_move()
    return clicks(page) - before


def santander(server: Server, browser: Browser, context: dict[str, Any]) -> tuple[int, int, int]:
    """A Nationalist movement with every stack moved on: units, clicks one by one, clicks by sets."""
    wanted = {
        "game": "santander",
        "scenario": "quick",
        "seats": {"nationalist": "me", "republican": "bot:random"},
    }
    made = server.begin(**wanted)
    page = browser.new_context(**context).new_page()
    page.add_init_script(COUNTS)
    sent = Sent(page)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    moved = set[str]()
    before = clicks(page)
    for pile, pieces in page.evaluate(MOVABLE):
        if moved & set(pieces):
            continue
        at = table.ply()
        if not page.locator(f'[data-pile="{pile}"]').count():
            continue
        click(page, f'[data-pile="{pile}"]')
        page.wait_for_timeout(350)
        places = page.evaluate(OFFERED)
        if not places:
            page.keyboard.press("Escape")
            continue
        page.locator(f'[data-spot="{places[-1]}"]').click(force=True)
        confirm(table, at)
        table.wait_for_my_move()
        page.wait_for_function("() => !document.querySelector('.app[data-running]')", timeout=PATIENCE)
        moved |= set(pieces)
    page.mouse.move(300, 400)
    page.locator('.prompt [data-token="done"]').click()
    page.wait_for_timeout(400)
    together = clicks(page) - before
    tokens = sent.tokens
    singly = one_by_one(server, browser.new_context(**context).new_page(), wanted, tokens)
    return sum(token.startswith("move ") for token in tokens), singly, together


def press(table: Table, token: str) -> None:
    """The button of an answer, and the main button where that is wanted."""
    table.page.mouse.move(300, 400)
    at = table.ply()
    table.page.locator(f'.prompt [data-token^="{token}"]').first.click(timeout=PATIENCE)
    confirm(table, at)
    table.wait_for_my_move()


def to_the_march(table: Table) -> tuple[str, list[str]]:
    """A card for operations and the largest stack activated to move: its pile and its units."""
    page = table.page
    table.wait_for_my_move()
    while not page.locator("[data-card].may").count():
        table.act()
        table.wait_for_my_move()
    operations = page.locator('.prompt [data-token^="ops "]')
    for card in page.locator("[data-card].may").all():  # some cards of a hand may be events alone
        page.evaluate("() => (window.clicks = 0)")
        card.click()
        page.wait_for_timeout(300)
        if operations.count():
            break
    press(table, "ops ")
    pile, pieces = max(page.evaluate(PILES), key=lambda found: len(found[1]))
    page.locator(f'[data-pile="{pile}"]').dispatch_event("click")
    page.evaluate("() => window.clicks++")
    press(table, "activate-move ")
    press(table, "done")
    return pile, pieces


def crusade(server: Server, browser: Browser, context: dict[str, Any]) -> tuple[int, int, int]:
    """A Nationalist round: a card for operations, the largest stack activated and moved, the rest let be."""
    wanted = {
        "game": "crusade",
        "scenario": "war-of-the-columns",
        "seats": {"nat": "me", "rep": "bot:random"},
    }
    made = server.begin(**wanted)
    page = browser.new_context(**context).new_page()
    page.add_init_script(COUNTS)
    sent = Sent(page)
    table = Table(page).open(server.link(made))
    pile, pieces = to_the_march(table)
    first = next(n for n, token in enumerate(sent.tokens) if token.startswith("ops "))
    page.locator(f'[data-pile="{pile}"]').click(force=True)
    page.wait_for_function("() => document.querySelector('[data-goals]')?.dataset.goals", timeout=PATIENCE)
    goal = (page.locator("[data-goals]").get_attribute("data-goals") or "").split()[0]
    at = table.ply()
    page.locator(f'[data-spot="{goal}"]').click(force=True)
    confirm(table, at)
    page.wait_for_function("() => !document.querySelector('.app[data-running]')", timeout=PATIENCE)
    table.wait_for_my_move()
    together = clicks(page)
    return len(pieces), len(sent.tokens) - first, together


def report() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    context = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(
                executable_path=os.environ.get("FRENTE_CHROMIUM") or shutil.which("chromium")
            )
            units, singly, together = crusade(server, browser, context)
            print(f"crusade, a round with {units} units: {singly} clicks one by one, {together} by sets")
            units, singly, together = santander(server, browser, context)
            print(
                f"santander, a turn's movement, {units} units: {singly} clicks one by one, {together} by sets"
            )
    finally:
        server.stop()


if __name__ == "__main__":
    report()
