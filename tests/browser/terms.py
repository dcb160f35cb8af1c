"""The pictures of the glossary: `python -m tests.browser.terms [TERM ...]` takes them anew.

Each is a piece of the board, or of the page, at the step of a lesson where the word is met.
"""

from __future__ import annotations

import base64
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import Server
from tests.browser.pictures import WEBP
from tests.browser.test_learn import Reader

WEB = Path(__file__).parents[2] / "web" / "src" / "learn"
SIZE = (340, 220)
CLOSER = -240
"""How far the wheel is turned towards the map."""
ON_THE_PAGE = {
    "odds": "[data-battle]",
    "column": "[data-chart]",
    "die": "[data-battle]",
    "hit": "[data-battle]",
    "loss": "[data-battle]",
    "morale": "[data-battle]",
    "bombardment": "[data-battle]",
    "phase": "header.bar .turn",
    "support": ".inspector",
    "victory-points": ".inspector",
    "replacement": ".inspector",
    "reinforcement": ".inspector",
    "event": ".hand",
    "operation": ".hand",
}
"""What is not seen on the map."""
FROM_BELOW = {"odds"}
"""Of these the foot is what counts: every outcome with its chance."""
WITHOUT_THE_CARD = """
() => document.querySelectorAll("[data-lesson-step], .rings .veil").forEach((e) => {
  e.style.visibility = "hidden";
})
"""


def seen() -> dict[str, tuple[str, str, int]]:
    """Where each word is met, as the page has it."""
    text = (WEB / "glossary.ts").read_text(encoding="utf-8")
    rows = re.findall(r'^  "?([\w-]+)"?: \["(\w+)", "([\w-]+)", (\d+)\],$', text, re.MULTILINE)
    return {term: (game, lesson, int(step)) for term, game, lesson, step in rows}


def clip(page: Page, term: str) -> dict[str, Any]:
    """The part of the page that shows it."""
    width, height = SIZE
    ring = page.locator("[data-ring]").first
    shown = page.locator(ON_THE_PAGE.get(term, ".prompt")).first
    if (term in ON_THE_PAGE and shown.count()) or not ring.count():
        box = shown.bounding_box()
        assert box is not None, term
        width, height = min(width, int(box["width"])), min(height, int(box["height"]))
        y = box["y"] + box["height"] - height if term in FROM_BELOW else box["y"]
        return {"x": box["x"], "y": y, "width": width, "height": height}
    box = ring.bounding_box()
    assert box is not None, term
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, CLOSER)
    page.wait_for_timeout(1200)
    return {"x": x - width / 2, "y": y - height / 2, "width": width, "height": height}


def take(wanted: list[str]) -> None:
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as play:
            chromium = os.environ.get("FRENTE_CHROMIUM") or shutil.which("chromium")
            browser = play.chromium.launch(executable_path=chromium)
            for term in wanted:
                game, lesson, step = seen()[term]
                size = {"width": 1440, "height": 900}
                context = browser.new_context(viewport=size, reduced_motion="reduce", locale="en-GB")  # type: ignore[arg-type]
                page = context.new_page()
                Reader(server, page).open(game, lesson, step + 1).wait_for_something_to_do()
                page.wait_for_timeout(1500)
                part = clip(page, term)
                page.evaluate(WITHOUT_THE_CARD)
                png = base64.b64encode(page.screenshot(clip=part)).decode()  # type: ignore[arg-type]
                webp = base64.b64decode(context.new_page().evaluate(WEBP, png))
                (WEB / "terms" / f"{term}.webp").write_bytes(webp)
                print(f"{term}.webp: {len(webp) // 1024} kB", flush=True)
                context.close()
    finally:
        server.stop()


if __name__ == "__main__":
    take(sys.argv[1:] or list(seen()))
