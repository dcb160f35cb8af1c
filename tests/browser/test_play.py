"""Playing in real Chromium: by mouse, by keyboard, by links, through reloads and restarts."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, STATE, Table

from frente import games

AGAINST_BOT = {"rebel": "me", "government": "bot:random"}
LAST_TURN: dict[str, Any] = {
    "turn": 14,
    "control": {"new-castile": "contested", "old-castile": "rebel"},
    "groups": [
        {
            "place": "toledo",
            "seat": "large",
            "units": ["nationalist one-step-division", "nationalist brigade"],
        },
        {"place": "segovia", "seat": "city", "units": ["nationalist brigade", "nationalist brigade"]},
        {"place": "toledo", "seat": "city", "units": ["popular-army brigade", "popular-army brigade"]},
        {"place": "madrid", "seat": "city", "units": ["popular-army brigade", "popular-army brigade"]},
    ],
    "turn_first": "government",
    "side": "rebel",
    "phase": "movement",
}
COMBAT = LAST_TURN | {"phase": "combat"}


def test_from_home_to_a_match_in_two_clicks(server: Server, page: Page) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="Play", exact=True).first.click()
    page.get_by_role("button", name="Play The Spanish Civil War").click()
    table = Table(page)
    expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    table.wait_for_my_move()
    assert "match" in page.url
    page.goto(f"{server.address}/#/mine")
    expect(page.get_by_role("link", name="Arriba España")).to_be_visible()


def test_a_short_match_against_a_bot_by_clicking(server: Server, page: Page) -> None:
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    table = Table(page).open(server.link(made))
    for _ in range(60):
        table.wait_for_my_move()
        if table.over:
            break
        table.act()
    assert table.over, table.prompt
    expect(page.locator("[data-ending] h2")).to_have_text("You lose")
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    assert table.errors == []


def test_a_short_match_by_keyboard_alone(server: Server, page: Page) -> None:
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    # A battlegroup moves: next place to act in, choose, the nearest target, go.
    page.locator("[data-spot][tabindex='0']").focus()
    before = table.ply()
    page.keyboard.press(".")
    page.keyboard.press("Enter")
    table.wait_past(before)
    state, before = table.state(), table.ply()
    page.keyboard.press(".")
    page.keyboard.press("Enter")
    page.wait_for_function(f"state => ({STATE})() !== state", arg=state, timeout=PATIENCE)
    if table.ply() == before:  # into the city, or outside it?
        page.keyboard.press("1")
    table.wait_past(before)
    for _ in range(60):
        table.wait_for_my_move()
        if table.over:
            break
        state = table.state()
        for key in ("x", "Enter", "1"):
            page.keyboard.press(key)
            page.wait_for_timeout(120)
            if table.state() != state:
                break
        else:
            page.keyboard.press(".")
            page.keyboard.press("Enter")
            page.wait_for_timeout(120)
    assert table.over, table.prompt
    assert table.errors == []


def test_two_browsers_by_links(
    server: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    both = LAST_TURN | {"turn_first": "rebel"}  # the Government's own turn follows
    made = server.begin(seats={"rebel": "me", "government": "friend"}, position=both)
    here, there, beside = (Table(browser.new_context(**browser_context_args).new_page()) for _ in range(3))
    here.open(server.link(made))
    beside.open(server.link(made, "watch"))
    there.page.goto(server.link(made, "friend"))
    expect(there.page.get_by_text("somebody arranged the position")).to_be_visible()
    there.page.get_by_role("button", name="Play Government").click()
    there.open(there.page.url)
    here.wait_for_my_move()
    there.wait_for("Waiting for")
    expect(there.page.locator(".bar")).to_contain_text("online")
    before = here.ply()
    here.buttons.first.click()
    for other in (here, there, beside):
        other.wait_past(before)
    assert here.ply() == there.ply() == beside.ply()
    for _ in range(30):
        if there.page.locator(".prompt:not(.off)").count():
            break
        if here.page.locator(".prompt:not(.off)").count():
            here.act()
        here.page.wait_for_timeout(150)
    there.wait_for_my_move()
    there.act()
    assert beside.undo.count() == 0  # a spectator only looks on
    assert here.errors == there.errors == beside.errors == []
    for table in (here, there, beside):
        table.page.context.close()


def test_an_invitation_is_good_for_one(
    server: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    """One makes a match for a friend, takes the first invitation back, and sends the second."""
    here, friend, thief = (Table(browser.new_context(**browser_context_args).new_page()) for _ in range(3))
    here.page.goto(f"{server.address}/#/new/arriba")
    here.page.get_by_text("A friend", exact=True).click()
    here.page.get_by_role("button", name="with a friend").click()
    field = here.page.get_by_label("Invitation to play")
    first = field.input_value()
    assert "/#/join/" in first
    assert "/#/match/" not in first
    here.page.get_by_role("link", name="Go to the match").click()
    here.page.get_by_role("button", name="Share").click()
    expect(field).to_have_value(first)
    here.page.get_by_role("button", name="Take it back").click()
    expect(field).not_to_have_value(first)
    second = field.input_value()

    friend.page.goto(first)
    expect(friend.page.get_by_role("alert")).to_contain_text("taken back")
    friend.page.goto(second)
    friend.page.get_by_role("button", name="Play", exact=False).last.click()
    expect(friend.page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    link = friend.page.url
    friend.page.goto(second)  # the same person again comes to the match
    expect(friend.page).to_have_url(link)
    thief.page.goto(second)
    expect(thief.page.get_by_role("alert")).to_contain_text("used already")

    here.page.reload()
    here.page.get_by_role("button", name="Share").click()
    expect(here.page.get_by_text("Somebody has taken up the invitation")).to_be_visible()
    kept = here.page.evaluate("JSON.stringify(localStorage)")
    assert link.rsplit("/", 1)[1] not in kept  # whoever made the match never gets to know the friend's link
    for table in (here, friend, thief):
        table.page.context.close()


def test_why_not_names_the_rule(server: Server, page: Page) -> None:
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    before = table.ply()
    table.click_place("madrid")
    toast = page.locator("[data-toast='why']")
    expect(toast).to_be_visible(timeout=PATIENCE)
    chip = toast.get_by_role("button", name="open this rule").first
    rule = chip.inner_text()
    expect(page.get_by_role("alert")).to_contain_text(toast.locator("b").first.inner_text())
    chip.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator(f'[data-rule="{rule}"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    assert table.ply() == before
    assert table.errors == []


def test_undo_takes_back_and_says_when_it_cannot(server: Server, page: Page) -> None:
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    table.undo.click()
    expect(page.locator("[data-toast='why']")).to_contain_text("nothing to take back", timeout=PATIENCE)
    start, prompt = table.ply(), table.prompt
    while table.ply() == start:
        table.lit.first.dispatch_event("click")
        page.keyboard.press(".")
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    for _ in range(4):
        if table.ply() == start:
            break
        page.keyboard.press("z")
        page.wait_for_timeout(250)
    assert (table.ply(), table.prompt) == (start, prompt)


def test_reload_in_mid_turn(server: Server, page: Page) -> None:
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    table.act()
    table.wait_for_my_move()
    ply, prompt = table.ply(), table.prompt
    page.reload()
    table.wait_for(prompt)
    assert table.ply() == ply
    assert table.errors == []


def test_server_killed_and_started_again_in_mid_match(page: Page, tmp_path: Path) -> None:
    server = Server(tmp_path, ("arriba",))
    server.start()
    try:
        made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
        table = Table(page).open(server.link(made))
        table.wait_for_my_move()
        table.act()
        table.wait_for_my_move()
        ply, prompt = table.ply(), table.prompt
        server.stop(signal.SIGKILL)
        expect(page.locator(".prompt.lost")).to_contain_text("Connection lost", timeout=PATIENCE)
        server.start()
        table.wait_for(prompt)
        assert table.ply() == ply
        table.act()
    finally:
        server.stop()


def test_odds_before_a_commitment(server: Server, page: Page) -> None:
    made = server.begin(seats=AGAINST_BOT, position=COMBAT)
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    before = table.ply()
    table.lit.first.dispatch_event("click")
    table.wait_past(before)
    odds = page.locator("[data-odds]")
    expect(odds).to_be_visible(timeout=PATIENCE)
    expect(odds).to_contain_text("%")
    expect(odds.get_by_role("button", name="open this rule").first).to_be_visible()
    before = table.ply()
    page.wait_for_timeout(300)
    assert table.ply() == before  # dice wait for the button
    page.locator(".prompt .btn.p").click()
    table.wait_past(before)
    expect(page.locator(".log .dice").first).to_be_visible()


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_is_played_by_the_same_page(server: Server, page: Page, slug: str) -> None:
    game = games.load(slug)
    scenario = game.scenarios[0].id
    mine, *others = game.seats(scenario, game.full_options(scenario, {}))
    made = server.begin(game=slug, seats={mine: "me", **dict.fromkeys(others, "bot:random")})
    table = Table(page)
    page.goto(server.link(made))
    if page.locator("[data-spot]").count() == 0:
        expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
    for _ in range(5):
        table.wait_for_my_move()
        if table.over:
            break
        table.act()
    assert table.errors == []


@pytest.mark.skipif("espana" not in games.slugs(), reason="no game with hidden hands")
def test_a_shared_screen_is_handed_over(server: Server, page: Page) -> None:
    made = server.begin(game="espana", seats={"nationalist": "me", "republican": "me"})
    table = Table(page)
    page.goto(server.link(made))
    seen: list[str] = []
    for _ in range(2):
        take = page.get_by_role("button", name="I am ")
        expect(take).to_be_visible(timeout=PATIENCE)
        assert page.locator("[data-spot], .card, .log p").count() == 0  # nothing of the other seat remains
        seen.append(page.locator(".handover h1").inner_text())
        take.press("Enter")
        expect(page.locator(".card").first).to_be_visible(timeout=PATIENCE)
        while page.locator(".handover").count() == 0:
            table.act_or_hand_over()
    assert len(set(seen)) == 2
    assert table.errors == []


def centre(page: Page, css: str) -> tuple[float, float]:
    box = page.locator(css).first.bounding_box()
    assert box is not None, css
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Does the map lie uppermost there?
ON_MAP = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('svg.board, .board svg, main.stage svg')"


def centres(page: Page, css: str) -> list[list[float]]:
    boxes = [found.bounding_box() for found in page.locator(css).all()]
    return [[box["x"] + box["width"] / 2, box["y"] + box["height"] / 2] for box in boxes if box]


def test_a_counter_is_dragged_where_the_costs_say_it_can_go(server: Server, page: Page) -> None:
    seats = {"nationalist": "me", "republican": "bot:random"}
    made = server.begin(game="santander", scenario="quick", seats=seats)
    table = Table(page).open(server.link(made))
    table.wait_for("Move a unit")
    start = table.ply()
    page.mouse.move(*centre(page, "[data-pile]:has(.go, .chip-go, .group-ring)"))
    page.mouse.down()
    page.mouse.move(700, 300, steps=5)
    expect(page.locator("[data-cost]").first).to_be_visible(timeout=PATIENCE)
    x, y = next(at for at in centres(page, "[data-cost]") if page.evaluate(ON_MAP, at))
    page.mouse.move(x, y, steps=5)
    page.mouse.up()
    table.wait_past(start + 1)
    table.wait_for("Move a unit")
    page.get_by_role("tab", name="Choices").click()
    page.locator(".choices [data-token]").first.click()
    table.wait_for("Where does it go?")
    page.keyboard.press("z")
    table.wait_for("Move a unit")
    page.keyboard.press("Shift+Z")
    table.wait_for("Where does it go?")
    page.keyboard.press("0")  # the whole map
    expect(page.locator(".mini")).to_have_count(0)
    for _ in range(4):
        page.keyboard.press("+")
    expect(page.locator(".mini")).to_be_visible()
    assert table.errors == []


def test_a_hex_says_what_it_sees_and_why_not_more(server: Server, page: Page) -> None:
    made = server.begin(game="barricadas", seats={"republican": "me", "nationalist": "me"})
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    page.mouse.move(*centre(page, '[data-spot="C107"]'))
    page.keyboard.press("s")
    expect(page.locator(".sight[role=status]")).to_contain_text("sees", timeout=PATIENCE)
    expect(page.locator(".veil")).to_be_attached()
    page.mouse.move(*centre(page, '[data-spot="C1112"]'), steps=4)
    expect(page.locator(".ray")).to_be_attached(timeout=PATIENCE)
    expect(page.locator(".ray.cut")).to_be_attached()
    expect(page.locator(".sight .rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".veil")).to_have_count(0)
    assert table.errors == []


def test_a_position_is_kept_as_a_file_and_played_from_it(server: Server, page: Page, tmp_path: Path) -> None:
    made = server.begin(game="barricadas", seats={"republican": "me", "nationalist": "me"})
    table = Table(page).open(server.link(made))
    table.wait_for_my_move()
    prompt = table.prompt
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep the position").click()
    file = tmp_path / "position.toml"
    kept.value.save_as(file)
    page.goto(f"{server.address}/#/mine")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".given")).to_be_visible(timeout=PATIENCE)
    page.get_by_text("This screen").click()
    page.locator("form button[type=submit]").click()
    table.wait_for(prompt)
    assert table.errors == []


def test_a_match_between_computers_is_watched_at_ones_own_pace(page: Page, tmp_path: Path) -> None:
    """It stands still, goes on answer by answer, and then by itself, as quick as one wants."""
    server = Server(tmp_path, ("crusade",), pause=0.1)
    server.start()
    try:
        made = server.begin(game="crusade", seats={"nat": "bot:random", "rep": "bot:random"})
        table = Table(page).open(server.link(made, "watch"))
        page.get_by_role("button", name="Pause").click()
        page.wait_for_timeout(300)
        ply = table.ply()
        page.wait_for_timeout(700)
        assert table.ply() == ply
        forward = page.get_by_role("button", name="One step on")
        for _ in range(3):
            before = table.ply()
            forward.click()
            table.wait_past(before)
        stood = table.ply()
        page.wait_for_timeout(300)
        assert table.ply() == stood
        page.get_by_label("Pace").select_option("1")
        page.get_by_role("button", name="Play", exact=True).click()
        table.wait_past(stood)
        page.get_by_label("Pace").select_option("0")
        table.wait_past(stood + 20)
        assert table.errors == []
    finally:
        server.stop()
