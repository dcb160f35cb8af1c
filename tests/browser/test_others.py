"""The other side's turn: numbered steps, trails, what changed; at one's own pace."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import GAMES, Server
from tests.browser.table import PATIENCE, Table, accessible

from frente import games

# Where every piece is drawn.
DRAWN = """
() => Object.fromEntries([...document.querySelectorAll("[data-pile]")].flatMap((pile) =>
  pile.dataset.pieces.split(" ").map((id) => [id, pile.dataset.pile.split("/")[0]])))
"""


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose computer takes its time, as people meet it."""
    served = Server(tmp_path_factory.mktemp("slow"), pause=0.15)
    served.start()
    yield served
    served.stop()


def asked(server: Server, made: dict[str, Any], path: str) -> Any:
    request = urllib.request.Request(
        f"{server.address}/api/matches/{made['match']['id']}/{path}",
        headers={"authorization": f"Bearer {made['mine']['link']}"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def begin(server: Server, page: Page, slug: str, pace: str) -> tuple[Table, dict[str, Any], str]:
    first = json.dumps({"pace": pace})
    page.add_init_script(f"if (location.host) localStorage['frente-settings'] ??= '{first}'")
    game = games.load(slug)
    scenario = "quick" if slug == "santander" else game.scenarios[0].id
    mine, *others = game.seats(scenario, game.full_options(scenario, {}))
    seats = {mine: "me", **dict.fromkeys(others, "bot:random")}
    made = server.begin(game=slug, scenario=scenario, seats=seats)
    return Table(page).open(server.link(made)), made, mine


def until_others_acted(table: Table, steps: int = 1) -> None:
    """Play on, whatever it is, until the other side has done something and it is my turn again."""
    for _ in range(80):
        table.wait_for_my_move()
        if table.page.locator("[data-strip=mine]").count() and len(stories(table.page)) >= steps:
            return
        pass_on(table)
    raise AssertionError("nobody else ever did anything")


def told(server: Server, page: Page, made: dict[str, Any], seat: str) -> Any:
    """The story that is on the strip, as the server tells it."""
    strip = page.locator("[data-strip]")
    since, to = strip.get_attribute("data-since"), strip.get_attribute("data-to")
    return asked(server, made, f"story?since={since}&to={to}&seat={seat}")


def stories(page: Page) -> list[str]:
    again = page.locator("[data-again]")
    if again.count():
        again.click()
    found: list[str] = page.locator("[data-step]:not([data-step=mine])").evaluate_all(
        "(chips) => chips.map((c) => c.getAttribute('aria-label'))"
    )
    return found


def pass_on(table: Table) -> None:
    """Decline where one can, else the first thing there is."""
    page, before = table.page, table.state()
    if table.buttons.count():
        table.buttons.first.click()
    else:
        page.get_by_role("tab", name="Choices").click()
        page.locator(".choices [data-token]").first.click()
    page.wait_for_function(
        "before => Object.values(document.querySelector('.app').dataset).join('|') !== before",
        arg=before,
        timeout=PATIENCE,
    )
    table.confirm()


@pytest.mark.parametrize("slug", GAMES)
def test_each_step_of_the_others_is_a_chip_and_drawn_as_the_replay_has_it(
    slow: Server, page: Page, slug: str
) -> None:
    table, made, mine = begin(slow, page, slug, "step")
    until_others_acted(table)
    chips = page.locator("[data-step]:not([data-step=mine])")
    story = told(slow, page, made, mine)
    assert chips.count() == len(story["steps"]) > 0
    for n, step in enumerate(story["steps"][:6]):
        chips.nth(n).click()
        expect(chips.nth(n)).to_have_attribute("aria-current", "step")
        expect(page.locator("[data-stage=step], [data-stage=battle]")).to_be_visible()
        page.wait_for_timeout(250)
        then = asked(slow, made, f"replay?ply={step['plies'][1]}&seat={mine}")["view"]
        drawn = page.evaluate(DRAWN)
        where = {p["id"]: p["place"] for p in then["pieces"]}
        assert drawn
        assert {piece: where.get(piece) for piece in drawn} == drawn
        if step["card"]:
            assert step["card"]["title"] in (chips.nth(n).get_attribute("aria-label") or "")
    assert accessible(page) == []
    assert table.errors == []


@pytest.mark.parametrize("slug", GAMES)
def test_what_changed_is_told_at_once_where_one_wants_that(slow: Server, page: Page, slug: str) -> None:
    """At once: no step is shown, the log stays in view, and every place that changed hands is listed."""
    table, made, mine = begin(slow, page, slug, "once")
    page.evaluate(
        "() => { window.choices = 0; window.trails = 0; setInterval(() => {"
        " if (document.querySelector('.prompt.off') && !document.querySelector('.log')) window.choices++;"
        " if (document.querySelector('[data-trails]')) window.trails++; }, 40) }"
    )
    seen: set[str] = set()
    story: Any = None
    for _ in range(60):
        table.wait_for_my_move()
        page.wait_for_timeout(400)  # the strip comes with its first steps
        strip = page.locator("[data-strip=mine]")
        since = strip.get_attribute("data-since") if strip.count() else None
        if since is not None and since not in seen:
            seen.add(since)
            page.wait_for_timeout(300)
            story = told(slow, page, made, mine)
            assert page.locator("[data-changes]").count() == bool(story["summary"])
            if story["summary"] or len(seen) > 4:
                break
        if table.over:
            break
        pass_on(table)
    assert story is not None
    page.wait_for_timeout(200)
    assert page.evaluate("() => [window.choices, window.trails]") == [0, 0]
    changes = page.locator("[data-changes]")
    then, now = (
        asked(slow, made, f"replay?ply={ply}&seat={mine}")["view"] for ply in (story["since"], story["to"])
    )
    held = {
        place
        for place, state in now["places"].items()
        if state["control"] != then["places"].get(place, {}).get("control", "")
    }
    more = changes.locator("[data-more]")
    if more.count():
        more.click()
    listed = changes.locator("[data-change=place]").evaluate_all(
        "(all) => all.map((x) => x.dataset.subjects)"
    )
    assert held <= {place for subjects in listed for place in subjects.split(" ")}
    assert accessible(page) == []
    changes.get_by_role("button", name="Play on").click() if story["summary"] else None
    expect(changes).to_have_count(0)
    assert table.errors == []


def test_the_show_plays_by_itself_and_ends_with_any_answer(slow: Server, page: Page) -> None:
    table, _, _ = begin(slow, page, "crusade", "quick")
    table.wait_for_my_move()
    page.evaluate(
        "() => new MutationObserver(() => { window.shown ||= !!document.querySelector('[data-step]'); })"
        ".observe(document.body, { subtree: true, childList: true })"
    )
    pass_on(table)
    page.wait_for_function("() => window.shown", timeout=PATIENCE)  # a single step is soon over
    until_others_acted(table, 2)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator('[data-step="1"][aria-current]')).to_be_visible()
    expect(page.locator("[data-again]")).to_be_visible(timeout=PATIENCE)  # it went through all of it
    page.locator("[data-again]").first.click()
    page.locator("[data-skip]").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(page.locator('[data-step="1"][aria-current]')).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-step="2"][aria-current]')).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-step="1"][aria-current]')).to_be_visible()
    pass_on(table)
    expect(page.locator("[data-step][aria-current]")).to_have_count(0)
    assert table.errors == []


def test_coming_back_tells_what_happened_meanwhile(slow: Server, page: Page) -> None:
    table, _, _ = begin(slow, page, "crusade", "normal")
    table.wait_for_my_move()
    for _ in range(30):
        pass_on(table)
        if page.locator(".prompt.off").count():
            break
        table.wait_for_my_move()
    address = page.url
    page.goto("about:blank")
    page.wait_for_timeout(4000)
    page.goto(address)
    table.wait_for_my_move()
    strip = page.locator("[data-strip=waiting]")
    expect(strip.or_(page.locator("[data-strip=mine]")).first).to_be_visible(timeout=PATIENCE)
    if strip.count():
        expect(strip).to_contain_text("since you looked")
        strip.get_by_role("button", name="Show").click()
    else:  # they acted still when the page came back
        page.keyboard.press("b")
    expect(page.locator('[data-step="1"][aria-current]')).to_be_visible(timeout=PATIENCE)
    page.locator("[data-skip]").click()
    expect(page.locator("[data-step][aria-current]")).to_have_count(0)
    assert table.errors == []


def test_sound_is_off_until_somebody_wants_it(server: Server, page: Page) -> None:
    page.add_init_script(
        "window.tones = 0; const make = AudioContext.prototype.createOscillator;"
        " AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this) }"
    )
    table, _, _ = begin(server, page, "crusade", "once")
    table.wait_for_my_move()
    pass_on(table)
    table.wait_for_my_move()
    assert page.evaluate("() => window.tones") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sound").check()
    page.keyboard.press("Escape")
    for _ in range(10):
        if page.evaluate("() => window.tones") > 0:
            break
        pass_on(table)
        table.wait_for_my_move()
    assert page.evaluate("() => window.tones") > 0
