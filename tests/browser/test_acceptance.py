"""What the table is accepted by, and which test holds each point; what stands nowhere else is here.

A battle card, before, at and after the dice
  1 all outcomes in sight, sum 1   test_stage: every outcome is in sight; test_phone: a battle is fought
  2 the same by touch alone        test_phone: a battle is fought by thumb
  3 a result stays until closed    test_stage: a result stays until it is closed
  4 its losses are the board's     test_stage: the losses of the card are those of the board
  5 the log opens the same card    test_stage: a result stays until it is closed
  6 no id is read                  reading.py, in test_stage, test_others and test_road
The other side's turn
  1 a chip a step, the log seen    test_others: each step of the others is a chip
  2 drawn as the replay has it     the same
  3 every card by name             the same
  4 places that changed hands      test_others: what changed is told at once
  5 at once: no motion, all told   the same
  6 nothing the seat cannot know   as 1; tests/server/test_story.py for the whole of a match
How one wins and loses
  1 aims of scenarios and seats    here; that all ends are aims: tests/games
  2 the last unit out of Sevilla   test_hands: the last unit out of sevilla is warned of
  3 V in every state               here
  4 final and warned: its button   test_hands: nothing final goes without the main button
Hands-on
  1 a stack in three clicks        test_hands: a stack goes in three clicks; test_play: a counter is dragged
  2 the panel stays open           the same
  3 one undo for a group           test_hands: a whole way is taken back by one undo
  4 final by the main button       test_hands: nothing final goes without the main button
  5 a button that is not there     test_hands: a button that is not there says why
  6 prices are what is taken       here, and tests/games/arriba/test_stakes.py
On a phone, 390 x 844 and 320 x 640
  hand, battle                     test_phone, with targets and prompt in sight, a battle with its place
  the others' turn                 test_phone, in Crusade
  stack, all five thumbs           test_hands: the thumbs of a phone, as far as to open them
Fit for everybody, by axe          test_pages for each page, light, dark and on a phone; the others as they go
"""

from __future__ import annotations

import json
import random
import re
import urllib.request
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import GAMES, Server
from tests.browser.seat import Seat, seated
from tests.browser.table import PATIENCE, Table, accessible
from tests.browser.test_hands import begin

from frente import games
from frente.server import present

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def told(server: Server, made: dict[str, Any], path: str) -> Any:
    address = f"{server.address}/api/matches/{made['match']['id']}/{path}"
    request = urllib.request.Request(address, headers={"authorization": f"Bearer {made['mine']['link']}"})
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


@pytest.mark.parametrize("slug", GAMES)
def test_every_scenario_briefs_every_seat(server: Server, slug: str) -> None:
    """With an aim of its own, each by a rule of the game, and something to begin with."""
    game = games.load(slug)
    rules = {rule["id"] for rule in present.rules(game)}
    for scenario in game.scenarios:
        seats = game.seats(scenario.id, game.full_options(scenario.id, {}))
        made = server.begin(game=slug, scenario=scenario.id, seats=dict.fromkeys(seats, "me"))
        for seat in seats:
            briefing = told(server, made, f"briefing?seat={seat}")
            assert [aim for aim in briefing["aims"] if aim["seat"] == seat], (scenario.id, seat)
            assert {aim["rule"] for aim in briefing["aims"]} <= rules
            assert briefing["first"]


def aims_by_key(page: Page) -> None:
    panel = page.locator("[data-aims=panel]")
    page.keyboard.press("v")
    expect(panel.locator("[data-aim]").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("v")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("slug", GAMES)
def test_the_aims_are_a_key_away_in_every_state(
    server: Server, page: Page, browser: Browser, browser_context_args: dict[str, Any], slug: str
) -> None:
    """On one's turn and off it, for who only watches, and after the end."""
    game = games.load(slug)
    scenario = {"santander": "quick"}.get(slug, game.scenarios[0].id)
    first, second, *rest = game.seats(scenario, game.full_options(scenario, {}))
    seats = {first: "me", second: "friend", **dict.fromkeys(rest, "bot:random")}
    made = server.begin(game=slug, scenario=scenario, seats=seats)
    context = browser.new_context(**browser_context_args)
    pages = (page, context.new_page())
    tables = [Table(one) for one in pages]
    tables[0].open(server.link(made))
    pages[1].goto(server.link(made, "friend"))
    pages[1].get_by_role("button", name=re.compile("^Play ")).click(timeout=PATIENCE)
    pages[1].wait_for_url("**/#/match/**")
    tables[1].open(pages[1].url)
    assert sorted(one.locator(".prompt.off").count() for one in pages) == [0, 1]
    for one in pages:
        aims_by_key(one)
    with seated(server, made) as player:
        reply = player.asked("resign", seat=player.seat)
        assert reply["type"] == "done", reply
    for one in pages:
        expect(one.locator("[data-ending]")).to_be_visible(timeout=PATIENCE)
        aims_by_key(one)
    Table(page).open(server.link(made, "watch"))
    aims_by_key(page)
    page.keyboard.press("v")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert accessible(page) == [], scheme
    assert [table.errors for table in tables] == [[], []]
    context.close()


# --- prices ---------------------------------------------------------------------------------------
def in_purse(ask: dict[str, Any]) -> int:
    return sum(purse["have"] for purse in ask.get("purse", []))


def until_priced(player: Seat, luck: random.Random) -> None:
    """On, at random, to an ask whose answers have prices."""
    for _ in range(60):
        assert player.until_asked()
        options = player.ask["options"]
        if any(price["amount"] for one in options for price in one.get("price", [])):
            return
        verb = luck.choice(sorted({one["token"].split()[0] for one in options}))
        player.answer(luck.choice([one["token"] for one in options if one["token"].split()[0] == verb]))
    raise AssertionError("nothing is ever to be paid for")


@pytest.mark.parametrize("slug", ["arriba", "crusade", "espana"])
def test_what_is_bought_costs_what_the_list_says(server: Server, page: Page, slug: str) -> None:
    """The tag of an answer is what is missing from the purse after it."""
    made, _ = begin(server, slug)
    with seated(server, made) as player:
        until_priced(player, random.Random(f"prices {slug}"))
        table = Table(page).open(server.link(made))
        table.wait_for_my_move()
        page.get_by_role("tab", name="Choices").click()
        had, at = in_purse(player.ask), table.ply()
        line = page.locator(".choices [data-token]:has([data-price]:not([data-price='0']))").first
        expect(line).to_be_visible(timeout=PATIENCE)
        tags = line.locator("[data-price]").evaluate_all("(all) => all.map((tag) => tag.dataset.price)")
        line.click()
        page.wait_for_function(
            "at => document.querySelector('.app[data-meant]') "
            "|| Number(document.querySelector('.app').dataset.ply) > at",
            arg=at,
            timeout=PATIENCE,
        )
        if table.ply() == at:
            table.confirm()
        table.wait_past(at)
        while player.ply == at:
            player.hear()
        player.until_asked()
        while not player.ask["purse"]:  # what was bought is set out first
            player.answer()
            player.until_asked()
    price = sum(int(tag) for tag in tags)
    assert price > 0
    assert in_purse(player.ask) == had - price
    assert table.errors == []
