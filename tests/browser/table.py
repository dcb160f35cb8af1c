"""The match page as a person uses it: read the prompt, click, press keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000
"""How long a thing may take to come, in milliseconds: a busy machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE)
# The briefing lies over the map at first sight: a test that wants it says so.
NO_BRIEFING = """
(() => {
  if (!location.host) return;  // a blank page keeps nothing
  const settings = JSON.parse(localStorage.getItem("frente-settings") ?? "{}");
  if ("briefing" in settings) return;
  localStorage.setItem("frente-settings", JSON.stringify({ ...settings, briefing: false }));
})()
"""
# The board as it stands: how the others' steps are drawn one by one is looked at in test_others.py.
AT_ONCE = 'localStorage.setItem("frente-settings", JSON.stringify({ pace: "once" }))'
# What is chosen and how far the match is; whose button Enter takes is no part of it.
STATE = """
() => Object.entries(document.querySelector('.app').dataset)
  .filter(([name]) => name !== 'enter').map(([, value]) => value).join('|')
"""
# How wide the widest counter of the map is drawn.
WIDEST = (
    "Math.max(...[...document.querySelectorAll('[data-pile]')].map((p) => p.getBoundingClientRect().width))"
)
# Where everything is that moves when the page makes room or the map is looked at from elsewhere.
WHERE = """
() => {
  const moving = "[data-pile], .lit > *, [data-flag], [data-tray], [data-briefing], .prompt, .rail";
  return [...document.querySelectorAll(moving)].map((e) => {
    const box = e.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
  });
}
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

    def rest(self) -> None:
        """Until nothing moves: every counter, ring and card is where it was a moment before."""
        seen: list[Any] = []
        for _ in range(PATIENCE // 200):
            seen.append(self.page.evaluate(WHERE))
            if seen[-3:] == [seen[-1]] * 3:
                return
            self.page.wait_for_timeout(200)
        raise AssertionError("the page does not come to rest")

    def spot(self, place: str) -> Locator:
        return self.page.locator(f'[data-spot="{place}"]')

    def counters(self) -> float:
        """How wide the widest counter or stack of the map is drawn, in pixels; some must be drawn."""
        self.page.wait_for_selector("[data-pile]", state="attached")
        return float(self.page.evaluate(WIDEST))

    def click_place(self, place: str) -> None:
        """Click on a place's own mark, wherever counters lie."""
        self.spot(place).dispatch_event("click")

    def act(self) -> None:
        """Do the first thing there is to do, with the mouse; the main button confirms what is final."""
        before = self.state()
        for _ in range(PATIENCE // 2000):
            self.click_first()
            if self.changed(before):
                break
        assert self.state() != before, self.prompt
        self.confirm()

    def click_first(self) -> None:
        """A button of the bar, else a counter that is lit, else a line of the list."""
        if self.buttons.count():
            self.buttons.first.click(timeout=PATIENCE)
        elif self.lit.count():
            self.lit.first.dispatch_event("click")
        else:
            listed = self.page.locator(".choices [data-token]")
            if not listed.count():
                self.page.locator("#tab-choices").click()
                expect(listed.or_(self.lit).first).to_be_attached()
            (listed if listed.count() else self.lit).first.dispatch_event("click")

    def changed(self, before: str) -> bool:
        """Does a click show? One on a button that has just come to mean something else does not count."""
        for _ in range(10):
            if self.state() != before:
                return True
            self.page.wait_for_timeout(200)
        self.wait_for_my_move()  # an answer may be under way
        return self.state() != before

    def confirm(self) -> None:
        """Press the main button where a choice waits for it; an answer that is under way does not."""
        self.page.wait_for_function("() => !document.querySelector('.prompt :disabled')", timeout=PATIENCE)
        ply = self.page.evaluate("() => document.querySelector('.app[data-meant]')?.dataset.ply")
        if ply is not None:
            self.press_until_past(self.page.locator(".app[data-meant] .prompt .btn.p:enabled"), int(ply))

    def press_until_past(self, button: Locator, ply: int) -> None:
        """Press as a person does: once more where a button that has just changed took no press."""
        for _ in range(PATIENCE // 4000):
            if not button.count():
                break
            button.first.click(timeout=PATIENCE)
            for _ in range(20):
                if self.ply() != ply or self.over:
                    return
                self.page.wait_for_timeout(200)
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


def in_the_end(page: Page, script: str, wanted: Any) -> None:
    """What the script finds on the page is what is wanted, once the page has come to rest."""
    found: Any = None
    for _ in range(PATIENCE // 200):
        before, found = found, page.evaluate(script)
        if found == wanted == before:  # twice, so that it is no passing moment
            return
        page.wait_for_timeout(200)
    assert found == wanted


def accessible(page: Page) -> list[str]:
    """What axe finds wrong with the page."""
    from axe_playwright_python.sync_playwright import Axe

    found: dict[str, Any] = Axe().run(page).response
    return [f"{v['id']}: {v['nodes'][0]['html'][:120]} ({len(v['nodes'])})" for v in found["violations"]]
