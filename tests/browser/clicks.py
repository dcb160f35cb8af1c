"""How many clicks a turn takes: a whole gesture each, and the same answers one click each.

`python -m tests.browser.clicks` prints the table; test_hands.py holds it below its limits.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table

COUNTS = "addEventListener('click', (e) => { if (e.isTrusted && e.detail) window.clicks = (window.clicks ?? 0) + 1 }, true)"
# Dragging is one click less: the counters here are clicked.
MOVABLE = """
() => [...document.querySelectorAll("[data-pile]")].filter((pile) => pile.querySelector(".go, .chip-go, .group-ring"))
  .map((pile) => [pile.dataset.pile, pile.dataset.pieces.split(" ")])
"""
OFFERED = "() => [...document.querySelectorAll('[data-cost]')].map((mark) => mark.dataset.cost)"


def asked(server: Server, made: dict[str, Any], path: str, body: Any = None) -> Any:
    request = urllib.request.Request(
        f"{server.address}/api/matches/{made['match']['id']}/{path}",
        None if body is None else json.dumps(body).encode(),
        {"authorization": f"Bearer {made['mine']['link']}", "content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def clicks(page: Page) -> int:
    return int(page.evaluate("() => window.clicks ?? 0"))


def click(page: Page, selector: str) -> None:
    """A real click in the middle of what is meant, brought into view first."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def answers(server: Server, made: dict[str, Any], seat: str, since: int) -> list[str]:
    told = asked(server, made, f"timeline?seat={seat}")
    return [tick["token"] for tick in told["ticks"] if tick["seat"] == seat and tick["ply"] >= since]


def one_by_one(server: Server, page: Page, wanted: dict[str, Any], tokens: list[str]) -> int:
    """The same answers in another match, each by a click of its own on the list of choices, as it was before sets.

    Reinforcements fall by the die: what is not to be had there is left out.
    """
    made = server.begin(**wanted)
    page.add_init_script(
        "localStorage.setItem('frente-settings', JSON.stringify({ asks: false, briefing: false, pace: 'once' }))"
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
    """A Nationalist turn of movement with every stack moved on: units moved, clicks one by one, clicks by sets."""
    wanted = {
        "game": "santander",
        "scenario": "quick",
        "seats": {"nationalist": "me", "republican": "bot:random"},
    }
    made = server.begin(**wanted)
    page = browser.new_context(**context).new_page()
    page.add_init_script(COUNTS)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    start, moved = table.ply(), set[str]()
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
        print(pile, pieces, len(places), table.prompt[:60], clicks(page))
        if not places:
            page.keyboard.press("Escape")
            continue
        page.locator(f'[data-spot="{places[-1]}"]').click(force=True)
        main = page.locator(".prompt .btn.p:enabled")
        main.click(timeout=PATIENCE)
        table.wait_past(at)
        table.wait_for_my_move()
        page.wait_for_function("() => !document.querySelector('.app[data-running]')", timeout=PATIENCE)
        moved |= set(pieces)
    page.mouse.move(300, 400)
    page.screenshot(path="/tmp/pb_shots/clicks.png")
    page.locator('.prompt [data-token="done"]').click()
    page.wait_for_timeout(400)
    together = clicks(page) - before
    tokens = answers(server, made, "nationalist", start)
    print(tokens, together)
    singly = one_by_one(server, browser.new_context(**context).new_page(), wanted, tokens)
    return sum(token.startswith("move ") for token in tokens), singly, together


def report() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    context = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=os.environ.get("FRENTE_CHROMIUM") or shutil.which("chromium"))
            units, singly, together = santander(server, browser, context)
            print(f"santander, a turn's movement, {units} units: {singly} clicks one by one, {together} by sets")
    finally:
        server.stop()


if __name__ == "__main__":
    report()
