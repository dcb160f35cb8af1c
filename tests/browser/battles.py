"""A fight of each game, up to the dice: a position, who plays, and the answers that lead there."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.table import PATIENCE, Table
from tests.browser.test_play import COMBAT

POSITIONS = Path(__file__).parents[1] / "positions"


@dataclass
class Fight:
    game: str
    me: str
    you: str
    answers: tuple[str, ...]
    """Those before the one that ends in dice."""
    last: str
    """The answer that ends in dice, or lets the other side end in them."""
    position: str = ""
    chosen: str = ""
    """What is pointed at to have the last answer in hand, where it is not a button."""
    more: dict[str, Any] = field(default_factory=dict)

    def begin(self, server: Server) -> dict[str, Any]:
        wanted: dict[str, Any] = {"seats": {self.me: "me", self.you: "bot:random"}, **self.more}
        if self.position:
            with (POSITIONS / self.game / f"{self.position}.toml").open("rb") as file:
                told = tomllib.load(file)
            wanted["position"] = told["set"]
            if "scenario" in told:
                wanted["scenario"] = told["scenario"]
        return server.begin(game=self.game, **wanted)


FIGHTS = {
    fight.game: fight
    for fight in (
        Fight("arriba", "rebel", "government", ("attack g1",), "on g3", more={"position": COMBAT}),
        Fight(
            "crusade",
            "nat",
            "rep",
            ("ops N41", "activate-attack belchite", "done", "attack caspe"),
            "done",
            "cc-lost-combat",
        ),
        Fight(
            "santander",
            "nationalist",
            "republican",
            ("attack 2206", "join n1-3", "join n4-1", "join n4-2", "join n4-3", "join n5-1", "launch"),
            "enough",
            "odds-and-crt",
        ),
        Fight(
            "espana",
            "nationalist",
            "republican",
            ("battle gen-varela", "attack n-leg-s1 r-ana-s1", "support tank-cv-33-1"),
            "bonus n-01",
            "combat-varela-rojo",
            "n-01",
        ),
        Fight(
            "barricadas",
            "republican",
            "nationalist",
            ("fire rep-mmg-x1", "join rep-infantry-h1"),
            "at C807:AP",
            "diez-fire",
            "C807",
        ),
    )
}


def answer(table: Table, token: str) -> None:
    """Take an answer from the list of choices; one that rolls dice is confirmed by the main button."""
    page = table.page
    table.wait_for_my_move()
    before = table.ply()
    if page.locator(".app.phone").count():
        open_sheet(page)
    page.get_by_role("tab", name="Choices").click()
    line = page.locator(f'.choices [data-token="{token}"]')
    expect(line).to_be_visible(timeout=PATIENCE)
    line.click()
    confirm = f'.prompt .btn.p[data-token="{token}"]'
    page.wait_for_function(
        "([ply, confirm]) => Number(document.querySelector('.app').dataset.ply) > ply || "
        "document.querySelector(confirm + ':not(:disabled)')",
        arg=[before, confirm],
        timeout=PATIENCE,
    )
    page.wait_for_timeout(200)
    if table.ply() == before and page.locator(f"{confirm}:enabled").count():
        page.locator(confirm).click()
    table.wait_past(before)


def open_sheet(page: Page) -> None:
    while page.locator("[data-sheet=full]").count() == 0:
        page.get_by_role("button", name="Change the height").click()


def to_the_dice(table: Table, fight: Fight) -> None:
    """Everything but the last answer, which lies on the stage."""
    for token in fight.answers:
        answer(table, token)
    table.wait_for_my_move()
    table.page.get_by_role("tab", name="Log").click()
    if fight.chosen:
        thing = table.page.locator(f'.card[data-card="{fight.chosen}"], [data-spot="{fight.chosen}"]').first
        thing.dispatch_event("click")
    expect(table.page.locator("[data-battle][data-odds]")).to_be_visible(timeout=PATIENCE)
    table.page.wait_for_timeout(200)


def roll(table: Table, fight: Fight) -> None:
    """The last answer, by the main button or by its own."""
    before = table.ply()
    table.page.locator(f'.prompt [data-token="{fight.last}"]').last.click()
    table.page.wait_for_function(
        "before => document.querySelector('.app[data-meant]') || "
        "Number(document.querySelector('.app').dataset.ply) > before",
        arg=before,
        timeout=PATIENCE,
    )
    table.confirm()
    table.wait_past(before)
