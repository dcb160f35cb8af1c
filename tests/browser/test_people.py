"""People with an account: on every device the same matches."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table, accessible
from tests.browser.test_play import AGAINST_BOT, LAST_TURN

pytestmark = pytest.mark.browser
PASSWORD = "a long road to Teruel"


def sign(page: Page, server: Server, how: str, name: str, address: str = "") -> None:
    page.goto(f"{address or server.address}/#/account")
    page.get_by_text(how, exact=True).first.click()
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.get_by_role("button", name=how, exact=True).click()
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible(timeout=PATIENCE)


def test_a_guest_signs_up_and_plays_on_from_another_device(
    server: Server, page: Page, browser: Browser
) -> None:
    made = server.begin(seats=AGAINST_BOT, position=LAST_TURN)
    page.goto(server.link(made))
    Table(page).wait_for_my_move()
    sign(page, server, "Make an account", "Dolores")
    assert accessible(page) == []
    with browser.new_context() as elsewhere:
        other = elsewhere.new_page()
        sign(other, server, "Sign in", "dolores".capitalize())
        other.goto(f"{server.address}/#/mine")
        row = other.locator(f'[data-match="{made["match"]["id"]}"]')
        expect(row).to_be_visible(timeout=PATIENCE)
        assert accessible(other) == []
        row.get_by_role("link", name="Play").click()
        Table(other).wait_for_my_move()
        # Signing out everywhere ends it there too.
        page.get_by_role("button", name="Sign out everywhere").click()
        expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible(timeout=PATIENCE)
        other.goto(f"{server.address}/#/account")
        expect(other.get_by_role("button", name="Sign in", exact=True)).to_be_visible(timeout=PATIENCE)
    page.goto(server.link(made))  # the link still holds the seat
    Table(page).wait_for_my_move()


def test_a_passkey_opens_the_account_and_a_push_is_shown(server: Server, page: Page) -> None:
    """By a device that Chromium plays; and what a carrier brings is told by the worker, once a match."""
    address = f"http://localhost:{server.port}"  # passkeys need a name
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    device |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    sign(page, server, "Make an account", "Amparo", address)
    page.get_by_text("None made", exact=True).click()
    page.get_by_role("textbox", name="What this one is called").fill("Telephone")
    page.locator('[name="passkey-password"]').fill(PASSWORD)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("1 passkey", exact=True)).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click(timeout=PATIENCE)
    expect(page.get_by_text("Signed in as Amparo")).to_be_visible(timeout=PATIENCE)
    # Nothing runs beside the page before somebody wants to be told.
    registered = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
    assert page.evaluate(registered) == 0
    page.context.grant_permissions(["notifications"], origin=address)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => undefined)")
    page.wait_for_function(
        "() => navigator.serviceWorker.ready.then((w) => w.active.state === 'activated')", timeout=PATIENCE
    )
    for _ in range(600):
        if found:
            break
        page.wait_for_timeout(100)
    said = json.dumps({"title": "Your turn", "text": "Toy", "tag": "m1", "link": "/#/match/m1/"})
    wanted = {"origin": address, "registrationId": found[-1], "data": said}
    shown = "navigator.serviceWorker.ready.then((w) => w.getNotifications()).then((all) => "
    shown += "all.map((n) => n.title + ': ' + n.body).join() === 'Your turn: Toy')"
    for _ in range(2):
        tools.send("ServiceWorker.deliverPushMessage", wanted)
    page.wait_for_function(f"() => {shown}", timeout=PATIENCE)
    page.get_by_text("1 passkey", exact=True).click()
    page.locator("[data-devices]").get_by_role("button", name="Remove").click()
    expect(page.get_by_text("None made", exact=True)).to_be_visible(timeout=PATIENCE)


def test_two_meet_at_a_table_and_agree_on_a_draw(server: Server, page: Page, browser: Browser) -> None:
    sign(page, server, "Make an account", "Federica")
    page.goto(f"{server.address}/#/new/arriba")
    page.get_by_text("Somebody at a table", exact=True).click()
    page.get_by_text("3 days", exact=True).click()
    page.get_by_role("button", name="Make a table").click()
    mine = page.locator("[data-table]")
    expect(mine).to_contain_text("Federica", timeout=PATIENCE)
    expect(mine).to_contain_text("3 d for each turn of answers, 4 d in reserve, 14 days off")
    assert accessible(page) == []
    with browser.new_context() as elsewhere:
        other = elsewhere.new_page()
        sign(other, server, "Make an account", "Buenaventura")
        other.goto(f"{server.address}/#/lobby")
        other.get_by_role("button", name="Sit down").first.click()
        expect(other.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
        page.get_by_role("link", name="Play", exact=True).click(timeout=PATIENCE)
        expect(page.locator("[data-spot]").first).to_be_attached(timeout=PATIENCE)
        for who in (page, other):  # each sees both clocks, of which one runs at least
            expect(who.locator("[data-clock]")).to_have_count(2, timeout=PATIENCE)
            expect(who.locator("[data-clock]").first).to_contain_text(" d")
        for who, says in ((page, "Offer a draw"), (other, "Agree to a draw")):
            who.keyboard.press("Escape")  # past the briefing
            who.get_by_role("button", name="Share").first.click()
            who.get_by_role("button", name=says).click(timeout=PATIENCE)
        expect(page.get_by_text("agreed on a draw").first).to_be_visible(timeout=PATIENCE)
        page.goto(f"{server.address}/#/people/Federica")
        expect(page.locator("[data-match]")).to_contain_text("only you see this", timeout=PATIENCE)
        assert accessible(page) == []
        other.goto(f"{server.address}/#/people/Federica")
        expect(other.get_by_text("No match is to be seen here.")).to_be_visible(timeout=PATIENCE)
