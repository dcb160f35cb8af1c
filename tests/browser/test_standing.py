"""Every counter drawn stands where the match says, after every answer of either side: in every game.

A match is played at random, by clicks and keys, against the computer. After each message that changes the
board the page is looked at as it is drawn; afterwards the server is asked how the match stood at each of
these plies, and both are compared. Where a counter belongs is worked out here, from the layout and the view
alone: the page's own reckoning is what is on trial.
"""

from __future__ import annotations

import json
import random
import urllib.request
from statistics import mean
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Server
from tests.browser.table import AT_ONCE, Table

from frente import games

ANSWERS = 60
MOST = 240
SNAPSHOTS = """
window.drawn = [];
window.answers = 0;
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  send(text) {
    if (["answer", "answers"].includes(JSON.parse(text).type)) window.answers += 1;
    super.send(text);
  }
  set onmessage(hear) {
    super.onmessage = async (message) => {
      const told = JSON.parse(message.data);
      hear(message);
      if (told.type !== "view" && told.type !== "delta") return;
      for (let n = 0; n < 8; n++) await null;  // the page draws before the next message comes
      const piles = [...document.querySelectorAll("[data-pile]")].map((pile) => {
        const at = pile.parentElement.transform.baseVal.getItem(0).matrix;
        const shown = [...pile.querySelectorAll("[data-piece]")].map((piece) => piece.dataset.piece);
        return { x: at.e, y: at.f, ids: pile.dataset.pieces.split(" "), shown };
      });
      window.drawn = window.drawn.filter((seen) => seen.ply < told.ply);  // what was taken back is no more
      window.drawn.push({ ply: told.ply, shown: Number(document.querySelector(".app").dataset.ply), piles });
    };
  }
};
"""
# Has a counter gone farther than another stack pushes it?
MOVED = """
() => {
  const first = new Map();
  const far = (id, { x, y }) => {
    const at = first.get(id) ?? [x, y];
    first.set(id, at);
    return Math.hypot(at[0] - x, at[1] - y) > 100;
  };
  return window.drawn.some(({ piles }) => piles.some((pile) => pile.ids.some((id) => far(id, pile))));
}
"""
# What a person could click on now: each thing where it lies on top.
CLICKABLE = """
() => {
  const wanted = ".prompt [data-token]:not(:disabled), .choices [data-token]:not(:disabled), .card.may, " +
    ".dock button, .prices button:not(:disabled), [data-row][aria-selected=false]:not(.no), [data-deed], " +
    "[data-pile]:has(.go, .chip-go, .group-ring.may)";
  const found = [];
  for (const thing of document.querySelectorAll(wanted)) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top && thing.contains(top)) {
      const where = thing.closest(".prompt, .choices, .prices, .card, .dock, [data-stack]");
      found.push({ x, y, kind: where ? where.classList[0] : "pile" });
    }
  }
  return { things: found, answers: window.answers };
}
"""

# What is final waits for the main button. It may be gone by now: the answer is under way.
CONFIRM = """
() => {
  const main = document.querySelector(".app[data-meant] .prompt .btn.p:not(:disabled)");
  main?.click();
  return !!main;
}
"""


class Hand:
    """Clicks and presses keys at random, as somebody does who wants to get on."""

    def __init__(self, table: Table, luck: random.Random) -> None:
        self.table, self.page, self.luck = table, table.page, luck
        self.used: set[str] = set()
        self.answers = self.idle = 0

    def act(self) -> None:
        """One click, or a key or two. Where that leads nowhere, the list of choices does."""
        seen: dict[str, Any] = self.page.evaluate(CLICKABLE)
        things: list[dict[str, Any]] = seen["things"]
        self.idle = 0 if seen["answers"] > self.answers else self.idle + 1
        self.answers = seen["answers"]
        if self.idle > 4 and self.page.evaluate(CONFIRM):
            return
        if self.idle > 4:
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("c")
            self.page.wait_for_timeout(600)  # a list that has just changed takes no click
            things = self.page.evaluate(CLICKABLE)["things"]
        kinds = sorted({thing["kind"] for thing in things})
        way = "choices" if self.idle > 4 else self.luck.choice([*kinds, "keys"])
        if way == "keys":
            for _ in range(self.luck.randint(1, 3)):
                self.page.keyboard.press(".")
            self.page.evaluate("() => new Promise(requestAnimationFrame)")  # so the focus has moved
            self.page.keyboard.press("Enter")
        elif way in kinds:
            thing = self.luck.choice([thing for thing in things if thing["kind"] == way])
            self.page.mouse.click(thing["x"], thing["y"])
        self.used.add(way)
        assert self.idle < 40, f"nothing can be done: {self.table.prompt} {self.table.state()}"


def moment(server: Server, made: dict[str, Any], seat: str, ply: int) -> dict[str, Any]:
    address = f"{server.address}/api/matches/{made['match']['id']}/replay?ply={ply}&seat={seat}"
    request = urllib.request.Request(address, headers={"authorization": f"Bearer {made['mine']['link']}"})
    with urllib.request.urlopen(request, timeout=120) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


class Board:
    """Where the spots of a layout are."""

    def __init__(self, layout: dict[str, Any]) -> None:
        self.hexes = {h["id"]: h for h in (layout.get("hexes") or {}).get("cells", [])}
        self.places = {p["id"]: p for p in layout.get("places") or []}
        self.trays = {t["id"]: t for t in layout.get("trays") or []}

    def anchor(self, place: str, seat: str) -> tuple[float, float]:
        """The point round which the counters of a place's seat stand."""
        spot = self.hexes.get(place) or self.places[place]
        seats = {s["id"]: s for s in spot.get("seats") or []}
        at = seats.get(seat, {})
        return spot["x"] + at.get("dx", 0), spot["y"] + at.get("dy", 0)

    def faults(self, view: dict[str, Any], piles: list[dict[str, Any]]) -> list[str]:
        """What is drawn otherwise than the view says."""
        pieces = {p["id"]: p for p in view["pieces"]}
        known = {*self.hexes, *self.places, *self.trays}
        wanted = sorted(id for id, piece in pieces.items() if piece["place"] in known)
        drawn = sorted(id for pile in piles for id in pile["ids"])
        wrong = [f"{id} is not drawn once" for id in {*wanted} ^ {*drawn}]
        if len(drawn) != len(set(drawn)):
            wrong.append("a counter is drawn twice")
        seats: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for pile in piles:
            spots = {(pieces[id]["place"], pieces[id].get("seat", "")) for id in pile["ids"] if id in pieces}
            if len(spots) != 1:
                wrong.append(f"the pile {pile['ids']} holds counters of {sorted(spots)}")
                continue
            seats.setdefault(spots.pop(), []).append(pile)
            uppermost = min(pile["ids"], key=lambda id: pieces[id].get("order", 0))
            if pile["shown"] and pieces[pile["shown"][-1]].get("order", 0) != pieces[uppermost].get(
                "order", 0
            ):
                wrong.append(f"{pile['shown'][-1]} lies on top, not {uppermost}")
        for (place, seat), here in seats.items():
            x, y = mean(pile["x"] for pile in here), mean(pile["y"] for pile in here)
            tray = self.trays.get(place)
            if tray is not None:
                inside = 0 <= x - tray["x"] <= tray["w"] and 0 <= y - tray["y"] <= tray["h"]
                at: Any = (tray["x"], tray["y"])
            else:
                at = self.anchor(place, seat)
                inside = abs(x - at[0]) < 2 and abs(y - at[1]) < 8
            if not inside:
                wrong.append(f"{here[0]['ids']} of {place} {seat} stand at {x:.0f}, {y:.0f}, not at {at}")
        return wrong


@pytest.mark.parametrize("slug", games.slugs())
def test_every_counter_stands_where_the_match_says(server: Server, page: Page, slug: str) -> None:
    game = games.load(slug)
    luck = random.Random(f"standing {slug}")
    scenario = game.scenarios[0].id
    seats = list(game.seats(scenario, game.full_options(scenario, {})))
    mine = luck.choice(seats)
    page.add_init_script(AT_ONCE)
    page.add_init_script(SNAPSHOTS)
    compared = 0
    used: set[str] = set()
    moved: set[tuple[str, str]] = set()
    while compared < ANSWERS:
        made = server.begin(game=slug, seats={seat: "me" if seat == mine else "bot:random" for seat in seats})
        table = Table(page).open(server.link(made))
        hand = Hand(table, luck)
        # A busy machine may draw two answers at once, and where nothing has moved yet it goes on.
        while hand.answers < ANSWERS - compared or (hand.answers < MOST and not page.evaluate(MOVED)):
            table.wait_for_my_move()
            if table.over:
                break
            hand.act()
        used |= hand.used
        table.wait_for_my_move()
        drawn: list[dict[str, Any]] = page.evaluate("() => window.drawn")
        address = f"{server.address}/api/matches/{made['match']['id']}/layout"
        headers = {"authorization": f"Bearer {made['mine']['link']}"}
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as told:
            board = Board(json.load(told))
        assert table.errors == []
        for picture in drawn:
            said = moment(server, made, mine, picture["ply"])
            assert said["ply"] == picture["ply"] == picture["shown"]
            assert board.faults(said["view"], picture["piles"]) == [], f"at ply {picture['ply']}"
            moved |= {(piece["id"], piece["place"]) for piece in said["view"]["pieces"]}
            compared += 1
        page.goto("about:blank")
    assert {"keys", "prompt"} <= used
    assert len(moved) > len({id for id, _ in moved}), "no counter moved"
