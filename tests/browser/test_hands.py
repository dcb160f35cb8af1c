"""Aims, warnings, sets, buttons that are not there, prices; by mouse, keys and on a phone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser import clicks
from tests.browser.battles import FIGHTS, look_at_the_dice
from tests.browser.conftest import GAMES, Server
from tests.browser.table import AT_ONCE, PATIENCE, Table, accessible

from frente import games

PHONE = {"width": 390, "height": 844}
# Tokens of final answers that left the page, with what was clicked or pressed before.
WATCH = """
window.finals = [];
addEventListener("click", (e) => { window.last = e.target.closest("button") }, true);
addEventListener("keydown", (e) => { if (e.key === "Enter") window.last = "enter" }, true);
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", (e) => {
      const told = JSON.parse(e.data);
      if (told.ask && told.ask.options) window.options = told.ask.options;
    });
  }
  send(text) {
    const said = JSON.parse(text);
    const option = said.type === "answer" && (window.options ?? []).find((o) => o.token === said.token);
    const pressed = window.last === "enter" || (window.last && window.last.matches(".btn.p"));
    if (option && option.final && !pressed) window.finals.push(said.token);
    return super.send(text);
  }
};
"""


def begin(server: Server, slug: str) -> tuple[dict[str, Any], str]:
    game = games.load(slug)
    scenario = {"santander": "quick", "crusade": "war-of-the-columns"}.get(slug, game.scenarios[0].id)
    mine, *others = game.seats(scenario, game.full_options(scenario, {}))
    return server.begin(
        game=slug, scenario=scenario, seats={mine: "me", **dict.fromkeys(others, "bot:random")}
    ), mine


def test_the_briefing_comes_once_and_by_its_key(server: Server, page: Page) -> None:
    made, _ = begin(server, "arriba")
    table = Table(page, briefed=False).open(server.link(made))
    briefing = page.locator("[data-briefing=first]")
    expect(briefing).to_be_visible(timeout=PATIENCE)
    assert briefing.locator("[data-aim]").count() >= 2
    assert page.locator("[data-flag]").count() > 0
    assert accessible(page) == []
    page.keyboard.press("Enter")
    expect(briefing).to_have_count(0)
    page.reload()
    table.wait_for_my_move()
    page.wait_for_timeout(500)
    assert page.locator("[data-briefing]").count() == 0
    page.keyboard.press("Shift+V")
    expect(page.locator("[data-briefing=again]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("slug", FIGHTS)
def test_nothing_final_goes_without_the_main_button(server: Server, page: Page, slug: str) -> None:
    fight = FIGHTS[slug]
    page.add_init_script(WATCH)
    table = look_at_the_dice(server, page, fight)
    for line in page.locator(".choices [data-token], .prompt [data-token]").all()[:6]:
        if line.is_visible() and "btn p" not in (line.get_attribute("class") or ""):
            line.dispatch_event("click")
            page.wait_for_timeout(150)
    assert page.evaluate("() => window.finals") == []
    assert table.errors == []


def test_a_stack_goes_in_three_clicks_and_the_panel_stays_over_choices(server: Server, page: Page) -> None:
    made, _ = begin(server, "santander")
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.add_init_script(clicks.COUNTS)
    pile, pieces = max(
        page.evaluate(clicks.MOVABLE), key=lambda found: len(found[1]) if len(found[1]) < 4 else 0
    )
    page.locator(f'[data-pile="{pile}"]').click(force=True)
    panel = page.locator("[data-set]")
    expect(panel).to_have_attribute("data-set", " ".join(pieces), timeout=PATIENCE)
    for row in page.locator("[data-row]").all()[:3] * 2:
        row.click()
        expect(panel).to_be_visible()
    assert accessible(page) == []
    page.keyboard.press("a")
    expect(panel).to_have_attribute("data-set", " ".join(pieces), timeout=PATIENCE)
    expect(panel).not_to_have_attribute("data-goals", "", timeout=PATIENCE)
    goal = (panel.get_attribute("data-goals") or "").split()[0]
    page.locator(f'[data-spot="{goal}"]').click(force=True)  # it can be taken back: no button asks again
    page.wait_for_function(
        "([ids, goal]) => ids.every((id) => [...document.querySelectorAll('[data-pile]')].some((pile) => "
        "pile.dataset.pile.startsWith(goal + '/') && pile.dataset.pieces.split(' ').includes(id)))",
        arg=[pieces, goal],
        timeout=PATIENCE,
    )
    assert table.errors == []


def test_choices_that_are_gone_leave_a_pointer_that_rests_on_them(server: Server, page: Page) -> None:
    """The next list stands at its top, though the pointer has not stirred; one button shows Enter."""
    position = {"turn": 3, "round": 2, "hands": {"nat": ["N2", "N11"], "rep": ["R16"]}}
    made = server.begin(
        game="crusade", scenario="campaign", position=position, seats={"nat": "me", "rep": "bot:random"}
    )
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.get_by_role("tab", name="Choices").click()
    at = table.ply()
    page.locator('.choices [data-token="ops N2"]').click(timeout=PATIENCE)
    expect(page.locator('.app[data-meant="ops N2"]')).to_have_count(1, timeout=PATIENCE)
    expect(page.locator("kbd[data-enter]:visible")).to_have_count(1)
    page.keyboard.press("Enter")
    table.wait_past(at)
    table.wait_for_my_move()
    expect(page.locator(".choices .gone")).to_have_count(0, timeout=PATIENCE)
    assert page.locator(".choices li button:enabled").count() > 1
    assert page.locator(".choices").evaluate("list => list.scrollTop") == 0
    assert table.errors == []


def test_a_goal_without_room_for_the_whole_set_says_its_rule(server: Server, page: Page) -> None:
    """Three in Sevilla, room for two in Écija: it is marked, and pointing at it tells why."""
    position = {
        "turn": 3,
        "round": 2,
        "hands": {"nat": ["N2", "N11"], "rep": ["R16"]},
        "units": {"sevilla": ["nat-cav:full", "nat-afr:full", "nat-inf:full"], "ecija": ["nat-mil:full"]},
    }
    made = server.begin(
        game="crusade", scenario="campaign", position=position, seats={"nat": "me", "rep": "bot:random"}
    )
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.get_by_role("tab", name="Choices").click()
    for token in ("ops N2", "activate-move sevilla", "done"):
        table.take_listed(token)
        table.wait_for_my_move()
    page.locator('[data-pile^="sevilla/"]').first.click(force=True)
    panel = page.locator("section[data-set]")
    expect(panel).to_have_attribute("data-barred", re.compile("ecija"), timeout=PATIENCE)
    assert "ecija" not in (panel.get_attribute("data-goals") or "").split()
    assert page.locator('.barred[data-barred="ecija"]').count() == 1
    builds = page.locator("[data-deed]").all_inner_texts()
    assert sum("uild" in text for text in builds) == 3  # each by itself: one of a space may
    at = table.ply()
    table.click_place("ecija")
    expect(page.locator("[role=alert]", has_text="cija")).to_have_count(1, timeout=PATIENCE)
    assert table.ply() == at
    page.keyboard.press("n")
    for row in page.locator("[data-row]").all()[:2]:
        row.click()
    page.wait_for_function(
        "() => document.querySelector('section[data-set]').dataset.goals.split(' ').includes('ecija')",
        timeout=PATIENCE,
    )
    state = table.state()
    table.click_place("ecija")
    table.changed(state)
    table.confirm()  # the last of what may be done in this round waits for the main button
    table.wait_past(at)
    expect(page.locator('[data-pile^="ecija/"]').first).to_be_attached(timeout=PATIENCE)
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-pile^=\"ecija/\"]')]"
        ".reduce((n, p) => n + p.dataset.pieces.split(' ').length, 0) === 3",
        timeout=PATIENCE,
    )
    assert table.errors == []


def lets_go(table: Table, pile: Locator) -> None:
    """A click on a counter, and Escape: all is as it was, whether the game had been told already or not."""
    page = table.page
    at, before, state = table.ply(), page.locator(".app").get_attribute("data-picks"), table.state()
    pile.dispatch_event("click")
    table.changed(state)
    for _ in range(3):
        page.keyboard.press("Escape")
        table.wait_for_my_move()
        page.wait_for_timeout(400)
    page.wait_for_function("at => document.querySelector('.app').dataset.ply === String(at)", arg=at)
    assert before == ""
    expect(page.locator(".app")).to_have_attribute("data-picks", "")
    expect(page.locator("[data-set]:not([data-set=''])")).to_have_count(0)
    assert table.errors == []


@pytest.mark.parametrize("slug", ["espana", "santander", "barricadas"])
def test_escape_lets_go_of_what_was_chosen(server: Server, page: Page, slug: str) -> None:
    """Also where the game has been told already who is meant: then it is taken back."""
    page.add_init_script(AT_ONCE)  # while the others' steps are shown nothing is lit
    made, _ = begin(server, slug)
    table = Table(page).open(server.link(made))
    for _ in range(40):
        table.wait_for_my_move()
        table.rest()
        if table.lit.count() and not page.locator("[data-tray]").count():
            break
        table.act()
    lets_go(table, table.lit.first)


def test_escape_lets_go_of_a_group_that_is_told_by_where_it_is(server: Server, page: Page) -> None:
    """The column at Toledo attacks, and the prompt names it so: it is the column all the same."""
    table = Table(page).open(server.link(FIGHTS["arriba"].begin(server)))
    table.wait_for_my_move()
    lets_go(table, page.locator('[data-pile$="/g1"]'))


def test_escape_takes_back_what_one_click_on_a_counter_gave(server: Server, page: Page) -> None:
    """Granada can only be activated to move: a click does so, and the prompt after it names no space."""
    made, _ = begin(server, "crusade")
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    lets_go(table, page.locator('[data-pile^="granada/"]'))


def test_a_whole_way_is_taken_back_by_one_undo(server: Server, page: Page) -> None:
    made, _ = begin(server, "crusade")
    table = Table(page).open(server.link(made))
    pile, _ = clicks.to_the_march(table)
    page.locator(f'[data-pile="{pile}"]').click(force=True)
    panel = page.locator("[data-set]")
    expect(panel).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("n")
    page.locator("[data-row]:not(.no)").first.click()
    expect(panel).not_to_have_attribute("data-goals", "", timeout=PATIENCE)
    goal = (panel.get_attribute("data-goals") or "").split()[-1]
    at = table.ply()
    page.locator(f'[data-spot="{goal}"]').dispatch_event("click")
    page.wait_for_function(
        "at => Number(document.querySelector('.app').dataset.ply) > at + 1", arg=at, timeout=PATIENCE
    )
    page.wait_for_function("() => !document.querySelector('.app[data-running]')", timeout=PATIENCE)
    page.keyboard.press("z")
    page.wait_for_function(
        "at => Number(document.querySelector('.app').dataset.ply) === at", arg=at, timeout=PATIENCE
    )
    assert table.errors == []


def test_a_button_that_is_not_there_says_why(server: Server, page: Page) -> None:
    fight = FIGHTS["santander"]
    table = Table(page).open(server.link(fight.begin(server)))
    table.wait_for_my_move()
    page.get_by_role("tab", name="Choices").click()
    page.locator('.choices [data-token="attack 2206"]').click(timeout=PATIENCE)
    absent = page.locator("[data-absent=launch]")
    expect(absent).to_be_visible(timeout=PATIENCE)
    button = absent.get_by_role("button").first
    assert button.get_attribute("aria-disabled") == "true"
    button.click(force=True)
    expect(absent.locator(".why")).to_be_visible()
    assert accessible(page) == []
    assert table.errors == []


@pytest.mark.parametrize("size", [PHONE, {"width": 320, "height": 640}])
def test_the_thumbs_of_a_phone(
    server: Server, browser: Browser, browser_context_args: dict[str, Any], size: dict[str, int]
) -> None:
    """Five thumbs; the hand is gold where a card is wanted, and all targets are fit for a finger."""
    context = browser.new_context(**browser_context_args | {"viewport": size, "has_touch": True})
    page = context.new_page()
    table = Table(page).open(server.link(FIGHTS["crusade"].begin(server)))  # a card is to be played
    table.wait_for_my_move()
    expect(page.locator("[data-thumb=hand][data-needed]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-hand]")).to_be_visible(timeout=PATIENCE)
    for thumb in ("hand", "stack", "log", "aims", "map"):
        tab = page.locator(f"[data-thumb={thumb}]")
        box = tab.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert accessible(page) == []
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= size["height"]
    assert table.errors == []
    context.close()


@pytest.mark.parametrize("slug", GAMES)
def test_counters_can_be_read_at_first_sight(server: Server, page: Page, slug: str) -> None:
    made, _ = begin(server, slug)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    table.rest()
    small = page.evaluate(
        "() => { const map = document.querySelector('.frame').getBoundingClientRect();"
        " return [...document.querySelectorAll('[data-pile] [data-piece], [data-pile] .chip')]"
        ".map((p) => [p.closest('[data-pile]').dataset.pile, p.getBoundingClientRect()])"
        ".filter(([, b]) => b.right > map.left && b.left < map.right)"
        ".filter(([, b]) => b.bottom > map.top && b.top < map.bottom)"
        ".filter(([, b]) => b.width < 27.5).map(([pile, b]) => [pile, b.width]); }"
    )
    assert small == []


def test_a_round_of_crusade_takes_fewer_than_fifteen_clicks(
    server: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    units, singly, together = clicks.crusade(server, browser, browser_context_args)
    assert together < 15, json.dumps({"units": units, "one by one": singly, "by sets": together})


def test_the_last_unit_out_of_sevilla_is_warned_of_as_a_danger(server: Server, page: Page) -> None:
    """The Republican holds Madrid and Barcelona: nothing is sent before the button with its own words."""
    seats = {"nationalist": "me", "republican": "bot:random"}
    made = server.begin(game="espana", scenario="1936", position={"phase": "move-n"}, seats=seats)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.get_by_role("tab", name="Choices").click()
    legion, regulars = (
        page.locator(f'[data-pile^="sevilla/"][data-pieces*="{kind}"]').first.get_attribute("data-pieces")
        for kind in ("n-leg", "n-reg")
    )
    assert legion
    assert regulars
    one = next(id for id in legion.split() if id.startswith("n-leg"))
    last = next(id for id in regulars.split() if id.startswith("n-reg"))
    page.locator(f'.choices [data-token="march {one}"]').click(timeout=PATIENCE)
    page.locator('.choices [data-token="to huelva"]').click(timeout=PATIENCE)
    danger = page.locator("[data-level=danger]")
    expect(page.locator(f'.choices [data-token="march {last}"]')).to_be_visible(timeout=PATIENCE)
    expect(danger).to_have_count(0)
    at = table.ply()
    page.locator(f'.choices [data-token="march {last}"]').click(timeout=PATIENCE)
    expect(danger).to_be_visible(timeout=PATIENCE)
    expect(danger).to_contain_text("Madrid and Barcelona")
    assert table.ply() == at
    page.locator(".prompt .btn.p:enabled").click(timeout=PATIENCE)
    table.wait_past(at)
    assert table.errors == []
