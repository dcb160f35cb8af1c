"""Play without the map: prompts that are announced, and whole matches typed into the command line."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table, in_the_end
from tests.browser.test_play import AGAINST_BOT, COMBAT, LAST_TURN

from frente import games

ANSWERS = 150
PLAIN = 'localStorage.setItem("frente-settings", JSON.stringify({ plain: true }))'
# The newest line of the log lies within what is seen of it, and the log within the window.
IN_SIGHT = """
() => {
  const log = document.querySelector("[role=log][aria-label=Answers]");
  const box = log.getBoundingClientRect();
  const last = log.lastElementChild.getBoundingClientRect();
  const within = last.bottom <= box.bottom + 1 && last.bottom > box.top;
  return within && box.bottom <= window.innerHeight && box.height > 80;
}
"""
MINE = """
() => document.querySelector('[data-ending]') ||
  (document.querySelector('.prompt:not(.off)') && !document.querySelector('.now button:disabled'))
"""


class Line:
    """The command line: something is typed, and the answer read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.log: Locator = page.get_by_role("log", name="Answers")
        self.input: Locator = page.get_by_role("textbox", name="Command line")

    def wait(self) -> None:
        self.page.wait_for_function(MINE, timeout=PATIENCE)

    def type(self, text: str) -> str:
        """What is answered to a question."""
        before = self.log.locator("p").count()
        self.input.fill(text)
        self.input.press("Enter")
        expect(self.log.locator("p.typed").last).to_have_text(f"› {text}")
        self.page.wait_for_function(
            "([log, text]) => !log.lastElementChild.classList.contains('typed')",
            arg=[self.log.element_handle(), text],
            timeout=PATIENCE,
        )
        in_the_end(self.page, IN_SIGHT, True)
        lines: list[str] = self.log.locator("p").all_inner_texts()
        return "\n".join(lines[before + 1 :])


def open_plain(server: Server, page: Page, made: dict[str, object]) -> Line:
    page.add_init_script(PLAIN)
    page.goto(server.link(made))
    line = Line(page)
    expect(line.input).to_be_visible(timeout=PATIENCE)
    line.wait()
    return line


def test_a_new_prompt_within_ones_own_turn_is_announced(server: Server, page: Page) -> None:
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    first, ply = table.prompt, table.ply()
    page.get_by_role("tab", name="Choices").click()
    page.locator(".choices [data-token]").first.click()
    table.wait_past(ply)
    assert table.prompt != first
    status = page.locator(".hidden-words[role=status]")
    expect(status).to_contain_text(table.prompt)
    assert status.get_attribute("aria-live") == "polite"


def test_the_command_line_answers_in_place_and_knows_the_terminals_words(server: Server, page: Page) -> None:
    made = server.begin(seats=AGAINST_BOT, position=COMBAT)
    line = open_plain(server, page, made)
    expect(line.log).to_contain_text("look Toledo")
    assert "Toledo" in line.type("look toledo")
    refused = line.type("why madrid")
    assert re.search(r"\(\d+(\.\d+)*(-\w+)?\)", refused), refused
    assert "allowed" in line.type("why 1")
    listed = line.type("options")
    token = re.findall(r"\[(\w+ [^\]]+)\]", listed)[0]
    assert line.type(f"why {token}") == "That is allowed."
    assert token in line.type(" ".join(token.split()[1:]))  # words narrow the choices
    assert "(" in line.type(f"{token.split()[0]} nowhere")  # the rule that forbids it
    assert "Turn 14" in line.type("status")
    assert "Nationalist brigade" in line.type("units rebel brigade")
    assert line.type("rules 9.1-a").startswith("9.1-a ")
    assert "Toledo" in line.type("board")
    line.type(token)
    line.wait()
    chances = line.type("odds 1")
    assert re.search(r"\d+ %: ", chances), chances
    assert line.type("log 3") == "Nothing has happened yet."
    assert "No choice and no command" in line.type("xyzzy")


@pytest.mark.parametrize("slug", games.slugs())
def test_a_match_is_played_without_the_map(server: Server, page: Page, slug: str) -> None:
    """To its end, or for 150 answers, by what is read and typed alone."""
    game = games.load(slug)
    luck = random.Random(f"plain {slug}")
    scenario = game.scenarios[0].id
    mine, *others = game.seats(scenario, game.full_options(scenario, {}))
    made = server.begin(game=slug, seats={mine: "me", **dict.fromkeys(others, "bot:random")})
    line = open_plain(server, page, made)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    names = {name for name in game.names().values() if name}
    assert any(name in line.log.locator("p").first.inner_text() for name in names)
    answers = 0
    while answers < ANSWERS and not page.locator("[data-ending]").count():
        read = line.log.locator("p").all_inner_texts()
        counts = [re.search(r"(\d+) choices are open|One choice is open", text) for text in read]
        told = [found for found in counts if found]
        count = int(told[-1].group(1) or 1) if told else 1
        before = page.locator(".app").get_attribute("data-ply")
        line.input.fill(str(luck.randint(1, count)))
        line.input.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('.app').dataset.ply !== before", arg=before, timeout=PATIENCE
        )
        answers += 1
        line.wait()
    in_the_end(page, IN_SIGHT, True)
    assert faults == []
    assert answers >= ANSWERS or page.locator("[data-ending]").count() == 1
