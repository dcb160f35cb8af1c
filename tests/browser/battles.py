"""A fight of each game, up to the dice: a position, who plays, and the answers that lead there."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.seat import Seat, give, seated
from tests.browser.table import PATIENCE, Table
from tests.browser.test_play import COMBAT

POSITIONS = Path(__file__).parents[1] / "positions"
# Nothing has grown or shrunk for three frames: what has to be folded is.
STILL = """
() => new Promise((done) => {
  const all = "[data-stage], [data-stage] *, [data-sheet]";
  const size = () => JSON.stringify([...document.querySelectorAll(all)].map((e) => e.offsetHeight));
  let [was, same] = [size(), 0];
  const look = () => {
    const now = size();
    [was, same] = [now, now === was ? same + 1 : 0];
    same > 2 ? done(true) : requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
"""


# Where a place of the map lies free under a finger.
FREE = """
(place) => {
  const spot = document.querySelector(`[data-spot="${place}"]`);
  const box = spot.getBoundingClientRect();
  const at = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(...at);
  return top?.closest("main.stage svg") ? at : null;
}
"""
LOST = ("lost", "pool", "gone")
"""Where the games lay what is lost."""
DECLINES = ("done", "pass", "end", "none", "stop", "enough")


@dataclass
class Fight:
    game: str
    me: str
    you: str
    answers: tuple[str, ...]
    """Those before the one that ends in dice."""
    last: str
    """The answer that ends in dice, or lets the other side end in them."""
    place: str
    """Where it is fought."""
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
        Fight("arriba", "rebel", "government", ("attack g1",), "on g3", "toledo", more={"position": COMBAT}),
        Fight(
            "crusade",
            "nat",
            "rep",
            ("ops N41", "activate-attack belchite", "done", "attack caspe"),
            "done",
            "caspe",
            "cc-lost-combat",
        ),
        Fight(
            "santander",
            "nationalist",
            "republican",
            ("attack 2206", "join n1-3", "join n4-1", "join n4-2", "join n4-3", "join n5-1", "launch"),
            "enough",
            "2206",
            "odds-and-crt",
        ),
        Fight(
            "espana",
            "nationalist",
            "republican",
            ("battle gen-varela", "attack n-leg-s1 r-ana-s1", "support tank-cv-33-1"),
            "bonus n-01",
            "madrid",
            "combat-varela-rojo",
            "n-01",
        ),
        Fight(
            "barricadas",
            "republican",
            "nationalist",
            ("fire rep-mmg-x1", "join rep-infantry-h1"),
            "at C807:AP",
            "C807",
            "diez-fire",
            "C807",
        ),
    )
}


def at_the_dice(server: Server, fight: Fight) -> dict[str, Any]:
    """A match in which everything but the last answer has been given."""
    made = fight.begin(server)
    with seated(server, made) as player:
        give(player, *fight.answers)
        player.until_asked()
    return made


def look_at_the_dice(server: Server, page: Page, fight: Fight, made: dict[str, Any] | None = None) -> Table:
    """The page of such a match, with the card of the fight on the stage."""
    table = Table(page).open(server.link(made or at_the_dice(server, fight)))
    table.wait_for_my_move()
    take_in_hand(table, fight)
    return table


def take_in_hand(table: Table, fight: Fight) -> None:
    """What the last answer is about is pointed at, where no button has it."""
    if fight.chosen:
        thing = table.page.locator(f'.card[data-card="{fight.chosen}"], [data-spot="{fight.chosen}"]').first
        thing.dispatch_event("click")
    expect(table.page.locator("[data-battle][data-odds] [data-outcome]").first).to_be_visible(
        timeout=PATIENCE
    )
    table.page.wait_for_function(STILL, timeout=PATIENCE)


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


def tap_on(page: Page, thing: str) -> None:
    """A finger on a card of the hand or a place of the map, where it lies free."""
    if page.locator(f'[data-card="{thing}"]').count() or not page.locator(f'[data-spot="{thing}"]').count():
        page.locator("[data-thumb=hand]").tap()
        page.locator(f'[data-card="{thing}"]').tap(timeout=PATIENCE)
        return
    page.wait_for_function(FREE, arg=thing, timeout=PATIENCE)
    page.touchscreen.tap(*page.evaluate(FREE, thing))


def fought(player: Seat, fight: Fight) -> tuple[str, set[str]]:
    """The last answer, and what it needs until the fight is over: its number, and who was hurt."""
    before, known = player.view, {id for id, card in player.fights.items() if card["state"] == "settled"}
    give(player, fight.last)
    while not (done := [card for id, card in player.fights.items() if id not in known and over(card)]):
        assert player.until_asked()
        player.answer()
    steps = [step["n"] for step in done[0]["steps"] if step.get("n") is not None]
    last = max(player.events[n]["ply"] for n in steps)
    after = player.boards[min(ply for ply in player.boards if ply >= last)]
    now = {piece["id"]: piece for piece in after["pieces"]}
    return done[0]["id"], {p["id"] for p in before["pieces"] if is_hurt(p, now.get(p["id"]))}


def over(card: dict[str, Any]) -> bool:
    return card["state"] == "settled" and any(side["dice"] for side in card["sides"])


def is_hurt(was: dict[str, Any], now: dict[str, Any] | None) -> bool:
    """Gone, laid among the lost, with fewer steps, or reduced where a counter tells no steps."""
    if now is None or now.get("steps", 0) < was.get("steps", 0):
        return True
    if "steps" not in was and now.get("face", 0) > was.get("face", 0):
        return True
    where: str = now["place"]
    return where != was["place"] and where.startswith(LOST)


def until_another_turn(player: Seat, number: str) -> None:
    """Play on until the fight is over and others have acted since; my next ask is there then."""
    seen = len(player.heard)
    while True:
        player.until_asked()
        card = player.fights.get(number)
        told = any(heard["type"] == "story" for heard in player.heard[seen:])
        if player.result is not None or (told and (card is None or card["state"] == "settled")):
            return
        tokens = [option["token"] for option in player.ask["options"]]
        player.answer(next((token for token in tokens if token.split()[0] in DECLINES), None))
