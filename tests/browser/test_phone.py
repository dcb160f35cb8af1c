"""A phone in one hand: a card, a battle, the others' turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.battles import DECLINES, FIGHTS, FREE, STILL, at_the_dice, tap_on
from tests.browser.conftest import Server
from tests.browser.seat import give, seated
from tests.browser.table import PATIENCE, Table, accessible
from tests.browser.test_hands import begin
from tests.browser.test_map import SMALL
from tests.browser.test_others import few, until_told
from tests.browser.test_stage import all_in_sight

SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 320, "height": 640})
# Does the middle of something lie uppermost, wholly within the window?
SEEN = """
(css) => {
  const thing = document.querySelector(css);
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const whole = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth + 1;
  return whole && thing.parentElement.contains(top);
}
"""
# Does the middle of a place lie on the map, between the bar and the sheet?
ABOVE = """
(place) => {
  const box = document.querySelector(`[data-spot="${place}"]`).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const map = document.querySelector("main.stage").getBoundingClientRect();
  const sheet = document.querySelector("[data-sheet]").getBoundingClientRect();
  return x > 0 && x < innerWidth && y > map.top && y < Math.min(map.bottom, sheet.top);
}
"""


# Piles of several that can be chosen one by one, where each lies free under a finger.
STACKS = """
() => [...document.querySelectorAll("[data-pile]:has(.go, .chip-go, .group-ring)")].flatMap((pile) => {
  const box = pile.getBoundingClientRect();
  const at = [box.left + box.width / 2, box.top + box.height / 2];
  const many = pile.dataset.pieces.split(" ").length > 1;
  return many && pile.contains(document.elementFromPoint(...at)) ? [at] : [];
})
"""
# A goal of the set in hand that lies free under a finger.
GOAL = f"""
() => document.querySelector("[data-set]").dataset.goals.split(" ").filter(Boolean).map({FREE}).find(Boolean)
"""
# Until the match has gone beyond a ply, or what is final waits for the main button.
TAKEN = """
(at) => document.querySelector(".app[data-meant]") || Number(document.querySelector(".app").dataset.ply) > at
"""


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(**browser_context_args | {"viewport": SIZES[0], "has_touch": True})
    page = context.new_page()
    page.add_init_script("localStorage['frente-settings'] ??= JSON.stringify({ pace: 'step' })")
    page.add_init_script(
        "addEventListener('pointerover', (e) => { window.hovered ||= e.pointerType === 'mouse' }, true)"
    )
    yield page
    context.close()


def fits(page: Page, place: str = "", sizes: tuple[ViewportSize, ...] = SIZES) -> None:
    """Every target is a finger wide, the prompt is seen, the place in question too."""
    for size in sizes:
        page.set_viewport_size(size)
        page.wait_for_function(STILL)
        assert page.evaluate(SMALL) == [], size
        assert page.evaluate(SEEN, ".ending h2, .prompt strong"), size
        if place:
            page.wait_for_function(ABOVE, arg=place, timeout=PATIENCE)


def press(table: Table, css: str) -> None:
    """A tap on what ends in an answer; what is final asks once more."""
    phone, at = table.page, table.ply()
    phone.locator(css).last.tap(timeout=PATIENCE)
    phone.wait_for_function(TAKEN, arg=at, timeout=PATIENCE)
    if table.ply() == at:
        phone.locator(".prompt .btn.p:enabled").tap(timeout=PATIENCE)
    table.wait_past(at)


@pytest.mark.parametrize("slug", FIGHTS)
def test_a_battle_is_fought_by_thumb(server: Server, phone: Page, slug: str) -> None:
    """Every outcome in sight and the map above it, on both phones; no number needs a pointer."""
    fight = FIGHTS[slug]
    table = Table(phone).open(server.link(at_the_dice(server, fight)))
    table.wait_for_my_move()
    if fight.chosen:
        tap_on(phone, fight.chosen)
    expect(phone.locator("[data-battle][data-odds] [data-outcome]").first).to_be_visible(timeout=PATIENCE)
    for size in SIZES:
        fits(phone, fight.place, (size,))
        all_in_sight(phone)
    assert accessible(phone) == []
    press(table, f'.prompt [data-token="{fight.last}"]')
    result = phone.locator("[data-battle]:not([data-odds]), [data-unread]")
    expect(result.first).to_be_visible(timeout=PATIENCE)
    table.wait_for_my_move()
    fits(phone)
    assert phone.evaluate("() => window.hovered === true") is False
    assert table.errors == []


def test_a_button_stays_where_it_is_touched(server: Server, phone: Page) -> None:
    """A finger does not hover: the card of a battle opens by the tap, not while it comes down."""
    table = Table(phone).open(server.link(FIGHTS["espana"].begin(server)))
    table.wait_for_my_move()
    button = phone.locator('.prompt [data-token="battle gen-varela"]')
    expect(button).to_be_visible(timeout=PATIENCE)
    at, ply = button.bounding_box(), table.ply()
    button.dispatch_event("pointerenter", {"pointerType": "touch"})
    phone.wait_for_timeout(600)
    assert button.bounding_box() == at
    button.tap()
    table.wait_past(ply)
    assert table.errors == []


@pytest.mark.parametrize(
    ("slug", "card", "use"), [("crusade", "N41", "ops N41"), ("espana", "n-01", "bonus n-01")]
)
def test_a_card_is_played_by_thumb(server: Server, phone: Page, slug: str, card: str, use: str) -> None:
    """The hand is gold where a card is wanted; a card is read whole, its uses are buttons."""
    fight = FIGHTS[slug]
    made = fight.begin(server) if use in fight.answers else at_the_dice(server, fight)
    table = Table(phone).open(server.link(made))
    table.wait_for_my_move()
    thumb = phone.locator("[data-thumb=hand]")
    expect(thumb).to_have_attribute("data-needed", "true", timeout=PATIENCE)
    thumb.tap()
    held = phone.locator(f'[data-hand] [data-card="{card}"]')
    held.scroll_into_view_if_needed()
    expect(held).to_be_visible()
    fits(phone)
    assert accessible(phone) == []
    press(table, f'[data-use="{use}"]')
    assert table.errors == []


@pytest.mark.parametrize("slug", FIGHTS)
def test_the_others_turn_is_stepped_through_by_thumb(server: Server, phone: Page, slug: str) -> None:
    made = begin(server, slug)[0]
    table = Table(phone).open(server.link(made))
    table.wait_for_my_move()
    with seated(server, made) as player:
        story = until_told(player, few)
    table.wait_past(player.ply - 1)
    dots = phone.locator("[data-step]:not([data-step=mine])")
    expect(dots).to_have_count(len(story["steps"]), timeout=PATIENCE)
    while phone.locator("[data-battle] [data-close], [data-unread]").count():
        phone.locator("[data-battle] [data-close], [data-unread]").first.tap()
    moved = [n for n, step in enumerate(story["steps"]) if step["trails"]] or [0]
    for n in moved[:2]:
        dots.nth(n).tap()
        expect(dots.nth(n)).to_have_attribute("aria-current", "step")
        trails = story["steps"][n]["trails"]
        fits(phone, trails[-1]["path"][-1] if trails else "")
    phone.locator("[data-skip]").tap()
    expect(phone.locator("[data-step][aria-current]")).to_have_count(0)
    assert accessible(phone) == []
    assert table.errors == []


def to_be_moved(server: Server, slug: str) -> dict[str, Any]:
    """A match at an ask in which a stack can go somewhere."""
    made = FIGHTS[slug].begin(server) if slug == "barricadas" else begin(server, slug)[0]
    with seated(server, made) as player:
        if slug == "crusade":
            give(player, "activate-move sevilla", "done")
        while slug == "arriba" and player.until_asked() and player.ask["kind"] != "transport":
            tokens = [option["token"] for option in player.ask["options"]]
            player.answer(next(token for token in tokens if token in DECLINES))
    return made


@pytest.mark.parametrize("slug", FIGHTS)
def test_a_stack_is_chosen_and_moved_by_thumb(server: Server, phone: Page, slug: str) -> None:
    """Its rows are as high as a thumb, each toggles, what they are together stays in sight; then the goal."""
    table = Table(phone).open(server.link(to_be_moved(server, slug)))
    table.wait_for_my_move()
    phone.wait_for_function(f"() => ({STACKS})().length", timeout=PATIENCE)
    phone.touchscreen.tap(*phone.evaluate(STACKS)[0])
    panel, rows = phone.locator("[data-set]"), phone.locator("[data-set] [data-row]")
    expect(panel).to_be_visible(timeout=PATIENCE)
    fits(phone, panel.get_attribute("data-stack") or "", SIZES[::-1])
    assert rows.count() >= 2
    assert min(rows.evaluate_all("(all) => all.map((row) => row.getBoundingClientRect().height)")) >= 56
    chosen = panel.get_attribute("data-set")
    for _ in range(2):
        rows.first.tap()  # off and on again
    expect(panel).to_have_attribute("data-set", chosen or "")
    expect(panel.locator("[role=status]")).to_be_in_viewport(ratio=1)
    for row in phone.locator(
        "[data-set] [data-row]:not([aria-disabled=true])"
    ).all():  # where they cannot go together, fewer of them can
        phone.wait_for_selector("[data-set][aria-busy=false]", timeout=PATIENCE)
        if panel.get_attribute("data-goals"):
            break
        row.tap()
    phone.wait_for_function(GOAL, timeout=PATIENCE)
    at = table.ply()
    phone.touchscreen.tap(*phone.evaluate(GOAL))
    phone.wait_for_function(TAKEN, arg=at, timeout=PATIENCE)
    table.confirm()
    assert table.ply() > at
    assert table.errors == []
