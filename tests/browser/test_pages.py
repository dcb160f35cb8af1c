"""Every page: accessible by axe in both themes, whole on a phone, quick."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table, accessible, in_the_end
from tests.browser.test_play import AGAINST_BOT, LAST_TURN

# What is loaded when wanted has come: for half a second nothing was added.
QUIET = """
() => new Promise((done) => {
  let timer = setTimeout(done, 500);
  new MutationObserver(() => (clearTimeout(timer), (timer = setTimeout(done, 500))))
    .observe(document.body, { childList: true, subtree: true });
})
"""
PAGES = ("home", "new", "mine", "lobby", "account", "rules", "about", "match", "replay")


def visit(server: Server, page: Page, which: str) -> None:
    if which in ("match", "replay"):
        made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
        page.goto(server.link(made, page=which))
        expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
        if which == "match":
            Table(page).wait_for_my_move()
    else:
        address = {"home": "", "new": "#/new/arriba", "rules": "#/rules/arriba"}.get(which, f"#/{which}")
        page.goto(f"{server.address}/{address}")
        expect(page.locator("main").locator("p, li, label, button").first).to_be_visible(timeout=PATIENCE)
    sign = {"new": "Scenario", "rules": "Search the rules", "home": "Arriba España"}.get(which)
    if which == "rules":
        expect(page.get_by_role("searchbox").first).to_be_visible(timeout=PATIENCE)
    elif sign:
        expect(page.get_by_text(sign).first).to_be_visible(timeout=PATIENCE)
    page.evaluate(QUIET)


@pytest.mark.parametrize("which", PAGES)
def test_a_page_is_accessible_and_whole(server: Server, page: Page, which: str) -> None:
    """By axe in both themes and on a phone; at 390 and 320 pixels nothing is cut off."""
    visit(server, page, which)
    assert accessible(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert accessible(page) == [], "in the dark"
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 780})
        in_the_end(page, "() => document.documentElement.scrollWidth <= window.innerWidth", True)
    assert accessible(page) == [], "on a phone"


@pytest.mark.parametrize("which", ["match", "replay", "plain"])
def test_the_systems_own_colours_are_readable(server: Server, page: Page, which: str) -> None:
    """By axe, with forced colours over the light and the dark theme; without the map also without them."""
    if which == "plain":
        page.add_init_script('localStorage.setItem("frente-settings", JSON.stringify({ plain: true }))')
        made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
        page.goto(server.link(made))
        expect(page.get_by_role("textbox", name="Command line")).to_be_visible(timeout=PATIENCE)
    else:
        visit(server, page, which)
    for scheme in ("light", "dark"):
        for forced in ("none", "active"):
            page.emulate_media(color_scheme=scheme, forced_colors=forced, reduced_motion="reduce")
            page.wait_for_timeout(100)
            assert accessible(page) == [], (scheme, forced)


# Text that is wider or higher than the box that holds it, where the box shows no more. Some things are short
# on purpose, with all of it elsewhere: names in the bar, cards in the hand, the line at the foot of the map,
# and what is short at the usual size already, such as the words on a poster.
CUT = """
() => [...document.querySelectorAll("button, .btn, p, li, dt, dd, h1, h2, h3, th, td, label, strong")]
  .filter((e) => e.offsetParent && !e.closest(".hidden-words, .card, svg, .footer, .status, .game, .what"))
  .filter((e) => ["hidden", "clip"].includes(getComputedStyle(e).overflowY)
    ? e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1
    : e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => e.outerHTML.slice(0, 120))
"""


@pytest.mark.parametrize("which", PAGES)
def test_the_browsers_text_size_is_kept_and_nothing_is_cut(server: Server, page: Page, which: str) -> None:
    visit(server, page, which)
    sizes = (
        "() => [...document.querySelectorAll('button, p, li, label')].filter((e) => !e.closest('svg'))"
        ".map((e) => parseFloat(getComputedStyle(e).fontSize))"
    )
    before: list[float] = page.evaluate(sizes)
    short = page.evaluate(CUT)
    page.evaluate("() => (document.documentElement.style.fontSize = '20px')")
    page.wait_for_timeout(200)
    after: list[float] = page.evaluate(sizes)
    assert len(before) == len(after) > 0
    for small, large in zip(before, after, strict=True):
        assert large == pytest.approx(small * 1.25, rel=0.02)
    assert set(page.evaluate(CUT)) <= set(short)
    assert page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth") <= 0


def test_a_phone_plays_from_the_sheet(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    expect(page.locator("[data-sheet]")).to_be_visible()
    button = table.buttons.first
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    before = table.ply()
    button.click()
    table.wait_past(before)
    page.get_by_role("button", name="Change the height").click()
    expect(page.locator("[data-sheet='full']")).to_be_visible()


def test_no_request_leaves_the_server_and_the_first_load_is_small(server: Server, page: Page) -> None:
    sizes: dict[str, int] = {}
    elsewhere: list[str] = []

    def seen(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        if not url.startswith(server.address):
            elsewhere.append(url)
        elif "iberia" not in url:
            sizes[url] = response.request.sizes()["responseBodySize"]  # type: ignore[attr-defined]

    page.on("requestfinished", lambda request: seen(request.response()))
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    Table(page).open(server.link(made)).wait_for_my_move()
    page.wait_for_timeout(500)
    assert elsewhere == []
    game = sum(size for url, size in sizes.items() if "/api/" in url)
    assert sum(sizes.values()) - game < 180_000, sizes  # the program itself
    assert game < 40_000, sizes  # the game's words and names, and the places of its map


LISTEN = """
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(address) {
    super(address);
    window.line = this;
    this.addEventListener("message", (e) => {
      const told = JSON.parse(e.data);
      if (told.type === "view") window.whole = told;
    });
  }
};
"""
MOVE_THIRTY = """
async (times) => {
  const { view, ask, seat, ply } = window.whole;
  let version = window.whole.version;
  const pieces = view.pieces.slice(0, 30);
  const places = [...new Set(view.pieces.map((p) => p.place))];
  const spent = [];
  for (let n = 0; n < times; n++) {
    const changes = pieces.map((p, i) => [["pieces", p.id, "place"], places[(i + n) % places.length]]);
    const told = {
      type: "delta", since: version, ply: ply + n, version: version + 1, seat, changes, ask,
      events_from: 0, events: [], result: null,
    };
    version += 1;
    const data = JSON.stringify(told);
    const before = performance.now();
    window.line.onmessage({ data });
    await Promise.resolve();
    await new Promise((done) => queueMicrotask(done));
    document.body.getBoundingClientRect();
    spent.push(performance.now() - before);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return spent;
}
"""


def test_thirty_counters_may_change_at_once(server: Server, page: Page) -> None:
    page.add_init_script(LISTEN)
    made = server.begin(seats={"rebel": "me", "government": "me"})
    Table(page).open(server.link(made)).wait_for_my_move()
    spent = sorted(page.evaluate(MOVE_THIRTY, 40))
    assert len(spent) == 40
    print(f"thirty counters: median {spent[20]:.1f} ms, quickest {spent[0]:.1f} ms")
