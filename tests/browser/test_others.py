"""The other side's turn: numbered steps, trails, what changed; at one's own pace."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.battles import DECLINES
from tests.browser.conftest import GAMES, Server
from tests.browser.reading import Reader
from tests.browser.seat import Seat, seated
from tests.browser.table import PATIENCE, Table, accessible

from frente import games

pytestmark = pytest.mark.xdist_group("others")  # they share what the module makes
# Is every piece of the map drawn where it should be, and no other?
SAME = """
(where) => {
  const drawn = Object.fromEntries([...document.querySelectorAll("[data-pile]")].flatMap((pile) =>
    pile.dataset.pieces.split(" ").map((id) => [id, pile.dataset.pile.split("/")[0]])));
  const spots = new Set([...document.querySelectorAll("[data-spot]")].map((x) => x.dataset.spot));
  const there = Object.entries(drawn).filter(([, place]) => spots.has(place));
  return there.length === Object.keys(where).length && there.every(([id, place]) => where[id] === place);
}
"""
# How often others acted and the log was not to be seen; how often something of the map moved meanwhile.
NO_LOG = """
window.unlogged = 0;
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const [off, rail] = [document.querySelector(".prompt.off"), document.querySelector(".rail")];
  if (off && rail && !rail.querySelector(".log")) window.unlogged++;
}).observe(document.body, { subtree: true, childList: true, attributes: true }));
"""
NO_MOTION = """
window.moving = 0;
setInterval(() => {
  if (!window.watched || !document.querySelector(".prompt.off")) return;
  if (document.querySelector("[data-trails]")) window.moving++;
  for (const one of document.getAnimations())
    if (one.effect.target.closest("[data-pile]")) window.moving++;
}, 30);
"""
WITH_CARDS = ("crusade", "espana")


def few(story: Any) -> bool:
    return len(story["steps"]) > 1


def with_card(story: Any) -> bool:
    return any(step["card"] for step in story["steps"][:6])


def changed(story: Any) -> bool:
    return bool(story["summary"])


@pytest.fixture(scope="module")
def served_slowly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("slow"), pause=0.05)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def slow(served_slowly: Server, request: pytest.FixtureRequest) -> Server:
    """A server whose computer takes its time, as people meet it."""
    served_slowly.luck_of(request.node.nodeid)
    return served_slowly


def asked(server: Server, made: dict[str, Any], path: str) -> Any:
    request = urllib.request.Request(
        f"{server.address}/api/matches/{made['match']['id']}/{path}",
        headers={"authorization": f"Bearer {made['mine']['link']}"},
    )
    with urllib.request.urlopen(request, timeout=120) as answer:
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


def until_told(player: Seat, wanted: Callable[[Any], bool]) -> Any:
    """Let the others act, answer after answer, until what they did is such a story and it is my turn."""
    story: Any = None
    for _ in range(120):
        seen = len(player.heard)
        tokens = [option["token"] for option in player.ask["options"]]
        player.answer(next((token for token in tokens if token.split()[0] in DECLINES), None))
        assert player.until_asked()
        player.say("sight", origin="nowhere")  # whatever was told before comes first
        player.until("refused")
        told = [heard for heard in player.heard[seen:] if heard["type"] == "story"]
        story = told[-1] if told else story
        if told and wanted(story):
            return story
    raise AssertionError("nobody else ever did such things")


def pass_on(table: Table) -> None:
    """Decline where one can, else the first thing there is."""
    page, before = table.page, table.state()
    for _ in range(PATIENCE // 2000):
        if table.buttons.count():
            table.buttons.first.click()
        else:
            page.get_by_role("tab", name="Choices").click()
            page.locator(".choices [data-token]").first.click()
        if table.changed(before):
            break
    table.confirm()


def ids(value: Any) -> set[str]:
    """Every text in a piece of a view."""
    if isinstance(value, dict):
        return {text for key, part in value.items() for text in (key, *ids(part))}
    if isinstance(value, list):
        return {text for part in value for text in ids(part)}
    return {value} if isinstance(value, str) else set()


def cards_of(player: Seat, slug: str, story: Any) -> set[str]:
    """The titles of the cards that the log says others played within the plies of a story."""
    told = [
        event["message"].get("args", {})
        for event in player.events
        if story["since"] < event["ply"] <= story["to"]
    ]
    others = [args for args in told if player.seat not in (args.get("seat"), args.get("side"))]
    return {games.load(slug).names()[args["card"]] for args in others if isinstance(args.get("card"), str)}


@pytest.mark.parametrize("slug", GAMES)
def test_each_step_of_the_others_is_a_chip_and_drawn_as_the_replay_has_it(
    slow: Server, page: Page, slug: str
) -> None:
    """And nothing in the story is what the seat's own views and log did not hold."""
    page.add_init_script(NO_LOG)
    table, made, mine = begin(slow, page, slug, "step")
    table.wait_for_my_move()
    with seated(slow, made) as player:
        player.until_asked()
        story = until_told(player, with_card if slug in WITH_CARDS else few)
        known = {id for board in player.boards.values() for id in ids(board)}
        known |= {id for event in player.events for id in ids(event["message"].get("args", {}))}
    table.wait_past(player.ply - 1)
    chips = page.locator("[data-step]:not([data-step=mine])")
    expect(page.locator("[data-strip]")).to_have_attribute("data-to", str(story["steps"][-1]["plies"][1]))
    expect(chips).to_have_count(len(story["steps"]), timeout=PATIENCE)
    plies = [step["plies"] for step in story["steps"]]
    assert all(before[1] <= after[1] for before, after in pairwise(plies)), "in their order"
    assert story["since"] <= plies[0][0]
    assert plies[-1][1] <= story["to"]
    places = set(page.locator("[data-spot]").evaluate_all("(all) => all.map((x) => x.dataset.spot)"))
    labels = chips.evaluate_all("(all) => all.map((x) => x.getAttribute('aria-label'))")
    for n, step in enumerate(story["steps"][:6]):
        chips.nth(n).click()
        expect(chips.nth(n)).to_have_attribute("aria-current", "step")
        expect(page.locator("[data-stage=step], [data-stage=battle]")).to_be_visible()
        then = asked(slow, made, f"replay?ply={step['plies'][1]}&seat={mine}")["view"]
        where = {p["id"]: p["place"] for p in then["pieces"] if p["place"] in places}
        page.wait_for_function(SAME, arg=where, timeout=PATIENCE)
        drawn = [*(piece for trail in step["trails"] for piece in (*trail["pieces"], *trail["path"]))]
        assert set(drawn) <= known
    titles = cards_of(player, slug, story) | {
        step["card"]["title"] for step in story["steps"] if step["card"]
    }
    assert len(titles) >= (slug in WITH_CARDS)
    for title in titles:
        assert any(title in label for label in labels), title
        expect(page.locator(".log")).to_contain_text(title)
    for change in story["summary"]:
        assert set(change["subjects"]) <= known
    assert page.evaluate("() => window.unlogged") == 0
    assert accessible(page) == []
    assert Reader(slow, page, slug).faults("[data-strip], [data-stage], .log") == []
    assert table.errors == []


@pytest.mark.parametrize("slug", GAMES)
def test_what_changed_is_told_at_once_where_one_wants_that(
    slow: Server, browser: Browser, browser_context_args: dict[str, Any], slug: str
) -> None:
    """At once: nothing moves, the log stays in view, and all that the server tells as changed is listed."""
    context = browser.new_context(**browser_context_args | {"reduced_motion": "no-preference"})
    page = context.new_page()
    page.add_init_script(NO_LOG)
    page.add_init_script(NO_MOTION)
    table, made, mine = begin(slow, page, slug, "once")
    table.wait_for_my_move()
    page.evaluate("() => { window.watched = true }")
    with seated(slow, made) as player:
        player.until_asked()
        story = until_told(player, changed)
    table.wait_past(player.ply - 1)
    changes = page.locator("[data-changes]")
    expect(changes).to_be_visible(timeout=PATIENCE)
    more = changes.locator("[data-more]")
    if more.count():
        more.click()
    lines = changes.locator("[data-change]")
    kinds = lines.evaluate_all("(all) => all.map((x) => x.dataset.change)")
    assert sorted(kinds) == sorted(change["kind"] for change in story["summary"])
    then, now = (
        asked(slow, made, f"replay?ply={ply}&seat={mine}")["view"] for ply in (story["since"], story["to"])
    )
    held = {
        place
        for place, state in now["places"].items()
        if state["control"] != then["places"].get(place, {}).get("control", "")
    }
    listed = changes.locator("[data-change=place]").evaluate_all(
        "(all) => all.flatMap((x) => x.dataset.subjects.split(' '))"
    )
    assert held <= set(listed)
    assert page.evaluate("() => [window.unlogged, window.moving]") == [0, 0]
    assert accessible(page) == []
    changes.get_by_role("button", name="Play on").click()
    expect(changes).to_have_count(0)
    page.keyboard.press("Shift+B")
    expect(changes).to_be_visible()
    assert table.errors == []
    context.close()


def test_the_show_plays_by_itself_and_ends_with_any_answer(slow: Server, page: Page) -> None:
    table, made, _ = begin(slow, page, "crusade", "quick")
    table.wait_for_my_move()
    page.evaluate(
        "() => new MutationObserver(() => { window.shown ||= !!document.querySelector('[data-step]'); })"
        ".observe(document.body, { subtree: true, childList: true })"
    )
    pass_on(table)
    page.wait_for_function("() => window.shown", timeout=PATIENCE)  # a single step is soon over
    with seated(slow, made) as player:
        player.until_asked()
        until_told(player, few)
    table.wait_past(player.ply - 1)
    table.wait_for_my_move()
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


def test_coming_back_tells_what_happened_meanwhile(server: Server, page: Page) -> None:
    table, made, _ = begin(server, page, "crusade", "normal")
    table.wait_for_my_move()
    address = page.url
    page.goto("about:blank")
    with seated(server, made) as player:
        player.until_asked()
        until_told(player, few)
    page.goto(address)
    table.wait_for_my_move()
    strip = page.locator("[data-strip=waiting]")
    expect(strip).to_contain_text("since you looked", timeout=PATIENCE)
    strip.get_by_role("button", name="Show").click()
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
