"""The line to the server breaks: nothing new is taken, and what was under way is done once."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table
from tests.browser.test_play import LAST_TURN

BOTH = {"rebel": "me", "government": "me"}
NOTE = "Nothing is taken until the line is back"
# A page that has rested has fetched what is seldom used.
RESTED = "() => performance.getEntriesByType('resource').some((r) => /Command-.*js$/.test(r.name))"
SENT = """
window.sent = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  send(text) {
    const said = JSON.parse(text);
    if (said.type === "answer" || said.type === "undo") {
      window.sent.push([said.type, said.id, said.token]);
      if (window.deaf) return;  // it went out, and nobody read it
    }
    super.send(text);
  }
};
"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be stopped and started."""
    server = Server(tmp_path, ("arriba",))
    server.start()
    yield server
    server.stop()


def sent(page: Page) -> list[list[Any]]:
    found: list[list[Any]] = page.evaluate("() => window.sent")
    return found


def test_keys_and_clicks_do_nothing_while_the_line_is_broken(own: Server, page: Page) -> None:
    page.add_init_script(SENT)
    made = own.begin(seats=BOTH, position=LAST_TURN)
    table = Table(page).open(own.link(made))
    table.wait_for_my_move()
    page.get_by_role("tab", name="Choices").click()
    ply, prompt = table.ply(), table.prompt
    page.wait_for_function(RESTED, timeout=PATIENCE)
    own.stop(signal.SIGKILL)
    expect(page.locator(".prompt.lost")).to_contain_text("Connection lost", timeout=PATIENCE)
    expect(page.locator(".choices [data-token]").first).to_be_disabled()
    expect(page.locator(".prompt [data-token]")).to_have_count(0)
    page.locator("body").press("x")
    expect(page.locator("[data-toast]")).to_contain_text(NOTE)
    expect(page.get_by_role("alert").first).to_contain_text(NOTE)
    for key in ("x", "1", "Enter", "z", "Shift+Z", ".", "Enter"):
        page.keyboard.press(key)
    table.lit.first.dispatch_event("click")
    page.keyboard.press("/")
    page.get_by_role("textbox", name="Command line").fill("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Answers")).to_contain_text(NOTE)
    own.start()
    table.wait_for(prompt)
    expect(page.locator(".choices [data-token]").first).to_be_enabled()
    page.wait_for_timeout(500)
    assert table.ply() == ply
    assert sent(page) == []
    page.keyboard.press("Escape")
    page.locator(".choices [data-token]").first.click()
    table.wait_past(ply)


def test_an_answer_under_way_is_sent_again_and_done_once(own: Server, page: Page) -> None:
    page.add_init_script(SENT)
    made = own.begin(seats=BOTH, position=LAST_TURN)
    table = Table(page).open(own.link(made))
    table.wait_for_my_move()
    page.get_by_role("tab", name="Choices").click()
    ply = table.ply()
    choice = page.locator(".choices [data-token]").first
    token = choice.get_attribute("data-token")
    page.evaluate("() => (window.deaf = true)")
    choice.click()
    page.wait_for_function("() => window.sent.length || document.querySelector('.app[data-meant]')")
    main = page.locator(".app[data-meant] .prompt .btn.p")  # a march may meet dice
    if main.count():
        main.click()
    assert [said[2] for said in sent(page)] == [token]
    own.stop(signal.SIGKILL)
    expect(page.locator(".prompt.lost")).to_contain_text("Connection lost", timeout=PATIENCE)
    page.locator("body").press("x")
    page.evaluate("() => (window.deaf = false)")
    own.start()
    table.wait_past(ply)
    table.wait_for_my_move()
    said = sent(page)
    assert [token for _, _, token in said] == [token, token]
    assert len({id for _, id, _ in said}) == 1
    assert table.ply() == ply + 1
