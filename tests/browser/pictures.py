"""The pictures of docs/playing.md and lab.md: `python -m tests.browser.pictures [NAME ...]` takes them anew.

Each by day, by night and on a phone; as WebP, which the browser itself writes. `languages` takes every game
in every language, small, on a desk and on a phone: to be looked at for words that do not fit.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import battles
from tests.browser.conftest import Server
from tests.browser.seat import seated
from tests.browser.table import PATIENCE, Table
from tests.browser.test_days import sitting
from tests.browser.test_learn import Reader
from tests.browser.test_others import until_told
from tests.browser.test_people import sign
from tests.browser.test_puzzles import SECOND, answer, go_home

from frente import games
from frente.words import languages

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LOOKS: dict[str, dict[str, Any]] = {
    "": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "-dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "-phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light", "has_touch": True},
}
ONE_LOOK = ("lesson", "try")
LANGUAGES = "languages"
WEBP = """
async ([png, wide, quality]) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const canvas = document.createElement("canvas");
  const part = Math.min(1, wide / image.width);
  [canvas.width, canvas.height] = [image.width * part, image.height * part];
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
"""


def battle(server: Server, page: Page) -> None:
    """Before the dice: every outcome, for each strength that is possible."""
    fight = battles.FIGHTS["crusade"]
    battles.look_at_the_dice(server, page, fight)


def result(server: Server, page: Page) -> None:
    """After them: what came of it, step by step."""
    fight = battles.FIGHTS["arriba"]
    table = battles.look_at_the_dice(server, page, fight)
    battles.roll(table, fight)
    page.locator("[data-battle]:not([data-odds]) [data-battle-step]").first.wait_for(timeout=PATIENCE)


def others(server: Server, page: Page) -> None:
    """A step of the other side's turn."""
    page.add_init_script(
        "localStorage.setItem('frente-settings', JSON.stringify({ pace: 'step', briefing: false }))"
    )
    made = server.begin(
        game="crusade", scenario="war-of-the-columns", seats={"nat": "me", "rep": "bot:random"}
    )
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    with seated(server, made) as player:
        player.until_asked()
        story = until_told(player, lambda told: any(step["trails"] for step in told["steps"][1:]))
    table.wait_past(player.ply - 1)
    moved = next(n for n, step in enumerate(story["steps"]) if n and step["trails"])
    chip = page.locator(f'[data-step="{moved + 1}"]')
    chip.wait_for(timeout=PATIENCE)
    chip.click()


def changes(server: Server, page: Page) -> None:
    """My turn, and what is otherwise than when I last answered."""
    others(server, page)
    page.locator("[data-skip]").click()
    page.locator("[data-changes]").wait_for(timeout=PATIENCE)


def briefing(server: Server, page: Page) -> None:
    """What one should know before the first answer."""
    seats = {"nationalist": "me", "republican": "bot:steady"}
    made = server.begin(game="espana", scenario="1936", seats=seats)
    Table(page, briefed=False).open(server.link(made))
    page.locator("[data-briefing]").wait_for(timeout=PATIENCE)


def stack(server: Server, page: Page) -> None:
    """A stack laid out, and where it can go."""
    made = server.begin(
        game="santander", scenario="quick", seats={"nationalist": "me", "republican": "bot:steady"}
    )
    Table(page).open(server.link(made)).wait_for_my_move()
    pile = "[data-pile]:has(.count):has(.go)"
    page.locator(pile).first.dispatch_event("click")


def tray(server: Server, page: Page) -> None:
    """Units to be set out."""
    made = server.begin(
        game="santander", scenario="campaign", seats={"nationalist": "bot:steady", "republican": "me"}
    )
    Table(page).open(server.link(made)).wait_for_my_move()
    page.locator("[data-tray]").wait_for(timeout=PATIENCE)


def charts(server: Server, page: Page) -> None:
    """The printed tables, lit where the fight stands."""
    fight = battles.FIGHTS["arriba"]
    battles.look_at_the_dice(server, page, fight)
    page.keyboard.press("k")
    page.locator("[data-shelf]").first.wait_for(timeout=PATIENCE)


def field(server: Server, page: Page) -> None:
    """A battle within one place, laid out beside its card."""
    battles.look_at_the_dice(server, page, battles.FIGHTS["espana"])
    page.locator("[data-field]").wait_for(timeout=PATIENCE)


def lesson(server: Server, page: Page) -> None:
    """A step of a lesson, with its ring."""
    Reader(server, page).open("santander", "2-zones", 2).wait_for_something_to_do()


def example(server: Server, page: Page) -> None:
    """The example of a rule, tried: it is refused."""
    Table(page)
    page.goto(f"{server.address}/#/try/santander/10.5.1-b")
    page.locator("[data-ring]").first.wait_for(timeout=PATIENCE)


def puzzle(server: Server, page: Page) -> None:
    """A choice beside the best, and the reason."""
    table = go_home(server, page)
    page.get_by_role("link", name="Solve the puzzle").click()
    answer(table, SECOND, "mouse")
    page.locator("[data-judged]").wait_for(timeout=PATIENCE)


def lab(server: Server, page: Page) -> None:
    """A run of the lab, with its report (docs/lab.md)."""
    page.goto(f"{server.address}/#/lab")
    page.get_by_role("combobox", name="Computer player").select_option("recruit", timeout=PATIENCE)
    page.get_by_label("Matches", exact=True).fill("12")
    page.get_by_role("button", name="Play 12 matches").click()
    page.get_by_text("Played · 12 of 12 matches").wait_for(timeout=30 * PATIENCE)
    page.frame_locator("iframe").get_by_role("heading", level=1).wait_for(timeout=PATIENCE)


POST = """
async ([path, body]) => {
  const mark = document.cookie.match(/frente-mark=([^;]*)/)[1];
  const headers = { "content-type": "application/json", "x-frente-mark": decodeURIComponent(mark) };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
"""
NAMES = iter([f"{name}{n}" for n in ("", *range(2, 13)) for name in ("Federica", "Buenaventura")])
DAY = 86400
PACES = (
    {"kind": "days", "per": 3 * DAY, "bank": 4 * DAY, "holidays": 14},
    {"kind": "live", "bank": 5400, "add": 30},
    None,
)


def _met(server: Server, page: Page) -> str:
    """Two who play over days: the page's own match, among tables of the other."""
    assert page.context.browser is not None
    with page.context.browser.new_context() as elsewhere:
        other = elsewhere.new_page()
        sign(other, server, "Make an account", next(NAMES))
        wanted = [("crusade", "campaign"), ("santander", "quick"), ("espana", "1936")]
        made = [
            other.evaluate(POST, ["/api/tables", {"game": game, "scenario": scenario, "pace": pace}])
            for (game, scenario), pace in zip(wanted, PACES, strict=True)
        ]
        table = {"game": "barricadas", "scenario": "cerro-muriano", "seat": "republican", "pace": PACES[0]}
        table = other.evaluate(POST, ["/api/tables", table])
        sign(page, server, "Make an account", next(NAMES))
        match: str = page.evaluate(POST, [f"/api/tables/{table['id']}/sit", {"seat": ""}])["match"]
        order = {"ask": "react", "act": "fire", "least": 0.5}
        orders = {"seat": "nationalist", "orders": [order, {"ask": "flak", "act": "fire"}]}
        page.evaluate(POST, [f"/api/matches/{match}/orders", orders])
        assert len(made) == len(PACES)
    return match


def lobby(server: Server, page: Page) -> None:
    """Tables with their clocks."""
    _met(server, page)
    page.goto(f"{server.address}/#/lobby")
    page.locator("[data-table]").first.wait_for(timeout=PATIENCE)


def orders(server: Server, page: Page) -> None:
    """Standing orders over a match with a clock."""
    page.goto(f"{server.address}/#/match/{_met(server, page)}/")
    page.locator("[data-clock]").first.wait_for(timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").first.click()
    page.get_by_role("button", name="Standing order").click(timeout=PATIENCE)
    page.locator("[data-orders-list]").wait_for(timeout=PATIENCE)


def _heard(page: Page, server: Server, match: str, type: str, **fields: str) -> None:
    """Say something by the account of a browser, and wait until it is done."""
    with sitting(page, server, match) as sitter:
        id = sitter.say(type, **fields)
        while sitter.hear().get("re") != id:
            pass


def talk(server: Server, page: Page) -> None:
    """What two who play over days say to each other, and a note of one's own."""
    assert page.context.browser is not None
    with page.context.browser.new_context() as elsewhere:
        other = elsewhere.new_page()
        sign(other, server, "Make an account", next(NAMES))
        sign(page, server, "Make an account", next(NAMES))
        wanted = {"game": "crusade", "scenario": "campaign", "seat": "rep", "pace": PACES[0]}
        table = other.evaluate(POST, ["/api/tables", wanted])
        match: str = page.evaluate(POST, [f"/api/tables/{table['id']}/sit", {"seat": ""}])["match"]
        _heard(other, server, match, "say", text="That brings Africa over early.")
        _heard(page, server, match, "say", text="The river nearly saved you last time.")
        _heard(other, server, match, "say", text="I am away until Tuesday. Pause?")
        note = {"text": "Zafra before round 5, then Mérida.", "ply": 0, "turn": 1}
        page.evaluate(POST, [f"/api/matches/{match}/notes", note])
    page.goto(f"{server.address}/#/match/{match}/")
    page.locator("[data-briefing]").wait_for(timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+C")
    page.get_by_text("Only you see them.").click()
    page.locator("[data-note]").first.wait_for(timeout=PATIENCE)


def profile(server: Server, page: Page) -> None:
    """What others see of somebody."""
    assert page.context.browser is not None
    name = next(NAMES)
    with page.context.browser.new_context() as elsewhere:
        other = elsewhere.new_page()
        sign(other, server, "Make an account", next(NAMES))
        sign(page, server, "Make an account", name)
        for n, game in enumerate(["santander", "arriba", "santander", "santander", "arriba", "santander"]):
            wanted = {"game": game, "watched": True, "rated": True}
            table = other.evaluate(POST, ["/api/tables", wanted])
            match = page.evaluate(POST, [f"/api/tables/{table['id']}/sit", {"seat": ""}])["match"]
            loser = page if n % 3 == 1 else other
            seat = loser.evaluate(
                "async (path) => (await (await fetch(path)).json()).yours[0]", f"/api/matches/{match}"
            )
            _heard(loser, server, match, "resign", seat=seat)
            page.wait_for_timeout(500)  # it is counted a moment later
    page.goto(f"{server.address}/#/people/{name}")
    page.locator("[data-match]").first.wait_for(timeout=PATIENCE)


SCENES: dict[str, Callable[[Server, Page], None]] = {
    "battle": battle,
    "battle-result": result,
    "others": others,
    "changes": changes,
    "briefing": briefing,
    "stack": stack,
    "tray": tray,
    "charts": charts,
    "field": field,
    "puzzle": puzzle,
    "lab": lab,
    "lesson": lesson,
    "try": example,
    "lobby": lobby,
    "orders": orders,
    "talk": talk,
    "profile": profile,
}


def take(wanted: list[str]) -> None:
    with sync_playwright() as play:
        chromium = os.environ.get("FRENTE_CHROMIUM") or shutil.which("chromium")
        browser = play.chromium.launch(executable_path=chromium)
        for name in wanted:
            server = Server(Path(tempfile.mkdtemp()))  # each its own: an address makes so many accounts only
            server.start()
            try:
                _take_languages(server, browser) if name == LANGUAGES else _take(server, browser, name)
            finally:
                server.stop()


def _take(server: Server, browser: Browser, name: str) -> None:
    """One scene, in each of its looks."""
    for look, how in LOOKS.items():
        if (name in ("charts", "field") and look == "-phone") or (name in ONE_LOOK and look):
            continue  # wider than a phone; what looks the same by night
        page = browser.new_context(**how, reduced_motion="reduce", locale="en-GB").new_page()
        SCENES[name](server, page)
        close = "(all) => all.forEach((button) => button.click())"
        page.locator(".toast .close").evaluate_all(close)  # that somebody arranged a position
        page.wait_for_timeout(1000)
        _keep(page, FOLDER / f"{name}{look}.webp")
        page.context.close()


def _keep(page: Page, file: Path, wide: int = 1080, quality: float = 0.76) -> None:
    """What the page shows, as a picture."""
    assert page.context.browser is not None
    png = base64.b64encode(page.screenshot()).decode()
    blank = page.context.browser.new_page()
    webp = base64.b64decode(blank.evaluate(WEBP, [png, wide, quality]))
    file.write_bytes(webp)
    print(f"{file.name}: {len(webp) // 1024} kB")
    blank.close()


def _take_languages(server: Server, browser: Browser) -> None:
    """Each game at its first answer, in each language."""
    folder = FOLDER / "languages"
    folder.mkdir(exist_ok=True)
    for slug in games.slugs():
        game = games.load(slug)
        scenario = game.scenarios[0].id
        first, *others = game.seats(scenario, game.full_options(scenario, {}))
        seats = {first: "me", **dict.fromkeys(others, "bot:random")}
        made = server.begin(game=slug, scenario=scenario, seats=seats)
        for language in languages():
            for look in ("", "-phone"):
                page = browser.new_context(**LOOKS[look], reduced_motion="reduce", locale=language).new_page()
                Table(page)
                page.goto(server.link(made))
                page.locator(".prompt:not(.off)").wait_for(timeout=PATIENCE)
                page.wait_for_timeout(1000)
                _keep(page, folder / f"{slug}-{language}{look}.webp", 720, 0.6)
                page.context.close()


if __name__ == "__main__":
    take(sys.argv[1:] or [*SCENES, LANGUAGES])
