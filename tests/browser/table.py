"""The match page as a person uses it: read the prompt, click, press keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000
# The briefing lies over the map at first sight: a test that wants it says so.
NO_BRIEFING = """
(() => {
  if (!location.host) return;  // a blank page keeps nothing
  const settings = JSON.parse(localStorage.getItem("frente-settings") ?? "{}");
  if ("briefing" in settings) return;
  localStorage.setItem("frente-settings", JSON.stringify({ ...settings, briefing: false }));
})()
"""
# What is chosen and how far the match is; whose button Enter takes is no part of it.
STATE = """
() => Object.entries(document.querySelector('.app').dataset)
  .filter(([name]) => name !== 'enter').map(([, value]) => value).join('|')
"""


class Table:
    """One browser page with a match on it."""

    def __init__(self, page: Page, *, briefed: bool = True) -> None:
        self.page = page
        if briefed:
            page.add_init_script(NO_BRIEFING)
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def open(self, address: str) -> Table:
        self.page.goto(address)
        expect(self.page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
        expect(self.page.locator(".prompt strong")).not_to_have_text("Loading the match", timeout=PATIENCE)
        return self

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt strong").inner_text()

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name="Undo")

    @property
    def buttons(self) -> Locator:
        return self.page.locator(".prompt [data-token]")

    @property
    def lit(self) -> Locator:
        """Counters that may be chosen."""
        return self.page.locator("[data-pile]").filter(has=self.page.locator(".go, .chip-go, .group-ring"))

    @property
    def over(self) -> bool:
        return self.page.locator("[data-ending]").count() > 0

    def wait_for(self, text: str) -> None:
        expect(self.page.locator(".prompt")).to_contain_text(text, timeout=PATIENCE)

    def wait_for_my_move(self) -> None:
        """Until something is asked of this page and no answer is under way, or the match is over."""
        self.page.wait_for_function(
            "() => document.querySelector('[data-ending]') || "
            "(document.querySelector('.prompt:not(.off)') && !document.querySelector('.prompt :disabled'))",
            timeout=PATIENCE,
        )

    def spot(self, place: str) -> Locator:
        return self.page.locator(f'[data-spot="{place}"]')

    def counters(self) -> float:
        """How wide the widest counter or stack of the map is drawn, in pixels; some must be drawn."""
        self.page.wait_for_selector("[data-pile]", state="attached")
        wide = "[...document.querySelectorAll('[data-pile]')].map((p) => p.getBoundingClientRect().width)"
        return float(self.page.evaluate(f"Math.max(...{wide})"))

    def click_place(self, place: str) -> None:
        """Click on a place's own mark, wherever counters lie."""
        self.spot(place).dispatch_event("click")

    def act(self) -> None:
        """Do the first thing there is to do, with the mouse; the main button confirms what is final."""
        before = self.state()
        if self.buttons.count():
            self.buttons.first.click()
        else:
            if self.lit.count():
                self.lit.first.dispatch_event("click")
            elif self.page.locator(".choices [data-token]").count():
                self.page.locator(".choices [data-token]").first.click()
            else:
                self.page.locator("#tab-choices").click()
                listed = self.page.locator(".choices [data-token]")
                expect(listed.or_(self.lit).first).to_be_attached(timeout=PATIENCE)
                (listed if listed.count() else self.lit).first.dispatch_event("click")
        self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=PATIENCE)
        self.confirm()

    def confirm(self) -> None:
        """Press the main button where a choice waits for it."""
        if self.page.locator(".app[data-meant]").count():
            self.press_until_past(self.page.locator(".prompt .btn.p:enabled"), self.ply())

    def press_until_past(self, button: Locator, ply: int) -> None:
        """Press as a person does: once more where a button that has just changed took no press."""
        for _ in range(5):
            button.click(timeout=PATIENCE)
            for _ in range(20):
                if self.ply() != ply or self.over:
                    return
                self.page.wait_for_timeout(200)
            if not button.count():
                break
        self.wait_past(ply)

    def take_listed(self, token: str) -> None:
        """Choose a line of the list, and confirm it where it waits for that."""
        at = self.ply()
        self.page.mouse.move(300, 400)
        self.page.wait_for_timeout(450)  # the list stands still until the pointer has left it
        line = self.page.locator(f'.choices [data-token="{token}"]:not([aria-disabled=true])')
        for _ in range(5):
            line.click(timeout=PATIENCE)
            self.page.wait_for_timeout(600)  # a line that has just come takes no click
            if self.page.locator(".app[data-meant]").count():
                self.confirm()
            if self.ply() != at or not line.count():
                break
        self.wait_past(at)

    def act_or_hand_over(self) -> None:
        """One action at a shared screen, where the next thing may be the paper between two players."""
        if self.buttons.count():
            self.buttons.first.click()
        else:
            self.page.locator("#tab-choices").click()
            self.page.locator(".choices [data-token]").first.click()
        self.page.wait_for_timeout(300)
        if self.page.locator(".app[data-meant]").count():
            self.page.locator(".prompt .btn.p:enabled").click(timeout=PATIENCE)
            self.page.wait_for_timeout(300)

    def state(self) -> str:
        """How far the match and the picking have come: anything done changes it."""
        found: str = self.page.evaluate(STATE)
        return found

    def ply(self) -> int:
        return int(self.page.locator(".app").get_attribute("data-ply") or -1)

    def wait_past(self, ply: int) -> None:
        """Until the match has gone beyond a ply."""
        self.page.wait_for_function(
            "ply => Number(document.querySelector('.app').dataset.ply) > ply", arg=ply, timeout=PATIENCE
        )


def accessible(page: Page) -> list[str]:
    """What axe finds wrong with the page."""
    from axe_playwright_python.sync_playwright import Axe

    found: dict[str, Any] = Axe().run(page).response
    return [f"{v['id']}: {v['nodes'][0]['html'][:120]} ({len(v['nodes'])})" for v in found["violations"]]
